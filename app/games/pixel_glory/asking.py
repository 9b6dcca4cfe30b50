"""Asking: the options of each question, and what each leads to."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.amounts import synergy
from app.games.pixel_glory.beginning import aimed, kept, named, opened, targets
from app.games.pixel_glory.dungeon import COMBO, HAND
from app.games.pixel_glory.frames import (
    Act,
    Acting,
    Aiming,
    Arranged,
    Arranging,
    Ask,
    AskTogether,
    Bidding,
    Choosing,
    Deaths,
    Discarded,
    Discarding,
    Do,
    Drafted,
    Drafting,
    DrawCards,
    Fell,
    Kept,
    Lay,
    Naming,
    Ordering,
    Paying,
    Played,
    Question,
    Reading,
    Recovered,
    Recovering,
    Slay,
    Slaying,
    Source,
    Spent,
    Touch,
    Using,
    Within,
    Work,
)
from app.games.pixel_glory.standing import choosable
from app.games.pixel_glory.state import Piece, State
from app.games.pixel_glory.steps import (
    Accept,
    Aim,
    Bid,
    Choice,
    Decline,
    Draft,
    End,
    Keep,
    Pick,
    Play,
    Refill,
    Step,
    Strike,
    Use,
    Whom,
)
from app.kernel.machine import Option, ask, posed, posed_together, push, run
from app.kernel.node import replace

STRUCK = w.Monsters(elemental=True)
"""What combo points may kill (PG-803, R17)."""


@run.rule
def _(frame: Ask, state: State) -> State:
    """Put a question; what leaves no choice is settled by itself, as a turn in which nothing is left to do."""
    options = ask[type(frame.question)](frame.question, frame.seat, state)
    if len(options) == 1 and options[0].more is None and settled(frame.question, options[0].step):
        return push(state, *options[0].then)
    return posed(state, frame, options)


def settled(question: Question, step: Step) -> bool:
    """Whether this answer, where it is the only one, needs nobody's word: not so what shows a monster first."""
    return isinstance(step, End) or not isinstance(question, (Acting, Paying, Arranging))


@run.rule
def _(frame: AskTogether, state: State) -> State:
    """Where nobody has a choice, all of it happens."""
    each = [ask[type(one.question)](one.question, one.seat, state) for one in frame.asks]
    if all(len(options) == 1 for options in each):
        return push(state, *[work for options in each for work in options[0].then])
    return posed_together(state, frame, each)


# --- Town --------------------------------------------------------------------------------


@ask.rule
def _(question: Bidding, seat: int, state: State) -> tuple[Option, ...]:
    return tuple([Option(Bid(n), (Lay(seat, n),)) for n in state.sides[seat].bids])


@ask.rule
def _(question: Drafting, seat: int, state: State) -> tuple[Option, ...]:
    pieces = state.pieces
    return tuple([Option(Draft(pieces[id].keys[seat]), (Drafted(seat, id),)) for id in state.offer])


# --- A turn --------------------------------------------------------------------------------


@ask.rule
def _(question: Acting, seat: int, state: State) -> tuple[Option, ...]:
    """Cards in any order, the reserve, combo points; the end only with an empty Hand (PG-603, 608, 612, 803, 903)."""
    side, pieces = state.sides[seat], state.pieces
    hand = [pieces[id] for id in side.hand]
    options = [playing(piece, seat, state) for piece in (*hand, *[pieces[id] for id in side.reserve])]
    options += [Option(Keep(piece.keys[seat]), (Kept(seat, piece.id), Act(seat))) for piece in hand]
    if side.combo >= COMBO:
        if choosable(state, STRUCK, defeat=True):
            options.append(Option(Strike(), (), Slaying(STRUCK)))
        if side.deck or side.discard:
            options.append(Option(Refill(), (Spent(seat), DrawCards(seat, HAND), Act(seat))))
    if not hand:
        options.append(Option(End()))
    return tuple(options)


def playing(piece: Piece, seat: int, state: State) -> Option:
    """The option to play a card: with its alternate effect where its SP are reached (PG-401)."""
    printed, step = piece.printed, Play(piece.keys[seat])
    if isinstance(printed, w.Spell) and printed.alternate and reached(printed, seat, state):
        return Option(step, (), Using(piece.id))
    assert not isinstance(printed, w.Monster)
    return used(step, printed.effect, piece, seat, state)


def reached(spell: w.Spell, seat: int, state: State) -> bool:
    return spell.alternate is not None and synergy(state, seat, spell.element) >= spell.alternate.sp


def used(step: Step, effect: w.Effect, piece: Piece, seat: int, state: State) -> Option:
    source = Source(piece.id, seat, element=piece.element)
    return opened(step, effect, source, state, (Played(seat, piece.id, step == Use(True)),), (Act(seat),))


@ask.rule
def _(question: Using, seat: int, state: State) -> tuple[Option, ...]:
    """Using the alternate effect is a choice (PG-404)."""
    piece = state.pieces[question.id]
    spell = piece.printed
    assert isinstance(spell, w.Spell)
    assert spell.alternate is not None
    return (
        used(Use(True), spell.alternate.effect, piece, seat, state),
        used(Use(False), spell.effect, piece, seat, state),
    )


@ask.rule
def _(question: Slaying, seat: int, state: State) -> tuple[Option, ...]:
    source = Source(-1, seat)
    return tuple(
        [
            Option(Aim(piece.keys[seat]), (Spent(seat), Slay(piece.id, source), Act(seat)))
            for piece in choosable(state, question.which, defeat=True)
        ]
    )


@ask.rule
def _(question: Within, seat: int, state: State) -> tuple[Option, ...]:
    """The inner question's options, with what comes before and after."""
    inner: tuple[Option, ...] = ask[type(question.inner)](question.inner, seat, state)
    return tuple([within(option, question.before, question.after) for option in inner])


def within(option: Option, before: tuple[Work, ...], after: tuple[Work, ...]) -> Option:
    if option.more is None:
        return replace(option, then=(*before, *option.then, *after))
    if isinstance(option.more, Within):
        inner = option.more
        return Option(option.step, (), Within(inner.inner, (*before, *inner.before), (*inner.after, *after)))
    return Option(option.step, (), Within(option.more, before, after))


# --- Texts -----------------------------------------------------------------------------------


@ask.rule
def _(question: Aiming, seat: int, state: State) -> tuple[Option, ...]:
    effect, source = question.effect, question.source
    return tuple([Option(Aim(piece.keys[seat]), (aimed(effect, source, piece),)) for piece in targets(effect, state)])


@ask.rule
def _(question: Choosing, seat: int, state: State) -> tuple[Option, ...]:
    return tuple(
        [opened(Choice(n), effect, question.source, state, (), ()) for n, effect in enumerate(question.effects)]
    )


@ask.rule
def _(question: Paying, seat: int, state: State) -> tuple[Option, ...]:
    """If you do, the effect follows; a discard is chosen on its own."""
    follows = Reading((question.effect,), question.source)
    return (Option(Accept(), (Do(question.cost, question.source), follows)), Option(Decline()))


@ask.rule
def _(question: Naming, seat: int, state: State) -> tuple[Option, ...]:
    effect, source = question.effect, question.source
    return tuple([Option(Whom(each), (Touch(effect, source, each),)) for each in named(effect, source, state)])


@ask.rule
def _(question: Discarding, seat: int, state: State) -> tuple[Option, ...]:
    pieces = state.pieces
    return tuple([Option(Pick(pieces[id].keys[seat]), (Discarded(seat, id),)) for id in state.sides[seat].hand])


@ask.rule
def _(question: Recovering, seat: int, state: State) -> tuple[Option, ...]:
    effect = question.effect
    assert isinstance(effect, w.Regain)
    found = kept(effect.kind, question.source, state)
    return tuple([Option(Pick(piece.keys[seat]), (Recovered(seat, piece.id),)) for piece in found])


@ask.rule
def _(question: Arranging, seat: int, state: State) -> tuple[Option, ...]:
    """One after the other, the next to come first; the last has no choice."""
    options = []
    for id in question.left:
        left = tuple([each for each in question.left if each != id])
        step, placed = Pick(state.pieces[id].keys[seat]), (*question.placed, id)
        if len(left) > 1:
            options.append(Option(step, (), Arranging(left, placed)))
        else:
            options.append(Option(step, (Arranged(seat, (*placed, *left)),)))
    return tuple(options)


@ask.rule
def _(question: Ordering, seat: int, state: State) -> tuple[Option, ...]:
    options = []
    for id in question.ids:
        rest = tuple([each for each in question.ids if each != id])
        options.append(Option(Aim(state.pieces[id].keys[seat]), (Fell(id), Deaths(rest))))
    return tuple(options)

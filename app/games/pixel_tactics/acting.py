"""Acting: what a seat may do in its turn, and for everything else the rule that bars it (section 5)."""

from collections.abc import Callable
from typing import Literal, NamedTuple, TypeAlias

from app.games.pixel_tactics import fifth, first, steps
from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.asking import opening
from app.games.pixel_tactics.bars import Actions, Bar, Bars, Turn
from app.games.pixel_tactics.editions import FIFTH, FIRST
from app.games.pixel_tactics.frames import Act, DrawCard, EndTurn, Source, Spent, Tidy
from app.games.pixel_tactics.places import ROW
from app.games.pixel_tactics.questions import Acting, AimAt, SwitchWith, WhereTo
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.kernel.machine import Option, Refusal, ask

ACTIONS: dict[str, Actions] = {FIFTH.name: fifth.ACTIONS, FIRST.name: first.ACTIONS}
"""The actions of each edition."""


IN_HAND = ("Recruit", "Order", "Operate", "Lay")
IN_WAVE = ("Attack", "Cast")
ABOUT = ("Shift", "Switch")
IN_UNIT = (*IN_WAVE, "Lever", "Clear", *ABOUT)


def barred(turn: Turn, verb: str, piece: Piece) -> Refusal | None:
    """The first requirement of an action that bars it for this piece."""
    for bar in ACTIONS[turn.state.edition][verb]:
        if bar.bars(turn, piece):
            return Refusal(bar.code, bar.rule)
    return None


@ask.rule
def _(question: Acting, seat: int, state: State) -> tuple[Option, ...]:
    """Every action open to the seat, then Pass, which always is."""
    turn = Turn(state, seat)
    leader, unit = state.leader(seat), turn.unit
    offers = OFFERS[state.edition]
    options: list[Option] = []
    for verbs, pieces in (
        (("Draw",), [leader]),
        (IN_HAND, state.lying(seat, "hand")),
        (IN_WAVE, [piece for piece in unit if ROW[piece.slot] == state.wave]),
        (("Lever",), [leader]),
        (("Clear",), [piece for piece in unit if piece.corpse]),
        (ABOUT, [piece for piece in unit if piece.slot != LEADER]),
        (("Discharge",), state.lying(seat, "reserve")),
    ):
        for verb in verbs if pieces else ():
            if verb in offers:
                _offer(options, offers[verb], turn, pieces)
    options.append(Option(steps.Pass(), (EndTurn(seat),)))
    return tuple(options)


def _offer(options: list[Option], offer: "Offer", turn: Turn, pieces: list[Piece]) -> None:
    """Add the options of one action, a piece at a time."""
    for bars in offer.wide:
        if bars(turn, pieces[0]):
            return
    for piece in pieces:
        for bars in offer.own:
            if bars(turn, piece):
                break
        else:
            option = offer.begin(turn, piece)
            if option is not None:
                options.append(option)


Begins: TypeAlias = Callable[[Turn, Piece], Option | None]
"""The option that begins an action with a piece; None when nothing of its text could happen."""


def _goes(step: Callable[[int], steps.Step], verb: Literal["recruit", "shift", "operate", "lay"]) -> Begins:
    return lambda turn, piece: Option(step(piece.keys[turn.seat]), (), WhereTo(verb, piece.id))


def _tidies(turn: Turn, piece: Piece) -> Option:
    spent = Spent("Clear", turn.price("Clear", piece))
    return Option(steps.Clear(piece.keys[turn.seat]), (spent, Tidy(piece.id), Act(turn.seat)))


def _discharges(turn: Turn, piece: Piece) -> Option:
    return Option(steps.Discharge(piece.keys[turn.seat]), (Spent("Discharge"), Tidy(piece.id), Act(turn.seat)))


def _speaks(verb: str) -> Begins:
    def begin(turn: Turn, piece: Piece) -> Option | None:
        effect, source, step, name = spoken(turn, verb, piece)
        return opening(effect, source, name, turn.state, step)

    return begin


BEGIN: dict[str, Begins] = {
    "Draw": lambda turn, piece: Option(steps.Draw(), (Spent("Draw"), DrawCard(turn.seat), Act(turn.seat))),
    "Recruit": _goes(steps.Recruit, "recruit"),
    "Attack": lambda turn, piece: Option(steps.Attack(piece.keys[turn.seat]), (), AimAt(piece.id)),
    "Cast": _speaks("Cast"),
    "Lever": _speaks("Lever"),
    "Order": _speaks("Order"),
    "Clear": _tidies,
    "Shift": _goes(steps.Shift, "shift"),
    "Switch": lambda turn, piece: Option(steps.Switch(piece.keys[turn.seat]), (), SwitchWith(piece.id)),
    "Operate": _goes(steps.Operate, "operate"),
    "Lay": _goes(steps.Lay, "lay"),
    "Discharge": _discharges,
}


class Offer(NamedTuple):
    """An action of an edition; what bars every piece of it alike is asked once."""

    wide: tuple[Bars, ...]
    own: tuple[Bars, ...]
    begin: Begins


def _offer_of(verb: str, bars: tuple[Bar, ...]) -> Offer:
    wide, own = (tuple([bar.bars for bar in bars if bar.wide == each]) for each in (True, False))
    return Offer(wide, own, BEGIN[verb])


OFFERS = {
    edition: {verb: _offer_of(verb, bars) for verb, bars in actions.items()} for edition, actions in ACTIONS.items()
}


def spoken(turn: Turn, verb: str, piece: Piece) -> tuple[w.Effect, Source, steps.Step, str]:
    """The text behind Cast, Lever or Order: its effect, on whose behalf, its first step and its name."""
    seat, id, key = turn.seat, piece.id, piece.keys[turn.seat]
    if verb == "Order":
        line = piece.printed.line
        assert isinstance(line, w.Order)
        return line.effect, Source(id, seat, "line", "order"), steps.Order(key), "order"
    text = turn.text(piece)
    assert text is not None
    if verb == "Cast":
        assert text.spell is not None
        return text.spell.effect, Source(id, seat, text.line, "spell"), steps.Cast(key), "cast"
    assert text.action is not None
    return text.action.effect, Source(id, seat, text.line), steps.Lever(key), "lever"

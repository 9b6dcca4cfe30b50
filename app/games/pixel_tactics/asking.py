"""Asking: the options of every question but what to do in one's turn."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.allowances import any_row, price
from app.games.pixel_tactics.attacks import may_strike, shots
from app.games.pixel_tactics.bars import PRICES
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import (
    Act,
    Announce,
    Enter,
    Event,
    PutAway,
    PutInto,
    Resolve,
    SetLeader,
    Show,
    Source,
    Spent,
    Told,
    Trade,
)
from app.games.pixel_tactics.naming import followed, opened
from app.games.pixel_tactics.picks import narrowed, settled_picks
from app.games.pixel_tactics.places import ROW
from app.games.pixel_tactics.possible import possible
from app.games.pixel_tactics.questions import AimAt, ChooseLeader, Maybe, Naming, SwitchWith, WhereTo
from app.games.pixel_tactics.state import LEADER, SLOTS, State
from app.games.pixel_tactics.steps import Accept, Aim, Clause, Decline, Lead, Pick, Place, Step
from app.kernel.machine import Option, ask

# --- Set-up -----------------------------------------------------------------------


@ask.rule
def _(question: ChooseLeader, seat: int, state: State) -> tuple[Option, ...]:
    return tuple([Option(Lead(piece.keys[seat]), (SetLeader(seat, piece.id),)) for piece in state.lying(seat, "hand")])


# --- Where an action goes -----------------------------------------------------------


@ask.rule
def _(question: WhereTo, seat: int, state: State) -> tuple[Option, ...]:
    id, verb, side, here = question.id, question.verb, state.sides[seat], board(state)
    if verb in ("operate", "lay"):
        spent = Spent(verb.capitalize())
        slots = [slot for slot, there in enumerate(side.reserve) if there < 0]
        return tuple([Option(Place(seat, slot, True), (spent, PutInto(id, slot), Act(seat))) for slot in slots])
    slots = [slot for slot in SLOTS if side.unit[slot] < 0]
    if verb == "recruit":
        spent = Spent("Recruit", price(here, seat, "Recruit"))
        slots = slots if any_row(here, seat) else [slot for slot in slots if ROW[slot] == state.wave]
        return tuple([Option(Place(seat, slot), (spent, Enter(seat, id, slot), Act(seat))) for slot in slots])
    spent = Spent("Shift", price(here, seat, "Shift"), (id,))
    return tuple([Option(Place(seat, slot), (spent, Trade(seat, ((id, slot),), "move"), Act(seat))) for slot in slots])


@ask.rule
def _(question: SwitchWith, seat: int, state: State) -> tuple[Option, ...]:
    """The other must be free to perform a starred action too, unless it is a corpse (R16)."""
    one, options = state.pieces[question.id], []
    for other in board(state).units[seat]:
        if other.id == one.id or other.slot == LEADER or (not other.corpse and other.acted == state.turns):
            continue
        starred = tuple([piece.id for piece in (one, other) if not piece.corpse])
        trade = Trade(seat, ((one.id, other.slot), (other.id, one.slot)), "switch")
        options.append(Option(Pick(other.keys[seat]), (Spent("Switch", 2, starred), trade, Act(seat))))
    return tuple(options)


@ask.rule
def _(question: AimAt, seat: int, state: State) -> tuple[Option, ...]:
    """The target of an attack, by action or granted by a text."""
    attacker, options = state.pieces[question.id], []
    barred = question.granted and not may_strike(state, attacker, question.moved)
    found = [] if barred else shots(state, attacker, question.means)
    for shot in found:
        roles = (("attacker", attacker.id), ("target", shot.target.id))
        kind = "ranged" if shot.ranged else "melee"
        frames: tuple[object, ...] = (
            Announce(Event("Attack", attacker.side, roles, question.bonus, kind)),  # type: ignore[arg-type]
        )
        if not question.granted:
            frames = (Spent("Attack", 1, (attacker.id,)), *frames, Act(seat))
        options.append(Option(Aim(shot.target.keys[seat], shot.ranged), frames))
    return tuple(options)


# --- What a text speaks of ------------------------------------------------------------


@ask.rule
def _(question: Naming, seat: int, state: State) -> tuple[Option, ...]:
    effect, source, verb = question.effect, question.source, question.verb
    options = []
    if isinstance(effect, w.Choose):
        for number, clause in enumerate(effect.clauses):
            if possible(clause, source, state):
                first = opened(clause, source, state)
                if first is not None:
                    options.append(led(Clause(number), first, source, verb, state))
    elif isinstance(effect, w.Clause):
        for candidate, rest, named in narrowed(effect.picks, source, state):
            options.append(led(candidate.step, w.Clause(rest, effect.effect), named, verb, state))
    return tuple(options)


def led(step: Step, effect: w.Effect, source: Source, verb: str, state: State) -> Option:
    """The option of a step after which this effect is left: the next question, or what it all leads to."""
    if isinstance(effect, w.Clause):
        picks, source = settled_picks(effect.picks, source, state)
        if picks:
            return Option(step, (), Naming(w.Clause(picks, effect.effect), source, verb))  # type: ignore[arg-type]
        effect = effect.effect
    match effect:
        case w.Choose():
            return Option(step, (), Naming(effect, source, verb))  # type: ignore[arg-type]
        case w.Then((w.Choose() as choice, *rest)):
            return Option(step, (), Naming(followed(choice, tuple(rest)), source, verb))  # type: ignore[arg-type]
    return Option(step, led_to(effect, source, verb, state))


def led_to(effect: w.Effect, source: Source, verb: str, state: State) -> tuple[object, ...]:
    """What follows once everything is named: the text goes on, or the action it belongs to is taken."""
    seat, this = source.seat, source.this
    if not verb:
        return (Resolve(effect, source),)
    if verb == "lever":
        text = board(state).texts.get(this)
        assert text is not None and text.action is not None
        spent = Spent("Lever", PRICES[text.action.price], limited=this if text.action.limited else -1)
        return (spent, Told("lever", seat, (this, *spoken_of(source))), Resolve(effect, source), Act(seat))
    aims = tuple([("target", id) for id in spoken_of(source)])
    if verb == "cast":
        text = board(state).texts[this]
        event = Event("Cast", seat, (("caster", this), *aims), kind="spell", effect=effect, source=source)
        return (
            Spent("Cast", 1, (this,)),
            Told("power" if isinstance(text.spell, w.Power) else "cast", seat, (this, *spoken_of(source))),
            Announce(event),
            Act(seat),
        )
    event = Event("Play", seat, (("card", this), *aims), kind="order", effect=effect, source=source)
    return (
        Spent("Order"),
        Show(seat, this),
        Told("order", seat, (this, *spoken_of(source))),
        Announce(event),
        PutAway(this),
        Act(seat),
    )


NOT_PIECES = frozenset({"there", "n", "row", "column", "layout", "order", "bonus"})
"""Names that texts give to Slots, rows and numbers."""


def spoken_of(source: Source) -> tuple[int, ...]:
    """The pieces that were named, each once."""
    found = [id for name, ids in reversed(source.named) if name not in NOT_PIECES for id in ids]
    return tuple(dict.fromkeys(found))


@ask.rule
def _(question: Maybe, seat: int, state: State) -> tuple[Option, ...]:
    options = [Option(Decline())]
    effect, source = question.effect, question.source
    first = opened(effect, source, state) if possible(effect, source, state) else None
    if first is not None:
        options.insert(0, led(Accept(), first, source, "", state))
    return tuple(options)


def opening(effect: w.Effect, source: Source, verb: str, state: State, step: Step) -> Option | None:
    """The option that begins a text of an action with this step; None when nothing of it could happen."""
    if not possible(effect, source, state):
        return None
    first = effect if isinstance(effect, w.Clause) else opened(effect, source, state)
    return None if first is None else led(step, first, source, verb, state)

"""Events: how something happens, who may break in before it, and who answers it."""

from typing import get_args

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.allowances import forbidden
from app.games.pixel_tactics.attacks import shots
from app.games.pixel_tactics.board import Board, board
from app.games.pixel_tactics.changes import deal
from app.games.pixel_tactics.frames import (
    Announce,
    Event,
    Forestall,
    Guarded,
    Perform,
    React,
    Resolve,
    Settle,
    Source,
    SpendTrap,
    Waiting,
    When,
    Window,
)
from app.games.pixel_tactics.hits import guards, interceptor
from app.games.pixel_tactics.questions import Arrange, Ask, Respond, WhichGuard
from app.games.pixel_tactics.state import (
    Piece,
    State,
    changed,
    laid_open,
    put,
    tell,
)
from app.games.pixel_tactics.steps import Activate, First, Pass, Pick
from app.games.pixel_tactics.texts import TRAPS
from app.kernel.machine import Option, ask, push, run
from app.kernel.node import replace

# --- Whether a text means an event --------------------------------------------


def means(on: w.On, event: Event, source: Source, here: Board) -> bool:
    """Whether an event is the one that a text, as said by `source`, speaks of."""
    if on.event != event.name:
        return False
    if on.by != "any" and (event.seat == source.seat) != (on.by == "yours"):
        return False
    if on.line and (on.line == "order") != (event.kind == "order"):
        return False
    if on.melee and event.kind != "melee":
        return False
    for role, group in on.roles:
        id = event.get(role)
        if id < 0:
            return False
        piece = here.pieces[id]
        if event.name == "Defeat":
            piece = replace(piece, corpse=False)  # a Hero is what was defeated
        elif event.name == "Clear":
            piece = replace(piece, corpse=True, zone="unit", side=event.n)  # so it lay there
        if on.first and role == "target" and here.state.this_round(piece.beset):
            return False
        if not (id == source.this if group.this else here.matches(group, piece, source)):
            return False
    return True


def woken(state: State, event: Event) -> list[Waiting]:
    """The reactions to an event among the texts that work now."""
    here = board(state)
    found = []
    for id, text in here.texts.items():
        for ability in text.after:
            for on in ability.events:
                if on.event == event.name:
                    source = Source(id, here.pieces[id].side, text.line)
                    if means(on, event, source, here):
                        found.append(Waiting(ability.effect, informed(source, event)))
                        break
    return found


def informed(source: Source, event: Event) -> Source:
    """The source, knowing who took part in the event that woke it."""
    named = tuple([(role, (id,)) for role, id in event.roles])
    if event.name == "Attack":
        named = (*named, ("bonus", (event.n,)))
    return replace(source, named=named, event=event.serial)


# --- Before: announcement and windows -----------------------------------------


@run.rule
def _(frame: Announce, state: State) -> State:
    """Number the event; an attack finds its true target before anybody may answer it (R26)."""
    event = replace(frame.event, serial=state.events + 1)
    state = replace(state, events=event.serial)
    if event.name == "Attack":
        return aimed(state, event)
    if event.name == "Activate":
        state = laid_open(state, event["trap"])
        state = tell(state, "activate", event.seat, event["trap"])
    return opened(state, event)


def opened(state: State, event: Event) -> State:
    """What replaces the event, the window before it, and then the event."""
    frames = (*windows(state, "declared", event), Perform(event))
    if event.name == "Attack" and any(text.before for text in board(state).texts.values()):
        return push(state, Forestall(event), *frames)
    return push(state, *frames)


@run.rule
def _(frame: Forestall, state: State) -> State:
    """Each replacement that means the event as it has become by then: other targets first, then whether at all."""
    here, event = board(state), frame.event
    found = [
        (isinstance(ability.effect, w.Negate), ability, Source(id, here.pieces[id].side, text.line))
        for id, text in here.texts.items()
        for ability in text.before
        if id not in frame.asked
    ]
    for _, ability, source in sorted(found, key=lambda each: each[0]):
        if means(ability.on, event, source, here):
            own = informed(source, event)
            return push(state, Resolve(ability.effect, own), Forestall(event, (*frame.asked, source.this)))
    return state


def aimed(state: State, event: Event) -> State:
    """Intercept turns a shot, a guard a blow, to another target."""
    attacker, target = state.pieces[event["attacker"]], state.pieces[event["target"]]
    state = tell(state, "attack", event.seat, attacker.id, target.id, word=event.kind)
    ranged = event.kind == "ranged"
    found = takers(state, attacker, target, ranged)
    if len(found) > 1:
        return push(state, Ask(target.side, WhichGuard(event, tuple([guard.id for guard in found]))))
    return opened(*turned(state, event, found[0] if found else None, "intercept" if ranged else "divert"))


def takers(state: State, attacker: Piece, target: Piece, ranged: bool) -> list[Piece]:
    """Who takes a shot for its target; who could take a blow, or whom the other player may name as its target."""
    here = board(state)
    if ranged:
        taker = None if here.has(attacker, "piercing") else interceptor(here, target)
        return [] if taker is None else [taker]
    if attacker.side == target.side:
        return []
    if any(source.seat == target.side for _, source, _ in here.modifiers(w.Aiming)):
        return [shot.target for shot in shots(state, attacker, "melee")]
    return guards(here, target)


def turned(state: State, event: Event, taker: Piece | None, what: str) -> tuple[State, Event]:
    """The attack made on another than its target."""
    if taker is None or taker.id == event["target"]:
        return state, event
    state = tell(state, what, taker.side, taker.id, event["target"])
    return state, replace(event, roles=(("attacker", event["attacker"]), ("target", taker.id)))


@ask.rule
def _(question: WhichGuard, seat: int, state: State) -> tuple[Option, ...]:
    event = question.event
    return tuple([Option(Pick(state.pieces[id].keys[seat]), (Guarded(event, id),)) for id in question.guards])


@run.rule
def _(frame: Guarded, state: State) -> State:
    return opened(*turned(state, frame.event, state.pieces[frame.id], "divert"))


def first_to_answer(state: State) -> int:
    """The player whose turn it is not; at the count, the first player (R38, R50)."""
    return 1 - state.active if state.active >= 0 else state.first


def windows(state: State, when: When, *events: Event) -> list[Window]:
    """A window about each event of a kind that some Trap answers; none in the Ceasefire (PT5-355)."""
    if state.ceasefire:
        return []
    answered = ANSWERED[state.edition, when]
    return [Window(event, when, first_to_answer(state)) for event in events if event.name in answered]


ANSWERED = {
    (edition, when): frozenset(trap.on.event for trap in traps if trap.when == when)
    for edition, traps in TRAPS.items()
    for when in get_args(When)
}
"""The kinds of events that Traps answer."""


def may_answer(state: State, seat: int, event: Event, when: When) -> bool:
    """Whether a seat is asked: on public facts alone, whatever its face-down cards are."""
    if not any(ready(state, piece) for piece in state.lying(seat, "reserve")):
        return False
    here = board(state)
    if forbidden(here, seat, "activate"):
        return False
    source = Source(-1, seat, "line")
    return any(trap.when == when and means(trap.on, event, source, here) for trap in TRAPS[state.edition])


def ready(state: State, piece: Piece) -> bool:
    """A Trap placed on an earlier turn that is not being activated already (PT5-901, R36)."""
    return (
        isinstance(piece.printed.line, w.Trap)
        and piece.placed < state.turns
        and not any(isinstance(frame, SpendTrap) and frame.id == piece.id for frame in state.stack)
    )


@run.rule
def _(frame: Window, state: State) -> State:
    if frame.passes == 2:
        return state
    if not may_answer(state, frame.seat, frame.event, frame.when):
        return push(state, replace(frame, seat=1 - frame.seat, passes=frame.passes + 1))
    return push(state, Ask(frame.seat, Respond(frame.event, frame.when, frame.passes)))


def fits(state: State, seat: int, piece: Piece, event: Event, when: When) -> bool:
    """Whether the condition of a Trap is met by this event (PT5-901)."""
    trap = piece.printed.line
    source = Source(piece.id, seat, "line")
    return isinstance(trap, w.Trap) and trap.when == when and means(trap.on, event, source, board(state))


@ask.rule
def _(question: Respond, seat: int, state: State) -> tuple[Option, ...]:
    event, when = question.event, question.when
    on = Window(event, when, 1 - seat)
    options = [Option(Pass(), (replace(on, passes=question.passes + 1),))]
    for piece in state.lying(seat, "reserve"):
        if ready(state, piece) and fits(state, seat, piece, event, when):
            line = piece.printed.line
            assert isinstance(line, w.Trap)
            source = informed(Source(piece.id, seat, "line"), event)
            activation = Event("Activate", seat, (("trap", piece.id),), effect=line.effect, source=source)
            options.append(Option(Activate(piece.keys[seat]), (Announce(activation), SpendTrap(piece.id), on)))
    return tuple(options)


@run.rule
def _(frame: SpendTrap, state: State) -> State:
    piece = state.pieces[frame.id]
    if piece.zone != "reserve" or piece.placed == state.turns:
        return state
    return put(state, piece.id, "discard", piece.owner)


# --- The event, and after -------------------------------------------------------


@run.rule
def _(frame: Perform, state: State) -> State:
    return HAPPENS[frame.event.name](frame.event, state)


def attack(event: Event, state: State) -> State:
    """The target takes the attacker's strength, if both still stand (PT5-602, R39)."""
    attacker, target, here = state.pieces[event["attacker"]], state.pieces[event["target"]], board(state)
    gone = any(piece.zone != "unit" for piece in (attacker, target)) or target.corpse
    if gone or (attacker.corpse and not here.has(attacker, "risen")):
        return tell(state, "miss", event.seat, attacker.id, target.id)
    strength = here.strength(attacker, target, event.n)
    state = changed(state, replace(attacker, attacked=state.waves))
    state = changed(state, replace(target, beset=state.waves))
    state = push(state, Settle((event,)))
    return deal(state, strength, target.id, event.kind, attacker.id)


def cast(event: Event, state: State) -> State:
    assert event.effect is not None and event.source is not None
    return push(state, Resolve(event.effect, event.source), Settle((event,)))


def activate(event: Event, state: State) -> State:
    assert event.effect is not None and event.source is not None
    return push(state, Resolve(event.effect, event.source), SpendTrap(event["trap"]), Settle((event,)))


HAPPENS = {"Attack": attack, "Cast": cast, "Play": cast, "Activate": activate}


@run.rule
def _(frame: Settle, state: State) -> State:
    """Reactions, the leading seat's first, then the windows after what happened (R30)."""
    waiting = [each for each in frame.heard if state.rules.last_words == "any" or not outlived(each, state)]
    for event in frame.events:
        if event.name not in HEARD_BEFORE:
            waiting += woken(state, event)
    return push(state, *reactions(state, waiting), *windows(state, "finished", *frame.events))


def reactions(state: State, waiting: list[Waiting]) -> list[React]:
    """What waits together, the leading seat's first."""
    leading = state.active if state.active >= 0 else state.first
    frames = []
    for seat in (leading, 1 - leading):
        own = tuple([each for each in waiting if each.source.seat == seat])
        if own:
            frames.append(React(seat, own))
    return frames


def outlived(waiting: Waiting, state: State) -> bool:
    """Whether its bearer has fallen and it answers the defeat of another."""
    this = waiting.source.this
    return state.pieces[this].corpse and waiting.source.get("hero") != (this,)


HEARD_BEFORE = frozenset({"Defeat", "Expire"})
"""Events to which those also react who are gone once it has happened."""


@run.rule
def _(frame: React, state: State) -> State:
    waiting = frame.waiting
    if len({(each.source.this, each.source.line) for each in waiting}) == 1:
        return push(state, *[Resolve(each.effect, each.source) for each in waiting])
    return push(state, Ask(frame.seat, Arrange(waiting)))


@ask.rule
def _(question: Arrange, seat: int, state: State) -> tuple[Option, ...]:
    """One option for each text; of those that are woken several times any one is as good."""
    options, waiting, known = [], question.waiting, set()
    for number, each in enumerate(waiting):
        text = (each.source.this, each.source.line)
        if text not in known:
            known.add(text)
            rest = waiting[:number] + waiting[number + 1 :]
            step = First(state.pieces[each.source.this].keys[seat], each.source.line)
            options.append(Option(step, (Resolve(each.effect, each.source), React(seat, rest))))
    return tuple(options)

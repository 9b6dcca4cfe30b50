"""Actions: the actions and attacks that effects grant, stop, or turn to another."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.attacks import may_strike
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.effects.resolving import resolve
from app.games.pixel_tactics.frames import Announce, Event, Forestall, Perform, Source, Window
from app.games.pixel_tactics.picks import touchable
from app.games.pixel_tactics.possible import affected
from app.games.pixel_tactics.questions import AimAt, Ask
from app.games.pixel_tactics.state import State, changed, tell
from app.kernel.machine import push
from app.kernel.node import replace


@resolve.rule
def _(effect: w.Strike, source: Source, state: State) -> State:
    """An attack that needs no action; its target is chosen when the text gets there."""
    frames: list[Announce | Ask] = []
    for piece in affected(effect.who, source, state):
        bonus = board(state).amount(effect.bonus, source, piece)
        own = piece.id == source.this
        if effect.on is None:
            frames.append(Ask(source.seat, AimAt(piece.id, True, effect.kind, bonus, own)))
        elif may_strike(state, piece, own):
            roles = (("attacker", piece.id), ("target", source.get(effect.on.name)[0]))
            frames.append(Announce(Event("Attack", piece.side, roles, bonus, "melee")))
    return push(state, *frames)


@resolve.rule
def _(effect: w.Actions, source: Source, state: State) -> State:
    if not touchable(effect.side, state):
        return state
    seat = source.seat if effect.side == "yours" else 1 - source.seat
    if effect.turn == "next":
        owed = list(state.owed)
        owed[seat] += effect.n
        state = replace(state, owed=(owed[0], owed[1]))
    elif state.active != seat:
        return state
    else:
        state = replace(state, actions=max(0, state.actions + effect.n))
    return tell(state, "actions", seat, n=effect.n, word=effect.turn)


@resolve.rule
def _(effect: w.Negate, source: Source, state: State) -> State:
    """Drop what was still to be done about the event that woke this text."""
    dropped = [
        frame.event for frame in state.stack if isinstance(frame, Perform) and frame.event.serial == source.event
    ]
    stack = tuple([frame for frame in state.stack if not _about(frame, source.event)])
    state = replace(state, stack=stack)
    for event in dropped:
        if event.name == "Attack":
            state = changed(state, replace(state.pieces[event["target"]], beset=state.waves))
        state = tell(state, "negate", source.seat, source.this, *[id for _, id in event.roles], word=event.name)
    return state


def _about(frame: object, serial: int) -> bool:
    return isinstance(frame, Forestall | Perform | Window) and frame.event.serial == serial


@resolve.rule
def _(effect: w.StandIn, source: Source, state: State) -> State:
    """The attack goes on, on another than its target."""
    attacker, target, bearer = source.get("attacker"), source.get("target"), state.pieces[source.this]
    roles = (("attacker", *attacker), ("target", bearer.id))
    stack = tuple(
        [
            replace(frame, event=replace(frame.event, roles=roles)) if _about(frame, source.event) else frame
            for frame in state.stack
        ]
    )
    return tell(replace(state, stack=stack), "divert", bearer.side, bearer.id, *target)

"""Defeats: a monster falls, is claimed, does what it does, and another takes its place (section 7)."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.ending import claimed, finished
from app.games.pixel_glory.frames import Ask, Deaths, Do, Fell, Ordering, PutUnder, Reading, Refilled, Slay, Source
from app.games.pixel_glory.losses import heal
from app.games.pixel_glory.state import Piece, State, changed, put, revealed_at, tell
from app.kernel.machine import push, run
from app.kernel.node import replace

HEALING_KILL = 2
"""The kill of a turn that heals (PG-703, R15)."""


def harmed(state: State, harm: dict[int, int]) -> State:
    """Damage lands on monsters at one moment; those at 0 HP then fall."""
    fallen = []
    for id, n in harm.items():
        piece = state.pieces[id]
        n = min(n, piece.hp)
        state = changed(state, replace(piece, hurt=piece.hurt + n))
        state = tell(state, "damage" if n else "unhurt", -1, id, n=n, m=piece.hp - n)
        if piece.hp == n:
            fallen.append(id)
    return push(state, Deaths(tuple(fallen))) if fallen else state


@run.rule
def _(frame: Slay, state: State) -> State:
    piece = state.pieces[frame.id]
    state = learnt(state, frame.source, frame.id, felled=True)
    return push(changed(state, replace(piece, hurt=piece.monster.hp)), Deaths((frame.id,)))


def learnt(state: State, source: Source, id: int, *, felled: bool) -> State:
    """What follows in the same text knows what has been chosen, and whether it fell."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Reading) or top.source != source:
        return state
    return replace(state, stack=(*state.stack[:-1], replace(top, source=source.hit(id, felled=felled))))


@run.rule
def _(frame: Deaths, state: State) -> State:
    """Several are carried out in the order that the active seat likes (PG-R13)."""
    left = tuple([id for id in frame.ids if state.pieces[id].zone == "revealed"])
    if len(left) < 2:
        return push(state, *[Fell(id) for id in left])
    if state.sides[state.active].out:
        return push(state, Fell(left[0]), Deaths(left[1:]))
    return push(state, Ask(state.active, Ordering(left)))


@run.rule
def _(frame: Fell, state: State) -> State:
    """Claimed, the heal of the second kill, what it does, the replacement (PG-702 to 704, R30)."""
    seat, piece = state.active, state.pieces[frame.id]
    place = state.revealed.index(frame.id)
    state = claimed(state, piece)
    if piece.lord:
        return finished(state, "lord")
    state = replace(state, kills=state.kills + 1)
    if state.kills == HEALING_KILL:
        state = heal(state, seat, 1)
    return woken(push(state, Refilled(place)), piece, w.WhenDefeated)


def woken(state: State, piece: Piece, when: type[w.Triggered]) -> State:
    """What a monster does at this moment is told, and comes next."""
    effects = [each.effect for each in piece.monster.abilities if isinstance(each, when)]
    if not effects:
        return state
    source = Source(piece.id, state.active, card=False)
    state = tell(state, "wake", -1, piece.id, word=when.__name__)
    return push(state, *[Do(effect, source) for effect in effects])


@run.rule
def _(frame: Refilled, state: State) -> State:
    """The next monster lies open, with full HP; none where there is none (PG-701, R16)."""
    if not state.dungeon:
        return state
    id = state.dungeon[0]
    state = tell(revealed_at(state, frame.place, id), "reveal", -1, id, n=len(state.dungeon) - 1)
    return woken(state, state.pieces[id], w.WhenRevealed)


@run.rule
def _(frame: PutUnder, state: State) -> State:
    """Above the Dungeon Lord, without damage; where no other is left it comes again itself (PG-R34)."""
    place = state.revealed.index(frame.id)
    state = tell(learnt(state, frame.source, frame.id, felled=False), "bury", frame.source.seat, frame.id)
    state = put(state, frame.id, "dungeon")
    deck = state.dungeon
    if len(deck) > 1 and state.pieces[deck[-2]].lord:
        state = replace(state, dungeon=(*deck[:-2], deck[-1], deck[-2]))
    return push(state, Refilled(place))

"""Preview: what a move would do to the monsters, before it is made."""

from typing import Any

from app.games.pixel_glory.frames import Do, Hit, Played, Slay
from app.games.pixel_glory.standing import monsters
from app.games.pixel_glory.state import State
from app.games.pixel_glory.words import Damage
from app.kernel.machine import decision_of, expand, find, run
from app.kernel.node import replace
from app.tabletop.preview import Preview


def preview(state: State, seat: int, path: tuple[Any, ...]) -> Preview | None:
    """Damage to each monster by the first damage effect of this whole move; None where it has none."""
    decision = decision_of(state, seat)
    option = find(expand(state, decision, path[:-1]), path[-1]) if decision and path else None
    if option is None or option.more is not None:
        return None
    after = foretold(state, option.then)
    harms = [
        Preview(piece.keys[seat], after.pieces[piece.id].hurt - piece.hurt, after.pieces[piece.id].hp <= 0)
        for piece in monsters(state)
    ]
    struck = [harm for harm in harms if harm.damage]
    if not struck:
        return None
    aimed = getattr(path[-1], "piece", 0)
    first = next((harm for harm in struck if harm.piece == aimed), struck[0])
    return replace(first, also=tuple([harm for harm in struck if harm is not first]))


def foretold(state: State, frames: tuple[Any, ...]) -> State:
    """The state once the first damage has landed, and before anybody falls."""
    state = replace(state, stack=())
    for frame in frames:
        lands = isinstance(frame, (Hit, Slay)) or (isinstance(frame, Do) and isinstance(frame.effect, Damage))
        if lands or isinstance(frame, Played):
            state = run[type(frame)](frame, state)
        if lands:
            break
    return state

"""What holds while monsters are revealed, and which of them can be chosen."""

from collections.abc import Sequence
from typing import NamedTuple

from app.games.pixel_glory import words as w
from app.games.pixel_glory.state import Piece, State

ANY = w.Monsters()


class Standing(NamedTuple):
    """The revealed monsters of one state, what holds because of them, and those that alone can be chosen."""

    pieces: tuple[Piece, ...]
    revealed: tuple[int, ...]
    monsters: tuple[Piece, ...]
    rules: tuple[tuple[Piece, w.Rule], ...]
    choosable: tuple[Piece, ...]


_last: list[Standing] = [Standing((), (), (), (), ())]


def standing(state: State) -> Standing:
    """What stands there; the last answer is kept, for whoever asks about every card of a Hand."""
    last = _last[0]
    if last.pieces is state.pieces and last.revealed is state.revealed:
        return last
    pieces = state.pieces
    found = [pieces[id] for id in state.revealed if id >= 0 and pieces[id].hp > 0]
    found.sort(key=_since)
    holding = tuple(
        [
            (piece, ability.rule)
            for piece in found
            for ability in piece.monster.abilities
            if isinstance(ability, w.While) and (len(found) > 1 or not ability.beside)
        ]
    )
    guards = tuple([piece for piece, rule in holding if isinstance(rule, w.Guard) and not piece.hurt])
    fresh = _last[0] = Standing(pieces, state.revealed, tuple(found), holding, guards or tuple(found))
    return fresh  # another thread may have put its own in the meantime


def _since(piece: Piece) -> int:
    return piece.since


def monsters(state: State) -> tuple[Piece, ...]:
    """The revealed monsters, in the order in which they were revealed; one at 0 HP is revealed no more (PG-R30)."""
    return standing(state).monsters


def rules(state: State) -> tuple[tuple[Piece, w.Rule], ...]:
    """Every rule that now holds, and whose it is."""
    return standing(state).rules


def healing(state: State) -> bool:
    """Whether players can heal."""
    return not any(isinstance(rule, w.NoHealing) for _, rule in rules(state))


def heavier(state: State) -> int:
    """What a turn without a kill costs its player besides PG-801."""
    return sum([rule.n for _, rule in rules(state) if isinstance(rule, w.Heavier)])


def fits(piece: Piece, which: w.Monsters) -> bool:
    """Whether a monster is one that the text admits."""
    if which.elemental and piece.lord:
        return False
    if which.at_most and piece.hp > which.at_most:
        return False
    return not which.life or (piece.hurt > 0) == (which.life == "damaged")


def choosable(state: State, which: w.Monsters, *, defeat: bool = False) -> list[Piece]:
    """The monsters that may be chosen: none but a guard, and for a `defeat` none that damage alone defeats (PG-R11)."""
    found = standing(state).choosable
    if defeat:
        holding = rules(state)
        proof = {piece.id for piece, rule in holding if isinstance(rule, w.Immune) and rule.to == "all-but-damage"}
        return [piece for piece in found if piece.id not in proof and fits(piece, which)]
    return list(found) if which == ANY else [piece for piece in found if fits(piece, which)]


def among(state: State, which: w.Monsters, this: int, it: int) -> Sequence[Piece]:
    """The monsters that are meant without being chosen: `this` speaks, `it` was chosen last (PG-R37)."""
    found = monsters(state)
    match which.scope:
        case "each":
            return found
        case "others":
            return [piece for piece in found if piece.id not in (this, it)]
    return [piece for piece in found if piece.id == this]

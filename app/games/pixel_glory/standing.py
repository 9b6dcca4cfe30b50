"""What holds while monsters are revealed, and which of them can be chosen."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.state import Piece, State, monsters


def rules(state: State) -> list[tuple[Piece, w.Rule]]:
    """Every rule that now holds, and whose it is."""
    revealed = monsters(state)
    return [
        (piece, ability.rule)
        for piece in revealed
        for ability in piece.monster.abilities
        if isinstance(ability, w.While) and (len(revealed) > 1 or not ability.beside)
    ]


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
    found = monsters(state)
    holding = rules(state)
    guards = [piece for piece, rule in holding if isinstance(rule, w.Guard) and not piece.hurt]
    if guards:
        found = guards
    if defeat:
        proof = {piece.id for piece, rule in holding if isinstance(rule, w.Immune) and rule.to == "all-but-damage"}
        found = [piece for piece in found if piece.id not in proof]
    return [piece for piece in found if fits(piece, which)]


def among(state: State, which: w.Monsters, this: int, it: int) -> list[Piece]:
    """The monsters that are meant without being chosen: `this` speaks, `it` was chosen last (PG-R37)."""
    found = monsters(state)
    match which.scope:
        case "each":
            return found
        case "others":
            return [piece for piece in found if piece.id not in (this, it)]
    return [piece for piece in found if piece.id == this]

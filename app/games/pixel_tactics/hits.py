"""Hits: who takes a shot, a blow or damage in another's place, and how much of it."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import Board
from app.games.pixel_tactics.frames import Kind
from app.games.pixel_tactics.state import Piece


def interceptor(here: Board, target: Piece) -> Piece | None:
    """Who takes a Ranged Attack in the target's place: the foremost of its column (PT5-609, R28)."""
    unit = here.state.sides[target.side].unit
    for slot in range(target.slot % 3, target.slot, 3):
        id = unit[slot]
        if id >= 0:
            piece = here.pieces[id]
            if not piece.corpse and here.has(piece, "intercept"):
                return piece
    return None


def guards(here: Board, target: Piece) -> list[Piece]:
    """Heroes on whom Melee Attacks on this target are made instead."""
    found = []
    for modifier, source, _ in here.modifiers(w.DivertAttack):
        guard = here.pieces[source.this]
        if guard.id != target.id and here.matches(modifier.whom, target, source):
            found.append(guard)
    return found


def shield(here: Board, target: Piece, kind: Kind) -> Piece | None:
    """To whom damage of this kind is dealt in the target's place."""
    for modifier, source, _ in here.modifiers(w.DivertDamage):
        if (not modifier.by or kind in modifier.by) and here.matches(modifier.whom, target, source):
            return here.pieces[source.this]
    return None


def harm(here: Board, piece: Piece, kind: Kind) -> int:
    """How much more (or less) of each dealing of this kind the piece takes."""
    return sum(modifier.n for modifier, _ in here.on(piece, w.Harm) if not modifier.by or kind in modifier.by)


def taken(here: Board, piece: Piece, n: int, kind: Kind) -> int:
    """How much of `n` damage the piece takes; damage of 0 is not dealt at all."""
    return max(0, n + harm(here, piece, kind)) if n > 0 else 0

"""Attacks: who may attack whom, and how (section 7 of the rules)."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Source
from app.games.pixel_tactics.state import Piece, State
from app.kernel.node import Node


class Shot(Node, tag=False):
    """A legal target, and whether it is shot at."""

    target: Piece
    ranged: bool


def shots(state: State, attacker: Piece, ranged: bool = False) -> list[Shot]:
    """Every legal target of an attack by this fighter; `ranged` lends it Ranged Attack and nothing else.

    Melee: both in melee, in whatever columns (PT5-603, R25). Ranged: any rival fighter (PT5-606).
    """
    here = board(state)
    rivals = here.fighters[1 - attacker.side]
    found = []
    if not ranged and attacker.id in here.front:
        found = [Shot(piece, False) for piece in rivals if piece.id in here.front]
    if ranged or here.has(attacker, "ranged"):
        found += [Shot(piece, True) for piece in rivals]
    return found


def may_shoot(state: State, attacker: Piece) -> bool:
    """Whether an attack by this fighter has any target: wherever rivals stand, one is in melee."""
    here = board(state)
    return bool(here.fighters[1 - attacker.side]) and (attacker.id in here.front or here.has(attacker, "ranged"))


def granted_targets(
    state: State, attacker: Piece, ranged: bool, on: w.The | None = None, source: Source | None = None
) -> list[Shot]:
    """The targets of an attack that a text grants or forces: not in Round 1, not by who may not attack now."""
    if state.ceasefire or attacker.corpse or attacker.zone != "unit":
        return []
    if attacker.recruited == state.waves or board(state).barred(attacker):
        return []
    if on is not None and source is not None:
        return [Shot(state.pieces[id], False) for id in source.get(on.name)]
    return shots(state, attacker, ranged)

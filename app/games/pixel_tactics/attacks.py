"""Attacks: who may attack whom, and how (PT5, section 7; PT1, section 6)."""

from typing import Literal

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import Board, board
from app.games.pixel_tactics.hits import interceptor
from app.games.pixel_tactics.places import COLUMN
from app.games.pixel_tactics.state import Piece, State
from app.kernel.node import Node


class Shot(Node, tag=False):
    """A legal target, and whether it is shot at."""

    target: Piece
    ranged: bool


def shots(state: State, attacker: Piece, kind: w.Means = "") -> list[Shot]:
    """Every legal target of an attack by this piece, or of one of this kind; `kind` "ranged" lends it that.

    Melee: both in melee, in whatever columns (PT5-603, R25). Ranged: any rival fighter (PT5-606) but one
    that an Intercept covers where that stops shots (PT1-610).
    """
    here = board(state)
    rivals = here.fighters[1 - attacker.side]
    found = []
    if kind != "ranged":
        struck = here.front if foremost(here, attacker) else set()
        hunting = here.has(attacker, "hunting")
        found = [Shot(piece, False) for piece in rivals if piece.id in struck or (hunting and piece.damage)]
    if kind == "ranged" or (not kind and here.has(attacker, "ranged")):
        found += [Shot(piece, True) for piece in rivals if not covered(here, attacker, piece)]
    return found


def has_target(state: State, attacker: Piece) -> bool:
    """Whether an attack by this piece has any target: wherever rivals stand, one is in melee and uncovered."""
    here = board(state)
    if foremost(here, attacker) or here.has(attacker, "ranged"):
        return bool(here.fighters[1 - attacker.side])
    return here.has(attacker, "hunting") and bool(shots(state, attacker))


def foremost(here: Board, piece: Piece) -> bool:
    """Whether no fighter of its own stands in front of a piece in its column (PT5-604, PT1-606)."""
    if not piece.corpse:
        return piece.id in here.front
    ahead = here.fighters[piece.side]
    return not any(each.slot < piece.slot and COLUMN[each.slot] == COLUMN[piece.slot] for each in ahead)


def covered(here: Board, attacker: Piece, target: Piece) -> bool:
    """Whether an Intercept keeps a shot from being aimed at the target (PT1-610)."""
    if here.state.rules.intercept != "stops" or here.has(attacker, "piercing"):
        return False
    return interceptor(here, target) is not None


def fresh(state: State, piece: Piece) -> bool:
    """Whether it cannot attack because it was recruited in this Wave (PT5-407, PT1-405)."""
    return piece.recruited == state.waves and not _lets(state, piece, "ready")


def settling(state: State, piece: Piece) -> bool:
    """Whether it cannot attack because it has moved in this Wave (PT1-411)."""
    return piece.moved == state.waves and state.rules.settles and not _lets(state, piece, "nimble")


def _lets(state: State, piece: Piece, word: Literal["ready", "nimble"]) -> bool:
    here = board(state)
    return here.has(piece, word) or here.has(piece, "swift")


def may_strike(state: State, attacker: Piece, moved: bool = False) -> bool:
    """Whether a text may grant (or force) an attack by it: not in Round 1, not by who may not attack now.

    `moved`: the text itself has moved it, which bars nothing.
    """
    if state.ceasefire or attacker.corpse or attacker.zone != "unit":
        return False
    if fresh(state, attacker) or board(state).barred(attacker):
        return False
    return moved or not settling(state, attacker)

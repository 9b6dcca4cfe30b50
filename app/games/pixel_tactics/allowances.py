"""Allowances: what the texts that work forbid a player, make dearer or cheaper, and grant beyond the rules."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.board import Board
from app.games.pixel_tactics.frames import Source

PRICED = {"move": "Shift", "clear": "Clear", "recruit": "Recruit", "restructure": "Shift"}
"""The actions whose price texts change, as a turn counts them."""


def forbidden(here: Board, seat: int, what: str, times: int = 0) -> bool:
    """Whether a player who has done this so many times this turn cannot do it again."""
    state = here.state
    return any(
        modifier.what == what
        and times >= modifier.beyond
        and _meant(here, modifier.side, source, seat)
        and (not modifier.rows or w.ROWS[state.wave] in modifier.rows)
        for modifier, source, _ in here.modifiers(w.Forbid)
    )


def price(here: Board, seat: int, verb: str) -> int:
    """What Move, Clear or Recruit costs a player, in actions: Free and Long cancel (PT5-502, 503)."""
    cost = 1
    for modifier, source, _ in here.modifiers(w.Price):
        if PRICED[modifier.action] != verb or (modifier.first and verb in here.state.taken):
            continue
        if _meant(here, modifier.side, source, seat):
            cost += -1 if modifier.price == "free" else 1
    return max(0, min(2, cost))


def any_row(here: Board, seat: int) -> bool:
    """Whether a player recruits into any row."""
    return any(source.seat == seat for _, source, _ in here.modifiers(w.AnyRow))


def more_actions(here: Board, seat: int) -> int:
    """Actions that a player has in the running Wave beyond the two."""
    row = w.ROWS[here.state.wave]
    return sum(
        modifier.n
        for modifier, source, _ in here.modifiers(w.MoreActions)
        if source.seat == seat and row in modifier.rows
    )


def _meant(here: Board, side: w.Side, source: Source, seat: int) -> bool:
    """Whether a text that speaks of a player means this seat; under Ceasefire not the rival (R49)."""
    if source.seat == seat:
        return side != "rival"
    return side != "yours" and not here.state.apart

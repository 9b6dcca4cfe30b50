"""The tables that bots play at: what each game is given."""

from typing import Any

from app.games.registry import game
from tests.laws.twins import twins

ROUNDS = 60
"""Rounds after which a match of Pixel Tactics counts as undecided."""


def any_table(name: str, seed: int) -> dict[str, Any]:
    """The table with this number, of every mode in turn."""
    return {**twins(name).given(seed), **limited(name)}


def duel(name: str) -> dict[str, Any]:
    """A table of two who play against one another."""
    return {"mode": game(name).modes[0].name, "seats": 2, **limited(name)}


def limited(name: str) -> dict[str, Any]:
    """A limit of Rounds, for games that have one."""
    choices = {choice.name for mode in game(name).modes for choice in mode.choices}
    return {"round_limit": ROUNDS} if "round_limit" in choices else {}


def modes(name: str) -> list[dict[str, Any]]:
    """Every mode with every number of seats, all else as usual."""
    return [{"mode": mode.name, "seats": seats} for mode in game(name).modes for seats in mode.seats]

"""Twins: what the laws must know of a game to deal a table anew as it might as well have been."""

import random
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast

from app.games.registry import GAMES
from app.tabletop.telling import Tale, Telling


class Twins(Protocol):
    """One game's knowledge of what is hidden. It is written without the game's own view and imagine.

    `TESTED` is how many tables are played whenever the tests run.
    """

    TESTED: int

    def given(self, seed: int) -> dict[str, Any]:
        """What the table with this number is created with: ends in reasonable time, varied."""

    def redealt(self, state: Any, audience: int, chance: random.Random, pinned: Iterable[int] = ()) -> Any:
        """A state that this audience cannot tell from the given one; pinned pieces stay where they are.

        Every seat's keys stay with the places, so that a move means the same place in both.
        """

    def sealed(self, state: Any, audience: int, chance: random.Random) -> Any:
        """The state with what others than this audience have sealed chosen anew."""

    def rekeyed(self, state: Any, audience: int, chance: random.Random) -> Any:
        """The state with what others call hidden pieces shuffled."""

    def revealed(self, before: Any, told: tuple[Telling, ...], after: Any, audience: int) -> set[int]:
        """Pieces hidden from this audience before, whose faces it has seen on the way or sees now."""

    def opens(self, told: Tale, audience: int) -> bool:
        """Whether this is how an audience learns of hidden cards that may be hidden again before the move is over."""

    def check_places(self, state: Any) -> None:
        """Each piece is in exactly one place, and no audience has one key for two pieces."""

    def check_hidden(self, state: Any, views: list[Any], told: tuple[Telling, ...], known: list[set[int]]) -> None:
        """No view shows what lies in a hidden place, unless the audience was shown it; `known` grows with that."""


@cache
def twins(name: str) -> Twins:
    """What the laws know of this game."""
    return cast(Twins, import_module(f"tests.laws.{name}"))


NAMES = tuple([name for name, where in GAMES.items() if where.startswith("app.")])
"""The games that are played here: other tests bring games of their own along."""

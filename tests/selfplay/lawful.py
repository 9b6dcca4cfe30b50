"""Laws held against the table of one seed."""

import traceback
from dataclasses import dataclass

from app.games.registry import game
from tests.laws.always import ALWAYS
from tests.laws.costly import COSTLY
from tests.laws.play import played
from tests.laws.twins import twins


@dataclass(frozen=True)
class Task:
    seed: int
    game: str


@dataclass(frozen=True)
class Checked:
    """How many matches the table had, and which laws it broke, where."""

    seed: int
    matches: int
    broken: tuple[tuple[str, str], ...]


def check(task: Task) -> Checked:
    """Every law on one table."""
    rules = game(task.game)
    try:
        table = played(rules, twins(task.game).given(task.seed), task.seed)
    except Exception:
        return Checked(task.seed, 0, (("every_table_ends", traceback.format_exc(limit=-4)),))
    broken = []
    for law in (*ALWAYS, *COSTLY):
        try:
            law(table)
        except Exception:
            broken.append((law.__name__, traceback.format_exc(limit=-4)))
    return Checked(task.seed, len(rules.matches(table.turns[-1].after)), tuple(broken))

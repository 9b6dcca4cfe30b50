"""A small share of `python -m tests.soak`."""

from tests.soak.figures import Figures
from tests.soak.seat import Tally
from tests.soak.soak import soak


async def test_a_node_that_is_killed_and_comes_back_loses_nothing() -> None:
    told: list[str] = []
    figures = await soak(seconds=10, tables=4, nodes=2, pause=0.2, tell=lambda figures: told.append(figures.table()))
    assert figures.wrong == []
    assert figures.verified >= 4
    assert figures.tally.lost > 0, "nobody noticed that a node was killed"
    assert len(figures.memory) == 3, "a node did not come back"
    assert told == [figures.table()]


def test_figures_say_what_failed_and_how_often() -> None:
    figures = Figures(Tally(1.0), 60, failed=["node 0: it broke"] * 3, false=["a table: not over"])
    lines = figures.table().splitlines()
    assert [line.split(maxsplit=1) for line in lines[-3:]] == [
        ["wrong", "4"],
        ["3", "x node 0: it broke"],
        ["1", "x a table: not over"],
    ]

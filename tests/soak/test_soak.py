"""A small share of `python -m tests.soak`."""

from tests.soak.soak import soak


async def test_a_node_that_is_killed_and_comes_back_loses_nothing() -> None:
    figures = await soak(seconds=10, tables=4, nodes=2, pause=0.2)
    assert figures.wrong == []
    assert figures.verified >= 4
    assert figures.tally.lost > 0, "nobody noticed that a node was killed"
    assert len(figures.memory) == 3, "a node did not come back"

"""Presence: who is where, on whichever node."""

from collections.abc import AsyncIterator, Callable

import pytest

from app.service.bus.bus import Bus
from app.service.nodes.presence import Presence
from tests.service.conftest import until


@pytest.fixture
async def new_presence(buses: tuple[Bus, Bus]) -> AsyncIterator[Callable[[str], Presence]]:
    """Makes the presence of nodes; every second one is in another process."""
    made: list[Presence] = []

    def make(node: str) -> Presence:
        presence = Presence(node, buses[len(made) % 2])
        made.append(presence)
        return presence

    yield make
    for presence in made:
        await presence.close()


NewPresence = Callable[[str], Presence]


def nothing() -> None:
    pass


async def test_who_watches_sees_others_come_and_go(new_presence: NewPresence) -> None:
    one, other = new_presence("one"), new_presence("other")
    seen: list[dict[str, int]] = []
    await other.watch("t", lambda: seen.append(dict(other.at("t"))))

    one.arrive("t", "ada")
    one.arrive("t", "ada")
    other.arrive("t", "ada")
    await until(lambda: other.at("t") == {"ada": 3})
    one.leave("t", "ada")
    one.leave("t", "ada")
    await until(lambda: other.at("t") == {"ada": 1})
    other.leave("t", "ada")
    assert other.at("t") == {}
    assert seen[-1] == {}


async def test_who_begins_to_watch_sees_who_is_there_already(new_presence: NewPresence) -> None:
    one, other = new_presence("one"), new_presence("other")
    await one.watch("t", nothing)
    one.arrive("t", "ada")
    one.arrive("elsewhere", "bob")
    late = new_presence("late")
    await late.watch("t", nothing)
    await until(lambda: late.at("t") == {"ada": 1})
    assert other.at("t") == {}, "a place that is not watched is known for this node alone"
    assert await other.look(["t", "elsewhere", "nowhere"]) == [{"ada": 1}, {"bob": 1}, {}]


async def test_who_no_longer_watches_is_told_no_more(new_presence: NewPresence) -> None:
    one, other, third = new_presence("one"), new_presence("other"), new_presence("third")
    told: list[bool] = []

    def tell() -> None:
        told.append(True)

    await other.watch("t", tell)
    await third.watch("t", nothing)
    await other.unwatch("t", tell)
    one.arrive("t", "ada")
    await until(lambda: third.at("t"))
    assert not told


async def test_the_people_of_a_dead_node_are_gone_and_those_of_a_living_one_stay(new_presence: NewPresence) -> None:
    one, other, third = new_presence("one"), new_presence("other"), new_presence("third")
    changes: list[bool] = []
    await other.watch("t", lambda: changes.append(True))
    one.arrive("t", "ada")
    third.arrive("t", "bob")
    await until(lambda: other.at("t") == {"ada": 1, "bob": 1})
    before = len(changes)
    other.others = frozenset({"third"})
    other.forget("one")
    assert other.at("t") == {"bob": 1}
    assert len(changes) == before + 1

    other.refresh()
    third.arrive("t", "cyd")
    await until(lambda: "cyd" in other.at("t"))
    assert other.at("t") == {"bob": 1, "cyd": 1}, "what the dead one has noted is still there"
    assert await other.look(["t"]) == [{"bob": 1, "cyd": 1}]


async def test_the_people_of_a_node_that_closes_leave(new_presence: NewPresence) -> None:
    one, other = new_presence("one"), new_presence("other")
    await other.watch("t", nothing)
    one.arrive("t", "ada")
    await until(lambda: other.at("t") == {"ada": 1})
    await one.close()
    await until(lambda: other.at("t") == {})
    assert await other.look(["t"]) == [{}]

"""The lobby and its queues, seen and used through two nodes at once."""

from tests.api.conftest import Person, Seat
from tests.api.lookers import Looker, seek
from tests.nodes.conftest import Site


async def test_what_happens_on_one_node_is_seen_in_the_lobby_of_the_other(site: Site) -> None:
    here, there = site.nodes
    async with Person(here) as one, Person(there) as other:
        looker = await Looker.at(other)
        await Looker.at(one)
        await looker.until(
            lambda: {each["id"] for each in looker.online["people"]} == {one.user["id"], other.user["id"]}
        )
        opened = await one.open(visibility="open")
        await looker.until(lambda: opened["id"] in looker.tables)
        assert (await other.post(f"/api/tables/{opened['id']}/join", {})).status_code == 200
        await looker.until(lambda: looker.status_of(opened["id"]) == "live")
        await looker.until(lambda: [each["id"] for each in looker.own["tables"]] == [opened["id"]])
        seat = await Seat.at(one, opened["id"])
        await seat.send({"type": "concede", "id": "c"})
        await looker.until(lambda: opened["id"] not in looker.tables and not looker.own["tables"])


async def test_people_on_different_nodes_find_each_other(site: Site) -> None:
    people = [Person(site.nodes[n % 2]) for n in range(4)]
    for person in people:
        await person.__aenter__()
    lookers = [await Looker.at(person) for person in people]
    for looker in lookers:
        await looker.send(seek())
    found = [(await looker.frame("match"))["table"] for looker in lookers]
    assert sorted(map(found.count, found)) == [2] * 4
    for person, table in zip(people, found, strict=True):
        assert (await Seat.at(person, table)).sync["seat"] in (0, 1)
        await person.__aexit__()

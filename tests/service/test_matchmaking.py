"""Matchmaking: tickets are taken and made into tables, once, on whichever node."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import insert, select

from app.service.accounts.user import User
from app.service.database.schema import ratings, tables, tickets
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.matchmaking.pairing import AGAIN_MS
from app.service.matchmaking.tickets import GONE_MS, Queue, expected_ms, rating
from app.service.tables.table import Table
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node
from tests.service.test_sitting import account, block, code_of, sat

CASUAL = Queue("hoard", "standard", "relaxed", False)
RATED = CASUAL._replace(rated=True)
FREE = Queue("pebbles", "free", "fast", False)
"""For two, three or four."""
LONG = FREE._replace(clock="correspondence", rated=True)
"""Rated, and one may look for another while one plays."""


class Seekers:
    """The matchmaking of a node, and those who hold their tickets there."""

    def __init__(self, node: Node) -> None:
        self.node = node
        self.held: set[str] = set()
        self.told: set[str] = set()
        self.matchmaking = Matchmaking(node.house, node.opening, lambda: self.held, self.told.update)

    async def take(self, user: User, queue: Queue = CASUAL) -> None:
        self.held.add(user.id)
        await self.matchmaking.take(user, queue)

    async def wait(self, ms: int) -> None:
        """Time passes, a little at a time, while everybody here holds on."""
        for _ in range(0, ms, 5_000):
            self.node.clock.move(min(ms, 5_000))
            await self.matchmaking.tick()

    async def tickets(self) -> dict[str, str | None]:
        """Who looks for a game, and the table that was found."""
        query = select(tickets.c.user_id, tickets.c.matched)
        found = await self.node.house.database.read(lambda connection: connection.execute(query).all())
        return {each.user_id: each.matched for each in found}

    async def tables(self) -> list[Table]:
        query = select(tables.c.id).order_by(tables.c.created_at)
        found = await self.node.house.database.read(lambda connection: connection.execute(query).all())
        return [(await self.node.opening.table(table_id))[0] for (table_id,) in found]


@pytest.fixture
def seekers(node: Node) -> Seekers:
    return Seekers(node)


async def rate(node: Node, user: User, mu: float, queue: Queue = RATED) -> None:
    values: dict[str, Any] = {"user_id": user.id, "game": queue.game, "mode": queue.mode, "season": 1, "mu": mu}
    values.update(sigma=8.0, ordinal=0.0, played=1, won=1, at=0)
    await node.house.database.write(lambda connection: connection.execute(insert(ratings), values))


async def test_two_who_look_for_the_same_are_brought_to_one_table(seekers: Seekers) -> None:
    node = seekers.node
    one, other = await node.guest(), await node.guest()
    await seekers.take(one)
    assert (await seekers.tickets(), await seekers.tables()) == ({one.id: None}, [])

    await seekers.take(other)

    (table,) = await seekers.tables()
    assert await seekers.tickets() == {one.id: table.id, other.id: table.id}
    assert {*sat(table)} == {one.id, other.id}
    assert (table.mode, table.clock, table.rated, table.visibility) == ("standard", "relaxed", False, "open")
    assert seekers.told == {one.id, other.id}
    assert (await node.begun(table.id)).table.status == "live"


@pytest.mark.parametrize("other", [CASUAL._replace(clock="fast"), Queue("pebbles", "free", "relaxed", False)])
async def test_who_looks_for_something_else_is_left_alone(seekers: Seekers, other: Queue) -> None:
    await seekers.take(await seekers.node.guest())
    await seekers.take(await seekers.node.guest(), other)
    assert await seekers.tables() == []


async def test_one_has_one_ticket_and_never_plays_oneself(seekers: Seekers) -> None:
    one = await seekers.node.guest()
    await asyncio.gather(*(seekers.take(one) for _ in range(3)))
    seekers.node.clock.move(3_000)
    await asyncio.gather(*(seekers.take(one) for _ in range(3)))
    assert await seekers.tickets() == {one.id: None}
    query = select(tickets.c.at)
    since = await seekers.node.house.database.read(lambda connection: connection.execute(query).scalar())
    assert since == seekers.node.clock.time - 3_000, "asked for again it keeps its place"
    await seekers.take(one, CASUAL._replace(clock="fast"))
    assert await seekers.tickets() == {one.id: None}
    assert await seekers.tables() == []


async def test_as_many_are_gathered_as_the_mode_has_seats(seekers: Seekers) -> None:
    people = [await seekers.node.guest() for _ in range(7)]
    for user in people:
        await seekers.take(user, Queue("pebbles", "three", "fast", False))
    found = await seekers.tables()
    assert [len(table.seats) for table in found] == [3, 3]
    assert {user for table in found for user in sat(table)} == {user.id for user in people[:6]}


@pytest.mark.parametrize("seats", [3, 4])
async def test_as_many_are_gathered_as_were_looked_for(seekers: Seekers, seats: int) -> None:
    people = [await seekers.node.guest() for _ in range(seats + 1)]
    await seekers.take(people[-1], FREE)
    for user in people[:seats]:
        assert await seekers.tables() == []
        await seekers.take(user, FREE._replace(seats=seats))
    (table,) = await seekers.tables()
    assert {*sat(table)} == {user.id for user in people[:seats]}
    assert table.options["seats"] == len(table.seats) == seats
    assert await seekers.tickets() == {user.id: None if user is people[-1] else table.id for user in people}


async def test_who_names_no_number_looks_for_the_usual_one(seekers: Seekers) -> None:
    one, other = await seekers.node.guest(), await seekers.node.guest()
    await seekers.take(one, FREE)
    await seekers.take(other, FREE._replace(seats=2))
    assert None not in (await seekers.tickets()).values()


@pytest.mark.parametrize("seats", [3, 4])
async def test_nobody_sits_in_two_seats_of_a_table_however_often_they_ask(seekers: Seekers, seats: int) -> None:
    people = [await seekers.node.guest() for _ in range(seats - 1)]
    for user in people * 2:
        await seekers.take(user, FREE._replace(seats=seats))
    await seekers.wait(90_000)
    assert await seekers.tickets() == {user.id: None for user in people}


@pytest.mark.parametrize("seats", [3, 4])
async def test_people_who_have_blocked_one_another_are_in_no_group(seekers: Seekers, seats: int) -> None:
    people = [await seekers.node.guest() for _ in range(seats + 1)]
    await block(seekers.node, people[1], people[0])
    for user in people[:seats]:
        await seekers.take(user, FREE._replace(seats=seats))
    await seekers.wait(90_000)
    assert await seekers.tables() == []
    await seekers.take(people[seats], FREE._replace(seats=seats))
    (table,) = await seekers.tables()
    assert len({*sat(table)}) == seats
    assert not {people[0].id, people[1].id} <= {*sat(table)}


@pytest.mark.parametrize("seats", [3, 4])
async def test_ratings_matter_less_the_longer_a_group_gathers(seekers: Seekers, seats: int) -> None:
    queue = LONG._replace(seats=seats)
    people = [await account(seekers.node) for _ in range(seats)]
    await rate(seekers.node, people[-1], 45.0, queue)
    for user in people:
        await seekers.take(user, queue)
    await seekers.wait(35_000)
    assert await seekers.tables() == []
    await seekers.wait(5_000)
    (table,) = await seekers.tables()
    assert {*sat(table)} == {user.id for user in people}


async def test_many_who_come_at_once_on_two_nodes_are_paired_once_each(new_node: NewNode) -> None:
    here, there = Seekers(await new_node()), Seekers(await new_node())
    people = [await here.node.guest() for _ in range(12)]
    await asyncio.gather(*((here, there)[n % 2].take(user) for n, user in enumerate(people)))
    await asyncio.gather(here.matchmaking.tick(), there.matchmaking.tick())
    await here.matchmaking.tick()
    found = await here.tables()
    assert len(found) == 6
    assert sorted(str(user) for table in found for user in sat(table)) == sorted(user.id for user in people)


async def test_ratings_matter_less_the_longer_one_waits(seekers: Seekers) -> None:
    node = seekers.node
    one, other = await account(node), await account(node)
    await rate(node, one, 45.0)
    assert await node.house.database.read(lambda connection: rating(connection, one.id, RATED)) == 1800
    assert await node.house.database.read(lambda connection: rating(connection, other.id, RATED)) == 1000
    await seekers.take(one, RATED)
    await seekers.take(other, RATED)
    await seekers.wait(35_000)
    assert await seekers.tables() == []
    await seekers.wait(5_000)
    assert len(await seekers.tables()) == 1


async def test_the_last_opponent_in_rated_play_is_not_the_next(seekers: Seekers) -> None:
    node = seekers.node
    one, other, third = await account(node), await account(node), await account(node)
    await seekers.take(one, RATED)
    await seekers.take(other, RATED)
    (first,) = await seekers.tables()
    assert first.rated
    live = await node.begun(first.id)
    await node.ask(live, "concede", 0, "c")
    await seekers.take(one, RATED)
    await seekers.take(other, RATED)
    await seekers.wait(90_000)
    assert len(await seekers.tables()) == 1
    await seekers.take(third, RATED)
    assert len(await seekers.tables()) == 2
    assert third.id in sat((await seekers.tables())[1])


@pytest.mark.parametrize("queue", [LONG._replace(seats=3), LONG._replace(seats=4), LONG._replace(mode="teams")])
async def test_a_group_that_has_just_played_rated_does_so_again_only_after_a_while(
    seekers: Seekers, queue: Queue
) -> None:
    people = [await account(seekers.node) for _ in range(queue.seats or 4)]
    for user in people:
        await seekers.take(user, queue)
    (first,) = await seekers.tables()
    await seekers.node.begun(first.id)
    for user in people:
        await seekers.take(user, queue)
    await seekers.wait(AGAIN_MS - 5_000)
    assert len(await seekers.tables()) == 1
    await seekers.wait(5_000)
    (_, second) = await seekers.tables()
    assert {*sat(second)} == {user.id for user in people}


@pytest.mark.parametrize("queue", [LONG._replace(seats=3), LONG._replace(seats=4), LONG._replace(mode="teams")])
async def test_whoever_else_looks_comes_into_a_group_that_has_just_played_rated(seekers: Seekers, queue: Queue) -> None:
    people = [await account(seekers.node) for _ in range(queue.seats or 4)]
    other = await account(seekers.node)
    await rate(seekers.node, other, 70.0, queue)
    for user in people:
        await seekers.take(user, queue)
    (first,) = await seekers.tables()
    await seekers.node.begun(first.id)
    for user in (*people, other):
        await seekers.take(user, queue)
    await seekers.wait(60_000)
    (_, second) = await seekers.tables()
    assert other.id in sat(second)
    assert len({user.id for user in people} - {*sat(second)}) == 1


async def test_the_last_opponent_in_casual_play_may_be_the_next(seekers: Seekers) -> None:
    one, other = await seekers.node.guest(), await seekers.node.guest()
    for times in (1, 2):
        await seekers.take(one)
        await seekers.take(other)
        found = await seekers.tables()
        assert len(found) == times
        await seekers.node.ask(await seekers.node.begun(found[-1].id), "concede", 0, "c")


async def test_people_of_whom_one_has_blocked_the_other_are_not_paired(seekers: Seekers) -> None:
    one, other = await seekers.node.guest(), await seekers.node.guest()
    await block(seekers.node, other, one)
    await seekers.take(one)
    await seekers.take(other)
    await seekers.wait(90_000)
    assert await seekers.tables() == []


async def test_a_ticket_that_nobody_holds_is_never_matched_and_soon_gone(seekers: Seekers) -> None:
    node = seekers.node
    ghost, one = await node.guest(), await node.guest()
    await seekers.take(ghost)
    seekers.held.clear()
    node.clock.move(GONE_MS + 1)
    await seekers.take(one)
    assert await seekers.tables() == []
    await seekers.matchmaking.tick()
    assert await seekers.tickets() == {one.id: None}


async def test_a_ticket_that_was_given_back_is_matched_no_more(seekers: Seekers) -> None:
    one = await seekers.node.guest()
    await seekers.take(one)
    await seekers.matchmaking.drop(one)
    await seekers.take(await seekers.node.guest())
    assert await seekers.tables() == []


@pytest.mark.parametrize(
    ("queue", "code"),
    [
        (RATED, "account-needed"),
        (CASUAL._replace(game="chess"), "unknown-game"),
        (CASUAL._replace(mode="blind"), "bad-options"),
        (CASUAL._replace(clock="sundial"), "bad-options"),
        (Queue("pebbles", "alone", "fast", False), "bad-options"),
        (CASUAL._replace(seats=3), "bad-options"),
        (FREE._replace(seats=1), "bad-options"),
        (FREE._replace(seats=5), "bad-options"),
    ],
)
async def test_what_cannot_be_found_is_not_looked_for(seekers: Seekers, queue: Queue, code: str) -> None:
    assert await code_of(seekers.take(await seekers.node.guest(), queue)) == code
    assert await seekers.tickets() == {}


async def test_who_plays_somebody_in_real_time_looks_for_no_other_game(seekers: Seekers) -> None:
    node = seekers.node
    live, one, _ = await node.pair()
    assert await code_of(seekers.take(one)) == "already-playing"
    await seekers.take(one, CASUAL._replace(clock="correspondence"))
    await seekers.matchmaking.drop(one)
    await node.ask(live, "concede", 0, "c")
    await seekers.take(one)


async def test_who_plays_a_bot_or_by_correspondence_may_look_for_a_game(seekers: Seekers) -> None:
    node = seekers.node
    one, other = await node.guest(), await node.guest()
    await node.opening.open(one, Wish("hoard", opponent="bot:random"))
    opened = await node.opening.open(one, Wish("hoard", clock="correspondence"))
    await node.opening.join(other, opened.invite or "")
    await node.begun(opened.id)
    await seekers.take(one)
    await seekers.take(other)
    assert None not in (await seekers.tickets()).values()


async def test_who_sits_down_to_a_game_no_longer_looks_for_one(seekers: Seekers) -> None:
    node = seekers.node
    one, other = await node.guest(), await node.guest()
    await seekers.take(one)
    opened = await node.opening.open(other, Wish("hoard"))
    await node.opening.join(one, opened.invite or "")
    assert await seekers.tickets() == {}


async def test_the_wait_to_be_expected_is_what_others_have_waited(seekers: Seekers) -> None:
    node, queue = seekers.node, CASUAL._replace(seats=2)

    async def expected() -> int | None:
        now = node.clock.now()
        return await node.house.database.read(lambda connection: expected_ms(connection, queue, now))

    for waited in (4_000, 2_000):
        assert await expected() is None
        await seekers.take(await node.guest())
        node.clock.move(waited)
        await seekers.take(await node.guest())
    assert await expected() == 1_000, "of 0, 0, 2 and 4 seconds"
    node.clock.move(3_600_000 + 1)
    assert await expected() is None


async def test_the_wait_to_be_expected_is_that_for_as_many_seats(seekers: Seekers) -> None:
    queue = FREE._replace(seats=3)
    for _ in range(3):
        await seekers.take(await seekers.node.guest(), queue)
    now, read = seekers.node.clock.now(), seekers.node.house.database.read
    assert await read(lambda connection: expected_ms(connection, queue, now)) == 0
    assert await read(lambda connection: expected_ms(connection, FREE._replace(seats=2), now)) is None


@pytest.mark.parametrize("seats", [3, 4])
async def test_who_waits_no_longer_plays_as_many_bots_as_were_looked_for(seekers: Seekers, seats: int) -> None:
    one = await seekers.node.guest()
    await seekers.take(one, FREE._replace(seats=seats))
    opened = await seekers.matchmaking.play_bot(one, "random")
    assert sat((await seekers.node.begun(opened.id)).table) == [one.id, *["random"] * (seats - 1)]


async def test_who_waits_no_longer_plays_a_bot_by_the_same_clock(seekers: Seekers) -> None:
    node = seekers.node
    one, other = await node.guest(), await node.guest()
    queue = Queue("pebbles", "three", "fast", False)
    assert await code_of(seekers.matchmaking.play_bot(one)) == "no-ticket"
    await seekers.take(one, queue)
    opened = await seekers.matchmaking.play_bot(one, "random")
    table = (await node.begun(opened.id)).table
    assert sat(table) == [one.id, "random", "random"]
    assert (table.mode, table.clock) == ("three", "fast")
    assert await seekers.tickets() == {}
    await seekers.take(other, queue)
    assert len(await seekers.tables()) == 1


async def test_who_looks_for_what_is_not_played_here_holds_up_nobody_else(seekers: Seekers) -> None:
    node = seekers.node
    one, other, foreign = [await node.guest() for _ in range(3)]
    seekers.held = {one.id, other.id, foreign.id}
    wait = {**CASUAL._asdict(), "seats": 2, "rating": 1000, "at": 0, "seen_at": node.clock.time}
    waits = [
        {**wait, "user_id": user.id, "game": "chess" if user is foreign else "hoard"} for user in (one, other, foreign)
    ]
    await node.house.database.write(lambda connection: connection.execute(insert(tickets), waits))

    await seekers.matchmaking.tick()

    (table,) = await seekers.tables()
    assert await seekers.tickets() == {one.id: table.id, other.id: table.id, foreign.id: None}

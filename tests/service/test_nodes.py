"""Nodes: who lives, when none did, and what a node finds in the log that it was not told of."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, text

from app.service.bus.bus import Hear
from app.service.bus.local import LocalBus
from app.service.database.database import Database, Work, open_database
from app.service.database.schema import due, nodes, outages
from app.service.errors import Problem
from app.service.moderation.audit import Audit
from app.service.moderation.draining import Draining
from app.service.nodes.heartbeat import DEAD_MS
from app.service.nodes.missing import next_rows
from app.service.nodes.nodes import TOPIC, Nodes
from app.service.settings import Settings
from app.service.tables.house import House, Published
from app.service.tables.live import Accepted
from app.service.tables.log import rows_after
from app.service.tables.wish import Wish
from tests.service.conftest import HandClock, Node, refused, until
from tests.service.test_absence import ALLOWANCE, claim, leave, sat

Living = tuple[Nodes, Node]
NewLiving = Callable[..., Awaitable[Living]]


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def new_living(database_url: str, clock: HandClock) -> AsyncIterator[NewLiving]:
    """Makes nodes on the same database, on a bus of their own unless one is given; their hearts beat by hand."""
    made: list[tuple[Nodes, House]] = []

    async def make(bus: LocalBus | None = None) -> Living:
        settings = Settings(database_url=database_url, bot_workers=0, bot_delay_ms=0)
        house = House(settings, open_database(database_url), bus or LocalBus(), clock)
        life = Nodes(house)
        await life.start()
        await house.start()
        made.append((life, house))
        return life, Node(house, clock)

    yield make
    for life, house in made:
        await house.close()
        await life.close()
        await house.database.close()


async def table_of(node: Node, query: object) -> list[tuple[object, ...]]:
    found = await node.house.database.read(lambda connection: connection.execute(query).all())
    return [tuple(row) for row in found]


OUTAGES = select(outages.c.began_at, outages.c.ended_at).order_by(outages.c.began_at)
NODES = select(nodes.c.id, nodes.c.beat_at, nodes.c.draining)


async def test_the_first_node_finds_no_outage(new_living: NewLiving) -> None:
    life, node = await new_living()
    assert life.others == frozenset()
    assert await table_of(node, OUTAGES) == []
    assert await table_of(node, NODES) == [(node.house.node, node.clock.time, False)]


async def test_a_node_is_ready_while_the_database_takes_its_heartbeats(new_living: NewLiving, clock: HandClock) -> None:
    life, _ = await new_living()
    clock.move(DEAD_MS)
    assert life.beating

    clock.move(1)
    assert not life.beating
    await life.beat()
    assert life.beating


async def test_a_node_learns_whether_the_database_has_its_schema(new_living: NewLiving) -> None:
    life, node = await new_living()
    assert life.fits

    (head,) = await table_of(node, text("SELECT version_num FROM alembic_version"))
    for version, fits in (("another", False), (head[0], True)):
        renaming = text("UPDATE alembic_version SET version_num = :version").bindparams(version=version)
        await node.house.database.write(lambda connection, renaming=renaming: connection.execute(renaming))
        await life.beat()
        assert life.fits is fits


async def test_the_time_when_no_node_lived_is_written_down_once_and_known(
    new_living: NewLiving, clock: HandClock
) -> None:
    await new_living()
    began = clock.time
    clock.move(DEAD_MS + 1)
    _, second = await new_living()
    _, third = await new_living()
    assert await table_of(third, OUTAGES) == [(began, began + DEAD_MS + 1)]
    assert second.house.outages == third.house.outages == ((began, began + DEAD_MS + 1),)


async def test_a_short_restart_is_no_outage(new_living: NewLiving, clock: HandClock) -> None:
    await new_living()
    clock.move(DEAD_MS)
    _, second = await new_living()
    assert await table_of(second, OUTAGES) == []


async def test_it_is_no_outage_while_another_node_lives(new_living: NewLiving, clock: HandClock) -> None:
    one, _ = await new_living()
    await new_living()
    for _ in range(5):
        clock.move(DEAD_MS // 2)
        await one.beat()
    _, third = await new_living()
    assert await table_of(third, OUTAGES) == []


async def test_a_database_that_nobody_could_reach_is_an_outage_that_every_node_learns_of(
    new_living: NewLiving, clock: HandClock
) -> None:
    one, node = await new_living()
    other, beside = await new_living()
    began = clock.time
    clock.move(60_000)
    await one.beat()
    await other.beat()
    assert await table_of(node, OUTAGES) == [(began, began + 60_000)]
    assert node.house.outages == beside.house.outages == ((began, began + 60_000),)


async def test_a_dead_node_is_buried_its_people_forgotten_and_its_claims_let_go(
    new_living: NewLiving, clock: HandClock
) -> None:
    bus = LocalBus()
    _, node = await new_living(bus)
    other, beside = await new_living(bus)
    await other.beat()
    live = await node.against_bot()
    held = select(due.c.at, due.c.claimed_until).where(due.c.table_id == live.table.id)
    assert any(until_ > at for at, until_ in await table_of(node, held))
    await beside.house.presence.watch("hall", lambda: None)
    node.house.presence.arrive("hall", "ada")
    await until(lambda: beside.house.presence.at("hall") == {"ada": 1})

    clock.time += DEAD_MS + 1
    await other.beat()

    assert other.others == frozenset()
    assert beside.house.presence.at("hall") == {}
    assert [row[0] for row in await table_of(beside, NODES)] == [beside.house.node]
    assert all(until_ == at for at, until_ in await table_of(beside, held))


async def test_a_node_that_comes_back_to_life_is_seen_again(new_living: NewLiving, clock: HandClock) -> None:
    bus = LocalBus()
    one, node = await new_living(bus)
    other, beside = await new_living(bus)
    await beside.house.presence.watch("hall", lambda: None)
    node.house.presence.arrive("hall", "ada")
    await until(lambda: beside.house.presence.at("hall") == {"ada": 1})
    clock.time += DEAD_MS + 1
    await other.beat()
    assert beside.house.presence.at("hall") == {}
    await one.beat()
    await other.beat()
    await until(lambda: beside.house.presence.at("hall") == {"ada": 1})


async def test_rows_that_a_node_was_not_told_of_are_found_in_the_log(new_living: NewLiving) -> None:
    _, node = await new_living()
    life, beside = await new_living()
    live, *_ = await node.pair()
    copy = await beside.house.table(live.table.id)
    assert copy.seq == 0
    await node.crown(live)
    await life.look()
    await until(lambda: copy.seq == 2)
    assert copy.game.encode(copy.state) == live.game.encode(live.state)


class Held:
    """A database whose answers to reads are held back while `free` is not set."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.write, self.close = database.write, database.close
        self.free = asyncio.Event()
        self.read_by = 0

    async def read(self, work: Work[Any]) -> Any:
        found = await self._database.read(work)
        self.read_by += 1
        await self.free.wait()
        return found


async def test_what_is_heard_of_while_the_log_is_read_is_read_as_well(new_living: NewLiving) -> None:
    _, node = await new_living()
    _, beside = await new_living()
    live, *_ = await node.pair()
    copy = await beside.house.table(live.table.id)
    first, second = live.decisions()
    assert isinstance(await node.move(live, first.seat, first.options[0].step), Accepted)
    beside.house.database = held = Held(beside.house.database)
    copy.hear(1)
    await until(lambda: held.read_by)
    assert isinstance(await node.move(live, second.seat, second.options[0].step), Accepted)
    copy.hear(2)
    held.free.set()
    await until(lambda: copy.seq == 2)


async def test_a_row_that_is_told_with_the_news_is_not_read(new_living: NewLiving) -> None:
    bus = LocalBus()
    _, node = await new_living(bus)
    _, beside = await new_living(bus)
    live, *_ = await node.pair()
    copy = await beside.house.table(live.table.id)
    beside.house.database = held = Held(beside.house.database)
    await node.crown(live)
    await until(lambda: copy.seq == live.seq)
    assert copy.state == live.state
    assert held.read_by == 0


async def test_a_row_that_comes_before_another_waits_for_it(new_living: NewLiving) -> None:
    _, node = await new_living()
    _, beside = await new_living()
    live, *_ = await node.pair()
    copy = await beside.house.table(live.table.id)
    await node.crown(live)
    missed, last = await node.house.database.read(rows_after(live.table.id, 0))
    copy.hear(last.seq, last)
    await until(lambda: copy.seq == last.seq)
    copy.hear(missed.seq, missed)
    assert copy.idle
    assert (copy.seq, copy.state) == (live.seq, live.state)


class Quick(LocalBus):
    """A bus on which somebody has just told of the first row when a table is listened to."""

    async def subscribe(self, topic: str, node: str, hear: Hear) -> None:
        await super().subscribe(topic, node, hear)
        if topic != TOPIC:
            hear(msgspec.json.encode(Published(0)))


async def test_what_is_heard_of_before_the_log_is_read_is_played_once(new_living: NewLiving) -> None:
    _, node = await new_living()
    _, beside = await new_living(Quick())
    live, *_ = await node.pair()
    await node.crown(live)
    copy = await beside.house.table(live.table.id)
    await until(lambda: copy.idle)
    assert not copy.broken
    assert (copy.seq, copy.state) == (live.seq, live.state)


async def test_people_who_sat_down_unheard_are_found(new_living: NewLiving) -> None:
    _, node = await new_living()
    life, beside = await new_living()
    opened = await node.opening.open(await node.guest(), Wish("hoard"))
    copy = await beside.house.table(opened.id)
    assert copy.state is None
    await node.opening.join(await node.guest(), opened.invite or "")
    await life.look()
    assert copy.table.full


async def test_nodes_that_do_not_hear_each_other_know_it_and_look_into_the_log(new_living: NewLiving) -> None:
    one, node = await new_living()
    other, beside = await new_living()
    await one.beat()
    live, *_ = await node.pair()
    copy = await beside.house.table(live.table.id)
    one.live()
    other.live()
    await until(lambda: not node.house.presence.sure and not beside.house.presence.sure)
    await node.crown(live)
    await until(lambda: copy.seq == 2)


async def test_nobody_is_taken_for_away_while_some_node_is_not_heard(new_living: NewLiving) -> None:
    _, node = await new_living()
    live, seat = await sat(node)
    leave(live, seat)
    node.clock.move(ALLOWANCE)
    assert live.attendance.claim_in(seat) == 0
    node.house.presence.sure = False
    assert refused(await claim(live, 1 - seat, seat)) == "not-away"


async def test_only_tables_that_have_a_next_row_are_named(new_living: NewLiving) -> None:
    _, node = await new_living()
    one, *_ = await node.pair()
    two, *_ = await node.pair()
    await node.crown(two)
    known = {one.table.id: 0, two.table.id: 0, "nowhere": 3}
    found = await node.house.database.read(next_rows(known))
    assert found == [(two.table.id, 1)]


async def test_a_node_that_drains_claims_nothing_more_and_says_so(new_living: NewLiving, clock: HandClock) -> None:
    life, node = await new_living()
    gone: list[bool] = []

    async def leave() -> None:
        gone.append(True)

    life.when_draining(leave)
    await life.drain()
    await life.drain()
    assert gone == [True]
    assert await table_of(node, NODES) == [(node.house.node, clock.time, True)]
    live, *_ = await node.pair()
    await node.crown(live)
    decision = live.decisions()[0]
    assert await node.move(live, decision.seat, decision.options[0].step) == Accepted(3)


async def test_of_two_nodes_that_are_to_drain_at_once_one_stays(new_living: NewLiving, clock: HandClock) -> None:
    one, other = await new_living(), await new_living()
    admin = (await one[1].guest()).id
    orders = [Draining(node.house, life, Audit(node.house.database, clock)) for life, node in (one, other)]
    answers = await asyncio.gather(
        orders[0].drain(admin, other[1].house.node, "an upgrade"),
        orders[1].drain(admin, one[1].house.node, "an upgrade"),
        return_exceptions=True,
    )
    (problem,) = [answer for answer in answers if answer is not None]
    assert isinstance(problem, Problem) and problem.code == "last-node"


async def test_a_node_that_did_not_hear_that_it_is_to_drain_finds_it_at_its_next_heartbeat(
    new_living: NewLiving, clock: HandClock
) -> None:
    (life, node), (other, there) = await new_living(), await new_living()
    admin = (await node.guest()).id
    await Draining(node.house, life, Audit(node.house.database, clock)).drain(admin, there.house.node, "an upgrade")
    assert not other.draining
    await other.beat()
    await until(lambda: other.draining)
    await other.beat()
    assert sorted(draining for _, _, draining in await table_of(node, NODES)) == [False, True]

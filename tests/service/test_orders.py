"""Orders: pause, go on, abort and adjudicate; and who may know what."""

import logging

import msgspec
import pytest

from app.service.errors import Problem
from app.service.moderation.inspecting import Inspector
from app.service.tables.live import Accepted
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.sat import dues_of, kinds, pair, results_of, same
from tests.service.toy import Save, Toss

GRACE, BANK = 30_000, 900_000


async def test_while_a_table_is_paused_no_time_passes_and_no_move_is_made(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = live.decisions()[0].seat
    node.clock.move(10_000)

    await node.house.orders.pause(live.table.id, "admin", "a dispute")

    assert live.paused
    assert live.owed.now == {}
    assert refused(await node.move(live, seat, Toss())) == "paused"
    node.clock.move(2 * BANK)
    assert live.time_of(seat)[2:] == (GRACE - 10_000, GRACE, BANK)
    await node.house.orders.resume(live.table.id, "admin", "settled")
    assert live.owed.now["flag", seat].at == node.clock.time + GRACE + BANK - 10_000
    assert isinstance(await node.move(live, seat, Toss(), move_id="on"), Accepted)
    assert await kinds(node, live) == ["start", "move", "move", "pause", "resume", "move"]


async def test_a_pause_outlives_the_node_and_reaches_the_others(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live = await pair(node)
    await node.crown(live)
    copy = await other.house.table(live.table.id)
    node.clock.move(10_000)
    await node.house.orders.pause(live.table.id, "admin", "maintenance")
    await until(lambda: copy.paused)
    third = await (await new_node()).house.table(live.table.id)
    assert same(live, copy) and same(live, third)


async def test_a_bot_waits_while_its_table_is_paused(new_node: NewNode) -> None:
    node = await new_node(bot_delay_ms=600)
    live = await node.against_bot()
    await node.house.orders.pause(live.table.id, "admin", "")
    before = live.seq
    node.clock.move(6_000)
    await node.house.due.claim()
    assert live.seq == before
    await node.house.orders.resume(live.table.id, "admin", "")
    assert ("bot", 1) in await dues_of(node, live)


async def test_after_a_pause_nothing_before_it_is_taken_back(node: Node) -> None:
    live = await pair(node, options={"round_limit": 15})
    await node.crown(live)
    seat = live.decisions()[0].seat
    await node.move(live, seat, Save())
    await node.house.orders.pause(live.table.id, "admin", "")
    assert refused(await node.ask(live, "takeback", seat, "back")) == "paused"
    await node.house.orders.resume(live.table.id, "admin", "")
    assert refused(await node.ask(live, "takeback", seat, "back")) == "no-take-back"


async def test_nobody_gains_by_a_table_that_is_aborted(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live = await pair(node)
    copy = await other.house.table(live.table.id)
    await node.house.orders.abort(live.table.id, "admin", "cheating")
    assert await results_of(node, live) == [(-1, "aborted", "[]")]
    assert live.table.status == "over" and live.decisions() == ()
    await until(lambda: copy.result == live.result)
    third = await (await new_node()).house.table(live.table.id)
    assert third.result == live.result
    assert await dues_of(node, live) == {}


@pytest.mark.parametrize(("winner", "given", "places"), [(1, (), "[2,1]"), (-1, (), "[1,1]"), (0, (1, 2), "[1,2]")])
async def test_an_adjudicated_table_is_won_as_the_house_says(
    node: Node, winner: int, given: tuple[int, ...], places: str
) -> None:
    live = await pair(node)
    await node.house.orders.pause(live.table.id, "admin", "a dispute")
    await node.house.orders.adjudicate(live.table.id, "admin", "the other cheated", winner, given)
    assert await results_of(node, live) == [(winner, "adjudicated", places)]
    told = (await live.told(live.seq))[-1]
    assert [(each.what, each.seat, each.word) for each in told] == [("house", winner, "adjudicated")]


async def test_what_players_are_told_names_neither_who_ordered_nor_why(node: Node) -> None:
    live = await pair(node)
    await node.house.orders.pause(live.table.id, "the-admin", "a secret reason")
    told = str(await live.told(live.seq))
    assert "the-admin" not in told and "secret" not in told


@pytest.mark.parametrize(("winner", "places"), [(2, ()), (-2, ()), (0, (1,)), (0, (0, 1))])
async def test_a_verdict_that_is_none_is_refused(node: Node, winner: int, places: tuple[int, ...]) -> None:
    live = await pair(node)
    with pytest.raises(Problem, match="winner") as problem:
        await node.house.orders.adjudicate(live.table.id, "admin", "", winner, places)
    assert problem.value.code == "bad-places"
    assert live.result is None


async def test_orders_that_make_no_sense_are_refused_with_a_code(node: Node) -> None:
    live, orders = await pair(node), node.house.orders
    codes = []

    async def code(order: object) -> None:
        with pytest.raises(Problem) as problem:
            await order  # type: ignore[misc]
        codes.append(problem.value.code)

    await code(orders.resume(live.table.id, "admin", ""))
    await orders.pause(live.table.id, "admin", "")
    await code(orders.pause(live.table.id, "admin", ""))
    await orders.abort(live.table.id, "admin", "")
    await code(orders.abort(live.table.id, "admin", ""))
    await code(orders.abort("nowhere", "admin", ""))
    assert codes == ["not-paused", "paused", "over", "unknown-table"]


async def test_an_order_that_cannot_be_written_down_is_not_carried_out(
    node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    live = await pair(node)
    known = live.table
    live.table = msgspec.structs.replace(known, id="nowhere")  # refers to no table
    with caplog.at_level(logging.CRITICAL), pytest.raises(Problem) as problem:
        await node.house.orders.pause(known.id, "admin", "a dispute")
    assert problem.value.code == "unavailable"
    assert not live.paused


async def test_nobody_looks_into_a_table_while_they_may_watch_it_at_a_node_that_is_not_heard(node: Node) -> None:
    live, admin, inspector = await pair(node), (await node.guest()).id, Inspector(node.house)
    assert (await inspector.look(admin, live.table.id, "a dispute")).seq == live.seq
    node.house.presence.sure = False
    with pytest.raises(Problem) as refusal:
        await inspector.look(admin, live.table.id, "a dispute")
    assert refusal.value.code == "unavailable"

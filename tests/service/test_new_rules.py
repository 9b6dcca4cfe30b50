"""New rules: a running table goes on under them, from how it stood as far as they carry its log."""

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import select

from app.games.registry import GAMES, game
from app.kernel.machine import Move
from app.kernel.node import replace
from app.service.database.schema import rows, snapshots, tables
from app.service.tables.live import Accepted, Live
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.sat import kinds, pair, same
from tests.service.toy import Hoard, Save, Toss, Toy

SAVING: dict[str, int | str] = {"round_limit": 15}


class Newer(Toy):
    """Hoard as it is played from now on: what is saved is said in another way."""

    rules_version = "2"

    def play(self, state: Hoard, seat: int, move: Move) -> Any:
        after, told = super().play(state, seat, move)
        return after, tuple(replace(each, n=1) if each.what == "save" else each for each in told)


NEWER = Newer()


@pytest.fixture
def from_now_on() -> Iterator[Any]:
    """Calls for the new rules: tables that are read after that are played by them."""
    before = GAMES["hoard"]

    def change() -> None:
        GAMES["hoard"] = "tests.service.test_new_rules:NEWER"
        game.cache_clear()

    yield change
    GAMES["hoard"] = before
    game.cache_clear()


async def version(node: Node, live: Live) -> str | None:
    query = select(tables.c.rules_version).where(tables.c.id == live.table.id)
    found: str | None = await node.house.database.read(lambda connection: connection.execute(query).scalar())
    return found


async def started(node: Node) -> tuple[Live, int]:
    live = await pair(node, options=SAVING)
    await node.crown(live)
    return live, live.decisions()[0].seat


async def under_new_rules(new_node: NewNode, live: Live, change: Any) -> tuple[Node, Live]:
    change()
    node = await new_node()
    copy = await node.house.table(live.table.id)
    await until(lambda: copy.seq > live.seq)
    return node, copy


async def test_a_table_whose_log_they_carry_goes_on_where_it_was(new_node: NewNode, from_now_on: Any) -> None:
    node = await new_node()
    live, seat = await started(node)
    await node.move(live, seat, Toss())
    before = live.standing

    newer, copy = await under_new_rules(new_node, live, from_now_on)

    assert copy.game.encode(copy.state) == live.game.encode(before.state)
    assert copy.seq == before.seq + 1
    assert (await kinds(newer, copy))[-1] == "rules"
    assert await version(newer, copy) == "2"
    assert isinstance(await newer.move(copy, 1 - seat, Toss()), Accepted)


async def test_decisions_that_they_tell_otherwise_are_made_again(new_node: NewNode, from_now_on: Any) -> None:
    node = await new_node()
    live, seat = await started(node)
    reached = live.standing
    await node.move(live, seat, Save())
    await node.move(live, seat, Toss())
    node.clock.move(20_000)

    newer, copy = await under_new_rules(new_node, live, from_now_on)

    assert copy.game.encode(copy.state) == live.game.encode(reached.state)
    assert copy.lines == live.lines + 1, "what was told was told"
    assert [decision.seat for decision in copy.decisions()] == [seat]
    assert copy.time_of(seat)[2:] == (30_000, 30_000, 900_000), "what is asked anew has its time anew"
    assert isinstance(await newer.move(copy, seat, Save(), move_id="again"), Accepted)
    third = await (await new_node()).house.table(live.table.id)
    assert same(copy, third)


async def test_the_log_is_played_from_its_beginning_under_them_as_well(new_node: NewNode, from_now_on: Any) -> None:
    live, seat = await started(node := await new_node())
    await node.move(live, seat, Save())
    newer, copy = await under_new_rules(new_node, live, from_now_on)
    await newer.move(copy, seat, Save(), move_id="again")
    await newer.house.database.write(lambda connection: connection.execute(snapshots.delete()))
    third = await (await new_node()).house.table(live.table.id)
    assert same(copy, third)


async def test_a_node_that_has_the_old_rules_leaves_the_table_to_others(
    new_node: NewNode, from_now_on: Any, caplog: pytest.LogCaptureFixture
) -> None:
    node = await new_node()
    live, seat = await started(node)
    await under_new_rules(new_node, live, from_now_on)
    await until(lambda: live.broken)
    assert refused(await node.move(live, seat, Toss())) == "halted"


async def test_two_nodes_that_read_it_at_once_write_one_row(new_node: NewNode, from_now_on: Any) -> None:
    node = await new_node()
    live, _ = await started(node)
    from_now_on()
    one, other = await new_node(), await new_node()
    copies = [await each.house.table(live.table.id) for each in (one, other)]
    await until(lambda: all(copy.seq == 3 for copy in copies))
    assert same(*copies)
    assert (await kinds(one, live)).count("rules") == 1


async def test_a_table_that_is_over_stays_as_it_is(new_node: NewNode, from_now_on: Any) -> None:
    node = await new_node()
    live, _ = await started(node)
    await node.house.orders.abort(live.table.id, "admin", "")
    from_now_on()
    newer = await new_node()
    copy = await newer.house.table(live.table.id)
    assert copy.result == live.result
    assert await version(newer, copy) == "1"
    count = select(rows.c.seq).where(rows.c.table_id == live.table.id)
    assert len(await newer.house.database.read(lambda connection: connection.execute(count).all())) == copy.seq + 1


async def test_a_node_that_ends_in_good_order_leaves_nothing_to_be_made_again(
    new_node: NewNode, from_now_on: Any
) -> None:
    node = await new_node()
    live, seat = await started(node)
    await node.move(live, seat, Save())
    await node.move(live, seat, Toss())
    await node.house.close()

    _, copy = await under_new_rules(new_node, live, from_now_on)

    assert copy.game.encode(copy.state) == live.game.encode(live.state)

"""Time at a table: every decision has an end, and each end is a row."""

import logging

import pytest
from sqlalchemy import insert

from app.service.database.schema import outages
from app.service.tables.live import Accepted, Live
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.sat import dues_of, kinds, pair, results_of, same, three
from tests.service.toy import Bet, Pass, Strike, Toss

GRACE, BANK = 30_000, 900_000


def asked(live: Live) -> int:
    (decision,) = live.decisions()
    return decision.seat


async def restart(new_node: NewNode, node: Node, live: Live, lost: tuple[int, int] | None = None) -> tuple[Node, Live]:
    """The table on a node that starts after the other has died."""
    await node.house.due.close()
    if lost:
        values = {"began_at": lost[0], "ended_at": lost[1]}
        await node.house.database.write(lambda connection: connection.execute(insert(outages), values))
    other = await new_node()
    return other, await other.house.table(live.table.id)


async def test_whose_turn_runs_out_loses_once_and_with_its_reason(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    assert await dues_of(node, live) == {("flag", seat): node.clock.time + GRACE + BANK}

    node.clock.move(GRACE + BANK - 1)
    assert live.result is None
    node.clock.move(1)

    await until(lambda: live.result)
    assert live.result and (live.result.winner, live.result.reason) == (1 - seat, "time")
    assert (await kinds(node, live))[-1] == "flag"
    assert len(await results_of(node, live)) == 1
    node.clock.move(10 * BANK)
    assert (await kinds(node, live)).count("flag") == 1
    assert await dues_of(node, live) == {}


async def test_thinking_beyond_the_grace_is_paid_from_the_bank(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)

    node.clock.move(GRACE + 5_000)
    assert live.time_of(seat)[2:] == (0, GRACE, BANK - 5_000)
    await node.move(live, seat, Toss())
    assert live.time_of(seat) == (seat, None, 0, 0, BANK - 5_000)
    assert live.time_of(1 - seat) == (1 - seat, "turn", GRACE, GRACE, BANK)


async def test_set_up_is_timed_and_who_does_not_choose_in_secret_has_the_dice_choose(node: Node) -> None:
    live = await pair(node)
    start = node.clock.time
    assert await dues_of(node, live) == {("fuse", seat): start + GRACE + BANK for seat in (0, 1)}
    node.clock.move(1_000)
    decision = live.decision_of(1)
    assert decision
    await node.move(live, 1, decision.options[2].step)
    assert await dues_of(node, live) == {("fuse", 0): start + GRACE + BANK}

    node.clock.move(GRACE + BANK - 1_000)

    await until(lambda: live.seq == 2)
    assert await kinds(node, live) == ["start", "move", "lapse"]
    assert live.state.crowns[0] in range(4) and live.result is None
    assert live.time_of(0).bank == 0 and live.time_of(1).bank == BANK


async def test_the_dice_choose_alike_on_every_node(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live = await pair(node)
    copy = await other.house.table(live.table.id)
    paths = [[each.umpire.lapse(each.standing, decision) for decision in each.decisions()] for each in (live, copy)]
    assert paths[0] == paths[1]

    node.clock.move(GRACE + BANK)

    await until(lambda: live.seq == copy.seq == 2)
    assert same(live, copy)
    assert await kinds(node, live) == ["start", "lapse", "lapse"]


async def test_a_move_that_comes_after_zero_is_too_late_though_no_timer_has_noticed(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    node.clock.time += GRACE + BANK

    assert refused(await node.move(live, seat, Toss())) == "too-late"
    await until(lambda: live.result)
    assert live.result and live.result.reason == "time"


async def test_a_move_that_came_in_time_counts_though_its_row_waits(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    node.clock.time += GRACE + BANK - 1
    assert isinstance(await node.move(live, seat, Toss()), Accepted)
    assert live.time_of(seat).bank == 1


async def test_a_window_costs_nobody_its_bank(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    await node.move(live, seat, Strike(live.state.hands[seat][0] + 1), Bet(1))
    node.clock.move(19_999)
    await node.move(live, 1 - seat, Pass())
    assert live.time_of(1 - seat).bank == BANK


async def test_no_time_passes_before_a_row(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    before = live.standing.at
    node.clock.time -= 5_000  # the clock of another node is slower
    await node.move(live, seat, Toss())
    assert live.standing.at == before
    assert live.time_of(1 - seat).bank == BANK


async def test_clocks_outlive_the_node(new_node: NewNode) -> None:
    node = await new_node()
    live = await pair(node)
    await node.crown(live)
    node.clock.move(GRACE + 60_000)
    await node.move(live, asked(live), Toss())
    node.clock.move(10_000)

    _, copy = await restart(new_node, node, live)

    assert same(live, copy)
    assert [copy.time_of(seat) for seat in (0, 1)] == [live.time_of(seat) for seat in (0, 1)]


async def test_clocks_are_kept_with_a_snapshot(new_node: NewNode) -> None:
    node = await new_node()
    live = await pair(node)
    await node.crown(live)
    node.clock.move(GRACE + 60_000)
    await node.move(live, asked(live), Toss())

    await node.house.close()

    copy = await (await new_node()).house.table(live.table.id)
    assert copy.standing.kept == live.seq
    assert copy.time_of(0) == live.time_of(0) and copy.time_of(1) == live.time_of(1)


async def test_time_at_which_no_node_lived_is_credited(new_node: NewNode) -> None:
    node = await new_node()
    live = await pair(node)
    await node.crown(live)
    seat, end = asked(live), node.clock.time + GRACE + BANK
    node.clock.time += 10_000
    died = node.clock.time
    node.clock.time += 2 * BANK

    other, copy = await restart(new_node, node, live, (died, node.clock.time))

    assert copy.time_of(seat)[2:] == (GRACE - 10_000, GRACE, BANK)
    assert copy.owed.now["flag", seat].at == end + 2 * BANK
    node.clock.move(GRACE + BANK - 10_001)
    await other.house.due.claim()
    assert copy.result is None
    node.clock.move(1)
    await until(lambda: copy.result)


async def test_a_claimed_flag_whose_time_an_outage_has_moved_is_put_right(new_node: NewNode) -> None:
    node = await new_node()
    live = await pair(node)
    await node.crown(live)
    seat, end = asked(live), node.clock.time + GRACE + BANK
    values = {"began_at": node.clock.time, "ended_at": node.clock.time + 5_000}
    await node.house.database.write(lambda connection: connection.execute(insert(outages), values))

    node.clock.move(GRACE + BANK)

    await until(lambda: live.owed.now["flag", seat].at == end + 5_000)
    assert live.result is None
    node.clock.move(5_000)
    await until(lambda: live.result)


async def test_a_seat_has_one_row_of_due_work_for_all_its_turns(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    rows = []
    for _ in range(4):
        node.clock.move(10_000)
        await node.move(live, asked(live), Toss())
        rows.append(await dues_of(node, live))
    assert rows[1] == rows[2] == rows[3] and len(rows[1]) == 2
    assert all(live.owed.now["flag", asked(live)].at >= at for at in rows[3].values())


@pytest.mark.parametrize("turns", [1, 2])
async def test_a_turn_ends_in_time_though_its_node_has_died(new_node: NewNode, turns: int) -> None:
    node = await new_node()
    live = await pair(node)
    await node.crown(live)
    for _ in range(turns):
        node.clock.move(5_000)
        await node.move(live, asked(live), Toss())
    seat, end = asked(live), live.owed.now["flag", asked(live)].at
    await node.house.due.close()
    other = await new_node()

    while not await results_of(other, live):
        assert node.clock.time < end + 60_000
        node.clock.move(1_000)
        for each in await other.house.due.claim():
            await other.house.due.carry_out(each)

    copy = await other.house.table(live.table.id)
    await until(lambda: copy.result)
    assert copy.standing.at >= end
    assert copy.result and (copy.result.winner, copy.result.reason) == (1 - seat, "time")


async def test_flags_of_two_nodes_are_one_end(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live = await pair(node)
    await node.crown(live)
    copy = await other.house.table(live.table.id)
    (each,) = live.owed.now.values()
    node.clock.time += GRACE + BANK
    await node.house.due.carry_out(each)
    await other.house.due.carry_out(each)
    await until(lambda: live.result and copy.result)
    assert (await kinds(node, live)).count("flag") == 1


async def test_who_moves_as_the_clock_runs_out_gets_one_end_or_the_other(node: Node) -> None:
    live = await pair(node)
    await node.crown(live)
    seat = asked(live)
    node.clock.time += GRACE + BANK - 1
    answer = await node.move(live, seat, Toss())
    node.clock.move(1)
    assert isinstance(answer, Accepted)
    assert live.result is None and asked(live) == 1 - seat


@pytest.mark.parametrize(("clock", "long"), [("relaxed", 62), ("standard", 15.5), ("fast", 5 + 1 / 6)])
async def test_each_clock_ends_a_turn_at_its_own_time(node: Node, clock: str, long: float) -> None:
    live = await pair(node, clock)
    await node.crown(live)
    assert await dues_of(node, live) == {("flag", asked(live)): node.clock.time + round(long * 60_000)}


async def test_of_three_the_one_whose_time_runs_out_is_last(node: Node) -> None:
    live = await three(node)
    seat = asked(live)
    node.clock.move(GRACE + BANK)
    await until(lambda: live.result)
    assert live.result and live.result.reason == "time"
    assert live.result.places[seat] == max(live.result.places)


async def test_a_finished_table_has_no_clock_that_runs(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.ERROR)
    live = await pair(node)
    await node.crown(live)
    await node.ask(live, "concede", 0, "c")
    assert [live.time_of(seat).on for seat in (0, 1)] == [None, None]
    node.clock.move(10 * BANK)
    assert (await kinds(node, live))[-1] == "concede"
    assert caplog.records == []

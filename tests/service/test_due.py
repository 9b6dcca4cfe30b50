"""Due work: what happens at a table without a person, at its time and once."""

import asyncio

from sqlalchemy import select

from app.service.database.schema import due, rows
from app.service.tables.commit import LEASE_MS
from app.service.tables.live import Accepted, Live
from app.service.tables.table import Due
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.toy import Bet, Pass, Strike

WINDOW = 20_000
BEAT = 600


async def paced(new_node: NewNode) -> Node:
    """A node that keeps the beat of production."""
    return await new_node(bot_delay_ms=BEAT)


async def strike(node: Node, live: Live) -> int:
    """The seat whose turn it is strikes; the seat that may parry."""
    seat = live.decisions()[0].seat
    piece = live.state.hands[seat][0] + 1
    assert isinstance(await node.move(live, seat, Strike(piece), Bet(1)), Accepted)
    (decision,) = live.decisions()
    assert live.game.kind(decision) == "window"
    return decision.seat


async def due_rows(node: Node, live: Live) -> set[tuple[str, int, int]]:
    """What is due soon: kind, seat and in how many milliseconds. The clocks of turns are not."""
    query = select(due.c.kind, due.c.seat, due.c.at).where(due.c.table_id == live.table.id)
    found = await node.house.database.read(lambda connection: connection.execute(query).all())
    return {(kind, seat, left) for kind, seat, at in found if (left := at - node.clock.time) <= WINDOW}


async def kinds(node: Node, live: Live) -> list[str]:
    query = select(rows.c.kind).where(rows.c.table_id == live.table.id).order_by(rows.c.seq)
    found = await node.house.database.read(lambda connection: connection.execute(query).all())
    return [kind for (kind,) in found]


async def test_a_window_goes_by_when_its_time_is_over(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    assert await due_rows(node, live) == {("fuse", seat, WINDOW)}

    node.clock.move(WINDOW - 1)
    before = live.seq
    node.clock.move(1)

    await until(lambda: live.seq > before)
    assert (await kinds(node, live))[-1] == "lapse"
    assert await due_rows(node, live) == set()


async def test_an_answer_takes_back_what_was_due(new_node: NewNode) -> None:
    node = await new_node()
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    assert isinstance(await node.move(live, seat, Pass()), Accepted)
    assert await due_rows(node, live) == set()
    before = live.seq
    node.clock.move(WINDOW)
    await node.house.due.claim()
    assert live.seq == before


async def test_a_pass_is_told_at_a_beat_after_the_window_opened(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    before, answers = live.seq, []
    (decision,) = live.decisions()
    node.clock.move(BEAT + 100)

    from app.service.tables.live import Request

    live.submit(Request("move", seat, "pass", decision.id, (Pass(),), answers.append))
    node.clock.move(BEAT - 101)
    assert (live.seq, answers) == (before, [])
    node.clock.move(1)
    await until(lambda: answers)
    assert answers == [Accepted(before + 1)]


async def test_what_is_no_pass_is_told_at_once(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    answer = await node.move(live, seat, Strike(99))
    assert refused(answer) == "not-offered"


async def test_a_seat_that_passes_this_turn_passes_at_the_first_beat(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    striker = live.decisions()[0].seat
    await live.passes.set(1 - striker, event=False, turn=True, fits=False)
    seat = await strike(node, live)
    assert await due_rows(node, live) == {("fuse", seat, WINDOW), ("beat", seat, BEAT)}
    before = live.seq
    node.clock.move(BEAT)
    await until(lambda: live.seq > before)
    assert (await kinds(node, live))[-1] == "lapse"
    assert live.passing(seat) == (False, False, False), "the turn is over, and so is the setting"


async def test_the_setting_counts_for_the_window_that_is_open_and_outlives_the_node(
    new_node: NewNode,
) -> None:
    node, other = await paced(new_node), await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    node.clock.move(100)
    await live.passes.set(seat, event=True, turn=False, fits=False)
    assert ("beat", seat, BEAT - 100) in await due_rows(node, live)
    copy = await other.house.table(live.table.id)
    assert copy.passing(seat) == (True, False, False)
    assert copy.standing.windows == live.standing.windows


async def test_whatever_fits_or_not_is_passed_at_the_same_pace(new_node: NewNode) -> None:
    node = await paced(new_node)
    for _ in range(4):
        live, *_ = await node.pair()
        await node.crown(live)
        striker = live.decisions()[0].seat
        await live.passes.set(1 - striker, event=False, turn=False, fits=True)
        seat = await strike(node, live)
        nothing_fits = len(live.decisions()[0].options) == 1
        assert (("beat", seat, BEAT) in await due_rows(node, live)) == nothing_fits


async def test_a_bot_answers_after_its_least_delay_and_not_sooner(new_node: NewNode) -> None:
    node = await paced(new_node)
    live = await node.against_bot()
    before = live.seq
    assert await due_rows(node, live) == {("bot", 1, BEAT)}
    assert live.seq == before
    while live.seq == before:
        node.clock.move(BEAT)
        await asyncio.sleep(0.001)
    await until(lambda: live.seq == before + 1)
    query = select(rows.c.move_id, rows.c.at).where(rows.c.table_id == live.table.id, rows.c.seq == 1)
    ((move_id, at),) = await node.house.database.read(lambda connection: connection.execute(query).all())
    assert move_id == "bot:2"
    assert at - live.table.created_at >= BEAT


async def test_due_work_of_a_node_that_died_is_done_by_another_after_its_lease(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    await strike(node, live)
    await node.house.due.close()  # it will do nothing more
    other = await paced(new_node)
    other.house.due._poll.cancel()  # claims by hand, in this test
    await other.house.database.write(
        lambda connection: connection.execute(due.update().values(claimed_until=due.c.at + LEASE_MS))
    )

    node.clock.move(WINDOW + LEASE_MS)
    assert await other.house.due.claim() == []
    node.clock.move(1)
    (claimed,) = await other.house.due.claim()
    assert await other.house.due.claim() == [], "a row is claimed once"
    before = live.seq
    await other.house.due.carry_out(claimed)
    copy = await other.house.table(live.table.id)
    await until(lambda: copy.seq > before)
    assert (await kinds(node, live))[-1] == "lapse"


async def test_the_same_due_work_done_by_two_nodes_is_one_row(new_node: NewNode) -> None:
    node, other = await paced(new_node), await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    copy = await other.house.table(live.table.id)
    (each,) = [each for each in live.owed.now.values() if each.seat == seat]
    node.clock.time += WINDOW  # and no timer notices
    await node.house.due.carry_out(each)
    await other.house.due.carry_out(each)
    await until(lambda: live.seq == copy.seq > 3)
    assert (await kinds(node, live)).count("lapse") == 1


async def test_due_work_whose_decision_is_answered_is_forgotten(new_node: NewNode) -> None:
    node = await new_node()
    live, *_ = await node.pair()
    await node.crown(live)
    from app.service.tables.table import Due

    stale = Due(live.table.id, "fuse", 0, 1, node.clock.time)
    await node.house.due.write(stale)
    await node.house.due.carry_out(stale)
    assert await due_rows(node, live) == set()


async def test_to_forget_what_was_due_leaves_what_is_due_now(new_node: NewNode) -> None:
    node = await paced(new_node)
    live, *_ = await node.pair()
    await node.crown(live)
    seat = await strike(node, live)
    window = live.decision_of(seat)
    assert window

    await node.house.due.forget(Due(live.table.id, "fuse", seat, window.id - 1, node.clock.time))

    before = live.seq
    node.clock.move(WINDOW)
    await until(lambda: live.seq > before)
    assert (await kinds(node, live))[-1] == "lapse"


async def test_the_start_of_a_table_that_another_node_began_is_no_longer_due(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    one, two = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("hoard"))
    live = await node.house.table(opened.id)
    await other.opening.join(two, opened.invite or "")
    for user in (one, two):
        await node.opening.add_nonce(opened.id, user.id, bytes(16))
    await until(lambda: live.state is not None)
    for each in (node, other):
        await each.house.due.retire()

    node.clock.move(node.house.settings.nonce_ms + LEASE_MS + 1)
    for each in await node.house.due.claim():
        await node.house.due.carry_out(each)

    assert "start" not in {kind for kind, *_ in await due_rows(node, live)}

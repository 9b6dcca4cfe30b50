"""Replays: tables that are over, as they can be looked back at."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from app.games.game import open_audience
from app.service.database.schema import due, replays, rows, tables
from app.service.errors import Problem
from app.service.replays.replay import PAGE, Replay, Step, unpacked
from app.service.replays.replays import Replays
from app.service.replays.working import work_out
from app.service.tables import log as read
from app.service.tables.live import Live
from app.service.tables.standing import Standing
from app.service.tables.umpire import Deed, Order
from app.tabletop.telling import tale
from tests.laws.always import plain, updated
from tests.service.conftest import NewNode, Node
from tests.service.test_tables import play_out
from tests.service.toy import HOARD, View


async def over(node: Node, **given: Any) -> Live:
    """A table of Hoard that was played to its end."""
    live, *_ = await node.pair(**{"trophies": 1, **given})
    await play_out(node, live)
    return live


async def write(node: Node, statement: Any) -> None:
    await node.house.database.write(lambda connection: connection.execute(statement))


async def stored(node: Node, query: Any) -> list[Any]:
    return list(await node.house.database.read(lambda connection: connection.execute(query).all()))


async def replay(node: Node, live: Live) -> Replay:
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    return unpacked(work_out(live.table, log))


def steps_of(found: Replay) -> list[Step]:
    return [step for number in range(len(found.pages)) for step in found.page(number).steps]  # type: ignore[union-attr]


def as_view(shown: Any) -> View:
    return msgspec.json.decode(msgspec.json.encode(shown), type=View)


async def test_a_replay_shows_every_state_and_tells_every_row_to_the_open_audience(node: Node) -> None:
    live = await over(node)
    found = await replay(node, live)
    steps, audience = steps_of(found), open_audience(2)
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    assert [(step.seq, step.kind, step.seat, step.at) for step in steps] == [
        (row.seq, row.kind, row.seat, row.at) for row in log
    ]

    standing = live.umpire.replay(Standing(), log, ())
    shown = plain(found.page(0).view)  # type: ignore[union-attr]
    for step, (after, told) in zip(steps, standing, strict=True):
        shown = updated(shown, plain(step.changes))
        assert as_view(shown) == HOARD.view(after.state, audience)
        assert step.tales == tuple(tale(each, audience) for each in told)
        assert [(each.seat, each.kind) for each in step.asked] == [(each.seat, HOARD.kind(each)) for each in after.open]
        assert step.shown


async def test_a_replay_shows_the_move_that_was_made_and_nothing_that_the_house_noted(node: Node) -> None:
    live = await over(node)
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    for step, row in zip(steps_of(await replay(node, live)), log, strict=True):
        assert bytes(step.path) == (b"null" if row.kind == "start" else row.payload)


async def test_hands_lie_open_from_the_first_step(node: Node) -> None:
    live = await over(node)
    opening = plain((await replay(node, live)).page(0).view)  # type: ignore[union-attr]
    cards = [opening["faces"][str(key)]["card"] for seat in (0, 1) for key in opening["zones"][f"{seat}.hand"]]
    assert len(cards) == 8 and all(cards)


async def test_each_page_of_a_long_replay_can_be_shown_alone(node: Node) -> None:
    live = await over(node)
    start, *moves = await node.house.database.read(read.rows_after(live.table.id, -1))
    # a log of several pages: the same table, with the house looking in a great many times
    pauses = 2 * PAGE
    order = msgspec.json.encode({"by": "x", "reason": "y"})
    told = {kind: await _told(live, kind, start) for kind in ("pause", "resume")}
    log = [start]
    for number in range(pauses):
        kind = ("pause", "resume")[number % 2]
        log.append(msgspec.structs.replace(start, seq=len(log), kind=kind, payload=order, told=told[kind]))
    log += [msgspec.structs.replace(row, seq=row.seq + pauses) for row in moves]

    found = unpacked(work_out(live.table, log))

    assert (found.steps, len(found.pages)) == (len(log), 3)
    lines = 0
    shown: Any = None
    for number in range(3):
        page = found.page(number)
        assert page and page.steps[0].seq == number * PAGE
        assert page.lines == lines
        lines += sum(len(step.tales) for step in page.steps)
        first, *others = page.steps
        assert shown is None or as_view(updated(shown, plain(first.changes))) == as_view(plain(page.view))
        shown = plain(page.view)
        for step in others:
            shown = updated(shown, plain(step.changes))
            assert step.kind == "move" or bytes(step.path) == b"null"
    assert as_view(shown) == HOARD.view(live.state, open_audience(2))
    assert found.page(3) is None and found.page(-1) is None


async def _told(live: Live, kind: Any, start: Any) -> bytes:
    ((standing, _),) = live.umpire.replay(Standing(), [start], ())
    if kind == "resume":
        standing, _ = live.umpire.after(standing, Deed("pause", -1, 0, Order("x", "y"), start.at), ())
    return msgspec.json.encode(live.umpire.after(standing, Deed(kind, -1, 0, Order("x", "y"), start.at), ())[1])


async def test_every_round_is_marked_where_it_begins(node: Node) -> None:
    live = await over(node, trophies=2)
    found = await replay(node, live)
    marks = [(mark.match, mark.round) for mark in found.marks]
    assert marks == sorted(set(marks))
    assert {match for match, _ in marks} == set(range(1, live.standing.matches + 1))
    assert [mark.seq for mark in found.marks] == sorted({mark.seq for mark in found.marks})


async def test_what_the_rules_of_today_cannot_show_is_told(node: Node) -> None:
    live = await over(node)
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    log[3] = msgspec.structs.replace(log[3], told=b"[]")
    steps = steps_of(unpacked(work_out(live.table, log)))
    assert [step.shown for step in steps] == [True] * 3 + [False] * (len(log) - 3)
    assert all(bytes(step.changes) == b"{}" and not step.asked for step in steps[3:])
    assert steps[4].tales, "the tellings are those that were stored"


async def test_a_table_that_is_live_has_no_replay(node: Node) -> None:
    live, *_ = await node.pair()
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    with pytest.raises(ValueError):
        work_out(live.table, log)


# --- the house's replays -----------------------------------------------------------


@pytest.fixture
async def looking(node: Node) -> Replays:
    node.house.due._poll.cancel()  # claims by hand, in these tests
    return Replays(node.house, node.opening)


async def claimed(node: Node) -> list[Any]:
    node.clock.move(1)
    return [each for each in await node.house.due.claim() if each.kind == "replay"]


async def test_the_end_of_a_table_makes_its_replay_due_and_any_node_makes_it(
    node: Node, looking: Replays, new_node: NewNode
) -> None:
    live = await over(node)
    other = await new_node()
    other.house.due._poll.cancel()
    Replays(other.house, other.opening)
    (each,) = await claimed(other)

    await other.house.due.carry_out(each)

    ((version, body),) = await stored(node, select(replays.c.rules_version, replays.c.body))
    assert version == "1"
    assert unpacked(body) == await replay(node, live) == await looking.of(live.table)
    assert await stored(node, select(due).where(due.c.kind == "replay")) == []


async def test_a_replay_that_is_asked_for_sooner_is_made_at_once_and_once(node: Node, looking: Replays) -> None:
    live = await over(node)
    assert await looking.of(live.table) == await replay(node, live)
    for each in await claimed(node):
        await node.house.due.carry_out(each)
    assert len(await stored(node, select(replays.c.table_id))) == 1


async def test_a_replay_plays_back_when_the_rules_have_changed(node: Node, looking: Replays) -> None:
    live = await over(node)
    before = await looking.of(live.table)
    await write(node, update(tables).values(rules_version="0"))
    await write(node, update(rows).values(payload=b'["nonsense"]'))
    table = await looking.over(live.table.id, None)
    assert await looking.of(table) == before


async def test_a_replay_that_cannot_be_made_is_tried_again_later_and_then_let_be(
    node: Node, looking: Replays, caplog: pytest.LogCaptureFixture
) -> None:
    await over(node)
    await write(node, update(rows).values(told=b"nonsense"))
    for attempt in range(4):
        node.clock.move(attempt * 120_000)
        (each,) = await claimed(node)
        assert each.decision == attempt
        await node.house.due.carry_out(each)
        assert await claimed(node) == [], "not at once"
    assert await stored(node, select(due).where(due.c.kind == "replay")) == []
    assert "attempt 4" in caplog.text


async def code(looking: Replays, table_id: str, user: str | None) -> str:
    try:
        await looking.over(table_id, user)
    except Problem as problem:
        return problem.code
    return ""


async def test_only_a_table_that_is_over_can_be_looked_back_at(node: Node, looking: Replays) -> None:
    live, one, _ = await node.pair()
    for user in (None, one.id):
        assert await code(looking, live.table.id, user) == "not-over"
    assert await code(looking, "nosuchtable", None) == "unknown-table"
    await node.ask(live, "concede", 0, "give up")
    for user in (None, one.id):
        assert await code(looking, live.table.id, user) == ""


async def test_a_delay_for_spectators_delays_the_replay_for_all_but_the_players(node: Node, looking: Replays) -> None:
    live, one, _ = await node.pair()
    other = await node.guest()
    await write(node, update(tables).values(delay_ms=5_000))
    await node.ask(live, "concede", 0, "give up")
    assert await code(looking, live.table.id, one.id) == ""
    node.clock.move(4_999)
    assert await code(looking, live.table.id, other.id) == await code(looking, live.table.id, None) == "not-over"
    node.clock.move(1)
    assert await code(looking, live.table.id, other.id) == ""

"""Verifying: a record is what its seed and its moves lead to, and whatever was changed is found."""

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from app.kernel.dice import commitment
from app.service.replays.record import RECORDS, RecordInfo, digest, record_in
from app.service.replays.replay import unpacked
from app.service.replays.verify import verify
from app.service.replays.working import work_out
from app.service.tables import log as read
from app.service.tables.live import Accepted, Live, Request
from app.service.tables.table import HOUSE
from app.service.tables.umpire import Order
from tests.service.conftest import Node, until
from tests.service.test_tables import play_out
from tests.service.toy import Bet, Pass, Save, Spin, Strike, Toss


async def record(node: Node, live: Live) -> RecordInfo:
    """The record of a table that is over, as it comes out of its file."""
    made = await node.house.database.read(record_in(live.table.id))
    return RECORDS.decode(msgspec.json.encode(made))


@pytest.fixture
async def over(node: Node) -> RecordInfo:
    """The record of a table that was played to its end."""
    live, *_ = await node.pair(trophies=1)
    await play_out(node, live)
    return await record(node, live)


def with_row(over: RecordInfo, seq: int, **new: Any) -> RecordInfo:
    rows = list(over.rows)
    rows[seq] = replace(rows[seq], **new)
    return replace(over, rows=rows)


def found(record: RecordInfo) -> tuple[str, int]:
    verdict = verify(record)
    return verdict.code, verdict.seq


async def test_a_table_that_was_played_is_verified(over: RecordInfo) -> None:
    verdict = verify(over)
    assert verdict.verified, verdict
    assert str(len(over.rows)) in verdict.words


# --- rows of every kind ------------------------------------------------------------


async def order(node: Node, live: Live, kind: Any, **more: Any) -> None:
    answers: list[Any] = []
    request = Request(kind, -1, f"{kind} {live.seq}", 0, Order("an admin", "secret reason", **more), answers.append)
    live.submit(request)
    await until(lambda: answers)
    assert isinstance(answers[0], Accepted), answers


async def concede(node: Node, live: Live) -> None:
    await node.ask(live, "concede", 0, "give up")


async def takeback(node: Node, live: Live) -> None:
    seat = live.decisions()[0].seat
    await node.move(live, seat, Save())
    await node.ask(live, "takeback", seat, "back")
    await node.move(live, seat, Toss())
    await concede(node, live)


async def lapse(node: Node, live: Live) -> None:
    seat = live.decisions()[0].seat
    await node.move(live, seat, Strike(live.state.hands[seat][0] + 1), Bet(1))
    (window,) = live.decisions()
    await node.ask(live, "lapse", window.seat, "lapse", Pass(), decision=window.id)
    await concede(node, live)


async def flag(node: Node, live: Live) -> None:
    (turn,) = live.decisions()
    await node.ask(live, "flag", turn.seat, "flag", decision=turn.id)


async def abandon(node: Node, live: Live) -> None:
    (turn,) = live.decisions()
    live.submit(Request("abandon", turn.seat, "gone", turn.id, 1 - turn.seat))
    await until(lambda: live.result)


async def desert(node: Node, live: Live) -> None:
    live.submit(Request("abandon", HOUSE, "deserted", 0, HOUSE))
    await until(lambda: live.result)


async def runaway(node: Node, live: Live) -> None:
    await node.move(live, live.decisions()[0].seat, Spin())


async def pause(node: Node, live: Live) -> None:
    await order(node, live, "pause")
    await order(node, live, "resume")
    await concede(node, live)


async def abort(node: Node, live: Live) -> None:
    await order(node, live, "abort")


async def adjudicate(node: Node, live: Live) -> None:
    await order(node, live, "adjudicate", winner=1, places=(2, 1))


DEEDS = {
    each.__name__: each for each in (concede, takeback, lapse, flag, abandon, desert, runaway, pause, abort, adjudicate)
}
LIMITS = {"takeback": 15, "runaway": 14}
"""What a table of Hoard is opened with so that it can come to this."""


@pytest.mark.parametrize("deed", DEEDS)
async def test_a_table_of_any_rows_is_verified_and_can_be_looked_back_at(node: Node, deed: str) -> None:
    live, *_ = await node.pair(trophies=1, round_limit=LIMITS.get(deed, 0))
    await node.crown(live)
    await DEEDS[deed](node, live)
    made = await record(node, live)
    assert {"desert": "abandon"}.get(deed, deed) in {row.kind for row in made.rows}
    assert verify(made).verified, verify(made)
    log = await node.house.database.read(read.rows_after(live.table.id, -1))
    page = unpacked(work_out(live.table, log)).page(0)
    assert page and all(step.shown for step in page.steps)


async def test_a_record_says_nothing_of_what_the_house_noted_for_itself(node: Node) -> None:
    live, *_ = await node.pair()
    await order(node, live, "abort")
    assert "secret reason" not in msgspec.json.encode(await record(node, live)).decode()


async def test_another_move_is_found(over: RecordInfo) -> None:
    seq = next(row.seq for row in over.rows if row.seq > 2)
    assert found(with_row(over, seq, payload=[{"is": "Crown", "piece": 1}])) == ("move", seq)
    assert found(with_row(over, seq, payload=[{"is": "Nonsense"}])) == ("move", seq)
    other = over.rows[1].payload[0]["piece"] % 4 + 1
    assert found(with_row(over, 1, payload=[{"is": "Crown", "piece": other}]))[0] in ("told", "move")


async def test_another_seat_or_decision_is_found(over: RecordInfo) -> None:
    last = len(over.rows) - 1
    assert found(with_row(over, last, seat=1 - over.rows[last].seat)) == ("move", last)
    assert found(with_row(over, last, decision=1)) == ("move", last)


async def test_another_seed_is_found_and_so_is_one_with_a_commitment_of_its_own(over: RecordInfo) -> None:
    seed = bytes(32)
    assert found(replace(over, seed=seed.hex())) == ("commitment", -1)
    assert found(replace(over, commitment="0" * 64)) == ("commitment", -1)
    assert found(replace(over, seed="")) == ("commitment", -1)
    assert found(replace(over, seed=seed.hex(), commitment=commitment(over.id, seed))) == ("told", 0)
    assert found(replace(over, id="another")) == ("commitment", -1)


async def test_other_shares_of_the_dice_are_found(over: RecordInfo) -> None:
    other = [over.nonces[0], "ff" * 16]
    assert found(replace(over, nonces=other)) == ("nonces", 0)
    assert found(replace(with_row(over, 0, payload=other), nonces=other)) == ("told", 0)
    assert found(replace(with_row(over, 0, payload=other[:1]), nonces=other[:1])) == ("nonces", 0)
    assert found(with_row(over, 0, payload={})) == ("nonces", 0)


async def test_another_telling_is_found(over: RecordInfo) -> None:
    for seq in (0, 1, len(over.rows) - 1):
        assert found(with_row(over, seq, told=digest(b"[1]"))) == ("told", seq)


async def test_a_row_that_is_missing_doubled_or_late_is_found(over: RecordInfo) -> None:
    rows = over.rows
    assert found(replace(over, rows=rows[:-1])) == ("result", -1)
    assert found(replace(over, rows=rows[:3] + rows[4:])) == ("order", 3)
    assert found(replace(over, rows=[*rows, rows[-1]])) == ("order", len(rows))
    assert found(replace(over, rows=[*rows, replace(rows[-1], seq=len(rows))])) == ("move", len(rows))
    assert found(replace(over, rows=rows[1:])) == ("order", 0)
    assert found(with_row(over, 2, at=0)) == ("order", 2)
    assert found(with_row(over, 2, kind="start")) == ("order", 2)


@pytest.mark.parametrize("new", [{"winner": -1}, {"reason": "rout"}, {"scores": [9, 9]}, {"places": [1, 1]}])
async def test_another_result_is_found(over: RecordInfo, new: dict[str, Any]) -> None:
    assert found(replace(over, result=replace(over.result, **new))) == ("result", -1)


async def test_of_other_rules_it_says_that_it_cannot(over: RecordInfo) -> None:
    verdict = verify(replace(over, rules_version="0"))
    assert (verdict.code, verdict.verified) == ("unverifiable", False)
    assert "rules 0" in verdict.words and "rules 1" in verdict.words
    assert found(replace(over, game="chess"))[0] == "unverifiable"


@pytest.mark.parametrize(
    "new", [{"rows": []}, {"seed": "zz"}, {"clock": "none"}, {"options": {"trophies": 99}}, {"seats": ["person"]}]
)
async def test_what_is_no_record_is_called_so(over: RecordInfo, new: dict[str, Any]) -> None:
    assert found(replace(over, **new)) == ("record", -1)


async def test_what_was_played_before_the_rules_changed_is_beyond_what_can_be_verified(over: RecordInfo) -> None:
    last = over.rows[-1]
    payload = {"version": "1", "reached": len(over.rows) - 2}
    changed = replace(last, seq=last.seq + 1, kind="rules", seat=-1, decision=0, payload=payload)
    assert found(with_row(replace(over, rows=[*over.rows, changed]), 1, told="")) == ("unverifiable", 1)

"""Tables that went on under new rules: what can be looked back at, verified and played on from."""

from typing import Any

from app.kernel.node import replace
from app.service.replays.replay import unpacked
from app.service.replays.verify import verify
from app.service.replays.working import work_out
from app.service.tables import log as read
from tests.service import test_new_rules
from tests.service.conftest import NewNode
from tests.service.test_forks import Looking
from tests.service.test_new_rules import started, under_new_rules
from tests.service.test_verify import concede, record
from tests.service.toy import Save, Toss

from_now_on = test_new_rules.from_now_on


async def test_rows_that_new_rules_did_not_carry_on_are_told_and_change_nothing(
    new_node: NewNode, from_now_on: Any
) -> None:
    live, seat = await started(node := await new_node())
    await node.move(live, seat, Save())
    await node.move(live, seat, Toss())
    newer, copy = await under_new_rules(new_node, live, from_now_on)
    await newer.move(copy, seat, Save(), move_id="again")
    await concede(newer, copy)

    made = await record(newer, copy)
    log = await newer.house.database.read(read.rows_after(copy.table.id, -1))
    page = unpacked(work_out(copy.table, log)).page(0)

    assert made.rules_version == "2"
    assert verify(made).verified, verify(made)
    assert page
    steps = {step.seq: step for step in page.steps}
    assert [step.kind for step in page.steps[3:]] == ["move", "move", "rules", "move", "concede"]
    assert all(step.shown and step.tales for step in page.steps[3:])
    assert [bytes(steps[seq].changes) for seq in (3, 4, 5)] == [b"{}"] * 3
    assert bytes(steps[6].changes) != b"{}"


async def test_a_row_that_new_rules_did_not_carry_on_is_played_on_from_as_it_is_shown(
    new_node: NewNode, from_now_on: Any
) -> None:
    node = await new_node()
    live, user, _ = await node.pair(round_limit=15)
    await node.crown(live)
    seat = live.decisions()[0].seat
    await node.move(live, seat, Save())
    await node.move(live, seat, Toss())
    newer, copy = await under_new_rules(new_node, live, from_now_on)
    carried = copy.state
    await concede(newer, copy)

    # here bots wait, so that a table stays as it began
    looking = Looking(await new_node(bot_delay_ms=60_000), copy, user)
    for seq in (2, 3, 4, 5):
        fork = await looking.fork(seq, seat)
        assert fork.game.encode(replace(fork.state, dice=carried.dice)) == fork.game.encode(carried)

"""Tables: what a move becomes, once and for all."""

import asyncio
import logging

import msgspec
import pytest
from sqlalchemy import select

from app.service.database.schema import due, matches, results, rows, snapshots, tables, trophies
from app.service.errors import Problem
from app.service.tables.live import Accepted, Live, Request
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.toy import Bet, Explode, Pass, Spin, Strike, Toss


async def stored(node: Node, table: object, *where: object) -> list[object]:
    return await node.house.database.read(
        lambda connection: connection.execute(select(table).where(*where)).all()  # type: ignore[call-overload,arg-type]
    )


async def play_out(node: Node, live: Live) -> None:
    """Both seats take the last option until the table is over."""
    while decisions := live.decisions():
        for decision in decisions:
            path, more = (), True
            while more:
                option = live.game.expand(live.state, decision, path)[-1]
                path, more = (*path, option.step), option.more is not None
            assert isinstance(await node.move(live, decision.seat, *path), Accepted)


async def test_a_table_begins_when_the_last_seat_is_taken_and_both_have_added_to_the_dice(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("hoard"))
    live = await node.house.table(opened.id)
    await node.opening.add_nonce(opened.id, one.id, b"a" * 16)
    await node.opening.join(other, opened.invite or "")
    assert live.state is None
    await node.opening.add_nonce(opened.id, other.id, b"b" * 16)
    await until(lambda: live.state is not None)
    assert live.table.nonces == ((b"a" * 16).hex(), (b"b" * 16).hex())
    assert live.table.status == "live"


async def test_the_share_of_a_player_who_gave_none_in_time_is_empty(node: Node) -> None:
    opened = await node.opening.open(await node.guest(), Wish("hoard", opponent="bot:random"))
    live = await node.house.table(opened.id)
    assert live.state is None

    node.clock.move(node.house.settings.nonce_ms)

    await until(lambda: live.state is not None)
    assert live.table.nonces == ("",)


async def test_a_share_given_at_another_node_counts_even_if_its_call_was_not_heard(new_node: NewNode) -> None:
    here, there = await new_node(), await new_node()
    one, other = await here.guest(), await here.guest()
    opened = await here.opening.open(one, Wish("hoard"))
    await here.opening.join(other, opened.invite or "")
    live = await here.house.table(opened.id)
    await here.house.bus.unsubscribe(opened.id, here.house.node)
    await there.opening.add_nonce(opened.id, other.id, b"b" * 16)

    here.clock.move(here.house.settings.nonce_ms)

    await until(lambda: live.state is not None)
    assert live.table.nonces == ("", (b"b" * 16).hex())


async def test_of_the_shares_that_somebody_gives_the_first_counts(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("hoard"))
    await node.opening.add_nonce(opened.id, other.id, b"x" * 16)
    await node.opening.join(other, opened.invite or "")
    for user, share in ((one, b"a"), (one, b"z"), (other, b"b")):
        await node.opening.add_nonce(opened.id, user.id, share * 16)
    live = await node.house.table(opened.id)
    await until(lambda: live.state is not None)
    assert live.table.nonces == ((b"a" * 16).hex(), (b"b" * 16).hex()), "and who does not sit there gives none"


async def test_a_house_that_waits_for_no_shares_begins_when_the_last_seat_is_taken(new_node: NewNode) -> None:
    node = await new_node(nonce_ms=0)
    opened = await node.opening.open(await node.guest(), Wish("hoard", opponent="bot:random"))
    live = await node.house.table(opened.id)
    assert (live.state is not None, live.table.nonces) == (True, ("",))


async def test_a_share_given_in_time_begins_the_table(node: Node) -> None:
    one = await node.guest()
    opened = await node.opening.open(one, Wish("hoard", opponent="bot:random"))
    await node.opening.add_nonce(opened.id, one.id, b"n" * 16)
    live = await node.house.table(opened.id)
    await until(lambda: live.state is not None)
    assert live.table.nonces == ((b"n" * 16).hex(),)


async def test_an_invitation_claims_one_seat_once(node: Node) -> None:
    people = [await node.guest() for _ in range(4)]
    opened = await node.opening.open(people[0], Wish("hoard"))
    answers = await asyncio.gather(
        *(node.opening.join(each, opened.invite or "") for each in people[1:]), return_exceptions=True
    )
    assert [each for each in answers if not isinstance(each, Exception)] == [(opened.id, 1)]
    assert all(each.code == "unknown-invite" for each in answers if isinstance(each, Problem))


async def test_nobody_plays_against_himself(node: Node) -> None:
    one = await node.guest()
    opened = await node.opening.open(one, Wish("hoard"))
    assert await node.opening.join(one, opened.invite or "") == (opened.id, 0)
    table, _ = await node.opening.table(opened.id)
    assert not table.full


@pytest.mark.parametrize(
    ("name", "given", "opponent", "code"),
    [
        ("chess", {}, "person", "unknown-game"),
        ("hoard", {"trophies": 9}, "person", "bad-options"),
        ("hoard", {}, "bot:deep", "unknown-opponent"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_reason(
    node: Node, name: str, given: dict[str, int], opponent: str, code: str
) -> None:
    with pytest.raises(Problem) as problem:
        await node.opening.open(await node.guest(), Wish(name, given, opponent=opponent))
    assert problem.value.code == code


async def test_a_move_is_a_row_before_anybody_hears_of_it(node: Node) -> None:
    live, *_ = await node.pair()
    seen = []

    class Ear:
        def happened(self, told: object) -> None:
            seen.append(live.seq)

        def changed(self) -> None: ...

        def failed(self) -> None: ...

    live.listeners.append(Ear())
    await node.crown(live)
    assert seen == [1, 2]
    kinds = await stored(node, rows.c.kind, rows.c.table_id == live.table.id)
    assert [kind for (kind,) in kinds] == ["start", "move", "move"]  # type: ignore[misc]


async def test_a_sealed_answer_is_final_and_the_other_seats_decision_stays_valid(node: Node) -> None:
    live, *_ = await node.pair()
    one, other = live.decisions()
    await node.move(live, 0, one.options[0].step)
    again = await node.ask(live, "move", 0, "x", one.options[1].step, decision=one.id)
    assert refused(again) == "not-asked"
    assert live.decision_of(1) == other


async def test_a_repeated_move_gets_the_first_answer_and_is_applied_once(node: Node) -> None:
    live, *_ = await node.pair()
    decision = live.decision_of(0)
    assert decision
    step = decision.options[0].step
    first = await node.ask(live, "move", 0, "same", step, decision=decision.id)
    again = await node.ask(live, "move", 0, "same", step, decision=decision.id)
    assert first == again == Accepted(1)
    assert live.seq == 1


async def test_a_repeat_while_the_first_is_on_its_way_is_applied_once(node: Node) -> None:
    live, *_ = await node.pair()
    decision = live.decision_of(0)
    assert decision
    answers = await asyncio.gather(
        *(node.ask(live, "move", 0, "same", decision.options[0].step, decision=decision.id) for _ in "12")
    )
    assert answers == [Accepted(1), Accepted(1)]
    assert live.seq == 1


async def test_a_move_id_used_for_another_move_gets_the_first_answer(node: Node) -> None:
    live, *_ = await node.pair()
    decision = live.decision_of(0)
    assert decision
    await node.move(live, 0, decision.options[0].step, move_id="same")
    await node.move(live, 1, live.decisions()[0].options[0].step)
    before = live.seq
    assert await node.move(live, 0, Toss(), move_id="same") == Accepted(1)
    assert live.seq == before


async def test_a_stale_decision_is_refused(node: Node) -> None:
    live, *_ = await node.pair()
    await node.crown(live)
    assert refused(await node.ask(live, "move", 0, "x", Toss(), decision=1)) == "stale"


async def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(node: Node) -> None:
    live, *_ = await node.pair()
    await node.crown(live)
    before = live.state
    assert refused(await node.move(live, 0, Strike(99), Bet(1))) == "not-offered"
    assert refused(await node.move(live, 0, Strike(live.state.hands[0][0] + 1))) == "incomplete"
    assert live.state is before


async def test_the_end_of_a_table_is_rows_of_its_own(node: Node) -> None:
    live, one, other = await node.pair()
    await play_out(node, live)

    table_id = live.table.id
    (status,) = (await stored(node, tables.c.status, tables.c.id == table_id))[0]  # type: ignore[misc]
    assert status == "over"
    ended = await stored(node, matches, matches.c.table_id == table_id)
    assert [each.match for each in ended] == list(range(1, len(ended) + 1))  # type: ignore[attr-defined]
    won = await stored(node, trophies, trophies.c.table_id == table_id)
    assert {each.user_id for each in won} <= {one.id, other.id}  # type: ignore[attr-defined]
    assert len(won) == sum(live.result.scores)  # type: ignore[union-attr]
    (result,) = await stored(node, results, results.c.table_id == table_id)
    assert result.winner == live.result.winner  # type: ignore[attr-defined,union-attr]
    assert await stored(node, due, due.c.table_id == table_id) == []
    assert refused(await node.ask(live, "move", 0, "late", Toss(), decision=1)) == "over"


async def test_a_seat_may_give_up(node: Node) -> None:
    live, *_ = await node.pair()
    assert await node.ask(live, "concede", 1, "c") == Accepted(1)
    assert live.result and (live.result.winner, live.result.reason) == (0, "concession")
    assert await node.ask(live, "concede", 1, "c") == Accepted(1)


async def test_another_node_reads_the_same_state_byte_for_byte(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    live, *_ = await one.pair(trophies=3)
    await play_out(one, live)
    assert live.seq > 50
    copy = await other.house.table(live.table.id)
    assert live.game.encode(copy.state) == live.game.encode(live.state)
    assert (copy.seq, copy.lines, copy.result) == (live.seq, live.lines, live.result)


async def test_a_snapshot_spares_reading_the_whole_log(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    live, *_ = await one.pair(trophies=3)
    await play_out(one, live)
    (kept,) = await stored(one, snapshots, snapshots.c.table_id == live.table.id)
    # a log without its beginning can only be read from the snapshot on
    await one.house.database.write(
        lambda connection: connection.execute(
            rows.delete().where(rows.c.table_id == live.table.id, rows.c.seq <= kept.seq)  # type: ignore[attr-defined]
        )
    )
    copy = await other.house.table(live.table.id)
    assert live.game.encode(copy.state) == live.game.encode(live.state)
    assert copy.lines == live.lines


async def test_two_nodes_race_for_one_row_and_both_moves_are_made(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    live, *_ = await one.pair()
    copy = await other.house.table(live.table.id)
    mine, yours = live.decisions()
    answers = await asyncio.gather(one.move(live, 0, mine.options[0].step), other.move(copy, 1, yours.options[0].step))
    assert sorted(answer.seq for answer in answers if isinstance(answer, Accepted)) == [1, 2]
    await until(lambda: live.seq == copy.seq == 2)
    assert live.game.encode(live.state) == live.game.encode(copy.state)


async def test_two_nodes_race_for_one_decision_and_one_move_is_made(new_node: NewNode) -> None:
    one, other = await new_node(), await new_node()
    live, *_ = await one.pair()
    copy = await other.house.table(live.table.id)
    decision = live.decision_of(0)
    assert decision
    answers = await asyncio.gather(
        one.ask(live, "move", 0, "a", decision.options[0].step, decision=decision.id),
        other.ask(copy, "move", 0, "b", decision.options[1].step, decision=decision.id),
    )
    assert sum(isinstance(answer, Accepted) for answer in answers) == 1
    await until(lambda: live.seq == copy.seq == 1)


async def test_moves_of_many_tables_are_written_together(node: Node) -> None:
    lives = [(await node.pair())[0] for _ in range(8)]
    batches = []
    write = node.house.database.write

    async def counted(work: object) -> object:
        batches.append(1)
        return await write(work)  # type: ignore[arg-type]

    node.house.database.write = counted  # type: ignore[method-assign,assignment]
    await asyncio.gather(*(node.move(live, 0, live.decisions()[0].options[0].step) for live in lives))
    assert all(live.seq == 1 for live in lives)
    assert len(batches) <= 2


async def test_one_row_that_cannot_be_written_does_not_hold_up_the_others(
    node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = (await node.pair())[0], (await node.pair())[0]
    bad.table = msgspec.structs.replace(bad.table, id="nowhere")  # refers to no table
    with caplog.at_level(logging.CRITICAL):
        answers = await asyncio.gather(
            *(node.move(live, 0, live.decisions()[0].options[0].step) for live in (good, bad))
        )
    assert answers[0] == Accepted(1)
    assert refused(answers[1]) == "unavailable"
    assert bad.seq == 0


async def test_an_exception_in_the_rules_leaves_the_last_good_state(
    node: Node, caplog: pytest.LogCaptureFixture
) -> None:
    live, *_ = await node.pair(round_limit=13)
    await node.crown(live)
    told = []

    class Ear:
        def happened(self, _: object) -> None: ...

        def changed(self) -> None: ...

        def failed(self) -> None:
            told.append(True)

    live.listeners.append(Ear())
    before = live.state
    assert refused(await node.move(live, 0, Explode())) == "internal"
    assert live.state is before
    assert told
    (record,) = caplog.records
    assert f"table {live.table.id}, after row 2, version 1" in record.getMessage()
    assert live.state.cards[0] not in record.getMessage()
    assert isinstance(await node.move(live, 0, Toss(), move_id="on"), Accepted)


async def test_a_game_that_runs_away_is_ended(new_node: NewNode, caplog: pytest.LogCaptureFixture) -> None:
    node, other = await new_node(), await new_node()
    live, *_ = await node.pair(round_limit=14)
    await node.crown(live)
    assert isinstance(await node.move(live, 0, Spin()), Accepted)
    assert live.result and live.result.reason == "runaway"
    copy = await other.house.table(live.table.id)
    assert copy.result == live.result


async def test_a_log_that_the_rules_cannot_play_keeps_the_last_state_they_reach(
    new_node: NewNode, caplog: pytest.LogCaptureFixture
) -> None:
    node, other = await new_node(), await new_node()
    live, *_ = await node.pair()
    await node.crown(live)
    await node.house.database.write(
        lambda connection: connection.execute(
            rows.update().where(rows.c.table_id == live.table.id, rows.c.seq == 2).values(payload=b"[]")
        )
    )
    copy = await other.house.table(live.table.id)
    assert (copy.seq, copy.broken) == (1, True)
    assert refused(await other.ask(copy, "move", 1, "x", Toss(), decision=2)) == "halted"


async def test_too_many_waiting_moves_are_refused(node: Node) -> None:
    live, *_ = await node.pair()
    answers: list[object] = []
    for number in range(40):
        live.submit(Request("move", 0, f"x{number}", 99, (Pass(),), answers.append))
    await until(lambda: len(answers) == 40)
    assert {refused(answer) for answer in answers} <= {"stale", "too-many"}  # type: ignore[arg-type]


async def test_a_row_that_is_being_written_is_answered_before_the_node_ends(node: Node) -> None:
    live, *_ = await node.pair()
    answer = asyncio.ensure_future(node.ask(live, "concede", 0, "c"))
    while live.idle or node.house.committer.waiting:
        await asyncio.sleep(0)

    await node.house.committer.close()

    assert await answer == Accepted(live.seq)

"""Taking back: open while nobody has learnt anything, and then as if it had never been."""

import pytest
from sqlalchemy import select

from app.service.database.schema import rows
from app.service.tables.live import Accepted, Live
from app.service.tables.standing import BACKS
from app.service.tables.umpire import Deed
from tests.service.conftest import NewNode, Node, refused, until
from tests.service.sat import kinds, pair, same
from tests.service.toy import Bet, Pass, Save, Strike, Toss

SAVING: dict[str, int | str] = {"round_limit": 15}


async def saving(node: Node) -> tuple[Live, int]:
    """A table at which a turn may be more than one decision; whose turn it is."""
    live, *_ = await node.pair(**SAVING)
    await node.crown(live)
    return live, live.decisions()[0].seat


async def take_back(node: Node, live: Live, seat: int, id: str = "back") -> object:
    return await node.ask(live, "takeback", seat, id)


async def test_a_decision_by_which_nobody_learnt_anything_is_taken_back(node: Node) -> None:
    live, seat = await saving(node)
    before, asked = live.state, live.decisions()[0]
    assert not live.standing.may_take_back(seat)
    await node.move(live, seat, Save())
    assert live.standing.may_take_back(seat)
    assert not live.standing.may_take_back(1 - seat)

    assert isinstance(await take_back(node, live, seat), Accepted)

    (again,) = live.decisions()
    assert live.state.scores == before.scores
    assert again.id > asked.id + 1, "no decision has an id twice"
    assert [option.step for option in again.options] == [option.step for option in asked.options]
    assert not live.standing.may_take_back(seat)
    assert await kinds(node, live) == ["start", "move", "move", "move", "takeback"]
    query = select(rows.c.payload).where(rows.c.table_id == live.table.id, rows.c.kind == "takeback")
    assert await node.house.database.read(lambda connection: connection.execute(query).scalar()) == b"2"


async def test_after_it_the_table_plays_on(node: Node) -> None:
    live, seat = await saving(node)
    stale = live.decisions()[0].id
    await node.move(live, seat, Save())
    await take_back(node, live, seat)
    assert refused(await node.ask(live, "move", seat, "old", Toss(), decision=stale)) == "stale"
    assert isinstance(await node.move(live, seat, Toss()), Accepted)
    assert live.decisions()[0].seat == 1 - seat


async def test_several_decisions_are_taken_back_one_by_one_the_last_first(node: Node) -> None:
    live, seat = await saving(node)
    for _ in range(3):
        await node.move(live, seat, Save())
    for scored in (2, 1, 0):
        await take_back(node, live, seat, f"back-{scored}")
        assert live.state.scores[seat] == scored
    assert refused(await take_back(node, live, seat, "more")) == "no-take-back"


async def test_who_takes_back_and_decides_again_may_take_that_back(node: Node) -> None:
    live, seat = await saving(node)
    for number in range(3):
        await node.move(live, seat, Save())
        await node.move(live, seat, Save())
        await take_back(node, live, seat, f"back-{number}")
    assert live.state.scores[seat] == 3


async def test_nobody_takes_back_for_ever(new_node: NewNode) -> None:
    node = await new_node()
    live, seat = await saving(node)
    for number in range(BACKS):
        await node.move(live, seat, Save())
        assert isinstance(await take_back(node, live, seat, f"back-{number}"), Accepted)
    await node.move(live, seat, Save())
    assert not live.standing.may_take_back(seat)
    assert refused(await take_back(node, live, seat, "once more")) == "no-take-back"
    assert same(live, await (await new_node()).house.table(live.table.id))

    await node.move(live, seat, Toss())
    other = live.decisions()[0].seat
    await node.move(live, other, Save())
    assert isinstance(await take_back(node, live, other, "of another"), Accepted)


async def test_a_log_in_which_more_was_taken_back_is_played_all_the_same(node: Node) -> None:
    live, seat = await saving(node)
    standing = live.standing
    for _ in range(BACKS + 1):
        reached, (asked,) = standing.seq, standing.open
        standing, _ = live.umpire.after(standing, Deed("move", seat, asked.id, (Save(),), standing.at), ())
        standing, _ = live.umpire.after(standing, Deed("takeback", seat, 0, reached, standing.at), ())
    assert standing.state.scores == live.state.scores


@pytest.mark.parametrize("moves", [[Toss()], [Save(), Toss()]])
async def test_once_dice_are_rolled_or_another_is_asked_nothing_is_taken_back(node: Node, moves: list[object]) -> None:
    live, seat = await saving(node)
    for move in moves:
        await node.move(live, seat, move)
    assert refused(await take_back(node, live, seat)) == "no-take-back"
    assert refused(await take_back(node, live, 1 - seat)) == "no-take-back"


async def test_what_shows_a_card_is_not_taken_back(node: Node) -> None:
    live, seat = await saving(node)
    await node.move(live, seat, Save())
    await node.move(live, seat, Strike(live.state.hands[seat][0] + 1), Bet(1))
    assert refused(await take_back(node, live, seat)) == "no-take-back"


async def test_what_is_chosen_in_secret_is_final(node: Node) -> None:
    live, *_ = await node.pair(**SAVING)
    decision = live.decision_of(0)
    assert decision
    await node.move(live, 0, decision.options[0].step)
    assert refused(await take_back(node, live, 0)) == "no-take-back"


async def test_a_repeated_take_back_gets_the_first_answer(node: Node) -> None:
    live, seat = await saving(node)
    await node.move(live, seat, Save())
    await node.move(live, seat, Save())
    first = await take_back(node, live, seat)
    assert first == await take_back(node, live, seat)
    assert live.state.scores[seat] == 1


async def test_another_node_may_take_back_what_this_one_played(new_node: NewNode) -> None:
    node, other = await new_node(), await new_node()
    live, seat = await saving(node)
    await node.move(live, seat, Save())
    await node.move(live, seat, Save())

    copy = await other.house.table(live.table.id)
    assert same(live, copy)
    await take_back(other, copy, seat)

    await until(lambda: live.seq == copy.seq)
    assert same(live, copy)
    assert live.state.scores[seat] == 1


async def test_a_log_with_take_backs_is_played_from_its_beginning_and_from_any_snapshot(new_node: NewNode) -> None:
    node = await new_node()
    live, *_ = await node.pair(**SAVING, trophies=3)
    await node.crown(live)
    for number in range(60):
        (decision, *_) = live.decisions()
        seat = decision.seat
        if live.game.kind(decision) == "window":
            await node.move(live, seat, Pass())
        elif number % 3 == 2:
            await node.move(live, seat, Save())
            await take_back(node, live, seat, f"back-{number}")
        elif number % 3 == 1:
            await node.move(live, seat, Save())
        else:
            await node.move(live, seat, Toss())
        if live.game.kind(live.decisions()[0]) == "champion":
            await node.crown(live)
    assert 49 <= live.standing.kept < live.seq

    copy = await (await new_node()).house.table(live.table.id)
    assert same(live, copy)
    await node.house.database.write(
        lambda connection: connection.exec_driver_sql("DELETE FROM snapshots")  # a cache, and no more
    )
    whole = await (await new_node()).house.table(live.table.id)
    assert same(live, whole)


async def test_time_is_not_taken_back(node: Node) -> None:
    live = await pair(node, options=SAVING)
    await node.crown(live)
    seat = live.decisions()[0].seat
    node.clock.move(20_000)
    await node.move(live, seat, Save())
    node.clock.move(20_000)
    assert live.time_of(seat)[2:] == (10_000, 30_000, 900_000)

    await take_back(node, live, seat)

    assert live.time_of(seat)[2:] == (0, 30_000, 890_000)
    (due,) = live.owed.now.values()
    assert due.at == node.clock.time + 890_000

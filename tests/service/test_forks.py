"""Playing on from a table that is over: what the new table has of the old one, and what it has not."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update

from app.games.game import open_audience
from app.kernel.node import replace
from app.service.database.schema import matches, tables, trophies
from app.service.errors import Problem
from app.service.profiles.profile import profile
from app.service.replays.fork import Branch, Forks
from app.service.replays.record import RECORDS, record_in
from app.service.replays.replays import Replays
from app.service.replays.verify import verify
from app.service.tables import log as read
from app.service.tables.live import Live
from app.service.tables.standing import Standing
from app.service.tables.table import Source
from tests.service.conftest import NewNode, Node, until
from tests.service.test_tables import play_out
from tests.service.toy import HOARD


class Looking:
    """A node with a table that was played to its end, and somebody who looks back at it."""

    def __init__(self, node: Node, live: Live, user: Any) -> None:
        self.node, self.live, self.user = node, live, user
        self.forks = Forks(node.house, node.opening, Replays(node.house, node.opening))

    async def fork(self, seq: int, seat: int = 0, bot: str = "random") -> Live:
        """The new table, begun."""
        opened = await self.forks.open(self.user, Branch(self.live.table.id, seq, seat, bot))
        assert (opened.invite, opened.seat) == (None, seat)
        return await self.node.begun(opened.id)

    async def refused(self, seq: int, seat: int = 0, bot: str = "random") -> str:
        with pytest.raises(Problem) as problem:
            await self.fork(seq, seat, bot)
        return problem.value.code

    async def state(self, seq: int) -> Any:
        """How the old table stood after this row."""
        log = await self.node.house.database.read(read.rows_after(self.live.table.id, -1))
        *_, (standing, _) = self.live.umpire.replay(Standing(), log[: seq + 1], ())
        return standing.state


@pytest.fixture
async def looking(new_node: NewNode) -> Looking:
    quick = await new_node()
    live, one, _ = await quick.pair(trophies=2)
    await play_out(quick, live)
    # here bots wait, so that a table stays as it began
    return Looking(await new_node(bot_delay_ms=60_000), live, one)


def last_path(live: Live, decision: Any) -> tuple[Any, ...]:
    """The move of the last options."""
    path: tuple[Any, ...] = ()
    while True:
        option = live.game.expand(live.state, decision, path)[-1]
        path = (*path, option.step)
        if option.more is None:
            return path


async def test_the_table_stands_as_the_other_did_but_for_its_dice(looking: Looking) -> None:
    for seq in (0, 1, 4):
        fork, before = await looking.fork(seq), await looking.state(seq)
        assert fork.state.dice != before.dice
        assert HOARD.encode(replace(fork.state, dice=before.dice)) == HOARD.encode(before)
        for audience in range(open_audience(2) + 1):
            assert HOARD.view(fork.state, audience) == HOARD.view(before, audience)
        asked = [(decision.id, decision.seat) for decision in HOARD.decisions(before)]
        assert [(decision.id, decision.seat) for decision in fork.decisions()] == asked


async def test_two_who_play_on_from_one_row_have_dice_of_their_own(looking: Looking) -> None:
    one, other = await looking.fork(0), await looking.fork(0)
    assert one.state.dice != other.state.dice
    assert one.table.commitment != other.table.commitment


async def test_whoever_asks_sits_where_they_wish_and_bots_everywhere_else(looking: Looking) -> None:
    fork = await looking.fork(0, seat=1, bot="greedy")
    assert [(seat.kind, seat.user, seat.bot) for seat in fork.table.seats] == [
        ("bot", None, "greedy"),
        ("person", looking.user.id, None),
    ]
    assert (fork.table.visibility, fork.table.rated, fork.table.delay_ms) == ("private", False, 0)
    assert fork.table.source == Source(looking.live.table.id, 0)
    assert fork.table.options == looking.live.table.options


async def test_it_is_played_from_its_own_log_on_any_node(looking: Looking, new_node: NewNode) -> None:
    fork = await looking.fork(2)
    await looking.node.ask(fork, "concede", 0, "give up")
    other = await new_node()
    copy = await other.house.table(fork.table.id)
    assert (copy.state, copy.seq, copy.result) == (fork.state, 1, fork.result)


async def test_a_share_that_was_not_given_is_empty(looking: Looking) -> None:
    opened = await looking.forks.open(looking.user, Branch(looking.live.table.id, 0, 0, "random"))
    fork = await looking.node.house.table(opened.id)
    assert fork.state is None
    looking.node.clock.move(looking.node.house.settings.nonce_ms)
    await until(lambda: fork.state is not None)
    assert fork.table.nonces == ("",)


async def test_what_was_won_before_is_not_won_again_and_what_follows_fills_no_cabinet(
    looking: Looking, new_node: NewNode
) -> None:
    database, live = looking.node.house.database, looking.live
    log = await database.read(read.rows_after(live.table.id, -1))
    last = len(log) - 2
    assert looking.live.game.matches(await looking.state(last)), "a match is over by then"
    before = await database.read(profile(looking.user.id, 10**15))

    # with bots that answer at once
    quick = Looking(await new_node(), looking.live, looking.user)
    fork = await quick.fork(last)
    stored = await database.read(
        lambda connection: connection.execute(select(matches).where(matches.c.table_id == fork.table.id)).all()
    )
    assert stored == []
    while fork.result is None:
        await until(lambda: fork.result or fork.decision_of(0))
        if decision := fork.decision_of(0):
            await quick.node.move(fork, 0, *last_path(fork, decision))
    won = await database.read(
        lambda connection: connection.execute(select(trophies).where(trophies.c.table_id == fork.table.id)).all()
    )
    assert len(won) <= fork.standing.matches - 1
    assert await database.read(profile(looking.user.id, 10**15)) == before


async def test_its_record_is_verified_and_names_where_it_began(looking: Looking) -> None:
    fork = await looking.fork(2)
    await looking.node.ask(fork, "concede", 0, "give up")
    made = await looking.node.house.database.read(record_in(fork.table.id))
    record = RECORDS.decode(msgspec.json.encode(made))
    assert record.rows[0].payload["source"] == {"table": looking.live.table.id, "seq": 2}
    assert verify(record).verified, verify(record)
    record.rows[0].payload["nonces"][0] = "ff" * 16
    assert verify(record).code == "nonces"


async def test_it_can_be_looked_back_at_and_played_on_from_in_turn(looking: Looking) -> None:
    fork = await looking.fork(2)
    await looking.node.ask(fork, "concede", 0, "give up")
    again = Looking(looking.node, fork, looking.user)
    second = await again.fork(0)
    assert replace(second.state, dice=fork.state.dice).hands == fork.state.hands


async def test_there_is_nothing_to_play_on_from_where_nobody_is_asked(looking: Looking) -> None:
    last = looking.live.seq
    assert await looking.refused(last) == await looking.refused(last + 1) == "nothing-asked"
    assert await looking.refused(0, seat=2) == "bad-options"
    assert await looking.refused(0, bot="deep") == "unknown-opponent"


async def test_a_table_that_is_live_or_of_other_rules_is_not_played_on_from(looking: Looking) -> None:
    live, *_ = await looking.node.pair()
    other = Looking(looking.node, live, looking.user)
    assert await other.refused(0) == "not-over"
    old = update(tables).where(tables.c.id == looking.live.table.id).values(rules_version="0")
    await looking.node.house.database.write(lambda connection: connection.execute(old))
    assert await looking.refused(0) == "other-rules"

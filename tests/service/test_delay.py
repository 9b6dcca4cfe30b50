"""A delay for spectators: what they receive is what the others received, later, and nothing else."""

import asyncio
import json
from typing import Any

import pytest

from app.api.socket.connection import Connection
from app.api.socket.hall import Hall
from app.api.socket.talk import Talks
from app.service.tables.live import Live
from app.service.talk.talk import Talk
from tests.service.conftest import NewNode, Node, until
from tests.service.sat import pair
from tests.service.toy import Pass, Strike, Toss

DELAY = 3_000
STEP = 100

Frame = dict[str, Any]


async def nowhere(message: Any) -> None:
    """The far end of a connection that nobody reads."""


class Watcher(Connection):
    """A spectator: each frame with the time at which it was sent."""

    def __init__(self, node: Node, hall: Hall) -> None:
        super().__init__(nowhere, "watcher", 100)
        self.received: list[tuple[int, Frame]] = []
        self._node, self._hall = node, hall

    def push(self, frame: str) -> None:
        self.received.append((self._node.clock.time, json.loads(frame)))

    async def sync(self) -> Frame:
        """Come in: what is seen first."""
        await self._hall.sync(self)
        return next(frame for _, frame in reversed(self.received) if frame["type"] == "sync")

    def game(self) -> list[tuple[int, Frame]]:
        """What came that is not about who is there, nor what they say."""
        return [(at, frame) for at, frame in self.received if frame["type"] not in ("table", "chat")]


def hall_of(live: Live, delayed: bool) -> Hall:
    """A hall in which spectators are delayed, or one like it in which they are not."""
    hall = Hall(live, Talks(Talk(live.house)))
    if not delayed:
        hall._gallery = live
    live.listeners.append(hall)
    return hall


def bare(frame: Frame) -> Frame:
    """A frame without what says who is there."""
    return {name: value for name, value in frame.items() if name != "table"}


async def tick(node: Node, ms: int) -> None:
    """Let time pass little by little, so that everything happens at its time."""
    for _ in range(ms // STEP):
        node.clock.move(STEP)
        for _ in range(10):
            await asyncio.sleep(0)


async def play(node: Node, live: Live, moves: int) -> None:
    """Some moves, with time between them; strikes, passes and tosses."""
    for number in range(moves):
        if not live.decisions():
            return
        (decision, *_) = live.decisions()
        kind = live.game.kind(decision)
        if kind == "window":
            await node.move(live, decision.seat, Pass())
        elif kind == "champion":
            await node.move(live, decision.seat, decision.options[0].step)
        elif number % 3 == 1 and live.state.hands[decision.seat]:
            step = next(option.step for option in decision.options if isinstance(option.step, Strike))
            (bet, *_) = live.game.expand(live.state, decision, (step,))
            await node.move(live, decision.seat, step, bet.step)
        else:
            await node.move(live, decision.seat, Toss())
        await tick(node, 400)


@pytest.fixture
async def watched(node: Node) -> tuple[Live, Watcher, Watcher]:
    """A table that one watches as it is and one with a delay."""
    live = await pair(node, delay_ms=DELAY, options={"trophies": 3})
    prompt, late = Watcher(node, hall_of(live, False)), Watcher(node, hall_of(live, True))
    await prompt.sync()
    await late.sync()
    return live, prompt, late


async def test_the_stream_with_a_delay_is_the_stream_without_it_later(
    node: Node, watched: tuple[Live, Watcher, Watcher]
) -> None:
    live, prompt, late = watched
    await play(node, live, 30)
    await node.ask(live, "concede", 0, "c")
    ended = node.clock.time
    await tick(node, DELAY - STEP)
    assert [frame["type"] for _, frame in late.received].count("over") == 0
    await tick(node, STEP)
    await until(lambda: late.game()[-1][1]["type"] == "over")

    first, *rest = late.game()
    assert first[1]["view"] is None, "the table had not begun, a delay ago"
    # the start is a whole sync, once the delay has passed; the one without delay saw it when coming in
    shifted = [(at - DELAY, bare(frame)) for at, frame in rest[1:]]
    assert shifted == [(at, bare(frame)) for at, frame in prompt.game()[1:]]
    assert late.game()[-1][0] == ended + DELAY


async def test_what_a_spectator_is_told_of_the_table_does_not_betray_its_end(
    node: Node, watched: tuple[Live, Watcher, Watcher]
) -> None:
    live, _, late = watched
    await tick(node, DELAY)
    await node.ask(live, "concede", 0, "c")
    await asyncio.sleep(0.2)  # comings and goings are told after a moment of real time

    before = [frame["table"] for _, frame in late.received if "table" in frame]
    assert {(table["status"], table["seed"], table["result"] is None) for table in before} == {("live", None, True)}
    synced = await late.sync()
    assert synced["table"]["status"] == "live" and synced["decision"] is None
    assert [clock["on"] for clock in synced["clocks"]] == ["sealed", "sealed"]
    await tick(node, DELAY)
    await until(lambda: late.game()[-1][1]["type"] == "over")
    after = [frame["table"] for _, frame in late.received if frame["type"] == "table"][-1]
    assert after["status"] == "over" and after["seed"] == live.table.seed.hex()


async def test_nobody_who_comes_or_goes_at_a_seat_is_seen_with_a_delay(
    node: Node, watched: tuple[Live, Watcher, Watcher]
) -> None:
    live, prompt, late = watched
    await tick(node, DELAY)
    await asyncio.sleep(0.2)
    before = len(late.received)
    live.attendance.arrive(live.table.seats[0].user or "", "Somebody")
    await asyncio.sleep(0.2)
    live.attendance.leave(live.table.seats[0].user or "", "Somebody")
    await asyncio.sleep(0.2)
    assert len(late.received) == before
    tables = [frame["table"] for _, frame in prompt.received if "table" in frame]
    assert {table["seats"][0]["present"] for table in tables} == {True, False}


async def test_after_a_restart_the_table_is_seen_as_it_was(new_node: NewNode) -> None:
    node = await new_node()
    live = await pair(node, delay_ms=DELAY)
    prompt = Watcher(node, hall_of(live, False))
    await prompt.sync()
    await play(node, live, 12)
    seen = [(at, frame) for at, frame in prompt.game() if at + DELAY <= node.clock.time]

    other = await new_node()
    copy = await other.house.table(live.table.id)
    late = Watcher(other, hall_of(copy, True))
    synced = await late.sync()

    lines = [line["n"] for _, frame in seen for line in frame.get("lines", frame.get("log", []))]
    assert [line["n"] for line in synced["log"]] == lines
    assert synced["waiting"] == seen[-1][1]["waiting"]
    await tick(node, DELAY)
    later = [bare(frame) for at, frame in prompt.game() if frame["type"] == "update"][-1]
    assert late.game()[-1][1]["lines"] == later["lines"]
    assert late.game()[-1][1]["changes"] == later["changes"]


async def test_who_sits_at_the_table_sees_it_as_it_is(node: Node) -> None:
    live = await pair(node, delay_ms=DELAY)
    hall = hall_of(live, True)
    player = Watcher(node, hall)
    player.user = live.table.seats[1].user or ""
    synced = await player.sync()
    assert synced["seat"] == 1 and synced["view"] and synced["decision"]


async def test_lists_of_tables_show_no_progress_of_what_is_seen_with_a_delay(node: Node) -> None:
    shown, hidden = await pair(node), await pair(node, delay_ms=DELAY)
    for live in (shown, hidden):
        await node.crown(live)
        await node.move(live, live.decisions()[0].seat, Toss())
    found = [(await node.opening.table(live.table.id))[0].progress for live in (shown, hidden)]
    assert found[0] == shown.game.progress(shown.state)
    assert found[1] is None

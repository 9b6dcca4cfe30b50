"""Clocks: how long each seat may think. They are a fold over the rows of the log: no node keeps time of its own.

All times are milliseconds. `outages` are the times at which no node lived, in their order: they are
nobody's, and whoever was thinking gets them back.
"""

from collections.abc import Iterable
from typing import Literal, NamedTuple

from app.kernel.node import Node, replace

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR

Outages = tuple[tuple[int, int], ...]
"""When each began and ended, none touching another."""

On = Literal["turn", "sealed", "window", "bot"]
"""What a clock runs on. A turn, and what is chosen in secret, have the grace and then the bank; a window its
fuse alone; a bot has all the time it wants."""


class Speed(NamedTuple):
    """A table's clock: the grace of each decision, the bank of a seat, a window's fuse (none: the house's
    own), and for how long one may be away before the others may claim the table (none: for ever)."""

    grace: int
    bank: int
    fuse: int | None = None
    away: int | None = None


SPEEDS = {
    "relaxed": Speed(2 * MINUTE, 60 * MINUTE, away=3 * MINUTE),
    "standard": Speed(MINUTE // 2, 15 * MINUTE, away=2 * MINUTE),
    "fast": Speed(10_000, 5 * MINUTE, away=MINUTE),
    "correspondence": Speed(3 * DAY, 0, fuse=12 * HOUR),
}
"""By the word a table is opened with."""


class Asked(NamedTuple):
    """A decision that is open, and what its clock runs on."""

    decision: int
    seat: int
    on: On


class Running(Node, tag=False):
    """The clock of one decision: `used` up to `since`, and running from then on unless the table is paused."""

    decision: int
    seat: int
    on: On
    since: int
    used: int = 0


class Clocks(Node, tag=False):
    """Every clock of a table as the row at `at` left them: what is in each seat's bank, and what runs."""

    at: int = 0
    banks: tuple[int, ...] = ()
    running: tuple[Running, ...] = ()
    paused: bool = False

    def of(self, decision: int) -> Running | None:
        """The clock of this decision."""
        for each in self.running:
            if each.decision == decision:
                return each
        return None


class Left(NamedTuple):
    """What a seat has left: of the decision's own time, and in its bank."""

    grace: int
    bank: int


def began(speed: Speed, seats: int, asked: Iterable[Asked], at: int) -> Clocks:
    """The clocks as the table begins: every bank is full."""
    return Clocks(at, (speed.bank,) * seats, tuple([Running(*each, at) for each in asked]))


def turned(clocks: Clocks, speed: Speed, asked: Iterable[Asked], at: int, outages: Outages) -> Clocks:
    """The clocks after a row: what was answered is paid from its seat's bank, what is new begins to run."""
    now = {each.decision: each for each in asked}
    banks, running = list(clocks.banks), []
    for each in clocks.running:
        if now.pop(each.decision, None):
            running.append(each)
        else:
            banks[each.seat] = left(clocks, speed, 0, each, at, outages).bank
    running += [Running(*each, at) for each in now.values()]
    return Clocks(at, tuple(banks), tuple(running), clocks.paused)


def taken_back(before: Clocks, asked: Iterable[Asked], at: int) -> Clocks:
    """The clocks after a take back: they run on as if what was decided since `before` had only been thought about."""
    ran = {each.seat: each for each in before.running}
    running = tuple([replace(ran[each.seat], decision=each.decision) for each in asked])
    return replace(before, at=at, running=running)


def paused(clocks: Clocks, at: int, outages: Outages) -> Clocks:
    """The clocks, standing still."""
    stopped = tuple([replace(each, since=at, used=spent(clocks, each, at, outages)) for each in clocks.running])
    return Clocks(at, clocks.banks, stopped, True)


def resumed(clocks: Clocks, at: int) -> Clocks:
    """The clocks, running on."""
    return Clocks(at, clocks.banks, tuple([replace(each, since=at) for each in clocks.running]))


def renewed(clocks: Clocks, asked: Iterable[Asked], at: int) -> Clocks:
    """The same banks, but what is asked is asked anew."""
    return Clocks(at, clocks.banks, tuple([Running(*each, at) for each in asked]), clocks.paused)


# --- what a clock shows ----------------------------------------------------------


def spent(clocks: Clocks, running: Running, at: int, outages: Outages) -> int:
    """How long its seat has been thinking."""
    return running.used if clocks.paused else running.used + lived(running.since, at, outages)


def left(clocks: Clocks, speed: Speed, fuse: int, running: Running, at: int, outages: Outages) -> Left:
    """What the seat has left for this decision; `fuse` is the house's own for a window."""
    bank, used = clocks.banks[running.seat], spent(clocks, running, at, outages)
    if running.on == "bot":
        return Left(0, bank)
    if running.on == "window":
        return Left(max(0, own(speed, fuse, running) - used), bank)
    return Left(max(0, speed.grace - used), max(0, bank - max(0, used - speed.grace)))


def own(speed: Speed, fuse: int, running: Running) -> int:
    """The time that belongs to the decision itself."""
    if running.on == "window":
        return fuse if speed.fuse is None else speed.fuse
    return 0 if running.on == "bot" else speed.grace


def deadline(clocks: Clocks, speed: Speed, fuse: int, running: Running, outages: Outages) -> int:
    """When nothing is left, as things stand. A bot, and a paused table, have none: callers do not ask."""
    bank = 0 if running.on == "window" else clocks.banks[running.seat]
    at = running.since + own(speed, fuse, running) + bank - running.used
    for began_at, ended_at in outages:
        if ended_at > running.since and began_at < at:
            at += ended_at - max(began_at, running.since)
    return at


def lived(since: int, until: int, outages: Outages) -> int:
    """How much of this time a node was there."""
    lost = sum(max(0, min(ended, until) - max(begun, since)) for begun, ended in outages)
    return max(0, until - since - lost)

"""Announcements: what the house tells everybody for a while, in each language."""

import asyncio
from collections.abc import Callable, Mapping, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from app.kernel.node import Node
from app.service.database.schema import announcements
from app.service.errors import Problem
from app.service.moderation.audit import Act, note
from app.service.tables.house import House

TOPIC = "announcements"
LOOK_SECONDS = 60.0
"""How long a node goes without looking anew, for what it did not hear."""


class Announcement(Node, tag=False):
    """`texts` are by language; shown from `from_at` until `until_at` (ms since 1970)."""

    id: str
    texts: Mapping[str, str]
    from_at: int
    until_at: int
    by: str


class Announcements:
    """What is announced, as one node knows it. `start` before use, `close` after."""

    def __init__(self, house: House) -> None:
        self.now: tuple[Announcement, ...] = ()
        self.listeners: list[Callable[[], None]] = []
        self._house = house
        self._all: Sequence[Announcement] = ()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._house.bus.subscribe(TOPIC, self._house.node, lambda _: self._woken.set())
        await self._look()
        self._task = asyncio.create_task(self._looking())

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._house.bus.unsubscribe(TOPIC, self._house.node)

    async def make(self, made: Announcement, reason: str) -> None:
        """Announce it."""

        def work(connection: Connection) -> None:
            texts = msgspec.json.encode(made.texts).decode()
            values = {"id": made.id, "texts": texts, "from_at": made.from_at, "until_at": made.until_at}
            connection.execute(insert(announcements), {**values, "by_id": made.by})
            act = Act(made.by, "announce", f"announcement {made.id}", reason, {"texts": made.texts})
            note(connection, act, self._house.clock.now())

        await self._house.database.write(work)
        await self._changed()

    async def withdraw(self, by: str, announcement: str, reason: str) -> None:
        """Announce it no longer. Raises Problem `unknown-announcement`."""

        def work(connection: Connection) -> None:
            gone = delete(announcements).where(announcements.c.id == announcement)
            if not connection.execute(gone).rowcount:
                raise Problem("unknown-announcement", "there is no such announcement")
            act = Act(by, "withdraw-announcement", f"announcement {announcement}", reason)
            note(connection, act, self._house.clock.now())

        await self._house.database.write(work)
        await self._changed()

    async def _changed(self) -> None:
        self._house.bus.publish(TOPIC, self._house.node, b"")
        await self._look()
        self._woken.set()

    async def _look(self) -> None:
        self._all = await self._house.database.read(lambda connection: _unended(connection, self._house.clock.now()))
        self._show()

    def _show(self) -> None:
        now = self._house.clock.now()
        shown = tuple([each for each in self._all if each.from_at <= now < each.until_at])
        if shown != self.now:
            self.now = shown
            for tell in self.listeners:
                tell()

    async def _looking(self) -> None:
        """Look when something is new, and when an announcement begins or ends."""
        while True:
            now = self._house.clock.now()
            edges = [at for each in self._all for at in (each.from_at, each.until_at) if at > now]
            wait = min([LOOK_SECONDS, *((at - now) / 1000 for at in edges)])
            try:
                async with asyncio.timeout(wait):
                    await self._woken.wait()
                self._woken.clear()
            except TimeoutError:
                pass
            try:
                await self._look()
            except Exception:
                self._show()


def announced(connection: Connection) -> list[Announcement]:
    """Reads all announcements, those that end last first."""
    query = select(announcements).order_by(announcements.c.until_at.desc(), announcements.c.id)
    return [
        Announcement(found.id, msgspec.json.decode(found.texts), found.from_at, found.until_at, found.by_id)
        for found in connection.execute(query)
    ]


def _unended(connection: Connection, now: int) -> list[Announcement]:
    return [each for each in announced(connection) if each.until_at > now]

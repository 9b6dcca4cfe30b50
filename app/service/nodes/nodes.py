"""A node among the others: its heartbeat, who else lives, what it missed while it could not hear them, and its end.

Nodes hear each other over the bus and see each other in the database. One that lives but is not heard,
from either side, was cut off: then this node looks into the log for what it is not told of, twice a second.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from app.service.bus.link import end
from app.service.database.database import Unavailable
from app.service.nodes.heartbeat import DEAD_MS, Beat, beat
from app.service.nodes.missing import next_rows
from app.service.repeating import every
from app.service.tables.due import release
from app.service.tables.house import House

BEAT_SECONDS = 1.0
CALL_SECONDS = 0.25
UNHEARD_SECONDS = 1.0
LOOK_SECONDS = 0.5
TOPIC = "nodes"

log = logging.getLogger(__name__)


class Nodes:
    """The life of this node. `start` before the house, then `live`; `close` after the house."""

    def __init__(self, house: House) -> None:
        self.draining = False
        self.fits = False
        """Whether the database has the schema of this program."""
        self.others: frozenset[str] = frozenset()
        self._house = house
        self._started_at = house.clock.now()
        self._beaten_at = self._started_at
        self._heard: dict[str, float] = {}
        self._looked = 0.0
        self._looking = asyncio.Lock()
        self._leaving: list[Callable[[], Awaitable[None]]] = []
        self._tasks: list[asyncio.Task[None]] = []

    def when_draining(self, do: Callable[[], Awaitable[None]]) -> None:
        """Do this when the node is about to end."""
        self._leaving.append(do)

    async def start(self) -> None:
        """Join the others."""
        house = self._house
        await house.bus.subscribe(TOPIC, house.node, self._hear)
        house.bus.when_lost(lambda: house.spawn(self.look()))
        await self.beat()

    def live(self) -> None:
        """Beat and listen from now on."""
        self._tasks = [
            asyncio.create_task(every(BEAT_SECONDS, self.beat, "a heartbeat could not be written")),
            asyncio.create_task(self._calling()),
        ]

    async def close(self) -> None:
        """Stop living: hand over what is due. The last heartbeat stays written, for whoever comes next."""
        for task in self._tasks:
            await end(task)
        await self._house.bus.unsubscribe(TOPIC, self._house.node)
        try:
            async with asyncio.timeout(BEAT_SECONDS):
                await self.beat()
                await self._house.database.write(release)
        except (Unavailable, TimeoutError):
            log.warning("the last heartbeat could not be written")

    # --- living -------------------------------------------------------------------

    @property
    def beating(self) -> bool:
        """Whether the database took a heartbeat lately; otherwise this node is dead to the others."""
        return self._house.clock.now() - self._beaten_at <= DEAD_MS

    async def beat(self) -> Beat:
        """Let the heart beat once, and learn what that tells."""
        house, now = self._house, self._house.clock.now()
        found = await house.database.write(
            lambda connection: beat(connection, house.node, self._started_at, now, self.draining)
        )
        self.fits = found.fits
        missed, self._beaten_at = now - self._beaten_at > DEAD_MS, now
        gone, new = self.others - found.others, found.others - self.others
        self.others = house.presence.others = found.others
        for node in gone:
            self._heard.pop(node, None)
            house.presence.forget(node)
        if new:
            house.presence.refresh()
        if found.outage or missed:
            await house.learn_outages()
        if missed:
            await self.look()
        if gone:
            house.due.wake()
        if found.drain and not self.draining:
            house.spawn(self.drain())
        return found

    # --- hearing ------------------------------------------------------------------

    def _hear(self, message: bytes) -> None:
        self._heard[message.decode()] = time.monotonic()

    async def _calling(self) -> None:
        while True:
            self._house.bus.publish(TOPIC, self._house.node, self._house.node.encode())
            try:
                await self._listen()
            except Exception:
                log.exception("the log could not be looked into")
            await asyncio.sleep(CALL_SECONDS)

    async def _listen(self) -> None:
        now, presence = time.monotonic(), self._house.presence
        sure = all(now - self._heard.setdefault(node, now) <= UNHEARD_SECONDS for node in self.others)
        if sure != presence.sure:
            log.warning("all nodes are heard" if sure else "some nodes are not heard")
            presence.sure = sure
            presence.refresh()
            await self.look()
        elif not sure and now - self._looked >= LOOK_SECONDS:
            await self.look()

    async def look(self) -> None:
        """Look into the log for what this node was not told of at the tables it keeps."""
        async with self._looking:
            self._looked = time.monotonic()
            house = self._house
            lives = {live.table.id: live for live in house.in_memory()}
            begun = {table_id: live.seq for table_id, live in lives.items() if not live.result}
            for table_id, seq in await house.database.read(next_rows(begun)):
                lives[table_id].hear(seq)
            for live in lives.values():
                if live.state is None:
                    await house.refresh(live)

    # --- ending -------------------------------------------------------------------

    async def drain(self) -> None:
        """Take nothing on any more and send everybody to other nodes: this one is about to end."""
        if self.draining:
            return
        self.draining = True
        log.info("draining")
        await self._house.due.retire()
        try:
            await self.beat()
        except Unavailable:
            log.warning("that this node is draining could not be written")
        for do in self._leaving:
            await do()

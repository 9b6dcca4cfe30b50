"""Many tables on several nodes for a while, one of which is killed and comes back."""

import asyncio
import contextlib
import os
import ssl
from collections.abc import Awaitable, Callable
from contextlib import ExitStack

import httpx2
import psutil

from app.service.database.database import open_database
from app.service.replays.record import record_in
from app.service.replays.verify import verify
from tests.conftest import migrate
from tests.pixelkeep import Pixelkeep
from tests.servers import DURABLE, Postgres, Redis
from tests.soak.figures import Figures
from tests.soak.seat import Match, Seat, Tally

GAME = "pixel_tactics_5"
LOOKS = 20
"""So many times the nodes are looked at."""
OPENING = 0.05
"""The share of the time over which tables are opened."""
END_SECONDS = 60
UNUSED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Each client would read all certificates anew for its own, and all seats wait meanwhile."""


class Soak:
    """Tables on nodes that share one PostgreSQL and one Redis."""

    def __init__(self, nodes: list[Pixelkeep], url: str, tables: int, figures: Figures) -> None:
        self.nodes, self.url, self.tables, self.figures = nodes, url, tables, figures
        self.matches: list[str] = []
        self.broken: Pixelkeep | None = None

    async def run(self) -> None:
        """Play for the time, end every table, and verify all records; what fails is noted, and the rest is done."""
        await self._do(self._play())
        await self._do(self._read_logs())
        await self._do(self._verify())

    async def _do(self, part: Awaitable[None]) -> None:
        try:
            await part
        except Exception as error:
            self.figures.failed.append(repr(error))

    async def _play(self) -> None:
        tally = self.figures.tally
        playing = [asyncio.create_task(self._table(number)) for number in range(self.tables)]
        watching = [asyncio.create_task(each) for each in (self._watch(), self._ask_whether_ready())]
        breaking = asyncio.create_task(self._break())
        await asyncio.sleep(self.figures.seconds)
        tally.going = False
        _, left = await asyncio.wait(playing, timeout=END_SECONDS)
        # a node that is still coming back must not be stopped on its way
        await asyncio.wait([breaking])
        for task in (*left, *watching):
            task.cancel()
        for outcome in await asyncio.gather(*playing, *watching, breaking, return_exceptions=True):
            if isinstance(outcome, Exception):
                self.figures.failed.append(repr(outcome))
        self.figures.failed += ["a table did not end"] * len(left)

    async def _read_logs(self) -> None:
        """Find what the nodes say that failed."""
        for number, node in enumerate(self.nodes):
            self.figures.failed += [f"node {number}: {failure}" for failure in node.failures()]

    async def _table(self, number: int) -> None:
        """One table after the other at this place; the places are taken one by one, as people come."""
        await asyncio.sleep(self.figures.seconds * OPENING * number / self.tables)
        nodes = self.nodes[number % len(self.nodes) :] + self.nodes[: number % len(self.nodes)]
        while self.figures.tally.going:
            try:
                match, cookies = await _opened(nodes[0])
            except httpx2.TransportError:
                nodes.append(nodes.pop(0))
                await asyncio.sleep(0.2)
                continue
            self.matches.append(match.id)
            other = nodes[1:] + nodes[:1]
            seats = [Seat(match, seat, cookies[seat], at, self.figures.tally) for seat, at in enumerate((nodes, other))]
            await asyncio.gather(*(seat.play() for seat in seats))
            self.figures.tally.over += 1

    async def _watch(self) -> None:
        """Look at the nodes, and at the machine, from time to time."""
        starts: dict[int, int] = {}
        while True:
            for number, node in enumerate(self.nodes):
                with contextlib.suppress(psutil.NoSuchProcess):
                    if node.process is not None:
                        name = f"node {number}, process {starts.setdefault(node.process.pid, len(starts))}"
                        self._look(name, psutil.Process(node.process.pid))
            self.figures.loads.append(os.getloadavg()[0])
            await asyncio.sleep(self.figures.seconds / LOOKS)

    def _look(self, name: str, process: psutil.Process) -> None:
        used = process.memory_info().rss / 2**20
        if used:  # a process that was just killed has none
            self.figures.memory.setdefault(name, []).append(used)
            self.figures.busy[name] = sum(process.cpu_times()[:2])

    async def _ask_whether_ready(self) -> None:
        """Ask as a proxy does: a node that lives and is said not to be ready gets nobody, and the others get all."""
        async with httpx2.AsyncClient(verify=UNUSED, timeout=5) as http:
            while True:
                for number, node in enumerate(self.nodes):
                    if (wrong := await _unready(http, node)) and node is not self.broken:
                        self.figures.failed.append(f"node {number} was not ready: {wrong}")
                await asyncio.sleep(1)

    async def _break(self) -> None:
        """Kill the last node in the middle, and start it again a twentieth of the time later."""
        last = self.nodes[-1]
        await asyncio.sleep(self.figures.seconds / 2)
        self.broken = last
        await asyncio.to_thread(last.kill)
        await asyncio.sleep(self.figures.seconds / 20)
        await asyncio.to_thread(last.start)
        self.broken = None

    async def _verify(self) -> None:
        database = open_database(self.url)
        for id in self.matches:
            record = await database.read(record_in(id))
            verdict = verify(record) if record else None
            if verdict and verdict.verified:
                self.figures.verified += 1
            else:
                self.figures.false.append(f"{id}: {verdict.words if verdict else 'not over'}")
        await database.close()


async def _unready(http: httpx2.AsyncClient, node: Pixelkeep) -> str:
    """Why this node takes nobody in; nothing if it does."""
    try:
        answer = await http.get(f"{node.address}/readyz")
    except httpx2.TransportError as error:
        return type(error).__name__
    return "" if answer.status_code == 200 else str(answer.json()["message"])


async def _opened(node: Pixelkeep) -> tuple[Match, list[str]]:
    """A new table of two guests, and their cookies."""
    cookies: list[str] = []
    invite, id = "", ""
    headers = {"Origin": node.address}
    async with httpx2.AsyncClient(base_url=node.address, headers=headers, timeout=60, verify=UNUSED) as http:
        for seat in (0, 1):
            http.cookies.clear()
            session = await http.post("/api/session", json={})
            cookies.append(session.headers["set-cookie"].split(";")[0])
            if seat == 0:
                given = {"game": GAME, "opponent": "person"}
                opened = (await http.post("/api/tables", json=given)).raise_for_status().json()
                invite, id = opened["invite"], opened["id"]
            else:
                (await http.post("/api/tables/join", json={"invite": invite})).raise_for_status()
    return Match(id), cookies


async def soak(
    seconds: float, tables: int, nodes: int, pause: float = 1.0, tell: Callable[[Figures], None] = lambda _: None
) -> Figures:
    """Run it on servers of its own; each seat moves at most once a `pause` (seconds).

    `tell` gets the figures while the servers are still there: one may fail to stop.
    """
    figures = Figures(Tally(pause), seconds)
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres(DURABLE)), stack.enter_context(Redis())
        await asyncio.to_thread(migrate, postgres.url())
        settings = {"CLIENT": "none", "REDIS_URL": redis.url, "BOT_WORKERS": 0, "LOG_FORMAT": "json"}
        running = [stack.enter_context(Pixelkeep(postgres.url(), **settings)) for _ in range(nodes)]
        try:
            await Soak(running, postgres.url(), tables, figures).run()
        finally:
            tell(figures)
    return figures

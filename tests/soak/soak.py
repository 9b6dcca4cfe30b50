"""Many tables on several nodes for a while, one of which is killed and comes back."""

import asyncio
import statistics
from contextlib import ExitStack
from dataclasses import dataclass, field
from time import perf_counter

import httpx2
import psutil

from app.service.database.database import open_database
from app.service.replays.record import record_in
from app.service.replays.verify import verify
from tests.conftest import migrate
from tests.pixelkeep import Pixelkeep
from tests.servers import DURABLE, Postgres, Redis
from tests.soak.seat import Match, Seat, Tally

GAME = "pixel_tactics_5"
MEMORY_EVERY = 20
"""So many times the memory of each node is looked at."""
END_SECONDS = 60


@dataclass
class Figures:
    """What a soak came to. `memory`: of each node, MB by second; a new list where it was started again."""

    tally: Tally
    seconds: float
    memory: dict[str, list[tuple[float, float]]] = field(default_factory=dict)
    verified: int = 0
    false: list[str] = field(default_factory=list)

    def table(self) -> str:
        """The figures as lines of a table."""
        tally = self.tally
        parts = statistics.quantiles(tally.latencies or [0.0, 0.0], n=100)
        rows = [
            ("moves", f"{tally.moves} in {self.seconds:.0f} s, {tally.moves / self.seconds:.0f} a second"),
            ("from a move to the other seat", f"p50 {1000 * parts[49]:.0f} ms, p99 {1000 * parts[98]:.0f} ms"),
            ("connections lost or refused", str(tally.lost)),
            ("moves overtaken", str(tally.overtaken)),
            ("errors", f"{len(tally.errors)} {sorted(set(tally.errors))[:5] or ''}"),
            ("records verified", f"{self.verified}, false or missing {len(self.false)} {self.false[:3] or ''}"),
        ]
        for node, seen in self.memory.items():
            rows.append((f"memory of {node}, MB", " ".join(f"{megabytes:.0f}" for _, megabytes in seen)))
        return "\n".join(f"{name:32} {value}" for name, value in rows)


class Soak:
    """Tables on nodes that share one PostgreSQL and one Redis."""

    def __init__(self, nodes: list[Pixelkeep], url: str, seconds: float, pause: float) -> None:
        self.nodes, self.url, self.seconds = nodes, url, seconds
        self.figures = Figures(Tally(pause), seconds)
        self.matches: list[str] = []
        self._began = perf_counter()

    async def run(self, tables: int) -> Figures:
        """Play for the time, end every table, and verify all records."""
        tally = self.figures.tally
        playing = [asyncio.create_task(self._table(number)) for number in range(tables)]
        watching = [asyncio.create_task(self._watch()), asyncio.create_task(self._break())]
        self._began = perf_counter()
        await asyncio.sleep(self.seconds)
        tally.going = False
        _, left = await asyncio.wait(playing, timeout=END_SECONDS)
        for task in (*left, *watching):
            task.cancel()
        for outcome in await asyncio.gather(*playing, *watching, return_exceptions=True):
            if isinstance(outcome, Exception):
                tally.errors.append(repr(outcome))
        if left:
            tally.errors.append(f"{len(left)} tables did not end")
        for node in self.nodes:
            if "Traceback" in (said := node.log.read_text()):
                tally.errors.append(f"{said.count('Traceback')} tracebacks at {node.port}: {_last(said)}")
        await self._verify()
        return self.figures

    async def _table(self, number: int) -> None:
        """One table after the other at this place."""
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
        """Look at the memory of the nodes from time to time."""
        starts: dict[int, int] = {}
        while True:
            for number, node in enumerate(self.nodes):
                if node.process is None:
                    continue
                name = f"node {number}, process {starts.setdefault(node.process.pid, len(starts))}"
                used = psutil.Process(node.process.pid).memory_info().rss / 2**20
                if used:  # a process that was just killed has none
                    self.figures.memory.setdefault(name, []).append((perf_counter() - self._began, used))
            await asyncio.sleep(self.seconds / MEMORY_EVERY)

    async def _break(self) -> None:
        """Kill the last node in the middle, and start it again a twentieth of the time later."""
        await asyncio.sleep(self.seconds / 2)
        await asyncio.to_thread(self.nodes[-1].kill)
        await asyncio.sleep(self.seconds / 20)
        await asyncio.to_thread(self.nodes[-1].start)

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


def _last(log: str) -> str:
    """The last line of the last traceback."""
    lines = log.rpartition("Traceback")[2].splitlines()[1:]
    return next((line for line in lines if line and not line.startswith(" ")), "")


async def _opened(node: Pixelkeep) -> tuple[Match, list[str]]:
    """A new table of two guests, and their cookies."""
    cookies: list[str] = []
    invite, id = "", ""
    headers = {"Origin": node.address}
    async with httpx2.AsyncClient(base_url=node.address, headers=headers, timeout=60) as http:
        for seat in (0, 1):
            http.cookies.clear()
            session = await http.post("/api/session", json={})
            cookies.append(session.headers["set-cookie"].split(";")[0])
            if seat == 0:
                given = {"game": GAME, "opponent": "person", "nonce": "0" * 32}
                opened = (await http.post("/api/tables", json=given)).raise_for_status().json()
                invite, id = opened["invite"], opened["id"]
            else:
                joining = {"invite": invite, "nonce": "1" * 32}
                (await http.post("/api/tables/join", json=joining)).raise_for_status()
    return Match(id), cookies


async def soak(seconds: float, tables: int, nodes: int, pause: float = 1.0) -> Figures:
    """Run it on servers of its own; each seat moves at most once a `pause` (seconds)."""
    with ExitStack() as stack:
        postgres, redis = stack.enter_context(Postgres(DURABLE)), stack.enter_context(Redis())
        await asyncio.to_thread(migrate, postgres.url())
        settings = {"CLIENT": "none", "REDIS_URL": redis.url, "BOT_WORKERS": 0}
        running = [stack.enter_context(Pixelkeep(postgres.url(), **settings)) for _ in range(nodes)]
        return await Soak(running, postgres.url(), seconds, pause).run(tables)

"""The whole server: its process on one core, the players in this process on another, every move on disk.

A database server of its own goes where the system puts it.
"""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from time import perf_counter

import asyncpg

from tests.api.conftest import Pixelkeep
from tests.benchmarks.measure import RUNS, Row
from tests.benchmarks.players import Load, closed, opened
from tests.conftest import migrate
from tests.servers import DURABLE, Postgres

TABLES = 100
SECONDS = 8.0
PACE = 300
"""Moves a second over all tables, where the time of each counts."""

WATCHERS = 2
CROWD = 200
"""Tables whose memory is measured."""


class Pinned(Pixelkeep):
    """The server on the first of this machine's cores, with players on the others."""

    def command(self) -> list[str | Path]:
        return ["taskset", "-c", "0", *super().command()]

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def cpu(self) -> float:
        """Processor seconds so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> float:
        """Resident KiB."""
        lines = Path(f"/proc/{self.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))


@contextmanager
def running(kind: str) -> Iterator[Pinned]:
    """A server on a new SQLite file, or on a PostgreSQL that keeps what it promises."""
    with tempfile.TemporaryDirectory(prefix="pixelkeep-") as folder:
        if kind == "SQLite":
            with Pinned(f"sqlite+aiosqlite:///{folder}/bench.sqlite") as server:
                yield server
            return
        with Postgres(DURABLE) as postgres:
            asyncio.run(created(postgres))
            migrate(postgres.url("bench"))
            with Pinned(postgres.url("bench")) as server:
                yield server


async def created(postgres: Postgres) -> None:
    connection = await asyncpg.connect(f"postgresql://postgres@127.0.0.1:{postgres.port}/postgres")
    await connection.execute("CREATE DATABASE bench")
    await connection.close()


def rows(game: str) -> Iterator[Row]:
    os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)) or {0})
    for kind in ("SQLite", "PostgreSQL"):
        with running(kind) as server:
            yield asyncio.run(throughput(server, game, kind))
        with running(kind) as server:
            yield from asyncio.run(latency(server, game, kind))
    with running("SQLite") as server:
        yield asyncio.run(spectator(server, game))
    with running("SQLite") as server:
        yield from asyncio.run(memory(server, game))


async def throughput(server: Pinned, game: str, kind: str) -> Row:
    load = Load()
    tables = await opened(server, load, game, TABLES)
    tasks = [task for table in tables for task in table.tasks()]
    values, used = [], []
    for _ in range(RUNS):
        moves, began, cpu = load.moves, perf_counter(), server.cpu()
        await asyncio.sleep(SECONDS)
        seconds = perf_counter() - began
        values.append((load.moves - moves) / seconds)
        used.append((server.cpu() - cpu) / seconds)
    load.going = False
    await closed(tables, tasks)
    note = f"server busy {median(used):.0%}, {median(used) / median(values) * 1e6:.0f} µs of it a move"
    return Row(
        f"moves through sockets, {TABLES} tables, {kind}", tuple(values), "a second", "2,500", note + wrong(load)
    )


async def latency(server: Pinned, game: str, kind: str) -> Iterator[Row]:
    load = Load(think=TABLES / PACE)
    tables = await opened(server, load, game, TABLES)
    tasks = [task for table in tables for task in table.tasks()]
    middles, ends, probes, rates = [], [], [], []
    await asyncio.sleep(2)
    for _ in range(RUNS):
        probes.append(probe())
        load.latencies.clear()
        moves, began = load.moves, perf_counter()
        await asyncio.sleep(SECONDS)
        rates.append((load.moves - moves) / (perf_counter() - began))
        middles.append(share(load.latencies, 0.5) * 1000)
        ends.append(share(load.latencies, 0.99) * 1000)
    load.going = False
    await closed(tables, tasks)
    half, most = (median(each[number] for each in probes) * 1000 for number in (0, 1))
    note = f"fdatasync p50 {half:.2f} ms, p99 {most:.2f} ms; {median(rates):.0f} moves a second{wrong(load)}"
    what = f"from a move to the other seat, {kind}"
    return iter(
        (
            Row(f"{what}, p50", tuple(middles), "ms", f"2 ms + 2 fdatasync p50 = {2 + 2 * half:.2f} ms", note),
            Row(f"{what}, p99", tuple(ends), "ms", f"5 ms + 3 fdatasync p99 = {5 + 3 * most:.2f} ms", note),
        )
    )


def probe(times: int = 200) -> tuple[float, float]:
    """Seconds that an fdatasync of 4 KiB takes on the file system of the databases: p50 and p99."""
    found = []
    with tempfile.NamedTemporaryFile(prefix="pixelkeep-") as file:
        for _ in range(times):
            file.write(bytes(4096))
            file.flush()
            began = perf_counter()
            os.fdatasync(file.fileno())
            found.append(perf_counter() - began)
    return share(found, 0.5), share(found, 0.99)


def share(values: list[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)] if values else float("nan")


async def spectator(server: Pinned, game: str) -> Row:
    """The same tables with watchers and without."""
    costs = []
    for _ in range(RUNS):
        found = []
        for watchers in (0, WATCHERS):
            load = Load(think=TABLES / PACE)
            tables = await opened(server, load, game, TABLES, watchers)
            tasks = [task for table in tables for task in table.tasks()]
            await asyncio.sleep(1)
            moves, watched, cpu = load.moves, load.watched, server.cpu()
            await asyncio.sleep(SECONDS)
            found.append(((server.cpu() - cpu), load.moves - moves, load.watched - watched))
            load.going = False
            await closed(tables, tasks)
        (alone, moves, _), (together, more_moves, watched) = found
        costs.append((together - alone * more_moves / moves) / watched * 1e6)
    note = f"{WATCHERS} at each of {TABLES} tables against none, at {PACE} moves a second"
    return Row("one more spectator, CPU a message", tuple(costs), "µs", "30 µs", note)


async def memory(server: Pinned, game: str) -> Iterator[Row]:
    load = Load(think=CROWD / PACE)
    first = await opened(server, load, game, 20)
    await asyncio.sleep(1)
    before = server.memory()
    crowd = await opened(server, load, game, CROWD)
    tables = [*first, *crowd]
    await asyncio.sleep(1)
    each = [(server.memory() - before) / CROWD]
    tasks = [task for table in tables for task in table.tasks()]
    later = []
    for _ in range(RUNS):
        await asyncio.sleep(SECONDS)
        later.append((server.memory() - before) / CROWD)
    moves = load.moves / len(tables)
    load.going = False
    await closed(tables, tasks)
    return iter(
        (
            Row(
                "memory of a live table with two sockets, at its start",
                tuple(each),
                "KiB",
                "250 KiB",
                f"{CROWD} tables",
            ),
            Row(
                "the same, later in the game", tuple(later), "KiB", "250 KiB, flat", f"after {moves:.0f} moves a table"
            ),
        )
    )


def wrong(load: Load) -> str:
    """What went wrong, if anything did."""
    return f"; {len(load.wrong)} frames refused, such as {load.wrong[0]}" if load.wrong else ""

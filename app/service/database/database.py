"""Runs work in a transaction: a plain function of a connection, the same on PostgreSQL and SQLite.

SQLite is driven by one thread that writes and one that reads, on the standard library's driver:
a batch of moves costs one hop between threads, where an asynchronous driver takes one for each
statement, and waiting for the disk holds up nobody.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from app.service.turns import Busy, Turns

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_MS = 10_000
"""How long SQLite waits for another process that writes."""
PATIENCE_SECONDS = 10.0
"""How long work waits for PostgreSQL to come back."""
READS_AT_ONCE = 8
WRITES_AT_ONCE = 4
"""A node has so many connections to PostgreSQL. Whatever rush there is of those who read, moves are written."""
CONNECT_SECONDS = 2.0
ANSWER_SECONDS = 20.0


class Unavailable(Exception):
    """The database could not be reached in time. Nothing was written."""


class Unsure(Unavailable):
    """The connection broke at the commit: all that was written is there, or nothing is."""


class Database(Protocol):
    """Where everything is kept. An exception in the work rolls it back and is raised here.

    Work may be done more than once until it is committed. Raises Unavailable, and where it writes, Unsure.
    """

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, what it wrote is durable."""

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    async def close(self) -> None: ...


def open_database(address: str, patience: float = PATIENCE_SECONDS) -> Database:
    """The database at this SQLAlchemy URL (`sqlite...` or `postgresql+asyncpg`)."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return SQLite(url)
    return Postgres(url, patience)


class SQLite:
    """A SQLite file in WAL mode with `synchronous=FULL`."""

    def __init__(self, url: URL) -> None:
        if not url.database or url.database == ":memory:":
            raise ValueError("SQLite needs a file: what is kept must outlive the process")
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        plain = url.set(drivername="sqlite+pysqlite")
        self._writer = _Thread(plain, "BEGIN IMMEDIATE")
        self._reader = _Thread(plain, "BEGIN")

    async def write(self, work: Work[T]) -> T:
        return await self._writer.run(work)

    async def read(self, work: Work[T]) -> T:
        return await self._reader.run(work)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()


class _Thread:
    """One thread with one connection."""

    def __init__(self, url: URL, begin: str) -> None:
        self._engine = sqlite_engine(url, begin)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")

    async def run(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_transaction, work)

    def _in_transaction(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def sqlite_engine(url: URL, begin: str = "BEGIN IMMEDIATE", foreign_keys: bool = True) -> Engine:
    """An engine whose transactions open with `begin`: the driver's own habits would open them too late.

    A migration that makes a table anew needs `foreign_keys` off meanwhile.
    """
    engine = create_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            "synchronous=FULL",
            f"foreign_keys={int(foreign_keys)}",
        ):
            connection.execute(f"PRAGMA {pragma}").close()

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgres:
    """A PostgreSQL server, over a pool of asyncpg connections; work waits for one in the order in which it came.

    Work that a lost connection or a deadlock interrupted before its commit left nothing behind, and is done anew.
    """

    def __init__(self, url: URL, patience: float) -> None:
        self._patience = patience
        self._reading, self._writing = Turns(READS_AT_ONCE, patience), Turns(WRITES_AT_ONCE, patience)
        self._engine = create_async_engine(
            url,
            # opened when first needed, then kept: to connect costs more than most work does
            pool_size=READS_AT_ONCE + WRITES_AT_ONCE,
            max_overflow=0,
            hide_parameters=True,
            connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        )
        # READ COMMITTED shows each statement what is true then, in a transaction or not: without, it costs a third
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    async def write(self, work: Work[T]) -> T:
        return await self._in_turn(self._writing, work, self._write)

    async def read(self, work: Work[T]) -> T:
        return await self._in_turn(self._reading, work, self._read)

    async def close(self) -> None:
        await self._engine.dispose()

    async def _in_turn(self, turns: Turns, work: Work[T], once: Callable[[Work[T]], Awaitable[T]]) -> T:
        end = time.monotonic() + self._patience
        try:
            async with turns.take():
                return await self._patiently(work, once, end)
        except Busy as busy:
            raise Unavailable(f"too much work for the database: {busy}") from None

    async def _patiently(self, work: Work[T], once: Callable[[Work[T]], Awaitable[T]], end: float) -> T:
        for pause in _pauses():
            try:
                return await once(work)
            except Unsure:
                raise
            except Exception as error:
                if not interrupted(error):
                    raise
                if time.monotonic() + pause > end:
                    raise Unavailable(str(error) or type(error).__name__) from error
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")

    async def _read(self, work: Work[T]) -> T:
        async with self._reader.connect() as connection:
            return await connection.run_sync(work)

    async def _write(self, work: Work[T]) -> T:
        async with self._engine.connect() as connection:
            transaction = await connection.begin()
            done = await connection.run_sync(work)
            try:
                await transaction.commit()
            except Exception as error:
                if interrupted(error):
                    raise Unsure(str(error)) from error
                raise
            return done


def _pauses() -> Iterator[float]:
    """Seconds between attempts: each twice the last, up to half a second."""
    pause = 0.02
    while True:
        yield pause
        pause = min(2 * pause, 0.5)


def interrupted(error: Exception) -> bool:
    """Whether it says that the server, or the connection to it, went away, or that somebody else had to go first."""
    if isinstance(error, OSError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return True
    cause = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(cause, "sqlstate", None) or ""
    # connection exceptions, shutdown and start-up; too many connections; serialization failure, deadlock
    return state.startswith(("08", "57P")) or state in ("53300", "40001", "40P01")

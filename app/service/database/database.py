"""Runs work in a transaction: a plain function of a connection, the same on PostgreSQL and SQLite.

SQLite is driven by one thread that writes and one that reads, on the standard library's driver:
a batch of moves costs one hop between threads, where an asynchronous driver takes one for each
statement, and waiting for the disk holds up nobody.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[Connection], T]

BUSY_MS = 10_000
"""How long SQLite waits for another process that writes."""


class Database(Protocol):
    """Where everything is kept. An exception in the work rolls it back and is raised here."""

    async def write(self, work: Work[T]) -> T:
        """Run the work in a transaction; when this returns, what it wrote is durable."""

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""

    async def close(self) -> None: ...


def open_database(address: str) -> Database:
    """The database at this SQLAlchemy URL (`sqlite...` or `postgresql+asyncpg`)."""
    url = make_url(address)
    if url.get_backend_name() == "sqlite":
        return SQLite(url)
    return Postgres(url)


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
    engine = create_engine(url, pool_size=1, max_overflow=0, pool_reset_on_return=None)

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
    """A PostgreSQL server, over a pool of asyncpg connections."""

    def __init__(self, url: URL) -> None:
        self._engine = create_async_engine(url, pool_size=8, max_overflow=8)

    async def write(self, work: Work[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def read(self, work: Work[T]) -> T:
        try:
            return await self.write(work)
        except DBAPIError as error:
            # the server was restarted; to ask it before every use would cost each move a journey
            if not error.connection_invalidated:
                raise
            return await self.write(work)

    async def close(self) -> None:
        await self._engine.dispose()

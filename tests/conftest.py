"""Fixtures every test may ask for: real servers, fresh databases, a browser; one set a worker."""

import asyncio
import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy.engine import URL, make_url

from tests.browsers import browser_launch
from tests.servers import Postgres, Redis

ROOT = Path(__file__).parent.parent
BROWSER_TESTS = ROOT / "tests" / "browser"
PROCESS_TESTS = (BROWSER_TESTS, ROOT / "tests" / "nodes", ROOT / "tests" / "soak")
"""Of several processes, which a busy machine may hold up at any moment."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last: Playwright leaves an event loop running in its thread until the end.

    Of them the longest come first, so that no worker is left alone with one. Where CI decides alone, a test
    of several processes has a second try; the summary names those that needed it.
    """
    items.sort(key=lambda item: (item.path.is_relative_to(BROWSER_TESTS), -_allowed(item)))
    if os.environ.get("CI"):
        for item in items:
            if any(map(item.path.is_relative_to, PROCESS_TESTS)):
                item.add_marker(pytest.mark.flaky(reruns=1))


def _allowed(item: pytest.Item) -> float:
    """How long a browser test may take, in seconds; 0 for the rest, which stay in their order."""
    mark = item.get_closest_marker("timeout") if item.path.is_relative_to(BROWSER_TESTS) else None
    return float(mark.args[0]) if mark else 0.0


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The URL of a real PostgreSQL's maintenance database; TEST_DATABASE_URL when set."""
    if given := os.environ.get("TEST_DATABASE_URL"):
        yield given
        return
    with Postgres() as server:
        yield server.url()


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """The URL of a real Redis-compatible server; TEST_REDIS_URL when set."""
    if given := os.environ.get("TEST_REDIS_URL"):
        yield given
        return
    with Redis() as server:
        yield server.url


@pytest.fixture(scope="session")
def fresh_postgres(postgres: str) -> Iterator[Callable[[], str]]:
    """Makes a new, migrated, empty PostgreSQL database at each call and returns its URL."""
    server = make_url(postgres).set(drivername="postgresql+asyncpg")
    # several workers, and several runs, may share one server
    prefix = f"pixelkeep_{os.environ.get('PYTEST_XDIST_WORKER', 'main')}_{os.getpid()}"
    numbers = itertools.count()
    template = f"{prefix}_template"

    def create(name: str, like: str) -> str:
        _in_a_thread(_execute(server, f'CREATE DATABASE "{name}" TEMPLATE "{like}"'))
        return server.set(database=name).render_as_string(hide_password=False)

    def fresh() -> str:
        return create(f"{prefix}_{next(numbers)}", template)

    migrate(create(template, "template1"))
    yield fresh
    made = [template, *(f"{prefix}_{number}" for number in range(next(numbers)))]
    _in_a_thread(_execute(server, *(f'DROP DATABASE IF EXISTS "{name}" WITH (FORCE)' for name in made)))


@pytest.fixture(scope="session")
def fresh_sqlite(tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """Makes a new, migrated, empty SQLite file at each call and returns its URL."""
    folder = tmp_path_factory.mktemp("sqlite")
    template = folder / "template.sqlite"
    numbers = itertools.count()
    migrate(f"sqlite+aiosqlite:///{template}")

    def fresh() -> str:
        file = folder / f"{next(numbers)}.sqlite"
        shutil.copyfile(template, file)
        return f"sqlite+aiosqlite:///{file}"

    return fresh


@pytest.fixture(params=["sqlite", "postgres"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The URL of a fresh, migrated, empty database: each test runs once on SQLite and once on PostgreSQL."""
    fresh: Callable[[], str] = request.getfixturevalue(f"fresh_{request.param}")
    return fresh()


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright starts the machine's Chromium, or the one `dev.py test` unpacked."""
    return {**browser_type_launch_args, **browser_launch()}


def migrate(url: str) -> None:
    """Bring the database at `url` to the newest revision, as an operator would."""
    subprocess.run(
        [sys.executable, "-m", "alembic", "upgrade", "head"],
        cwd=ROOT,
        env={**os.environ, "PIXELKEEP_DATABASE_URL": url},
        check=True,
    )


async def _execute(url: URL, *statements: str) -> None:
    connection = await asyncpg.connect(url.set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        for statement in statements:
            await connection.execute(statement)
    finally:
        await connection.close()


def _in_a_thread(work: Coroutine[Any, Any, None]) -> None:
    """Run it to its end, whether or not this thread has an event loop already."""
    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, work).result()

"""The schema from its first revision to its last, with people and tables in it: nobody loses anything."""

import os
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from app.service.accounts.sessions import Sessions
from app.service.database.database import Database, open_database
from app.service.ids import hashed
from app.service.tables import log as read
from tests.conftest import ROOT
from tests.service.clock import HandClock

TOKEN = "the token of a guest"
YEAR_MS = 365 * 24 * 3600 * 1000
CREATED = 500_000

FIRST: Sequence[tuple[str, dict[str, Any]]] = (
    (
        "INSERT INTO users (id, name, token_hash, created_at) VALUES (:id, :name, :token_hash, :at)",
        {"id": "guest", "name": "Kind Heron", "token_hash": hashed(TOKEN), "at": CREATED},
    ),
    (
        "INSERT INTO tables (id, game, rules_version, options, status, seed, commitment, created_at)"
        " VALUES (:id, :game, :version, :options, :status, :seed, :commitment, :at)",
        {
            "id": "table",
            "game": "pixel_tactics_5",
            "version": "1",
            "options": "{}",
            "status": "live",
            "seed": bytes(32),
            "commitment": "c" * 64,
            "at": CREATED,
        },
    ),
    ("INSERT INTO seats (table_id, seat, kind, user_id) VALUES ('table', 0, 'person', 'guest')", {}),
    ("INSERT INTO seats (table_id, seat, kind, bot) VALUES ('table', 1, 'bot', 'greedy')", {}),
    (
        "INSERT INTO rows (table_id, seq, kind, seat, move_id, decision, payload, told, at)"
        " VALUES ('table', 0, 'start', -1, 'start', 0, :payload, :told, :at)",
        {"payload": b"[]", "told": b"[]", "at": CREATED},
    ),
)


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """A database at the first revision, as an old server left it."""
    alembic(database_url, "downgrade", "base")
    alembic(database_url, "upgrade", "0001")
    database = open_database(database_url)

    def fill(connection: Connection) -> None:
        for statement, values in FIRST:
            connection.execute(text(statement), values)

    await database.write(fill)
    yield database
    await database.close()


def alembic(url: str, *words: str) -> None:
    given = {**os.environ, "PIXELKEEP_DATABASE_URL": url}
    subprocess.run([sys.executable, "-m", "alembic", *words], cwd=Path(ROOT), env=given, check=True)


async def guest_at_their_table(database: Database) -> None:
    """Make sure that the guest is known by their old token, and sits where they sat."""
    clock = HandClock()
    caller = await Sessions(database, clock).of(TOKEN)
    assert caller is not None
    assert (caller.user.id, caller.user.name, caller.user.account) == ("guest", "Kind Heron", False)
    table = await database.read(read.table_of("table"))
    assert (table.status, table.visibility, table.mode, table.spectators) == ("live", "private", "standard", True)
    assert [(seat.kind, seat.user, seat.bot) for seat in table.seats] == [
        ("person", "guest", None),
        ("bot", None, "greedy"),
    ]
    assert [row.kind for row in await database.read(read.rows_after("table", -1))] == ["start"]


async def test_a_guest_stays_known_and_seated_through_every_revision(database: Database, database_url: str) -> None:
    alembic(database_url, "upgrade", "head")
    await guest_at_their_table(database)


async def test_a_ticket_says_for_how_many_seats_it_looks_and_older_ones_are_gone(
    database: Database, database_url: str
) -> None:
    ticket: dict[str, Any] = {"user_id": "guest", "game": "pixel_glory", "mode": "teams", "clock": "fast"}
    ticket.update(rated=False, rating=1000.0, at=CREATED, seen_at=CREATED)

    async def tickets(**more: Any) -> int:
        """How many tickets there are, and then one more."""
        values = {**ticket, **more}
        insert = f"INSERT INTO tickets ({', '.join(values)}) VALUES ({', '.join(f':{name}' for name in values)})"

        def work(connection: Connection) -> int:
            found = connection.execute(text("SELECT count(*) FROM tickets")).scalar_one()
            connection.execute(text(insert), values)
            return int(found)

        return await database.write(work)

    alembic(database_url, "upgrade", "0004")
    assert await tickets() == 0
    alembic(database_url, "upgrade", "0005")
    assert await tickets(seats=4) == 0
    alembic(database_url, "downgrade", "0004")
    assert await tickets() == 0


async def test_a_session_of_a_guest_ends_a_year_later(database: Database, database_url: str) -> None:
    alembic(database_url, "upgrade", "head")
    clock = HandClock()
    clock.time = CREATED + YEAR_MS
    assert await Sessions(database, clock).of(TOKEN) is None


async def test_going_back_and_forth_loses_nobody(database: Database, database_url: str) -> None:
    alembic(database_url, "upgrade", "head")
    alembic(database_url, "downgrade", "0001")
    found = await database.read(lambda connection: connection.execute(text("SELECT id, token_hash FROM users")).all())
    assert [tuple(row) for row in found] == [("guest", hashed(TOKEN))]
    alembic(database_url, "upgrade", "head")
    await guest_at_their_table(database)


def test_the_schema_that_migrations_make_is_the_one_in_the_program(database_url: str) -> None:
    alembic(database_url, "check")

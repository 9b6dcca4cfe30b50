"""Migrations: the schema of a database, brought up to date and checked."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

FOLDER = Path(__file__).parents[3] / "migrations"


def _config(address: str = "") -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["address"] = address
    return config


def migrate(address: str) -> None:
    """Bring the database to the newest revision. Starts an event loop for PostgreSQL."""
    command.upgrade(_config(address), "head")


@cache
def _head() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def at_head(connection: Connection) -> bool:
    """Whether the database has the newest revision."""
    return MigrationContext.configure(connection).get_current_revision() == _head()

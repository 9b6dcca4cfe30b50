"""Inserting what may be there already."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_new(connection: Connection, table: Table, values: Any) -> None:
    """Insert these rows but for those whose key is taken."""
    if values:
        connection.execute(_INSERT[connection.dialect.name](table).on_conflict_do_nothing(), values)

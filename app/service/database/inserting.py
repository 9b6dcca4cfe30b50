"""Inserting what may be there already."""

from typing import Any

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


def insert_new(connection: Connection, table: Table, values: Any) -> None:
    """Insert these rows but for those whose key is taken."""
    if values:
        connection.execute(_INSERT[connection.dialect.name](table).on_conflict_do_nothing(), values)


def insert_or_replace(connection: Connection, table: Table, values: dict[str, Any]) -> None:
    """Insert this row, or put it in the place of the one that has its key; what it does not name becomes null."""
    inserting = _INSERT[connection.dialect.name](table)
    key = [column.name for column in table.primary_key]
    rest = {column.name: inserting.excluded[column.name] for column in table.c if column.name not in key}
    connection.execute(inserting.on_conflict_do_update(index_elements=key, set_=rest), values)

"""Finding rows that other nodes have written and that this one was not told of."""

from collections.abc import Callable, Mapping

from sqlalchemy import Connection, select, tuple_

from app.service.database.schema import rows

AT_ONCE = 500
"""Tables in one query."""


def next_rows(known: Mapping[str, int]) -> Callable[[Connection], list[tuple[str, int]]]:
    """Of these tables with their last known rows, finds those that have a next one.

    One look into the index for each, however long a log is.
    """

    def read(connection: Connection) -> list[tuple[str, int]]:
        wanted = [(table_id, seq + 1) for table_id, seq in known.items()]
        found: list[tuple[str, int]] = []
        for at in range(0, len(wanted), AT_ONCE):
            key = tuple_(rows.c.table_id, rows.c.seq)
            query = select(rows.c.table_id, rows.c.seq).where(key.in_(wanted[at : at + AT_ONCE]))
            found += [(table_id, seq) for table_id, seq in connection.execute(query)]
        return found

    return read

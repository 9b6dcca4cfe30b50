"""The seats of somebody at tables that are not over, and how they pass from a guest to an account."""

from sqlalchemy import Connection, Table, delete, select, update

from app.service.database.schema import UNFINISHED, seats, tables, tickets, trophies


def running_tables(connection: Connection, user: str) -> tuple[str, ...]:
    """The tables at which this user sits and that are not over."""
    query = select(seats.c.table_id).join(tables).where(seats.c.user_id == user, UNFINISHED)
    return tuple(connection.execute(query.distinct().order_by(seats.c.table_id)).scalars())


def pass_seats(connection: Connection, guest: str, account: str) -> tuple[str, ...]:
    """Give a guest's seats to an account: the tables where that happened.

    Where both sit, the guest's seat stays: nobody plays against themselves.
    """
    theirs = select(seats.c.table_id).where(seats.c.user_id == account)
    query = (
        select(seats.c.table_id)
        .join(tables)
        .where(seats.c.user_id == guest, UNFINISHED, seats.c.table_id.not_in(theirs))
    )
    passed = tuple(connection.execute(query.distinct().order_by(seats.c.table_id)).scalars())

    def give(table: Table, name: str, at: str) -> None:
        here = (table.c[at].in_(passed), table.c[name] == guest)
        connection.execute(update(table).where(*here).values({name: account}))

    if passed:
        give(seats, "user_id", "table_id")
        give(trophies, "user_id", "table_id")
        give(tables, "host_id", "id")
    connection.execute(delete(tickets).where(tickets.c.user_id == guest))
    return passed

"""Reading the log of a table: its rows, its latest snapshot, what was told."""

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from app.games.game import Progress, Result
from app.service.database.schema import due, results, rows, seats, snapshots, tables, users
from app.service.tables.table import Due, Passing, Row, Seat, Source, Table

ROW = (
    rows.c.seq,
    rows.c.kind,
    rows.c.seat,
    rows.c.move_id,
    rows.c.decision,
    rows.c.payload,
    rows.c.told,
    rows.c.at,
)


class NoSuchTable(LookupError):
    """There is no table with this id."""


class Snapshot(msgspec.Struct, frozen=True):
    """A state as it was after row `seq`, how many tellings led to it, and the clocks as JSON."""

    seq: int
    rules_version: str
    lines: int
    state: bytes
    clock: str


def table_of(table_id: str) -> Callable[[Connection], Table]:
    """Reads a table with its seats. Raises NoSuchTable."""

    def read(connection: Connection) -> Table:
        later = tables.alias()
        query = select(tables, later.c.id.label("rematch")).outerjoin(later, later.c.rematch_of == tables.c.id)
        found = connection.execute(query.where(tables.c.id == table_id)).first()
        if found is None:
            raise NoSuchTable(table_id)
        return table_from(found, _seats(connection, table_id))

    return read


def table_from(found: object, sat: tuple[Seat, ...]) -> Table:
    """The table of a row of the database."""
    values = found._mapping  # type: ignore[attr-defined]
    return Table(
        values["id"],
        values["game"],
        values["rules_version"],
        msgspec.json.decode(values["options"]),
        values["status"],
        bytes(values["seed"]),
        values["commitment"],
        tuple(msgspec.json.decode(values["nonces"])) if values["nonces"] else None,
        values["created_at"],
        sat,
        values["mode"],
        values["host_id"],
        values["visibility"],
        values["password_hash"] is not None,
        values["clock"],
        values["rated"],
        values["spectators"],
        values["delay_ms"],
        msgspec.json.decode(values["progress"], type=Progress) if values["progress"] else None,
        values["touched_at"],
        values["rematch_of"],
        values.get("rematch"),
        Source(values["fork_of"], values["fork_seq"]) if values["fork_of"] else None,
    )


def _seats(connection: Connection, table_id: str) -> tuple[Seat, ...]:
    query = (
        select(seats, users.c.name)
        .outerjoin(users, users.c.id == seats.c.user_id)
        .where(seats.c.table_id == table_id)
        .order_by(seats.c.seat)
    )
    return tuple(seat_from(found) for found in connection.execute(query))


def seat_from(found: object) -> Seat:
    """The seat of a row of the database, joined with its user's name."""
    values = found._mapping  # type: ignore[attr-defined]
    passing = values["passing"]
    return Seat(
        values["seat"],
        values["kind"],
        values["user_id"],
        values["name"] or values["bot"],
        values["bot"],
        values["nonce"],
        msgspec.json.decode(passing, type=Passing) if passing else Passing(),
        values["again"],
    )


def rows_after(table_id: str, seq: int) -> Callable[[Connection], list[Row]]:
    """Reads the rows that follow `seq`, in their order."""

    def read(connection: Connection) -> list[Row]:
        query = select(*ROW).where(rows.c.table_id == table_id, rows.c.seq > seq).order_by(rows.c.seq)
        return [Row(*found) for found in connection.execute(query)]

    return read


def told_between(table_id: str, after: int, upto: int) -> Callable[[Connection], list[bytes]]:
    """Reads what the rows after `after`, up to and with `upto`, told: JSON of tellings."""

    def read(connection: Connection) -> list[bytes]:
        query = (
            select(rows.c.told)
            .where(rows.c.table_id == table_id, rows.c.seq > after, rows.c.seq <= upto)
            .order_by(rows.c.seq)
        )
        return [bytes(told) for (told,) in connection.execute(query)]

    return read


def snapshot_of(table_id: str) -> Callable[[Connection], Snapshot | None]:
    """Reads the latest snapshot, if there is one."""

    def read(connection: Connection) -> Snapshot | None:
        found = connection.execute(
            select(
                snapshots.c.seq, snapshots.c.rules_version, snapshots.c.lines, snapshots.c.state, snapshots.c.clock
            ).where(snapshots.c.table_id == table_id)
        ).first()
        return Snapshot(*found) if found else None

    return read


def due_of(table_id: str) -> Callable[[Connection], list[Due]]:
    """Reads the due work of a table."""

    def read(connection: Connection) -> list[Due]:
        query = select(due.c.table_id, due.c.kind, due.c.seat, due.c.decision, due.c.at)
        return [Due(*found) for found in connection.execute(query.where(due.c.table_id == table_id))]

    return read


def result_of(table_id: str) -> Callable[[Connection], Result | None]:
    """Reads how a table ended."""

    def read(connection: Connection) -> Result | None:
        found = connection.execute(select(results).where(results.c.table_id == table_id)).first()
        return result_from(found) if found else None

    return read


def result_from(found: Any) -> Result:
    """The result of a row of the database."""
    scores, places = msgspec.json.decode(found.scores), msgspec.json.decode(found.places)
    return Result(found.winner, found.reason, tuple(scores), tuple(places))


def answered(table_id: str, seat: int, move_id: str) -> Callable[[Connection], int | None]:
    """Reads which row a move became, by its id."""

    def read(connection: Connection) -> int | None:
        query = select(rows.c.seq).where(rows.c.table_id == table_id, rows.c.seat == seat, rows.c.move_id == move_id)
        return connection.execute(query).scalar()

    return read

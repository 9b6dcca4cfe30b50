"""Sitting down and getting up, each in one transaction: a seat is claimed by exactly one person."""

import secrets
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from app.kernel.dice import SEED_BYTES, commitment
from app.service.database.schema import due, seats, tables, tickets
from app.service.errors import Problem
from app.service.ids import hashed, new_invite
from app.service.tables import log as read
from app.service.tables.commit import DUE_UPSERT, due_values
from app.service.tables.meeting import blocked, need_accounts, need_room
from app.service.tables.table import HOUSE, Due, Table
from app.service.tables.wish import Plan


class Made(msgspec.Struct, frozen=True):
    """A new table and its people: the code that lets others in while a seat is free; when it begins, if none is."""

    id: str
    people: tuple[str, ...]
    invite: str | None
    start: Due | None


class Moment(msgspec.Struct, frozen=True):
    """When something is done, and how long a full table waits for shares of the dice."""

    now: int
    nonce_ms: int

    def start(self, table_id: str) -> Due:
        """The start of a table that is full now."""
        return Due(table_id, "start", HOUSE, 0, self.now + self.nonce_ms)


def make(
    connection: Connection,
    plan: Plan,
    sitters: Mapping[int, str],
    moment: Moment,
    table_id: str,
    rematch_of: str | None = None,
) -> Made:
    """Make a table where each of these users sits in their seat. The dice are committed to now. Raises Problem."""
    seed = secrets.token_bytes(SEED_BYTES)
    people = list(sitters.values())
    if plan.rated:
        need_accounts(connection, people)
    full = all(bot or seat in sitters for seat, bot in enumerate(plan.bots))
    invite = None if full else new_invite()
    values = {
        "id": table_id,
        "game": plan.game,
        "mode": plan.mode,
        "rules_version": plan.rules_version,
        "options": plan.options,
        "status": "open",
        "seed": seed,
        "commitment": commitment(table_id, seed),
        "nonces": None,
        "invite_hash": hashed(invite) if invite else None,
        "created_at": moment.now,
        "host_id": sitters[min(sitters)],
        "visibility": plan.visibility,
        "password_hash": plan.password_hash,
        "clock": plan.clock,
        "rated": plan.rated,
        "spectators": plan.spectators,
        "delay_ms": plan.delay_ms,
        "touched_at": moment.now,
        "rematch_of": rematch_of,
    }
    connection.execute(insert(tables), values)
    connection.execute(
        insert(seats), [_seat(table_id, seat, bot, sitters.get(seat)) for seat, bot in enumerate(plan.bots)]
    )
    start = _filled(connection, table_id, plan.clock, people, moment) if full else None
    return Made(table_id, tuple(people), invite, start)


def _seat(table_id: str, seat: int, bot: str | None, user: str | None) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat,
        "kind": "bot" if bot else "person" if user else "open",
        "bot": bot,
        "user_id": user,
    }


def _filled(connection: Connection, table_id: str, clock: str, people: list[str], moment: Moment) -> Due:
    """Nobody else can come: the table begins soon, and whoever plays there looks for no other game, nor a rematch."""
    start = moment.start(table_id)
    connection.execute(DUE_UPSERT[connection.dialect.name], [due_values(start)])
    if clock != "correspondence" and len(people) > 1:
        connection.execute(delete(tickets).where(tickets.c.user_id.in_(people), tickets.c.matched.is_(None)))
        led_here = select(tables.c.rematch_of).where(tables.c.id == table_id).scalar_subquery()
        asked = (seats.c.user_id.in_(people), seats.c.again, seats.c.table_id.is_distinct_from(led_here))
        connection.execute(update(seats).where(*asked).values(again=False))
    return start


def locked(connection: Connection, table_id: str) -> Table:
    """The table, which nobody else changes before this transaction is through. Raises NoSuchTable."""
    connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
    return read.table_of(table_id)(connection)


def sit(connection: Connection, table: Table, user: str, wanted: int | None, moment: Moment) -> tuple[int, Due | None]:
    """Claim a seat, the first that is free unless one is wanted, of a table that is `locked`.

    Gives the seat, and the start of the table if it was the last. Raises Problem.
    """
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if table.status != "open" or not free:
        raise Problem("table-full", "every seat at this table is taken")
    if wanted is not None and wanted not in free:
        raise Problem("seat-taken", "this seat is taken")
    people = [seat.user for seat in table.seats if seat.user]
    if any(user in pair for pair in blocked(connection, [*people, user])):
        raise Problem("unknown-table", "there is no such table")
    if table.rated:
        need_accounts(connection, [user])
    need_room(connection, user)
    seat = free[0] if wanted is None else wanted
    connection.execute(
        update(seats).where(seats.c.table_id == table.id, seats.c.seat == seat).values(kind="person", user_id=user)
    )
    if len(free) > 1:
        return seat, None
    connection.execute(update(tables).where(tables.c.id == table.id).values(invite_hash=None))
    return seat, _filled(connection, table.id, table.clock, [*people, user], moment)


def get_up(connection: Connection, table: Table, user: str) -> bool:
    """Leave a table that is `locked` and waits for others; whether it is gone, as nobody was left. Raises Problem.

    If the host leaves, the next person is host.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise Problem("not-seated", "you do not sit at this table")
    _still_waiting(table)
    others = [each.user for each in table.seats if each.user and each.user != user]
    if not others:
        vanish(connection, table.id)
        return True
    connection.execute(
        update(seats)
        .where(seats.c.table_id == table.id, seats.c.seat == seat)
        .values(kind="open", user_id=None, nonce=None)
    )
    if table.host == user:
        connection.execute(update(tables).where(tables.c.id == table.id).values(host_id=others[0]))
    return False


def close(connection: Connection, table: Table, user: str) -> list[str]:
    """Close a table that is `locked` and waits for others, as its host: whose it was. Raises Problem."""
    _need_host(table, user)
    vanish(connection, table.id)
    return [seat.user for seat in table.seats if seat.user]


def reinvite(connection: Connection, table: Table, user: str, invite: str) -> None:
    """Give a table that is `locked` and waits for others another invitation, as its host. Raises Problem."""
    _need_host(table, user)
    connection.execute(update(tables).where(tables.c.id == table.id).values(invite_hash=hashed(invite)))


def _need_host(table: Table, user: str) -> None:
    if table.host != user:
        raise Problem("not-host", "only the host of the table does this")
    _still_waiting(table)


def _still_waiting(table: Table) -> None:
    if table.status != "open" or table.full:
        raise Problem("already-begun", "this table has begun: it can only be played or conceded")


def vanish(connection: Connection, table_id: str) -> None:
    """The table, which has not begun, is gone."""
    for each in (due, seats):
        connection.execute(delete(each).where(each.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))

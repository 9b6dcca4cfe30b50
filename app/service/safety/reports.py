"""Reports: what somebody tells those who run the place of somebody else, with what was said around it."""

from dataclasses import dataclass, replace
from typing import Any, Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, Select, func, insert, select, update

from app.kernel.node import Node
from app.service.accounts.user import FORMER
from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import messages, reports, rows, seats, tables, users
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.talk.message import LOBBY, Message, gallery_channel, read, table_channel, table_of, written
from app.service.talk.reading import may_read

Category: TypeAlias = Literal["chat", "name", "cheating", "leaving", "other"]

HOUR_MS = 3600_000
AN_HOUR = 5
"""Reports that one user may make in an hour."""
AROUND = 20
"""Messages that are kept with a report."""
AFTERWARDS = 5
"""How many of them were said later."""
LISTED = 100


class Accusation(Node, tag=False):
    """Who is accused of what, at which table, by which of their messages."""

    accused: str
    category: Category
    words: str
    table: str | None = None
    message: int | None = None


@dataclass(frozen=True, slots=True)
class ReportContext:
    """What was so when it was reported: the messages around it as they were, and the last row of the table."""

    channel: str
    messages: list[Message]
    table: str | None
    seq: int | None


@dataclass(frozen=True, slots=True)
class ReportInfo:
    """What one has reported, and once it is closed, what came of it."""

    id: str
    accused: str
    accused_name: str
    table: str | None
    message: int | None
    category: Category
    words: str
    at: int
    status: Literal["open", "closed"]
    outcome: str | None


class Reports:
    """What people report. Those who handle it have their own ways to it."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def make(self, reporter: str, accusation: Accusation) -> ReportInfo:
        """Report somebody.

        Raises Problem: yourself, unknown-user, unknown-table, unknown-message, too-frequent (with `wait`, in ms).
        """
        if accusation.accused == reporter:
            raise Problem("yourself", "this is about others")
        now = self._clock.now()

        def work(connection: Connection) -> ReportInfo:
            # two requests of one user wait for each other, so that they are counted
            connection.execute(select(users.c.id).where(users.c.id == reporter).with_for_update())
            _keep_measure(connection, reporter, now)
            known = select(users.c.id).where(users.c.id == accusation.accused)
            if connection.execute(known).scalar() is None:
                raise Problem("unknown-user", "there is nobody of this id")
            context = _context(connection, reporter, accusation, now)
            values = {
                "id": new_id(),
                "reporter_id": reporter,
                "accused_id": accusation.accused,
                "table_id": context.table,
                "message_id": accusation.message,
                "category": accusation.category,
                "words": accusation.words,
                "context": msgspec.json.encode(context).decode(),
                "at": now,
                "status": "open",
            }
            connection.execute(insert(reports), values)
            return _made(connection, reports.c.id == values["id"])[0]

        return await self._database.write(work)

    async def of(self, reporter: str) -> list[ReportInfo]:
        """What this user has reported and what became of it, the last first."""
        return await self._database.read(lambda connection: _made(connection, reports.c.reporter_id == reporter))


def forget_name(connection: Connection, user: str) -> None:
    """Put FORMER for the name of who leaves in what is kept with reports; what they said stays as it was."""
    # few leave, and a report holds no list of who speaks in it: every report is looked through
    naming = select(reports.c.id, reports.c.context).where(reports.c.context.contains(f'"{user}"'))
    for found in connection.execute(naming).all():
        context = msgspec.json.decode(found.context, type=ReportContext)
        said = [replace(each, name=FORMER) if each.user == user else each for each in context.messages]
        kept = msgspec.json.encode(replace(context, messages=said)).decode()
        connection.execute(update(reports).where(reports.c.id == found.id).values(context=kept))


def _made(connection: Connection, these: Any) -> list[ReportInfo]:
    query: Select[Any] = (
        select(
            reports.c.id,
            reports.c.accused_id,
            users.c.name,
            reports.c.table_id,
            reports.c.message_id,
            reports.c.category,
            reports.c.words,
            reports.c.at,
            reports.c.status,
            reports.c.outcome,
        )
        .join(users, users.c.id == reports.c.accused_id)
        .where(these)
        .order_by(reports.c.at.desc(), reports.c.id)
        .limit(LISTED)
    )
    return [ReportInfo(*found) for found in connection.execute(query)]


def _keep_measure(connection: Connection, reporter: str, now: int) -> None:
    mine = select(reports.c.at).where(reports.c.reporter_id == reporter, reports.c.at > now - HOUR_MS)
    before = connection.execute(mine.order_by(reports.c.at.desc()).limit(AN_HOUR)).scalars().all()
    if len(before) == AN_HOUR:
        wait = before[-1] + HOUR_MS - now
        raise Problem("too-frequent", f"nobody makes more than {AN_HOUR} reports an hour", wait=wait)


def _context(connection: Connection, reporter: str, accusation: Accusation, now: int) -> ReportContext:
    """Raises Problem `unknown-table` and `unknown-message` for what the reporter may not read."""
    said = _said(connection, accusation) if accusation.message is not None else None
    if said and not may_read(connection, said.channel, reporter, now):
        raise UNKNOWN_MESSAGE
    table = (said and table_of(said.channel)) or accusation.table
    if accusation.table is not None:
        sits = _sits(connection, accusation.table, reporter)
        if table != accusation.table or sits is None:
            raise Problem("unknown-table", "there is no such table")
        channel = said.channel if said else (table_channel if sits else gallery_channel)(accusation.table)
    else:
        channel = said.channel if said else LOBBY
    last = select(func.max(rows.c.seq)).where(rows.c.table_id == table)
    seq = connection.execute(last).scalar() if table else None
    return ReportContext(channel, _around(connection, channel, said), table, seq)


UNKNOWN_MESSAGE = Problem("unknown-message", "there is no such message of theirs")


def _said(connection: Connection, accusation: Accusation) -> Message:
    mine = messages.c.user_id == accusation.accused
    found = read(connection, written().where(messages.c.id == accusation.message, mine))
    if not found:
        raise UNKNOWN_MESSAGE
    return found[0]


def _sits(connection: Connection, table_id: str, user: str) -> bool | None:
    """Whether this user sits at the table; None where they may not even watch."""
    sat = select(seats.c.seat).where(seats.c.table_id == table_id, seats.c.user_id == user)
    if connection.execute(sat).first() is not None:
        return True
    watched = select(tables.c.id).where(tables.c.id == table_id, tables.c.spectators)
    return None if connection.execute(watched).first() is None else False


def _around(connection: Connection, channel: str, said: Message | None) -> list[Message]:
    """The messages around this one, or the last; hidden ones too."""
    here = written().where(messages.c.channel == channel)
    if said is None:
        return read(connection, here.order_by(messages.c.id.desc()).limit(AROUND))[::-1]
    after = read(connection, here.where(messages.c.id > said.id).order_by(messages.c.id).limit(AFTERWARDS))
    before = here.where(messages.c.id <= said.id).order_by(messages.c.id.desc())
    return [*read(connection, before.limit(AROUND - len(after)))[::-1], *after]

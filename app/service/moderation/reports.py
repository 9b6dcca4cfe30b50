"""The queue of reports, as those who handle them see it; and hiding what should not have been said."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec
from sqlalchemy import Connection, select, update

from app.service.clock import Clock
from app.service.database.database import Database
from app.service.database.schema import messages, reports, users
from app.service.errors import Problem
from app.service.moderation.audit import Act, note
from app.service.safety.reports import Category, ReportContext

PAGE = 50


@dataclass(frozen=True, slots=True)
class AdminReport:
    """What somebody reported. Times in ms since 1970.

    `hidden` are those messages of the context that nobody is shown any more.
    """

    id: str
    reporter: str
    reporter_name: str
    accused: str
    accused_name: str
    table: str | None
    message: int | None
    category: Category
    words: str
    context: ReportContext
    hidden: list[int]
    at: int
    status: Literal["open", "closed"]
    outcome: str | None
    handled_by: str | None
    handled_by_name: str | None
    handled_at: int | None


def queue(status: str) -> Callable[[Connection], list[AdminReport]]:
    """Reads a page of reports: of the open ones the oldest first, of the closed ones the newest."""
    reporter, accused, handler = users.alias(), users.alias(), users.alias()
    order = reports.c.at if status == "open" else reports.c.handled_at.desc()
    query = (
        select(
            reports,
            reporter.c.name.label("reporter_name"),
            accused.c.name.label("accused_name"),
            handler.c.name.label("handler_name"),
        )
        .join(reporter, reporter.c.id == reports.c.reporter_id)
        .join(accused, accused.c.id == reports.c.accused_id)
        .outerjoin(handler, handler.c.id == reports.c.handled_by)
        .where(reports.c.status == status)
        .order_by(order, reports.c.id)
        .limit(PAGE)
    )

    def read(connection: Connection) -> list[AdminReport]:
        listed = connection.execute(query).all()
        contexts = [msgspec.json.decode(found.context, type=ReportContext) for found in listed]
        hidden = _hidden(connection, [said.id for context in contexts for said in context.messages])
        return [
            AdminReport(
                found.id,
                found.reporter_id,
                found.reporter_name,
                found.accused_id,
                found.accused_name,
                found.table_id,
                found.message_id,
                found.category,
                found.words,
                context,
                [said.id for said in context.messages if said.id in hidden],
                found.at,
                found.status,
                found.outcome,
                found.handled_by,
                found.handler_name,
                found.handled_at,
            )
            for found, context in zip(listed, contexts, strict=True)
        ]

    return read


def _hidden(connection: Connection, said: Sequence[int]) -> frozenset[int]:
    """Those of these messages that are hidden."""
    query = select(messages.c.id).where(messages.c.id.in_(said), messages.c.hidden_at.is_not(None))
    return frozenset(connection.execute(query).scalars())


class Handling:
    """What is done about reports and messages."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def close(self, by: str, report: str, outcome: str) -> None:
        """Close a report with its outcome, which its reporter may read. Raises Problem: unknown-report, closed."""
        now = self._clock.now()

        def work(connection: Connection) -> None:
            closed = {"status": "closed", "outcome": outcome, "handled_by": by, "handled_at": now}
            mine = update(reports).where(reports.c.id == report, reports.c.status == "open")
            if not connection.execute(mine.values(closed)).rowcount:
                if connection.execute(select(reports.c.id).where(reports.c.id == report)).first() is None:
                    raise Problem("unknown-report", "there is no such report")
                raise Problem("closed", "somebody has closed this report already")
            note(connection, Act(by, "close-report", f"report {report}", outcome), now)

        await self._database.write(work)

    async def hide(self, by: str, message: int, reason: str) -> str:
        """Show a message to nobody any more: the channel it is in. Raises Problem `unknown-message`."""
        now = self._clock.now()

        def work(connection: Connection) -> str:
            channel = connection.execute(select(messages.c.channel).where(messages.c.id == message)).scalar()
            if channel is None:
                raise Problem("unknown-message", "there is no such message")
            shown = update(messages).where(messages.c.id == message, messages.c.hidden_at.is_(None))
            connection.execute(shown.values(hidden_at=now))
            note(connection, Act(by, "hide-message", f"message {message}", reason), now)
            return str(channel)

        return await self._database.write(work)

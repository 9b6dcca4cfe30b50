"""Reports, and messages that should not have been said."""

from dataclasses import dataclass
from typing import Annotated, Literal

import msgspec
from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict

from app.api.http.admin.common import Id, Reason, Why
from app.api.services import Moderator, Shared
from app.service.moderation.audit import Act
from app.service.moderation.reports import queue
from app.service.safety.reports import Category
from app.service.talk.phrases import Phrase

router = APIRouter()


@dataclass(frozen=True, slots=True)
class ReportedMessage:
    """Something that was said; of a quick phrase, the text is empty."""

    id: int
    channel: str
    user: str
    name: str
    phrase: Phrase | None
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class ReportContext:
    """What was so when it was reported: the messages around it as they were, and the last row of the table."""

    channel: str
    messages: list[ReportedMessage]
    table: str | None
    seq: int | None


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


class Outcome(BaseModel):
    """What became of a report; its reporter may read it."""

    model_config = ConfigDict(extra="forbid")

    outcome: Reason


@router.get("/reports", operation_id="adminListReports")
async def list_reports(me: Moderator, shared: Shared, status: Literal["open", "closed"] = "open") -> list[AdminReport]:
    """Open reports, the oldest first; or closed ones, the latest first."""
    found = await shared.moderation.audit.do(Act(me.id, "list-reports", details={"status": status}), queue(status))
    return msgspec.convert(msgspec.to_builtins(found), list[AdminReport])


@router.post("/reports/{id}/close", operation_id="adminCloseReport", status_code=204)
async def close_report(id: Id, me: Moderator, shared: Shared, wish: Outcome) -> None:
    """Close a report with what became of it."""
    await shared.moderation.handling.close(me.id, id, wish.outcome)


@router.post("/messages/{id}/hide", operation_id="adminHideMessage", status_code=204)
async def hide_message(id: Annotated[int, Path(ge=0, le=2**62)], me: Moderator, shared: Shared, wish: Why) -> None:
    """Show a message to nobody any more."""
    channel = await shared.moderation.handling.hide(me.id, id, wish.reason)
    shared.talk.hide(channel, id)

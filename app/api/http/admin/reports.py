"""Reports, and messages that should not have been said."""

from typing import Annotated, Literal

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict

from app.api.http.admin.common import Id, Reason, Why
from app.api.services import Moderator, Shared
from app.service.moderation.audit import Act
from app.service.moderation.reports import AdminReport, queue

router = APIRouter()


class Outcome(BaseModel):
    """What became of a report; its reporter may read it."""

    model_config = ConfigDict(extra="forbid")

    outcome: Reason


@router.get("/reports", operation_id="adminListReports")
async def list_reports(me: Moderator, shared: Shared, status: Literal["open", "closed"] = "open") -> list[AdminReport]:
    """Open reports, the oldest first; or closed ones, the latest first."""
    return await shared.moderation.audit.do(Act(me.id, "list-reports", details={"status": status}), queue(status))


@router.post("/reports/{id}/close", operation_id="adminCloseReport", status_code=204)
async def close_report(id: Id, me: Moderator, shared: Shared, wish: Outcome) -> None:
    """Close a report with what became of it."""
    await shared.moderation.handling.close(me.id, id, wish.outcome)


@router.post("/messages/{id}/hide", operation_id="adminHideMessage", status_code=204)
async def hide_message(id: Annotated[int, Path(ge=0, le=2**62)], me: Moderator, shared: Shared, wish: Why) -> None:
    """Show a message to nobody any more."""
    channel = await shared.moderation.handling.hide(me.id, id, wish.reason)
    shared.talk.hide(channel, id)

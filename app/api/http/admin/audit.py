"""The audit log, which nobody can change."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query

from app.api.http.admin.common import Word
from app.api.services import Admin, Shared
from app.service.moderation.audit import PAGE, Act, AuditEntry, Sought, entries

router = APIRouter()


@dataclass(frozen=True, slots=True)
class AuditPage:
    """Some entries, the newest first; `next` is `before` for those that follow, null for the last."""

    entries: list[AuditEntry]
    next: int | None


@router.get("/audit", operation_id="adminListAudit")
async def list_audit(
    me: Admin,
    shared: Shared,
    actor: Word | None = None,
    target: Annotated[str | None, Query(max_length=64)] = None,
    action: Word | None = None,
    before: Annotated[int | None, Query(ge=0, le=2**62)] = None,
) -> AuditPage:
    """What was done and looked at."""
    sought = Sought(actor, target, (action,) if action else (), before)
    wish = {"actor": actor, "target": target, "action": action, "before": before}
    found = await shared.moderation.audit.do(Act(me.id, "read-audit", details=wish), entries(sought))
    return AuditPage(found, found[-1].id if len(found) == PAGE else None)

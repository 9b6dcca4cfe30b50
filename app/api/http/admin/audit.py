"""The audit log, which nobody can change."""

from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Query

from app.api.http.admin.common import Word
from app.api.services import Admin, Shared
from app.service.moderation.audit import PAGE, Act, Entry, Sought, entries

router = APIRouter()


@dataclass(frozen=True, slots=True)
class AuditEntry:
    """Who did what, to what, why. `at` is in ms since 1970; a target is written `user ID`, `table ID`, ..."""

    id: int
    at: int
    actor: str
    actor_name: str
    action: str
    target: str
    reason: str
    details: dict[str, Any]


@dataclass(frozen=True, slots=True)
class AuditPage:
    """Some entries, the newest first; `next` is `before` for those that follow, null for the last."""

    entries: list[AuditEntry]
    next: int | None


def audit_entry(entry: Entry) -> AuditEntry:
    return AuditEntry(
        entry.id, entry.at, entry.actor, entry.actor_name, entry.action, entry.target, entry.reason, entry.details
    )


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
    return AuditPage([audit_entry(each) for each in found], found[-1].id if len(found) == PAGE else None)

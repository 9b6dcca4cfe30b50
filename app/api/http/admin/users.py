"""People: finding them, and sanctions."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Query

from app.api.http.admin.common import Before, Id, Why, WhyUntil, ahead
from app.api.http.session import Name, show_changed
from app.api.services import Admin, Moderator, Shared
from app.service.accounts.user import Role
from app.service.moderation.audit import Act
from app.service.moderation.users import AdminUser, AdminUserDetail, Cursor, dossier, found

router = APIRouter(prefix="/users")


@dataclass(frozen=True, slots=True)
class AdminUsers:
    """Some people, the newest first; `next` is `before` for those that follow, null for the last."""

    users: list[AdminUser]
    next: str | None


class WhyName(Why):
    """Another name for somebody, and why."""

    name: Name


class WhyRole(Why):
    """A role for somebody, and why."""

    role: Role


@router.get("", operation_id="adminListUsers")
async def list_users(
    me: Moderator, shared: Shared, words: Annotated[str, Query(max_length=40)] = "", before: Before = None
) -> AdminUsers:
    """People of this id, or with these letters in their name."""
    at, _, user = (before or "").partition(".")
    act = Act(me.id, "find-users", details={"words": words, "before": before})
    listed, next = await shared.moderation.audit.do(act, found(words, Cursor(int(at), user) if before else None))
    return AdminUsers(listed, str(next) if next else None)


@router.get("/{id}", operation_id="adminGetUser")
async def get_user(id: Id, me: Moderator, shared: Shared) -> AdminUserDetail:
    """Somebody in full."""
    return await shared.moderation.audit.do(Act(me.id, "read-user", f"user {id}"), dossier(id))


@router.put("/{id}/mute", operation_id="adminMute", status_code=204)
async def mute(id: Id, me: Moderator, shared: Shared, wish: WhyUntil) -> None:
    """Let nobody hear somebody until then."""
    await shared.moderation.sanctions.mute(me, id, ahead(shared, wish.until), wish.reason)


@router.post("/{id}/unmute", operation_id="adminUnmute", status_code=204)
async def unmute(id: Id, me: Moderator, shared: Shared, wish: Why) -> None:
    """Let somebody be heard again."""
    await shared.moderation.sanctions.unmute(me, id, wish.reason)


@router.put("/{id}/ban", operation_id="adminBan", status_code=204)
async def ban(id: Id, me: Admin, shared: Shared, wish: WhyUntil) -> None:
    """Shut somebody out until then: every session and token is refused with the reason, every socket is closed."""
    await shared.moderation.sanctions.ban(me, id, ahead(shared, wish.until), wish.reason)
    shared.keeper.changed(id)


@router.post("/{id}/unban", operation_id="adminUnban", status_code=204)
async def unban(id: Id, me: Admin, shared: Shared, wish: Why) -> None:
    """Let somebody in again."""
    await shared.moderation.sanctions.unban(me, id, wish.reason)


@router.put("/{id}/name", operation_id="adminRename", status_code=204)
async def rename(id: Id, me: Admin, shared: Shared, wish: WhyName) -> None:
    """Give somebody another name."""
    await show_changed(shared, await shared.moderation.sanctions.rename(me, id, wish.name, wish.reason))


@router.post("/{id}/revoke-sessions", operation_id="adminRevokeSessions", status_code=204)
async def revoke_sessions(id: Id, me: Admin, shared: Shared, wish: Why) -> None:
    """End all sessions and tokens of somebody. A guest can then never come back."""
    await shared.moderation.sanctions.revoke(me, id, wish.reason)
    shared.keeper.changed(id)


@router.put("/{id}/role", operation_id="adminSetRole", status_code=204)
async def set_role(id: Id, me: Admin, shared: Shared, wish: WhyRole) -> None:
    """Give an account a role. An admin may step down, unless nobody else is one."""
    await shared.moderation.sanctions.set_role(me, id, wish.role, wish.reason)

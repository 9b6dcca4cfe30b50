"""Announcements: made, listed and withdrawn."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from app.api.http.admin.common import Id, Time, Why, ahead
from app.api.services import Admin, Shared
from app.api.socket.protocol import Language
from app.api.summaries import texts
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.moderation.announcements import Announcement, announced
from app.service.moderation.audit import Act

router = APIRouter(prefix="/announcements")

Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class Texts(BaseModel):
    """What is said, in every language."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    en: Text
    es: Text
    zh_hant: Text = Field(alias="zh-Hant")


class NewAnnouncement(Why):
    """What everybody is told, from then until then (ms since 1970)."""

    texts: Texts
    from_at: Time
    until_at: Time


@dataclass(frozen=True, slots=True)
class AdminAnnouncement:
    """An announcement, and who made it."""

    id: str
    texts: dict[Language, str]
    from_at: int
    until_at: int
    by: str


def _shown(made: Announcement) -> AdminAnnouncement:
    return AdminAnnouncement(made.id, texts(made), made.from_at, made.until_at, made.by)


@router.get("", operation_id="adminListAnnouncements")
async def list_announcements(me: Admin, shared: Shared) -> list[AdminAnnouncement]:
    """All announcements, those to come and those that are over as well."""
    found = await shared.moderation.audit.do(Act(me.id, "list-announcements"), announced)
    return [_shown(each) for each in found]


@router.post("", operation_id="adminAnnounce", status_code=201)
async def announce(me: Admin, shared: Shared, wish: NewAnnouncement) -> AdminAnnouncement:
    """Announce something: everybody in the lobby sees it at once."""
    if wish.from_at >= ahead(shared, wish.until_at):
        raise Problem("bad-time", "it ends before it begins")
    made = Announcement(new_id(), wish.texts.model_dump(by_alias=True), wish.from_at, wish.until_at, me.id)
    await shared.moderation.announcements.make(made, wish.reason)
    return _shown(made)


@router.post("/{id}/withdraw", operation_id="adminWithdrawAnnouncement", status_code=204)
async def withdraw(id: Id, me: Admin, shared: Shared, wish: Why) -> None:
    """Announce it no longer."""
    await shared.moderation.announcements.withdraw(me.id, id, wish.reason)

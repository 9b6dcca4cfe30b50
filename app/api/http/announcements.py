"""Announcements, as everybody reads them."""

from fastapi import APIRouter

from app.api.services import Shared
from app.api.socket.lobby_protocol import AnnouncementInfo
from app.api.summaries import announced

router = APIRouter(prefix="/api/announcements", tags=["announcements"])


@router.get("", operation_id="listAnnouncements")
async def list_announcements(shared: Shared) -> list[AnnouncementInfo]:
    """What the house announces now, in every language."""
    return announced(shared.moderation.announcements.now)

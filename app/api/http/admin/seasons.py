"""Seasons: beginning the next."""

from fastapi import APIRouter

from app.api.http.admin.common import Why
from app.api.http.ranking import SeasonInfo
from app.api.services import Admin, Shared
from app.service.moderation.seasons import begin

router = APIRouter(prefix="/seasons")


@router.post("", operation_id="adminBeginSeason", status_code=201)
async def begin_season(me: Admin, shared: Shared, wish: Why) -> SeasonInfo:
    """End the season that runs and begin the next, in which leaderboards are empty and ratings less sure."""
    now = shared.house.clock.now()
    begun = await shared.house.database.write(lambda connection: begin(connection, me.id, wish.reason, now))
    return SeasonInfo(begun.id, begun.began_at, begun.ended_at)

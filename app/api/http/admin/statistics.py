"""How much goes on."""

from fastapi import APIRouter

from app.api.services import Admin, Shared
from app.service.moderation.audit import Act
from app.service.moderation.statistics import StatisticsInfo, statistics

router = APIRouter()


@router.get("/statistics", operation_id="adminGetStatistics")
async def get_statistics(me: Admin, shared: Shared) -> StatisticsInfo:
    """How much goes on now, and went on in the last thirty days."""
    now, online = shared.house.clock.now(), (await shared.lobby.present()).count
    act = Act(me.id, "read-statistics")
    return await shared.moderation.audit.do(act, lambda connection: statistics(connection, now, online))

"""How much goes on."""

from dataclasses import dataclass

import msgspec
from fastapi import APIRouter

from app.api.services import Admin, Shared
from app.service.moderation.audit import Act
from app.service.moderation.statistics import statistics

router = APIRouter()


@dataclass(frozen=True, slots=True)
class TablesCount:
    """How many tables of a game have this status."""

    game: str
    status: str
    count: int


@dataclass(frozen=True, slots=True)
class DayCount:
    """How many tables of a game ended on a day, which began then (ms since 1970, UTC)."""

    day: int
    game: str
    ended: int


@dataclass(frozen=True, slots=True)
class Length:
    """Medians of a game's latest tables: their rows, and the time from the first to the last."""

    game: str
    tables: int
    rows: int
    took_ms: int


@dataclass(frozen=True, slots=True)
class QueueWait:
    """How many look for a game, and the median of what others waited lately, null if nobody did."""

    game: str
    mode: str
    waiting: int
    waited_ms: int | None


@dataclass(frozen=True, slots=True)
class StatisticsInfo:
    """How much goes on: users who have not left, those `seen` within a day, those `online` now, tables, queues."""

    users: int
    accounts: int
    seen: int
    banned: int
    online: int
    tables: list[TablesCount]
    days: list[DayCount]
    lengths: list[Length]
    waits: list[QueueWait]


@router.get("/statistics", operation_id="adminGetStatistics")
async def get_statistics(me: Admin, shared: Shared) -> StatisticsInfo:
    """How much goes on now, and went on in the last thirty days."""
    now = shared.house.clock.now()
    act = Act(me.id, "read-statistics")
    found = await shared.moderation.audit.do(act, lambda connection: statistics(connection, now))
    online = await shared.lobby.present()
    return msgspec.convert({**msgspec.to_builtins(found), "online": online.count}, StatisticsInfo)

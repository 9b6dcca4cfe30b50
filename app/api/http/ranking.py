"""Ranking: seasons and leaderboards."""

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query

from app.api.services import Shared
from app.games.registry import UnknownGame, game
from app.service.errors import Problem
from app.service.ranking import seasons
from app.service.ranking.leaderboards import LeaderInfo, leaderboard

router = APIRouter(prefix="/api", tags=["ranking"])

SEASONS = 1_000_000
PAGES = 10_000


@dataclass(frozen=True, slots=True)
class SeasonInfo:
    """A season; `ended_at` is null for the one that runs."""

    id: int
    began_at: int
    ended_at: int | None


@dataclass(frozen=True, slots=True)
class LeaderboardInfo:
    """A page of a leaderboard, from 0; `more` says whether another follows."""

    season: int
    page: int
    places: tuple[LeaderInfo, ...]
    more: bool


@router.get("/seasons", operation_id="listSeasons")
async def list_seasons(shared: Shared) -> list[SeasonInfo]:
    """Every season, the newest first."""
    found = await shared.house.database.read(seasons.listed)
    return [SeasonInfo(each.id, each.began_at, each.ended_at) for each in found]


@router.get("/leaderboards/{name}/{mode}", operation_id="getLeaderboard")
async def get_leaderboard(
    name: Annotated[str, Path(max_length=40)],
    mode: Annotated[str, Path(max_length=20)],
    shared: Shared,
    season: Annotated[int | None, Query(ge=1, le=SEASONS)] = None,
    page: Annotated[int, Query(ge=0, le=PAGES)] = 0,
) -> LeaderboardInfo:
    """Who plays this mode of this game best, in the season that runs or in another."""
    try:
        modes = [each.name for each in game(name).modes]
    except UnknownGame:
        raise Problem("unknown-game", f"there is no game called {name}") from None
    if mode not in modes:
        raise Problem("unknown-mode", f"this game has no mode {mode}")
    found = await shared.house.database.read(partial(leaderboard, game=name, mode=mode, season=season, page=page))
    return LeaderboardInfo(found.season, page, found.places, found.more)

"""Profiles: people as others see them by what they have played."""

from dataclasses import dataclass

from fastapi import APIRouter

from app.api.http.replays import Before, PastTable, following, past_table, wanted
from app.api.http.tables import Id
from app.api.services import Perhaps, Shared
from app.service.errors import Problem
from app.service.profiles.history import history
from app.service.profiles.profile import CabinetInfo, FavouriteInfo, RatingInfo, known, profile

router = APIRouter(prefix="/api/users", tags=["profiles"])


@dataclass(frozen=True, slots=True)
class ProfileInfo:
    """Somebody, as others see them; `seed` draws their picture, `since` is when they came."""

    id: str
    name: str
    seed: str
    since: int
    ratings: tuple[RatingInfo, ...]
    cabinet: tuple[CabinetInfo, ...]
    favourites: tuple[FavouriteInfo, ...]


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A table that somebody sat at; the points of their rating before and after it, null where it is not rated."""

    table: PastTable
    seat: int
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class HistoryInfo:
    """Some tables in a row, the newest first; `next` is `before` for those that follow, null for the last."""

    entries: list[HistoryEntry]
    next: str | None


@router.get("/{id}", operation_id="getProfile")
async def get_profile(id: Id, shared: Shared) -> ProfileInfo:
    """How well somebody plays, and what they have won."""
    found = await shared.house.database.read(profile(id, shared.house.clock.now()))
    if found is None:
        raise unknown_user()
    return ProfileInfo(found.id, found.name, found.id, found.since, found.ratings, found.cabinet, found.favourites)


@router.get("/{id}/history", operation_id="getHistory")
async def get_history(id: Id, viewer: Perhaps, shared: Shared, before: Before = None) -> HistoryInfo:
    """What somebody has played: tables that everybody could watch, and those at which you sat as well."""
    if not await shared.house.database.read(known(id)):
        raise unknown_user()
    found = await shared.house.database.read(history(id, wanted(shared, viewer, before)))
    entries = [HistoryEntry(past_table(each.past), each.seat, each.before, each.after) for each in found.entries]
    return HistoryInfo(entries, following(found.next))


def unknown_user() -> Problem:
    return Problem("unknown-user", "there is nobody here by this id")

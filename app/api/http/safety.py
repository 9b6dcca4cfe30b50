"""What keeps people from each other: whom one shuns, and what one reports."""

from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from app.api.http.tables import Id
from app.api.services import Busy, Me, Services, Shared
from app.service.accounts.user import User
from app.service.safety.reports import Accusation, Category, Made
from app.service.safety.shunning import Kind, Shunned

router = APIRouter(prefix="/api", tags=["safety"])

MessageId = Annotated[int, Field(ge=1, le=2**53)]


class Shunning(BaseModel):
    """`mute`: one no longer reads them. `block`: nor do they read oneself, and neither meets the other."""

    model_config = ConfigDict(extra="forbid")

    kind: Kind


@dataclass(frozen=True, slots=True)
class ShunnedInfo:
    """Somebody whom one shuns, since when (ms since 1970); the id draws their picture."""

    user: str
    name: str
    kind: Kind
    at: int


class ReportWanted(BaseModel):
    """Who is accused of what; at which table and by which of their messages, if it was there. `words` are one's own."""

    model_config = ConfigDict(extra="forbid")

    accused: str = Field(max_length=16)
    category: Category
    words: str = Field("", max_length=1000)
    table: str | None = Field(None, max_length=16)
    message: MessageId | None = None


@dataclass(frozen=True, slots=True)
class ReportInfo:
    """What one has reported, and once it is closed, what came of it."""

    id: str
    accused: str
    accused_name: str
    table: str | None
    message: int | None
    category: Category
    words: str
    at: int
    status: Literal["open", "closed"]
    outcome: str | None


def _shunned(each: Shunned) -> ShunnedInfo:
    return ShunnedInfo(each.user, each.name, each.kind, each.at)


def _report(each: Made) -> ReportInfo:
    return ReportInfo(
        each.id,
        each.accused,
        each.accused_name,
        each.table,
        each.message,
        each.category,
        each.words,
        each.at,
        each.status,
        each.outcome,
    )


def _changed(shared: Services, user: User, other: str) -> None:
    """What both see of each other is not what it was."""
    shared.lobby.news([user.id, other])
    shared.talk.shuns(user.id, other)


@router.get("/shunned", operation_id="listShunned")
async def list_shunned(user: Me, shared: Shared) -> list[ShunnedInfo]:
    """Whom one shuns, the last first."""
    return [_shunned(each) for each in await shared.shunning.of(user.id)]


@router.put("/shunned/{id}", operation_id="shun")
async def shun(id: Id, wanted: Shunning, user: Busy, shared: Shared) -> ShunnedInfo:
    """Mute or block somebody, instead of what was so before. They are not told."""
    made = await shared.shunning.add(user.id, id, wanted.kind)
    _changed(shared, user, id)
    return _shunned(made)


@router.delete("/shunned/{id}", operation_id="stopShunning", status_code=204)
async def stop_shunning(id: Id, user: Busy, shared: Shared) -> None:
    """Shun them no longer."""
    await shared.shunning.remove(user.id, id)
    _changed(shared, user, id)


@router.post("/reports", operation_id="report", status_code=201)
async def report(wanted: ReportWanted, user: Busy, shared: Shared) -> ReportInfo:
    """Tell those who run the place of somebody. What was said around it is kept with it, as it was."""
    accusation = Accusation(wanted.accused, wanted.category, wanted.words.strip(), wanted.table, wanted.message)
    return _report(await shared.reports.make(user.id, accusation))


@router.get("/reports", operation_id="listOwnReports")
async def list_own_reports(user: Me, shared: Shared) -> list[ReportInfo]:
    """What one has reported, the last first."""
    return [_report(each) for each in await shared.reports.of(user.id)]

"""What keeps people from each other: whom one shuns, and what one reports."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from app.api.http.tables import Id
from app.api.services import Busy, Me, Services, Shared
from app.service.accounts.user import User
from app.service.safety.reports import Accusation, Category, ReportInfo
from app.service.safety.shunning import Kind, ShunnedInfo

router = APIRouter(prefix="/api", tags=["safety"])

MessageId = Annotated[int, Field(ge=1, le=2**53)]


class Shunning(BaseModel):
    """`mute`: one no longer reads them. `block`: nor do they read oneself, and neither meets the other."""

    model_config = ConfigDict(extra="forbid")

    kind: Kind


class ReportWanted(BaseModel):
    """Who is accused of what; at which table and by which of their messages, if it was there. `words` are one's own."""

    model_config = ConfigDict(extra="forbid")

    accused: str = Field(max_length=16)
    category: Category
    words: str = Field("", max_length=1000)
    table: str | None = Field(None, max_length=16)
    message: MessageId | None = None


def _changed(shared: Services, user: User, other: str) -> None:
    """What both see of each other is not what it was."""
    shared.lobby.news([user.id, other])
    shared.talk.shuns(user.id, other)


@router.get("/shunned", operation_id="listShunned")
async def list_shunned(user: Me, shared: Shared) -> list[ShunnedInfo]:
    """Whom one shuns, the last first."""
    return await shared.shunning.of(user.id)


@router.put("/shunned/{id}", operation_id="shun")
async def shun(id: Id, wanted: Shunning, user: Busy, shared: Shared) -> ShunnedInfo:
    """Mute or block somebody, instead of what was so before. They are not told."""
    made = await shared.shunning.add(user.id, id, wanted.kind)
    _changed(shared, user, id)
    return made


@router.delete("/shunned/{id}", operation_id="stopShunning", status_code=204)
async def stop_shunning(id: Id, user: Busy, shared: Shared) -> None:
    """Shun them no longer."""
    await shared.shunning.remove(user.id, id)
    _changed(shared, user, id)


@router.post("/reports", operation_id="report", status_code=201)
async def report(wanted: ReportWanted, user: Busy, shared: Shared) -> ReportInfo:
    """Tell those who run the place of somebody. What was said around it is kept with it, as it was."""
    accusation = Accusation(wanted.accused, wanted.category, wanted.words.strip(), wanted.table, wanted.message)
    return await shared.reports.make(user.id, accusation)


@router.get("/reports", operation_id="listOwnReports")
async def list_own_reports(user: Me, shared: Shared) -> list[ReportInfo]:
    """What one has reported, the last first."""
    return await shared.reports.of(user.id)

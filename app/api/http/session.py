"""Sessions: who you are."""

from dataclasses import dataclass

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict

from app.api.services import Me, Shared
from app.api.session import COOKIE
from app.service.accounts.guests import User
from app.service.errors import Problem

router = APIRouter(prefix="/api/session", tags=["session"])

YEAR = 365 * 24 * 3600


class NewSession(BaseModel):
    """Nothing is asked of a guest."""

    model_config = ConfigDict(extra="forbid")


@dataclass(frozen=True, slots=True)
class UserInfo:
    """Somebody; `seed` draws their picture."""

    id: str
    name: str
    seed: str


@dataclass(frozen=True, slots=True)
class Session:
    """Who you are here."""

    user: UserInfo


def _session(user: User) -> Session:
    return Session(UserInfo(user.id, user.name, user.id))


@router.post("", operation_id="openSession")
async def open_session(request: Request, response: Response, shared: Shared, wish: NewSession | None = None) -> Session:
    """The session of this browser; a new guest for one that has none."""
    known = await shared.guests.of(request.cookies.get(COOKIE))
    if known:
        return _session(known)
    if not await shared.sessions.take(request.client.host if request.client else ""):
        raise Problem("too-frequent", "too many new guests from this address")
    user, token = await shared.guests.new()
    response.set_cookie(
        COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=shared.settings.secure_cookie,
        path="/",
    )
    return _session(user)


@router.get("", operation_id="getSession")
async def get_session(user: Me) -> Session:
    """The session of this browser."""
    return _session(user)

"""Signing in with another service: where the browser is sent, and where it comes back to."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi.responses import RedirectResponse
from pydantic import BaseModel, ConfigDict, Field

from app.api.address import address_of
from app.api.http.session import Agent, Newcomer, signed_in
from app.api.services import Services, Shared
from app.api.session import OPENID
from app.service.accounts.openid import journey_of
from app.service.errors import Problem

router = APIRouter(prefix="/api/session", tags=["session"])

CALLBACK = "/api/session/openid/callback"
MINUTES = 10

# a page of ours: neither another site nor one of its addresses written like a path
Back = Annotated[str, Field(pattern=r"^/([A-Za-z0-9_-][A-Za-z0-9/_-]*)?$", max_length=200)]


class Departure(BaseModel):
    """A sign-in to begin; `back` is the page of ours to come back to."""

    model_config = ConfigDict(extra="forbid")

    back: Back = "/"


@dataclass(frozen=True, slots=True)
class Destination:
    """Where the browser is to go."""

    url: str


@dataclass(frozen=True, slots=True)
class Ways:
    """How one can sign in here: `openid` is what the other service is called, null where there is none."""

    password: bool
    openid: str | None


async def unhurried(request: Request, shared: Services, way: str = "address") -> None:
    """Raises Problem for an address from which too many sign in: the other service is asked for each."""
    if not await shared.sign_ins.take(f"{way} {address_of(request)}"):
        raise Problem("too-frequent", "too many attempts to sign in: wait a minute")


@router.get("/ways", operation_id="listWays")
async def list_ways(shared: Shared) -> Ways:
    """How one can sign in here."""
    return Ways(True, shared.openid.label)


@router.post("/openid", operation_id="beginOpenID", responses={502: {"description": "The service does not answer."}})
async def begin_openid(
    request: Request, response: Response, shared: Shared, caller: Newcomer, wish: Departure
) -> Destination:
    """Begin to sign in with the other service; ten minutes are left for it."""
    await unhurried(request, shared)
    here = shared.settings.public_url or str(request.base_url)
    url, kept = await shared.openid.begin(here.rstrip("/") + CALLBACK, wish.back)
    shared.cookies.set(response, OPENID, kept, MINUTES * 60)
    return Destination(url)


@router.get(
    "/openid/callback",
    operation_id="finishOpenID",
    status_code=303,
    response_class=RedirectResponse,
    responses={303: {"description": "To the page where it began, or to `/?sign-in=CODE` with what went wrong."}},
)
async def finish_openid(request: Request, shared: Shared, caller: Newcomer, agent: Agent = "") -> RedirectResponse:
    """Come back from the other service.

    Who is known here is signed in, and a guest's seats pass to them as at `signIn`. An account that comes back with
    somebody unknown can sign in so from now on, if it has signed in within the last ten minutes; a guest who does
    becomes an account, with everything they have.
    """
    try:
        # apart from those that begin: what could be begun can be finished
        await unhurried(request, shared, "return")
        journey = journey_of(shared.cookies.read(dict(request.scope["headers"]), OPENID))
        vouched = await shared.openid.finish(journey, request.query_params)
        signed = await shared.people.accounts.sign_in_with(vouched.subject, vouched.names, caller, agent)
    except Problem as problem:
        answer = RedirectResponse(f"/?sign-in={problem.code}", 303)
    else:
        answer = RedirectResponse(journey.back, 303)
        await signed_in(shared, answer, caller, signed)
    shared.cookies.clear(answer, OPENID)
    return answer

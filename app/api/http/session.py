"""Sessions: who you are, signing in and out."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from app.api.address import address_of
from app.api.services import NO_PROGRAMS, Me, PerhapsCaller, Services, Shared, perhaps_caller
from app.api.session import DEVICE, SESSION, bearer
from app.service.accounts.accounts import SignedIn
from app.service.accounts.lookalike import looks_like
from app.service.accounts.user import Caller, Role, User
from app.service.errors import Problem

router = APIRouter(prefix="/api/session", tags=["session"])

Agent = Annotated[str, Header(alias="user-agent", include_in_schema=False)]
Name = Annotated[str, Field(min_length=1, max_length=60)]
Password = Annotated[str, Field(max_length=1000)]


class NewSession(BaseModel):
    """Nothing is asked of a guest."""

    model_config = ConfigDict(extra="forbid")


class Credentials(BaseModel):
    """The name and the password of an account."""

    model_config = ConfigDict(extra="forbid")

    name: Name
    password: Password


@dataclass(frozen=True, slots=True)
class UserInfo:
    """Somebody; `seed` draws their picture, `muted_until` is in ms since 1970, null for who may speak."""

    id: str
    name: str
    seed: str
    role: Role
    account: bool
    muted_until: int | None


@dataclass(frozen=True, slots=True)
class Session:
    """Who you are here."""

    user: UserInfo


def session_of(user: User) -> Session:
    return Session(UserInfo(user.id, user.name, user.id, user.role, user.account, user.muted_until))


async def perhaps_browser(caller: PerhapsCaller) -> Caller | None:
    """Who asks, if it is somebody. Raises Problem for a program."""
    if caller is not None and caller.session is None:
        raise NO_PROGRAMS
    return caller


PerhapsBrowser = Annotated[Caller | None, Depends(perhaps_browser)]


async def newcomer(request: Request, shared: Shared) -> Caller | None:
    """Who is about to sign in, perhaps as somebody else. At one browser, who is banned does not bar the others."""
    try:
        return await perhaps_browser(await perhaps_caller(request, shared))
    except Problem as problem:
        if problem.code != "banned":
            raise
        return None


Newcomer = Annotated[Caller | None, Depends(newcomer)]


async def signed_in(shared: Services, response: Response, caller: Caller | None, signed: SignedIn) -> Session:
    """Give the browser its new session, and tell everybody else what that changes."""
    shared.cookies.set(response, SESSION, signed.token)
    if signed.device:
        shared.cookies.set(response, DEVICE, signed.device)
    if caller:
        shared.keeper.changed(caller.user.id)
    await show_changed(shared, signed.tables)
    return session_of(signed.user)


async def show_changed(shared: Services, tables: tuple[str, ...]) -> None:
    """Show at these tables who sits there now, and what they are called."""
    for table in tables:
        await shared.house.seats_changed(table)


@router.post("", operation_id="openSession")
async def open_session(
    request: Request,
    response: Response,
    shared: Shared,
    caller: PerhapsBrowser,
    wish: NewSession | None = None,
    agent: Agent = "",
) -> Session:
    """The session of this browser, which then lasts as long again; a new guest for one that has none."""
    headers = dict(request.scope["headers"])
    if caller:
        shared.cookies.set(response, SESSION, shared.cookies.read(headers, SESSION) or "")
        return session_of(caller.user)
    if not await shared.sessions.take(address_of(request)):
        raise Problem("too-frequent", "too many new guests from this address")
    user, token = await shared.people.guests.new(agent)
    shared.cookies.set(response, SESSION, token)
    return session_of(user)


@router.get("", operation_id="getSession")
async def get_session(user: Me) -> Session:
    """Who you are. 403 `banned` comes with `details`: `reason`, and `until` in ms since 1970."""
    return session_of(user)


@router.delete("", operation_id="signOut", status_code=204)
async def sign_out(request: Request, response: Response, shared: Shared) -> None:
    """End the session of this browser, if it has one. A guest can never come back."""
    headers = dict(request.scope["headers"])
    if bearer(headers):
        raise NO_PROGRAMS
    token = shared.cookies.read(headers, SESSION)
    user = await shared.people.sessions.close(token) if token else None
    shared.cookies.clear(response, SESSION)
    if user:
        shared.keeper.changed(user)


@router.post("/sign-in", operation_id="signIn")
async def sign_in(
    request: Request,
    response: Response,
    shared: Shared,
    caller: Newcomer,
    wish: Credentials,
    agent: Agent = "",
) -> Session:
    """Come back to an account.

    A guest's seats at tables that are not over pass to the account, so that nothing begun is lost; where both sit
    at one table, the guest's seat stays empty. What the guest has finished stays the guest's.
    """
    accounts = shared.people.accounts
    proof = shared.cookies.read(dict(request.scope["headers"]), DEVICE)
    device = await accounts.device(wish.name, proof) if proof else None
    # whoever tries many passwords from many places slows down others who do, but not the owner's own devices
    who = f"device {device}" if device else f"name {looks_like(wish.name)}"
    if not (await shared.sign_ins.take(f"address {address_of(request)}") and await shared.sign_ins.take(who)):
        raise Problem("too-frequent", "too many attempts to sign in: wait a minute")
    return await signed_in(shared, response, caller, await accounts.sign_in(wish.name, wish.password, caller, agent))

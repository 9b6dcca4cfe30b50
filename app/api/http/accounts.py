"""Accounts: signing up, and all that somebody may do with what is theirs."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from app.api.address import address_of
from app.api.http.session import (
    Agent,
    Credentials,
    Name,
    Password,
    PerhapsBrowser,
    Session,
    session_of,
    show_changed,
    signed_in,
)
from app.api.services import Browser, Services, Shared
from app.api.session import DEVICE, SESSION
from app.service.accounts.export import ExportInfo, export_of
from app.service.accounts.tokens import TokenInfo
from app.service.errors import Problem

router = APIRouter(tags=["account"])

Id = Annotated[str, Path(max_length=16)]


class NewName(BaseModel):
    """Another name."""

    model_config = ConfigDict(extra="forbid")

    name: Name


class NewPassword(BaseModel):
    """A password instead of the current one, which is empty where there was none."""

    model_config = ConfigDict(extra="forbid")

    current: Password = ""
    new: Password


class Leaving(BaseModel):
    """The password of the account; empty for a guest, and for who signs in elsewhere."""

    model_config = ConfigDict(extra="forbid")

    password: Password = ""


class NewToken(BaseModel):
    """A token; `name` says to its owner what it is for."""

    model_config = ConfigDict(extra="forbid")

    name: str = Field(min_length=1, max_length=40)


@dataclass(frozen=True, slots=True)
class AccountInfo:
    """Your account. `password` and `openid` are the ways in which you can sign in; `created_at` in ms since 1970."""

    session: Session
    password: bool
    openid: bool
    created_at: int


@dataclass(frozen=True, slots=True)
class SessionEntry:
    """A place where you are signed in; `current` is this one. Times in ms since 1970, `seen_at` to the hour."""

    id: str
    agent: str
    created_at: int
    seen_at: int
    current: bool


@dataclass(frozen=True, slots=True)
class MadeToken:
    """A new token. `secret` is shown this once: send it as `Authorization: Bearer ...`."""

    token: TokenInfo
    secret: str


async def unhurried(shared: Services, caller: Browser) -> None:
    """Raises Problem for who shows a password too often."""
    if not await shared.sign_ins.take(f"user {caller.user.id}"):
        raise Problem("too-frequent", "too many attempts: wait a minute")


@router.post("/api/accounts", operation_id="signUp", status_code=201)
async def sign_up(
    request: Request,
    response: Response,
    shared: Shared,
    caller: PerhapsBrowser,
    wish: Credentials,
    agent: Agent = "",
) -> Session:
    """Make the guest of this browser an account: the same user, with everything they have. Without one, a new user."""
    if not await shared.sign_ups.take(address_of(request)):
        raise Problem("too-frequent", "too many new accounts from this address: wait a minute")
    signed = await shared.people.accounts.sign_up(wish.name, wish.password, caller, agent)
    return await signed_in(shared, response, caller, signed)


@router.get("/api/account", operation_id="getAccount")
async def get_account(shared: Shared, caller: Browser) -> AccountInfo:
    """Your account, or what a guest has instead of one."""
    found = await shared.people.owning.details(caller.user.id)
    return AccountInfo(session_of(caller.user), found.password, found.openid, found.created_at)


@router.delete("/api/account", operation_id="deleteAccount", status_code=204)
async def delete_account(response: Response, shared: Shared, caller: Browser, wish: Leaving) -> None:
    """Leave for good.

    Name, password, sessions and tokens are deleted. Tables, messages and reports stay, under the name
    `former player`; a table that is not over is lost by absence, one that waits for others is left. The log of what
    moderators do is never changed: a name that they took away stays there. Who has no password must have signed in
    within the last ten minutes.
    """
    await unhurried(shared, caller)
    tables = await shared.people.owning.delete(caller, wish.password)
    for name in (SESSION, DEVICE):
        shared.cookies.clear(response, name)
    shared.keeper.changed(caller.user.id)
    for table in tables:
        await shared.opening.gone(caller.user, table)


@router.put("/api/account/name", operation_id="rename")
async def rename(shared: Shared, caller: Browser, wish: NewName) -> Session:
    """Take another name. No two accounts have names that look alike; guests may share one, but not an account's.

    A guest who bears the name that an account takes is called otherwise from then on.
    """
    if not await shared.requests.take(caller.user.id):
        raise Problem("too-frequent", "too many requests in a short time")
    user, tables = await shared.people.owning.rename(caller.user, wish.name)
    await show_changed(shared, tables)
    return session_of(user)


@router.put("/api/account/password", operation_id="changePassword")
async def change_password(
    response: Response, shared: Shared, caller: Browser, wish: NewPassword, agent: Agent = ""
) -> Session:
    """Set another password. Every other session ends; tokens go on.

    An account that has none yet must have signed in within the last ten minutes.
    """
    await unhurried(shared, caller)
    signed = await shared.people.owning.change_password(caller, wish.current, wish.new, agent)
    return await signed_in(shared, response, caller, signed)


@router.get("/api/account/sessions", operation_id="listSessions")
async def list_sessions(shared: Shared, caller: Browser) -> list[SessionEntry]:
    """Where you are signed in."""
    found = await shared.people.sessions.listed(caller.user.id)
    return [
        SessionEntry(each.id, each.agent, each.created_at, each.seen_at, each.id == caller.session) for each in found
    ]


@router.delete("/api/account/sessions", operation_id="endSessions", status_code=204)
async def end_sessions(
    response: Response, shared: Shared, caller: Browser, but_this: Annotated[bool, Query()] = False
) -> None:
    """Sign out everywhere, here included unless `but_this`."""
    await shared.people.sessions.end_all(caller.user.id, caller.session if but_this else None)
    if not but_this:
        shared.cookies.clear(response, SESSION)
    shared.keeper.changed(caller.user.id)


@router.delete("/api/account/sessions/{id}", operation_id="endSession", status_code=204)
async def end_session(id: Id, response: Response, shared: Shared, caller: Browser) -> None:
    """Sign out at one place."""
    await shared.people.sessions.end(caller.user.id, id)
    if id == caller.session:
        shared.cookies.clear(response, SESSION)
    shared.keeper.changed(caller.user.id)


@router.get("/api/account/tokens", operation_id="listTokens")
async def list_tokens(shared: Shared, caller: Browser) -> list[TokenInfo]:
    """The tokens of your programs."""
    return await shared.people.tokens.listed(caller.user.id)


@router.post("/api/account/tokens", operation_id="makeToken", status_code=201)
async def make_token(shared: Shared, caller: Browser, wish: NewToken) -> MadeToken:
    """A token with which a program of yours may do what you may, but for what is under /api/account."""
    made, secret = await shared.people.tokens.new(caller.user, wish.name)
    return MadeToken(made, secret)


@router.delete("/api/account/tokens/{id}", operation_id="revokeToken", status_code=204)
async def revoke_token(id: Id, shared: Shared, caller: Browser) -> None:
    """Revoke a token: what uses it is shut out at once."""
    await shared.people.tokens.revoke(caller.user.id, id)
    shared.keeper.changed(caller.user.id)


@router.get("/api/account/export", operation_id="exportAccount")
async def export_account(response: Response, shared: Shared, caller: Browser) -> ExportInfo:
    """Everything that is kept of you, as a file."""
    if not await shared.requests.take(caller.user.id):
        raise Problem("too-frequent", "too many requests in a short time")
    found = await export_of(shared.house.database, caller.user.id)
    response.headers["Content-Disposition"] = 'attachment; filename="pixelkeep.json"'
    return found

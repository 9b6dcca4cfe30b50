"""What the requests of one node share."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from app.api.limits import Limiter
from app.api.replay_pages import ReplayPages
from app.api.session import Cookies, Recognition
from app.api.socket.doorkeeper import Doorkeeper
from app.api.socket.hall import Halls
from app.service.accounts.openid import OpenID
from app.service.accounts.people import People
from app.service.accounts.user import Caller, Role, User
from app.service.errors import Problem
from app.service.lobby.lobby import Lobby
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.moderation.moderation import Moderation
from app.service.nodes.nodes import Nodes
from app.service.replays.fork import Forks
from app.service.replays.replays import Replays
from app.service.safety.reports import Reports
from app.service.safety.shunning import Shunning
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.opening import Opening
from app.service.tables.rematch import Rematches
from app.service.talk.talk import Talk
from app.service.watching.logs import bind_contextvars


@dataclass(frozen=True, slots=True)
class Services:
    """The service, as the API uses it."""

    settings: Settings
    house: House
    nodes: Nodes
    people: People
    openid: OpenID
    recognition: Recognition
    cookies: Cookies
    keeper: Doorkeeper
    opening: Opening
    rematches: Rematches
    lobby: Lobby
    matchmaking: Matchmaking
    replays: Replays
    pages: ReplayPages
    forks: Forks
    halls: Halls
    talk: Talk
    shunning: Shunning
    reports: Reports
    moderation: Moderation
    sessions: Limiter
    requests: Limiter
    sign_ins: Limiter
    sign_ups: Limiter


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


Shared = Annotated[Services, Depends(services)]


async def perhaps_caller(request: Request, shared: Shared) -> Caller | None:
    """Who asks, and by what they proved it, if it is somebody."""
    caller = await shared.recognition.of(dict(request.scope["headers"]))
    if caller:
        bind_contextvars(user=caller.user.id)
    return caller


PerhapsCaller = Annotated[Caller | None, Depends(perhaps_caller)]


async def perhaps_user(caller: PerhapsCaller) -> User | None:
    """Who asks, if it is somebody."""
    return caller.user if caller else None


Perhaps = Annotated[User | None, Depends(perhaps_user)]


async def current_user(user: Perhaps) -> User:
    """Who asks. Raises Problem for nobody."""
    if user is None:
        raise Problem("no-session", "this needs a session: POST /api/session first")
    return user


Me = Annotated[User, Depends(current_user)]


NO_PROGRAMS = Problem("session-needed", "a token is not enough for this: sign in with a browser")
"""What proves who somebody is, only they themselves may touch."""


async def browser(caller: PerhapsCaller, user: Me) -> Caller:
    """Who asks in a browser. Raises Problem for a program, which may not touch what proves who somebody is."""
    if caller is None or caller.session is None:
        raise NO_PROGRAMS
    return caller


Browser = Annotated[Caller, Depends(browser)]


def role(*allowed: Role) -> Callable[[User], Awaitable[User]]:
    """Lets in who has one of these roles."""

    async def with_role(user: Me) -> User:
        if user.role not in allowed:
            raise Problem("not-allowed-role", f"this is for: {', '.join(allowed)}")
        return user

    return with_role


Moderator = Annotated[User, Depends(role("moderator", "admin"))]
Admin = Annotated[User, Depends(role("admin"))]


async def busy_user(user: Me, shared: Shared) -> User:
    """Who asks for something that costs. Raises Problem for who asks too often."""
    if not await shared.requests.take(user.id):
        raise Problem("too-frequent", "too many requests in a short time")
    return user


Busy = Annotated[User, Depends(busy_user)]

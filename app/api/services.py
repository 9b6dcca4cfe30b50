"""What the requests of one node share."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from app.api.limits import Limiter
from app.api.session import COOKIE
from app.api.socket.hall import Halls
from app.service.accounts.guests import Guests, User
from app.service.errors import Problem
from app.service.lobby.lobby import Lobby
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.nodes.nodes import Nodes
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.opening import Opening
from app.service.tables.rematch import Rematches


@dataclass(frozen=True, slots=True)
class Services:
    """The service, as the API uses it."""

    settings: Settings
    house: House
    nodes: Nodes
    guests: Guests
    opening: Opening
    rematches: Rematches
    lobby: Lobby
    matchmaking: Matchmaking
    halls: Halls
    sessions: Limiter
    requests: Limiter


def services(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


Shared = Annotated[Services, Depends(services)]


async def current_user(request: Request, shared: Shared) -> User:
    """Who asks. Raises Problem for nobody."""
    user = await shared.guests.of(request.cookies.get(COOKIE))
    if user is None:
        raise Problem("no-session", "this needs a session: POST /api/session first")
    return user


Me = Annotated[User, Depends(current_user)]


async def perhaps_user(request: Request, shared: Shared) -> User | None:
    """Who asks, if it is somebody."""
    return await shared.guests.of(request.cookies.get(COOKIE))


Perhaps = Annotated[User | None, Depends(perhaps_user)]


async def busy_user(user: Me, shared: Shared) -> User:
    """Who asks for something that costs. Raises Problem for who asks too often."""
    if not await shared.requests.take(user.id):
        raise Problem("too-frequent", "too many requests in a short time")
    return user


Busy = Annotated[User, Depends(busy_user)]

"""Builds the application; nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from app.api.client import add_client
from app.api.guard import Guard
from app.api.limits import Limiter
from app.api.routes import described
from app.api.schemas import add_socket_document
from app.api.services import Services
from app.api.socket.endpoint import SocketEndpoint
from app.api.socket.hall import Halls
from app.api.socket.lobby import LobbyEndpoint, LobbyHall
from app.games.registry import GAMES
from app.service.accounts.guests import Guests
from app.service.bus.local import LocalBus
from app.service.clock import SystemClock
from app.service.database.database import open_database
from app.service.lobby.lobby import Lobby
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.opening import Opening
from app.service.tables.rematch import Rematches

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings) -> FastAPI:
    """The application of one node. Raises RuntimeError if the client is not built."""
    GAMES.update(settings.games)
    clock = SystemClock()
    house = House(settings, open_database(settings.database_url), LocalBus(), clock)
    guests, opening, halls = Guests(house.database, clock), Opening(house), Halls(house)
    lobby = Lobby(house)
    matchmaking = Matchmaking(house, opening, lambda: lobby.here, lobby.news)
    lobby_hall = LobbyHall(house, lobby)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.start()
        await lobby.start()
        matchmaking.start()
        yield
        await lobby.close()
        await house.close()
        await house.database.close()

    app = described(lifespan=lifespan)
    app.state.services = Services(
        settings,
        house,
        guests,
        opening,
        Rematches(house, opening),
        lobby,
        matchmaking,
        halls,
        Limiter(settings.sessions_per_minute),
        Limiter(settings.requests_per_minute),
    )
    app.add_middleware(Guard, origins=settings.origins)
    table_socket = SocketEndpoint(settings, guests, house.presence, halls, opening)
    lobby_socket = LobbyEndpoint(settings, guests, house.presence, lobby_hall, matchmaking)
    app.router.routes.append(WebSocketRoute("/ws/tables/{id}", table_socket))
    app.router.routes.append(WebSocketRoute("/ws/lobby", lobby_socket))
    add_socket_document(app)
    if settings.client == "built":
        add_client(app, STATIC)
    return app

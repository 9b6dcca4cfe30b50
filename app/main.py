"""Builds the application; nothing else."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI
from starlette.routing import WebSocketRoute

from app.api.client import add_client
from app.api.guard import Guard
from app.api.limits import Limiter
from app.api.replay_pages import ReplayPages
from app.api.routes import described
from app.api.schemas import add_socket_document
from app.api.services import Services
from app.api.session import Cookies, Recognition
from app.api.socket import closing
from app.api.socket.doorkeeper import Doorkeeper
from app.api.socket.endpoint import SocketEndpoint
from app.api.socket.exits import Exits
from app.api.socket.hall import Halls
from app.api.socket.lobby import LobbyEndpoint, LobbyHall
from app.api.socket.talk import Talks
from app.api.watching import Watching
from app.games.registry import GAMES
from app.service.accounts.openid import OpenID
from app.service.accounts.people import People
from app.service.accounts.sweeping import Sweeping
from app.service.bus.buckets import RedisBuckets
from app.service.bus.link import open_redis
from app.service.bus.local import LocalBus
from app.service.bus.redis import RedisBus
from app.service.clock import Clock, SystemClock
from app.service.database.database import open_database
from app.service.lobby.lobby import Lobby
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.moderation.moderation import Moderation
from app.service.nodes.nodes import Nodes
from app.service.ranking.rate import rate
from app.service.replays.fork import Forks
from app.service.replays.replays import Replays
from app.service.safety.reports import Reports
from app.service.safety.shunning import Shunning
from app.service.settings import Settings
from app.service.tables.house import House
from app.service.tables.opening import Opening
from app.service.tables.rematch import Rematches
from app.service.talk.talk import Talk
from app.service.watching.house import watch

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings, clock: Clock | None = None) -> FastAPI:
    """The application of one node, by the machine's clock or another. Raises RuntimeError if no client is built."""
    GAMES.update(settings.games)
    clock = clock or SystemClock()
    redis = open_redis(settings.redis_url) if settings.redis_url else None
    bus = RedisBus(redis) if redis else LocalBus()
    buckets = RedisBuckets(redis) if redis else None
    house = House(settings, open_database(settings.database_url), bus, clock)
    watch(house)
    nodes, exits = Nodes(house), Exits()
    nodes.when_draining(lambda: exits.empty(settings.drain_seconds))
    talk = Talk(house)
    talks = Talks(talk)
    opening, halls = Opening(house), Halls(house, talks)
    people, cookies = People(house.database, clock), Cookies(settings.secure_cookie)
    recognition = Recognition(people, cookies)
    keeper = Doorkeeper(recognition, house, closing.NO_SESSION)
    lobby = Lobby(house)
    matchmaking = Matchmaking(house, opening, lambda: lobby.here, lobby.news)
    house.endings.append(rate)
    replays = Replays(house, opening)
    moderation = Moderation(house, nodes)
    lobby_hall = LobbyHall(house, lobby, moderation.announcements, talks)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await bus.start()
        await nodes.start()
        await house.start()
        nodes.live()
        await keeper.start()
        await lobby.start()
        await talk.start()
        matchmaking.start()
        Sweeping(house).start()
        await moderation.start()
        yield
        await moderation.close()
        await talk.close()
        await lobby.close()
        await house.close()
        replays.close()
        await nodes.close()
        await bus.close()
        if redis:
            await redis.aclose()
        await house.database.close()

    app = described(lifespan=lifespan)
    app.state.services = Services(
        settings,
        house,
        nodes,
        people,
        OpenID(settings),
        recognition,
        cookies,
        keeper,
        opening,
        Rematches(house, opening),
        lobby,
        matchmaking,
        replays,
        ReplayPages(),
        Forks(house, opening, replays),
        halls,
        talk,
        Shunning(house.database, clock),
        Reports(house.database, clock),
        moderation,
        Limiter(settings.sessions_per_minute, "sessions", buckets),
        Limiter(settings.requests_per_minute, "requests", buckets),
        Limiter(settings.sign_ins_per_minute, "sign-ins", buckets),
        Limiter(settings.sign_ups_per_minute, "sign-ups", buckets),
    )
    app.add_middleware(Guard, origins=settings.origins, secure=settings.secure_cookie)
    app.add_middleware(Watching)
    table_socket = SocketEndpoint(settings, keeper, exits, house.presence, halls, opening)
    lobby_socket = LobbyEndpoint(settings, keeper, exits, house.presence, lobby_hall, matchmaking)
    app.router.routes.append(WebSocketRoute("/ws/tables/{id}", table_socket))
    app.router.routes.append(WebSocketRoute("/ws/lobby", lobby_socket))
    add_socket_document(app)
    if settings.client == "built":
        add_client(app, STATIC)
    return app

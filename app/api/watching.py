"""An ASGI layer around everything: each request and socket has a name, by which its lines of the log are found."""

import re
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import structlog

from app.service.ids import new_id
from app.service.watching.figures import FIGURES
from app.service.watching.logs import bound_contextvars
from app.service.watching.traces import TRACES

Message: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

HEADER = b"x-request-id"
SANE = re.compile(rb"[A-Za-z0-9._-]{8,64}")
TABLE = re.compile(r"/tables/([a-z0-9]{12,16})(?:/|$)")
QUIET = ("/healthz", "/readyz", "/metrics")
"""Asked every few seconds by machines; only what fails is logged."""

log = structlog.stdlib.get_logger(__name__)


class Watching:
    """A request keeps the X-Request-ID it comes with if that is a sane one; the answer says which it has."""

    def __init__(self, app: App) -> None:
        self._app = app

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        name, about = request_name(scope), {}
        if found := TABLE.search(scope["path"]):
            about["table"] = found[1]
        with bound_contextvars(request=name, **about):
            if scope["type"] == "http":
                await self._http(scope, receive, send, name)
            else:
                kind = "lobby" if scope["path"] == "/ws/lobby" else "table"
                FIGURES.sockets[kind] += 1
                try:
                    await self._app(scope, receive, send)
                finally:
                    FIGURES.sockets[kind] -= 1

    async def _http(self, scope: Message, receive: Receive, send: Send, name: str) -> None:
        began = time.perf_counter()

        async def named(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (HEADER, name.encode())]
                if span is not None:
                    span.update_name(f"{scope['method']} {route_of(scope)}")
                    span.set_attribute("status", status)
                if status >= 500 or scope["path"] not in QUIET:
                    # before it is sent: whoever has the answer finds its line
                    took = round((time.perf_counter() - began) * 1000, 1)
                    log.info("request", method=scope["method"], path=route_of(scope), status=status, took_ms=took)
            await send(message)

        with TRACES.span("request", method=scope["method"], request=name) as span:
            await self._app(scope, receive, named)


def request_name(scope: Message) -> str:
    """What the request is called: its own word, unless that is strange."""
    for name, value in scope["headers"]:
        if name == HEADER and SANE.fullmatch(value):
            return str(value.decode())
    return new_id()


def route_of(scope: Message) -> str:
    """The route that was taken, without what stands in its place: `/api/tables/{id}`."""
    route = scope.get("route")
    return str(getattr(route, "path", "")) or "other"

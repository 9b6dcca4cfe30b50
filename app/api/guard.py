"""The guard before every HTTP request: origin, size, and the headers that keep a page safe."""

import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from app.api.errors import answer
from app.api.origin import foreign

Message: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]

BODY_BYTES = 16 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)


class TooLarge(Exception):
    """The body is larger than anything we ask for."""


class Guard:
    """An ASGI layer around the application. Sockets guard themselves."""

    def __init__(self, app: App, origins: tuple[str, ...]) -> None:
        self._app = app
        self._origins = origins

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > BODY_BYTES:
                raise TooLarge
            return message

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        async def unless_too_large(message: Message) -> None:
            # whatever the application makes of a body that breaks off is not the reason
            if size <= BODY_BYTES:
                await safe(message)

        if scope["method"] not in SAFE and foreign(headers, self._origins):
            await answer("foreign-origin", "this page belongs to another site")(scope, receive, safe)
            return
        with contextlib.suppress(TooLarge):
            await self._app(scope, counted, unless_too_large)
        if size > BODY_BYTES:
            await answer("too-large", f"a request has at most {BODY_BYTES} bytes")(scope, receive, safe)

"""The guard before every HTTP request: origin, kind, size, and the headers that keep a page safe."""

import contextlib
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from app.api.errors import answer
from app.api.origin import foreign, unsaid
from app.api.session import SESSION, Cookies, bearer

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
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
ONLY_HTTPS = (b"strict-transport-security", b"max-age=31536000; includeSubDomains")
NOT_KEPT = (b"cache-control", b"no-store")


class TooLarge(Exception):
    """The body is larger than anything we ask for."""


class Guard:
    """An ASGI layer around the application. Sockets guard themselves.

    What changes something comes from a page of ours, or from a program: one that shows a token, or no session at
    all. A browser says of every such request which page sends it, so a session without a word of that is refused.
    """

    def __init__(self, app: App, origins: tuple[str, ...], secure: bool) -> None:
        self._app = app
        self._origins = origins
        self._cookies = Cookies(secure)
        self._headers = (*HEADERS, ONLY_HTTPS) if secure else HEADERS

    async def __call__(self, scope: Message, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = dict(scope["headers"])
        personal = scope["path"].startswith("/api/")
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
                given = message["headers"]
                kept = personal and not any(name.lower() == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *self._headers, *([NOT_KEPT] if kept else [])]
            await send(message)

        async def unless_too_large(message: Message) -> None:
            # whatever the application makes of a body that breaks off is not the reason
            if size <= BODY_BYTES:
                await safe(message)

        if scope["method"] not in SAFE and (refused := self._refused(headers)):
            await answer(*refused)(scope, receive, safe)
            return
        with contextlib.suppress(TooLarge):
            await self._app(scope, counted, unless_too_large)
        if size > BODY_BYTES:
            await answer("too-large", f"a request has at most {BODY_BYTES} bytes")(scope, receive, safe)

    def _refused(self, headers: dict[bytes, bytes]) -> tuple[str, str] | None:
        """Why a request that changes something is refused: the code and the message."""
        if foreign(headers, self._origins):
            return "foreign-origin", "this page belongs to another site"
        if unsaid(headers) and bearer(headers) is None and self._cookies.read(headers, SESSION):
            return "foreign-origin", "a session is for browsers, which send Origin; programs show a token"
        has_body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
        kind = headers.get(b"content-type", b"").partition(b";")[0].strip().lower()
        if has_body and kind != b"application/json":
            # a form of another site can be sent without asking first, JSON cannot
            return "not-json", "a body is application/json"
        return None

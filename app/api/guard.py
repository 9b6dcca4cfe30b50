"""The guard before every HTTP request: origin, kind, size, and the headers that keep a page safe."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec

from app.api.errors import answer
from app.api.origin import foreign, unsaid
from app.api.session import SESSION, Cookies, bearer

Message: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Receive, Send], Awaitable[None]]
Refused: TypeAlias = tuple[str, str]
"""A code and a message."""

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


class Guard:
    """An ASGI layer around the application. Sockets guard themselves.

    What changes something comes from a page of ours, or from a program: one that shows a token, or no session at
    all. A browser says of every such request which page sends it, so a session without a word of that is refused.
    A body is JSON, and says so: a form of another site could be sent without asking first.
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

        async def safe(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = message["headers"]
                kept = personal and not any(name.lower() == b"cache-control" for name, _ in given)
                message["headers"] = [*given, *self._headers, *([NOT_KEPT] if kept else [])]
            await send(message)

        body = None
        refused = self._misplaced(scope, headers)
        if refused is None and scope["method"] not in SAFE:
            body = await _whole(receive)
            refused = _unfit(body, headers)
        if refused:
            await answer(*refused)(scope, receive, safe)
        else:
            await self._app(scope, receive if body is None else _again(body, receive), safe)

    def _misplaced(self, scope: Message, headers: dict[bytes, bytes]) -> Refused | None:
        """Why a request is refused before its body is read."""
        if b"%00" in scope.get("raw_path", b"") or b"%00" in scope["query_string"]:
            return "malformed", "an address has no control characters"
        if scope["method"] in SAFE:
            return None
        if foreign(headers, self._origins):
            return "foreign-origin", "this page belongs to another site"
        if unsaid(headers) and bearer(headers) is None and self._cookies.read(headers, SESSION):
            return "foreign-origin", "a session is for browsers, which send Origin; programs show a token"
        return None


def _unfit(body: bytes, headers: dict[bytes, bytes]) -> Refused | None:
    """Why a body is refused."""
    if not body:
        return None
    if len(body) > BODY_BYTES:
        return "too-large", f"a request has at most {BODY_BYTES} bytes"
    if headers.get(b"content-type", b"").partition(b";")[0].strip().lower() != b"application/json":
        return "not-json", "a body is application/json"
    try:
        # stricter than what the application reads with: half characters could not be stored, nor could nulls
        msgspec.json.decode(body)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return "malformed", "the body is no JSON"
    if b"\\u0000" in body:
        return "malformed", "a text has no null characters"
    return None


async def _whole(receive: Receive) -> bytes:
    """The body, or as much of it as shows that it is too large."""
    body, more = b"", True
    while more and len(body) <= BODY_BYTES:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Gives the application the body that was read already, then whatever else comes."""
    waiting = [body]

    async def again() -> Message:
        return {"type": "http.request", "body": waiting.pop(), "more_body": False} if waiting else await receive()

    return again

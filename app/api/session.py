"""The session's cookie."""

from collections.abc import Mapping
from http.cookies import CookieError, SimpleCookie

COOKIE = "pixelkeep"


def token_of(headers: Mapping[bytes, bytes]) -> str | None:
    """The token in the Cookie header."""
    try:
        found = SimpleCookie(headers.get(b"cookie", b"").decode("latin-1")).get(COOKIE)
    except CookieError:
        return None
    return found.value if found else None

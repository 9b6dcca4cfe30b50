"""Where a request comes from: pages of other sites may not use a visitor's session."""

from collections.abc import Mapping

SAME = (b"same-origin", b"none")


def foreign(headers: Mapping[bytes, bytes], allowed: tuple[str, ...]) -> bool:
    """Whether the page that sends this belongs to another site. Programs that say nothing of a page do not."""
    origin = headers.get(b"origin", b"").decode("latin-1").lower()
    if not origin:
        return headers.get(b"sec-fetch-site", b"none") not in SAME
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return origin.partition("://")[2] != host and origin not in allowed


def unsaid(headers: Mapping[bytes, bytes]) -> bool:
    """Whether it says nothing of the page that sends it. Every browser of today does, for what changes something."""
    return b"origin" not in headers and b"sec-fetch-site" not in headers

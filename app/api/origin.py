"""Where a request comes from: pages of other sites may not use a visitor's session."""

from collections.abc import Mapping


def foreign(headers: Mapping[bytes, bytes], allowed: tuple[str, ...]) -> bool:
    """Whether the page that sends this belongs to another site. Programs that send no Origin do not."""
    origin = headers.get(b"origin", b"").decode("latin-1").lower()
    if not origin:
        return headers.get(b"sec-fetch-site", b"") == b"cross-site"
    host = headers.get(b"host", b"").decode("latin-1").lower()
    return origin.partition("://")[2] != host and origin not in allowed

"""What proves who asks: the cookie of a browser's session, or the token of a program."""

from collections.abc import Mapping

from starlette.requests import cookie_parser
from starlette.responses import Response

from app.service.accounts.people import People
from app.service.accounts.sessions import LIFE_MS
from app.service.accounts.tokens import PREFIX
from app.service.accounts.user import Caller
from app.service.errors import Problem

Headers = Mapping[bytes, bytes]

SESSION = "pixelkeep"
DEVICE = "pixelkeep-device"
OPENID = "pixelkeep-openid"

LIFE = LIFE_MS // 1000
BEARER = f"bearer {PREFIX}"


class Cookies:
    """Our cookies: out of reach of scripts and of other sites; behind HTTPS, of other hosts as well."""

    def __init__(self, secure: bool) -> None:
        self._secure = secure
        # with this prefix, a browser takes a cookie from nobody but this very host
        self._prefix = "__Host-" if secure else ""

    def read(self, headers: Headers, name: str) -> str | None:
        """The value of one of our cookies."""
        return cookie_parser(headers.get(b"cookie", b"").decode("latin-1")).get(self._prefix + name)

    def set(self, response: Response, name: str, value: str, seconds: int = LIFE) -> None:
        response.set_cookie(
            self._prefix + name,
            value,
            max_age=seconds,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def clear(self, response: Response, name: str) -> None:
        self.set(response, name, "", 0)


class Recognition:
    """Knows who asks by the headers of a request or of a socket's handshake."""

    def __init__(self, people: People, cookies: Cookies) -> None:
        self._people = people
        self._cookies = cookies

    async def of(self, headers: Headers) -> Caller | None:
        """Who asks. Where a token is shown, the cookie does not count. Raises Problem `bad-token`, `banned`."""
        token = bearer(headers)
        if token is None:
            return await self._people.sessions.of(self._cookies.read(headers, SESSION))
        caller = await self._people.tokens.of(token)
        if caller is None:
            raise Problem("bad-token", "this token is not valid, or not any more")
        return caller


def bearer(headers: Headers) -> str | None:
    """The token of ours in the Authorization header; a proxy in front may use that header for its own ends."""
    given = headers.get(b"authorization", b"").decode("latin-1")
    return given[len("bearer ") :].strip() if given[: len(BEARER)].lower() == BEARER else None

"""One of each sort of people, made at once in the database of a server, for tests of who may do what."""

from collections.abc import Mapping
from typing import Any

import httpx2
from sqlalchemy import Connection, insert
from websockets.asyncio.client import ClientConnection, connect

from app.service.accounts.people import People
from app.service.accounts.sessions import open_session
from app.service.accounts.user import Role, User
from app.service.clock import SystemClock
from app.service.database.database import open_database
from app.service.database.schema import users
from app.service.ids import new_id
from tests.api.conftest import Pixelkeep

ROLES: Mapping[str, Role] = {"moderator": "moderator", "admin": "admin"}


class Crowd:
    """The people of one server. `close` after use."""

    def __init__(self, server: Pixelkeep) -> None:
        self.server = server
        self._database = open_database(str(server.settings["DATABASE_URL"]))
        self._clock = SystemClock()
        self._people = People(self._database, self._clock)
        self._http = httpx2.AsyncClient(base_url=server.address, headers={"Origin": server.address})
        self._sockets: list[ClientConnection] = []

    async def close(self) -> None:
        await self.hang_up()
        await self._http.aclose()
        await self._database.close()

    async def hang_up(self) -> None:
        for socket in self._sockets:
            await socket.close()
        self._sockets.clear()

    async def headers(self, sort: str) -> dict[str, str]:
        """What somebody new of this sort shows of themselves."""
        if sort == "nobody":
            return {}
        if sort == "guest":
            _, token = await self._people.guests.new()
        else:
            user, token = await self._account(ROLES.get(sort, "user"))
            if sort == "program":
                _, secret = await self._people.tokens.new(user, "a program")
                return {"Authorization": f"Bearer {secret}"}
        return {"Cookie": f"pixelkeep={token}"}

    async def _account(self, role: Role) -> tuple[User, str]:
        id, now = new_id(), self._clock.now()
        user = User(id, f"P {id}", role, account=True)
        values = {"id": id, "name": user.name, "name_key": id, "role": role, "created_at": now, "seen_at": now}

        def work(connection: Connection) -> str:
            connection.execute(insert(users), values)
            return open_session(connection, id, "a browser", now)

        return user, await self._database.write(work)

    async def ask(self, method: str, path: str, headers: Mapping[str, str], body: Any = None) -> httpx2.Response:
        return await self._http.request(method, path, headers=dict(headers), json=body)

    async def table(self) -> tuple[str, dict[str, str]]:
        """A table that goes on, and who opened it and sits there."""
        host, other = await self.headers("seated"), await self.headers("other")
        opened = (await self.ask("POST", "/api/tables", host, {"game": "hoard"})).json()
        await self.ask("POST", "/api/tables/join", other, {"invite": opened["invite"]})
        return opened["id"], host

    async def connect(self, path: str, headers: Mapping[str, str]) -> ClientConnection:
        address = f"ws://127.0.0.1:{self.server.port}/ws/{path}"
        socket = await connect(address, additional_headers=dict(headers), proxy=None)
        self._sockets.append(socket)
        return socket

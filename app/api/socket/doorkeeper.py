"""Knows by what everybody inside proved who they are, and shows them out when that no longer holds."""

import asyncio
from typing import Protocol

from app.api.session import Headers, Recognition
from app.service.accounts.user import Caller
from app.service.database.database import Unavailable
from app.service.errors import Problem
from app.service.tables.house import House

TOPIC = "people"
AGAIN_SECONDS = 1.0
"""How long after a database that is away is asked again who somebody is."""


class Inside(Protocol):
    """A connection, to the doorkeeper."""

    def close(self, code: int, reason: str) -> None: ...


class Doorkeeper:
    """The doorkeeper of one node. `code` is what a socket is closed with whose user may stay no longer."""

    def __init__(self, recognition: Recognition, house: House, code: int) -> None:
        self._recognition = recognition
        self._house = house
        self._code = code
        self._inside: dict[str, dict[Inside, Headers]] = {}
        self._heard = 0

    async def start(self) -> None:
        """Hear what other nodes say of people."""
        await self._house.bus.subscribe(TOPIC, self._house.node, lambda message: self._check(message.decode()))
        self._house.bus.when_lost(lambda: self._house.spawn(self._look_at_everybody()))

    async def of(self, headers: Headers) -> Caller | None:
        """Who wants to come in. Raises Problem."""
        while True:
            heard = self._heard
            caller = await self._recognition.of(headers)
            # of whom something changed meanwhile, and who was not inside yet, nobody else looks again
            if self._heard == heard:
                return caller

    def entered(self, user: str, connection: Inside, headers: Headers) -> None:
        self._inside.setdefault(user, {})[connection] = headers

    def left(self, user: str, connection: Inside) -> None:
        here = self._inside.get(user, {})
        here.pop(connection, None)
        if not here:
            self._inside.pop(user, None)

    def changed(self, user: str) -> None:
        """Something by which this user is known, or may be here, has changed: look again at all their sockets."""
        self._house.bus.publish(TOPIC, self._house.node, user.encode())
        self._check(user)

    def _check(self, user: str) -> None:
        self._heard += 1
        for connection, headers in tuple(self._inside.get(user, {}).items()):
            self._house.spawn(self._look_again(user, connection, headers))

    async def _look_at_everybody(self) -> None:
        """Somebody may have been spoken of who was not heard of here."""
        self._heard += 1
        # one after the other: there are many, and everybody else waits for the database as well
        for user, here in tuple(self._inside.items()):
            for connection, headers in tuple(here.items()):
                await self._look_again(user, connection, headers)

    async def _look_again(self, user: str, connection: Inside, headers: Headers) -> None:
        while connection in self._inside.get(user, {}):
            try:
                caller = await self._recognition.of(headers)
                break
            except Problem as problem:
                connection.close(self._code, problem.code)
                return
            except Unavailable:
                await asyncio.sleep(AGAIN_SECONDS)
        else:
            return
        if caller is None or caller.user.id != user:
            connection.close(self._code, "session ended")

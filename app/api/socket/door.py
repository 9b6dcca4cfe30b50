"""The door of every socket: who may come in, and which frames are heard at all."""

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from pydantic import TypeAdapter, ValidationError

from app.api.origin import foreign
from app.api.session import Headers
from app.api.socket import closing, protocol
from app.api.socket.audience import text
from app.api.socket.connection import Connection, Send
from app.api.socket.doorkeeper import Doorkeeper
from app.api.socket.exits import REASON, RESTART, Exits
from app.service.accounts.user import User
from app.service.database.database import Unavailable
from app.service.errors import Problem
from app.service.lobby.lobby import ONLINE
from app.service.nodes.presence import Presence
from app.service.settings import Settings
from app.service.turns import Busy, Turns
from app.service.watching.logs import bind_contextvars

Scope: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

FRAME_BYTES = 16 * 1024
WHOLE = 5
"""What a frame that is answered with everything costs, in ordinary frames."""

log = logging.getLogger(__name__)


class HangUp(Exception):
    """This is no place for them: the socket is closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Door(ABC):
    """An ASGI application for a socket: spoken to directly, as every layer costs each frame."""

    hello_seconds = 10.0
    told_at_once = 4
    """So many are told everything at once: when all come back together, those who play are not held up by it."""
    patience = 15.0
    """Seconds somebody waits to be told everything; then they are asked to come back later."""

    def __init__(self, settings: Settings, keeper: Doorkeeper, exits: Exits, presence: Presence) -> None:
        self._settings = settings
        self._keeper = keeper
        self._exits = exits
        self._presence = presence
        self._turns = Turns(self.told_at_once, self.patience)

    @abstractmethod
    async def enter(self, scope: Scope, connection: Connection, user: User) -> "Visitor":
        """Let them in. Raises HangUp."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = dict(scope["headers"])
        if foreign(headers, self._settings.origins):
            await send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        await send({"type": "websocket.accept"})
        try:
            user = await self._known(headers)
            connection = Connection(send, user.id, self._settings.frames_per_second)
            bind_contextvars(user=user.id)
            self._keeper.entered(user.id, connection, headers)
            self._exits.enter(connection)
            try:
                await self._welcome(scope, connection, user, receive)
            finally:
                self._exits.leave(connection)
                self._keeper.left(user.id, connection)
        except HangUp as refused:
            await _hang_up(send, refused.code, refused.reason)
        except (Busy, Unavailable) as busy:
            log.warning("somebody could not be let in: %s", busy)
            await _hang_up(send, closing.BUSY, "busy")

    async def _known(self, headers: Headers) -> User:
        """Who comes in. Raises HangUp."""
        try:
            caller = await self._keeper.of(headers)
        except Problem as problem:
            raise HangUp(closing.NO_SESSION, problem.code) from None
        if self._exits.closing:
            raise HangUp(RESTART, REASON)
        if caller is None:
            raise HangUp(closing.NO_SESSION, "no session")
        return caller.user

    async def _welcome(self, scope: Scope, connection: Connection, user: User, receive: Receive) -> None:
        visitor = await self.enter(scope, connection, user)
        writer = asyncio.create_task(connection.write())
        self._presence.arrive(ONLINE, user.id)
        try:
            await self._serve(visitor, receive)
        finally:
            connection.closed = True
            self._presence.leave(ONLINE, user.id)
            visitor.leave()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _serve(self, visitor: "Visitor", receive: Receive) -> None:
        connection = visitor.connection

        def late() -> None:
            if not visitor.greeted:
                connection.close(closing.NO_HELLO, "no hello")

        waiting = asyncio.get_running_loop().call_later(self.hello_seconds, late)
        try:
            while (message := await receive())["type"] == "websocket.receive":
                data = message.get("text")
                if connection.ending:
                    continue  # whoever is shown out does nothing more meanwhile
                if data is None:
                    visitor.strike("malformed", "frames are text", closing.MALFORMED)
                elif len(data) > FRAME_BYTES or (not data.isascii() and len(data.encode()) > FRAME_BYTES):
                    visitor.strike("too-large", f"a frame has at most {FRAME_BYTES} bytes", closing.TOO_LARGE)
                else:
                    await self._hear(visitor, data)
        finally:
            waiting.cancel()

    async def _hear(self, visitor: "Visitor", data: str) -> None:
        try:
            await visitor.hear(data, self._turns)
        except (Busy, Unavailable) as busy:
            log.warning("somebody could not be answered: %s", busy)
            visitor.connection.close(closing.BUSY, "busy")


class Visitor(ABC):
    """Somebody who has come in. `frames` reads what they may send."""

    frames: TypeAdapter[Any]

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.greeted = False

    @abstractmethod
    async def tell_all(self) -> None:
        """Tell them everything, and from then on whatever changes."""

    @abstractmethod
    async def answer(self, frame: Any) -> None:
        """Do what any other frame asks."""

    @abstractmethod
    def leave(self) -> None:
        """They have gone."""

    def push(self, frame: Any) -> None:
        self.connection.push(text(frame))

    def strike(self, code: str, message: str, close: int) -> None:
        """Say what is wrong with a frame; hang up if it goes on."""
        self.push(protocol.Error(code, message))
        if not self.connection.patience.take():
            self.connection.close(close, code)

    def may(self, cost: int) -> bool:
        """Whether they may ask for something that costs so many frames; otherwise it counts as a bad one."""
        if self.connection.bucket.take(cost):
            return True
        self.strike("too-frequent", "too many frames in a short time", closing.TOO_FREQUENT)
        return False

    async def hear(self, data: str, turns: Turns) -> None:
        """Read a frame and do what it asks; a hello or another language is answered with everything.

        Raises Busy and Unavailable.
        """
        if not self.may(1):
            return
        try:
            frame = self.frames.validate_json(data)
        except ValidationError as error:
            self.strike(*_wrong(error), closing.MALFORMED)
            return
        if isinstance(frame, protocol.Hello):
            if frame.protocol != protocol.PROTOCOL:
                self.push(protocol.Error("protocol", f"this server speaks protocol {protocol.PROTOCOL}"))
                self.connection.close(closing.OTHER_PROTOCOL, "other protocol")
                return
            self.greeted = True
        elif not self.greeted:
            self.strike("hello-first", "the first frame is hello", closing.MALFORMED)
            return
        if isinstance(frame, protocol.Ping):
            self.push(protocol.Pong())
            return
        if isinstance(frame, protocol.Hello | protocol.Lang):
            self.connection.language = frame.lang
        if not isinstance(frame, protocol.Hello | protocol.Lang | protocol.Resync):
            await self.answer(frame)
        elif self.may(WHOLE):
            async with turns.take():
                await self.tell_all()


def _wrong(error: ValidationError) -> tuple[str, str]:
    """A code and a message for a frame that is none."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "union_tag_invalid":
        return "unknown-type", "there is no frame of this type"
    where = ".".join(map(str, first["loc"]))
    return "malformed", f"{where}: {first['msg']}" if where else first["msg"]


async def _hang_up(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

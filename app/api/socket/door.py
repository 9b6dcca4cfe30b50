"""The door of every socket: who may come in, and which frames are heard at all."""

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from pydantic import TypeAdapter, ValidationError

from app.api.origin import foreign
from app.api.socket import closing, protocol
from app.api.socket.audience import text
from app.api.socket.connection import Connection, Send
from app.api.socket.doorkeeper import Doorkeeper
from app.service.accounts.user import User
from app.service.errors import Problem
from app.service.lobby.lobby import ONLINE
from app.service.nodes.presence import Presence
from app.service.settings import Settings
from app.service.watching.logs import bind_contextvars

Scope: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

FRAME_BYTES = 16 * 1024
HELLO_SECONDS = 10
WHOLE = 5
"""What a frame that is answered with everything costs, in ordinary frames."""


class HangUp(Exception):
    """This is no place for them: the socket is closed with this code and reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Door(ABC):
    """An ASGI application for a socket: spoken to directly, as every layer costs each frame."""

    def __init__(self, settings: Settings, keeper: Doorkeeper, presence: Presence) -> None:
        self._settings = settings
        self._keeper = keeper
        self._presence = presence

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
            caller = await self._keeper.of(headers)
        except Problem as problem:
            await _hang_up(send, closing.NO_SESSION, problem.code)
            return
        if caller is None:
            await _hang_up(send, closing.NO_SESSION, "no session")
            return
        connection = Connection(send, caller.user.id, self._settings.frames_per_second)
        bind_contextvars(user=caller.user.id)
        self._keeper.entered(caller.user.id, connection, headers)
        try:
            await self._welcome(scope, connection, caller.user, receive, send)
        finally:
            self._keeper.left(caller.user.id, connection)

    async def _welcome(self, scope: Scope, connection: Connection, user: User, receive: Receive, send: Send) -> None:
        try:
            visitor = await self.enter(scope, connection, user)
        except HangUp as refused:
            await _hang_up(send, refused.code, refused.reason)
            return
        writer = asyncio.create_task(connection.write())
        self._presence.arrive(ONLINE, user.id)
        try:
            await _serve(visitor, receive)
        finally:
            connection.closed = True
            self._presence.leave(ONLINE, user.id)
            visitor.leave()
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer


async def _serve(visitor: "Visitor", receive: Receive) -> None:
    connection = visitor.connection
    late = asyncio.get_running_loop().call_later(HELLO_SECONDS, connection.close, closing.NO_HELLO, "no hello")
    try:
        while (message := await receive())["type"] == "websocket.receive":
            data = message.get("text")
            if data is None:
                visitor.strike("malformed", "frames are text", closing.MALFORMED)
            elif len(data) > FRAME_BYTES or (not data.isascii() and len(data.encode()) > FRAME_BYTES):
                visitor.strike("too-large", f"a frame has at most {FRAME_BYTES} bytes", closing.TOO_LARGE)
            else:
                await visitor.hear(data)
            if visitor.greeted:
                late.cancel()
    finally:
        late.cancel()


class Visitor(ABC):
    """Somebody who has come in. `frames` reads what they may send."""

    frames: TypeAdapter[Any]

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.greeted = False

    @abstractmethod
    async def answer(self, frame: Any) -> None:
        """Do what a frame asks; a hello or another language is answered with everything."""

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

    async def hear(self, data: str) -> None:
        """Read a frame and do what it asks."""
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
        await self.answer(frame)


def _wrong(error: ValidationError) -> tuple[str, str]:
    """A code and a message for a frame that is none."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "union_tag_invalid":
        return "unknown-type", "there is no frame of this type"
    where = ".".join(map(str, first["loc"]))
    return "malformed", f"{where}: {first['msg']}" if where else first["msg"]


async def _hang_up(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

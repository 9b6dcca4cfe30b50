"""The door of every socket in a rush: people wait for their turn, and are told when it does not come in time."""

import asyncio
from collections.abc import MutableMapping
from typing import Any

from app.api.session import Headers
from app.api.socket import closing, protocol
from app.api.socket.connection import Connection
from app.api.socket.door import Door, Scope, Visitor
from app.api.socket.exits import RESTART, Exits
from app.service.accounts.user import Caller, User
from app.service.bus.local import LocalBus
from app.service.database.database import Unavailable
from app.service.nodes.presence import Presence
from app.service.settings import Settings

HELLO = '{"type":"hello","protocol":1,"lang":"en"}'


class Lounge(Door):
    """A place where one at a time is told everything, while `open` is set."""

    told_at_once = 1

    def __init__(self, patience: float = 60, hello_seconds: float = 60) -> None:
        self.patience, self.hello_seconds = patience, hello_seconds
        self.host, self.exits = Host(), Exits()
        super().__init__(Settings(), self.host, self.exits, Presence("here", LocalBus()))  # type: ignore[arg-type]
        self.open = asyncio.Event()
        self.shut: Exception | None = None

    async def enter(self, scope: Scope, connection: Connection, user: User) -> "Lounger":
        if self.shut:
            raise self.shut
        return Lounger(connection, self.open)


class Host:
    """A doorkeeper to whom everybody is known, while `awake`."""

    def __init__(self) -> None:
        self.awake = asyncio.Event()
        self.awake.set()

    async def of(self, headers: Headers) -> Caller:
        await self.awake.wait()
        return Caller(User("someone", "Someone", "guest"), None)

    def entered(self, user: str, connection: Connection, headers: Headers) -> None: ...

    def left(self, user: str, connection: Connection) -> None: ...


class Lounger(Visitor):
    frames = protocol.CLIENT_FRAME

    def __init__(self, connection: Connection, open: asyncio.Event) -> None:
        super().__init__(connection)
        self._open = open

    async def tell_all(self) -> None:
        await self._open.wait()
        self.push(protocol.Pong())

    async def answer(self, frame: Any) -> None:
        raise AssertionError("nobody asks here")

    def leave(self) -> None: ...


class Socket:
    """The server's side of a socket whose client says these frames; it hears `sent`."""

    def __init__(self, door: Door, *frames: str) -> None:
        self.sent: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self._heard: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        for message in ({"type": "websocket.connect"}, *({"type": "websocket.receive", "text": f} for f in frames)):
            self._heard.put_nowait(message)
        self._closed = False
        scope = {"type": "websocket", "headers": [], "path": "/"}
        self.served = asyncio.create_task(door(scope, self._heard.get, self._send))

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if self._closed:
            raise RuntimeError(f"{message['type']} after the close")
        self._closed = message["type"] == "websocket.close"
        self.sent.put_nowait(message)
        if self._closed:
            self._heard.put_nowait({"type": "websocket.disconnect", "code": message["code"]})

    async def hears(self) -> MutableMapping[str, Any]:
        """What comes next, once it was let in."""
        async with asyncio.timeout(10):
            while (message := await self.sent.get())["type"] == "websocket.accept":
                pass
            return message

    async def ends(self) -> None:
        self._heard.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(10):
            await self.served


async def test_who_waits_too_long_to_be_told_everything_is_asked_to_come_back_later() -> None:
    lounge = Lounge(patience=0.05)
    first = Socket(lounge, HELLO)
    second = Socket(lounge, HELLO)
    assert await second.hears() == {"type": "websocket.close", "code": closing.BUSY, "reason": "busy"}
    await second.served

    lounge.open.set()
    assert (await first.hears())["type"] == "websocket.send"
    third = Socket(lounge, HELLO)
    assert (await third.hears())["type"] == "websocket.send"
    await first.ends()
    await third.ends()


async def test_who_comes_while_the_database_is_away_is_asked_to_come_back_later() -> None:
    lounge = Lounge()
    lounge.shut = Unavailable("it is away")
    socket = Socket(lounge, HELLO)
    assert await socket.hears() == {"type": "websocket.close", "code": closing.BUSY, "reason": "busy"}
    await socket.served


async def test_who_has_said_hello_and_waits_is_not_said_to_have_said_nothing() -> None:
    lounge = Lounge(hello_seconds=0.05)
    socket, silent = Socket(lounge, HELLO), Socket(lounge)
    assert (await silent.hears())["code"] == closing.NO_HELLO
    lounge.open.set()
    assert (await socket.hears())["type"] == "websocket.send"
    await socket.ends()


async def test_a_node_that_ends_sends_those_who_are_inside_and_those_at_the_door_to_another() -> None:
    lounge = Lounge()
    lounge.open.set()
    inside = Socket(lounge, HELLO)
    assert (await inside.hears())["type"] == "websocket.send"
    lounge.host.awake.clear()
    coming = Socket(lounge, HELLO)
    assert await coming.sent.get() == {"type": "websocket.accept"}

    await lounge.exits.empty(0)
    lounge.host.awake.set()
    late = Socket(lounge, HELLO)
    for socket in (inside, coming, late):
        assert (await socket.hears())["code"] == RESTART
        await socket.served

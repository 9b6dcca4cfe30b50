"""People who send nonsense to a table and to the lobby, and a look at whether anything came of it."""

import asyncio
import contextlib
import itertools
import json
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.api.conftest import Pixelkeep
from tests.api.crowd import Crowd
from tests.fuzz.frames import Frames

HELLO = json.dumps({"type": "hello", "protocol": 1, "lang": "en"})
PING = json.dumps({"type": "ping"})
TOGETHER = 8
"""Frames after which it is awaited that the server has read them: it hangs up on who goes on sending nonsense."""
LEGAL = (1000, 1005, 1006, 1008)
"""Besides these, sockets are closed with codes of our own, from 4400."""


@dataclass
class Harm:
    """What came of it: how often sockets were closed, and whatever should not have happened."""

    sent: int = 0
    closed: int = 0
    wrong: list[str] = field(default_factory=list)


async def attack(server: Pixelkeep, frames: int, seed: int) -> Harm:
    """Send so many frames, from a seat that is not asked, from a spectator, and in the lobby."""
    crowd, harm = Crowd(server), Harm()
    try:
        table, host = await crowd.table()
        quiet = f"tables/{table}", await crowd.headers("guest")
        before = await _state(await _socket(crowd, *quiet))
        # a socket that nobody reads meanwhile would be closed
        await crowd.hang_up()
        people = (
            (f"tables/{table}", await crowd.headers("guest")),
            (f"tables/{table}", await crowd.headers("other")),
            ("lobby", await crowd.headers("guest")),
        )
        shares = [len(range(n, frames, len(people))) for n in range(len(people))]
        await asyncio.gather(
            *(_send(crowd, path, who, Frames(seed + n), shares[n], harm) for n, (path, who) in enumerate(people))
        )
        if await _state(await _socket(crowd, *quiet)) != before:
            harm.wrong.append("the table is not as it was")
        if (await crowd.ask("GET", f"/api/tables/{table}", host)).json()["status"] != "live":
            harm.wrong.append("the table does not go on")
        if (await crowd.ask("GET", "/readyz", {})).status_code != 200:
            harm.wrong.append("the server is not ready")
    finally:
        await crowd.close()
    return harm


async def _socket(crowd: Crowd, path: str, headers: dict[str, str]) -> ClientConnection:
    socket = await crowd.connect(path, headers)
    await socket.send(HELLO)
    return socket


async def _state(socket: ClientConnection) -> Any:
    """All that a spectator sees of the game now."""
    await socket.send(json.dumps({"type": "resync"}))
    await socket.send(json.dumps({"type": "ping"}))
    state: Any = None
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == "sync" and frame["view"]:
            state = frame["view"], len(frame["log"])
        if frame["type"] == "pong" and state:
            return state
        if frame["type"] == "pong":
            await socket.send(json.dumps({"type": "ping"}))


async def _send(crowd: Crowd, path: str, who: dict[str, str], frames: Frames, count: int, harm: Harm) -> None:
    for greets in itertools.cycle((True, True, False)):
        if not count:
            break
        socket = await (_socket(crowd, path, who) if greets else crowd.connect(path, who))
        read = asyncio.Semaphore(0)
        reading = asyncio.create_task(_read(socket, read, harm))
        with contextlib.suppress(ConnectionClosed):
            while count and not reading.done():
                some = min(count, TOGETHER)
                for _ in range(some):
                    await socket.send(_sendable(frames.next()))
                    count -= 1
                    harm.sent += 1
                await socket.send(PING)
                await read.acquire()
        await socket.close()
        await reading
        harm.closed += 1
        code = socket.close_code or 0
        if code not in LEGAL and not 4400 <= code < 4500:
            harm.wrong.append(f"closed with {code} {socket.close_reason}")


def _sendable(frame: str | bytes) -> str | bytes:
    return frame.encode(errors="replace").decode() if isinstance(frame, str) else frame


async def _read(socket: ClientConnection, read: asyncio.Semaphore, harm: Harm) -> None:
    """Read all that comes; `read` tells of every pong, and of the end."""
    with contextlib.suppress(ConnectionClosed):
        async for data in socket:
            frame = json.loads(data)
            if frame["type"] == "pong":
                read.release()
            if (frame["type"] == "error" and frame["code"] == "internal") or frame["type"] == "accepted":
                harm.wrong.append(str(data)[:300])
    read.release()

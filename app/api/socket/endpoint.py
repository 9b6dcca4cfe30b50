"""The endpoint of the socket: who may come in, and what each frame asks for."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

import msgspec
from pydantic import ValidationError

from app.api.origin import foreign
from app.api.session import token_of
from app.api.socket import protocol, wording
from app.api.socket.audience import text
from app.api.socket.connection import Connection, Send
from app.api.socket.hall import Hall, Halls
from app.games.game import Game
from app.kernel.machine import Refusal, Refused
from app.service.accounts.guests import Guests
from app.service.settings import Settings
from app.service.tables.live import Accepted, Answer, Request
from app.service.tables.log import NoSuchTable
from app.service.tables.opening import Opening

Scope: TypeAlias = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

FRAME_BYTES = 16 * 1024
HELLO_SECONDS = 10
WHOLE = 5
"""What a frame that is answered with everything costs, in ordinary frames."""

log = logging.getLogger(__name__)


class SocketEndpoint:
    """An ASGI application for `/ws/tables/{id}`: spoken to directly, as every layer costs each frame."""

    def __init__(self, settings: Settings, guests: Guests, halls: Halls, opening: Opening) -> None:
        self._settings = settings
        self._guests = guests
        self._halls = halls
        self._opening = opening

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = dict(scope["headers"])
        if foreign(headers, self._settings.origins):
            await send({"type": "websocket.close", "code": 1008})  # before accepting: HTTP 403
            return
        await send({"type": "websocket.accept"})
        user = await self._guests.of(token_of(headers))
        if user is None:
            await _hang_up(send, protocol.NO_SESSION, "no session")
            return
        try:
            hall = await self._halls.enter(scope["path_params"]["id"])
        except NoSuchTable:
            await _hang_up(send, protocol.UNKNOWN_TABLE, "no such table")
            return
        connection = Connection(send, user.id, self._settings.frames_per_second)
        writer = asyncio.create_task(connection.write())
        try:
            await self._serve(hall, connection, receive)
        finally:
            connection.closed = True
            self._halls.leave(hall, connection)
            writer.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await writer

    async def _serve(self, hall: Hall, connection: Connection, receive: Receive) -> None:
        guest = Guest(hall, connection, self._opening)
        late = asyncio.get_running_loop().call_later(HELLO_SECONDS, connection.close, protocol.NO_HELLO, "no hello")
        try:
            while (message := await receive())["type"] == "websocket.receive":
                data = message.get("text")
                if data is None:
                    guest.strike("malformed", "frames are text", protocol.MALFORMED)
                elif len(data) > FRAME_BYTES or (not data.isascii() and len(data.encode()) > FRAME_BYTES):
                    guest.strike("too-large", f"a frame has at most {FRAME_BYTES} bytes", protocol.TOO_LARGE)
                else:
                    await guest.hear(data)
                if guest.greeted:
                    late.cancel()
        finally:
            late.cancel()


class Guest:
    """Somebody at a table, and what they ask."""

    def __init__(self, hall: Hall, connection: Connection, opening: Opening) -> None:
        self.greeted = False
        self._hall = hall
        self._live = hall.live
        self._connection = connection
        self._opening = opening

    @property
    def _game(self) -> Game:
        return self._live.game

    def strike(self, code: str, message: str, close: int) -> None:
        """Say what is wrong with a frame; hang up if it goes on."""
        self._push(protocol.Error(code, message))
        if not self._connection.patience.take():
            self._connection.close(close, code)

    async def hear(self, data: str) -> None:
        """Do what a frame asks."""
        if not self._connection.bucket.take():
            self.strike("too-frequent", "too many frames in a short time", protocol.TOO_FREQUENT)
            return
        try:
            frame = protocol.CLIENT_FRAME.validate_json(data)
        except ValidationError as error:
            self.strike(*_wrong(error), protocol.MALFORMED)
            return
        if not self.greeted and not isinstance(frame, protocol.Hello):
            self.strike("hello-first", "the first frame is hello", protocol.MALFORMED)
            return
        match frame:
            case protocol.Make():
                self._move(frame)
            case protocol.Expand():
                self._expand(frame)
            case protocol.Why():
                self._why(frame)
            case protocol.Concede():
                self._submit("concede", frame.id, 0, ())
            case protocol.Ping():
                self._push(protocol.Pong())
            case protocol.Hello():
                await self._hello(frame)
            case protocol.Lang():
                self._connection.language = frame.lang
                await self._sync()
            case protocol.Resync():
                await self._sync()
            case protocol.SetPassing():
                await self._passing(frame)
            case protocol.AddNonce():
                await self._add_nonce(frame)

    def _push(self, frame: Any) -> None:
        self._connection.push(text(frame))

    async def _hello(self, frame: protocol.Hello) -> None:
        if frame.protocol != protocol.PROTOCOL:
            self._push(protocol.Error("protocol", f"this server speaks protocol {protocol.PROTOCOL}"))
            self._connection.close(protocol.OTHER_PROTOCOL, "other protocol")
            return
        self.greeted = True
        self._connection.language = frame.lang
        await self._sync()

    async def _sync(self) -> None:
        if not self._connection.bucket.take(WHOLE):
            self.strike("too-frequent", "too many frames in a short time", protocol.TOO_FREQUENT)
            return
        await self._hall.sync(self._connection)

    async def _passing(self, frame: protocol.SetPassing) -> None:
        seat = self._connection.seat
        if seat is not None and self._live.state is not None:
            await self._live.set_passing(seat, frame.event, frame.turn, frame.fits)

    async def _add_nonce(self, frame: protocol.AddNonce) -> None:
        seat = self._connection.seat
        if seat is not None and self._live.state is None:
            await self._opening.add_nonce(self._live.table.id, seat, bytes.fromhex(frame.nonce))

    # --- moves and questions ----------------------------------------------------

    def _move(self, frame: protocol.Make) -> None:
        path = self._steps(frame.id, frame.path)
        if path is not None:
            self._submit("move", frame.id, frame.decision, path)

    def _submit(self, kind: Any, id: str, decision: int, path: tuple[Any, ...]) -> None:
        seat = self._connection.seat
        if seat is None:
            self._refuse(id, Refusal("not-seated"))
            return

        def reply(answer: Answer) -> None:
            if isinstance(answer, Accepted):
                self._push(protocol.Accepted(id, answer.seq))
            else:
                self._refuse(id, answer)

        self._live.submit(Request(kind, seat, id, decision, path, reply))

    def _expand(self, frame: protocol.Expand) -> None:
        live, seat, language = self._live, self._connection.seat, self._connection.language
        path = self._steps(frame.id, frame.path)
        if path is None:
            return
        if seat is None:
            self._refuse(frame.id, Refusal("not-seated"))
            return
        decision = live.decision_of(seat)
        if decision is None or decision.id != frame.decision:
            self._refuse(frame.id, Refusal("stale"))
            return
        try:
            offered = self._game.expand(live.state, decision, path)
        except Refused as refused:
            self._refuse(frame.id, refused.refusal)
            return
        question = self._game.question(live.state, seat, decision, path, language)
        options = wording.options(self._game, live.state, seat, path, offered, language)
        self._push(protocol.Options(frame.id, question, options))

    def _why(self, frame: protocol.Why) -> None:
        seat = self._connection.seat
        path = self._steps(frame.id, frame.path)
        if path is None:
            return
        if seat is None:
            bars: Refusal | None = Refusal("not-seated")
        elif self._live.state is None:
            bars = Refusal("not-started")
        elif self._live.result is not None:
            bars = Refusal("over")
        else:
            bars = self._game.why_not(self._live.state, seat, path)
        if bars is None:
            self._push(protocol.Reason(frame.id, True, "", "", ()))
        else:
            reason = wording.refusal(self._game, bars, self._connection.language)
            self._push(protocol.Reason(frame.id, False, bars.code, bars.rule, reason))

    def _steps(self, id: str, path: list[Any]) -> tuple[Any, ...] | None:
        """The path as the game's steps; None once it is refused."""
        try:
            # msgspec reads a type once for a decoder, but at every call of `convert`
            return self._live.steps(msgspec.json.encode(path))
        except msgspec.ValidationError:
            self._refuse(id, Refusal("not-a-step"))
            return None

    def _refuse(self, id: str, refusal: Refusal) -> None:
        reason = wording.refusal(self._game, refusal, self._connection.language)
        self._push(protocol.Refused(id, refusal.code, refusal.rule, reason))


def _wrong(error: ValidationError) -> tuple[str, str]:
    """A code and a message for a frame that is none."""
    first = error.errors(include_url=False, include_input=False, include_context=False)[0]
    if first["type"] == "union_tag_invalid":
        return "unknown-type", "there is no frame of this type"
    where = ".".join(map(str, first["loc"]))
    return "malformed", f"{where}: {first['msg']}" if where else first["msg"]


async def _hang_up(send: Send, code: int, reason: str) -> None:
    await send({"type": "websocket.close", "code": code, "reason": reason})

"""The socket of a table: what each frame asks for."""

from collections.abc import Callable
from typing import Any

import msgspec

from app.api.socket import closing, protocol, wording
from app.api.socket.connection import Connection
from app.api.socket.door import WHOLE, Door, HangUp, Scope, Visitor
from app.api.socket.doorkeeper import Doorkeeper
from app.api.socket.exits import Exits
from app.api.socket.hall import Hall, Halls
from app.api.socket.talk_protocol import Say
from app.games.game import Game
from app.kernel.machine import Refusal, Refused
from app.service.accounts.user import User
from app.service.nodes.presence import Presence
from app.service.settings import Settings
from app.service.tables.log import NoSuchTable
from app.service.tables.opening import Opening
from app.service.tables.request import Accepted, Answer, Request
from app.service.watching.figures import FIGURES


class SocketEndpoint(Door):
    """The socket at `/ws/tables/{id}`."""

    def __init__(
        self, settings: Settings, keeper: Doorkeeper, exits: Exits, presence: Presence, halls: Halls, opening: Opening
    ) -> None:
        super().__init__(settings, keeper, exits, presence)
        self._halls = halls
        self._opening = opening

    async def enter(self, scope: Scope, connection: Connection, user: User) -> "Guest":
        try:
            hall = await self._halls.enter(scope["path_params"]["id"])
        except NoSuchTable:
            raise HangUp(closing.UNKNOWN_TABLE, "no such table") from None
        connection.name = user.name
        return Guest(hall, connection, self._halls, self._opening)


class Guest(Visitor):
    """Somebody at a table, and what they ask."""

    frames = protocol.CLIENT_FRAME

    def __init__(self, hall: Hall, connection: Connection, halls: Halls, opening: Opening) -> None:
        super().__init__(connection)
        self._hall = hall
        self._live = hall.live
        self._halls = halls
        self._opening = opening

    def leave(self) -> None:
        self._halls.leave(self._hall, self.connection)

    @property
    def _game(self) -> Game:
        return self._live.game

    async def tell_all(self) -> None:
        await self._hall.sync(self.connection)

    async def answer(self, frame: Any) -> None:
        match frame:
            case protocol.Make():
                self._move(frame)
            case protocol.Expand():
                self._expand(frame)
            case protocol.Why():
                self._why(frame)
            case protocol.Concede():
                self._submit("concede", frame.id, 0, ())
            case protocol.TakeBack():
                self._submit("takeback", frame.id, 0, ())
            case protocol.Claim():
                self._claim(frame)
            # what is written down and told to others costs more
            case Say() if self.may(WHOLE):
                await self._halls.talks.say(self.connection, frame)
            case protocol.SetPassing() if self.may(WHOLE):
                await self._passing(frame)
            case protocol.AddNonce() if self.may(WHOLE):
                await self._add_nonce(frame)

    async def _passing(self, frame: protocol.SetPassing) -> None:
        seat = self.connection.seat
        if seat is not None and self._live.state is not None and self._live.result is None:
            await self._live.passes.set(seat, frame.event, frame.turn, frame.fits)

    async def _add_nonce(self, frame: protocol.AddNonce) -> None:
        seat = self.connection.seat
        if seat is not None and self._live.state is None and self._live.table.seats[seat].nonce is None:
            await self._opening.add_nonce(self._live.table.id, self.connection.user, bytes.fromhex(frame.nonce))

    # --- moves and questions ----------------------------------------------------

    def _move(self, frame: protocol.Make) -> None:
        path = self._steps(frame.id, frame.path)
        if path is not None:
            self._submit("move", frame.id, frame.decision, path)

    def _submit(self, kind: Any, id: str, decision: int, path: tuple[Any, ...]) -> None:
        seat = self.connection.seat
        if seat is None:
            self._refuse(id, Refusal("not-seated"))
        else:
            self._live.submit(Request(kind, seat, id, decision, path, self._reply(id)))

    def _claim(self, frame: protocol.Claim) -> None:
        seat = self.connection.seat
        if seat is None:
            self._refuse(frame.id, Refusal("not-seated"))
        else:
            self._live.attendance.claim(seat, frame.seat, frame.id, self._reply(frame.id))

    def _reply(self, id: str) -> Callable[[Answer], None]:
        def reply(answer: Answer) -> None:
            FIGURES.moves["accepted" if isinstance(answer, Accepted) else answer.code] += 1
            if isinstance(answer, Accepted):
                self.push(protocol.Accepted(id, answer.seq))
            else:
                self._refuse(id, answer)

        return reply

    def _expand(self, frame: protocol.Expand) -> None:
        live, seat, language = self._live, self.connection.seat, self.connection.language
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
        self.push(protocol.Options(frame.id, question, options))

    def _why(self, frame: protocol.Why) -> None:
        seat = self.connection.seat
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
            self.push(protocol.Reason(frame.id, True, "", "", ()))
        else:
            reason = wording.refusal(self._game, bars, self.connection.language)
            self.push(protocol.Reason(frame.id, False, bars.code, bars.rule, reason))

    def _steps(self, id: str, path: list[Any]) -> tuple[Any, ...] | None:
        """The path as the game's steps; None once it is refused."""
        try:
            # msgspec reads a type once for a decoder, but at every call of `convert`
            return self._live.steps(msgspec.json.encode(path))
        except msgspec.ValidationError:
            self._refuse(id, Refusal("not-a-step"))
            return None

    def _refuse(self, id: str, refusal: Refusal) -> None:
        reason = wording.refusal(self._game, refusal, self.connection.language)
        self.push(protocol.Refused(id, refusal.code, refusal.rule, reason))

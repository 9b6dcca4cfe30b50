"""The socket of the lobby: what each frame asks for, and who is told what has changed."""

from dataclasses import replace
from typing import Any

import msgspec

from app.api import summaries
from app.api.socket import lobby_protocol as protocol
from app.api.socket.audience import text
from app.api.socket.connection import Connection
from app.api.socket.door import WHOLE, Door, Scope, Visitor
from app.api.socket.doorkeeper import Doorkeeper
from app.api.socket.exits import Exits
from app.api.socket.talk import InLobby, Talks
from app.api.socket.talk_protocol import Say
from app.service.accounts.user import User
from app.service.errors import Problem
from app.service.lobby.lobby import Lobby, Own
from app.service.matchmaking.matchmaking import Matchmaking
from app.service.matchmaking.tickets import Queue
from app.service.moderation.announcements import Announcements
from app.service.nodes.presence import Presence
from app.service.settings import Settings
from app.service.tables.house import House


class LobbyHall:
    """Everybody of this node who looks at the lobby. What is the same for all is made once."""

    def __init__(self, house: House, lobby: Lobby, announcements: Announcements, talks: Talks) -> None:
        self.lobby = lobby
        self.talks = talks
        self._house = house
        self._announcements = announcements
        self._looking: dict[Connection, Shown] = {}
        self._tables: dict[str, protocol.Summary] = {}
        self._online = summaries.online(lobby.online)
        lobby.listeners.append(self._changed)
        announcements.listeners.append(self._announce)

    async def sync(self, connection: Connection) -> None:
        """Send everything, then every update."""
        if connection not in self._looking:
            await self.lobby.enter(connection.user)
            if connection.closed:
                self.lobby.leave(connection.user)
                return
        self._send_all(connection)
        if self._announcements.now:
            connection.push(self._announced())
        await self.talks.sync(connection, InLobby())

    def owe(self, connection: Connection) -> None:
        """Tell next what is one's own, even if it is again what was told last."""
        if shown := self._looking.get(connection):
            shown.owed = True

    def leave(self, connection: Connection) -> None:
        self.talks.leave(connection)
        if self._looking.pop(connection, None):
            self.lobby.leave(connection.user)

    def _send_all(self, connection: Connection) -> None:
        found = self.lobby.own.get(connection.user, Own())
        shown = self._looking[connection] = Shown(found.shunned, found.matched, self._own(found))
        tables = [table for table in self._tables.values() if visible(table, found.shunned)]
        connection.push(text(protocol.LobbySync(tables, *self._totals(found.shunned), self._online, shown.own)))

    def _announced(self) -> str:
        return text(protocol.Announced(summaries.announced(self._announcements.now)))

    def _announce(self) -> None:
        told = self._announced()
        for connection in tuple(self._looking):
            connection.push(told)

    def _own(self, found: Own) -> protocol.OwnInfo:
        return summaries.own(found, self.lobby.there, self._house.clock.now())

    def _changed(self) -> None:
        """Tell everybody what is not as it was told before."""
        lists, before, online = self.lobby.lists, self._tables, summaries.online(self.lobby.online)
        self._tables = {
            each.id: summaries.summary(each, self.lobby.there(each.id)) for each in (*lists.open, *lists.live)
        }
        told = online if online != self._online else None
        self._online = online
        common = self._news(before, told, frozenset())
        for connection, shown in tuple(self._looking.items()):
            found = self.lobby.own.get(connection.user, Own())
            if found.shunned != shown.shunned:
                self._send_all(connection)
                continue
            if news := self._news(before, told, shown.shunned) if common and shown.shunned else common:
                connection.push(news)
            self._tell_own(connection, shown, found)

    def _news(
        self, before: dict[str, protocol.Summary], online: protocol.OnlineInfo | None, shunned: frozenset[str]
    ) -> str:
        """The frame with what has changed for whoever does not meet these; empty where nothing has."""
        now = {id: table for id, table in self._tables.items() if visible(table, shunned)}
        put = [table for id, table in now.items() if before.get(id) != table]
        # not those that they never saw
        gone = [id for id, table in before.items() if id not in now and visible(table, shunned)]
        if not (put or gone or online):
            return ""
        return text(protocol.LobbyUpdate(put, gone, *self._totals(shunned), online))

    def _totals(self, shunned: frozenset[str]) -> tuple[int, int]:
        """How many tables are open and live, without those that are not shown to whoever does not meet these."""
        hidden = sum(not visible(table, shunned) for table in self._tables.values())
        return self.lobby.lists.open_total - hidden, self.lobby.lists.live_total

    def _tell_own(self, connection: Connection, shown: "Shown", found: Own) -> None:
        if not (found.tables or found.ticket or shown.own.tables or shown.own.ticket or shown.owed):
            return
        own = self._own(found)
        if found.matched and found.matched != shown.matched:
            connection.push(text(protocol.MatchFound(found.matched)))
        if shown.owed or _lasting(own) != _lasting(shown.own):
            connection.push(text(protocol.OwnChanged(own)))
        shown.own, shown.matched, shown.owed = own, found.matched, False


class Shown(msgspec.Struct):
    """What one connection was told last of what is its own; `owed`: it asked, and is told in any case."""

    shunned: frozenset[str]
    matched: str | None
    own: protocol.OwnInfo
    owed: bool = False


def visible(table: protocol.Summary, shunned: frozenset[str]) -> bool:
    """Whether nobody sits at this open table whom one does not meet."""
    return table.status != "open" or not any(seat.user_seed in shunned for seat in table.seats)


def _lasting(own: protocol.OwnInfo) -> tuple[object, object]:
    """Without the time, which passes by itself."""
    return own.tables, replace(own.ticket, waited_ms=0) if own.ticket else None


class LobbyGuest(Visitor):
    """Somebody in the lobby, and what they ask."""

    frames = protocol.LOBBY_FRAME

    def __init__(self, connection: Connection, user: User, hall: LobbyHall, matchmaking: Matchmaking) -> None:
        super().__init__(connection)
        self._user = user
        self._hall = hall
        self._matchmaking = matchmaking

    def leave(self) -> None:
        self._hall.leave(self.connection)

    async def tell_all(self) -> None:
        await self._hall.sync(self.connection)

    async def answer(self, frame: Any) -> None:
        if not self.may(WHOLE):
            return
        try:
            match frame:
                case Say():
                    await self._hall.talks.say(self.connection, frame)
                case protocol.Seek():
                    queue = Queue(frame.game, frame.mode or "", frame.clock, frame.rated, frame.seats or 0)
                    await self._matchmaking.take(self._user, queue)
                    self._hall.owe(self.connection)
                case protocol.GiveUpSeeking():
                    await self._matchmaking.drop(self._user)
                    self._hall.owe(self.connection)
                case protocol.PlayBot():
                    opened = await self._matchmaking.play_bot(self._user)
                    self.push(protocol.MatchFound(opened.id))
        except Problem as problem:
            self.push(protocol.LobbyRefused(frame.type, problem.code, problem.message))


class LobbyEndpoint(Door):
    """The socket at `/ws/lobby`."""

    def __init__(
        self,
        settings: Settings,
        keeper: Doorkeeper,
        exits: Exits,
        presence: Presence,
        hall: LobbyHall,
        matchmaking: Matchmaking,
    ) -> None:
        super().__init__(settings, keeper, exits, presence)
        self._hall = hall
        self._matchmaking = matchmaking

    async def enter(self, scope: Scope, connection: Connection, user: User) -> LobbyGuest:
        return LobbyGuest(connection, user, self._hall, self._matchmaking)

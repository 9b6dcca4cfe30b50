"""A hall: everybody of this node who is at one table, audience by audience."""

import asyncio
from collections.abc import Mapping, Sequence

from app.api.socket import closing, protocol, wording
from app.api.socket.audience import Audience, text
from app.api.socket.connection import Connection
from app.api.socket.talk import Talks
from app.api.socket.talk_protocol import Channel
from app.service.database.database import Unavailable
from app.service.tables.house import House
from app.service.tables.lagging import Lagging
from app.service.tables.live import Live
from app.service.tables.shown import Shown
from app.service.tables.table import Status
from app.service.talk.reading import Place, Reader, channel_at, reader
from app.tabletop.telling import Telling

PRESENCE_SECONDS = 0.1
"""Comings and goings within this time are told together."""
NAMED = 50
"""Of those who watch, so many are named."""


class Hall:
    """Listens to a table and tells its audiences. Spectators may see it as it was a while ago."""

    def __init__(self, live: Live, talks: Talks) -> None:
        self.live = live
        self._talks = talks
        self.guests = 0
        """Who has come in, also those who have not said hello yet."""
        self._gallery: Shown = Lagging(live, self._happened_before) if live.table.delay_ms else live
        self._audiences: dict[int, Audience] = {}
        self._here: set[Connection] = set()
        self._told: str | None = None
        self._telling: asyncio.TimerHandle | None = None

    @property
    def seen(self) -> Status:
        """How the table stands for those who watch."""
        return self._gallery.table.status

    def info(self, shown: Shown) -> protocol.TableInfo:
        """The table as those may know it who see it so."""
        attendance, live = self.live.attendance, self.live
        watching = list(attendance.watching.values())
        if shown is not live:
            # who has left tells how the table goes on
            everybody = frozenset(range(live.seats))
            return wording.table_info(shown.table, shown.result, everybody, len(watching), watching[:NAMED])
        away = {seat: left for seat in attendance.away if (left := attendance.claim_in(seat)) is not None}
        return wording.table_info(live.table, live.result, attendance.present, len(watching), watching[:NAMED], away)

    def audience(self, connection: Connection) -> Audience:
        """The audience that a connection belongs to."""
        index = self.live.seats if connection.seat is None else connection.seat
        if index not in self._audiences:
            self._audiences[index] = Audience(self._gallery if index == self.live.seats else self.live, index)
        return self._audiences[index]

    async def sync(self, connection: Connection) -> None:
        """Send everything, then every update."""
        told: list[tuple[Telling, ...]] = []
        self.audience(connection).remove(connection)
        connection.seat = self.live.table.seat_of(connection.user)
        if connection.seat is None and not self.live.table.spectators:
            connection.close(closing.NO_SPECTATORS, "no spectators")
            return
        audience = self.audience(connection)
        shown = audience.shown
        self._arrive(connection)
        await self.live.attendance.start()
        if isinstance(shown, Lagging):
            await shown.start()
        seq = -2
        while seq != shown.seq:
            # the table plays on while the log is read
            seq = shown.seq
            told = await shown.told(seq)
        if connection.closed:
            return
        if connection.seat != self.live.table.seat_of(connection.user):
            # it has sat down or got up meanwhile, and stood in no audience in which that could be seen
            await self.sync(connection)
            return
        audience.remove(connection)  # two may have been at it at once
        audience.add(connection)
        log = [telling for row in told for telling in row]
        connection.push(audience.sync(self.info(shown), log, connection.language))
        if shown.result:
            connection.push(self._over(shown))
        self._soon()
        await self._talks.sync(connection, AtTable(self, connection.user))

    def _arrive(self, connection: Connection) -> None:
        if connection not in self._here and not connection.closed:
            self._here.add(connection)
            self.live.attendance.arrive(connection.user, connection.name)

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self._talks.leave(connection)
        self.audience(connection).remove(connection)
        if connection in self._here:
            self._here.discard(connection)
            self.live.attendance.leave(connection.user, connection.name)
        self._soon()

    def close(self) -> None:
        """Nobody is here any more."""
        if self._telling is not None:
            self._telling.cancel()
        if isinstance(self._gallery, Lagging):
            self._gallery.close()

    # --- what the table tells ---------------------------------------------------

    def happened(self, told: Sequence[Telling]) -> None:
        self._tell(self.live, told)
        if isinstance(self._gallery, Lagging):
            self._gallery.happened(tuple(told))

    def _happened_before(self, told: Sequence[Telling]) -> None:
        self._tell(self._gallery, told)

    def _tell(self, shown: Shown, told: Sequence[Telling]) -> None:
        """Tell those who see the table so what has happened there."""
        began, audiences = shown.seq == 0, self._who_see(shown)
        for audience in audiences:
            if began or audience.view is None:
                self._begin(audience, told)
            else:
                audience.update(told)
        if began or shown.result:
            self._tell_table(shown)
        if shown.result:
            frame = self._over(shown)
            for audience in audiences:
                audience.push(frame)
        if began or shown.result:
            for audience in audiences:
                for connection in audience.all():
                    self._talks.moved(connection)

    def _who_see(self, shown: Shown) -> list[Audience]:
        return [audience for audience in self._audiences.values() if audience.shown is shown]

    def _begin(self, audience: Audience, told: Sequence[Telling]) -> None:
        """Before the first row there was nothing to see: everything is told."""
        if not audience.connections:
            return
        audience.view = None
        for language, group in audience.connections.items():
            frame = audience.sync(self.info(audience.shown), told, language)
            for connection in group:
                connection.push(frame)

    def changed(self) -> None:
        self._tell_tables()
        for audience in tuple(self._audiences.values()):
            for connection in audience.all():
                if connection.seat != self.live.table.seat_of(connection.user):
                    # somebody who was watching has sat down, or has got up: not one more frame is for them
                    audience.remove(connection)
                    self.live.house.spawn(self._sync_again(connection))

    async def _sync_again(self, connection: Connection) -> None:
        try:
            await self.sync(connection)
        except Unavailable:
            # it would wait for updates that never come
            connection.close(closing.BUSY, "come back a little later")

    def attended(self) -> None:
        self._soon()

    def failed(self) -> None:
        message = "something went wrong here; the table is as it was before the move"
        frame = text(protocol.Error("internal", message))
        for audience in self._who_see(self.live):
            audience.push(frame)

    def vanished(self) -> None:
        for audience in self._audiences.values():
            for connection in audience.all():
                connection.close(closing.UNKNOWN_TABLE, "no such table")

    def _over(self, shown: Shown) -> str:
        table, ended = self.live.table, wording.result(shown.result)
        assert ended is not None
        return text(protocol.TableOver(ended, table.seed.hex(), list(table.nonces or ()), table.commitment))

    def _soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_SECONDS, self._tell_tables)

    def _tell_tables(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        self._tell_table(self.live)
        if self._gallery is not self.live:
            self._tell_table(self._gallery)

    def _tell_table(self, shown: Shown) -> None:
        audiences = self._who_see(shown)
        if not any(audience.connections for audience in audiences):
            return
        frame = text(protocol.TableChanged(self.info(shown)))
        if shown is not self.live:
            # that something happened among the seats is not to be seen either
            if frame == self._told:
                return
            self._told = frame
        for audience in audiences:
            audience.push(frame)


class AtTable:
    """Where somebody at a table is, to those who tell what is said."""

    def __init__(self, hall: Hall, user: str) -> None:
        self._hall = hall
        self._user = user
        id = hall.live.table.id
        self._places: dict[str, Place] = {channel_at(id, "table"): "table", channel_at(id, "gallery"): "gallery"}

    @property
    def channels(self) -> Mapping[str, Channel]:
        return self._places

    @property
    def place(self) -> str | None:
        place = self._reader.place
        return channel_at(self._hall.live.table.id, place) if place else None

    def reads(self, channel: str) -> bool:
        return self._reader.reads(self._places[channel])

    def seat_of(self, user: str) -> int | None:
        return self._hall.live.table.seat_of(user)

    @property
    def _reader(self) -> Reader:
        return reader(self._hall.live.table, self._hall.seen, self._user)


class Halls:
    """The halls of this node."""

    def __init__(self, house: House, talks: Talks) -> None:
        self._house = house
        self.talks = talks
        self._halls: dict[str, Hall] = {}

    async def enter(self, table_id: str) -> Hall:
        """The hall of a table, with one more inside. Raises NoSuchTable."""
        live = await self._house.table(table_id)
        hall = self._halls.get(table_id)
        if hall is None or hall.live is not live:
            hall = self._halls[table_id] = Hall(live, self.talks)
            live.listeners.append(hall)
        hall.guests += 1
        return hall

    def leave(self, hall: Hall, connection: Connection) -> None:
        """Somebody has gone; an empty hall is closed."""
        hall.leave(connection)
        hall.guests -= 1
        if not hall.guests and self._halls.get(hall.live.table.id) is hall:
            del self._halls[hall.live.table.id]
            hall.live.listeners.remove(hall)
            hall.close()

"""A hall: everybody of this node who is at one table, audience by audience."""

import asyncio
from collections.abc import Sequence

from app.api.socket import protocol, wording
from app.api.socket.audience import Audience, text
from app.api.socket.connection import Connection
from app.service.tables.house import House
from app.service.tables.live import Live
from app.tabletop.telling import Telling

PRESENCE_SECONDS = 0.1
"""Comings and goings within this time are told together."""


class Hall:
    """Listens to a table and tells its audiences."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._audiences: dict[int, Audience] = {}
        self._telling: asyncio.TimerHandle | None = None

    @property
    def empty(self) -> bool:
        return not any(audience.connections for audience in self._audiences.values())

    @property
    def present(self) -> frozenset[int]:
        """The seats at which somebody is connected."""
        seats = self.live.seats
        return frozenset(index for index, audience in self._audiences.items() if audience.connections and index < seats)

    @property
    def viewers(self) -> int:
        """How many watch."""
        spectators = self._audiences.get(self.live.seats)
        return spectators.count if spectators else 0

    def info(self) -> protocol.TableInfo:
        """The table as everybody may know it."""
        return wording.table_info(self.live.table, self.live.result, self.present, self.viewers)

    def audience(self, connection: Connection) -> Audience:
        """The audience that a connection belongs to."""
        index = self.live.seats if connection.seat is None else connection.seat
        if index not in self._audiences:
            self._audiences[index] = Audience(self.live, index)
        return self._audiences[index]

    async def sync(self, connection: Connection) -> None:
        """Send everything, then every update."""
        told: list[tuple[Telling, ...]] = []
        self.audience(connection).remove(connection)
        connection.seat = self.live.table.seat_of(connection.user)
        audience = self.audience(connection)
        seq = -2
        while seq != self.live.seq:
            # the table plays on while the log is read
            seq = self.live.seq
            told = await self.live.told(seq)
        if connection.closed:
            return
        audience.add(connection)
        log = [telling for row in told for telling in row]
        connection.push(audience.sync(self.info(), log, connection.language))
        if self.live.result:
            connection.push(self._over())
        self._soon()

    def leave(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.audience(connection).remove(connection)
        self._soon()

    # --- what the table tells ---------------------------------------------------

    def happened(self, told: Sequence[Telling]) -> None:
        began = self.live.seq == 0
        for audience in self._audiences.values():
            if began or audience.view is None:
                self._begin(audience, told)
            else:
                audience.update(told)
        if began or self.live.result:
            self._tell_table()
        if self.live.result:
            frame = self._over()
            for audience in self._audiences.values():
                audience.push(frame)

    def _begin(self, audience: Audience, told: Sequence[Telling]) -> None:
        """Before the first row there was nothing to see: everything is told."""
        if not audience.connections:
            return
        audience.view = None
        for language, group in audience.connections.items():
            frame = audience.sync(self.info(), told, language)
            for connection in group:
                connection.push(frame)

    def changed(self) -> None:
        self._tell_table()
        for audience in tuple(self._audiences.values()):
            for connection in audience.all():
                if connection.seat != self.live.table.seat_of(connection.user):
                    # somebody who was watching has sat down
                    self.live.house.spawn(self.sync(connection))

    def failed(self) -> None:
        message = "something went wrong here; the table is as it was before the move"
        frame = text(protocol.Error("internal", message))
        for audience in self._audiences.values():
            audience.push(frame)

    def vanished(self) -> None:
        for audience in self._audiences.values():
            for connection in audience.all():
                connection.close(protocol.UNKNOWN_TABLE, "no such table")

    def _over(self) -> str:
        table, ended = self.live.table, wording.result(self.live.result)
        assert ended is not None
        return text(protocol.TableOver(ended, table.seed.hex(), list(table.nonces or ()), table.commitment))

    def _soon(self) -> None:
        if self._telling is None:
            loop = asyncio.get_running_loop()
            self._telling = loop.call_later(PRESENCE_SECONDS, self._tell_table)

    def _tell_table(self) -> None:
        if self._telling is not None:
            self._telling.cancel()
            self._telling = None
        frame = text(protocol.TableChanged(self.info()))
        for audience in self._audiences.values():
            audience.push(frame)


class Halls:
    """The halls of this node."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._halls: dict[str, Hall] = {}

    async def enter(self, table_id: str) -> Hall:
        """The hall of a table. Raises NoSuchTable."""
        live = await self._house.table(table_id)
        hall = self._halls.get(table_id)
        if hall is None or hall.live is not live:
            hall = self._halls[table_id] = Hall(live)
            live.listeners.append(hall)
        return hall

    def leave(self, hall: Hall, connection: Connection) -> None:
        """Somebody has gone; an empty hall is closed."""
        hall.leave(connection)
        if hall.empty and self._halls.get(hall.live.table.id) is hall:
            del self._halls[hall.live.table.id]
            hall.live.listeners.remove(hall)

    def presence(self, table_id: str) -> tuple[frozenset[int], int]:
        """Who is connected to a table: seats, and the number of spectators."""
        hall = self._halls.get(table_id)
        return (hall.present, hall.viewers) if hall else (frozenset(), 0)

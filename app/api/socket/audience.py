"""An audience: those at one table who see the same. What it is told is made once, for all of them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.api.socket import protocol, wording
from app.api.socket.connection import Connection
from app.service.tables.live import Live
from app.tabletop.span import Spans
from app.tabletop.telling import Telling
from app.tabletop.viewing import changes

_encode = msgspec.json.Encoder().encode


def text(frame: Any) -> str:
    """A frame as it travels."""
    return _encode(frame).decode()


class Audience:
    """One seat, or the spectators (the audience after the last seat)."""

    def __init__(self, live: Live, index: int) -> None:
        self.live = live
        self.index = index
        self.number = 0
        self.view: Any = None
        self._asked = 0
        self.connections: dict[str, list[Connection]] = {}

    @property
    def count(self) -> int:
        """How many are connected."""
        return sum(map(len, self.connections.values()))

    def all(self) -> list[Connection]:
        """Everybody who is connected."""
        return [connection for group in self.connections.values() for connection in group]

    def add(self, connection: Connection) -> None:
        """From now on it gets every update."""
        self.connections.setdefault(connection.language, []).append(connection)

    def remove(self, connection: Connection) -> None:
        """It gets no more updates."""
        for language, group in tuple(self.connections.items()):
            if connection in group:
                group.remove(connection)
                if not group:
                    del self.connections[language]

    def push(self, frame: str) -> None:
        """Send it to all."""
        for connection in self.all():
            connection.push(frame)

    def sync(self, table: protocol.TableInfo, told: Sequence[Telling], language: str) -> str:
        """Everything this audience may know, as a frame."""
        live = self.live
        if live.state is not None and self.view is None:
            self.view = live.game.view(live.state, self.index)
            self._asked = self._decision_id()
        began = self.view is not None
        return text(
            protocol.Sync(
                self.number,
                table,
                self.index if self.index < live.seats else None,
                self.view,
                wording.decision(live, self.index, language) if began else None,
                self._waiting(language),
                wording.lines(live, told, 0, self.index, language),
                wording.clock(live),
                wording.passing(live, self.index),
            )
        )

    def update(self, told: Sequence[Telling]) -> None:
        """Tell everybody what has changed, if anything they may know has."""
        if not self.connections:
            self.view = None
            return
        live = self.live
        view = live.game.view(live.state, self.index)
        changed = changes(self.view, view)
        asked = self._decision_id()
        if not (told or changed or asked != self._asked):
            return
        self.number += 1
        self.view, self._asked = view, asked
        body = msgspec.Raw(_encode(changed))
        clock, passing = wording.clock(live), wording.passing(live, self.index)
        for language, group in self.connections.items():
            frame = text(
                protocol.Update(
                    self.number,
                    wording.lines(live, told, live.lines - len(told), self.index, language),
                    body,
                    wording.decision(live, self.index, language) if asked else None,
                    self._waiting(language),
                    clock,
                    passing,
                )
            )
            for connection in group:
                connection.push(frame)

    def _waiting(self, language: str) -> Spans:
        """What is read instead of a question, by those who are not asked."""
        if self.view is None or self._asked:
            return ()
        return self.live.game.waiting(self.view, language)

    def _decision_id(self) -> int:
        decision = self.live.decision_of(self.index)
        return decision.id if decision else 0

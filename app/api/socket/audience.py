"""An audience: those at one table who see the same. What it is told is made once, for all of them."""

from collections.abc import Sequence
from typing import Any

import msgspec

from app.api.socket import protocol, wording
from app.api.socket.connection import Connection
from app.service.tables.shown import Shown
from app.tabletop.span import Spans
from app.tabletop.telling import Telling
from app.tabletop.viewing import changes

_encode = msgspec.json.Encoder().encode


def text(frame: Any) -> str:
    """A frame as it travels."""
    return _encode(frame).decode()


class Audience:
    """One seat, or the spectators (the audience after the last seat)."""

    def __init__(self, shown: Shown, index: int) -> None:
        self.shown = shown
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
        shown = self.shown
        if shown.state is not None and self.view is None:
            self.view = shown.game.view(shown.state, self.index)
            self._asked = self._decision_id()
        began, times = self.view is not None, shown.times()
        return text(
            protocol.Sync(
                self.number,
                table,
                self.index if self.index < shown.seats else None,
                self.view,
                wording.decision(shown, self.index, language) if began else None,
                self._waiting(language),
                wording.lines(shown, told, 0, self.index, language),
                wording.window(times),
                wording.clocks(times),
                shown.paused,
                wording.passing(shown, self.index),
                shown.standing.may_take_back(self.index),
            )
        )

    def update(self, told: Sequence[Telling]) -> None:
        """Tell everybody what has changed, if anything they may know has."""
        if not self.connections:
            self.view = None
            return
        shown = self.shown
        view = shown.game.view(shown.state, self.index)
        changed = changes(self.view, view)
        asked = self._decision_id()
        if not (told or changed or asked != self._asked):
            return
        self.number += 1
        self.view, self._asked = view, asked
        body = msgspec.Raw(_encode(changed))
        times, passing = shown.times(), wording.passing(shown, self.index)
        window, clocks = wording.window(times), wording.clocks(times)
        take_back = shown.standing.may_take_back(self.index)
        for language, group in self.connections.items():
            frame = text(
                protocol.Update(
                    self.number,
                    wording.lines(shown, told, shown.lines - len(told), self.index, language),
                    body,
                    wording.decision(shown, self.index, language) if asked else None,
                    self._waiting(language),
                    window,
                    clocks,
                    shown.paused,
                    passing,
                    take_back,
                )
            )
            for connection in group:
                connection.push(frame)

    def _waiting(self, language: str) -> Spans:
        """What is read instead of a question, by those who are not asked."""
        shown = self.shown
        if self.view is None or self._asked or (shown.result and not shown.game.outcome(shown.state)):
            return ()
        return shown.game.waiting(self.view, language)

    def _decision_id(self) -> int:
        decision = self.shown.decision_of(self.index)
        return decision.id if decision else 0

"""What is known of a table beside its game: its seats, its rows, its due work."""

from collections.abc import Set
from typing import Any, Literal

import msgspec

from app.games.game import Progress
from app.kernel.node import Node
from app.tabletop.telling import Telling

Status = Literal["open", "live", "over"]
Visibility = Literal["open", "private"]
RowKind = Literal[
    "start",
    "move",
    "lapse",
    "concede",
    "flag",
    "abandon",
    "takeback",
    "pause",
    "resume",
    "abort",
    "adjudicate",
    "rules",
    "runaway",
]
DueKind = Literal["start", "bot", "fuse", "beat", "flag", "absent", "replay"]

HOUSE = -1
"""The seat of rows that no seat made."""

TOLD: msgspec.json.Decoder[tuple[Telling, ...]] = msgspec.json.Decoder(tuple[Telling, ...])


class Passing(Node, tag=False):
    """What a seat passes by itself: the windows of this event, of this turn, those that nothing fits."""

    event: int | None = None
    turn: int | None = None
    fits: bool = False


class Seat(Node, tag=False):
    """A place at a table. `name` is the user's, or the bot's own; `again` asks for a rematch."""

    seat: int
    kind: Literal["open", "person", "bot"]
    user: str | None = None
    name: str | None = None
    bot: str | None = None
    nonce: bytes | None = None
    passing: Passing = Passing()
    again: bool = False


class Source(Node, tag=False):
    """A table that is over, and the row of it after which another plays on."""

    table: str
    seq: int


class Table(Node, tag=False):
    """A sitting at a game. `seed` stays here until the table is over; `nonces` are hex, once it began.

    Of `open` tables anybody may take a seat, with the password if it is `locked`; `private` ones are joined
    by invitation. What spectators see is `delay_ms` old. `rematch` is the table that this one led to,
    `source` where it plays on from.
    """

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    status: Status
    seed: bytes
    commitment: str
    nonces: tuple[str, ...] | None
    created_at: int
    seats: tuple[Seat, ...]
    mode: str = "standard"
    host: str | None = None
    visibility: Visibility = "private"
    locked: bool = False
    clock: str = "relaxed"
    rated: bool = False
    spectators: bool = True
    delay_ms: int = 0
    progress: Progress | None = None
    touched_at: int = 0
    rematch_of: str | None = None
    rematch: str | None = None
    source: Source | None = None

    @property
    def full(self) -> bool:
        """Whether every seat is taken."""
        return all(seat.kind != "open" for seat in self.seats)

    def met_by(self, shunned: Set[str]) -> bool:
        """Whether none of those sits there."""
        return not any(seat.user in shunned for seat in self.seats)

    def seat_of(self, user: str | None) -> int | None:
        """Where this user sits."""
        return next((seat.seat for seat in self.seats if user and seat.user == user), None)


class Row(Node, tag=False):
    """An entry of the log. `payload` is the JSON of a path of steps, of the nonces for the first row."""

    seq: int
    kind: RowKind
    seat: int
    move_id: str
    decision: int
    payload: bytes
    told: bytes
    at: int


class Due(Node, tag=False):
    """Work that no person does: at most one of a kind for each seat of a table."""

    table: str
    kind: DueKind
    seat: int
    decision: int
    at: int

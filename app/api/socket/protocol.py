"""The protocol of the socket: every frame, in both directions.

What clients send is checked by pydantic. What the server sends are plain dataclasses: pydantic
describes them, msgspec writes them, so that no frame is written twice. The payloads of games are
the games' own types; their schema is composed into the same document (see `schema`).
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter, WithJsonSchema

from app.api.socket.frames import Id, Sent, described
from app.api.socket.talk_protocol import FromTalk, Say
from app.service.ids import NONCE_BYTES

PROTOCOL = 1

Language: TypeAlias = Literal["en", "es", "zh-Hant"]

GAME_TYPE = "x-game-type"
"""In a schema from pydantic, names the type of a game that belongs there."""


def _of(name: str) -> WithJsonSchema:
    return WithJsonSchema({GAME_TYPE: name})


def _list_of(name: str) -> WithJsonSchema:
    return WithJsonSchema({"type": "array", "items": {GAME_TYPE: name}})


Spans = Annotated[Any, _list_of("Span")]
Path = Annotated[list[Any], Field(max_length=64), _list_of("Step")]
Nonce = Annotated[str, Field(pattern=rf"^[0-9a-f]{{{2 * NONCE_BYTES}}}$")]

# --- what clients send ---------------------------------------------------------


class Hello(Sent):
    """The first frame; answered by `sync`."""

    type: Literal["hello"]
    protocol: int
    lang: Language = "en"


class Lang(Sent):
    """Tell everything again in this language; answered by `sync`."""

    type: Literal["lang"]
    lang: Language


class Resync(Sent):
    """An update is missing; answered by `sync`."""

    type: Literal["resync"]


class Make(Sent):
    """A whole move. The id is the client's own; sent again, it gets the same answer again."""

    type: Literal["move"]
    id: Id
    decision: int
    path: Path


class Expand(Sent):
    """What may follow these steps? Private, and nothing happens by it."""

    type: Literal["expand"]
    id: Id
    decision: int
    path: Path


class Why(Sent):
    """Why can't I? Answered by `reason`."""

    type: Literal["why"]
    id: Id
    path: Path


class AddNonce(Sent):
    """A seat's share of the dice, before the start: 16 bytes in hex, drawn once `sync` has told the commitment.

    The first that a seat gives counts. The table begins when every person has given one; whoever has given none some
    seconds after the last seat was taken has an empty one.
    """

    type: Literal["nonce"]
    nonce: Nonce


class SetPassing(Sent):
    """What the seat passes by itself: windows of this event, of this turn, those that nothing fits."""

    type: Literal["passing"]
    event: bool
    turn: bool
    fits: bool


class Concede(Sent):
    """Give the table up."""

    type: Literal["concede"]
    id: Id


class TakeBack(Sent):
    """Take the seat's last decision back, while `take_back` says that it may."""

    type: Literal["take-back"]
    id: Id


class Claim(Sent):
    """Claim the table, as this seat has been away for long enough while it is asked."""

    type: Literal["claim"]
    id: Id
    seat: int


class Ping(Sent):
    type: Literal["ping"]


AnyClientFrame: TypeAlias = (
    Hello | Lang | Resync | Make | Expand | Why | AddNonce | SetPassing | Concede | TakeBack | Claim | Say | Ping
)
ClientFrame = Annotated[AnyClientFrame, Field(discriminator="type")]
CLIENT_FRAME: TypeAdapter[AnyClientFrame] = TypeAdapter(ClientFrame)

# --- what the server sends -----------------------------------------------------


@described
@dataclass(slots=True)
class SeatInfo:
    """A place at a table; `user_seed` draws its picture, `present` says whether somebody is connected.

    `claim_in`: the seat is away, and in so many milliseconds the others may claim the table while it is asked.
    `again`: the table is over, and the seat asks for a rematch.
    """

    seat: int
    name: str | None
    kind: Literal["open", "person", "bot"]
    user_seed: str | None
    present: bool
    claim_in: int | None
    again: bool


@described
@dataclass(slots=True)
class Result:
    """How a table ended; winner -1 for nobody. `places`: each seat's, from 1; none where nobody gains or loses."""

    winner: int
    reason: str
    scores: list[int]
    places: list[int]


@described
@dataclass(slots=True)
class TableInfo:
    """A table, without its game. Seed and nonces are null until the table is over.

    `watching` are names of those who watch, the first of `viewers`. What they see is `delay` milliseconds old.
    `rematch` is the table that followed this one.
    """

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "live", "over"]
    commitment: str
    seed: str | None
    nonces: list[str] | None
    viewers: int
    watching: list[str]
    clock: str
    delay: int
    version: str
    result: Result | None
    rematch: str | None


@described
@dataclass(slots=True)
class Option:
    """One step that may follow; `more` says that others follow it. `preview`: what it would do."""

    step: Annotated[Any, _of("Step")]
    more: bool
    label: Spans
    preview: Annotated[Any, _of("MaybePreview")]


@described
@dataclass(slots=True)
class Decision:
    """What the seat is asked. `deadline`: milliseconds that were left when this was sent; null while paused."""

    id: int
    seat: int
    question: Spans
    options: list[Option]
    kind: str
    deadline: int | None


@described
@dataclass(slots=True)
class Line:
    """A line of the log: what happened, and as a sentence."""

    n: int
    tale: Annotated[Any, _of("Tale")]
    spans: Spans


@described
@dataclass(slots=True)
class Clock:
    """A window is open to `seat`, for `left` of `total` milliseconds."""

    seat: int
    left: int
    total: int


@described
@dataclass(slots=True)
class SeatClock:
    """The time of a seat in milliseconds, as it was when this was sent.

    `on` says what its clock runs on, null while it is not asked: a turn or what is chosen in secret
    (sealed) take first from `grace`, which began with `total`, then from `bank`; a window has its grace
    alone; a bot is not timed. At zero a turn loses, a window passes, for the sealed the dice choose.
    While the table is paused nothing passes.
    """

    seat: int
    on: Literal["turn", "sealed", "window", "bot"] | None
    grace: int
    total: int
    bank: int


@described
@dataclass(slots=True)
class Passing:
    """What the seat passes by itself now."""

    event: bool
    turn: bool
    fits: bool


@described
@dataclass(slots=True)
class Sync:
    """Everything an audience may know. `view` is null while the table waits for players.

    `take_back`: the seat may take its last decision back now.
    """

    number: int
    table: TableInfo
    seat: int | None
    view: Annotated[Any, _of("MaybeView")]
    decision: Decision | None
    waiting: Spans
    log: list[Line]
    clock: Clock | None
    clocks: list[SeatClock]
    paused: bool
    passing: Passing | None
    take_back: bool
    protocol: int = PROTOCOL
    type: Literal["sync"] = "sync"


@described
@dataclass(slots=True)
class Update:
    """What has changed. `number` is one more than the last; of "faces" and "zones", null means gone."""

    number: int
    lines: list[Line]
    changes: Annotated[Any, _of("Changes")]
    decision: Decision | None
    waiting: Spans
    clock: Clock | None
    clocks: list[SeatClock]
    paused: bool
    passing: Passing | None
    take_back: bool
    type: Literal["update"] = "update"


@described
@dataclass(slots=True)
class TableChanged:
    """Somebody sat down, came or went; the table began."""

    table: TableInfo
    type: Literal["table"] = "table"


@described
@dataclass(slots=True)
class Accepted:
    """The move is row `seq` of the log, for good."""

    id: str
    seq: int
    type: Literal["accepted"] = "accepted"


@described
@dataclass(slots=True)
class Refused:
    """The request changed nothing, and why."""

    id: str
    code: str
    rule: str
    reason: Spans
    type: Literal["refused"] = "refused"


@described
@dataclass(slots=True)
class Options:
    """What may follow the steps that were asked about."""

    id: str
    question: Spans
    options: list[Option]
    type: Literal["options"] = "options"


@described
@dataclass(slots=True)
class Reason:
    """Whether something is offered, and what bars it."""

    id: str
    allowed: bool
    code: str
    rule: str
    reason: Spans
    type: Literal["reason"] = "reason"


@described
@dataclass(slots=True)
class TableOver:
    """The table is over; the seed and the nonces let anybody check the dice."""

    result: Result
    seed: str
    nonces: list[str]
    commitment: str
    type: Literal["over"] = "over"


@described
@dataclass(slots=True)
class Error:
    """A frame was not understood, or something went wrong here. If it goes on, the server hangs up."""

    code: str
    message: str
    type: Literal["error"] = "error"


@described
@dataclass(slots=True)
class Pong:
    type: Literal["pong"] = field(default="pong")


ServerFrame = Annotated[
    Sync | Update | TableChanged | Accepted | Refused | Options | Reason | TableOver | FromTalk | Error | Pong,
    Field(discriminator="type"),
]

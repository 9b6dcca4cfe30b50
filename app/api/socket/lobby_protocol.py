"""The protocol of the lobby's socket: every frame, in both directions; what it shares is the table's."""

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, TypeAdapter

from app.api.socket.frames import Sent, described
from app.api.socket.protocol import PROTOCOL, Error, Hello, Language, Ping, Pong, Result, Resync, SeatInfo
from app.api.socket.talk_protocol import FromTalk, Say

Word = Annotated[str, Field(max_length=40)]
ClockName = Literal["relaxed", "standard", "fast", "correspondence"]

# --- what clients send ---------------------------------------------------------


class Seek(Sent):
    """Look for a game, instead of any other that one looks for. Answered by `own`, or `refused`.

    `seats`: at a table for how many; as many as is usual in the mode if none is named.
    """

    type: Literal["seek"]
    game: Word
    mode: Word | None = None
    clock: ClockName = "relaxed"
    rated: bool = False
    seats: Annotated[int, Field(ge=1, le=16)] | None = None


class GiveUpSeeking(Sent):
    """No longer look for a game. Answered by `own`."""

    type: Literal["unseek"]


class PlayBot(Sent):
    """Play a bot instead of waiting on. Answered by `match`, or `refused`."""

    type: Literal["play-bot"]


AnyLobbyFrame: TypeAlias = Hello | Resync | Ping | Seek | GiveUpSeeking | PlayBot | Say
LobbyFrame = Annotated[AnyLobbyFrame, Field(discriminator="type")]
LOBBY_FRAME: TypeAdapter[AnyLobbyFrame] = TypeAdapter(LobbyFrame)

# --- what the server sends -----------------------------------------------------


@described
@dataclass(slots=True)
class ProgressInfo:
    """How far a table has come."""

    match: int
    round: int
    scores: list[int]


@described
@dataclass(slots=True)
class Summary:
    """A table as lists show it. `locked`: it asks for a password. `host` is a user's id.

    What watchers see of it is `delay_ms` old; then there is no progress.
    """

    id: str
    game: str
    mode: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "live", "over"]
    host: str | None
    visibility: Literal["open", "private"]
    locked: bool
    clock: str
    rated: bool
    spectators: bool
    delay_ms: int
    progress: ProgressInfo | None
    viewers: int
    created_at: int
    result: Result | None


@described
@dataclass(slots=True)
class PersonInfo:
    """Somebody who is here; the id draws their picture."""

    id: str
    name: str


@described
@dataclass(slots=True)
class OnlineInfo:
    """How many are connected, and who some of them are."""

    count: int
    people: list[PersonInfo]


@described
@dataclass(slots=True)
class TicketInfo:
    """What one looks for, and since when. `expected_ms`: how long others have waited lately, if that is known.

    Once `offer_bot` is true, which it is after `bot_after_ms`, `play-bot` makes a table against a bot.
    """

    game: str
    mode: str
    clock: str
    rated: bool
    seats: int
    waited_ms: int
    expected_ms: int | None
    bot_after_ms: int
    offer_bot: bool


@described
@dataclass(slots=True)
class OwnInfo:
    """What is one's own: running tables, and the ticket."""

    tables: list[Summary]
    ticket: TicketInfo | None


@described
@dataclass(slots=True)
class LobbySync:
    """Everything: the newest open and live tables, how many there are in all, who is here, what is one's own."""

    tables: list[Summary]
    open_total: int
    live_total: int
    online: OnlineInfo
    own: OwnInfo
    protocol: int = PROTOCOL
    type: Literal["sync"] = "sync"


@described
@dataclass(slots=True)
class LobbyUpdate:
    """What has changed: tables that are new or different, the ids of those no longer listed."""

    put: list[Summary]
    gone: list[str]
    open_total: int
    live_total: int
    online: OnlineInfo | None
    type: Literal["update"] = "update"


@described
@dataclass(slots=True)
class OwnChanged:
    """One's tables or ticket have changed."""

    own: OwnInfo
    type: Literal["own"] = "own"


@described
@dataclass(slots=True)
class MatchFound:
    """Somebody was found: this is the table, and it begins."""

    table: str
    type: Literal["match"] = "match"


@described
@dataclass(slots=True)
class AnnouncementInfo:
    """What the house tells everybody until `until_at` (ms since 1970); `texts` are by language."""

    id: str
    texts: dict[Language, str]
    from_at: int
    until_at: int


@described
@dataclass(slots=True)
class Announced:
    """All that is announced now. It follows the first `sync` if there is anything, and comes with every change."""

    announcements: list[AnnouncementInfo]
    type: Literal["announced"] = "announced"


@described
@dataclass(slots=True)
class LobbyRefused:
    """What was asked changed nothing, and why. `asked` is the type of the frame that asked."""

    asked: str
    code: str
    message: str
    type: Literal["refused"] = field(default="refused")


FromLobby = Annotated[
    LobbySync | LobbyUpdate | OwnChanged | MatchFound | Announced | LobbyRefused | FromTalk | Error | Pong,
    Field(discriminator="type"),
]

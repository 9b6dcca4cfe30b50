"""Tables: open one, join one, find one, look at one that is over."""

from dataclasses import dataclass
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from app.api.services import Busy, Me, Services, Shared
from app.api.socket.protocol import Nonce, Result, SeatInfo
from app.api.socket.wording import table_info
from app.games.game import Result as Ended
from app.service.tables.table import Table

router = APIRouter(prefix="/api/tables", tags=["tables"])


class NewTable(BaseModel):
    """A table to open. `nonce` is the creator's share of the dice, 16 bytes in hex."""

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    trophies: int = Field(2, ge=1, le=9)
    opponent: str = Field(max_length=40, examples=["person", "bot:greedy", "bot:random"])
    round_limit: int | None = Field(None, ge=1, le=1000)
    nonce: Nonce | None = None


class Invited(BaseModel):
    """An invitation, and the guest's share of the dice."""

    model_config = ConfigDict(extra="forbid")

    invite: str = Field(min_length=1, max_length=16)
    nonce: Nonce | None = None


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table. `invite` lets one other person in, once; none against a bot."""

    id: str
    invite: str | None
    seat: int


@dataclass(frozen=True, slots=True)
class Seated:
    """Where you sit."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class Summary:
    """A table, as lists show it."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[SeatInfo]
    status: Literal["open", "live", "over"]
    viewers: int
    result: Result | None


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A row of the log: `payload` is the path of a move, or the nonces of the start."""

    seq: int
    kind: str
    seat: int
    decision: int
    payload: Any
    at: int


@dataclass(frozen=True, slots=True)
class RecordInfo:
    """A record: enough to play the game again, and to check its dice."""

    id: str
    game: str
    rules_version: str
    options: dict[str, Any]
    commitment: str
    seed: str
    nonces: list[str]
    rows: list[RecordRow]


def _summary(shared: Services, table: Table, ended: Ended | None) -> Summary:
    info = table_info(table, ended, *shared.halls.presence(table.id))
    return Summary(info.id, info.game, info.options, info.seats, info.status, info.viewers, info.result)


def _bytes(nonce: str | None) -> bytes | None:
    return bytes.fromhex(nonce) if nonce else None


@router.post("", operation_id="openTable", status_code=201)
async def open_table(wish: NewTable, user: Busy, shared: Shared) -> OpenedTable:
    """Open a table against a bot, or against whoever has the invitation."""
    given = {"trophies": wish.trophies, "round_limit": wish.round_limit}
    opened = await shared.opening.open(user, wish.game, given, wish.opponent, _bytes(wish.nonce))
    return OpenedTable(opened.id, opened.invite, opened.seat)


@router.get("", operation_id="listTables")
async def list_tables(shared: Shared, status: Literal["live"] = "live") -> list[Summary]:
    """The newest tables that can be watched."""
    return [_summary(shared, table, ended) for table, ended in await shared.opening.listed(status)]


@router.get("/mine", operation_id="listMyTables")
async def list_my_tables(user: Me, shared: Shared) -> list[Summary]:
    """The tables at which you sit and that are not over."""
    return [_summary(shared, table, ended) for table, ended in await shared.opening.of(user)]


@router.post("/join", operation_id="joinByInvite")
async def join_by_invite(invited: Invited, user: Busy, shared: Shared) -> Seated:
    """Take the seat that an invitation is for."""
    return Seated(*await shared.opening.join(user, invited.invite, _bytes(invited.nonce)))


Id = Annotated[str, Field(max_length=16)]


@router.get("/{id}", operation_id="getTable")
async def get_table(id: Id, shared: Shared) -> Summary:
    """One table."""
    return _summary(shared, *await shared.opening.table(id))


@router.post("/{id}/join", operation_id="joinTable")
async def join_table(id: Id, invited: Invited, user: Busy, shared: Shared) -> Seated:
    """Take the seat at this table that an invitation is for; who sits there already stays."""
    return Seated(*await shared.opening.join(user, invited.invite, _bytes(invited.nonce), id))


@router.get("/{id}/record", operation_id="getRecord")
async def get_record(id: Id, shared: Shared) -> RecordInfo:
    """The record of a table that is over."""
    record = await shared.opening.record(id)
    table = record.table
    return RecordInfo(
        table.id,
        table.game,
        table.rules_version,
        table.options,
        table.commitment,
        table.seed.hex(),
        list(table.nonces or ()),
        [
            RecordRow(row.seq, row.kind, row.seat, row.decision, msgspec.json.decode(row.payload), row.at)
            for row in record.rows
        ],
    )

"""Tables: open one, sit down, get up, find one, look at one that is over, ask for another."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from app.api.address import address_of
from app.api.services import Busy, Me, Perhaps, Services, Shared
from app.api.socket.lobby_protocol import ClockName, Summary
from app.api.summaries import summary
from app.service.errors import Problem
from app.service.replays.record import RecordInfo
from app.service.tables.table import Table, Visibility
from app.service.tables.wish import LONGEST_DELAY_MS, PERSON, Wish

router = APIRouter(prefix="/api/tables", tags=["tables"])

Id = Annotated[str, Field(max_length=16)]
Sitter = Annotated[str, Field(max_length=40, examples=["person", "bot:greedy"])]
Password = Annotated[str, Field(min_length=1, max_length=72)]
SeatNumber = Annotated[int, Field(ge=0, le=15)]


class NewTable(BaseModel):
    """A table to open.

    `options` are choices of the mode, the first mode if none is named; GET /api/games lists them. `seats`
    says of each seat whether a `person` or a `bot:NAME` is to sit there, and the creator takes the first for a
    person; without it, `opponent` is everybody else. An `open` table is listed, and asks for its password if
    it has one; a `private` one is joined by its invitation alone. The shares of the dice are given at its socket.
    """

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    mode: str | None = Field(None, max_length=20)
    options: dict[Annotated[str, Field(max_length=40)], int | Annotated[str, Field(max_length=40)]] = Field(
        {}, max_length=20
    )
    seats: list[Sitter] | None = Field(None, min_length=1, max_length=16)
    opponent: Sitter = PERSON
    clock: ClockName = "relaxed"
    visibility: Visibility | None = None
    password: Password | None = None
    spectators: bool = True
    delay_ms: int = Field(0, ge=0, le=LONGEST_DELAY_MS)
    rated: bool = False


class Invited(BaseModel):
    """An invitation, and the seat that is wanted if it matters."""

    model_config = ConfigDict(extra="forbid")

    invite: str = Field(min_length=1, max_length=16)
    seat: SeatNumber | None = None


class Joining(BaseModel):
    """An invitation, or the password of an open table that has one; the seat, if it matters."""

    model_config = ConfigDict(extra="forbid")

    invite: str | None = Field(None, min_length=1, max_length=16)
    password: Password | None = None
    seat: SeatNumber | None = None


@dataclass(frozen=True, slots=True)
class OpenedTable:
    """A new table. `invite` lets people in until every seat is taken; none where nobody is missing."""

    id: str
    invite: str | None
    seat: int


@dataclass(frozen=True, slots=True)
class Seated:
    """Where you sit."""

    id: str
    seat: int


@dataclass(frozen=True, slots=True)
class NewInvite:
    """A code that lets people in until every seat is taken."""

    invite: str


@dataclass(frozen=True, slots=True)
class RematchInfo:
    """The seats that ask for a rematch; once all do, the new table and your seat there."""

    asked: list[int]
    table: str | None
    seat: int | None


async def _summaries(shared: Services, tables: Sequence[Table]) -> list[Summary]:
    there = await shared.lobby.who_is_at([table.id for table in tables])
    return [summary(table, there[table.id]) for table in tables]


# --- opening and sitting down ------------------------------------------------------


@router.post("", operation_id="openTable", status_code=201)
async def open_table(wish: NewTable, user: Busy, shared: Shared) -> OpenedTable:
    """Open a table against bots, against people, or both. It begins once all sit there and have given their
    shares of the dice."""
    wished = Wish(
        wish.game,
        wish.options,
        wish.mode,
        tuple(wish.seats) if wish.seats else None,
        wish.opponent,
        wish.clock,
        wish.visibility,
        wish.spectators,
        wish.delay_ms,
        wish.rated,
    )
    opened = await shared.opening.open(user, wished, wish.password)
    return OpenedTable(opened.id, opened.invite, opened.seat)


@router.post("/join", operation_id="joinByInvite")
async def join_by_invite(invited: Invited, user: Busy, shared: Shared) -> Seated:
    """Take a seat by invitation; who sits there already stays."""
    return Seated(*await shared.opening.join(user, invited.invite, seat=invited.seat))


@router.post("/{id}/join", operation_id="joinTable")
async def join_table(id: Id, joining: Joining, request: Request, user: Busy, shared: Shared) -> Seated:
    """Take a seat at this table, by invitation or because it is open; who sits there already stays."""
    # passwords of tables are short, and to look at one costs as much as at an account's
    if joining.password and not await shared.sign_ins.take(f"tables {address_of(request)}"):
        raise Problem("too-frequent", "too many passwords in a short time: wait a minute")
    if joining.invite:
        return Seated(*await shared.opening.join(user, joining.invite, id, joining.seat))
    return Seated(id, await shared.opening.sit(user, id, joining.password, joining.seat))


@router.post("/{id}/leave", operation_id="leaveTable", status_code=204)
async def leave_table(id: Id, user: Me, shared: Shared) -> None:
    """Get up from a table that still waits for others. If the host leaves, the next is host; the last ends it."""
    await shared.opening.leave(user, id)


@router.delete("/{id}", operation_id="closeTable", status_code=204)
async def close_table(id: Id, user: Me, shared: Shared) -> None:
    """End a table that still waits for others, as its host."""
    await shared.opening.close(user, id)


@router.post("/{id}/invite", operation_id="renewInvite")
async def renew_invite(id: Id, user: Busy, shared: Shared) -> NewInvite:
    """A new invitation, as the table's host; the one before it is no longer valid."""
    return NewInvite(await shared.opening.renew_invite(user, id))


@router.post("/{id}/rematch", operation_id="askForRematch")
async def ask_for_rematch(id: Id, user: Busy, shared: Shared) -> RematchInfo:
    """Ask for the same once more, everybody a seat further. It is made when all have asked; against bots, at once."""
    rematch = await shared.rematches.ask(user, id)
    return RematchInfo(list(rematch.asked), rematch.table, rematch.seat)


@router.delete("/{id}/rematch", operation_id="withdrawRematch", status_code=204)
async def withdraw_rematch(id: Id, user: Me, shared: Shared) -> None:
    """No longer ask for a rematch."""
    await shared.rematches.withdraw(user, id)


# --- finding -------------------------------------------------------------------------


@router.get("", operation_id="listTables")
async def list_tables(shared: Shared, user: Perhaps, status: Literal["open", "live"] = "live") -> list[Summary]:
    """The newest tables at which a seat is free, or those that can be watched."""
    found = await shared.lobby.listed(user.id if user else None)
    return await _summaries(shared, found.open if status == "open" else found.live)


@router.get("/mine", operation_id="listMyTables")
async def list_my_tables(user: Me, shared: Shared) -> list[Summary]:
    """The tables at which you sit and that are not over."""
    return await _summaries(shared, await shared.opening.of(user))


@router.get("/{id}", operation_id="getTable")
async def get_table(id: Id, user: Perhaps, shared: Shared) -> Summary:
    """One table, as you may know it."""
    table, ended = await shared.opening.table(id, user.id if user else None)
    there = await shared.lobby.who_is_at([id])
    return summary(table, there[id], ended)


@router.get("/{id}/record", operation_id="getRecord")
async def get_record(id: Id, user: Perhaps, shared: Shared) -> RecordInfo:
    """The record of a table that is over: `python -m app verify` checks one."""
    return await shared.replays.record(id, user.id if user else None)

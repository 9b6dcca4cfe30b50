"""Matchmaking: look for a game, and be found one."""

from dataclasses import dataclass

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from app.api import summaries
from app.api.http.tables import OpenedTable
from app.api.services import Busy, Me, Services, Shared
from app.api.socket.lobby_protocol import ClockName, TicketInfo
from app.service.accounts.user import User
from app.service.matchmaking.tickets import Queue

router = APIRouter(prefix="/api/matchmaking", tags=["matchmaking"])


class Sought(BaseModel):
    """What one looks for; the first mode of the game if none is named. Rated play is for accounts.

    `seats`: at a table for how many, more than one; as many as is usual in the mode, its first such number, if none
    is named.
    """

    model_config = ConfigDict(extra="forbid")

    game: str = Field(max_length=40)
    mode: str | None = Field(None, max_length=20)
    clock: ClockName = "relaxed"
    rated: bool = False
    seats: int | None = Field(None, ge=1, le=16)


@dataclass(frozen=True, slots=True)
class Seeking:
    """The ticket that waits, or the table that was found; neither for who looks for nothing."""

    ticket: TicketInfo | None
    table: str | None


async def _seeking(user: User, shared: Services) -> Seeking:
    own = await shared.lobby.own_of(user.id)
    info = summaries.own(own, shared.lobby.there, shared.house.clock.now())
    running = own.matched in {table.id for table in own.tables}
    return Seeking(info.ticket, own.matched if running else None)


@router.post("", operation_id="seek")
async def seek(sought: Sought, user: Busy, shared: Shared) -> Seeking:
    """Take a ticket, instead of any other. Whoever has no lobby socket asks again every few seconds to keep it."""
    queue = Queue(sought.game, sought.mode or "", sought.clock, sought.rated, sought.seats or 0)
    await shared.matchmaking.take(user, queue)
    return await _seeking(user, shared)


@router.get("", operation_id="getTicket")
async def get_ticket(user: Me, shared: Shared) -> Seeking:
    """The ticket that one has, which is kept by this, or the table that was found."""
    await shared.matchmaking.touch(user)
    return await _seeking(user, shared)


@router.delete("", operation_id="stopSeeking", status_code=204)
async def stop_seeking(user: Me, shared: Shared) -> None:
    """Give the ticket back."""
    await shared.matchmaking.drop(user)


@router.post("/bot", operation_id="playBotInstead", status_code=201)
async def play_bot_instead(user: Busy, shared: Shared) -> OpenedTable:
    """Give the ticket back for a table against a bot."""
    opened = await shared.matchmaking.play_bot(user)
    return OpenedTable(opened.id, opened.invite, opened.seat)

"""Replays: tables that are over, listed, and played back step by step; and playing on from one of them."""

import asyncio
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from fastapi import APIRouter, Header, Query, Response
from pydantic import BaseModel, ConfigDict, Field

from app.api.http.tables import Id, Seated, SeatNumber
from app.api.replay_pages import ReplayPage, said
from app.api.services import Busy, Perhaps, Shared
from app.api.socket import wording
from app.api.socket.protocol import Language, Result
from app.service.errors import Problem
from app.service.replays.fork import Branch
from app.service.replays.past import Cursor, Past, Wanted, cursor, past

router = APIRouter(prefix="/api", tags=["replays"])

Before = Annotated[str | None, Query(max_length=40, pattern=r"^[0-9]{1,18}\.[a-z0-9]{1,16}$")]
Name = Annotated[str, Query(max_length=40)]


# --- lists -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PastSeat:
    """Who sat there; `user` names a person's profile, `seed` draws their picture."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    user: str | None
    seed: str | None


@dataclass(frozen=True, slots=True)
class PastTable:
    """A table that is over: how and when it ended, how many rows it had, and how many milliseconds it took."""

    id: str
    game: str
    mode: str
    clock: str
    rated: bool
    seats: list[PastSeat]
    result: Result
    ended_at: int
    rows: int
    took_ms: int


@dataclass(frozen=True, slots=True)
class PastTables:
    """Some tables in a row, the newest first; `next` is `before` for those that follow, null for the last."""

    tables: list[PastTable]
    next: str | None


def past_table(each: Past) -> PastTable:
    """A table that is over, as lists show it."""
    table = each.table
    seats = [PastSeat(seat.seat, seat.kind, seat.name, seat.user, seat.user or seat.bot) for seat in table.seats]
    result = wording.result(each.result)
    assert result is not None
    return PastTable(
        table.id, table.game, table.mode, table.clock, table.rated, seats, result, each.at, each.rows, each.took
    )


def following(next: Cursor | None) -> str | None:
    return str(next) if next else None


def wanted(shared: Shared, viewer: Perhaps, before: str | None, **more: Any) -> Wanted:
    """What is asked of a list."""
    now, after = shared.house.clock.now(), cursor(before) if before else None
    return Wanted(viewer.id if viewer else None, now, after=after, **more)


@router.get("/replays", operation_id="listReplays")
async def list_replays(
    viewer: Perhaps, shared: Shared, game: Name | None = None, user: Name | None = None, before: Before = None
) -> PastTables:
    """Tables that are over, the newest first: those that everybody could watch, and your own."""
    page = await shared.house.database.read(past(wanted(shared, viewer, before, game=game, user=user)))
    return PastTables([past_table(each) for each in page.tables], following(page.next))


# --- one replay --------------------------------------------------------------------


@router.get(
    "/tables/{id}/replay",
    operation_id="getReplay",
    response_model=ReplayPage,
    responses={304: {"description": "Not changed."}},
)
async def get_replay(
    id: Id,
    viewer: Perhaps,
    shared: Shared,
    lang: Language = "en",
    page: Annotated[int, Query(ge=0, le=10_000)] = 0,
    if_none_match: Annotated[str | None, Header()] = None,
) -> Response:
    """A page of the replay of a table that is over, as the audience that sees everything saw and was told it."""
    table = await shared.replays.over(id, viewer.id if viewer else None)
    key = (id, page, lang)
    if (kept := shared.pages.get(key)) is None:
        replay = await shared.replays.of(table)
        shown = replay.page(page)
        if shown is None:
            raise Problem("unknown-page", f"this replay has {len(replay.pages)} pages")
        kept = shared.pages.put(key, await asyncio.to_thread(said, id, replay, shown, page, lang))
    body, tag = kept
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if if_none_match and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)


# --- playing on --------------------------------------------------------------------


class NewFork(BaseModel):
    """Where to play on: after row `seq`, in this seat, against this bot."""

    model_config = ConfigDict(extra="forbid")

    seq: int = Field(ge=0, le=1_000_000)
    seat: SeatNumber
    bot: str = Field(max_length=40, examples=["greedy"])


@router.post("/tables/{id}/fork", operation_id="forkTable", status_code=201)
async def fork_table(id: Id, wish: NewFork, user: Busy, shared: Shared) -> Seated:
    """Play on from a table that is over: a new one, private and casual, with new dice and bots in all other seats."""
    branch = Branch(id, wish.seq, wish.seat, wish.bot)
    opened = await shared.forks.open(user, branch)
    return Seated(opened.id, opened.seat)

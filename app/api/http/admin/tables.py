"""Tables: which there are, what is hidden at them, and ending what cannot end by itself."""

from dataclasses import dataclass, fields
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter
from pydantic import Field

from app.api.http.admin.common import Before, Id, Why, Word
from app.api.services import Admin, Moderator, Services, Shared
from app.api.socket.lobby_protocol import Summary
from app.api.summaries import summary
from app.service.moderation.audit import Act
from app.service.moderation.inspecting import Cursor, Sought, exported, inspected, sought
from app.service.replays.record import RecordInfo
from app.service.tables.log import NoSuchTable
from app.service.tables.opening import unknown_table
from app.service.tables.table import Status

router = APIRouter(prefix="/tables")

Place = Annotated[int, Field(ge=1, le=16)]


@dataclass(slots=True)
class AdminTable(Summary):
    """What everybody may know of a table, and whether it is paused."""

    paused: bool


@dataclass(frozen=True, slots=True)
class AdminTables:
    """Some tables, the newest first; `next` is `before` for those that follow, null for the last."""

    tables: list[Summary]
    next: str | None


@dataclass(frozen=True, slots=True)
class LookedInto:
    """All of a table after row `seq`: `view` is the game's, of the audience that sees everything."""

    table: str
    seq: int
    paused: bool
    view: Any


@dataclass(frozen=True, slots=True)
class Ordered:
    """The row of the table's log that the order became."""

    seq: int


class WhyWinner(Why):
    """How a table is to end: `winner` is a seat, or -1 for a tie; `places` say more, each seat's from 1."""

    winner: int = Field(ge=-1, le=15)
    places: list[Place] = Field([], max_length=16)


@router.get("", operation_id="adminListTables")
async def list_tables(
    me: Moderator,
    shared: Shared,
    status: Status | None = None,
    user: Word | None = None,
    game: Word | None = None,
    before: Before = None,
) -> AdminTables:
    """Tables, private ones as well."""
    at, _, table = (before or "").partition(".")
    wish = Sought(status, user, game, Cursor(int(at), table) if before else None)
    details = {"status": status, "user": user, "game": game, "before": before}
    act = Act(me.id, "list-tables", details=details)
    listed, next = await shared.moderation.audit.do(act, sought(wish, shared.house.clock.now()))
    there = await shared.lobby.who_is_at([table.id for table in listed])
    return AdminTables([summary(each, there[each.id]) for each in listed], str(next) if next else None)


@router.get("/{id}", operation_id="adminGetTable")
async def get_table(id: Id, me: Moderator, shared: Shared) -> AdminTable:
    """What everybody who watches the table may know of it."""
    act = Act(me.id, "read-table", f"table {id}")
    table, ended = await shared.moderation.audit.do(act, inspected(id, shared.house.clock.now()))
    there = await shared.lobby.who_is_at([id])
    shown = summary(table, there[id], ended)
    known = {field.name: getattr(shown, field.name) for field in fields(shown)}
    try:
        live = await shared.house.table(id)
    except NoSuchTable:
        # it never began, and has vanished in this moment
        raise unknown_table() from None
    return AdminTable(**known, paused=live.paused)


@router.post("/{id}/look", operation_id="adminLookIntoTable")
async def look_into_table(id: Id, me: Admin, shared: Shared, wish: Why) -> LookedInto:
    """Everything that is hidden at a table; not for who sits there or watches it."""
    looked = await shared.moderation.inspector.look(me.id, id, wish.reason)
    return LookedInto(id, looked.seq, looked.paused, msgspec.to_builtins(looked.view))


@router.get("/{id}/record", operation_id="adminGetRecord")
async def get_record(id: Id, me: Admin, shared: Shared) -> RecordInfo:
    """The record of a table that is over, also for those who watch it."""
    act = Act(me.id, "export-table", f"table {id}")
    return await shared.moderation.audit.do(act, exported(id, shared.house.clock.now()))


async def _ordering(shared: Services, act: Act, table: str) -> None:
    """Write an order down before the table's log takes it: the row there says what became of it. Raises Problem."""
    await shared.moderation.inspector.apart(act.actor, table)
    await shared.moderation.audit.say(act)


@router.post("/{id}/pause", operation_id="adminPauseTable")
async def pause_table(id: Id, me: Admin, shared: Shared, wish: Why) -> Ordered:
    """Stop every clock; moves are refused until the table is resumed."""
    await _ordering(shared, Act(me.id, "pause-table", f"table {id}", wish.reason), id)
    return Ordered(await shared.house.orders.pause(id, me.id, wish.reason))


@router.post("/{id}/resume", operation_id="adminResumeTable")
async def resume_table(id: Id, me: Admin, shared: Shared, wish: Why) -> Ordered:
    """Let a paused table go on."""
    await _ordering(shared, Act(me.id, "resume-table", f"table {id}", wish.reason), id)
    return Ordered(await shared.house.orders.resume(id, me.id, wish.reason))


@router.post("/{id}/abort", operation_id="adminAbortTable")
async def abort_table(id: Id, me: Admin, shared: Shared, wish: Why) -> Ordered:
    """End a table; nobody gains or loses."""
    await _ordering(shared, Act(me.id, "abort-table", f"table {id}", wish.reason), id)
    return Ordered(await shared.house.orders.abort(id, me.id, wish.reason))


@router.post("/{id}/adjudicate", operation_id="adminAdjudicateTable")
async def adjudicate_table(id: Id, me: Admin, shared: Shared, wish: WhyWinner) -> Ordered:
    """End a table in favour of a seat, or as a tie."""
    details = {"winner": wish.winner, "places": wish.places}
    await _ordering(shared, Act(me.id, "adjudicate-table", f"table {id}", wish.reason, details), id)
    return Ordered(await shared.house.orders.adjudicate(id, me.id, wish.reason, wish.winner, tuple(wish.places)))

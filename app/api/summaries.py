"""Tables, people and tickets as lists show them."""

from collections.abc import Callable, Sequence, Set
from typing import get_args

from app.api.socket.lobby_protocol import (
    AnnouncementInfo,
    OnlineInfo,
    OwnInfo,
    PersonInfo,
    ProgressInfo,
    Summary,
    TicketInfo,
)
from app.api.socket.protocol import Language
from app.api.socket.wording import table_info
from app.games.game import Result
from app.service.lobby.lobby import Online, Own
from app.service.matchmaking.matchmaking import BOT_MS
from app.service.moderation.announcements import Announcement
from app.service.tables.table import Table


def summary(table: Table, there: Set[str], ended: Result | None = None) -> Summary:
    """A table as anybody may know it. `there` are the users who are connected to it.

    What is watched with a delay has everybody present while it goes on: who leaves would tell how it does.
    """
    veiled = table.delay_ms > 0 and table.status == "live"
    present = frozenset(seat.seat for seat in table.seats if veiled or seat.user in there)
    info = table_info(table, ended, present, len(there - {seat.user for seat in table.seats}))
    progress = None if table.delay_ms else table.progress
    return Summary(
        table.id,
        table.game,
        table.mode,
        info.options,
        info.seats,
        table.status,
        table.host,
        table.visibility,
        table.locked,
        table.clock,
        table.rated,
        table.spectators,
        table.delay_ms,
        ProgressInfo(progress.match, progress.round, list(progress.scores)) if progress else None,
        info.viewers,
        table.created_at,
        info.result,
    )


def online(found: Online) -> OnlineInfo:
    return OnlineInfo(found.count, [PersonInfo(each.id, each.name) for each in found.people])


def own(found: Own, there: Callable[[str], Set[str]], now: int) -> OwnInfo:
    """What is one's own, as only its owner sees it."""
    ticket, info = found.ticket, None
    if ticket and not ticket.matched:
        waited = now - ticket.at
        info = TicketInfo(*ticket.queue, waited, found.expected_ms, BOT_MS, waited >= BOT_MS)
    return OwnInfo([summary(table, there(table.id)) for table in found.tables], info)


def announced(found: Sequence[Announcement]) -> list[AnnouncementInfo]:
    """What is announced, as everybody may know it."""
    return [AnnouncementInfo(each.id, texts(each), each.from_at, each.until_at) for each in found]


def texts(announcement: Announcement) -> dict[Language, str]:
    """What is announced, by language."""
    return {language: announcement.texts[language] for language in get_args(Language)}

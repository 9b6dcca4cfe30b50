"""What somebody has played: tables that are over, and what each did to their rating."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from app.kernel.node import Node, replace
from app.service.database.schema import rating_changes
from app.service.ranking.rating import Rating
from app.service.replays.past import Cursor, Past, Wanted, past


class Entry(Node, tag=False):
    """A table that somebody sat at, and the points of their rating before and after it, where it is rated."""

    past: Past
    seat: int
    before: int | None = None
    after: int | None = None


class History(Node, tag=False):
    """Some entries in a row, the newest first; `next` is where the others follow."""

    entries: tuple[Entry, ...]
    next: Cursor | None


def history(user: str, wanted: Wanted) -> Callable[[Connection], History]:
    """Reads a page of what this user has played, as far as the viewer may know of it."""

    def work(connection: Connection) -> History:
        page = past(replace(wanted, user=user))(connection)
        ids = [each.table.id for each in page.tables]
        query = select(rating_changes).where(rating_changes.c.user_id == user, rating_changes.c.table_id.in_(ids))
        changes = {found.table_id: found for found in connection.execute(query)}
        entries = []
        for each in page.tables:
            seat, change = each.table.seat_of(user), changes.get(each.table.id)
            assert seat is not None
            before = Rating(change.mu_before, change.sigma_before).points if change else None
            after = Rating(change.mu, change.sigma).points if change else None
            entries.append(Entry(each, seat, before, after))
        return History(tuple(entries), page.next)

    return work

"""Who may meet whom: blocks hold in both directions, and rated play is for accounts."""

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, func, or_, select

from app.service.database.schema import UNFINISHED, seats, shunned, tables, users
from app.service.errors import Problem

AT_ONCE = 20
"""Tables that one user may have open or live."""

Pair = frozenset[str]


def blocked(connection: Connection, people: Collection[str]) -> set[Pair]:
    """The pairs among these users of whom one has blocked the other."""
    query = select(shunned.c.user_id, shunned.c.other_id).where(
        shunned.c.kind == "block", shunned.c.user_id.in_(people), shunned.c.other_id.in_(people)
    )
    return {frozenset(pair) for pair in connection.execute(query)}


def not_met(connection: Connection, people: Collection[str]) -> dict[str, frozenset[str]]:
    """For each of these users, whom they have blocked and who has blocked them."""
    query = select(shunned.c.user_id, shunned.c.other_id).where(
        shunned.c.kind == "block", or_(shunned.c.user_id.in_(people), shunned.c.other_id.in_(people))
    )
    found: dict[str, set[str]] = {}
    for user, other in connection.execute(query):
        found.setdefault(user, set()).add(other)
        found.setdefault(other, set()).add(user)
    return {user: frozenset(found.get(user, ())) for user in people}


def guests(connection: Connection, people: Iterable[str]) -> set[str]:
    """Those of these users who have no account."""
    query = select(users.c.id).where(users.c.id.in_(list(people)), users.c.name_key.is_(None))
    return {user for (user,) in connection.execute(query)}


def need_accounts(connection: Connection, people: Iterable[str]) -> None:
    """Raises Problem unless all of these users have an account, as rated play needs."""
    if guests(connection, people):
        raise Problem("account-needed", "only people with an account play rated")


def need_room(connection: Connection, user: str) -> None:
    """Raises Problem if the user has as many tables as anybody may have."""
    query = select(func.count()).select_from(seats.join(tables)).where(seats.c.user_id == user, UNFINISHED)
    if connection.execute(query).scalar_one() >= AT_ONCE:
        raise Problem("too-many-tables", f"you have {AT_ONCE} tables already: finish one first", most=AT_ONCE)


def playing(connection: Connection, people: Collection[str]) -> set[str]:
    """Those of these users who play against somebody else, against a clock that does not wait for days."""
    other = seats.alias()
    query = (
        select(seats.c.user_id)
        .join(tables, tables.c.id == seats.c.table_id)
        .join(other, other.c.table_id == seats.c.table_id)
        .where(
            seats.c.user_id.in_(people),
            other.c.user_id != seats.c.user_id,
            UNFINISHED,
            tables.c.clock != "correspondence",
            # a table that is about to begin has no invitation any more
            or_(tables.c.status == "live", (tables.c.status == "open") & tables.c.invite_hash.is_(None)),
        )
        .distinct()
    )
    return {user for (user,) in connection.execute(query) if user}

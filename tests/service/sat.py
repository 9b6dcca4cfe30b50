"""Tables of Hoard at which two people sit, opened as a test wishes; and what their logs say."""

from typing import Any

from sqlalchemy import select

from app.service.accounts.user import User
from app.service.database.schema import due, results, rows
from app.service.tables.live import Live
from app.service.tables.wish import Wish
from tests.service.conftest import Node


async def pair(node: Node, clock: str = "standard", options: dict[str, int | str] | None = None, **wish: Any) -> Live:
    """Begun, and both are to choose their champions."""
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("hoard", options or {}, clock=clock, **wish))
    await node.opening.join(other, opened.invite or "")
    return await node.begun(opened.id)


async def three(node: Node, clock: str = "standard") -> Live:
    """A table of Pebbles for three, each for itself."""
    return (await company(node, "three", 3, clock=clock))[0]


async def company(node: Node, mode: str, seats: int, **wish: Any) -> tuple[Live, list[User]]:
    """A table of Pebbles at which so many people sit, by seat."""
    people = [await node.guest() for _ in range(seats)]
    opened = await node.opening.open(people[0], Wish("pebbles", mode=mode, seats=("person",) * seats, **wish))
    for other in people[1:]:
        await node.opening.join(other, opened.invite or "")
    return await node.begun(opened.id), people


async def kinds(node: Node, live: Live) -> list[str]:
    """The kinds of the rows of its log."""
    query = select(rows.c.kind).where(rows.c.table_id == live.table.id).order_by(rows.c.seq)
    return [kind for (kind,) in await node.house.database.read(lambda connection: connection.execute(query).all())]


async def results_of(node: Node, live: Live) -> list[tuple[int, str, str]]:
    """How it ended: the winner, the reason, the places."""
    query = select(results.c.winner, results.c.reason, results.c.places).where(results.c.table_id == live.table.id)
    found = await node.house.database.read(lambda connection: connection.execute(query).all())
    return [tuple(each) for each in found]


async def dues_of(node: Node, live: Live) -> dict[tuple[str, int], int]:
    """What is due: kind and seat, and when."""
    query = select(due.c.kind, due.c.seat, due.c.at).where(due.c.table_id == live.table.id)
    found = await node.house.database.read(lambda connection: connection.execute(query).all())
    return {(kind, seat): at for kind, seat, at in found}


def same(live: Live, copy: Live) -> bool:
    """Whether two nodes have the same of a table, byte for byte."""
    mine, yours = live.standing, copy.standing
    return (
        live.game.encode(mine.state) == copy.game.encode(yours.state)
        and (mine.seq, mine.lines, mine.result, mine.clocks) == (yours.seq, yours.lines, yours.result, yours.clocks)
        and [point.before.seq for point in mine.points] == [point.before.seq for point in yours.points]
    )

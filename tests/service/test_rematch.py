"""Rematches: asked for by everybody, made once."""

import asyncio

from sqlalchemy import select, update

from app.service.accounts.user import User
from app.service.database.schema import tables, users
from app.service.tables.live import Live
from app.service.tables.rematch import Rematch, Rematches
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, until
from tests.service.test_sitting import block, code_of, sat


def rematches(node: Node) -> Rematches:
    return Rematches(node.house, node.opening)


async def over(node: Node, wish: Wish) -> tuple[Live, list[User]]:
    """A table that is over, and its people in the order of their seats, who are still there."""
    people = [await node.guest()]
    opened = await node.opening.open(people[0], wish)
    for seat in range(1, (wish.seats or ("person",) * 2).count("person")):
        people.append(await node.guest())
        await node.opening.join(people[seat], opened.invite or "")
    live = await node.begun(opened.id)
    await node.ask(live, "concede", live.table.seat_of(people[0].id), "c")
    assert live.table.status == "over"
    for each in people:
        live.attendance.arrive(each.id, each.name)
    return live, people


async def followers(node: Node, live: Live) -> list[str]:
    query = select(tables.c.id).where(tables.c.rematch_of == live.table.id)
    return [found for (found,) in await node.house.database.read(lambda connection: connection.execute(query).all())]


async def test_a_rematch_is_made_when_everybody_has_asked_and_all_move_on_by_a_seat(node: Node) -> None:
    wish = Wish("pebbles", {"most": 5}, "free", ("person", "bot:random", "person"), clock="fast", delay_ms=5)
    live, (one, other) = await over(node, wish)
    ask = rematches(node).ask

    assert await ask(one, live.table.id) == Rematch((0,))

    assert await followers(node, live) == []
    assert [seat.again for seat in live.table.seats] == [True, False, False]
    assert await ask(one, live.table.id) == Rematch((0,)), "asked twice it is asked once"
    made = await ask(other, live.table.id)
    assert (made.asked, made.seat) == ((0, 2), 1)
    assert await followers(node, live) == [made.table] == [live.table.rematch]
    again = await node.begun(made.table or "")
    assert sat(again.table) == ["random", other.id, one.id]
    same = ("mode", "options", "clock", "visibility", "spectators", "delay_ms", "rated")
    assert all(getattr(again.table, name) == getattr(live.table, name) for name in same)
    assert (await ask(one, live.table.id)).table == made.table, "who asks late is shown the way"


async def test_a_rematch_against_bots_is_made_at_once(node: Node) -> None:
    live, (one,) = await over(node, Wish("hoard", seats=("person", "bot:random")))
    made = await rematches(node).ask(one, live.table.id)
    assert sat((await node.begun(made.table or "")).table) == ["random", one.id]


async def test_who_no_longer_wants_it_takes_it_back(node: Node) -> None:
    live, (one, other) = await over(node, Wish("hoard"))
    await rematches(node).ask(one, live.table.id)
    await rematches(node).withdraw(one, live.table.id)
    assert await rematches(node).ask(other, live.table.id) == Rematch((1,))


async def test_who_asked_and_left_is_drawn_into_nothing(node: Node) -> None:
    live, (one, other) = await over(node, Wish("hoard"))
    ask = rematches(node).ask
    await ask(one, live.table.id)
    live.attendance.leave(one.id, one.name)

    assert await ask(other, live.table.id) == Rematch((1,))

    assert [seat.again for seat in live.table.seats] == [False, True], "both see it"
    live.attendance.arrive(one.id, one.name)
    assert (await ask(one, live.table.id)).table


async def test_where_moves_take_days_nobody_has_to_be_there_but_to_exist(node: Node) -> None:
    live, (one, other) = await over(node, Wish("hoard", clock="correspondence"))
    ask = rematches(node).ask
    await ask(one, live.table.id)
    live.attendance.leave(one.id, one.name)
    assert (await ask(other, live.table.id)).table

    live, (one, other) = await over(node, Wish("hoard", clock="correspondence"))
    await ask(one, live.table.id)
    left = update(users).where(users.c.id == one.id).values(deleted_at=1)
    await node.house.database.write(lambda connection: connection.execute(left))
    assert await ask(other, live.table.id) == Rematch((1,))


async def test_everybody_asks_at_once_on_different_nodes_and_one_rematch_is_made(new_node: NewNode) -> None:
    nodes = await new_node(), await new_node()
    live, people = await over(nodes[0], Wish("pebbles", mode="three", seats=("person",) * 3))
    copy = await nodes[1].house.table(live.table.id)
    await copy.attendance.start()
    await until(lambda: copy.attendance.present == {0, 1, 2})
    answers = await asyncio.gather(
        *(rematches(nodes[n % 2]).ask(user, live.table.id) for n, user in enumerate(people * 3))
    )
    (made,) = await followers(nodes[0], live)
    assert {each.table for each in answers} <= {None, made}
    assert [each.table for each in answers].count(made) >= 1
    await until(lambda: copy.table.rematch == made)


async def test_nobody_asks_for_a_rematch_who_was_not_there_or_before_the_end(node: Node) -> None:
    live, (one, _) = await over(node, Wish("hoard"))
    running, first, _ = await node.pair()
    ask = rematches(node).ask
    assert await code_of(ask(await node.guest(), live.table.id)) == "not-seated"
    assert await code_of(ask(first, running.table.id)) == "not-over"
    assert await code_of(ask(one, "nowhere")) == "unknown-table"


async def test_who_has_blocked_the_other_does_not_play_again(node: Node) -> None:
    live, (one, other) = await over(node, Wish("hoard"))
    await block(node, one, other)
    assert await code_of(rematches(node).ask(other, live.table.id)) == "not-welcome"


async def test_who_has_begun_to_play_with_others_is_not_drawn_into_a_rematch(node: Node) -> None:
    live, (one, other) = await over(node, Wish("hoard"))
    ask = rematches(node).ask
    await ask(one, live.table.id)
    opened = await node.opening.open(one, Wish("hoard"))
    await node.opening.join(await node.guest(), opened.invite or "")

    assert await ask(other, live.table.id) == Rematch((1,))

    assert await followers(node, live) == []
    assert (await ask(one, live.table.id)).table, "asked once more it is made"

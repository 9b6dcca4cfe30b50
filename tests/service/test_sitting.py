"""Sitting down at tables that wait, and getting up again: one seat, one person, however many want it."""

import asyncio

import pytest
from sqlalchemy import insert, select, update

from app.service.accounts.user import User
from app.service.database.schema import seats, shunned, tables, users
from app.service.errors import Problem
from app.service.tables.opening import Opened
from app.service.tables.table import Table
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, until

OPEN = Wish("hoard", visibility="open")


async def account(node: Node) -> User:
    """Somebody with an account."""
    user = await node.guest()
    await node.house.database.write(
        lambda connection: connection.execute(update(users).where(users.c.id == user.id).values(name_key=user.id))
    )
    return user


async def block(node: Node, one: User, other: User) -> None:
    values = {"user_id": one.id, "other_id": other.id, "kind": "block", "at": 0}
    await node.house.database.write(lambda connection: connection.execute(insert(shunned), values))


async def table_of(node: Node, opened: Opened) -> Table:
    return (await node.opening.table(opened.id))[0]


async def code_of(work: object) -> str:
    """The code of the problem that this raises."""
    with pytest.raises(Problem) as problem:
        await work  # type: ignore[misc]
    return problem.value.code


def sat(table: Table) -> list[str | None]:
    return [seat.user or seat.bot for seat in table.seats]


# --- opening ----------------------------------------------------------------------


async def test_a_table_has_the_mode_the_seats_and_the_bots_that_were_wished_for(node: Node) -> None:
    one = await node.guest()
    wish = Wish("pebbles", {"most": 5}, "free", ("bot:random", "person", "bot:greedy", "person"), clock="fast")
    opened = await node.opening.open(one, wish)
    table = await table_of(node, opened)
    assert (opened.seat, bool(opened.invite)) == (1, True)
    assert sat(table) == ["random", one.id, "greedy", None]
    assert (table.mode, table.options, table.clock) == ("free", {"mode": "free", "seats": 4, "most": 5}, "fast")
    assert (table.host, table.visibility, table.spectators, table.rated) == (one.id, "private", True, False)


async def test_a_mode_that_is_played_alone_begins_at_once(node: Node) -> None:
    opened = await node.opening.open(await node.guest(), Wish("pebbles", mode="alone"))
    assert opened.invite is None
    assert (await node.begun(opened.id)).table.status == "live"


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        (Wish("pebbles", mode="blind"), "bad-options"),
        (Wish("pebbles", {"most": 4}), "bad-options"),
        (Wish("pebbles", {"trophies": 2}), "bad-options"),
        (Wish("pebbles", mode="three", seats=("person", "person")), "bad-options"),
        (Wish("pebbles", seats=("bot:random", "bot:random")), "bad-options"),
        (Wish("pebbles", seats=("person", "dog")), "unknown-opponent"),
        (Wish("pebbles", clock="sundial"), "bad-options"),
        (Wish("pebbles", mode="alone", rated=True), "bad-options"),
        (Wish("pebbles", opponent="bot:random", rated=True), "bad-options"),
        (Wish("pebbles", rated=True), "account-needed"),
    ],
)
async def test_a_table_that_cannot_be_is_refused(node: Node, wish: Wish, code: str) -> None:
    assert await code_of(node.opening.open(await node.guest(), wish)) == code
    assert await node.house.database.read(lambda connection: connection.execute(select(tables.c.id)).all()) == []


# --- sitting down -----------------------------------------------------------------


async def test_an_open_table_is_joined_by_anybody_at_the_seat_they_want(node: Node) -> None:
    one, other, third = await node.guest(), await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("pebbles", mode="three", visibility="open"))
    assert await node.opening.sit(other, opened.id, None, 2) == 2
    assert await code_of(node.opening.sit(third, opened.id, None, 2)) == "seat-taken"
    assert await node.opening.sit(other, opened.id, None, 1) == 2, "who sits there stays"
    assert await node.opening.sit(third, opened.id, None) == 1
    assert sat(await table_of(node, opened)) == [one.id, third.id, other.id]


async def test_the_invitation_lets_people_in_until_the_table_is_full(node: Node) -> None:
    people = [await node.guest() for _ in range(4)]
    opened = await node.opening.open(people[0], Wish("pebbles", mode="three"))
    invite = opened.invite or ""
    assert [(await node.opening.join(each, invite))[1] for each in people[1:3]] == [1, 2]
    assert await code_of(node.opening.join(people[3], invite)) == "unknown-invite"
    assert await node.opening.join(people[1], invite, opened.id) == (opened.id, 1)


async def test_a_new_invitation_takes_the_place_of_the_last(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, OPEN)
    assert await code_of(node.opening.renew_invite(other, opened.id)) == "not-host"
    invite = await node.opening.renew_invite(one, opened.id)
    assert await code_of(node.opening.join(other, opened.invite or "")) == "unknown-invite"
    assert await node.opening.join(other, invite) == (opened.id, 1)


async def test_of_many_who_want_the_last_seat_one_gets_it_on_whichever_node(new_node: NewNode) -> None:
    nodes = await new_node(), await new_node()
    opened = await nodes[0].opening.open(await nodes[0].guest(), OPEN)
    people = [await nodes[0].guest() for _ in range(10)]
    answers = await asyncio.gather(
        *(nodes[n % 2].opening.sit(user, opened.id, None) for n, user in enumerate(people)),
        return_exceptions=True,
    )
    assert sorted(str(getattr(each, "code", each)) for each in answers) == ["1"] + ["table-full"] * 9
    lives = [await node.begun(opened.id) for node in nodes]
    assert len({live.game.encode(live.state) for live in lives}) == 1


async def test_a_private_table_is_joined_by_invitation_alone(node: Node) -> None:
    opened = await node.opening.open(await node.guest(), Wish("hoard"))
    assert await code_of(node.opening.sit(await node.guest(), opened.id, None)) == "invite-needed"
    assert await code_of(node.opening.sit(await node.guest(), "nowhere", None)) == "unknown-table"


async def test_a_table_with_a_password_asks_for_it_unless_one_is_invited(node: Node) -> None:
    wish = Wish("pebbles", mode="three", visibility="open")
    opened = await node.opening.open(await node.guest(), wish, "sésame")
    other = await node.guest()
    assert (await table_of(node, opened)).locked
    for wrong in (None, "", "sesame"):
        assert await code_of(node.opening.sit(other, opened.id, wrong)) == "wrong-password"
    assert await node.opening.sit(other, opened.id, "sésame") == 1
    assert await node.opening.join(await node.guest(), opened.invite or "") == (opened.id, 2)


async def test_only_accounts_sit_down_to_rated_play(node: Node) -> None:
    opened = await node.opening.open(await account(node), Wish("hoard", visibility="open", rated=True))
    assert await code_of(node.opening.sit(await node.guest(), opened.id, None)) == "account-needed"
    assert await code_of(node.opening.join(await node.guest(), opened.invite or "")) == "account-needed"
    assert await node.opening.sit(await account(node), opened.id, None) == 1


async def test_people_of_whom_one_has_blocked_the_other_do_not_meet(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    await block(node, one, other)
    for host, guest in ((one, other), (other, one)):
        opened = await node.opening.open(host, OPEN)
        assert await code_of(node.opening.sit(guest, opened.id, None)) == "unknown-table"
        assert await code_of(node.opening.join(guest, opened.invite or "")) == "unknown-invite"


async def test_whoever_has_many_tables_takes_no_more_seats(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    for _ in range(20):
        await node.opening.open(one, Wish("hoard"))
    opened = await node.opening.open(other, OPEN)
    assert await code_of(node.opening.sit(one, opened.id, None)) == "too-many-tables"


# --- getting up -------------------------------------------------------------------


async def test_the_next_person_is_host_when_the_host_leaves_and_the_last_takes_the_table_along(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("pebbles", mode="three", visibility="open"))
    await node.opening.sit(other, opened.id, None)

    await node.opening.leave(one, opened.id)

    table = await table_of(node, opened)
    assert (table.host, sat(table)) == (other.id, [None, other.id, None])
    assert await code_of(node.opening.leave(one, opened.id)) == "not-seated"
    assert await node.opening.join(one, opened.invite or "") == (opened.id, 0)
    await node.opening.leave(one, opened.id)
    await node.opening.leave(other, opened.id)
    assert await code_of(node.opening.table(opened.id)) == "unknown-table"


async def test_the_host_closes_a_table_and_nobody_else(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, Wish("pebbles", mode="three", visibility="open"))
    await node.opening.sit(other, opened.id, None)
    assert await code_of(node.opening.close(other, opened.id)) == "not-host"
    await node.opening.close(one, opened.id)
    assert await code_of(node.opening.sit(other, opened.id, None)) == "unknown-table"


async def test_a_table_that_begins_is_neither_left_nor_closed(node: Node) -> None:
    one, other = await node.guest(), await node.guest()
    opened = await node.opening.open(one, OPEN)
    await node.opening.sit(other, opened.id, None)
    for _ in ("while it waits for shares of the dice", "when it has begun"):
        assert await code_of(node.opening.leave(other, opened.id)) == "already-begun"
        assert await code_of(node.opening.close(one, opened.id)) == "already-begun"
        await node.begun(opened.id)


async def test_whoever_leaves_while_another_sits_down_leaves_no_half_empty_table(new_node: NewNode) -> None:
    nodes = await new_node(), await new_node()
    for _ in range(5):
        one, other = await nodes[0].guest(), await nodes[0].guest()
        opened = await nodes[0].opening.open(one, OPEN)
        left, came = await asyncio.gather(
            nodes[0].opening.leave(one, opened.id),
            nodes[1].opening.sit(other, opened.id, None),
            return_exceptions=True,
        )
        if left is None:
            assert getattr(came, "code", came) == "unknown-table"
        else:
            assert (getattr(left, "code", left), came) == ("already-begun", 1)
            assert (await nodes[0].begun(opened.id)).table.full


async def test_those_who_look_at_a_table_that_vanishes_are_told_on_every_node(new_node: NewNode) -> None:
    here, there = await new_node(), await new_node()
    one = await here.guest()
    opened = await here.opening.open(one, OPEN)
    gone = []

    class Ear:
        def vanished(self) -> None:
            gone.append(self)

    for node in (here, there):
        (await node.house.table(opened.id)).listeners.append(Ear())  # type: ignore[arg-type]
    await here.opening.leave(one, opened.id)
    await until(lambda: len(gone) == 2)
    assert there.house.known(opened.id) is None
    rest = await here.house.database.read(
        lambda connection: connection.execute(select(seats).where(seats.c.table_id == opened.id)).all()
    )
    assert rest == []


async def test_a_table_that_is_gone_is_watched_no_more(node: Node) -> None:
    host = await node.guest()
    opened = await node.opening.open(host, Wish("pebbles", mode="three"))
    live = await node.house.table(opened.id)
    await live.attendance.start()

    await node.opening.leave(host, opened.id)

    live.attendance.arrive("somebody", "Somebody")
    assert live.attendance.watching == {}

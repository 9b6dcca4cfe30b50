"""Guests who never came back, and sessions that have ended."""

import asyncio

from sqlalchemy import select

from app.service.accounts.sessions import LIFE_MS
from app.service.accounts.sweeping import AT_ONCE, DAY_MS, Sweeping
from app.service.accounts.user import Caller
from app.service.database.schema import sessions, shunned, users
from app.service.moderation.sanctions import Sanctions
from app.service.safety.shunning import Shunning
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node
from tests.service.town import PASSWORD, Town, said

DAYS = 90


async def left(town: Town) -> set[str]:
    """Who is still known."""
    query = select(users.c.id)
    return set(await town.database.read(lambda connection: connection.execute(query).scalars().all()))


async def test_a_guest_who_never_came_back_is_forgotten_after_a_while(node: Node) -> None:
    town, sweeping = Town(node.house.database, node.clock), Sweeping(node.house)
    guest, other = await town.guest(), await town.account("Ann Lee")
    shunning = Shunning(town.database, town.clock)
    await shunning.add(other.user.id, guest.user.id, "mute")
    await shunning.add(guest.user.id, other.user.id, "block")

    node.clock.move(DAYS * DAY_MS)
    await sweeping.sweep()
    assert await left(town) == {guest.user.id, other.user.id}

    node.clock.move(1)
    await sweeping.sweep()
    assert await left(town) == {other.user.id}
    assert (await town.count(sessions), await town.count(shunned)) == (1, 0)


async def test_a_house_may_remember_its_guests_for_longer(new_node: NewNode) -> None:
    node = await new_node(guest_days=DAYS + 1)
    town = Town(node.house.database, node.clock)
    guest = await town.guest()

    node.clock.move(DAYS * DAY_MS + 1)
    await Sweeping(node.house).sweep()

    assert await left(town) == {guest.user.id}


async def test_a_guest_who_comes_back_is_remembered(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    guest, token = await town.people.guests.new()
    node.clock.move(DAYS * DAY_MS)
    await town.caller(token)

    node.clock.move(DAYS * DAY_MS)
    await Sweeping(node.house).sweep()

    assert (await town.caller(token)).user == guest


async def test_an_account_is_kept_until_it_is_left(node: Node) -> None:
    town, sweeping = Town(node.house.database, node.clock), Sweeping(node.house)
    caller = await town.account("Ann Lee")
    await town.people.tokens.new(caller.user, "a program")
    node.clock.move(DAYS * DAY_MS + 1)
    await sweeping.sweep()
    assert await left(town) == {caller.user.id}

    await town.people.owning.delete(caller, PASSWORD)
    await sweeping.sweep()

    assert await left(town) == set()


async def test_whoever_played_spoke_was_reported_or_judged_is_never_forgotten(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    _, one, other = await node.pair()
    waiting, speaking, reporting, accused, muted = [(await town.guest()).user for _ in range(5)]
    admin = await town.person("Ann Lee", "admin")
    await node.opening.open(waiting, Wish("hoard"))
    await said(town, speaking.id)
    await said(town, reporting.id, accused.id)
    await Sanctions(town.database, town.clock).mute(admin, muted.id, 1, "rude")

    node.clock.move(DAYS * DAY_MS + 1)
    await Sweeping(node.house).sweep()

    everybody = (one, other, waiting, speaking, reporting, accused, muted, admin)
    assert await left(town) == {each.id for each in everybody}


async def test_sessions_that_have_ended_are_removed_whosever_they_are(node: Node) -> None:
    town = Town(node.house.database, node.clock)
    early = await town.account("Ann Lee")
    node.clock.move(1)
    late = await town.account("Bob Lin")

    node.clock.move(LIFE_MS - 1)
    await Sweeping(node.house).sweep()

    assert await whose(town) == [late.user.id]
    assert await left(town) == {early.user.id, late.user.id}


async def whose(town: Town) -> list[str]:
    """Whose sessions are kept."""
    query = select(sessions.c.user_id)
    return list(await town.database.read(lambda connection: connection.execute(query).scalars().all()))


async def test_many_guests_are_forgotten_by_two_nodes_at_once(new_node: NewNode) -> None:
    nodes = [await new_node(), await new_node()]
    town = Town(nodes[0].house.database, nodes[0].clock)
    guests: list[Caller] = [await town.guest() for _ in range(AT_ONCE + 1)]
    assert len(await left(town)) == len(guests)

    nodes[0].clock.move(DAYS * DAY_MS + 1)
    await asyncio.gather(*[Sweeping(node.house).sweep() for node in nodes])

    assert await left(town) == set()

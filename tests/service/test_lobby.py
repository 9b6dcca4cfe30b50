"""The lobby: what it lists, what it keeps to itself, and what it forgets."""

import json
from collections.abc import AsyncIterator

import msgspec
import pytest

from app.api.summaries import summary
from app.service.accounts.user import User
from app.service.lobby.lobby import ONLINE, Lobby
from app.service.tables.opening import Opened
from app.service.tables.rematch import Rematches
from app.service.tables.wish import Wish
from tests.service.conftest import NewNode, Node, until
from tests.service.test_sitting import block

OPEN = Wish("hoard", visibility="open")
TEN_MINUTES = 600_000


@pytest.fixture
async def lobby(node: Node) -> AsyncIterator[Lobby]:
    lobby = Lobby(node.house)
    await lobby.start()
    yield lobby
    await lobby.close()


async def listed(lobby: Lobby, user: User | None = None) -> tuple[list[str], list[str]]:
    """The ids of the open and of the live tables."""
    found = await lobby.listed(user.id if user else None)
    return [table.id for table in found.open], [table.id for table in found.live]


async def full(node: Node, wish: Wish) -> Opened:
    """A table of Hoard at which two people play."""
    opened = await node.opening.open(await node.guest(), wish)
    await node.opening.join(await node.guest(), opened.invite or "")
    await node.begun(opened.id)
    return opened


# --- lists ------------------------------------------------------------------------


async def test_tables_are_listed_while_a_seat_is_free_and_then_while_they_can_be_watched(
    node: Node, lobby: Lobby
) -> None:
    opened = await node.opening.open(await node.guest(), OPEN)
    assert await listed(lobby) == ([opened.id], [])
    await node.opening.sit(await node.guest(), opened.id, None)
    live = await node.begun(opened.id)
    assert await listed(lobby) == ([], [opened.id])
    await node.ask(live, "concede", 0, "c")
    assert await listed(lobby) == ([], [])


async def test_private_tables_and_those_without_spectators_are_not_listed(node: Node, lobby: Lobby) -> None:
    await node.opening.open(await node.guest(), Wish("hoard"))
    await full(node, Wish("hoard"))
    await full(node, Wish("hoard", visibility="open", spectators=False))
    assert await listed(lobby) == ([], [])


async def test_a_table_whose_spectators_see_it_late_ends_late_and_shows_no_progress(node: Node, lobby: Lobby) -> None:
    opened = await full(node, Wish("hoard", visibility="open", delay_ms=5_000))
    live = await node.house.table(opened.id)
    rival = live.table.seats[1].user
    await node.crown(live)
    await node.ask(live, "concede", 0, "c")
    for moved in (0, 4_999):
        node.clock.move(moved)
        (seen,) = (await lobby.listed(None)).live
        assert (seen.status, summary(seen, set()).progress) == ("live", None)
        assert (await node.opening.table(opened.id))[0].status == "live"
        assert (await node.opening.table(opened.id, rival))[1] is not None
    node.clock.move(1)
    assert await listed(lobby) == ([], [])
    table, ended = await node.opening.table(opened.id)
    assert (table.status, ended and ended.reason) == ("over", "concession")


async def test_people_of_whom_one_has_blocked_the_other_do_not_see_each_others_open_tables(
    node: Node, lobby: Lobby
) -> None:
    one, other, third = await node.guest(), await node.guest(), await node.guest()
    await block(node, one, other)
    mine = await node.opening.open(one, OPEN)
    yours = await node.opening.open(other, OPEN)
    assert await listed(lobby, one) == ([mine.id], [])
    assert await listed(lobby, other) == ([yours.id], [])
    assert {*(await listed(lobby, third))[0]} == {mine.id, yours.id}


async def test_the_newest_are_listed_and_the_others_counted(node: Node, lobby: Lobby) -> None:
    for n in range(53):
        if not n % 18:
            host = await node.guest()
        await node.opening.open(host, OPEN)
        node.clock.move(1)
    found = await lobby.listed(None)
    assert (len(found.open), found.open_total) == (50, 53)
    ages = [table.created_at for table in found.open]
    assert ages == sorted(ages, reverse=True)
    assert ages[-1] == node.clock.time - 50


async def test_what_is_listed_holds_no_secret(node: Node, lobby: Lobby) -> None:
    host = await node.guest()
    opened = await node.opening.open(host, OPEN, "sésame")
    await node.opening.add_nonce(opened.id, host.id, b"n" * 16)
    live = await node.house.table((await full(node, OPEN)).id)
    await node.crown(live)
    found = await lobby.listed(None)
    text = msgspec.json.encode([summary(table, set()) for table in (*found.open, *found.live)]).decode()
    secrets = [opened.invite, live.table.seed.hex(), (b"n" * 16).hex(), "sésame", "argon2", *(live.table.nonces or ())]
    assert not [secret for secret in secrets if str(secret) in text]
    assert not [card for card in live.state.cards if card in text]
    assert {"options", "progress", "locked", "host"} <= json.loads(text)[0].keys()


async def test_the_progress_of_a_live_table_is_listed(node: Node, lobby: Lobby) -> None:
    live = await node.house.table((await full(node, OPEN)).id)
    await node.crown(live)
    (table,) = (await lobby.listed(None)).live
    progress = summary(table, set()).progress
    assert progress and (progress.match, progress.round, progress.scores) == (1, 1, [0, 0])


# --- what is one's own, and who is here ---------------------------------------------


async def test_running_tables_are_ones_own_until_they_are_over(node: Node, lobby: Lobby) -> None:
    live, one, other = await node.pair()
    waiting = await node.opening.open(one, OPEN)
    assert {table.id for table in (await lobby.own_of(one.id)).tables} == {live.table.id, waiting.id}
    assert [table.id for table in (await lobby.own_of(other.id)).tables] == [live.table.id]
    await node.ask(live, "concede", 0, "c")
    assert (await lobby.own_of(other.id)).tables == []


async def test_those_who_look_on_are_told_when_something_is_new_on_any_node(new_node: NewNode) -> None:
    here, there = await new_node(), await new_node()
    lobbies = [Lobby(node.house) for node in (here, there)]
    for each in lobbies:
        await each.start()
    far = lobbies[1]
    looker = await there.guest()
    await far.enter(looker.id)

    opened = await here.opening.open(await here.guest(), OPEN)
    await until(lambda: [table.id for table in far.lists.open] == [opened.id])
    assert far.lists.live == []

    await here.opening.sit(looker, opened.id, None)
    live = await here.begun(opened.id)
    await until(lambda: [table.id for table in far.lists.live] == [opened.id])
    await until(lambda: [table.status for table in far.own[looker.id].tables] == ["live"])

    await here.crown(live)
    await until(lambda: far.lists.live[0].progress and far.lists.live[0].progress.round == 1)

    await here.ask(live, "concede", 0, "c")
    await until(lambda: not far.lists.live and not far.own[looker.id].tables)

    there.house.presence.arrive(ONLINE, looker.id)
    await until(lambda: [each.name for each in far.online.people] == [looker.name])
    for each in lobbies:
        await each.close()


async def test_both_are_told_of_a_rematch_in_the_lobby(node: Node, lobby: Lobby) -> None:
    live, one, other = await node.pair()
    await node.ask(live, "concede", 0, "c")
    live.attendance.arrive(other.id, other.name)
    await lobby.enter(other.id)
    rematches = Rematches(node.house, node.opening)
    await rematches.ask(other, live.table.id)
    made = await rematches.ask(one, live.table.id)
    await until(lambda: [table.id for table in lobby.own[other.id].tables] == [made.table])


# --- forgotten tables ---------------------------------------------------------------


async def test_an_open_table_that_nobody_waits_at_vanishes(node: Node, lobby: Lobby) -> None:
    opened = await node.opening.open(await node.guest(), OPEN)
    node.clock.move(TEN_MINUTES)
    await lobby.sweep()
    assert (await listed(lobby))[0] == [opened.id]
    node.clock.move(1)
    await lobby.sweep()
    assert (await listed(lobby))[0] == []


async def test_a_table_stays_as_long_as_one_of_its_people_is_connected_and_a_while_longer(
    node: Node, lobby: Lobby
) -> None:
    host, guest = await node.guest(), await node.guest()
    opened = await node.opening.open(host, Wish("pebbles", mode="three", visibility="open"))
    await node.opening.sit(guest, opened.id, None)
    node.house.presence.arrive(ONLINE, guest.id)
    for _ in range(3):
        node.clock.move(TEN_MINUTES)
        await lobby.sweep()
    node.house.presence.leave(ONLINE, guest.id)
    node.clock.move(TEN_MINUTES)
    await lobby.sweep()
    assert (await listed(lobby))[0] == [opened.id]
    node.clock.move(1)
    await lobby.sweep()
    assert (await listed(lobby))[0] == []


async def test_a_table_by_correspondence_waits_for_days(node: Node, lobby: Lobby) -> None:
    opened = await node.opening.open(await node.guest(), Wish("hoard", clock="correspondence", visibility="open"))
    node.clock.move(2 * 24 * 3_600_000)
    await lobby.sweep()
    assert (await listed(lobby))[0] == [opened.id]
    node.clock.move(25 * 3_600_000)
    await lobby.sweep()
    assert (await listed(lobby))[0] == []


async def test_tables_that_have_begun_are_never_swept(node: Node, lobby: Lobby) -> None:
    opened = await full(node, OPEN)
    node.clock.move(100 * TEN_MINUTES)
    await lobby.sweep()
    assert (await node.opening.table(opened.id))[0].status in ("live", "over")

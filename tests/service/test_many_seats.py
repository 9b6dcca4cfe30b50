"""Tables for one, for three, and for two teams: whatever follows from a table holds for all who sit there."""

import pytest
from sqlalchemy import select

from app.games.game import Result
from app.service.accounts.user import User
from app.service.database.schema import trophies
from app.service.errors import Problem
from app.service.profiles.profile import profile
from app.service.replays.command import said
from app.service.replays.record import record_in
from app.service.replays.verify import verify
from app.service.tables.live import Accepted, Live
from app.service.tables.rematch import Rematches
from tests.service.conftest import Node
from tests.service.pebbles import Take
from tests.service.sat import company, results_of


async def play(node: Node, live: Live, *takes: int) -> None:
    """Each seat takes so many pebbles, in turn."""
    for seat, count in enumerate(takes):
        assert isinstance(await node.move(live, seat, Take(count)), Accepted)


async def winners(node: Node, live: Live) -> list[tuple[int, str | None]]:
    """Who has taken a trophy, by seat."""
    query = select(trophies.c.seat, trophies.c.user_id).where(trophies.c.table_id == live.table.id)
    found = await node.house.database.read(lambda connection: connection.execute(query.order_by(trophies.c.seat)).all())
    return [tuple(each) for each in found]


async def cabinet(node: Node, user: User) -> int:
    found = await node.house.database.read(profile(user.id, node.clock.time))
    assert found
    return sum(each.trophies for each in found.cabinet)


async def test_partners_who_win_take_a_trophy_each(node: Node) -> None:
    live, people = await company(node, "teams", 4)
    await play(node, live, 3, 1, 1, 2)

    assert await results_of(node, live) == [(-1, "count", "[1,3,1,3]")]
    assert await winners(node, live) == [(0, people[0].id), (2, people[2].id)]
    assert [await cabinet(node, each) for each in people] == [1, 0, 1, 0]


async def test_who_ties_for_the_first_place_takes_a_trophy_too(node: Node) -> None:
    live, people = await company(node, "three", 3)
    await play(node, live, 2, 1, 2)

    assert await results_of(node, live) == [(-1, "count", "[1,3,1]")]
    assert await winners(node, live) == [(0, people[0].id), (2, people[2].id)]


async def test_who_plays_alone_comes_to_an_end_and_plays_again(node: Node) -> None:
    live, (alone,) = await company(node, "alone", 1)
    await play(node, live, 3)

    assert await winners(node, live) == [(0, alone.id)]
    again = await Rematches(node.house, node.opening).ask(alone, live.table.id)
    assert (again.asked, again.seat) == ((0,), 0)
    assert (await node.house.table(again.table or "")).table.full


async def test_partners_who_sit_across_are_partners_again_in_a_rematch(node: Node) -> None:
    live, people = await company(node, "teams", 4)
    await play(node, live, 3, 1, 1, 2)
    rematches = Rematches(node.house, node.opening)
    for user in people:
        live.attendance.arrive(user.id, user.name)
        again = await rematches.ask(user, live.table.id)

    table = (await node.house.table(again.table or "")).table
    seats = [table.seat_of(user.id) for user in people]
    assert seats == [3, 0, 1, 2]
    assert {seats[0], seats[2]} == {1, 3}


async def test_who_gives_up_among_four_is_last_and_the_others_share_the_first_place(node: Node) -> None:
    live, _ = await company(node, "free", 4)
    assert isinstance(await node.ask(live, "concede", 2, "c"), Accepted)
    ((winner, reason, places),) = await results_of(node, live)
    assert (winner, reason, places) == (-1, "concession", "[1,1,4,1]")


@pytest.mark.parametrize(
    ("winner", "places"),
    [
        (0, ()),  # a team is more than a seat
        (0, (2, 1, 2, 1)),
        (0, (1, 2, 1, 2)),
        (-1, (1, 2, 2, 2)),
        (1, (1, 1, 1, 1)),
        (-1, (2, 2, 2, 2)),
        (-1, (1, 2, 1)),
    ],
)
async def test_an_order_that_contradicts_itself_ends_no_table(node: Node, winner: int, places: tuple[int, ...]) -> None:
    live, people = await company(node, "teams", 4)
    with pytest.raises(Problem, match="bad-places"):
        await node.house.orders.adjudicate(live.table.id, people[0].id, "why", winner, places)
    assert live.result is None


async def test_a_team_is_given_a_table_by_the_places_of_its_seats(node: Node) -> None:
    live, people = await company(node, "teams", 4)
    await node.house.orders.adjudicate(live.table.id, people[0].id, "why", -1, (3, 1, 3, 1))
    assert await results_of(node, live) == [(-1, "adjudicated", "[3,1,3,1]")]
    ((told,),) = (await live.told(live.seq))[-1:]
    assert (told.what, told.seat, told.word) == ("house", -1, "placed")


async def test_of_three_one_is_given_the_table_and_the_others_share_the_second_place(node: Node) -> None:
    live, people = await company(node, "three", 3)
    await node.house.orders.adjudicate(live.table.id, people[0].id, "why", 1)
    assert await results_of(node, live) == [(1, "adjudicated", "[2,1,2]")]


@pytest.mark.parametrize(
    ("winner", "places", "winners"),
    [
        (1, (2, 1), (1,)),
        (-1, (1, 1), ()),
        (-1, (), ()),
        (-1, (1, 2, 1, 2), (0, 2)),
        (-1, (3, 1, 1), (1, 2)),
        (0, (1,), (0,)),  # alone
    ],
)
def test_those_in_the_first_place_have_won_if_others_are_behind_them(
    winner: int, places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert Result(winner, "count", (), places).winners == winners


async def test_a_record_names_all_who_won(node: Node) -> None:
    live, _ = await company(node, "teams", 4)
    await play(node, live, 3, 1, 1, 2)
    found = await node.house.database.read(record_in(live.table.id))
    assert found and said(found, verify(found)).endswith("; seat 0 and seat 2 won (count)")

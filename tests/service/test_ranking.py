"""Ranking: what the end of a rated table does to ratings, and how people stand by it."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, select, update

from app.games.game import Mode, Result
from app.games.registry import GAMES
from app.service.database.schema import rating_changes, ratings, results, seats, tables
from app.service.database.schema import users as accounts
from app.service.ids import new_id
from app.service.ranking import seasons
from app.service.ranking.leaderboards import PAGE, Leaderboard, leaderboard
from app.service.ranking.rate import rate
from app.service.ranking.rating import SIGMA, STEADY_GAMES, Rating, carried_over, provisional, rated
from app.service.tables.commit import Ended
from tests.service.conftest import NewNode, Node
from tests.service.toy import Toy

NEW = Rating()


class Pairs(Toy):
    modes = (Mode("pairs", (4,), teams=True), Mode("each", (3, 4)))


GAMES["pairs"] = "tests.service.test_ranking:PAIRS"
PAIRS = Pairs()


# --- ratings ---------------------------------------------------------------------


def test_who_wins_gains_what_is_sure_of_both_grows() -> None:
    winner, loser = rated((NEW, NEW), (1, 2), teams=False) or ()
    assert winner.points > NEW.points > loser.points
    assert winner.sigma < SIGMA > loser.sigma


def test_a_newcomer_has_a_thousand_points_and_nobody_less_than_none() -> None:
    assert NEW.points == 1000
    assert Rating(-40, 1).points == 0


def test_a_tie_brings_two_ratings_closer() -> None:
    strong, weak = rated((Rating(30, 3), Rating(20, 3)), (1, 1), teams=False) or ()
    assert 20 < weak.mu < strong.mu < 30


def test_of_four_seats_each_gains_by_those_it_beat() -> None:
    after = rated((NEW,) * 4, (3, 1, 4, 2), teams=False) or ()
    assert [seat for _, seat in sorted((-each.mu, seat) for seat, each in enumerate(after))] == [1, 3, 0, 2]


def test_seats_that_share_a_place_in_a_team_mode_win_and_lose_as_one() -> None:
    one, other, third, fourth = rated((NEW,) * 4, (1, 2, 1, 2), teams=True) or ()
    assert one == third and other == fourth
    assert one.mu > NEW.mu > other.mu


@pytest.mark.parametrize(("places", "teams"), [((), False), ((1, 1, 1, 1), True), ((1,), False)])
def test_where_nobody_was_better_nothing_changes(places: tuple[int, ...], teams: bool) -> None:
    assert rated((NEW,) * max(len(places), 2), places, teams) is None


def test_a_season_widens_what_is_known_up_to_what_a_newcomer_has() -> None:
    carried = carried_over(Rating(31, 2))
    assert (carried.mu, 2 < carried.sigma < SIGMA) == (31, True)
    assert carried_over(Rating(31, 8)).sigma == SIGMA


def test_a_rating_is_provisional_until_it_is_sure_and_well_played() -> None:
    rating, played = NEW, 0
    while provisional(rating.sigma, played):
        rating, _ = rated((rating, Rating(25, 4)), (1 + played % 2, 2 - played % 2), teams=False) or ()
        played += 1
    assert played == STEADY_GAMES


# --- tables that end ---------------------------------------------------------------


async def table(
    node: Node, users: Sequence[str | None], game: str = "hoard", mode: str = "standard", is_rated: bool = True
) -> str:
    """A table that is over, without its log."""
    table_id = new_id()
    values = {
        "id": table_id,
        "game": game,
        "mode": mode,
        "rules_version": "1",
        "options": "{}",
        "status": "over",
        "seed": b"",
        "commitment": "",
        "created_at": 0,
        "rated": is_rated,
    }
    sat = [
        {"table_id": table_id, "seat": seat, "kind": "person" if user else "bot", "user_id": user}
        for seat, user in enumerate(users)
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(tables), values)
        connection.execute(insert(seats), sat)

    await node.house.database.write(work)
    return table_id


async def end(node: Node, *ended: tuple[str, tuple[int, ...]]) -> None:
    each = [
        Ended(table_id, Result(0, "count", (), places), 7 + number) for number, (table_id, places) in enumerate(ended)
    ]
    await node.house.database.write(lambda connection: rate(connection, each))


async def people(node: Node, count: int) -> list[str]:
    return [(await node.guest()).id for _ in range(count)]


async def stored(node: Node, query: Any) -> list[Any]:
    return list(await node.house.database.read(lambda connection: connection.execute(query).all()))


async def rating_of(node: Node, user: str, season: int = 1) -> Any:
    query = select(ratings).where(ratings.c.user_id == user, ratings.c.season == season)
    found = await stored(node, query)
    return found[0] if found else None


async def test_the_end_of_a_rated_table_is_in_the_ratings_with_its_result(node: Node) -> None:
    node.house.endings.append(rate)
    live, one, other = await node.pair()
    await node.house.database.write(lambda connection: connection.execute(update(tables).values(rated=True)))

    await node.ask(live, "concede", 0, "give up")

    winner, loser = await rating_of(node, other.id), await rating_of(node, one.id)
    assert (winner.played, winner.won, loser.played, loser.won) == (1, 1, 1, 0)
    assert winner.ordinal > 0 > loser.ordinal
    changes = await stored(node, select(rating_changes).order_by(rating_changes.c.place))
    assert [(each.user_id, each.place, each.mu_before) for each in changes] == [
        (other.id, 1, NEW.mu),
        (one.id, 2, NEW.mu),
    ]
    assert [(each.mu, each.sigma) for each in changes] == [(each.mu, each.sigma) for each in (winner, loser)]
    ((places,),) = await stored(node, select(results.c.places))
    assert msgspec.json.decode(places) == [2, 1]


async def test_a_casual_table_a_bot_and_an_aborted_table_change_no_rating(node: Node) -> None:
    one, other = await people(node, 2)
    casual = await table(node, [one, other], is_rated=False)
    bot = await table(node, [one, None])
    aborted = await table(node, [one, other])
    await end(node, (casual, (1, 2)), (bot, (1, 2)), (aborted, ()))
    assert await stored(node, select(ratings)) == []
    assert await stored(node, select(rating_changes)) == []


async def test_a_table_that_is_seen_with_a_delay_is_rated_after_it(node: Node) -> None:
    one, other = await people(node, 2)
    table_id = await table(node, [one, other])
    await node.house.database.write(lambda connection: connection.execute(update(tables).values(delay_ms=5)))
    await end(node, (table_id, (1, 2)))
    assert await rating_of(node, one) is None
    told = [Ended(table_id, Result(0, "count", (), (1, 2)), 7)]
    await node.house.database.write(lambda connection: rate(connection, told, late=True))
    assert (await rating_of(node, one)).played == 1


async def test_a_table_is_rated_once_however_often_it_is_told(node: Node) -> None:
    one, other = await people(node, 2)
    table_id = await table(node, [one, other])
    await end(node, (table_id, (1, 2)))
    before = await rating_of(node, one)
    await end(node, (table_id, (1, 2)))
    assert await rating_of(node, one) == before
    assert before.played == 1


async def test_tables_of_one_batch_are_rated_one_after_the_other(node: Node) -> None:
    one, other, third = await people(node, 3)
    first, second = await table(node, [one, other]), await table(node, [third, one])
    await end(node, (first, (1, 2)), (second, (2, 1)))
    mine = await rating_of(node, one)
    assert (mine.played, mine.won, mine.at) == (2, 2, 8)
    changes = await stored(node, select(rating_changes).where(rating_changes.c.user_id == one).order_by("at"))
    assert changes[0].mu == changes[1].mu_before


async def test_ends_at_once_on_several_nodes_lose_no_change(new_node: NewNode) -> None:
    nodes = [await new_node() for _ in range(4)]
    users = await people(nodes[0], 4)
    made = [await table(nodes[0], [users[n % 4], users[(n + 1 + n % 3) % 4]]) for n in range(24)]
    await asyncio.gather(*(end(nodes[n % 4], (each, (1, 2)), (made[n - 1], (1, 2))) for n, each in enumerate(made)))
    rated_rows = await stored(nodes[0], select(ratings))
    assert sum(each.played for each in rated_rows) == 48
    assert sum(each.won for each in rated_rows) == 24
    assert len(await stored(nodes[0], select(rating_changes))) == 48


async def test_teams_are_rated_by_the_places_they_share(node: Node) -> None:
    users = await people(node, 4)
    await end(node, (await table(node, users, "pairs", "pairs"), (2, 1, 2, 1)))
    mus = [(await rating_of(node, user)).mu for user in users]
    assert mus[0] == mus[2] < NEW.mu < mus[1] == mus[3]


async def test_three_who_play_for_themselves_are_rated_by_their_places(node: Node) -> None:
    users = await people(node, 3)
    await end(node, (await table(node, users, "pairs", "each"), (3, 1, 1)))
    found = [await rating_of(node, user) for user in users]
    assert found[0].mu < found[1].mu == found[2].mu
    assert [each.won for each in found] == [0, 1, 1]


async def test_a_fault_in_what_follows_holds_up_no_end(node: Node, caplog: pytest.LogCaptureFixture) -> None:
    def fault(connection: Connection, ended: Sequence[Ended]) -> None:
        rate(connection, ended)
        raise RuntimeError

    node.house.endings.append(fault)
    live, *_ = await node.pair()
    await node.house.database.write(lambda connection: connection.execute(update(tables).values(rated=True)))
    with caplog.at_level(logging.CRITICAL):
        await node.ask(live, "concede", 0, "give up")
    assert live.result
    assert await stored(node, select(ratings)) == [], "what it had written is taken back"
    assert len(await stored(node, select(results))) == 1


# --- seasons and leaderboards ------------------------------------------------------


async def test_a_season_begins_anew_with_what_is_known_of_people(node: Node) -> None:
    one, other = await people(node, 2)
    await end(node, (await table(node, [one, other]), (1, 2)))
    old = await rating_of(node, one)

    begun = await node.house.database.write(lambda connection: seasons.begin_season(connection, 50))

    assert begun == seasons.Season(2, 50)
    assert await node.house.database.read(seasons.listed) == [begun, seasons.Season(1, 0, 50)]
    await end(node, (await table(node, [one, other]), (2, 1)))
    assert await rating_of(node, one) == old, "a season that is over stays as it was"
    new = await rating_of(node, one, 2)
    assert (new.played, new.won) == (1, 0)
    change = (await stored(node, select(rating_changes).where(rating_changes.c.season == 2).order_by("place")))[1]
    assert (change.user_id, change.mu_before) == (one, old.mu)
    assert change.sigma_before > old.sigma
    third = await node.house.database.write(lambda connection: seasons.begin_season(connection, 90))
    assert third.id == 3


async def test_a_leaderboard_goes_by_the_ordinal_page_by_page(node: Node) -> None:
    users = await people(node, 4)
    for better, worse in ((0, 1), (0, 2), (1, 2), (3, 0)):
        await end(node, (await table(node, [users[better], users[worse]]), (1, 2)))
    crowd = [{"id": f"u{n}", "name": f"User {n}", "created_at": 0} for n in range(PAGE)]
    career = {"game": "hoard", "mode": "standard", "season": 1, "mu": 9, "sigma": 1, "played": 50, "won": 9, "at": 0}
    standing = [{**career, "user_id": each["id"], "ordinal": -50 - n} for n, each in enumerate(crowd)]

    def work(connection: Connection) -> None:
        connection.execute(insert(accounts), crowd)
        connection.execute(insert(ratings), standing)

    await node.house.database.write(work)

    async def page(number: int, season: int | None = None) -> Leaderboard:
        return await node.house.database.read(
            lambda connection: leaderboard(connection, "hoard", "standard", season, number)
        )

    first, second = await page(0), await page(1)
    ordinals = {user: (await rating_of(node, user)).ordinal for user in users}
    best = sorted(users, key=lambda user: -ordinals[user])
    assert [each.user for each in first.places + second.places] == best + [each["id"] for each in crowd]
    assert [each.place for each in first.places + second.places] == list(range(1, PAGE + 5))
    assert (len(first.places), first.more, second.more, first.season) == (PAGE, True, False, 1)
    assert [each.provisional for each in first.places[:5]] == [True] * 4 + [False]
    assert (await page(0, 2)).places == ()


async def test_who_has_left_is_on_no_leaderboard(node: Node) -> None:
    one, other = await people(node, 2)
    await end(node, (await table(node, [one, other]), (1, 2)))
    gone = update(accounts).where(accounts.c.id == one).values(deleted_at=5)
    await node.house.database.write(lambda connection: connection.execute(gone))
    found = await node.house.database.read(lambda connection: leaderboard(connection, "hoard", "standard", None, 0))
    assert [(each.place, each.user) for each in found.places] == [(1, other)]

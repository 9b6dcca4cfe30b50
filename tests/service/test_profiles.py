"""Profiles, histories and lists of tables that are over: what others may know of what was played."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, insert, update

from app.games.game import Result
from app.service.database.schema import matches, results, rows, tables, trophies, users
from app.service.profiles.history import History, history
from app.service.profiles.profile import Profile, profile
from app.service.ranking.rate import rate
from app.service.ranking.seasons import begin_season
from app.service.replays.past import PAGE, PastPage, Wanted, cursor, past
from app.service.tables.commit import Ended
from tests.service.conftest import Node
from tests.service.test_ranking import people, table

NOW = 1_000


async def over(
    node: Node,
    seated: list[Any],
    at: int = 7,
    winner: int = 0,
    leaders: tuple[str, ...] = ("c01", "c02"),
    log: tuple[int, ...] = (0,),
    **columns: Any,
) -> str:
    """A rated table with one match, that ended then; `columns` are its own, `log` the times of its rows."""
    table_id = await table(node, seated, columns.pop("game", "hoard"))
    places = tuple(1 if winner in (seat, -1) else 2 for seat in range(len(seated)))
    ended = Ended(table_id, Result(winner, "count", (1, 0), places), at)
    match = {"table_id": table_id, "match": 1, "winner": winner, "reason": "count", "rounds": 9, "at": at}
    row = {"table_id": table_id, "kind": "move", "seat": 0, "decision": 0, "payload": b"", "told": b""}

    def work(connection: Connection) -> None:
        connection.execute(update(tables).where(tables.c.id == table_id).values(visibility="open", **columns))
        connection.execute(insert(matches), {**match, "leaders": msgspec.json.encode(leaders).decode()})
        if winner >= 0:
            trophy = {"table_id": table_id, "match": 1, "seat": winner, "user_id": seated[winner], "at": at}
            connection.execute(insert(trophies), trophy)
        values = {"winner": winner, "reason": "count", "scores": "[1,0]", "places": str(list(places)), "at": at}
        connection.execute(insert(results), {"table_id": table_id, **values})
        for seq, when in enumerate(log):
            connection.execute(insert(rows), {**row, "seq": seq, "move_id": f"m{seq}", "at": when})
        rate(connection, [ended])

    await node.house.database.write(work)
    return table_id


async def seen(node: Node, user: str, now: int = NOW) -> Profile:
    found = await node.house.database.read(profile(user, now))
    assert found
    return found


async def listed(node: Node, viewer: str | None = None, **wanted: Any) -> PastPage:
    return await node.house.database.read(past(Wanted(viewer, wanted.pop("now", NOW), **wanted)))


def ids(page: PastPage) -> list[str]:
    return [each.table.id for each in page.tables]


async def played(node: Node, user: str, viewer: str | None = None) -> History:
    return await node.house.database.read(history(user, Wanted(viewer, NOW)))


# --- profiles ----------------------------------------------------------------------


async def test_a_profile_tells_how_well_somebody_plays_and_how_that_came(node: Node) -> None:
    one, other = await people(node, 2)
    for at, winner in ((1, 0), (2, 1), (3, 0)):
        await over(node, [one, other], at, winner)
    (rated,) = (await seen(node, one)).ratings
    assert (rated.game, rated.mode, rated.season, rated.played, rated.won) == ("hoard", "standard", 1, 3, 2)
    assert rated.provisional
    assert [point.at for point in rated.curve] == [1, 2, 3]
    assert rated.curve[-1].points == rated.points
    assert rated.curve[0].points > rated.curve[1].points < rated.curve[2].points


async def test_a_profile_shows_the_last_season_in_which_somebody_played(node: Node) -> None:
    one, other, third = await people(node, 3)
    await over(node, [one, other])
    await node.house.database.write(lambda connection: begin_season(connection, 50))
    assert [each.season for each in (await seen(node, one)).ratings] == [1]
    await over(node, [one, third], 60)
    assert [(each.season, each.played) for each in (await seen(node, one)).ratings] == [(2, 1)]
    assert [each.season for each in (await seen(node, other)).ratings] == [1]


async def test_a_cabinet_counts_trophies_by_game_and_by_the_leader_they_were_won_against(node: Node) -> None:
    one, other = await people(node, 2)
    await over(node, [one, other], leaders=("c01", "c02"))
    await over(node, [other, one], winner=1, leaders=("c02", "c05"))
    await over(node, [one, other], leaders=("c01", "c03"))
    await over(node, [one, other], winner=1)
    await over(node, [one, other], winner=-1)
    await over(node, [one, other], leaders=(), game="pairs")
    hoard, pairs = (await seen(node, one)).cabinet
    assert (hoard.game, hoard.trophies, hoard.over) == ("hoard", 3, {"c02": 2, "c03": 1})
    assert (pairs.game, pairs.trophies, pairs.over) == ("pairs", 1, {})


async def test_favourites_are_the_leaders_somebody_plays_most(node: Node) -> None:
    one, other = await people(node, 2)
    await over(node, [one, other], leaders=("c01", "c02"))
    await over(node, [one, other], leaders=("c01", "c02"), winner=1)
    await over(node, [other, one], leaders=("c01", "c09"), winner=1)
    found = (await seen(node, one)).favourites
    assert [(each.game, each.leader, each.played, each.won) for each in found] == [
        ("hoard", "c01", 2, 1),
        ("hoard", "c09", 1, 1),
    ]


async def test_what_spectators_see_late_is_no_part_of_a_profile_before(node: Node) -> None:
    one, other = await people(node, 2)
    await over(node, [one, other], at=NOW, delay_ms=50)
    early, late = await seen(node, one, NOW + 49), await seen(node, one, NOW + 50)
    assert (early.cabinet, early.favourites, early.ratings) == ((), (), ())
    assert (len(late.cabinet), len(late.favourites)) == (1, 1)


async def test_who_never_played_has_an_empty_profile_and_who_left_has_none(node: Node) -> None:
    (one,) = await people(node, 1)
    empty = await seen(node, one)
    assert (empty.ratings, empty.cabinet, empty.favourites, empty.since) == ((), (), (), node.clock.time)
    await node.house.database.write(lambda connection: connection.execute(update(users).values(deleted_at=5)))
    assert await node.house.database.read(profile(one, NOW)) is None
    assert await node.house.database.read(profile("nobody", NOW)) is None


# --- lists -------------------------------------------------------------------------


async def test_a_list_shows_who_played_how_it_ended_and_how_long_it_took(node: Node) -> None:
    one, other = await people(node, 2)
    table_id = await over(node, [one, other], at=60, log=(10, 20, 60))
    (found,) = (await listed(node)).tables
    assert (found.table.id, found.at, found.rows, found.took) == (table_id, 60, 3, 50)
    assert found.result == Result(0, "count", (1, 0), (1, 2))
    assert [seat.user for seat in found.table.seats] == [one, other]


async def test_a_list_is_read_page_by_page_the_newest_first(node: Node) -> None:
    one, other = await people(node, 2)
    made = [await over(node, [one, other], at=number // 2) for number in range(PAGE + 5)]
    first = await listed(node)
    assert first.next
    second = await listed(node, after=cursor(str(first.next)))
    assert second.next is None
    assert (len(first.tables), len(second.tables)) == (PAGE, 5)
    assert sorted(ids(first) + ids(second)) == sorted(made)
    times = [each.at for each in first.tables + second.tables]
    assert times == sorted(times, reverse=True)


async def test_a_list_is_of_a_game_or_of_somebody(node: Node) -> None:
    one, other, third = await people(node, 3)
    mine, theirs = await over(node, [one, other], at=1), await over(node, [other, third], at=2)
    pairs = await over(node, [one, third], at=3, game="pairs")
    assert ids(await listed(node)) == [pairs, theirs, mine]
    assert ids(await listed(node, user=one)) == [pairs, mine]
    assert ids(await listed(node, game="hoard")) == [theirs, mine]
    assert ids(await listed(node, game="hoard", user=third)) == [theirs]


@pytest.mark.parametrize("hidden", [{"visibility": "private"}, {"spectators": False}])
async def test_what_others_could_not_watch_only_those_who_sat_there_find(node: Node, hidden: dict[str, Any]) -> None:
    one, other, third = await people(node, 3)
    table_id = await over(node, [one, other])
    await node.house.database.write(lambda connection: connection.execute(update(tables).values(**hidden)))
    for viewer in (None, third):
        assert ids(await listed(node, viewer)) == ids(await listed(node, viewer, user=one)) == []
        assert (await played(node, one, viewer)).entries == ()
    for viewer in (one, other):
        assert ids(await listed(node, viewer)) == ids(await listed(node, viewer, user=other)) == [table_id]


async def test_a_table_with_a_delay_is_listed_after_it(node: Node) -> None:
    one, other = await people(node, 2)
    table_id = await over(node, [one, other], at=NOW, delay_ms=50)
    assert ids(await listed(node, one, now=NOW + 49)) == []
    assert ids(await listed(node, None, now=NOW + 50)) == [table_id]


async def test_a_history_tells_what_each_table_did_to_the_rating(node: Node) -> None:
    one, other = await people(node, 2)
    lost, won = await over(node, [one, other], 1, winner=1), await over(node, [other, one], 2, winner=1)
    casual = await over(node, [one, other], 3, delay_ms=5)
    entries = (await played(node, one)).entries
    assert [each.past.table.id for each in entries] == [casual, won, lost]
    assert [each.seat for each in entries] == [0, 1, 0]
    last, second, first = entries
    assert (last.before, last.after) == (None, None), "it is rated later"
    assert first.before == 1000 and first.after is not None and first.after < 1000
    assert second.before == first.after and (second.after or 0) > (second.before or 0)

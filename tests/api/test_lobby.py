"""The lobby, with a real server and real clients: its socket, and what is asked over REST."""

import json
from collections.abc import Callable

import pytest
from sqlalchemy import insert
from websockets.exceptions import InvalidStatus

from app.service.database.database import open_database
from app.service.database.schema import shunned
from tests.api.conftest import People, Person, Pixelkeep, Seat
from tests.api.lookers import Looker, seek

# --- what the lobby shows -------------------------------------------------------------


async def test_a_table_is_seen_as_it_opens_fills_goes_on_and_ends(new_person: People) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    looker = await Looker.at(third)
    opened = await one.open(visibility="open", password="sésame", clock="fast")
    await looker.until(lambda: opened["id"] in looker.tables)
    table = looker.tables[opened["id"]]
    assert (table["status"], table["locked"], table["clock"], table["host"]) == ("open", True, "fast", one.user["id"])
    assert [seat["name"] for seat in table["seats"]] == [one.user["name"], None]

    await other.join(opened["invite"])
    await looker.until(lambda: looker.status_of(opened["id"]) == "live")
    seat = await Seat.at(one, opened["id"])
    await seat.send({"type": "concede", "id": "c"})
    await looker.until(lambda: opened["id"] not in looker.tables)


async def test_whoever_comes_first_is_shown_what_is_there_at_once(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(visibility="open")
    for _ in range(2):
        looker = await Looker.at(other)
        assert opened["id"] in looker.tables
        await looker.socket.close()


async def test_ones_own_tables_and_those_who_are_here_are_told(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    looker = await Looker.at(one)
    assert looker.own == {"tables": [], "ticket": None}
    opened = await one.open()
    await looker.until(lambda: [table["id"] for table in looker.own["tables"]] == [opened["id"]])
    assert opened["id"] not in looker.tables, "it is private"
    await Looker.at(other)
    people = {one.user["id"], other.user["id"]}
    await looker.until(lambda: people <= {person["id"] for person in looker.online["people"]})
    assert looker.online["count"] >= 2
    assert people <= {person["id"] for person in (await one.get("/api/lobby/online")).json()["people"]}
    assert (await one.post(f"/api/tables/{opened['id']}/leave", {})).status_code == 204
    await looker.until(lambda: looker.own["tables"] == [])


async def test_a_blocked_person_sees_no_open_table_of_who_has_blocked_them(
    server: Pixelkeep, new_person: People
) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    database = open_database(str(server.settings["DATABASE_URL"]))
    values = {"user_id": one.user["id"], "other_id": other.user["id"], "kind": "block", "at": 0}
    await database.write(lambda connection: connection.execute(insert(shunned), values))
    await database.close()
    looker, free = await Looker.at(other), await Looker.at(third)
    hidden = await one.open(game="pebbles", mode="three", visibility="open")
    seen = await third.open(game="pebbles", mode="three", visibility="open")
    await looker.until(lambda: seen["id"] in looker.tables)
    await free.until(lambda: hidden["id"] in free.tables)
    assert hidden["id"] not in json.dumps(looker.received), "nothing tells them of it"
    totals = [frame["open_total"] for frame in looker.received if "open_total" in frame]
    assert totals[-1] == [table["status"] for table in looker.tables.values()].count("open")
    assert hidden["id"] not in [table["id"] for table in (await other.get("/api/tables?status=open")).json()]
    assert (await other.post(f"/api/tables/{hidden['id']}/join", {})).json()["code"] == "unknown-table"
    assert (await one.post(f"/api/tables/{seen['id']}/join", {})).status_code == 200
    await looker.until(lambda: seen["id"] not in looker.tables)
    assert seen["id"] not in (await Looker.at(other)).tables


# --- looking for a game ---------------------------------------------------------------


async def test_two_who_look_for_a_game_are_told_of_their_table_and_play(new_person: People) -> None:
    people = [await new_person(), await new_person()]
    one, other = [await Looker.at(person) for person in people]
    await one.send(seek())
    await one.until(lambda: one.own["ticket"])
    ticket = one.own["ticket"]
    assert (ticket["game"], ticket["mode"], ticket["clock"], ticket["rated"]) == ("hoard", "standard", "fast", False)
    assert (ticket["expected_ms"], ticket["bot_after_ms"], ticket["offer_bot"]) == (None, 30_000, False)

    await other.send(seek())

    found = {(await looker.frame("match"))["table"] for looker in (one, other)}
    assert len(found) == 1
    (table,) = found
    for looker in (one, other):
        await looker.until(lambda looker=looker: [each["id"] for each in looker.own["tables"]] == [table])
        assert looker.own["ticket"] is None
    seats = [await Seat.at(person, table) for person in people]
    assert {seat.sync["seat"] for seat in seats} == {0, 1}
    await one.send(seek())
    assert (await one.frame("refused"))["code"] == "already-playing"
    await seats[0].send({"type": "concede", "id": "c"})


async def test_four_who_look_for_a_table_of_four_come_to_one(new_person: People) -> None:
    people = [await new_person() for _ in range(4)]
    for number, person in enumerate(people):
        looker = await Looker.at(person)
        await looker.send(seek("pixel_glory", mode="free-for-all", seats=4))
        if number < 3:
            await looker.until(lambda looker=looker: looker.own["ticket"])
            assert looker.own["ticket"]["seats"] == 4
        else:
            table = (await looker.frame("match"))["table"]
    found = (await people[0].get(f"/api/tables/{table}")).json()
    assert (found["game"], found["mode"]) == ("pixel_glory", "free-for-all")
    assert sorted(seat["name"] for seat in found["seats"]) == sorted(person.user["name"] for person in people)


async def test_no_table_is_looked_for_that_the_mode_does_not_have(new_person: People) -> None:
    looker = await Looker.at(await new_person())
    for seats in (1, 5):
        await looker.send(seek("pixel_glory", mode="free-for-all", seats=seats))
        refused = await looker.frame("refused")
        assert (refused["code"], refused["message"]) == (
            "bad-options",
            "in this mode a game is found for 2 or 3 or 4 seats",
        )


async def test_who_gives_up_looking_has_no_ticket(new_person: People) -> None:
    looker = await Looker.at(await new_person())
    await looker.send(seek(clock="standard"))
    await looker.until(lambda: looker.own["ticket"])
    await looker.send({"type": "unseek"})
    await looker.until(lambda: looker.own["ticket"] is None)


async def test_looking_again_for_what_one_looked_for_is_answered(new_person: People) -> None:
    looker = await Looker.at(await new_person())
    for frame in (seek(), seek(), {"type": "unseek"}, {"type": "unseek"}):
        await looker.send(frame)
        own = (await looker.frame("own"))["own"]
        assert bool(own["ticket"]) == (frame["type"] == "seek")


async def test_who_waits_no_longer_plays_a_bot(new_person: People) -> None:
    person = await new_person()
    looker = await Looker.at(person)
    await looker.send({"type": "play-bot"})
    assert (await looker.frame("refused")) == {
        "type": "refused",
        "asked": "play-bot",
        "code": "no-ticket",
        "message": "you are not looking for a game",
    }
    await looker.send(seek("pebbles", "standard"))
    await looker.until(lambda: looker.own["ticket"])
    await looker.send({"type": "play-bot"})
    table = (await looker.frame("match"))["table"]
    found = (await person.get(f"/api/tables/{table}")).json()
    assert [seat["kind"] for seat in found["seats"]] == ["person", "bot"]


async def test_rated_play_is_for_accounts(new_person: People) -> None:
    looker = await Looker.at(await new_person())
    await looker.send(seek(rated=True))
    assert (await looker.frame("refused"))["code"] == "account-needed"


async def test_a_game_is_looked_for_over_rest_as_well(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    sought = {"game": "pebbles", "clock": "relaxed", "seats": 2}
    waiting = (await one.post("/api/matchmaking", sought)).json()
    assert (waiting["ticket"]["game"], waiting["ticket"]["seats"], waiting["table"]) == ("pebbles", 2, None)
    assert (await one.get("/api/matchmaking")).json()["ticket"]["waited_ms"] >= 0
    found = (await other.post("/api/matchmaking", sought)).json()
    assert found["ticket"] is None
    assert (await one.get("/api/matchmaking")).json() == found
    assert (await one.http.delete("/api/matchmaking")).status_code == 204
    assert (await one.post("/api/matchmaking/bot", {})).json()["code"] == "no-ticket"
    assert (await one.post("/api/matchmaking", {"game": "chess"})).json()["code"] == "unknown-game"
    assert (await one.post("/api/matchmaking", {"game": "pebbles", "seats": 5})).json()["code"] == "bad-options"


# --- tables over REST -------------------------------------------------------------------


async def test_what_can_be_played_is_listed_with_modes_clocks_and_bots(new_person: People) -> None:
    offered = (await (await new_person()).get("/api/games")).json()
    pebbles = next(game for game in offered["games"] if game["name"] == "pebbles")
    assert pebbles["modes"][0] == {
        "name": "free",
        "seats": [2, 3, 4],
        "choices": [{"name": "most", "values": [3, 5]}],
        "teams": False,
    }
    assert [clock["name"] for clock in offered["clocks"]] == ["relaxed", "standard", "fast", "correspondence"]
    assert "greedy" in offered["bots"]


async def test_an_open_table_is_joined_with_its_password_and_left_and_closed(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(game="pebbles", mode="three", visibility="open", password="sésame")
    address = f"/api/tables/{opened['id']}"
    wrong = await other.post(f"{address}/join", {"password": "sesame"})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-password")
    right = await other.post(f"{address}/join", {"password": "sésame", "seat": 2})
    assert right.json() == {"id": opened["id"], "seat": 2}
    assert (await other.http.delete(address)).json()["code"] == "not-host"
    watching = await Seat.at(one, opened["id"])
    assert (await one.post(f"{address}/leave", {})).status_code == 204
    assert (await other.get(address)).json()["host"] == other.user["id"]
    invite = (await other.post(f"{address}/invite", {})).json()["invite"]
    assert (await one.post("/api/tables/join", {"invite": invite})).json() == {"id": opened["id"], "seat": 0}
    assert (await other.http.delete(address)).status_code == 204
    assert await watching.closed() == (4404, "no such table")
    assert (await other.get(address)).json()["code"] == "unknown-table"


async def test_both_ask_for_a_rematch_and_find_it_from_the_old_table(pair: tuple[str, Person, Person]) -> None:
    table, one, other = pair
    seats = await Seat.at(one, table), await Seat.at(other, table)
    early = await one.post(f"/api/tables/{table}/rematch", {})
    assert (early.status_code, early.json()["code"]) == (409, "not-over")
    await seats[0].send({"type": "concede", "id": "c"})
    await seats[1].until("over")

    first = (await one.post(f"/api/tables/{table}/rematch", {})).json()

    assert first == {"asked": [0], "table": None, "seat": None}
    asked = await seats[1].until("table", true=lambda frame: frame["table"]["seats"][0]["again"])
    assert asked["table"]["rematch"] is None
    second = (await other.post(f"/api/tables/{table}/rematch", {})).json()
    assert second["seat"] == 0
    told = await seats[0].until("table", true=lambda frame: frame["table"]["rematch"] is not None)
    assert told["table"]["rematch"] == second["table"]
    again = await Seat.at(one, second["table"])
    assert again.sync["seat"] == 1


# --- who may come in, and frames that are none --------------------------------------------


async def test_nobody_without_a_session_or_from_another_site_comes_in(new_person: People) -> None:
    person = await new_person()
    with pytest.raises(InvalidStatus):
        await person.socket("lobby", Origin="https://elsewhere.example")
    person.http.cookies.clear()
    assert (await Looker(await person.socket("lobby")).closed())[0] == 4401


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "malformed"),
        ('{"type":"seek"}', "malformed"),
        ('{"type":"seek","game":"hoard","clock":"sundial"}', "malformed"),
        ('{"type":"seek","game":"hoard","user":"x"}', "malformed"),
        ('{"type":"move","id":"a","decision":1,"path":[]}', "unknown-type"),
        (json.dumps({"type": "ping", "x": "y" * 17_000}), "too-large"),
    ],
)
async def test_a_bad_frame_gets_an_error_and_the_lobby_goes_on(new_person: People, frame: str, code: str) -> None:
    looker = await Looker.at(await new_person())
    await looker.send(frame)
    assert (await looker.frame("error"))["code"] == code
    await looker.send({"type": "ping"})
    await looker.frame("pong")


async def test_the_first_frame_in_the_lobby_is_hello(new_person: People) -> None:
    looker = Looker(await (await new_person()).socket("lobby"))
    await looker.send(seek())
    assert (await looker.frame("error"))["code"] == "hello-first"


async def test_whoever_guesses_the_password_of_a_table_is_slowed_down(fresh_sqlite: Callable[[], str]) -> None:
    with Pixelkeep(fresh_sqlite(), SIGN_INS_PER_MINUTE=3) as server:
        async with Person(server) as host, Person(server) as guest:
            path = f"/api/tables/{(await host.open(visibility='open', password='open sesame'))['id']}/join"
            codes = [(await guest.post(path, {"password": f"guess {n}"})).json()["code"] for n in range(5)]
            assert codes == ["wrong-password"] * 3 + ["too-frequent"] * 2

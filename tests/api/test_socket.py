"""The socket of a table, with a real server and real clients."""

import asyncio
import json
import re

import pytest
from pydantic import TypeAdapter
from websockets.exceptions import InvalidStatus

from app.api.socket.protocol import ServerFrame
from tests.api.conftest import Frame, People, Person, Pixelkeep, Seat, changed


def cards_in(frame: object) -> set[str]:
    """Every card of Hoard that is named anywhere in a frame."""
    return set(re.findall(r"\bc(?:0[1-9]|1[0-2])\b", json.dumps(frame)))


async def both(pair: tuple[str, Person, Person]) -> tuple[Seat, Seat]:
    table, one, other = pair
    seats = await Seat.at(one, table), await Seat.at(other, table)
    for seat in seats:
        if seat.view is None:
            await seat.until("sync", true=lambda frame: frame["view"] is not None)
    return seats


async def crown(seats: tuple[Seat, Seat]) -> Seat:
    """Both choose a champion; the seat whose turn it is."""
    for seat in seats:
        assert seat.decision
        assert (await seat.move(seat.decision["options"][0]["step"]))["type"] == "accepted"
    return await turn(seats)


async def turn(seats: tuple[Seat, Seat], after: int = 2) -> Seat:
    """The seat that is asked after decision `after`, once both know it."""

    def settled(frame: Frame) -> bool:
        asked = frame["decision"]
        return bool(asked and asked["id"] > after) or (asked is None and bool(frame["waiting"]))

    for seat in seats:
        while not ((seat.decision and seat.decision["id"] > after) or seat.decision is None):
            await seat.until("update", "sync", true=settled)
    asked = [seat for seat in seats if seat.decision and seat.decision["id"] > after]
    while not asked:
        for seat in seats:
            if seat.number < max(each.number for each in seats):
                await seat.until("update")
        asked = [seat for seat in seats if seat.decision and seat.decision["id"] > after]
    return asked[0]


def filled(view: Frame) -> Frame:
    """The view without the fields that may be left out."""
    return {name: value for name, value in view.items() if value not in ([], None)}


async def play(seats: tuple[Seat, Seat]) -> None:
    """Play the table to its end, each seat by what it is sent."""

    async def player(seat: Seat) -> None:
        while True:
            if seat.decision:
                asked = seat.decision["id"]
                answer = await seat.move(*await seat.whole())
                assert answer["type"] == "accepted"
                while seat.decision and seat.decision["id"] == asked:
                    await seat.next()
            elif any(frame["type"] == "over" for frame in seat.received):
                return
            else:
                await seat.next()

    await asyncio.gather(*map(player, seats))


async def test_a_whole_table_is_played_while_somebody_watches(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    watcher = await Seat.at(await new_person(), pair[0])
    seats = await both(pair)
    await play(seats)
    await watcher.until("over")

    for seat in (*seats, watcher):
        over = seat.received[-1]
        assert over["type"] == "over"
        assert max(over["result"]["scores"]) == 2
        mine = seat.view
        await seat.send({"type": "resync"})
        again = await seat.until("sync")
        assert filled(again["view"]) == filled(mine), "a view and its changes are the next view"
        assert len(again["log"]) == seat.lines
        assert again["table"]["seed"] == over["seed"]
        assert again["table"]["nonces"] == over["nonces"]
        for frame in seat.received:
            TypeAdapter(ServerFrame).validate_python(frame)
    assert watcher.sync["seat"] is None


async def test_spectators_and_the_other_seat_never_receive_a_hidden_card(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    watcher = await Seat.at(await new_person(), pair[0])
    one, other = await both(pair)
    if watcher.view is None:
        await watcher.until("sync")
    hand = cards_in(one.view["faces"]) | cards_in(other.view["faces"])
    assert cards_in(one.received) & cards_in(other.received) == set()
    assert len(hand) == 8
    assert cards_in(watcher.received) == set()

    crowned = {seat.decision["options"][0]["step"]["piece"]: seat for seat in (one, other) if seat.decision}
    shown = {seat.view["faces"][str(piece)]["card"] for piece, seat in crowned.items()}
    await one.move(one.decision["options"][0]["step"])  # type: ignore[index]
    await watcher.until("update")
    assert cards_in(watcher.received) == set(), "a sealed choice is not shown"
    await other.move(other.decision["options"][0]["step"])  # type: ignore[index]
    await watcher.until("update")
    assert cards_in(watcher.received) == shown


async def test_a_move_is_told_to_the_seats_in_their_languages(pair: tuple[str, Person, Person]) -> None:
    table, one, other = pair
    mine, yours = await Seat.at(one, table, "es"), await Seat.at(other, table, "zh-Hant")
    assert mine.decision and mine.decision["question"][0]["text"].startswith("es: ")
    assert mine.decision["options"][0]["label"][0]["text"] == "es: Crown"
    await yours.move(*await yours.whole())
    update = await mine.until("update")
    assert update["decision"]["question"][0]["text"].startswith("es: ")
    assert update["waiting"] == []
    await yours.send({"type": "lang", "lang": "en"})
    again = await yours.until("sync")
    assert all(line["spans"][0]["text"].startswith("en: ") for line in again["log"])


async def test_two_tabs_of_one_person_see_the_same(pair: tuple[str, Person, Person]) -> None:
    table, one, _ = pair
    tab, other_tab = await Seat.at(one, table), await Seat.at(one, table)
    assert tab.view == other_tab.view
    await tab.move(*await tab.whole())
    assert await tab.until("update") == await other_tab.until("update")
    assert other_tab.decision is None


async def test_a_repeated_move_gets_the_same_answer(pair: tuple[str, Person, Person]) -> None:
    seat, _ = await both(pair)
    asked, path = seat.decision["id"], await seat.whole()  # type: ignore[index]
    first = await seat.move(*path, id="mine")
    again = await seat.move(*path, id="mine", decision=asked)
    assert first == again


async def test_a_stale_move_is_refused_in_words(pair: tuple[str, Person, Person]) -> None:
    seat = await crown(await both(pair))
    refused = await seat.move({"is": "Toss"}, id="late", decision=1)
    assert (refused["type"], refused["code"]) == ("refused", "stale")
    assert refused["reason"][0]["text"] == "This question has been answered already."


async def test_a_move_that_is_not_offered_is_refused_and_the_table_plays_on(
    pair: tuple[str, Person, Person],
) -> None:
    seat = await crown(await both(pair))
    assert (await seat.move({"is": "Strike", "piece": 99}, {"is": "Bet", "n": 1}))["code"] == "not-offered"
    assert (await seat.move({"is": "Fly"}, id="fly"))["code"] == "not-a-step"
    assert (await seat.move({"is": "Toss"}, id="toss"))["type"] == "accepted"


async def test_the_next_level_of_a_move_is_asked_in_private(pair: tuple[str, Person, Person]) -> None:
    seats = await both(pair)
    seat = await crown(seats)
    strike = next(option for option in seat.decision["options"] if option["step"]["is"] == "Strike")  # type: ignore[index]
    assert strike["more"]
    ask: Frame = {"type": "expand", "id": "q", "decision": seat.decision["id"], "path": [strike["step"]]}  # type: ignore[index]
    await seat.send(ask)
    options = await seat.until("options")
    assert [option["step"] for option in options["options"]] == [{"is": "Bet", "n": n} for n in (1, 2, 3)]
    await seat.send({**ask, "decision": 1})
    assert (await seat.until("refused"))["code"] == "stale"
    await seat.send({**ask, "path": [{"is": "Toss"}]})
    assert (await seat.until("refused"))["code"] == "too-long"


async def test_why_not_is_answered_with_the_rule(pair: tuple[str, Person, Person]) -> None:
    seat = await crown(await both(pair))
    await seat.send({"type": "why", "id": "w", "path": [{"is": "Strike", "piece": 99}]})
    reason = await seat.until("reason")
    assert (reason["allowed"], reason["code"], reason["rule"]) == (False, "not-offered", "H-1")
    await seat.send({"type": "why", "id": "w", "path": [{"is": "Toss"}]})
    assert (await seat.until("reason"))["allowed"]


async def test_somebody_who_watches_can_do_nothing(pair: tuple[str, Person, Person], new_person: People) -> None:
    watcher = await Seat.at(await new_person(), pair[0])
    seats = await both(pair)
    asked = seats[0].decision["id"]  # type: ignore[index]
    assert (await watcher.move({"is": "Crown", "piece": 1}, decision=asked))["code"] == "not-seated"
    await watcher.send({"type": "concede", "id": "c"})
    assert (await watcher.until("refused"))["code"] == "not-seated"
    await watcher.send({"type": "expand", "id": "e", "decision": asked, "path": []})
    assert (await watcher.until("refused"))["code"] == "not-seated"
    await watcher.send({"type": "passing", "event": True, "turn": True, "fits": True})
    await watcher.send({"type": "nonce", "nonce": "f" * 32})
    await watcher.send({"type": "ping"})
    await watcher.until("pong")
    assert seats[0].decision and seats[0].decision["id"] == asked


async def test_a_seat_cannot_answer_for_the_other(pair: tuple[str, Person, Person]) -> None:
    one, other = await both(pair)
    theirs = other.decision
    assert theirs
    answer = await one.move(theirs["options"][0]["step"], decision=theirs["id"])
    assert answer["code"] == "stale"
    assert (await one.move(theirs["options"][0]["step"], id="again"))["code"] == "not-offered"


async def test_giving_up_ends_the_table_for_all(pair: tuple[str, Person, Person]) -> None:
    one, other = await both(pair)
    await one.send({"type": "concede", "id": "c"})
    assert (await one.until("accepted"))["id"] == "c"
    over = await other.until("over")
    assert over["result"] == {"winner": 1, "reason": "concession", "scores": [0, 0], "places": [2, 1]}
    record = (await pair[1].get(f"/api/tables/{pair[0]}/record")).json()
    assert [row["kind"] for row in record["rows"]] == ["start", "concede"]
    assert record["commitment"] == over["commitment"]


async def test_a_table_that_waits_shows_who_is_there_and_begins_before_everybodys_eyes(
    new_person: People,
) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open()
    seat = await Seat.at(one, opened["id"])
    assert seat.view is None
    assert [each["kind"] for each in seat.sync["table"]["seats"]] == ["person", "open"]
    await other.join(opened["invite"])
    begun = await seat.until("sync")
    assert begun["decision"]["kind"] == "champion"
    guest = await Seat.at(other, opened["id"])
    assert guest.sync["seat"] == 1
    table = await seat.until("table", true=lambda frame: frame["table"]["seats"][1]["present"])
    assert table["table"]["seats"][1]["name"] == other.user["name"]
    await guest.socket.close()
    await seat.until("table", true=lambda frame: not frame["table"]["seats"][1]["present"])


async def test_the_bot_answers(new_person: People) -> None:
    one = await new_person()
    opened = await one.open(opponent="bot:random")
    seat = await Seat.at(one, opened["id"])
    while True:
        if seat.decision:
            asked = seat.decision["id"]
            assert (await seat.move(*await seat.whole()))["type"] == "accepted"
            while seat.decision and seat.decision["id"] == asked:
                await seat.next()
        elif seat.received[-1]["type"] == "over":
            break
        else:
            await seat.next()


async def test_an_exception_in_the_rules_is_told_and_the_table_plays_on(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(round_limit=13)
    await other.join(opened["invite"])
    seats = await both((opened["id"], one, other))
    seat = await crown(seats)
    await seat.send({"type": "move", "id": "x", "decision": seat.decision["id"], "path": [{"is": "Explode"}]})  # type: ignore[index]
    assert (await seat.until("refused"))["code"] == "internal"
    rival = seats[seat is seats[0]]
    assert (await rival.until("error"))["code"] == "internal"
    assert (await seat.move({"is": "Toss"}, id="on"))["type"] == "accepted"


# --- who may come in -------------------------------------------------------------


async def test_a_table_that_does_not_exist_is_no_table(new_person: People) -> None:
    seat = Seat(await (await new_person()).connect("nowhere"))
    assert await seat.closed() == (4404, "no such table")


async def test_nobody_without_a_session_comes_in(pair: tuple[str, Person, Person]) -> None:
    one = pair[1]
    one.http.cookies.clear()
    assert await Seat(await one.connect(pair[0])).closed() == (4401, "no session")
    one.http.cookies.set("pixelkeep", "x" * 43)
    assert await Seat(await one.connect(pair[0])).closed() == (4401, "no session")


async def test_pages_of_other_sites_are_refused(pair: tuple[str, Person, Person]) -> None:
    with pytest.raises(InvalidStatus) as refused:
        await pair[1].connect(pair[0], Origin="https://elsewhere.example")
    assert refused.value.response.status_code == 403
    own = await pair[1].connect(pair[0], Origin=pair[1].server.address)
    await Seat(own).hello()


# --- frames that are none ----------------------------------------------------------


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("{", "malformed"),
        ("[]", "malformed"),
        ("null", "malformed"),
        ('{"type":"move"}', "malformed"),
        ('{"type":"move","id":"a b","decision":1,"path":[]}', "malformed"),
        ('{"type":"move","id":"a","decision":1,"path":[],"seat":1}', "malformed"),
        ('{"type":"lang","lang":"tlh"}', "malformed"),
        ('{"type":"fly"}', "unknown-type"),
        ("{}", "malformed"),
        (b"\x00\x01", "malformed"),
        (json.dumps({"type": "ping", "x": "y" * 17_000}), "too-large"),
        ('{"type":"expand","id":"a","decision":1,"path":' + "[" * 5_000, "malformed"),
        (json.dumps({"type": "expand", "id": "a", "decision": 1, "path": [0] * 65}), "malformed"),
    ],
)
async def test_a_bad_frame_gets_an_error_with_a_code_and_the_table_plays_on(
    pair: tuple[str, Person, Person], frame: str | bytes, code: str
) -> None:
    seat, _ = await both(pair)
    await seat.send(frame)
    error = await seat.until("error")
    assert error["code"] == code
    assert error["message"]
    assert (await seat.move(*await seat.whole()))["type"] == "accepted"


async def test_who_goes_on_sending_bad_frames_is_hung_up_on_and_the_table_plays_on(
    pair: tuple[str, Person, Person],
) -> None:
    bad, other = await both(pair)
    for _ in range(9):
        await bad.send('{"type":"fly"}')
    assert await bad.closed() == (4400, "unknown-type")
    assert (await other.move(*await other.whole()))["type"] == "accepted"
    back = await Seat.at(pair[1], pair[0])
    assert back.decision


async def test_an_enormous_frame_ends_the_connection(pair: tuple[str, Person, Person]) -> None:
    seat, _ = await both(pair)
    await seat.send("x" * 200_000)
    assert (await seat.closed())[0] == 1009


async def test_the_first_frame_is_hello(pair: tuple[str, Person, Person]) -> None:
    seat = Seat(await pair[1].connect(pair[0]))
    await seat.send({"type": "ping"})
    assert (await seat.until("error"))["code"] == "hello-first"


async def test_another_protocol_is_refused(pair: tuple[str, Person, Person]) -> None:
    seat = Seat(await pair[1].connect(pair[0]))
    await seat.send({"type": "hello", "protocol": 99, "lang": "en"})
    assert await seat.closed() == (4426, "other protocol")


@pytest.mark.parametrize(
    "frame", [{"type": "passing", "event": True, "turn": False, "fits": False}, {"type": "nonce", "nonce": "0" * 32}]
)
async def test_what_is_written_down_counts_as_several_frames(plain: Pixelkeep, frame: dict[str, object]) -> None:
    async with Person(plain) as person:
        seat = await Seat.at(person, (await person.open())["id"])
        for _ in range(20):
            await seat.send({"type": "ping"})
        for _ in range(20):
            await seat.until("pong")
        assert "error" not in {each["type"] for each in seat.received}
        for _ in range(20):
            await seat.send(frame)
        assert (await seat.until("error"))["code"] == "too-frequent"


async def test_who_sends_too_often_is_told_and_then_hung_up_on(plain: Pixelkeep) -> None:
    async with Person(plain) as person:
        opened = await person.open()
        seat = await Seat.at(person, opened["id"])
        for _ in range(200):
            await seat.send({"type": "ping"})
        assert await seat.closed() == (4429, "too-frequent")
        assert seat.received[-1] == {
            "type": "error",
            "code": "too-frequent",
            "message": "too many frames in a short time",
        }


async def test_who_comes_in_as_the_last_one_leaves_misses_nothing(pair: tuple[str, Person, Person]) -> None:
    table, one, other = pair
    coming = Seat(await one.connect(table))
    leaving = await Seat.at(one, table)
    await leaving.socket.close()
    while (await one.get(f"/api/tables/{table}")).json()["seats"][0]["present"]:
        pass

    await coming.hello()
    await (await Seat.at(other, table)).send({"type": "concede", "id": "c"})
    assert (await coming.until("over"))["result"]["reason"] == "concession"


def test_changes_leave_out_what_is_gone() -> None:
    view = {"faces": {"1": {"key": 1}}, "zones": {"a": [1]}, "window": 3}
    after = changed(view, {"faces": {"1": None}, "window": None})
    assert after == {"faces": {}, "zones": {"a": [1]}}


async def test_who_watched_and_sits_down_sees_with_the_eyes_of_the_seat(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open()
    seat = await Seat.at(other, opened["id"])
    assert seat.sync["seat"] is None
    await other.join(opened["invite"])
    await seat.until("sync", true=lambda frame: frame["view"] is not None)
    assert seat.sync["seat"] == 1
    assert len(cards_in(seat.view)) == 4

"""What is said in the lobby, at tables and in their galleries, with a real server and real sockets."""

import pytest

from tests.api.conftest import People, Person, Pixelkeep, Seat
from tests.api.officials import with_role
from tests.api.talkers import Talker
from tests.api.test_safety import shun

# --- the lobby ------------------------------------------------------------------------


async def test_what_is_said_in_the_lobby_is_read_there_now_and_later(new_person: People) -> None:
    one, other = await Talker.at(await new_person()), await Talker.at(await new_person())
    assert one.chat["channel"] == "lobby"
    heard = await one.say("Anybody for a game?")
    said = await other.reads("Anybody for a game?")
    assert heard == {"type": "heard", "id": "s1", "message": said["id"]}
    assert (said["channel"], said["user"], said["seat"]) == ("lobby", one.person.user["id"], None)
    assert (said["name"], said["phrase"]) == (one.person.user["name"], None)
    assert (await one.reads("Anybody for a game?")) == said, "who says it reads it too"
    third = await Talker.at(await new_person())
    assert third.messages[said["id"]] == said


async def test_the_last_fifty_are_sent_to_who_comes(new_person: People) -> None:
    for person in range(11):
        talker = await Talker.at(await new_person())
        for line in range(5):
            assert (await talker.say(f"line {person} {line}"))["type"] == "heard"
        await talker.socket.close()
    late = await Talker.at(await new_person())
    assert late.lines == [f"line {person} {line}" for person in range(1, 11) for line in range(5)]


async def test_a_phrase_is_read_in_the_language_of_each_reader(new_person: People) -> None:
    opened = await (one := await new_person()).open()
    await (other := await new_person()).join(opened["invite"])
    place = f"tables/{opened['id']}"
    english, spanish = await Talker.at(one, place), await Talker.at(other, place, "es")
    chinese = await Talker.at(await new_person(), place, "zh-Hant")
    await english.say(phrase="well-played")
    for talker, text in ((english, "Well played!"), (spanish, "¡Bien jugado!"), (chinese, "打得好！")):
        assert (await talker.reads(text))["phrase"] == "well-played"
        assert {"phrase": "well-played", "text": text} in talker.chat["phrases"]
    await chinese.send(type="lang", lang="es")
    await chinese.next("chat")
    assert chinese.lines == ["¡Bien jugado!"]


async def test_a_text_is_plain_and_its_words_do_not_hurt(new_person: People) -> None:
    one, other = await Talker.at(await new_person()), await Talker.at(await new_person())
    await one.say("<b>hi</b> \u202eevil\u202c\r\n   https://example.org  cafe\u0301")
    await other.reads("<b>hi</b> evil https://example.org café")
    await one.say("what the f.u.c.k")
    await other.reads("what the ***")


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"text": ""}, "text-length"),
        ({"text": " \u200b\u202e "}, "text-length"),
        ({"text": "x" * 301}, "text-length"),
    ],
)
async def test_a_text_that_does_not_fit_is_refused(new_person: People, given: dict[str, str], code: str) -> None:
    one = await Talker.at(await new_person())
    refused = await one.say(**given)
    assert (refused["type"], refused["code"]) == ("unheard", code)
    assert (await one.say("x" * 300))["type"] == "heard"


async def test_text_and_phrase_are_not_said_together(new_person: People) -> None:
    one = await new_person()
    opened = await one.open()
    seat = await Seat.at(one, opened["id"])
    for given in ({}, {"text": "a", "phrase": "hello"}, {"phrase": "unknown"}, {"text": 1}):
        await seat.send({"type": "say", "id": "s", **given})
        assert (await seat.until("error"))["code"] == "malformed"


async def test_who_says_much_waits_and_nobody_says_the_same_twice(new_person: People) -> None:
    one = await Talker.at(await new_person())
    assert (await one.say("Hello there"))["type"] == "heard"
    assert (await one.say("hello,  THERE!"))["code"] == "repeated"
    for line in range(4):
        assert (await one.say(f"line {line}"))["type"] == "heard"
    refused = await one.say("line 5")
    assert refused["code"] == "too-frequent"
    assert 0 < refused["wait"] <= 10_000
    again = await Talker.at(one.person)
    assert (await again.say("line 5"))["code"] == "too-frequent", "another socket is no way around"


async def test_who_tries_too_often_is_not_listened_to(new_person: People) -> None:
    one = await Talker.at(await new_person())
    refusals = [(await one.say(""))["code"] for _ in range(31)]
    assert refusals == ["text-length"] * 30 + ["too-frequent"]


# --- tables -----------------------------------------------------------------------------


async def test_those_who_play_do_not_read_the_gallery_until_it_is_over(
    new_person: People, pair: tuple[str, Person, Person]
) -> None:
    table, one, other = pair
    place = f"tables/{table}"
    seat = await Seat.at(one, table)
    players = [await Talker.at(one, place), await Talker.at(other, place)]
    watchers = [await Talker.at(await new_person(), place) for _ in range(2)]
    assert [talker.chat["channel"] for talker in (*players, *watchers)] == ["table", "table", "gallery", "gallery"]

    await watchers[0].say("She should attack")
    assert (await watchers[1].reads("She should attack"))["channel"] == "gallery"
    await players[0].say("Your move")
    said = await players[1].reads("Your move")
    assert (said["channel"], said["seat"]) == ("table", 0)
    await watchers[1].reads("Your move")
    for player in players:
        assert await player.everything() == ["Your move"]

    await seat.send({"type": "concede", "id": "c"})
    for player in players:
        assert (await player.reads("She should attack"))["seat"] is None
    await watchers[0].say("Well fought")
    await players[1].reads("Well fought")
    await players[1].say("Thank you all")
    await watchers[0].reads("Thank you all")


async def test_before_it_begins_all_at_a_table_read_each_other_and_who_sits_down_says_it_there(
    new_person: People,
) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open()
    place = f"tables/{opened['id']}"
    host, coming = await Talker.at(one, place), await Talker.at(other, place)
    await coming.say("May I join?")
    assert (await host.reads("May I join?"))["channel"] == "gallery"
    await other.join(opened["invite"])
    while coming.chat["channel"] != "table":
        await coming.next("chat")
    await coming.say("Here I am")
    assert (await host.reads("Here I am"))["seat"] == 1


async def test_with_a_delay_the_seats_are_read_by_who_watches_after_the_end_only(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(delay_ms=30_000)
    await other.join(opened["invite"])
    place = f"tables/{opened['id']}"
    player, watcher = await Talker.at(one, place), await Talker.at(await new_person(), place)
    await player.say("I draw the Dragon")
    await watcher.say("Who wins?")
    assert await watcher.everything() == ["Who wins?"]
    seat = await Seat.at(one, opened["id"])
    await seat.send({"type": "concede", "id": "c"})
    await player.reads("Who wins?")
    assert await watcher.everything() == ["Who wins?"], "to them it is not over"


async def test_nobody_talks_where_they_may_not_watch(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(spectators=False)
    await other.join(opened["invite"])
    third = await new_person()
    socket = await third.connect(opened["id"])
    talker = Talker(third, socket)
    await talker.send(type="hello", protocol=1, lang="en")
    await talker.send(type="say", id="s", text="let me in")
    await socket.wait_closed()
    assert socket.close_code == 4403
    assert (await Talker.at(one, f"tables/{opened['id']}")).lines == []


# --- who does not read whom -------------------------------------------------------------


async def test_who_is_muted_by_somebody_is_read_by_all_but_them(new_person: People) -> None:
    one, other, third = [await Talker.at(await new_person()) for _ in range(3)]
    await other.say("first words")
    await one.reads("first words")
    await shun(one.person, other.person, "mute")
    await one.next("chat")
    assert "first words" not in one.lines, "what was said before is gone too"
    await other.say("second words")
    await third.reads("second words")
    await one.say("do you read me?")
    await other.reads("do you read me?")
    assert not {"first words", "second words"} & set(await one.everything())
    await one.person.http.delete(f"/api/shunned/{other.person.user['id']}")
    await one.reads("second words")


async def test_a_block_silences_in_both_directions_at_a_table(pair: tuple[str, Person, Person]) -> None:
    table, one, other = pair
    talkers = [await Talker.at(one, f"tables/{table}"), await Talker.at(other, f"tables/{table}")]
    await shun(one, other, "block")
    for talker in talkers:
        await talker.next("chat")
    await talkers[0].say("to nobody")
    await talkers[1].say("to nobody either")
    assert await talkers[0].everything() == ["to nobody"]
    assert await talkers[1].everything() == ["to nobody either"]


async def test_who_is_muted_by_a_moderator_is_told_until_when(new_person: People) -> None:
    one = await Talker.at(await new_person())
    moderator = await with_role(await new_person(), "moderator")
    until = 4_000_000_000_000
    path = f"/api/admin/users/{one.person.user['id']}/mute"
    muted = await moderator.http.put(path, json={"until": until, "reason": "rude"})
    assert muted.status_code == 204, muted.text
    refused = await one.say("hello?")
    assert (refused["type"], refused["code"], refused["until"]) == ("unheard", "muted", until)
    await one.everything()
    assert one.chat["muted_until"] == until


async def test_what_a_moderator_hides_nobody_sees_any_more_but_in_its_report(new_person: People) -> None:
    one, other = await Talker.at(await new_person()), await Talker.at(await new_person())
    moderator = await with_role(await new_person(), "moderator")
    for line in range(3):
        await other.say(f"nice {line}")
    message = (await other.say("nasty line"))["message"]
    await other.say("after it")
    await one.reads("after it")
    given = {"accused": other.person.user["id"], "category": "chat", "words": "rude", "message": message}
    assert (await one.person.post("/api/reports", given)).status_code == 201

    hidden = await moderator.post(f"/api/admin/messages/{message}/hide", {"reason": "rude"})
    assert hidden.status_code == 204, hidden.text
    assert (await one.next("unsaid"))["id"] == message
    assert "nasty line" not in await one.everything()

    reports = (await moderator.get("/api/admin/reports")).json()
    report = next(report for report in reports if report["message"] == message)
    context = [said["text"] for said in report["context"]["messages"]]
    assert context[-5:] == ["nice 0", "nice 1", "nice 2", "nasty line", "after it"]
    assert report["hidden"] == [message]
    path = f"/api/admin/reports/{report['id']}/close"
    assert (await moderator.post(path, {"outcome": "hidden"})).status_code == 204
    mine = (await one.person.get("/api/reports")).json()[0]
    assert (mine["status"], mine["outcome"]) == ("closed", "hidden")


async def test_a_player_cannot_report_what_is_said_in_the_gallery_meanwhile(
    new_person: People, pair: tuple[str, Person, Person]
) -> None:
    table, one, other = pair
    watcher = await Talker.at(await new_person(), f"tables/{table}")
    message = (await watcher.say("She bluffs"))["message"]
    given = {"accused": watcher.person.user["id"], "category": "cheating", "message": message, "table": table}
    assert (await one.post("/api/reports", given)).json()["code"] == "unknown-message"
    player = await Talker.at(other, f"tables/{table}")
    rude = {**given, "accused": other.user["id"], "message": (await player.say("You are slow"))["message"]}
    made = await one.post("/api/reports", rude)
    assert (made.status_code, made.json()["table"]) == (201, table)


async def test_who_has_left_for_good_is_no_longer_named(server: Pixelkeep, new_person: People) -> None:
    one = await with_role(await new_person(), "user")
    talker = await Talker.at(one)
    await talker.say("these are my last words")
    gone = await one.http.request("DELETE", "/api/account", json={"password": "seven purple kettles"})
    assert gone.status_code == 204, gone.text
    late = await Talker.at(await new_person())
    said = next(message for message in late.messages.values() if message["text"] == "these are my last words")
    assert said["name"] == "former player"

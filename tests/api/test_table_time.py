"""Clocks, taking back, claims and spectators, as a client meets them."""

from collections.abc import Callable

from app.service.tables.wish import Wish
from tests.api.conftest import Frame, People, Person, Seat
from tests.api.test_socket import both, crown
from tests.laws.twins import NAMES
from tests.streams.worlds import World


async def saving(new_person: People, **wish: object) -> tuple[str, tuple[Seat, Seat], Seat]:
    """A table at which a turn may be more than one decision: its id, its seats, whose turn it is."""
    one, other = await new_person(), await new_person()
    opened = await one.open(round_limit=15, **wish)
    await other.join(opened["invite"])
    seats = await both((opened["id"], one, other))
    return opened["id"], seats, await crown(seats)


async def test_everybody_is_shown_everybodys_clock(pair: tuple[str, Person, Person], new_person: People) -> None:
    seats = await both(pair)
    watcher = await Seat.at(await new_person(), pair[0])
    for seat in (*seats, watcher):
        assert seat.sync["table"]["clock"] == "relaxed"
        assert [clock["on"] for clock in seat.sync["clocks"]] == ["sealed", "sealed"]
        for clock in seat.sync["clocks"]:
            assert 0 < clock["grace"] <= clock["total"] == 120_000
            assert clock["bank"] == 3_600_000
    assert seats[0].decision and 3_600_000 < seats[0].decision["deadline"] <= 3_720_000


async def test_a_decision_is_taken_back_where_the_server_says_that_it_may(new_person: People) -> None:
    _, seats, seat = await saving(new_person)
    rival = seats[seat is seats[0]]
    assert not seat.sync["take_back"]
    await seat.move({"is": "Save"})
    saved = await seat.until("update", true=lambda frame: frame["take_back"])
    assert saved["changes"]["scores"]

    await seat.send({"type": "take-back", "id": "back"})
    assert (await seat.until("accepted"))["id"] == "back"
    update = await seat.until("update")
    assert (update["lines"][0]["tale"]["what"], update["take_back"]) == ("take-back", False)
    assert seat.view["scores"] == [0, 0]
    told = await rival.until(
        "update", true=lambda frame: any(each["tale"]["what"] == "take-back" for each in frame["lines"])
    )
    assert not told["take_back"]

    await seat.send({"type": "take-back", "id": "more"})
    refused = await seat.until("refused")
    assert refused["code"] == "no-take-back"
    assert refused["reason"][0]["text"].startswith("There is nothing that you may take back")


async def test_who_is_there_is_not_claimed_against(new_person: People) -> None:
    _, seats, seat = await saving(new_person)
    rival = seats[seat is seats[0]]
    await rival.send({"type": "claim", "id": "c", "seat": seat.sync["seat"]})
    assert (await rival.until("refused"))["code"] == "not-away"


async def test_it_is_told_in_what_time_one_who_is_away_may_be_claimed_against(new_person: People) -> None:
    _, seats, seat = await saving(new_person, clock="fast")
    rival, gone = seats[seat is seats[0]], seat.sync["seat"]

    def away(frame: Frame) -> bool:
        return not frame["table"]["seats"][gone]["present"]

    await seat.socket.close()
    info = (await rival.until("table", true=away))["table"]["seats"][gone]
    assert 0 < info["claim_in"] <= 60_000


async def test_who_stays_claims_the_table_once_the_other_has_been_away_long_enough(
    fresh_sqlite: Callable[[], str],
) -> None:
    world = World(fresh_sqlite(), 1_000_000)
    async with world.alive():
        people = [await world.person(name) for name in ("ada", "bob")]
        live = await world.table([user for user, _ in people], 0, Wish(NAMES[0], clock="fast"))
        sockets = [await world.connect(f"/ws/tables/{live.table.id}", cookie) for _, cookie in people]
        gone = live.decisions()[0].seat
        rival = sockets[1 - gone]
        await sockets[gone].close()
        await rival.until(
            lambda frame: frame["type"] == "table" and frame["table"]["seats"][gone]["claim_in"] == 60_000
        )

        await world.tick(59_500)
        rival.say(type="claim", id="early", seat=gone)
        assert (await rival.until(lambda frame: frame.get("id") == "early"))["code"] == "not-away"
        await world.tick()
        rival.say(type="claim", id="now", seat=gone)

        assert (await rival.until(lambda frame: frame.get("id") == "now"))["type"] == "accepted"
        result = (await rival.until(lambda frame: frame["type"] == "over"))["result"]
        assert (result["winner"], result["reason"]) == (1 - gone, "abandoned")


async def test_who_watches_takes_nothing_back_and_claims_nothing(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    watcher = await Seat.at(await new_person(), pair[0])
    await watcher.send({"type": "take-back", "id": "t"})
    assert (await watcher.until("refused"))["code"] == "not-seated"
    await watcher.send({"type": "claim", "id": "c", "seat": 0})
    assert (await watcher.until("refused"))["code"] == "not-seated"


async def test_a_table_without_spectators_is_for_those_who_sit_there(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(spectators=False)
    stranger = Seat(await other.connect(opened["id"]))
    await stranger.send({"type": "hello", "protocol": 1, "lang": "en"})
    assert await stranger.closed() == (4403, "no spectators")
    await other.join(opened["invite"])
    assert (await Seat.at(other, opened["id"])).sync["seat"] == 1


async def test_those_who_watch_are_named_and_counted_once_each(
    pair: tuple[str, Person, Person], new_person: People
) -> None:
    seats, person = await both(pair), await new_person()
    await Seat.at(person, pair[0])
    await Seat.at(person, pair[0])
    table = (await seats[0].until("table", true=lambda frame: frame["table"]["viewers"] > 0))["table"]
    assert (table["viewers"], table["watching"]) == (1, [person.user["name"]])


async def test_who_watches_with_a_delay_sees_the_end_later(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    opened = await one.open(delay_ms=1_500)
    await other.join(opened["invite"])
    seats = await both((opened["id"], one, other))
    watcher = await Seat.at(await new_person(), opened["id"])
    assert watcher.sync["table"]["delay"] == 1_500
    await seats[0].send({"type": "concede", "id": "c"})
    await seats[0].until("over")
    await watcher.send({"type": "resync"})
    again = await watcher.until("sync")
    assert again["table"]["status"] != "over" and again["table"]["seed"] is None
    over = await watcher.until("over")
    assert over["result"]["reason"] == "concession"
    assert watcher.view["over"]

"""Pixel Tactics 5 over real sockets: whole tables, to their end."""

import asyncio
from random import Random

from tests.api.conftest import Frame, People, Person, Seat
from tests.api.test_socket import both, filled

GAME = "pixel_tactics_5"
MOVES = 4_000


async def play(seat: Seat, chance: Random) -> None:
    """Play to the end of the table, any offered move being as good as another."""
    for _ in range(MOVES):
        while not seat.decision:
            if any(frame["type"] == "over" for frame in seat.received[-5:]):
                return
            await seat.next()
        asked = seat.decision["id"]
        answer = await seat.move(*await seat.whole(chance.choice))
        assert answer["type"] == "accepted", answer
        while seat.decision and seat.decision["id"] == asked:
            await seat.next()
    raise AssertionError("the table does not end")


async def opened(one: Person, **wish: object) -> Frame:
    return await one.open(game=GAME, round_limit=8, **wish)


async def test_two_people_play_to_the_end_while_somebody_watches(new_person: People) -> None:
    one, other, third = await new_person(), await new_person(), await new_person()
    table = await opened(one)
    await other.join(table["invite"])
    seats = await both((table["id"], one, other))
    watcher = await Seat.at(third, table["id"], "es")

    async def watch() -> None:
        await watcher.until("over")

    await asyncio.gather(play(seats[0], Random(1)), play(seats[1], Random(2)), watch())

    for seat in (*seats, watcher):
        view, lines = seat.view, seat.lines
        await seat.send({"type": "resync"})
        again = await seat.until("sync")
        assert filled(again["view"]) == filled(view)
        assert len(again["log"]) == lines
        over = next(frame for frame in seat.received if frame["type"] == "over")
        assert again["table"]["result"] == over["result"]
    summary = (await third.get(f"/api/tables/{table['id']}")).json()
    assert summary["status"] == "over"
    assert summary["result"]["reason"] in ("rout", "tie", "rounds")


async def test_the_random_bot_plays_to_the_end(new_person: People) -> None:
    one = await new_person()
    table = await opened(one, opponent="bot:random")
    seat = await Seat.at(one, table["id"])
    await play(seat, Random(3))
    assert seat.view["over"]

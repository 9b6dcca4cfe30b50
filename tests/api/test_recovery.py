"""A server that is killed at any moment loses nothing it has acknowledged."""

from collections.abc import AsyncIterator, Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.api.conftest import Person, Pixelkeep, Seat
from tests.api.test_socket import both, crown, filled, play


@pytest.fixture(params=["sqlite", "postgres"])
async def own(request: pytest.FixtureRequest) -> AsyncIterator[Pixelkeep]:
    """A server that this test may kill."""
    fresh: Callable[[], str] = request.getfixturevalue(f"fresh_{request.param}")
    with Pixelkeep(fresh(), BOT_DELAY_MS=100) as running:
        yield running


async def test_both_go_on_at_the_same_open_window_after_a_kill(own: Pixelkeep) -> None:
    async with Person(own) as one, Person(own) as other:
        table = (opened := await one.open())["id"]
        await other.join(opened["invite"])
        seats = await both((table, one, other))
        striker = await crown(seats)
        rival = seats[striker is seats[0]]
        strike = next(each for each in striker.decision["options"] if each["step"]["is"] == "Strike")  # type: ignore[index]
        accepted = await striker.move(strike["step"], {"is": "Bet", "n": 3})
        assert accepted["type"] == "accepted"
        for seat in seats:
            while not seat.view.get("window"):
                await seat.next()
        assert rival.decision and rival.decision["kind"] == "window"
        before = {seat: (filled(seat.view), seat.decision, seat.lines) for seat in seats}

        own.kill()
        for seat in seats:
            with pytest.raises(ConnectionClosed):
                while True:
                    await seat.next()
        own.start()

        again = await Seat.at(one, table), await Seat.at(other, table)
        for seat, back in zip(seats, again, strict=True):
            view, decision, lines = before[seat]
            assert filled(back.view) == view
            assert back.lines == lines
            assert (back.decision is None) == (decision is None)
            if decision and back.decision:
                assert {**back.decision, "deadline": 0} == {**decision, "deadline": 0}
                assert back.decision["deadline"] <= decision["deadline"]
        # what was acknowledged is answered the same way again
        mover = again[0] if striker is seats[0] else again[1]
        await mover.send(
            {"type": "move", "id": accepted["id"], "decision": 3, "path": [strike["step"], {"is": "Bet", "n": 3}]}
        )
        assert await mover.until("accepted", "refused") == accepted
        await play(again)


async def test_a_bot_that_owed_an_answer_gives_it_after_a_kill(own: Pixelkeep) -> None:
    async with Person(own) as one:
        opened = await one.open(opponent="bot:random")
        own.kill()
        own.start()
        seat = await Seat.at(one, opened["id"])
        assert seat.decision
        assert (await seat.move(*await seat.whole()))["type"] == "accepted"
        while not seat.decision or seat.decision["id"] == 1:
            await seat.next()


async def test_every_acknowledged_move_is_there_after_kills_in_the_middle_of_play(own: Pixelkeep) -> None:
    async with Person(own) as one:
        table = (await one.open(opponent="bot:random"))["id"]
        acknowledged: set[int] = set()
        for _ in range(3):
            seat = await Seat.at(one, table)
            for _ in range(2):
                while not seat.decision:
                    await seat.next()
                asked = seat.decision["id"]
                answer = await seat.move(*await seat.whole())
                assert answer["type"] == "accepted"
                acknowledged.add(answer["seq"])
                while seat.decision and seat.decision["id"] == asked:
                    await seat.next()
            own.kill()
            own.start()
        seat = await Seat.at(one, table)
        await seat.send({"type": "concede", "id": "c"})
        await seat.until("over")
        record = (await one.get(f"/api/tables/{table}/record")).json()
        assert [row["seq"] for row in record["rows"]] == list(range(len(record["rows"])))
        assert acknowledged <= {row["seq"] for row in record["rows"] if row["seat"] == 0}

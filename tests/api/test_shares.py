"""The dice of a table are mixed with what its people add once they have been told its commitment, and not before."""

from collections.abc import Callable, Iterator

import pytest

from tests.api.conftest import Person, Pixelkeep, Seat


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """A server whose tables wait for shares longer than any test."""
    with Pixelkeep(fresh_sqlite(), NONCE_MS=3_600_000) as running:
        yield running


async def sat(one: Person, other: Person) -> tuple[Seat, Seat]:
    """The seats of a full table that waits for shares."""
    opened = await one.open()
    await other.join(opened["invite"])
    return await Seat.at(one, opened["id"]), await Seat.at(other, opened["id"])


async def begun(seat: Seat) -> None:
    while not seat.view:
        await seat.next()


async def test_a_table_begins_once_everybody_has_given_a_share_after_the_commitment(server: Pixelkeep) -> None:
    async with Person(server) as one, Person(server) as other:
        seats = await sat(one, other)
        told = [seat.sync["table"]["commitment"] for seat in seats]
        given = [await seats[0].share()]
        await seats[0].send({"type": "resync"})
        assert (await seats[0].until("sync"))["view"] is None, "the other has given none"
        await seats[0].share()

        given.append(await seats[1].share())

        for seat in seats:
            await begun(seat)
        await seats[0].send({"type": "concede", "id": "c"})
        over = await seats[1].until("over")
        assert (over["nonces"], [over["commitment"]] * 2) == (given, told)
        record = (await one.get(f"/api/tables/{seats[0].sync['table']['id']}/record")).json()
        assert record["nonces"] == record["rows"][0]["payload"] == given


async def test_against_a_bot_only_oneself_is_waited_for(server: Pixelkeep) -> None:
    async with Person(server) as one:
        opened = await one.open(opponent="bot:random")
        seat = await Seat.at(one, opened["id"])
        assert seat.view is None
        await seat.share()
        await begun(seat)


async def test_who_sits_down_while_watching_is_told_all_and_gives_a_share(server: Pixelkeep) -> None:
    async with Person(server) as one, Person(server) as other:
        opened = await one.open()
        seats = [await Seat.at(person, opened["id"]) for person in (one, other)]
        await seats[0].share()
        await seats[1].share()
        await other.join(opened["invite"])
        assert (await seats[1].until("sync"))["view"] is None, "what was sent by somebody who only watched is no share"
        await seats[1].share()
        for seat in seats:
            await begun(seat)


async def test_what_was_given_outlives_the_server(fresh_sqlite: Callable[[], str]) -> None:
    with Pixelkeep(fresh_sqlite(), NONCE_MS=3_600_000) as own:
        async with Person(own) as one, Person(own) as other:
            first, second = await sat(one, other)
            given = [await first.share()]
            await first.send({"type": "ping"})
            await first.until("pong")
            own.kill()
            own.start()
            second = await Seat.at(other, second.sync["table"]["id"])
            given.append(await second.share())
            await begun(second)
            await second.send({"type": "concede", "id": "c"})
            assert (await second.until("over"))["nonces"] == given


@pytest.mark.parametrize("path", ["", "/join", "/nowhere/join", "/nowhere/fork"])
async def test_no_share_is_taken_with_what_opens_or_joins_a_table(server: Pixelkeep, path: str) -> None:
    wanted = {"": {"game": "hoard"}, "/join": {"invite": "A"}, "/nowhere/fork": {"seq": 0, "seat": 0, "bot": "random"}}
    async with Person(server) as one:
        answer = await one.post(f"/api/tables{path}", {**wanted.get(path, {}), "nonce": "0" * 32})
    assert (answer.status_code, answer.json()["code"]) == (422, "malformed")

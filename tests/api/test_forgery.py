"""Strangers, several sockets at once and whatever is sent twice: a seat is moved by whoever sits there, once."""

import asyncio
from collections.abc import Callable, Iterator

import pytest

from app.api.routes import described
from tests.api.conftest import Frame, People, Person, Pixelkeep, Seat

AT_ONCE = 6


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    with Pixelkeep(fresh_sqlite()) as running:
        yield running


async def seated(person: Person, table: str) -> Seat:
    """A socket at a table that has begun."""
    seat = await Seat.at(person, table)
    while not seat.view:
        await seat.next()
    return seat


async def answers(sockets: list[Seat], frames: list[Frame]) -> list[Frame]:
    """Each of the sockets sends one of the frames, all at once: how they were answered."""

    async def one(socket: Seat, frame: Frame) -> Frame:
        await socket.send(frame)
        return await socket.until("accepted", "refused")

    return list(await asyncio.gather(*map(one, sockets, frames)))


def moves(seat: Seat, ids: list[str]) -> list[Frame]:
    """A move for each id: an option each, of the decision that is open."""
    assert seat.decision
    options = seat.decision["options"]
    return [
        {"type": "move", "id": id, "decision": seat.decision["id"], "path": [options[n % len(options)]["step"]]}
        for n, id in enumerate(ids)
    ]


# --- several sockets of one seat -----------------------------------------------------


async def test_of_many_moves_that_a_seat_makes_at_once_one_counts(pair: tuple[str, Person, Person]) -> None:
    table, one, _ = pair
    sockets = [await seated(one, table) for _ in range(AT_ONCE)]

    found = await answers(sockets, moves(sockets[0], [f"m{n}" for n in range(AT_ONCE)]))

    assert sorted(answer["type"] for answer in found) == ["accepted"] + ["refused"] * (AT_ONCE - 1)
    assert {answer["code"] for answer in found if answer["type"] == "refused"} == {"not-asked"}
    for socket in sockets:
        while socket.decision:
            await socket.next()
    assert all(socket.view == sockets[0].view for socket in sockets)


async def test_one_move_sent_by_many_sockets_at_once_gets_one_answer(pair: tuple[str, Person, Person]) -> None:
    table, one, _ = pair
    sockets = [await seated(one, table) for _ in range(AT_ONCE)]
    frame, *_ = moves(sockets[0], ["same"])
    found = await answers(sockets, [frame] * AT_ONCE)
    assert found == [{"type": "accepted", "id": "same", "seq": 1}] * AT_ONCE


# --- what belongs to another table, or to nobody ----------------------------------------


async def test_what_was_accepted_at_one_table_says_nothing_at_another(new_person: People) -> None:
    one, other = await new_person(), await new_person()
    seats = []
    for _ in range(2):
        opened = await one.open()
        await other.join(opened["invite"])
        seats.append(await seated(one, opened["id"]))
    here, there = seats
    assert here.decision and there.decision and here.decision["id"] == there.decision["id"]
    (frame,) = moves(here, ["mine"])
    assert (await answers([here], [frame]))[0]["type"] == "accepted"

    stale = {**frame, "decision": 99}
    assert (await answers([here], [stale]))[0]["type"] == "accepted", "the same again"
    assert (await answers([there], [stale]))[0]["code"] == "stale", "never made here"
    assert (await answers([there], [frame]))[0] == {"type": "accepted", "id": "mine", "seq": 1}


async def test_a_seat_does_not_repeat_what_the_other_was_answered(pair: tuple[str, Person, Person]) -> None:
    table, one, other = pair
    mine, yours = await seated(one, table), await seated(other, table)
    (frame,) = moves(mine, ["mine"])
    await answers([mine], [frame])
    assert (await answers([yours], [frame]))[0]["code"] == "stale"
    claim = {"type": "claim", "id": "mine", "seat": 0}
    assert (await answers([yours], [claim]))[0]["code"] == "not-away"


# --- giving up ----------------------------------------------------------------------


async def ended(seat: Seat) -> Frame:
    """How the table ended, as who sits there was told, once."""
    if not any(frame["type"] == "over" for frame in seat.received):
        await seat.until("over")
    (over,) = [frame for frame in seat.received if frame["type"] == "over"]
    result: Frame = over["result"]
    return result


async def struck(table: str, one: Person, other: Person) -> tuple[Seat, Seat]:
    """Both at a table at which one has struck and the other is asked whether to parry: who struck, who is asked."""
    seats = [await seated(person, table) for person in (one, other)]
    for seat in seats:
        await seat.move(*await seat.whole())
    active = await first_asked(seats)
    await active.move(*await active.whole())
    rival = seats[seats[0] is active]
    await rival.until("update", true=lambda frame: bool(frame["clock"]))
    return active, rival


async def first_asked(seats: list[Seat]) -> Seat:
    """The seat whose turn it is once both have chosen their champions."""
    for seat in seats:
        while seat.view["turn"] == 0:
            await seat.next()
    return next(seat for seat in seats if seat.decision)


@pytest.mark.parametrize("who", [0, 1], ids=["who struck", "who is asked"])
async def test_who_gives_up_while_a_window_is_open_loses_once(pair: tuple[str, Person, Person], who: int) -> None:
    both = await struck(*pair)
    quitter, rival = both[who], both[1 - who]
    asked = both[1].decision
    assert asked

    first, again = [(await answers([quitter], [{"type": "concede", "id": "c"}]))[0] for _ in range(2)]
    assert first == again and first["type"] == "accepted"
    assert [(await ended(seat))["winner"] for seat in both] == [rival.sync["seat"]] * 2
    late = {"type": "move", "id": "late", "decision": asked["id"], "path": [asked["options"][0]["step"]]}
    assert (await answers([both[1]], [late]))[0]["code"] == "over"
    assert (await answers([rival], [{"type": "concede", "id": "c"}]))[0]["code"] == "over"


async def test_when_both_give_up_at_once_one_of_them_was_first(pair: tuple[str, Person, Person]) -> None:
    both = [await seated(person, pair[0]) for person in pair[1:]]
    found = await answers(both, [{"type": "concede", "id": "c"}] * 2)
    assert sorted(answer["type"] for answer in found) == ["accepted", "refused"]
    (loser,) = [seat for seat, answer in enumerate(found) if answer["type"] == "accepted"]
    assert [(await ended(seat))["winner"] for seat in both] == [1 - loser] * 2


# --- pages of other sites --------------------------------------------------------------

SAFE = ("get", "head", "options")


@pytest.mark.parametrize(
    "headers", [{}, {"Origin": "https://elsewhere.example"}], ids=["no word of it", "another site"]
)
async def test_no_route_changes_anything_for_a_session_without_a_page_of_ours(
    pair: tuple[str, Person, Person], headers: dict[str, str]
) -> None:
    table, one, _ = pair
    del one.http.headers["Origin"]
    routes = [
        (method, path.format(id=table, name="hoard", mode="standard"))
        for path, methods in described().openapi()["paths"].items()
        for method in methods
        if method not in SAFE
    ]
    assert len(routes) > 30
    for method, path in routes:
        response = await one.http.request(method, path, headers=headers, json={})
        assert (response.status_code, response.json()["code"]) == (403, "foreign-origin"), (method, path)
    assert (await one.get("/api/session")).json()["user"] == one.user, "not even signed out"

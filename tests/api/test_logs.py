"""The log of a server: lines of JSON that say which request they belong to, and nothing that is hidden."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.api.conftest import Person, Pixelkeep, Seat

PASSWORD = "seven purple kettles"


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    with Pixelkeep(fresh_sqlite(), LOG_FORMAT="json", NONCE_MS=60_000) as running:
        yield running


def lines(server: Pixelkeep) -> list[dict[str, Any]]:
    """The server's log. Every line must be JSON, uvicorn's own as well."""
    return [json.loads(line) for line in server.log.read_text().splitlines()]


async def test_every_line_is_json_with_time_level_event_and_node(server: Pixelkeep) -> None:
    async with Person(server) as person:
        await person.get("/api/games")
    found = lines(server)
    assert all({"time", "level", "event", "logger", "node"} <= line.keys() for line in found)
    assert len({line["node"] for line in found}) == 1
    assert any(line["logger"].startswith("uvicorn") for line in found)


async def test_a_request_is_found_by_its_id(server: Pixelkeep) -> None:
    async with Person(server) as person:
        answer = await person.get("/api/games", headers={"X-Request-ID": "trace-0815.abc"})
        assert answer.headers["x-request-id"] == "trace-0815.abc"
        (line,) = [line for line in lines(server) if line.get("request") == "trace-0815.abc"]
        assert (line["event"], line["method"], line["path"], line["status"]) == ("request", "GET", "/api/games", 200)

        opened = (await person.open())["id"]
        answer = await person.get(f"/api/tables/{opened}")
        (line,) = [line for line in lines(server) if line.get("request") == answer.headers["x-request-id"]]
        assert (line["table"], line["path"], line["user"]) == (opened, "/api/tables/{id}", person.user["id"])


@pytest.mark.parametrize("strange", ["short", "x" * 65, 'a"b"c"d"e', "new line\tand tab"])
async def test_a_strange_id_is_replaced(server: Pixelkeep, strange: str) -> None:
    async with Person(server) as person:
        given = (await person.get("/api/games", headers={"X-Request-ID": strange})).headers["x-request-id"]
    assert given != strange and given.isalnum() and len(given) == 12


async def test_the_log_of_a_whole_table_holds_nothing_that_is_hidden(server: Pixelkeep) -> None:
    one, other = Person(server), Person(server)
    async with one, other:
        await one.post("/api/accounts", {"name": "Ann Lee", "password": PASSWORD})
        opened = await one.open()
        await other.join(opened["invite"])
        seats = [await Seat.at(person, opened["id"]) for person in (one, other)]
        sent: list[str] = []
        for seat in seats:
            await seat.share()
        for seat in seats:
            while seat.decision is None:
                await seat.next()
            path = await seat.whole()
            sent.append(json.dumps(path[0]))
            await seat.move(*path)
        await seats[0].send({"type": "concede", "id": "c"})
        over = await seats[0].until("over")
        cookies = [value for person in (one, other) for value in person.http.cookies.values()]
    written = server.log.read_text()
    assert opened["id"] in written
    secrets = [over["seed"], *over["nonces"], opened["invite"], PASSWORD, *cookies, *sent]
    assert [secret for secret in secrets if secret in written] == []


async def test_a_console_is_written_for_people(fresh_sqlite: Callable[[], str]) -> None:
    with Pixelkeep(fresh_sqlite(), LOG_FORMAT="console") as server:
        async with Person(server) as person:
            await person.get("/api/games")
        written = server.log.read_text()
    assert "request" in written and "/api/games" in written
    assert not written.lstrip().startswith("{")


FAILS = """
import logging
from app.service.watching.logs import start_logging

def fail(seed):
    raise ValueError("no such card")

start_logging("console")
try:
    fail("5eed" * 8)
except ValueError:
    logging.getLogger("x").exception("it failed")
"""


def test_a_failure_on_a_console_shows_where_it_was_but_no_values() -> None:
    ended = subprocess.run([sys.executable, "-c", FAILS], capture_output=True, text=True, check=True)
    assert "it failed" in ended.stderr and "in fail" in ended.stderr
    assert ended.stderr.rstrip().endswith("ValueError: no such card")
    assert "5eed" * 8 not in ended.stderr

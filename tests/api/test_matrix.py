"""Who may do what: every route and every frame, for every sort of people. What is missing here fails."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any, get_args

import pytest
from websockets.exceptions import ConnectionClosed

from app.api.routes import described
from app.api.socket.lobby_protocol import LobbyFrame
from app.api.socket.protocol import ClientFrame
from tests.api.conftest import Pixelkeep
from tests.api.crowd import Crowd

SORTS = ("nobody", "guest", "other", "seated", "spectator", "moderator", "admin", "program")
"""A program shows the token of an account. Who is seated has opened the table."""

ALL = frozenset(SORTS)
PEOPLE = ALL - {"nobody"}
BROWSERS = PEOPLE - {"program"}
NO_PROGRAM = ALL - {"program"}
SEATED = frozenset({"seated"})
MODERATORS = frozenset({"moderator", "admin"})
ADMINS = frozenset({"admin"})

ALLOWED = {
    "GET /api/session": PEOPLE,
    "POST /api/session": NO_PROGRAM,
    "DELETE /api/session": NO_PROGRAM,
    "POST /api/session/sign-in": NO_PROGRAM,
    "GET /api/session/ways": ALL,
    "POST /api/session/openid": NO_PROGRAM,
    "GET /api/session/openid/callback": NO_PROGRAM,
    "POST /api/accounts": NO_PROGRAM,
    "GET /api/account": BROWSERS,
    "DELETE /api/account": BROWSERS,
    "PUT /api/account/name": BROWSERS,
    "PUT /api/account/password": BROWSERS,
    "GET /api/account/sessions": BROWSERS,
    "DELETE /api/account/sessions": BROWSERS,
    "DELETE /api/account/sessions/{id}": BROWSERS,
    "GET /api/account/tokens": BROWSERS,
    "POST /api/account/tokens": BROWSERS,
    "DELETE /api/account/tokens/{id}": BROWSERS,
    "GET /api/account/export": BROWSERS,
    "POST /api/tables": PEOPLE,
    "GET /api/tables": ALL,
    "POST /api/tables/join": PEOPLE,
    "POST /api/tables/{id}/join": SEATED,
    "POST /api/tables/{id}/leave": SEATED,
    "DELETE /api/tables/{id}": SEATED,
    "GET /api/tables/{id}": ALL,
    "POST /api/tables/{id}/invite": SEATED,
    "POST /api/tables/{id}/rematch": SEATED,
    "DELETE /api/tables/{id}/rematch": SEATED,
    "GET /api/tables/mine": PEOPLE,
    "GET /api/tables/{id}/record": ALL,
    "GET /api/lobby/online": ALL,
    "GET /api/matchmaking": PEOPLE,
    "POST /api/matchmaking": PEOPLE,
    "DELETE /api/matchmaking": PEOPLE,
    "POST /api/matchmaking/bot": PEOPLE,
    "GET /api/replays": ALL,
    "GET /api/tables/{id}/replay": ALL,
    "POST /api/tables/{id}/fork": PEOPLE,
    "GET /api/seasons": ALL,
    "GET /api/leaderboards/{name}/{mode}": ALL,
    "GET /api/users/{id}": ALL,
    "GET /api/users/{id}/history": ALL,
    "GET /api/games": ALL,
    "GET /api/games/{name}/cards": ALL,
    "GET /api/shunned": PEOPLE,
    "PUT /api/shunned/{id}": PEOPLE,
    "DELETE /api/shunned/{id}": PEOPLE,
    "GET /api/reports": PEOPLE,
    "POST /api/reports": PEOPLE,
    "GET /api/announcements": ALL,
    "GET /api/admin/users": MODERATORS,
    "GET /api/admin/users/{id}": MODERATORS,
    "PUT /api/admin/users/{id}/mute": MODERATORS,
    "POST /api/admin/users/{id}/unmute": MODERATORS,
    "PUT /api/admin/users/{id}/ban": ADMINS,
    "POST /api/admin/users/{id}/unban": ADMINS,
    "PUT /api/admin/users/{id}/name": ADMINS,
    "POST /api/admin/users/{id}/revoke-sessions": ADMINS,
    "PUT /api/admin/users/{id}/role": ADMINS,
    "GET /api/admin/tables": MODERATORS,
    "GET /api/admin/tables/{id}": MODERATORS,
    "POST /api/admin/tables/{id}/look": ADMINS,
    "GET /api/admin/tables/{id}/record": ADMINS,
    "POST /api/admin/tables/{id}/pause": ADMINS,
    "POST /api/admin/tables/{id}/resume": ADMINS,
    "POST /api/admin/tables/{id}/abort": ADMINS,
    "POST /api/admin/tables/{id}/adjudicate": ADMINS,
    "GET /api/admin/reports": MODERATORS,
    "POST /api/admin/reports/{id}/close": MODERATORS,
    "POST /api/admin/messages/{id}/hide": MODERATORS,
    "GET /api/admin/announcements": ADMINS,
    "POST /api/admin/announcements": ADMINS,
    "POST /api/admin/announcements/{id}/withdraw": ADMINS,
    "GET /api/admin/nodes": ADMINS,
    "POST /api/admin/nodes/{id}/drain": ADMINS,
    "POST /api/admin/seasons": ADMINS,
    "GET /api/admin/statistics": ADMINS,
    "GET /api/admin/audit": ADMINS,
    "GET /healthz": ALL,
    "GET /readyz": ALL,
}

DENIED = (401, 403)


@pytest.fixture(scope="module")
def server(fresh_sqlite: Callable[[], str]) -> Iterator[Pixelkeep]:
    """Who may do what does not depend on the database."""
    with Pixelkeep(fresh_sqlite()) as running:
        yield running


@pytest.fixture
async def crowd(server: Pixelkeep) -> AsyncIterator[Crowd]:
    crowd = Crowd(server)
    yield crowd
    await crowd.close()


def test_every_route_is_in_the_table() -> None:
    paths = described().openapi()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in paths.items() for method in methods}
    assert routes == ALLOWED.keys()


@pytest.mark.parametrize("route", ALLOWED)
async def test_a_route_lets_in_those_who_may(crowd: Crowd, route: str) -> None:
    """An empty body is refused only after who sends it: whoever is let in meets another answer than 401 and 403."""
    method, _, path = route.partition(" ")
    table, host = await crowd.table()
    here = path.format(id=1 if "/messages/" in path else table, name="hoard", mode="standard")
    let_in = set()
    # the host last: what they may do might end the table
    for sort in sorted(SORTS, key=lambda sort: sort == "seated"):
        headers = host if sort == "seated" else await crowd.headers(sort)
        if sort == "spectator":
            await look(crowd, table, headers)
        answer = await crowd.ask(method, here, headers, None if method == "GET" else {})
        assert answer.status_code < 500, answer.text
        if answer.status_code not in DENIED:
            let_in.add(sort)
    assert let_in == ALLOWED[route]


async def look(crowd: Crowd, table: str, headers: dict[str, str]) -> Any:
    socket = await crowd.connect(f"tables/{table}", headers)
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "lang": "en"}))
    await socket.recv()
    return socket


# --- frames -------------------------------------------------------------------------

SENT: dict[str, tuple[dict[str, Any], str]] = {
    "hello": ({"protocol": 1, "lang": "en"}, "sync"),
    "lang": ({"lang": "es"}, "sync"),
    "resync": ({}, "sync"),
    "move": ({"id": "a", "decision": 1, "path": []}, "refused not-seated"),
    "expand": ({"id": "a", "decision": 1, "path": []}, "refused not-seated"),
    "why": ({"id": "a", "path": []}, "reason not-seated"),
    "nonce": ({"nonce": "0" * 32}, "nothing"),
    "passing": ({"event": True, "turn": True, "fits": True}, "nothing"),
    "concede": ({"id": "a"}, "refused not-seated"),
    "take-back": ({"id": "a"}, "refused not-seated"),
    "claim": ({"id": "a", "seat": 0}, "refused not-seated"),
    "say": ({"id": "a", "text": "Hello"}, "heard"),
    "ping": ({}, "pong"),
}
"""Of each frame at a table, what a spectator gets for it."""

ASKED: dict[str, tuple[dict[str, Any], str]] = {
    "hello": ({"protocol": 1, "lang": "en"}, "sync"),
    "resync": ({}, "sync"),
    "ping": ({}, "pong"),
    "seek": ({"game": "hoard"}, "nothing"),
    "unseek": ({}, "nothing"),
    "play-bot": ({}, "refused no-ticket"),
    "say": ({"id": "a", "text": "Hello"}, "heard"),
}
"""Of each frame in the lobby, what a guest gets at once for it who looks for nothing."""


def types(union: Any) -> set[str]:
    """The types of the frames of a union."""
    return {get_args(frame.model_fields["type"].annotation)[0] for frame in get_args(get_args(union)[0])}


def test_every_frame_is_in_the_table() -> None:
    assert types(ClientFrame) == SENT.keys()
    assert types(LobbyFrame) == ASKED.keys()


@pytest.mark.parametrize("type", SENT)
async def test_a_spectator_changes_nothing_by_any_frame(crowd: Crowd, type: str) -> None:
    table, host = await crowd.table()
    socket = await look(crowd, table, await crowd.headers("spectator"))
    fields, expected = SENT[type]
    assert await heard(socket, {"type": type, **fields}) == expected
    seq = await crowd.ask("GET", f"/api/tables/{table}", host)
    assert seq.json()["status"] == "live"


@pytest.mark.parametrize("type", ASKED)
async def test_a_frame_in_the_lobby_gets_its_answer(crowd: Crowd, type: str) -> None:
    socket = await crowd.connect("lobby", await crowd.headers("guest"))
    await socket.send(json.dumps({"type": "hello", "protocol": 1, "lang": "en"}))
    fields, expected = ASKED[type]
    assert await heard(socket, {"type": type, **fields}) == expected


async def heard(socket: Any, frame: dict[str, Any]) -> str:
    """What a frame is answered with, before the pong of a later ping; `nothing` for what says itself to nobody."""
    told = ("sync", "refused", "error", "options", "accepted", "reason", "heard", "unheard")
    before: list[dict[str, Any]] = []
    await settle(socket, before)
    await socket.send(json.dumps(frame))
    found: list[dict[str, Any]] = []
    await settle(socket, found)
    if frame["type"] == "ping":
        return "pong"
    if frame["type"] == "say":
        # what is said is stored first
        while not any(each["type"] in told for each in found):
            found.append(json.loads(await socket.recv()))
    answers = [each for each in found if each["type"] in told]
    if not answers:
        return "nothing"
    return " ".join(str(answers[0][name]) for name in ("type", "code") if name in answers[0])


async def settle(socket: Any, found: list[dict[str, Any]]) -> None:
    """Read until the answer to a ping of one's own."""
    await socket.send(json.dumps({"type": "ping"}))
    while True:
        frame = json.loads(await socket.recv())
        if frame["type"] == "pong":
            return
        found.append(frame)


@pytest.mark.parametrize("path", ["tables/TABLE", "lobby"])
@pytest.mark.parametrize("headers", [{}, {"Cookie": "pixelkeep=made-up"}])
async def test_nobody_comes_in_over_a_socket(crowd: Crowd, path: str, headers: dict[str, str]) -> None:
    table, _ = await crowd.table()
    socket = await crowd.connect(path.replace("TABLE", table), headers)
    with pytest.raises(ConnectionClosed):
        await socket.recv()
    assert socket.close_code == 4401

"""What people do, one function each, in the order in which the tour takes them."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from app.service.replays.record import RECORDS
from app.service.replays.verify import verify
from tests.tour.person import Person, Socket, Used

PASSWORD, BETTER = "seven purple kettles", "eight purple kettles"
GAME = "pixel_tactics_5"
LATER = int(time.time() * 1000) + 3_600_000


class Tour:
    """The people of a tour; `tag` makes their names new ones."""

    def __init__(self, address: str, used: Used, pace: float, stack: AsyncExitStack) -> None:
        self.address, self.used, self.pace, self._stack = address, used, pace, stack
        # of digits alone, it would leave names such as Owner bare
        self.tag = f"t{random.getrandbits(28):07x}"

    async def guest(self) -> Person:
        return await self._stack.enter_async_context(Person(self.address, self.used, self.pace))


@asynccontextmanager
async def touring(address: str, used: Used, pace: float) -> AsyncIterator[Tour]:
    """A tour, whose people leave at its end."""
    async with AsyncExitStack() as stack:
        yield Tour(address, used, pace, stack)


async def look_around(tour: Tour) -> None:
    """Anybody: is it alive, what is played, who is here, what is announced."""
    guest = await tour.guest()
    for path in (
        "/healthz", "/readyz", "/api/session", "/api/session/ways", "/api/games", f"/api/games/{GAME}/cards",
        "/api/lobby/online", "/api/announcements", "/api/tables", "/api/tables/mine", "/api/replays", "/api/seasons",
        f"/api/leaderboards/{GAME}/standard",
    ):  # fmt: skip
        await guest.ask("GET", path)


async def keep_an_account(tour: Tour) -> None:
    """A guest signs up, changes name and password, makes a token, looks after sessions, exports and deletes all."""
    person = await tour.guest()
    name = f"Tourist {tour.tag}"
    person.user = (await person.ask("POST", "/api/accounts", {"name": name, "password": PASSWORD}))["user"]
    assert (await person.ask("GET", "/api/account"))["password"]
    await person.ask("PUT", "/api/account/password", {"current": PASSWORD, "new": BETTER})
    await person.ask("PUT", "/api/account/name", {"name": f"Walker {tour.tag}"})
    made = await person.ask("POST", "/api/account/tokens", {"name": "tour"})
    assert [each["id"] for each in await person.ask("GET", "/api/account/tokens")] == [made["token"]["id"]]
    await person.ask("DELETE", f"/api/account/tokens/{made['token']['id']}")
    await person.ask("DELETE", "/api/session")
    signing_in = {"name": f"Walker {tour.tag}", "password": BETTER}
    await person.ask("POST", "/api/session/sign-in", signing_in)
    elsewhere = await tour.guest()
    await elsewhere.ask("POST", "/api/session/sign-in", signing_in)
    sessions = await person.ask("GET", "/api/account/sessions")
    other = next(each["id"] for each in sessions if not each["current"])
    await person.ask("DELETE", f"/api/account/sessions/{other}")
    await person.ask("DELETE", "/api/account/sessions", params={"but_this": "true"})
    assert (await person.ask("GET", "/api/account/export"))["profile"]
    await person.ask("DELETE", "/api/account", {"password": BETTER})
    await person.ask("POST", "/api/session/sign-in", signing_in, refused="wrong-credentials")


async def concede(socket: Socket) -> None:
    """Give the table up, once it has begun."""
    await socket.until_asked()
    await socket.send("concede", id="c")
    await socket.until("over")


async def open_tables(tour: Tour) -> None:
    """Tables of every kind: by invitation, open, with a password, against a bot; join, leave, close, invite anew."""
    host, friend = await tour.guest(), await tour.guest()
    for wish in ({}, {"visibility": "open"}, {"visibility": "open", "password": "sesame"}, {"delay_ms": 3000}):
        table = await host.ask("POST", "/api/tables", {"game": GAME, **wish})
        await host.ask("GET", f"/api/tables/{table['id']}")
        await host.ask("DELETE", f"/api/tables/{table['id']}")
    table = await host.ask("POST", "/api/tables", {"game": GAME, "visibility": "open"})
    await host.ask("POST", f"/api/tables/{table['id']}/invite", {})
    await host.ask("POST", f"/api/tables/{table['id']}/leave", {})
    table = await host.ask("POST", "/api/tables", {"game": GAME, "visibility": "open"})
    await friend.ask("POST", f"/api/tables/{table['id']}/join", {})
    await host.enter(f"tables/{table['id']}")
    socket = await friend.enter(f"tables/{table['id']}")
    await concede(socket)
    bot = await host.ask("POST", "/api/tables", {"game": GAME, "opponent": "bot:random"})
    socket = await host.enter(f"tables/{bot['id']}")
    await concede(socket)


async def find_a_rival(tour: Tour) -> None:
    """Two who look for a game are brought together; one who does not wait plays a bot."""
    one, other = await tour.guest(), await tour.guest()
    lobby = await one.enter("lobby")
    await lobby.send("ping")
    await lobby.until("pong")
    await lobby.send("resync")
    await lobby.until("sync")
    await lobby.send("seek", game=GAME, clock="fast")
    await lobby.until("own")
    await lobby.send("unseek")
    await lobby.until("own")
    await lobby.send("play-bot")
    await lobby.until("refused")
    await lobby.send("seek", game=GAME, clock="fast")
    await lobby.until("own")
    await other.ask("POST", "/api/matchmaking", {"game": GAME, "clock": "fast"})
    table = (await lobby.until("match"))["table"]
    await other.enter(f"tables/{table}")
    socket = await one.enter(f"tables/{table}")
    await socket.until_asked()
    await lobby.until("update")
    await concede(socket)
    third = await tour.guest()
    await third.ask("POST", "/api/matchmaking", {"game": GAME, "clock": "relaxed"})
    assert (await third.ask("GET", "/api/matchmaking"))["ticket"]
    await third.ask("DELETE", "/api/matchmaking")
    await third.ask("POST", "/api/matchmaking", {"game": "pixel_glory", "clock": "relaxed", "seats": 3})
    await third.ask("POST", "/api/matchmaking/bot")
    await lobby.far.send('{"type":"nonsense"}')
    await lobby.until("error")


async def pair_at(tour: Tour, **wish: Any) -> tuple[str, list[Person], list[Socket]]:
    """A table at which two sit who were brought together by an invitation."""
    people = [await tour.guest(), await tour.guest()]
    table = await people[0].ask("POST", "/api/tables", {"game": GAME, **wish})
    await people[1].ask("POST", "/api/tables/join", {"invite": table["invite"]})
    return table["id"], people, [await person.enter(f"tables/{table['id']}") for person in people]


async def play(socket: Socket, chance: random.Random) -> None:
    """Play by chance until the table is over: of each decision, take steps that the server offers."""
    while "over" not in socket.last:
        if not socket.asked:
            await socket.next()
            continue
        options, path = socket.asked["options"], []
        while True:
            option = chance.choice(options)
            path.append(option["step"])
            if not option["more"]:
                break
            await socket.send("expand", id="e", decision=socket.asked["id"], path=path)
            options = (await socket.until("options"))["options"]
        await socket.answer(path)


async def play_to_the_end(tour: Tour) -> None:
    """A whole game by chance, watched and talked about; then looked back at, verified, and played on from."""
    table, people, sockets = await pair_at(tour, options={"trophies": 2, "round_limit": 3})
    watcher = await (await tour.guest()).enter(f"tables/{table}", "es")
    await people[0].ask("GET", f"/api/tables/{table}/replay", refused="not-over")
    await people[0].ask("GET", f"/api/tables/{table}/record", refused="not-over")
    first = sockets[0]
    asked = await first.until_asked()
    await first.send("why", id="w", path=[asked["options"][0]["step"]])
    await first.until("reason")
    await first.send("passing", event=False, turn=False, fits=True)
    await first.send("take-back", id="t")
    await first.until("refused", "accepted")
    await first.send("claim", id="k", seat=1)
    await first.until("refused")
    await first.send("say", id="s", phrase="good-luck")
    await first.until("heard")
    for type, told in (("lang", "sync"), ("resync", "sync"), ("ping", "pong")):
        await first.send(type, **({"lang": "zh-Hant"} if type == "lang" else {}))
        await first.until(told)
    await first.far.send('{"type":"nonsense"}')
    await first.until("error")
    await asyncio.gather(*[play(socket, random.Random(seat)) for seat, socket in enumerate(sockets)])
    await watcher.until("over")
    one, other = people
    replay = await one.ask("GET", f"/api/tables/{table}/replay", params={"lang": "es"})
    assert replay["total"] > 10
    raw = await one.http.get(f"/api/tables/{table}/record")
    await one.ask("GET", f"/api/tables/{table}/record")
    assert verify(RECORDS.decode(raw.content)).verified
    await one.ask("POST", f"/api/tables/{table}/fork", {"seq": 5, "seat": 0, "bot": "random"})
    await one.ask("POST", f"/api/tables/{table}/rematch", {})
    await one.ask("DELETE", f"/api/tables/{table}/rematch")
    await one.ask("POST", f"/api/tables/{table}/rematch", {})
    assert (await other.ask("POST", f"/api/tables/{table}/rematch", {}))["table"]
    await one.ask("GET", f"/api/users/{other.id}")
    await one.ask("GET", f"/api/users/{other.id}/history")

"""The lobby of one node: what everybody may know of tables and people, and what is each one's own.

The database is the truth; a node reads it anew when it hears of something new, and now and then in any
case, for what it did not hear.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence, Set
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec
from sqlalchemy import Connection, select

from app.service.database.schema import users
from app.service.lobby.forgotten import swept
from app.service.lobby.lists import Lists, lists, running
from app.service.matchmaking import tickets
from app.service.matchmaking.tickets import Ticket
from app.service.repeating import every
from app.service.tables.attendance import known
from app.service.tables.house import House
from app.service.tables.live import Live
from app.service.tables.meeting import not_met
from app.service.tables.table import Table

TOPIC = "lobby"
ONLINE = "online"
"""The place at which everybody is who has a socket."""
QUIET_SECONDS = 0.25
"""What is new within this time is read together."""
POLL_SECONDS = 5.0
NAMED = 50
"""People who are named; of the others there is a count."""
SWEEP_SECONDS = 60.0

log = logging.getLogger(__name__)


class Someone(NamedTuple):
    """A user, by name."""

    id: str
    name: str


class Online(msgspec.Struct, frozen=True):
    """How many are here, and who some of them are."""

    count: int = 0
    people: tuple[Someone, ...] = ()


class Own(msgspec.Struct, frozen=True):
    """What is one user's own: running tables, the ticket with the wait to be expected, whom not to meet."""

    tables: list[Table] = []
    ticket: Ticket | None = None
    expected_ms: int | None = None
    shunned: frozenset[str] = frozenset()

    @property
    def matched(self) -> str | None:
        """The table that was found for the ticket."""
        return self.ticket.matched if self.ticket else None


class Lobby:
    """What the lobby shows on this node. `listeners` are called when it is not what it was."""

    def __init__(self, house: House) -> None:
        self.lists = Lists()
        self.online = Online()
        self.own: dict[str, Own] = {}
        self.listeners: list[Callable[[], None]] = []
        self._house = house
        self._here: Counter[str] = Counter()
        self._there: dict[str, Set[str]] = {}
        self._shown: WeakKeyDictionary[Live, object] = WeakKeyDictionary()
        self._news = asyncio.Event()
        self._whose: set[str] = set()

    async def start(self) -> None:
        self._house.notices.append(self._notice)
        await self._house.bus.subscribe(TOPIC, self._house.node, self._hear)
        await self._house.presence.watch(ONLINE, self._news.set)
        self._house.spawn(self._run())
        self._house.spawn(every(SWEEP_SECONDS, self.sweep, "forgotten tables could not be swept"))

    async def close(self) -> None:
        self._house.notices.remove(self._notice)
        await self._house.bus.unsubscribe(TOPIC, self._house.node)
        await self._house.presence.unwatch(ONLINE, self._news.set)

    # --- who is here --------------------------------------------------------------

    @property
    def here(self) -> Collection[str]:
        """The users who look at the lobby on this node."""
        return self._here.keys()

    async def enter(self, user: str) -> None:
        """Somebody looks at the lobby from now on."""
        first = not self._here
        self._here[user] += 1
        await self._read_own([user])
        if first:
            await self.refresh([])

    def leave(self, user: str) -> None:
        """One connection of theirs fewer."""
        self._here[user] -= 1
        if self._here[user] <= 0:
            del self._here[user]
            self.own.pop(user, None)

    # --- what is new --------------------------------------------------------------

    def news(self, people: Iterable[str] = ()) -> None:
        """Something is new: let every node read it, and what is these users' own."""
        whose = list(people)
        self._whose.update(whose)
        self._news.set()
        self._house.bus.publish(TOPIC, self._house.node, msgspec.json.encode(whose))

    def _hear(self, message: bytes) -> None:
        self._whose.update(msgspec.json.decode(message, type=list[str]))
        self._news.set()

    def _notice(self, table_id: str, people: Sequence[str]) -> None:
        """A row or the seats of a table have changed: is that to be seen from here?"""
        live = self._house.known(table_id)
        if live is not None and live.state is not None:
            shown = live.table, live.game.progress(live.state)
            if self._shown.get(live) == shown:
                return
            self._shown[live] = shown
        seated = [seat.user for seat in live.table.seats if seat.user] if live else []
        self.news((*seated, *people))

    async def refresh(self, people: Collection[str] | None = None) -> None:
        """Read what is shown, and what is these users' own, or everybody's."""
        await self._read_lists()
        await self._read_own(self._here if people is None else [user for user in people if user in self._here])
        for listener in tuple(self.listeners):
            listener()

    async def _read_lists(self) -> None:
        now, present = self._house.clock.now(), self._house.presence.at(ONLINE)

        def work(connection: Connection) -> tuple[Lists, Online]:
            return lists(connection, now), named(connection, present)

        self.lists, self.online = await self._house.database.read(work)
        self._there = await self.who_is_at([table.id for table in (*self.lists.open, *self.lists.live)])

    async def _read_own(self, people: Collection[str]) -> None:
        some, now = list(people), self._house.clock.now()
        if some:
            own = await self._house.database.read(lambda connection: owned(connection, some, now))
            self.own.update({user: each for user, each in own.items() if user in self._here})

    async def _run(self) -> None:
        while True:
            whose: set[str] | None = None
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), POLL_SECONDS)
                whose = self._whose
            self._whose = set()
            self._news.clear()
            if self._here:
                try:
                    await self.refresh(whose)
                except Exception:
                    log.exception("the lobby could not be read")
            await asyncio.sleep(QUIET_SECONDS)

    def there(self, table_id: str) -> Set[str]:
        """Who is connected to a table, as far as it is known here without asking."""
        if table_id in self._there:
            return self._there[table_id]
        return {known(attendee)[0] for attendee in self._house.presence.at(table_id)}

    # --- for those who ask now and then -------------------------------------------

    async def own_of(self, user: str) -> Own:
        """What is this user's own, read now."""
        now = self._house.clock.now()
        return (await self._house.database.read(lambda connection: owned(connection, [user], now)))[user]

    async def who_is_at(self, table_ids: Sequence[str]) -> dict[str, Set[str]]:
        """The users who are connected to each of these tables, on whichever node."""
        found = await self._house.presence.look(table_ids)
        return {
            table_id: {known(attendee)[0] for attendee in people}
            for table_id, people in zip(table_ids, found, strict=True)
        }

    async def present(self) -> Online:
        """Who is here, read now."""
        present = self._house.presence.at(ONLINE)
        return await self._house.database.read(lambda connection: named(connection, present))

    async def listed(self, user: str | None) -> Lists:
        """The lists as this user sees them, read now: without open tables of those whom one does not meet."""
        now = self._house.clock.now()

        def work(connection: Connection) -> Lists:
            found = lists(connection, now)
            shunned = not_met(connection, [user])[user] if user else frozenset()
            return msgspec.structs.replace(found, open=[each for each in found.open if each.met_by(shunned)])

        return await self._house.database.read(work)

    # --- forgotten tables ---------------------------------------------------------

    async def sweep(self) -> None:
        """Note which open tables somebody still waits at; those that were forgotten vanish."""
        now, present = self._house.clock.now(), set(self._house.presence.at(ONLINE))
        for table_id in await self._house.database.write(lambda connection: swept(connection, present, now)):
            await self._house.vanished(table_id)


def owned(connection: Connection, people: Collection[str], now: int) -> dict[str, Own]:
    """Reads what belongs to each of these users."""
    held = tickets.tickets_of(connection, people)
    waits = {ticket.queue: tickets.expected_ms(connection, ticket.queue, now) for ticket in held.values()}
    sat, shunned = running(connection, people), not_met(connection, people)
    made = {}
    for user in people:
        ticket = held.get(user)
        made[user] = Own(sat[user], ticket, waits[ticket.queue] if ticket else None, shunned[user])
    return made


def named(connection: Connection, present: Collection[str]) -> Online:
    """Reads the names of some of those who are here."""
    query = select(users.c.id, users.c.name).where(users.c.id.in_(sorted(present)[:NAMED]))
    found = (Someone(*each) for each in connection.execute(query))
    return Online(len(present), tuple(sorted(found, key=lambda each: each.name)))

"""Matchmaking: tickets are taken, given back, and made into tables; any node may do it, one does."""

import logging
import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from sqlalchemy import Connection, func, select

from app.service.accounts.user import User
from app.service.database.schema import seats, tables
from app.service.errors import Problem
from app.service.ids import new_id
from app.service.matchmaking import tickets
from app.service.matchmaking.pairing import AGAIN_MS, groups
from app.service.matchmaking.tickets import Queue, Ticket
from app.service.repeating import every
from app.service.tables import sitting
from app.service.tables.clocks import SPEEDS
from app.service.tables.house import House
from app.service.tables.meeting import blocked, guests, need_accounts, need_room, playing
from app.service.tables.opening import Opened, Opening
from app.service.tables.sitting import Made
from app.service.tables.wish import PERSON, Wish, known_game, mode_of, planned

News = Callable[[Iterable[str]], None]

TICK_SECONDS = 1.0
AT_ONCE = 200
"""Tickets that are looked at together."""
BOT_MS = 30_000
"""Who has waited so long is offered a bot."""
BOT = "greedy"
"""The bot that plays with those who found nobody."""

log = logging.getLogger(__name__)
chance = random.SystemRandom()


class Matchmaking:
    """The matchmaking of one node. `holders` says who is connected here, and so still holds a ticket.

    `news` is called when the tickets of some users have changed.
    """

    def __init__(
        self,
        house: House,
        opening: Opening,
        holders: Callable[[], Collection[str]],
        news: Callable[[Iterable[str]], None],
    ) -> None:
        self._house = house
        self._opening = opening
        self._holders = holders
        self._news = news

    def start(self) -> None:
        self._house.spawn(every(TICK_SECONDS, self.tick, "nobody could be paired"))

    # --- tickets ------------------------------------------------------------------

    async def take(self, user: User, queue: Queue) -> None:
        """Look for a game, instead of what else this user looks for. Raises Problem."""
        if queue.clock not in SPEEDS:
            raise Problem("bad-options", f"there is no clock {queue.clock}")
        queue, now = _known(queue), self._house.clock.now()

        def work(connection: Connection) -> None:
            if queue.rated:
                need_accounts(connection, [user.id])
            if _at_once(queue) and playing(connection, [user.id]):
                raise Problem("already-playing", "you have a game running: go back to it")
            need_room(connection, user.id)
            tickets.take(connection, user.id, queue, now)

        await self._house.database.write(work)
        self._news([user.id])
        await self.pair(queue)

    async def drop(self, user: User) -> None:
        """No longer look for a game."""
        await self._house.database.write(lambda connection: tickets.drop(connection, user.id))
        self._news([user.id])

    async def touch(self, user: User) -> None:
        """The user, who has no socket here, still holds the ticket."""
        now = self._house.clock.now()
        await self._house.database.write(lambda connection: tickets.touch(connection, [user.id], now))

    async def play_bot(self, user: User, bot: str = BOT) -> Opened:
        """Give the ticket back for a table against a bot. Raises Problem."""
        held = await self._house.database.read(lambda connection: tickets.tickets_of(connection, [user.id]))
        ticket = held.get(user.id)
        if ticket is None or ticket.matched:
            raise Problem("no-ticket", "you are not looking for a game")
        queue, seat = ticket.queue, 0
        sitters = (PERSON, *[f"bot:{bot}"] * (queue.seats - 1))
        wished = Wish(queue.game, {}, queue.mode, sitters, clock=queue.clock)
        plan, moment = planned(wished), self._opening.moment()

        def work(connection: Connection) -> Made:
            if not tickets.drop(connection, user.id):
                raise Problem("no-ticket", "somebody was found in this moment")
            return sitting.make(connection, plan, {seat: user.id}, moment, new_id())

        made = await self._house.database.write(work)
        await self._opening.made(made)
        self._news([user.id])
        return Opened(made.id, made.invite, seat)

    # --- pairing ------------------------------------------------------------------

    async def tick(self) -> None:
        """Note who still holds a ticket, remove those of others, and pair whom time has brought together."""
        database, now, holders = self._house.database, self._house.clock.now(), list(self._holders())
        if not await database.read(tickets.waiting):
            return

        def work(connection: Connection) -> set[Queue]:
            tickets.touch(connection, holders, now)
            tickets.sweep(connection, now)
            return tickets.waiting(connection)

        for queue in await database.write(work):
            try:
                await self.pair(queue)
            except Problem as problem:
                # a newer node may play what is not played here: that one pairs them, and here the others go on
                log.debug("nobody is paired for %s here: %s", queue.game, problem.message)

    async def pair(self, queue: Queue) -> None:
        """Make tables of those who wait in this queue."""
        moment = self._opening.moment()
        plan = planned(_wish(queue))

        def work(connection: Connection) -> list[Made]:
            waiting = tickets.claimed(connection, queue, moment.now, AT_ONCE)
            if len(waiting) < queue.seats:
                return []
            waiting = _able(connection, queue, waiting)
            barred = _barred(connection, queue, waiting, moment.now)
            made = []
            for group in groups(waiting, queue.seats, moment.now, barred):
                table_id, people = new_id(), [each.user for each in group]
                tickets.match(connection, people, table_id, moment.now)
                sitters = dict(enumerate(chance.sample(people, len(people))))
                made.append(sitting.make(connection, plan, sitters, moment, table_id))
            return made

        for table in await self._house.database.write(work):
            await self._opening.made(table)
            self._news(table.people)


def _known(queue: Queue) -> Queue:
    """The queue with its mode, and its number of seats: the first of the mode that is not for one alone.

    Raises Problem where there is no such mode, or it is not for so many.
    """
    mode = mode_of(known_game(queue.game), queue.mode or None)
    numbers = [number for number in mode.seats if number > 1]
    if not numbers:
        raise Problem("bad-options", "this mode is played alone")
    if queue.seats and queue.seats not in numbers:
        raise Problem("bad-options", f"in this mode a game is found for {' or '.join(map(str, numbers))} seats")
    return queue._replace(mode=mode.name, seats=queue.seats or numbers[0])


def _wish(queue: Queue) -> Wish:
    people = (PERSON,) * queue.seats
    return Wish(queue.game, {}, queue.mode, people, clock=queue.clock, visibility="open", rated=queue.rated)


def _at_once(queue: Queue) -> bool:
    """Whether a game of this queue is played in one go."""
    return queue.clock != "correspondence"


def _able(connection: Connection, queue: Queue, waiting: Sequence[Ticket]) -> list[Ticket]:
    """Those who may still play: what held when they took their tickets may hold no longer."""
    people = [each.user for each in waiting]
    unable = playing(connection, people) if _at_once(queue) else set()
    if queue.rated:
        unable |= guests(connection, people)
    return [each for each in waiting if each.user not in unable]


def _barred(connection: Connection, queue: Queue, waiting: Sequence[Ticket], now: int) -> set[frozenset[str]]:
    """Who do not meet: pairs of whom one has blocked the other, and in rated play those who have just met.

    Two never play twice in a row. More than two wait for somebody new to take the place of one of them, until
    one has waited for `AGAIN_MS`: by then whoever else looks for the same would have been taken in.
    """
    people = [each.user for each in waiting]
    barred = blocked(connection, people)
    if not queue.rated:
        return barred
    last = last_company(connection, queue, people)
    if queue.seats == 2:
        return barred | {frozenset((user, other)) for user, others in last.items() for other in others}
    patient = {each.user for each in waiting if now - each.at >= AGAIN_MS}
    met = {frozenset((user, *others)) for user, others in last.items()}
    return barred | {group for group in met if len(group) == queue.seats and not group & patient}


def last_company(connection: Connection, queue: Queue, people: Collection[str]) -> Mapping[str, Collection[str]]:
    """Each of these users who has played this mode rated, with those who sat at the last such table."""
    newest = func.row_number().over(partition_by=seats.c.user_id, order_by=tables.c.created_at.desc())
    latest = (
        select(seats.c.user_id, seats.c.table_id, newest.label("age"))
        .join(tables, tables.c.id == seats.c.table_id)
        .where(
            seats.c.user_id.in_(people),
            tables.c.rated,
            tables.c.game == queue.game,
            tables.c.mode == queue.mode,
            tables.c.status != "open",
        )
        .subquery()
    )
    query = (
        select(latest.c.user_id, seats.c.user_id)
        .join(seats, seats.c.table_id == latest.c.table_id)
        .where(latest.c.age == 1, seats.c.user_id != latest.c.user_id)
    )
    company: dict[str, set[str]] = {}
    for user, other in connection.execute(query):
        company.setdefault(user, set()).add(other)
    return company

"""What is said, told to everybody of this node who reads it."""

import asyncio
from collections.abc import Mapping
from typing import Protocol

from sqlalchemy import Connection as Database
from sqlalchemy import select

from app.api.limits import Limiter
from app.api.socket import talk_protocol as protocol
from app.api.socket.audience import text
from app.api.socket.connection import Connection
from app.service.database.schema import users
from app.service.errors import Problem
from app.service.safety.shunning import unread
from app.service.talk.message import LAST, LOBBY, Message, last
from app.service.talk.phrases import PHRASES, told
from app.service.talk.talk import Talk

TRIES_PER_MINUTE = 30
"""What one user may try to say, heard or not: to look at it costs more than to send it."""


class Spot(Protocol):
    """Where somebody is, and what they read there."""

    @property
    def channels(self) -> Mapping[str, protocol.Channel]:
        """The channels there are, by how they are stored."""

    @property
    def place(self) -> str | None:
        """The channel in which they would say something; None for who may not."""

    def reads(self, channel: str) -> bool: ...

    def seat_of(self, user: str) -> int | None: ...


class InLobby:
    """The lobby is for everybody."""

    channels: Mapping[str, protocol.Channel] = {LOBBY: "lobby"}
    place: str | None = LOBBY

    def reads(self, channel: str) -> bool:
        return True

    def seat_of(self, user: str) -> int | None:
        return None


class Hearing:
    """One connection that reads. While what was said before is read for it, what is said then waits."""

    def __init__(self, connection: Connection, spot: Spot) -> None:
        self.connection = connection
        self.spot = spot
        self.unread: frozenset[str] = frozenset()
        self.told: tuple[str, ...] = ()
        self.waiting: list[Message] | None = None
        self.lock = asyncio.Lock()

    @property
    def reading(self) -> tuple[str, ...]:
        """The channels that they read now."""
        return tuple(filter(self.spot.reads, self.spot.channels))

    def hears(self, message: Message) -> bool:
        """Whether they read this message."""
        return message.user not in self.unread and self.spot.reads(message.channel)


class Talks:
    """Everybody of this node who reads what is said."""

    def __init__(self, talk: Talk) -> None:
        self._talk = talk
        self._house = talk.house
        self._tries = Limiter(TRIES_PER_MINUTE)
        self._hearings: dict[Connection, Hearing] = {}
        self._channels: dict[str, set[Hearing]] = {}
        talk.listeners.append(self)

    async def sync(self, connection: Connection, spot: Spot) -> None:
        """Send what was said before, then whatever is said."""
        hearing = self._hearings.get(connection)
        if hearing is None:
            if connection.closed:
                return
            hearing = self._hearings[connection] = Hearing(connection, spot)
            for channel in spot.channels:
                self._channels.setdefault(channel, set()).add(hearing)
        await self._send_all(hearing)

    def leave(self, connection: Connection) -> None:
        """They read no longer."""
        hearing = self._hearings.pop(connection, None)
        if hearing is None:
            return
        for channel in hearing.spot.channels:
            here = self._channels[channel]
            here.discard(hearing)
            if not here:
                del self._channels[channel]

    def moved(self, connection: Connection) -> None:
        """Something has changed where they are: if they read other channels now, send those."""
        hearing = self._hearings.get(connection)
        if hearing is not None and hearing.reading != hearing.told:
            self._house.spawn(self._send_all(hearing))

    async def say(self, connection: Connection, frame: protocol.Say) -> None:
        """Say it where they are, and answer."""
        hearing = self._hearings.get(connection)
        place = hearing.spot.place if hearing else None
        try:
            if place is None:
                raise Problem("not-seated", "only those who sit here may say something")
            if not await self._tries.take(connection.user):
                message = "you have tried to say much in a short time: wait a little"
                raise Problem("too-frequent", message, wait=60_000 // TRIES_PER_MINUTE)
            said = await self._talk.say(connection.user, place, frame.text, frame.phrase)
        except Problem as problem:
            until, wait = problem.details.get("until"), problem.details.get("wait")
            connection.push(text(protocol.Unheard(frame.id, problem.code, problem.message, until, wait)))
        else:
            connection.push(text(protocol.Heard(frame.id, said.id)))

    # --- what is new --------------------------------------------------------------------

    def said(self, message: Message) -> None:
        frames: dict[str, str] = {}
        for hearing in self._channels.get(message.channel, ()):
            if hearing.waiting is not None:
                hearing.waiting.append(message)
            elif hearing.hears(message):
                language = hearing.connection.language
                if language not in frames:
                    frames[language] = text(_said(message, hearing))
                hearing.connection.push(frames[language])

    def hidden(self, channel: str, message: int) -> None:
        frame = text(protocol.Unsaid(message))
        for hearing in self._channels.get(channel, ()):
            if hearing.waiting is not None:
                # it may have been read before it was hidden
                self._house.spawn(self._send_all(hearing))
            elif hearing.spot.reads(channel):
                hearing.connection.push(frame)

    def shuns(self, user: str) -> None:
        for hearing in self._hearings.values():
            if hearing.connection.user == user:
                self._house.spawn(self._send_all(hearing))

    def missed(self) -> None:
        for hearing in self._hearings.values():
            self._house.spawn(self._send_all(hearing))

    async def _send_all(self, hearing: Hearing) -> None:
        user, language = hearing.connection.user, hearing.connection.language
        async with hearing.lock:
            reading, hearing.waiting = hearing.reading, []
            try:

                def work(connection: Database) -> tuple[frozenset[str], int | None, list[Message]]:
                    others = unread(connection, user)
                    muted = connection.execute(select(users.c.muted_until).where(users.c.id == user)).scalar()
                    found = [message for channel in reading for message in last(connection, channel, others)]
                    return others, muted, sorted(found, key=lambda message: message.id)[-LAST:]

                hearing.unread, muted, found = await self._house.database.read(work)
            finally:
                waiting, hearing.waiting = hearing.waiting, None
            hearing.told = reading
            if muted is not None and muted <= self._house.clock.now():
                muted = None
            place = hearing.spot.place
            chat = protocol.Chat(
                hearing.spot.channels[place] if place else None,
                [_said(message, hearing) for message in found if hearing.spot.reads(message.channel)],
                [protocol.PhraseInfo(phrase, told(phrase, language)) for phrase in PHRASES],
                muted,
            )
            hearing.connection.push(text(chat))
            known = {message.id for message in found}
            for message in waiting:
                if message.id not in known and hearing.hears(message):
                    hearing.connection.push(text(_said(message, hearing)))


def _said(message: Message, hearing: Hearing) -> protocol.Said:
    spot = hearing.spot
    return protocol.Said(
        message.id,
        spot.channels[message.channel],
        message.user,
        message.name,
        spot.seat_of(message.user),
        message.phrase,
        told(message.phrase, hearing.connection.language) if message.phrase else message.text,
        message.at,
    )

"""Talk on one node: what is said is stored, then told to everybody who reads it, on whichever node."""

from typing import Protocol

import msgspec
from sqlalchemy import Connection, delete, select

from app.kernel.node import Node
from app.service.database.schema import messages, reports, users
from app.service.errors import Problem
from app.service.repeating import every
from app.service.tables.house import House
from app.service.talk.flood import keep_measure
from app.service.talk.message import Message, write
from app.service.talk.phrases import Phrase
from app.service.talk.text import fit_text
from app.service.talk.words import fit_words

TOPIC = "talk"
KEPT_MS = 30 * 24 * 3600_000
"""How long messages are kept that nobody reported."""
SWEEP_SECONDS = 3600.0


class Spoken(Node):
    """Somebody said something."""

    message: Message


class Hidden(Node):
    """A message is shown no longer."""

    channel: str
    message: int


class Shuns(Node):
    """These users read others than before."""

    users: tuple[str, ...]


News = Spoken | Hidden | Shuns
NEWS: msgspec.json.Decoder[News] = msgspec.json.Decoder(News)


class Listener(Protocol):
    """Whoever tells the people of this node."""

    def said(self, message: Message) -> None: ...

    def hidden(self, channel: str, message: int) -> None: ...

    def shuns(self, user: str) -> None: ...

    def missed(self) -> None:
        """Something may have been said that was not heard here."""


class Talk:
    """`start` after the house, `close` before it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.listeners: list[Listener] = []

    async def start(self) -> None:
        await self.house.bus.subscribe(TOPIC, self.house.node, lambda news: self._tell(NEWS.decode(news)))
        self.house.bus.when_lost(self._missed)
        self.house.spawn(every(SWEEP_SECONDS, self.sweep, "old messages could not be swept"))

    async def close(self) -> None:
        await self.house.bus.unsubscribe(TOPIC, self.house.node)

    async def say(self, user: str, channel: str, text: str | None, phrase: Phrase | None) -> Message:
        """Say a text or a phrase; the caller has made sure that they may in this channel.

        Raises Problem: text-length, bad-words, muted (with `until`), too-frequent (with `wait`), repeated.
        """
        fit = "" if phrase else fit_words(fit_text(text or ""), self.house.settings.word_filter)
        now = self.house.clock.now()

        def work(connection: Connection) -> Message:
            # two messages of one user wait for each other, so that they are counted on whichever nodes
            query = select(users.c.name, users.c.muted_until).where(users.c.id == user)
            name, muted = connection.execute(query.with_for_update()).one()
            if muted is not None and muted > now:
                raise Problem("muted", "you are not heard for now", until=muted)
            keep_measure(connection, channel, user, phrase, fit, now)
            return Message(write(connection, channel, user, phrase, fit, now), channel, user, name, phrase, fit, now)

        message = await self.house.database.write(work)
        self._tell_all(Spoken(message))
        return message

    def hide(self, channel: str, message: int) -> None:
        """Let nobody see any longer what was hidden in the database."""
        self._tell_all(Hidden(channel, message))

    def shuns(self, *people: str) -> None:
        """Let these users read whom they read now."""
        self._tell_all(Shuns(people))

    def _tell_all(self, news: News) -> None:
        self.house.bus.publish(TOPIC, self.house.node, msgspec.json.encode(news))
        self._tell(news)

    def _tell(self, news: News) -> None:
        for listener in self.listeners:
            match news:
                case Spoken(message):
                    listener.said(message)
                case Hidden(channel, id):
                    listener.hidden(channel, id)
                case Shuns(people):
                    for user in people:
                        listener.shuns(user)

    def _missed(self) -> None:
        for listener in self.listeners:
            listener.missed()

    # --- old messages -----------------------------------------------------------------

    async def sweep(self) -> None:
        """Remove old messages but for those that were reported."""
        reported = select(reports.c.message_id).where(reports.c.message_id == messages.c.id)
        old = delete(messages).where(messages.c.at < self.house.clock.now() - KEPT_MS, ~reported.exists())
        await self.house.database.write(lambda connection: connection.execute(old))

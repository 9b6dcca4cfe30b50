"""Messages: what was said, where, by whom."""

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Select, insert, select

from app.service.database.schema import messages, users
from app.service.talk.phrases import Phrase

LOBBY = "lobby"
LAST = 50
"""Messages that are shown to who comes."""


def table_channel(table_id: str) -> str:
    """Of those who sit at a table."""
    return f"table:{table_id}"


def gallery_channel(table_id: str) -> str:
    """Of those who watch a table."""
    return f"gallery:{table_id}"


def table_of(channel: str) -> str | None:
    """The table that a channel belongs to."""
    return channel.partition(":")[2] or None


@dataclass(frozen=True, slots=True)
class Message:
    """Something that was said; of a phrase, the text is empty. `at` is in ms since 1970."""

    id: int
    channel: str
    user: str
    name: str
    phrase: Phrase | None
    text: str
    at: int


def shown() -> Select[Any]:
    """Messages as their readers see them: without those that were hidden."""
    return written().where(messages.c.hidden_at.is_(None))


def written() -> Select[Any]:
    """Messages under the names that their writers have now."""
    return select(
        messages.c.id,
        messages.c.channel,
        messages.c.user_id,
        users.c.name,
        messages.c.phrase,
        messages.c.text,
        messages.c.at,
    ).join(users, users.c.id == messages.c.user_id)


def read(connection: Connection, query: Select[Any]) -> list[Message]:
    """The messages of a query for `shown` or `written`."""
    return [Message(*found) for found in connection.execute(query)]


def last(connection: Connection, channel: str, unread: frozenset[str], count: int = LAST) -> list[Message]:
    """The last messages of a channel, in their order, but for those of these users."""
    query = shown().where(messages.c.channel == channel, messages.c.user_id.not_in(unread))
    return read(connection, query.order_by(messages.c.id.desc()).limit(count))[::-1]


def write(connection: Connection, channel: str, user: str, phrase: Phrase | None, text: str, at: int) -> int:
    """Store what was said: the message's id."""
    values = {"channel": channel, "user_id": user, "phrase": phrase, "text": text, "at": at}
    stored: int = connection.execute(insert(messages).values(values).returning(messages.c.id)).scalar_one()
    return stored

"""How often somebody may say something: in bursts, and the more they say the longer they wait."""

from sqlalchemy import Connection, select

from app.service.database.schema import messages
from app.service.errors import Problem
from app.service.talk.phrases import Phrase
from app.service.talk.text import folded

WITHIN = ((10_000, 5), (60_000, 15), (600_000, 60))
"""So many milliseconds, and how many messages of one user fit in there."""
REPEATED_MS = 60_000
"""For so long the same is not said twice in a channel."""

_LONGEST = max(ms for ms, _ in WITHIN)
_MOST = max(count for _, count in WITHIN)


def keep_measure(connection: Connection, channel: str, user: str, phrase: Phrase | None, text: str, now: int) -> None:
    """Raises Problem `too-frequent` (with `wait`, in ms), or `repeated`. What was said is counted on all nodes."""
    query = (
        select(messages.c.at, messages.c.channel, messages.c.phrase, messages.c.text)
        .where(messages.c.user_id == user, messages.c.at > now - _LONGEST)
        .order_by(messages.c.id.desc())
        .limit(_MOST)
    )
    before = connection.execute(query).all()
    waits = [before[count - 1].at + ms - now for ms, count in WITHIN if len(before) >= count]
    if (wait := max(waits, default=0)) > 0:
        raise Problem("too-frequent", "you have said much in a short time: wait a little", wait=wait)
    said = folded(text)
    for each in before:
        same = each.channel == channel and each.phrase == phrase and folded(each.text) == said
        if same and each.at > now - REPEATED_MS:
            raise Problem("repeated", "you have just said this")

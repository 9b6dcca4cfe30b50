"""The interface of the bus: what nodes tell each other, and the notes they leave for each other.

After a commit, a node tells the others that serve the same table. A message may be lost or come late:
the log is the truth, and whoever finds a gap reads it there.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

Hear = Callable[[bytes], None]


class Bus(Protocol):
    """A topic is a table's id, or a name such as `lobby`. `node` is who speaks or listens: nobody hears itself."""

    async def start(self) -> None: ...

    async def subscribe(self, topic: str, node: str, hear: Hear) -> None:
        """From now on, `hear` gets what other nodes publish about the topic, in their order."""

    async def unsubscribe(self, topic: str, node: str) -> None: ...

    def publish(self, topic: str, node: str, message: bytes) -> None:
        """Tell the others, without waiting for them."""

    def when_lost(self, do: Callable[[], None]) -> None:
        """Call this whenever messages may have been lost, as soon as no more are."""

    def note(self, place: str, node: str, note: bytes | None) -> None:
        """Leave a node's note at a place for all to read, instead of its last; None takes it away.

        The notes of a node that dies vanish within seconds.
        """

    async def notes(self, places: Sequence[str]) -> list[Mapping[str, bytes]]:
        """The notes at each of the places, by node. Raises ConnectionError when they cannot be read."""

    async def close(self) -> None: ...

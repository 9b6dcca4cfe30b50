"""The interface of the bus: after a commit, a node tells the others that serve the same table.

A message may be lost or come late: the log is the truth, and whoever finds a gap reads it there.
"""

from collections.abc import Callable
from typing import Protocol

Hear = Callable[[bytes], None]


class Bus(Protocol):
    """`node` is who speaks or listens: nobody hears itself."""

    async def subscribe(self, table: str, node: str, hear: Hear) -> None:
        """From now on, `hear` gets what other nodes publish about the table, in their order."""

    async def unsubscribe(self, table: str, node: str) -> None: ...

    def publish(self, table: str, node: str, message: bytes) -> None:
        """Tell the others, without waiting for them."""

    async def close(self) -> None: ...

"""Presence: who is connected where, on whichever node.

A place is a table's id, or a name such as `lobby`; who is there is a word the asker chooses, such as a
user's id. A node notes its own people at each place, and tells the nodes that watch the place of changes.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import msgspec

from app.service.bus.bus import Bus

FLUSH_SECONDS = 0.05
"""Comings and goings within this time are told together."""

Changed = Callable[[], None]
Told = dict[str, int]


class Moved(msgspec.Struct, frozen=True):
    """What a node tells of a place: how many connections each of these now has there, on that node."""

    node: str
    who: Told


_decode = msgspec.json.Decoder(Moved).decode
_noted = msgspec.json.Decoder(Told).decode
_encode = msgspec.json.encode


class Presence:
    """The presence of one node's people, and of all people at the places it watches."""

    def __init__(self, node: str, bus: Bus) -> None:
        self.sure = True
        """Whether all living nodes are heard; else somebody may be connected who is not seen here."""
        self.others: frozenset[str] | None = None
        """The other nodes that live, once that is known: what a dead one has noted is there for some seconds more."""
        self._node = node
        self._bus = bus
        self._here: dict[str, Counter[str]] = {}
        self._there: dict[str, dict[str, Counter[str]]] = {}
        self._watchers: dict[str, list[Changed]] = {}
        self._moved: dict[str, set[str]] = {}
        self._flush: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        bus.when_lost(self.refresh)

    # --- who comes and goes on this node ------------------------------------------

    def arrive(self, place: str, who: str) -> None:
        """One more connection of theirs is here."""
        self._move(place, who, 1)

    def leave(self, place: str, who: str) -> None:
        """One connection of theirs fewer."""
        self._move(place, who, -1)

    def _move(self, place: str, who: str, by: int) -> None:
        here = self._here.setdefault(place, Counter())
        here[who] += by
        if here[who] <= 0:
            del here[who]
        if not here:
            del self._here[place]
        self._moved.setdefault(place, set()).add(who)
        if self._flush is None:
            self._flush = asyncio.get_running_loop().call_later(FLUSH_SECONDS, self._tell)
        self._changed(place)

    def _tell(self) -> None:
        self._flush = None
        moved, self._moved = self._moved, {}
        for place, people in moved.items():
            here = self._here.get(place, Counter())
            # noted before it is told: who begins to watch and reads the notes has missed nothing
            self._bus.note(place, self._node, _encode(here) if here else None)
            told = Moved(self._node, {who: here[who] for who in people})
            self._bus.publish(_topic(place), self._node, _encode(told))

    # --- who is where -------------------------------------------------------------

    def at(self, place: str) -> Mapping[str, int]:
        """Who is there, and with how many connections: on all nodes if the place is watched, else on this one."""
        found = Counter(self._here.get(place, {}))
        for people in self._there.get(place, {}).values():
            found.update(people)
        return found

    async def look(self, places: Sequence[str]) -> list[Mapping[str, int]]:
        """Who is at each of these places, on all nodes, watched or not; what `at` knows when nobody can be asked."""
        try:
            return await self._look(places)
        except ConnectionError:
            return [self.at(place) for place in places]

    async def ask(self, places: Sequence[str]) -> list[Mapping[str, int]]:
        """The same, for what must not be wrong. Raises ConnectionError while nobody can tell for sure."""
        if not self.sure:
            raise ConnectionError("some nodes are not heard")
        return await self._look(places)

    async def _look(self, places: Sequence[str]) -> list[Mapping[str, int]]:
        noted = await self._bus.notes(places)
        found: list[Mapping[str, int]] = []
        for place, notes in zip(places, noted, strict=True):
            people = Counter(self._here.get(place, {}))
            for node, note in notes.items():
                if self._lives(node):
                    people.update(_noted(note))
            found.append(people)
        return found

    async def watch(self, place: str, changed: Changed) -> None:
        """From now on, `at` knows the place on all nodes, and `changed` is called when it is not what it was."""
        watchers = self._watchers.setdefault(place, [])
        watchers.append(changed)
        if len(watchers) == 1:
            self._there[place] = {}
            await self._bus.subscribe(_topic(place), self._node, lambda message: self._hear(place, message))
            await self._read([place])

    async def unwatch(self, place: str, changed: Changed) -> None:
        """No longer."""
        watchers = self._watchers.get(place, [])
        if changed in watchers:
            watchers.remove(changed)
            if not watchers:
                del self._watchers[place]
                self._there.pop(place, None)
                await self._bus.unsubscribe(_topic(place), self._node)

    def _hear(self, place: str, message: bytes) -> None:
        if place not in self._there:
            return
        moved = _decode(message)
        if not self._lives(moved.node):
            return
        people = self._there[place].setdefault(moved.node, Counter())
        for who, count in moved.who.items():
            people[who] = count
            if not count:
                del people[who]
        self._changed(place)

    async def _read(self, places: Sequence[str]) -> None:
        try:
            noted = await self._bus.notes(places)
        except ConnectionError:
            return  # what is known stays until the bus is back; then this is done again
        for place, notes in zip(places, noted, strict=True):
            there = {node: Counter(_noted(note)) for node, note in notes.items() if self._lives(node)}
            if self._there.get(place, there) != there:
                self._there[place] = there
                self._changed(place)

    def _lives(self, node: str) -> bool:
        """Whether it is another node, and not known to be dead."""
        return node != self._node and (self.others is None or node in self.others)

    def _changed(self, place: str) -> None:
        for changed in tuple(self._watchers.get(place, ())):
            changed()

    # --- nodes --------------------------------------------------------------------

    def refresh(self) -> None:
        """Read again what other nodes have noted: something may have been missed."""
        if self._watchers:
            task = asyncio.get_running_loop().create_task(self._read(tuple(self._watchers)))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def forget(self, node: str) -> None:
        """That node has died, and its people are no longer there."""
        for place, nodes in self._there.items():
            if nodes.pop(node, None):
                self._changed(place)

    async def close(self) -> None:
        """This node's people leave."""
        if self._flush is not None:
            self._flush.cancel()
        for place, here in self._here.items():
            self._moved.setdefault(place, set()).update(here)
        self._here.clear()
        self._tell()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for place in tuple(self._watchers):
            await self._bus.unsubscribe(_topic(place), self._node)


def _topic(place: str) -> str:
    return f"at:{place}"

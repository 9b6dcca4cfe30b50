"""Draining: one node asks another, or itself, to send its people away before it ends."""

from dataclasses import dataclass

from sqlalchemy import Connection, select, update

from app.service.database.schema import nodes
from app.service.errors import Problem
from app.service.moderation.audit import Act, Audit
from app.service.nodes.heartbeat import DEAD_MS
from app.service.nodes.nodes import Nodes
from app.service.tables.house import House

TOPIC = "drain"


@dataclass(frozen=True, slots=True)
class NodeInfo:
    """A node that lives. Times in ms since 1970; `here` is the one that answers."""

    id: str
    started_at: int
    beat_at: int
    draining: bool
    here: bool


class Draining:
    """`start` before use, `close` after."""

    def __init__(self, house: House, lives: Nodes, audit: Audit) -> None:
        self._house = house
        self._nodes = lives
        self._audit = audit

    async def start(self) -> None:
        await self._house.bus.subscribe(TOPIC, self._house.node, lambda message: self._hear(message.decode()))

    async def close(self) -> None:
        await self._house.bus.unsubscribe(TOPIC, self._house.node)

    def alive(self, connection: Connection, locked: bool = False) -> list[NodeInfo]:
        """Reads the nodes that live, the oldest first; `locked`, so that nobody changes them meanwhile."""
        living = nodes.c.beat_at > self._house.clock.now() - DEAD_MS
        query = select(nodes).where(living).order_by(nodes.c.started_at, nodes.c.id)
        if locked:
            query = query.with_for_update()
        return [
            NodeInfo(found.id, found.started_at, found.beat_at, found.draining, found.id == self._house.node)
            for found in connection.execute(query)
        ]

    async def drain(self, by: str, node: str, reason: str) -> None:
        """Let a node take nothing on any more. Raises Problem: unknown-node, last-node.

        It is told at once; one that does not hear it finds it beside its next heartbeat.
        """

        def order(connection: Connection) -> None:
            alive = self.alive(connection, locked=True)
            if node not in [each.id for each in alive]:
                raise Problem("unknown-node", "there is no such node")
            if not [each for each in alive if each.id != node and not each.draining]:
                raise Problem("last-node", "no other node could take its people in")
            connection.execute(update(nodes).where(nodes.c.id == node).values(draining=True))

        await self._audit.do(Act(by, "drain", f"node {node}", reason), order)
        self._house.bus.publish(TOPIC, self._house.node, node.encode())
        self._hear(node)

    def _hear(self, node: str) -> None:
        if node == self._house.node:
            self._house.spawn(self._nodes.drain())

"""Nodes: which live, and sending one's people to the others before it ends."""

from dataclasses import dataclass

from fastapi import APIRouter

from app.api.http.admin.common import Id, Why
from app.api.services import Admin, Shared
from app.service.moderation.audit import Act

router = APIRouter(prefix="/nodes")


@dataclass(frozen=True, slots=True)
class NodeInfo:
    """A node that lives. Times in ms since 1970; `here` is the one that answers."""

    id: str
    started_at: int
    beat_at: int
    draining: bool
    here: bool


@router.get("", operation_id="adminListNodes")
async def list_nodes(me: Admin, shared: Shared) -> list[NodeInfo]:
    """The nodes that live."""
    draining = shared.moderation.draining
    found = await shared.moderation.audit.do(Act(me.id, "list-nodes"), draining.alive)
    return [NodeInfo(each.id, each.started_at, each.beat_at, each.draining, each.here) for each in found]


@router.post("/{id}/drain", operation_id="adminDrainNode", status_code=202)
async def drain_node(id: Id, me: Admin, shared: Shared, wish: Why) -> None:
    """Let a node take nothing on any more and send its people to the others. It lives on until it is ended."""
    await shared.moderation.draining.drain(me.id, id, wish.reason)

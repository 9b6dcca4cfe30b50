"""Nodes: which live, and sending one's people to the others before it ends."""

from fastapi import APIRouter

from app.api.http.admin.common import Id, Why
from app.api.services import Admin, Shared
from app.service.moderation.audit import Act
from app.service.moderation.draining import NodeInfo

router = APIRouter(prefix="/nodes")


@router.get("", operation_id="adminListNodes")
async def list_nodes(me: Admin, shared: Shared) -> list[NodeInfo]:
    """The nodes that live."""
    draining = shared.moderation.draining
    return await shared.moderation.audit.do(Act(me.id, "list-nodes"), draining.alive)


@router.post("/{id}/drain", operation_id="adminDrainNode", status_code=202)
async def drain_node(id: Id, me: Admin, shared: Shared, wish: Why) -> None:
    """Let a node take nothing on any more and send its people to the others. It lives on until it is ended."""
    await shared.moderation.draining.drain(me.id, id, wish.reason)

"""Health: whether this node lives, and whether it can serve."""

from fastapi import APIRouter

from app.api.services import Shared
from app.service.errors import Problem

router = APIRouter(tags=["health"])


@router.get("/healthz", operation_id="isAlive")
async def is_alive() -> dict[str, str]:
    """Whether this node lives."""
    return {"status": "ok"}


@router.get("/readyz", operation_id="isReady", responses={503: {"description": "Not ready."}})
async def is_ready(shared: Shared) -> dict[str, str]:
    """Whether this node takes people in: it is not about to end, the database answers and has the right schema.

    What its heart learnt last is told: who asks often, or in a rush, waits for nothing.
    """
    nodes = shared.nodes
    if nodes.draining:
        raise Problem("not-ready", "draining")
    if not nodes.beating:
        raise Problem("not-ready", "the database does not answer")
    if not nodes.fits:
        raise Problem("not-ready", "the database has another schema: run `python -m app migrate`")
    return {"status": "ok"}

"""Health: whether this node lives, and whether it can serve."""

import asyncio

from fastapi import APIRouter

from app.api.services import Shared
from app.service.database.migrations import at_head
from app.service.errors import Problem

router = APIRouter(tags=["health"])

ANSWER_SECONDS = 1.0
"""Whoever asks does not wait longer for the database."""


@router.get("/healthz", operation_id="isAlive")
async def is_alive() -> dict[str, str]:
    """Whether this node lives."""
    return {"status": "ok"}


@router.get("/readyz", operation_id="isReady", responses={503: {"description": "Not ready."}})
async def is_ready(shared: Shared) -> dict[str, str]:
    """Whether this node takes people in: it is not about to end, the database answers and has the right schema."""
    if shared.nodes.draining:
        raise Problem("not-ready", "draining")
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            ready = await shared.house.database.read(at_head)
    except Exception:
        raise Problem("not-ready", "the database does not answer") from None
    if not ready:
        raise Problem("not-ready", "the database has another schema: run `python -m app migrate`")
    return {"status": "ok"}

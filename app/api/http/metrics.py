"""Metrics for Prometheus, for whoever has the token, or asks from this very machine."""

import contextlib
import ipaddress
import secrets

from fastapi import APIRouter, Request, Response
from prometheus_client import GC_COLLECTOR, PLATFORM_COLLECTOR, PROCESS_COLLECTOR, CollectorRegistry
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from app.api.services import Shared
from app.service.database.database import Unavailable
from app.service.errors import Problem
from app.service.matchmaking.tickets import looking
from app.service.watching.figures import FIGURES

router = APIRouter(include_in_schema=False)

_REGISTRY = CollectorRegistry()
for _collector in (FIGURES, PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
    _REGISTRY.register(_collector)


@router.get("/metrics")
async def metrics(request: Request, shared: Shared) -> Response:
    """The figures of this node. Whoever may not see them is told that there is nothing."""
    if not _may(request, shared.settings.metrics_token.get_secret_value()):
        raise Problem("not-found", "Not Found")
    with contextlib.suppress(Unavailable):
        FIGURES.tickets = await shared.house.database.read(looking)
    return Response(generate_latest(_REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def _may(request: Request, token: str) -> bool:
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        return secrets.compare_digest(given.encode(), token.encode())
    if any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via")):
        # a proxy on this machine speaks for somebody elsewhere
        return False
    try:
        return request.client is not None and ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False

"""The lobby, for those who ask now and then; who looks on has the socket."""

from fastapi import APIRouter

from app.api import summaries
from app.api.services import Shared
from app.api.socket.lobby_protocol import OnlineInfo

router = APIRouter(prefix="/api/lobby", tags=["lobby"])


@router.get("/online", operation_id="listOnline")
async def list_online(shared: Shared) -> OnlineInfo:
    """How many people are connected, and who some of them are."""
    return summaries.online(await shared.lobby.present())

"""Games: their cards, in each language."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Response

from app.api.socket.protocol import Language
from app.games.registry import UnknownGame, game
from app.service.errors import Problem

router = APIRouter(prefix="/api/games", tags=["games"])


@cache
def _cards(name: str, language: str) -> tuple[bytes, str]:
    """The cards as JSON, and the tag of this version of them."""
    played = game(name)
    cards = played.cards(language)
    set_name = getattr(played, "set_name", name)
    body = msgspec.json.encode({"version": played.rules_version, "set": set_name, "cards": cards})
    return body, f'"{sha256(body).hexdigest()[:16]}"'


@router.get("/{name}/cards", operation_id="listCards", responses={304: {"description": "Not changed."}})
async def list_cards(name: str, lang: Language = "en", if_none_match: Annotated[str | None, Header()] = None) -> Any:
    """Every card of the game: names, numbers, texts."""
    try:
        body, tag = _cards(name, lang)
    except UnknownGame:
        raise Problem("unknown-game", f"there is no game called {name}") from None
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if if_none_match and tag in if_none_match:
        return Response(status_code=304, headers=headers)
    return Response(body, media_type="application/json", headers=headers)

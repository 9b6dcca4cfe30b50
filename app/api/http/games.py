"""Games: how each is played, and its cards in each language."""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Header, Response

from app.api.socket.protocol import Language
from app.bots.registry import BOTS
from app.games.game import Game
from app.games.registry import GAMES, UnknownGame, game
from app.service.errors import Problem
from app.service.tables.clocks import SPEEDS

router = APIRouter(prefix="/api/games", tags=["games"])


@dataclass(frozen=True, slots=True)
class ChoiceInfo:
    """What is settled when a table is opened, and its values, the usual one first."""

    name: str
    values: list[int | str]


@dataclass(frozen=True, slots=True)
class ModeInfo:
    """A way to play: for how many, the usual number first; with `teams`, some win together."""

    name: str
    seats: list[int]
    choices: list[ChoiceInfo]
    teams: bool


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game and its modes, the usual one first. Names are words that the client has texts for."""

    name: str
    rules_version: str
    modes: list[ModeInfo]


@dataclass(frozen=True, slots=True)
class SpeedInfo:
    """A clock: the grace of each decision, then the bank of a seat, in milliseconds."""

    name: str
    grace_ms: int
    bank_ms: int


@dataclass(frozen=True, slots=True)
class Offered:
    """What can be played here, by which clocks, and against which bots."""

    games: list[GameInfo]
    clocks: list[SpeedInfo]
    bots: list[str]


@router.get("", operation_id="listGames")
async def list_games() -> Offered:
    """What can be played here."""
    return Offered(
        [_info(game(name)) for name in GAMES],
        [SpeedInfo(name, speed.grace, speed.bank) for name, speed in SPEEDS.items()],
        list(BOTS),
    )


def _info(played: Game) -> GameInfo:
    modes = [
        ModeInfo(
            mode.name,
            list(mode.seats),
            [ChoiceInfo(choice.name, list(choice.values)) for choice in mode.choices],
            mode.teams,
        )
        for mode in played.modes
    ]
    return GameInfo(played.name, played.rules_version, modes)


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

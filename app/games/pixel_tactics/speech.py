"""Speech: whatever is said about a table, in each language."""

from functools import cache
from typing import Any

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.asked import question
from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.faces import View
from app.games.pixel_tactics.labels import label
from app.games.pixel_tactics.speaker import VOICES, Speaker
from app.games.pixel_tactics.state import SEATS
from app.games.pixel_tactics.telling import say
from app.games.pixel_tactics.text import names, rules_text
from app.games.pixel_tactics.texts import LINES
from app.kernel.machine import Refusal
from app.tabletop.sentence import Filling, few, sentence
from app.tabletop.span import Span, Spans

__all__ = ["cards", "label", "question", "refusal", "say", "waiting"]


def waiting(view: View, language: str) -> Spans:
    """What an audience that is not asked reads; nothing for one that is."""
    if view.seat in view.awaited:
        return ()
    seat, turn = view.awaited[0] if view.awaited else -1, view.turn
    if view.over or seat < 0:
        kind = "over"
    elif turn.phase == "leaders":
        kind = "leaders" if len(view.awaited) > 1 else "leader"
    elif view.window:
        kind = "window"
    else:
        kind = "turn" if seat == turn.active else "other"
    return awaiting(language, view.seat if view.seat in SEATS else len(SEATS), kind, seat, turn.actions)


@cache
def awaiting(language: str, audience: int, kind: str, seat: int, actions: int) -> Spans:
    """What is waited for, as a sentence."""
    speaker = Speaker(language, audience)
    holes: dict[str, Filling] = {"who": speaker.seat(seat), "actions": speaker.voice.number_of("action", actions)}
    return sentence(speaker.voice.waiting[kind], {"n": few(actions)}, holes.__getitem__)


def refusal(refused: Refusal, language: str) -> Spans:
    """Why not, in a sentence."""
    return (Span(VOICES[language].refusals[refused.code]),)


def cards(chosen: tuple[str, ...], language: str) -> list[dict[str, Any]]:
    """These cards with names, numbers and texts; `seed` is what a portrait is drawn from."""
    return [_card(CARDS[id], language) for id in chosen]


def _card(card: w.Card, language: str) -> dict[str, Any]:
    known = names(language)[card.id]
    return {
        "id": card.id,
        "hero": {
            "name": known.hero,
            "short": known.hero_short,
            "attack": card.hero.attack,
            "life": card.hero.life,
        },
        "leader": {
            "name": known.leader,
            "short": known.leader_short,
            "attack": card.leader.attack,
            "life": card.leader.life,
        },
        "line": {"kind": type(card.line).__name__.lower(), "name": known.line},
        "flavour": known.flavour,
        "texts": {line: rules_text(card, line, language) for line in LINES},
        "seed": card.id,
    }

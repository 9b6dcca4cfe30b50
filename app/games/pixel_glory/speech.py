"""Speech: whatever is said about a table, in each language."""

from functools import cache
from typing import Any, get_args

from app.games.pixel_glory import words as w
from app.games.pixel_glory.amounts import WEAK
from app.games.pixel_glory.asked import question
from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.faces import View
from app.games.pixel_glory.labels import label
from app.games.pixel_glory.speaker import VOICES, Speaker
from app.games.pixel_glory.telling import say
from app.games.pixel_glory.text import Which, names, rules_text
from app.kernel.machine import Refusal
from app.tabletop.sentence import Filling, sentence
from app.tabletop.span import Span, Spans

__all__ = ["cards", "label", "question", "refusal", "say", "waiting"]


def waiting(view: View, language: str) -> Spans:
    """What an audience that is not asked reads; nothing for one that is."""
    if view.seat in view.awaited:
        return ()
    first, *others = view.awaited or (-1,)
    if view.over or first < 0:
        kind = "over"
    elif view.turn.phase == "town":
        kind = "draft" if view.turn.order else "bid"
    elif others:
        kind = "discard"
    else:
        kind = "turn" if first == view.turn.active else "other"
    return awaiting(language, kind, first)


@cache
def awaiting(language: str, kind: str, seat: int) -> Spans:
    """What is waited for, as a sentence to somebody else."""
    speaker = Speaker(language, -1)
    holes: dict[str, Filling] = {"who": speaker.seat(seat)}
    return sentence(speaker.voice.waiting[kind], {}, holes.__getitem__)


def refusal(refused: Refusal, language: str) -> Spans:
    """Why not, in a sentence."""
    return (Span(VOICES[language].refusals[refused.code]),)


def cards(language: str) -> list[dict[str, Any]]:
    """Every card with its name, numbers and texts.

    `seed` is what a portrait is drawn from; `weak` the element that is strong against a monster.
    """
    return [_card(card, language) for card in CARDS.values()]


def _card(card: w.Card, language: str) -> dict[str, Any]:
    known = names(language)[card.id]
    alternate = card.alternate if isinstance(card, w.Spell) else None
    return {
        "id": card.id,
        "kind": type(card).__name__.lower(),
        "name": known.name,
        "flavour": known.flavour,
        "element": card.element,
        "weak": WEAK.get(card.element, "") if isinstance(card, w.Monster) else "",
        "symbols": card.symbols if isinstance(card, w.Spell) else 0,
        "sp": alternate.sp if alternate else 0,
        "hp": card.hp if isinstance(card, w.Monster) else 0,
        "fame": card.fame if isinstance(card, w.Monster) else 0,
        "texts": {which: rules_text(card, which, language) for which in get_args(Which)},
        "seed": card.id,
    }

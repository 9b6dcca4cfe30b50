"""Labels: the texts of buttons, one for each step that may be taken."""

from typing import Any

from app.games.pixel_glory import frames as f
from app.games.pixel_glory import steps
from app.games.pixel_glory.asked import asked_at, deeds
from app.games.pixel_glory.dungeon import COMBO, HAND
from app.games.pixel_glory.speaker import Speaker
from app.games.pixel_glory.state import State
from app.games.pixel_glory.text import rules_text
from app.kernel.machine import decision_of
from app.tabletop.sentence import Filling, few, sentence
from app.tabletop.span import Span, Spans


def label(state: State, seat: int, step: Any, language: str, before: tuple[Any, ...] = ()) -> Spans:
    """The text of a step's button; `before` are the steps that come before it."""
    speaker = Speaker(language, seat)
    holes: dict[str, Filling] = {}
    facts: dict[str, str] = {}
    match step:
        case steps.Bid(n):
            holes["n"] = n
        case steps.Keep(key):
            reserve = state.sides[seat].reserve
            holes["it"], facts["back"] = called(state, key, speaker), few(len(reserve))
            holes["kept"] = speaker.listed([speaker.piece(state.pieces[id]) for id in reserve])
        case steps.Draft(key) | steps.Play(key) | steps.Aim(key) | steps.Pick(key):
            holes["it"] = called(state, key, speaker)
        case steps.Strike() | steps.Refill():
            holes["points"] = speaker.voice.number_of("combo", COMBO)
            holes["cards"] = speaker.voice.number_of("card", HAND)
        case steps.Use() | steps.Choice():
            holes["text"], facts["effect"] = text(state, seat, step, language, before)
        case steps.Whom(whom):
            holes["who"] = speaker.seat(whom)
    return sentence(speaker.voice.labels[type(step).__name__], facts, holes.__getitem__)


def called(state: State, key: int, speaker: Speaker) -> Span:
    """The piece that the seat calls by this key."""
    piece = state.by_key(speaker.audience, key)
    assert piece is not None
    return speaker.piece(piece)


def text(
    state: State, seat: int, step: steps.Use | steps.Choice, language: str, before: tuple[Any, ...]
) -> tuple[str, str]:
    """What the card says there, and which of its effects it is."""
    decision = decision_of(state, seat)
    assert decision is not None
    match step, asked_at(state, decision, before):
        case steps.Use(alternate), f.Using(id):
            printed = state.pieces[id].printed
            if alternate:
                return rules_text(printed, "alternate", language), "alternate"
            return rules_text(printed, "effect", language), "first"
        case steps.Choice(n), f.Choosing(effects, source):
            return deeds(effects[n], source, state, language), ""
    raise NotImplementedError(step)

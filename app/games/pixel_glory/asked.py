"""Asked: what a decision asks, after the steps of a half-made move, in one sentence."""

from typing import Any

from app.games.pixel_glory import frames as f
from app.games.pixel_glory import words as w
from app.games.pixel_glory.amounts import amount
from app.games.pixel_glory.dungeon import COMBO
from app.games.pixel_glory.speaker import Speaker
from app.games.pixel_glory.state import State
from app.games.pixel_glory.text import LANGUAGES
from app.games.pixel_glory.text.language import clause, effect_text
from app.kernel.machine import Decision, level
from app.kernel.node import replace
from app.tabletop.sentence import Filling, few, sentence
from app.tabletop.span import Spans


def question(state: State, seat: int, decision: Decision, path: tuple[Any, ...], language: str) -> Spans:
    """The sentence. Raises Refused where the path breaks off."""
    asked = asked_at(state, decision, path)
    speaker = Speaker(language, seat)
    holes: dict[str, Filling] = {}
    facts: dict[str, str] = {}
    match asked:
        case f.Acting():
            hand = len(state.sides[seat].hand)
            facts["hand"], holes["cards"] = few(hand), speaker.voice.number_of("card", hand)
        case f.Using(id):
            holes["it"] = speaker.piece(state.pieces[id])
        case f.Slaying():
            holes["points"] = speaker.voice.number_of("combo", COMBO)
        case f.Discarding(this):
            holes["source"] = source_named(state, this, speaker)
        case f.Arranging(placed=placed):
            facts["placed"] = few(len(placed))
        case f.Paying(cost, effect, source):
            holes["deed"] = deed(w.May(cost, effect), source, state, language)
            holes["source"] = source_named(state, source.this, speaker)
        case f.Aiming(effect, source) | f.Naming(effect, source) | f.Recovering(effect, source):
            holes["deed"] = deed(effect, source, state, language)
            holes["source"] = source_named(state, source.this, speaker)
        case f.Choosing(source=source):
            holes["source"] = source_named(state, source.this, speaker)
    return sentence(speaker.voice.questions[asked.kind], facts, holes.__getitem__)


def asked_at(state: State, decision: Decision, path: tuple[Any, ...]) -> Any:
    """The plain question after these steps. Raises Refused."""
    asked, _ = level(state, decision, path)
    return asked.inner if isinstance(asked, f.Within) else asked


def source_named(state: State, this: int, speaker: Speaker) -> Filling:
    """The card that asks; whoever is asked has seen it, wherever it is by now."""
    piece = state.pieces[this]
    return speaker.named(piece.keys[speaker.audience], piece.card)


# --- What a text does -------------------------------------------------------------------


def deed(effect: w.Effect, source: f.Source, state: State, language: str) -> str:
    """An effect as part of a sentence, with what its number comes to now where that is known."""
    return clause(LANGUAGES[language], counted(effect, source, state), bearer(source, state))


def deeds(effect: w.Effect, source: f.Source, state: State, language: str) -> str:
    """An effect as sentences of its own."""
    return effect_text(LANGUAGES[language], effect, bearer(source, state))


def counted(effect: w.Effect, source: f.Source, state: State) -> w.Effect:
    """The effect with its number counted, but for what the choice itself or the playing of the card changes."""
    match effect:
        case w.Damage(n=w.Plus(of="kin" | "kills" | "combo") | w.Or(when=w.Weak())):
            return replace(effect, n=amount(effect.n, source, state))
    return effect


def bearer(source: f.Source, state: State) -> w.Card:
    """The card on which a text is printed: what repeats the last spell speaks with the words of that one."""
    printed = state.pieces[source.this].printed
    if isinstance(printed, w.Spell) and isinstance(printed.effect, w.Again):
        for id in reversed(state.sides[source.seat].played):
            last = state.pieces[id].printed
            if id != source.this and isinstance(last, w.Spell):
                return last
    return printed

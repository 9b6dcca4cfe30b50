"""Which texts of a piece are available now, sorted beforehand by what they are for."""

from collections.abc import Iterator
from typing import NamedTuple

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.state import LEADER, SPECTATORS, Piece, State

LINES: tuple[w.Line, ...] = ("leader", "vanguard", "flank", "rear", "line")


class Text(NamedTuple):
    """One text of a card, its abilities by kind. `conditional` modifiers come with their conditions."""

    line: w.Line
    modifiers: tuple[tuple[w.Condition | None, w.Modifier], ...]
    after: tuple[w.After, ...]
    at: tuple[w.At, ...]
    spell: w.Spell | None
    action: w.Action | None


def _text(line: w.Line, abilities: tuple[w.Ability, ...]) -> Text:
    modifiers: list[tuple[w.Condition | None, w.Modifier]] = []
    for ability in abilities:
        if isinstance(ability, w.Passive):
            inner = ability.modifier
            modifiers.append((inner.when, inner.modifier) if isinstance(inner, w.While) else (None, inner))
    return Text(
        line,
        tuple(modifiers),
        tuple(each for each in abilities if isinstance(each, w.After)),
        tuple(each for each in abilities if isinstance(each, w.At)),
        next((each for each in abilities if isinstance(each, w.Spell)), None),
        next((each for each in abilities if isinstance(each, w.Action)), None),
    )


def _texts(card: w.Card) -> dict[w.Line, Text]:
    below = card.line.abilities if isinstance(card.line, w.Operation) else ()
    parts = (card.ability, card.vanguard, card.flank, card.rear, below)
    return {line: _text(line, abilities) for line, abilities in zip(LINES, parts, strict=True)}


TEXTS = {id: _texts(card) for id, card in CARDS.items()}
MIRRORS = {
    id for id, texts in TEXTS.items() if any(isinstance(each, w.Mirror) for _, each in texts["leader"].modifiers)
}
"""Cards whose Leader has the ability of the rival Leader."""


def text_of(state: State, piece: Piece) -> Text | None:
    """The one text of a piece that works now: Leader, row power, or Operation (PT5-102, 105, 424)."""
    if piece.zone == "unit":
        if piece.corpse:
            return None
        if piece.slot == LEADER:
            if piece.card in MIRRORS:
                other = state.leader(1 - piece.side)
                if other.id < 0 or other.card in MIRRORS or other.zone != "unit":
                    return None
                return TEXTS[other.card]["leader"]
            return TEXTS[piece.card]["leader"]
        for status in piece.statuses:
            if status.word == "no-power":
                return None
        return TEXTS[piece.card][w.ROWS[piece.slot // 3]]
    if piece.zone == "reserve" and piece.seen >> SPECTATORS & 1:
        return TEXTS[piece.card]["line"]
    return None


def available(state: State) -> Iterator[tuple[Piece, Text]]:
    """Every text that works now, with the piece that bears it; seat 0's first."""
    pieces = state.pieces
    for side in state.sides:
        for ids in (side.unit, side.reserve):
            for id in ids:
                if id >= 0:
                    piece = pieces[id]
                    text = text_of(state, piece)
                    if text is not None:
                        yield piece, text


def spell_of(state: State, piece: Piece) -> w.Spell | None:
    """The Spell that a fighter can cast now."""
    text = text_of(state, piece) if piece.zone == "unit" else None
    return text.spell if text else None


def carried_out(line: str, piece: Piece, state: State) -> w.Effect | None:
    """The Spell of a Hero, or the Order of a card, as an effect that another text may carry out."""
    if line == "spell":
        spell = spell_of(state, piece)
        return spell.effect if spell else None
    printed = piece.printed.line
    return printed.effect if isinstance(printed, w.Order) else None


def copies(effect: w.Effect) -> bool:
    """Whether the effect carries out another text; such a text can never be chosen itself."""
    match effect:
        case w.CarryOut():
            return True
        case w.Clause(effect=inner) | w.May(inner) | w.If(effect=inner):
            return copies(inner)
        case w.Look(then=inner) if inner is not None:
            return copies(inner)
        case w.Then(parts) | w.Choose(parts):
            return any(copies(part) for part in parts)
        case w.Pay(one, other) | w.Else(one, other):
            return copies(one) or copies(other)
    return False


def blank(line: w.Lower) -> bool:
    """Whether a card counts as a blank Order line for what refers to Orders (PT5-426, 430), or copies."""
    return not isinstance(line, w.Order) or copies(line.effect)


BLANK = {id for id, card in CARDS.items() if blank(card.line)}
COPYING_SPELLS = {
    (id, line)
    for id, texts in TEXTS.items()
    for line, text in texts.items()
    if text.spell is not None and copies(text.spell.effect)
}
TRAPS = tuple(card.line for card in CARDS.values() if isinstance(card.line, w.Trap))
"""The Traps that any face-down card might be."""

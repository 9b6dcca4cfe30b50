"""Which texts of a piece are available now, sorted beforehand by what they are for."""

from typing import NamedTuple

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.editions import EDITIONS
from app.games.pixel_tactics.state import LEADER, SPECTATORS, Piece, State, Status

LINES: tuple[w.Line, ...] = ("leader", "vanguard", "flank", "rear", "line")


class Text(NamedTuple):
    """One text of a card, its abilities by kind; each modifier with its type and, if it has one, its condition."""

    line: w.Line
    modifiers: tuple[tuple[type, w.Condition | None, w.Modifier], ...]
    after: tuple[w.After, ...]
    before: tuple[w.Before, ...]
    at: tuple[w.At, ...]
    spell: w.Spell | w.Power | None
    action: w.Action | None


def _text(line: w.Line, abilities: tuple[w.Ability, ...]) -> Text:
    modifiers: list[tuple[type, w.Condition | None, w.Modifier]] = []
    for ability in abilities:
        if isinstance(ability, w.Passive):
            inner = ability.modifier
            when, modifier = (inner.when, inner.modifier) if isinstance(inner, w.While) else (None, inner)
            modifiers.append((type(modifier), when, modifier))
    return Text(
        line,
        tuple(modifiers),
        tuple(each for each in abilities if isinstance(each, w.After)),
        tuple(each for each in abilities if isinstance(each, w.Before)),
        tuple(each for each in abilities if isinstance(each, w.At)),
        next((each for each in abilities if isinstance(each, (w.Spell, w.Power))), None),
        next((each for each in abilities if isinstance(each, w.Action)), None),
    )


def _texts(card: w.Card) -> dict[w.Line, Text]:
    below = card.line.abilities if isinstance(card.line, w.Operation) else ()
    parts = (card.ability, card.vanguard, card.flank, card.rear, below)
    return {line: _text(line, abilities) for line, abilities in zip(LINES, parts, strict=True)}


TEXTS = {id: _texts(card) for id, card in CARDS.items()}
MIRRORS = {id for id, texts in TEXTS.items() if any(kind is w.Mirror for kind, _, _ in texts["leader"].modifiers)}
"""Cards whose Leader has the ability of the rival Leader."""


ROW_TEXTS = {id: (texts["vanguard"], texts["flank"], texts["rear"]) for id, texts in TEXTS.items()}


POWERLESS = Status("no-power")


def working(state: State, fighters: tuple[list[Piece], list[Piece]]) -> dict[int, Text]:
    """The one text of each piece that works now, by the id of its bearer; seat 0's first.

    Leader, row power, or Operation (PT5-102, 105, 424); none for a corpse, or for a Hero with
    [no power].
    """
    pieces, found = state.pieces, {}
    for side, own in zip(state.sides, fighters, strict=True):
        for piece in own:
            slot = piece.slot
            if slot == LEADER:
                text = leading(state, piece)
                if text is not None:
                    found[piece.id] = text
            elif POWERLESS not in piece.statuses:
                found[piece.id] = ROW_TEXTS[piece.card][slot // 3]
        for id in side.reserve:
            if id >= 0 and pieces[id].seen >> SPECTATORS & 1:
                found[id] = TEXTS[pieces[id].card]["line"]
    return found


def leading(state: State, leader: Piece) -> Text | None:
    """The ability of a Leader; a mirror has the other's, and two mirrors have none."""
    if leader.card not in MIRRORS:
        return TEXTS[leader.card]["leader"]
    other = state.leader(1 - leader.side)
    if other.id < 0 or other.zone != "unit" or other.card in MIRRORS:
        return None
    return TEXTS[other.card]["leader"]


def carried_out(line: str, piece: Piece, text: Text | None) -> w.Effect | None:
    """The Spell or attack power of a Hero, or the Order of a card, as an effect that another text may carry out."""
    if line != "order":
        return text.spell.effect if text is not None and text.spell is not None else None
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
TRAPS = {
    edition.name: tuple(card.line for card in edition.cards.values() if isinstance(card.line, w.Trap))
    for edition in EDITIONS.values()
}
"""The Traps that any face-down card might be, by edition."""

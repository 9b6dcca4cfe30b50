"""Amounts: what a number of a text comes to, and what a damage effect deals (section 11, PG-R36)."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.frames import Source
from app.games.pixel_glory.standing import rules
from app.games.pixel_glory.state import Piece, State

STRONG: dict[str, str] = {"fire": "earth", "earth": "water", "water": "fire", "light": "shadow", "shadow": "light"}
"""Each element, and the one that it is strong against (PG-1101, 1102)."""

WEAK = {weak: strong for strong, weak in STRONG.items()}
"""Each element, and the one that is strong against it."""


def synergy(state: State, seat: int, element: str) -> int:
    """SP: the cards of an element that the seat has played in this turn (PG-402, PG-R09)."""
    if not element:
        return 0
    return sum([state.pieces[id].element == element for id in state.sides[seat].played])


def amount(n: w.Number, source: Source, state: State) -> int:
    """The number itself."""
    match n:
        case int():
            return n
        case w.Plus(base, per, of):
            return base + per * counted(of, source, state)
        case w.Or(base, otherwise, when):
            return otherwise if holds(when, source, state) else base


def counted(of: str, source: Source, state: State) -> int:
    """How many there are of what a text counts."""
    side = state.sides[source.seat]
    match of:
        case "kin":
            kin = synergy(state, source.seat, source.element)
            return kin - (source.this in side.played and bool(source.element))
        case "kills":
            return state.kills
        case "combo":
            return side.combo
    return len(side.hand)


def holds(when: w.Condition, source: Source, state: State) -> bool:
    """Whether a condition is met."""
    match when:
        case w.Defeated(yes):
            return source.felled == yes
        case w.Weak(at_most):
            return state.sides[source.seat].hp <= at_most
        case w.Is(life):
            return source.it >= 0 and (state.pieces[source.it].hurt > 0) == (life == "damaged")


def dealt(n: w.Number, source: Source, target: Piece, state: State) -> int:
    """What an effect deals to one monster: the number, what raises it, strength, then what protects (PG-R36)."""
    total = amount(n, source.hit(target.id, felled=False), state)
    basic = source.card and state.pieces[source.this].kind == "basic"
    if source.card:
        total += state.primed + (state.boosted if basic else 0)
    if source.element and STRONG[source.element] == target.element:
        total += 1
    for piece, rule in rules(state):
        if piece.id == target.id:
            match rule:
                case w.Armour(less):
                    total -= less
                case w.Immune(to) if to == "damage" or (to == "basics" and basic):
                    return 0
    return max(0, total)

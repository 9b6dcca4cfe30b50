"""Judging: how good a view looks to its seat. The one opinion that bots have of a position."""

from math import tanh

from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.faces import View, Wizard
from app.games.pixel_glory.words import ELEMENTS, Monster, Spell

HP_WORTH = 0.45
"""What one HP is worth, in fame."""


def judge(view: View) -> float:
    """From -1 (lost) to 1 (won), for the seat of the view."""
    me = view.seat
    if view.over is not None:
        return 1.0 if me in view.over.winners else -1.0
    own = view.wizards[me].team
    mine = [seat for seat, wizard in enumerate(view.wizards) if wizard.team == own]
    others = [seat for seat in range(len(view.wizards)) if seat not in mine]
    balance = sum([worth(view, seat) for seat in mine]) / len(mine)
    if others:
        balance -= max([worth(view, seat) for seat in others])
    if view.turn.phase == "town":
        return 0.9 * tanh(deck(view.wizards[me]) / 60)
    balance += dungeon(view, me, together=not others)
    return max(-0.99, min(0.99, tanh(balance / 14)))


def worth(view: View, seat: int) -> float:
    """What a player has: fame, HP (the last ones dearest), combo points, cards to come."""
    wizard = view.wizards[seat]
    hp = wizard.hp
    total = float(wizard.fame) + HP_WORTH * hp + 0.6 * min(wizard.combo, 3)
    if hp <= 0:
        return total - 4
    return total - (1.5 if hp <= 2 else 0.5 if hp <= 4 else 0)


def dungeon(view: View, me: int, *, together: bool) -> float:
    """What the monsters promise: near death is good while it is one's own turn, bad when it is others'."""
    total = 0.0
    active = view.turn.active == me
    zones, faces = view.zones, view.faces
    for key in zones["monsters"]:  # type: ignore[union-attr]
        if not key:
            continue
        face = faces[key]
        printed = CARDS[face.card or ""]
        assert isinstance(printed, Monster)
        gone = 1 - face.hp / face.full
        prize = max(printed.fame, 3 if together else 1)
        total += (0.5 if active or together else -0.25) * prize * gone * gone
    if together:
        total -= 0.35 * zones["dungeon"]  # type: ignore[operator]
    if active:
        hand = zones[f"{me}.hand"]
        cards = hand if isinstance(hand, int) else len(hand)
        total += 0.9 * cards + (1.2 if view.turn.kills else 0) + 0.5 * min(view.turn.kills, 2)
        if zones[f"{me}.reserve"]:
            total += 1.0
    return total


def deck(wizard: Wizard) -> float:
    """What a deck being drafted is worth: what its spells do, and the company that their elements keep."""
    cards = [CARDS[id] for id in wizard.drafted]
    company = {element: sum([card.element == element for card in cards]) for element in ELEMENTS}
    total = 0.0
    for card in cards:
        if isinstance(card, Spell):
            total += 3.0 - 0.4 * card.symbols
            if card.alternate and card.element:
                total += min(1.0, company[card.element] / (4 * card.alternate.sp)) * 1.5 * card.alternate.sp
    return total + 0.3 * sum(wizard.bids)

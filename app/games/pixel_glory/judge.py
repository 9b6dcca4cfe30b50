"""Judging: how good a view looks to its seat. The one opinion that bots have of a position.

Everything is reckoned in fame: what a player has, what the monsters promise, what the cards could do.
"""

from functools import cache
from math import tanh

from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.faces import Face, View, Wizard

HIT = 0.12
"""What a point of damage that a card could deal is worth."""

KILL = 3.5
"""What it is worth that a turn does not end without a kill."""

HP_WORTH = 0.45
FOE_HP = 8.6
"""HP of a monster, on average."""


def judge(view: View) -> float:
    """From -1 (lost) to 1 (won), for the seat of the view."""
    me = view.seat
    if view.over is not None:
        return 1.0 if me in view.over.winners else -1.0
    if view.turn.phase == "town":
        return tanh(deck(view.wizards[me]) / 60)
    own = view.wizards[me].team
    mine = [seat for seat, wizard in enumerate(view.wizards) if wizard.team == own]
    others = [seat for seat in range(len(view.wizards)) if seat not in mine]
    together = not others
    balance = sum([standing(view.wizards[seat], together=together) for seat in mine]) / len(mine)
    if others:
        balance -= max([standing(view.wizards[seat], together=False) for seat in others])
    return tanh((balance + dungeon(view, together=together) + turn(view)) / 30)


def standing(wizard: Wizard, *, together: bool) -> float:
    """What a player has: fame, HP (the last ones dearest), combo points."""
    hp = wizard.hp
    total = (3.0 if together else 0.8) * min(wizard.combo, 6) + HP_WORTH * hp * (4 if together else 1)
    total -= 6 if hp <= 0 else 1.5 if hp <= 2 else 0.5 if hp <= 4 else 0
    return total if together else total + wizard.fame


def dungeon(view: View, *, together: bool) -> float:
    """What the monsters promise to whoever plays next: a wounded one is half a kill."""
    turned = together or view.turn.active == view.seat
    zones, faces = view.zones, view.faces
    total = 0.0
    for key in zones["monsters"]:  # type: ignore[union-attr]
        if key:
            face = faces[key]
            gone = 1 - face.hp / face.full
            prize = face.full / 3.5 if together else _monster(face).fame
            wounded = 0.25 * gone + 0.35 * gone * gone
            total += prize * (wounded if turned else -0.5 * wounded)
            total -= prize if together else 0
    if together:
        left = zones["dungeon"]
        assert isinstance(left, int)
        total -= left * FOE_HP / 3.5
    return total


def _monster(face: Face) -> w.Monster:
    printed = CARDS[face.card or ""]
    assert isinstance(printed, w.Monster)
    return printed


def turn(view: View) -> float:
    """In one's own turn: what the cards left could do, and that it will not end without a kill."""
    me, zones = view.seat, view.zones
    reserve, hand = zones[f"{me}.reserve"], zones[f"{me}.hand"]
    assert not isinstance(reserve, int)
    assert not isinstance(hand, int)
    total = 0.8 * sum([promise(view.faces[key]) for key in reserve])
    if view.turn.active != me:
        return total
    total += sum([promise(view.faces[key]) for key in hand])
    total += KILL * (1.0 if view.turn.kills else within_reach(view, (*hand, *reserve)))
    return total - 0.2 * view.turn.swaps - 0.1 * view.turn.swaps**2


def within_reach(view: View, held: tuple[int, ...]) -> float:
    """How near the cards left come to defeating any monster in this turn."""
    damage = sum([promise(view.faces[key]) for key in held]) / HIT
    zone = view.zones["monsters"]
    assert not isinstance(zone, int)
    shut = [view.faces[key] for key in zone if key and "guard" in view.faces[key].marks]
    hps = [face.hp for face in shut or [view.faces[key] for key in zone if key] if "shut" not in face.marks]
    return 0.9 * min(1.0, damage / max(1, min(hps))) ** 2 if hps else 0.0


def promise(face: Face) -> float:
    """What a card that one holds could do: more, the nearer its alternate effect is."""
    printed = CARDS[face.card or ""]
    assert not isinstance(printed, w.Monster)
    first = worth(printed.effect)
    if not isinstance(printed, w.Spell) or printed.alternate is None:
        return HIT * first
    better = max(0.0, worth(printed.alternate.effect) - first)
    near = min(1.0, face.sp / printed.alternate.sp)
    return HIT * (first + better * near * near)


@cache
def worth(effect: w.Effect) -> float:
    """What an effect does, in points of damage."""
    match effect:
        case w.Damage(n, w.Monsters(scope=scope)):
            return number(n) * (1.0 if scope == "one" else 2.0)
        case w.Defeat(w.Monsters(at_most=at_most)):
            return 0.8 * at_most
        case w.Then(effects):
            return sum([worth(each) for each in effects])
        case w.Choose(effects):
            return max([worth(each) for each in effects])
        case w.May(cost, follows):
            return max(0.0, worth(follows) + worth(cost))
        case w.If(_, follows):
            return 0.5 * worth(follows)
        case w.Lose(n, whom):
            return {"you": -2.0, "another-player": 1.0}.get(whom, -1.0) * n
        case w.Heal(n, whom):
            return number(n) * (4.0 if whom in ("you", "a-player") else 1.0)
        case w.Draw(n, whom) | w.Gain(n, whom):
            return 2.0 * n if whom == "you" else -0.5
    return PLAIN.get(type(effect), 0.0)


PLAIN: dict[type, float] = {
    w.Discard: -1.0,
    w.Regain: 1.0,
    w.Take: 1.5,
    w.Shield: 2.0,
    w.Boost: 1.5,
    w.Again: 3.0,
    w.Bury: 2.0,
}


def number(n: w.Number) -> float:
    """A number, about."""
    match n:
        case w.Plus(base, per):
            return base + 1.5 * per
        case w.Or(base, otherwise):
            return (base + otherwise) / 2
    return float(n)


def deck(wizard: Wizard) -> float:
    """What a deck is worth while it is drafted: what its spells do, in the company that their elements keep.

    A basic thins the deck; an auction card kept is a better pick to come.
    """
    cards = [CARDS[id] for id in wizard.drafted]
    company = {element: sum([card.element == element for card in cards]) for element in w.ELEMENTS}
    total = 0.4 * sum(wizard.bids) + 0.5 * wizard.bid
    for card in cards:
        if isinstance(card, w.Spell):
            first = worth(card.effect)
            total += first
            if card.alternate and card.element:
                share = min(1.0, (company[card.element] - 1) / (4.0 * card.alternate.sp))
                total += share * max(0.0, worth(card.alternate.effect) - first)
        elif isinstance(card, w.Basic):
            total -= 0.6
    return total

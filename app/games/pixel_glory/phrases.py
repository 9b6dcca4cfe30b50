"""Short ways to say words, in which the cards are written so that each reads like its text."""

from app.games.pixel_glory import words as w

EACH = w.Monsters("each")
OTHERS = w.Monsters("others")
THIS = w.Monsters("this")
UNDAMAGED = w.Monsters(life="undamaged")
UNDAMAGED_ELEMENTAL = w.Monsters(elemental=True, life="undamaged")
IF_DAMAGED, IF_UNDAMAGED = w.Is("damaged"), w.Is("undamaged")

damage, defeat, lose, heal, draw, discard = w.Damage, w.Defeat, w.Lose, w.Heal, w.Draw, w.Discard
regain, take, gain, restore, look, bury = w.Regain, w.Take, w.Gain, w.Restore, w.Look, w.Bury
shield, boost, again, may = w.Shield, w.Boost, w.Again, w.May
plus, instead, if_weak = w.Plus, w.Or, w.Weak
armour, immune, guard, no_healing, heavier = w.Armour, w.Immune, w.Guard, w.NoHealing, w.Heavier
sp, basic = w.Alternate, w.Basic
when_defeated, when_revealed, at_end_of_turn, while_ = w.WhenDefeated, w.WhenRevealed, w.EndOfTurn, w.While


def elemental(at_most: int) -> w.Monsters:
    """An elemental monster with so many HP or less."""
    return w.Monsters(elemental=True, at_most=at_most)


def then(*effects: w.Effect) -> w.Effect:
    """One after the other, those that are several themselves taken apart."""
    flat: list[w.Effect] = []
    for effect in effects:
        flat += effect.effects if isinstance(effect, w.Then) else (effect,)
    return w.Then(tuple(flat))


def times(k: int, effect: w.Effect) -> w.Effect:
    """The same effect k times, written out in full (PG-607)."""
    return w.Then((effect,) * k)


def choose(*effects: w.Effect) -> w.Effect:
    return w.Choose(effects)


def if_defeated(effect: w.Effect) -> w.Effect:
    return w.If(w.Defeated(), effect)


def if_not_defeated(effect: w.Effect) -> w.Effect:
    return w.If(w.Defeated(yes=False), effect)


def spell(id: str, element: w.Element, symbols: int, effect: w.Effect, alternate: w.Alternate | None = None) -> w.Spell:
    """A spell with so many symbols of its element at its foot; `sp(n, effect)` is its alternate effect."""
    return w.Spell(id, element, symbols, effect, alternate)


def neutral(id: str, effect: w.Effect) -> w.Spell:
    """A spell without an element, which brings no basics."""
    return w.Spell(id, "", 0, effect)


def monster(id: str, element: w.Element, hp: int, fame: int, *abilities: w.Ability) -> w.Monster:
    return w.Monster(id, element, hp, fame, abilities)


def lord(id: str, hp: int, fame: int, *abilities: w.Ability) -> w.Monster:
    """A side of the Dungeon Lord, who has no element."""
    return w.Monster(id, "", hp, fame, abilities)

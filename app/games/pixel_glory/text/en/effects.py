"""English phrases for what spells, basics and monsters do."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.text.en.terms import ELEMENTS, KINDS, PLAYERS, combo, counted
from app.games.pixel_glory.text.reading import head
from app.kernel.node import Rules

effects: Rules[str] = Rules("say an effect in English")
costs: Rules[str] = Rules("name a cost in English")
conditions: Rules[str] = Rules("say a condition in English")
numbers: Rules[str] = Rules("end on a number in English")
nouns: Rules[str] = Rules("name in English")


def by(whom: w.Whom, verb: str, what: str) -> str:
    """What a player does; "you" are told to."""
    return f"{verb} {what}" if whom == "you" else f"{PLAYERS[whom]} {verb}s {what}"


# --- Monsters ------------------------------------------------------------------


@nouns.rule
def monsters(word: w.Monsters) -> str:
    if word.scope == "this":
        return "it"
    most = f"with {word.at_most} HP or less" if word.at_most else ""
    noun = " ".join(filter(None, (word.life, "elemental" if word.elemental else "", "monster", most)))
    article = "an" if noun[0] in "aeiou" else "a"
    return {"one": article, "each": "each", "others": "each other"}[word.scope] + f" {noun}"


# --- Numbers and conditions ------------------------------------------------------


@numbers.rule
def plain(word: int, card: w.Card) -> str:
    return ""


@numbers.rule
def plus(word: w.Plus, card: w.Card) -> str:
    match word.of:
        case "kin":
            assert card.element
            each = f"{ELEMENTS[card.element]} card you played before it this turn"
        case "kills":
            each = "monster you have defeated this turn"
        case "combo":
            each = "combo point you have"
        case "hand":
            each = "card in your hand"
    return f", plus {word.per} for each {each}"


@numbers.rule
def or_(word: w.Or, card: w.Card) -> str:
    return f", or {word.otherwise} if {conditions(word.when)}"


@conditions.rule
def defeated(word: w.Defeated) -> str:
    return "this defeats the monster" if word.yes else "this does not defeat the monster"


@conditions.rule
def weak(word: w.Weak) -> str:
    return f"you have {word.at_most} HP or less"


@conditions.rule
def is_(word: w.Is) -> str:
    return f"that monster is {word.life}"


# --- What is done to monsters ------------------------------------------------------


@effects.rule
def damage(word: w.Damage, card: w.Card) -> str:
    deal = "deals" if isinstance(card, w.Monster) else "deal"
    to = "" if word.to == w.Monsters() else f" to {nouns(word.to)}"
    return f"{deal} {head(word.n)} damage{to}{numbers(word.n, card)}"


@effects.rule
def defeat(word: w.Defeat, card: w.Card) -> str:
    return f"defeat {nouns(word.which)}"


@effects.rule
def restore(word: w.Restore, card: w.Card) -> str:
    return f"{nouns(word.which)} restores {word.n} HP"


@effects.rule
def look(word: w.Look, card: w.Card) -> str:
    return f"look at the top {word.n} monsters of the dungeon deck; reorder them"


@effects.rule
def bury(word: w.Bury, card: w.Card) -> str:
    return f"put {nouns(word.which)} under the dungeon deck"


# --- What players do, and what is done to them --------------------------------------


@effects.rule
def lose(word: w.Lose, card: w.Card) -> str:
    if isinstance(card, w.Monster):
        return f"deals {word.n} damage to {PLAYERS[word.whom]}"
    said = by(word.whom, "lose", f"{word.n} HP")
    return f"you {said}" if word.whom == "you" else said


@costs.rule
def pay_hp(word: w.Lose) -> str:
    return by(word.whom, "lose", f"{word.n} HP")


@effects.rule
def heal(word: w.Heal, card: w.Card) -> str:
    return by(word.whom, "heal", f"{head(word.n)} HP{numbers(word.n, card)}")


@effects.rule
def draw(word: w.Draw, card: w.Card) -> str:
    return by(word.whom, "draw", counted(word.n, "card", "cards"))


def discarded(word: w.Discard) -> str:
    if word.zone == "hand":
        return by(word.whom, "discard", "a card")
    return by(word.whom, "discard", f"the card in {'your' if word.whom == 'you' else 'their'} reserve")


@effects.rule
def discard(word: w.Discard, card: w.Card) -> str:
    return discarded(word)


@costs.rule
def pay_card(word: w.Discard) -> str:
    return discarded(word)


@effects.rule
def regain(word: w.Regain, card: w.Card) -> str:
    return f"take {KINDS[word.kind]} from your discard pile into your hand"


@effects.rule
def take(word: w.Take, card: w.Card) -> str:
    return "take the card in another player's reserve into your hand"


@effects.rule
def gain(word: w.Gain, card: w.Card) -> str:
    return by(word.whom, "gain", combo(word.n))


@effects.rule
def shield(word: w.Shield, card: w.Card) -> str:
    match word.whom:
        case "you":
            said = "you lose no HP"
        case "each-player":
            said = "no player loses HP"
        case whom:
            said = by(whom, "lose", "no HP")
    return f"{said} at the end of this turn"


@effects.rule
def boost(word: w.Boost, card: w.Card) -> str:
    if word.what == "basics":
        return f"your basics deal {word.n} more damage this turn"
    return f"your next damage effect this turn deals {word.n} more"


@effects.rule
def again(word: w.Again, card: w.Card) -> str:
    return "repeat the first effect of the last spell you played this turn"

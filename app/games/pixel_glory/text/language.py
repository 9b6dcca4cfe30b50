"""What a language says of the cards, and how texts are put together in any of them."""

from typing import NamedTuple

from app.games.pixel_glory import words as w
from app.kernel.node import Node, Rules


class Language(NamedTuple):
    """The phrases of one language.

    `effects` tells a player what to do, or says what a monster does, by the card that bears the text; `costs`
    follows "you may", `conditions` "if"; `numbers` is what a number adds at the end of its sentence. Of a
    monster, `openings` comes before what an ability does, and `standing` is what holds. The forms join
    them: `then` two effects within a sentence, `otherwise` two to choose from. `stop` ends a sentence, `gap`
    parts two.
    """

    effects: Rules[str]
    costs: Rules[str]
    conditions: Rules[str]
    numbers: Rules[str]
    nouns: Rules[str]
    openings: Rules[str]
    standing: Rules[str]
    then: str
    choose: str
    otherwise: str
    may: str
    condition: str
    stop: str
    gap: str

    def sentence(self, said: str) -> str:
        return said[0].upper() + said[1:] + self.stop


def effect_text(language: Language, effect: w.Effect, card: w.Card) -> str:
    """An effect of this card: what comes one after the other is a sentence each."""
    effects = effect.effects if isinstance(effect, w.Then) else (effect,)
    return language.gap.join(language.sentence(clause(language, each, card)) for each in effects)


def abilities_text(language: Language, monster: w.Monster) -> str:
    """The abilities of a monster, a sentence each."""
    return language.gap.join(ability_text(language, each, monster) for each in monster.abilities)


def ability_text(language: Language, ability: w.Ability, monster: w.Monster) -> str:
    match ability:
        case w.While(rule):
            said = language.standing(rule)
        case w.WhenDefeated(effect) | w.WhenRevealed(effect) | w.EndOfTurn(effect):
            said = clause(language, effect, monster)
    return language.sentence(language.openings(ability) + said)


def clause(language: Language, effect: w.Effect, card: w.Card) -> str:
    """An effect within a sentence."""
    match effect:
        case w.Then(effects):
            return language.then.join(clause(language, each, card) for each in effects)
        case w.Choose(effects):
            options = language.otherwise.join(clause(language, each, card) for each in effects)
            return language.choose.format(options=options)
        case w.May(cost, inner):
            return language.may.format(cost=language.costs(cost), effect=clause(language, inner, card))
        case w.If(when, inner):
            condition = language.conditions(when)
            return language.condition.format(condition=condition, effect=clause(language, inner, card))
        case _:
            return language.effects(effect, card)


JOINED = (w.Then, w.Choose, w.May, w.If)
HOLDING = (w.Alternate, w.Spell, w.Basic, w.Monster)
"""Words that hold others and add nothing that is said."""


def unsaid(language: Language) -> list[str]:
    """The words of the card language that have no phrase in this language."""
    tables = (table for table in language if isinstance(table, Rules))
    said = {*JOINED, *HOLDING, *(kind for table in tables for kind in table)}
    words = (each for each in vars(w).values() if isinstance(each, type) and issubclass(each, Node))
    return sorted(each.__name__ for each in words if each is not Node and each not in said)

"""Whole texts: abilities, Orders and Traps, told in a language."""

from collections.abc import Iterable

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.compound import led
from app.games.pixel_tactics.text.reading import bundles, keyword
from app.games.pixel_tactics.text.said import Bearer, Said
from app.games.pixel_tactics.text.teller import Language, Teller


def tell_effect(language: Language, bearer: Bearer, effect: w.Effect) -> str:
    """The effect of an Order."""
    tell = Teller(language, bearer)
    return tell.told(tell.clauses(effect))


def tell_ability(language: Language, bearer: Bearer, ability: w.Ability | list[w.Modifier]) -> str:
    """One ability, or passives that were gathered."""
    tell = Teller(language, bearer)
    match ability:
        case [w.Has(word) as named] if keyword(named):
            return tell.told((Said("", language.keywords[word]),))
        case list():
            return tell.told(tell.bundle(ability))
        case w.Passive(modifier):
            return tell.told(tell.bundle((modifier,)))
        case w.After(effect=effect) | w.At(effect=effect):
            tell.at = ability if isinstance(ability, w.At) else None
            lead = language.openings(ability, tell)
            return tell.told(led(tell.clauses(effect), lead))
        case w.Before(on, effect):
            lead = language.openings(ability, tell)
            tell.event = on.event
            return tell.told(led(tell.clauses(effect), lead))
        case w.Spell(effect) | w.Power(effect) | w.Action(effect):
            return tell.told(tell.clauses(effect), language.openings(ability, tell))


def tell_trap(language: Language, trap: w.Trap) -> str:
    """A Trap: its condition, then what it does."""
    tell = Teller(language, "trap")
    condition = tell.on(trap.on)
    return tell.told(condition + tell.clauses(trap.effect), language.openings(trap, tell))


def tell_abilities(language: Language, bearer: Bearer, abilities: Iterable[w.Ability]) -> str:
    """Several abilities in a row."""
    return language.gap.join(tell_ability(language, bearer, each) for each in bundles(abilities))

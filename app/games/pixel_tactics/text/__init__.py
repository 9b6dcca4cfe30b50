"""Rules texts: the words of a card, said in each language.

A text is derived from the card's definition. `reading` says what belongs together, `compound` and
`abilities` how texts are put together in any language, `teller` what has been named; each language
has its terms, its nouns, its facts and effects, and its grammar.
"""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.abilities import tell_abilities, tell_ability, tell_effect, tell_trap
from app.games.pixel_tactics.text.compound import unsaid
from app.games.pixel_tactics.text.en import ENGLISH
from app.games.pixel_tactics.text.es import SPANISH
from app.games.pixel_tactics.text.naming import Names, names, set_name
from app.games.pixel_tactics.text.said import Bearer
from app.games.pixel_tactics.text.teller import Language
from app.games.pixel_tactics.text.zh_hant import CHINESE

__all__ = ["LANGUAGES", "Names", "ability_text", "names", "rules_text", "set_name"]

LANGUAGES: dict[str, Language] = {"en": ENGLISH, "es": SPANISH, "zh-Hant": CHINESE}

for _name, _language in LANGUAGES.items():
    if _missing := unsaid(_language):
        raise TypeError(f"no phrase in {_name} for {', '.join(_missing)}")


def rules_text(card: w.Card, line: w.Line, language: str) -> str:
    """What a text of a card says, in "en", "es" or "zh-Hant"; the lower line without its name."""
    told = LANGUAGES[language]
    if line == "leader":
        return tell_abilities(told, "leader", card.ability)
    if line != "line":
        return tell_abilities(told, "hero", getattr(card, line))
    match card.line:
        case w.Order(effect):
            return tell_effect(told, "order", effect)
        case w.Operation(abilities):
            return tell_abilities(told, "operation", abilities)
        case w.Trap():
            return tell_trap(told, card.line)


def ability_text(ability: w.Ability, language: str, bearer: Bearer = "hero") -> str:
    """What one ability says, on a Hero, a Leader or an Operation."""
    return tell_ability(LANGUAGES[language], bearer, ability)

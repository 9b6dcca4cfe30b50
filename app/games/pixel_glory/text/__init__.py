"""Rules texts: the words of a card, said in each language.

A text is derived from the card's definition: every effect is a sentence. `language` says how sentences
are put together in any language; each language has its terms, its effects and its abilities.
"""

from typing import Literal, TypeAlias

from app.games.pixel_glory import words as w
from app.games.pixel_glory.text.en import ENGLISH
from app.games.pixel_glory.text.es import SPANISH
from app.games.pixel_glory.text.language import Language, abilities_text, effect_text, unsaid
from app.games.pixel_glory.text.naming import Names, names
from app.games.pixel_glory.text.zh_hant import CHINESE

__all__ = ["LANGUAGES", "Names", "Which", "names", "rules_text"]

Which: TypeAlias = Literal["effect", "alternate", "abilities"]

LANGUAGES: dict[str, Language] = {"en": ENGLISH, "es": SPANISH, "zh-Hant": CHINESE}

for _name, _language in LANGUAGES.items():
    if _missing := unsaid(_language):
        raise TypeError(f"no phrase in {_name} for {', '.join(_missing)}")


def rules_text(card: w.Card, which: Which, language: str) -> str:
    """What a text of a card says, in "en", "es" or "zh-Hant"; empty where the card has no such text."""
    told = LANGUAGES[language]
    match which, card:
        case "effect", w.Spell() | w.Basic():
            return effect_text(told, card.effect, card)
        case "alternate", w.Spell(alternate=w.Alternate(effect=effect)):
            return effect_text(told, effect, card)
        case "abilities", w.Monster():
            return abilities_text(told, card)
    return ""

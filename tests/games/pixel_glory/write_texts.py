"""The golden texts: every card as it is printed, one file a language.

To write them anew: python -m tests.games.pixel_glory.write_texts
"""

from pathlib import Path
from typing import get_args

from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.text import LANGUAGES, Which, names, rules_text

WHICH: tuple[Which, ...] = get_args(Which)
FOLDER = Path(__file__).parent / "texts"


def printed(card: w.Card, language: str) -> str:
    """Name, numbers, texts and the flavour of a card."""
    name = names(language)[card.id]
    return "\n".join([f"{card.id}: {name.name}, {_numbers(card)}", *_texts(card, language), f"  “{name.flavour}”", ""])


def _numbers(card: w.Card) -> str:
    match card:
        case w.Spell(_, element, symbols):
            return f"{element or 'neutral'} x{symbols}"
        case w.Basic(_, element):
            return f"{element} basic"
        case w.Monster(_, element, hp, fame):
            return f"{element or 'lord'} {hp}/{fame}"


def _texts(card: w.Card, language: str) -> list[str]:
    sp = f"SP {card.alternate.sp}: " if isinstance(card, w.Spell) and card.alternate else ""
    texts = ((which, rules_text(card, which, language)) for which in WHICH)
    return [f"  {sp if which == 'alternate' else ''}{text}" for which, text in texts if text]


def golden(language: str) -> str:
    """All cards in one language."""
    return "\n".join(printed(card, language) for card in CARDS.values())


def path(language: str) -> Path:
    return FOLDER / f"{language}.txt"


if __name__ == "__main__":
    for language in LANGUAGES:
        path(language).write_text(golden(language), "utf-8")

"""The golden texts: every card as it is printed, one file a set and language.

To write them anew: python -m tests.games.pixel_tactics.write_texts
"""

from pathlib import Path

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text import LANGUAGES, names, rules_text, set_name
from app.games.pixel_tactics.text.naming import SETS

FOLDER = Path(__file__).parent / "texts"
LINES: tuple[w.Line, ...] = ("leader", "vanguard", "flank", "rear", "line")


def printed(card: w.Card, language: str) -> str:
    """Names, numbers, the five texts and the flavour of a card."""
    name = names(language)[card.id]
    kind = type(card.line).__name__
    titles = ("Leader", "Vanguard", "Flank", "Rear", f"{kind} “{name.line}”")
    texts = [f"  {title}: {rules_text(card, line, language)}" for title, line in zip(titles, LINES, strict=True)]
    hero = f"{_both(name.hero, name.hero_short)} {card.hero.attack}/{card.hero.life}"
    leader = f"{_both(name.leader, name.leader_short)} {card.leader.attack}/{card.leader.life}"
    return "\n".join([f"{card.id}: {hero}; {leader}", *texts, f"  “{name.flavour}”", ""])


def _both(name: str, short: str) -> str:
    return name if name == short else f"{name} ({short})"


def golden(cards: str, language: str) -> str:
    """All cards of a set in one language."""
    told = [printed(card, language) for card in SETS[cards].values()]
    return "\n".join([set_name(cards, language), "", *told])


def path(cards: str, language: str) -> Path:
    return FOLDER / cards / f"{language}.txt"


if __name__ == "__main__":
    for cards in SETS:
        for language in LANGUAGES:
            path(cards, language).write_text(golden(cards, language), "utf-8")

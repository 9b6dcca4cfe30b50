"""No rule, no ruling, no worked example and no text of a card is without a test that plays it."""

from collections.abc import Iterator
from pathlib import Path

from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.words import Monster, Spell
from tests.games.coverage import Coverage

COVERAGE = Coverage("pixel_glory.md", Path(__file__).parent)


def texts() -> Iterator[tuple[str, str]]:
    """A spell's first effect and its alternate one, a basic's only one, what a monster does (or that it does none)."""
    for id, card in CARDS.items():
        if isinstance(card, Monster):
            yield id, "effect" if card.abilities else "none"
        else:
            yield id, "first"
            if isinstance(card, Spell) and card.alternate:
                yield id, "alternate"


def test_every_numbered_rule_and_ruling_is_played_by_a_test():
    rules, cited = COVERAGE.numbered(), COVERAGE.cited()

    assert len(rules) == len(set(rules)) > 130
    assert sorted(set(rules) - COVERAGE.informative() - cited) == []
    assert sorted(cited - set(rules)) == []


def test_every_worked_example_is_played_by_a_test_of_its_number():
    assert COVERAGE.examples() == COVERAGE.played_examples() == list(range(1, 19))


def test_each_text_of_every_card_is_played_by_a_test():
    printed, played = {*texts()}, COVERAGE.played_texts()

    assert len(printed) == 72 + 38 + 5 + 52
    assert sorted(printed - played) == []
    assert sorted(played - printed) == []

"""No rule, no ruling, no worked example and no text of a card is without a test that plays it."""

from pathlib import Path

from app.games.pixel_tactics.cards import TILED_REALM
from app.games.pixel_tactics.texts import LINES
from tests.games.coverage import Coverage

COVERAGE = Coverage("pixel_tactics.md", Path(__file__).parent)


def test_every_numbered_rule_and_ruling_is_played_by_a_test():
    rules, cited = COVERAGE.numbered(), COVERAGE.cited()

    assert len(rules) == len(set(rules)) > 100
    assert sorted(set(rules) - COVERAGE.informative() - cited) == []
    assert sorted(cited - set(rules)) == []


def test_every_worked_example_is_played_by_a_test_of_its_number():
    assert COVERAGE.examples() == COVERAGE.played_examples() == list(range(1, 16))


def test_each_of_the_five_texts_of_every_card_is_played_by_a_test():
    texts, played = {(card, line) for card in TILED_REALM for line in LINES}, COVERAGE.played_texts()

    assert len(texts) == 125
    assert sorted(texts - played) == []
    assert sorted(played - texts) == []

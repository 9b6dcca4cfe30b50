"""What the house says itself is said in every language."""

import re
from pathlib import Path

import pytest

from app.api.socket.house_words import HOUSE_LINES, HOUSE_REFUSALS, house_line
from app.games.game import LANGUAGES
from app.service.tables.umpire import SAID
from app.tabletop.span import plain
from app.tabletop.telling import Tale

APP = Path(__file__).parents[2] / "app"
SOURCES = [path for folder in ("service", "api") for path in (APP / folder).rglob("*.py")]
REFUSED = sorted({code for path in SOURCES for code in re.findall(r'Refusal\("([a-z-]+)"\)', path.read_text())})
TOLD = sorted(
    {*SAID.values(), *(word for path in SOURCES for word in re.findall(r'"house", word="(\w+)"', path.read_text()))}
)


@pytest.mark.parametrize("code", REFUSED)
def test_every_refusal_of_the_house_is_a_sentence(code: str) -> None:
    assert set(HOUSE_REFUSALS[code]) == set(LANGUAGES)


@pytest.mark.parametrize("word", TOLD)
def test_whatever_the_house_tells_is_a_sentence(word: str) -> None:
    for seat in (-1, 1):
        said = {plain(house_line(Tale("house", seat, word=word), language)) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
        assert not any("{" in each for each in said)


def test_nothing_is_said_in_one_language_alone() -> None:
    for words in (*HOUSE_REFUSALS.values(), *HOUSE_LINES.values()):
        assert set(words) == set(LANGUAGES) and all(words.values())


def test_who_wins_by_a_verdict_is_named_by_the_client() -> None:
    spans = house_line(Tale("house", 1, word="adjudicated"), "en")
    assert [(span.text, span.seat) for span in spans] == [
        ("The house has given the table to ", -1),
        ("player 2", 1),
        (".", -1),
    ]

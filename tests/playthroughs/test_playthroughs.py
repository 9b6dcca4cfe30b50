"""Every playthrough, played again, is what its file says, and reads so; `python -m tests.playthroughs` writes them."""

import re

import pytest

from tests.playthroughs.playthrough import FOLDER, read, written
from tests.playthroughs.reading import READINGS, reading_of

FILES = sorted(FOLDER.glob("*.txt"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_plays_as_it_is_written(name):
    assert written(read(TEXTS[name])) == TEXTS[name]


@pytest.mark.parametrize("path", sorted(READINGS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_playthrough_reads_as_it_is_written(path):
    assert reading_of(path) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("what", "pattern"),
    {
        "a Trap that answers a Trap": r"\bnegate seat \d .* Activate$",
        "a Trap that answers an attack": r"\bnegate seat \d .* Attack$",
        "an Operation that expires": r"\bexpire seat \d",
        "cards that only one seat sees": r" look seat \d \?",
        "a rout": r"\brout seat \d",
        "the next match": r"\bmatch seat \d n=2$",
        "equal Leaders": r"\bclash ",
        "a match that is a tie": r"\btie .* rout$",
        "an attack power": r"\bpower seat \d",
        "a blow that the rival aims": r"^seat (\d) is asked: pick\n.*\nmove .*\n.* divert seat \1 mud-toad#",
        "a Unit that its rival rearranges": r"^move (\d) (.*\n){4}.* rearrange seat (?!\1)",
        "deaths that are put in order": r"^seat \d is asked: deaths$",
        "a monster that is buried": r"\bbury seat \d",
        "several who discard in secret": r"^seat \d is asked: discard\n.*\nseat \d is asked: discard$",
        "a village that is saved": r'"reason":"lord","scores":[^"]*}$',
        "one that is lost": r'"reason":"nobody-left","scores":[^"]*}$',
        "two who win together": r'"places":\[2,1,2,1\]}$',
    }.items(),
)
def test_the_playthroughs_together_show(what, pattern):
    assert any(re.search(pattern, text, re.MULTILINE) for text in TEXTS.values()), what

"""Every playthrough, played again, is what its file says; `python -m tests.playthroughs` writes them anew."""

import re

import pytest

from tests.playthroughs.playthrough import FOLDER, read, written

FILES = sorted(FOLDER.glob("*.txt"))
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in FILES}


@pytest.mark.parametrize("name", TEXTS)
def test_a_playthrough_plays_as_it_is_written(name):
    assert written(read(TEXTS[name])) == TEXTS[name]


@pytest.mark.parametrize(
    ("what", "lines"),
    {
        "a Trap that answers a Trap": r"all: activate .*(\n.*)*?all: activate .*\n(.*\n)*?  all: negate .* Activate",
        "an Operation that expires": r"all: expire ",
        "a rout and its trophy": r"all: rout .*\n(.*\n)*?  all: trophy ",
        "the next match": r"all: match seat \d n=2",
        "an interrupted attack": r"all: negate .* Attack",
        "a search of one's own Deck that others only hear of": r"\d: look seat \d \?",
    }.items(),
)
def test_the_playthroughs_together_show(what, lines):
    assert any(re.search(lines, text) for text in TEXTS.values()), what

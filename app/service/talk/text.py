"""What a line of chat is made of: plain, short, and without anything that disturbs the lines beside it."""

import unicodedata

from app.service.errors import Problem

LONGEST = 300
"""In characters."""
MARKS_AT_ONCE = 2
"""More marks on one letter are a stack that covers the lines beside it."""

JOINER = "\N{ZERO WIDTH JOINER}"
"""Of what cannot be seen, this alone is kept, as pictures of several people are joined by it."""


def fit_text(wish: str) -> str:
    """The text as it is kept. Raises Problem `text-length`."""
    spaced = " ".join(unicodedata.normalize("NFC", wish).split())
    text = " ".join("".join(_seen(spaced)).split())
    if not 1 <= len(text) <= LONGEST or not any(_shows(letter) for letter in text):
        raise Problem("text-length", f"a text has 1 to {LONGEST} characters", least=1, most=LONGEST)
    return text


def folded(text: str) -> str:
    """What is the same for texts that say the same."""
    return "".join(letter for letter in unicodedata.normalize("NFKC", text).casefold() if letter.isalnum()) or text


def _seen(text: str) -> list[str]:
    """The letters that can be seen, without stacks of marks. Direction is the page's, not the writer's."""
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        joins = letter == JOINER and bool(kept) and unicodedata.category(kept[-1]) in ("So", "Sk", "Mn")
        if marks <= MARKS_AT_ONCE and (category[0] != "C" or joins):
            kept.append(letter)
    return kept


def _shows(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CMZ"

"""What a name looks like: two names with the same key cannot be told apart at a glance.

The key is the skeleton of Unicode's UTS 39, taken of small and of capital letters alike, so that `Ian`, `lan`
and a Cyrillic `НОРЕ` beside `hope` meet.
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.confusables import confusables_data

SEPARATORS = " _-."
_MARKS = {"\u200e": None}
"""The library writes these around letters that are read from right to left."""


def looks_like(name: str) -> str:
    """The key of a name."""
    letters = "".join(letter for letter in unicodedata.normalize("NFKC", name) if letter not in SEPARATORS)
    capitals = _skeleton(_skeleton(letters.upper()).casefold())
    if all(letter.isascii() or unicodedata.combining(letter) for letter in capitals):
        return capitals
    return _skeleton(letters.casefold())


def _skeleton(text: str) -> str:
    prototypes = _prototypes()
    return "".join(prototypes.get(letter, letter) for letter in unicodedata.normalize("NFD", text))


@cache
def _prototypes() -> dict[str, str]:
    """For each letter that looks like another, that other.

    The library lists both ways: a letter with its prototype alone, a prototype with all that look like it.
    """
    alike = {
        letter.translate(_MARKS): [other["c"].translate(_MARKS) for other in others]
        for letter, others in confusables_data.items()
    }
    found: dict[str, str] = {}
    for letter, others in alike.items():
        if len(letter) != 1 or len(others) != 1:
            continue
        (other,) = others
        mutual = len(alike.get(other, ())) == 1
        # of two that look like each other alone, the later stands for the earlier
        if not mutual or len(other) > 1 or other < letter:
            found[letter] = other
    return found

"""Which names people may have: short, readable, in one script, and not the name of another or of the house."""

import re
import unicodedata

from confusable_homoglyphs.categories import unique_aliases

from app.service.accounts.lookalike import SEPARATORS
from app.service.accounts.reserved import reserved
from app.service.errors import Problem

NARROWEST, WIDEST = 3, 20
"""In columns: a Chinese character fills two."""
LONGEST = 40
"""In characters: marks fill no column."""
MARKS_AT_ONCE = 2
"""More marks on one letter are a stack that covers the lines beside it."""

TOGETHER = (
    {"HAN", "BOPOMOFO"},
    {"HAN", "HIRAGANA", "KATAKANA"},
    {"HAN", "HANGUL"},
)
"""Scripts that are written together; every other stands alone."""
_SCRIPTLESS = {"COMMON", "INHERITED"}


def fit_name(wish: str) -> str:
    """The name as it is kept. Raises Problem `name-length`, `name-characters`, `name-scripts`, `name-reserved`."""
    name = " ".join(unicodedata.normalize("NFKC", wish).split())
    if not NARROWEST <= _columns(name) <= WIDEST or len(name) > LONGEST:
        message = f"a name is {NARROWEST} to {WIDEST} letters wide; Chinese ones count twice"
        raise Problem("name-length", message, least=NARROWEST, most=WIDEST)
    if not _readable(name):
        raise Problem("name-characters", "a name has letters, digits, and single spaces, _, - or . between them")
    scripts = unique_aliases(name) - _SCRIPTLESS
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise Problem("name-scripts", "the letters of a name are of one script")
    if reserved(name):
        raise Problem("name-reserved", "this name would be taken for somebody of the house")
    return name


def _columns(name: str) -> int:
    return sum(
        2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in name
        if not unicodedata.category(letter).startswith("M")
    )


def _readable(name: str) -> bool:
    shape = "".join(map(_kind, name))
    # begins and ends with a letter or digit, no separators side by side, no marks without letters
    one = rf"(?:[Ld]M{{0,{MARKS_AT_ONCE}}})"
    return "L" in shape and re.fullmatch(rf"{one}+(?:s{one}+)*", shape) is not None


def _kind(letter: str) -> str:
    """L for a letter, M for a mark on it, d for a digit, s for a separator, x for what no name has."""
    if letter in SEPARATORS:
        return "s"
    if letter.isascii() and letter.isdigit():
        return "d"
    category = unicodedata.category(letter)
    return category[0] if category in ("Lu", "Ll", "Lo", "Lt", "Lm", "Mn", "Mc") else "x"

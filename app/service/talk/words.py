"""Words that hurt, and what is done about them."""

from functools import cache
from typing import Literal

from glin_profanity import Filter

from app.service.errors import Problem

MASK = "***"

ALLOWED = (
    # said of games, or meant otherwise in another of our languages
    *("domination", "escort", "hardcore", "playboy", "poof", "simp", "skeet", "snatch", "twinkie", "bs", "xx"),
    *("asesinato", "concha", "drogas", "infierno", "maldito", "martillo", "negro", "orina", "trio"),
    *("13.", "卵", "奶", "乳", "九游"),
)
FORBIDDEN = ("幹你娘", "操你媽", "他媽的", "你媽的", "王八蛋", "雞巴", "婊子", "賤貨", "肏")
"""The library's Chinese is simplified."""


@cache
def _filter() -> Filter:
    """Made once, as it takes a moment."""
    return Filter(
        {
            "languages": ["english", "spanish", "chinese"],
            "obfuscation": "standard",
            "replace_with": MASK,
            "ignore_words": list(ALLOWED),
            "custom_words": list(FORBIDDEN),
        }
    )


def fit_words(text: str, way: Literal["mask", "refuse", "off"]) -> str:
    """The text with its words that hurt masked. Raises Problem `bad-words` where they are refused."""
    if way == "off":
        return text
    found = _filter().check_profanity(text)
    if not found["contains_profanity"]:
        return text
    if way == "refuse":
        raise Problem("bad-words", "there are words in it that hurt")
    return found["processed_text"] or MASK

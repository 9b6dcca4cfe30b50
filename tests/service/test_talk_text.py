"""What a line of chat is made of."""

import pytest

from app.service.errors import Problem
from app.service.talk.phrases import PHRASES, TOLD
from app.service.talk.text import LONGEST, fit_text
from app.service.talk.words import MASK, fit_words

FAMILY = "\N{MAN}\N{ZERO WIDTH JOINER}\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"


@pytest.mark.parametrize(
    ("wish", "text"),
    [
        ("hello", "hello"),
        ("  a \t b\r\n\u3000c ", "a b c"),
        ("cafe\u0301", "café"),
        ("\u202eevil\u202c \u2066x\u2069\u200f", "evil x"),
        ("bad\u200bword\u2060s\ufeff\u00ad", "badwords"),
        ("bell\x07 null\x00 escape\x1b[31m", "bell null escape[31m"),
        ("<script>alert(1)</script> &amp;", "<script>alert(1)</script> &amp;"),
        ("z\u0300\u0301\u0302\u0303\u0304algo", "z\u0300\u0301algo"),
        ("幸會，幸會！", "幸會，幸會！"),
        (f"we {FAMILY} play", f"we {FAMILY} play"),
        ("j\u200doin", "join"),
        ("x" * LONGEST, "x" * LONGEST),
        ("e\u0301" * LONGEST, "é" * LONGEST),
        ("!", "!"),
    ],
)
def test_a_text_is_kept_without_what_disturbs_others(wish: str, text: str) -> None:
    assert fit_text(wish) == text
    assert fit_text(text) == text, "what fits is kept as it is"


@pytest.mark.parametrize("wish", ["", " ", "\n\t", "\u200b\u200d\u2060", "\u202e", "\u0301", "x" * (LONGEST + 1)])
def test_a_text_is_not_empty_nor_too_long(wish: str) -> None:
    with pytest.raises(Problem) as refused:
        fit_text(wish)
    assert refused.value.code == "text-length"
    assert refused.value.details == {"least": 1, "most": LONGEST}


@pytest.mark.parametrize(
    ("text", "masked"),
    [
        ("what the fuck", f"what the {MASK}"),
        ("F.U.C.K that", f"{MASK} that"),
        ("eres un hijo de puta", f"eres un {MASK}"),
        ("你他媽的", None),
        ("操你妈", None),
        ("幹你娘", None),
    ],
)
def test_words_that_hurt_are_masked_or_refused_in_every_language(text: str, masked: str | None) -> None:
    assert MASK in fit_words(text, "mask")
    assert masked is None or fit_words(text, "mask") == masked
    assert fit_words(text, "off") == text
    with pytest.raises(Problem) as refused:
        fit_words(text, "refuse")
    assert refused.value.code == "bad-words"


@pytest.mark.parametrize(
    "text",
    [
        "I attack your Leader with the Assassin; die!",
        "my class is in Scunthorpe",
        "A win by domination, after I snatch the relic",
        "Con el martillo negro, un trío, ¡maldito infierno!",
        "我想喝牛奶",
        "這一場打得真好，謝謝！",
        "13.",
        *(text for told in TOLD.values() for text in told.values()),
    ],
)
def test_what_is_said_of_games_is_left_alone(text: str) -> None:
    assert fit_words(text, "refuse") == text


def test_every_phrase_is_told_in_every_language() -> None:
    assert set(TOLD) == {"en", "es", "zh-Hant"}
    for told in TOLD.values():
        assert set(told) == set(PHRASES)
        assert len(set(told.values())) == len(PHRASES)
        assert all(fit_text(text) == text for text in told.values())

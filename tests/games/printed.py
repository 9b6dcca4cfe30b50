"""What every rules text keeps to, whatever the game."""

import re


def whole(text: str) -> bool:
    """Whether nothing is missing, left over, doubled or unbalanced."""
    loose = re.search(r"None|[{}_<>]|  | [.,;:]|[.,;:，。；：]{2}|\(\)", text)
    balanced = text.count("[") == text.count("]") and text.count("［") == text.count("］")
    return not loose and balanced and text == text.strip() and text[-1] in ".。"


def capitalised(text: str) -> bool:
    """Whether each sentence begins with a capital letter."""
    return text[0].isupper() and not re.search(r"\. [a-záéíóúñ]", text)


def words_in_common(text: str, others: list[str]) -> set[str]:
    """The words of a Spanish text that English ones use as well."""
    known = {word.lower() for other in others for word in re.findall(r"[A-Za-z]{2,}", other)}
    return {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)} & known


def contracted(text: str) -> bool:
    """Whether a Spanish text says "al" and "del"."""
    return not re.search(r"\b(a|de) el\b", text)


def chinese(text: str) -> bool:
    """Whether a Chinese text holds no Latin letters, no spaces and no half-width marks."""
    return not re.search(r"[A-Za-z \t,.;:!?()\[\]]", text)

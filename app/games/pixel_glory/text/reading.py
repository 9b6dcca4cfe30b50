"""What can be read off the words of a card before any language says them."""

from app.games.pixel_glory import words as w


def head(number: w.Number) -> int:
    """The number that is said first."""
    return number if isinstance(number, int) else number.base

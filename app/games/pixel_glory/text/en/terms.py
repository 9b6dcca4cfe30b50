"""English terms of the game, and the small words around them."""

from app.games.pixel_glory import words as w

ELEMENTS: dict[w.Element, str] = {
    "fire": "Fire",
    "earth": "Earth",
    "water": "Water",
    "light": "Light",
    "shadow": "Shadow",
}
PLAYERS: dict[w.Whom, str] = {
    "you": "you",
    "a-player": "a player",
    "another-player": "another player",
    "each-player": "each player",
    "each-other-player": "each other player",
    "killer": "the player who defeated it",
}
KINDS: dict[w.Kind, str] = {"basic": "a basic", "spell": "a spell", "card": "a card"}


def counted(n: int, one: str, many: str) -> str:
    """So many of them; one is "a"."""
    return f"a {one}" if n == 1 else f"{n} {many}"


def combo(n: int) -> str:
    return f"{n} combo point{'s' if n > 1 else ''}"

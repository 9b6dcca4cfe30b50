"""Spanish terms of the game, and the small words around them."""

from app.games.pixel_glory import words as w

ELEMENTS: dict[w.Element, str] = {
    "fire": "Fuego",
    "earth": "Tierra",
    "water": "Agua",
    "light": "Luz",
    "shadow": "Sombra",
}
PLAYERS: dict[w.Whom, str] = {
    "you": "tú",
    "a-player": "un jugador",
    "another-player": "otro jugador",
    "each-player": "cada jugador",
    "each-other-player": "cada uno de los demás jugadores",
    "killer": "el jugador que lo derrotó",
}
KINDS: dict[w.Kind, str] = {"basic": "un ataque básico", "spell": "un hechizo", "card": "una carta"}
LIFE = {"": "", "damaged": "herido", "undamaged": "ileso"}


def cards(n: int) -> str:
    return "una carta" if n == 1 else f"{n} cartas"


def points(n: int) -> str:
    return "1 punto" if n == 1 else f"{n} puntos"


def plural(word: str) -> str:
    return word + ("s" if word[-1] in "aeo" else "es")


def to(noun: str) -> str:
    """The noun with the preposition "a", contracted with its article."""
    return f"al {noun[3:]}" if noun.startswith("el ") else f"a {noun}"

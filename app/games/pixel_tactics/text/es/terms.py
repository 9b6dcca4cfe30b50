"""Spanish terms of the game, and the small words around them."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Noun, Said
from app.tabletop.tongues import and_

KINDS = {
    "hero": ("héroe", "héroes"),
    "leader": ("líder", "líderes"),
    "fighter": ("combatiente", "combatientes"),
    "corpse": ("cadáver", "cadáveres"),
    "body": ("héroe o cadáver", "héroes y cadáveres"),
}
CARDS = {
    "": "una carta",
    "order": "una Orden",
    "operation": "una Operación",
    "trap": "una Trampa",
    "lasting": "una carta de Operación o Trampa",
}
BEARERS = {
    "hero": "este héroe",
    "leader": "este líder",
    "operation": "esta Operación",
    "trap": "esta Trampa",
    "order": "esta carta",
}
ROWS = {"vanguard": "Vanguardia", "flank": "Flanco", "rear": "Retaguardia"}
IN_ROW = {**ROWS, "behind": "Flanco y Retaguardia"}
COUNTERS = {"virus": "virus", "zeal": "fervor", "time": "tiempo"}
BEARING = {**COUNTERS, "extras": "algún efecto de estado o alguna ficha"}
HURT = {"damaged": "daño", "lethal": "daño letal"}
WAVES = {"wave": "esa oleada", "round": "esa ronda"}
ROLES = {
    "attacker": "el atacante",
    "dealer": "el atacante",
    "caster": "el héroe que lo lanza",
    "target": "su objetivo",
}
YOU = Noun("tú")
RIVAL = Noun("el rival")
PLAYERS = {"yours": YOU, "rival": RIVAL, "any": Noun("un jugador")}
KEYWORDS: dict[str, str] = {
    "ranged": "Ataque a distancia",
    "intercept": "Interceptar",
    "piercing": "ataques que no se pueden interceptar",
    "no-intercept": "sin Interceptar",
    "no-power": "sin poder",
}
LIBERTIES = {
    "ready": "atacar en la misma oleada en que {is} reclutado{s}",
    "nimble": "atacar en la misma oleada en que se {move}",
    "swift": "atacar en la misma oleada en que {is} reclutado{s} o se {move}",
    "hunting": "realizar ataques cuerpo a cuerpo contra cualquier combatiente rival con daño",
    "risen": "realizar ataques cuerpo a cuerpo",
}
"""What an ability lets a piece do."""
ACTIONS = {"recruit": "Reclutar", "restructure": "Reestructurar", "move": "Mover", "clear": "Retirar un cadáver"}
HANDLED = {"tokens": "cada ficha quitada", "cards": "cada carta descartada", "corpse": "cada uno"}
STATUSES = {**KEYWORDS, "attack": "de ataque", "life": "de vida"}
HARMS = {
    "melee": "los ataques cuerpo a cuerpo",
    "ranged": "los ataques a distancia",
    "spell": "los hechizos",
    "order": "las Órdenes",
    "other": "los otros efectos",
}
UNTIL = {
    "turn": " este turno",
    "wave": " durante esta oleada",
    "round": " durante esta ronda",
    "next-round": " hasta el final de la próxima ronda",
    "your-turn": " hasta tu próximo turno",
}
TRAPS = {"declared": "Al declararse: ", "finished": "Al terminar: "}


def listed(phrases: list[str], link: str = "y") -> str:
    *first, last = phrases
    return f"{', '.join(first)} {and_(last, link)} {last}" if first else last


def contracted(preposition: str, phrase: str) -> str:
    """a + el = al, de + el = del."""
    if preposition in ("a", "de") and phrase.startswith("el "):
        return f"{preposition}l {phrase[3:]}"
    return f"{preposition} {phrase}"


def tokens_of(counter: str, n: int) -> str:
    """Counters are counted in fichas: una ficha de virus, 2 fichas de virus."""
    return f"{'una ficha' if n == 1 else f'{n} fichas'} de {COUNTERS[counter]}"


def points(n: int | str) -> str:
    return f"{n} punto{'' if n == 1 else 's'} de daño"


def player(side: w.Side, verb: str, what: str, rest: str = "", short: str = "") -> Said:
    return Said(verb, what, rest, PLAYERS[side], side, short=short)


def kinds(by: Sequence[str]) -> str:
    return "los ataques" if set(by) == {"melee", "ranged"} else listed([HARMS[kind] for kind in by])

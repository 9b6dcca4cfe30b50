"""Spanish phrases for the abilities of monsters."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.text.es.terms import points
from app.kernel.node import Rules

openings: Rules[str] = Rules("begin in Spanish")
standing: Rules[str] = Rules("say a standing rule in Spanish")


@openings.rule
def when_defeated(word: w.WhenDefeated) -> str:
    return "al ser derrotado: "


@openings.rule
def when_revealed(word: w.WhenRevealed) -> str:
    return "al ser revelado: "


@openings.rule
def end_of_turn(word: w.EndOfTurn) -> str:
    return "mientras esté revelado: al final de cada turno "


@openings.rule
def while_(word: w.While) -> str:
    if isinstance(word.rule, w.Guard):
        return "mientras esté revelado e ileso: "
    return "mientras haya otro monstruo revelado: " if word.beside else "mientras esté revelado: "


@standing.rule
def armour(word: w.Armour) -> str:
    return f"cada efecto de daño le inflige {points(word.n)} menos"


@standing.rule
def immune(word: w.Immune) -> str:
    return {
        "basics": "los ataques básicos no le infligen daño",
        "damage": "no puede recibir daño",
        "all-but-damage": "solo se puede derrotar con daño",
    }[word.to]


@standing.rule
def guard(word: w.Guard) -> str:
    return "no se puede elegir a otro monstruo"


@standing.rule
def no_healing(word: w.NoHealing) -> str:
    return "ningún jugador puede curarse"


@standing.rule
def heavier(word: w.Heavier) -> str:
    return f"quien termine un turno sin derrotar a ningún monstruo pierde {word.n} PV más"

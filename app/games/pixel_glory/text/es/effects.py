"""Spanish phrases for what spells, basics and monsters do."""

from app.games.pixel_glory import words as w
from app.games.pixel_glory.text.es.terms import ELEMENTS, KINDS, LIFE, PLAYERS, cards, plural, points, to
from app.games.pixel_glory.text.reading import head
from app.kernel.node import Rules

effects: Rules[str] = Rules("say an effect in Spanish")
costs: Rules[str] = Rules("name a cost in Spanish")
conditions: Rules[str] = Rules("say a condition in Spanish")
numbers: Rules[str] = Rules("end on a number in Spanish")
nouns: Rules[str] = Rules("name in Spanish")


def by(whom: w.Whom, what: str) -> str:
    """What a player does; you are told to, in the same form of the verb."""
    return what if whom == "you" else f"{PLAYERS[whom]} {what}"


# --- Monsters ------------------------------------------------------------------


def described(word: w.Monsters, several: bool) -> str:
    words = ("monstruo", "elemental" if word.elemental else "", LIFE[word.life])
    noun = " ".join(plural(each) if several else each for each in words if each)
    return f"{noun} con {word.at_most} PV o menos" if word.at_most else noun


@nouns.rule
def monsters(word: w.Monsters) -> str:
    match word.scope:
        case "this":
            return "este monstruo"
        case "others":
            return f"cada uno de los demás {described(word, several=True)}"
        case scope:
            return f"{'un' if scope == 'one' else 'cada'} {described(word, several=False)}"


# --- Numbers and conditions ------------------------------------------------------


@numbers.rule
def plain(word: int, card: w.Card) -> str:
    return ""


@numbers.rule
def plus(word: w.Plus, card: w.Card) -> str:
    match word.of:
        case "kin":
            assert card.element
            each = f"carta de {ELEMENTS[card.element]} que hayas jugado este turno antes que esta"
        case "kills":
            each = "monstruo que hayas derrotado este turno"
        case "combo":
            each = "punto de combo que tengas"
        case "hand":
            each = "carta de tu mano"
    return f", más {word.per} por cada {each}"


@numbers.rule
def or_(word: w.Or, card: w.Card) -> str:
    return f", o {word.otherwise} si {conditions(word.when)}"


@conditions.rule
def defeated(word: w.Defeated) -> str:
    return "esto derrota al monstruo" if word.yes else "esto no derrota al monstruo"


@conditions.rule
def weak(word: w.Weak) -> str:
    return f"tienes {word.at_most} PV o menos"


@conditions.rule
def is_(word: w.Is) -> str:
    return f"ese monstruo está {LIFE[word.life]}"


# --- What is done to monsters ------------------------------------------------------


@effects.rule
def damage(word: w.Damage, card: w.Card) -> str:
    whom = "" if word.to == w.Monsters() else f" {to(nouns(word.to))}"
    return f"inflige {points(head(word.n))} de daño{whom}{numbers(word.n, card)}"


@effects.rule
def defeat(word: w.Defeat, card: w.Card) -> str:
    return f"derrota {to(nouns(word.which))}"


@effects.rule
def restore(word: w.Restore, card: w.Card) -> str:
    match word.which.scope:
        case "this":
            return f"recupera {word.n} PV"
        case "others":
            return f"los demás {described(word.which, several=True)} recuperan {word.n} PV"
        case _:
            return f"{nouns(word.which)} recupera {word.n} PV"


@effects.rule
def look(word: w.Look, card: w.Card) -> str:
    return f"mira los {word.n} primeros monstruos del mazo de mazmorra y reordénalos"


@effects.rule
def bury(word: w.Bury, card: w.Card) -> str:
    return f"pon {nouns(word.which)} bajo el mazo de mazmorra"


# --- What players do, and what is done to them --------------------------------------


@effects.rule
def lose(word: w.Lose, card: w.Card) -> str:
    if isinstance(card, w.Monster):
        return f"inflige {points(word.n)} de daño {to(PLAYERS[word.whom])}"
    return f"pierdes {word.n} PV" if word.whom == "you" else f"{PLAYERS[word.whom]} pierde {word.n} PV"


@costs.rule
def pay_hp(word: w.Lose) -> str:
    return f"perder {word.n} PV"


@effects.rule
def heal(word: w.Heal, card: w.Card) -> str:
    said = f"{head(word.n)} PV{numbers(word.n, card)}"
    return f"cúrate {said}" if word.whom == "you" else f"{PLAYERS[word.whom]} se cura {said}"


@effects.rule
def draw(word: w.Draw, card: w.Card) -> str:
    return by(word.whom, f"roba {cards(word.n)}")


def discarded(word: w.Discard) -> str:
    if word.zone == "hand":
        return "una carta"
    return f"la carta de {'tu' if word.whom == 'you' else 'su'} reserva"


@effects.rule
def discard(word: w.Discard, card: w.Card) -> str:
    return by(word.whom, f"descarta {discarded(word)}")


@costs.rule
def pay_card(word: w.Discard) -> str:
    return f"descartar {discarded(word)}"


@effects.rule
def regain(word: w.Regain, card: w.Card) -> str:
    return f"lleva a tu mano {KINDS[word.kind]} de tu pila de descarte"


@effects.rule
def take(word: w.Take, card: w.Card) -> str:
    return "lleva a tu mano la carta de la reserva de otro jugador"


@effects.rule
def gain(word: w.Gain, card: w.Card) -> str:
    return by(word.whom, f"gana {points(word.n)} de combo")


@effects.rule
def shield(word: w.Shield, card: w.Card) -> str:
    match word.whom:
        case "you":
            said = "no pierdes PV"
        case "each-player":
            said = "ningún jugador pierde PV"
        case whom:
            said = f"{PLAYERS[whom]} no pierde PV"
    return f"{said} al final de este turno"


@effects.rule
def boost(word: w.Boost, card: w.Card) -> str:
    if word.what == "basics":
        return f"este turno, tus ataques básicos infligen {points(word.n)} de daño más"
    return f"tu siguiente efecto de daño de este turno inflige {points(word.n)} más"


@effects.rule
def again(word: w.Again, card: w.Card) -> str:
    return "repite el primer efecto del último hechizo que hayas jugado este turno"

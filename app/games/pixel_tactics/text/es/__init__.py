"""Spanish: how a text comes to act, and the grammar."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.es.effects import effects
from app.games.pixel_tactics.text.es.facts import conditions, events, modifiers
from app.games.pixel_tactics.text.es.nouns import again, counts, nouns
from app.games.pixel_tactics.text.es.terms import ACTIONS, KEYWORDS, RIVAL, ROLES, ROWS, TRAPS, YOU, listed
from app.games.pixel_tactics.text.es.verbs import Person, inflected
from app.games.pixel_tactics.text.joining import Form, Joining, joined
from app.games.pixel_tactics.text.said import Noun, Ref, Said, Saids, Use
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules
from app.tabletop.tongues import and_

openings: Rules[str] = Rules("begin in Spanish")

# --- Openings ----------------------------------------------------------------


@openings.rule
def at(word: w.At, tell: Teller) -> str:
    edge = "al principio de" if word.edge == "start" else "al final de"
    if word.of == "turn":
        turns = {"yours": "tus turnos", "rival": "los turnos del rival", "any": "cada turno"}[word.side]
        return f"{edge} {turns}"
    row = f" de {ROWS[word.row]}" if word.row else ""
    return f"{edge} cada {'oleada' if word.of == 'wave' else 'ronda'}{row}"


@openings.rule
def after(word: w.After, tell: Teller) -> str:
    return f"después de que {tell.language.either(tell.events(word.events))}"


@openings.rule
def before(word: w.Before, tell: Teller) -> str:
    event = tell.language.either(tell.events((word.on,)))
    return f"la primera vez que {event} en cada ronda" if word.on.first else f"cuando {event}"


@openings.rule
def power(word: w.Power, tell: Teller) -> str:
    return "Ataque: "


@openings.rule
def spell(word: w.Spell, tell: Teller) -> str:
    return "Hechizo: "


@openings.rule
def action(word: w.Action, tell: Teller) -> str:
    limited = " limitada" if word.limited else ""
    price = {"plain": "", "free": " gratuita", "long": " larga"}[word.price]
    return f"Acción{price}{limited}: "


@openings.rule
def trap(word: w.Trap, tell: Teller) -> str:
    return TRAPS[word.when]


# --- Grammar -----------------------------------------------------------------


class Spanish(Joining):
    gap = " "
    listing = frozenset({"and", "then"})
    nouns = nouns
    counts = counts
    conditions = conditions
    events = events
    modifiers = modifiers
    effects = effects
    openings = openings
    keywords = KEYWORDS
    if_you_do = "si lo haces"
    afterwards = ". Luego "

    def again(self, ref: Ref, use: Use, tell: Teller) -> Noun:
        return again(ref, use, tell)

    def role(self, name: str) -> Noun:
        return Noun(ROLES[name])

    def when(self, said: Said, lasting: bool) -> str:
        return f"mientras {self.whole(said, 'subjunctive')}" if lasting else f"si {self.whole(said, 'indicative')}"

    def if_not(self, said: Said) -> str:
        return "si no puede" if said.subject == RIVAL else "si no puedes"

    def or_for(self, said: Said, cost: Said) -> Said:
        return said._replace(link="or", rest=f" si {self.predicate(cost, 'indicative')}")

    def up_to(self, times: int) -> str:
        return f", hasta {'dos' if times == 2 else times} veces"

    def first(self, word: w.Price) -> Said:
        owner = {"yours": "tu", "rival": "la"}.get(word.side, "la")
        of = "" if word.side == "yours" else " del rival" if word.side == "rival" else " de cada jugador"
        subject = Noun(f"{owner} primera acción de {ACTIONS[word.action]} de cada turno{of}")
        return Said("ser", "gratis", subject=subject)

    def prices(self, words: Sequence[w.Price], tell: Teller) -> Said:
        price, each = {"free": ("gratuita", "gratuitas"), "long": ("larga", "largas")}[words[0].price]
        names = listed([ACTIONS[word.action] for word in words])
        if words[0].side == "yours":
            return Said("ser", each, subject=Noun(f"tus acciones de {names}", many=True))
        lead = "para el rival" if words[0].side == "rival" else "para cada jugador"
        many = len(words) > 1
        what = f"acciones {each}" if many else f"una acción {price}"
        return Said("ser", what, subject=Noun(names, many), leads=(lead,))

    def either(self, events: Saids) -> str:
        return self.phrase(events, "subjunctive")

    def predicate(self, said: Said, form: Form = "") -> str:
        subject = said.subject
        person: Person = "you" if subject is None or subject is YOU else "many" if subject.many else "one"
        form = form or ("infinitive" if said.may else "indicative" if subject else "imperative")
        return joined(inflected(said.verb, form, person, said.beside), said.what) + said.rest

    def whole(self, said: Said, form: Form = "") -> str:
        subject = "" if said.subject is None or said.subject is YOU else said.subject.text
        may = ("puede" if said.subject else "puedes") if said.may else ""
        return joined(subject, may, self.predicate(said, form))

    def link(self, said: Said, words: str) -> str:
        link = "y luego" if said.link == "then" else and_(words, "o" if said.link == "or" else "y")
        return f" {link} {words}"

    def text(self, opening: str, sentences: Sequence[str]) -> str:
        first, *more = [f"{each[0].upper()}{each[1:]}." for each in sentences]
        if opening:
            first = first[0].lower() + first[1:]
        return opening + " ".join([first, *more])


SPANISH = Spanish()

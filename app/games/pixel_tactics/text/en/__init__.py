"""English: how a text comes to act, and the grammar."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.en.effects import effects
from app.games.pixel_tactics.text.en.facts import conditions, events, modifiers
from app.games.pixel_tactics.text.en.nouns import again, counts, nouns
from app.games.pixel_tactics.text.en.terms import ACTIONS, KEYWORDS, RIVAL, ROLES, ROWS, TRAPS, WHOSE, listed
from app.games.pixel_tactics.text.joining import Form, Joining, joined
from app.games.pixel_tactics.text.said import Noun, Ref, Said, Saids, Use
from app.games.pixel_tactics.text.teller import Teller
from app.kernel.node import Rules

openings: Rules[str] = Rules("begin in English")

# --- Openings ----------------------------------------------------------------


@openings.rule
def at(word: w.At, tell: Teller) -> str:
    if word.of == "turn":
        turns = {"yours": "your turns", "rival": "the rival's turns", "any": "each turn"}[word.side]
        return f"at the {word.edge} of {turns}"
    wave = f"{ROWS[word.row]} Wave" if word.row else "Wave" if word.of == "wave" else "Round"
    return f"at the {word.edge} of each {wave}"


@openings.rule
def after(word: w.After, tell: Teller) -> str:
    return f"after {tell.language.either(tell.events(word.events))}"


@openings.rule
def before(word: w.Before, tell: Teller) -> str:
    event = tell.language.either(tell.events((word.on,)))
    return f"the first time each Round that {event}" if word.on.first else f"when {event}"


@openings.rule
def power(word: w.Power, tell: Teller) -> str:
    return "Attack: "


@openings.rule
def spell(word: w.Spell, tell: Teller) -> str:
    return "Spell: "


@openings.rule
def action(word: w.Action, tell: Teller) -> str:
    limited = "Limited " if word.limited else ""
    price = {"plain": "", "free": "Free ", "long": "Long "}[word.price]
    name = f"{limited}{price}action: "
    return name[0].upper() + name[1:]


@openings.rule
def trap(word: w.Trap, tell: Teller) -> str:
    return TRAPS[word.when]


# --- Grammar -----------------------------------------------------------------

IRREGULAR = {"have": "has", "be": "is", "can": "can", "may": "may", "cannot": "cannot", "did not": "did not"}


def inflected(said: Said) -> str:
    if said.subject is None or said.may:
        return said.verb
    if said.subject.many:
        return "are" if said.verb == "be" else said.verb
    return IRREGULAR.get(said.verb) or said.verb + "s"


class English(Joining):
    gap = " "
    nouns = nouns
    counts = counts
    conditions = conditions
    events = events
    modifiers = modifiers
    effects = effects
    openings = openings
    keywords = KEYWORDS
    if_you_do = "if you do"
    afterwards = ". Then "

    def again(self, ref: Ref, use: Use, tell: Teller) -> Noun:
        return again(ref, use, tell)

    def role(self, name: str) -> Noun:
        return Noun(ROLES[name])

    def when(self, said: Said, lasting: bool) -> str:
        return f"{'while' if lasting else 'if'} {self.whole(said)}"

    def if_not(self, said: Said) -> str:
        return "if it cannot" if said.subject == RIVAL else "if you cannot"

    def or_for(self, said: Said, cost: Said) -> Said:
        return said._replace(link="or", rest=f" if you {self.predicate(cost)}")

    def up_to(self, times: int) -> str:
        return ", up to twice" if times == 2 else f", up to {times} times"

    def first(self, word: w.Price) -> Said:
        return Said("be", "free", subject=Noun(f"{WHOSE[word.side]} first {ACTIONS[word.action]} in each turn"))

    def prices(self, words: Sequence[w.Price], tell: Teller) -> Said:
        names = listed([ACTIONS[word.action] for word in words])
        subject = Noun(f"{WHOSE[words[0].side]} {names} actions", many=True)
        return Said("be", {"free": "Free", "long": "Long"}[words[0].price], subject=subject)

    def either(self, events: Saids) -> str:
        return self.phrase(events)

    def predicate(self, said: Said, form: Form = "") -> str:
        return joined(inflected(said), said.what) + said.rest

    def whole(self, said: Said, form: Form = "") -> str:
        subject = said.subject.text if said.subject else "you" if said.may else ""
        return joined(subject, "may" if said.may else "", self.predicate(said))

    def link(self, said: Said, words: str) -> str:
        comma = "," if said.link == "then" or (said.subject and said.about is None) else ""
        return f"{comma} {said.link} {words}"

    def phrase(self, run: Saids, form: Form = "") -> str:
        first, *more = run
        if more and first.subject is None and more[0].link == "or" and first[1:3] == more[0][1:3]:
            run = (first._replace(verb=f"{first.verb} or {more[0].verb}"), *more[1:])
        return super().phrase(run, form)

    def text(self, opening: str, sentences: Sequence[str]) -> str:
        first, *more = [f"{each[0].upper()}{each[1:]}." for each in sentences]
        if opening in TRAPS.values():
            first = first[0].lower() + first[1:]
        return opening + " ".join([first, *more])


ENGLISH = English()

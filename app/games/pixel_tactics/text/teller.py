"""The teller: remembers what a text has named, and leaves the phrases to a language."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.reading import THIS, conditional, many, pair, unique
from app.games.pixel_tactics.text.said import Bearer, Noun, Ref, Said, Saids, Use
from app.kernel.node import Rules


class Language(ABC):
    """The phrases and the grammar of one language; each word has a phrase in one of the tables."""

    gap: str
    nouns: Rules[Noun]
    counts: Rules[str]
    conditions: Rules[Said]
    events: Rules[Saids]
    modifiers: Rules[Saids]
    effects: Rules[Saids]
    openings: Rules[str]
    keywords: dict[str, str]
    if_you_do: str

    @abstractmethod
    def again(self, ref: Ref, use: Use, tell: "Teller") -> Noun:
        """What was named before."""

    @abstractmethod
    def role(self, name: str) -> Noun:
        """Who plays this part of an event that did not name it."""

    @abstractmethod
    def when(self, said: Said, lasting: bool) -> str:
        """The lead of a condition: "if" of an effect, "while" of a modifier."""

    @abstractmethod
    def if_not(self, said: Said) -> str:
        """The lead of what happens where this could not be done."""

    @abstractmethod
    def or_for(self, said: Said, cost: Said) -> Said:
        """The alternative that has a cost."""

    @abstractmethod
    def up_to(self, times: int) -> str:
        """What is added to what may be done several times."""

    @abstractmethod
    def first(self, word: w.Price) -> Said:
        """The first such action of a turn costs nothing."""

    @abstractmethod
    def prices(self, words: Sequence[w.Price], tell: "Teller") -> Said:
        """What several actions of one player cost."""

    @abstractmethod
    def either(self, events: Saids) -> str:
        """Events joined by "or", as a Reaction names them."""

    @abstractmethod
    def sentence(self, run: Saids) -> str:
        """Clauses that hang together, inflected and joined, without capital and full stop."""

    @abstractmethod
    def text(self, opening: str, sentences: Sequence[str]) -> str:
        """Sentences with their capitals and full stops."""

    def phrased(self) -> set[type]:
        """The words that have a phrase."""
        saying = (self.conditions, self.events, self.modifiers, self.effects, self.openings)
        return {kind for table in (self.nouns, self.counts, *saying) for kind in table}


compound: Rules[Saids] = Rules("tell")
"""How effects are put together is told alike in every language."""

IMPLIED = {"Recruit": ("hero", w.Group("hero")), "Clear": ("corpse", w.Group("corpse"))}
"""What an event of a player's names without a role."""


class Teller:
    """Tells one ability. A pick is described at its first mention and referred to afterwards.

    `choosing`: what is told is one of several, of which none is told in full.
    """

    def __init__(self, language: Language, bearer: Bearer) -> None:
        self.language = language
        self.bearer = bearer
        self.known: dict[str, w.Pick] = {}
        self.unnamed: dict[str, str] = {}
        self.alias: dict[object, str] = {THIS: "this"}
        self.mentioned: list[str] = []
        self.latest = ""
        self.event: w.EventName | None = None
        self.at: w.At | None = None
        self.looked: w.Look | None = None
        self.drawn = False
        self.choosing = False

    # --- Nouns ---------------------------------------------------------------

    def noun(self, who: w.Who, use: Use = "object") -> Noun:
        """The noun for it: a description at first, then a reference."""
        name = self.name(who)
        self.latest = name
        if not name:
            return self.language.nouns(who, self, use)
        if name in self.mentioned:
            return self.language.again(self.ref(name), use, self)
        self.mentioned.append(name)
        if name == "this":
            return self.language.nouns(THIS, self, use)
        if name in self.known:
            return self.language.nouns(self.known[name], self, use)
        return self.language.role(name)

    def name(self, who: w.Who) -> str:
        key = who.name if isinstance(who, w.The) else who
        return self.alias.get(key, key if isinstance(key, str) else "")

    def about(self, who: w.Who) -> object:
        return self.name(who) or who

    def ref(self, name: str) -> Ref:
        alone = not self.looked and all(other == name or self._place(other) for other in self.mentioned)
        if name == "this":
            return Ref(name, self.bearer, False, alone)
        if name not in self.known:
            return Ref(name, self.unnamed.get(name, "fighter"), False, alone)
        pick = self.known[name]
        kind = pick.of.kind if isinstance(pick.of, w.Group | w.Cards) else ""
        if kind == "corpse" and self.event != "Clear" and name != "subject":
            kind = "hero"  # what is spoken of again has been revived
        return Ref(name, kind or "card", pick.each or pick.up_to > 1, alone)

    def _place(self, name: str) -> bool:
        """Whether a name stands for a place or a number, which no pronoun could mean."""
        pick = self.known.get(name)
        return pick is not None and not isinstance(pick.of, w.Group | w.Cards)

    def both(self, word: w.Swap) -> w.Group | None:
        """What the two that trade Slots are two of; both have been mentioned then."""
        two = pair(self.known[word.one.name], self.known[word.other.name])
        if two is not None:
            self.mentioned += [word.one.name, word.other.name]
        return two

    def again_drawn(self) -> bool:
        """Whether the text has drawn before."""
        before, self.drawn = self.drawn, True
        return before

    def of(self, named: w.The) -> object:
        """What a name was picked from."""
        return self.known[named.name].of

    def whole(self) -> bool:
        """Whether of what was looked at nothing has been taken yet."""
        return not any(isinstance(pick.of, w.Cards) and pick.of.zone == "looked" for pick in self.known.values())

    def picked(self, name: str) -> str:
        """What a name stands for: "cards", "corpse" and so on; "tokens" for counters."""
        of = self.known[name].of if name in self.known else None
        return "cards" if isinstance(of, w.Cards) else of.kind if isinstance(of, w.Group) else "tokens"

    def fresh(self, name: str) -> bool:
        """Whether this is the first mention of a row or a column, which is no piece."""
        first = name not in self.mentioned
        if first:
            self.mentioned.append(name)
        return first

    def pick(self, pick: w.Pick) -> None:
        self.known[pick.name] = pick
        if pick.name in self.mentioned:
            self.mentioned.remove(pick.name)

    def role(self, name: str, group: w.Group) -> None:
        """A role of the event; the bearer keeps its own name."""
        if group == THIS:
            self.alias[name] = "this"
        else:
            self.known.setdefault(name, w.Pick(name, group))

    def implied(self, on: w.On) -> None:
        """What the event names by itself has been mentioned."""
        if on.event in IMPLIED and not on.roles:
            name, group = IMPLIED[on.event]
            self.role(name, group)
            self.mentioned.append(name)

    # --- Clauses -------------------------------------------------------------

    def clauses(self, word: w.Effect | w.Modifier) -> Saids:
        """The clauses of an effect or a modifier."""
        word = conditional(word)
        for table in (compound, self.language.modifiers):
            if type(word) in table:
                return table(word, self)
        return self.language.effects(word, self)

    def condition(self, word: w.Condition, lasting: bool = False) -> str:
        return self.language.when(self.language.conditions(word, self), lasting)

    def subject(self, group: w.Group) -> w.Who | None:
        """Whom a condition is about, where that is a single piece."""
        if group.among:
            self.unnamed[group.among[0]] = group.kind
            return w.The(group.among[0])
        if group.this:
            return THIS
        return w.Group(group.kind, group.side) if unique(group) else None

    def so(self, who: w.Who, verb: str, what: str = "", rest: str = "", use: Use = "subject") -> Said:
        """What is said of a piece."""
        return Said(verb, what, rest, self.noun(who, use), self.about(who))

    def events(self, events: Iterable[w.On]) -> Saids:
        """Several events, any of which will do."""
        return tuple(said._replace(link="or") for event in events for said in self.on(event))

    def on(self, event: w.On) -> Saids:
        self.event = event.event
        for name, group in event.roles:
            self.role(name, group)
        said = self.language.events(event, self)
        self.implied(event)
        return said

    def bundle(self, modifiers: Sequence[w.Modifier]) -> Saids:
        """Modifiers that share their subject, in one sentence."""
        prices = [each for each in modifiers if isinstance(each, w.Price)]
        if prices and prices[0].first:
            return (self.language.first(prices[0]),)
        if prices:
            return (self.language.prices(prices, self),)
        first = modifiers[0]
        leads: tuple[str, ...] = ()
        if isinstance(first, w.While):
            leads = (self.condition(first.when, lasting=True),)
            modifiers = [each.modifier for each in modifiers if isinstance(each, w.While)]
        whom = getattr(modifiers[0], "whom", None)
        if isinstance(whom, w.Group) and not self.name(whom):
            self.alias[whom] = "subject"
            self.known["subject"] = w.Pick("subject", whom, each=many(whom))
        saids: list[Said] = []
        for modifier in modifiers:
            for said in self.clauses(modifier):
                saids.append(said._replace(link="and") if saids else said._replace(leads=leads + said.leads))
        return tuple(saids)

    def told(self, saids: Saids, opening: str = "") -> str:
        """The clauses as a text."""
        runs: list[list[Said]] = []
        for said in saids:
            if said.link == "stop" or not runs:
                runs.append([said])
            else:
                runs[-1].append(said)
        return self.language.text(opening, [self.language.sentence(tuple(run)) for run in runs])

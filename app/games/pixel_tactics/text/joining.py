"""How clauses are joined: what two of them share is said once."""

from abc import abstractmethod
from typing import Literal, TypeAlias

from app.games.pixel_tactics.text.said import Link, Said, Saids
from app.games.pixel_tactics.text.teller import Language

Form: TypeAlias = Literal["", "imperative", "infinitive", "indicative", "subjunctive"]
"""How a verb is inflected; empty: as the clause itself asks."""


def joined(*words: str) -> str:
    return " ".join(word for word in words if word)


class Joining(Language):
    """ "A and B", "A, then B", "A, B and C", and "A. Then B" where A is long already.

    `comma` parts the members of a list, which goes on to a member linked in one of the ways of `listing`;
    `pauses` are the marks that make a clause long, and `afterwards` begins a sentence that goes on.
    """

    comma = ", "
    listing: frozenset[Link] = frozenset({"and"})
    pauses = ","
    afterwards: str

    @abstractmethod
    def predicate(self, said: Said, form: Form = "") -> str:
        """The clause without its subject."""

    @abstractmethod
    def whole(self, said: Said, form: Form = "") -> str:
        """The clause with its subject, as far as that is spoken."""

    @abstractmethod
    def link(self, said: Said, words: str) -> str:
        """The words, tied to what went before by "and", "then" or "or"."""

    def phrase(self, run: Saids, form: Form = "") -> str:
        """Clauses that hang together, without their leads."""
        before, text, long = run[0], self.whole(run[0], form), False
        for said, after in zip(run[1:], (*run[2:], None), strict=False):
            long = long or any(mark in before.rest for mark in self.pauses)
            if long and said.link != "or" and said.subject is None:
                text += self.afterwards + self.predicate(said, form)
            elif said.link == "and" and after and after.link in self.listing:
                text += self.comma + self.predicate(said, form)
            else:
                text += self.follows(before, said, form)
            long = long or said.link == "or"
            before = said
        return text

    def follows(self, before: Said, said: Said, form: Form = "") -> str:
        """How a clause goes on after the one before."""
        if said.short and said.link == "or" and said.verb == before.verb:
            return "," + self.link(said, said.short + said.rest)
        if said.short and said.verb == before.verb and said.subject is None and not said.beside:
            return self.link(said, said.short + said.rest)
        if said.about != before.about or (said.subject and said.about is None):
            return self.link(said, self.whole(said, form))
        if said.subject and said.verb == before.verb:
            return self.link(said, said.what + said.rest)
        return self.link(said, self.predicate(said, form))

    def sentence(self, run: Saids) -> str:
        return self.comma.join((*run[0].leads, self.phrase(run)))

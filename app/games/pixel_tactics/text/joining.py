"""How clauses are joined in languages that share a subject, a verb or an object between them."""

from abc import abstractmethod
from typing import Literal, TypeAlias

from app.games.pixel_tactics.text.said import Said, Saids
from app.games.pixel_tactics.text.teller import Language

Form: TypeAlias = Literal["", "imperative", "infinitive", "indicative", "subjunctive"]
"""How a verb is inflected; empty: as the clause itself asks."""


def joined(*words: str) -> str:
    return " ".join(word for word in words if word)


class Joining(Language):
    """English and Spanish: "A and B", "A, then B", "A, B and C", "A. Then B"."""

    gap = " "
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
        before, text, heavy = run[0], self.whole(run[0], form), False
        for number, said in enumerate(run[1:], start=1):
            heavy = heavy or "," in before.rest
            listed = said.link == "and" and run[number + 1 : number + 2] and run[number + 1].link == "and"
            if heavy and said.link != "or" and said.subject is None:
                text += f". {self.afterwards} {self.predicate(said, form)}"
            elif listed:
                text += f", {self.predicate(said, form)}"
            elif said.short and said.link == "or" and said.verb == before.verb:
                text += "," + self.link(said, said.short + said.rest)
            elif said.about != before.about or (said.subject and said.about is None):
                text += self.link(said, self.whole(said, form))
            elif said.subject and said.verb == before.verb:
                text += self.link(said, said.what + said.rest)
            else:
                text += self.link(said, self.predicate(said, form))
            heavy = heavy or said.link == "or"
            before = said
        return text

    def sentence(self, run: Saids) -> str:
        return ", ".join((*run[0].leads, self.phrase(run)))

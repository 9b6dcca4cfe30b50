"""Voices: what any language must know to speak of a table in play, and the check that it can say everything."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

from app.tabletop.sentence import Form
from app.tabletop.tongues import Tongue


class Counted(NamedTuple):
    """Something in the singular, and in numbers."""

    one: str
    many: str
    none: str = ""


@dataclass(frozen=True, kw_only=True)
class Voice:
    """How a language speaks of a game; one game or another adds what only its tables need."""

    tongue: Tongue
    counted: Mapping[str, Counted]
    log: Mapping[str, Form]
    questions: Mapping[str, Form]
    waiting: Mapping[str, Form]
    labels: Mapping[str, Form]
    refusals: Mapping[str, str]

    def number_of(self, noun: str, n: int) -> str:
        """So many of them."""
        form = self.counted[noun]
        text = form.one if n == 1 else form.none if n == 0 and form.none else form.many
        return text.format(n=n)


V = TypeVar("V", bound=Voice)


def complete(voice: V, wanted: Mapping[str, Collection[str]]) -> V:
    """The voice itself. Raises ValueError where one of its tables lacks a kind, or has one that nobody says."""
    for table, kinds in wanted.items():
        known = set(getattr(voice, table))
        if known != set(kinds):
            raise ValueError(f"{voice.tongue.player} {table}: {sorted(known ^ set(kinds))}")
    return voice

"""A speaker: one language, to one audience. It names seats, and puts names one after the other."""

from collections.abc import Sequence
from typing import Generic

from app.tabletop.sentence import Filling
from app.tabletop.span import Span, Spans
from app.tabletop.voice import V

LISTED = 4
"""So many pieces are named one by one; more are counted."""


class Speaker(Generic[V]):
    """Speaks a language to an audience: a seat by its number, or those who watch."""

    def __init__(self, voice: V, language: str, audience: int) -> None:
        self.voice, self.language, self.audience = voice, language, audience

    def who(self, seat: int) -> str:
        """How a seat is spoken of, as a fact."""
        return "nobody" if seat < 0 else "you" if seat == self.audience else "they"

    def seat(self, seat: int) -> Span:
        if self.who(seat) == "you":
            return Span(self.voice.tongue.you)
        return Span(self.voice.tongue.player.format(n=seat + 1), seat=seat)

    def unnamed(self, key: int, noun: str) -> Span:
        """A piece that the audience does not see."""
        return Span(self.voice.number_of(noun, 1), key)

    def listed(self, each: Sequence[Filling]) -> Spans:
        """One after the other: A, B and C."""
        spans: list[Span] = []
        for number, filling in enumerate(each):
            more = filling if isinstance(filling, tuple) else (filling,)
            made = [span if isinstance(span, Span) else Span(str(span)) for span in more]
            if number:
                last = number == len(each) - 1
                spans.append(Span(self.voice.tongue.link(made[0].text) if last else self.voice.tongue.comma))
            spans += made
        return tuple(spans)

    def several(self, pieces: Sequence[Span], noun: str, n: int = 0) -> Spans:
        """Pieces by name where they are few and known, else their number; `n` where they are not named at all."""
        known = [span for span in pieces if span.card]
        total = max(n, len(pieces))
        if not known or total > LISTED:
            return (Span(self.voice.number_of(noun, total)),)
        left = total - len(known)
        return self.listed([*known, self.voice.number_of(noun, left)] if left else known)

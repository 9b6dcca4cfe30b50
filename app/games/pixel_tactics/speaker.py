"""A speaker: one language, to one audience. It names seats and pieces, and puts sentences together."""

from collections.abc import Sequence

from app.games.pixel_tactics.state import SEATS, Piece, use
from app.games.pixel_tactics.text.en.voice import ENGLISH
from app.games.pixel_tactics.text.es.voice import SPANISH
from app.games.pixel_tactics.text.naming import names
from app.games.pixel_tactics.text.voice import Voice
from app.games.pixel_tactics.text.zh_hant.voice import CHINESE
from app.tabletop.sentence import Filling, filled
from app.tabletop.span import Span, Spans

VOICES: dict[str, Voice] = {"en": ENGLISH, "es": SPANISH, "zh-Hant": CHINESE}

LISTED = 4
"""So many pieces are named one by one; more are counted."""


def title(card: str, use: str, language: str) -> str:
    """What a card is called, as briefly as a line needs it: by its Leader, its lower line, or else its Hero."""
    known = names(language)[card]
    return known.leader_short if use == "leader" else known.line if use == "line" else known.hero_short


def few(n: int) -> str:
    """A number as a fact."""
    return "none" if n == 0 else "one" if n == 1 else "many"


class Speaker:
    """Speaks a language ("en", "es" or "zh-Hant") to an audience: 0 and 1 are seats, 2 the spectators."""

    def __init__(self, language: str, audience: int) -> None:
        self.language, self.audience = language, audience
        self.voice = VOICES[language]

    def who(self, seat: int) -> str:
        """How a seat is spoken of, as a fact."""
        if seat not in SEATS:
            return "nobody"
        return "you" if seat == self.audience else "rival" if self.audience in SEATS else "they"

    def seat(self, seat: int) -> Span:
        match self.who(seat):
            case "you":
                return Span(self.voice.you)
            case "rival":
                return Span(self.voice.rival, seat=seat)
        return Span(self.voice.player.format(n=seat + 1), seat=seat)

    def named(self, key: int, card: str | None, use: str, unseen: str = "card", *, plain: bool = False) -> Span:
        """A piece: by the name of its card where the audience sees it; a lower line in quotes unless `plain`."""
        if card is None:
            return Span(self.voice.number_of(unseen, 1), key)
        name = title(card, use, self.language)
        return Span(name if plain or use != "line" else self.voice.quoted.format(name=name), key, card)

    def piece(self, piece: Piece, as_: str = "") -> Span:
        """A piece as it is now, or by the name of a certain use."""
        seen = piece.seen >> self.audience & 1
        trap = "trap" if piece.zone == "reserve" else "card"
        return self.named(piece.keys[self.audience], piece.card if seen else None, as_ or use(piece), trap)

    def owned(self, seat: int, piece: Span, *, trap: bool = False) -> Spans:
        """A piece, and whose it is; of a `trap` that is seen also what it is."""
        holes: dict[str, Filling] = {"piece": piece, "who": self.seat(seat)}
        form = self.voice.owned_trap if trap and piece.card else self.voice.owned
        return filled(form, {"who": self.who(seat)}, holes.__getitem__)

    def listed(self, each: Sequence[Filling]) -> Spans:
        """One after the other: A, B and C."""
        spans: list[Span] = []
        for number, filling in enumerate(each):
            more = filling if isinstance(filling, tuple) else (filling,)
            made = [span if isinstance(span, Span) else Span(str(span)) for span in more]
            if number:
                last = number == len(each) - 1
                spans.append(Span(self.voice.link(made[0].text) if last else self.voice.comma))
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

    def more_actions(self, n: int) -> str:
        return self.voice.number_of("more" if n >= 0 else "fewer", abs(n))

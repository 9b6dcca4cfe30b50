"""A speaker: one language, to one audience. It names seats and pieces, and puts sentences together."""

from app.games.pixel_tactics.state import SEATS, Piece, use
from app.games.pixel_tactics.text.en.voice import ENGLISH
from app.games.pixel_tactics.text.es.voice import SPANISH
from app.games.pixel_tactics.text.naming import names
from app.games.pixel_tactics.text.voice import Voice
from app.games.pixel_tactics.text.zh_hant.voice import CHINESE
from app.tabletop import speaker as tabletop
from app.tabletop.sentence import Filling, filled
from app.tabletop.span import Span, Spans

VOICES: dict[str, Voice] = {"en": ENGLISH, "es": SPANISH, "zh-Hant": CHINESE}


def title(card: str, use: str, language: str) -> str:
    """What a card is called, as briefly as a line needs it: by its Leader, its lower line, or else its Hero."""
    known = names(language)[card]
    return known.leader_short if use == "leader" else known.line if use == "line" else known.hero_short


class Speaker(tabletop.Speaker[Voice]):
    """Speaks a language ("en", "es" or "zh-Hant") to an audience: 0 and 1 are seats, 2 the spectators."""

    def __init__(self, language: str, audience: int) -> None:
        super().__init__(VOICES[language], language, audience)

    def who(self, seat: int) -> str:
        """How a seat is spoken of, as a fact: to one of two players the other is the rival."""
        said = super().who(seat)
        return "rival" if said == "they" and self.audience in SEATS else said

    def seat(self, seat: int) -> Span:
        return Span(self.voice.rival, seat=seat) if self.who(seat) == "rival" else super().seat(seat)

    def named(self, key: int, card: str | None, use: str, unseen: str = "card", *, plain: bool = False) -> Span:
        """A piece: by the name of its card where the audience sees it; a lower line in quotes unless `plain`."""
        if card is None:
            return self.unnamed(key, unseen)
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

    def more_actions(self, n: int) -> str:
        return self.voice.number_of("more" if n >= 0 else "fewer", abs(n))

"""A speaker: one language, to one audience of a table."""

from app.games.pixel_glory.state import Piece
from app.games.pixel_glory.text import names
from app.games.pixel_glory.text.en.voice import ENGLISH
from app.games.pixel_glory.text.es.voice import SPANISH
from app.games.pixel_glory.text.zh_hant.voice import CHINESE
from app.tabletop import speaker as tabletop
from app.tabletop.span import Span
from app.tabletop.voice import Voice

VOICES: dict[str, Voice] = {"en": ENGLISH, "es": SPANISH, "zh-Hant": CHINESE}


class Speaker(tabletop.Speaker[Voice]):
    """Speaks "en", "es" or "zh-Hant" to an audience: a seat, the spectators, or those who look back."""

    def __init__(self, language: str, audience: int) -> None:
        super().__init__(VOICES[language], language, audience)

    def named(self, key: int, card: str | None, unseen: str = "card") -> Span:
        """A piece, by the name of its card where the audience sees it."""
        return self.unnamed(key, unseen) if card is None else Span(names(self.language)[card].name, key, card)

    def piece(self, piece: Piece) -> Span:
        """A piece as it is now, to a seat."""
        seen = piece.seen >> self.audience & 1
        return self.named(piece.keys[self.audience], piece.card if seen else None)

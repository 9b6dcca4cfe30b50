"""Telling: what happened at a table, as a line of an audience's log."""

from functools import lru_cache

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.speaker import Speaker
from app.games.pixel_tactics.state import SEATS
from app.tabletop.sentence import Filling, few, sentence
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Glimpse, Tale

USE = {"expire": "line", "discharge": "line"}
"""What was meant where the card lies elsewhere by now."""

UNSEEN = {"lay": "trap", "activate": "trap", "discharge": "trap", "set-again": "trap", "negate": "trap"}
"""What a card is called that the audience does not see."""

KNOWN = 2048
"""Lines that are kept, for whoever is told the same."""

ON_THE_BOARD = frozenset({"leader", "hero", "corpse"})


@lru_cache(KNOWN)
def say(tale: Tale, audience: int, language: str) -> Spans:
    """The line. Much is said again and again, at every table: whose turn it is, that nobody falls."""
    speaker = Speaker(language, audience)
    facts = {
        "who": speaker.who(tale.seat),
        "n": few(tale.n),
        "word": tale.word,
        "seen": "yes" if tale.pieces and tale.pieces[0].card else "no",
        "targets": targeted(tale.pieces[1:]),
    }
    return sentence(speaker.voice.log[tale.what], facts, Line(tale, speaker).fill)


def targeted(pieces: tuple[Glimpse, ...]) -> str:
    """Whether somebody in the Units was named with an action, as a fact; other cards are told of when they are used."""
    return "unit" if pieces and pieces[0].use in ON_THE_BOARD else "none"


class Line:
    """What fills the holes of a line."""

    def __init__(self, tale: Tale, speaker: Speaker) -> None:
        self.tale, self.speaker, self.voice = tale, speaker, speaker.voice

    def piece(self, number: int) -> Span:
        tale = self.tale
        glimpse = tale.pieces[number]
        use = USE.get(tale.what, glimpse.use)
        if tale.what == "carry-out" and tale.word == "order":
            return self.speaker.named(glimpse.key, glimpse.card, "line", "order")
        return self.speaker.named(glimpse.key, glimpse.card, use, UNSEEN.get(tale.what, "card"))

    def pieces(self, start: int = 0) -> list[Span]:
        return [self.piece(number) for number in range(start, len(self.tale.pieces))]

    def fill(self, hole: str) -> Filling:
        tale, speaker, voice = self.tale, self.speaker, self.voice
        match hole:
            case "0" | "1":
                return self.piece(int(hole))
            case "own0":
                return speaker.owned(tale.seat, self.piece(0))
            case "own1":  # both sides may have the same card
                return speaker.owned(1 - tale.seat, self.piece(1))
            case "trap0":
                return speaker.owned(tale.seat, self.piece(0), trap=tale.pieces[0].use == "line")
            case "trap1":
                return speaker.owned(1 - tale.seat, self.piece(1), trap=True)
            case "each":
                seats = sorted(SEATS, key=lambda seat: seat != speaker.audience)
                return speaker.listed([speaker.owned(seat, self.piece(seat)) for seat in seats])
            case "who":
                return speaker.seat(tale.seat)
            case "other":
                return speaker.seat(1 - tale.seat)
            case "n":
                return tale.n
            case "row":
                return voice.rows[tale.word]
            case "the_row":
                return voice.the_rows[w.ROWS[(tale.m & 15) // 3]]
            case "both":
                return speaker.listed([speaker.owned(tale.seat, self.piece(0)), self.piece(1)])
            case "cards":
                noun = "trap" if tale.word.startswith("traps") else "card"
                return speaker.several(self.pieces(), noun, tale.n)
            case "leaders":
                return speaker.listed(self.pieces())
            case "heroes":
                return speaker.several(self.pieces(), "hero")
            case "targets":
                return speaker.several(self.pieces(1), "hero")
            case "actions":
                return voice.number_of("action", tale.n)
            case "more":
                return speaker.more_actions(tale.n)
            case "fall":
                return voice.number_of("fall", tale.n)
            case "tokens":
                return voice.number_of(tale.word, tale.n)
            case "status":
                return voice.status(tale.word, tale.n, tale.m)
        raise KeyError(hole)

"""Telling: what happened at a table, as a line of an audience's log."""

from functools import cache, lru_cache

from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.speaker import Speaker
from app.games.pixel_glory.text import LANGUAGES
from app.games.pixel_glory.text.language import clause
from app.tabletop.sentence import Filling, few, sentence
from app.tabletop.span import Span, Spans
from app.tabletop.telling import Tale

KNOWN = 2048
"""Lines that are kept, for whoever is told the same."""

MONSTERS = frozenset({"dungeon", "look", "arrange"})
"""What tells of monsters where others tell of cards."""

NUMBERED = {
    "basics": "basic",
    "damage": "damage",
    "fame": "fame",
    "kills": "kill",
    "monsters": "monster",
    "players": "player",
    "points": "combo",
}
"""Holes for the number of a tale, and what it counts."""


@lru_cache(KNOWN)
def say(tale: Tale, audience: int, language: str) -> Spans:
    """The line. Much is said again and again, at every table."""
    speaker = Speaker(language, audience)
    facts = {
        "who": speaker.who(tale.seat),
        "n": few(tale.n),
        "left": few(tale.m),
        "from": speaker.who(tale.m),
        "word": tale.word,
        "seen": "yes" if tale.pieces and tale.pieces[0].card else "no",
        "back": few(len(tale.pieces) - 1),
        "winners": winning(tale),
    }
    return sentence(speaker.voice.log[tale.what], facts, Line(tale, speaker).fill)


def winners(tale: Tale) -> list[int]:
    """The seats that have won, of so many: the end of a game tells them as bits."""
    return [seat for seat in range(tale.n) if tale.m >> seat & 1]


def winning(tale: Tale) -> str:
    """How many have won, as a fact: all of them only where they played together."""
    won = len(winners(tale))
    return "none" if not won else "all" if won == tale.n else "one" if won == 1 else "team"


@cache
def woken(card: str, when: str, language: str) -> str:
    """What a monster does at such a moment."""
    monster = CARDS[card]
    assert isinstance(monster, w.Monster)
    spoken = LANGUAGES[language]
    moments = [each for each in monster.abilities if isinstance(each, w.Triggered) and type(each).__name__ == when]
    return spoken.then.join([clause(spoken, each.effect, monster) for each in moments])


class Line:
    """What fills the holes of a line."""

    def __init__(self, tale: Tale, speaker: Speaker) -> None:
        self.tale, self.speaker = tale, speaker

    def piece(self, number: int) -> Span:
        glimpse = self.tale.pieces[number]
        return self.speaker.named(glimpse.key, glimpse.card)

    def fill(self, hole: str) -> Filling:
        tale, speaker = self.tale, self.speaker
        if hole in NUMBERED:
            return speaker.voice.number_of(NUMBERED[hole], tale.n)
        match hole:
            case "0" | "1":
                return self.piece(int(hole))
            case "who":
                return speaker.seat(tale.seat)
            case "other":
                return speaker.seat(tale.m)
            case "n":
                return tale.n
            case "m":
                return tale.m
            case "cards":
                noun = "monster" if tale.what in MONSTERS else "card"
                return speaker.several([self.piece(number) for number in range(len(tale.pieces))], noun)
            case "deed":
                return woken(tale.pieces[0].card or "", tale.word, speaker.language)
            case "winners":
                return speaker.listed([speaker.seat(seat) for seat in winners(tale)])
        raise KeyError(hole)

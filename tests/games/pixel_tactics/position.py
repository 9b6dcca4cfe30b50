"""A position: what lies at a table, what may be done there and what was told, in the words of the tests."""

from typing import Any

from app.games.pixel_tactics import steps
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.game import PixelTactics
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.games.pixel_tactics.words import ROWS
from app.kernel.machine import Decision, Refused
from app.tabletop.telling import Tale, Telling, tale

SEATS = "AB"
AUDIENCES = {"A": 0, "B": 1, "watchers": 2}
WORDS = {"Intercept": "intercept", "no Intercept": "no-intercept", "Ranged Attack": "ranged", "no power": "no-power"}

VERBS = {
    "lead": steps.Lead,
    "recruit": steps.Recruit,
    "attack": steps.Attack,
    "shoot": steps.Attack,
    "cast": steps.Cast,
    "lever": steps.Lever,
    "order": steps.Order,
    "clear": steps.Clear,
    "move": steps.Shift,
    "switch": steps.Switch,
    "operation": steps.Operate,
    "trap": steps.Lay,
    "discharge": steps.Discharge,
    "activate": steps.Activate,
}
"""The word of an action, and the step that begins it; to shoot is to attack with a Ranged Attack."""

NAMES = {step: verb for verb, step in VERBS.items() if verb != "shoot"}

PLAIN = {
    "draw": steps.Draw(),
    "pass": steps.Pass(),
    "accept": steps.Accept(),
    "decline": steps.Decline(),
    "enough": steps.Enough(),
}


class Position:
    """A table as it stands: nothing here changes it."""

    game: PixelTactics
    state: State
    told: tuple[Telling, ...]

    # --- Steps and their labels -----------------------------------------------------

    def _decision(self, by: str = "") -> Decision:
        open = [each for each in self.game.decisions(self.state) if not by or SEATS[each.seat] == by]
        if len(open) != 1:
            raise ValueError(f"asked are {self.asked()}, moving is {by!r}")
        return open[0]

    def address(self, piece: Piece, seat: int) -> str:
        """What a piece is called by somebody of this seat."""
        letter = SEATS[piece.side]
        if piece.zone == "unit":
            return f"{letter}:{'VFR'[piece.slot // 3]}{piece.slot % 3 + 1}"
        if piece.zone == "reserve":
            return f"{letter}:S{piece.slot + 1}"
        return piece.card if piece.side == seat else f"{letter}:{piece.card}"

    def label(self, step: Any, seat: int) -> str:
        """A step in words: "attack A:V1", "shoot B:V2", "B:V1", "column 1", "pass"."""
        match step:
            case steps.Aim(key, ranged):
                return ("shoot " if ranged else "") + self._called(key, seat)
            case steps.Place(owner, slot, reserve):
                return f"{SEATS[owner]}:" + (f"S{slot + 1}" if reserve else f"{'VFR'[slot // 3]}{slot % 3 + 1}")
            case steps.Pick(key):
                return self._called(key, seat)
            case steps.Number(n):
                return str(n)
            case steps.Row(row):
                return ROWS[row]
            case steps.Column(column):
                return f"column {column + 1}"
            case steps.Clause(n):
                return f"clause {n + 1}"
            case steps.First(key, _):
                return f"first {self._called(key, seat)}"
            case steps.Draw() | steps.Pass() | steps.Accept() | steps.Decline() | steps.Enough():
                return type(step).__name__.lower()
            case steps.Lever():
                return "lever"
        return f"{NAMES[type(step)]} {self._called(step.piece, seat)}"

    def _called(self, key: int, seat: int) -> str:
        piece = self.state.by_key(seat, key)
        assert piece is not None, f"seat {seat} has no key {key}"
        return self.address(piece, seat)

    def _key(self, word: str, seat: int) -> int:
        """The key by which a seat calls a piece, by its address or card id. 0: it has none."""
        piece = self.find(word, SEATS[seat])
        return piece.keys[seat]

    def _path(self, words: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
        """The steps of words such as ("attack", "A:V1", "B:F1"), offered or not."""
        verb, *more = [str(word) for word in words]
        path: list[Any] = []
        if verb in VERBS:
            piece = "F2" if verb == "lever" else more.pop(0)
            path.append(VERBS[verb](self._key(piece, seat)))
        else:
            more = [verb, *more]
        for word in more:
            path.append(self._step(verb, word, tuple(path), seat))
        return tuple(path)

    def _step(self, verb: str, word: str, path: tuple[Any, ...], seat: int) -> Any:
        """The offered step of that label after this path; where there is none, the one that was meant."""
        if verb == "shoot":
            word = f"shoot {word}"
        decision = next((each for each in self.game.decisions(self.state) if each.seat == seat), None)
        if decision is not None:
            try:
                offered = {
                    self.label(each.step, seat): each.step for each in self.game.expand(self.state, decision, path)
                }
            except Refused:
                offered = {}
            for name in (word, f"{SEATS[seat]}:{word}", f"{SEATS[1 - seat]}:{word}"):
                if name in offered and (name == word or word in self.game.set or name[0] == SEATS[seat]):
                    return offered[name]
        if word in PLAIN:
            return PLAIN[word]
        if verb in ("recruit", "move", "operation", "trap", "place"):
            owner, place = split(word, seat)
            return steps.Place(owner, *((int(place[1]) - 1, True) if place[0] == "S" else (slot_of(place), False)))
        key = self._key(word.removeprefix("shoot "), seat)
        return steps.Aim(key, verb == "shoot") if verb in ("attack", "shoot") else steps.Pick(key)

    # --- Reading --------------------------------------------------------------------

    def asked(self) -> dict[str, str]:
        """Who must decide now, and what sort of question: {"A": "act"}, {"B": "window"}; {} when it is over."""
        return {SEATS[each.seat]: self.game.kind(each) for each in self.game.decisions(self.state)}

    def options(self, by: str = "") -> set[str]:
        """The first steps that are offered, in words."""
        return self.choices(by=by)

    def choices(self, *words: Any, by: str = "") -> set[str]:
        """What is offered after these words of a move."""
        decision = self._decision(by)
        path = self._path(words, decision.seat) if words else ()
        return {self.label(each.step, decision.seat) for each in self.game.expand(self.state, decision, path)}

    def why(self, *words: Any, by: str = "") -> tuple[str, str] | None:
        """The code and the rule that bar a move; None when it is offered."""
        seat = SEATS.index(by) if by else self._decision().seat
        refusal = self.game.why_not(self.state, seat, self._path(words, seat))
        return None if refusal is None else (refusal.code, refusal.rule)

    def at(self, address: str) -> Piece | None:
        """The piece at "A:V1" or "A:S1", if there is one."""
        seat, place = split(address)
        side = self.state.sides[seat]
        id = side.reserve[int(place[1]) - 1] if place[0] == "S" else side.unit[slot_of(place)]
        return self.state.pieces[id] if id >= 0 else None

    def __getitem__(self, address: str) -> Piece:
        piece = self.at(address)
        if piece is None:
            raise KeyError(f"nothing lies at {address}")
        return piece

    def __contains__(self, address: str) -> bool:
        return self.at(address) is not None

    def find(self, word: str, by: str) -> Piece:
        """The piece that a seat means by an address, or by a card id: of its own side first, Hand before piles."""
        seat = SEATS.index(by)
        owner, name = split(word, seat)
        if name not in self.game.set:
            return self[f"{SEATS[owner]}:{name}"]
        sides = (owner,) if ":" in word else (seat, 1 - seat)
        for side in sides:
            for zone in ("hand", "discard", "table", "deck", "reserve", "unit", "trophies", "out"):
                for piece in self.state.lying(side, zone):
                    if piece.card == name and (piece.keys[seat] or ":" in word or zone != "deck"):
                        return piece
        return self.card(SEATS[owner], name)

    def card(self, owner: str, card: str) -> Piece:
        """The owner's copy of a card, wherever it is."""
        return self.state.pieces[SEATS.index(owner) * 25 + self.game.set.index(card)]

    def lying(self, seat: str, zone: Any) -> list[str]:
        """The card ids of a zone of a side, in order; the top of a Deck first."""
        return [piece.card for piece in self.state.lying(SEATS.index(seat), zone)]

    def hand(self, seat: str) -> list[str]:
        return self.lying(seat, "hand")

    def deck(self, seat: str) -> list[str]:
        return self.lying(seat, "deck")

    def discard(self, seat: str) -> list[str]:
        return self.lying(seat, "discard")

    def damage(self, address: str) -> int:
        return self[address].damage

    def strength(self, address: str, against: str = "") -> int:
        return board(self.state).strength(self[address], self[against] if against else None)

    def life(self, address: str) -> int:
        return board(self.state).life(self[address])

    def has(self, address: str, word: Any) -> bool:
        """Whether a fighter has "ranged", "intercept" or "piercing" now."""
        return board(self.state).has(self[address], word)

    def barred(self, address: str) -> bool:
        """Whether a fighter can neither attack nor cast."""
        return board(self.state).barred(self[address])

    def seen_by(self, piece: Piece) -> set[str]:
        """Who sees the face of a piece: of "A", "B" and the "watchers"."""
        return {name for name, audience in AUDIENCES.items() if piece.seen >> audience & 1}

    def told_apart_by(self, piece: Piece) -> set[str]:
        """Who can tell a piece apart from the others that lie with it."""
        return {name for name, audience in AUDIENCES.items() if piece.keys[audience]}

    def statuses(self, address: str) -> list[str]:
        """Status effects as they are written in tests: "+1 attack", "Intercept"."""
        words = {word: name for name, word in WORDS.items()}
        return [words[each.word] if not each.n else f"{each.n:+} {each.word}" for each in self[address].statuses]

    def tales(self, audience: str) -> tuple[Tale, ...]:
        """What the last move told "A", "B" or the "watchers"."""
        return tuple(tale(telling, AUDIENCES[audience]) for telling in self.told)

    def happened(self) -> list[str]:
        """The names of what the last move told, in order."""
        return [telling.what for telling in self.told]

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def turn(self) -> str:
        """Whose turn it is; "" when it is nobody's."""
        return SEATS[self.state.active] if self.state.active >= 0 else ""

    @property
    def wave(self) -> str:
        return ROWS[self.state.wave]

    @property
    def round(self) -> int:
        return self.state.round

    @property
    def first(self) -> str:
        return SEATS[self.state.first]

    @property
    def match(self) -> int:
        return self.state.match

    @property
    def trophies(self) -> tuple[int, int]:
        return self.state.trophies


def split(address: str, seat: int = -1) -> tuple[int, str]:
    """The seat and the rest of "A:V1"; without a letter, the given seat."""
    letter, colon, place = address.rpartition(":")
    if not colon and seat < 0:
        raise ValueError(f"whose is {address!r}?")
    return (SEATS.index(letter) if colon else seat), place


def slot_of(place: str) -> int:
    """V1 to R3 as a Slot number; F2 is the Leader's."""
    slot = "VFR".index(place[0]) * 3 + int(place[1]) - 1
    assert (slot == LEADER) == (place == "F2")
    return slot

"""The language of the tests: set a table, play at it, read it back.

Seats are "A" (0) and "B" (1). Pieces are addressed as in the rules: "A:V1", "B:F2" (a Leader), "A:S1";
"V1" alone is the mover's own. Cards of Hands and piles go by their card id, with "B:" in front where
they lie on the other side than the mover's. A Unit is set as a list of places:

    "V1 door-guard:3, F1 night-baker/fresh, R1 solder-smith/corpse, R2 bug-breeder virus=2 [+1 attack]x2"

with ":n" damage, counters by name, status effects in brackets, and marks: /corpse, /fresh (recruited in
the running Wave), /moved (in it), /acted (has used its starred action), /attacked (in the running Wave),
/beset (it was attacked in the running Wave), /theirs (the
rival's card, under control), and in the Reserve /new (placed in the running turn).
"""

import re
from typing import Any

from app.games.pixel_tactics import codec, steps
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.frames import Act, BeginTurn, BeginWave, EndRound, EndTurn, EndWave
from app.games.pixel_tactics.game import PIXEL_TACTICS_5, Options
from app.games.pixel_tactics.state import LEADER, Piece, Side, State, Status, changed, put
from app.games.pixel_tactics.words import ROWS, Operation, Trap
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Refused, advance
from app.kernel.node import replace
from app.tabletop.telling import Tale, Telling, tale

SEATS = "AB"
AUDIENCES = {"A": 0, "B": 1, "watchers": 2}
GAME = PIXEL_TACTICS_5
SLOTS = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")
"""The eight Slots for Heroes (PT5-203)."""

DICE = Dice(b"for tests only")

ENTRY = re.compile(r"\s*(?:(?P<place>[VFRS][123])\s+)?(?P<card>[a-z-]+)(?::(?P<damage>\d+))?(?P<rest>.*)")
MARK = re.compile(r"/(?P<mark>\w+)|(?P<counter>\w+)=(?P<n>\d+)|\[(?P<status>[^\]]+)\](?:x(?P<times>\d+))?")
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


class Table:
    """A table in mid-turn, or (`Table.new`) at its start. Every move also goes through storage.

    `plain` leads where nobody else is named.
    """

    game = PIXEL_TACTICS_5
    plain = "score-keeper"

    def __init__(
        self,
        A: str = "",
        B: str = "",
        *,
        A_leader: str = "",
        B_leader: str = "",
        A_hand: str = "",
        B_hand: str = "",
        A_deck: str = "",
        B_deck: str = "",
        A_discard: str = "",
        B_discard: str = "",
        A_reserve: str = "",
        B_reserve: str = "",
        rest: str = "deck",
        round: int = 2,
        wave: str = "vanguard",
        active: str = "A",
        first: str = "A",
        actions: int = 2,
        trophies: tuple[int, int] = (0, 0),
        goal: int = 2,
        round_limit: int = 0,
    ) -> None:
        """The cards of `deck` lie on top, in order; those not named lie below, or are `out` of the match."""
        row, seat = ROWS.index(wave), SEATS.index(active)
        waves = (round - 1) * 3 + row + 1
        second = active != first
        pieces = [Piece(id, card, id // 25, id // 25, "deck") for id, card in enumerate(self.game.set * 2)]
        reserve = (-1,) * self.game.edition.reserve
        sides = (Side(deck=tuple(range(25)), reserve=reserve), Side(deck=tuple(range(25, 50)), reserve=reserve))
        stack: tuple[Any, ...] = (EndRound(), *[BeginWave(each) for each in (2, 1) if each > row], EndWave())
        if not second:
            stack += (BeginTurn(1 - seat),)
        self.state = State(
            (*stack, EndTurn(seat), Act(seat)),
            0,
            (),
            DICE,
            tuple(pieces),
            sides,
            self.game.name,
            goal,
            round_limit,
            match=1,
            round=round,
            wave=row,
            waves=waves,
            turns=4 * (waves - 1) + 2 * second + 1,
            first=SEATS.index(first),
            active=seat,
            actions=actions,
            trophies=trophies,
        )
        self.told: tuple[Telling, ...] = ()
        self._used: set[int] = set()
        self._decks: dict[int, list[int]] = {}
        given = {
            "A": (A, A_leader, A_reserve, A_hand, A_discard, A_deck),
            "B": (B, B_leader, B_reserve, B_hand, B_discard, B_deck),
        }
        for letter, (unit, leader, reserve, *piles) in given.items():
            mine = SEATS.index(letter)
            for entry in [f"F2 {leader or self.plain}", *unit.split(","), *reserve.split(",")]:
                if entry.strip():
                    self._set(mine, entry)
            for zone, cards in zip(("hand", "discard"), piles, strict=False):
                for card in cards.split():
                    self._put(self._take(mine, card), zone, mine)
            top = [self._take(mine, card) for card in piles[2].split()]
            self._decks[mine] = top
        for mine, top in self._decks.items():
            left = [id for id in self.state.sides[mine].deck if id not in self._used]
            both = list(self.state.sides)
            both[mine] = replace(both[mine], deck=(*top, *left))
            self.state = replace(self.state, sides=(both[0], both[1]))
            for id in left if rest == "out" else ():
                self._put(id, "out", mine)
        self.state = replace(advance(self.state), told=())
        self._stored()

    @classmethod
    def new(cls, secret: bytes = b"for tests only", trophies: int = 2, round_limit: int = 0) -> "Table":
        """A table before the Leaders are chosen."""
        table = cls.__new__(cls)
        table.state, table.told = cls.game.start(Options(trophies, round_limit), Dice(secret))
        table._stored()
        return table

    # --- Setting ------------------------------------------------------------------

    def _take(self, owner: int, card: str) -> int:
        id = owner * 25 + self.game.set.index(card)
        if id in self._used:
            raise ValueError(f"{SEATS[owner]} has only one {card}")
        self._used.add(id)
        return id

    def _put(self, id: int, zone: Any, side: int, slot: int = -1, hidden: bool = False) -> None:
        self.state = put(self.state, id, zone, side, slot, hidden=hidden)

    def _set(self, side: int, entry: str) -> None:
        found = ENTRY.fullmatch(entry)
        if found is None or not found["place"]:
            raise ValueError(f"not a place and a card: {entry!r}")
        rest, state = found["rest"], self.state
        if MARK.sub("", rest).strip():
            raise ValueError(f"what is {MARK.sub('', rest).strip()!r} in {entry!r}?")
        marks = {each["mark"] for each in MARK.finditer(rest) if each["mark"]}
        id = self._take(1 - side if "theirs" in marks else side, found["card"])
        piece = state.pieces[id]
        line, reserve = piece.printed.line, found["place"][0] == "S"
        zone, slot = ("reserve", int(found["place"][1]) - 1) if reserve else ("unit", slot_of(found["place"]))
        self._put(id, zone, side, slot, hidden=reserve and isinstance(line, Trap))
        known = {"corpse", "fresh", "moved", "acted", "attacked", "beset", "theirs", "new"}
        if marks - known:
            raise ValueError(f"unknown marks {marks - known}")
        parts: dict[str, Any] = {
            "damage": int(found["damage"] or 0),
            "corpse": "corpse" in marks,
            "recruited": state.waves if "fresh" in marks else 0,
            "acted": state.turns if "acted" in marks else 0,
            "moved": state.waves if "moved" in marks else 0,
            "attacked": state.waves if "attacked" in marks else 0,
            "beset": state.waves if "beset" in marks else 0,
            "placed": state.turns if "new" in marks else 0,
            "time": 4 if reserve and isinstance(line, Operation) else 0,
        }
        statuses: list[Status] = []
        for each in MARK.finditer(rest):
            if each["counter"]:
                parts[each["counter"]] = int(each["n"])
            elif each["status"]:
                statuses += [status_of(each["status"])] * int(each["times"] or 1)
        piece = replace(self.state.pieces[id], statuses=tuple(statuses), **parts)
        self.state = changed(self.state, piece)

    def _stored(self) -> None:
        """Every test proves that the table can be written down at every decision."""
        stored = codec.decode(codec.encode(self.state))
        assert stored == self.state
        self.state = stored

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

    # --- Playing --------------------------------------------------------------------

    def play(self, *words: Any, by: str = "") -> "Table":
        """Make a move in words; it must be offered, and the table after it must survive storage."""
        decision = self._decision(by)
        path = self._path(words, decision.seat)
        refusal = self.game.why_not(self.state, decision.seat, path)
        assert refusal is None, f"{' '.join(map(str, words))}: {refusal}"
        self.state, self.told = self.game.play(self.state, decision.seat, Move(decision.id, path))
        self._stored()
        return self

    def refused(self, *words: Any, rule: str, by: str = "") -> None:
        """The move is refused, by this rule, and nothing is changed."""
        seat = SEATS.index(by) if by else self._decision().seat
        path = self._path(words, seat)
        why = self.game.why_not(self.state, seat, path)
        assert why is not None, f"{' '.join(map(str, words))} is offered"
        assert why.rule == rule, f"{' '.join(map(str, words))} is refused by {why.rule} ({why.code})"
        before = codec.encode(self.state)
        decision = next((each for each in self.game.decisions(self.state) if each.seat == seat), None)
        try:
            self.game.play(self.state, seat, Move(decision.id if decision else 0, path))
        except Refused:
            assert codec.encode(self.state) == before
        else:
            raise AssertionError(f"{' '.join(map(str, words))} was carried out")

    def lead(self, card: str, by: str) -> "Table":
        return self.play("lead", card, by=by)

    def draw(self) -> "Table":
        return self.play("draw")

    def recruit(self, card: str, slot: str) -> "Table":
        return self.play("recruit", card, slot)

    def attack(self, attacker: str, target: str) -> "Table":
        return self.play("attack", attacker, target)

    def shoot(self, attacker: str, target: str) -> "Table":
        return self.play("shoot", attacker, target)

    def cast(self, caster: str, *picks: Any) -> "Table":
        return self.play("cast", caster, *picks)

    def lever(self, *picks: Any) -> "Table":
        return self.play("lever", *picks)

    def order(self, card: str, *picks: Any) -> "Table":
        return self.play("order", card, *picks)

    def clear(self, corpse: str) -> "Table":
        return self.play("clear", corpse)

    def move(self, hero: str, slot: str) -> "Table":
        return self.play("move", hero, slot)

    def switch(self, one: str, other: str) -> "Table":
        return self.play("switch", one, other)

    def operation(self, card: str, slot: str) -> "Table":
        return self.play("operation", card, slot)

    def trap(self, card: str, slot: str) -> "Table":
        return self.play("trap", card, slot)

    def discharge(self, slot: str) -> "Table":
        return self.play("discharge", slot)

    def end(self) -> "Table":
        """Pass: end the turn."""
        assert set(self.asked().values()) == {"act"}, self.asked()
        return self.play("pass")

    def activate(self, slot: str, by: str = "") -> "Table":
        return self.play("activate", slot, by=by)

    def let_be(self) -> "Table":
        """Let the open window go by."""
        assert set(self.asked().values()) == {"window"}, self.asked()
        return self.play("pass")

    def let_all_be(self) -> "Table":
        """Let windows go by until something else is asked."""
        while set(self.asked().values()) == {"window"}:
            self.play("pass")
        return self

    def pick(self, *addresses: Any) -> "Table":
        """Answer a follow-up question, each word one step of the answer."""
        return self.play(*addresses)

    def place(self, slot: str) -> "Table":
        return self.play(slot)

    def number(self, n: int) -> "Table":
        return self.play(n)

    def row(self, name: str, *picks: Any) -> "Table":
        return self.play(name, *picks)

    def column(self, number: int, *picks: Any) -> "Table":
        return self.play(f"column {number}", *picks)

    def clause(self, number: int, *picks: Any) -> "Table":
        return self.play(f"clause {number}", *picks)

    def accept(self, *picks: Any) -> "Table":
        return self.play("accept", *picks)

    def decline(self) -> "Table":
        return self.play("decline")

    def enough(self) -> "Table":
        return self.play("enough")

    def first_resolve(self, address: str) -> "Table":
        """Of the abilities that wait, this piece's goes first."""
        return self.play(f"first {address if ':' in address else f'{SEATS[self._decision().seat]}:{address}'}")

    def pass_until(self, *, round: int = 0, wave: str = "", turn: str = "") -> "Table":
        """Everybody passes, turns and windows alike, until it is that turn (of that Wave and Round)."""
        while True:
            if set(self.asked().values()) == {"act"} and (
                round in (0, self.round) and wave in ("", self.wave) and turn in ("", self.turn)
            ):
                return self
            assert set(self.asked().values()) <= {"act", "window"} and self.asked(), self.asked()
            self.play("pass")

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


PLAIN = {
    "draw": steps.Draw(),
    "pass": steps.Pass(),
    "accept": steps.Accept(),
    "decline": steps.Decline(),
    "enough": steps.Enough(),
}


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


def status_of(words: str) -> Status:
    """The status effect of "+1 attack" or "no Intercept"."""
    if words in WORDS:
        return Status(WORDS[words])
    n, word = words.split()
    return Status(word, int(n))

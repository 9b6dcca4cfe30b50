"""The language of the tests: set a table, and play at it.

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

from app.games.pixel_tactics import codec
from app.games.pixel_tactics.frames import Act, BeginTurn, BeginWave, EndRound, EndTurn, EndWave
from app.games.pixel_tactics.game import PIXEL_TACTICS_5, Options
from app.games.pixel_tactics.state import Piece, Side, State, Status, changed, put
from app.games.pixel_tactics.words import ROWS, Operation, Trap
from app.kernel.dice import Dice
from app.kernel.machine import Move, Refused, advance
from app.kernel.node import replace
from app.tabletop.telling import Telling
from tests.games.pixel_tactics.position import SEATS, WORDS, Position, slot_of

GAME = PIXEL_TACTICS_5
SLOTS = ("V1", "V2", "V3", "F1", "F3", "R1", "R2", "R3")
"""The eight Slots for Heroes (PT5-203)."""

DICE = Dice(b"for tests only")

ENTRY = re.compile(r"\s*(?:(?P<place>[VFRS][123])\s+)?(?P<card>[a-z-]+)(?::(?P<damage>\d+))?(?P<rest>.*)")
MARK = re.compile(r"/(?P<mark>\w+)|(?P<counter>\w+)=(?P<n>\d+)|\[(?P<status>[^\]]+)\](?:x(?P<times>\d+))?")


class Table(Position):
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


def status_of(words: str) -> Status:
    """The status effect of "+1 attack" or "no Intercept"."""
    if words in WORDS:
        return Status(WORDS[words])
    n, word = words.split()
    return Status(word, int(n))

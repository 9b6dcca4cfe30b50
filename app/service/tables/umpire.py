"""The umpire: carries a table from one standing to the next, as the rules, the clocks and the house have it.

What it does depends on nothing but its arguments, so that every copy of a log comes to the same end.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec

from app.bots.registry import bot
from app.games.game import Game, Result
from app.games.registry import game
from app.kernel.dice import Dice, dice_from
from app.kernel.machine import Decision, Move, Refusal, Refused
from app.kernel.node import Node
from app.service.tables import clocks
from app.service.tables.clocks import SPEEDS, Asked, Clocks, Outages, Speed
from app.service.tables.standing import Point, Standing
from app.service.tables.table import HOUSE, TOLD, Row, RowKind, Source, Table
from app.tabletop.telling import Telling

SNAPSHOT_EVERY = 50
"""Rows after which a state is written down, as soon as nothing can be taken back: so what can is always known to
whoever plays the log from there."""
POINTS = 30
"""Decisions in a row that a seat may take back."""

PLAYED: frozenset[RowKind] = frozenset(("move", "lapse", "flag", "abandon", "takeback"))
"""What a paused table refuses."""
IMPOSED = {"runaway": "runaway", "abort": "aborted", "adjudicate": "adjudicated"}
"""Rows that end a table whatever the rules say, and with which reason."""
SAID = {"pause": "paused", "resume": "resumed", "abort": "aborted", "adjudicate": "adjudicated", "rules": "rules"}
"""What the house tells of its own rows."""


class Order(Node, tag=False):
    """What the house did to a table: by whose order and why, which only the house knows; and who wins by it."""

    by: str
    reason: str
    winner: int = -1
    places: tuple[int, ...] = ()


class Fork(Node, tag=False):
    """How a table begins that plays on from another: with shares for dice of its own, and that table's state."""

    nonces: tuple[str, ...]
    source: Source
    state: msgspec.Raw


class NewRules(Node, tag=False):
    """The rules that a table goes on under, from how it stood after row `reached`."""

    version: str
    reached: int


class Deed(msgspec.Struct, frozen=True):
    """What a row says is done; the payload is a path of steps, or what the kind of row needs instead."""

    kind: RowKind
    seat: int
    decision: int
    payload: Any
    at: int


class Umpire:
    """The umpire of one table."""

    def __init__(self, table: Table, window_ms: int) -> None:
        self.game: Game = game(table.game)
        self.speed: Speed = SPEEDS[table.clock]
        self.window_ms = window_ms
        self.table = table

    # --- from one standing to the next ------------------------------------------

    def after(self, before: Standing, deed: Deed, outages: Outages) -> tuple[Standing, tuple[Telling, ...]]:
        """How the table stands after the deed, and what it told. Raises Refused, Runaway and what a game may raise."""
        kind = deed.kind
        if (kind == "start") != (before.state is None):
            raise Refused(Refusal("stale" if kind == "start" else "not-started"))
        if before.result is not None:
            raise Refused(Refusal("over"))
        if before.clocks.paused and kind in PLAYED and deed.seat != HOUSE:
            raise Refused(Refusal("paused"))
        if kind in ("pause", "resume") and before.clocks.paused == (kind == "pause"):
            raise Refused(Refusal("paused" if kind == "pause" else "not-paused"))
        if kind == "takeback":
            return self._taken_back(before, deed)
        state, told, result = self._change(before, deed)
        open = () if result else self.game.decisions(state)
        matches = len(self.game.matches(state))
        points = self._points(before, deed, state, open, matches)
        seq, kept = before.seq + 1, before.kept
        if kind == "rules" or (seq - kept >= SNAPSHOT_EVERY and not points and result is None):
            kept = seq
        standing = Standing(
            seq,
            before.lines + len(told),
            state,
            open,
            result,
            matches,
            self.game.progress(state),
            self._clocks(before.clocks, deed, self._asked(state, open), outages),
            points,
            before.backs if points else 0,
            kept,
            shares(deed.payload) if kind == "start" else before.nonces,
        )
        return standing, told

    def _change(self, before: Standing, deed: Deed) -> tuple[Any, tuple[Telling, ...], Result | None]:
        kind, seat = deed.kind, deed.seat
        if kind == "start":
            dice = dice_from(self.table.seed, [bytes.fromhex(nonce) for nonce in shares(deed.payload)])
            if isinstance(deed.payload, Fork):
                state = self.game.redealt(self.game.decode(bytes(deed.payload.state)), dice)
                return state, (Telling("house", word="forked"),), None
            state, told = self.game.start(self.game.options(self.table.options), dice)
        elif kind in IMPOSED:
            return before.state, (self._said(deed),), self._imposed(before, deed)
        elif kind in ("pause", "resume", "rules"):
            return before.state, (self._said(deed),), None
        elif kind == "abandon" and seat == HOUSE:
            told = (Telling("house", word="abandoned"),)
            return before.state, told, Result(-1, "abandoned", self._scores(before))
        elif kind == "concede":
            state, told = self.game.give_up(before.state, seat, "concession")
        elif kind in ("flag", "abandon"):
            if (asked := before.decision_of(seat)) is None or asked.id != deed.decision:
                raise Refused(Refusal("stale"))
            state, told = self.game.give_up(before.state, seat, "time" if kind == "flag" else "abandoned")
        else:
            state, told = self.game.play(before.state, seat, Move(deed.decision, deed.payload))
        return state, told, self.game.outcome(state)

    def _said(self, deed: Deed) -> Telling:
        if deed.kind == "runaway":
            return Telling("over", word="runaway")
        if deed.kind != "adjudicate":
            return Telling("house", word=SAID[deed.kind])
        if deed.payload.winner < 0 and max(deed.payload.places) > 1:
            return Telling("house", word="placed")
        return Telling("house", deed.payload.winner, word=SAID[deed.kind])

    def _imposed(self, before: Standing, deed: Deed) -> Result:
        order, scores = deed.payload, self._scores(before)
        if deed.kind == "adjudicate":
            return Result(order.winner, "adjudicated", scores, order.places)
        return Result(-1, IMPOSED[deed.kind], scores)

    def _scores(self, before: Standing) -> tuple[int, ...]:
        matches = self.game.matches(before.state)
        return matches[-1].trophies if matches else (0,) * len(self.table.seats)

    def _clocks(self, before: Clocks, deed: Deed, asked: tuple[Asked, ...], outages: Outages) -> Clocks:
        match deed.kind:
            case "start":
                return clocks.began(self.speed, len(self.table.seats), asked, deed.at)
            case "pause":
                return clocks.paused(before, deed.at, outages)
            case "resume":
                return clocks.resumed(before, deed.at)
            case "rules":
                return clocks.renewed(before, asked, deed.at)
        return clocks.turned(before, self.speed, asked, deed.at, outages)

    def _asked(self, state: Any, open: tuple[Decision, ...]) -> tuple[Asked, ...]:
        asked = []
        for each in open:
            if self.game.lapse(each) is not None:
                on: clocks.On = "window"
            elif self.table.seats[each.seat].kind == "bot":
                on = "bot"
            else:
                on = "sealed" if self.game.sealed(state) else "turn"
            asked.append(Asked(each.id, each.seat, on))
        return tuple(asked)

    # --- taking back ------------------------------------------------------------

    def _points(
        self, before: Standing, deed: Deed, state: Any, open: tuple[Decision, ...], matches: int
    ) -> tuple[Point, ...]:
        """What the seat that moved may take back: nobody else was asked, nothing was chosen in secret,
        no match ended, and the game says that nobody has learnt anything."""
        seat = deed.seat
        if (
            deed.kind != "move"
            or matches != before.matches
            or not open
            or any(each.seat != seat for each in (*before.open, *open))
            or self.table.seats[seat].kind == "bot"
            or self.game.sealed(before.state)
            or not self.game.may_take_back(before.state, state)
        ):
            return ()
        # a point needs no points of its own: they are the ones before it
        return (*before.points, Point(seat, msgspec.structs.replace(before, points=())))[-POINTS:]

    def back(self, standing: Standing, seat: int) -> int:
        """The row to which this seat may go back. Raises Refused."""
        if standing.clocks.paused:
            raise Refused(Refusal("paused"))
        if not standing.may_take_back(seat):
            raise Refused(Refusal("no-take-back"))
        return standing.points[-1].before.seq

    def _taken_back(self, now: Standing, deed: Deed) -> tuple[Standing, tuple[Telling, ...]]:
        number = next((n for n, point in enumerate(now.points) if point.before.seq == deed.payload), None)
        if number is None or now.points[number].seat != deed.seat:
            raise Refused(Refusal("no-take-back"))
        before = now.points[number].before
        state, told = self.game.take_back(before.state, now.state, deed.seat)
        open = self.game.decisions(state)
        standing = msgspec.structs.replace(
            before,
            seq=now.seq + 1,
            lines=now.lines + len(told),
            state=state,
            open=open,
            clocks=clocks.taken_back(before.clocks, self._asked(state, open), deed.at),
            points=now.points[:number],
            backs=now.backs + 1,
            kept=now.kept,
        )
        return standing, told

    # --- what a clock at zero does ----------------------------------------------

    def lapse(self, standing: Standing, decision: Decision) -> tuple[Any, ...] | None:
        """The path by which this decision goes by at zero: a window passes, of what is chosen in secret the
        dice take an option. None where the seat loses instead."""
        if (path := self.game.lapse(decision)) is not None:
            return path
        if not self.game.sealed(standing.state):
            return None
        secret = f"pixelkeep lapse v1\0{self.table.id}\0{decision.id}\0".encode() + self.table.seed
        move = bot("random").answer(self.game, standing.state, decision.seat, Dice(sha256(secret).digest()))
        return move.path

    def deadline(self, standing: Standing, decision: int, outages: Outages) -> int | None:
        """When nothing is left for this decision; None for what is not timed."""
        running = standing.clocks.of(decision)
        if running is None or running.on == "bot" or standing.clocks.paused:
            return None
        return clocks.deadline(standing.clocks, self.speed, self.window_ms, running, outages)

    # --- the log ----------------------------------------------------------------

    def payload(self, kind: RowKind, data: bytes) -> Any:
        """The payload of such a row. Raises msgspec.ValidationError."""
        return _decoder(kind, self.game.name).decode(data)

    def replay(
        self, standing: Standing, rows: Iterable[Row], outages: Outages
    ) -> Iterator[tuple[Standing, tuple[Telling, ...]]]:
        """How the table stands after each of the rows, and what they told.

        Where a table went on under new rules, rows that these did not carry on were void: they are still
        there, and still told. Raises what `after` raises.
        """
        rows = tuple(rows)
        void = [range(self._reached(row) + 1, row.seq) for row in rows if row.kind == "rules"]
        for row in rows:
            told: tuple[Telling, ...]
            if any(row.seq in each for each in void):
                standing, told = passed(standing, row), TOLD.decode(row.told)
            else:
                deed = Deed(row.kind, row.seat, row.decision, self.payload(row.kind, row.payload), row.at)
                standing, told = self.after(standing, deed, outages)
            yield standing, told

    def _reached(self, row: Row) -> int:
        reached: int = self.payload(row.kind, row.payload).reached
        return reached


def shares(start: tuple[str, ...] | Fork) -> tuple[str, ...]:
    """The shares of the dice that the first row names, in hex."""
    return start.nonces if isinstance(start, Fork) else start


def passed(standing: Standing, row: Row) -> Standing:
    """The standing after a row that changes nothing any more."""
    lines = standing.lines + len(TOLD.decode(row.told))
    return msgspec.structs.replace(standing, seq=row.seq, lines=lines)


@cache
def _decoder(kind: RowKind, of: str) -> "msgspec.json.Decoder[Any]":
    match kind:
        case "start":
            return msgspec.json.Decoder(tuple[str, ...] | Fork)
        case "takeback" | "abandon":
            return msgspec.json.Decoder(int)
        case "pause" | "resume" | "abort" | "adjudicate":
            return msgspec.json.Decoder(Order)
        case "rules":
            return msgspec.json.Decoder(NewRules)
    step: Any = game(of).step_type
    return msgspec.json.Decoder(tuple[step, ...])

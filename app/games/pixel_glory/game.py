"""Pixel Glory as the outside knows it."""

from collections.abc import Mapping
from typing import Any, cast

from app.games.family import Family, told
from app.games.game import Choice, MatchResult, Mode, Moment, Progress, Result
from app.games.pixel_glory import asking, effects, speech  # noqa: F401 - they register rules
from app.games.pixel_glory.cards import (
    BASE_MONSTERS,
    BASE_SPELLS,
    LORD,
    LORD_COOP,
    SECOND_MONSTERS,
    SECOND_SPELLS,
)
from app.games.pixel_glory.codec import decode, encode
from app.games.pixel_glory.ending import finished, places
from app.games.pixel_glory.faces import View
from app.games.pixel_glory.frames import OpenTown
from app.games.pixel_glory.imagine import imagine
from app.games.pixel_glory.judge import judge
from app.games.pixel_glory.leaving import left
from app.games.pixel_glory.preview import preview
from app.games.pixel_glory.state import Difficulty, ModeName, Piece, Side, State, tell
from app.games.pixel_glory.steps import Step
from app.games.pixel_glory.view import view
from app.games.pixel_glory.whynot import why_not
from app.kernel import machine
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Refusal, advance
from app.kernel.node import Node, replace
from app.tabletop.preview import Preview
from app.tabletop.telling import Telling

DIFFICULTY = Choice("difficulty", ("standard", "casual", "hardcore"))

MODES = (
    Mode("free-for-all", (2, 3, 4), (DIFFICULTY,)),
    Mode("solo", (1,), (DIFFICULTY,)),
    Mode("cooperative", (2, 3, 4), (DIFFICULTY,)),
    Mode("teams", (4,), (DIFFICULTY,), teams=True),
    Mode("expanded", (2, 3, 4), (DIFFICULTY,)),
)


class Options(Node, tag=False, omit_defaults=False):
    """What a table is created with."""

    mode: ModeName = "free-for-all"
    seats: int = 2
    difficulty: Difficulty = "standard"


class PixelGlory(Family[State]):
    """The game in all its modes."""

    name = "pixel_glory"
    rules_version = "1"
    modes = MODES
    state_type = State
    view_type = View
    step_type = Step
    speech = speech
    preview_type = Preview

    def options(self, given: Mapping[str, Any]) -> Options:
        """Raises ValueError with a reason."""
        mode = next((mode for mode in MODES if mode.name == given.get("mode", MODES[0].name)), None)
        if mode is None:
            raise ValueError(f"mode must be one of {', '.join([mode.name for mode in MODES])}")
        seats = given.get("seats", mode.seats[0])
        if seats not in mode.seats:
            raise ValueError(f"{mode.name} is for {', '.join(map(str, mode.seats))} seats")
        difficulty = given.get("difficulty", DIFFICULTY.values[0])
        if difficulty not in DIFFICULTY.values:
            raise ValueError(f"difficulty must be one of {', '.join(map(str, DIFFICULTY.values))}")
        return Options(cast(ModeName, mode.name), seats, cast(Difficulty, difficulty))

    def seats(self, options: Options) -> int:
        return options.seats

    def start(self, options: Options, dice: Dice) -> tuple[State, tuple[Telling, ...]]:
        """All spells and monsters lie unseen; in Expanded those of both sets (PG-R29)."""
        both = options.mode == "expanded"
        lord = LORD_COOP if options.mode in ("solo", "cooperative") else LORD
        spells = BASE_SPELLS + (SECOND_SPELLS if both else ())
        monsters = (*BASE_MONSTERS, *(SECOND_MONSTERS if both else ()), lord)
        unknown = (0,) * (options.seats + 1)
        pieces = [Piece(id, card, zone="spells", keys=unknown) for id, card in enumerate(spells)]
        for id, card in enumerate(monsters, len(spells)):
            pieces.append(Piece(id, card, zone="dungeon", keys=unknown))
        state = State(
            (OpenTown(),),
            0,
            (),
            dice,
            options.mode,
            options.difficulty,
            tuple(pieces),
            (Side(),) * options.seats,
            unknown,
            tuple(range(len(spells))),
            tuple(range(len(spells), len(pieces))),
        )
        return told(advance(state))

    def play(self, state: State, seat: int, move: Move) -> tuple[State, tuple[Telling, ...]]:
        after, tellings = super().play(state, seat, move)
        if after.left and not after.over:
            after, more = told(left(after, (), ""))
            tellings += more
        return after, tellings

    def ran_away(self, state: State) -> State:
        return finished(state, "runaway")

    def give_up(self, state: State, seat: int, reason: str) -> tuple[State, tuple[Telling, ...]]:
        """The others play on without the seat, where any side is left to play against or with."""
        state = replace(state, told=())
        return told(self.tamed(state, lambda: left(state, (seat,), reason)))

    def take_back(self, before: State, after: State, seat: int) -> tuple[State, tuple[Telling, ...]]:
        return told(tell(machine.again(before, after), "take-back", seat))

    def lapse(self, decision: Decision) -> tuple[Any, ...] | None:
        return None

    def progress(self, state: State) -> Progress:
        return Progress(1, state.turns or state.round, tuple([state.fame(seat) for seat in range(state.seats)]))

    def moment(self, state: State) -> Moment:
        return Moment(state.turns, state.turns)

    def why_not(self, state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
        return why_not(state, seat, path)

    def preview(self, state: State, seat: int, path: tuple[Any, ...]) -> Preview | None:
        return preview(state, seat, path)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def outcome(self, state: State) -> Result | None:
        if state.over is None:
            return None
        winners, reason = state.over.winners, state.over.reason
        fame = tuple([state.fame(seat) for seat in range(state.seats)])
        return Result(winners[0] if len(winners) == 1 else -1, reason, fame, places(state))

    def matches(self, state: State) -> tuple[MatchResult, ...]:
        """A table is one game, and a trophy for each who wins it."""
        result = self.outcome(state)
        if result is None or state.over is None:
            return ()
        trophies = tuple([int(seat in state.over.winners) for seat in range(state.seats)])
        return (MatchResult(1, result.winner, result.reason, state.turns, trophies, ()),)

    def view(self, state: State, audience: int) -> View:
        return view(state, audience)

    def judge(self, view: View) -> float:
        return judge(view)

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        return imagine(state, seat, dice)

    def cards(self, language: str) -> list[dict[str, Any]]:
        return speech.cards(language)


PIXEL_GLORY = PixelGlory()

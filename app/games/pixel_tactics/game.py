"""Pixel Tactics as the outside knows it."""

from collections.abc import Mapping
from typing import Any

from app.games.family import Family, told
from app.games.game import Choice, MatchResult, Mode, Moment, Progress, Result
from app.games.pixel_tactics import acting, casualties, effects, events, speech, turns  # noqa: F401 - they register rules
from app.games.pixel_tactics.codec import decode, encode
from app.games.pixel_tactics.editions import FIFTH, FIRST, Edition
from app.games.pixel_tactics.faces import View
from app.games.pixel_tactics.frames import BeginMatch
from app.games.pixel_tactics.imagine import imagine
from app.games.pixel_tactics.judge import judge
from app.games.pixel_tactics.preview import preview
from app.games.pixel_tactics.questions import Respond
from app.games.pixel_tactics.state import SEATS, Ending, Piece, Side, State, tell
from app.games.pixel_tactics.steps import Pass, Step
from app.games.pixel_tactics.view import view
from app.games.pixel_tactics.whynot import why_not
from app.kernel import machine
from app.kernel.dice import Dice, roll
from app.kernel.machine import Decision, Refusal, advance
from app.kernel.node import Node, replace
from app.tabletop.preview import Preview
from app.tabletop.telling import Telling

STANDARD = Mode("standard", (len(SEATS),), (Choice("trophies", (2, 3)), Choice("round_limit", (0, 10, 20))))


class Options(Node, tag=False, omit_defaults=False):
    """What a table is created with: trophies to win (PT5-1008), and a Round limit, 0 for none (R51)."""

    trophies: int = 2
    round_limit: int = 0


class PixelTactics(Family[State]):
    """One edition."""

    modes = (STANDARD,)
    state_type = State
    view_type = View
    step_type = Step
    speech = speech
    preview_type = Preview

    def __init__(self, edition: Edition, rules_version: str) -> None:
        self.edition, self.name, self.rules_version = edition, edition.name, rules_version
        self.set = tuple(edition.cards)

    def options(self, given: Mapping[str, Any]) -> Options:
        """Raises ValueError with a reason."""
        trophies, limit = given.get("trophies", 2), given.get("round_limit") or 0
        if given.get("mode", STANDARD.name) != STANDARD.name or given.get("seats", len(SEATS)) != len(SEATS):
            raise ValueError("this game has one mode, standard, for 2 seats")
        if trophies not in STANDARD.choices[0].values:
            raise ValueError("trophies must be 2 or 3")
        if not isinstance(limit, int) or not 0 <= limit <= 1000:
            raise ValueError("round_limit must be a whole number from 1 to 1000, or none")
        return Options(trophies, limit)

    def seats(self, options: Options) -> int:
        return len(SEATS)

    def start(self, options: Options, dice: Dice) -> tuple[State, tuple[Telling, ...]]:
        """Two decks of the same cards (R01); chance decides who is first (PT5-303)."""
        pieces: list[Piece] = []
        decks: list[Side] = []
        for seat in SEATS:
            first = len(pieces)
            for card in self.set:
                pieces.append(Piece(len(pieces), card, seat, seat, "deck"))
            decks.append(Side(deck=tuple(range(first, len(pieces)))))
        player, dice = roll(dice, 2)
        state = State(
            (BeginMatch(),),
            0,
            (),
            dice,
            tuple(pieces),
            (decks[0], decks[1]),
            self.name,
            options.trophies,
            options.round_limit,
            first=player,
        )
        return told(advance(state))

    def ran_away(self, state: State) -> State:
        return finished(state, -1, "runaway")

    def give_up(self, state: State, seat: int, reason: str) -> tuple[State, tuple[Telling, ...]]:
        """The rival wins the table."""
        return told(finished(tell(replace(state, told=()), "give-up", seat, word=reason), 1 - seat, reason))

    def lapse(self, decision: Decision) -> tuple[Any, ...] | None:
        return (Pass(),) if isinstance(decision.question, Respond) else None

    def take_back(self, before: State, after: State, seat: int) -> tuple[State, tuple[Telling, ...]]:
        return told(tell(machine.again(before, after), "take-back", seat))

    def progress(self, state: State) -> Progress:
        return Progress(state.match, state.round, state.trophies)

    def moment(self, state: State) -> Moment:
        """A window belongs to the event it answers, chains to the event at their bottom."""
        return Moment(state.events, state.turns)

    def why_not(self, state: State, seat: int, path: tuple[Any, ...]) -> Refusal | None:
        return why_not(state, seat, path)

    def encode(self, state: State) -> bytes:
        return encode(state)

    def decode(self, data: bytes) -> State:
        return decode(data)

    def outcome(self, state: State) -> Result | None:
        if state.over is None:
            return None
        winner = state.over.winner
        places = tuple([1 if winner in (seat, -1) else 2 for seat in SEATS])
        return Result(winner, state.over.reason, state.trophies, () if state.over.reason == "runaway" else places)

    def matches(self, state: State) -> tuple[MatchResult, ...]:
        return state.results

    def view(self, state: State, audience: int) -> View:
        return view(state, audience)

    def judge(self, view: View) -> float:
        return judge(view)

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        return imagine(state, seat, dice)

    def cards(self, language: str) -> list[dict[str, Any]]:
        return speech.cards(self.set, language)

    def preview(self, state: State, seat: int, path: tuple[Any, ...]) -> Preview | None:
        return preview(state, seat, path)


def finished(state: State, winner: int, reason: str) -> State:
    """The table ends at once."""
    state = replace(state, stack=(), over=Ending(winner, reason), active=-1, actions=0)
    return tell(state, "over", winner, word=reason)


PIXEL_TACTICS_5 = PixelTactics(FIFTH, "2")
PIXEL_TACTICS = PixelTactics(FIRST, "2")

"""What travels to an audience tells nothing of what is hidden from it: two tables that differ in that alone
are the same bytes on its stream, for every game of the registry."""

from itertools import islice
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from app.api.socket import wording
from app.api.socket.audience import Audience, text
from app.api.summaries import summary
from app.games.game import LANGUAGES
from app.games.registry import game
from app.kernel.dice import Dice
from app.service.tables.house import House
from app.service.tables.shown import Shown
from app.service.tables.standing import Standing
from app.service.tables.table import HOUSE, Seat, Table
from app.service.tables.umpire import Deed
from app.tabletop.telling import Telling
from tests.laws.costly import MOST, TRIED, has, look_alike, open_decisions
from tests.laws.play import Played, played, whole_moves
from tests.laws.twins import NAMES, twins

SEEDS = (0, 1, 3)
HOUSE_OF_CLOCK = cast(House, SimpleNamespace(clock=SimpleNamespace(now=lambda: 1_000), window_ms=20_000, outages=()))
"""What a shown table asks of its house: the time, which stands still here."""


class Ears:
    """A connection that keeps what it is sent."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.heard: list[str] = []

    def push(self, frame: str) -> None:
        self.heard.append(frame)


class Stage(Shown):
    """A table of the service that stands as a test wishes."""

    def __init__(self, played: Played, state: Any) -> None:
        seats = tuple(Seat(seat, "person", user=f"user-{seat}", name=f"Name {seat}") for seat in played.audiences[:-1])
        table = Table(
            "table",
            played.game.name,
            played.game.rules_version,
            played.given,
            "live",
            bytes(32),
            "commitment",
            None,
            0,
            seats,
            delay_ms=0,
        )
        super().__init__(HOUSE_OF_CLOCK, table)
        open = played.game.decisions(state)
        clocks = self.umpire._clocks(
            Standing().clocks, Deed("start", HOUSE, 0, None, 0), self.umpire._asked(state, open), ()
        )
        matches = len(played.game.matches(state))
        self.standing = Standing(0, 0, state, open, None, matches, played.game.progress(state), clocks)

    def play(self, deed: Deed) -> tuple[Telling, ...]:
        """The table goes on, as the umpire has it."""
        self.standing, told = self.umpire.after(self.standing, deed, ())
        table = self.table
        status = "over" if self.result else "live"
        self.table = msgspec.structs.replace(table, status=status, progress=self.standing.progress)
        return told

    def info(self) -> Any:
        return wording.table_info(self.table, self.result, frozenset(range(self.seats)), 1)

    def summary(self) -> str:
        """The table as the lobby, lists and whoever looks after the place without a reason see it."""
        return text(summary(self.table, set(), self.result))


class Stream:
    """What an audience receives of a table, in every language; and what anybody reads of it in lists."""

    def __init__(self, stage: Stage, index: int) -> None:
        self.stage = stage
        self.audience = Audience(stage, index)
        self.ears = [Ears(language) for language in LANGUAGES]
        for ears in self.ears:
            ears.push(self.audience.sync(stage.info(), (), ears.language))
            self.audience.add(cast(Any, ears))
        self.listed = [stage.summary()]

    def play(self, deed: Deed) -> None:
        """A row of the log, told as a hall tells it."""
        told = self.stage.play(deed)
        self.audience.update(told)
        if self.stage.result:
            self.audience.push(text(wording.result(self.stage.result)))
        self.audience.push(text(self.stage.info()))
        self.listed.append(self.stage.summary())

    @property
    def bytes(self) -> tuple[list[list[str]], list[str]]:
        return [ears.heard for ears in self.ears], self.listed


@pytest.fixture(scope="module", params=[(name, seed) for name in NAMES for seed in SEEDS], ids=str)
def table(request: pytest.FixtureRequest) -> Played:
    name, seed = request.param
    return played(game(name), twins(name).given(seed), seed)


def test_who_comes_in_receives_the_same_bytes(table: Played) -> None:
    chance = table.chance("streams, coming in")
    compared = 0
    for turn in table.sample:
        for audience in table.audiences:
            twin = look_alike(table, turn.before, audience, chance)
            compared += twin != turn.before
            assert Stream(Stage(table, turn.before), audience).bytes == Stream(Stage(table, twin), audience).bytes
    assert compared, "no twin differed"


def test_a_move_sends_the_same_bytes(table: Played) -> None:
    """Whoever makes it: each seat, those who watch, and the lists, where it leaves hidden what differs."""
    game, chance, known = table.game, table.chance("streams, a move"), twins(table.game.name)
    compared = 0
    for state, decision in open_decisions(table):
        moves = list(islice(whole_moves(game, state, decision), MOST))
        for move in chance.sample(moves, min(TRIED // 4, len(moves))):
            after, told = game.play(state, decision.seat, move)
            deed = Deed("move", decision.seat, decision.id, move.path, 500)
            for audience in table.audiences:
                twin = known.redealt(state, audience, chance, known.revealed(state, told, after, audience))
                if after.dice.rolled == state.dice.rolled:
                    twin = msgspec.structs.replace(twin, dice=Dice(chance.randbytes(32), state.dice.rolled))
                if decision.seat != audience and not has(game, twin, decision, move):
                    continue
                one, other = Stream(Stage(table, state), audience), Stream(Stage(table, twin), audience)
                one.play(deed)
                other.play(deed)
                compared += twin != state
                assert one.bytes == other.bytes, (audience, move)
    assert compared, "no twin differed"


def test_bytes_differ_for_who_may_see_the_difference(table: Played) -> None:
    """Else the tests above would compare nothing: what is hidden from those who watch is seen at some seat."""
    chance = table.chance("streams, seen")
    watching = table.audiences[-1]
    for turn in table.sample:
        twin = look_alike(table, turn.before, watching, chance)
        for seat in table.audiences[:-1]:
            if Stream(Stage(table, turn.before), seat).bytes != Stream(Stage(table, twin), seat).bytes:
                return
    raise AssertionError("no seat sees more than those who watch")

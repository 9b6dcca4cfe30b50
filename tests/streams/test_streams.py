"""What travels to an audience tells nothing of what is hidden from it: two tables that differ in that alone
are the same bytes on its stream, for every game of the registry."""

from itertools import islice
from typing import Any, cast

import msgspec
import pytest

from app.api.socket import wording
from app.api.socket.audience import Audience, text
from app.games.game import LANGUAGES
from app.games.registry import game
from app.kernel.dice import Dice
from app.service.tables.umpire import Deed
from tests.laws.costly import MOST, TRIED, has, look_alike, open_decisions
from tests.laws.play import Played, played, whole_moves
from tests.laws.twins import NAMES, twins
from tests.streams.stage import Stage

SEEDS = (0, 1, 3)


class Ears:
    """A connection that keeps what it is sent."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.heard: list[str] = []

    def push(self, frame: str) -> None:
        self.heard.append(frame)


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


def test_a_sealed_answer_sends_the_same_bytes_as_any_other(table: Played) -> None:
    """Who chooses in secret is seen to have chosen, by as many bytes under the same numbers whatever it was."""
    chance = table.chance("streams, sealed")
    together = [turn.before for turn in table.turns if table.game.sealed(turn.before)]
    for state in chance.sample(together, min(TRIED // 2, len(together))):
        for decision in table.game.decisions(state):
            moves = list(islice(whole_moves(table.game, state, decision), MOST))
            for audience in table.audiences:
                streams = []
                for move in chance.sample(moves, min(TRIED // 2, len(moves))):
                    streams.append(Stream(Stage(table, state), audience))
                    streams[-1].play(Deed("move", decision.seat, decision.id, move.path, 500))
                if audience != decision.seat and len(table.game.decisions(state)) > 1:
                    assert all(stream.bytes == streams[0].bytes for stream in streams), audience

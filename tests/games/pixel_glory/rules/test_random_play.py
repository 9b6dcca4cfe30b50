"""Random play in every mode in which people give up now and then: the table goes on, and ends."""

import random

import pytest

from tests.games.pixel_glory.table import GAME
from tests.laws.pixel_glory import TABLES, check_places, given
from tests.laws.play import random_move, seeded

OFTEN = 0.01
"""How likely it is before each move that somebody gives up."""


@pytest.mark.rule("PG-R21", "PG-R30", "PG-1001", "PG-1003")
@pytest.mark.parametrize("seed", range(2 * len(TABLES)))
def test_whoever_has_left_is_asked_nothing_and_nothing_fallen_is_left_behind(seed):
    chance = random.Random(seed)
    state, _ = GAME.start(GAME.options(given(seed)), seeded(seed))
    while asked := GAME.decisions(state):
        assert GAME.outcome(state) is None
        assert not state.left or {decision.seat for decision in asked}.isdisjoint(state.left)
        if not GAME.sealed(state) and any(state.pieces[id].hp == 0 for id in state.revealed if id >= 0):
            assert {GAME.kind(decision) for decision in asked} <= {"deaths", "discard"}
        if chance.random() < OFTEN:
            leaver = chance.choice([seat for seat in range(state.seats) if seat not in state.left])
            state, _ = GAME.give_up(state, leaver, "concession")
        else:
            decision = chance.choice(asked)
            state, _ = GAME.play(state, decision.seat, random_move(GAME, state, decision, chance))
        check_places(state)
        assert GAME.decode(GAME.encode(state)) == state

    result = GAME.outcome(state)
    assert result is not None
    assert result.winner not in state.left or state.together or state.mode == "teams"

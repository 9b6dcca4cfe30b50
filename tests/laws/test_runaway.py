"""A match that would run for ever ends, with that as its reason."""

from typing import Any

import pytest

from app.games.registry import game
from app.kernel.machine import STEP_LIMIT, push, run
from app.kernel.node import Node, replace
from tests.laws.play import played, random_move
from tests.laws.twins import NAMES, twins

ran: list[int] = []


class Again(Node):
    """A frame that puts itself back."""


@pytest.fixture
def looping():
    def again(frame: Again, state: Any) -> Any:
        ran.append(1)
        return push(state, frame)

    ran.clear()
    run[Again] = again
    yield
    del run[Again]


@pytest.mark.parametrize("name", NAMES)
def test_a_step_limit_ends_a_runaway_and_the_table_says_so(name, looping):
    table = played(game(name), twins(name).given(0), 0)
    rules, turn = table.game, next(turn for turn in table.turns if len(table.game.decisions(turn.before)) == 1)
    state = replace(turn.before, stack=(Again(), turn.before.stack[-1]))
    decision = rules.decisions(state)[0]

    after, told = rules.play(state, decision.seat, random_move(rules, state, decision, table.chance("loop")))

    assert 0 < len(ran) <= STEP_LIMIT
    assert rules.decisions(after) == ()
    assert rules.outcome(after).reason == "runaway"
    assert rules.outcome(after).winner == -1
    assert told[-1].word == "runaway"
    assert rules.decode(rules.encode(after)) == after
    assert all(rules.view(after, audience).over.reason == "runaway" for audience in table.audiences)

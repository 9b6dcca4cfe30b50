"""Bots at whole matches: few here, thousands by `python -m tests.selfplay`."""

import pytest

from app.bots.registry import bot
from app.games.registry import game
from app.kernel.dice import Dice, dice_from
from tests.laws.play import played
from tests.laws.tactics import check_places
from tests.laws.twins import NAMES, twins
from tests.selfplay.figures import interval
from tests.selfplay.leaders import led
from tests.selfplay.match import Task, play
from tests.selfplay.tables import duel


@pytest.mark.parametrize("name", NAMES)
def test_greedy_beats_random(name):
    """But for a few matches that luck decides."""
    pairs = (("greedy", "random"), ("random", "greedy"))

    wins = sum(play(Task(seed, name, duel(name), pairs[seed % 2])).winners == (seed % 2,) for seed in range(16))

    assert wins >= 12


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("which", ["greedy", "random"])
def test_a_bot_answers_every_sort_of_question_the_same_way_to_the_same_dice(name, which):
    rules = game(name)
    table = played(rules, twins(name).given(5), 5)
    kinds = {}
    for turn in table.turns:
        for decision in rules.decisions(turn.before):
            kinds.setdefault(rules.kind(decision), (turn.before, decision))
    assert len(kinds) > 2

    for state, decision in kinds.values():
        seat, dice = decision.seat, Dice(bytes(32))
        imagined = rules.imagine(state, seat, dice)
        moves = [bot(which).answer(rules, imagined, seat, dice) for _ in range(2)]
        assert moves[0] == moves[1]
        assert rules.why_not(state, seat, moves[0].path) is None
        rules.play(state, seat, moves[0])


def test_a_match_is_the_same_from_the_same_seed():
    task = Task(3, "pixel_tactics_5", duel("pixel_tactics_5"), ("random",))

    assert play(task) == play(task)


def test_leaders_that_are_given_lead_and_every_card_is_dealt_once():
    rules = game("pixel_tactics_5")
    state, _ = rules.start(rules.options({}), dice_from(bytes(32), ()))

    state = led(state, ("retired-boss", "save-seer"))

    assert [state.leader(seat).card for seat in (0, 1)] == ["retired-boss", "save-seer"]
    assert [len(side.hand) for side in state.sides] == [4, 4]
    check_places(state)
    assert rules.decode(rules.encode(state)) == state


def test_an_interval_holds_the_share_and_shrinks_with_more_games():
    assert interval(0, 0) == (0, 1)
    wide, narrow = interval(6, 10), interval(600, 1000)
    assert wide[0] < narrow[0] < 0.6 < narrow[1] < wide[1]
    assert interval(10, 10)[1] == pytest.approx(1)

"""Section 9: the end of a match and of the game."""

import pytest

from app.games.pixel_tactics.game import PIXEL_TACTICS
from app.kernel.dice import Dice
from app.kernel.node import replace
from tests.games.pixel_tactics.rules.test_end import awards
from tests.games.pixel_tactics_first.rules.test_setup import led
from tests.games.pixel_tactics_first.table import Table

STANDS, FALLS = "camp-cook:3", "moon-wolf:17"


def routed(A: str = "", B: str = "", *, mine: str = STANDS, theirs: str = FALLS, secret: int = 0, **more) -> Table:
    """A table at which a Wave has just ended; by default B's Leader falls in it."""
    table = Table(A=A, B=B, A_leader=mine, B_leader=theirs, active="B", round=4, wave="rear", **more)
    table.state = replace(table.state, dice=Dice(bytes([secret])))
    return table.end()


BOTH = {"mine": "camp-cook:16"}
"""Both Leaders fall."""


@pytest.mark.rule("PT1-901", "PT1-R20")
def test_only_the_check_at_the_end_of_a_wave_ends_the_match():
    table = Table(A="V1 tilt-rider", B_leader="mirror-mage:19").attack("V1", "B:F2")
    assert table.match == 1 and table.damage("B:F2") == 25

    table.end()
    assert (table.match, table.turn) == (1, "B")
    assert table.end().match == 2 and "rout" in table.happened()


@pytest.mark.rule("PT1-R20")
def test_a_leader_healed_in_time_stands():
    table = Table(A="V1 tilt-rider", B_leader="mirror-mage:15", B_hand="camp-cook").attack("V1", "B:F2").end()
    assert table.damage("B:F2") == 21
    assert table.order("camp-cook").end().match == 1 and table.damage("B:F2") == 17


@pytest.mark.rule("PT1-902")
def test_the_player_whose_leader_still_stands_wins_whatever_else_stands():
    assert routed(B="V1 honey-bear, V2 mud-toad").trophies == (1, 0)
    assert routed(mine="camp-cook:16", theirs="moon-wolf:16").trophies == (0, 1)


@pytest.mark.rule("PT1-903")
def test_the_winner_stacks_both_leaders_as_one_trophy_for_the_whole_game():
    table = routed(goal=3)
    assert table.lying("A", "trophies") == ["camp-cook", "moon-wolf"] and table.trophies == (1, 0)

    playing = {(piece.owner, piece.card) for piece in table.state.pieces if piece.zone in ("deck", "hand")}
    assert len(playing) == 48 and not playing & {(0, "camp-cook"), (1, "moon-wolf")}


@pytest.mark.rule("PT1-904", "PT1-R21")
@pytest.mark.parametrize(
    ("mine", "theirs", "trophies"),
    [
        ("V1 honey-bear, V2 mud-toad", "V1 honey-bear", (1, 0)),
        ("V1 honey-bear", "V1 honey-bear, R1 mud-toad", (0, 1)),
        ("V1 honey-bear, V2 mud-toad:7", "V1 honey-bear, R1 mud-toad", (0, 1)),
        ("V1 honey-bear, V2 mud-toad/corpse, V3 map-maker/corpse", "V1 honey-bear, R1 mud-toad", (0, 1)),
    ],
)
def test_if_both_fall_more_heroes_left_after_the_casualties_win(mine, theirs, trophies):
    assert routed(mine, theirs, **BOTH, goal=3).trophies == trophies


@pytest.mark.rule("PT1-R21")
def test_who_would_be_recruited_in_answer_to_a_defeat_comes_too_late():
    table = routed("V1 last-squire:1", "", **BOTH, goal=3, A_hand="mud-toad")
    assert table.trophies == (1, 1)


@pytest.mark.rule("PT1-905")
def test_an_equal_number_is_a_tie_in_which_each_takes_the_own_leader():
    table = routed("V1 honey-bear, V2 mud-toad:7", "V1 honey-bear", **BOTH, goal=3)

    assert table.trophies == (1, 1) and PIXEL_TACTICS.matches(table.state)[-1].winner == -1
    assert (table.lying("A", "trophies"), table.lying("B", "trophies")) == (["camp-cook"], ["moon-wolf"])
    assert awards(table) == [("trophy", 0, ["camp-cook"]), ("trophy", 1, ["moon-wolf"])]


@pytest.mark.rule("PT1-906")
@pytest.mark.parametrize(
    ("goal", "before", "after"),
    [(2, (1, 0), (1, 1)), (2, (0, 1), (1, 1)), (2, (1, 1), (1, 1)), (3, (2, 1), (2, 2)), (3, (1, 1), (2, 2))],
)
def test_a_tie_wins_nobody_the_game(goal, before, after):
    table = routed(**BOTH, goal=goal, trophies=before)
    assert table.trophies == after and table.match == 2 and table.state.over is None


@pytest.mark.rule("PT1-R22")
def test_the_leader_that_is_not_awarded_is_set_aside_and_counts_for_nobody():
    table = routed(**BOTH, trophies=(1, 0))
    assert (table.lying("A", "trophies"), table.lying("B", "trophies")) == ([], ["moon-wolf"])
    assert (table.lying("A", "out"), table.lying("B", "out")) == (["camp-cook"], [])
    assert awards(table) == [("no-trophy", 0, ["camp-cook"]), ("trophy", 1, ["moon-wolf"])]
    assert [len(table.deck(seat)) + len(table.hand(seat)) for seat in "AB"] == [24, 24]


@pytest.mark.rule("PT1-907", "PT1-R23")
@pytest.mark.parametrize(("goal", "before"), [(2, (1, 0)), (2, (1, 1)), (3, (2, 0)), (3, (2, 2))])
def test_two_trophies_of_three_or_three_of_five_win_the_game(goal, before):
    table = routed(goal=goal, trophies=before)

    assert table.asked() == {} and table.trophies == (goal, before[1])
    result = PIXEL_TACTICS.outcome(table.state)
    assert (result.winner, result.reason) == (0, "rout")
    assert table.why("draw", by="A") == ("over", "PT1-907")


@pytest.mark.rule("PT1-R23", "PT1-908")
def test_with_ties_more_matches_are_played_than_three_or_five():
    table = routed(**BOTH, goal=2, trophies=(1, 1))
    table.state = replace(table.state, match=6)
    led(table)
    assert (table.match, table.state.over, table.round) == (6, None, 1)


@pytest.mark.rule("PT1-908")
@pytest.mark.parametrize(("goal", "before"), [(2, (0, 0)), (2, (0, 1)), (3, (1, 2))])
def test_while_nobody_has_won_the_next_match_is_played(goal, before):
    table = routed(goal=goal, trophies=before)
    assert table.match == 2 and table.asked() == {"A": "leader", "B": "leader"}
    led(table)
    assert (table.round, table.wave, table.turn) == (1, "vanguard", "A")


@pytest.mark.rule("PT1-909")
def test_everything_but_the_trophies_goes_back_into_its_owners_deck_and_is_shuffled():
    table = routed(
        "V1 honey-bear:2, F1 mud-toad/corpse, R1 map-maker/theirs",
        "V1 honey-bear/fresh",
        A_hand="tower-owl",
        A_discard="bell-founder",
    )
    for seat in (0, 1):
        own = [piece for piece in table.state.pieces if piece.owner == seat and piece.zone in ("deck", "hand")]
        assert len(own) == 24 and {piece.side for piece in own} == {seat}
        assert {(piece.damage, piece.corpse, piece.recruited) for piece in own} == {(0, False, 0)}
        order = list(table.state.sides[seat].hand + table.state.sides[seat].deck)
        assert order != sorted(order)
    assert table.discard("A") == table.discard("B") == []
    assert table.state.lasting == () and table.state.owed == (0, 0)


@pytest.mark.rule("PT1-910")
@pytest.mark.parametrize("before", [(0, 0), (0, 1), (1, 1), (1, 0)])
def test_for_each_trophy_of_the_rival_one_more_card_is_drawn_before_the_leader_is_chosen(before):
    table = routed(goal=3, trophies=before)
    dealt = {"A": 5 + before[1], "B": 5 + before[0] + 1}
    assert {seat: len(table.hand(seat)) for seat in "AB"} == dealt
    assert {seat: len(table.options(by=seat)) for seat in "AB"} == dealt
    assert {seat: len(table.deck(seat)) for seat in "AB"} == {seat: 24 - dealt[seat] for seat in "AB"}


@pytest.mark.rule("PT1-912")
@pytest.mark.parametrize("secret", range(6))
def test_the_winner_of_the_match_before_is_first_player(secret):
    for mine, theirs, winner in ((STANDS, FALLS, "A"), ("camp-cook:16", "moon-wolf:0", "B")):
        table = routed(mine=mine, theirs=theirs, secret=secret)
        assert led(table).turn == table.first == winner


@pytest.mark.rule("PT1-R24")
def test_after_a_tie_chance_decides_who_is_first():
    assert {routed(**BOTH, secret=secret).first for secret in range(20)} == {"A", "B"}


@pytest.mark.rule("PT1-R27")
@pytest.mark.parametrize(
    ("mine", "theirs", "heroes", "trophies"),
    [
        ("camp-cook:3", "moon-wolf:3", "", (0, 1)),
        ("camp-cook:3", "moon-wolf:4", "V1 mud-toad", (1, 0)),
        ("camp-cook:3", "moon-wolf:4", "", (1, 1)),
    ],
)
def test_a_round_limit_compares_the_life_left_then_the_heroes_and_then_ties(mine, theirs, heroes, trophies):
    table = Table(heroes, A_leader=mine, B_leader=theirs, round=10, wave="rear", active="B", round_limit=10, goal=3)
    assert table.end().trophies == trophies and table.match == 2


@pytest.mark.rule("PT1-R27")
def test_who_gives_up_loses_the_table():
    ended, _ = Table.game.give_up(Table().state, 0, "concession")
    assert (Table.game.outcome(ended).winner, Table.game.outcome(ended).reason) == (1, "concession")

"""Section 3: Rounds, Waves and turns."""

import pytest

from tests.games.pixel_tactics.rules.test_setup import begun
from tests.games.pixel_tactics.table import Table


def turns(table: Table, n: int) -> list[tuple[int, str, str]]:
    """The Round, Wave and player of the next `n` turns, when everybody passes."""
    found = []
    for _ in range(n):
        found.append((table.round, table.wave, table.turn))
        table.end()
    return found


@pytest.mark.rule("PT5-301", "PT5-302", "PT5-306", "PT5-307")
def test_a_round_is_three_waves_of_two_turns_and_then_the_other_player_is_first():
    table = begun()
    one = table.first
    other = "B" if one == "A" else "A"

    expected = []
    for round, order in ((1, one + other), (2, other + one), (3, one + other)):
        expected += [(round, wave, seat) for wave in ("vanguard", "flank", "rear") for seat in order]
    assert turns(table, 18) == expected
    assert table.first == other


@pytest.mark.rule("PT5-303")
def test_chance_decides_who_is_first_in_the_first_match():
    assert {Table.new(bytes([n])).first for n in range(20)} == {"A", "B"}


@pytest.mark.rule("PT5-304")
def test_a_turn_gives_two_actions_and_the_same_may_be_taken_twice():
    table = Table(A_leader="door-guard", B_leader="door-guard", A_hand="lag-conjurer")
    assert (table.turn, table.actions) == ("A", 2)

    table.draw()
    assert (table.turn, table.actions) == ("A", 1)
    table.draw()
    assert len(table.hand("A")) == 3
    assert (table.turn, table.actions) == ("B", 2)


@pytest.mark.rule("PT5-304")
def test_an_action_less_is_for_one_turn_and_never_leaves_fewer_than_none():
    table = Table(A="F1 lag-conjurer, F3 lag-conjurer/theirs", wave="flank", actions=2).cast("F1")
    assert table.end().actions == 1
    table.end().end()
    assert (table.turn, table.actions) == ("B", 2)

    table = Table(
        A="F1 lag-conjurer, F3 lag-conjurer/theirs, V1 palette-swapper",
        A_leader="coin-chaplain",
        wave="flank",
        actions=3,
    )
    table.cast("F1").cast("F3").end()
    assert (table.wave, table.turn, table.actions) == ("rear", "A", 2)


@pytest.mark.rule("PT5-304")
def test_without_actions_left_what_costs_one_is_refused():
    table = Table(
        A="V1 night-baker, V2 lag-conjurer, F1 solder-smith/corpse",
        A_hand="door-guard",
        A_leader="coin-chaplain",
        actions=0,
    )

    for words in (
        ("draw",),
        ("recruit", "door-guard", "V3"),
        ("attack", "V1", "B:F2"),
        ("trap", "door-guard", "S1"),
        ("clear", "F1"),
        ("move", "V1", "F3"),
    ):
        table.refused(*words, rule="PT5-304")
    assert table.options() == {"lever", "pass"}


@pytest.mark.rule("PT5-R08")
def test_actions_are_optional():
    table = Table(A_hand="night-baker", actions=2)

    table.end()
    assert (table.turn, table.actions) == ("B", 2)


@pytest.mark.rule("PT5-R08", "PT5-503")
def test_free_actions_stay_possible_after_the_second_action():
    table = Table(A="F1 night-baker, F3 patch-nurse", A_leader="ferrykeeper", A_deck="lamplighter door-guard")

    table.draw().draw()
    assert (table.turn, table.actions) == ("A", 0)
    assert table.options() == {"move A:F1", "move A:F3", "pass"}
    table.move("F1", "R1").move("F3", "R3")
    assert table.turn == "B"


@pytest.mark.rule("PT5-305")
def test_casualties_are_counted_when_both_turns_of_a_wave_are_over():
    table = Table(A="V1 night-baker:8", B="V1 night-baker:9")

    table.end()
    assert not table.at("A:V1").corpse and not table.at("B:V1").corpse
    table.end()
    assert table.at("A:V1").corpse and table.at("B:V1").corpse
    assert (table.wave, table.turn) == ("flank", "A")


@pytest.mark.rule("PT5-308")
def test_rounds_go_on_until_a_leader_is_defeated_at_the_end_of_a_wave():
    table = Table(A="V1 retired-boss", B_leader="ferrykeeper:19", B="R1 night-baker", round=12)

    table.attack("A:V1", "B:F2")
    assert (table.match, table.damage("B:F2")) == (1, 25)
    table.end().end()
    assert table.match == 2 and table.trophies == (1, 0)


@pytest.mark.rule("PT5-309")
def test_the_second_players_end_of_turn_comes_before_the_count():
    table = Table(B="V1 door-guard:10", B_reserve="S1 night-baker", active="B", wave="rear")
    table.end()
    assert not table.at("B:V1").corpse and table.damage("B:V1") == 9

    table = Table(A="V1 lag-conjurer:4", B_reserve="S1 bug-breeder", active="B").end()
    assert table.asked() == {"B": "pick"}
    table.pick("A:V1")
    assert table.at("A:V1").corpse


@pytest.mark.rule("PT5-309", "PT5-802")
def test_texts_at_the_end_of_a_wave_act_before_its_count():
    saved = Table(A="V1 door-guard:10", A_leader="night-baker", active="B").end()
    assert saved.damage("A:V1") == 9 and not saved.at("A:V1").corpse

    struck = Table(A_leader="lamplighter", B="V1 lag-conjurer:3", active="B").end().pick("B:V1")
    assert struck.at("B:V1").corpse


@pytest.mark.rule("PT5-309")
def test_the_count_comes_before_the_rout_check_and_both_before_the_wave_changes():
    table = Table(A="V1 night-baker:8", B_leader="ferrykeeper:20", active="B").end()

    happened = [
        what for what in table.happened() if what in ("turn-over", "count", "defeat", "rout", "trophy", "match")
    ]
    assert happened == ["turn-over", "count", "defeat", "rout", "trophy", "match"]
    assert table.match == 2

    table = Table(A="R1 night-baker:8", active="B", wave="rear").end()
    happened = [what for what in table.happened() if what in ("turn-over", "count", "defeat", "round", "wave", "turn")]
    assert happened == ["turn-over", "count", "defeat", "round", "wave", "turn"]


@pytest.mark.rule("PT5-R09")
def test_neither_many_rounds_nor_an_empty_deck_end_a_match():
    table = Table(rest="out", A_leader="door-guard", B_leader="door-guard", round=40)
    assert table.deck("A") == table.deck("B") == []

    table.pass_until(round=60)
    assert table.match == 1 and table.damage("A:F2") == table.damage("B:F2") == 0
    assert "draw" not in table.options()


@pytest.mark.rule("PT5-R51")
def test_no_round_limit_is_the_default():
    assert begun().state.round_limit == 0


@pytest.mark.rule("PT5-R51")
@pytest.mark.parametrize(
    ("mine", "theirs", "heroes", "trophies"),
    [
        ("ferrykeeper:3", "ferrykeeper:2", "", (0, 1)),
        ("save-seer:1", "ferrykeeper:0", "", (1, 0)),
        ("save-seer:2", "ferrykeeper:0", "", (1, 1)),
        ("save-seer:2", "ferrykeeper:0", "V1 night-baker", (1, 0)),
        ("save-seer:2", "ferrykeeper:0", "V1 night-baker/corpse", (1, 1)),
    ],
)
def test_after_the_round_limit_more_life_left_wins_then_more_living_heroes_then_it_is_a_tie(
    mine, theirs, heroes, trophies
):
    table = Table(
        A=heroes, A_leader=mine, B_leader=theirs, round=5, round_limit=5, wave="rear", active="B", goal=3
    ).end()

    assert table.match == 2
    assert table.trophies == trophies


@pytest.mark.rule("PT5-R51")
def test_before_the_round_limit_nothing_ends():
    table = Table(A_leader="ferrykeeper:3", round=4, round_limit=5, wave="rear", active="B").end()

    assert (table.match, table.round) == (1, 5)

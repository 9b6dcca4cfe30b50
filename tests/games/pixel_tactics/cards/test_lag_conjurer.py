"""Lag Conjurer: tempo denial in small doses."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("lag-conjurer", "leader")
@rule("PT5-502")
def test_the_rivals_move_and_clear_cost_2_actions():
    moving = Table(
        A_leader="lag-conjurer", B_leader="coin-chaplain", B="V1 door-guard", B_hand="token-thief", active="B"
    )
    clearing = Table(
        A_leader="lag-conjurer", B_leader="coin-chaplain", B="V1 door-guard/corpse", B_hand="token-thief", active="B"
    )

    moving.move("V1", "V3")
    clearing.clear("V1")

    assert (moving.turn, moving.actions) == (clearing.turn, clearing.actions) == ("B", 0)


@card("lag-conjurer", "leader")
@rule("PT5-502")
def test_with_1_action_left_the_rival_can_do_neither():
    table = Table(A_leader="lag-conjurer", B="V1 door-guard, V2 night-baker/corpse", active="B", actions=1)

    table.refused("move", "V1", "V3", rule="PT5-502")
    table.refused("clear", "V2", rule="PT5-502")


@card("lag-conjurer", "leader")
def test_own_moves_and_the_first_round_know_no_lag():
    own = Table(A_leader="lag-conjurer", A="V1 door-guard")
    early = Table(A_leader="lag-conjurer", B="V1 door-guard, V2 night-baker/corpse", active="B", round=1)

    own.move("V1", "V2")
    early.move("V1", "V3")

    assert own.actions == 1
    assert early.actions == 1


@card("lag-conjurer", "leader")
@card("ferrykeeper", "leader")
@rule("PT5-502", "PT5-503")
def test_free_and_long_on_the_same_moves_cancel():
    table = Table(A_leader="lag-conjurer", B_leader="ferrykeeper", B="V1 door-guard, V2 night-baker", active="B")
    spent = Table(A_leader="lag-conjurer", B_leader="ferrykeeper", B="V1 door-guard", active="B", actions=0)

    table.move("V1", "V3")

    assert table.actions == 1
    assert spent.turn == "A"


@card("lag-conjurer", "leader")
@rule("PT5-R14")
def test_the_lag_does_not_fall_on_what_a_leader_clears():
    table = Table(A_leader="lag-conjurer", B_leader="sprite-recycler", B="V1 door-guard/corpse", active="B")

    table.lever("V1").pick("A:F2")

    assert table.actions == 2


@card("lag-conjurer", "vanguard")
def test_the_vanguard_spell_infects_and_stops_a_rival_hero():
    table = Table(A="V1 lag-conjurer", B="V1 joystick-wrangler, R1 door-guard, V2 night-baker/corpse")
    assert table.choices("cast", "V1") == {"B:V1", "B:R1"}

    table.cast("V1", "B:V1").end()

    assert table["B:V1"].virus == 2
    assert table.turn == "B"
    table.refused("attack", "V1", "A:V1", rule="PT5-408")
    table.refused("cast", "V1", "A:V1", rule="PT5-409")
    table.move("V1", "V3")


@card("lag-conjurer", "vanguard")
def test_the_spell_lasts_until_its_players_next_turn_begins():
    table = Table(A="V1 lag-conjurer", B="F1 door-guard", first="B")

    table.cast("V1", "B:F1").pass_until(wave="flank", turn="B")
    table.refused("attack", "F1", "A:F2", rule="PT5-408")

    table.pass_until(round=3, wave="flank", turn="B").attack("F1", "A:F2")
    assert table.damage("A:F2") == 3


@card("lag-conjurer", "vanguard")
def test_the_vanguard_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="V1 lag-conjurer, V2 door-guard")
    early = Table(A="V1 lag-conjurer", B="V1 door-guard", round=1)

    alone.refused("cast", "V1", rule="PT5-R47")
    early.refused("cast", "V1", rule="PT5-R10")


@card("lag-conjurer", "flank")
def test_the_flank_spell_takes_1_action_of_the_rivals_next_turn_only():
    table = Table(A="F1 lag-conjurer", B="V1 door-guard", B_hand="night-baker", wave="flank")

    table.cast("F1").end()
    assert (table.turn, table.actions) == ("B", 1)

    table.end().end()
    assert (table.wave, table.turn, table.actions) == ("rear", "B", 2)


@card("lag-conjurer", "flank")
@card("clock-winder", "leader")
def test_the_flank_spell_is_reckoned_against_additional_actions():
    table = Table(A="F1 lag-conjurer", B_leader="clock-winder", first="B", wave="flank")

    table.cast("F1").pass_until(wave="rear", turn="B")

    assert table.actions == 2 + 1 - 1


@card("lag-conjurer", "flank")
def test_two_lags_leave_a_turn_without_actions():
    table = Table(A="F1 lag-conjurer, F3 lag-conjurer/theirs", B_leader="ferrykeeper", B="V1 door-guard", wave="flank")

    table.cast("F1").cast("F3")

    assert (table.turn, table.actions) == ("B", 0)
    assert table.options() == {"move B:V1", "pass"}


@card("lag-conjurer", "flank")
@rule("PT5-R49")
def test_the_flank_spell_waits_for_the_second_round():
    table = Table(A="F1 lag-conjurer", wave="flank", round=1)

    table.refused("cast", "F1", rule="PT5-R10")


@card("lag-conjurer", "rear")
@rule("PT5-708", "PT5-R24")
def test_the_rear_spell_places_two_copies_and_strength_is_never_below_0():
    table = Table(A="R1 lag-conjurer", B="V1 token-thief [-1 attack]x2, R1 retired-boss", wave="rear")
    assert table.choices("cast", "R1") == {"B:V1", "B:R1"}

    table.cast("R1", "B:V1")

    assert table.statuses("B:V1") == ["-1 attack"] * 4
    assert table.strength("B:V1") == 0


@card("lag-conjurer", "rear")
@card("solder-smith", "line")
@rule("PT5-707", "PT5-R31")
@pytest.mark.parametrize(
    ("before", "after", "strength"),
    [
        ("[+1 attack]x2", [], 3),
        ("[+1 attack]", ["-1 attack"], 3 - 1),
        ("[+2 attack]", ["+2 attack", "-1 attack", "-1 attack"], 3),
    ],
)
def test_exact_opposites_wipe_each_other_out_copy_by_copy(before, after, strength):
    table = Table(A="R1 lag-conjurer", B=f"V1 door-guard {before}", wave="rear")

    table.cast("R1", "B:V1")

    assert table.statuses("B:V1") == after
    assert table.strength("B:V1") == strength


@card("lag-conjurer", "rear")
def test_the_rear_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="R1 lag-conjurer, V1 door-guard", wave="rear")
    early = Table(A="R1 lag-conjurer", B="V1 door-guard", wave="rear", round=1)

    alone.refused("cast", "R1", rule="PT5-R47")
    early.refused("cast", "R1", rule="PT5-R10")


@card("lag-conjurer", "line")
@rule("PT5-R39")
def test_connection_lost_negates_a_spell():
    table = Table(A="V1 door-guard", A_reserve="S1 lag-conjurer", B="V1 joystick-wrangler", active="B")

    table.cast("V1", "A:V1")
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table.damage("A:V1") == 0
    assert table.asked() == {"B": "act"}
    assert table.actions == 1
    assert table.discard("A") == ["lag-conjurer"]
    table.refused("attack", "V1", "A:V1", rule="PT5-501")


@card("lag-conjurer", "line")
def test_the_caster_can_neither_attack_nor_cast_for_the_rest_of_the_round():
    table = Table(A="V1 door-guard", A_reserve="S1 lag-conjurer", B="V1 joystick-wrangler", active="B", first="B")

    table.cast("V1", "A:V1").activate("S1").pass_until(wave="flank", turn="B")
    table.move("V1", "R1").pass_until(wave="rear", turn="B")
    table.refused("attack", "R1", "A:V1", rule="PT5-408")
    table.refused("cast", "R1", "A:V1", rule="PT5-409")

    table.pass_until(round=3, wave="rear", turn="B").attack("R1", "A:V1")
    assert table.damage("A:V1") == 3


@card("lag-conjurer", "line")
def test_the_caster_cannot_be_given_an_attack_either():
    table = Table(
        A="V1 door-guard",
        A_reserve="S1 lag-conjurer",
        B="V1 joystick-wrangler, F1 chiptune-bard, R1 solder-smith",
        active="B",
        first="B",
    )

    table.cast("V1", "A:V1").activate("S1").pass_until(wave="rear", turn="B").cast("R1", "R1", "clause 1")

    assert table.asked() == {"B": "act"}


@card("lag-conjurer", "line")
def test_a_caster_that_left_play_and_comes_back_is_free_again():
    table = Table(
        A="V1 door-guard", A_reserve="S1 lag-conjurer", B="V1 joystick-wrangler, R1 ferrykeeper", active="B", first="B"
    )

    table.cast("V1", "A:V1").activate("S1").pass_until(wave="rear", turn="B")
    assert table.barred("B:V1")

    table.cast("R1", "V1").accept("joystick-wrangler")
    assert not table.barred("B:V1")


@card("lag-conjurer", "line")
@card("rules-lawyer", "leader")
def test_a_negated_spell_counts_as_the_one_of_the_turn():
    table = Table(
        A_leader="rules-lawyer",
        A="V1 door-guard",
        A_reserve="S1 lag-conjurer",
        B="V1 joystick-wrangler, V2 bug-breeder",
        active="B",
    )

    table.cast("V1", "A:V1").activate("S1")

    table.refused("cast", "V2", rule="PT5-409")


@card("lag-conjurer", "line")
@rule("PT5-901")
def test_connection_lost_answers_spells_of_the_rival_only():
    order = Table(A_reserve="S1 lag-conjurer", B="V1 door-guard", B_hand="cheer-captain", active="B")
    own = Table(A="V1 joystick-wrangler", A_reserve="S1 lag-conjurer", B="V1 door-guard")

    order.order("cheer-captain")
    own.cast("V1", "B:V1")

    assert order.options() == {"pass"}
    assert own.asked() == {"A": "may"}


@card("lag-conjurer", "line")
@rule("PT5-355")
def test_connection_lost_waits_for_the_second_round():
    table = Table(
        A_reserve="S1 lag-conjurer", B="V1 ferrykeeper, F1 ferrykeeper/theirs", wave="flank", active="B", round=1
    )

    table.cast("F1", "V1", "V2")

    assert table.asked() == {"B": "act"}
    assert table["B:V2"].card == "ferrykeeper"

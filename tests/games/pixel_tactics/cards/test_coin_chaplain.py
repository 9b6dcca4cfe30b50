"""Coin Chaplain: collects Zeal from casters and spends it."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("coin-chaplain", "leader")
@rule("PT5-505")
def test_a_discarded_card_is_one_action_more_once_a_turn():
    table = Table(A_leader="coin-chaplain", A_hand="door-guard night-baker")
    assert table.choices("lever") == {"door-guard", "night-baker"}

    table.lever("door-guard")

    assert table.actions == 3
    assert table.hand("A") == ["night-baker"]
    assert table.discard("A") == ["door-guard"]
    table.refused("lever", rule="PT5-505")


@card("coin-chaplain", "leader")
def test_it_is_offered_when_no_action_is_left_and_again_in_the_next_turn():
    table = Table(A_leader="coin-chaplain", A_hand="door-guard night-baker", actions=0)
    assert table.options() == {"lever", "pass"}

    table.lever("door-guard")
    assert table.actions == 1

    table.pass_until(wave="flank", turn="A").lever("night-baker")
    assert table.actions == 3


@card("coin-chaplain", "leader")
def test_without_a_card_there_is_nothing_to_pay_with():
    table = Table(A_leader="coin-chaplain")

    table.refused("lever", rule="PT5-R47")


@card("coin-chaplain", "vanguard")
def test_the_vanguard_spell_splits_2_and_1_for_each_zeal_among_rival_fighters():
    table = Table(A="V1 coin-chaplain, V2 door-guard zeal=2, R1 night-baker zeal=2", B="V1 door-guard, R1 night-baker")
    assert table.choices("cast", "V1") == {"enough", "A:V2", "A:R1"}
    assert table.choices("cast", "V1", "V2", "V2") == {"enough", "A:R1"}

    table.cast("V1", "V2", "V2", "R1")
    assert (table["A:V2"].zeal, table["A:R1"].zeal) == (0, 1)
    assert table.options() == {"B:V1", "B:R1", "B:F2"}

    table.pick("B:V1", "B:F2", "B:F2", "B:R1", "B:F2")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "R1", "F2")] == [1, 1, 3]


@card("coin-chaplain", "vanguard")
def test_the_vanguard_spell_needs_no_zeal_and_need_not_take_any():
    none = Table(A="V1 coin-chaplain")
    kept = Table(A="V1 coin-chaplain, V2 door-guard zeal=2")

    none.cast("V1").pick("B:F2", "B:F2")
    kept.cast("V1", "enough").pick("B:F2", "B:F2")

    assert none.damage("B:F2") == kept.damage("B:F2") == 2
    assert kept["A:V2"].zeal == 2


@card("coin-chaplain", "vanguard")
def test_the_share_of_each_fighter_is_one_dealing():
    table = Table(
        A="V1 coin-chaplain, V2 solder-smith zeal=1", B_leader="door-guard", B="V1 night-baker, V2 token-thief"
    )

    table.cast("V1", "V2").pick("B:V1", "B:V1", "B:V2")

    assert table.damage("B:V1") == 2 - 1
    assert table.damage("B:V2") == 0


@card("coin-chaplain", "vanguard")
@rule("PT5-R10")
def test_in_the_first_round_no_coin_falls():
    table = Table(A="V1 coin-chaplain", B="V1 door-guard", round=1)

    table.refused("cast", "V1", rule="PT5-R10")


@card("coin-chaplain", "flank")
def test_it_gets_zeal_at_the_start_of_each_flank_wave_and_strength_from_each():
    table = Table(A="F1 coin-chaplain zeal=1", first="A")
    assert table.strength("A:F1") == 3 + 1

    table.pass_until(wave="flank", turn="A")
    assert table["A:F1"].zeal == 2
    assert table.strength("A:F1") == 3 + 2

    table.pass_until(wave="rear", turn="A").pass_until(round=3, wave="vanguard", turn="A")
    assert table["A:F1"].zeal == 2


@card("coin-chaplain", "flank")
@pytest.mark.parametrize("chaplain", ["V1 coin-chaplain", "R1 coin-chaplain", "F1 coin-chaplain [no power]"])
def test_elsewhere_or_without_power_zeal_neither_comes_nor_counts(chaplain):
    table = Table(A=f"{chaplain} zeal=1")

    table.pass_until(wave="flank", turn="A")

    assert table[f"A:{chaplain[:2]}"].zeal == 1
    assert table.strength(f"A:{chaplain[:2]}") == 3


@card("coin-chaplain", "rear")
def test_another_hero_that_casts_gets_zeal():
    table = Table(A="R1 coin-chaplain, R2 solder-smith", wave="rear")

    table.cast("R2", "R1", "clause 1")

    assert table["A:R2"].zeal == 1
    assert table["A:R1"].zeal == 0


@card("coin-chaplain", "rear")
def test_rivals_that_cast_and_heroes_that_attack_get_none():
    cast = Table(A="R1 coin-chaplain", B="R2 solder-smith", wave="rear", active="B")
    attacked = Table(A="R1 coin-chaplain, V1 door-guard")

    cast.cast("R2", "R2", "clause 1")
    attacked.attack("V1", "B:F2")

    assert cast["B:R2"].zeal == 0
    assert attacked["A:V1"].zeal == 0


@card("coin-chaplain", "rear")
def test_a_negated_spell_is_answered_by_nobody():
    table = Table(A="R1 coin-chaplain, R2 solder-smith", B_reserve="S1 lag-conjurer", wave="rear")

    table.cast("R2", "R1", "clause 1").activate("S1", by="B")

    assert table["A:R2"].zeal == 0
    assert table.statuses("A:R1") == []


@card("coin-chaplain", "line")
def test_one_more_go_is_2_actions_or_3_for_a_zeal():
    two = Table(A="V1 door-guard zeal=2, R1 night-baker", A_hand="coin-chaplain", B="V1 bug-breeder zeal=1")
    three = Table(A="V1 door-guard zeal=2, R1 night-baker", A_hand="coin-chaplain", B="V1 bug-breeder zeal=1")
    assert two.choices("order", "coin-chaplain") == {"clause 1", "clause 2"}
    assert two.choices("order", "coin-chaplain", "clause 2") == {"A:V1"}

    two.order("coin-chaplain", "clause 1")
    three.order("coin-chaplain", "clause 2", "V1")

    assert (two.actions, two["A:V1"].zeal) == (2 - 1 + 2, 2)
    assert (three.actions, three["A:V1"].zeal) == (2 - 1 + 3, 1)


@card("coin-chaplain", "line")
def test_without_zeal_of_ones_own_one_more_go_is_2_actions_in_the_first_round_too():
    table = Table(A="V1 door-guard", A_hand="coin-chaplain", B="V1 bug-breeder zeal=1", round=1)
    assert table.choices("order", "coin-chaplain") == {"clause 1"}

    table.order("coin-chaplain", "clause 1")

    assert table.actions == 3


@card("coin-chaplain", "line")
def test_the_actions_are_for_this_turn_only():
    table = Table(A_hand="coin-chaplain night-baker")

    table.order("coin-chaplain", "clause 1").pass_until(wave="flank", turn="A")

    assert table.actions == 2


@card("coin-chaplain", "flank")
@card("chiptune-bard", "line")
def test_the_wave_begins_before_the_turn():
    table = Table(A="F1 coin-chaplain", A_reserve="S1 chiptune-bard", active="B", first="A")

    table.end()

    assert table.asked() == {"A": "pick"}
    assert table["A:F1"].zeal == 1


@card("coin-chaplain", "vanguard")
@rule("PT5-R10")
def test_in_the_first_round_zeal_can_be_taken_all_the_same():
    table = Table(A="V1 coin-chaplain, V2 door-guard zeal=2", B="V1 night-baker", round=1)

    table.cast("V1", "V2", "enough")

    assert table["A:V2"].zeal == 1
    assert table.asked() == {"A": "act"}
    assert table.damage("B:V1") == 0

"""Retired Boss: a mountain of life whose staff pay for it."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("retired-boss", "leader")
def test_own_heroes_take_1_more_of_each_dealing():
    table = Table(A_leader="retired-boss", A="V1 door-guard", B="V1 token-thief, V2 joystick-wrangler", active="B")

    table.attack("V1", "A:V1").cast("V2", "A:V1")

    assert table.damage("A:V1") == (3 + 1) + (3 + 1)


@card("retired-boss", "leader")
@rule("PT5-R24")
def test_more_and_less_are_added_and_the_leader_and_rivals_take_what_they_take():
    added = Table(A_leader="retired-boss", A="V1 night-baker, F1 little-sibling", B="V1 token-thief", active="B")
    leader = Table(A_leader="retired-boss", B="V1 token-thief", active="B")
    rival = Table(A_leader="retired-boss", A="V1 token-thief", B="V1 night-baker")
    nothing = Table(A_leader="retired-boss", A="V1 night-baker", B="V1 token-thief [-1 attack]x3", active="B")

    added.attack("V1", "A:V1")
    leader.attack("V1", "A:F2")
    rival.attack("V1", "B:V1")
    nothing.attack("V1", "A:V1")

    assert added.damage("A:V1") == 3 + 1 - 1
    assert leader.damage("A:F2") == 3
    assert rival.damage("B:V1") == 3
    assert nothing.damage("A:V1") == 0


@card("retired-boss", "vanguard")
@rule("PT5-809")
def test_a_hero_its_attack_leaves_with_lethal_damage_is_defeated_at_once():
    table = Table(A="V1 retired-boss, V2 bug-breeder", B="V1 token-thief, F1 night-baker")

    table.attack("V1", "B:V1")
    assert table["B:V1"].corpse
    assert table.turn == "A"

    table.attack("V2", "B:F1")
    assert table.damage("B:F1") == 1


@card("retired-boss", "vanguard")
def test_those_who_can_bear_it_stay_and_leaders_wait_for_the_count():
    hero = Table(A="V1 retired-boss", B="V1 night-baker")
    leader = Table(A="V1 retired-boss", B_leader="score-keeper:17")

    hero.attack("V1", "B:V1")
    leader.attack("V1", "B:F2")

    assert (hero["B:V1"].corpse, hero.damage("B:V1")) == (False, 6)
    assert leader.damage("B:F2") == 23
    assert leader.match == 1


@card("retired-boss", "vanguard")
def test_one_that_was_lethal_before_and_one_that_took_it_for_another_are_defeated():
    before = Table(A="V1 retired-boss", B="V1 door-guard:10")
    guard = Table(A="V1 retired-boss", B="F1 door-guard:4")

    before.attack("V1", "B:V1")
    guard.attack("V1", "B:F2")

    assert before["B:V1"].corpse
    assert guard["B:F1"].corpse


@card("retired-boss", "vanguard")
@rule("PT5-R34")
def test_nothing_left_of_life_is_lethal_even_without_damage():
    table = Table(A="V1 retired-boss [-1 attack]x6", B="V1 save-seer [-2 life]")

    table.attack("V1", "B:V1")

    assert table["B:V1"].corpse


@card("retired-boss", "vanguard")
@pytest.mark.parametrize(
    ("unit", "attacker"),
    [("F1 retired-boss", "F1"), ("V1 retired-boss [no power]", "V1"), ("V1 retired-boss, V2 door-guard", "V2")],
)
def test_elsewhere_without_power_or_by_others_the_fallen_wait_for_the_count(unit, attacker):
    table = Table(A=unit, B="V1 token-thief", wave="flank" if attacker == "F1" else "vanguard")

    table.attack(attacker, "B:V1")

    assert not table["B:V1"].corpse
    assert table.damage("B:V1") >= 3


@card("retired-boss", "vanguard")
def test_it_is_still_burnt_by_whom_it_defeats():
    table = Table(A="V1 retired-boss", B="V1 solder-smith:1")

    table.attack("V1", "B:V1")

    assert table["B:V1"].corpse
    assert table.damage("A:V1") == 2


@card("retired-boss", "flank")
def test_damaged_it_is_2_stronger_and_takes_1_less():
    whole = Table(A="F1 retired-boss", B="V1 token-thief", active="B")
    hurt = Table(A="F1 retired-boss:1", B="V1 token-thief", active="B")
    front = Table(A="V1 retired-boss:1", B="V1 token-thief", active="B")

    assert (whole.strength("A:F1"), hurt.strength("A:F1"), front.strength("A:V1")) == (6, 6 + 2, 6)

    for table in (whole, hurt):
        table.attack("V1", "A:F1")
    front.attack("V1", "A:V1")

    assert whole.damage("A:F1") == 3
    assert hurt.damage("A:F1") == 1 + 3 - 1
    assert front.damage("A:V1") == 1 + 3


@card("retired-boss", "rear")
def test_from_the_rear_it_shoots_with_3_less():
    table = Table(A="R1 retired-boss", B="V1 night-baker", wave="rear")

    table.shoot("R1", "B:V1")

    assert table.damage("B:V1") == 6 - 3


@card("retired-boss", "line")
def test_screen_shake_hits_each_hero_of_a_row_of_both_units():
    table = Table(
        A="F1 door-guard, V1 night-baker",
        A_hand="retired-boss",
        B="F1 night-baker, F3 bug-breeder/corpse, R1 solder-smith",
    )
    assert table.choices("order", "retired-boss") == {"vanguard", "flank", "rear"}

    table.order("retired-boss", "flank")

    assert (table.damage("A:F1"), table.damage("B:F1")) == (6, 6)
    assert [table.damage(place) for place in ("A:F2", "B:F2", "A:V1", "B:R1", "B:F3")] == [0] * 5


@card("retired-boss", "line")
@rule("PT5-R10")
def test_in_the_first_round_it_shakes_ones_own_side_only():
    table = Table(A="V1 door-guard", A_hand="retired-boss", B="V1 night-baker", round=1)
    alone = Table(A_hand="retired-boss", B="V1 night-baker", round=1)

    table.order("retired-boss", "vanguard")

    assert (table.damage("A:V1"), table.damage("B:V1")) == (6, 0)
    alone.refused("order", "retired-boss", rule="PT5-R10")


@card("retired-boss", "line")
def test_screen_shake_needs_a_hero_somewhere():
    table = Table(A_hand="retired-boss", A="V1 door-guard/corpse")

    table.refused("order", "retired-boss", rule="PT5-R47")

"""Charge Cannoneer: patience turned into one large number."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("charge-cannoneer", "leader")
def test_the_leader_lets_a_hero_of_the_waves_row_make_a_strong_shot():
    table = Table(
        A_leader="charge-cannoneer",
        A="V1 door-guard, V2 bug-breeder/corpse, F1 token-thief",
        A_hand="night-baker",
        B="V1 night-baker [no power], R1 solder-smith",
        actions=3,
    )
    assert table.choices("lever") == {"A:V1"}

    table.lever("V1")
    assert table.options() == {"shoot B:V1", "shoot B:R1", "shoot B:F2"}

    table.pick("shoot B:R1")
    assert table.damage("B:R1") == 3 + 2
    assert table.actions == 1
    assert table["A:V1"].attacked == table.state.waves


@card("charge-cannoneer", "leader")
@rule("PT5-502", "PT5-505")
def test_the_shot_costs_2_actions_and_is_made_once_a_turn():
    short = Table(A_leader="charge-cannoneer", A="V1 door-guard", actions=1)
    twice = Table(A_leader="charge-cannoneer", A="V1 door-guard, V2 night-baker", actions=4)

    twice.lever("V1").pick("shoot B:F2")

    short.refused("lever", rule="PT5-502")
    twice.refused("lever", rule="PT5-505")


@card("charge-cannoneer", "leader")
@rule("PT5-501")
def test_the_shot_neither_needs_nor_uses_the_starred_action():
    before = Table(A_leader="charge-cannoneer", A="V1 door-guard/acted")
    after = Table(A_leader="charge-cannoneer", A="V1 door-guard", actions=3)

    before.lever("V1").pick("shoot B:F2")
    after.lever("V1").pick("shoot B:F2").attack("V1", "B:F2")

    assert before.damage("B:F2") == 5
    assert after.damage("B:F2") == 5 + 3


@card("charge-cannoneer", "leader")
@rule("PT5-608", "PT5-609")
def test_the_shot_can_be_intercepted():
    table = Table(A_leader="charge-cannoneer", A="V1 solder-smith", B="V1 night-baker, R1 bug-breeder")

    table.lever("V1").pick("shoot B:R1")

    assert (table.damage("B:V1"), table.damage("B:R1")) == (4 + 2, 0)


@card("charge-cannoneer", "leader")
@rule("PT5-352", "PT5-407")
def test_not_in_the_first_round_not_by_the_newly_recruited_and_not_by_another_row():
    early = Table(A_leader="charge-cannoneer", A="V1 door-guard", round=1)
    fresh = Table(A_leader="charge-cannoneer", A="V1 door-guard/fresh")
    row = Table(A_leader="charge-cannoneer", A="F1 door-guard")

    early.refused("lever", rule="PT5-R10")
    fresh.refused("lever", rule="PT5-R47")
    row.refused("lever", rule="PT5-R47")


@card("charge-cannoneer", "vanguard")
@rule("PT5-R32")
def test_a_round_without_attack_charges_it_once():
    table = Table(A="V1 charge-cannoneer, R1 charge-cannoneer/theirs", active="B", wave="rear")
    assert table.has("A:V1", "ranged")

    table.end()
    assert table.round == 3
    assert table.statuses("A:V1") == ["+2 attack"]
    assert table.statuses("A:R1") == []

    table.pass_until(round=4)
    assert table.statuses("A:V1") == ["+2 attack"]
    assert table.strength("A:V1") == 4 + 2


@card("charge-cannoneer", "vanguard")
def test_an_attack_in_any_wave_of_the_round_keeps_it_from_charging():
    table = Table(A="V1 charge-cannoneer")

    table.attack("V1", "B:F2").pass_until(round=3)
    assert table.statuses("A:V1") == []

    table.pass_until(round=4)
    assert table.statuses("A:V1") == ["+2 attack"]


@card("charge-cannoneer", "vanguard")
def test_a_granted_attack_counts_and_a_negated_one_does_not():
    granted = Table(A="V1 charge-cannoneer, R1 chiptune-bard", wave="rear")
    negated = Table(A="V1 charge-cannoneer [+2 life]", B_reserve="S1 door-guard")

    granted.cast("R1", "V1").pick("B:F2").pass_until(round=3)
    negated.attack("V1", "B:F2").activate("S1", by="B").pass_until(round=3)

    assert granted.statuses("A:V1") == []
    assert negated.statuses("A:V1") == ["+2 life", "+2 attack"]


@card("charge-cannoneer", "vanguard")
@rule("PT5-356")
def test_the_round_of_its_recruiting_and_the_first_round_count_as_without_attack():
    table = Table(A_hand="charge-cannoneer", round=1)

    table.recruit("charge-cannoneer", "V1").pass_until(round=2)

    assert table.statuses("A:V1") == ["+2 attack"]


@card("charge-cannoneer", "vanguard")
@rule("PT5-309")
def test_it_charges_after_the_count_of_the_rear_wave():
    table = Table(A="V1 charge-cannoneer:4", A_leader="continue-clerk", active="B", wave="rear")

    table.end()

    assert table["A:V1"].corpse
    assert table.statuses("A:V1") == []


@card("charge-cannoneer", "flank")
def test_its_supporter_is_1_stronger_and_shoots_past_intercept():
    table = Table(
        A="F1 charge-cannoneer, R1 token-thief, V1 solder-smith", B="V1 night-baker, R1 bug-breeder", wave="rear"
    )
    assert [table.strength(f"A:{slot}") for slot in ("R1", "V1", "F1")] == [3 + 1, 4, 4]

    table.shoot("R1", "B:R1")

    assert (table.damage("B:R1"), table.damage("B:V1")) == (4, 0)


@card("charge-cannoneer", "flank")
@pytest.mark.parametrize(
    "cannon", ["F3 charge-cannoneer", "F1 charge-cannoneer/corpse", "F1 charge-cannoneer [no power]"]
)
def test_without_the_cannon_before_it_the_shot_is_intercepted(cannon):
    table = Table(A=f"{cannon}, R1 token-thief", B="V1 night-baker, R1 bug-breeder", wave="rear")

    table.shoot("R1", "B:R1")

    assert (table.damage("B:R1"), table.damage("B:V1")) == (0, 3)


@card("charge-cannoneer", "rear")
@rule("PT5-1103", "PT5-R44")
@pytest.mark.parametrize(
    ("unit", "strength"),
    [
        ("R1 charge-cannoneer", 4 + 1),
        ("R1 charge-cannoneer, F1 night-baker", 4),
        ("R1 charge-cannoneer, F1 night-baker/corpse", 4 + 1),
        ("R1 charge-cannoneer, V1 night-baker", 4 + 1),
        ("R2 charge-cannoneer", 4),
    ],
)
def test_without_a_forerunner_it_is_1_stronger(unit, strength):
    """In R2 the Leader is its Forerunner."""
    table = Table(A=unit)

    assert table.strength(f"A:{unit[:2]}") == strength
    assert table.has(f"A:{unit[:2]}", "ranged")


@card("charge-cannoneer", "line")
def test_full_beam_burns_each_rival_hero_of_a_column():
    table = Table(A="V2 door-guard", A_hand="charge-cannoneer", B="V2 door-guard, R2 night-baker, V1 solder-smith")
    assert table.choices("order", "charge-cannoneer") == {"column 1", "column 2", "column 3"}

    table.order("charge-cannoneer", "column 2")

    assert [table.damage(f"B:{slot}") for slot in ("V2", "R2", "V1", "F2")] == [5, 5, 0, 0]
    assert table.damage("A:V2") == 0


@card("charge-cannoneer", "line")
def test_full_beam_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="V1 door-guard", A_hand="charge-cannoneer", B="V1 night-baker/corpse")
    early = Table(A_hand="charge-cannoneer", B="V1 night-baker", round=1)

    alone.refused("order", "charge-cannoneer", rule="PT5-R47")
    early.refused("order", "charge-cannoneer", rule="PT5-R10")

"""Laundry Moth: reads Virus, and eats the holes in a thin Unit."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("laundry-moth", "leader")
@rule("PT5-406")
@pytest.mark.parametrize(
    ("wave", "rivals", "damage"),
    [
        ("vanguard", "V1 door-guard", 2),
        ("vanguard", "", 2),
        ("vanguard", "V1 door-guard, V3 night-baker", 0),
        ("vanguard", "V1 door-guard, V3 night-baker/corpse", 0),
        ("flank", "V1 door-guard", 2),
        ("flank", "F1 night-baker/corpse", 0),
        ("rear", "V1 door-guard, V2 night-baker, V3 solder-smith", 2),
    ],
)
def test_two_empty_slots_in_the_waves_row_hurt_the_rival_leader(wave, rivals, damage):
    """A corpse fills its Slot, and the Flank row has two Slots at most."""
    table = Table(A_leader="laundry-moth", A="V1 token-thief", B=rivals, wave=wave, active="B")

    table.end()

    assert table.damage("B:F2") == damage
    assert table.damage("A:F2") == 0


@card("laundry-moth", "leader")
@rule("PT5-309", "PT5-1001")
def test_the_leader_acts_before_the_rout_check():
    table = Table(A_leader="laundry-moth", B_leader="score-keeper:16", active="B")

    table.end()

    assert table.trophies == (1, 0)


@card("laundry-moth", "leader")
def test_the_leader_goes_hungry_in_the_first_round():
    table = Table(A_leader="laundry-moth", active="B", round=1)

    table.end()

    assert table.damage("B:F2") == 0


@card("laundry-moth", "vanguard")
def test_it_is_stronger_for_each_rival_hero_with_virus():
    table = Table(
        A="V1 laundry-moth, V2 door-guard virus=1",
        B="V1 door-guard virus=3, R1 night-baker virus=1, R2 solder-smith",
    )

    assert table.strength("A:V1") == 3 + 2


@card("laundry-moth", "vanguard")
@pytest.mark.parametrize("moth", ["F1 laundry-moth", "R1 laundry-moth", "V1 laundry-moth [no power]"])
def test_elsewhere_or_without_power_it_has_its_printed_strength(moth):
    table = Table(A=moth, B="V1 door-guard virus=3")

    assert table.strength(f"A:{moth[:2]}") == 3


@card("laundry-moth", "flank")
def test_heroes_hit_by_its_neighbours_get_a_virus():
    front = Table(A="V1 door-guard, F1 laundry-moth", B="V1 night-baker")
    back = Table(A="F1 laundry-moth, R1 token-thief", B="R1 bug-breeder", wave="rear")

    front.attack("V1", "B:V1")
    back.shoot("R1", "B:R1")

    assert front["B:V1"].virus == 1
    assert back["B:R1"].virus == 1


@card("laundry-moth", "flank")
def test_the_hero_that_takes_the_shot_gets_the_virus():
    table = Table(A="F1 laundry-moth, R1 token-thief", B="V1 night-baker, R1 bug-breeder", wave="rear")

    table.shoot("R1", "B:R1")

    assert (table["B:V1"].virus, table["B:R1"].virus) == (1, 0)


@card("laundry-moth", "flank")
def test_hits_of_others_of_nothing_and_on_leaders_bring_none():
    other = Table(A="V2 door-guard, F1 laundry-moth", B="V1 night-baker")
    nothing = Table(A="V1 bug-breeder, F1 laundry-moth", B="V1 night-baker", B_leader="door-guard")
    leader = Table(A="V1 door-guard, F1 laundry-moth")
    spell = Table(A="V1 joystick-wrangler, F1 laundry-moth", B="V1 night-baker")

    other.attack("V2", "B:V1")
    nothing.attack("V1", "B:V1")
    leader.attack("V1", "B:F2")
    spell.cast("V1", "B:V1").decline()

    assert other["B:V1"].virus == nothing["B:V1"].virus == spell["B:V1"].virus == 0
    assert nothing.damage("B:V1") == 0
    assert leader["B:F2"].virus == 0
    assert leader.damage("B:F2") == 3


@card("laundry-moth", "flank")
def test_its_own_hits_and_its_place_in_another_row_bring_none():
    own = Table(A="F1 laundry-moth", B="V1 night-baker", wave="flank")
    rear = Table(A="F1 door-guard, R1 laundry-moth", B="V1 night-baker", wave="flank")

    own.attack("F1", "B:V1")
    rear.attack("F1", "B:V1")

    assert own["B:V1"].virus == rear["B:V1"].virus == 0


@card("laundry-moth", "rear")
def test_the_rear_spell_infects_a_column_and_hurts_one_in_it():
    table = Table(
        A="R1 laundry-moth", B="V1 door-guard, R1 night-baker, F1 lag-conjurer/corpse, V2 solder-smith", wave="rear"
    )
    assert table.choices("cast", "R1") == {"column 1", "column 2", "column 3"}

    table.cast("R1", "column 1")
    assert table.options() == {"B:V1", "B:R1"}

    table.pick("B:R1")
    assert [table[f"B:{slot}"].virus for slot in ("V1", "R1", "V2", "F1")] == [1, 1, 0, 0]
    assert (table.damage("B:V1"), table.damage("B:R1")) == (0, 2)


@card("laundry-moth", "rear")
def test_the_rear_spell_leaves_the_leader_of_the_centre_column_alone():
    table = Table(A="R1 laundry-moth", B="V2 door-guard", wave="rear")

    table.cast("R1", "column 2").pick("B:V2")

    assert table.damage("B:V2") == 2
    assert (table.damage("B:F2"), table["B:F2"].virus) == (0, 0)


@card("laundry-moth", "rear")
def test_the_rear_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="R1 laundry-moth, V1 door-guard", B="V1 night-baker/corpse", wave="rear")
    early = Table(A="R1 laundry-moth", B="V1 door-guard", wave="rear", round=1)

    alone.refused("cast", "R1", rule="PT5-R47")
    early.refused("cast", "R1", rule="PT5-R10")


@card("laundry-moth", "line")
def test_spin_cycle_infects_one_and_hurts_all_who_carry_virus():
    table = Table(
        A="V1 door-guard virus=1",
        A_hand="laundry-moth",
        B="V1 door-guard, R1 night-baker virus=2, V2 solder-smith",
    )
    assert table.choices("order", "laundry-moth") == {"B:V1", "B:R1", "B:V2"}

    table.order("laundry-moth", "B:V1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "R1", "V2")] == [3, 3, 0]
    assert [table["B:V1"].virus, table["B:R1"].virus] == [1, 2]
    assert table.damage("A:V1") == 0


@card("laundry-moth", "line")
def test_spin_cycle_needs_a_rival_hero_and_the_second_round():
    alone = Table(A_hand="laundry-moth")
    early = Table(A_hand="laundry-moth", B="V1 door-guard", round=1)

    alone.refused("order", "laundry-moth", rule="PT5-R47")
    early.refused("order", "laundry-moth", rule="PT5-R10")

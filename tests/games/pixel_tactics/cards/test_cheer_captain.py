"""Cheer Captain: the main source of Zeal."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("cheer-captain", "leader")
def test_own_heroes_that_deal_attack_damage_get_zeal_and_hit_harder_for_it():
    table = Table(A_leader="cheer-captain", A="V1 door-guard, V2 solder-smith", B="V1 night-baker")

    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 3
    assert (table["A:V1"].zeal, table["A:V2"].zeal) == (1, 0)
    assert (table.strength("A:V1"), table.strength("A:V2")) == (3 + 1, 4)


@card("cheer-captain", "leader")
def test_many_zeal_strengthen_no_more_than_one_and_the_rivals_not_at_all():
    table = Table(A_leader="cheer-captain", A="V1 door-guard zeal=3", B="V1 door-guard zeal=1")

    assert table.strength("A:V1") == 3 + 1
    assert table.strength("B:V1") == 3


@card("cheer-captain", "leader")
def test_the_leaders_own_hits_hits_of_nothing_and_hits_by_spells_earn_no_zeal():
    leader = Table(A_leader="cheer-captain", wave="flank")
    nothing = Table(A_leader="cheer-captain", A="V1 bug-breeder", B_leader="door-guard", B="V1 night-baker")
    spell = Table(A_leader="cheer-captain", A="V1 joystick-wrangler", B="V1 night-baker")

    leader.attack("F2", "B:F2")
    nothing.attack("V1", "B:V1")
    spell.cast("V1", "B:V1").decline()

    assert leader.damage("B:F2") == 3
    assert leader["A:F2"].zeal == 0
    assert nothing["A:V1"].zeal == spell["A:V1"].zeal == 0


@card("cheer-captain", "vanguard")
def test_it_intercepts_and_cheers_whoever_is_recruited_itself_included():
    other = Table(A="V1 cheer-captain", A_hand="bug-breeder")
    itself = Table(A_hand="cheer-captain")

    other.recruit("bug-breeder", "V2")
    itself.recruit("cheer-captain", "V1")

    assert other["A:V2"].zeal == 1
    assert itself["A:V1"].zeal == 1
    assert other.has("A:V1", "intercept")


@card("cheer-captain", "vanguard")
def test_it_cheers_whoever_is_revived():
    table = Table(A_leader="continue-clerk", A="V1 cheer-captain, V2 door-guard/corpse")

    table.lever("V2")

    assert table["A:V2"].zeal == 1


@card("cheer-captain", "vanguard")
def test_it_works_in_the_first_round_but_never_for_the_rival():
    early = Table(A="V1 cheer-captain", A_hand="bug-breeder", round=1)
    rival = Table(A="V1 cheer-captain", B_hand="bug-breeder", active="B")

    early.recruit("bug-breeder", "V2")
    rival.recruit("bug-breeder", "V2")

    assert early["A:V2"].zeal == 1
    assert rival["B:V2"].zeal == 0


@card("cheer-captain", "vanguard")
@pytest.mark.parametrize("captain", ["F1 cheer-captain", "V1 cheer-captain [no power]", "V1 cheer-captain/corpse"])
def test_elsewhere_or_without_power_nobody_is_cheered(captain):
    table = Table(A=captain, A_hand="bug-breeder")

    table.recruit("bug-breeder", "V2")

    assert table["A:V2"].zeal == 0


@card("cheer-captain", "flank")
def test_its_forerunner_has_1_more_attack_and_1_for_each_zeal_on_it():
    table = Table(A="V1 door-guard zeal=2, V3 solder-smith zeal=2, F1 cheer-captain zeal=4, R1 token-thief zeal=2")

    assert table.strength("A:V1") == 3 + 1 + 2
    assert [table.strength(f"A:{slot}") for slot in ("V3", "F1", "R1")] == [4, 2, 3]


@card("cheer-captain", "rear")
def test_the_rear_spell_places_2_zeal_and_heals_2():
    table = Table(A="R1 cheer-captain, V1 door-guard:3, V2 night-baker/corpse", B="V1 door-guard", wave="rear")
    assert table.choices("cast", "R1") == {"A:R1", "A:V1"}

    table.cast("R1", "V1")

    assert table["A:V1"].zeal == 2
    assert table.damage("A:V1") == 1


@card("cheer-captain", "rear")
@rule("PT5-1111")
def test_the_rear_spell_needs_no_damage_to_heal_and_works_in_the_first_round():
    table = Table(A="R1 cheer-captain, V1 door-guard:1", wave="rear", round=1)

    table.cast("R1", "V1")

    assert table["A:V1"].zeal == 2
    assert table.damage("A:V1") == 0


@card("cheer-captain", "line")
def test_the_crowd_goes_wild_for_all_own_heroes():
    table = Table(A="V1 door-guard, F1 night-baker, R1 token-thief/corpse", A_hand="cheer-captain", B="V1 door-guard")

    table.order("cheer-captain")

    assert [table[f"A:{slot}"].zeal for slot in ("V1", "F1", "R1", "F2")] == [1, 1, 0, 0]
    assert [table.strength(f"A:{slot}") for slot in ("V1", "F1", "F2")] == [3 + 1, 1 + 1, 2]
    assert table["B:V1"].zeal == 0


@card("cheer-captain", "line")
def test_the_roar_lasts_for_the_wave_only():
    table = Table(A="V1 door-guard", A_hand="cheer-captain")

    table.order("cheer-captain").end()
    assert table.strength("A:V1") == 3 + 1

    table.end()
    assert table.wave == "flank"
    assert table.strength("A:V1") == 3
    assert table["A:V1"].zeal == 1


@card("cheer-captain", "line")
def test_who_comes_after_the_roar_has_not_heard_it():
    table = Table(A="V1 door-guard", A_hand="cheer-captain solder-smith")

    table.order("cheer-captain").recruit("solder-smith", "V2")

    assert (table.strength("A:V2"), table["A:V2"].zeal) == (4, 0)


@card("cheer-captain", "line")
def test_who_falls_and_is_revived_has_forgotten_the_roar():
    table = Table(
        A="V1 night-baker, V2 door-guard",
        A_hand="cheer-captain",
        A_reserve="S1 little-sibling",
        B="V1 retired-boss [+2 attack]",
    )

    table.order("cheer-captain").end().attack("V1", "A:V1").let_be().activate("S1")

    assert table.wave == "vanguard"
    assert (table.strength("A:V1"), table["A:V1"].zeal) == (1, 1)
    assert table.strength("A:V2") == 3 + 1


@card("cheer-captain", "line")
def test_the_crowd_needs_somebody_to_cheer():
    table = Table(A_hand="cheer-captain", B="V1 door-guard")

    table.refused("order", "cheer-captain", rule="PT5-R47")

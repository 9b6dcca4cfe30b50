"""Solder Smith: lasting upgrades."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("solder-smith", "leader")
def test_own_damaged_heroes_have_2_more_attack():
    table = Table(A_leader="solder-smith:3", A="V1 door-guard:1, V2 night-baker", B="V1 door-guard:1")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "V2", "F2")] == [3 + 2, 1, 4]
    assert table.strength("B:V1") == 3


@card("solder-smith", "vanguard")
@rule("PT5-704")
def test_after_attack_damage_it_burns_the_attacker():
    melee = Table(A="V1 solder-smith", B="V1 token-thief", active="B")
    shot = Table(A="V1 solder-smith", B="R1 token-thief", wave="rear", active="B")

    melee.attack("V1", "A:V1")
    shot.shoot("R1", "A:V1")

    assert melee.damage("A:V1") == shot.damage("A:V1") == 3
    assert melee.damage("B:V1") == 2
    assert shot.damage("B:R1") == 2


@card("solder-smith", "vanguard")
def test_spells_blows_of_nothing_and_blows_on_others_burn_nobody():
    spell = Table(A="V1 solder-smith", B="V1 joystick-wrangler", active="B")
    nothing = Table(A="V1 solder-smith", A_leader="door-guard", B="V1 night-baker", active="B")
    other = Table(A="V1 solder-smith, V2 door-guard", B="V1 token-thief", active="B")
    flank = Table(A="F1 solder-smith", B="V1 token-thief", active="B")
    powerless = Table(A="V1 solder-smith [no power]", B="V1 token-thief", active="B")

    spell.cast("V1", "A:V1").decline()
    nothing.attack("V1", "A:V1")
    other.attack("V1", "A:V2")
    flank.attack("V1", "A:F1")
    powerless.attack("V1", "A:V1")

    assert [table.damage("B:V1") for table in (spell, nothing, other, flank, powerless)] == [0] * 5


@card("solder-smith", "vanguard")
@rule("PT5-802")
def test_it_burns_its_killer_too():
    table = Table(A="V1 solder-smith:6", B="V1 token-thief:2", active="B")

    table.attack("V1", "A:V1")
    assert table.damage("B:V1") == 4

    table.end()
    assert table["A:V1"].corpse
    assert table["B:V1"].corpse


@card("solder-smith", "flank")
def test_its_forerunner_has_2_more_attack():
    table = Table(A="V1 door-guard, V3 token-thief, F1 solder-smith, R1 bug-breeder")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "V3", "F1", "R1")] == [3 + 2, 3, 4, 1]


@card("solder-smith", "rear")
@pytest.mark.parametrize(("clause", "status", "word"), [(1, "Intercept", "intercept"), (2, "Ranged Attack", "ranged")])
def test_the_rear_spell_gives_an_own_hero_one_of_two_abilities(clause, status, word):
    table = Table(A="R1 solder-smith, V1 bug-breeder, V2 night-baker/corpse", B="V1 door-guard", wave="rear")
    assert table.choices("cast", "R1") == {"A:R1", "A:V1"}
    assert table.choices("cast", "R1", "V1") == {"clause 1", "clause 2"}

    table.cast("R1", "V1", f"clause {clause}")

    assert table.statuses("A:V1") == [status]
    assert table.has("A:V1", word)


@card("solder-smith", "rear")
@rule("PT5-706")
def test_what_it_gives_goes_along_into_every_row():
    table = Table(A="R1 solder-smith, V1 bug-breeder", wave="rear", round=1)

    table.cast("R1", "V1", "clause 2").move("V1", "F1")

    assert table.has("A:F1", "ranged")


@card("solder-smith", "rear")
@rule("PT5-R31", "PT5-R32")
def test_intercept_wipes_out_its_opposite_and_does_not_stack():
    opposite = Table(A="R1 solder-smith, V1 door-guard [no Intercept]", wave="rear")
    twice = Table(A="R1 solder-smith, V1 bug-breeder [Intercept]", wave="rear")

    opposite.cast("R1", "V1", "clause 1")
    twice.cast("R1", "V1", "clause 1")

    assert opposite.statuses("A:V1") == []
    assert opposite.has("A:V1", "intercept")
    assert twice.statuses("A:V1") == ["Intercept"]


@card("solder-smith", "line")
@rule("PT5-708")
def test_quick_upgrade_places_two_attack_copies_and_life():
    table = Table(A="V1 door-guard, R1 bug-breeder", A_hand="solder-smith", B="V1 night-baker", round=1)
    assert table.choices("order", "solder-smith") == {"A:V1", "A:R1"}

    table.order("solder-smith", "R1")

    assert table.statuses("A:R1") == ["+1 attack", "+1 attack", "+2 life"]
    assert (table.strength("A:R1"), table.life("A:R1")) == (1 + 2, 4 + 2)


@card("solder-smith", "line")
@card("continue-clerk", "leader")
@rule("PT5-707", "PT5-R31")
def test_quick_upgrade_and_the_debts_of_others_wipe_each_other_out():
    table = Table(A="V1 door-guard [-1 attack]x2 [-2 life]", A_hand="solder-smith")

    table.order("solder-smith", "V1")

    assert table.statuses("A:V1") == []


@card("solder-smith", "line")
def test_quick_upgrade_twice_stacks_attack_but_not_life():
    table = Table(A="V1 door-guard [+1 attack]x2 [+2 life]", A_hand="solder-smith")

    table.order("solder-smith", "V1")

    assert table.strength("A:V1") == 3 + 4
    assert table.life("A:V1") == 10 + 2


@card("solder-smith", "line")
def test_quick_upgrade_needs_an_own_hero():
    table = Table(A_hand="solder-smith", B="V1 door-guard")

    table.refused("order", "solder-smith", rule="PT5-R47")

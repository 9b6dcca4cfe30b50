"""Night Baker: slow healing that asks Heroes to hold still, and a loaf to share."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("night-baker", "leader")
def test_heroes_that_did_not_attack_are_mended_at_the_end_of_the_wave():
    table = Table(
        A_leader="night-baker:3",
        A="V1 door-guard:2, V2 bug-breeder:2/attacked, R1 solder-smith:2",
        B="V1 door-guard:2",
        active="B",
    )

    table.end()

    assert [table.damage(f"A:{slot}") for slot in ("V1", "V2", "R1", "F2")] == [1, 2, 1, 3]
    assert table.damage("B:V1") == 2


@card("night-baker", "leader")
@rule("PT5-309", "PT5-802")
def test_the_leaders_heal_comes_before_the_count_and_still_saves():
    table = Table(A_leader="night-baker", A="V1 bug-breeder:4, V2 token-thief:4", active="B")

    table.end()

    assert (table["A:V1"].corpse, table.damage("A:V1")) == (False, 3)
    assert table["A:V2"].corpse


@card("night-baker", "leader")
def test_an_attack_in_an_earlier_wave_does_not_matter_and_a_negated_one_was_none():
    earlier = Table(A_leader="night-baker", A="V1 door-guard:3", first="B")
    negated = Table(A_leader="night-baker", A="V1 token-thief", B_reserve="S1 door-guard", first="B")

    earlier.attack("V1", "B:F2").pass_until(wave="flank", turn="B")
    assert earlier.damage("A:V1") == 3
    earlier.pass_until(wave="rear", turn="B")
    negated.attack("V1", "B:F2").activate("S1", by="B")
    negated.end()

    assert earlier.damage("A:V1") == 2
    assert negated.damage("A:V1") == 3 - 1


@card("night-baker", "leader")
@rule("PT5-356")
def test_the_leader_mends_in_the_first_round():
    table = Table(A_leader="night-baker", A="V1 door-guard:2", active="B", round=1)

    table.end()

    assert table.damage("A:V1") == 1


@card("night-baker", "vanguard")
def test_attacked_it_heals_1_from_its_leader():
    melee = Table(A_leader="score-keeper:3", A="V1 night-baker", B="V1 token-thief", active="B")
    nothing = Table(A_leader="score-keeper:3", A="V1 night-baker", B="V1 token-thief [-1 attack]x3", active="B")

    melee.attack("V1", "A:V1")
    nothing.attack("V1", "A:V1")

    assert melee.damage("A:F2") == nothing.damage("A:F2") == 2
    assert (melee.damage("A:V1"), nothing.damage("A:V1")) == (3, 0)


@card("night-baker", "vanguard")
@rule("PT5-R26")
def test_the_shot_it_intercepts_is_an_attack_on_it():
    table = Table(
        A_leader="score-keeper:3", A="V1 night-baker, R1 bug-breeder", B="R1 token-thief", wave="rear", active="B"
    )

    table.shoot("R1", "A:R1")

    assert table.damage("A:V1") == 3
    assert table.damage("A:F2") == 2


@card("night-baker", "vanguard")
def test_attacks_on_others_spells_and_negated_attacks_heal_nobody():
    other = Table(A_leader="score-keeper:3", A="V1 night-baker, V2 door-guard", B="V1 token-thief", active="B")
    spell = Table(A_leader="score-keeper:3", A="V1 night-baker", B="V1 joystick-wrangler", active="B")
    negated = Table(
        A_leader="score-keeper:3", A="V1 night-baker", A_reserve="S1 door-guard", B="V1 token-thief", active="B"
    )
    rear = Table(A_leader="score-keeper:3", A="R1 night-baker", B="V1 token-thief", active="B")

    other.attack("V1", "A:V2")
    spell.cast("V1", "A:V1").decline()
    negated.attack("V1", "A:V1").activate("S1")
    rear.attack("V1", "A:R1")

    assert [table.damage("A:F2") for table in (other, spell, negated, rear)] == [3, 3, 3, 3]


@card("night-baker", "flank")
def test_forerunner_and_supporter_have_2_more_life():
    table = Table(A="V1 door-guard, V2 token-thief, F1 night-baker, R1 bug-breeder, R3 save-seer")

    assert [table.life(f"A:{slot}") for slot in ("V1", "R1", "F1", "V2", "R3")] == [12, 6, 8, 3, 2]


@card("night-baker", "flank")
@rule("PT5-R34", "PT5-803")
def test_who_leaned_on_a_fallen_baker_falls_in_the_next_count():
    table = Table(A="V1 bug-breeder:5, F1 night-baker:8", active="B")

    table.end()
    assert table["A:F1"].corpse
    assert not table["A:V1"].corpse

    table.end().end()
    assert table["A:V1"].corpse


@card("night-baker", "rear")
def test_the_rear_spell_moves_up_to_4_damage_between_own_fighters():
    table = Table(
        A_leader="score-keeper:2", A="R1 night-baker, V1 door-guard:5, V2 bug-breeder", B="V1 door-guard:3", wave="rear"
    )
    assert table.choices("cast", "R1") == {"A:V1", "A:F2"}
    assert table.choices("cast", "R1", "V1") == {"A:R1", "A:V2", "A:F2"}
    assert table.choices("cast", "R1", "V1", "V2") == {"1", "2", "3", "4"}
    assert table.choices("cast", "R1", "F2", "V2") == {"1", "2"}

    table.cast("R1", "V1", "V2", 3)

    assert (table.damage("A:V1"), table.damage("A:V2")) == (2, 3)
    assert "damage" not in table.happened()
    assert "heal" not in table.happened()


@card("night-baker", "rear")
@rule("PT5-801", "PT5-803")
def test_moved_damage_is_neither_lessened_nor_raised_and_may_be_lethal_in_the_count():
    table = Table(
        A_leader="retired-boss",
        A="R1 night-baker, F1 door-guard:5, V1 bug-breeder zeal=1",
        A_reserve="S1 chiptune-bard",
        wave="rear",
        first="B",
    )

    table.cast("R1", "F1", "V1", 4)
    assert table.damage("A:V1") == 4
    assert not table["A:V1"].corpse

    table.end()
    assert table["A:V1"].corpse


@card("night-baker", "rear")
def test_the_rear_spell_needs_damage_and_works_in_the_first_round():
    whole = Table(A="R1 night-baker, V1 door-guard", B="V1 door-guard:3", wave="rear")
    early = Table(A="R1 night-baker, V1 door-guard:1", wave="rear", round=1)

    early.cast("R1", "V1", "R1", 1)

    assert (early.damage("A:V1"), early.damage("A:R1")) == (0, 1)
    whole.refused("cast", "R1", rule="PT5-R47")


@card("night-baker", "line")
def test_fresh_batch_mends_all_own_fighters_at_the_end_of_ones_own_turns():
    table = Table(
        A_leader="score-keeper:2",
        A="V1 door-guard:2/attacked, R1 bug-breeder",
        A_reserve="S1 night-baker",
        B="V1 door-guard:2",
    )

    table.end()

    assert [table.damage(f"A:{slot}") for slot in ("F2", "V1", "R1")] == [1, 1, 0]
    assert table.damage("B:V1") == 2


@card("night-baker", "line")
@rule("PT5-R18")
def test_fresh_batch_does_not_mend_at_the_end_of_the_rivals_turns_but_in_the_first_round():
    rival = Table(A_leader="score-keeper:2", A_reserve="S1 night-baker", active="B")
    early = Table(A_leader="score-keeper:2", A_hand="night-baker", round=1)

    rival.end()
    early.operation("night-baker", "S1").end()

    assert rival.damage("A:F2") == 2
    assert early.damage("A:F2") == 1

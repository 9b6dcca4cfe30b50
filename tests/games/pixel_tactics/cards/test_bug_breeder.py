"""Bug Breeder: plants Virus everywhere and cashes it in against the Leader."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("bug-breeder", "leader")
def test_the_leader_places_a_virus_at_the_start_of_ones_own_turns():
    table = Table(
        A_leader="bug-breeder", B="V1 door-guard, R3 night-baker, F1 lag-conjurer/corpse", active="B", first="B"
    )

    table.end()
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:R3"}

    table.pick("B:R3")
    assert (table["B:V1"].virus, table["B:R3"].virus) == (0, 1)
    assert table.asked() == {"A": "act"}


@card("bug-breeder", "leader")
def test_the_leader_rests_in_the_rivals_turns_in_round_1_and_where_nobody_stands():
    rival = Table(A_leader="bug-breeder", A_hand="night-baker", B="V1 door-guard")
    early = Table(A_leader="bug-breeder", B="V1 door-guard", active="B", first="B", round=1)
    alone = Table(A_leader="bug-breeder", active="B", first="B")

    rival.end()
    early.end()
    alone.end()

    assert rival.asked() == {"B": "act"}
    assert early.asked() == alone.asked() == {"A": "act"}


@card("bug-breeder", "leader")
def test_rival_heroes_with_virus_take_1_more_of_each_dealing():
    table = Table(
        A_leader="bug-breeder",
        A="V1 token-thief, V2 joystick-wrangler",
        B="V1 night-baker virus=2, V2 lag-conjurer",
    )

    table.attack("V1", "B:V1").cast("V2", "B:V1")

    assert table.damage("B:V1") == (3 + 1) + (3 + 1)


@card("bug-breeder", "leader")
def test_without_virus_on_ones_own_side_and_by_blows_of_nothing_no_more_is_taken():
    clean = Table(A_leader="bug-breeder", A="V1 token-thief", B="V1 night-baker")
    own = Table(A_leader="bug-breeder", A="V1 night-baker virus=1", B="V1 token-thief", active="B", first="B")
    nothing = Table(A_leader="bug-breeder", A="V1 clock-winder [-1 attack]x2", B="V1 night-baker virus=1")

    clean.attack("V1", "B:V1")
    own.attack("V1", "A:V1")
    nothing.attack("V1", "B:V1")

    assert clean.damage("B:V1") == 3
    assert own.damage("A:V1") == 3
    assert nothing.strength("A:V1") == 0
    assert nothing.damage("B:V1") == 0


@card("bug-breeder", "vanguard")
def test_the_vanguard_spell_reaches_each_rival_hero_in_melee():
    table = Table(A="V1 bug-breeder", B="V1 door-guard, F1 night-baker, V3 lag-conjurer/corpse, F3 solder-smith")

    table.cast("V1")

    assert [table[f"B:{slot}"].virus for slot in ("V1", "F1", "F3")] == [1, 0, 1]
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "F3", "F2")] == [1, 0, 1, 0]
    assert table.actions == 1


@card("bug-breeder", "vanguard")
def test_the_vanguard_spell_needs_a_hero_in_melee():
    behind = Table(A="V1 bug-breeder", B="R2 door-guard")
    early = Table(A="V1 bug-breeder", B="V1 door-guard", round=1)

    behind.refused("cast", "V1", rule="PT5-R47")
    early.refused("cast", "V1", rule="PT5-R10")


@card("bug-breeder", "flank")
@pytest.mark.parametrize("virus", [0, 1, 3])
def test_the_flank_spell_hits_harder_for_each_virus(virus):
    table = Table(A="F1 bug-breeder", B=f"V1 door-guard virus={virus}, R1 night-baker virus=2", wave="flank")
    assert table.choices("cast", "F1") == {"B:V1", "B:R1"}

    table.cast("F1", "B:V1")

    assert table.damage("B:V1") == 2 + virus
    assert table["B:V1"].virus == virus
    assert table.damage("B:R1") == 0


@card("bug-breeder", "flank")
def test_the_flank_spell_needs_a_rival_hero_and_peace_to_be_over():
    alone = Table(A="F1 bug-breeder, V1 door-guard", wave="flank")
    early = Table(A="F1 bug-breeder", B="V1 door-guard", wave="flank", round=1)

    alone.refused("cast", "F1", rule="PT5-R47")
    early.refused("cast", "F1", rule="PT5-R10")


@card("bug-breeder", "rear")
def test_the_rear_spell_cashes_up_to_3_virus_in_against_the_leader():
    table = Table(
        A="R1 bug-breeder, R2 night-baker virus=1", B="V1 door-guard virus=2, R1 night-baker virus=2", wave="rear"
    )
    assert table.choices("cast", "R1") == {"enough", "B:V1", "B:R1"}
    assert table.choices("cast", "R1", "B:V1", "B:V1") == {"enough", "B:R1"}

    table.cast("R1", "B:V1", "B:V1", "B:R1")

    assert (table["B:V1"].virus, table["B:R1"].virus, table["A:R2"].virus) == (0, 1, 1)
    assert table.damage("B:F2") == 1 + 3


@card("bug-breeder", "rear")
def test_the_rear_spell_may_leave_virus_where_it_is_and_does_1_without_any():
    some = Table(A="R1 bug-breeder", B="V1 door-guard virus=2", wave="rear")
    none = Table(A="R1 bug-breeder", B="V1 door-guard", wave="rear")

    some.cast("R1", "B:V1", "enough")
    none.cast("R1")

    assert some["B:V1"].virus == 1
    assert some.damage("B:F2") == 2
    assert none.damage("B:F2") == 1


@card("bug-breeder", "rear")
def test_the_rear_spell_waits_for_the_second_round():
    table = Table(A="R1 bug-breeder", B="V1 door-guard virus=2", wave="rear", round=1)

    table.refused("cast", "R1", rule="PT5-R10")


@card("bug-breeder", "line")
def test_public_beta_bites_at_the_end_of_ones_own_turns():
    table = Table(A_reserve="S1 bug-breeder", B="V1 door-guard, R1 night-baker")

    table.end()
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:R1"}

    table.pick("B:R1")
    assert table["B:R1"].virus == 1
    assert table.damage("B:R1") == 1
    assert table["A:S1"].time == 3


@card("bug-breeder", "line")
@rule("PT5-R18")
def test_public_beta_bites_once_more_in_the_turn_in_which_it_expires():
    table = Table(A_reserve="S1 bug-breeder time=0", B="V1 door-guard")

    table.end().pick("B:V1")

    assert table.damage("B:V1") == 1
    assert table.discard("A") == ["bug-breeder"]


@card("bug-breeder", "line")
def test_public_beta_rests_at_the_end_of_the_rivals_turns_and_in_round_1():
    rival = Table(A_reserve="S1 bug-breeder", B="V1 door-guard", active="B", first="B")
    early = Table(A_reserve="S1 bug-breeder", B="V1 door-guard", round=1)

    rival.end()
    early.end()

    assert rival.asked() == {"A": "act"}
    assert early.asked() == {"B": "act"}
    assert early["A:S1"].time == 3

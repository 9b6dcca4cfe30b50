"""Chiptune Bard: full rows and full columns play louder than their members."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("chiptune-bard", "leader")
def test_each_own_hero_has_1_more_life_for_each_other_in_its_row():
    table = Table(
        A_leader="chiptune-bard",
        A="V1 door-guard, V2 night-baker, V3 token-thief, F1 bug-breeder, R1 save-seer/corpse, R2 solder-smith",
        B="V1 door-guard, V2 night-baker",
    )

    assert [table.life(f"A:{slot}") for slot in ("V1", "V2", "V3")] == [10 + 2, 8 + 2, 3 + 2]
    assert [table.life(f"A:{slot}") for slot in ("F1", "R2", "F2")] == [4, 7, 20]
    assert table.life("B:V1") == 10


@card("chiptune-bard", "leader")
@rule("PT5-R34")
def test_the_count_judges_all_by_the_row_as_it_was():
    table = Table(A_leader="chiptune-bard", A="V1 night-baker:9, V2 bug-breeder:4", active="B")

    table.end()
    assert table["A:V1"].corpse
    assert not table["A:V2"].corpse

    table.end().end()
    assert table["A:V2"].corpse


@card("chiptune-bard", "vanguard")
@pytest.mark.parametrize(
    ("unit", "less"),
    [
        ("V1 chiptune-bard, F1 door-guard", 1),
        ("V2 chiptune-bard", 1),
        ("V1 chiptune-bard, F1 door-guard/corpse", 0),
        ("V1 chiptune-bard, R1 door-guard", 0),
        ("V1 chiptune-bard [no power], F1 door-guard", 0),
    ],
)
@rule("PT5-1104", "PT5-R44")
def test_with_a_supporter_it_takes_1_less_damage(unit, less):
    """In V2 the Leader supports it."""
    table = Table(A=unit, B="V1 token-thief", active="B")

    table.attack("V1", f"A:{unit[:2]}")

    assert table.damage(f"A:{unit[:2]}") == 3 - less


@card("chiptune-bard", "vanguard")
def test_it_intercepts_in_the_vanguard():
    table = Table(A="V1 chiptune-bard, F3 chiptune-bard/theirs")

    assert table.has("A:V1", "intercept")
    assert not table.has("A:F3", "intercept")


@card("chiptune-bard", "flank")
def test_a_spell_behind_it_may_bring_an_attack_before_it():
    table = Table(
        A="V1 door-guard/attacked, F1 chiptune-bard, R1 solder-smith", B="V1 night-baker, R1 bug-breeder", wave="rear"
    )

    table.cast("R1", "R1", "clause 1")
    assert table.options() == {"accept", "decline"}

    table.accept()
    assert table.options() == {"B:V1", "B:F2"}

    table.pick("B:V1")
    assert table.damage("B:V1") == 3
    assert table.actions == 1


@card("chiptune-bard", "flank")
def test_the_attack_may_be_declined():
    table = Table(A="V1 door-guard, F1 chiptune-bard, R1 solder-smith", wave="rear")

    table.cast("R1", "R1", "clause 1").decline()

    assert table.damage("B:F2") == 0
    assert table["A:V1"].attacked == 0


@card("chiptune-bard", "flank")
@rule("PT5-501", "PT5-601")
def test_the_granted_attack_needs_neither_its_row_nor_the_starred_action():
    table = Table(A="V1 door-guard/acted, F1 chiptune-bard, R1 solder-smith", wave="rear")
    moving = Table(A="V1 door-guard, F1 chiptune-bard, R1 solder-smith", wave="rear")

    table.cast("R1", "R1", "clause 1").accept().pick("B:F2")
    moving.cast("R1", "R1", "clause 1").accept().pick("B:F2").move("V1", "V2")

    assert table.damage("B:F2") == 3
    assert moving["A:V2"].card == "door-guard"


@card("chiptune-bard", "flank")
def test_who_made_the_granted_attack_has_attacked():
    table = Table(
        A_leader="night-baker",
        A="V1 door-guard:2, V2 solder-smith:2, F1 chiptune-bard, R1 lag-conjurer",
        B="V1 token-thief",
        wave="rear",
        first="B",
    )

    table.cast("R1", "B:V1").accept().pick("B:V1").end()

    assert table.damage("A:V1") == 2
    assert table.damage("A:V2") == 1


@card("chiptune-bard", "flank")
@pytest.mark.parametrize(
    "unit",
    [
        "V1 door-guard/corpse, F1 chiptune-bard, R1 solder-smith",
        "V1 door-guard/fresh, F1 chiptune-bard, R1 solder-smith",
        "V3 door-guard, F1 chiptune-bard, R1 solder-smith",
        "V1 door-guard, F1 chiptune-bard, R2 solder-smith",
        "V1 door-guard, F1 chiptune-bard [no power], R1 solder-smith",
    ],
)
def test_without_both_neighbours_fit_for_it_nobody_is_asked(unit):
    table = Table(A=unit, wave="rear")
    caster = "R2" if "R2" in unit else "R1"

    table.cast(caster, caster, "clause 1")

    assert table.asked() == {"A": "act"}


@card("chiptune-bard", "flank")
@rule("PT5-352")
def test_in_the_first_round_nobody_attacks():
    table = Table(A="V1 door-guard, F1 chiptune-bard, R1 solder-smith", wave="rear", round=1)

    table.cast("R1", "R1", "clause 1")

    assert table.asked() == {"A": "act"}


@card("chiptune-bard", "rear")
def test_the_rear_spell_makes_a_vanguard_hero_attack_with_its_zeal():
    table = Table(
        A="V1 door-guard zeal=2/acted, V2 solder-smith, F1 night-baker, R1 chiptune-bard",
        B="V1 night-baker",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:V1", "A:V2"}

    table.cast("R1", "V1")
    assert table.options() == {"B:V1", "B:F2"}

    table.pick("B:V1")
    assert table.damage("B:V1") == 3 + 2
    assert table["A:V1"].zeal == 2
    assert table.strength("A:V1") == 3
    assert table["A:V1"].attacked == table.state.waves


@card("chiptune-bard", "rear")
def test_the_rear_spell_needs_a_vanguard_hero_that_may_attack():
    nobody = Table(A="F1 door-guard, R1 chiptune-bard", wave="rear")
    early = Table(A="V1 door-guard, R1 chiptune-bard", wave="rear", round=1)

    nobody.refused("cast", "R1", rule="PT5-R47")
    early.refused("cast", "R1", rule="PT5-R10")


@card("chiptune-bard", "line")
def test_earworm_places_a_zeal_at_the_start_of_ones_own_turns():
    table = Table(A="V1 door-guard, R1 night-baker", A_reserve="S1 chiptune-bard", active="B", first="B")

    table.end()
    assert table.options() == {"A:V1", "A:R1"}

    table.pick("A:R1")
    assert (table["A:V1"].zeal, table["A:R1"].zeal) == (0, 1)
    assert table.asked() == {"A": "act"}


@card("chiptune-bard", "line")
def test_earworm_is_silent_at_the_start_of_the_rivals_turns_and_without_a_hero():
    rival = Table(A="V1 door-guard", A_reserve="S1 chiptune-bard", B="V1 night-baker")
    alone = Table(A_reserve="S1 chiptune-bard", active="B", first="B")

    rival.end()
    alone.end()

    assert rival.asked() == {"B": "act"}
    assert alone.asked() == {"A": "act"}


@card("chiptune-bard", "line")
def test_earworm_lets_own_heroes_with_zeal_take_1_less():
    table = Table(
        A="V1 door-guard zeal=2, V2 night-baker",
        A_reserve="S1 chiptune-bard",
        B="V1 token-thief zeal=1, V2 joystick-wrangler",
        active="B",
    )

    table.attack("V1", "A:V1").attack("V2", "A:V2")

    assert table.damage("A:V1") == 3 - 1
    assert table.damage("A:V2") == 3


@card("chiptune-bard", "line")
def test_earworm_does_nothing_for_rivals_and_plays_in_the_first_round():
    rival = Table(A="V1 token-thief", A_reserve="S1 chiptune-bard", B="V1 night-baker zeal=1")
    early = Table(A="V1 door-guard", A_reserve="S1 chiptune-bard", active="B", first="B", round=1)

    rival.attack("V1", "B:V1")
    early.end().pick("A:V1")

    assert rival.damage("B:V1") == 3
    assert early["A:V1"].zeal == 1

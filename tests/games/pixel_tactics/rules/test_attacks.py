"""Section 7: attacking."""

import pytest

from tests.games.pixel_tactics.table import Table

# --- Who attacks whom -----------------------------------------------------------------


@pytest.mark.rule("PT5-601")
@pytest.mark.parametrize(
    ("wave", "attackers"),
    [("vanguard", {"A:V1", "A:V3"}), ("flank", {"A:F2", "A:F3"}), ("rear", {"A:R2"})],
)
def test_attackers_stand_in_the_waves_row_and_the_leader_attacks_in_flank_waves_only(wave, attackers):
    unit = "V1 door-guard, V3 night-baker, F3 score-keeper [Ranged Attack], R2 token-thief"
    table = Table(A=unit, A_leader="lag-conjurer", B="V1 patch-nurse", wave=wave)

    assert {word.split()[1] for word in table.options() if word.startswith("attack")} == attackers
    for place in {"V1", "V3", "F2", "F3", "R2"} - {attacker[2:] for attacker in attackers}:
        table.refused("attack", place, "B:V1", rule="PT5-601")


@pytest.mark.rule("PT5-601")
def test_targets_are_the_heroes_and_the_leader_of_the_rivals_unit():
    table = Table(A="V1 score-keeper, V2 night-baker", A_leader="patch-nurse", B="V1 door-guard, R3 lag-conjurer")
    assert table.choices("attack", "V1") == {"B:V1", "B:F2", "B:R3", "shoot B:V1", "shoot B:F2", "shoot B:R3"}

    table.refused("attack", "V1", "A:V2", rule="PT5-601")
    table.refused("shoot", "V1", "A:F2", rule="PT5-601")
    table.refused("attack", "V1", "A:V1", rule="PT5-601")


@pytest.mark.rule("PT5-601")
def test_nobody_attacks_with_a_rivals_hero():
    Table(B="V1 door-guard").refused("attack", "B:V1", "B:F2", rule="PT5-601")


@pytest.mark.rule("PT5-602", "PT5-1105")
def test_an_attack_deals_the_attackers_strength():
    table = Table(A="V1 door-guard, F1 solder-smith", B="V1 night-baker:1")
    assert table.strength("A:V1") == 3 + 2

    table.attack("V1", "B:V1")
    assert table.damage("B:V1") == 6 and table.damage("A:V1") == 0 and table.actions == 1


@pytest.mark.rule("PT5-R24")
def test_strength_below_zero_counts_as_zero_and_the_attack_may_be_made():
    table = Table(A="V1 lag-conjurer [-1 attack]x2", B="V1 night-baker", B_leader="patch-nurse:3")
    assert table.strength("A:V1") == 0
    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 0 and table["A:V1"].attacked == table.state.waves
    assert table.damage("B:F2") == 2
    table.refused("attack", "V1", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-R24", "PT5-705")
def test_modifiers_below_zero_are_added_before_the_floor():
    assert Table(A="V1 lag-conjurer [-2 attack] [+1 attack]x2").strength("A:V1") == 1
    assert Table(A="V1 lag-conjurer [-2 attack]x2 [+1 attack]").strength("A:V1") == 0
    assert Table(A="R1 retired-boss, V1 lag-conjurer").strength("A:R1") == 3


# --- Melee --------------------------------------------------------------------------------


@pytest.mark.rule("PT5-603", "PT5-604", "PT5-R25")
def test_the_foremost_cards_of_any_columns_meet_in_melee():
    table = Table(
        A="V1 door-guard, F1 patch-nurse",
        B="V1 night-baker, F1 lag-conjurer, R1 rules-lawyer, F3 bug-breeder, R3 token-thief, R2 solder-smith",
    )
    assert table.choices("attack", "V1") == {"B:V1", "B:F2", "B:F3"}
    for behind in ("F1", "R1", "R2", "R3"):
        table.refused("attack", "V1", f"B:{behind}", rule="PT5-604")


@pytest.mark.rule("PT5-603", "PT5-604")
def test_who_stands_behind_another_is_not_in_melee_and_makes_no_melee_attack():
    table = Table(A="V1 door-guard, F1 patch-nurse, F3 night-baker, V2 lag-conjurer", B="V1 night-baker", wave="flank")

    assert {word for word in table.options() if word.startswith("attack")} == {"attack A:F3"}
    table.refused("attack", "F1", "B:V1", rule="PT5-603")
    table.refused("attack", "F2", "B:V1", rule="PT5-603")


@pytest.mark.rule("PT5-604", "PT5-806")
def test_corpses_are_passed_over():
    table = Table(
        A="V1 door-guard/corpse, F1 patch-nurse/corpse, R1 night-baker",
        B="V1 door-guard/corpse, F1 patch-nurse/corpse, R1 night-baker, V2 bug-breeder/corpse",
        wave="rear",
    )
    assert table.choices("attack", "R1") == {"B:R1", "B:F2"}
    table.refused("attack", "R1", "B:V1", rule="PT5-805")


# --- Ranged -------------------------------------------------------------------------------


@pytest.mark.rule("PT5-605")
def test_without_the_ability_there_is_no_ranged_attack():
    table = Table(A="V1 door-guard", B="V1 night-baker, F1 lag-conjurer")
    assert table.choices("attack", "V1") == {"B:V1", "B:F2"}
    table.refused("shoot", "V1", "B:F1", rule="PT5-605")
    table.refused("shoot", "V1", "B:V1", rule="PT5-605")


@pytest.mark.rule("PT5-606", "PT5-607")
def test_a_ranged_attack_passes_over_whatever_stands_in_front_of_either():
    table = Table(
        A="V1 door-guard, F1 patch-nurse, R1 token-thief",
        B="V1 lag-conjurer, F1 night-baker, R1 solder-smith",
        wave="rear",
    )
    assert table.choices("attack", "R1") == {f"shoot B:{slot}" for slot in ("V1", "F1", "R1", "F2")}
    table.refused("attack", "R1", "B:V1", rule="PT5-604")

    table.shoot("R1", "B:R1")
    assert table.damage("B:R1") == 3


@pytest.mark.rule("PT5-607")
def test_a_card_with_ranged_attack_in_melee_chooses_for_each_attack():
    setting = {"A": "V1 score-keeper", "A_leader": "patch-nurse", "B": "V1 door-guard, F1 night-baker"}
    assert Table(**setting).choices("attack", "V1") == {
        "B:V1",
        "B:F2",
        "shoot B:V1",
        "shoot B:F1",
        "shoot B:F2",
    }
    assert Table(**setting).attack("V1", "B:V1").damage("B:V1") == 2
    assert Table(**setting).shoot("V1", "B:V1").damage("B:V1") == 0


# --- Intercept ------------------------------------------------------------------------------

SHOOTER = {"A": "V1 score-keeper [+2 attack]", "A_leader": "patch-nurse"}


@pytest.mark.rule("PT5-608", "PT5-609", "PT5-R26")
@pytest.mark.parametrize("aimed", ["F1", "R1"])
def test_a_shot_at_what_stands_behind_an_intercepting_hero_may_be_declared_and_hits_that_hero(aimed):
    table = Table(**SHOOTER, B="V1 ferrykeeper, F1 lag-conjurer, R1 solder-smith, V3 bug-breeder")
    table.shoot("V1", f"B:{aimed}")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [4, 0, 0]
    assert "intercept" in table.happened()


@pytest.mark.rule("PT5-608")
def test_other_columns_are_not_protected():
    table = Table(**SHOOTER, B="V1 ferrykeeper, R3 solder-smith").shoot("V1", "B:R3")
    assert (table.damage("B:V1"), table.damage("B:R3")) == (0, 4)


@pytest.mark.rule("PT5-609")
def test_what_stands_in_front_of_an_intercepting_hero_is_not_protected():
    table = Table(**SHOOTER, B="V1 lag-conjurer, F1 solder-smith [Intercept], R1 bug-breeder")
    table.shoot("V1", "B:V1")
    assert (table.damage("B:V1"), table.damage("B:F1")) == (4, 0)

    table = Table(**SHOOTER, B="V1 lag-conjurer, F1 solder-smith [Intercept], R1 bug-breeder").shoot("V1", "B:R1")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [0, 4, 0]


@pytest.mark.rule("PT5-610")
def test_an_intercepting_hero_is_itself_a_target_of_both_kinds_of_attack():
    assert Table(**SHOOTER, B="V1 ferrykeeper").shoot("V1", "B:V1").damage("B:V1") == 4
    assert Table(**SHOOTER, B="V1 ferrykeeper").attack("V1", "B:V1").damage("B:V1") == 4


@pytest.mark.rule("PT5-R26")
def test_the_intercepting_hero_is_attacked_and_its_own_numbers_count():
    table = Table(**SHOOTER, B="V1 night-baker, R1 solder-smith", B_leader="save-seer:5").shoot("V1", "B:R1")
    assert table.damage("B:V1") == 4 and table.damage("B:F2") == 4

    table = Table(**SHOOTER, B="V1 door-guard, R1 solder-smith").shoot("V1", "B:R1")
    assert table.damage("B:V1") == 4 - 2


@pytest.mark.rule("PT5-R27")
def test_a_leader_is_protected_by_an_intercepting_hero_in_v2():
    table = Table(**SHOOTER, B="V2 ferrykeeper").shoot("V1", "B:F2")
    assert (table.damage("B:V2"), table.damage("B:F2")) == (4, 0)

    table = Table(**SHOOTER, B="V1 ferrykeeper, R2 solder-smith [Intercept]").shoot("V1", "B:F2")
    assert table.damage("B:F2") == 4


@pytest.mark.rule("PT5-R28")
def test_of_two_intercepting_heroes_the_foremost_in_front_of_the_target_takes_the_shot():
    column = "V1 ferrykeeper, F1 solder-smith [Intercept], R1 lag-conjurer"
    table = Table(**SHOOTER, B=column).shoot("V1", "B:R1")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [4, 0, 0]

    table = Table(**SHOOTER, B=column).shoot("V1", "B:F1")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [4, 0, 0]

    table = Table(**SHOOTER, B=column.replace("ferrykeeper", "ferrykeeper/corpse")).shoot("V1", "B:R1")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [0, 4, 0]


@pytest.mark.rule("PT5-611")
def test_intercept_works_against_ranged_attacks_only():
    wall = "V1 ferrykeeper, F1 night-baker"
    table = Table(A="V1 joystick-wrangler", B=wall).cast("V1", "B:F1").decline()
    assert (table.damage("B:V1"), table.damage("B:F1")) == (0, 3)

    table = Table(A="V1 night-baker", A_hand="charge-cannoneer", B="V1 ferrykeeper, F1 night-baker, R1 lag-conjurer")
    table.order("charge-cannoneer", "column 1")
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [5, 5, 5]

    table = Table(A="V1 lag-conjurer", B="V1 door-guard, F1 bug-breeder [Intercept]").attack("V1", "B:V1")
    assert (table.damage("B:V1"), table.damage("B:F1")) == (1, 0)

    table = Table(A_leader="lamplighter", B="V1 lag-conjurer, V2 ferrykeeper", active="B").end().pick("B:V1")
    assert table.damage("B:V1") == 2


@pytest.mark.rule("PT5-608")
def test_attacks_that_cannot_be_intercepted_are_not():
    table = Table(A="R1 lamplighter", B="V1 ferrykeeper, R1 solder-smith", wave="rear").shoot("R1", "B:R1")
    assert (table.damage("B:V1"), table.damage("B:R1")) == (0, 2)


# --- Attacks that a text diverts, grants or forces ---------------------------------------------


@pytest.mark.rule("PT5-603")
def test_a_melee_attack_on_a_guarded_leader_is_made_on_its_guard_wherever_that_stands():
    table = Table(A="V1 night-baker", B="V1 lag-conjurer, F1 door-guard:9", B_leader="save-seer")
    assert table.choices("attack", "V1") == {"B:V1", "B:F2"}
    table.attack("V1", "B:F2")
    assert (table.damage("B:F1"), table.damage("B:F2")) == (10, 0)

    table = Table(A="V1 score-keeper", A_leader="save-seer", B="F1 door-guard").shoot("V1", "B:F2")
    assert (table.damage("B:F1"), table.damage("B:F2")) == (0, 2)

    covered = Table(A="V1 night-baker", B="V2 lag-conjurer, F1 door-guard")
    covered.refused("attack", "V1", "B:F2", rule="PT5-604")
    assert covered.choices("attack", "V1") == {"B:V2", "B:F1"}


@pytest.mark.rule("PT5-407", "PT5-501", "PT5-601")
def test_a_granted_attack_needs_neither_action_nor_row_but_no_hero_recruited_in_this_wave():
    table = Table(
        A="R1 chiptune-bard, V1 retired-boss/acted zeal=1, V2 night-baker/fresh", B="V1 door-guard", wave="rear"
    )
    table.cast("R1", "V1").pick("B:V1")

    assert table.damage("B:V1") == 7 and table.actions == 1
    assert table["A:V1"].attacked == table.state.waves

    table = Table(A="R1 chiptune-bard, V2 retired-boss/fresh", B="V1 lag-conjurer", wave="rear")
    assert "cast A:R1" not in table.options()
    table = Table(A="R1 chiptune-bard, V1 night-baker, V2 retired-boss/fresh", B="V1 lag-conjurer", wave="rear")
    table.cast("R1", "V2")
    assert table.asked() == {"A": "act"} and table.damage("B:V1") == 0


@pytest.mark.rule("PT5-501")
def test_a_granted_attack_leaves_the_starred_action_to_the_hero():
    table = Table(A="F1 door-guard", A_leader="charge-cannoneer", B="V1 night-baker", wave="flank", actions=3)
    table.lever("F1").pick("shoot B:V1")
    assert table.damage("B:V1") == 5

    table.attack("F1", "B:F2")
    assert table.damage("B:F2") == 3


@pytest.mark.rule("PT5-407")
def test_a_forced_attack_is_not_made_by_a_hero_recruited_in_this_wave():
    table = Table(A="F1 joystick-wrangler", B="V1 retired-boss, V2 night-baker/fresh, R1 bug-breeder", wave="flank")
    table.cast("F1", "B:V1", "B:V2")
    assert (table.damage("B:V2"), table.damage("B:V1")) == (6, 0)
    assert table["B:V1"].acted == 0

    table = Table(A="F1 joystick-wrangler", B="V1 retired-boss, V2 night-baker/fresh", wave="flank")
    table.cast("F1", "B:V2", "B:V1")
    assert table.damage("B:V1") == 0 and table["B:V2"].attacked == 0

    table = Table(A="F1 joystick-wrangler", B="V1 retired-boss/fresh, V2 night-baker/fresh", wave="flank")
    assert "cast A:F1" not in table.options()


@pytest.mark.rule("PT5-407", "PT5-R13")
def test_a_hero_just_recruited_makes_no_attack_that_a_text_grants_or_forces_in_this_wave():
    table = Table(A_hand="night-baker", A_leader="charge-cannoneer", B="V1 door-guard", wave="flank", actions=5)
    table.recruit("night-baker", "F1").refused("lever", rule="PT5-R47")
    table.pass_until(round=3, wave="flank", turn="A").lever("F1").pick("shoot B:V1")
    assert table.damage("B:V1") == 1

    table = Table(
        A="F1 joystick-wrangler", B="F3 lag-conjurer", B_hand="retired-boss", wave="flank", first="B", active="B"
    )
    table.recruit("retired-boss", "F1").end()
    assert table.turn == "A" and table.wave == "flank"
    table.cast("F1", "B:F1", "B:F3")
    assert table.damage("B:F3") == 0


@pytest.mark.rule("PT5-603")
def test_of_several_guards_the_leaders_player_chooses_one():
    table = Table(A="V1 night-baker", B="F1 door-guard, F3 door-guard/theirs").attack("V1", "B:F2")
    assert table.asked() == {"B": "pick"} and table.options() == {"B:F1", "B:F3"}
    table.pick("F3")
    assert [table.damage(f"B:{slot}") for slot in ("F1", "F2", "F3")] == [0, 0, 1]

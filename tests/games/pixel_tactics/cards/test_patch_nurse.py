"""Patch Nurse: damage is only a matter of where you keep it."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("patch-nurse", "leader")
def test_attack_damage_to_the_leader_may_be_moved_to_a_hero():
    table = Table(
        A_leader="patch-nurse",
        A="F1 night-baker, V3 bug-breeder, R1 token-thief/corpse",
        B="V1 little-sibling",
        active="B",
    )

    table.attack("V1", "A:F2")
    assert table.asked() == {"A": "may"}
    assert table.choices("accept") == {"A:F1", "A:V3"}
    assert table.choices("accept", "F1") == {"1", "2"}

    table.accept("F1", 2)
    assert (table.damage("A:F2"), table.damage("A:F1")) == (6 - 2, 2)
    assert table.happened().count("damage") == 0


@card("patch-nurse", "leader")
def test_no_more_is_moved_than_there_is_and_nothing_need_be():
    little = Table(A_leader="patch-nurse", A="F1 night-baker", B="V1 bug-breeder", active="B")
    declined = Table(A_leader="patch-nurse", A="F1 night-baker", B="V1 little-sibling", active="B")

    little.attack("V1", "A:F2")
    declined.attack("V1", "A:F2").decline()

    assert little.choices("accept", "F1") == {"1"}
    assert (declined.damage("A:F2"), declined.damage("A:F1")) == (6, 0)


@card("patch-nurse", "leader")
def test_spells_attacks_on_heroes_attacks_of_nothing_and_loneliness_leave_it_where_it_is():
    spell = Table(A_leader="patch-nurse", A="F1 night-baker", B="R1 bug-breeder", wave="rear", active="B")
    hero = Table(A_leader="patch-nurse", A="V1 night-baker", B="V1 token-thief", active="B")
    nothing = Table(A_leader="patch-nurse:3", A="F1 trapdoor-carpenter", B="V1 bug-breeder", active="B")
    alone = Table(A_leader="patch-nurse", B="V1 token-thief", active="B")

    spell.cast("R1")
    hero.attack("V1", "A:V1")
    nothing.attack("V1", "A:F2")
    alone.attack("V1", "A:F2")

    assert [table.asked() for table in (spell, hero, nothing, alone)] == [{"B": "act"}] * 4
    assert [table.damage("A:F2") for table in (spell, nothing, alone)] == [1, 3, 3]


@card("patch-nurse", "vanguard")
def test_spells_at_others_in_its_column_hurt_the_nurse_instead():
    table = Table(
        A="V1 patch-nurse, R1 bug-breeder, R2 token-thief", B="V1 joystick-wrangler, V2 lamplighter", active="B"
    )

    table.cast("V1", "A:R1").decline().cast("V2", "A:R2")

    assert table.damage("A:V1") == 3
    assert table.damage("A:R1") == 0
    assert table.damage("A:R2") == 2


@card("patch-nurse", "vanguard")
def test_only_damage_is_turned_aside():
    table = Table(A="V1 patch-nurse, R1 door-guard", B="V1 lamplighter", active="B")

    table.cast("V1", "A:R1")

    assert (table.damage("A:V1"), table.damage("A:R1")) == (2, 0)
    assert table.statuses("A:R1") == ["no Intercept"]
    assert table.statuses("A:V1") == []


@card("patch-nurse", "vanguard")
def test_each_dealing_of_an_order_is_turned_aside_by_itself_and_the_nurse_takes_her_own_too():
    table = Table(A="V1 patch-nurse, F1 door-guard, R1 bug-breeder", B_hand="charge-cannoneer", active="B")

    table.order("charge-cannoneer", "column 1")

    assert [table.damage(f"A:{slot}") for slot in ("V1", "F1", "R1")] == [15, 0, 0]


@card("patch-nurse", "vanguard")
def test_in_the_centre_the_leader_is_covered():
    table = Table(A="V2 patch-nurse", B="R1 bug-breeder", wave="rear", active="B")

    table.cast("R1")

    assert (table.damage("A:F2"), table.damage("A:V2")) == (0, 1)


@card("patch-nurse", "vanguard")
def test_only_her_own_more_and_less_apply():
    """The Virus on the target raises nothing; the one on the nurse does. The guarded Leader's 2 less help nobody."""
    target = Table(
        A="V1 patch-nurse, R1 door-guard virus=1", B_leader="bug-breeder", B="V1 joystick-wrangler", active="B"
    )
    nurse = Table(
        A="V1 patch-nurse virus=1, R1 door-guard", B_leader="bug-breeder", B="V1 joystick-wrangler", active="B"
    )
    leader = Table(A="V2 patch-nurse, F1 save-seer", B="V1 coin-chaplain", active="B")

    target.cast("V1", "A:R1")
    nurse.cast("V1", "A:R1")
    leader.cast("V1").pick("A:F2", "A:F2")

    assert target.damage("A:V1") == 3
    assert nurse.damage("A:V1") == 3 + 1
    assert leader.damage("A:V2") == 2


@card("patch-nurse", "vanguard")
def test_a_number_that_counts_something_on_the_target_still_does():
    table = Table(A="V1 patch-nurse, R1 door-guard virus=2", B="F1 bug-breeder", wave="flank", active="B")

    table.cast("F1", "A:R1")

    assert table.damage("A:V1") == 2 + 2


@card("patch-nurse", "vanguard")
def test_spells_and_orders_of_her_own_side_and_those_carried_out_are_turned_aside_too():
    own = Table(A="V1 patch-nurse, R1 bug-breeder", A_hand="retired-boss")
    spell = Table(A="V1 patch-nurse, R1 bug-breeder", B="V1 palette-swapper, V2 joystick-wrangler", active="B")
    order = Table(
        A="V1 patch-nurse, R1 bug-breeder", B_hand="palette-swapper", B_discard="charge-cannoneer", active="B"
    )

    own.order("retired-boss", "rear")
    spell.cast("V1", "V2").pick("A:R1")
    order.order("palette-swapper", "charge-cannoneer").column(1)

    assert (own.damage("A:V1"), own.damage("A:R1")) == (6, 0)
    assert (spell.damage("A:V1"), spell.damage("A:R1")) == (3, 0)
    assert (order.damage("A:V1"), order.damage("A:R1")) == (10, 0)


@card("patch-nurse", "vanguard")
def test_attacks_operations_traps_leaders_and_reactions_are_not_turned_aside():
    attack = Table(A="V1 patch-nurse, R1 bug-breeder", B="R1 lamplighter", wave="rear", active="B")
    operation = Table(A="V1 patch-nurse, R1 night-baker", B_reserve="S1 bug-breeder", active="B")
    trap = Table(A="V1 patch-nurse, R1 token-thief", B="V1 night-baker", B_reserve="S1 door-guard", wave="rear")
    leader = Table(A="V1 patch-nurse, F1 night-baker", B_leader="lamplighter", wave="flank", active="B")
    reaction = Table(A="V1 patch-nurse, R1 token-thief", B="V1 solder-smith", wave="rear")

    attack.shoot("R1", "A:R1")
    operation.end().pick("A:R1")
    trap.shoot("R1", "B:V1").activate("S1", by="B")
    leader.end().pick("A:F1")
    reaction.shoot("R1", "B:V1")

    assert attack.damage("A:R1") == 2
    assert operation.damage("A:R1") == 1
    assert leader.damage("A:F1") == 2
    assert reaction.damage("A:R1") == 2
    assert trap.damage("A:R1") == 3
    assert [table.damage("A:V1") for table in (attack, operation, leader, reaction, trap)] == [0] * 5


@card("patch-nurse", "vanguard")
@pytest.mark.parametrize(
    "nurse", ["F1 patch-nurse", "V2 patch-nurse", "V1 patch-nurse/corpse", "V1 patch-nurse [no power]"]
)
def test_elsewhere_or_without_power_she_covers_nobody(nurse):
    table = Table(A=f"{nurse}, R1 door-guard", B="V1 joystick-wrangler", active="B")

    table.cast("V1", "A:R1")

    assert table.damage("A:R1") == 3


@card("patch-nurse", "flank")
def test_the_flank_spell_moves_damage_to_a_rival_hero():
    table = Table(A="F1 patch-nurse, V1 door-guard:3, V2 night-baker", B="V1 door-guard, R1 bug-breeder", wave="flank")
    assert table.choices("cast", "F1") == {"A:V1"}
    assert table.choices("cast", "F1", "V1") == {"B:V1", "B:R1"}
    assert table.choices("cast", "F1", "V1", "B:R1") == {"1", "2"}

    table.cast("F1", "V1", "B:R1", 2)

    assert (table.damage("A:V1"), table.damage("B:R1")) == (1, 2)


@card("patch-nurse", "flank", "vanguard")
def test_moved_damage_is_not_dealt_so_that_no_nurse_takes_it():
    table = Table(
        A="F1 patch-nurse, V1 door-guard:3",
        A_leader="bug-breeder",
        B="V1 patch-nurse, R1 bug-breeder virus=1",
        wave="flank",
    )

    table.cast("F1", "V1", "B:R1", 2)

    assert (table.damage("B:V1"), table.damage("B:R1")) == (0, 2)


@card("patch-nurse", "flank")
def test_the_flank_spell_needs_own_damage_a_rival_hero_and_the_second_round():
    whole = Table(A="F1 patch-nurse", B="V1 door-guard:3", wave="flank")
    alone = Table(A="F1 patch-nurse:2", wave="flank")
    early = Table(A="F1 patch-nurse:2", B="V1 door-guard", wave="flank", round=1)

    whole.refused("cast", "F1", rule="PT5-R47")
    alone.refused("cast", "F1", rule="PT5-R47")
    early.refused("cast", "F1", rule="PT5-R10")


@card("patch-nurse", "rear")
def test_the_rear_spell_mends_a_row_the_leader_included():
    table = Table(
        A="R1 patch-nurse, F1 door-guard:3, V1 night-baker:3",
        A_leader="score-keeper:1",
        B="F1 night-baker:3",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"vanguard", "flank", "rear"}

    table.cast("R1", "flank")

    assert [table.damage(place) for place in ("A:F1", "A:F2", "A:V1", "B:F1")] == [1, 0, 3, 3]


@card("patch-nurse", "rear")
def test_the_rear_spell_needs_damage_and_works_in_the_first_round():
    whole = Table(A="R1 patch-nurse", B="V1 night-baker:3", wave="rear")
    early = Table(A="R1 patch-nurse:3", wave="rear", round=1)

    early.cast("R1", "rear")

    assert early.damage("A:R1") == 1
    whole.refused("cast", "R1", rule="PT5-R47")


@card("patch-nurse", "line")
def test_version_1_01_heals_10_from_a_hero_or_4_from_the_leader():
    hero = Table(A="V1 door-guard:12, V2 night-baker", A_leader="score-keeper:6", A_hand="patch-nurse")
    leader = Table(A="V1 door-guard:12", A_leader="score-keeper:6", A_hand="patch-nurse")
    assert hero.choices("order", "patch-nurse") == {"clause 1", "clause 2"}
    assert "A:V1" in hero.choices("order", "patch-nurse", "clause 1")

    hero.order("patch-nurse", "clause 1", "V1")
    leader.order("patch-nurse", "clause 2")

    assert (hero.damage("A:V1"), hero.damage("A:F2")) == (12 - 10, 6)
    assert (leader.damage("A:V1"), leader.damage("A:F2")) == (12, 6 - 4)


@card("patch-nurse", "line")
def test_version_1_01_offers_only_what_can_heal():
    hero = Table(A="V1 door-guard:3", A_hand="patch-nurse", round=1)
    leader = Table(A="V1 door-guard", A_leader="score-keeper:1", A_hand="patch-nurse")
    nobody = Table(A="V1 door-guard", A_hand="patch-nurse", B="V1 night-baker:3")

    assert hero.choices("order", "patch-nurse") == {"clause 1"}
    assert leader.choices("order", "patch-nurse") == {"clause 2"}
    nobody.refused("order", "patch-nurse", rule="PT5-R47")

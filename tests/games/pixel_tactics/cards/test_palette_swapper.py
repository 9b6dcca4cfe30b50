"""Palette Swapper: never stronger than the best thing on the table, never weaker either."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("palette-swapper", "leader")
def test_the_leader_has_the_ability_of_the_rival_leader():
    table = Table(A_leader="palette-swapper", B_leader="clock-winder", active="B", first="B")

    table.end()

    assert (table.turn, table.actions) == ("A", 3)


@card("palette-swapper", "leader")
def test_this_leader_and_you_are_those_of_the_copy():
    table = Table(
        A_leader="palette-swapper",
        A="F1 night-baker",
        B_leader="patch-nurse",
        B="F1 token-thief",
        wave="flank",
        active="B",
    )

    table.attack("F1", "A:F2")
    assert table.asked() == {"A": "may"}

    table.accept("F1", 2)
    assert (table.damage("A:F2"), table.damage("A:F1")) == (1, 2)


@card("palette-swapper", "leader")
@card("retired-boss", "leader")
def test_a_burden_is_copied_like_a_gift():
    table = Table(
        A_leader="palette-swapper", A="V1 night-baker", B_leader="retired-boss", B="V1 token-thief", active="B"
    )

    table.attack("V1", "A:V1")

    assert table.damage("A:V1") == 3 + 1


@card("palette-swapper", "leader")
@rule("PT5-R07")
def test_two_copying_leaders_have_no_ability_at_all():
    table = Table(A_leader="palette-swapper", B_leader="palette-swapper", A="V1 door-guard", active="B", first="B")

    table.end()

    assert table.actions == 2
    table.refused("lever", rule="PT5-410")


@card("palette-swapper", "leader")
@rule("PT5-R23")
def test_a_limited_action_is_had_by_each_of_the_two():
    table = Table(
        A_leader="palette-swapper",
        A="V1 door-guard/corpse, V2 bug-breeder/corpse",
        B_leader="continue-clerk",
        B="V1 door-guard/corpse",
    )

    table.lever("V1")
    table.refused("lever", "V2", rule="PT5-505")

    table.end().lever("V1")
    assert not table["B:V1"].corpse


@card("palette-swapper", "vanguard")
def test_the_spells_are_those_that_other_heroes_have_where_they_stand():
    table = Table(
        A="V1 palette-swapper, F1 continue-clerk, V2 bug-breeder, R1 door-guard, V3 lamplighter/corpse",
        B="V1 palette-swapper, V2 joystick-wrangler, V3 rules-lawyer [no power], R2 cheer-captain, F1 door-guard",
    )

    assert table.choices("cast", "V1") == {"A:F1", "A:V2", "B:V2", "B:R2"}


@card("palette-swapper", "vanguard")
def test_the_spell_of_a_rival_is_carried_out_as_ones_own():
    table = Table(A="V1 palette-swapper", B="V1 joystick-wrangler, R1 door-guard")

    table.cast("V1", "B:V1")
    assert table.options() == {"B:V1", "B:R1"}

    table.pick("B:R1").decline()
    assert table.damage("B:R1") == 3
    assert table.actions == 1


@card("palette-swapper", "vanguard")
def test_this_hero_is_the_copier_and_places_are_as_printed():
    another = Table(A="V1 palette-swapper, R1 ferrykeeper")
    rear = Table(A="V1 palette-swapper, R1 continue-clerk", A_discard="bug-breeder")

    another.cast("V1", "R1")
    rear.cast("V1", "R1")

    assert another.options() == {"A:R1"}
    assert rear.choices("bug-breeder") == {"A:R2", "A:R3"}


@card("palette-swapper", "vanguard")
def test_what_is_carried_out_is_not_cast():
    """One Spell was cast: one Zeal for it, one Trap may answer it, and it is the one of the turn."""
    answered = Table(A="V1 palette-swapper, R1 coin-chaplain", B="V1 joystick-wrangler", B_leader="rules-lawyer")
    trapped = Table(A="V1 palette-swapper", B="V1 joystick-wrangler", B_reserve="S1 lag-conjurer")

    answered.cast("V1", "B:V1").pick("B:V1").decline()
    trapped.cast("V1", "B:V1").let_be().pick("B:V1").decline()

    assert answered["A:V1"].zeal == 1
    assert trapped.asked() == {"A": "act"}
    assert trapped.damage("B:V1") == 3


@card("palette-swapper", "vanguard")
@rule("PT5-R10")
def test_without_a_spell_to_copy_or_across_the_table_in_round_1_nothing_can_be_cast():
    none = Table(A="V1 palette-swapper, R1 door-guard", B="V1 palette-swapper")
    early = Table(A="V1 palette-swapper", B="R1 cheer-captain", round=1)
    own = Table(A="V1 palette-swapper, R1 cheer-captain", round=1)

    own.cast("V1", "R1").pick("V1")

    assert own["A:V1"].zeal == 2
    none.refused("cast", "V1", rule="PT5-R47")
    early.refused("cast", "V1", rule="PT5-R10")


@card("palette-swapper", "flank")
@pytest.mark.parametrize(
    ("own", "rivals", "strength"),
    [
        ("F1 palette-swapper", "V1 retired-boss, V2 door-guard", 6),
        ("F1 palette-swapper", "V1 night-baker [+1 attack]x2, R1 door-guard", 3),
        ("F1 palette-swapper [+1 attack]", "V1 door-guard", 3 + 1),
        ("F1 palette-swapper", "V1 retired-boss/corpse, V2 token-thief", 3),
        ("F1 palette-swapper", "", 1),
        ("V1 palette-swapper", "V1 retired-boss", 1),
        ("F1 palette-swapper [no power]", "V1 retired-boss", 1),
    ],
)
@rule("PT5-R24")
def test_its_attack_is_the_highest_printed_one_among_rival_heroes(own, rivals, strength):
    table = Table(A=own, B=rivals, B_leader="charge-cannoneer")

    assert table.strength(f"A:{own[:2]}") == strength


@card("palette-swapper", "flank")
def test_it_does_not_look_at_its_own_side():
    table = Table(A="F1 palette-swapper, V1 retired-boss", B="V1 token-thief")

    assert table.strength("A:F1") == 3


@card("palette-swapper", "rear")
def test_after_the_rival_plays_an_order_a_card_is_drawn():
    table = Table(A="R1 palette-swapper", A_deck="door-guard", B="V1 door-guard", B_hand="cheer-captain", active="B")

    table.order("cheer-captain")

    assert table.hand("A") == ["door-guard"]


@card("palette-swapper", "rear")
def test_own_orders_operations_and_negated_orders_draw_nothing():
    own = Table(A="R1 palette-swapper, V1 door-guard", A_hand="cheer-captain")
    operation = Table(A="R1 palette-swapper", B_hand="night-baker", active="B")
    negated = Table(
        A="R1 palette-swapper", A_reserve="S1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", active="B"
    )
    front = Table(A="V1 palette-swapper", B="V1 door-guard", B_hand="cheer-captain", active="B")

    own.order("cheer-captain")
    operation.operation("night-baker", "S1")
    negated.order("cheer-captain").activate("S1")
    front.order("cheer-captain")

    assert [table.hand("A") for table in (own, operation, negated, front)] == [[]] * 4


@card("palette-swapper", "rear", "line")
def test_an_order_carried_out_is_not_another_one_played():
    table = Table(
        A="R1 palette-swapper", B="V1 door-guard", B_hand="palette-swapper", B_discard="cheer-captain", active="B"
    )

    table.order("palette-swapper", "cheer-captain")

    assert table["B:V1"].zeal == 1
    assert len(table.hand("A")) == 1


@card("palette-swapper", "line")
@rule("PT5-426", "PT5-430", "PT5-R20")
def test_same_but_blue_carries_out_an_order_from_either_discard_pile():
    table = Table(
        A="V1 solder-smith",
        A_hand="palette-swapper",
        A_discard="cheer-captain night-baker door-guard",
        B="V1 night-baker, R1 bug-breeder, V2 solder-smith",
        B_discard="charge-cannoneer token-thief palette-swapper lag-conjurer",
    )
    assert table.choices("order", "palette-swapper") == {"cheer-captain", "B:charge-cannoneer"}

    table.order("palette-swapper", "B:charge-cannoneer").column(1)

    assert [table.damage(f"B:{slot}") for slot in ("V1", "R1", "V2")] == [5, 5, 0]
    assert table.damage("A:V1") == 0
    assert table.discard("A")[-1] == "palette-swapper"
    assert "charge-cannoneer" in table.discard("B")
    assert table.actions == 1


@card("palette-swapper", "line")
@rule("PT5-412")
def test_same_but_blue_needs_an_order_that_is_not_itself():
    table = Table(A_hand="palette-swapper", A_discard="night-baker", B_discard="token-thief")

    table.refused("order", "palette-swapper", rule="PT5-R47")


@card("palette-swapper", "line")
@rule("PT5-R10")
def test_in_the_first_round_the_copied_order_works_on_ones_own_side_only():
    own = Table(A="V1 door-guard:9", A_hand="palette-swapper", A_discard="patch-nurse charge-cannoneer", round=1)
    rival = Table(A_hand="palette-swapper", A_discard="charge-cannoneer", B="V1 door-guard", round=1)

    own.order("palette-swapper", "patch-nurse").clause(1, "V1")

    assert own.damage("A:V1") == 0
    rival.refused("order", "palette-swapper", rule="PT5-R10")


@card("palette-swapper", "leader")
@card("bug-breeder", "leader")
def test_the_copy_speaks_of_its_own_rival():
    table = Table(
        A_leader="palette-swapper",
        A="V1 token-thief virus=1",
        B_leader="bug-breeder",
        B="V1 night-baker",
        active="B",
        first="B",
    )

    table.end()
    assert table.options() == {"B:V1"}

    table.pick("B:V1").attack("V1", "B:V1")
    assert table.damage("B:V1") == 3 + 1


@card("palette-swapper", "vanguard")
@card("chiptune-bard", "rear")
def test_a_spell_that_grants_an_attack_grants_it_to_the_copiers_heroes():
    table = Table(A="V1 palette-swapper, V2 door-guard zeal=1", B="V1 night-baker, R1 chiptune-bard")

    table.cast("V1", "B:R1")
    assert table.options() == {"A:V1", "A:V2"}

    table.pick("A:V2").pick("B:V1")
    assert table.damage("B:V1") == 3 + 1

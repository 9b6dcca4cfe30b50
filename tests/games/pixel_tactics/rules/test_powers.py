"""Section 8: Spells, Passives, Reactions and status effects."""

import pytest

from tests.games.pixel_tactics.table import Table

# --- Spells ---------------------------------------------------------------------------------


@pytest.mark.rule("PT5-701")
def test_a_spell_is_optional_and_taken_in_place_of_an_attack():
    table = Table(A="V1 lamplighter", B="V1 night-baker")
    assert {"attack A:V1", "cast A:V1"} <= table.options()

    assert not {"attack A:V1", "cast A:V1"} & table.cast("V1", "B:V1").options()
    table = Table(A="V1 lamplighter", B="V1 night-baker").attack("V1", "B:V1")
    table.refused("cast", "V1", "B:V1", rule="PT5-506")
    Table(A="V1 door-guard", B="V1 night-baker").refused("cast", "V1", rule="PT5-701")


@pytest.mark.rule("PT5-702")
def test_nothing_that_speaks_of_attacks_applies_to_a_spell():
    table = Table(
        A="V1 joystick-wrangler:1, F1 laundry-moth",
        A_leader="cheer-captain",
        B="V1 solder-smith, V2 night-baker",
        B_leader="patch-nurse:2",
        B_reserve="S1 door-guard",
    )
    table.cast("V1", "B:V1")
    assert table.asked() == {"B": "window"} and table.options() == {"pass"}
    table.let_be().decline()

    assert table.damage("B:V1") == 3 and table.damage("A:V1") == 1
    assert table["B:V1"].virus == 0 and table["A:V1"].zeal == 0
    assert table["A:V1"].attacked == 0


@pytest.mark.rule("PT5-702")
def test_a_hero_that_casts_has_not_attacked():
    unit = {"A": "V1 lamplighter:3, V2 door-guard:3", "A_leader": "night-baker", "B": "V1 patch-nurse"}
    table = Table(**unit).cast("V1", "B:V1").attack("V2", "B:V1").end()

    assert table.damage("A:V1") == 2 and table.damage("A:V2") == 3


@pytest.mark.rule("PT5-R29")
def test_a_caster_stands_in_the_waves_row_and_was_not_recruited_in_this_wave():
    spells = "V1 lamplighter, F1 rules-lawyer, R1 lag-conjurer, V3 joystick-wrangler/fresh"
    for wave, slot in (("vanguard", "V1"), ("flank", "F1"), ("rear", "R1")):
        table = Table(A=spells, B="V1 night-baker", wave=wave)
        assert {word for word in table.options() if word.startswith("cast")} == {f"cast A:{slot}"}
        for other in {"V1", "F1", "R1"} - {slot}:
            table.refused("cast", other, "B:V1", rule="PT5-R29")
    Table(A=spells, B="V1 night-baker").refused("cast", "V3", "B:V1", rule="PT5-R29")


@pytest.mark.rule("PT5-R29")
def test_a_caster_behind_others_casts_all_the_same():
    table = Table(A="V1 night-baker, F1 door-guard, R1 lag-conjurer", B="V1 night-baker", wave="rear")
    table.cast("R1", "B:V1")
    assert table.statuses("B:V1") == ["-1 attack", "-1 attack"]


# --- Passives -------------------------------------------------------------------------------


@pytest.mark.rule("PT5-703")
def test_a_passive_power_works_from_the_moment_its_hero_is_in_its_row_face_up():
    table = Table(A="V1 door-guard", A_hand="night-baker", wave="flank")
    assert table.life("A:V1") == 10
    table.recruit("night-baker", "F1")
    assert table.life("A:V1") == 12

    table = Table(A="V1 door-guard, F3 night-baker").move("F3", "F1")
    assert table.life("A:V1") == 12

    table = Table(A="V1 door-guard, F1 night-baker/corpse", A_leader="continue-clerk", wave="flank")
    assert table.life("A:V1") == 10
    assert table.lever("F1").life("A:V1") == 12


@pytest.mark.rule("PT5-703", "PT5-805")
def test_a_passive_power_ends_with_its_hero():
    table = Table(A="V1 door-guard, F1 night-baker", A_hand="sprite-recycler").order("sprite-recycler", "F1")
    assert table.life("A:V1") == 10


# --- Reactions --------------------------------------------------------------------------------


@pytest.mark.rule("PT5-704")
def test_a_reaction_resolves_when_its_event_has_resolved_completely():
    table = Table(A="V1 door-guard", B="V1 solder-smith").attack("V1", "B:V1")
    assert table.happened()[:3] == ["attack", "damage", "damage"]
    assert (table.damage("B:V1"), table.damage("A:V1")) == (3, 2)

    table = Table(A="R1 palette-swapper, V1 night-baker", B="V1 door-guard", B_hand="solder-smith", active="B")
    table.order("solder-smith", "V1")
    happened = table.happened()
    assert happened.index("order") < happened.index("give") < happened.index("draw")

    table = Table(A="V1 retired-boss", B="V1 lag-conjurer, R1 night-baker").attack("V1", "B:V1")
    assert table.happened()[:3] == ["attack", "damage", "defeat"]
    assert table.at("B:V1").corpse


@pytest.mark.rule("PT5-704")
def test_a_reaction_that_says_may_is_its_owners_to_take_or_leave():
    for answer, damage in (("accept", (1, 2)), ("decline", (3, 0))):
        table = Table(A="V1 door-guard", B="F3 night-baker", B_leader="patch-nurse").attack("V1", "B:F2")
        assert table.asked() == {"B": "may"}
        table.accept("F3", 2) if answer == "accept" else table.decline()
        assert (table.damage("B:F2"), table.damage("B:F3")) == damage
        assert table.asked() == {"A": "act"}


@pytest.mark.rule("PT5-R30")
def test_the_player_whose_turn_it_is_reacts_first_and_orders_the_own_reactions():
    table = Table(
        A="V1 door-guard, F1 laundry-moth",
        A_leader="cheer-captain",
        B="V1 solder-smith",
    ).attack("V1", "B:V1")

    assert table.asked() == {"A": "order"}
    assert table.options() == {"first A:F1", "first A:F2"}
    assert table["B:V1"].virus == 0 and table["A:V1"].zeal == 0 and table.damage("A:V1") == 0

    table.first_resolve("A:F1")
    assert [tale.what for tale in table.tales("watchers")] == ["place", "place", "damage"]
    assert table["B:V1"].virus == 1 and table["A:V1"].zeal == 1 and table.damage("A:V1") == 2


@pytest.mark.rule("PT5-R30")
def test_then_reacts_the_rival_and_then_traps_are_asked_for():
    table = Table(
        A="V1 cheer-captain",
        A_hand="night-baker",
        B_leader="joystick-wrangler",
        B_reserve="S1 save-seer",
    ).recruit("night-baker", "V2")

    assert table["A:V2"].zeal == 1
    assert table.asked() == {"B": "may"}
    table.decline()
    assert table.asked() == {"B": "window"}
    table.activate("S1")
    assert table.deck("A")[0] == "night-baker" and "A:V2" not in table


@pytest.mark.rule("PT5-R30")
def test_reactions_in_the_rivals_turn_come_after_those_of_the_player_at_turn():
    table = Table(A="V1 solder-smith", B="V1 door-guard, F1 laundry-moth", B_leader="cheer-captain", active="B").attack(
        "V1", "A:V1"
    )

    assert table.asked() == {"B": "order"}
    table.first_resolve("F2")
    assert [tale.what for tale in table.tales("A")] == ["place", "place", "damage"]


# --- Status effects ------------------------------------------------------------------------------


@pytest.mark.rule("PT5-705")
def test_a_status_effect_changes_numbers_or_gives_or_takes_abilities_for_as_long_as_it_stays():
    table = Table(A="V1 door-guard [+1 attack] [-2 life] [Ranged Attack], V2 night-baker [no Intercept]")
    assert (table.strength("A:V1"), table.life("A:V1")) == (4, 8)
    assert table.has("A:V1", "ranged") and not table.has("A:V2", "intercept")

    table.pass_until(round=5, wave="vanguard", turn="A")
    assert table.statuses("A:V1") == ["+1 attack", "-2 life", "Ranged Attack"]
    assert (table.strength("A:V1"), table.life("A:V1")) == (4, 8)


@pytest.mark.rule("PT5-705")
def test_a_hero_without_power_has_none_of_its_three_printed_powers():
    table = Table(A="V1 lamplighter [no power], F1 night-baker [no power]", B="V1 patch-nurse")
    assert "cast A:V1" not in table.options() and table.life("A:V1") == 5
    assert "attack A:V1" in table.options()


@pytest.mark.rule("PT5-706")
def test_status_effects_work_in_any_row_and_stay_through_move_and_switch():
    table = Table(A="V1 night-baker [+2 attack] [Intercept], R3 door-guard [-1 attack]", actions=3)
    table.move("V1", "F1")
    assert table.statuses("A:F1") == ["+2 attack", "Intercept"]
    assert table.strength("A:F1") == 3 and table.has("A:F1", "intercept")

    table = Table(A="V1 night-baker [+2 attack], R3 door-guard [-1 attack]").switch("V1", "R3")
    assert table.statuses("A:R3") == ["+2 attack"] and table.statuses("A:V1") == ["-1 attack"]
    assert (table.strength("A:R3"), table.strength("A:V1")) == (3, 2)


@pytest.mark.rule("PT5-707", "PT5-R31")
@pytest.mark.parametrize(
    ("there", "left"),
    [
        ("[-1 attack]", ["+1 attack", "+2 life"]),
        ("[-1 attack]x2", ["+2 life"]),
        ("[-1 attack]x3", ["-1 attack", "+2 life"]),
        ("[-2 attack]", ["-2 attack", "+1 attack", "+1 attack", "+2 life"]),
        ("[-2 life]", ["+1 attack", "+1 attack"]),
        ("[-1 life]", ["-1 life", "+1 attack", "+1 attack", "+2 life"]),
    ],
)
def test_opposite_status_effects_cancel_copy_by_copy_and_others_add_up(there, left):
    table = Table(A=f"V1 door-guard {there}", A_hand="solder-smith").order("solder-smith", "V1")
    assert table.statuses("A:V1") == left


@pytest.mark.rule("PT5-R31")
def test_status_effects_of_other_amounts_add_up():
    assert Table(A="V1 door-guard [+2 attack] [-1 attack]").strength("A:V1") == 4


@pytest.mark.rule("PT5-707", "PT5-R31")
def test_gain_and_loss_of_the_same_ability_cancel():
    table = Table(A="V1 lamplighter", B="V1 door-guard [Intercept]").cast("V1", "B:V1")
    assert table.statuses("B:V1") == []
    assert table.has("B:V1", "intercept")

    table = Table(A="R1 solder-smith, V1 night-baker [no Intercept]", wave="rear").cast("R1", "V1", "clause 1")
    assert table.statuses("A:V1") == []

    table = Table(A="V1 lamplighter", B="V1 door-guard [Ranged Attack]").cast("V1", "B:V1")
    assert table.statuses("B:V1") == ["Ranged Attack", "no Intercept"]


@pytest.mark.rule("PT5-708")
def test_stacked_copies_are_separate_and_go_one_by_one():
    table = Table(A="R1 lag-conjurer", B="V1 door-guard [+1 attack]", wave="rear").cast("R1", "B:V1")
    assert table.statuses("B:V1") == ["-1 attack"]
    assert table.strength("B:V1") == 2


@pytest.mark.rule("PT5-R32")
def test_without_a_number_of_copies_a_status_does_not_stack():
    table = Table(A="V1 lamplighter, V2 lag-conjurer", B="V1 night-baker [no Intercept]").cast("V1", "B:V1")
    assert table.statuses("B:V1") == ["no Intercept"]

    table = Table(A="V1 charge-cannoneer [+2 attack]", wave="rear", active="B").end()
    assert table.statuses("A:V1") == ["+2 attack"] and table.strength("A:V1") == 6


@pytest.mark.rule("PT5-R32")
def test_with_a_number_of_copies_a_status_always_stacks():
    table = Table(A="V1 door-guard [+1 attack]x2 [+2 life]", A_hand="solder-smith").order("solder-smith", "V1")
    assert table.statuses("A:V1").count("+1 attack") == 4
    assert table.statuses("A:V1").count("+2 life") == 1


@pytest.mark.rule("PT5-R33")
def test_a_hero_that_is_defeated_or_leaves_play_loses_its_status_effects():
    table = Table(A="V1 lag-conjurer:7 [+1 attack]x2 [+2 life]", active="B", A_leader="continue-clerk").end()
    assert table.at("A:V1").corpse and table.statuses("A:V1") == []

    table.pass_until(round=3, wave="vanguard", turn="A").lever("V1")
    assert table.statuses("A:V1") == ["-2 life"] and table.strength("A:V1") == 1

    table = Table(A="R1 ferrykeeper, F1 door-guard [+1 attack]x2", wave="rear").cast("R1", "F1").accept("door-guard")
    assert table.statuses("A:F1") == [] and table.strength("A:F1") == 3

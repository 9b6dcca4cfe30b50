"""Ferrykeeper: a Unit that is never where it was."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("ferrykeeper", "leader")
@rule("PT5-503", "PT5-504")
def test_moves_cost_the_leaders_player_nothing_but_each_hero_moves_once():
    table = Table(A_leader="ferrykeeper", A="V1 door-guard, F1 night-baker")

    table.move("V1", "R1").move("F1", "V1")

    assert table.actions == 2
    table.refused("move", "R1", "R2", rule="PT5-501")


@card("ferrykeeper", "leader")
def test_moves_are_free_when_no_action_is_left_and_in_the_first_round():
    table = Table(A_leader="ferrykeeper", A="V1 door-guard", round=1, actions=0)
    assert table.options() == {"move A:V1", "pass"}
    assert table.choices("move", "V1") == {"A:V2", "A:V3", "A:F1", "A:F3", "A:R1", "A:R2", "A:R3"}

    table.move("V1", "F1")
    assert table["A:F1"].card == "door-guard"
    assert table.turn == "B"


@card("ferrykeeper", "leader")
def test_the_rivals_moves_and_ones_own_switches_cost_what_they_cost():
    rival = Table(A_leader="ferrykeeper", B="V1 door-guard", active="B")
    switching = Table(A_leader="ferrykeeper", A="V1 door-guard, V2 bug-breeder", actions=1)

    rival.move("V1", "V2")

    assert rival.actions == 1
    switching.refused("switch", "V1", "V2", rule="PT5-502")


@card("ferrykeeper", "vanguard")
def test_it_intercepts_and_mends_another_hero_that_moves():
    table = Table(A="V1 ferrykeeper:3, V2 door-guard:3")
    assert table.has("A:V1", "intercept")

    table.move("V2", "R2")

    assert table.damage("A:R2") == 1
    assert table.damage("A:V1") == 3


@card("ferrykeeper", "vanguard")
def test_it_does_not_mend_itself_nor_the_rival_nor_who_stands_still():
    own = Table(A="V1 ferrykeeper:3, V2 door-guard:3")
    rival = Table(A="V1 ferrykeeper", B="V1 door-guard:3", active="B")

    own.move("V1", "V3")
    rival.move("V1", "V2")

    assert own.damage("A:V3") == own.damage("A:V2") == 3
    assert rival.damage("B:V2") == 3


@card("ferrykeeper", "vanguard")
def test_a_switch_and_an_effect_move_heroes_too():
    switched = Table(A="V1 ferrykeeper, V2 door-guard:3, R2 night-baker:1")
    swapped = Table(A="V1 ferrykeeper, V2 door-guard:3, R2 night-baker:4, R1 joystick-wrangler", wave="rear")

    switched.switch("V2", "R2")
    swapped.cast("R1", "A:V2", "A:R2")

    assert (switched.damage("A:V2"), switched.damage("A:R2")) == (0, 1)
    assert (swapped.damage("A:V2"), swapped.damage("A:R2")) == (2, 1)


@card("ferrykeeper", "vanguard")
@pytest.mark.parametrize(
    "place", ["F1 ferrykeeper", "R1 ferrykeeper", "V1 ferrykeeper [no power]", "V1 ferrykeeper/corpse"]
)
def test_it_mends_from_the_vanguard_only_with_its_power(place):
    table = Table(A=f"{place}, V2 door-guard:3")

    table.move("V2", "V3")

    assert table.damage("A:V3") == 3


@card("ferrykeeper", "flank")
def test_the_flank_spell_ferries_any_own_hero_to_any_own_empty_slot():
    table = Table(
        A="F1 ferrykeeper, V1 door-guard, R1 bug-breeder/corpse, V3 night-baker", B="V1 door-guard", wave="flank"
    )
    assert table.choices("cast", "F1") == {"A:F1", "A:V1", "A:V3"}
    assert table.choices("cast", "F1", "V1") == {"A:V2", "A:F3", "A:R2", "A:R3"}

    table.cast("F1", "V1", "R3")

    assert table["A:R3"].card == "door-guard"
    assert table["A:R3"].acted != table.state.turns
    assert table.actions == 1


@card("ferrykeeper", "flank")
def test_the_ferried_hero_takes_1_less_damage_of_every_kind_while_it_stays():
    table = Table(A="F1 ferrykeeper, F3 solder-smith", B="V1 joystick-wrangler", wave="flank")

    table.cast("F1", "F3", "V1").pass_until(round=3, turn="B").cast("V1", "A:V1")
    assert table.damage("A:V1") == 3 - 1

    table.decline().pass_until(round=4, turn="B").attack("V1", "A:V1")
    assert table.damage("A:V1") == 3 - 1 + 3 - 1


@card("ferrykeeper", "flank")
def test_the_gift_ends_when_the_hero_changes_slot():
    table = Table(A="F1 ferrykeeper, V1 solder-smith", B="V1 door-guard, V2 lag-conjurer", wave="flank", first="A")

    table.cast("F1", "V1", "V2").move("V2", "V3").pass_until(round=3, wave="vanguard", turn="B")
    table.attack("V1", "A:V3")

    assert table.damage("A:V3") == 3


@card("ferrykeeper", "flank")
def test_the_gift_outlives_the_ferrykeeper():
    table = Table(A="F1 ferrykeeper:7, V1 solder-smith", B="V1 door-guard", wave="flank", first="A")

    table.cast("F1", "V1", "V2").pass_until(round=3, wave="vanguard", turn="B")
    assert table["A:F1"].corpse

    table.attack("V1", "A:V2")
    assert table.damage("A:V2") == 3 - 1


@card("ferrykeeper", "flank")
def test_the_gift_ends_with_the_hero_that_is_defeated_and_revived():
    table = Table(
        A_leader="continue-clerk", A="F1 ferrykeeper, F3 solder-smith:7", B="V1 door-guard", wave="flank", first="A"
    )

    table.cast("F1", "F3", "V1").pass_until(round=3, wave="vanguard", turn="A")
    assert table["A:V1"].corpse

    table.lever("V1").pass_until(round=4, wave="vanguard", turn="B").attack("V1", "A:V1")
    assert table.damage("A:V1") == 3


@card("ferrykeeper", "flank")
def test_the_gift_does_not_follow_the_card_out_of_play_and_back():
    table = Table(
        A="F1 ferrykeeper, V1 solder-smith, R1 joystick-wrangler",
        A_hand="bug-breeder",
        B="V1 door-guard",
        wave="flank",
        first="A",
    )

    table.cast("F1", "V1", "V2").pass_until(wave="rear", turn="A")
    table.move("F1", "R2").pass_until(round=3, wave="rear", turn="A")
    table.cast("R2", "V2").accept("solder-smith").pass_until(round=4, wave="vanguard", turn="B")
    assert table["A:V2"].card == "solder-smith"

    table.attack("V1", "A:V2")
    assert table.damage("A:V2") == 3


@card("ferrykeeper", "flank")
@rule("PT5-356")
def test_the_flank_spell_may_be_cast_in_the_first_round_and_needs_room():
    early = Table(A="F1 ferrykeeper", wave="flank", round=1)
    full = Table(
        A="F1 ferrykeeper, F3 door-guard, V1 bug-breeder, V2 night-baker, V3 solder-smith, R1 token-thief, "
        "R2 lag-conjurer/corpse, R3 save-seer",
        wave="flank",
    )

    assert "cast A:F1" in early.options()
    full.refused("cast", "F1", rule="PT5-R47")


@card("ferrykeeper", "rear")
def test_the_rear_spell_sends_another_hero_home_and_offers_its_slot():
    table = Table(
        A="R1 ferrykeeper, V1 door-guard:5, R2 night-baker/corpse",
        A_hand="bug-breeder",
        B="V1 solder-smith",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:V1"}

    table.cast("R1", "V1")
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"bug-breeder", "door-guard"}

    table.accept("bug-breeder")
    assert table["A:V1"].card == "bug-breeder"
    assert table.hand("A") == ["door-guard"]
    assert table.actions == 1
    assert table["A:V1"].recruited == table.state.waves


@card("ferrykeeper", "rear")
def test_it_may_recruit_the_very_hero_it_returned_unhurt():
    table = Table(A="R1 ferrykeeper, V1 door-guard:5 virus=2 [+1 attack]", wave="rear")

    table.cast("R1", "V1").accept("door-guard")

    hero = table["A:V1"]
    assert (hero.card, hero.damage, hero.virus, hero.statuses) == ("door-guard", 0, 0, ())


@card("ferrykeeper", "rear")
def test_nobody_must_be_recruited():
    table = Table(A="R1 ferrykeeper, V1 door-guard", wave="rear")

    table.cast("R1", "V1").decline()

    assert table.at("A:V1") is None
    assert table.hand("A") == ["door-guard"]


@card("ferrykeeper", "rear")
def test_a_controlled_hero_goes_back_to_its_owner():
    table = Table(A="R1 ferrykeeper, V1 door-guard/theirs", wave="rear")

    table.cast("R1", "V1")

    assert table.hand("B") == ["door-guard"]
    assert table.asked() == {"A": "act"}


@card("ferrykeeper", "rear")
def test_the_rear_spell_needs_another_hero():
    """A Hand to recruit from is not enough: nobody leaves a Slot."""
    table = Table(A="R1 ferrykeeper, V1 door-guard/corpse", A_hand="night-baker", wave="rear")

    table.refused("cast", "R1", rule="PT5-R47")


@card("ferrykeeper", "line")
def test_all_change_gives_each_hero_and_corpse_a_slot():
    table = Table(A="V1 door-guard:2, F1 bug-breeder/corpse, R3 night-baker virus=1", A_hand="ferrykeeper")
    assert table.choices("order", "ferrykeeper") == {"A:V1", "A:V2", "A:V3", "A:F1", "A:F3", "A:R1", "A:R2", "A:R3"}
    assert "A:R3" not in table.choices("order", "ferrykeeper", "R3")

    table.order("ferrykeeper", "R3", "V1", "F1")

    assert [(table[f"A:{slot}"].card, table[f"A:{slot}"].corpse) for slot in ("R3", "V1", "F1")] == [
        ("door-guard", False),
        ("bug-breeder", True),
        ("night-baker", False),
    ]
    assert table.damage("A:R3") == 2
    assert table["A:F1"].virus == 1
    assert table.at("A:V2") is None
    assert table.discard("A") == ["ferrykeeper"]


@card("ferrykeeper", "line")
@rule("PT5-501")
def test_all_change_uses_nobodys_starred_action():
    table = Table(A="F1 solder-smith", A_hand="ferrykeeper")

    table.order("ferrykeeper", "V1").attack("V1", "B:F2")

    assert table.damage("B:F2") == 4


@card("ferrykeeper", "line")
def test_all_change_moves_those_whose_place_changes_only():
    table = Table(A="V1 door-guard, V2 bug-breeder:1, R1 night-baker:3", A_hand="ferrykeeper")

    table.order("ferrykeeper", "V1", "V2", "R2")

    assert table["A:V1"].card == "door-guard"
    assert table["A:R2"].card == "night-baker"


@card("ferrykeeper", "line")
def test_all_change_may_be_played_in_the_first_round_but_needs_somebody():
    early = Table(A="V1 door-guard", A_hand="ferrykeeper", round=1)
    empty = Table(A_hand="ferrykeeper")

    assert "order ferrykeeper" in early.options()
    empty.refused("order", "ferrykeeper", rule="PT5-R47")

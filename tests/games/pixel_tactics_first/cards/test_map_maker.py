"""Map Maker: the map is always right, so the land must move."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

SLOTS = {"A:V1", "A:V2", "A:V3", "A:F1", "A:F3", "A:R1", "A:R2", "A:R3"}


@card("map-maker", "leader")
@rule("PT1-403", "PT1-208")
def test_heroes_are_recruited_into_any_row():
    table = Table(
        A_leader="map-maker", A="V1 honey-bear, R2 mud-toad/corpse", A_hand="camp-cook", B_leader="drill-sergeant"
    )
    assert table.choices("recruit", "camp-cook") == SLOTS - {"A:V1", "A:R2"}

    table.recruit("camp-cook", "R3")

    assert table["A:R3"].card == "camp-cook"
    assert table.actions == 1


@card("map-maker", "leader")
@rule("PT1-405")
def test_recruited_into_a_later_row_it_may_attack_in_that_rows_wave():
    table = Table(A_leader="map-maker", A_hand="ember-scribe", B_leader="drill-sergeant")

    table.recruit("ember-scribe", "F1").pass_until(wave="flank", turn="A").attack("F1", "B:F2")

    assert table.damage("B:F2") == 3


@card("map-maker", "leader")
@rule("PT1-403")
def test_a_full_row_of_the_wave_is_no_matter_but_a_full_unit_is():
    row = Table(
        A_leader="map-maker",
        A="V1 honey-bear, V2 tower-owl, V3 gate-warden",
        A_hand="camp-cook",
        B_leader="drill-sergeant",
    )
    full = Table(
        A_leader="map-maker",
        A="V1 honey-bear, V2 tower-owl, V3 gate-warden, F1 bridge-goat, F3 mud-toad/corpse, R1 rain-caller, "
        "R2 last-squire, R3 ember-scribe",
        A_hand="camp-cook",
        B_leader="drill-sergeant",
    )

    assert row.choices("recruit", "camp-cook") == {"A:F1", "A:F3", "A:R1", "A:R2", "A:R3"}
    full.refused("recruit", "camp-cook", "V1", rule="PT1-403")


@card("map-maker", "leader")
@rule("PT1-403")
def test_the_rival_keeps_to_the_row_of_the_wave():
    table = Table(A_leader="map-maker", B_leader="drill-sergeant", B_hand="camp-cook", active="B")

    assert table.choices("recruit", "camp-cook") == {"B:V1", "B:V2", "B:V3"}
    table.refused("recruit", "camp-cook", "F1", rule="PT1-403")


@card("map-maker", "vanguard")
@rule("PT1-411", "PT1-412")
def test_two_rival_heroes_switch_and_have_moved():
    table = Table(
        A="V1 map-maker, V2 honey-bear", B="V1 tower-owl:1, R1 rain-caller:2, F1 mud-toad/corpse, V3 drill-sergeant"
    )
    assert table.choices("cast", "V1") == {"B:V1", "B:R1", "B:V3"}
    assert table.choices("cast", "V1", "B:V1") == {"B:R1", "B:V3"}

    table.cast("V1", "B:V1", "B:R1")
    assert (table["B:V1"].card, table.damage("B:V1")) == ("rain-caller", 2)
    assert (table["B:R1"].card, table.damage("B:R1")) == ("tower-owl", 1)

    table.end()
    table.refused("attack", "V1", "A:V2", rule="PT1-411")
    table.refused("cast", "V1", rule="PT1-411")
    assert table.why("attack", "V3", "A:V2") is None


@card("map-maker", "vanguard")
@rule("PT1-R25", "PT1-351")
def test_it_needs_two_rival_heroes_and_a_second_round():
    one = Table(A="V1 map-maker, V2 honey-bear", B="V1 tower-owl, R1 rain-caller/corpse")
    early = Table(A="V1 map-maker", B="V1 tower-owl, R1 rain-caller", round=1)

    one.refused("cast", "V1", rule="PT1-R25")
    early.refused("cast", "V1", rule="PT1-351")


@card("map-maker", "flank")
@rule("PT1-411")
def test_a_rival_hero_moves_to_an_empty_slot_of_its_unit():
    table = Table(A="F1 map-maker, V1 honey-bear", B="F1 ember-scribe:1, V2 tower-owl/corpse", wave="flank")
    assert table.choices("cast", "F1") == {"B:F1"}
    assert table.choices("cast", "F1", "B:F1") == {"B:V1", "B:V3", "B:F3", "B:R1", "B:R2", "B:R3"}

    table.cast("F1", "B:F1", "B:F3")
    assert (table["B:F3"].card, table.damage("B:F3")) == ("ember-scribe", 1)
    assert "B:F1" not in table

    table.end()
    table.refused("attack", "F3", "A:F2", rule="PT1-411")


@card("map-maker", "flank")
@rule("PT1-R25")
def test_it_needs_a_rival_hero_and_room_for_it():
    nobody = Table(A="F1 map-maker, V1 honey-bear", B="V1 tower-owl/corpse", wave="flank")
    full = Table(
        A="F1 map-maker",
        B="V1 honey-bear, V2 tower-owl, V3 gate-warden, F1 bridge-goat, F3 mud-toad/corpse, R1 rain-caller, "
        "R2 last-squire, R3 ember-scribe",
        wave="flank",
    )

    nobody.refused("cast", "F1", rule="PT1-R25")
    full.refused("cast", "F1", rule="PT1-R25")


@card("map-maker", "flank")
def test_a_hero_that_changed_sides_moves_within_its_new_unit():
    table = Table(A="F1 map-maker", B="V1 tower-owl/theirs", wave="flank")

    table.cast("F1", "B:V1", "B:R3")

    assert table["B:R3"].owner == 0


@card("map-maker", "rear")
@rule("PT1-302", "PT1-410")
def test_the_first_restructure_of_each_turn_is_free():
    table = Table(A="R1 map-maker, V1 honey-bear", B="R1 mud-toad")

    table.move("V1", "V2")
    assert table.actions == 2

    table.move("V2", "V3")
    assert table.actions == 1

    table.pass_until(wave="flank", turn="A").move("V3", "V1")
    assert table.actions == 2


@card("map-maker", "rear")
@rule("PT1-302")
def test_it_may_be_taken_when_no_action_is_left():
    table = Table(A="R1 map-maker, V1 honey-bear", actions=1)

    table.draw()
    assert table.options() == {"move A:V1", "move A:R1", "pass"}

    table.move("R1", "F1")
    assert table.turn == "B"


@card("map-maker", "rear")
def test_the_map_maker_itself_may_use_it_and_one_that_comes_too_late_frees_nothing():
    itself = Table(A="R1 map-maker, V1 honey-bear")
    late = Table(A="F1 map-maker, V1 honey-bear", actions=3)
    rival = Table(A="R1 map-maker", B="V1 honey-bear", active="B")

    itself.move("R1", "F1").move("F1", "R1")
    late.move("F1", "R1").move("V1", "V2")
    rival.move("V1", "V2")

    assert itself.actions == 1
    assert late.actions == 1
    assert rival.actions == 1


@card("map-maker", "rear")
@rule("PT1-411")
def test_a_free_restructure_bars_the_attack_all_the_same():
    table = Table(A="R1 map-maker, F1 tower-owl")

    table.move("F1", "V1")

    table.refused("attack", "V1", "B:F2", rule="PT1-411")


@card("map-maker", "rear")
@card("gate-warden", "rear")
def test_moves_by_texts_do_not_use_it_up():
    table = Table(A="R1 map-maker, R3 gate-warden, V1 honey-bear, V2 camp-cook", wave="rear")

    table.cast("R3", "V1", "V2").move("V1", "V3")

    assert table.actions == 1


@card("map-maker", "line")
@rule("PT1-411")
def test_redrawn_borders_rearranges_ones_own_unit_and_draws():
    table = Table(
        A="V1 honey-bear:3, V3 tower-owl, R1 mud-toad/corpse",
        A_hand="map-maker",
        A_deck="camp-cook",
        B="V1 honey-bear",
    )
    assert table.choices("order", "map-maker") == SLOTS
    assert table.choices("order", "map-maker", "R1") == SLOTS - {"A:R1"}

    table.order("map-maker", "R1", "V3", "V1")
    assert (table["A:R1"].card, table.damage("A:R1")) == ("honey-bear", 3)
    assert (table["A:V1"].card, table["A:V1"].corpse) == ("mud-toad", True)
    assert table.hand("A") == ["camp-cook"]
    assert table["B:V1"].card == "honey-bear"

    table.attack("V3", "B:F2")
    assert table.damage("B:F2") == 3


@card("map-maker", "line")
@rule("PT1-411")
def test_who_ends_elsewhere_has_moved():
    table = Table(A="V1 tower-owl", A_hand="map-maker")

    table.order("map-maker", "V2")

    table.refused("attack", "V2", "B:F2", rule="PT1-411")


@card("map-maker", "line")
@rule("PT1-R08", "PT1-R25")
def test_each_half_is_done_as_far_as_it_can():
    unit = Table(A="V1 tower-owl", A_hand="map-maker", rest="out", round=1)
    deck = Table(A_hand="map-maker", A_deck="camp-cook")
    neither = Table(A_hand="map-maker", rest="out")

    unit.order("map-maker", "R1")
    deck.order("map-maker")

    assert unit["A:R1"].card == "tower-owl"
    assert unit.hand("A") == []
    assert deck.hand("A") == ["camp-cook"]
    neither.refused("order", "map-maker", rule="PT1-R25")

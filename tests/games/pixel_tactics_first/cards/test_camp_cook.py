"""Camp Cook: no battle was ever won before breakfast."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("camp-cook", "leader")
@pytest.mark.parametrize(
    ("wave", "left"),
    [("vanguard", [1, 3, 3, 3]), ("flank", [3, 1, 1, 3]), ("rear", [3, 3, 3, 1])],
)
def test_at_the_end_of_each_wave_2_damage_is_healed_from_each_ally_in_its_row(wave, left):
    table = Table(
        A_leader="camp-cook:3",
        A="V1 honey-bear:3, F1 rain-caller:3, R1 mud-toad:3",
        B_leader="map-maker",
        B="V1 honey-bear:3, F1 rain-caller:3, R1 mud-toad:3",
        wave=wave,
        active="B",
    )

    table.end()

    assert [table.damage(f"A:{slot}") for slot in ("V1", "F1", "F2", "R1")] == left
    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [3, 3, 3]


@card("camp-cook", "leader")
@rule("PT1-802", "PT1-803", "PT1-901")
def test_breakfast_comes_before_the_check():
    hero = Table(A_leader="camp-cook", A="V1 honey-bear:11", B_leader="map-maker", active="B")
    leader = Table(A_leader="camp-cook:17", B_leader="map-maker", wave="flank", active="B")
    late = Table(A_leader="camp-cook:16", B_leader="map-maker", wave="rear", active="B")

    hero.end()
    leader.end()
    late.end()

    assert (hero["A:V1"].corpse, hero.damage("A:V1")) == (False, 9)
    assert (leader.trophies, leader.damage("A:F2")) == ((0, 0), 15)
    assert late.trophies == (0, 1)


@card("camp-cook", "leader")
@card("rain-caller", "leader")
@rule("PT1-803")
@pytest.mark.parametrize(("first", "damage"), [("A", 1), ("B", 0)])
def test_the_first_players_effects_come_first(first, damage):
    """The cook can heal no more than is there: what the rain adds afterwards stays."""
    second = "AB".replace(first, "")
    table = Table(A_leader="camp-cook", A="V1 honey-bear:1", B_leader="rain-caller", first=first, active=second)

    table.end()

    assert table.damage("A:V1") == damage


@card("camp-cook", "leader")
def test_corpses_are_not_fed():
    table = Table(
        A_leader="camp-cook", A="V1 honey-bear/corpse, V2 honey-bear:1/theirs", B_leader="map-maker", active="B"
    )

    table.end()

    assert table.damage("A:V2") == 0
    assert table["A:V1"].corpse


@card("camp-cook", "vanguard")
@rule("PT1-610")
def test_it_intercepts():
    table = Table(A="V1 camp-cook, R1 mud-toad", B="V1 tower-owl", active="B")

    table.refused("shoot", "V1", "A:R1", rule="PT1-610")
    assert table.has("A:V1", "intercept")


@card("camp-cook", "flank")
def test_at_the_end_of_each_wave_its_neighbours_heal_1():
    table = Table(A="V1 honey-bear:3, F1 camp-cook:3, R1 mud-toad:3, V2 drill-sergeant:3, F3 rain-caller:3", active="B")

    table.end()
    assert [table.damage(f"A:{slot}") for slot in ("V1", "F1", "R1", "V2", "F3")] == [2, 3, 2, 3, 3]

    table.end().end()
    assert [table.damage(f"A:{slot}") for slot in ("V1", "R1")] == [1, 1]


@card("camp-cook", "flank")
@rule("PT1-803")
def test_a_cook_that_is_about_to_fall_still_saves_its_neighbour():
    table = Table(A="V1 honey-bear:10, F1 camp-cook:6", active="B")

    table.end()

    assert (table["A:V1"].corpse, table.damage("A:V1")) == (False, 9)
    assert table["A:F1"].corpse


@card("camp-cook", "rear")
def test_it_heals_4_damage_from_an_ally():
    table = Table(A="R1 camp-cook:1, V1 honey-bear:7, V3 mud-toad/corpse", A_leader="map-maker:5", wave="rear")
    assert table.choices("cast", "R1") == {"A:V1", "A:R1", "A:F2"}

    table.cast("R1", "F2").end()
    assert table.damage("A:F2") == 5 - 4

    table.pass_until(round=3, wave="rear", turn="A").cast("R1", "R1")
    assert table.damage("A:R1") == 0


@card("camp-cook", "rear")
@rule("PT1-R25", "PT1-351")
def test_it_heals_nobody_who_is_well_and_nobody_in_round_1():
    well = Table(A="R1 camp-cook, V1 honey-bear", B="V1 honey-bear:3", wave="rear")
    early = Table(A="R1 camp-cook, V1 honey-bear:3", wave="rear", round=1)

    well.refused("cast", "R1", rule="PT1-R25")
    early.refused("cast", "R1", rule="PT1-351")


@card("camp-cook", "line")
def test_scrape_the_pot_heals_the_leader_4_and_each_hero_2():
    table = Table(
        A_leader="map-maker:9",
        A="V1 honey-bear:3, F1 ember-scribe:5, R1 mud-toad:1",
        A_hand="camp-cook",
        B="V1 honey-bear:3",
    )

    table.order("camp-cook")

    assert [table.damage(f"A:{slot}") for slot in ("F2", "V1", "F1", "R1")] == [9 - 4, 3 - 2, 5 - 2, 0]
    assert table.damage("B:V1") == 3


@card("camp-cook", "line")
@rule("PT1-R25")
def test_either_half_is_enough_but_one_of_them_is_needed():
    leader = Table(A_leader="map-maker:3", A_hand="camp-cook")
    hero = Table(A="V1 honey-bear:3", A_hand="camp-cook", round=1)
    nobody = Table(A="V1 honey-bear", A_hand="camp-cook", B="V1 honey-bear:3")

    leader.order("camp-cook")
    hero.order("camp-cook")

    assert leader.damage("A:F2") == 0
    assert hero.damage("A:V1") == 1
    nobody.refused("order", "camp-cook", rule="PT1-R25")

"""Honey Bear: takes every scratch that her cubs would get."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("honey-bear", "leader")
@rule("PT1-803")
def test_each_of_its_heroes_that_falls_costs_the_leader_2():
    table = Table(
        A_leader="honey-bear",
        A="V1 camp-cook:6, R1 star-reader:5",
        B_leader="map-maker",
        B="V1 camp-cook:6",
        active="B",
    )

    table.end()

    assert (table.damage("A:F2"), table.damage("B:F2")) == (4, 0)


@card("honey-bear", "leader")
@rule("PT1-901", "PT1-R20")
def test_what_her_cubs_cost_her_waits_for_the_next_check():
    table = Table(A_leader="honey-bear:32", A="V1 camp-cook:6", B_leader="map-maker", active="B")

    table.end()
    assert (table.match, table.wave, table.damage("A:F2")) == (1, "flank", 34)

    table.end().end()
    assert table.match == 2
    assert table.trophies == (0, 1)


@card("honey-bear", "leader")
@card("mud-toad", "line")
@rule("PT1-705")
def test_a_cub_that_falls_to_an_order_costs_her_at_once():
    table = Table(A_hand="mud-toad", A_leader="map-maker", B_leader="honey-bear", B="V1 camp-cook")

    table.order("mud-toad", "B:V1")

    assert table.damage("B:F2") == 2


@card("honey-bear", "vanguard")
@rule("PT1-610")
def test_it_intercepts():
    table = Table(A="V1 tower-owl", B="V1 honey-bear, F1 star-reader")

    assert "shoot B:V1" in table.choices("attack", "V1")
    table.refused("shoot", "V1", "B:F1", rule="PT1-610")


@card("honey-bear", "flank")
def test_it_takes_the_damage_of_its_forerunner_and_supporter():
    table = Table(A="V1 market-pedlar, V2 tower-owl", B="V1 star-reader, F1 honey-bear, R1 bell-founder")

    table.attack("V1", "B:V1").shoot("V2", "B:R1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1")] == [0, 4 + 3, 0]


@card("honey-bear", "flank")
def test_it_does_so_from_whatever_source_but_for_no_other_column():
    order = Table(A_hand="bell-founder", B="V1 star-reader, F1 honey-bear, R1 clock-maker, V3 camp-cook")
    power = Table(A="V1 rain-caller", B="V1 star-reader, F1 honey-bear")
    thorns = Table(A="V1 star-reader, F1 honey-bear", B="V1 hedgehog-guard")

    order.order("bell-founder")
    power.cast("V1")
    thorns.attack("V1", "B:V1")

    assert [order.damage(f"B:{slot}") for slot in ("V1", "F1", "R1", "V3", "F2")] == [0, 2 + 2 + 2, 0, 2, 2]
    assert (power.damage("B:V1"), power.damage("B:F1")) == (0, 2)
    assert (thorns.damage("A:V1"), thorns.damage("A:F1")) == (0, 2)


@card("honey-bear", "flank")
@card("gate-warden", "vanguard")
@card("gate-warden", "leader")
def test_what_is_less_is_the_bears_and_not_its_neighbours():
    warden = Table(A="V1 market-pedlar", B="V1 gate-warden, F1 honey-bear")
    leader = Table(
        A="V1 market-pedlar", A_leader="map-maker", B_leader="gate-warden", B="V1 star-reader, F1 honey-bear"
    )

    warden.attack("V1", "B:V1")
    leader.attack("V1", "B:V1")

    assert warden.damage("B:F1") == 4
    assert leader.damage("B:F1") == 4 - 1


@card("honey-bear", "flank")
@rule("PT1-802")
def test_with_lethal_damage_it_goes_on_taking_it_until_the_wave_ends():
    table = Table(A="V1 market-pedlar", B="V1 star-reader:4, F1 honey-bear:10", first="B")

    table.attack("V1", "B:V1")
    assert (table.damage("B:V1"), table.damage("B:F1")) == (4, 14)

    table.end()
    assert table["B:F1"].corpse
    assert not table["B:V1"].corpse


@card("honey-bear", "flank")
def test_healing_is_not_taken_away_and_a_corpse_takes_nothing():
    healed = Table(A="V1 star-reader:3, F1 honey-bear:3, R1 camp-cook", wave="rear")
    corpse = Table(A="V1 market-pedlar", B="V1 star-reader, F1 honey-bear/corpse")

    healed.cast("R1", "V1")
    corpse.attack("V1", "B:V1")

    assert (healed.damage("A:V1"), healed.damage("A:F1")) == (0, 3)
    assert corpse.damage("B:V1") == 4


@card("honey-bear", "rear")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_in_the_rear_it_mends_by_2_at_the_end_of_each_wave(wave):
    table = Table(A="R1 honey-bear:5, R2 star-reader:2", wave=wave, active="B")

    table.end()

    assert (table.damage("A:R1"), table.damage("A:R2")) == (3, 2)


@card("honey-bear", "rear")
@rule("PT1-803")
def test_it_mends_before_the_count():
    table = Table(A="R1 honey-bear:11", active="B")

    table.end()

    assert not table["A:R1"].corpse
    assert table.damage("A:R1") == 9


@card("honey-bear", "line")
@rule("PT1-807", "PT1-R07")
def test_spring_cleaning_clears_both_units_and_mends_the_leader_for_each():
    table = Table(
        A_leader="map-maker:5",
        A="V1 star-reader/corpse, F1 camp-cook",
        A_hand="honey-bear",
        B="V1 moon-wolf/corpse, R3 mud-toad/corpse",
        round=1,
    )

    table.order("honey-bear")

    assert table.damage("A:F2") == 5 - 3
    assert [slot for slot in ("A:V1", "A:F1", "B:V1", "B:R3") if slot in table] == ["A:F1"]
    assert table.discard("A") == ["star-reader", "honey-bear"]
    assert sorted(table.discard("B")) == ["moon-wolf", "mud-toad"]


@card("honey-bear", "line")
def test_the_corpse_of_a_stolen_hero_is_cleared_to_its_owners_pile():
    table = Table(A="V1 moon-wolf/theirs/corpse", A_hand="honey-bear")

    table.order("honey-bear")

    assert (table.discard("A"), table.discard("B")) == (["honey-bear"], ["moon-wolf"])


@card("honey-bear", "line")
@card("rag-tailor", "leader")
def test_the_tailors_own_corpses_come_home_from_the_cleaning():
    table = Table(
        A_leader="rag-tailor:3",
        A="V1 star-reader/corpse",
        A_hand="honey-bear",
        B_leader="map-maker",
        B="V1 moon-wolf/corpse",
    )

    table.order("honey-bear")

    assert table.hand("A") == ["star-reader"]
    assert table.discard("B") == ["moon-wolf"]
    assert table.damage("A:F2") == 3 - 2


@card("honey-bear", "line")
def test_without_a_corpse_there_is_nothing_to_clean():
    table = Table(A_leader="map-maker:5", A_hand="honey-bear")

    table.refused("order", "honey-bear", rule="PT1-R25")

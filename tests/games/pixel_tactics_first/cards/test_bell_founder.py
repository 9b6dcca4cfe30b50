"""Bell Founder: a toll for everybody."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("bell-founder", "leader")
@rule("PT1-803")
def test_when_an_own_hero_falls_a_foe_in_melee_takes_2():
    table = Table(
        A_leader="bell-founder",
        A="V1 ember-scribe:4",
        B_leader="map-maker",
        B="V1 honey-bear, F1 rain-caller, R3 mud-toad, V3 tower-owl/corpse",
        active="B",
    )

    table.end()
    assert table["A:V1"].corpse
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:F2", "B:R3"}

    table.pick("B:R3")
    assert table.damage("B:R3") == 2
    assert (table.wave, table.turn) == ("flank", "A")


@card("bell-founder", "leader")
@rule("PT1-803")
def test_each_of_several_tolls_for_itself_and_the_hurt_wait_for_the_next_check():
    table = Table(
        A_leader="bell-founder",
        A="V1 ember-scribe:4, R1 mud-toad:7",
        B_leader="map-maker",
        B="V1 star-reader:3",
        active="B",
    )

    table.end().pick("B:V1").pick("B:F2")
    assert (table.damage("B:V1"), table.damage("B:F2")) == (5, 2)
    assert not table["B:V1"].corpse

    table.end().end()
    assert table["B:V1"].corpse


@card("bell-founder", "leader")
@rule("PT1-803", "PT1-805")
def test_those_who_fall_in_the_same_check_are_out_of_its_reach():
    table = Table(
        A_leader="bell-founder",
        A="V1 ember-scribe:4",
        B_leader="map-maker",
        B="V1 star-reader:5, F1 rain-caller",
        active="B",
    )

    table.end()

    assert table.options() == {"B:F1", "B:F2"}


@card("bell-founder", "leader")
@card("moon-wolf", "line")
@rule("PT1-705")
def test_a_hero_defeated_by_an_order_is_tolled_for_when_that_is_done():
    table = Table(
        A_hand="moon-wolf", A="V1 honey-bear", A_leader="map-maker", B_leader="bell-founder", B="V1 tower-owl:1"
    )

    table.order("moon-wolf", "B:V1")
    assert table.asked() == {"B": "pick"}

    table.pick("A:V1")
    assert table.damage("A:V1") == 2
    assert (table.turn, table.actions) == ("A", 1)


@card("bell-founder", "leader")
@rule("PT1-901")
def test_rival_heroes_and_a_rout_ring_nothing():
    rival = Table(A_leader="bell-founder", B_leader="map-maker", B="V1 star-reader:5", active="B")
    rout = Table(A_leader="bell-founder:18", A="V1 ember-scribe:4", B_leader="map-maker:20", active="B")

    rival.end()
    rout.end()

    assert rival.asked() == {"A": "act"}
    assert rout.trophies == (0, 1)


@card("bell-founder", "vanguard")
@rule("PT1-610")
def test_it_intercepts_and_has_1_more_life_for_each_other_vanguard_hero():
    table = Table(A="V1 bell-founder, V2 honey-bear, V3 camp-cook, F1 rain-caller, R1 mud-toad", B="V1 honey-bear")
    alone = Table(A="V1 bell-founder, V2 honey-bear/corpse", B="V1 honey-bear, V2 tower-owl")

    assert table.has("A:V1", "intercept")
    assert table.life("A:V1") == 7 + 2
    assert alone.life("A:V1") == 7
    assert table.life("A:V2") == 10


@card("bell-founder", "vanguard")
@rule("PT1-803")
def test_life_that_ends_with_the_neighbours_is_asked_for_at_the_next_check():
    table = Table(A="V1 bell-founder:7, V2 camp-cook:6", active="B")

    table.end()
    assert table["A:V2"].corpse
    assert not table["A:V1"].corpse

    table.end().end()
    assert table["A:V1"].corpse


@card("bell-founder", "flank")
@rule("PT1-R18")
@pytest.mark.parametrize(("column", "damage"), [(1, [2, 2, 2, 0, 0]), (2, [0, 0, 0, 2, 2]), (3, [0, 0, 0, 0, 0])])
def test_each_foe_in_one_column_takes_2(column, damage):
    table = Table(
        A="V1 honey-bear, F1 bell-founder",
        B="V1 honey-bear, F1 rain-caller, R1 mud-toad, R2 ember-scribe, V3 camp-cook/corpse",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"column 1", "column 2", "column 3"}

    table.cast("F1", f"column {column}")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1", "F2", "R2")] == damage
    assert table.damage("A:V1") == table.damage("A:F1") == 0


@card("bell-founder", "flank")
@rule("PT1-351", "PT1-704")
def test_its_power_is_barred_in_round_1_and_wakes_no_thorns():
    early = Table(A="F1 bell-founder", wave="flank", round=1)
    thorns = Table(A="F1 bell-founder", B="V1 hedgehog-guard, F1 hedgehog-guard/theirs", wave="flank")

    thorns.cast("F1", "column 1")

    assert thorns.damage("A:F1") == 0
    early.refused("cast", "F1", rule="PT1-351")


@card("bell-founder", "rear")
def test_each_damaged_foe_takes_1():
    table = Table(
        A="R1 bell-founder:1, V1 honey-bear:1",
        B_leader="map-maker:1",
        B="V1 honey-bear:2, F1 rain-caller, R3 mud-toad:1, V3 camp-cook/corpse",
        wave="rear",
    )

    table.cast("R1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R3", "F2")] == [3, 0, 2, 2]
    assert table.damage("A:R1") == table.damage("A:V1") == 1


@card("bell-founder", "rear")
@card("honey-bear", "flank")
def test_all_of_it_is_worked_out_at_once():
    """What the bear takes for its neighbour does not make it one of the damaged."""
    table = Table(A="R1 bell-founder", B="V1 camp-cook:1, F1 honey-bear", wave="rear")

    table.cast("R1")

    assert (table.damage("B:V1"), table.damage("B:F1")) == (1, 1)


@card("bell-founder", "rear")
@rule("PT1-R25")
def test_with_nobody_damaged_there_is_nothing_to_ring_for():
    table = Table(A="R1 bell-founder:1", B="V1 honey-bear", wave="rear")

    table.refused("cast", "R1", rule="PT1-R25")


@card("bell-founder", "line")
@rule("PT1-R07")
def test_the_great_toll_hurts_each_foe_even_in_round_1():
    table = Table(
        A="V1 honey-bear", A_hand="bell-founder", B="V1 honey-bear, F1 rain-caller, R1 mud-toad/corpse", round=1
    )

    table.order("bell-founder")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1", "F2")] == [2, 2, 0, 2]
    assert table.damage("A:V1") == table.damage("A:F2") == 0


@card("bell-founder", "line")
@card("ember-scribe", "leader")
@rule("PT1-R20")
def test_the_scribe_adds_1_to_each_and_a_lethal_leader_stands_until_the_check():
    table = Table(A_leader="ember-scribe", A_hand="bell-founder", B_leader="map-maker:18", B="V1 honey-bear")

    table.order("bell-founder")
    assert (table.damage("B:V1"), table.damage("B:F2")) == (3, 21)
    assert table.turn == "A"

    table.end().end()
    assert table.trophies == (1, 0)

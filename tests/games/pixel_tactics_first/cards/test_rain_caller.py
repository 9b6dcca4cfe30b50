"""Rain Caller: rain on rows, and a wind that pushes back."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("rain-caller", "leader")
@pytest.mark.parametrize(
    ("wave", "damage"), [("vanguard", (1, 0, 0, 0)), ("flank", (0, 1, 1, 0)), ("rear", (0, 0, 0, 1))]
)
def test_at_the_end_of_each_wave_it_rains_on_each_foe_in_its_row(wave, damage):
    table = Table(
        A_leader="rain-caller",
        A="V1 camp-cook, R1 star-reader",
        B_leader="map-maker",
        B="V1 drill-sergeant, F1 bell-founder, R1 market-pedlar, V2 camp-cook/corpse",
        wave=wave,
        active="B",
    )

    table.end()

    assert tuple(table.damage(f"B:{slot}") for slot in ("V1", "F1", "F2", "R1")) == damage
    assert table.damage("A:V1") == table.damage("A:R1") == 0


@card("rain-caller", "leader")
@rule("PT1-803")
def test_the_rain_falls_before_the_count_and_in_the_first_round():
    table = Table(A_leader="rain-caller", B_leader="map-maker", B="V1 drill-sergeant:7", active="B", round=1)

    table.end()

    assert table["B:V1"].corpse


@card("rain-caller", "leader")
@card("honey-bear", "rear")
def test_the_first_players_end_of_the_wave_comes_first():
    """The bear of the first player mends before it rains, that of the second after it has."""
    before = Table(A="R1 honey-bear:1", A_leader="map-maker", B_leader="rain-caller", wave="rear", active="B")
    after = Table(A="R1 honey-bear:1", A_leader="map-maker", B_leader="rain-caller", wave="rear", active="A", first="B")

    before.end()
    after.end()

    assert before.damage("A:R1") == 1
    assert after.damage("A:R1") == 0


@card("rain-caller", "vanguard")
@rule("PT1-704", "PT1-805")
def test_it_drenches_each_foe_in_melee():
    table = Table(A="V1 rain-caller", B="V1 gate-warden, F1 bell-founder, F3 star-reader, V2 camp-cook/corpse")

    table.cast("V1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "F2", "F3")] == [2, 0, 2, 2]


@card("rain-caller", "vanguard")
@card("hedgehog-guard", "leader")
@card("hedgehog-guard", "vanguard")
@rule("PT1-704")
def test_the_rain_is_no_attack_so_no_thorn_answers():
    table = Table(A="V1 rain-caller", B_leader="hedgehog-guard", B="V1 camp-cook, V2 hedgehog-guard/theirs")
    own = Table(A="V1 rain-caller", B="V1 hedgehog-guard")

    table.cast("V1")
    own.cast("V1")

    assert table.damage("A:V1") == own.damage("A:V1") == 0
    assert table.damage("B:V1") == own.damage("B:V1") == 2


@card("rain-caller", "vanguard")
@rule("PT1-352")
def test_no_rain_from_the_vanguard_in_the_first_round():
    table = Table(A="V1 rain-caller", B="V1 camp-cook", round=1)

    table.refused("cast", "V1", rule="PT1-351")


@card("rain-caller", "flank")
def test_it_mends_each_ally_in_one_row():
    table = Table(
        A_leader="map-maker:5",
        A="F1 rain-caller:1, F3 bell-founder:4, V1 drill-sergeant:3",
        B="F1 camp-cook:3",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"vanguard", "flank", "rear"}

    table.cast("F1", "flank")

    assert [table.damage(f"A:{slot}") for slot in ("F1", "F2", "F3", "V1")] == [0, 3, 2, 3]
    assert table.damage("B:F1") == 3


@card("rain-caller", "flank")
def test_without_a_damaged_ally_nothing_is_mended():
    table = Table(A="F1 rain-caller, V1 camp-cook", B="V1 camp-cook:3", wave="flank")

    table.refused("cast", "F1", rule="PT1-R25")


@card("rain-caller", "rear")
@rule("PT1-411")
def test_it_hits_and_pushes_a_rival_hero_who_cannot_attack_in_that_wave():
    table = Table(A="R1 rain-caller", B="F1 drill-sergeant", wave="rear")
    assert table.choices("cast", "R1") == {"B:F1"}

    table.cast("R1", "B:F1")
    assert "B:F1" not in table
    assert table.damage("B:R1") == 2

    table.end()
    table.refused("attack", "R1", "A:F2", rule="PT1-411")


@card("rain-caller", "rear")
@pytest.mark.parametrize(
    "unit", ["R1 drill-sergeant", "F1 drill-sergeant, R1 star-reader", "F1 drill-sergeant, R1 camp-cook/corpse"]
)
@rule("PT1-R13")
def test_the_edge_a_hero_and_a_corpse_stop_the_push_but_not_the_damage(unit):
    table = Table(A="R1 rain-caller", B=unit, wave="rear")
    place = f"B:{unit[:2]}"

    table.cast("R1", place)

    assert table[place].card == "drill-sergeant"
    assert table.damage(place) == 2
    assert table[place].moved == 0


@card("rain-caller", "rear")
@rule("PT1-208")
def test_the_leader_stops_the_push():
    table = Table(A="R1 rain-caller", B="V2 drill-sergeant", wave="rear")

    table.cast("R1", "B:V2")

    assert table["B:V2"].damage == 2


@card("rain-caller", "rear")
@card("honey-bear", "flank")
def test_the_bear_takes_what_was_meant_for_its_neighbour():
    table = Table(A="R1 rain-caller", B="V1 star-reader, F1 honey-bear", wave="rear")

    table.cast("R1", "B:V1")

    assert (table.damage("B:F1"), table.damage("B:V1")) == (2, 0)
    assert table["B:V1"].card == "star-reader"


@card("rain-caller", "rear")
@card("tilt-rider", "flank")
def test_a_push_into_the_flank_wakes_the_rider_there():
    table = Table(A="R1 rain-caller", B="V1 tilt-rider", wave="rear")

    table.cast("R1", "B:V1")

    assert table.strength("B:F1") == 6 + 2


@card("rain-caller", "rear")
def test_there_must_be_a_rival_hero():
    table = Table(A="R1 rain-caller, V1 camp-cook", B="V1 camp-cook/corpse", wave="rear")

    table.refused("cast", "R1", rule="PT1-R25")


@card("rain-caller", "line")
@pytest.mark.parametrize(("wave", "hit"), [("vanguard", {"V1"}), ("flank", {"F1", "F2"}), ("rear", {"R1"})])
@rule("PT1-R07")
def test_the_cloudburst_falls_on_the_row_of_this_wave_in_the_first_round_as_well(wave, hit):
    table = Table(
        A="V1 camp-cook",
        A_hand="rain-caller",
        B="V1 drill-sergeant, F1 bell-founder, R1 star-reader",
        wave=wave,
        round=1,
    )

    table.order("rain-caller")

    assert {slot for slot in ("V1", "F1", "F2", "R1") if table.damage(f"B:{slot}") == 4} == hit
    assert {slot for slot in ("V1", "F1", "F2", "R1") if table.damage(f"B:{slot}")} == hit
    assert table.damage("A:V1") == 0


@card("rain-caller", "line")
def test_an_empty_row_is_not_rained_on():
    table = Table(A_hand="rain-caller", B="F1 bell-founder, V1 camp-cook/corpse")

    table.refused("order", "rain-caller", rule="PT1-R25")

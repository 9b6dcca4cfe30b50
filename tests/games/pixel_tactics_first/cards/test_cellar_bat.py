"""Cellar Bat: drinks, flutters off, and takes guests home."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

DRINKING = {"A_leader": "cellar-bat:5", "B_leader": "map-maker"}


@card("cellar-bat", "leader")
def test_each_attack_of_its_heroes_that_hurts_a_foe_heals_1_from_the_leader():
    table = Table(**DRINKING, A="V1 market-pedlar, V2 tower-owl", B="V1 drill-sergeant, R3 camp-cook")

    table.attack("V1", "B:V1")
    assert table.damage("A:F2") == 4

    table.shoot("V2", "B:R3")
    assert table.damage("A:F2") == 3


@card("cellar-bat", "leader")
@card("gate-warden", "vanguard")
@rule("PT1-704")
def test_the_leaders_own_attack_powers_and_harmless_blows_heal_nothing():
    own = Table(**DRINKING, wave="flank")
    power = Table(**DRINKING, A="V1 rain-caller", B="V1 drill-sergeant")
    blow = Table(**DRINKING, A="V1 camp-cook", B="V1 gate-warden")

    own.attack("F2", "B:F2")
    power.cast("V1")
    blow.attack("V1", "B:V1")

    assert blow.damage("B:V1") == 0
    assert [table.damage("A:F2") for table in (own, power, blow)] == [5, 5, 5]


@card("cellar-bat", "leader")
@card("honey-bear", "flank")
def test_the_bear_is_a_foe_that_was_hurt_too():
    table = Table(**DRINKING, A="V1 market-pedlar", B="V1 drill-sergeant, F1 honey-bear")

    table.attack("V1", "B:V1")

    assert (table.damage("B:F1"), table.damage("A:F2")) == (4, 4)


@card("cellar-bat", "vanguard")
@rule("PT1-411", "PT1-208")
def test_after_it_attacks_it_may_fly_to_an_empty_slot():
    table = Table(A="V1 cellar-bat, V3 camp-cook, F1 moon-wolf/corpse")

    table.attack("V1", "B:F2")
    assert table.asked() == {"A": "may"}
    assert table.choices("accept") == {"A:V2", "A:F3", "A:R1", "A:R2", "A:R3"}

    table.accept("R2")
    assert table["A:R2"].card == "cellar-bat"
    assert table["A:R2"].moved == table.state.waves


@card("cellar-bat", "vanguard")
def test_it_may_stay_and_in_a_full_unit_it_must():
    table = Table(A="V1 cellar-bat")
    full = Table(
        A="V1 cellar-bat, V2 camp-cook, V3 moon-wolf, F1 rag-tailor, F3 mud-toad, R1 map-maker, R2 lamp-mage, "
        "R3 clock-maker/corpse"
    )

    table.attack("V1", "B:F2").decline()
    full.attack("V1", "B:F2")

    assert table["A:V1"].card == "cellar-bat"
    assert full.asked() == {"A": "act"}


@card("cellar-bat", "vanguard")
@card("hedgehog-guard", "vanguard")
def test_flying_off_escapes_no_thorn():
    table = Table(A="V1 cellar-bat", B="V1 hedgehog-guard")

    table.attack("V1", "B:V1").accept("R1")

    assert table.damage("A:R1") == 2


@card("cellar-bat", "vanguard")
@card("gate-warden", "flank")
def test_after_a_cancelled_attack_it_stays():
    table = Table(A="V1 cellar-bat", B="F1 gate-warden")

    table.attack("V1", "B:F2")

    assert table.asked() == {"A": "act"}


@card("cellar-bat", "flank")
def test_it_bites_a_foe_and_mends_the_leader():
    table = Table(A_leader="map-maker:3", A="F1 cellar-bat", B="V1 camp-cook, R1 star-reader", wave="flank")
    assert table.choices("cast", "F1") == {"B:V1", "B:R1", "B:F2"}

    table.cast("F1", "B:R1")

    assert (table.damage("B:R1"), table.damage("A:F2")) == (2, 1)


@card("cellar-bat", "flank")
@rule("PT1-352")
def test_an_unhurt_leader_need_not_be_mended_but_the_truce_holds():
    table = Table(A="F1 cellar-bat", wave="flank")
    early = Table(A="F1 cellar-bat", wave="flank", round=1)

    table.cast("F1", "B:F2")

    assert table.damage("B:F2") == 2
    early.refused("cast", "F1", rule="PT1-351")


@card("cellar-bat", "rear")
def test_it_moves_up_to_2_damage_from_an_ally_to_a_foe():
    table = Table(A_leader="map-maker:3", A="R1 cellar-bat:1, V1 camp-cook", B="V1 drill-sergeant", wave="rear")
    assert table.choices("cast", "R1") == {"A:R1", "A:F2"}
    assert table.choices("cast", "R1", "F2") == {"B:V1", "B:F2"}
    assert table.choices("cast", "R1", "F2", "B:V1") == {"1", "2"}
    assert table.choices("cast", "R1", "R1", "B:V1") == {"1"}

    table.cast("R1", "F2", "B:V1", 2)

    assert (table.damage("A:F2"), table.damage("B:V1")) == (1, 2)


@card("cellar-bat", "rear")
@card("honey-bear", "flank")
def test_moved_damage_is_dealt_to_nobody_so_no_bear_takes_it():
    table = Table(A="R1 cellar-bat:2", B="V1 drill-sergeant, F1 honey-bear", wave="rear")

    table.cast("R1", "R1", "B:V1", 2)

    assert (table.damage("B:V1"), table.damage("B:F1")) == (2, 0)


@card("cellar-bat", "rear")
def test_without_a_damaged_ally_there_is_nothing_to_move():
    table = Table(A="R1 cellar-bat", B="V1 drill-sergeant:3", wave="rear")

    table.refused("cast", "R1", rule="PT1-R25")


@card("cellar-bat", "line")
@rule("PT1-411")
def test_a_weak_rival_hero_changes_sides_with_its_damage_and_cannot_attack_in_that_wave():
    table = Table(A="V2 tilt-rider", A_hand="cellar-bat", B="V1 star-reader:2, V3 tower-owl, F1 camp-cook/corpse")
    assert table.choices("order", "cellar-bat") == {"B:V1"}
    assert table.choices("order", "cellar-bat", "B:V1") == {
        f"A:{slot}" for slot in ("V1", "V3", "F1", "F3", "R1", "R2", "R3")
    }

    table.order("cellar-bat", "B:V1", "V1")

    assert "B:V1" not in table
    assert (table["A:V1"].owner, table.damage("A:V1")) == (1, 2)
    table.refused("attack", "V1", "B:F2", rule="PT1-411")
    table.refused("cast", "V1", rule="PT1-411")

    table.pass_until(round=3, wave="vanguard", turn="A").attack("V1", "B:F2")
    assert table.damage("B:F2") == 2


@card("cellar-bat", "line")
@card("banner-bearer", "vanguard")
def test_the_attack_that_counts_is_the_present_one():
    table = Table(A_hand="cellar-bat", B="V1 star-reader, V2 banner-bearer")

    assert table.strength("B:V1") == 2 + 1
    assert table.choices("order", "cellar-bat") == {"B:V2"}


@card("cellar-bat", "line")
def test_without_a_weak_hero_or_an_empty_slot_nobody_comes_to_dinner():
    strong = Table(A_hand="cellar-bat", B="V1 tower-owl")
    full = Table(
        A="V1 camp-cook, V2 moon-wolf, V3 rag-tailor, F1 mud-toad, F3 map-maker, R1 lamp-mage, R2 clock-maker, "
        "R3 star-reader/corpse",
        A_hand="cellar-bat",
        B="V1 camp-cook",
    )

    strong.refused("order", "cellar-bat", rule="PT1-R25")
    full.refused("order", "cellar-bat", rule="PT1-R25")


@card("cellar-bat", "line")
@card("mud-toad", "vanguard")
@rule("PT1-807")
def test_your_on_a_stolen_hero_means_its_new_player():
    table = Table(A="V1 mud-toad:7/theirs", B_hand="moon-wolf", active="B")

    table.end()

    assert (table["A:V1"].corpse, table["A:V1"].side) == (True, 0)
    assert table.hand("B") == []


@card("cellar-bat", "line")
@rule("PT1-409")
def test_the_corpse_of_a_stolen_hero_is_cleared_by_its_new_player_to_its_owners_pile():
    table = Table(A="V1 mud-toad/theirs/corpse")

    table.clear("V1")

    assert (table.discard("A"), table.discard("B")) == ([], ["mud-toad"])


@card("cellar-bat", "line")
@rule("PT1-909")
def test_a_stolen_hero_goes_home_after_the_match():
    table = Table(A="V1 mud-toad/theirs", B_leader="mirror-mage:20", active="B")

    table.end()

    assert table.match == 2
    assert table.card("B", "mud-toad").side == 1
    assert len(table.deck("B")) + len(table.hand("B")) == 24


@card("cellar-bat", "line")
@rule("PT1-R07")
def test_dinner_is_served_in_the_first_round_too():
    table = Table(A_hand="cellar-bat", B="V1 camp-cook", round=1)

    table.order("cellar-bat", "B:V1", "R3")

    assert table["A:R3"].owner == 1

"""Hedgehog Guard: whoever comes near bleeds for it."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

THORNS = {"B_leader": "hedgehog-guard", "A_leader": "map-maker"}


@card("hedgehog-guard", "leader")
def test_a_foe_that_attacks_one_of_its_heroes_in_melee_takes_2():
    hero = Table(**THORNS, A="V1 market-pedlar", B="V1 camp-cook")
    leader = Table(**THORNS, B="V1 camp-cook", wave="flank")

    hero.attack("V1", "B:V1")
    leader.attack("F2", "B:V1")

    assert (hero.damage("B:V1"), hero.damage("A:V1")) == (4, 2)
    assert (leader.damage("B:V1"), leader.damage("A:F2")) == (4, 2)


@card("hedgehog-guard", "leader")
@rule("PT1-704")
def test_shots_powers_and_blows_on_the_leader_wake_no_thorns():
    shot = Table(**THORNS, A="V1 tower-owl", B="V1 camp-cook")
    power = Table(**THORNS, A="V1 rain-caller", B="V1 camp-cook")
    leader = Table(**THORNS, A="V1 market-pedlar", B="V1 camp-cook")
    own = Table(**THORNS, A="V1 camp-cook", B="V1 market-pedlar", active="B", first="B")

    shot.shoot("V1", "B:V1")
    power.cast("V1")
    leader.attack("V1", "B:F2")
    own.attack("V1", "A:V1")

    assert [table.damage("A:V1") for table in (shot, power, leader)] == [0, 0, 0]
    assert own.damage("B:V1") == 0


@card("hedgehog-guard", "leader")
@card("mud-toad", "flank")
def test_who_stands_in_for_the_leader_is_attacked_as_one_of_its_heroes():
    table = Table(**THORNS, A="V1 market-pedlar", B="F1 mud-toad")

    table.attack("V1", "B:F2").accept()

    assert (table.damage("B:F1"), table.damage("A:V1")) == (4, 2)


@card("hedgehog-guard", "leader")
@card("gate-warden", "flank")
def test_a_cancelled_attack_wakes_no_thorns():
    table = Table(A_leader="map-maker", A="V1 market-pedlar", B="F1 gate-warden, F3 hedgehog-guard")

    table.attack("V1", "B:F2")

    assert table.damage("B:F2") == table.damage("A:V1") == 0


@card("hedgehog-guard", "leader")
@card("tilt-rider", "line")
def test_a_granted_attack_wakes_them_as_well():
    table = Table(**THORNS, A="V1 market-pedlar", A_hand="tilt-rider", B="V1 camp-cook")

    table.order("tilt-rider", "V1").pick("B:V1")

    assert table.damage("A:V1") == 2


@card("hedgehog-guard", "vanguard")
@rule("PT1-610")
def test_it_intercepts_and_pricks_who_attacks_it_in_melee():
    table = Table(A="V1 market-pedlar", A_leader="map-maker", B="V1 hedgehog-guard, F1 star-reader")
    assert table.has("B:V1", "intercept")

    table.attack("V1", "B:V1")

    assert (table.damage("B:V1"), table.damage("A:V1")) == (4, 2)


@card("hedgehog-guard", "vanguard")
def test_it_pricks_neither_from_afar_nor_for_others():
    shot = Table(A="V1 tower-owl", B="V1 hedgehog-guard")
    other = Table(A="V1 market-pedlar", B="V1 hedgehog-guard, V2 camp-cook")

    shot.shoot("V1", "B:V1")
    other.attack("V1", "B:V2")

    assert shot.damage("A:V1") == other.damage("A:V1") == 0


@card("hedgehog-guard", "vanguard")
@card("honey-bear", "flank")
def test_it_was_attacked_even_where_the_bear_takes_the_damage():
    table = Table(A="V1 market-pedlar", B="V1 hedgehog-guard, F1 honey-bear")

    table.attack("V1", "B:V1")

    assert (table.damage("B:V1"), table.damage("B:F1"), table.damage("A:V1")) == (0, 4, 2)


@card("hedgehog-guard", "leader")
@card("hedgehog-guard", "vanguard")
@card("mirror-mage", "leader")
def test_the_thorns_of_leader_and_hero_add_up():
    table = Table(A_leader="hedgehog-guard", B_leader="mirror-mage", A="V1 drill-sergeant", B="V1 hedgehog-guard")

    table.attack("V1", "B:V1").first_resolve("V1")

    assert table.damage("A:V1") == 2 + 2


@card("hedgehog-guard", "flank")
@pytest.mark.parametrize("target", ["V1", "F1", "F2"])
def test_from_the_flank_any_attack_on_an_ally_costs_the_foe_1(target):
    table = Table(A="R1 last-squire", B="V1 star-reader, F1 hedgehog-guard", wave="rear")

    table.shoot("R1", f"B:{target}")

    assert table.damage(f"B:{target}") == 3
    assert table.damage("A:R1") == 1


@card("hedgehog-guard", "flank")
@rule("PT1-704")
def test_powers_and_orders_are_no_attacks_on_an_ally():
    power = Table(A="V1 rain-caller", B="F1 hedgehog-guard")
    order = Table(A_hand="bell-founder", A="V1 camp-cook", B="F1 hedgehog-guard")

    power.cast("V1")
    order.order("bell-founder")

    assert power.damage("A:V1") == order.damage("A:V1") == order.damage("A:F2") == 0


@card("hedgehog-guard", "flank")
@rule("PT1-802")
def test_who_is_pricked_to_death_acts_on_until_the_wave_ends():
    table = Table(A="V1 market-pedlar:2", B="F1 hedgehog-guard", active="A", first="B")

    table.attack("V1", "B:F2")
    assert (table.damage("A:V1"), table["A:V1"].corpse) == (3, False)

    table.end()
    assert table["A:V1"].corpse


@card("hedgehog-guard", "rear")
def test_from_the_rear_it_shoots_with_1_more():
    table = Table(A="R1 hedgehog-guard", B="V1 star-reader, F1 bell-founder", wave="rear")
    assert table.choices("attack", "R1") == {"B:V1", "B:F2", "shoot B:V1", "shoot B:F1", "shoot B:F2"}

    table.shoot("R1", "B:F1")

    assert table.damage("B:F1") == 1 + 1


@card("hedgehog-guard", "line")
@rule("PT1-805", "PT1-R07")
def test_the_quill_storm_hits_each_foe_in_melee_in_the_first_round_as_well():
    table = Table(
        A_hand="hedgehog-guard", B="V1 drill-sergeant, F1 bell-founder, V3 camp-cook/corpse, R3 star-reader", round=1
    )

    table.order("hedgehog-guard")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "F2", "R3")] == [3, 0, 3, 3]

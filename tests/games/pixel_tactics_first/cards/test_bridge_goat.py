"""Bridge Goat: nobody passes, and whoever arrives pays."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("bridge-goat", "leader")
@rule("PT1-610", "PT1-611", "PT1-R16")
def test_all_its_heroes_intercept_in_whatever_row():
    table = Table(
        A="R1 last-squire",
        A_leader="map-maker",
        B_leader="bridge-goat",
        B="V1 star-reader/corpse, F1 moon-wolf, R1 rag-tailor, V2 star-reader/theirs, R3 clock-maker",
        wave="rear",
    )

    assert table.choices("attack", "R1") == {
        f"{kind}B:{slot}" for kind in ("", "shoot ") for slot in ("F1", "V2", "R3")
    }
    table.refused("shoot", "R1", "B:R1", rule="PT1-610")
    table.refused("shoot", "R1", "B:F2", rule="PT1-610")


@card("bridge-goat", "leader")
@rule("PT1-612")
def test_the_leader_itself_does_not_intercept():
    table = Table(A="R1 last-squire", A_leader="map-maker", B_leader="bridge-goat", B="R2 star-reader", wave="rear")

    assert not table.has("B:F2", "intercept")
    assert "shoot B:R2" in table.choices("attack", "R1")


@card("bridge-goat", "vanguard")
@pytest.mark.parametrize(
    ("unit", "strength"),
    [
        ("V1 bridge-goat", 4 + 2),
        ("V1 bridge-goat, R1 camp-cook", 4 + 2),
        ("V1 bridge-goat, F1 camp-cook/corpse", 4 + 2),
        ("V1 bridge-goat, F1 camp-cook", 4),
        ("V2 bridge-goat", 4),
    ],
)
def test_without_a_supporter_it_butts_harder(unit, strength):
    """In V2 the Leader is its Supporter."""
    table = Table(A=unit)

    assert table.strength(f"A:{unit[:2]}") == strength
    assert table.has(f"A:{unit[:2]}", "intercept")


@card("bridge-goat", "flank")
@rule("PT1-610")
def test_its_forerunner_intercepts_and_takes_1_less_from_attacks():
    blow = Table(A="V1 market-pedlar", B="V1 star-reader, F1 bridge-goat")
    shot = Table(A="V1 tower-owl", B="V1 star-reader, F1 bridge-goat")

    assert [blow.has(f"B:{slot}", "intercept") for slot in ("V1", "F1")] == [True, False]
    blow.attack("V1", "B:V1")
    shot.shoot("V1", "B:V1")

    assert blow.damage("B:V1") == 4 - 1
    assert shot.damage("B:V1") == 3 - 1


@card("bridge-goat", "flank")
@rule("PT1-704")
def test_powers_orders_and_other_heroes_are_not_softened():
    power = Table(A="V1 rain-caller", B="V1 star-reader, F1 bridge-goat")
    order = Table(A_hand="bell-founder", B="V1 star-reader, F1 bridge-goat")
    other = Table(A="V1 market-pedlar", B="V3 star-reader, F1 bridge-goat")

    power.cast("V1")
    order.order("bell-founder")
    other.attack("V1", "B:V3")

    assert power.damage("B:V1") == order.damage("B:V1") == 2
    assert other.damage("B:V3") == 4


@card("bridge-goat", "flank")
@card("gate-warden", "vanguard")
@card("gate-warden", "leader")
def test_all_that_is_less_adds_up_but_never_below_0():
    table = Table(A="V1 market-pedlar", B="V1 gate-warden, F1 bridge-goat")
    nothing = Table(A="V1 camp-cook", B="V1 gate-warden, F1 bridge-goat")

    table.attack("V1", "B:V1")
    nothing.attack("V1", "B:V1")

    assert table.damage("B:V1") == 4 - 2
    assert nothing.damage("B:V1") == 0


@card("bridge-goat", "rear")
@rule("PT1-R07")
def test_each_hero_that_the_rival_recruits_pays_1_in_the_first_round_as_well():
    table = Table(A="R1 bridge-goat", A_hand="moon-wolf", B_hand="camp-cook", active="B", round=1)

    table.recruit("camp-cook", "V1").end()
    assert table.damage("B:V1") == 1

    own = Table(A="R1 bridge-goat", A_hand="moon-wolf")
    own.recruit("moon-wolf", "V1")
    assert own.damage("A:V1") == 0


@card("bridge-goat", "rear")
@card("market-pedlar", "rear")
def test_who_is_recruited_by_an_effect_pays_too():
    table = Table(A="R1 bridge-goat", B="R1 market-pedlar", B_discard="camp-cook", wave="rear", active="B")

    table.cast("R1", "camp-cook", "V1")

    assert table.damage("B:V1") == 1


@card("bridge-goat", "rear")
@card("grave-gardener", "line")
def test_who_is_revived_pays_no_toll():
    table = Table(A="R1 bridge-goat", B="V1 camp-cook/corpse", B_hand="grave-gardener", active="B")

    table.order("grave-gardener", "V1")

    assert table.damage("B:V1") == 0


@card("bridge-goat", "rear")
@card("last-squire", "vanguard")
def test_who_steps_into_the_squires_shoes_pays_too():
    table = Table(A="R1 bridge-goat", B="V1 last-squire:1", B_hand="camp-cook", active="B")

    table.end().accept("camp-cook")

    assert table["B:V1"].card == "camp-cook"
    assert table.damage("B:V1") == 1


@card("bridge-goat", "rear")
@card("honey-bear", "flank")
def test_the_bear_pays_for_its_neighbour():
    table = Table(A="R1 bridge-goat", B="F1 honey-bear", B_hand="camp-cook", active="B")

    table.recruit("camp-cook", "V1")

    assert (table.damage("B:V1"), table.damage("B:F1")) == (0, 1)


@card("bridge-goat", "line")
@rule("PT1-R07")
def test_headlong_hits_each_foe_in_one_column():
    table = Table(
        A="V2 camp-cook", A_hand="bridge-goat", B="V2 drill-sergeant, R2 star-reader/corpse, V1 bell-founder", round=1
    )
    assert table.choices("order", "bridge-goat") == {"column 1", "column 2", "column 3"}

    table.order("bridge-goat", "column 2")

    assert [table.damage(f"B:{slot}") for slot in ("V2", "F2", "V1")] == [4, 4, 0]
    assert table["B:R2"].corpse
    assert table.damage("A:V2") == table.damage("A:F2") == 0

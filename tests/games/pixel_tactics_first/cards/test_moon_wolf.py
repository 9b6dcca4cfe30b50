"""Moon Wolf: hunts whoever already bleeds."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

HUNT = {"A_leader": "moon-wolf", "B_leader": "map-maker"}


@card("moon-wolf", "leader")
@pytest.mark.parametrize(("hurt", "more"), [("", 0), (":1", 1)])
def test_heroes_hit_damaged_foes_with_1_more(hurt, more):
    table = Table(**HUNT, A="V1 market-pedlar", B=f"V1 drill-sergeant{hurt}, R2 camp-cook:1")

    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 4 + 2 * more


@card("moon-wolf", "leader")
def test_shots_and_blows_on_the_damaged_leader_are_stronger_too():
    shot = Table(**HUNT, A="R1 last-squire", B="R3 star-reader:1", wave="rear")
    leader = Table(A_leader="moon-wolf", A="V1 market-pedlar", B_leader="map-maker:1")

    shot.shoot("R1", "B:R3")
    leader.attack("V1", "B:F2")

    assert shot.damage("B:R3") == 1 + 3 + 1
    assert leader.damage("B:F2") == 1 + 4 + 1


@card("moon-wolf", "leader")
@rule("PT1-704")
def test_the_wolf_herself_powers_and_the_rivals_heroes_hit_as_ever():
    leader = Table(**HUNT, B="V1 drill-sergeant:1", wave="flank")
    power = Table(**HUNT, A="V1 rain-caller", B="V1 drill-sergeant:1")
    rival = Table(**HUNT, A="V1 drill-sergeant:1", B="V1 market-pedlar", active="B")

    leader.attack("F2", "B:V1")
    power.cast("V1")
    rival.attack("V1", "A:V1")

    assert leader.damage("B:V1") == 1 + 6
    assert power.damage("B:V1") == 1 + 2
    assert rival.damage("A:V1") == 1 + 4


@card("moon-wolf", "leader")
@card("mud-toad", "flank")
def test_it_counts_who_is_hit_in_the_end():
    table = Table(A_leader="moon-wolf", A="V1 market-pedlar", B_leader="map-maker:1", B="F1 mud-toad")

    table.attack("V1", "B:F2").accept()

    assert table.damage("B:F1") == 4


@card("moon-wolf", "vanguard")
@rule("PT1-604")
def test_it_strikes_any_damaged_foe_and_those_in_melee():
    table = Table(
        A="V1 moon-wolf", B="V1 drill-sergeant, F1 star-reader:1, R1 bell-founder, V2 camp-cook, R3 rag-tailor:1"
    )
    assert table.choices("attack", "V1") == {"B:V1", "B:V2", "B:F1", "B:R3"}

    table.attack("V1", "B:F1")

    assert table.damage("B:F1") == 1 + 5


@card("moon-wolf", "vanguard")
@rule("PT1-610")
def test_intercept_stops_no_wolf_and_a_damaged_leader_is_prey():
    table = Table(A="V1 moon-wolf", B_leader="mirror-mage:1", B="V2 camp-cook")

    table.attack("V1", "B:F2")

    assert table.damage("B:F2") == 1 + 5


@card("moon-wolf", "vanguard")
@card("mud-toad", "leader")
def test_the_toad_king_may_name_a_damaged_foe_as_well():
    table = Table(
        A="V1 moon-wolf",
        A_leader="map-maker",
        B_leader="mud-toad",
        B="V1 drill-sergeant, F1 camp-cook:1, R1 star-reader",
    )

    table.attack("V1", "B:V1")
    assert table.asked() == {"B": "pick"}
    assert table.options() == {"B:V1", "B:F1", "B:F2"}

    table.pick("F1")
    assert table.damage("B:F1") == 1 + 5


@card("moon-wolf", "vanguard")
@pytest.mark.parametrize(("unit", "wave"), [("F1 moon-wolf", "flank"), ("R1 moon-wolf", "rear")])
def test_elsewhere_it_hunts_no_more_than_others(unit, wave):
    table = Table(A=unit, B="V1 drill-sergeant, F1 star-reader:1", wave=wave)

    assert table.choices("attack", unit[:2]) == {"B:V1", "B:F2"}


@card("moon-wolf", "flank")
@rule("PT1-805")
def test_it_has_1_more_for_each_damaged_foe_in_melee():
    table = Table(
        A="F1 moon-wolf, V3 camp-cook:1",
        B_leader="mirror-mage:3",
        B="V1 drill-sergeant:1, F1 star-reader:1, F3 bell-founder:1",
    )
    assert table.strength("A:F1") == 5 + 3

    none = Table(A="F1 moon-wolf", B="V1 drill-sergeant, F1 star-reader:1")
    assert none.strength("A:F1") == 5


@card("moon-wolf", "rear")
@rule("PT1-803")
def test_it_draws_a_card_for_each_rival_hero_that_falls():
    table = Table(
        A="R1 moon-wolf, V1 camp-cook:6",
        A_deck="mud-toad rag-tailor",
        B="V1 drill-sergeant:8, V2 camp-cook:6",
        active="B",
    )

    table.end()

    assert table.hand("A") == ["mud-toad", "rag-tailor"]


@card("moon-wolf", "rear")
@rule("PT1-R28")
def test_it_must_still_stand():
    table = Table(A="R1 moon-wolf:6", B="V1 drill-sergeant:8", active="B")

    table.end()

    assert table["A:R1"].corpse
    assert table.hand("A") == []


@card("moon-wolf", "rear")
@card("mud-toad", "line")
@rule("PT1-705")
def test_who_falls_to_an_order_is_mourned_with_a_card_when_it_is_done():
    table = Table(A="R1 moon-wolf", A_deck="rag-tailor", A_hand="mud-toad", B="V1 camp-cook")

    table.order("mud-toad", "B:V1")

    assert table.hand("A") == ["rag-tailor"]


@card("moon-wolf", "rear")
@rule("PT1-901")
def test_after_a_rout_nothing_is_drawn():
    table = Table(A="R1 moon-wolf", B_leader="mirror-mage:20", B="V1 drill-sergeant:8", active="B")

    table.end()

    assert table.match == 2
    assert "draw" not in table.happened()[: table.happened().index("rout")]


@card("moon-wolf", "line")
@rule("PT1-R07")
def test_the_slowest_one_defeats_a_damaged_rival_hero_at_once():
    table = Table(A_hand="moon-wolf", B_leader="mirror-mage:3", B="V1 honey-bear:1, V2 camp-cook", round=1)
    assert table.choices("order", "moon-wolf") == {"B:V1"}

    table.order("moon-wolf", "B:V1")

    assert (table["B:V1"].corpse, table.damage("B:V1")) == (True, 0)


@card("moon-wolf", "line")
def test_who_is_unhurt_outruns_her():
    table = Table(A_hand="moon-wolf", A="V1 camp-cook:1", B_leader="mirror-mage:3", B="V1 honey-bear")

    table.refused("order", "moon-wolf", rule="PT1-R25")

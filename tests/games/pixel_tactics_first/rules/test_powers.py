"""Section 7: attack powers and responses."""

import pytest

from tests.games.pixel_tactics_first.table import Table


@pytest.mark.rule("PT1-701")
def test_an_attack_power_is_used_in_place_of_an_attack():
    table = Table(A="V1 market-pedlar", B="V1 honey-bear", B_hand="camp-cook mud-toad").cast("V1")
    assert table.asked() == {"B": "pick"} and table.options() == {"camp-cook", "mud-toad"}

    table.pick("mud-toad")
    assert table.discard("B") == ["mud-toad"] and table.actions == 1


@pytest.mark.rule("PT1-701")
def test_who_has_none_uses_none():
    table = Table(A="V1 cellar-bat, V2 market-pedlar/corpse", B_hand="camp-cook", wave="vanguard")
    table.refused("cast", "V1", rule="PT1-701")
    table.refused("cast", "V2", rule="PT1-701")
    Table(A="F1 market-pedlar", wave="flank").refused("cast", "F2", rule="PT1-701")


@pytest.mark.rule("PT1-702", "PT1-R17")
def test_it_counts_as_the_attack_of_the_turn():
    setting = {"A": "V1 market-pedlar", "B": "V1 honey-bear", "B_hand": "camp-cook mud-toad", "actions": 3}
    table = Table(**setting).cast("V1").pick("mud-toad")
    table.refused("attack", "V1", "B:V1", rule="PT1-406")
    table.refused("cast", "V1", rule="PT1-406")
    Table(**setting).attack("V1", "B:V1").refused("cast", "V1", rule="PT1-406")


@pytest.mark.rule("PT1-R17")
def test_who_cannot_attack_cannot_use_it_either():
    setting = {"A": "V1 market-pedlar/fresh, V2 rain-caller/moved", "B": "V1 honey-bear", "B_hand": "camp-cook"}
    table = Table(**setting)
    table.refused("cast", "V1", rule="PT1-405")
    table.refused("cast", "V2", rule="PT1-411")

    table = Table(A="V1 market-pedlar", B_hand="last-squire camp-cook", active="B", first="B").order("last-squire")
    table.end().refused("cast", "V1", rule="PT1-404")


@pytest.mark.rule("PT1-703")
def test_it_deals_no_damage_unless_it_says_so():
    table = Table(A="V1 star-reader", B="V1 honey-bear", B_hand="camp-cook").cast("V1")
    assert "damage" not in table.happened()

    table = Table(A="V1 rain-caller", B="V1 honey-bear").cast("V1")
    assert (table.damage("B:V1"), table.damage("B:F2")) == (2, 2)


@pytest.mark.rule("PT1-704", "PT1-R17")
def test_no_response_to_an_attack_answers_it():
    table = Table(
        A="V1 rain-caller", B="V1 hedgehog-guard, V3 mirror-mage", A_leader="camp-cook", B_leader="gate-warden"
    )
    table.cast("V1")
    assert table.damage("A:V1") == 0 and table.damage("B:V1") == table.damage("B:V3") == 2

    table = Table(A="V1 ember-scribe", B="V1 hedgehog-guard").attack("V1", "B:V1")
    assert table.damage("A:V1") == 2


@pytest.mark.rule("PT1-705")
def test_a_response_to_an_order_comes_when_it_is_carried_out():
    table = Table(A="R1 banner-bearer, V1 cellar-bat", A_hand="bell-founder", B="V1 honey-bear").order("bell-founder")
    assert (table.damage("B:V1"), table.damage("B:F2")) == (2, 2)
    assert table.asked() == {"A": "pick"} and table.options() == {"A:V1", "A:R1", "A:F2"}

    table.pick("A:V1")
    assert table.strength("A:V1") == 5


@pytest.mark.rule("PT1-705")
def test_so_does_a_response_to_a_defeat_by_it():
    table = Table(A_hand="market-pedlar", B="V1 last-squire:1", B_hand="moon-wolf camp-cook").order("market-pedlar")
    table.pick("B:moon-wolf").pick("B:V1")

    assert table.asked() == {"B": "may"} and table.choices("accept") == {"camp-cook"}
    assert table.discard("B") == ["moon-wolf", "last-squire"]


@pytest.mark.rule("PT1-R18")
def test_neither_the_place_in_the_column_nor_intercept_matters_but_the_row_does():
    wall = "V1 drill-sergeant, V2 honey-bear, V3 mud-toad, R1 tower-owl"
    table = Table(A="V1 camp-cook, F1 cellar-bat", B=wall, wave="flank")
    assert "attack A:F1" not in table.options() and table.choices("cast", "F1") == {
        f"B:{slot}" for slot in ("V1", "V2", "V3", "R1", "F2")
    }
    table.cast("F1", "B:R1")
    assert table.damage("B:R1") == 2

    for wave in ("vanguard", "rear"):
        Table(A="F1 cellar-bat", B=wall, wave=wave).refused("cast", "F1", rule="PT1-404")

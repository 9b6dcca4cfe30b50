"""Section 8: casualties."""

import pytest

from tests.games.pixel_tactics_first.table import Table


@pytest.mark.rule("PT1-801")
def test_damage_stays_on_a_hero_or_leader():
    table = Table(A="V1 honey-bear:3", A_leader="mirror-mage:5").pass_until(round=4, wave="vanguard", turn="A")
    assert (table.damage("A:V1"), table.damage("A:F2")) == (3, 5)

    table.end().end()
    assert (table.damage("A:V1"), table.damage("A:F2")) == (3, 5)


@pytest.mark.rule("PT1-802")
def test_with_lethal_damage_a_hero_goes_on_fighting_acting_and_being_healed():
    table = Table(A="V1 ember-scribe:4, V2 market-pedlar:3", A_hand="camp-cook", B="V1 honey-bear", B_hand="mud-toad")
    assert {"attack A:V1", "cast A:V2", "move A:V1"} <= table.options()
    table.attack("V1", "B:V1").order("camp-cook")
    assert table.damage("B:V1") == 3

    table.end()
    assert not table.at("A:V1").corpse and table.damage("A:V1") == 2


@pytest.mark.rule("PT1-803", "PT1-R19")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
@pytest.mark.parametrize(("damage", "falls"), [(3, False), (4, True), (9, True)])
def test_at_the_end_of_each_wave_a_hero_with_damage_of_its_life_or_above_is_defeated(wave, damage, falls):
    table = Table(A=f"F1 ember-scribe:{damage}", wave=wave)
    assert not table.end().at("A:F1").corpse
    assert table.end().at("A:F1").corpse == falls


@pytest.mark.rule("PT1-R19")
@pytest.mark.parametrize(("damage", "match"), [(19, 1), (20, 2), (21, 2)])
def test_for_a_leader_the_same_is_lethal(damage, match):
    assert Table(A_leader=f"mirror-mage:{damage}", active="B").end().match == match


@pytest.mark.rule("PT1-803")
def test_all_are_checked_on_the_same_state():
    table = Table(A="V1 ember-scribe:5, F1 anvil-smith:7", B="R1 rain-caller:5", active="B").end()
    assert table.at("A:F1").corpse and table.at("B:R1").corpse and not table.at("A:V1").corpse
    assert table.end().end().at("A:V1").corpse


@pytest.mark.rule("PT1-804")
def test_the_corpse_has_no_damage_and_lies_face_down_where_it_fell():
    body = Table(A="R2 ember-scribe:9", active="B").end().at("A:R2")
    assert (body.corpse, body.damage, body.slot, body.zone) == (True, 0, 7, "unit")


@pytest.mark.rule("PT1-805")
def test_corpses_neither_attack_nor_block_and_no_hero_is_played_on_them():
    table = Table(
        A="V1 honey-bear/corpse, F1 ember-scribe",
        A_hand="camp-cook",
        B="V1 mud-toad/corpse, F1 cellar-bat, V2 bell-founder/corpse",
        wave="flank",
    )
    assert table.choices("attack", "F1") == {"B:F1", "B:F2"}
    table.refused("attack", "F1", "B:V1", rule="PT1-805")
    assert table.choices("attack", "F2") == {"B:F1", "B:F2"}

    table = Table(A="V1 honey-bear/corpse", A_hand="camp-cook", B="V1 mud-toad")
    table.refused("attack", "V1", "B:V1", rule="PT1-805")
    table.refused("recruit", "camp-cook", "V1", rule="PT1-805")
    assert table.clear("V1").choices("recruit", "camp-cook") == {"A:V1", "A:V2", "A:V3"}


@pytest.mark.rule("PT1-806")
def test_corpses_are_revived_and_some_leaders_attack_with_them():
    table = Table(A="V1 honey-bear/corpse", A_hand="grave-gardener").order("grave-gardener", "V1")
    assert not table.at("A:V1").corpse

    table = Table(A="V1 honey-bear/corpse", A_leader="grave-gardener", B_leader="anvil-smith").attack("V1", "B:F2")
    assert table.damage("B:F2") == 2


@pytest.mark.rule("PT1-807")
def test_a_corpse_is_its_owners_card_and_cleared_out_of_the_rivals_reach():
    table = Table(A="V1 honey-bear/corpse/theirs").clear("V1")
    assert (table.discard("A"), table.discard("B")) == ([], ["honey-bear"])

    setting = {"A": "V1 honey-bear/corpse", "B": "V1 grave-gardener", "active": "B", "first": "B"}
    assert "A:V1" in Table(**setting).choices("cast", "V1")
    table = Table(A="V1 honey-bear/corpse", B="V1 grave-gardener").clear("V1").end()
    table.refused("cast", "V1", rule="PT1-R25")

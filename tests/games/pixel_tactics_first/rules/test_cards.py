"""Section 1: cards and components."""

import pytest

from app.games.pixel_tactics import steps
from app.games.pixel_tactics.cards import TILED_REALM
from app.games.pixel_tactics.words import Order
from tests.games.pixel_tactics.table import SLOTS
from tests.games.pixel_tactics_first.rules.test_setup import begun
from tests.games.pixel_tactics_first.table import Table


@pytest.mark.rule("PT1-101")
def test_each_leads_a_unit_of_a_leader_and_at_most_eight_heroes():
    cards = "tilt-rider ember-scribe moon-wolf cellar-bat mud-toad bridge-goat honey-bear anvil-smith"
    unit = ", ".join(f"{slot} {card}" for slot, card in zip(SLOTS, cards.split(), strict=True))
    table = Table(A=unit, A_hand="camp-cook")

    assert len(table.lying("A", "unit")) == 9 and len(table.lying("B", "unit")) == 1
    table.refused("recruit", "camp-cook", "V1", rule="PT1-403")
    table.refused("move", "V1", "V2", rule="PT1-410")


@pytest.mark.rule("PT1-102", "PT1-R01")
def test_both_decks_hold_the_same_25_different_cards():
    table = Table.new()
    for seat in (0, 1):
        assert sorted(piece.card for piece in table.state.pieces if piece.owner == seat) == sorted(TILED_REALM)
    assert len(table.state.pieces) == 50


@pytest.mark.rule("PT1-R01")
def test_tokens_never_run_out():
    table = Table(A="V1 tilt-rider", B_leader="honey-bear:32", B="V1 anvil-smith:6, V3 mud-toad:6, R2 drill-sergeant:7")
    table.attack("V1", "B:F2")
    assert table.damage("B:F2") == 38


@pytest.mark.rule("PT1-104")
def test_every_card_serves_as_leader_order_or_hero():
    table = Table(A_hand="bell-founder")
    assert table.options() == {"draw", "recruit bell-founder", "order bell-founder", "pass"}

    table = Table.new()
    assert table.options(by="A") == {f"lead {card}" for card in table.hand("A")}


@pytest.mark.rule("PT1-105")
def test_a_leader_enters_at_the_start_and_helps_the_whole_unit_from_the_middle():
    table = begun()
    assert table.at("A:F2").leads and table.at("B:F2").leads and table.round == 1

    table = Table(A="V1 ember-scribe, R3 cellar-bat", A_leader="anvil-smith", B_leader="honey-bear")
    assert (table.life("A:V1"), table.life("A:R3")) == (6, 6)
    assert (table.strength("A:F2"), table.life("A:F2")) == (3, 18)


@pytest.mark.rule("PT1-106")
def test_an_order_works_once_from_the_hand_and_is_gone():
    table = Table(A_hand="bell-founder", B="V1 honey-bear").order("bell-founder")

    assert (table.damage("B:V1"), table.damage("B:F2")) == (2, 2)
    assert table.hand("A") == [] and table.discard("A") == ["bell-founder"]
    table.refused("order", "bell-founder", rule="PT1-407")


@pytest.mark.rule("PT1-107", "PT1-108", "PT1-109", "PT1-110")
def test_a_hero_has_the_power_of_the_row_it_is_recruited_into_and_no_other():
    for wave, intercepts, thorns, strength in (
        ("vanguard", True, 2, 1),
        ("flank", False, 1, 1),
        ("rear", False, 0, 2),
    ):
        slot = f"{wave[0].upper()}1"
        table = Table(B_hand="hedgehog-guard", A="V1 honey-bear", active="B", first="B", wave=wave)
        table.recruit("hedgehog-guard", slot)
        assert table.has(f"B:{slot}", "intercept") == intercepts and table.strength(f"B:{slot}") == strength
        assert table.has(f"B:{slot}", "ranged") == (wave == "rear")

        table.pass_until(round=3, wave="vanguard", turn="A").attack("V1", f"B:{slot}")
        assert table.damage("A:V1") == thorns


@pytest.mark.rule("PT1-108", "PT1-109", "PT1-110")
def test_the_rows_stand_before_beside_and_behind_the_leader():
    setting = {"A": "V1 honey-bear, F1 tilt-rider, R2 ember-scribe"}
    for wave, attackers in (("vanguard", {"A:V1"}), ("flank", {"A:F2"}), ("rear", set())):
        table = Table(**setting, wave=wave)
        assert {word.split()[1] for word in table.options() if word.startswith("attack")} == attackers


@pytest.mark.rule("PT1-111")
def test_a_card_has_an_order_and_five_texts_and_this_edition_has_no_reserve():
    for card in TILED_REALM.values():
        assert isinstance(card.line, Order)
        assert card.ability and card.vanguard and card.flank and card.rear

    table = Table(A_hand="bell-founder", A="V1 honey-bear, V2 tilt-rider")
    assert table.state.sides[0].reserve == ()
    key = table.find("bell-founder", "A").keys[0]
    for step in (steps.Operate(key), steps.Lay(key), steps.Discharge(key), steps.Switch(table["A:V1"].keys[0])):
        assert table.game.why_not(table.state, 0, (step,)).rule == "PT1-307"
    assert table.game.why_not(table.state, 0, (steps.Activate(key),)).rule == "PT1-111"

"""Section 1: cards and components."""

import pytest

from app.games.pixel_tactics.cards import CARDS, OUT_OF_ORDER
from app.games.pixel_tactics.words import Operation, Order, Trap
from tests.games.pixel_tactics.table import SLOTS, Table


@pytest.mark.rule("PT5-101")
def test_every_card_may_be_leader_hero_or_its_lower_line():
    table = Table(A_hand="coin-chaplain lamplighter door-guard")
    assert table.options() == {
        "draw",
        "recruit coin-chaplain",
        "order coin-chaplain",
        "recruit lamplighter",
        "operation lamplighter",
        "recruit door-guard",
        "trap door-guard",
        "pass",
    }

    table = Table.new()
    assert table.options(by="A") == {f"lead {card}" for card in table.hand("A")}


@pytest.mark.rule("PT5-102")
def test_a_leader_enters_before_anything_else_and_its_ability_works_until_the_match_ends():
    table = Table.new()
    assert table.asked() == {"A": "leader", "B": "leader"}
    assert table.round == 0

    table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")
    assert table.round == 1
    assert "A:F2" in table and "B:F2" in table

    for round in (1, 2, 7):
        table = Table(A_leader="clock-winder", round=round, wave="flank").pass_until(wave="rear", turn="A")
        assert table.actions == 3


@pytest.mark.rule("PT5-103")
def test_the_leader_stands_in_the_middle_and_never_leaves_that_place():
    table = Table(A="V1 night-baker, V2 ferrykeeper", wave="rear")
    assert table.at("A:F2").leads

    table.refused("move", "F2", "V2", rule="PT5-418")
    table.refused("switch", "F2", "V1", rule="PT5-418")
    assert table.choices("switch", "V1") == {"A:V2"}
    assert table.choices("move", "V1") == {f"A:{slot}" for slot in SLOTS if slot not in ("V1", "V2")}


def test_no_text_moves_a_leader():
    table = Table(A="V1 night-baker", A_hand="ferrykeeper")
    assert table.choices("order", "ferrykeeper") == {f"A:{slot}" for slot in SLOTS}


@pytest.mark.rule("PT5-104")
def test_the_sword_is_the_attack_strength_and_the_shield_the_life_total_on_both_sides_of_a_card():
    table = Table(A="V1 charge-cannoneer", A_leader="retired-boss", B="V1 retired-boss", B_leader="charge-cannoneer")

    assert (table.strength("A:V1"), table.life("A:V1")) == (4, 4)
    assert (table.strength("B:F2"), table.life("B:F2")) == (8, 14)
    assert (table.strength("B:V1"), table.life("B:V1")) == (6, 7)
    assert (table.strength("A:F2"), table.life("A:F2")) == (0, 34)


@pytest.mark.rule("PT5-105")
def test_a_hero_comes_into_play_by_recruit_and_has_the_power_of_its_row():
    for wave, intercepts, casts in (("vanguard", True, False), ("flank", False, True), ("rear", False, True)):
        slot = f"A:{wave[0].upper()}1"
        table = Table(A="V3 door-guard", A_hand="ferrykeeper", wave=wave).recruit("ferrykeeper", slot)
        assert table.at(slot).card == "ferrykeeper" and table.has(slot, "intercept") == intercepts

        table.pass_until(round=3, wave=wave, turn="A")
        assert (f"cast {slot}" in table.options()) == casts


@pytest.mark.rule("PT5-106")
def test_a_vanguard_hero_has_its_first_power_only():
    table = Table(A="V1 lamplighter, V2 night-baker", B="V1 door-guard")

    assert "cast A:V1" in table.options()
    assert not table.has("A:V1", "ranged")
    assert table.life("A:V2") == 8 and table.has("A:V2", "intercept")


@pytest.mark.rule("PT5-107")
def test_a_flank_hero_has_its_second_power_only():
    table = Table(A="V1 door-guard, F1 lamplighter, R1 night-baker", B="V1 door-guard", wave="flank")

    assert "cast A:F1" not in table.options()
    assert table.has("A:V1", "ranged") and table.has("A:R1", "ranged")
    assert not table.has("A:F1", "ranged") and not table.has("A:F1", "piercing")


@pytest.mark.rule("PT5-108")
def test_a_rear_hero_has_its_third_power_only():
    table = Table(A="F1 door-guard, R1 lamplighter, R3 ferrykeeper", B="V1 door-guard", wave="rear")

    assert table.has("A:R1", "ranged") and table.has("A:R1", "piercing")
    assert not table.has("A:F1", "ranged")
    assert table.options() >= {"cast A:R3"} and "cast A:R1" not in table.options()
    assert not table.has("A:R3", "intercept")


@pytest.mark.rule("PT5-109")
def test_what_is_said_of_heroes_never_touches_a_leader_nor_the_other_way():
    table = Table(A="V1 lamplighter, F1 patch-nurse", A_leader="cheer-captain:5", B="V1 door-guard", actions=4)
    assert table.choices("cast", "V1") == {"B:V1"}

    table = Table(A="V1 door-guard, R3 night-baker", B="V1 ferrykeeper", A_hand="retired-boss")
    table.order("retired-boss", "flank")
    assert table.damage("A:F2") == table.damage("B:F2") == 0

    table = Table(A="F1 night-baker:4", A_leader="door-guard:5", A_hand="patch-nurse")
    table.order("patch-nurse", "clause 2")
    assert (table.damage("A:F2"), table.damage("A:F1")) == (1, 4)


@pytest.mark.rule("PT5-110")
def test_an_order_works_once_and_goes_to_the_discard_pile():
    table = Table(A="V1 night-baker", A_hand="solder-smith").order("solder-smith", "V1")

    assert table.statuses("A:V1") == ["+1 attack", "+1 attack", "+2 life"]
    assert table.discard("A") == ["solder-smith"] and table.hand("A") == []
    table.refused("order", "solder-smith", "V1", rule="PT5-411")


@pytest.mark.rule("PT5-112")
def test_a_trap_lies_face_down_and_breaks_into_the_rivals_turn_when_its_condition_occurs():
    table = Table(A="V1 night-baker", B_hand="door-guard", active="B", first="B", actions=1)
    table.trap("door-guard", "S1")
    assert table.at("B:S1").seen == 0b010

    table.attack("A:V1", "B:F2")
    assert table.asked() == {"B": "window"} and table.turn == "A"
    table.activate("S1")
    assert table.damage("B:F2") == 0


@pytest.mark.rule("PT5-113")
def test_each_card_has_exactly_one_lower_line():
    table = Table(A_hand="ferrykeeper lamplighter door-guard", A="V1 night-baker", B="V1 night-baker")
    table.refused("order", "lamplighter", rule="PT5-113")
    table.refused("order", "door-guard", rule="PT5-113")
    table.refused("operation", "ferrykeeper", "S1", rule="PT5-113")
    table.refused("operation", "door-guard", "S1", rule="PT5-113")
    table.refused("trap", "ferrykeeper", "S1", rule="PT5-113")
    table.refused("trap", "lamplighter", "S1", rule="PT5-113")


@pytest.mark.rule("PT5-114", "PT5-R01")
def test_both_decks_hold_one_copy_of_each_of_the_same_25_cards():
    table = Table.new()
    decks = [sorted(piece.card for piece in table.state.pieces if piece.owner == seat) for seat in (0, 1)]

    assert decks[0] == decks[1] == sorted(OUT_OF_ORDER)
    assert len(set(decks[0])) == 25


@pytest.mark.rule("PT5-115")
def test_the_set_has_at_least_one_card_of_each_kind_and_every_card_all_its_parts():
    kinds = {type(card.line) for card in OUT_OF_ORDER.values()}
    assert kinds == {Order, Operation, Trap}

    for card in CARDS.values():
        assert card.ability and card.vanguard and card.flank and card.rear
        assert card.hero.life > 0 and card.leader.life > 0


@pytest.mark.rule("PT5-R02")
def test_the_supply_of_tokens_limits_nothing():
    table = Table(
        A="V1 retired-boss",
        A_reserve="S1 lamplighter, S2 score-keeper, S3 clock-winder",
        A_leader="save-seer",
        B_leader="retired-boss:24",
        B_reserve="S1 lamplighter, S2 score-keeper",
        B_hand="clock-winder",
    )
    table.attack("A:V1", "B:F2").end().operation("clock-winder", "S3")

    assert table.damage("B:F2") == 30
    table.end()
    assert [table.at(f"{seat}:S{slot}").time for seat in "AB" for slot in (1, 2, 3)] == [3] * 6


@pytest.mark.rule("PT5-R03")
def test_virus_and_zeal_do_nothing_by_themselves():
    table = Table(A="V1 door-guard virus=3 zeal=4", B="V1 night-baker virus=3 zeal=4")
    assert (table.strength("A:V1"), table.life("A:V1")) == (3, 10)

    table.attack("A:V1", "B:V1")
    assert table.damage("B:V1") == 3


@pytest.mark.rule("PT5-R03")
def test_virus_and_zeal_leave_a_card_that_becomes_a_corpse_or_leaves_play():
    table = Table(A="V1 night-baker:8 virus=3 zeal=4").pass_until(wave="flank")
    corpse = table.at("A:V1")
    assert (corpse.corpse, corpse.virus, corpse.zeal) == (True, 0, 0)

    table = Table(A="R1 ferrykeeper, F1 night-baker virus=3 zeal=2", wave="rear")
    table.cast("R1", "F1").accept("night-baker")
    assert (table.at("A:F1").virus, table.at("A:F1").zeal) == (0, 0)

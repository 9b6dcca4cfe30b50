"""Lamp Mage: sees the rival's Hand and borrows the rival's fists."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


def looks(table, audience):
    return [[piece.card for piece in tale.pieces] for tale in table.tales(audience) if tale.what == "look"]


@card("lamp-mage", "leader")
def test_the_leader_looks_at_the_rivals_hand_at_the_start_of_each_wave():
    table = Table(A_leader="lamp-mage", B_leader="map-maker", B_hand="moon-wolf camp-cook", active="B")

    table.end()

    assert table.wave == "flank"
    assert looks(table, "A") == [["camp-cook", "moon-wolf"]]
    assert looks(table, "watchers") == [[None, None]]
    assert table.told_apart_by(table.card("B", "moon-wolf")) == {"B"}


@card("lamp-mage", "leader")
def test_no_turn_begins_with_a_look_and_no_empty_hand_is_looked_at():
    turn = Table(A_leader="lamp-mage", B_leader="map-maker", B_hand="moon-wolf")
    empty = Table(A_leader="lamp-mage", B_leader="map-maker", active="B")

    turn.end()
    empty.end()

    assert looks(turn, "A") == looks(empty, "A") == []
    assert empty.asked() == {"A": "act"}


@card("lamp-mage", "leader")
@rule("PT1-R07")
def test_the_leader_looks_in_the_first_round_as_well():
    table = Table(A_leader="lamp-mage", B_leader="map-maker", B_hand="moon-wolf", active="B", round=1)

    table.end()

    assert looks(table, "A") == [["moon-wolf"]]


@card("lamp-mage", "vanguard")
@rule("PT1-702")
def test_a_rival_hero_attacks_no_more_in_any_wave_of_the_round():
    table = Table(A="V1 lamp-mage", B="V1 drill-sergeant, V2 rain-caller, F1 camp-cook/corpse")
    assert table.choices("cast", "V1") == {"B:V1", "B:V2"}

    table.cast("V1", "B:V1").end()
    table.refused("attack", "V1", "A:F2", rule="PT1-404")
    assert "attack B:V2" in table.options()

    table.move("V1", "F3").pass_until(wave="flank", turn="B")
    table.refused("attack", "F3", "A:F2", rule="PT1-404")

    table.pass_until(round=3, wave="flank", turn="B").attack("F3", "A:V1")
    assert table.damage("A:V1") == 3


@card("lamp-mage", "vanguard")
@rule("PT1-702")
def test_who_cannot_attack_cannot_use_an_attack_power_either():
    table = Table(A="V1 lamp-mage", B="V1 rain-caller")

    table.cast("V1", "B:V1").end()

    table.refused("cast", "V1", rule="PT1-404")


@card("lamp-mage", "vanguard")
def test_who_falls_and_rises_again_has_forgotten_the_dark():
    table = Table(A="V1 lamp-mage", A_hand="mud-toad", B="V1 star-reader", B_hand="grave-gardener")

    table.cast("V1", "B:V1").order("mud-toad", "B:V1").order("grave-gardener", "V1").attack("V1", "A:F2")

    assert table.damage("A:F2") == 2


@card("lamp-mage", "vanguard")
@card("cellar-bat", "line")
def test_the_dark_stays_on_a_hero_that_changes_sides():
    table = Table(A="V1 lamp-mage", A_hand="cellar-bat", B="V1 star-reader")

    table.cast("V1", "B:V1").order("cellar-bat", "B:V1", "F1").pass_until(wave="flank")

    table.refused("attack", "F1", "B:F2", rule="PT1-404")


@card("lamp-mage", "vanguard")
@rule("PT1-406", "PT1-702")
def test_the_power_takes_the_place_of_an_attack():
    table = Table(A="V1 lamp-mage", B="V1 drill-sergeant")

    table.cast("V1", "B:V1")

    assert table.actions == 1
    table.refused("attack", "V1", "B:F2", rule="PT1-406")


@card("lamp-mage", "vanguard")
@rule("PT1-352", "PT1-405")
def test_the_power_needs_a_rival_hero_the_second_round_and_an_older_mage():
    alone = Table(A="V1 lamp-mage", B="V1 camp-cook/corpse")
    early = Table(A="V1 lamp-mage", B="V1 camp-cook", round=1)
    fresh = Table(A="V1 lamp-mage/fresh", B="V1 camp-cook")

    alone.refused("cast", "V1", rule="PT1-R25")
    early.refused("cast", "V1", rule="PT1-351")
    fresh.refused("cast", "V1", rule="PT1-405")


@card("lamp-mage", "flank")
def test_the_rival_discards_a_card_that_its_rival_chooses():
    table = Table(A="F1 lamp-mage", B_hand="moon-wolf camp-cook", wave="flank")

    table.cast("F1")
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:moon-wolf", "B:camp-cook"}

    table.pick("B:moon-wolf")
    assert (table.hand("B"), table.discard("B")) == (["camp-cook"], ["moon-wolf"])
    assert table.told_apart_by(table.card("B", "camp-cook")) == {"B"}


@card("lamp-mage", "flank")
def test_an_empty_hand_cannot_be_looked_at():
    table = Table(A="F1 lamp-mage", wave="flank")

    table.refused("cast", "F1", rule="PT1-R25")


@card("lamp-mage", "rear")
@rule("PT1-406", "PT1-404")
def test_a_rival_hero_in_melee_strikes_another_foe_in_melee():
    table = Table(
        A="R1 lamp-mage", B="V1 tower-owl, F1 camp-cook, V2 anvil-smith/corpse, F3 market-pedlar", wave="rear"
    )
    assert table.choices("cast", "R1") == {"B:V1", "B:F3"}
    assert table.choices("cast", "R1", "B:V1") == {"B:F2", "B:F3"}

    table.cast("R1", "B:V1", "B:F2")

    assert table.damage("B:F2") == 3
    assert table.actions == 1


@card("lamp-mage", "rear")
@rule("PT1-406")
def test_the_borrowed_blow_uses_no_attack_of_the_hero_that_strikes():
    table = Table(A="R1 lamp-mage", B="R1 ember-scribe, V3 camp-cook", wave="rear")

    table.cast("R1", "B:R1", "B:V3").end().attack("R1", "A:F2")

    assert table.damage("B:V3") == 3
    assert table.damage("A:F2") == 3


@card("lamp-mage", "rear")
@pytest.mark.parametrize("unit", ["V1 tower-owl/fresh", "V1 tower-owl/moved", "V1 tower-owl/corpse", ""])
@rule("PT1-405", "PT1-411")
def test_without_a_hero_that_could_strike_the_power_is_not_offered(unit):
    table = Table(A="R1 lamp-mage", B=unit, wave="rear", active="A", first="B")

    table.refused("cast", "R1", rule="PT1-R25")


@card("lamp-mage", "rear")
def test_a_hero_that_cannot_attack_lends_no_fist():
    table = Table(A="V1 lamp-mage", B="V1 tower-owl")
    table.cast("V1", "B:V1").move("V1", "R1").pass_until(wave="rear", turn="A")

    table.refused("cast", "R1", rule="PT1-R25")


@card("lamp-mage", "rear")
@card("hedgehog-guard", "leader")
@card("hedgehog-guard", "flank")
@card("mud-toad", "flank")
def test_the_rivals_cards_that_speak_of_foes_stay_silent():
    """The attacker is no foe to them."""
    table = Table(
        A="R1 lamp-mage",
        B_leader="hedgehog-guard",
        B="V1 tower-owl, V3 drill-sergeant, F1 hedgehog-guard/theirs, F3 mud-toad",
        wave="rear",
    )
    leader = Table(A="R1 lamp-mage", B="V1 tower-owl, F3 mud-toad, R1 hedgehog-guard", wave="rear")
    thorns = Table(A="R1 lamp-mage", B="V1 tower-owl, F3 hedgehog-guard", wave="rear")

    table.cast("R1", "B:V1", "B:V3")
    leader.cast("R1", "B:V1", "B:F2")
    thorns.cast("R1", "B:V1", "B:F2")

    assert table.damage("B:V3") == 3
    assert leader.damage("B:F2") == thorns.damage("B:F2") == 3
    assert table.damage("B:V1") == leader.damage("B:V1") == thorns.damage("B:V1") == 0


@card("lamp-mage", "rear")
@card("moon-wolf", "leader")
@card("tilt-rider", "vanguard")
@card("cellar-bat", "leader")
def test_what_works_against_foes_does_not_work_against_ones_own():
    wolf = Table(A="R1 lamp-mage", B_leader="moon-wolf", B="V1 tower-owl, V3 camp-cook:1", wave="rear")
    rider = Table(A="R1 lamp-mage", B="V1 tilt-rider, V3 anvil-smith, F3 camp-cook", wave="rear")
    bat = Table(A="R1 lamp-mage", A_leader="map-maker", B_leader="cellar-bat:3", B="V1 tower-owl", wave="rear")

    wolf.cast("R1", "B:V1", "B:V3")
    rider.cast("R1", "B:V1", "B:V3")
    bat.cast("R1", "B:V1", "B:F2")

    assert wolf.damage("B:V3") == 1 + 3
    assert (rider.damage("B:V3"), rider.damage("B:F3")) == (6, 0)
    assert bat.damage("B:F2") == 3 + 3


@card("lamp-mage", "rear")
@card("hedgehog-guard", "vanguard")
@card("mirror-mage", "vanguard")
@pytest.mark.parametrize(("struck", "answer"), [("hedgehog-guard", 2), ("mirror-mage", 3)])
def test_who_is_attacked_in_melee_answers_as_ever(struck, answer):
    table = Table(A="R1 lamp-mage", B_leader="map-maker", B=f"V1 tower-owl, V3 {struck}", wave="rear")

    table.cast("R1", "B:V1", "B:V3")

    assert table.damage("B:V3") == 3
    assert table.damage("B:V1") == answer


@card("lamp-mage", "rear")
@card("mud-toad", "leader")
def test_the_toad_king_does_not_choose_the_target_of_a_borrowed_blow():
    table = Table(A="R1 lamp-mage", B_leader="mud-toad", B="V1 tower-owl, V3 camp-cook", wave="rear")

    table.cast("R1", "B:V1", "B:V3")

    assert table.asked() == {"A": "act"}
    assert table.damage("B:V3") == 3


@card("lamp-mage", "rear")
@card("cellar-bat", "vanguard")
def test_the_owner_of_the_hero_decides_what_its_own_text_offers():
    table = Table(A="R1 lamp-mage", B="V1 cellar-bat, V3 camp-cook", wave="rear")

    table.cast("R1", "B:V1", "B:V3")
    assert table.asked() == {"B": "may"}

    table.accept("R3")
    assert table["B:R3"].card == "cellar-bat"


@card("lamp-mage", "line")
@pytest.mark.parametrize(("hand", "left"), [("moon-wolf camp-cook mud-toad", 1), ("moon-wolf camp-cook", 0)])
def test_who_blew_it_out_takes_two_cards_at_random(hand, left):
    table = Table(A_hand="lamp-mage bell-founder", B_hand=hand)

    table.order("lamp-mage")

    assert len(table.hand("B")) == left
    assert len(table.discard("B")) == 2
    assert table.hand("A") == ["bell-founder"]


@card("lamp-mage", "line")
def test_a_single_card_goes_alone_and_an_empty_hand_is_left_in_peace():
    one = Table(A_hand="lamp-mage", B_hand="moon-wolf")
    none = Table(A_hand="lamp-mage")

    one.order("lamp-mage")

    assert (one.hand("B"), one.discard("B")) == ([], ["moon-wolf"])
    none.refused("order", "lamp-mage", rule="PT1-R25")


@card("lamp-mage", "line")
@rule("PT1-R07")
def test_who_blew_it_out_works_in_the_first_round():
    table = Table(A_hand="lamp-mage", B_hand="moon-wolf camp-cook", round=1)

    table.order("lamp-mage")

    assert table.hand("B") == []

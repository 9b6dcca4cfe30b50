"""Section 6: starred, Long, Free and Limited actions."""

import pytest

from tests.games.pixel_tactics.table import Table


@pytest.mark.rule("PT5-501")
@pytest.mark.parametrize(
    ("words", "hero"),
    [
        (("recruit", "night-baker", "V3"), "V3"),
        (("attack", "V1", "B:V1"), "V1"),
        (("cast", "V1", "B:V1"), "V1"),
        (("move", "V1", "V3"), "V3"),
        (("switch", "V1", "V2"), "V2"),
    ],
)
def test_no_hero_performs_a_second_starred_action_in_the_same_turn(words, hero):
    table = Table(
        A="V1 lamplighter, V2 door-guard, F1 patch-nurse", A_hand="night-baker", B="V1 night-baker", actions=6
    )
    table.play(*words)

    assert {word for word in table.options() if word.endswith(f"A:{hero}")} == set()
    table.refused("attack", hero, "B:V1", rule="PT5-501")
    table.refused("move", hero, "R1", rule="PT5-501")
    table.refused("switch", hero, "F1", rule="PT5-R16")
    assert "move A:F1" in table.options()


@pytest.mark.rule("PT5-501")
def test_the_next_turn_is_a_new_one():
    table = Table(A="V1 lamplighter/acted", B="V1 night-baker", wave="vanguard")
    assert "attack A:V1" not in table.options()
    table.pass_until(round=3, turn="A")
    assert {"attack A:V1", "cast A:V1", "move A:V1"} <= table.options()


@pytest.mark.rule("PT5-R22")
def test_a_leader_attacks_once_a_turn():
    table = Table(A_leader="sprite-recycler", B="V1 night-baker", wave="flank", actions=3)
    table.attack("F2", "B:V1")

    table.refused("attack", "F2", "B:V1", rule="PT5-501")
    assert table.damage("B:V1") == 3


@pytest.mark.rule("PT5-502")
def test_a_long_action_costs_two_and_cannot_be_taken_with_one_left():
    table = Table(A="V1 night-baker, F1 door-guard", A_leader="charge-cannoneer", B="V1 patch-nurse")
    assert {"switch A:V1", "lever"} <= table.options()

    table.draw()
    assert not {"switch A:V1", "switch A:F1", "lever"} & table.options()
    table.refused("switch", "V1", "F1", rule="PT5-502")
    table.refused("lever", "V1", rule="PT5-502")

    table = Table(A="V1 night-baker, F1 door-guard", actions=3).switch("V1", "F1")
    assert table.actions == 1


@pytest.mark.rule("PT5-502")
def test_what_makes_an_action_long_makes_it_cost_two():
    table = Table(A="V1 night-baker, F1 door-guard/corpse", B_leader="lag-conjurer", actions=3)
    table.move("V1", "V2")
    assert table.actions == 1
    table.refused("clear", "F1", rule="PT5-502")

    table = Table(A="V1 night-baker, F1 door-guard/corpse", B_leader="lag-conjurer", actions=2)
    table.clear("F1")
    assert table.turn == "B"


@pytest.mark.rule("PT5-503", "PT5-504")
def test_a_free_action_costs_nothing_and_may_be_taken_any_number_of_times():
    table = Table(A="V1 night-baker, F1 door-guard, R1 patch-nurse", A_leader="ferrykeeper")
    table.move("V1", "V2").move("F1", "F3").move("R1", "R2")

    assert table.actions == 2
    for slot in ("V2", "F3", "R2"):
        table.refused("move", slot, "R3", rule="PT5-501")


@pytest.mark.rule("PT5-503", "PT5-502")
def test_free_and_long_on_the_same_action_cancel():
    table = Table(A="V1 night-baker, F1 door-guard", A_leader="ferrykeeper", B_leader="lag-conjurer")

    table.move("V1", "V2")
    assert table.actions == 1
    table.move("F1", "F3")
    assert table.turn == "B"


@pytest.mark.rule("PT5-503")
def test_without_actions_left_a_free_move_is_possible_and_one_that_was_made_long_is_not():
    free = {"A": "V1 night-baker", "A_leader": "ferrykeeper", "actions": 1}
    assert Table(**free).draw().options() == {"move A:V1", "pass"}
    assert Table(**free, B_leader="lag-conjurer").draw().turn == "B"


@pytest.mark.rule("PT5-505", "PT5-R23")
def test_a_limited_action_is_used_once_a_turn_free_or_not():
    table = Table(A="V1 night-baker/corpse, V2 door-guard/corpse", A_leader="continue-clerk")
    table.lever("V1")
    table.refused("lever", "V2", rule="PT5-505")
    table.pass_until(round=3, turn="A")
    assert "lever" in table.options()

    table = Table(A_hand="night-baker door-guard", A_leader="coin-chaplain")
    table.lever("night-baker")
    assert table.actions == 3
    table.refused("lever", "door-guard", rule="PT5-505")


@pytest.mark.rule("PT5-R23")
def test_each_card_that_grants_a_limited_action_has_its_own_limit():
    table = Table(
        A_hand="night-baker", A_leader="coin-chaplain", B_leader="palette-swapper", B_hand="night-baker door-guard"
    )
    table.lever("night-baker").end()

    table.lever("night-baker")
    assert table.actions == 3
    table.refused("lever", "door-guard", rule="PT5-505")


@pytest.mark.rule("PT5-506")
def test_a_spell_is_not_cast_twice_by_one_hero_in_a_turn():
    table = Table(A="V1 lamplighter, V2 joystick-wrangler", B="V1 night-baker", actions=4)
    table.cast("V1", "B:V1")

    table.refused("cast", "V1", "B:V1", rule="PT5-506")
    table.cast("V2", "B:V1").decline()
    assert table.damage("B:V1") == 5


@pytest.mark.rule("PT5-409", "PT5-411")
def test_what_a_text_limits_to_once_a_turn_is_free_again_in_the_next():
    table = Table(
        A="V1 lamplighter, V2 joystick-wrangler, F1 rules-lawyer",
        A_hand="solder-smith cheer-captain",
        B="V1 door-guard",
        B_leader="rules-lawyer",
        actions=9,
    )
    table.cast("V1", "B:V1").order("solder-smith", "V1")
    table.refused("cast", "V2", "B:V1", rule="PT5-409")
    table.refused("order", "cheer-captain", rule="PT5-411")

    table.pass_until(wave="flank", turn="A")
    assert {"cast A:F1", "order cheer-captain"} <= table.options()

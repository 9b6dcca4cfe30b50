"""Clock Maker: always has time for you."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("clock-maker", "leader")
@rule("PT1-302")
def test_one_more_action_in_each_flank_and_rear_wave():
    table = Table(A_leader="clock-maker", B_leader="map-maker", active="B", first="B")
    seen = []

    while len(seen) < 6:
        table.end()
        seen.append((table.turn, table.wave, table.actions))

    assert seen == [
        ("A", "vanguard", 2),
        ("B", "flank", 2),
        ("A", "flank", 3),
        ("B", "rear", 2),
        ("A", "rear", 3),
        ("A", "vanguard", 2),
    ]


@card("clock-maker", "leader")
def test_it_ticks_in_round_1_as_well():
    table = Table(A_leader="clock-maker", B_leader="map-maker", active="B", first="B", wave="flank", round=1)

    table.end()

    assert table.actions == 3


@card("clock-maker", "vanguard")
@rule("PT1-352")
def test_another_hero_of_its_row_attacks():
    table = Table(
        A="V1 clock-maker, V2 tower-owl, V3 camp-cook/corpse, F1 ember-scribe, R1 mud-toad",
        B="V1 rain-caller, R1 ember-scribe",
    )
    assert table.choices("cast", "V1") == {"A:V2"}

    table.cast("V1", "V2")
    assert table.options() == {"B:V1", "B:F2", "shoot B:V1", "shoot B:F2", "shoot B:R1"}

    table.pick("shoot B:R1")
    assert table.damage("B:R1") == 3
    assert table.actions == 1


@card("clock-maker", "vanguard")
@rule("PT1-406", "PT1-702")
def test_it_is_an_attack_more_for_that_hero_and_the_one_of_the_clock_maker():
    table = Table(A="V1 clock-maker, V2 tower-owl", actions=3)

    table.attack("V2", "B:F2").cast("V1", "V2").pick("B:F2")

    assert table.damage("B:F2") == 3 + 3
    table.refused("attack", "V1", "B:F2", rule="PT1-406")
    table.refused("attack", "V2", "B:F2", rule="PT1-406")


@card("clock-maker", "vanguard")
def test_a_granted_attack_leaves_the_own_one():
    table = Table(A="V1 clock-maker, V2 tower-owl")

    table.cast("V1", "V2").pick("B:F2").attack("V2", "B:F2")

    assert table.damage("B:F2") == 3 + 3


@card("clock-maker", "vanguard")
@card("mirror-mage", "flank")
@rule("PT1-404", "PT1-606")
def test_this_row_is_that_of_who_uses_the_power_and_in_melee_one_must_stand_in_front():
    table = Table(A="V1 clock-maker, F1 mirror-mage, F3 anvil-smith", A_leader="map-maker", wave="flank")
    behind = Table(A="V1 clock-maker, F1 mirror-mage, F3 anvil-smith, V3 camp-cook", A_leader="map-maker", wave="flank")

    table.cast("F1", "V1").pick("F3").pick("B:F2")

    assert table.damage("B:F2") == 4
    behind.refused("cast", "F1", rule="PT1-R25")


@card("clock-maker", "vanguard")
@rule("PT1-351", "PT1-405", "PT1-411", "PT1-R25")
@pytest.mark.parametrize(
    "other", ["V3 honey-bear/fresh", "V3 honey-bear/moved", "F3 honey-bear", "V3 honey-bear/corpse"]
)
def test_who_may_not_attack_gets_no_attack(other):
    table = Table(A=f"V1 clock-maker, {other}")
    early = Table(A="V1 clock-maker, V3 honey-bear", round=1)

    table.refused("cast", "V1", rule="PT1-R25")
    early.refused("cast", "V1", rule="PT1-351")


@card("clock-maker", "flank")
@rule("PT1-302")
def test_the_rival_has_one_action_fewer_in_its_next_turn():
    table = Table(A="F1 clock-maker", wave="flank")

    table.cast("F1").end()
    assert (table.turn, table.actions) == ("B", 1)

    table.end().end()
    assert (table.turn, table.wave, table.actions) == ("B", "rear", 2)


@card("clock-maker", "flank")
@rule("PT1-R26")
def test_a_turn_keeps_at_least_one_action():
    table = Table(A_leader="map-maker", A="F1 clock-maker, F3 mirror-mage", wave="flank")

    table.cast("F1").cast("F3", "F1")

    assert (table.turn, table.actions) == ("B", 1)
    table.end().end()
    assert (table.turn, table.actions) == ("B", 2)


@card("clock-maker", "flank", "leader")
def test_fewer_is_reckoned_with_more():
    table = Table(A_leader="map-maker", A="F1 clock-maker", B_leader="clock-maker", wave="flank")

    table.cast("F1").end()

    assert (table.turn, table.actions) == ("B", 3 - 1)


@card("clock-maker", "flank")
@rule("PT1-305")
def test_the_second_player_takes_it_from_the_next_wave():
    table = Table(A="F1 clock-maker", wave="flank", first="B")

    table.cast("F1").end()

    assert (table.turn, table.wave, table.actions) == ("B", "rear", 1)


@card("clock-maker", "rear")
@rule("PT1-305")
def test_two_more_actions_in_ones_next_turn_even_across_the_round():
    table = Table(A="R1 clock-maker", wave="rear")

    table.cast("R1").end()
    assert (table.turn, table.actions) == ("B", 2)

    table.end().end()
    assert (table.round, table.turn, table.wave, table.actions) == (3, "A", "vanguard", 4)

    table.pass_until(wave="flank", turn="A")
    assert table.actions == 2


@card("clock-maker", "flank", "rear")
@rule("PT1-351")
def test_both_are_attack_powers():
    flank = Table(A="F1 clock-maker", wave="flank", round=1)
    rear = Table(A="R1 clock-maker/fresh", wave="rear")

    flank.refused("cast", "F1", rule="PT1-351")
    rear.refused("cast", "R1", rule="PT1-405")


@card("clock-maker", "line")
@rule("PT1-401")
def test_overtime_draws_a_card_and_gives_two_actions_this_turn():
    table = Table(A_hand="clock-maker", A_deck="honey-bear")

    table.order("clock-maker")
    assert table.hand("A") == ["honey-bear"]
    assert table.actions == 2 - 1 + 2

    table.end().end()
    assert (table.turn, table.actions) == ("A", 2)


@card("clock-maker", "line")
@rule("PT1-R08")
def test_the_last_action_and_an_empty_deck_are_enough():
    table = Table(A_hand="clock-maker", rest="out", actions=1, round=1)

    table.order("clock-maker")

    assert table.hand("A") == []
    assert (table.turn, table.actions) == ("A", 2)

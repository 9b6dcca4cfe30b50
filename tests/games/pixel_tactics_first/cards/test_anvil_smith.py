"""Anvil Smith: keeps hitting until it agrees."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("anvil-smith", "leader")
@rule("PT1-R19")
def test_own_heroes_have_2_more_life():
    table = Table(
        A_leader="anvil-smith",
        A="V1 honey-bear:11, F1 ember-scribe:6",
        B_leader="map-maker",
        B="V1 ember-scribe:4",
        active="B",
    )
    assert [table.life(f"A:{slot}") for slot in ("V1", "F1", "F2")] == [10 + 2, 4 + 2, 18]
    assert table.life("B:V1") == 4

    table.end()

    assert not table["A:V1"].corpse
    assert table["A:F1"].corpse
    assert table["B:V1"].corpse


@card("anvil-smith", "vanguard")
@pytest.mark.parametrize(
    ("smith", "strength"), [("V1 anvil-smith", 4), ("V1 anvil-smith:1", 6), ("F1 anvil-smith:1", 4)]
)
def test_damaged_in_the_vanguard_it_has_2_more_attack(smith, strength):
    table = Table(A=smith)

    assert table.strength(f"A:{smith[:2]}") == strength


@card("anvil-smith", "vanguard")
def test_healed_it_calms_down_and_its_neighbours_wounds_do_not_matter():
    table = Table(A="V1 anvil-smith:2, V2 honey-bear:5", A_hand="camp-cook")
    assert table.strength("A:V1") == 4 + 2

    table.order("camp-cook")

    assert table.damage("A:V2") == 3
    assert table.strength("A:V1") == 4


@card("anvil-smith", "flank")
def test_its_forerunner_has_1_more_attack_and_3_more_life():
    table = Table(A="V1 honey-bear, F1 anvil-smith, R1 mud-toad, V2 camp-cook")

    assert [(table.strength(f"A:{slot}"), table.life(f"A:{slot}")) for slot in ("V1", "F1", "R1", "V2")] == [
        (3 + 1, 10 + 3),
        (4, 7),
        (1, 7),
        (1, 6),
    ]


@card("anvil-smith", "flank")
@rule("PT1-802", "PT1-803")
def test_when_the_extra_life_ends_only_the_next_check_asks():
    falls = Table(A="V1 camp-cook:6, F1 anvil-smith", B="V1 drill-sergeant")
    saved = Table(A="V1 camp-cook:6, F1 anvil-smith", B="V1 drill-sergeant")

    falls.move("F1", "F3")
    assert not falls["A:V1"].corpse
    falls.draw().end()
    saved.move("F1", "F3").move("F3", "F1").end()

    assert falls["A:V1"].corpse
    assert not saved["A:V1"].corpse


@card("anvil-smith", "flank")
@rule("PT1-803")
def test_a_smith_that_falls_takes_its_life_along_only_after_that_check():
    table = Table(A="V1 camp-cook:6, F1 anvil-smith:7", active="B")

    table.end()
    assert table["A:F1"].corpse
    assert not table["A:V1"].corpse

    table.end().end()
    assert table["A:V1"].corpse


@card("anvil-smith", "rear")
def test_another_own_hero_has_3_more_attack_until_the_end_of_the_next_round():
    table = Table(
        A="R1 anvil-smith, V1 drill-sergeant, F1 rain-caller/corpse",
        B="R1 mud-toad",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:V1"}

    table.cast("R1", "V1")
    assert table.strength("A:V1") == 3 + 3

    table.pass_until(round=3, wave="rear")
    assert table.strength("A:V1") == 3 + 3

    table.pass_until(round=4)
    assert table.strength("A:V1") == 3


@card("anvil-smith", "rear")
def test_it_stays_when_the_smith_is_gone_and_adds_up():
    table = Table(A="R1 anvil-smith, V1 drill-sergeant", B="R1 mud-toad", wave="rear")

    table.cast("R1", "V1").move("R1", "F3").pass_until(round=3, wave="vanguard", turn="A").move("F3", "R1")
    table.pass_until(wave="rear", turn="A").cast("R1", "V1")

    assert table.strength("A:V1") == 3 + 3 + 3


@card("anvil-smith", "rear")
@card("grave-gardener", "line")
@rule("PT1-804")
def test_who_falls_and_is_revived_has_forgotten_it():
    table = Table(A="R1 anvil-smith, V1 tower-owl:5", A_hand="grave-gardener", wave="rear", active="A", first="B")

    table.cast("R1", "V1").end()
    assert table["A:V1"].corpse

    table.order("grave-gardener", "V1")
    assert table.strength("A:V1") == 3


@card("anvil-smith", "rear")
@rule("PT1-R25", "PT1-351")
def test_it_needs_another_hero_and_a_round_in_which_one_may_attack():
    alone = Table(A="R1 anvil-smith", wave="rear")
    early = Table(A="R1 anvil-smith, V1 honey-bear", wave="rear", round=1)

    alone.refused("cast", "R1", rule="PT1-R25")
    early.refused("cast", "R1", rule="PT1-351")


@card("anvil-smith", "line")
def test_fresh_edge_gives_an_ally_4_more_attack_this_round():
    table = Table(A="V1 drill-sergeant, R1 rain-caller/corpse", A_hand="anvil-smith", B="V1 honey-bear")
    assert table.choices("order", "anvil-smith") == {"A:V1", "A:F2"}

    table.order("anvil-smith", "V1").attack("V1", "B:V1")
    assert table.damage("B:V1") == 3 + 4

    table.pass_until(wave="rear", turn="B")
    assert table.strength("A:V1") == 3 + 4

    table.pass_until(round=3)
    assert table.strength("A:V1") == 3


@card("anvil-smith", "line")
@rule("PT1-R07")
def test_the_leader_is_an_ally_and_round_1_no_matter():
    table = Table(A_hand="anvil-smith", round=1)

    table.order("anvil-smith", "F2")

    assert table.strength("A:F2") == 4 + 4

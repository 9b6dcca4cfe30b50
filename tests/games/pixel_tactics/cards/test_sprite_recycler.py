"""Sprite Recycler: losses are raw material."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("sprite-recycler", "leader")
@rule("PT5-505")
def test_a_corpse_cleared_for_free_hurts_a_rival_fighter_once_a_turn():
    table = Table(
        A_leader="sprite-recycler",
        A="V1 door-guard/corpse, R3 night-baker/corpse",
        B="V1 door-guard, R1 bug-breeder, V2 token-thief/corpse",
    )
    assert table.choices("lever") == {"A:V1", "A:R3"}

    table.lever("R3")
    assert table.options() == {"B:V1", "B:R1", "B:F2"}

    table.pick("B:R1")
    assert table.damage("B:R1") == 2
    assert table.discard("A") == ["night-baker"]
    assert table.actions == 2
    table.refused("lever", "V1", rule="PT5-505")


@card("sprite-recycler", "leader")
@rule("PT5-R10")
def test_in_the_first_round_the_corpse_is_cleared_and_nobody_hurt():
    table = Table(A_leader="sprite-recycler", A="V1 door-guard/corpse", B="V1 night-baker", round=1)

    table.lever("V1")

    assert table.asked() == {"A": "act"}
    assert "A:V1" not in table
    assert table.damage("B:V1") == 0


@card("sprite-recycler", "leader")
def test_without_an_own_corpse_there_is_nothing_to_burn():
    table = Table(A_leader="sprite-recycler", A="V1 door-guard", B="V1 night-baker/corpse")

    table.refused("lever", rule="PT5-R47")


@card("sprite-recycler", "vanguard")
def test_it_is_stronger_for_each_own_corpse():
    table = Table(A="V1 sprite-recycler, V2 door-guard/corpse, R1 night-baker/corpse", B="V1 door-guard/corpse")

    assert table.strength("A:V1") == 5 + 2


@card("sprite-recycler", "vanguard")
@pytest.mark.parametrize("recycler", ["F1 sprite-recycler", "R1 sprite-recycler", "V1 sprite-recycler [no power]"])
def test_elsewhere_or_without_power_it_has_its_printed_strength(recycler):
    table = Table(A=f"{recycler}, V2 door-guard/corpse")

    assert table.strength(f"A:{recycler[:2]}") == 5


@card("sprite-recycler", "flank")
def test_the_defeat_of_its_forerunner_hurts_a_rival_in_melee():
    table = Table(
        A="V1 door-guard:10, F1 sprite-recycler", B="V1 night-baker, F1 solder-smith, R3 bug-breeder", active="B"
    )

    table.end()
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:F2", "B:R3"}

    table.pick("B:V1")
    assert table.damage("B:V1") == 3
    assert (table.wave, table.turn) == ("flank", "A")


@card("sprite-recycler", "flank")
@rule("PT5-R34")
def test_a_recycler_that_falls_in_the_same_count_still_answers_and_its_hit_waits_for_the_next():
    table = Table(A="V1 door-guard:10, F1 sprite-recycler:6", B="V1 token-thief", active="B")

    table.end().pick("B:V1")
    assert table["A:F1"].corpse
    assert table.damage("B:V1") == 3
    assert not table["B:V1"].corpse

    table.end().end()
    assert table["B:V1"].corpse


@card("sprite-recycler", "flank")
@pytest.mark.parametrize(
    "unit",
    [
        "V2 door-guard:10, F1 sprite-recycler",
        "F1 sprite-recycler, R1 door-guard:10",
        "V1 door-guard:10, F1 sprite-recycler [no power]",
        "V1 door-guard:10, R1 sprite-recycler",
    ],
)
def test_other_defeats_and_a_powerless_recycler_hurt_nobody(unit):
    table = Table(A=unit, B="V1 token-thief", active="B")

    table.end()

    assert table.asked() == {"A": "act"}
    assert table.damage("B:V1") == table.damage("B:F2") == 0


@card("sprite-recycler", "rear")
def test_after_clearing_a_corpse_a_hero_may_be_recruited_into_its_slot():
    table = Table(A="R1 sprite-recycler, V1 door-guard/corpse", A_hand="bug-breeder night-baker", wave="rear")

    table.clear("V1")
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"bug-breeder", "night-baker"}

    table.accept("night-baker")
    assert table["A:V1"].card == "night-baker"
    assert table.actions == 1
    table.refused("move", "V1", "V2", rule="PT5-501")


@card("sprite-recycler", "rear")
def test_nobody_need_be_recruited():
    table = Table(A="R1 sprite-recycler, V1 door-guard/corpse", A_hand="bug-breeder")

    table.clear("V1").decline()

    assert "A:V1" not in table
    assert table.hand("A") == ["bug-breeder"]


@card("sprite-recycler", "rear")
def test_without_a_card_in_hand_or_when_the_rival_clears_nobody_is_asked():
    empty = Table(A="R1 sprite-recycler, V1 door-guard/corpse")
    rival = Table(A="R1 sprite-recycler", A_hand="bug-breeder", B="V1 door-guard/corpse", active="B")
    front = Table(A="V2 sprite-recycler, V1 door-guard/corpse", A_hand="bug-breeder")

    empty.clear("V1")
    rival.clear("V1")
    front.clear("V1")

    assert empty.asked() == front.asked() == {"A": "act"}
    assert rival.asked() == {"B": "act"}


@card("sprite-recycler", "line")
@rule("PT5-809", "PT5-R35")
def test_recycling_day_trades_one_hero_for_another():
    table = Table(
        A="V1 door-guard, R1 night-baker",
        A_hand="sprite-recycler",
        B="V1 door-guard, R1 bug-breeder, V2 token-thief/corpse",
    )
    assert table.choices("order", "sprite-recycler") == {"A:V1", "A:R1"}

    table.order("sprite-recycler", "R1")
    assert table["A:R1"].corpse
    assert table.options() == {"B:V1", "B:R1"}

    table.pick("B:V1")
    assert table["B:V1"].corpse
    assert table.asked() == {"A": "act"}


@card("sprite-recycler", "line")
def test_recycling_day_defeats_ones_own_even_if_the_rival_has_nobody_or_cannot_be_touched():
    alone = Table(A="V1 door-guard", A_hand="sprite-recycler")
    early = Table(A="V1 door-guard", A_hand="sprite-recycler", B="V1 night-baker", round=1)

    alone.order("sprite-recycler", "V1")
    early.order("sprite-recycler", "V1")

    assert alone["A:V1"].corpse
    assert early["A:V1"].corpse
    assert not early["B:V1"].corpse
    assert alone.asked() == early.asked() == {"A": "act"}


@card("sprite-recycler", "line")
def test_recycling_day_needs_an_own_hero():
    table = Table(A="V1 door-guard/corpse", A_hand="sprite-recycler", B="V1 night-baker")

    table.refused("order", "sprite-recycler", rule="PT5-R47")

"""The Shadow spells of the base set; the Seraph is Light, so they deal 1 more to it."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, cast, dealt, ready
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("behind-the-sofa", "first")
def test_behind_the_sofa_deals_3_and_takes_a_basic_from_the_discard_pile():
    table = cast("behind-the-sofa", LEVIATHAN, A_discard="wave basic-fire basic-water", B_discard="basic-earth")
    assert dealt(table) == (0, 3, 0) and table.choices() == {"basic-fire", "basic-water"}

    table.then("basic-water")
    assert table.hand("A") == ["basic-water"] and table.discard("A") == ["wave", "basic-fire"]


@card("behind-the-sofa", "first")
@rule("PG-R11", "PG-904")
def test_behind_the_sofa_finds_nothing_that_was_played_in_this_turn():
    table = cast("behind-the-sofa", LEVIATHAN, A_played="basic-fire", A_discard="wave")

    assert table.asked() == {"A": "act"} and table.hand("A") == []


@card("light-fingers", "first", "alternate")
def test_light_fingers_deals_3_or_4_and_moves_1_hp_from_another_player():
    assert dealt(cast("light-fingers", LEVIATHAN)) == (0, 3, 0)

    table = cast("light-fingers", "alternate", LEVIATHAN, sp=1, seats=3, A_hp=5)
    assert dealt(table) == (0, 4, 0) and table.choices() == {"B", "C"}
    assert table.then("C").all_hp == (6, 12, 11)


@card("light-fingers", "alternate")
@rule("PG-R11")
def test_light_fingers_in_solo_only_heals():
    table = cast("light-fingers", "alternate", LEVIATHAN, sp=1, mode="solo", A_hp=5)

    assert table.all_hp == (6,) and table.asked() == {"A": "act"}


@card("light-fingers", "alternate")
@rule("PG-1001")
def test_light_fingers_may_put_another_player_out():
    table = cast("light-fingers", "alternate", LEVIATHAN, sp=1, B_hp=1, seats=3).then("B")

    assert table.hp("B") == 0 and table.turn == "A"


@card("the-fine-print", "first")
@rule("PG-R11", "PG-R14", "PG-R32")
def test_the_fine_print_deals_5_and_costs_a_card_of_the_hand_if_there_is_one():
    table = cast("the-fine-print", LEVIATHAN, A_hand="the-fine-print wave flood")
    assert dealt(table) == (0, 5, 0) and table.choices() == {"wave", "flood"}
    table.then("flood")
    assert table.hand("A") == ["wave"] and table.discard("A") == ["flood"]

    saved = ready("the-fine-print", A_hand="the-fine-print wave", A_reserve="").keep("wave")
    saved.play("the-fine-print", LEVIATHAN)
    assert saved.reserve("A") == ["wave"] and saved.discard("A") == []


@card("night-shift", "first", "alternate")
def test_night_shift_deals_3_or_2_and_takes_a_spell_from_the_discard_pile():
    assert dealt(cast("night-shift", LEVIATHAN)) == (0, 3, 0)

    table = cast("night-shift", "alternate", LEVIATHAN, sp=2, A_discard="basic-fire wave flood")
    assert dealt(table) == (0, 2, 0) and table.choices() == {"wave", "flood"}
    assert table.then("flood").hand("A") == ["flood"]


@card("long-term-loan", "first", "alternate")
@rule("PG-603", "PG-R09", "PG-R31", "PG-904")
def test_long_term_loan_deals_3_or_4_and_takes_the_card_of_anothers_reserve():
    assert dealt(cast("long-term-loan", LEVIATHAN)) == (0, 3, 0)

    table = cast("long-term-loan", "alternate", LEVIATHAN, sp=2, B_reserve="nightcap", seats=3)
    assert dealt(table) == (0, 4, 0)
    assert table.hand("A") == ["nightcap"] and table.reserve("B") == []
    assert table.seen_by("nightcap") == {"A"}
    table.cannot("end")

    table.play("nightcap", LEVIATHAN).end()
    assert table.discard("B") == ["nightcap"] and "nightcap" not in table.discard("A")


@card("long-term-loan", "alternate")
def test_whose_card_is_taken_is_a_choice_and_it_may_be_put_in_the_own_reserve():
    table = ready("long-term-loan", sp=2, seats=3, A_reserve="", B_reserve="wave", C_reserve="flood")
    table.play("long-term-loan", "alternate", LEVIATHAN)
    assert table.choices() == {"B", "C"}

    table.then("C").keep("flood").end()
    assert table.reserve("A") == ["flood"] and table.reserve("C") == []
    assert table.piece("flood").owner == 2


@card("long-term-loan", "alternate")
@rule("PG-R11", "PG-R31")
def test_a_borrowed_card_is_drawn_by_its_drafter_again():
    table = Table(
        "tax-wraith leaky-leviathan -", A_hand="flood/B", A_reserve="", B_deck="", B_hand="basic-fire", B_reserve=""
    ).play("flood", "tax-wraith")
    assert table.discard("B") == ["flood"]

    table.play("basic-fire", "tax-wraith")
    assert sorted(table.hand("B")) == ["basic-fire", "flood"]


@card("lights-out", "first", "alternate")
@rule("PG-R32")
def test_lights_out_deals_3_or_7_and_each_other_player_discards_a_card():
    assert dealt(cast("lights-out", LEVIATHAN)) == (0, 3, 0)

    table = cast(
        "lights-out", "alternate", LEVIATHAN, sp=3, seats=4, A_hand="lights-out wave", B_hand="flood dig-in", C_hand="",
        D_hand="mud-bath nightcap",
    )  # fmt: skip
    assert dealt(table) == (0, 7, 0) and table.asked() == {"B": "discard", "D": "discard"} and table.secret
    table.then("nightcap", by="D").then("dig-in", by="B")
    assert [table.hand(letter) for letter in "ABCD"] == [["wave"], ["flood"], [], ["mud-bath"]]


@card("nightcap", "first")
def test_nightcap_deals_3_and_takes_a_basic_if_that_defeats():
    missed = cast("nightcap", LEVIATHAN, A_discard="basic-fire basic-water")
    felled = cast("nightcap", "soggy-sock", monsters="soggy-sock:3 tax-wraith -", A_discard="basic-fire basic-water")

    assert dealt(missed) == (0, 3, 0) and missed.asked() == {"A": "act"}
    assert felled.choices() == {"basic-fire", "basic-water"}
    assert felled.then("basic-fire").hand("A") == ["basic-fire"]

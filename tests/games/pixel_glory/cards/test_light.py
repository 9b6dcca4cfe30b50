"""The Light spells of the base set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready
from tests.games.pixel_glory.table import GAME

card, rule = pytest.mark.card, pytest.mark.rule


@card("morning-person", "first")
def test_morning_person_deals_2_and_draws():
    table = cast("morning-person", SERAPH, A_deck="wave flood")

    assert dealt(table) == (2, 0, 0) and table.hand("A") == ["wave"]


@card("limelight", "first", "alternate")
def test_limelight_deals_3_or_4_and_heals_any_player():
    assert dealt(cast("limelight", SERAPH)) == (3, 0, 0)

    table = cast("limelight", "alternate", SERAPH, sp=1, seats=3, A_hp=5, B_hp=5, C_hp=0)
    assert dealt(table) == (4, 0, 0) and table.choices() == {"A", "B"}
    assert table.then("B").all_hp == (5, 6, 0)


@card("sneak-preview", "first")
@rule("PG-R34")
def test_sneak_preview_reorders_the_top_3_seen_by_nobody_else_and_deals_3():
    table = cast("sneak-preview", dungeon="kettle-imp soggy-sock pet-rock lawn-gnome", seats=3)
    assert table.asked() == {"A": "arrange"}
    assert table.choices() == {"kettle-imp", "soggy-sock", "pet-rock"}
    assert table.seen_by("pet-rock") == {"A"} and table.seen_by("lawn-gnome") == set()
    for other in ("B", "C", "watchers"):
        assert table.view(other).zones["looked"] == ()
        [look] = [tale for tale in table.tales(other) if tale.what == "look"]
        assert [piece.card for piece in look.pieces] == [None] * 3

    table.then("pet-rock", "kettle-imp")
    assert table.dungeon == ["pet-rock", "kettle-imp", "soggy-sock", "lawn-gnome", "dungeon-lord"]
    assert table.seen_by("pet-rock") == set() and table.view("A").zones["looked"] == ()
    assert dealt(table.then(SERAPH)) == (3, 0, 0)


@card("sneak-preview", "first")
@rule("PG-R34")
def test_sneak_preview_never_shows_the_dungeon_lord():
    two = cast("sneak-preview", dungeon="kettle-imp soggy-sock")
    assert two.choices() == {"kettle-imp", "soggy-sock"}
    assert two.then("soggy-sock").dungeon == ["soggy-sock", "kettle-imp", "dungeon-lord"]

    one = ready("sneak-preview", A_hand="wave", A_reserve="sneak-preview", dungeon="kettle-imp")
    before = one.state
    assert one.play("sneak-preview").choices() == {"kettle-imp"}, "it is shown before the damage is asked for"
    assert not GAME.may_take_back(before, one.state)

    none = cast("sneak-preview", dungeon="")
    assert none.asked() == {"A": "aim"} and none.dungeon == ["dungeon-lord"]


@card("bright-idea", "first", "alternate")
@rule("PG-803", "PG-804")
def test_bright_idea_deals_1_and_draws_2_or_draws_3_and_gains_a_point_to_spend_at_once():
    one = cast("bright-idea", SERAPH)
    assert dealt(one) == (1, 0, 0) and len(one.hand("A")) == 2

    two = cast("bright-idea", "alternate", sp=2, A_combo=2)
    assert dealt(two) == (0, 0, 0) and len(two.hand("A")) == 3
    assert two.combo("A") == 3 and "strike" in two.choices()


@card("group-hug", "first", "alternate")
@rule("PG-R32")
def test_group_hug_deals_3_or_4_and_heals_each_player():
    assert dealt(cast("group-hug", SERAPH)) == (3, 0, 0)

    table = cast("group-hug", "alternate", SERAPH, sp=2, seats=4, A_hp=5, B_hp=13, C_hp=0, D_hp=1)
    assert dealt(table) == (4, 0, 0) and table.all_hp == (6, 13, 0, 2)


@card("standing-ovation", "first", "alternate")
def test_standing_ovation_deals_3_or_5_and_gains_a_point():
    assert dealt(cast("standing-ovation", SERAPH)) == (3, 0, 0)

    table = cast("standing-ovation", "alternate", SERAPH, sp=3)
    assert dealt(table) == (5, 0, 0) and table.combo("A") == 1


@card("gold-star", "first")
@rule("PG-803", "PG-R17")
def test_gold_star_deals_1_and_gains_a_point_to_spend_at_once():
    table = cast("gold-star", LEVIATHAN, A_combo=2)
    assert dealt(table) == (0, 1, 0)

    assert table.strike(SERAPH).claimed("A") == [SERAPH]

"""The Fire spells of the second set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready

card, rule = pytest.mark.card, pytest.mark.rule


@card("kindling", "first", "alternate")
def test_kindling_deals_2_or_3_and_takes_a_basic():
    assert dealt(cast("kindling", SERAPH)) == (2, 0, 0)

    table = cast("kindling", "alternate", SERAPH, sp=1, A_discard="wave basic-water")
    assert dealt(table) == (3, 0, 0) and table.hand("A") == ["basic-water"]


@card("chili-contest", "first")
@rule("PG-R32")
def test_chili_contest_deals_4_and_costs_each_player_1():
    table = cast("chili-contest", SERAPH, seats=3, C_hp=0)

    assert dealt(table) == (4, 0, 0) and table.all_hp == (11, 11, 0)


@card("chili-contest", "first")
@rule("PG-R21", "PG-1003")
def test_chili_contest_may_put_all_players_out_at_once():
    table = cast("chili-contest", SERAPH, A_hp=1, B_hp=1, B_claimed="soggy-sock")

    assert table.all_hp == (0, 0) and table.over == ("nobody-left", "B")


@card("hot-plate", "first")
@rule("PG-R36")
def test_hot_plate_deals_1_and_makes_own_basics_deal_1_more_this_turn():
    table = ready("hot-plate", A_hand="hot-plate basic-fire wave", A_reserve="basic-water")
    table.play("hot-plate").then(SERAPH)
    assert dealt(table) == (1, 0, 0), "it is no basic itself"

    table.play("basic-fire", SERAPH).play("basic-water", SERAPH)
    assert dealt(table) == (1 + 2 + 2, 0, 0)
    table.play("wave", LEVIATHAN).then(LEVIATHAN).then(LEVIATHAN)
    assert table.turn == "B"
    assert dealt(table.play("basic-shadow", LEVIATHAN)) == (5, 3 + 1, 0)


@card("hot-take", "first")
def test_hot_take_deals_3_or_5_to_an_undamaged_monster():
    assert dealt(cast("hot-take", SERAPH)) == (5, 0, 0)
    assert dealt(cast("hot-take", SERAPH, monsters=f"{SERAPH}:13 {LEVIATHAN} -")) == (1 + 3, 0, 0)


@card("revenge-served-hot", "first")
@pytest.mark.parametrize(("hp", "n"), [(12, 3), (5, 3), (4, 7), (1, 7)])
def test_revenge_deals_3_or_7_with_4_hp_or_less(hp, n):
    assert dealt(cast("revenge-served-hot", SERAPH, A_hp=hp)) == (n, 0, 0)


@card("double-dare", "first")
@rule("PG-605", "PG-R21")
@pytest.mark.parametrize(("hp", "left", "turn"), [(5, 3, "A"), (2, 0, "B")])
def test_double_dare_deals_2_and_2_more_for_2_hp(hp, left, turn):
    table = cast("double-dare", SERAPH, A_hp=hp)
    assert dealt(table) == (2, 0, 0) and table.choices() == {"accept", "decline"}

    table.then("accept")
    assert table.hp("A") == left and table.turn == turn
    if left:
        assert dealt(table.then(SERAPH)) == (4, 0, 0)


@card("double-dare", "first")
@rule("PG-R11")
def test_double_dare_is_not_taken_with_less_hp_than_it_costs():
    table = cast("double-dare", SERAPH, A_hp=1)

    assert table.asked() == {"A": "act"} and table.hp("A") == 1


@card("smoke-break", "first")
def test_smoke_break_deals_2_and_trades_a_card_for_2():
    table = cast("smoke-break", SERAPH, A_hand="smoke-break wave flood", A_deck="dig-in mud-bath")
    table.then("accept")
    assert dealt(table) == (2, 0, 0) and table.choices() == {"wave", "flood"}

    table.then("wave")
    assert table.hand("A") == ["flood", "dig-in", "mud-bath"] and table.discard("A") == ["wave"]


@card("smoke-break", "first")
@rule("PG-R11")
def test_smoke_break_needs_a_card_to_discard_and_may_be_declined():
    empty = cast("smoke-break", SERAPH)
    assert empty.asked() == {"A": "act"} and empty.hand("A") == []

    declined = cast("smoke-break", SERAPH, A_hand="smoke-break wave").then("decline")
    assert declined.hand("A") == ["wave"]


@card("pressure-cooker", "first", "alternate")
@rule("PG-R36")
def test_pressure_cooker_deals_3_or_2_and_makes_the_next_damage_effect_deal_2_more():
    assert dealt(cast("pressure-cooker", SERAPH)) == (3, 0, 0)

    table = cast("pressure-cooker", "alternate", SERAPH, sp=1, A_hand="pressure-cooker wave basic-fire")
    assert dealt(table) == (2, 0, 0)
    table.play("wave", SERAPH).then(LEVIATHAN).then(LEVIATHAN)
    assert dealt(table) == (2 + 3, 2, 0), "the first of the Wave's effects alone"


@card("pressure-cooker", "alternate")
def test_the_next_damage_effect_may_be_one_to_each_monster_but_not_one_that_cannot_happen():
    table = cast("pressure-cooker", "alternate", SERAPH, sp=1, A_hand="pressure-cooker laundry-day")
    assert dealt(table.play("laundry-day")) == (2 + 3, 3, 0)

    monsters = f"{SERAPH}:13 {LEVIATHAN}:13 -"
    table = cast("pressure-cooker", "alternate", SERAPH, sp=1, A_hand="pressure-cooker warm-welcome", monsters=monsters)
    table.play("warm-welcome").play("basic-light", SERAPH)
    assert dealt(table) == (1 + 2 + 3, 1, 0)


@card("pressure-cooker", "alternate")
def test_what_a_monster_deals_is_not_the_players_next_damage_effect():
    table = cast(
        "pressure-cooker", "alternate", "toaster-gremlin", sp=1, monsters=f"toaster-gremlin:2 {SERAPH} -",
        A_hand="pressure-cooker basic-water", dungeon="soggy-sock",
    )  # fmt: skip
    assert table.monsters == f"soggy-sock {SERAPH}:13 -"

    assert table.play("basic-water", SERAPH).monsters == f"soggy-sock {SERAPH}:10 -"


@card("pressure-cooker", "alternate")
def test_the_next_damage_effect_is_one_of_this_turn():
    table = cast("pressure-cooker", "alternate", SERAPH, sp=1).end()

    assert dealt(table.play("basic-shadow", LEVIATHAN)) == (2, 1, 0)


@card("bottled-up-anger", "first", "alternate")
def test_bottled_up_anger_deals_3_or_2_more_for_each_combo_point():
    assert dealt(cast("bottled-up-anger", SERAPH, A_combo=2)) == (3, 0, 0)
    assert dealt(cast("bottled-up-anger", "alternate", SERAPH, sp=2, A_combo=2, B_combo=3)) == (3 + 4, 0, 0)
    assert dealt(cast("bottled-up-anger", "alternate", SERAPH, sp=2)) == (3, 0, 0)


@card("campfire-story", "first", "alternate")
def test_campfire_story_deals_3_or_5_and_draws():
    assert dealt(cast("campfire-story", SERAPH)) == (3, 0, 0)

    table = cast("campfire-story", "alternate", SERAPH, sp=2)
    assert dealt(table) == (5, 0, 0) and len(table.hand("A")) == 1


@card("seconds-anyone", "first", "alternate")
def test_seconds_anyone_deals_3_or_4_and_3_more_for_each_kill_of_this_turn():
    assert dealt(cast("seconds-anyone", SERAPH, kills=2)) == (3, 0, 0)
    assert dealt(cast("seconds-anyone", "alternate", SERAPH, sp=2, kills=2, A_claimed="soggy-sock")) == (4 + 6, 0, 0)
    assert dealt(cast("seconds-anyone", "alternate", SERAPH, sp=2, A_claimed="soggy-sock")) == (4, 0, 0)


@card("fireworks-permit", "first", "alternate")
def test_fireworks_permit_deals_3_or_5_twice_and_costs_1():
    assert dealt(cast("fireworks-permit", SERAPH)) == (3, 0, 0)

    table = cast("fireworks-permit", "alternate", SERAPH, sp=3)
    assert table.hp("A") == 12
    assert dealt(table.then(LEVIATHAN)) == (5, 5, 0) and table.hp("A") == 11

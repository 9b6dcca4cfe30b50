"""The Water spells of the base set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt

card, rule = pytest.mark.card, pytest.mark.rule


@card("dripping-tap", "first")
@rule("PG-607")
def test_dripping_tap_deals_2_twice():
    table = cast("dripping-tap", SERAPH)
    assert table.choices() == {SERAPH, LEVIATHAN}

    assert dealt(table.then(LEVIATHAN)) == (2, 2, 0)


@card("splash-zone", "first", "alternate")
def test_splash_zone_deals_3_or_4_and_1_to_each():
    assert dealt(cast("splash-zone", SERAPH)) == (3, 0, 0)
    assert dealt(cast("splash-zone", "alternate", SERAPH, sp=1)) == (5, 1, 0)


@card("wave", "first")
@rule("PG-113", "PG-607")
def test_wave_deals_1_three_times():
    table = cast("wave", SERAPH).then(LEVIATHAN)
    assert table.asked() == {"A": "aim"}

    assert dealt(table.then(SERAPH)) == (2, 1, 0)


@card("flood", "first", "alternate")
@rule("PG-112")
def test_flood_deals_3_or_3_to_each():
    assert dealt(cast("flood", SERAPH)) == (3, 0, 0)
    assert dealt(cast("flood", "alternate", sp=2)) == (3, 3, 0)


@card("laundry-day", "first", "alternate")
def test_laundry_day_deals_to_each_and_draws():
    one = cast("laundry-day")
    two = cast("laundry-day", "alternate", sp=2)

    assert dealt(one) == (1, 1, 0) and len(one.hand("A")) == 1
    assert dealt(two) == (2, 2, 0) and len(two.hand("A")) == 2


@card("forty-days-of-drizzle", "first", "alternate")
def test_forty_days_of_drizzle_deals_2_twice_or_five_times():
    assert dealt(cast("forty-days-of-drizzle", SERAPH).then(LEVIATHAN)) == (2, 2, 0)

    table = cast("forty-days-of-drizzle", "alternate", SERAPH, sp=3)
    for monster in (LEVIATHAN, SERAPH, LEVIATHAN, SERAPH):
        assert table.asked() == {"A": "aim"}
        table.then(monster)
    assert dealt(table) == (6, 4, 0) and table.asked() == {"A": "act"}


@card("burst-pipe", "first")
def test_burst_pipe_deals_1_and_then_2_to_each():
    assert dealt(cast("burst-pipe", LEVIATHAN)) == (2, 3, 0)


@card("burst-pipe", "first")
@rule("PG-604", "PG-701")
def test_what_comes_for_a_monster_felled_by_the_first_drop_is_hit_by_the_rest():
    table = cast("burst-pipe", "lawn-gnome", monsters=f"lawn-gnome:1 {LEVIATHAN} -", dungeon="soggy-sock")

    assert table.monsters == f"soggy-sock:4 {LEVIATHAN}:12 -"

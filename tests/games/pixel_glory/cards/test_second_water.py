"""The Water spells of the second set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready

card, rule = pytest.mark.card, pytest.mark.rule


@card("washing-up", "first", "alternate")
def test_washing_up_deals_1_twice_or_three_times():
    assert dealt(cast("washing-up", SERAPH).then(LEVIATHAN)) == (1, 1, 0)

    table = cast("washing-up", "alternate", SERAPH, sp=1).then(LEVIATHAN).then(SERAPH)
    assert dealt(table) == (2, 1, 0) and table.asked() == {"A": "act"}


@card("bucket-brigade", "first")
def test_bucket_brigade_deals_1_twice_and_takes_a_basic():
    table = cast("bucket-brigade", SERAPH, A_discard="flood basic-fire").then(LEVIATHAN)

    assert dealt(table) == (1, 1, 0) and table.hand("A") == ["basic-fire"]


@card("snowball-fight", "first", "alternate")
def test_snowball_fight_deals_3_or_4_and_4_more_if_that_defeats():
    assert dealt(cast("snowball-fight", SERAPH)) == (3, 0, 0)
    assert dealt(cast("snowball-fight", "alternate", SERAPH, sp=2)) == (4, 0, 0)

    table = cast(
        "snowball-fight", "alternate", SERAPH, sp=2, monsters=f"{SERAPH}:4 {LEVIATHAN} -", dungeon="tax-wraith"
    )
    assert table.choices() == {"tax-wraith", LEVIATHAN}
    assert dealt(table.then("tax-wraith")) == (4, 0, 0)


@card("cannonball", "first")
@rule("PG-R37")
def test_cannonball_deals_3_and_1_to_each_other():
    assert dealt(cast("cannonball", SERAPH, monsters=f"{SERAPH} {LEVIATHAN} tax-wraith")) == (3, 1, 1)


@card("water-cooler-gossip", "first")
@rule("PG-R32")
def test_water_cooler_gossip_deals_1_draws_2_and_lets_each_other_player_draw():
    table = cast("water-cooler-gossip", SERAPH, seats=3, C_hp=0, C_hand="")

    assert dealt(table) == (1, 0, 0)
    assert [len(table.hand(letter)) for letter in "ABC"] == [2, 2, 0]


@card("rain-check", "first")
@rule("PG-R34", "PG-504", "PG-606")
def test_rain_check_buries_an_undamaged_elemental_monster_and_deals_4():
    table = ready("rain-check", monsters=f"{SERAPH} {LEVIATHAN} dungeon-lord", dungeon="tax-wraith")
    assert table.choices("play rain-check") == {SERAPH, LEVIATHAN}

    table.play("rain-check", LEVIATHAN)
    assert table.monsters == f"{SERAPH} tax-wraith dungeon-lord" and table.dungeon == [LEVIATHAN]
    assert dealt(table.then("dungeon-lord")) == (0, 0, 3)


@card("rain-check", "first")
@rule("PG-R34", "PG-R16")
def test_a_buried_monster_lies_above_the_lord_and_comes_itself_if_there_is_no_other():
    lord_below = cast("rain-check", monsters=f"{SERAPH} - -", dungeon="")
    assert lord_below.dungeon == ["dungeon-lord"] and lord_below.monsters == f"{SERAPH}:10 - -"

    empty = cast("rain-check", monsters=f"{SERAPH} dungeon-lord -", dungeon="").then(SERAPH)
    assert empty.dungeon == [] and empty.monsters == f"{SERAPH}:10 dungeon-lord -"


@card("rain-check", "first")
@card("spotlight-diva", "effect")
@rule("PG-606")
def test_an_undamaged_guard_is_the_only_one_that_can_be_buried():
    table = cast("rain-check", monsters=f"spotlight-diva {SERAPH} -", dungeon="tax-wraith")

    assert table.monsters == f"tax-wraith {SERAPH} -" and table.dungeon == ["spotlight-diva", "dungeon-lord"]


@card("rain-check", "first")
@rule("PG-R30", "PG-701")
def test_what_comes_for_a_buried_monster_does_what_it_does_when_revealed():
    table = cast("rain-check", SERAPH, dungeon="chimney-bat")

    assert table.all_hp == (11, 11) and table.asked() == {"A": "aim"}


@card("message-in-a-bottle", "first")
def test_message_in_a_bottle_deals_1_and_takes_any_card_from_the_discard_pile():
    table = cast("message-in-a-bottle", SERAPH, A_discard="flood basic-fire dig-in")
    assert dealt(table) == (1, 0, 0) and table.choices() == {"flood", "basic-fire", "dig-in"}

    assert table.then("dig-in").hand("A") == ["dig-in"]


@card("sink-or-swim", "first")
def test_sink_or_swim_deals_2_twice_or_draws_2():
    table = cast("sink-or-swim", "choice 1", SERAPH).then(LEVIATHAN)
    assert dealt(table) == (2, 2, 0) and table.hand("A") == []

    table = cast("sink-or-swim", "choice 2")
    assert dealt(table) == (0, 0, 0) and len(table.hand("A")) == 2


@card("tide-table", "first", "alternate")
@rule("PG-R34")
def test_tide_table_deals_3_or_reorders_the_top_3_and_deals_2_twice():
    assert dealt(cast("tide-table", SERAPH)) == (3, 0, 0)

    table = cast("tide-table", "alternate", sp=1, dungeon="kettle-imp soggy-sock pet-rock lawn-gnome")
    table.then("soggy-sock", "pet-rock")
    assert table.dungeon == ["soggy-sock", "pet-rock", "kettle-imp", "lawn-gnome", "dungeon-lord"]
    assert dealt(table.then(SERAPH).then(LEVIATHAN)) == (2, 2, 0)


@card("white-water", "first", "alternate")
def test_white_water_deals_3_or_2_three_times():
    assert dealt(cast("white-water", SERAPH)) == (3, 0, 0)
    assert dealt(cast("white-water", "alternate", SERAPH, sp=2).then(SERAPH).then(LEVIATHAN)) == (4, 2, 0)


@card("puddle-jump", "first", "alternate")
def test_puddle_jump_deals_1_and_1_to_each_or_2_to_each_and_draws():
    assert dealt(cast("puddle-jump", SERAPH)) == (2, 1, 0)

    table = cast("puddle-jump", "alternate", sp=2)
    assert dealt(table) == (2, 2, 0) and len(table.hand("A")) == 1


@card("synchronised-swimming", "first", "alternate")
def test_synchronised_swimming_deals_3_or_4_to_each():
    assert dealt(cast("synchronised-swimming", SERAPH)) == (3, 0, 0)
    assert dealt(cast("synchronised-swimming", "alternate", sp=3)) == (4, 4, 0)

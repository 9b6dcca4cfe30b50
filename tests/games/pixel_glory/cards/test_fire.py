"""The Fire spells of the base set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("burnt-toast", "first")
@rule("PG-605")
def test_burnt_toast_deals_2_and_2_more_for_1_hp_to_a_monster_chosen_anew():
    table = cast("burnt-toast", SERAPH)
    assert dealt(table) == (2, 0, 0) and table.asked() == {"A": "may"}

    table.then("accept")
    assert table.hp("A") == 11 and table.choices() == {SERAPH, LEVIATHAN}
    assert dealt(table.then(LEVIATHAN)) == (2, 2, 0)


@card("burnt-toast", "first")
def test_burnt_toast_declined_costs_nothing():
    table = cast("burnt-toast", SERAPH).then("decline")

    assert table.hp("A") == 12 and dealt(table) == (2, 0, 0)
    assert table.asked() == {"A": "act"}


@card("burnt-toast", "first")
@rule("PG-605", "PG-R21")
def test_burnt_toast_may_cost_the_last_hp_and_then_the_second_damage_does_not_come():
    table = cast("burnt-toast", SERAPH, A_hp=1).then("accept")

    assert table.hp("A") == 0 and dealt(table) == (2, 0, 0)
    assert table.turn == "B"


@card("flash-in-the-pan", "first", "alternate")
def test_flash_in_the_pan_deals_2_or_5():
    assert dealt(cast("flash-in-the-pan", SERAPH)) == (2, 0, 0)
    assert dealt(cast("flash-in-the-pan", "alternate", SERAPH, sp=1)) == (5, 0, 0)


@card("short-fuse", "first")
def test_short_fuse_deals_5_and_burns_where_it_does_not_defeat():
    missed = cast("short-fuse", SERAPH)
    felled = cast("short-fuse", SERAPH, monsters=f"{SERAPH}:5 {LEVIATHAN} -")

    assert dealt(missed) == (5, 0, 0) and missed.hp("A") == 11
    assert felled.claimed("A") == [SERAPH] and felled.hp("A") == 12


@card("short-fuse", "first")
@rule("PG-R21", "PG-R03")
def test_short_fuse_at_1_hp():
    missed = cast("short-fuse", SERAPH, A_hp=1)
    felled = cast("short-fuse", "soggy-sock", A_hp=1, monsters="soggy-sock:5 tax-wraith -")
    burnt = cast("short-fuse", "hot-potato", A_hp=1, monsters="hot-potato:5 tax-wraith -")

    assert missed.hp("A") == 0 and missed.turn == "B"
    assert felled.hp("A") == 1 and felled.turn == "A"
    assert burnt.hp("A") == 0 and burnt.fame("A") == 2


@card("wildfire-gossip", "first", "alternate")
@pytest.mark.parametrize(("sp", "n"), [(2, 2 + 4), (3, 2 + 6), (4, 2 + 8)])
def test_wildfire_gossip_deals_3_or_2_more_for_each_fire_card_before_it(sp, n):
    assert dealt(cast("wildfire-gossip", SERAPH, sp=1)) == (3, 0, 0)
    assert dealt(cast("wildfire-gossip", "alternate", SERAPH, sp=sp)) == (n, 0, 0)
    assert dealt(cast("wildfire-gossip", "alternate", SERAPH, A_played="basic-fire slow-roast wave")) == (6, 0, 0)


@card("slow-roast", "first", "alternate")
def test_slow_roast_deals_3_or_7():
    assert dealt(cast("slow-roast", SERAPH)) == (3, 0, 0)
    assert dealt(cast("slow-roast", "alternate", SERAPH, sp=2)) == (7, 0, 0)


@card("there-goes-the-kitchen", "first", "alternate")
def test_there_goes_the_kitchen_deals_3_or_5_to_each_and_costs_2():
    assert dealt(cast("there-goes-the-kitchen", SERAPH)) == (3, 0, 0)

    table = cast("there-goes-the-kitchen", "alternate", sp=3)
    assert dealt(table) == (5, 5, 0) and table.hp("A") == 10


@card("there-goes-the-kitchen", "alternate")
@rule("PG-R21", "PG-R13")
def test_the_deaths_in_the_kitchen_come_before_the_2_hp():
    monsters = "soggy-sock:5 lost-firefly tax-wraith"
    table = cast("there-goes-the-kitchen", "alternate", sp=3, A_hp=2, monsters=monsters).then("soggy-sock")

    assert table.kills == 2 and table.hp("A") == 2 + 1 - 2


@card("warm-welcome", "first")
def test_warm_welcome_deals_6_to_an_undamaged_monster_alone():
    table = ready("warm-welcome", monsters=f"{SERAPH}:13 {LEVIATHAN} tax-wraith")
    assert table.choices("play warm-welcome") == {LEVIATHAN, "tax-wraith"}

    assert dealt(table.play("warm-welcome", LEVIATHAN)) == (1, 6, 0)


@card("warm-welcome", "first")
@rule("PG-604", "PG-606")
def test_a_monster_that_has_restored_itself_to_its_printed_hp_is_undamaged_again():
    table = Table("puddle-troll:10 tax-wraith:9 -", A_hand="basic-fire", A_deck="warm-welcome", A_discard="")
    table.play("basic-fire", "tax-wraith").end()
    assert table.monsters == "puddle-troll tax-wraith:8 -"

    table.play("basic-shadow", "tax-wraith")
    assert table.monsters == "puddle-troll tax-wraith:7 -"
    assert table.play("warm-welcome").monsters == "puddle-troll:5 tax-wraith:7 -"

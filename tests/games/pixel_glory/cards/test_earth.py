"""The Earth spells of the base set."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("humble-harvest", "first")
def test_humble_harvest_deals_4_or_heals_2():
    assert ready("humble-harvest").choices("play humble-harvest") == {"choice 1", "choice 2"}

    assert dealt(cast("humble-harvest", "choice 1", SERAPH)) == (4, 0, 0)
    healed = cast("humble-harvest", "choice 2", A_hp=5)
    assert healed.hp("A") == 7 and dealt(healed) == (0, 0, 0)


@card("humble-harvest", "first")
@rule("PG-R15", "PG-R11")
def test_humble_harvest_heals_no_further_than_to_the_start_and_not_beside_an_accountant():
    assert cast("humble-harvest", "choice 2", A_hp=11).hp("A") == 12
    assert cast("humble-harvest", "choice 2", A_hp=5, monsters="midnight-accountant tax-wraith -").hp("A") == 5


@card("stone-soup", "first", "alternate")
def test_stone_soup_deals_2_or_4_and_heals_1():
    assert dealt(cast("stone-soup", SERAPH)) == (2, 0, 0)

    table = cast("stone-soup", "alternate", SERAPH, sp=1, A_hp=5)
    assert dealt(table) == (4, 0, 0) and table.hp("A") == 6


@card("the-last-pebble", "first")
@rule("PG-R17", "PG-R12")
def test_the_last_pebble_defeats_an_elemental_monster_with_4_hp_or_less():
    table = ready("the-last-pebble", monsters=f"{SERAPH}:4 {LEVIATHAN}:5 dungeon-lord:3")
    table.play("the-last-pebble")

    assert table.claimed("A") == [SERAPH]
    assert "damage" not in table.happened()


@card("the-last-pebble", "first")
@rule("PG-R11")
def test_where_only_a_guard_of_more_hp_may_be_chosen_it_does_nothing():
    table = cast("the-last-pebble", monsters="spotlight-diva grumpy-ember tax-wraith")

    assert table.monsters == "spotlight-diva grumpy-ember tax-wraith"
    assert table.played("A") == ["the-last-pebble"]


@card("the-last-pebble", "first")
def test_armour_and_immunity_do_not_save_from_being_defeated():
    assert cast("the-last-pebble", "pet-rock", monsters="pet-rock:4 halo-inspector:4 -").claimed("A") == ["pet-rock"]
    assert cast("the-last-pebble", monsters="retired-mountain:4 tax-wraith -").claimed("A") == []


@card("landslide-victory", "first", "alternate")
def test_landslide_victory_deals_3_or_defeats_one_with_8_hp_or_less():
    assert dealt(cast("landslide-victory", SERAPH)) == (3, 0, 0)

    table = ready("landslide-victory", sp=2, monsters="mole-landlord tax-wraith:9 soggy-sock")
    assert table.choices("play landslide-victory", "alternate") == {"mole-landlord", "soggy-sock"}
    assert table.play("landslide-victory", "alternate", "mole-landlord").claimed("A") == ["mole-landlord"]


@card("dig-in", "first", "alternate")
@rule("PG-801", "PG-802")
def test_dig_in_deals_3_or_4_and_spares_its_player_at_the_end_of_the_turn():
    assert dealt(cast("dig-in", SERAPH)) == (3, 0, 0)

    table = cast("dig-in", "alternate", SERAPH, sp=2)
    assert dealt(table) == (4, 0, 0) and table.view("B").wizards[0].shielded
    table.end()
    assert table.all_hp == (12, 11) and table.combo("A") == 1


@card("dig-in", "alternate")
@card("sauna-salamander", "effect")
def test_dig_in_spares_what_a_salamander_adds_too():
    table = cast("dig-in", "alternate", "tax-wraith", sp=2, monsters="sauna-salamander tax-wraith -").end()

    assert table.all_hp == (12, 11)


@card("dig-in", "alternate")
def test_dig_in_spares_at_the_end_alone_and_in_this_turn_alone():
    table = cast("dig-in", "alternate", SERAPH, sp=2, A_hand="dig-in short-fuse").play("short-fuse", SERAPH)
    assert table.hp("A") == 11

    table.end().play("basic-shadow", LEVIATHAN)
    assert table.hp("A") == 10, "B's turn without a kill costs A 1"


@card("mud-bath", "first", "alternate")
def test_mud_bath_deals_3_or_6_and_heals_2():
    assert dealt(cast("mud-bath", SERAPH)) == (3, 0, 0)

    table = cast("mud-bath", "alternate", SERAPH, sp=3, A_hp=5)
    assert dealt(table) == (6, 0, 0) and table.hp("A") == 7


@card("salt-in-the-wound", "first")
@rule("PG-604", "PG-606")
def test_salt_in_the_wound_deals_3_or_5_to_a_damaged_monster():
    assert dealt(cast("salt-in-the-wound", SERAPH)) == (3, 0, 0)
    assert dealt(cast("salt-in-the-wound", SERAPH, monsters=f"{SERAPH}:13 {LEVIATHAN} -")) == (1 + 5, 0, 0)


@card("salt-in-the-wound", "first")
def test_a_monster_is_damaged_below_its_printed_hp_and_not_at_it():
    table = Table(f"{SERAPH} {LEVIATHAN} -", A_hand="salt-in-the-wound basic-fire").play("basic-fire", SERAPH)

    assert dealt(table.play("salt-in-the-wound", SERAPH)) == (1 + 5, 0, 0)

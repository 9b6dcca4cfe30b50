"""Section 11: what is strong against what, and how amounts are reckoned."""

import pytest

from app.games.pixel_glory.cards import BASICS
from tests.games.pixel_glory.table import Table

PLAIN = {
    "fire": "hot-potato",
    "earth": "snail-express",
    "water": "leaky-leviathan",
    "light": "sunday-seraph",
    "shadow": "tax-wraith",
}
"""A monster of each element on which nothing but strength tells."""

STRONG = {("fire", "earth"), ("earth", "water"), ("water", "fire"), ("light", "shadow"), ("shadow", "light")}


def harm(card: str, monster: str, *words: str, **given: str | int) -> int:
    """How much HP a card takes off a monster that stands alone."""
    table = Table(f"{monster} - -", **{"A_hand": f"{card} basic-light", "lord": False, "dungeon": "", **given})
    table.play(card, *words)
    return table.piece(monster.partition(":")[0]).hurt


@pytest.mark.rule("PG-1101", "PG-1102", "PG-1103", "PG-109")
@pytest.mark.parametrize("element", BASICS)
@pytest.mark.parametrize("monster", PLAIN)
def test_a_basic_deals_1_and_1_more_where_its_element_is_strong(element, monster):
    assert harm(BASICS[element], PLAIN[monster]) == 1 + ((element, monster) in STRONG)


@pytest.mark.rule("PG-1103")
@pytest.mark.parametrize(("card", "monster", "dealt"), [("slow-roast", "snail-express", 4), ("flood", "hot-potato", 4)])
def test_a_spell_deals_1_more_where_its_element_is_strong(card, monster, dealt):
    assert harm(card, monster) == dealt


@pytest.mark.rule("PG-1104")
def test_the_1_is_added_to_each_damage_effect():
    table = Table("hot-potato - -", A_hand="wave basic-light", dungeon="", lord=False).play("wave")

    assert table.claimed("A") == ["hot-potato"]
    assert [tale.n for tale in table.tales("A") if tale.what == "damage"] == [2, 2, 2]


@pytest.mark.rule("PG-R24", "PG-1103")
def test_for_each_monster_strength_is_reckoned_one_by_one():
    table = Table("hot-potato snail-express tax-wraith", A_hand="flood", A_played="basic-water basic-water")
    table.play("flood", "alternate")

    assert table.monsters == "hot-potato:2 snail-express:8 tax-wraith:8"


@pytest.mark.rule("PG-R24")
def test_the_neutral_spell_is_strong_against_nothing():
    table = Table("hot-potato tax-wraith -", A_hand="same-again", A_played="flood").play("same-again", "hot-potato")

    assert table.monsters == "hot-potato:3 tax-wraith -"


@pytest.mark.rule("PG-R24")
@pytest.mark.parametrize("card", BASICS.values())
def test_nothing_is_strong_against_the_dungeon_lord(card):
    assert harm(card, "dungeon-lord") == 1


@pytest.mark.rule("PG-R24")
def test_damage_that_monsters_deal_is_strong_against_nothing():
    table = Table("toaster-gremlin:1 snail-express -", A_hand="basic-fire basic-fire")
    table.play("basic-fire", "toaster-gremlin")

    assert table.monsters == "kettle-imp snail-express:10 -"


# --- The order of amounts --------------------------------------------------------------------


@pytest.mark.rule("PG-R36")
def test_armour_is_taken_off_last_and_never_below_0():
    assert harm("basic-earth", "pet-rock") == 0
    assert harm("basic-fire", "pet-rock") == 1 + 1 - 1
    assert harm("flood", "pet-rock") == 3 - 1


@pytest.mark.rule("PG-R36")
def test_what_raises_damage_is_added_before_armour():
    assert harm("basic-fire", "doorstop-turtle", boosted=1) == 1 + 1 + 1 - 1


@pytest.mark.rule("PG-R36")
def test_immunity_makes_it_0_whatever_was_added():
    assert harm("basic-shadow", "halo-inspector", boosted=3, primed=2) == 0
    assert harm("flood", "halo-inspector") == 3


@pytest.mark.rule("PG-R36")
def test_printed_numbers_with_plus_and_or_come_first():
    assert harm("kick-the-anthill", "puddle-troll:10") - 1 == 5 + 1
    assert harm("heavy-backpack", "leaky-leviathan", A_hand="heavy-backpack wave flood basic-fire") == 1 + 3 + 1

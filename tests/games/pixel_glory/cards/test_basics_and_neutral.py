"""The five basics, and the spell that has no element."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("basic-fire", "first")
@card("basic-earth", "first")
@card("basic-water", "first")
@card("basic-light", "first")
@card("basic-shadow", "first")
@rule("PG-109")
@pytest.mark.parametrize(
    ("basic", "harm"),
    [
        ("basic-fire", (1, 2, 1, 1)),
        ("basic-earth", (1, 1, 1, 2)),
        ("basic-water", (2, 1, 1, 1)),
        ("basic-light", (1, 1, 2, 1)),
        ("basic-shadow", (1, 1, 1, 1)),
    ],
)
def test_a_basic_deals_1_to_one_monster(basic, harm):
    for monster, n in zip(("hot-potato", "snail-express", "tax-wraith", LEVIATHAN), harm, strict=True):
        table = Table(f"{monster} dungeon-lord -", A_hand=f"{basic} wave").play(basic, monster)
        assert table.piece(monster).hurt == n and table.piece("dungeon-lord").hurt == 0


@card("same-again", "first")
@rule("PG-403", "PG-R10")
def test_same_again_repeats_the_first_effect_even_if_the_alternate_was_used():
    table = Table(f"{SERAPH} {LEVIATHAN} -", A_hand="flood same-again", A_played="basic-water basic-water")
    table.play("flood", "alternate").play("same-again", SERAPH)

    assert dealt(table) == (6, 3, 0)


@card("same-again", "first")
def test_same_again_makes_every_choice_anew_and_repeats_all_sentences():
    table = cast("same-again", "choice 2", A_played="humble-harvest", A_hp=5)
    assert table.hp("A") == 7

    table = cast("same-again", SERAPH, A_played="burnt-toast")
    assert dealt(table.then("accept").then(LEVIATHAN)) == (2, 2, 0) and table.hp("A") == 11

    table = cast("same-again", SERAPH, A_played="wave").then(SERAPH).then(LEVIATHAN)
    assert dealt(table) == (2, 1, 0)


@card("same-again", "first")
def test_same_again_looks_past_basics_to_the_last_spell_of_this_turn():
    table = cast("same-again", SERAPH, A_played="flood slow-roast wave basic-fire", A_discard="short-fuse")

    assert table.asked() == {"A": "aim"}, "two more of the Wave's hits"


@card("same-again", "first")
@rule("PG-R11")
def test_same_again_without_a_spell_this_turn_does_nothing():
    table = cast("same-again", A_played="basic-fire basic-water", A_discard="flood")

    assert dealt(table) == (0, 0, 0) and table.played("A")[-1] == "same-again"
    assert table.asked() == {"A": "act"}


@card("same-again", "first")
@rule("PG-R24", "PG-R10")
def test_same_again_is_strong_against_nothing_and_gives_no_sp():
    table = Table("hot-potato tax-wraith -", A_hand="same-again flood", A_played="wave")
    table.play("same-again", "hot-potato").then("hot-potato").then("hot-potato")

    assert table.monsters == "hot-potato:3 tax-wraith -"
    assert "alternate" not in table.choices("play flood")


@card("same-again", "first")
@rule("PG-R31")
def test_same_again_repeats_a_borrowed_spell_and_what_it_conditions_on():
    table = ready("same-again", A_played="short-fuse/B", A_hp=5).play("same-again", SERAPH)

    assert dealt(table) == (5, 0, 0) and table.hp("A") == 4


@card("same-again", "first")
def test_same_again_repeats_a_look():
    table = cast("same-again", A_played="sneak-preview", dungeon="kettle-imp soggy-sock")

    assert table.asked() == {"A": "arrange"}

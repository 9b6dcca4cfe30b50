"""Why not: the reason and the rule that a refusal names."""

from typing import Any

import pytest

from app.games.pixel_glory import steps
from tests.games.pixel_glory.table import GAME, PLAIN, SEATS, Table


def why(table: Table, *words: str, by: str = "A") -> tuple[str, str] | None:
    """The code and the rule that bar a move, written as in `Table.then`; None where it is offered."""
    seat = SEATS.index(by)
    refusal = GAME.why_not(table.state, seat, tuple([step(table, word, seat) for word in words]))
    return refusal and (refusal.code, refusal.rule)


def step(table: Table, word: str, seat: int) -> Any:
    verb, _, card = word.rpartition(" ")
    if not verb and card in PLAIN:
        return PLAIN[card]
    kind = {"play": steps.Play, "keep": steps.Keep, "": steps.Aim}[verb]
    return kind(table.piece(card).keys[seat])


@pytest.mark.rule("PG-902", "PG-1001")
def test_who_is_not_asked_is_told_whose_turn_it_is():
    table = Table(seats=3, A_hand="wave", C_hp=0)

    assert why(table, "end", by="B") == ("not-your-turn", "PG-902")
    assert why(table, "end", by="C") == ("out", "PG-1001")


@pytest.mark.rule("PG-402", "PG-603", "PG-612", "PG-803", "PG-903", "PG-R20")
def test_a_turn_says_what_bars_its_actions():
    table = Table(A_hand="flood", A_deck="", A_combo=2, B_reserve="wave")

    assert why(table, "end") == ("must-play", "PG-903")
    assert why(table, "strike") == ("no-combo", "PG-803")
    assert why(table, "play wave") == ("not-in-hand", "PG-612")
    assert why(table, "play flood", "alternate") == ("sp-missing", "PG-402")
    assert why(Table(A_hand="flood", A_deck="", A_combo=3), "refill") == ("nothing-to-draw", "PG-R20")


@pytest.mark.rule("PG-R17")
def test_a_strike_is_refused_where_nothing_can_be_struck():
    table = Table("dungeon-lord retired-mountain -", dungeon="", A_hand="wave", A_combo=3)

    assert why(table, "strike") == ("no-target", "PG-R17")


@pytest.mark.rule("PG-606", "PG-R17")
def test_a_monster_that_cannot_be_chosen_says_why():
    struck = Table("dungeon-lord retired-mountain soggy-sock", dungeon="", A_hand="wave", A_combo=3)
    assert why(struck, "strike", "soggy-sock") is None
    assert why(struck, "strike", "dungeon-lord") == ("lord", "PG-R17")
    assert why(struck, "strike", "retired-mountain") == ("damage-only", "PG-R17")

    guarded = Table("spotlight-diva bouncer-golem soggy-sock", A_hand="wave")
    assert why(guarded, "play wave", "soggy-sock") == ("guarded", "PG-606")


@pytest.mark.rule("PG-605")
@pytest.mark.parametrize("monster", ["halo-inspector", "tax-wraith"])
def test_a_monster_that_basics_do_not_hurt_is_too_strong_like_any_other(monster):
    table = Table(f"{monster} soggy-sock:3 grumpy-ember", A_hand="the-last-pebble")

    assert why(table, "play the-last-pebble", "grumpy-ember") is None
    assert why(table, "play the-last-pebble", monster) == ("too-strong", "PG-605")


@pytest.mark.rule("PG-605")
def test_a_damaged_monster_is_refused_where_an_undamaged_one_is_asked_for():
    table = Table("soggy-sock:3 grumpy-ember lawn-gnome", A_hand="warm-welcome")

    assert why(table, "play warm-welcome", "soggy-sock") == ("damaged", "PG-605")

"""Section 4: Synergy Points."""

import pytest

from tests.games.pixel_glory.table import Table

WATER = "basic-water basic-water basic-water"


def alternate(table: Table, card: str = "flood") -> bool:
    """Whether the alternate effect of a card is offered."""
    decision = table.choices(f"play {card}")
    return "alternate" in decision


@pytest.mark.rule("PG-401", "PG-402")
def test_the_alternate_effect_is_offered_once_its_sp_are_reached():
    table = Table("leaky-leviathan snail-express tax-wraith", A_hand=f"flood {WATER}")

    for _ in range(2):
        assert not alternate(table)
        table.play("basic-water", "tax-wraith")
    assert alternate(table)


@pytest.mark.rule("PG-402")
def test_only_cards_of_its_element_count():
    table = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood basic-water basic-fire basic-light")
    for card in ("basic-water", "basic-fire", "basic-light"):
        table.play(card, "tax-wraith")

    assert not alternate(table)


@pytest.mark.rule("PG-402")
def test_spells_count_as_well_as_basics():
    table = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood burst-pipe basic-water")
    table.play("burst-pipe", "tax-wraith").play("basic-water", "tax-wraith")

    assert alternate(table)


@pytest.mark.rule("PG-403", "PG-404")
def test_the_alternate_effect_takes_the_place_of_the_first_and_is_a_choice():
    first = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood", A_played="basic-water basic-water")
    other = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood", A_played="basic-water basic-water")
    assert first.choices("play flood") == {"alternate", "first"}

    first.play("flood", "first", "tax-wraith")
    other.play("flood", "alternate")

    assert first.monsters == "leaky-leviathan snail-express tax-wraith:8"
    assert other.monsters == "leaky-leviathan:11 snail-express:8 tax-wraith:8"


@pytest.mark.rule("PG-404")
def test_below_its_sp_the_first_effect_happens_without_a_question():
    table = Table("leaky-leviathan - -", A_hand="flood", A_played="basic-water").play("flood")

    assert table.monsters == "leaky-leviathan:11 - -"


@pytest.mark.rule("PG-R09")
def test_the_spell_itself_does_not_count():
    table = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood", A_played="basic-water")

    assert not alternate(table)


@pytest.mark.rule("PG-R09")
def test_a_card_counts_once_however_many_effects_it_has():
    table = Table("leaky-leviathan snail-express tax-wraith", A_hand="flood wave")
    table.play("wave", "tax-wraith").then("tax-wraith").then("tax-wraith")

    assert not alternate(table)


@pytest.mark.rule("PG-R09")
def test_cards_played_from_the_reserve_count():
    table = Table("leaky-leviathan - -", A_hand="flood", A_reserve="basic-water", A_played="basic-water")
    table.play("basic-water")

    assert alternate(table)


@pytest.mark.rule("PG-R09")
def test_nothing_carries_over_into_the_next_turn_and_nothing_counts_that_others_played():
    table = Table(
        "leaky-leviathan snail-express tax-wraith",
        A_hand="basic-water",
        A_played="basic-water",
        A_deck="basic-fire",
        A_reserve="flood",
        B_hand="basic-water",
        B_reserve="splash-zone",
    )
    table.play("basic-water", "tax-wraith").end()
    assert table.turn == "B" and not alternate(table, "splash-zone")

    table.play("basic-water", "tax-wraith").end()
    assert table.turn == "A" and not alternate(table)


@pytest.mark.rule("PG-R10")
def test_the_neutral_spell_counts_for_no_element():
    table = Table(
        "leaky-leviathan - -",
        A_hand="flood flash-in-the-pan standing-ovation night-shift stone-soup same-again",
        A_played="warm-welcome",
    )
    before = {card: alternate(table, card) for card in table.hand("A") if card != "same-again"}
    table.play("same-again")

    assert {card: alternate(table, card) for card in table.hand("A")} == before
    assert before == {
        "flood": False,
        "flash-in-the-pan": True,
        "standing-ovation": False,
        "night-shift": False,
        "stone-soup": False,
    }


@pytest.mark.rule("PG-402", "PG-R09")
def test_whoever_holds_a_spell_sees_how_many_sp_it_has():
    table = Table("leaky-leviathan - -", A_hand="flood", A_played="basic-water basic-water", B_hand="wave")
    flood = next(face for face in table.view("A").faces.values() if face.card == "flood")

    assert (flood.sp, flood.marks) == (2, ("lit",))

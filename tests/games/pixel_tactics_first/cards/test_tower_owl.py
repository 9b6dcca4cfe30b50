"""Tower Owl: everybody behind the wall shoots."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("tower-owl", "leader")
@rule("PT1-608", "PT1-609")
def test_flank_and_rear_heroes_shoot():
    table = Table(
        A_leader="tower-owl",
        A="V1 camp-cook, F1 star-reader, R1 moon-wolf",
        B_leader="map-maker",
        B="V1 drill-sergeant",
        wave="rear",
    )

    assert [table.has(f"A:{slot}", "ranged") for slot in ("V1", "F1", "R1", "F2")] == [False, True, True, False]
    assert not table.has("B:V1", "ranged")
    assert table.choices("attack", "R1") == {"shoot B:V1", "shoot B:F2"}


@card("tower-owl", "leader")
def test_a_stolen_hero_shoots_for_its_new_leader_only():
    table = Table(A_leader="tower-owl", A="R1 moon-wolf/theirs", B_leader="map-maker", B="R1 moon-wolf/theirs")

    assert table.has("A:R1", "ranged")
    assert not table.has("B:R1", "ranged")


@card("tower-owl", "vanguard")
@rule("PT1-608")
def test_in_the_vanguard_it_shoots_over_everybody():
    table = Table(A="V1 tower-owl", B="V1 drill-sergeant/corpse, F1 star-reader, R1 bell-founder")

    table.shoot("V1", "B:R1")

    assert table.damage("B:R1") == 3


@card("tower-owl", "vanguard")
@rule("PT1-610", "PT1-R16")
def test_from_the_vanguard_intercept_stops_its_shots():
    table = Table(A="V1 tower-owl", B="V1 camp-cook, F1 star-reader")
    assert table.choices("attack", "V1") == {"B:V1", "B:F2", "shoot B:V1", "shoot B:F2"}

    table.refused("shoot", "V1", "B:F1", rule="PT1-610")


@card("tower-owl", "flank")
def test_its_neighbours_in_the_column_shoot():
    table = Table(A="F1 tower-owl, V1 camp-cook, R1 star-reader, V3 moon-wolf, R3 rag-tailor")

    assert [table.has(f"A:{slot}", "ranged") for slot in ("V1", "R1", "F1", "V3", "R3", "F2")] == [
        True,
        True,
        False,
        False,
        False,
        False,
    ]


@card("tower-owl", "rear")
@rule("PT1-610")
def test_from_the_rear_its_shots_pass_over_intercept():
    table = Table(A="R1 tower-owl", B="V1 camp-cook, F1 star-reader", wave="rear")
    assert "shoot B:F1" in table.choices("attack", "R1")

    table.shoot("R1", "B:F1")

    assert (table.damage("B:F1"), table.damage("B:V1")) == (3, 0)


@card("tower-owl", "rear")
def test_only_its_own_shots_pass():
    table = Table(A="R1 tower-owl, R3 last-squire", B="V1 camp-cook, F1 star-reader", wave="rear")

    table.refused("shoot", "R3", "B:F1", rule="PT1-610")


@card("tower-owl", "line")
@rule("PT1-R10")
def test_late_return_takes_a_card_back_and_draws_one():
    """Not itself: it is in no pile yet."""
    table = Table(A_hand="tower-owl", A_discard="moon-wolf camp-cook", A_deck="mud-toad", B_discard="rag-tailor")
    assert table.choices("order", "tower-owl") == {"moon-wolf", "camp-cook"}

    table.order("tower-owl", "camp-cook")

    assert table.hand("A") == ["camp-cook", "mud-toad"]
    assert table.discard("A") == ["moon-wolf", "tower-owl"]


@card("tower-owl", "line")
@rule("PT1-R08")
def test_late_return_needs_a_card_to_return_but_no_deck():
    empty = Table(A_hand="tower-owl")
    deckless = Table(A_hand="tower-owl", A_discard="moon-wolf", rest="out")

    deckless.order("tower-owl", "moon-wolf")

    empty.refused("order", "tower-owl", rule="PT1-R25")
    assert deckless.hand("A") == ["moon-wolf"]

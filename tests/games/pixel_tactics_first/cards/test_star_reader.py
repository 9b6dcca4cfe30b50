"""Star Reader: draws more and knows what comes."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("star-reader", "leader")
def test_at_the_start_of_each_round_one_of_the_top_three_is_taken_and_the_rest_go_under_the_deck():
    table = Table(
        A_leader="star-reader",
        A_deck="camp-cook moon-wolf mud-toad bell-founder",
        B_leader="map-maker",
        wave="rear",
        active="B",
    )

    table.end()
    assert table.round == 3
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"camp-cook", "moon-wolf", "mud-toad"}

    table.pick("moon-wolf")
    assert table.hand("A") == ["moon-wolf"]
    assert table.deck("A")[0] == "bell-founder"
    assert set(table.deck("A")[-2:]) == {"camp-cook", "mud-toad"}
    assert table.seen_by(table.card("A", "camp-cook")) == table.told_apart_by(table.card("A", "camp-cook")) == set()


@card("star-reader", "leader")
def test_the_rival_sees_neither_what_was_looked_at_nor_what_was_taken():
    table = Table(
        A_leader="star-reader", A_deck="camp-cook moon-wolf mud-toad", B_leader="map-maker", wave="rear", active="B"
    )

    table.end().pick("moon-wolf")

    assert table.seen_by(table.card("A", "moon-wolf")) == {"A"}
    assert {piece.card for tale in table.tales("B") if tale.what in ("look", "take") for piece in tale.pieces} <= {None}


@card("star-reader", "leader")
@rule("PT1-R08")
def test_a_short_deck_is_looked_through_and_an_empty_one_is_not():
    short = Table(A_leader="star-reader", A_deck="camp-cook", rest="out", B_leader="map-maker", wave="rear", active="B")
    empty = Table(A_leader="star-reader", rest="out", B_leader="map-maker", wave="rear", active="B")

    short.end().pick("camp-cook")
    empty.end()

    assert (short.hand("A"), short.deck("A")) == (["camp-cook"], [])
    assert empty.asked() == {"B": "act"}


@card("star-reader", "leader")
def test_no_other_wave_begins_under_the_stars():
    table = Table(A_leader="star-reader", B_leader="map-maker", active="B")

    table.end()

    assert table.asked() == {"A": "act"}


@card("star-reader", "leader")
@card("mirror-mage", "leader")
def test_the_first_player_looks_first_and_the_first_round_begins_so_too():
    tables = (Table.new(bytes([seed]) * 8) for seed in range(200))
    table = next(each for each in tables if "star-reader" in each.hand("A") and "mirror-mage" in each.hand("B"))

    table.lead("star-reader", by="A").lead("mirror-mage", by="B")
    assert table.round == 1
    assert table.asked() == {table.first: "pick"}
    assert len(table.options()) == 3

    table.pick(table.deck(table.first)[0])
    assert table.asked() == {"B" if table.first == "A" else "A": "pick"}


@card("star-reader", "vanguard")
def test_it_looks_at_the_rivals_hand_and_draws():
    table = Table(A="V1 star-reader", A_deck="camp-cook", B_hand="moon-wolf")

    table.cast("V1")

    assert table.hand("A") == ["camp-cook"]
    assert [[piece.card for piece in tale.pieces] for tale in table.tales("A") if tale.what == "look"] == [
        ["moon-wolf"]
    ]
    assert table.told_apart_by(table.card("B", "moon-wolf")) == {"B"}


@card("star-reader", "vanguard")
@rule("PT1-R08")
def test_it_does_whichever_of_the_two_it_can():
    hidden = Table(A="V1 star-reader", A_deck="camp-cook")
    empty = Table(A="V1 star-reader", rest="out", B_hand="moon-wolf")
    neither = Table(A="V1 star-reader", rest="out")

    hidden.cast("V1")
    empty.cast("V1")

    assert hidden.hand("A") == ["camp-cook"]
    assert "look" in empty.happened()
    assert empty.hand("A") == []
    neither.refused("cast", "V1", rule="PT1-R25")


@card("star-reader", "flank")
@pytest.mark.parametrize(
    ("mine", "theirs", "drawn"),
    [("", "", 1), ("", "moon-wolf", 1), ("", "moon-wolf mud-toad", 2), ("gate-warden", "moon-wolf mud-toad", 1)],
)
def test_a_second_card_comes_only_if_the_rival_still_has_more(mine, theirs, drawn):
    """Counted when the first has been drawn."""
    table = Table(A="F1 star-reader", A_hand=mine, A_deck="camp-cook bell-founder", B_hand=theirs, wave="flank")

    table.cast("F1")

    assert table.hand("A") == [*mine.split(), "camp-cook", "bell-founder"][: len(mine.split()) + drawn]


@card("star-reader", "flank")
@rule("PT1-R08")
def test_the_flank_power_draws_what_there_is_and_needs_a_deck():
    last = Table(A="F1 star-reader", A_deck="camp-cook", rest="out", B_hand="moon-wolf mud-toad", wave="flank")
    empty = Table(A="F1 star-reader", rest="out", B_hand="moon-wolf mud-toad", wave="flank")

    last.cast("F1")

    assert last.hand("A") == ["camp-cook"]
    empty.refused("cast", "F1", rule="PT1-R25")


@card("star-reader", "rear")
def test_it_puts_three_cards_of_its_own_deck_in_order_and_draws_the_first():
    table = Table(A="R1 star-reader", A_deck="camp-cook moon-wolf mud-toad bell-founder", wave="rear")
    assert table.choices("cast", "R1") == {"clause 1", "clause 2"}

    table.cast("R1", "clause 1")
    assert table.options() == {"camp-cook", "moon-wolf", "mud-toad"}

    table.pick("mud-toad", "camp-cook", "moon-wolf")
    assert table.hand("A") == ["mud-toad"]
    assert table.deck("A")[:3] == ["camp-cook", "moon-wolf", "bell-founder"]


@card("star-reader", "rear")
def test_it_puts_three_cards_of_the_rivals_deck_in_order_and_draws_of_its_own():
    table = Table(A="R1 star-reader", A_deck="camp-cook", B_deck="moon-wolf mud-toad rag-tailor", wave="rear")

    table.cast("R1", "clause 2").pick("B:rag-tailor", "B:moon-wolf", "B:mud-toad")

    assert table.hand("A") == ["camp-cook"]
    assert table.deck("B")[:3] == ["rag-tailor", "moon-wolf", "mud-toad"]
    assert table.seen_by(table.card("B", "rag-tailor")) == set()


@card("star-reader", "rear")
@rule("PT1-R08")
def test_an_empty_deck_is_not_looked_at():
    own = Table(A="R1 star-reader", rest="out", B_deck="moon-wolf", wave="rear")
    both = Table(A="R1 star-reader", rest="out", wave="rear")

    assert own.choices("cast", "R1") == {"clause 2"}
    own.cast("R1", "clause 2").pick("B:moon-wolf")

    assert own.hand("A") == []
    both.refused("cast", "R1", rule="PT1-R25")


@card("star-reader", "line")
def test_make_a_wish_searches_the_whole_deck_and_shuffles():
    table = Table(A_hand="star-reader", A_deck="camp-cook moon-wolf mud-toad", rest="out")

    table.order("star-reader")
    assert table.options() == {"camp-cook", "moon-wolf", "mud-toad"}

    table.pick("moon-wolf")
    assert table.hand("A") == ["moon-wolf"]
    assert sorted(table.deck("A")) == ["camp-cook", "mud-toad"]
    assert "shuffle" in table.happened()
    assert table.seen_by(table.card("A", "moon-wolf")) == {"A"}
    assert table.discard("A") == ["star-reader"]


@card("star-reader", "line")
@rule("PT1-R08")
def test_an_empty_deck_grants_no_wish():
    table = Table(A_hand="star-reader", rest="out")

    table.refused("order", "star-reader", rule="PT1-R25")

"""Sections 2 and 3: spells are bid for and drafted."""

from itertools import pairwise

import pytest

from app.games.pixel_glory.cards import BASICS, CARDS
from app.games.pixel_glory.words import Spell
from app.kernel.node import replace
from tests.games.pixel_glory.table import SEATS, Table


def offered_and_left(table: Table) -> tuple[int, int]:
    """How many spells lie open, and how many are still in their deck."""
    return len(table.offer), len(table.common("spells"))


@pytest.mark.rule("PG-201", "PG-202", "PG-203")
def test_the_town_comes_first_and_then_the_dungeon():
    table = Table.new()
    assert table.view("A").turn.phase == "town" and table.asked() == {"A": "bid", "B": "bid"}

    table.town()
    assert table.view("A").turn.phase == "dungeon" and table.asked() == {table.turn: "act"}


@pytest.mark.rule("PG-205", "PG-209")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 3), (4, 4)])
def test_two_or_three_players_see_three_spells_and_four_players_four(seats, shown):
    table = Table.new(seats=seats)

    assert offered_and_left(table) == (shown, 36 - shown)
    for audience in (*SEATS[:seats], "watchers"):
        view = table.view(audience)
        assert [view.faces[key].card for key in view.zones["offer"]] == table.offer
        assert view.zones["spells"] == 36 - shown


@pytest.mark.rule("PG-205")
@pytest.mark.parametrize("seats", [1, 5, 0, "two"])
def test_free_for_all_is_for_two_to_four(seats):
    with pytest.raises(ValueError, match="2, 3, 4"):
        Table.new(seats=seats)


@pytest.mark.rule("PG-104", "PG-206")
def test_everybody_may_bid_each_number_from_1_to_9():
    table = Table.new(seats=4)

    for letter in SEATS:
        assert table.choices(by=letter) == {f"bid {n}" for n in range(1, 10)}


@pytest.mark.rule("PG-207", "PG-102")
def test_the_basics_lie_in_five_piles_of_fifteen():
    assert Table.new().view("watchers").piles == (15, 15, 15, 15, 15)


@pytest.mark.rule("PG-208")
def test_the_spells_come_in_a_random_order():
    assert len({tuple(Table.new(bytes([n])).offer) for n in range(20)}) == 20


@pytest.mark.rule("PG-210", "PG-R06")
def test_anybody_may_begin_with_the_staff():
    assert {Table.new(bytes([n]), seats=3).staff for n in range(40)} == set("ABC")


# --- Bids -----------------------------------------------------------------------------------


@pytest.mark.rule("PG-301")
def test_bids_are_laid_face_down_and_revealed_together():
    table = Table.new(seats=3)
    table.then("bid 7", by="B")

    assert table.secret and table.asked() == {"A": "bid", "C": "bid"}
    for audience in ("A", "C", "watchers"):
        wizard = table.view(audience).wizards[1]
        assert wizard.sworn and wizard.bid == 0 and wizard.bids == tuple(range(1, 10))
        assert table.tales(audience) == ()

    table.then("bid 2", by="A").then("bid 1", by="C")
    assert [wizard.bid for wizard in table.view("watchers").wizards] == [2, 7, 1]


@pytest.mark.rule("PG-301")
def test_whoever_has_laid_a_bid_sees_which_and_nobody_else_does():
    tables = [Table.new(seats=3).then(f"bid {n}", by="B") for n in range(1, 10)]

    assert [table.view("B").laid for table in tables] == [*range(1, 10)]
    for others in ("A", "C", "watchers", "open"):
        views = [table.view(others) for table in tables]
        assert views[0].laid == 0 and all(view == views[0] for view in views)

    tables[6].then("bid 2", by="A")
    assert [tables[6].view(letter).laid for letter in "ABC"] == [2, 7, 0]
    tables[6].then("bid 1", by="C")
    assert [tables[6].view(letter).laid for letter in "ABC"] == [0, 0, 0], "all bids lie open"


@pytest.mark.rule("PG-302")
def test_the_highest_bid_picks_first_and_the_lowest_last():
    table = Table.new(seats=4).bids(2, 9, 3, 7)

    picked = []
    while table.asked() and "draft" in table.asked().values():
        picked += table.asked()
        table.draft(table.offer[0])
    assert picked == list("BDC")
    assert [len(table.drafted(letter)) > 0 for letter in SEATS] == [True] * 4, "the last spell goes to A of itself"


@pytest.mark.rule("PG-303", "PG-R07")
def test_the_staff_holder_wins_ties_and_then_whoever_sits_nearest_to_its_left():
    table = Table.where_staff_is("C", seats=4).bids(5, 5, 5, 5)

    assert table.view("watchers").turn.order == (2, 3, 0, 1)


@pytest.mark.rule("PG-303")
def test_the_staff_wins_ties_only():
    assert Table.where_staff_is("A", seats=3).bids(4, 5, 4).view("watchers").turn.order == (1, 0, 2)


@pytest.mark.rule("PG-304")
def test_a_spell_brings_a_basic_of_its_element_for_each_symbol():
    table = Table.new(seats=3).bids(9, 5, 1)
    spell = next(card for card in table.offer if CARDS[card].symbols)
    table.draft(spell)

    symbols, basic = CARDS[spell].symbols, BASICS[CARDS[spell].element]
    assert table.drafted("A") == [spell, *[basic] * symbols]
    assert sum(table.view("A").piles) == 75 - symbols
    assert spell not in table.offer
    assert table.view("C").wizards[0].drafted == (spell, *[basic] * symbols)


@pytest.mark.rule("PG-R05")
@pytest.mark.parametrize(("left", "taken"), [(3, 2), (1, 1), (0, 0)])
def test_of_a_pile_that_runs_short_what_is_left_is_taken(left, taken):
    table = next(table for table in (Table.new(bytes([n])) for n in range(99)) if "flood" in table.offer).bids(9, 1)
    table.state = replace(table.state, piles=(left,) * 5)
    table.draft("flood")

    assert table.drafted("A") == ["flood", *["basic-water"] * taken]
    assert table.state.piles == (left, left, left - taken, left, left)
    [drafted] = [tale for tale in table.tales("B") if tale.what == "drafted"]
    assert drafted.n == taken


@pytest.mark.rule("PG-R05")
@pytest.mark.parametrize("secret", [bytes([n]) for n in range(10)])
def test_in_the_base_game_no_pile_runs_out(secret):
    table = Table.new(secret, seats=4).town()

    assert table.view("A").piles == (0, 0, 0, 0, 0)
    assert sum(len(wizard.drafted) for wizard in table.view("A").wizards) == 36 + 75


@pytest.mark.rule("PG-305", "PG-104")
def test_an_auction_card_is_used_once():
    table = Table.new().bids(9, 1)
    while "draft" in table.asked().values():
        table.anything()

    assert table.choices(by="A") == {f"bid {n}" for n in range(1, 9)}
    assert table.choices(by="B") == {f"bid {n}" for n in range(2, 10)}
    table.cannot("bid 9", by="A")


@pytest.mark.rule("PG-306")
def test_with_two_players_the_spell_that_nobody_picked_is_removed():
    table = Table.new().bids(9, 1)
    first, second, third = table.offer
    table.draft(second).draft(first)

    assert table.common("out") == [third]
    assert table.drafted("A")[0] == second and table.drafted("B")[0] == first
    assert third not in table.offer


@pytest.mark.rule("PG-307")
@pytest.mark.parametrize(("bids", "last"), [((3, 2, 1), "C"), ((1, 2, 3), "A"), ((5, 2, 6), "B")])
def test_the_staff_goes_to_whoever_drafted_last(bids, last):
    table = Table.where_staff_is("B", seats=3).bids(*bids)
    while table.round == 1:
        table.anything()

    assert table.staff == last


@pytest.mark.rule("PG-R08", "PG-602")
def test_the_staff_moves_after_round_nine_too_and_its_holder_begins():
    starts = set()
    for n in range(12):
        table = Table.new(bytes([n]), seats=3)
        while table.round < 9:
            table.anything()
        order = table.view("A").turn.order
        table.town()
        assert table.turn == table.staff == SEATS[order[-1]]
        starts.add(table.staff)
    assert len(starts) > 1


@pytest.mark.rule("PG-308", "PG-309", "PG-310")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 3), (4, 4)])
def test_nine_rounds_with_new_spells_give_everybody_nine(seats, shown):
    table, rounds = Table.new(seats=seats), []
    while not table.state.turns:
        if table.secret and not rounds[table.round - 1 :]:
            rounds.append(tuple(table.offer))
        table.anything()

    # the ninth round's bids leave no choice and are laid by themselves
    assert [len(spells) for spells in rounds] == [shown] * 8
    assert all(not set(one) & set(other) for one, other in pairwise(rounds))
    for wizard in table.view("A").wizards:
        spells = [card for card in wizard.drafted if card not in BASICS.values()]
        assert len(spells) == 9 and len(wizard.drafted) == 9 + sum(CARDS[card].symbols for card in spells)


@pytest.mark.rule("PG-311", "PG-503")
@pytest.mark.parametrize(("seats", "drafted", "removed", "left"), [(2, 18, 9, 9), (3, 27, 0, 9), (4, 36, 0, 0)])
def test_this_many_spells_are_used_up(seats, drafted, removed, left):
    table = Table.new(seats=seats).town()
    owned = [piece for piece in table.state.pieces if piece.kind == "spell" and piece.owner >= 0]

    assert len(owned) == drafted
    assert len(table.common("out")) == removed
    assert len([card for card in table.common("box") if isinstance(CARDS[card], Spell)]) == left
    assert table.common("spells") == []

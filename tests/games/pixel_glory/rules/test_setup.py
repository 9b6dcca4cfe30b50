"""Section 5: the set-up of the Dungeon."""

import pytest

from app.games.pixel_glory.cards import BASE_MONSTERS, CARDS
from tests.games.pixel_glory.table import SEATS, Table


@pytest.mark.rule("PG-501", "PG-502")
@pytest.mark.parametrize(("difficulty", "few", "four"), [("casual", 14, 15), ("standard", 12, 13), ("hardcore", 8, 9)])
def test_players_begin_with_this_much_hp_and_no_combo_points(difficulty, few, four):
    for seats in (2, 3, 4):
        table = Table.new(seats=seats, difficulty=difficulty).town()
        assert table.all_hp == (few if seats < 4 else four,) * seats
        assert [table.combo(letter) for letter in SEATS[:seats]] == [0] * seats


@pytest.mark.rule("PG-503")
def test_nobody_holds_basics_that_were_not_drafted():
    table = Table.new().town()
    view = table.view("A")

    assert sum(view.piles) == 75 - sum(len(wizard.drafted) - 9 for wizard in view.wizards)


@pytest.mark.rule("PG-504", "PG-505")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_of_fifteen_monsters_are_revealed_and_the_dungeon_lord_lies_last(seats):
    table = Table.new(seats=seats).town()

    assert len(table.monsters.split()) == 3
    assert len(table.dungeon) == 12
    assert table.dungeon[-1] == "dungeon-lord"
    assert {*table.monsters.split(), *table.dungeon[:-1]} <= {*BASE_MONSTERS}
    assert table.view("B").zones["dungeon"] == 12
    assert all(CARDS[card].hp == piece.hp for card in table.monsters.split() for piece in [table.piece(card)])


@pytest.mark.rule("PG-504")
def test_the_monsters_are_drawn_at_random():
    assert len({tuple(Table.new(bytes([n])).town().dungeon) for n in range(5)}) == 5


@pytest.mark.rule("PG-R33")
@pytest.mark.parametrize("thief", ["sock-thief", "chimney-bat"])
def test_what_happens_when_a_monster_is_revealed_does_not_happen_in_the_set_up(thief):
    for n in range(60):
        table = Table.new(bytes([n]), mode="expanded").town()
        if thief in table.monsters:
            assert table.all_hp == (12, 12)
            return
    raise AssertionError(f"{thief} never came first")


@pytest.mark.rule("PG-601", "PG-602")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_shuffles_the_own_deck_draws_four_and_the_staff_holder_begins(seats):
    table = Table.new(seats=seats).town()
    drafted = [len(wizard.drafted) for wizard in table.view("A").wizards]

    assert [len(table.hand(letter)) for letter in SEATS[:seats]] == [4] * seats
    assert [len(table.deck(letter)) + 4 for letter in SEATS[:seats]] == drafted
    assert table.turn == table.staff
    for piece in table.state.pieces:
        if piece.zone in ("hand", "deck"):
            assert piece.owner == piece.side


@pytest.mark.rule("PG-601")
def test_a_hand_is_seen_by_its_owner_alone_and_a_deck_by_nobody():
    table = Table.new(seats=3).town()

    for letter in SEATS[:3]:
        for other in (*SEATS[:3], "watchers"):
            zones = table.view(other).zones
            assert isinstance(zones[f"{SEATS.index(letter)}.hand"], int) == (letter != other)
            assert isinstance(zones[f"{SEATS.index(letter)}.deck"], int)


@pytest.mark.rule("PG-602", "PG-902")
def test_play_goes_clockwise():
    table = Table("tax-wraith - -", lord=False, dungeon="", seats=4, active="C", C_hand="basic-fire", C_reserve="")
    turns = [table.turn]
    for card in ("basic-fire", "basic-shadow", "basic-shadow", "basic-shadow"):
        table.play(card)
        turns.append(table.turn)

    assert turns == list("CDABC")


@pytest.mark.rule("PG-R34", "PG-504")
def test_nothing_shows_where_the_monsters_of_the_dungeon_lie():
    table = Table.new(mode="expanded").town()

    for audience in ("A", "B", "watchers"):
        assert table.view(audience).zones["dungeon"] == 12
    assert all(piece.seen == 0 and set(piece.keys) == {0} for piece in table.state.pieces if piece.zone == "dungeon")


@pytest.mark.rule("PG-R01", "PG-R02")
def test_all_that_is_played_with_are_the_printed_cards_and_no_tokens_run_out():
    table = Table("volcano-intern ex-continent dungeon-lord-coop", mode="solo", A_hand="basic-water")
    assert sum(table.piece(card).hp for card in table.monsters.split()) == 15 + 15 + 25

    cards = {piece.card for piece in Table.new(seats=4).town().state.pieces}
    assert len(cards) == 36 + 5 + 26

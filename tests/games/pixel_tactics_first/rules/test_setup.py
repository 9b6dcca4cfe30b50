"""Section 2: setup and leader selection."""

import pytest

from app.games.pixel_tactics.game import PIXEL_TACTICS, Options
from tests.games.pixel_tactics.table import SLOTS
from tests.games.pixel_tactics_first.table import Table

QUIET = ("star-reader", "clock-maker", "mirror-mage")
"""Leaders who would ask something, or change the number of actions, at the very start."""


def led(table: Table) -> Table:
    """Both lead a quiet card, not the same."""
    mine = next(card for card in table.hand("A") if card not in QUIET)
    theirs = next(card for card in table.hand("B") if card not in (*QUIET, mine))
    return table.lead(mine, by="A").lead(theirs, by="B")


def begun(**options) -> Table:
    """A table whose Leaders have just been revealed."""
    return led(Table.new(**options))


def alike(least: int = 1) -> tuple[Table, list[str]]:
    """A table at which both were dealt so many of the same cards, and these."""
    for n in range(1000):
        table = Table.new(n.to_bytes(2, "big"))
        same = sorted(set(table.hand("A")) & set(table.hand("B")))
        if len(same) >= least:
            return table, same
    raise AssertionError


@pytest.mark.rule("PT1-201")
def test_a_game_is_played_for_two_trophies_or_three():
    assert PIXEL_TACTICS.options({"trophies": 2}) == Options(2, 0)
    assert PIXEL_TACTICS.options({"trophies": 3}) == Options(3, 0)
    with pytest.raises(ValueError, match="trophies"):
        PIXEL_TACTICS.options({"trophies": 5})


@pytest.mark.rule("PT1-202", "PT1-R02")
def test_a_round_has_three_waves_and_a_match_any_number_of_rounds():
    table = Table(rest="out", round=40)
    assert [table.pass_until(wave=wave, turn="A").round for wave in ("vanguard", "flank", "rear")] == [40, 40, 40]
    assert table.pass_until(wave="vanguard").round == 41
    assert table.pass_until(round=60).match == 1


@pytest.mark.rule("PT1-203")
def test_each_shuffles_the_own_deck_and_draws_five_cards():
    deals = set()
    for n in range(20):
        table = Table.new(bytes([n]))
        for seat in "AB":
            assert (len(table.hand(seat)), len(table.deck(seat))) == (5, 20)
            deals.add(tuple(table.hand(seat)))
    assert len(deals) == 40


@pytest.mark.rule("PT1-204", "PT1-205")
def test_both_choose_a_leader_in_secret_and_reveal_together():
    table = Table.new()
    assert table.asked() == {"A": "leader", "B": "leader"}
    assert table.options(by="B") == {f"lead {card}" for card in table.hand("B")}

    before = PIXEL_TACTICS.view(table.state, 1)
    mine = table.hand("A")[0]
    table.lead(mine, by="A")
    after = PIXEL_TACTICS.view(table.state, 1)
    assert (before.zones, before.faces) == (after.zones, after.faces) and table.tales("B") == ()
    assert "A:F2" not in table and table.asked() == {"B": "leader"}

    theirs = next(card for card in table.hand("B") if card != mine)
    table.lead(theirs, by="B")
    [reveal] = [tale for tale in table.tales("watchers") if tale.what == "leaders"]
    assert {glimpse.card for glimpse in reveal.pieces} == {mine, theirs}


@pytest.mark.rule("PT1-206", "PT1-208")
def test_the_leader_stands_in_the_middle_of_eight_slots_and_stays_there():
    table = begun()
    assert table.at("A:F2").leads and [slot for slot in SLOTS if f"A:{slot}" in table] == []

    found = set()
    for wave in ("vanguard", "flank", "rear"):
        found |= Table(A_hand="camp-cook", wave=wave).choices("recruit", "camp-cook")
    assert found == {f"A:{slot}" for slot in SLOTS}

    table = Table(A="F1 camp-cook", A_hand="honey-bear map-maker", wave="flank")
    table.refused("recruit", "honey-bear", "F2", rule="PT1-208")
    table.refused("move", "F1", "F2", rule="PT1-208")
    assert "A:F2" not in table.choices("order", "map-maker")


@pytest.mark.rule("PT1-207")
def test_the_cards_not_chosen_are_the_starting_hand():
    table = Table.new()
    dealt = table.hand("A")
    led(table)

    assert table.hand("A") == [card for card in dealt if card != table["A:F2"].card]
    assert (len(table.hand("A")), len(table.deck("A"))) == (4, 20)


@pytest.mark.rule("PT1-209", "PT1-R03")
def test_equal_leaders_go_under_the_decks_and_both_choose_again_with_a_new_card():
    table, [same, *_] = alike()
    tops = {seat: table.deck(seat)[0] for seat in "AB"}
    left = {seat: [card for card in table.hand(seat) if card != same] for seat in "AB"}
    table.lead(same, by="A").lead(same, by="B")

    assert table.asked() == {"A": "leader", "B": "leader"} and table.round == 0
    for seat in "AB":
        assert f"{seat}:F2" not in table
        assert table.deck(seat)[-1] == same and len(table.deck(seat)) == 20
        assert table.hand(seat) == [*left[seat], tops[seat]]
        assert table.options(by=seat) == {f"lead {card}" for card in table.hand(seat)}


@pytest.mark.rule("PT1-209", "PT1-R03")
def test_they_choose_until_the_leaders_differ():
    table, [one, other, *_] = alike(2)
    table.lead(one, by="A").lead(one, by="B")
    table.lead(other, by="B").lead(other, by="A")

    assert table.asked() == {"A": "leader", "B": "leader"}
    assert [table.deck(seat)[-2:] for seat in "AB"] == [[one, other]] * 2
    led(table)
    assert table.round == 1 and table["A:F2"].card != table["B:F2"].card
    assert [len(table.hand(seat)) for seat in "AB"] == [4, 4]


@pytest.mark.rule("PT1-209")
def test_different_leaders_stay():
    table = begun()
    assert table.round == 1 and "clash" not in table.happened()


@pytest.mark.rule("PT1-210")
def test_the_aim_is_to_bring_down_the_rivals_leader_first():
    for damage, winner in ((13, None), (14, (1, 0))):
        table = Table(A="V1 tilt-rider", B_leader=f"mirror-mage:{damage}").attack("V1", "B:F2").end().end()
        assert table.trophies == (winner or (0, 0)) and table.match == (2 if winner else 1)

"""Section 2: table, setup and leader selection."""

import pytest

from tests.games.pixel_tactics.table import GAME, SLOTS, Table


def begun(**options) -> Table:
    """A table whose Leaders have just been revealed."""
    table = Table.new(**options)
    return table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")


@pytest.mark.rule("PT5-201")
def test_each_player_has_a_deck_a_hand_a_discard_pile_that_is_empty_and_a_unit():
    table = begun()
    for seat in "AB":
        assert len(table.deck(seat)) == 20 and len(table.hand(seat)) == 4
        assert table.discard(seat) == []
        assert len(table.lying(seat, "unit")) == 1
    assert {piece.owner for piece in table.state.lying(0, "deck") + table.state.lying(0, "hand")} == {0}


@pytest.mark.rule("PT5-202")
def test_each_fighting_row_belongs_to_the_wave_of_its_name():
    unit = "V1 ferrykeeper, F1 lag-conjurer, R1 patch-nurse"
    for wave, slot in (("vanguard", "V1"), ("flank", "F1"), ("rear", "R1")):
        table = Table(A_hand="night-baker", A=unit, wave=wave)
        row = wave[0].upper()
        assert table.choices("recruit", "night-baker") <= {f"A:{row}{column}" for column in (1, 2, 3)}
        table.refused("attack", {"V1": "F1", "F1": "R1", "R1": "V1"}[slot], "B:F2", rule="PT5-601")


@pytest.mark.rule("PT5-203")
def test_around_the_leader_are_eight_slots_that_begin_empty():
    table = begun()
    assert [slot for slot in SLOTS if f"A:{slot}" in table or f"B:{slot}" in table] == []

    found = set()
    for wave in ("vanguard", "flank", "rear"):
        found |= Table(A_hand="night-baker", wave=wave, round=1).choices("recruit", "night-baker")
    assert found == {f"A:{slot}" for slot in SLOTS}


@pytest.mark.rule("PT5-204", "PT5-R05")
def test_the_reserve_row_has_three_slots_for_operations_and_traps_alone():
    table = Table(A_hand="night-baker door-guard", wave="rear")

    assert table.choices("operation", "night-baker") == {"A:S1", "A:S2", "A:S3"}
    assert table.choices("trap", "door-guard") == {"A:S1", "A:S2", "A:S3"}
    table.refused("recruit", "night-baker", "S1", rule="PT5-405")
    table.refused("operation", "night-baker", "R1", rule="PT5-420")
    table.refused("trap", "door-guard", "V1", rule="PT5-427")


@pytest.mark.rule("PT5-205")
def test_the_units_face_each_other_vanguard_to_vanguard():
    column = {"V2": "door-guard", "R2": "night-baker"}
    for left, foremost in ((("V2", "R2"), "B:V2"), (("R2",), "B:F2")):
        unit = ", ".join(f"{slot} {column[slot]}" for slot in left)
        table = Table(A="V1 patch-nurse", B=unit, B_reserve="S2 lamplighter")
        assert table.choices("attack", "V1") == {foremost}


@pytest.mark.rule("PT5-R04")
def test_the_leader_takes_f2_only_and_v2_and_r2_are_ordinary_slots():
    for wave, free in (
        ("vanguard", {"A:V1", "A:V2", "A:V3"}),
        ("flank", {"A:F1", "A:F3"}),
        ("rear", {"A:R1", "A:R2", "A:R3"}),
    ):
        table = Table(A_hand="night-baker", wave=wave)
        assert table.choices("recruit", "night-baker") == free


@pytest.mark.rule("PT5-206", "PT5-207", "PT5-209")
def test_five_of_25_cards_are_taken_and_the_four_not_picked_are_the_hand():
    table = Table.new()
    for seat in "AB":
        assert (len(table.deck(seat)), len(table.hand(seat))) == (20, 5)
        assert len(table.deck(seat)) + len(table.hand(seat)) == 25

    dealt = table.hand("A")
    table.lead(dealt[2], by="A").lead(table.hand("B")[0], by="B")
    assert table.at("A:F2").card == dealt[2] and table.at("A:F2").leads
    assert table.hand("A") == dealt[:2] + dealt[3:]
    assert len(table.deck("A")) == 20


@pytest.mark.rule("PT5-R06")
def test_the_decks_are_shuffled_at_random_each_on_its_own():
    deals = {tuple(Table.new(bytes([n])).hand(seat)) for n in range(20) for seat in "AB"}
    assert len(deals) == 40


@pytest.mark.rule("PT5-R06")
def test_the_decks_are_shuffled_again_before_every_match():
    table = Table(A="V1 retired-boss", B_leader="score-keeper:17")
    table.attack("A:V1", "B:F2").end().end()

    assert table.match == 2
    for seat in (0, 1):
        deck = list(table.state.sides[seat].hand + table.state.sides[seat].deck)
        assert len(deck) == 24 and deck != sorted(deck)


@pytest.mark.rule("PT5-208")
def test_leaders_are_picked_in_secret_and_revealed_at_the_same_moment():
    table = Table.new()
    before = GAME.view(table.state, 1)
    table.lead(table.hand("A")[3], by="A")
    after = GAME.view(table.state, 1)

    assert (before.zones, before.faces) == (after.zones, after.faces)
    assert table.tales("B") == () and table.tales("watchers") == ()
    assert "A:F2" not in table
    assert table.asked() == {"B": "leader"}
    assert table.why("lead", table.hand("A")[0], by="A") is not None

    card = table.hand("B")[1]
    table.lead(card, by="B")
    assert table.at("B:F2").card == card and "A:F2" in table
    [reveal] = [tale for tale in table.tales("watchers") if tale.what == "leaders"]
    assert {glimpse.card for glimpse in reveal.pieces} == {table.at("A:F2").card, card}


@pytest.mark.rule("PT5-208")
def test_the_second_seat_may_pick_first():
    table = Table.new()
    table.lead(table.hand("B")[4], by="B")
    assert table.asked() == {"A": "leader"}

    table.lead(table.hand("A")[0], by="A")
    assert set(table.asked().values()) == {"act"}


@pytest.mark.rule("PT5-R07")
def test_the_same_leader_on_both_sides_stays_without_a_new_choice():
    for n in range(100):
        table = Table.new(bytes([n]))
        same = sorted(set(table.hand("A")) & set(table.hand("B")))
        if same:
            break
    table.lead(same[0], by="A").lead(same[0], by="B")

    assert table.at("A:F2").card == table.at("B:F2").card == same[0]
    assert set(table.asked().values()) == {"act"} and table.round == 1


@pytest.mark.rule("PT5-210")
def test_the_aim_is_damage_equal_to_the_life_of_the_rivals_leader():
    for damage, match in ((13, 1), (14, 2), (15, 2)):
        table = Table(A="V1 retired-boss", B_leader=f"ferrykeeper:{damage}")
        table.attack("A:V1", "B:F2").end().end()
        assert table.match == match

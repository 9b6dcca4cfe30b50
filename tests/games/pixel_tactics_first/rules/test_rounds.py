"""Section 3: Rounds, Waves and turns."""

import pytest

from app.games.pixel_tactics.game import PIXEL_TACTICS as GAME
from tests.games.pixel_tactics_first.rules.test_setup import begun
from tests.games.pixel_tactics_first.table import Table


@pytest.mark.rule("PT1-301")
def test_chance_decides_who_is_first_in_the_first_match_and_that_player_starts_the_vanguard_wave():
    assert {Table.new(bytes([n])).first for n in range(20)} == {"A", "B"}

    table = begun()
    assert (table.turn, table.wave, table.round) == (table.first, "vanguard", 1)


@pytest.mark.rule("PT1-302", "PT1-303", "PT1-305", "PT1-R04", "PT1-R05")
def test_in_each_of_three_waves_the_first_player_then_the_second_take_two_actions_and_then_the_other_is_first():
    table = Table()
    found = []
    for _ in range(18):
        found.append((table.round, table.wave, table.turn, table.actions))
        table.end()

    expected = []
    for round, order in ((2, "AB"), (3, "BA"), (4, "AB")):
        expected += [(round, wave, seat, 2) for wave in ("vanguard", "flank", "rear") for seat in order]
    assert found == expected


@pytest.mark.rule("PT1-R05")
def test_nobody_changes_decks_or_units_with_the_round():
    table = Table(A="V1 honey-bear", B="V1 camp-cook", A_hand="mud-toad", wave="rear", active="B")
    before = {seat: (table.deck(seat), table.hand(seat), table.lying(seat, "unit")) for seat in "AB"}
    table.end()

    assert (table.round, table.first) == (3, "B")
    assert {seat: (table.deck(seat), table.hand(seat), table.lying(seat, "unit")) for seat in "AB"} == before


@pytest.mark.rule("PT1-304")
def test_everybody_sees_which_wave_runs_and_who_is_first():
    table = Table()
    for wave, first in (("vanguard", 0), ("flank", 0), ("rear", 0), ("vanguard", 1)):
        for audience in (0, 1, 2):
            turn = GAME.view(table.state, audience).turn
            assert (turn.wave, turn.first) == (wave, first)
        table.end().end()


@pytest.mark.rule("PT1-306")
def test_rounds_follow_each_other_until_a_leader_falls():
    table = Table(A="V1 tilt-rider", B_leader="mirror-mage:19", round=12)
    table.pass_until(round=15, wave="vanguard", turn="A")
    assert table.match == 1

    table.attack("V1", "B:F2").end()
    assert (table.match, table.trophies) == (2, (1, 0))


@pytest.mark.rule("PT1-307")
def test_the_actions_are_chosen_freely_from_the_list():
    table = Table(
        A="F1 rain-caller:1, F3 tilt-rider, V3 cellar-bat/corpse",
        A_hand="bell-founder",
        A_deck="camp-cook",
        B="V1 honey-bear",
        wave="flank",
        actions=9,
    )
    table.clear("V3").cast("F1", "flank").draw().attack("F3", "B:V1").attack("F2", "B:V1")
    table.order("bell-founder").move("F3", "V3").recruit("camp-cook", "F3")
    assert table.actions == 1


@pytest.mark.rule("PT1-R06")
def test_the_same_action_may_be_taken_twice_and_a_turn_ended_early():
    table = Table(A_deck="honey-bear mud-toad").draw().draw()
    assert table.hand("A") == ["honey-bear", "mud-toad"] and table.turn == "B"

    assert Table().end().turn == "B"
    assert Table().draw().end().turn == "B"


@pytest.mark.rule("PT1-R06")
def test_a_text_may_forbid_the_same_action_twice():
    table = Table(
        A="F1 cellar-bat/corpse, F3 tower-owl/corpse, R1 map-maker, R2 rain-caller",
        A_leader="honey-bear",
        A_hand="bell-founder lamp-mage camp-cook ember-scribe",
        B_leader="market-pedlar",
        B_hand="mud-toad",
        actions=10,
    )
    table.draw().recruit("camp-cook", "V1").order("bell-founder").clear("F1").move("R2", "V2")
    for words in (
        ("draw",),
        ("recruit", "ember-scribe", "V3"),
        ("order", "lamp-mage"),
        ("clear", "F3"),
        ("move", "V1", "F1"),
    ):
        table.refused(*words, rule="PT1-R06")


@pytest.mark.rule("PT1-R26")
def test_a_turn_keeps_at_least_one_action_whatever_texts_take_away():
    table = Table(A="F1 clock-maker, F3 clock-maker/theirs", wave="flank", first="A", active="A", actions=3)
    table.cast("F1").cast("F3").end()
    assert (table.turn, table.actions) == ("B", 1)

    table.draw()
    assert (table.wave, table.turn, table.actions) == ("rear", "A", 2)
    assert table.end().actions == 2


@pytest.mark.rule("PT1-302")
def test_without_actions_left_nothing_that_costs_one_is_done():
    table = Table(
        A="V1 tilt-rider, V2 market-pedlar, F1 cellar-bat/corpse, R1 map-maker",
        A_hand="bell-founder",
        B_hand="camp-cook",
        actions=0,
    )
    for words in (
        ("draw",),
        ("recruit", "bell-founder", "V3"),
        ("order", "bell-founder"),
        ("attack", "V1", "B:F2"),
        ("cast", "V2"),
        ("clear", "F1"),
    ):
        table.refused(*words, rule="PT1-302")
    assert table.options() == {"move A:V1", "move A:V2", "move A:R1", "pass"}
    table.move("V1", "F3")
    assert table.turn == "B"

"""The worked examples of the rules, one test each, with their numbers."""

import pytest

from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.phrases import YOUR_HERO, a, draw, order, strike, then
from app.kernel.node import replace
from tests.games.pixel_tactics_first.rules.test_setup import alike, led
from tests.games.pixel_tactics_first.table import Table


@pytest.mark.rule("PT1-209", "PT1-207")
def test_example_1_equal_leaders():
    table, [same, *_] = alike()
    table.lead(same, by="A").lead(same, by="B")
    for seat in "AB":
        assert (len(table.deck(seat)), len(table.hand(seat)), table.deck(seat)[-1]) == (20, 5, same)

    led(table)
    assert table["A:F2"].card != table["B:F2"].card
    assert [(len(table.hand(seat)), len(table.deck(seat))) for seat in "AB"] == [(4, 20), (4, 20)]


@pytest.mark.rule("PT1-302", "PT1-R04", "PT1-305")
def test_example_2_two_actions_each_wave():
    table = Table(round=1, first="A")
    taken = ""
    while table.round == 1:
        taken += table.turn + table.wave[0]
        table.draw()

    assert taken == "AvAvBvBvAfAfBfBfArArBrBr"
    assert (table.turn, table.wave, table.first) == ("B", "vanguard", "B")


@pytest.mark.rule("PT1-401", "PT1-402")
def test_example_3_no_hand_limit():
    nine = "honey-bear mud-toad camp-cook map-maker anvil-smith tower-owl cellar-bat rain-caller bell-founder"
    assert len(Table(A_hand=nine).draw().draw().hand("A")) == 11

    Table(A_hand=nine, rest="out").refused("draw", rule="PT1-401")


@pytest.mark.rule("PT1-351", "PT1-352", "PT1-R07")
def test_example_4_round_1(monkeypatch):
    # the set's Order that deals 2 damage deals it to each foe, and its Order that lets Heroes attack says no more
    monkeypatch.setitem(
        CARDS, "clock-maker", replace(CARDS["clock-maker"], line=order(then(draw(1), strike(a(YOUR_HERO)))))
    )
    table = Table(A="V1 honey-bear", A_hand="bell-founder clock-maker", B="V1 mud-toad", round=1, wave="flank")
    table.refused("attack", "F2", "B:V1", rule="PT1-351")

    table.order("bell-founder")
    assert table.damage("B:V1") == 2
    table.order("clock-maker").pick("V1")
    assert len(table.hand("A")) == 1 and "attack" not in table.happened()
    assert table.damage("B:V1") == 2 and table.turn == "B"


@pytest.mark.rule("PT1-405", "PT1-411", "PT1-R11", "PT1-R12")
def test_example_5_recruit_then_move_out():
    table = Table(A_hand="ember-scribe", B="V1 honey-bear").recruit("ember-scribe", "V1").move("V1", "F1")

    table.pass_until(wave="flank", turn="A").attack("F1", "B:V1")
    assert table.damage("B:V1") == 3


@pytest.mark.rule("PT1-R12", "PT1-411")
def test_example_6_attack_then_move():
    setting = {"A": "V2 tower-owl", "B": "V1 honey-bear"}
    table = Table(**setting)
    assert (table.strength("A:V2"), table.life("A:V2")) == (3, 5)
    table.attack("V2", "B:V1").move("V2", "R2")
    assert table.damage("B:V1") == 3 and table.at("A:R2").card == "tower-owl"

    table = Table(**setting).move("V2", "V1")
    table.refused("attack", "V1", "B:V1", rule="PT1-411")


@pytest.mark.rule("PT1-604", "PT1-805", "PT1-R14")
def test_example_7_melee_choice():
    table = Table(A="V3 ember-scribe", B="V1 rain-caller, F1 tower-owl, V3 honey-bear/corpse, F3 map-maker")
    assert (table.strength("B:F2"), table.life("B:F2")) == (4, 20)

    assert table.choices("attack", "V3") == {"B:V1", "B:F2", "B:F3"}
    table.refused("attack", "V3", "B:F1", rule="PT1-604")


@pytest.mark.rule("PT1-606", "PT1-805")
def test_example_8_blocked_attacker():
    Table(A="V2 honey-bear", wave="flank").refused("attack", "F2", "B:F2", rule="PT1-606")

    for unit in ("", "V2 honey-bear/corpse"):
        assert Table(A=unit, wave="flank").attack("F2", "B:F2").damage("B:F2") == 4


@pytest.mark.rule("PT1-610", "PT1-611", "PT1-R16")
def test_example_9_intercept():
    unit = "V1 drill-sergeant, F1 ember-scribe, R1 cellar-bat, V2 bell-founder/corpse, R2 rain-caller, F3 map-maker"
    table = Table(A="R3 hedgehog-guard", B=unit, wave="rear")

    assert {word for word in table.choices("attack", "R3") if word.startswith("shoot")} == {
        f"shoot B:{slot}" for slot in ("V1", "F2", "R2", "F3")
    }
    table.refused("shoot", "R3", "B:F1", rule="PT1-610")
    table.refused("shoot", "R3", "B:R1", rule="PT1-610")


@pytest.mark.rule("PT1-R19")
def test_example_10_exact_damage():
    body = Table(A="V1 ember-scribe:4", active="B").end().at("A:V1")
    assert (body.corpse, body.damage) == (True, 0)

    assert Table(A_leader="mirror-mage:20", active="B").end().match == 2
    assert Table(A_leader="mirror-mage:19", active="B").end().match == 1


@pytest.mark.rule("PT1-802", "PT1-803")
def test_example_11_lethal_but_active():
    table = Table(A="V1 moon-wolf", B="V1 ember-scribe", B_hand="camp-cook").attack("V1", "B:V1").end()
    assert (table.damage("B:V1"), table.life("B:V1")) == (5, 4)

    table.attack("V1", "A:V1")
    assert table.damage("A:V1") == 3
    table.order("camp-cook")
    assert table.wave == "flank" and not table.at("B:V1").corpse and table.damage("B:V1") == 3


@pytest.mark.rule("PT1-702", "PT1-703", "PT1-704")
def test_example_12_attack_power():
    # the set's power of that kind stands in the Vanguard row; its response to an attack deals damage
    table = Table(A="V1 market-pedlar, F1 tower-owl", B="V2 hedgehog-guard", B_hand="camp-cook mud-toad", actions=3)
    assert "shoot B:F2" not in table.choices("attack", "V1") and "shoot B:V2" in table.choices("attack", "V1")
    table.cast("V1").pick("camp-cook")

    assert table.hand("B") == ["mud-toad"] and table.damage("A:V1") == 0 and "damage" not in table.happened()
    table.refused("shoot", "V1", "B:V2", rule="PT1-406")


@pytest.mark.rule("PT1-904", "PT1-905", "PT1-910")
def test_example_13_both_fall():
    table = Table(
        A="V1 honey-bear, V2 mud-toad, V3 ember-scribe:4",
        A_leader="gate-warden:23",
        B="V1 honey-bear, R2 mud-toad",
        B_leader="moon-wolf:17",
        active="B",
    ).end()

    assert table.trophies == (1, 1) and table.match == 2
    assert (table.lying("A", "trophies"), table.lying("B", "trophies")) == (["gate-warden"], ["moon-wolf"])
    assert [(len(table.hand(seat)), len(table.deck(seat))) for seat in "AB"] == [(6, 18), (6, 18)]


@pytest.mark.rule("PT1-906", "PT1-907")
def test_example_14_tie_at_match_point():
    for before in ((2, 1), (2, 2)):
        table = Table(
            A_leader="camp-cook:16", B_leader="moon-wolf:17", active="B", goal=3, trophies=before, wave="rear"
        ).end()
        assert table.trophies == (2, 2) and table.state.over is None
        assert table.match == 2 and table.asked() == {"A": "leader", "B": "leader"}


@pytest.mark.rule("PT1-909", "PT1-910", "PT1-912")
def test_example_15_next_match():
    table = Table(A_leader="camp-cook:16", B_leader="moon-wolf", active="B").end()
    assert table.trophies == (0, 1) and table.match == 2

    assert [len(table.hand(seat)) + len(table.deck(seat)) for seat in "AB"] == [24, 24]
    assert [len(table.hand(seat)) for seat in "AB"] == [6, 5]
    assert table.first == "B" and led(table).turn == "B"

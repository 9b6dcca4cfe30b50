"""Section 4: the ceasefire of the first Round."""

import pytest

from tests.games.pixel_tactics_first.table import Table

UNIT = "V1 tilt-rider, F1 star-reader, R1 tower-owl, V2 market-pedlar/corpse"


@pytest.mark.rule("PT1-351", "PT1-352", "PT1-R17")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_in_the_first_round_nobody_attacks_in_any_way(wave):
    table = Table(A=UNIT, B="V1 honey-bear", wave=wave, round=1)
    assert not [word for word in table.options() if word.split()[0] in ("attack", "cast")]

    table.refused("attack", "V1", "B:V1", rule="PT1-351")
    table.refused("attack", "F2", "B:V1", rule="PT1-351")
    table.refused("shoot", "R1", "B:V1", rule="PT1-351")
    table.refused("cast", "F1", rule="PT1-351")


@pytest.mark.rule("PT1-351")
def test_in_the_second_round_they_do():
    unit = "V1 tilt-rider, F1 star-reader, R1 tower-owl"
    for wave, offered in (
        ("vanguard", {"attack A:V1"}),
        ("flank", {"attack A:F2", "cast A:F1"}),
        ("rear", {"attack A:R1"}),
    ):
        table = Table(A=unit, B="V1 honey-bear", wave=wave)
        assert {word for word in table.options() if word.split()[0] in ("attack", "cast")} == offered


@pytest.mark.rule("PT1-351")
def test_the_first_round_of_every_match_is_one():
    table = Table(A="V1 tilt-rider", B_leader="mirror-mage:14", round=5).attack("V1", "B:F2").end().end()
    assert table.match == 2 and not table.state.round

    mine = next(card for card in table.hand("A") if card not in ("star-reader", "clock-maker"))
    theirs = next(card for card in table.hand("B") if card not in ("star-reader", "clock-maker", mine))
    table.lead(mine, by="A").lead(theirs, by="B").pass_until(wave="flank")
    table.refused("attack", "F2", "B:F2" if table.turn == "A" else "A:F2", rule="PT1-351")


@pytest.mark.rule("PT1-352")
def test_orders_grant_no_attack_in_the_first_round():
    setting = {"A": "V1 honey-bear, V2 cellar-bat", "A_hand": "tilt-rider", "B": "V1 camp-cook"}
    Table(**setting, round=1).refused("order", "tilt-rider", "V1", "enough", rule="PT1-R25")
    assert Table(**setting).choices("order", "tilt-rider") == {"A:V1", "A:V2", "enough"}


@pytest.mark.rule("PT1-R07")
def test_orders_that_hurt_the_rival_without_an_attack_are_played_in_the_first_round():
    table = Table(A_hand="bell-founder lamp-mage", B="V1 honey-bear", B_hand="camp-cook mud-toad map-maker", round=1)
    table.order("bell-founder").order("lamp-mage")

    assert (table.damage("B:V1"), table.damage("B:F2")) == (2, 2)
    assert len(table.hand("B")) == 1


@pytest.mark.rule("PT1-R07")
def test_texts_that_are_no_attack_act_on_the_rival_in_the_first_round():
    table = Table(A="R1 bridge-goat", B_hand="honey-bear", active="B", first="B", round=1).recruit("honey-bear", "V1")
    assert table.damage("B:V1") == 1

    table = Table(A_leader="rain-caller", B_leader="honey-bear", B="V1 camp-cook", active="B", round=1).end()
    assert table.damage("B:V1") == 1

"""Ember Scribe: burns cards, foes and now and then the own fingers."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

SCRIBE = {"A_leader": "ember-scribe", "B_leader": "map-maker"}


@card("ember-scribe", "leader")
def test_each_foe_takes_1_more_from_an_order():
    table = Table(**SCRIBE, A_hand="bell-founder", A="V1 camp-cook", B="V1 drill-sergeant")

    table.order("bell-founder")

    assert table.damage("B:V1") == table.damage("B:F2") == 2 + 1
    assert table.damage("A:V1") == 0


@card("ember-scribe", "leader")
@card("ember-scribe", "line")
def test_it_adds_1_to_each_foe_however_the_points_were_split():
    table = Table(
        A_leader="mirror-mage",
        A_hand="ember-scribe",
        B_leader="ember-scribe",
        B="V1 drill-sergeant, V2 honey-bear, V3 camp-cook",
    )

    table.order("ember-scribe", *["B:V1"] * 4, *["B:V2"] * 2)

    assert [table.damage(f"B:{slot}") for slot in ("V1", "V2", "V3")] == [4 + 1, 2 + 1, 0]


@card("ember-scribe", "leader")
@rule("PT1-704")
def test_attacks_powers_and_the_rivals_orders_do_no_more():
    attack = Table(**SCRIBE, A="V1 market-pedlar", B="V1 drill-sergeant")
    power = Table(**SCRIBE, A="V1 rain-caller", B="V1 drill-sergeant")
    order = Table(**SCRIBE, A="V1 drill-sergeant", B_hand="bell-founder", active="B")

    attack.attack("V1", "B:V1")
    power.cast("V1")
    order.order("bell-founder")

    assert attack.damage("B:V1") == 4
    assert power.damage("B:V1") == 2
    assert order.damage("A:V1") == 2


@card("ember-scribe", "leader")
@card("rag-tailor", "line")
def test_moved_damage_is_not_increased():
    table = Table(**SCRIBE, A="V1 drill-sergeant:5", A_hand="rag-tailor", B="V1 camp-cook")

    table.order("rag-tailor", "V1", "B:V1", 3)

    assert table.damage("B:V1") == 3


@card("ember-scribe", "leader")
@card("mud-toad", "line")
@card("honey-bear", "leader")
def test_what_answers_an_order_is_no_damage_from_an_order():
    table = Table(A_leader="ember-scribe", A_hand="mud-toad", B_leader="honey-bear", B="V1 camp-cook")

    table.order("mud-toad", "B:V1")

    assert table.damage("B:F2") == 2


@card("ember-scribe", "leader")
@card("honey-bear", "flank")
def test_the_bear_takes_the_order_and_what_is_added_to_it():
    table = Table(**SCRIBE, A_hand="gate-warden", B="V1 drill-sergeant, F1 honey-bear")

    table.order("gate-warden")

    assert (table.damage("B:V1"), table.damage("B:F1")) == (0, 5 + 1)


@card("ember-scribe", "vanguard")
@pytest.mark.parametrize("burnt", [1, 2, 3])
def test_each_card_it_burns_deals_2_to_one_foe_in_melee(burnt):
    cards = ["camp-cook", "moon-wolf", "mud-toad"][:burnt]
    table = Table(
        A="V1 ember-scribe", A_hand="camp-cook moon-wolf mud-toad bell-founder", B="V1 drill-sergeant, F1 star-reader"
    )
    assert table.choices("cast", "V1") == {"camp-cook", "moon-wolf", "mud-toad", "bell-founder"}
    assert "enough" in table.choices("cast", "V1", "camp-cook")
    assert table.choices("cast", "V1", "camp-cook", "enough") == {"B:V1", "B:F2"}

    table.cast("V1", *cards, *(["enough"] if burnt < 3 else []), "B:V1")

    assert table.damage("B:V1") == 2 * burnt
    assert sorted(table.discard("A")) == sorted(cards)
    assert len(table.hand("A")) == 4 - burnt


@card("ember-scribe", "vanguard")
def test_a_hand_of_one_is_burnt_whole_and_an_empty_one_not_at_all():
    one = Table(A="V1 ember-scribe", A_hand="camp-cook")
    none = Table(A="V1 ember-scribe")

    one.cast("V1", "camp-cook", "B:F2")

    assert one.damage("B:F2") == 2
    none.refused("cast", "V1", rule="PT1-R25")


@card("ember-scribe", "flank")
def test_three_points_are_split_among_foes_at_any_distance():
    table = Table(A="F1 ember-scribe", B="V1 drill-sergeant, R1 camp-cook, R3 moon-wolf/corpse", wave="flank")
    assert table.choices("cast", "F1") == {"B:V1", "B:R1", "B:F2"}

    table.cast("F1", "B:R1", "B:F2", "B:R1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "R1", "F2")] == [0, 2, 1]


@card("ember-scribe", "rear")
def test_three_for_a_foe_and_one_for_itself():
    table = Table(A="R1 ember-scribe", B="V1 camp-cook, F1 drill-sergeant", wave="rear")
    assert table.choices("cast", "R1") == {"B:V1", "B:F1", "B:F2"}

    table.cast("R1", "B:F1")

    assert (table.damage("B:F1"), table.damage("A:R1")) == (3, 1)


@card("ember-scribe", "rear")
@card("honey-bear", "flank")
def test_its_own_bear_takes_the_burn():
    table = Table(A="R1 ember-scribe, F1 honey-bear", wave="rear")

    table.cast("R1", "B:F2")

    assert (table.damage("A:R1"), table.damage("A:F1")) == (0, 1)


@card("ember-scribe", "flank")
@card("ember-scribe", "rear")
@rule("PT1-352")
def test_the_powers_wait_for_the_second_round():
    flank = Table(A="F1 ember-scribe", wave="flank", round=1)
    rear = Table(A="R1 ember-scribe", wave="rear", round=1)

    flank.refused("cast", "F1", rule="PT1-351")
    rear.refused("cast", "R1", rule="PT1-351")


@card("ember-scribe", "line")
@rule("PT1-R07")
def test_burning_footnotes_split_6_among_rival_heroes_in_the_first_round_as_well():
    table = Table(A_hand="ember-scribe", B="V1 drill-sergeant, R1 camp-cook", round=1)
    assert table.choices("order", "ember-scribe") == {"B:V1", "B:R1"}

    table.order("ember-scribe", *["B:V1"] * 5, "B:R1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "R1", "F2")] == [5, 1, 0]


@card("ember-scribe", "line")
def test_without_a_rival_hero_nothing_burns():
    table = Table(A_hand="ember-scribe", B="V1 camp-cook/corpse")

    table.refused("order", "ember-scribe", rule="PT1-R25")

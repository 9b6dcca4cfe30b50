"""Rules Lawyer: objects to everything."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("rules-lawyer", "leader")
def test_the_rival_casts_1_spell_and_plays_1_order_a_turn():
    spells = Table(A_leader="rules-lawyer", B="V1 bug-breeder, V2 joystick-wrangler", A="V1 door-guard", active="B")
    orders = Table(A_leader="rules-lawyer", B="V1 door-guard", B_hand="cheer-captain solder-smith", active="B")

    spells.cast("V1")
    orders.order("cheer-captain")

    spells.refused("cast", "V2", "A:V1", rule="PT5-409")
    orders.refused("order", "solder-smith", "V1", rule="PT5-411")


@card("rules-lawyer", "leader")
def test_the_count_starts_anew_in_each_turn_and_a_spell_and_an_order_are_two_things():
    table = Table(
        A_leader="rules-lawyer",
        A="V1 door-guard",
        B="V1 bug-breeder, V2 night-baker, F1 ferrykeeper",
        B_hand="cheer-captain solder-smith",
        active="B",
    )

    table.cast("V1").order("cheer-captain").pass_until(wave="flank", turn="B").order("solder-smith", "V1")
    table.cast("F1", "V1", "V3")

    assert table["B:V3"].card == "bug-breeder"


@card("rules-lawyer", "leader")
@rule("PT5-R49")
def test_own_spells_traps_operations_and_the_first_round_are_not_limited():
    own = Table(A_leader="rules-lawyer", A="V1 bug-breeder, V2 joystick-wrangler", B="V1 door-guard")
    reserve = Table(A_leader="rules-lawyer", B_hand="night-baker door-guard", active="B")
    early = Table(
        A_leader="rules-lawyer", B="V1 door-guard", B_hand="cheer-captain solder-smith", active="B", round=1, actions=3
    )

    own.cast("V1").cast("V2", "B:V1")
    reserve.operation("night-baker", "S1").trap("door-guard", "S2")
    early.order("cheer-captain").order("solder-smith", "V1")

    assert own.damage("B:V1") == 4
    assert reserve["B:S2"].card == "door-guard"
    assert early.strength("B:V1") == 3 + 1 + 2


@card("rules-lawyer", "leader", "line")
def test_a_negated_order_counts_as_the_one_of_the_turn():
    table = Table(
        A_leader="palette-swapper",
        A_reserve="S1 rules-lawyer",
        B_leader="rules-lawyer",
        B="V1 door-guard",
        B_hand="cheer-captain solder-smith",
        active="B",
    )

    table.order("cheer-captain").activate("S1")

    table.refused("order", "solder-smith", "V1", rule="PT5-411")


@card("rules-lawyer", "vanguard")
def test_no_power_stops_what_is_printed():
    table = Table(A="V1 rules-lawyer", B="V1 clock-winder, R1 night-baker", round=4)
    assert table.choices("cast", "V1") == {"B:V1", "B:R1"}

    table.cast("V1", "B:V1")

    assert table.statuses("B:V1") == ["no power"]
    assert not table.has("B:V1", "intercept")
    assert table.strength("B:V1") == 1


@card("rules-lawyer", "vanguard")
@rule("PT5-706")
def test_no_power_stops_spells_in_whatever_row():
    table = Table(A="V1 rules-lawyer", B="V1 lamplighter, V2 door-guard", first="A")

    table.cast("V1", "B:V1").end()

    table.refused("cast", "V1", "A:V1", rule="PT5-701")
    table.move("V1", "R1").pass_until(wave="rear", turn="B")
    assert not table.has("B:R1", "ranged")


@card("rules-lawyer", "vanguard")
def test_keywords_from_statuses_and_neighbours_stay():
    table = Table(A="V1 rules-lawyer", B="V1 solder-smith [Ranged Attack], F1 little-sibling")

    table.cast("V1", "B:V1")

    assert table.has("B:V1", "ranged")
    assert table.has("B:V1", "intercept")


@card("rules-lawyer", "vanguard")
def test_the_vanguard_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="V1 rules-lawyer, V2 door-guard")
    early = Table(A="V1 rules-lawyer", B="V1 door-guard", round=1)

    alone.refused("cast", "V1", rule="PT5-R47")
    early.refused("cast", "V1", rule="PT5-R10")


@card("rules-lawyer", "flank")
@pytest.mark.parametrize(
    ("extras", "damage"),
    [("", 2), (":1", 2), (" virus=1", 4), (" zeal=2", 4), (" [+1 attack]", 4), (" virus=2 zeal=1 [no power]", 4)],
)
def test_the_flank_spell_hits_those_with_extras_harder_and_takes_them_away(extras, damage):
    table = Table(A="F1 rules-lawyer", B=f"V1 door-guard{extras}, R1 bug-breeder virus=1", wave="flank")
    assert table.choices("cast", "F1") == {"B:V1", "B:R1"}

    table.cast("F1", "B:V1")

    hero = table["B:V1"]
    assert hero.damage == damage + (1 if extras == ":1" else 0)
    assert (hero.virus, hero.zeal, hero.statuses) == (0, 0, ())
    assert table["B:R1"].virus == 1


@card("rules-lawyer", "flank")
def test_the_flank_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="F1 rules-lawyer, V2 door-guard", wave="flank")
    early = Table(A="F1 rules-lawyer", B="V1 door-guard", wave="flank", round=1)

    alone.refused("cast", "F1", rule="PT5-R47")
    early.refused("cast", "F1", rule="PT5-R10")


@card("rules-lawyer", "rear")
def test_the_rival_plays_no_orders_in_rear_waves():
    rear = Table(A="R1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain night-baker", wave="rear", active="B")
    flank = Table(A="R1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", wave="flank", active="B")

    rear.refused("order", "cheer-captain", rule="PT5-411")
    rear.operation("night-baker", "S1")
    flank.order("cheer-captain")

    assert rear["B:S1"].card == "night-baker"
    assert flank["B:V1"].zeal == 1


@card("rules-lawyer", "rear")
@rule("PT5-R49")
def test_own_orders_a_lawyer_elsewhere_and_the_first_round_are_not_restricted():
    own = Table(A="R1 rules-lawyer, V1 door-guard", A_hand="cheer-captain", wave="rear")
    flank = Table(A="F1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", wave="rear", active="B")
    early = Table(A="R1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", wave="rear", active="B", round=1)

    for table in (own, flank, early):
        assert "order cheer-captain" in table.options() or "order B:cheer-captain" in table.options()


@card("rules-lawyer", "line")
@rule("PT5-R39", "PT5-904")
def test_point_of_order_negates_an_order():
    table = Table(A_reserve="S1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", active="B")

    table.order("cheer-captain")
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table["B:V1"].zeal == 0
    assert table.discard("B") == ["cheer-captain"]
    assert table.discard("A") == ["rules-lawyer"]
    assert (table.turn, table.actions) == ("B", 1)


@card("rules-lawyer", "line")
def test_point_of_order_may_be_kept_and_does_not_answer_spells_or_own_orders():
    kept = Table(A_reserve="S1 rules-lawyer", B="V1 door-guard", B_hand="cheer-captain", active="B")
    spell = Table(A="V1 night-baker", A_reserve="S1 rules-lawyer", B="V1 joystick-wrangler", active="B")
    own = Table(A="V1 door-guard", A_hand="cheer-captain", A_reserve="S1 rules-lawyer")

    kept.order("cheer-captain").let_be()
    spell.cast("V1", "A:V1")
    own.order("cheer-captain")

    assert kept["B:V1"].zeal == 1
    assert spell.options() == {"pass"}
    assert own["A:V1"].zeal == 1

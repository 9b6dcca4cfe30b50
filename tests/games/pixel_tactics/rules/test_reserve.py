"""Section 5, second half: Operations, Traps placed and cleared, and passing."""

import pytest

from tests.games.pixel_tactics.table import Table

# --- Operations -------------------------------------------------------------------------


@pytest.mark.rule("PT5-420")
def test_an_operation_is_put_face_up_into_an_own_reserve_slot_with_four_time():
    table = Table(A_reserve="S2 door-guard", A_hand="night-baker", wave="flank")
    assert table.choices("operation", "night-baker") == {"A:S1", "A:S3"}
    table.refused("operation", "night-baker", "S2", rule="PT5-420")
    table.refused("operation", "night-baker", "B:S1", rule="PT5-420")

    table.operation("night-baker", "S3")
    assert table["A:S3"].time == 4 and table["A:S3"].seen == 0b111
    assert table.hand("A") == [] and table.actions == 1


@pytest.mark.rule("PT5-421", "PT5-428")
def test_without_a_free_reserve_slot_neither_operation_nor_trap_can_be_played():
    table = Table(A_reserve="S1 door-guard, S2 lamplighter, S3 save-seer", A_hand="night-baker rules-lawyer")
    table.refused("operation", "night-baker", "S1", rule="PT5-421")
    table.refused("trap", "rules-lawyer", "S1", rule="PT5-428")

    table.discharge("S2")
    assert table.choices("operation", "night-baker") == table.choices("trap", "rules-lawyer") == {"A:S2"}


@pytest.mark.rule("PT5-422", "PT5-423", "PT5-R18")
def test_time_goes_at_the_end_of_each_of_its_owners_turns_and_then_the_operation():
    table = Table(A_hand="clock-winder").operation("clock-winder", "S1")

    left = []
    for _ in range(4):
        table.pass_until(turn="B")
        left.append(table["A:S1"].time)
        table.pass_until(turn="A")
        assert table["A:S1"].time == left[-1]
    assert left == [3, 2, 1, 0]
    assert "A:S1" in table

    table.end()
    assert "A:S1" not in table and table.discard("A") == ["clock-winder"]


@pytest.mark.rule("PT5-423", "PT5-424")
def test_an_operation_works_to_the_end_of_the_turn_in_which_it_is_discarded():
    table = Table(A="F1 night-baker:5", A_reserve="S1 night-baker/theirs time=0", B="V1 patch-nurse")
    table.end()

    assert table.damage("A:F1") == 4
    assert "A:S1" not in table and table.discard("B") == ["night-baker"]


@pytest.mark.rule("PT5-424", "PT5-R18")
def test_an_operation_works_in_the_turn_in_which_it_is_played_and_in_the_four_that_follow():
    table = Table(A="F1 door-guard:9", A_hand="night-baker").operation("night-baker", "S1")

    healed = []
    for _ in range(6):
        table.pass_until(turn="B")
        healed.append(9 - table.damage("A:F1"))
        table.pass_until(turn="A")
    assert healed == [1, 2, 3, 4, 5, 5]


@pytest.mark.rule("PT5-424")
def test_an_operation_that_is_cleared_works_no_more():
    table = Table(A="F1 door-guard:5", A_reserve="S1 night-baker").discharge("S1").end()
    assert table.damage("A:F1") == 5


@pytest.mark.rule("PT5-425", "PT5-429")
def test_operations_and_traps_enter_play_by_their_actions_alone():
    table = Table(
        A="R1 save-seer, R2 ferrykeeper",
        A_hand="night-baker door-guard",
        A_discard="palette-swapper score-keeper",
        A_leader="lamplighter",
        B="V1 lag-conjurer",
        wave="rear",
        actions=6,
    )
    entering = {word for word in table.options() if word.split()[-1] in ("night-baker", "door-guard")}
    assert entering == {
        "recruit night-baker",
        "operation night-baker",
        "recruit door-guard",
        "trap door-guard",
    }

    table.cast("R1").pick(next(iter(table.choices())))
    table.recruit("door-guard", "R3").end()
    assert table.lying("A", "reserve") == []
    assert table.at("A:R3").card == "door-guard"


@pytest.mark.rule("PT5-426", "PT5-430", "PT5-R20")
def test_for_what_refers_to_orders_an_operation_or_a_trap_is_a_blank_order():
    table = Table(A_hand="palette-swapper", A_discard="night-baker door-guard", B_discard="lamplighter coin-chaplain")
    assert table.choices("order", "palette-swapper") == {"B:coin-chaplain"}

    table = Table(A_hand="palette-swapper", A_discard="night-baker door-guard")
    assert "order palette-swapper" not in table.options()

    table = Table(A_hand="token-thief", B_hand="night-baker rules-lawyer").order("token-thief")
    assert table.options() == {"decline"}
    assert sorted(table.hand("B")) == ["night-baker", "rules-lawyer"]


@pytest.mark.rule("PT5-426", "PT5-430")
def test_a_rule_about_orders_says_nothing_of_operations_and_traps():
    table = Table(
        A_hand="night-baker door-guard solder-smith",
        A="V1 patch-nurse",
        B="R1 rules-lawyer, R2 palette-swapper",
        wave="rear",
    )
    table.refused("order", "solder-smith", rule="PT5-411")
    table.operation("night-baker", "S1").trap("door-guard", "S2")
    assert table.hand("B") == []


@pytest.mark.rule("PT5-R19")
def test_of_several_operations_all_time_is_taken_together_then_what_had_none_goes_in_order():
    table = Table(
        A_reserve="S1 score-keeper time=0, S2 night-baker time=1, S3 lamplighter time=0", A_leader="patch-nurse"
    ).end()

    assert table["A:S2"].time == 0 and "A:S1" not in table and "A:S3" not in table
    assert table.discard("A") == ["score-keeper", "lamplighter"]


# --- Traps placed -----------------------------------------------------------------------


@pytest.mark.rule("PT5-427", "PT5-905")
def test_a_trap_is_put_face_down_into_an_own_reserve_slot_and_its_owner_may_look_at_it():
    table = Table(A_reserve="S1 lamplighter", A_hand="door-guard night-baker")
    assert table.choices("trap", "door-guard") == {"A:S2", "A:S3"}
    table.trap("door-guard", "S3")

    assert table.hand("A") == ["night-baker"] and table.actions == 1
    assert table["A:S3"].seen == 0b001
    [lay] = [tale for tale in table.tales("B") if tale.what == "lay"]
    assert lay.pieces[0].card is None
    [lay] = [tale for tale in table.tales("A") if tale.what == "lay"]
    assert lay.pieces[0].card == "door-guard"


# --- Cleared ------------------------------------------------------------------------------


@pytest.mark.rule("PT5-431", "PT5-R21")
def test_an_operation_or_trap_is_cleared_for_one_action_into_its_owners_discard_pile():
    table = Table(A_reserve="S1 door-guard, S2 clock-winder time=3", B_reserve="S1 save-seer", B="V1 night-baker")
    assert {word for word in table.options() if word.startswith("discharge")} == {"discharge A:S1", "discharge A:S2"}
    table.refused("discharge", "B:S1", rule="PT5-431")

    table.discharge("S2")
    assert table.discard("A") == ["clock-winder"] and table.card("A", "clock-winder").time == 0
    assert table.damage("B:V1") == 0 and table.actions == 1
    table.discharge("S1")
    assert table.discard("A") == ["clock-winder", "door-guard"]


@pytest.mark.rule("PT5-R21")
def test_clearing_has_no_effect_and_is_no_discard():
    table = Table(A="R1 score-keeper", A_leader="trapdoor-carpenter", A_reserve="S1 door-guard", B="V1 night-baker")
    table.discharge("S1")

    assert table.asked() == {"A": "act"} and table.damage("B:F2") == table.damage("B:V1") == 0


@pytest.mark.rule("PT5-431")
def test_clearing_costs_an_action():
    Table(A_reserve="S1 door-guard", A="F1 night-baker", A_leader="ferrykeeper", actions=0).refused(
        "discharge", "S1", rule="PT5-304"
    )


# --- Pass ---------------------------------------------------------------------------------


@pytest.mark.rule("PT5-432")
def test_pass_ends_the_turn_and_unused_actions_are_lost():
    table = Table(A_hand="night-baker", actions=2).end()
    assert (table.turn, table.actions) == ("B", 2)

    table.end()
    assert (table.turn, table.wave, table.actions) == ("A", "flank", 2)


@pytest.mark.rule("PT5-432")
def test_pass_is_always_offered_in_ones_turn_and_to_nobody_else():
    table = Table()
    assert "pass" in table.options()
    assert table.asked() == {"A": "act"}
    assert table.why("pass", by="B") == ("not-asked", "PT5-302")

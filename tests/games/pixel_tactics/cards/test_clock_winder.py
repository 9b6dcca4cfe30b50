"""Clock Winder: everything about it gets better later."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("clock-winder", "leader")
def test_its_player_has_3_actions_in_vanguard_and_rear_waves():
    table = Table(A_leader="clock-winder", A_hand="night-baker", first="B")
    seen = []

    for wave, round in (("flank", 2), ("rear", 2), ("vanguard", 3)):
        table.pass_until(wave=wave, round=round, turn="A")
        seen.append(table.actions)

    assert seen == [2, 3, 3]


@card("clock-winder", "leader")
def test_the_rival_has_2_and_the_first_round_makes_no_difference():
    rival = Table(A_leader="clock-winder", B_hand="night-baker")
    early = Table(A_leader="clock-winder", A_hand="night-baker", first="B", active="B", round=1)

    rival.end()
    early.end()

    assert (rival.turn, rival.actions) == ("B", 2)
    assert (early.turn, early.actions) == ("A", 3)


@card("clock-winder", "vanguard")
@rule("PT5-R24")
def test_it_intercepts_and_its_attack_is_the_number_of_the_round():
    table = Table(A="V1 clock-winder [+2 attack], R1 clock-winder/theirs, F1 cheer-captain", round=4)

    assert table.strength("A:V1") == 4 + 2 + 1
    assert table.strength("A:R1") == 1
    assert table.has("A:V1", "intercept")
    assert not table.has("A:R1", "intercept")


@card("clock-winder", "vanguard")
def test_it_grows_as_the_rounds_go_by():
    table = Table(A="V1 clock-winder")
    assert table.strength("A:V1") == 2

    table.pass_until(round=3)
    assert table.strength("A:V1") == 3


@card("clock-winder", "flank")
def test_the_flank_spell_winds_an_operation_of_either_player_up_or_down_and_draws():
    table = Table(
        A="F1 clock-winder",
        A_deck="token-thief",
        A_reserve="S1 night-baker, S2 door-guard",
        B_reserve="S1 bug-breeder time=1, S2 save-seer",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"A:S1", "B:S1"}
    assert table.choices("cast", "F1", "B:S1") == {"clause 1", "clause 2"}

    table.cast("F1", "A:S1", "clause 1").let_all_be()

    assert table["A:S1"].time == 4 + 2
    assert table["B:S1"].time == 1
    assert table.hand("A") == ["token-thief"]


@card("clock-winder", "flank")
@pytest.mark.parametrize(("time", "after"), [(4, 2), (2, 0), (1, 0)])
def test_up_to_2_time_is_removed(time, after):
    table = Table(A="F1 clock-winder", B_reserve=f"S1 bug-breeder time={time}", wave="flank")

    table.cast("F1", "B:S1", "clause 2")

    assert table["B:S1"].time == after
    assert len(table.hand("A")) == 1


@card("clock-winder", "flank")
def test_an_operation_without_time_stays_until_its_owners_turn_ends():
    table = Table(A="F1 clock-winder", B_reserve="S1 lamplighter time=2", wave="flank", first="B")

    table.cast("F1", "B:S1", "clause 2")
    assert "B:S1" in table

    table.pass_until(wave="rear", turn="A")
    assert "B:S1" not in table
    assert table.discard("B") == ["lamplighter"]


@card("clock-winder", "flank")
@rule("PT5-R10")
def test_without_an_operation_it_only_draws_and_in_round_1_it_winds_ones_own():
    none = Table(A="F1 clock-winder", wave="flank")
    early = Table(A="F1 clock-winder", A_reserve="S1 night-baker", B_reserve="S1 bug-breeder", wave="flank", round=1)

    none.cast("F1")

    assert len(none.hand("A")) == 1
    assert early.choices("cast", "F1") == {"A:S1"}


@card("clock-winder", "rear")
def test_an_operation_or_a_trap_gives_its_action_back():
    table = Table(A="R1 clock-winder", A_hand="night-baker door-guard")

    table.operation("night-baker", "S1")
    assert table.actions == 2 - 1 + 1

    table.trap("door-guard", "S2")
    assert table.actions == 2


@card("clock-winder", "rear")
def test_orders_the_rivals_plays_and_a_winder_elsewhere_give_none():
    order = Table(A="R1 clock-winder", A_hand="cheer-captain")
    rival = Table(A="R1 clock-winder", B_hand="night-baker", active="B")
    front = Table(A="V1 clock-winder", A_hand="night-baker")

    order.order("cheer-captain")
    rival.operation("night-baker", "S1")
    front.operation("night-baker", "S1")

    assert order.actions == rival.actions == front.actions == 1


@card("clock-winder", "line")
@rule("PT5-423", "PT5-R18")
def test_times_up_hits_each_rival_fighter_in_melee_as_it_expires():
    table = Table(
        A="V1 door-guard",
        A_reserve="S1 clock-winder time=0",
        B="V1 door-guard, F1 night-baker, V3 bug-breeder, R1 solder-smith",
    )

    table.end()

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "F2", "V3", "R1")] == [5, 0, 5, 5, 0]
    assert table.damage("A:V1") == 0
    assert table.discard("A") == ["clock-winder"]
    assert not table["B:V3"].corpse


@card("clock-winder", "line")
@rule("PT5-309")
def test_the_blow_falls_before_the_count():
    table = Table(A_reserve="S1 clock-winder time=0", B="V1 bug-breeder", first="B")

    table.end()

    assert table["B:V1"].corpse


@card("clock-winder", "line")
def test_nothing_falls_while_time_is_left_nor_when_it_is_cleared():
    left = Table(A_reserve="S1 clock-winder time=1")
    cleared = Table(A_reserve="S1 clock-winder time=0")

    left.end()
    cleared.discharge("S1").end()

    assert left["A:S1"].time == 0
    assert left.damage("B:F2") == cleared.damage("B:F2") == 0


@card("clock-winder", "line")
@card("bug-breeder", "line")
@rule("PT5-R18", "PT5-R19")
def test_texts_at_the_end_of_the_turn_come_before_time_is_taken_and_expiry_after_all_tokens():
    table = Table(A_reserve="S1 clock-winder time=0, S2 bug-breeder time=0, S3 lamplighter time=1", B="V1 door-guard")

    table.end()
    assert table.asked() == {"A": "pick"}
    assert table.damage("B:V1") == 0

    table.pick("B:V1")
    assert table.damage("B:V1") == 1 + 5
    assert sorted(table.discard("A")) == ["bug-breeder", "clock-winder"]
    assert table["A:S3"].time == 0

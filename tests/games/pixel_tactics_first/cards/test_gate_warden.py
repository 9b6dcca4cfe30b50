"""Gate Warden: the bolted door."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("gate-warden", "leader")
def test_own_heroes_take_1_less_damage_from_attacks_of_either_kind():
    blow = Table(A_leader="gate-warden", A="V1 rain-caller", B_leader="map-maker", B="V1 tower-owl", active="B")
    shot = Table(A_leader="gate-warden", A="R1 rain-caller", B_leader="map-maker", B="V1 tower-owl", active="B")

    blow.attack("V1", "A:V1")
    shot.shoot("V1", "A:R1")

    assert blow.damage("A:V1") == shot.damage("A:R1") == 3 - 1


@card("gate-warden", "leader")
def test_the_leader_himself_and_rival_heroes_are_not_covered():
    table = Table(A_leader="gate-warden", A="V1 tower-owl", B_leader="map-maker", B="V1 ember-scribe")

    table.attack("V1", "B:V1").end().attack("V1", "A:F2")

    assert table.damage("B:V1") == 3
    assert table.damage("A:F2") == 3


@card("gate-warden", "leader", "vanguard")
@rule("PT1-704")
def test_attack_powers_orders_and_damage_in_answer_are_no_attacks():
    power = Table(
        A_leader="gate-warden", A="V1 gate-warden/theirs", B_leader="map-maker", B="V1 rain-caller", active="B"
    )
    order = Table(
        A_leader="gate-warden",
        A="V1 gate-warden/theirs",
        B_leader="map-maker",
        B_hand="hedgehog-guard",
        active="B",
    )
    thorns = Table(A_leader="gate-warden", A="V1 tower-owl", B_leader="map-maker", B="V1 hedgehog-guard")

    power.cast("V1")
    order.order("hedgehog-guard")
    thorns.attack("V1", "B:V1")

    assert power.damage("A:V1") == 2
    assert order.damage("A:V1") == 3
    assert thorns.damage("A:V1") == 2


@card("gate-warden", "leader", "vanguard")
def test_both_reductions_add_up_and_never_heal():
    hard = Table(
        A_leader="gate-warden", A="V1 gate-warden:1/theirs", B_leader="map-maker", B="V1 tilt-rider", active="B"
    )
    soft = Table(
        A_leader="gate-warden", A="V1 gate-warden:1/theirs", B_leader="map-maker", B="V1 camp-cook", active="B"
    )

    hard.attack("V1", "A:V1")
    soft.attack("V1", "A:V1")

    assert hard.damage("A:V1") == 1 + 6 - 2
    assert soft.damage("A:V1") == 1
    assert "damage" not in soft.happened()


@card("gate-warden", "vanguard")
@rule("PT1-610", "PT1-611")
def test_it_intercepts_and_takes_1_less_from_attacks():
    table = Table(
        A="V1 gate-warden, R1 rain-caller, V2 map-maker", B="V1 tilt-rider, R1 last-squire", wave="rear", active="B"
    )
    blow = Table(A="V1 gate-warden, V2 map-maker", B="V1 tilt-rider", active="B")
    assert table.choices("attack", "R1") == {"shoot A:V1", "shoot A:V2", "shoot A:F2"}

    table.shoot("R1", "A:V1")
    blow.attack("V1", "A:V1")

    assert table.damage("A:V1") == 3 - 1
    assert blow.damage("A:V1") == 6 - 1


@card("gate-warden", "vanguard")
@pytest.mark.parametrize("place", ["F1", "R1"])
def test_elsewhere_attacks_hurt_in_full(place):
    table = Table(A=f"{place} gate-warden", B="V1 tower-owl", active="B")

    table.shoot("V1", f"A:{place}")

    assert table.damage(f"A:{place}") == 3


@card("gate-warden", "flank")
def test_the_first_attack_on_its_leader_in_each_round_is_cancelled():
    table = Table(A="F1 gate-warden", B="V1 tower-owl, V3 ember-scribe", active="B", first="B")

    table.attack("V1", "A:F2")
    assert table.damage("A:F2") == 0
    assert (table.turn, table.actions) == ("B", 1)

    table.attack("V3", "A:F2")
    assert table.damage("A:F2") == 3


@card("gate-warden", "flank")
@rule("PT1-406")
def test_a_cancelled_attack_is_spent():
    table = Table(A="F1 gate-warden", B="V1 tower-owl", active="B")

    table.attack("V1", "A:F2")

    table.refused("attack", "V1", "A:F2", rule="PT1-406")


@card("gate-warden", "flank")
@card("cellar-bat", "vanguard")
@card("hedgehog-guard", "flank")
def test_nobody_was_attacked_and_nothing_reacts():
    thorns = Table(A="F1 gate-warden, F3 hedgehog-guard", B="V1 tower-owl", active="B")
    bat = Table(A="F1 gate-warden", B="V1 cellar-bat", active="B")

    thorns.attack("V1", "A:F2")
    bat.attack("V1", "A:F2")

    assert thorns.damage("B:V1") == 0
    assert bat.asked() == {"B": "act"}


@card("gate-warden", "flank")
def test_shots_are_cancelled_too():
    table = Table(A="F1 gate-warden", B="R1 tower-owl, R3 drill-sergeant", wave="rear", active="B")

    table.shoot("R1", "A:F2").shoot("R3", "A:F2")

    assert table.damage("A:F2") == 3 + 1


@card("gate-warden", "flank")
def test_other_attacks_leave_the_door_bolted():
    table = Table(A="F1 gate-warden, V1 camp-cook", B="V1 tower-owl, V3 ember-scribe", active="B")

    table.attack("V3", "A:V1").attack("V1", "A:F2")

    assert table.damage("A:V1") == 3
    assert table.damage("A:F2") == 0


@card("gate-warden", "flank")
@rule("PT1-704")
def test_attack_powers_pass_the_door_and_leave_it_bolted():
    table = Table(A="F1 gate-warden", B="V1 rain-caller, V3 ember-scribe", active="B")

    table.cast("V1").attack("V3", "A:F2")

    assert table.damage("A:F2") == 2


@card("gate-warden", "flank")
def test_an_attack_before_it_stood_there_was_the_first_and_the_next_round_has_its_own():
    table = Table(A="R1 gate-warden", B="V1 tower-owl, F1 ember-scribe/corpse, R1 last-squire", active="B", first="B")

    table.attack("V1", "A:F2").end().move("R1", "F1").end()
    table.end().end().shoot("R1", "A:F2")
    assert table.damage("A:F2") == 3 + 3

    table.end().end()
    assert (table.round, table.turn) == (3, "A")
    table.end().attack("V1", "A:F2")
    assert table.damage("A:F2") == 3 + 3


@card("gate-warden", "flank")
def test_a_warden_that_changed_sides_guards_its_new_leader():
    table = Table(A="F1 gate-warden/theirs", B="V1 tower-owl", active="B")

    table.attack("V1", "A:F2")

    assert table.damage("A:F2") == 0


@card("gate-warden", "flank")
def test_two_wardens_cancel_one_attack_between_them():
    table = Table(A="F1 gate-warden, F3 gate-warden/theirs", B="V1 tower-owl, V3 ember-scribe", active="B")

    table.attack("V1", "A:F2").attack("V3", "A:F2")

    assert table.damage("A:F2") == 3


@card("gate-warden", "flank")
@card("mud-toad", "flank")
def test_the_toad_decides_first_and_the_door_stays_bolted_if_it_stands_in():
    stood_in = Table(A="F1 gate-warden, F3 mud-toad", B="V1 tower-owl, V3 ember-scribe", active="B")
    declined = Table(A="F1 gate-warden, F3 mud-toad", B="V1 tower-owl, V3 ember-scribe", active="B")

    stood_in.attack("V1", "A:F2")
    assert stood_in.asked() == {"A": "may"}
    stood_in.accept().attack("V3", "A:F2").decline()
    declined.attack("V1", "A:F2").decline().attack("V3", "A:F2").decline()

    assert (stood_in.damage("A:F3"), stood_in.damage("A:F2")) == (3, 0)
    assert (declined.damage("A:F3"), declined.damage("A:F2")) == (0, 3)


@card("gate-warden", "flank")
@card("tilt-rider", "line")
def test_granted_attacks_are_cancelled_as_well():
    table = Table(A="F1 gate-warden", B="V1 tower-owl, V3 ember-scribe", B_hand="tilt-rider", active="B")

    table.order("tilt-rider", "V1", "V3").pick("A:F2").pick("A:F2")

    assert table.damage("A:F2") == 3


@card("gate-warden", "rear")
def test_two_own_heroes_switch_and_heal_2_each():
    table = Table(
        A="R1 gate-warden:3, V1 camp-cook:1, F1 rain-caller/corpse", B="V1 camp-cook, V2 map-maker", wave="rear"
    )
    assert table.choices("cast", "R1") == {"A:R1", "A:V1"}
    assert table.choices("cast", "R1", "V1") == {"A:R1"}

    table.cast("R1", "V1", "R1")

    assert (table["A:V1"].card, table["A:R1"].card) == ("gate-warden", "camp-cook")
    assert (table.damage("A:V1"), table.damage("A:R1")) == (3 - 2, 0)
    assert table.actions == 1


@card("gate-warden", "rear")
@rule("PT1-411")
def test_both_have_moved():
    table = Table(A="R1 gate-warden, R3 tower-owl, V1 camp-cook", wave="rear")

    table.cast("R1", "R3", "V1")

    table.refused("attack", "R3", "B:F2", rule="PT1-411")
    assert table["A:V1"].moved == table["A:R3"].moved == table.state.waves


@card("gate-warden", "rear")
@rule("PT1-R25")
def test_it_needs_two_own_heroes():
    table = Table(A="R1 gate-warden, V1 camp-cook/corpse", wave="rear")

    table.refused("cast", "R1", rule="PT1-R25")


@card("gate-warden", "rear")
@rule("PT1-352")
def test_its_power_is_an_attack_and_barred_in_round_1():
    table = Table(A="R1 gate-warden, V1 camp-cook:1", wave="rear", round=1)

    table.refused("cast", "R1", rule="PT1-351")


@card("gate-warden", "line")
@rule("PT1-407")
def test_soup_over_the_wall_hurts_each_foe_in_the_vanguard_row():
    table = Table(
        A="V1 camp-cook",
        A_hand="gate-warden",
        B="V1 honey-bear, V2 drill-sergeant, V3 tower-owl/corpse, F1 rain-caller",
        wave="rear",
    )

    table.order("gate-warden")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "V2", "V3", "F1", "F2")] == [5, 5, 0, 0, 0]
    assert table.damage("A:V1") == 0
    assert table.discard("A") == ["gate-warden"]


@card("gate-warden", "line")
@rule("PT1-R07", "PT1-R25")
def test_soup_is_served_in_round_1_but_not_to_an_empty_row():
    early = Table(A_hand="gate-warden", B="V1 honey-bear", round=1)
    empty = Table(A_hand="gate-warden", B="F1 honey-bear, V1 camp-cook/corpse")

    early.order("gate-warden")

    assert early.damage("B:V1") == 5
    empty.refused("order", "gate-warden", rule="PT1-R25")

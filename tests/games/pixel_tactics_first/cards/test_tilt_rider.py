"""Tilt Rider: brakes are for carts."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("tilt-rider", "leader")
@rule("PT1-411", "PT1-R12")
def test_own_heroes_attack_in_the_wave_in_which_they_moved():
    table = Table(A_leader="tilt-rider", A="R1 tower-owl", B_leader="map-maker", B="R1 tower-owl")

    table.move("R1", "V1").attack("V1", "B:F2")
    assert table.damage("B:F2") == 3

    table.move("R1", "V1")
    table.refused("attack", "V1", "A:F2", rule="PT1-411")


@card("tilt-rider", "leader")
def test_attack_powers_count_as_attacks():
    table = Table(A_leader="tilt-rider", A="R1 rain-caller", B_leader="map-maker")

    table.move("R1", "V1").cast("V1")

    assert table.damage("B:F2") == 2


@card("tilt-rider", "leader")
@rule("PT1-405")
def test_who_was_recruited_in_this_wave_may_still_not_attack():
    table = Table(A_leader="tilt-rider", A_hand="tower-owl", B_leader="map-maker", actions=3)

    table.recruit("tower-owl", "V1").move("V1", "V3")

    table.refused("attack", "V3", "B:F2", rule="PT1-405")


@card("tilt-rider", "leader")
@rule("PT1-406")
def test_a_hero_that_has_attacked_does_not_attack_again_for_having_moved():
    table = Table(A_leader="tilt-rider", A="V1 tower-owl", B_leader="map-maker", actions=3)

    table.attack("V1", "B:F2").move("V1", "V3")

    table.refused("attack", "V3", "B:F2", rule="PT1-406")


@card("tilt-rider", "leader")
@card("cellar-bat", "line")
@card("gate-warden", "rear")
def test_it_does_not_matter_how_they_moved():
    stolen = Table(A_leader="tilt-rider", A_hand="cellar-bat", B_leader="map-maker", B="V1 rain-caller")
    switched = Table(
        A_leader="tilt-rider", A="R1 gate-warden, R3 tower-owl, V3 last-squire", B_leader="map-maker", wave="rear"
    )

    stolen.order("cellar-bat", "B:V1", "V1").attack("V1", "B:F2")
    switched.cast("R1", "R3", "V3").shoot("R3", "B:F2")

    assert stolen.damage("B:F2") == 2
    assert switched.damage("B:F2") == 3


@card("tilt-rider", "vanguard")
@rule("PT1-704")
def test_the_supporter_of_the_foe_it_attacks_takes_2():
    table = Table(A="V1 tilt-rider", B="V1 honey-bear, F1 rain-caller, R1 ember-scribe, F3 star-reader")

    table.attack("V1", "B:V1")

    assert [table.damage(f"B:{slot}") for slot in ("V1", "F1", "R1", "F3", "F2")] == [6, 2, 0, 0, 0]
    assert table.damage("A:V1") == 0


@card("tilt-rider", "vanguard")
def test_the_leader_is_the_supporter_of_the_middle_and_has_one_in_the_rear():
    middle = Table(A="V1 tilt-rider", B="V2 honey-bear, R2 rain-caller")
    leader = Table(A="V1 tilt-rider", B="V1 honey-bear, R2 rain-caller")

    middle.attack("V1", "B:V2")
    leader.attack("V1", "B:F2")

    assert (middle.damage("B:F2"), middle.damage("B:R2")) == (2, 0)
    assert (leader.damage("B:F2"), leader.damage("B:R2"), leader.damage("B:V1")) == (6, 2, 0)


@card("tilt-rider", "vanguard")
@pytest.mark.parametrize("behind", ["", "F1 rain-caller/corpse, R1 ember-scribe", "R1 ember-scribe"])
def test_an_empty_slot_or_a_corpse_is_no_supporter(behind):
    table = Table(A="V1 tilt-rider", B=f"V1 honey-bear, {behind}")

    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 6
    assert "B:R1" not in table or table.damage("B:R1") == 0


@card("tilt-rider", "vanguard")
@card("mud-toad", "flank")
@card("gate-warden", "flank")
def test_it_is_the_supporter_of_whoever_the_blow_fell_on_and_nobodys_if_it_was_cancelled():
    turned = Table(A="V1 tilt-rider", B="F1 mud-toad, R1 ember-scribe, R2 rain-caller")
    cancelled = Table(A="V1 tilt-rider", B="F1 gate-warden, R2 rain-caller")

    turned.attack("V1", "B:F2").accept()
    cancelled.attack("V1", "B:F2")

    assert (turned.damage("B:F1"), turned.damage("B:R1"), turned.damage("B:R2")) == (6, 2, 0)
    assert cancelled.damage("B:R2") == 0


@card("tilt-rider", "vanguard")
@card("lamp-mage", "rear")
def test_one_of_its_own_that_it_is_made_to_attack_is_no_foe():
    table = Table(A="R1 lamp-mage", B="V1 tilt-rider, V3 honey-bear, F3 rain-caller", wave="rear")

    table.cast("R1", "B:V1", "B:V3")

    assert (table.damage("B:V3"), table.damage("B:F3")) == (6, 0)


@card("tilt-rider", "vanguard")
def test_elsewhere_it_only_hits():
    table = Table(A="F1 tilt-rider", B="V1 honey-bear, F1 rain-caller", wave="flank")

    table.attack("F1", "B:V1")

    assert (table.damage("B:V1"), table.damage("B:F1")) == (6, 0)


@card("tilt-rider", "flank")
@rule("PT1-410")
def test_moving_to_the_flank_it_has_2_more_attack_for_the_round():
    table = Table(A="V1 tilt-rider", B="V1 honey-bear")

    table.move("V1", "F1")
    assert table.strength("A:F1") == 6 + 2

    table.pass_until(wave="flank").attack("F1", "B:V1")
    assert table.damage("B:V1") == 6 + 2

    table.pass_until(round=3)
    assert table.strength("A:F1") == 6


@card("tilt-rider", "flank")
def test_each_move_counts_and_what_it_has_gained_stays_when_it_rides_on():
    table = Table(A="R1 tilt-rider", actions=3)

    table.move("R1", "F1").move("F1", "F3")
    assert table.strength("A:F3") == 6 + 2 + 2

    table.move("F3", "V3")
    assert table.strength("A:V3") == 6 + 2 + 2


@card("tilt-rider", "flank")
@pytest.mark.parametrize(("start", "to"), [("F1", "V1"), ("F1", "R1"), ("V1", "R1")])
def test_a_move_that_ends_elsewhere_gains_nothing(start, to):
    table = Table(A=f"{start} tilt-rider")

    table.move(start, to)

    assert table.strength(f"A:{to}") == 6


@card("tilt-rider", "flank")
@card("gate-warden", "rear")
@card("map-maker", "flank", "line")
@card("drill-sergeant", "line")
@card("rain-caller", "rear")
def test_friend_and_foe_may_move_it():
    switched = Table(A="V1 tilt-rider, R1 gate-warden, F1 camp-cook", wave="rear")
    moved = Table(A="V1 tilt-rider", B="F1 map-maker", wave="flank", active="B")
    pushed = Table(A="V1 tilt-rider", B="R1 rain-caller", wave="rear", active="B")
    mixed = Table(A="V1 tilt-rider, F1 camp-cook", B_hand="drill-sergeant", active="B")
    mapped = Table(A="V1 tilt-rider, F1 camp-cook", A_hand="map-maker")

    switched.cast("R1", "V1", "F1")
    moved.cast("F1", "A:V1", "A:F1")
    pushed.cast("R1", "A:V1")
    mixed.order("drill-sergeant", "A:F1", "A:V1")
    mapped.order("map-maker", "A:F1", "A:V1")

    assert [table.strength("A:F1") for table in (switched, moved, pushed, mixed, mapped)] == [6 + 2] * 5


@card("tilt-rider", "flank")
@card("drill-sergeant", "line")
def test_who_keeps_its_slot_in_a_rearranged_unit_has_not_moved():
    table = Table(A="F1 tilt-rider, V1 camp-cook", B_hand="drill-sergeant", active="B")

    table.order("drill-sergeant", "A:R1", "A:F1")

    assert table.strength("A:F1") == 6


@card("tilt-rider", "rear")
@rule("PT1-411", "PT1-606")
def test_it_rides_to_the_front_and_makes_a_melee_attack():
    table = Table(
        A="R1 tilt-rider, V1 camp-cook, V3 honey-bear/corpse",
        B="V1 honey-bear, F1 rain-caller, V3 tower-owl",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:V2"}

    table.cast("R1", "V2")
    assert table.options() == {"B:V1", "B:F2", "B:V3"}

    table.pick("B:V1")
    assert "A:R1" not in table
    assert table["A:V2"].card == "tilt-rider"
    assert (table.damage("B:V1"), table.damage("B:F1")) == (6, 2)
    assert table.actions == 1


@card("tilt-rider", "rear")
@rule("PT1-702")
def test_that_was_its_attack_of_the_turn():
    table = Table(A="R1 tilt-rider", wave="rear", actions=3)

    table.cast("R1", "V1").pick("B:F2").move("V1", "R1")

    assert table.damage("B:F2") == 6
    table.refused("cast", "R1", rule="PT1-406")


@card("tilt-rider", "rear")
@rule("PT1-405", "PT1-411", "PT1-351", "PT1-R25")
def test_it_stays_where_no_attack_is_allowed_and_where_the_front_is_full():
    fresh = Table(A="R1 tilt-rider/fresh", wave="rear")
    moved = Table(A="R1 tilt-rider/moved", wave="rear")
    early = Table(A="R1 tilt-rider", wave="rear", round=1)
    full = Table(A="R1 tilt-rider, V1 camp-cook, V2 honey-bear/corpse, V3 tower-owl", wave="rear")

    fresh.refused("cast", "R1", rule="PT1-405")
    moved.refused("cast", "R1", rule="PT1-411")
    early.refused("cast", "R1", rule="PT1-351")
    full.refused("cast", "R1", rule="PT1-R25")


@card("tilt-rider", "rear")
@card("mud-toad", "leader")
def test_the_rival_may_choose_the_target_of_its_blow():
    table = Table(
        A_leader="map-maker", A="R1 tilt-rider", B_leader="mud-toad", B="V1 honey-bear, V3 tower-owl", wave="rear"
    )

    table.cast("R1", "V1").pick("B:F2")
    assert table.asked() == {"B": "pick"}
    assert table.options() == {"B:V1", "B:F2", "B:V3"}

    table.pick("B:V1")
    assert (table.damage("B:F2"), table.damage("B:V1")) == (0, 6)


@card("tilt-rider", "line")
def test_brakes_off_lets_up_to_two_vanguard_heroes_attack():
    table = Table(
        A="V1 honey-bear, V2 tower-owl, V3 camp-cook, F1 rain-caller, F3 gate-warden/corpse",
        A_hand="tilt-rider",
        B="V1 honey-bear, R3 rain-caller",
        wave="rear",
    )
    assert table.choices("order", "tilt-rider") == {"A:V1", "A:V2", "A:V3", "enough"}
    assert table.choices("order", "tilt-rider", "V2") == {"A:V1", "A:V3", "enough"}

    table.order("tilt-rider", "V2", "V1")
    assert table.options() == {"B:V1", "B:F2", "B:R3", "shoot B:V1", "shoot B:F2", "shoot B:R3"}

    table.pick("shoot B:R3")
    assert table.options() == {"B:V1", "B:F2", "B:R3"}

    table.pick("B:V1")
    assert (table.damage("B:R3"), table.damage("B:V1")) == (3, 3)
    assert table.actions == 1


@card("tilt-rider", "line")
@rule("PT1-406")
def test_it_neither_needs_nor_uses_the_attack_of_the_turn():
    before = Table(A="V1 tower-owl", A_hand="tilt-rider")
    after = Table(A="V1 tower-owl", A_hand="tilt-rider")

    before.attack("V1", "B:F2").order("tilt-rider", "V1").pick("B:F2")
    after.order("tilt-rider", "V1").pick("B:F2").attack("V1", "B:F2")

    assert before.damage("B:F2") == after.damage("B:F2") == 3 + 3


@card("tilt-rider", "line")
@rule("PT1-352", "PT1-405", "PT1-411", "PT1-R25")
def test_it_grants_nothing_to_those_who_may_not_attack():
    early = Table(A="V1 tower-owl", A_hand="tilt-rider", round=1)
    fresh = Table(A="V1 tower-owl/fresh, V3 camp-cook/moved, F1 rain-caller", A_hand="tilt-rider")
    some = Table(A="V1 tower-owl/fresh, V3 camp-cook", A_hand="tilt-rider")

    some.order("tilt-rider", "V1", "V3").pick("B:F2")

    assert some.damage("B:F2") == 1
    assert some.asked() == {"A": "act"}
    early.refused("order", "tilt-rider", rule="PT1-R25")
    fresh.refused("order", "tilt-rider", rule="PT1-R25")


@card("tilt-rider", "line")
@card("last-squire", "line")
def test_it_grants_nothing_against_hidden_boots():
    table = Table(A_hand="last-squire", B="V1 tower-owl", B_hand="tilt-rider")

    table.order("last-squire").end()

    table.refused("order", "tilt-rider", rule="PT1-R25")


@card("tilt-rider", "line")
def test_nobody_need_attack():
    table = Table(A="V1 tower-owl", A_hand="tilt-rider")

    table.order("tilt-rider", "enough")

    assert table.damage("B:F2") == 0
    assert table.discard("A") == ["tilt-rider"]


@card("tilt-rider", "rear")
@card("mirror-mage", "flank")
@rule("PT1-411")
def test_whoever_uses_its_power_rides_itself():
    table = Table(
        A_leader="map-maker", A="F1 mirror-mage, R1 tilt-rider", B="V1 tower-owl, F1 rain-caller", wave="flank"
    )

    table.cast("F1", "R1").pick("V2").pick("B:V1")

    assert table["A:V2"].card == "mirror-mage"
    assert (table.damage("B:V1"), table.damage("B:F1")) == (3, 0)

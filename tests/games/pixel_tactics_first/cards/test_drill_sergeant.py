"""Drill Sergeant: on the double, and the first one is free."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("drill-sergeant", "leader")
@rule("PT1-302", "PT1-403")
def test_the_first_recruit_of_each_turn_is_free():
    table = Table(
        A_leader="drill-sergeant", A_hand="honey-bear camp-cook mud-toad tower-owl", B_leader="map-maker", actions=2
    )

    table.recruit("honey-bear", "V1")
    assert table.actions == 2

    table.recruit("camp-cook", "V2")
    assert table.actions == 1

    table.pass_until(turn="A", wave="flank").recruit("mud-toad", "F1")
    assert table.actions == 2


@card("drill-sergeant", "leader")
def test_it_may_be_taken_when_no_action_is_left():
    table = Table(A_leader="drill-sergeant", A_hand="honey-bear camp-cook", B_leader="map-maker", actions=1)

    table.draw()
    assert (table.turn, table.actions) == ("A", 0)
    assert table.options() >= {"recruit honey-bear", "recruit camp-cook", "pass"}

    table.recruit("honey-bear", "V1")
    assert table.turn == "B"


@card("drill-sergeant", "leader")
@rule("PT1-302")
def test_the_second_costs_an_action_again():
    table = Table(A_leader="drill-sergeant", A="R1 map-maker", A_hand="honey-bear camp-cook", B_leader="map-maker")

    table.recruit("honey-bear", "V1").draw().draw()
    assert (table.turn, table.actions) == ("A", 0)

    table.refused("recruit", "camp-cook", "V2", rule="PT1-302")


@card("drill-sergeant", "leader")
@rule("PT1-405")
def test_it_is_still_a_recruit():
    table = Table(A_leader="drill-sergeant", A_hand="honey-bear", B_leader="map-maker")

    table.recruit("honey-bear", "V1")

    table.refused("attack", "V1", "B:F2", rule="PT1-405")


@card("drill-sergeant", "leader")
@card("market-pedlar", "rear")
@card("last-squire", "vanguard")
def test_recruits_by_texts_do_not_use_it_up():
    power = Table(
        A_leader="drill-sergeant",
        A="R1 market-pedlar",
        A_hand="mud-toad",
        A_discard="honey-bear",
        B_leader="map-maker",
        wave="rear",
    )
    answer = Table(
        A_leader="drill-sergeant",
        A="V1 last-squire:1",
        A_hand="mud-toad honey-bear",
        B_leader="map-maker",
        active="B",
        first="B",
        B_hand="moon-wolf",
    )

    power.cast("R1", "honey-bear", "V1").recruit("mud-toad", "R2")
    answer.order("moon-wolf", "A:V1").accept("mud-toad").end().recruit("honey-bear", "V2")

    assert power.actions == 1
    assert answer.actions == 2


@card("drill-sergeant", "leader")
def test_the_rival_pays():
    table = Table(A_leader="drill-sergeant", B_leader="map-maker", B_hand="honey-bear", active="B")

    table.recruit("honey-bear", "V1")

    assert table.actions == 1


@card("drill-sergeant", "vanguard")
@rule("PT1-610")
def test_it_intercepts():
    table = Table(A="V1 drill-sergeant, F1 rain-caller, R1 mud-toad", B="V1 tower-owl", active="B")
    flank = Table(A="F1 drill-sergeant, R1 mud-toad", B="V1 tower-owl", active="B")

    assert table.choices("attack", "V1") == {"A:V1", "A:F2", "shoot A:V1", "shoot A:F2"}
    assert "shoot A:R1" in flank.choices("attack", "V1")
    table.refused("shoot", "V1", "A:R1", rule="PT1-610")


@card("drill-sergeant", "flank")
@rule("PT1-405", "PT1-411")
def test_its_neighbours_may_attack_in_the_wave_in_which_they_were_recruited_or_moved():
    recruited = Table(A="F1 drill-sergeant", A_hand="honey-bear")
    moved = Table(A="F1 drill-sergeant, F3 last-squire", wave="rear")
    both = Table(A="F1 drill-sergeant", A_hand="honey-bear", actions=3)

    recruited.recruit("honey-bear", "V1").attack("V1", "B:F2")
    moved.move("F3", "R1").shoot("R1", "B:F2")
    both.recruit("honey-bear", "V3").move("V3", "V1").attack("V1", "B:F2")

    assert [table.damage("B:F2") for table in (recruited, moved, both)] == [3, 3, 3]


@card("drill-sergeant", "flank")
def test_attack_powers_and_granted_attacks_are_attacks():
    power = Table(A="F1 drill-sergeant", A_hand="rain-caller")
    granted = Table(A="F1 drill-sergeant, V2 clock-maker", A_hand="honey-bear")

    power.recruit("rain-caller", "V1").cast("V1")
    granted.recruit("honey-bear", "V1").cast("V2", "V1").pick("B:F2")

    assert power.damage("B:F2") == 2
    assert granted.damage("B:F2") == 3


@card("drill-sergeant", "flank")
@rule("PT1-405")
@pytest.mark.parametrize(
    ("sergeant", "slot"),
    [("F1 drill-sergeant", "V3"), ("V2 drill-sergeant", "V1"), ("F1 drill-sergeant/corpse", "V1")],
)
def test_nobody_else_may(sergeant, slot):
    table = Table(A=sergeant, A_hand="honey-bear")

    table.recruit("honey-bear", slot)

    table.refused("attack", slot, "B:F2", rule="PT1-405")


@card("drill-sergeant", "flank")
@rule("PT1-405", "PT1-351")
def test_it_does_not_drill_itself_nor_in_round_1():
    itself = Table(A_hand="drill-sergeant", wave="flank")
    early = Table(A="F1 drill-sergeant", A_hand="honey-bear", round=1)

    itself.recruit("drill-sergeant", "F1")
    early.recruit("honey-bear", "V1")

    itself.refused("attack", "F1", "B:F2", rule="PT1-405")
    early.refused("attack", "V1", "B:F2", rule="PT1-351")


@card("drill-sergeant", "flank")
def test_it_helps_as_soon_as_it_stands_there_itself():
    table = Table(A="V1 honey-bear/fresh", A_hand="drill-sergeant", A_leader="map-maker", B_leader="bridge-goat")

    table.recruit("drill-sergeant", "F1").attack("V1", "B:F2")

    assert table.damage("B:F2") == 3


@card("drill-sergeant", "rear")
@rule("PT1-608")
@pytest.mark.parametrize(("first", "strength"), [("A", 3), ("B", 3 + 1)])
def test_it_shoots_and_harder_while_the_rival_is_first_player(first, strength):
    table = Table(A="R1 drill-sergeant, V1 camp-cook", B="R1 rain-caller", wave="rear", first=first)

    table.shoot("R1", "B:R1")

    assert table.damage("B:R1") == strength


@card("drill-sergeant", "rear")
def test_elsewhere_it_neither_shoots_nor_gains():
    table = Table(A="V1 drill-sergeant, F1 drill-sergeant/theirs", first="B")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "F1")] == [3, 3]
    assert not table.has("A:V1", "ranged")


@card("drill-sergeant", "rear")
def test_a_sergeant_that_changed_sides_looks_at_its_new_rival():
    table = Table(A="R1 drill-sergeant/theirs", first="A")

    assert table.strength("A:R1") == 3


@card("drill-sergeant", "line")
@rule("PT1-411", "PT1-412")
def test_about_face_rearranges_the_heroes_and_corpses_of_the_rival():
    table = Table(A_hand="drill-sergeant", A="V1 camp-cook", B="V1 honey-bear:3, F1 rain-caller/corpse, R1 tower-owl")
    slots = {"B:V1", "B:V2", "B:V3", "B:F1", "B:F3", "B:R1", "B:R2", "B:R3"}
    assert table.choices("order", "drill-sergeant") == slots
    assert table.choices("order", "drill-sergeant", "B:R3") == slots - {"B:R3"}

    table.order("drill-sergeant", "B:R3", "B:V1", "B:R1")

    assert (table["B:R3"].card, table.damage("B:R3")) == ("honey-bear", 3)
    assert (table["B:V1"].card, table["B:V1"].corpse) == ("rain-caller", True)
    assert table["B:R1"].card == "tower-owl"
    assert table["A:V1"].card == "camp-cook"


@card("drill-sergeant", "line")
@rule("PT1-411")
def test_only_those_that_end_elsewhere_have_moved():
    table = Table(A_hand="drill-sergeant", B="V1 honey-bear, V3 tower-owl")

    table.order("drill-sergeant", "B:V1", "B:V2").end()

    table.refused("attack", "V2", "A:F2", rule="PT1-411")
    assert table.attack("V1", "A:F2").damage("A:F2") == 3


@card("drill-sergeant", "line")
@card("grave-gardener", "leader")
@rule("PT1-411")
def test_a_corpse_that_was_moved_may_not_attack():
    table = Table(
        A_leader="map-maker",
        A_hand="drill-sergeant",
        B_leader="grave-gardener",
        B="R1 tower-owl/corpse, R3 honey-bear/corpse",
    )

    table.order("drill-sergeant", "B:V1", "B:R3").end()

    table.refused("attack", "V1", "A:F2", rule="PT1-411")


@card("drill-sergeant", "line")
@card("grave-gardener", "line")
def test_a_hero_revived_after_its_corpse_was_moved_has_not_moved():
    table = Table(A_hand="drill-sergeant", B="R1 tower-owl/corpse", B_hand="grave-gardener")

    table.order("drill-sergeant", "B:V1").end().order("grave-gardener", "V1").attack("V1", "A:F2")

    assert table.damage("A:F2") == 3


@card("drill-sergeant", "line")
@rule("PT1-R07", "PT1-R25")
def test_it_is_shouted_in_round_1_but_not_at_a_leader_alone():
    early = Table(A_hand="drill-sergeant", B="V1 honey-bear", round=1)
    alone = Table(A_hand="drill-sergeant", A="V1 camp-cook")

    early.order("drill-sergeant", "B:R1")

    assert early["B:R1"].card == "honey-bear"
    alone.refused("order", "drill-sergeant", rule="PT1-R25")


@card("drill-sergeant", "line")
def test_a_hero_that_changed_sides_is_rearranged_with_its_new_unit():
    table = Table(A_hand="drill-sergeant", B="V1 honey-bear/theirs")

    table.order("drill-sergeant", "B:R1")

    assert table["B:R1"].owner == 0

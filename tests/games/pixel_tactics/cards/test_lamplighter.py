"""Lamplighter: opens lanes for shooters, and lets nobody be surprised."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("lamplighter", "leader")
def test_the_leader_hits_a_rival_hero_of_the_waves_row_as_the_wave_ends():
    table = Table(
        A_leader="lamplighter", B="V1 door-guard, V2 bug-breeder, V3 laundry-moth/corpse, F1 night-baker", active="B"
    )

    table.end()
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:V2"}

    table.pick("B:V1")
    assert table.damage("B:V1") == 2
    assert (table.wave, table.turn) == ("flank", "A")


@card("lamplighter", "leader")
@rule("PT5-309", "PT5-803")
def test_the_leaders_hit_comes_before_the_count_and_still_kills():
    table = Table(A_leader="lamplighter", B="V1 bug-breeder:2", active="B")

    table.end().pick("B:V1")

    assert table["B:V1"].corpse


@card("lamplighter", "leader")
def test_texts_at_the_end_of_a_wave_act_in_the_order_of_play():
    """The loaf of the second player mends what the lamp of the first has burnt, and not the other way round."""
    mended = Table(A_leader="lamplighter", B_leader="night-baker", B="V1 door-guard", active="B", first="A")
    burnt = Table(A_leader="lamplighter", B_leader="night-baker", B="V1 door-guard", active="A", first="B")

    mended.end().pick("B:V1")
    burnt.end().pick("B:V1")

    assert mended.damage("B:V1") == 2 - 1
    assert burnt.damage("B:V1") == 2


@card("lamplighter", "leader")
def test_the_leader_finds_nobody_in_another_row():
    table = Table(A_leader="lamplighter", B="F1 night-baker, V1 bug-breeder/corpse", active="B")

    table.end()

    assert table.asked() == {"A": "act"}
    assert table.damage("B:F1") == 0


@card("lamplighter", "leader")
@rule("PT5-354", "PT5-R10")
def test_the_leader_sleeps_in_the_first_round():
    table = Table(A_leader="lamplighter", B="V1 door-guard", active="B", round=1)

    table.end()

    assert table.asked() == {"A": "act"}
    assert table.damage("B:V1") == 0


@card("lamplighter", "vanguard")
def test_the_spell_burns_a_rival_hero_and_its_intercept_goes_out():
    table = Table(A="V1 lamplighter, V2 night-baker", B="V1 door-guard, F1 night-baker, R1 bug-breeder/corpse")
    assert table.has("B:V1", "intercept")
    assert table.choices("cast", "V1") == {"B:V1", "B:F1"}

    table.cast("V1", "B:V1")

    assert table.damage("B:V1") == 2
    assert table.statuses("B:V1") == ["no Intercept"]
    assert not table.has("B:V1", "intercept")
    assert table.actions == 1


@card("lamplighter", "vanguard")
@rule("PT5-707", "PT5-R31")
def test_no_intercept_and_intercept_wipe_each_other_out():
    table = Table(A="V1 lamplighter", B="V1 bug-breeder [Intercept]")

    table.cast("V1", "B:V1")

    assert table.statuses("B:V1") == []
    assert not table.has("B:V1", "intercept")


@card("lamplighter", "vanguard")
def test_no_intercept_beats_an_intercept_given_by_an_aura():
    table = Table(A="V1 lamplighter", B="V1 bug-breeder, F1 little-sibling")
    assert table.has("B:V1", "intercept")

    table.cast("V1", "B:V1")

    assert not table.has("B:V1", "intercept")


@card("lamplighter", "vanguard")
def test_the_spell_needs_a_rival_hero_and_the_vanguard_row():
    alone = Table(A="V1 lamplighter", B="V1 door-guard/corpse")
    behind = Table(A="F1 lamplighter", B="V1 door-guard", wave="flank")
    early = Table(A="V1 lamplighter", B="V1 door-guard", round=1)

    alone.refused("cast", "V1", rule="PT5-R47")
    behind.refused("cast", "F1", rule="PT5-701")
    early.refused("cast", "V1", rule="PT5-R10")


@card("lamplighter", "flank")
def test_forerunner_and_supporter_have_ranged_attack():
    table = Table(
        A="V1 door-guard, V2 bug-breeder, F1 lamplighter, R1 night-baker, R3 solder-smith", B="R3 bug-breeder"
    )

    assert [table.has(f"A:{slot}", "ranged") for slot in ("V1", "V2", "F1", "R1", "R3", "F2")] == [
        True, False, False, True, False, False,
    ]  # fmt: skip
    assert table.choices("attack", "V1") == {"B:F2", "B:R3", "shoot B:F2", "shoot B:R3"}


@card("lamplighter", "flank")
@pytest.mark.parametrize(
    "place", ["F1 lamplighter/corpse", "F1 lamplighter [no power]", "F3 lamplighter", "R1 lamplighter"]
)
def test_without_the_lamp_beside_them_nobody_shoots(place):
    table = Table(A=f"V1 door-guard, {place}")

    assert not table.has("A:V1", "ranged")


@card("lamplighter", "rear")
@rule("PT5-608")
def test_its_own_shots_pass_through_intercept():
    table = Table(A="R1 lamplighter", B="V1 door-guard, R1 bug-breeder", wave="rear")

    table.shoot("R1", "B:R1")

    assert table.damage("B:R1") == 2
    assert table.damage("B:V1") == 0


@card("lamplighter", "rear")
def test_the_shots_of_others_do_not_pass():
    table = Table(A="R1 lamplighter, R2 token-thief", B="V1 door-guard, R1 bug-breeder", wave="rear")

    table.shoot("R2", "B:R1")

    assert table.damage("B:R1") == 0
    assert table.damage("B:V1") == 3 - 2


@card("lamplighter", "rear")
def test_it_shoots_from_the_rear_only():
    table = Table(A="V1 lamplighter, V2 lag-conjurer", B="R1 bug-breeder")

    table.refused("shoot", "V1", "B:R1", rule="PT5-605")


@card("lamplighter", "line")
def test_lights_on_keeps_the_rival_from_activating_traps():
    dark = Table(A="V1 bug-breeder", B_reserve="S1 door-guard")
    lit = Table(A="V1 bug-breeder", A_reserve="S1 lamplighter", B_reserve="S1 door-guard")

    dark.attack("V1", "B:F2")
    lit.attack("V1", "B:F2")

    assert dark.asked() == {"B": "window"}
    assert lit.asked() == {"A": "act"}
    assert lit.damage("B:F2") == 1
    lit.refused("activate", "S1", by="B", rule="PT5-901")


@card("lamplighter", "line")
def test_lights_on_works_from_the_turn_in_which_it_is_played_and_leaves_ones_own_traps_alone():
    table = Table(
        A="V1 bug-breeder",
        A_hand="lamplighter",
        A_reserve="S2 door-guard",
        B="V1 clock-winder",
        B_reserve="S1 door-guard",
    )

    table.operation("lamplighter", "S1").attack("V1", "B:V1")
    assert table.turn == "B"

    table.attack("V1", "A:V1")
    assert table.asked() == {"A": "window"}


@card("lamplighter", "line")
def test_lights_on_does_not_stop_placing():
    table = Table(A_reserve="S1 lamplighter", B_hand="door-guard", active="B")

    table.trap("door-guard", "S1")

    assert table["B:S1"].card == "door-guard"


@card("lamplighter", "line")
def test_lights_on_shows_the_rivals_hand_at_the_start_of_ones_own_turns():
    table = Table(A_reserve="S1 lamplighter", B_hand="door-guard bug-breeder", active="B")

    table.end()

    looks = {
        audience: [tale for tale in table.tales(audience) if tale.what == "look"] for audience in ("A", "B", "watchers")
    }
    assert [{each.card for each in tale.pieces} for tale in looks["A"]] == [{"door-guard", "bug-breeder"}]
    assert [{each.card for each in tale.pieces} for tale in looks["watchers"]] == [{None}]
    assert [table.told_apart_by(table.card("B", each)) for each in ("door-guard", "bug-breeder")] == [{"B"}, {"B"}]


@card("lamplighter", "line")
def test_lights_on_shows_nothing_at_the_start_of_the_rivals_turns():
    table = Table(A_reserve="S1 lamplighter", A_hand="night-baker", B_hand="door-guard", active="A")

    table.end()

    assert table.turn == "B"
    assert "look" not in table.happened()


@card("lamplighter", "line")
@rule("PT5-R10")
def test_lights_on_sleeps_in_the_first_round():
    table = Table(A_reserve="S1 lamplighter", B_hand="door-guard", active="B", round=1)

    table.end()

    assert table.turn == "A"
    assert "look" not in table.happened()

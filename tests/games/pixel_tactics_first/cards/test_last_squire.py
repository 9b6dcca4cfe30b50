"""Last Squire: late for the battle, and gone early."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("last-squire", "leader")
@rule("PT1-405")
def test_own_heroes_attack_in_the_wave_in_which_they_were_recruited():
    table = Table(A_leader="last-squire", A_hand="honey-bear", B_leader="map-maker", B_hand="honey-bear")

    table.recruit("honey-bear", "V1").attack("V1", "B:F2")
    assert table.damage("B:F2") == 3

    table.recruit("honey-bear", "V1")
    table.refused("attack", "V1", "A:F2", rule="PT1-405")


@card("last-squire", "leader")
def test_attack_powers_count_as_attacks():
    table = Table(A_leader="last-squire", A_hand="rain-caller", B_leader="map-maker")

    table.recruit("rain-caller", "V1").cast("V1")

    assert table.damage("B:F2") == 2


@card("last-squire", "leader")
@rule("PT1-351", "PT1-404", "PT1-411")
def test_all_else_that_bars_attacks_still_does():
    early = Table(A_leader="last-squire", A_hand="honey-bear", B_leader="map-maker", round=1)
    moved = Table(A_leader="last-squire", A_hand="honey-bear", B_leader="map-maker", actions=3)
    elsewhere = Table(
        A_leader="last-squire", A="R1 market-pedlar", A_discard="honey-bear", B_leader="map-maker", wave="rear"
    )

    early.recruit("honey-bear", "V1")
    moved.recruit("honey-bear", "V1").move("V1", "V2")
    elsewhere.cast("R1", "honey-bear", "V1")

    early.refused("attack", "V1", "B:F2", rule="PT1-351")
    moved.refused("attack", "V2", "B:F2", rule="PT1-411")
    elsewhere.refused("attack", "V1", "B:F2", rule="PT1-404")


@card("last-squire", "vanguard")
@rule("PT1-803", "PT1-409")
def test_when_it_falls_it_is_cleared_and_another_may_step_into_its_slot():
    table = Table(A="V1 last-squire:1", A_hand="honey-bear camp-cook", active="B")

    table.end()
    assert "A:V1" not in table
    assert table.discard("A") == ["last-squire"]
    assert table.asked() == {"A": "may"}
    assert table.choices("accept") == {"honey-bear", "camp-cook"}

    table.accept("honey-bear")
    assert table["A:V1"].card == "honey-bear"
    assert (table.wave, table.turn, table.actions) == ("flank", "A", 2)


@card("last-squire", "vanguard")
def test_nobody_need_step_in_and_without_a_hand_nobody_is_asked():
    declined = Table(A="V1 last-squire:1", A_hand="honey-bear", active="B")
    empty = Table(A="V1 last-squire:1", active="B")

    declined.end().decline()
    empty.end()

    assert "A:V1" not in declined
    assert "A:V1" not in empty
    assert declined.hand("A") == ["honey-bear"]
    assert empty.asked() == {"A": "act"}


@card("last-squire", "vanguard")
@rule("PT1-405")
def test_who_stepped_in_was_recruited_in_the_wave_that_is_over():
    table = Table(A="V1 last-squire:1", A_hand="tower-owl", A_leader="map-maker", B_leader="drill-sergeant", active="B")

    table.end().accept("tower-owl")

    assert table["A:V1"].recruited == table.state.waves - 1
    table.pass_until(wave="vanguard", turn="A").attack("V1", "B:F2")
    assert table.damage("B:F2") == 3


@card("last-squire", "vanguard")
@card("moon-wolf", "line")
@rule("PT1-705", "PT1-405")
def test_defeated_by_an_order_it_falls_at_once_and_is_answered_when_that_is_done():
    table = Table(A_hand="moon-wolf", B="V1 last-squire:1", B_hand="honey-bear")

    table.order("moon-wolf", "B:V1")
    assert table.asked() == {"B": "may"}

    table.accept("honey-bear")
    assert (table.turn, table.actions) == ("A", 1)

    table.end()
    table.refused("attack", "V1", "A:F2", rule="PT1-405")


@card("last-squire", "vanguard")
@card("market-pedlar", "line")
@rule("PT1-705")
def test_a_stolen_order_is_discarded_before_anybody_steps_in():
    table = Table(A_hand="market-pedlar", B="V1 last-squire:1", B_hand="moon-wolf map-maker")

    table.order("market-pedlar").pick("B:moon-wolf").pick("B:V1")

    assert table.asked() == {"B": "may"}
    assert table.choices("accept") == {"map-maker"}
    assert table.discard("B") == ["moon-wolf", "last-squire"]


@card("last-squire", "vanguard")
@pytest.mark.parametrize("place", ["F1", "R1"])
def test_elsewhere_it_leaves_a_corpse(place):
    table = Table(A=f"{place} last-squire:1", A_hand="honey-bear", active="B")

    table.end()

    assert table[f"A:{place}"].corpse
    assert table.asked() == {"A": "act"}


@card("last-squire", "vanguard")
@card("rag-tailor", "leader")
def test_the_tailor_sends_it_home_and_it_may_step_into_its_own_shoes():
    table = Table(A_leader="rag-tailor", A="V1 last-squire:1", B_leader="map-maker", active="B")

    table.end()
    assert table.hand("A") == ["last-squire"]
    assert table.choices("accept") == {"last-squire"}

    table.accept("last-squire")
    assert table["A:V1"].card == "last-squire"
    assert table.damage("A:V1") == 0


@card("last-squire", "vanguard")
@rule("PT1-807")
def test_of_a_squire_that_changed_sides_the_new_player_fills_the_slot_and_the_owner_has_the_card():
    table = Table(A="V1 last-squire:1/theirs", A_hand="honey-bear", B_hand="camp-cook", active="B")

    table.end().accept("honey-bear")

    assert table["A:V1"].card == "honey-bear"
    assert table.discard("B") == ["last-squire"]
    assert table.hand("B") == ["camp-cook"]


@card("last-squire", "vanguard")
@rule("PT1-901")
def test_a_rout_leaves_no_time_for_it():
    table = Table(A="V1 last-squire:1", A_hand="honey-bear", B_leader="map-maker:21", active="B")

    table.end()

    assert table.trophies == (1, 0)
    assert table.match == 2


@card("last-squire", "flank")
def test_its_forerunner_has_3_more_attack():
    table = Table(A="V1 honey-bear, F1 last-squire, R1 mud-toad, V2 camp-cook")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "F1", "R1", "V2", "F2")] == [3 + 3, 3, 1, 1, 4]


@card("last-squire", "rear")
@rule("PT1-608", "PT1-609")
def test_it_shoots_from_the_rear():
    table = Table(A="V1 camp-cook, R1 last-squire, R2 mud-toad", B="V1 tower-owl, R1 rain-caller", wave="rear")
    front = Table(A="V1 last-squire")
    assert table.choices("attack", "R1") == {"shoot B:V1", "shoot B:R1", "shoot B:F2"}

    table.shoot("R1", "B:R1")

    assert table.damage("B:R1") == 3
    assert not front.has("A:V1", "ranged")


@card("last-squire", "line")
@rule("PT1-404", "PT1-701")
def test_without_boots_rival_heroes_neither_attack_nor_use_attack_powers():
    table = Table(A_hand="last-squire", B="V1 tower-owl, V3 rain-caller")

    table.order("last-squire").end()

    table.refused("attack", "V1", "A:F2", rule="PT1-404")
    table.refused("cast", "V3", rule="PT1-404")
    assert not any(option.startswith(("attack", "shoot", "cast")) for option in table.options())


@card("last-squire", "line")
def test_the_rival_leader_and_ones_own_heroes_wear_theirs():
    leader = Table(A_hand="last-squire", A="F1 ember-scribe", B="F1 ember-scribe", wave="flank")

    leader.order("last-squire").attack("F1", "B:F2").attack("F2", "A:F2")

    assert leader.damage("B:F2") == 3
    assert leader.damage("A:F2") == 4


@card("last-squire", "line")
def test_the_boots_are_found_as_the_next_own_turn_begins():
    """The second player's next turn comes after one of the rival; across a Round it may come at once, or after two."""
    once = Table(A_hand="last-squire", B="F1 ember-scribe, R1 drill-sergeant", wave="flank", first="B")
    twice = Table(A_hand="last-squire", B="V1 tower-owl, R1 drill-sergeant", wave="rear", first="A")
    never = Table(A_hand="last-squire", B="V1 tower-owl", wave="rear", first="B")

    once.order("last-squire").end()
    twice.order("last-squire").end()
    never.order("last-squire").end()

    assert (once.turn, once.barred("B:R1")) == ("B", True)
    once.end()
    assert (once.turn, once.barred("B:R1")) == ("A", False)

    twice.end()
    assert (twice.round, twice.turn, twice.barred("B:V1")) == (3, "B", True)
    twice.end()
    assert (twice.turn, twice.barred("B:V1")) == ("A", False)

    assert (never.round, never.turn, never.barred("B:V1")) == (3, "A", False)


@card("last-squire", "line")
@card("lamp-mage", "rear")
@card("clock-maker", "vanguard")
def test_no_text_makes_them_attack_either():
    table = Table(A_hand="last-squire", B="V1 clock-maker, V3 tower-owl", B_hand="tilt-rider")

    table.order("last-squire").end()

    table.refused("cast", "V1", rule="PT1-404")
    table.refused("order", "tilt-rider", rule="PT1-R25")


@card("last-squire", "line")
@card("grave-gardener", "leader")
def test_corpses_are_no_heroes_and_walk_barefoot():
    table = Table(
        A_leader="map-maker", A_hand="last-squire", B_leader="grave-gardener", B="V1 tower-owl/corpse, R1 bridge-goat"
    )

    table.order("last-squire").end().attack("V1", "A:F2")

    assert table.damage("A:F2") == 2


@card("last-squire", "line")
@rule("PT1-R25")
def test_somebody_must_have_boots_to_hide():
    alone = Table(A_hand="last-squire", A="V1 tower-owl", B="V1 tower-owl/corpse")

    alone.refused("order", "last-squire", rule="PT1-R25")

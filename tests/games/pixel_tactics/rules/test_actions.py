"""Section 5, first half: drawing, recruiting, Leader actions, Orders, corpses and places."""

import pytest

from tests.games.pixel_tactics.table import SLOTS, Table

FIVE = "night-baker lamplighter door-guard coin-chaplain bug-breeder"


def addresses(*slots: str) -> set[str]:
    return {f"A:{slot}" for slot in slots}


# --- Draw ---------------------------------------------------------------------------


@pytest.mark.rule("PT5-401")
def test_draw_takes_the_top_card_of_the_own_deck_into_the_hand():
    table = Table(A_leader="door-guard", A_deck="ferrykeeper lamplighter", B_deck="rules-lawyer").draw()

    assert table.hand("A") == ["ferrykeeper"] and table.deck("A")[0] == "lamplighter"
    assert table.deck("B")[0] == "rules-lawyer" and table.actions == 1


@pytest.mark.rule("PT5-402")
def test_with_five_or_more_cards_in_hand_draw_is_not_available():
    Table(A_hand=FIVE).refused("draw", rule="PT5-402")
    Table(A_hand=f"{FIVE} patch-nurse").refused("draw", rule="PT5-402")
    assert "draw" in Table(A_hand="night-baker lamplighter door-guard coin-chaplain").options()


@pytest.mark.rule("PT5-403", "PT5-R12")
def test_with_an_empty_deck_draw_is_not_available_and_the_deck_never_refills():
    table = Table(A_discard=FIVE, rest="out")
    table.refused("draw", rule="PT5-403")
    table.end().end()
    assert table.deck("A") == [] and len(table.discard("A")) == 5


@pytest.mark.rule("PT5-R12", "PT5-R46")
def test_an_effect_draws_as_many_cards_as_there_are():
    table = Table(
        A="F1 continue-clerk, V1 night-baker/corpse",
        A_deck="ferrykeeper",
        A_discard="door-guard bug-breeder",
        rest="out",
        wave="flank",
    )
    table.cast("F1", "V1")

    assert table.hand("A") == ["ferrykeeper"] and table.deck("A") == []


@pytest.mark.rule("PT5-404", "PT5-R11")
def test_effects_draw_beyond_the_limit_and_nobody_discards_down():
    table = Table(
        A="F1 continue-clerk, V1 night-baker/corpse", A_hand=FIVE.replace("night-baker", "patch-nurse"), wave="flank"
    )
    table.cast("F1", "V1")
    assert len(table.hand("A")) == 7

    table.end().end().end()
    assert len(table.hand("A")) == 7 and table.discard("A") == ["night-baker"]


# --- Recruit ---------------------------------------------------------------------------


@pytest.mark.rule("PT5-405")
@pytest.mark.parametrize(
    ("wave", "slots"),
    [("vanguard", ("V1", "V2", "V3")), ("flank", ("F1", "F3")), ("rear", ("R1", "R2", "R3"))],
)
def test_a_card_of_the_hand_is_recruited_into_an_empty_slot_of_the_waves_row(wave, slots):
    table = Table(A_hand="night-baker", wave=wave)
    assert table.choices("recruit", "night-baker") == addresses(*slots)
    for slot in set(SLOTS) - set(slots):
        table.refused("recruit", "night-baker", slot, rule="PT5-405")
    table.refused("recruit", "night-baker", f"B:{slots[0]}", rule="PT5-405")

    table.recruit("night-baker", slots[1])
    assert table.at(f"A:{slots[1]}").card == "night-baker" and table.hand("A") == [] and table.actions == 1


@pytest.mark.rule("PT5-406", "PT5-415", "PT5-807")
def test_a_slot_with_a_hero_a_leader_or_a_corpse_is_not_empty():
    table = Table(A="F1 door-guard, F3 bug-breeder/corpse", A_hand="night-baker", wave="flank")
    table.refused("recruit", "night-baker", "F1", rule="PT5-405")
    assert "recruit night-baker" not in table.options()

    table = Table(A="V1 door-guard, V2 bug-breeder/corpse", A_hand="night-baker")
    assert table.choices("recruit", "night-baker") == addresses("V3")
    table.refused("recruit", "night-baker", "V1", rule="PT5-406")
    table.refused("recruit", "night-baker", "V2", rule="PT5-415")

    table.clear("V2")
    assert table.choices("recruit", "night-baker") == addresses("V2", "V3")


@pytest.mark.rule("PT5-407")
def test_a_hero_recruited_in_the_running_wave_cannot_attack_in_it():
    table = Table(A="V1 retired-boss/fresh, V2 door-guard", B="V1 night-baker")
    assert {word for word in table.options() if word.startswith("attack")} == {"attack A:V2"}
    table.refused("attack", "V1", "B:V1", rule="PT5-407")

    table.pass_until(round=3, wave="vanguard", turn="A")
    assert "attack A:V1" in table.options()


@pytest.mark.rule("PT5-R13", "PT5-501")
def test_a_recruit_is_the_starred_action_of_the_recruited_hero():
    table = Table(A="V2 night-baker", A_hand="lamplighter", A_leader="coin-chaplain", B="V1 night-baker", actions=4)
    table.recruit("lamplighter", "V1")

    assert {word for word in table.options() if "V1" in word} == set()
    table.refused("attack", "V1", "B:V1", rule="PT5-501")
    table.refused("cast", "V1", "B:V1", rule="PT5-506")
    table.refused("move", "V1", "F1", rule="PT5-501")
    table.refused("switch", "V1", "V2", rule="PT5-R16")
    table.refused("switch", "V2", "V1", rule="PT5-417")
    assert table.choices("move", "V2") == addresses("V3", "F1", "F3", "R1", "R2", "R3")


@pytest.mark.rule("PT5-R13")
def test_a_hero_recruited_by_an_effect_is_held_to_the_same_and_its_passive_power_works_at_once():
    table = Table(A="R1 ferrykeeper, V1 door-guard", A_hand="night-baker", B="V1 night-baker", wave="rear", actions=4)
    table.cast("R1", "V1").accept("night-baker")

    assert table.has("A:V1", "intercept")
    assert {word for word in table.options() if word.endswith("A:V1")} == set()
    table.refused("move", "V1", "F1", rule="PT5-501")
    table.pass_until(round=3, wave="vanguard", turn="A")
    assert "attack A:V1" in table.options()


# --- Leader actions ---------------------------------------------------------------------


@pytest.mark.rule("PT5-408")
def test_heroes_and_the_leader_attack():
    table = Table(A="F1 door-guard", B="V1 night-baker", wave="flank")
    assert {"attack A:F1", "attack A:F2"} <= table.options()

    table.attack("F1", "B:V1").attack("F2", "B:V1")
    assert table.damage("B:V1") == 5


@pytest.mark.rule("PT5-409", "PT5-701")
def test_a_spell_is_cast_with_a_hero_in_place_of_an_attack():
    table = Table(A="V1 joystick-wrangler", B="V1 night-baker, V2 door-guard")
    assert table.choices("cast", "V1") == {"B:V1", "B:V2"}

    table.cast("V1", "B:V2").decline()
    assert table.damage("B:V2") == 3 and table.actions == 1
    table.refused("attack", "V1", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-410", "PT5-R14")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_a_leaders_own_action_works_in_any_wave_for_one_action_and_is_not_starred(wave):
    slot = wave[0].upper() + "1"
    table = Table(A=f"{slot} night-baker/corpse", A_leader="continue-clerk", B="V1 door-guard", wave=wave)
    assert table.choices("lever") == addresses(slot)

    table.lever(slot)
    assert not table.at(f"A:{slot}").corpse and table.actions == 1
    assert ("attack A:F2" in table.options()) == (wave == "flank")


@pytest.mark.rule("PT5-R14")
def test_a_leaders_own_action_neither_needs_nor_uses_its_starred_action():
    table = Table(A="F1 night-baker/corpse", A_leader="continue-clerk", B="V1 door-guard", wave="flank")
    table.attack("F2", "B:V1")
    assert "lever" in table.options()

    table.lever("F1")
    assert not table.at("A:F1").corpse


@pytest.mark.rule("PT5-410")
def test_a_leader_without_an_action_of_its_own_takes_none():
    Table(A_leader="door-guard", A="V1 night-baker").refused("lever", rule="PT5-410")


# --- Orders -----------------------------------------------------------------------------


@pytest.mark.rule("PT5-411")
def test_an_order_is_shown_carried_out_and_then_discarded():
    table = Table(A="V1 night-baker", A_hand="charge-cannoneer", B="V1 door-guard, F1 night-baker, V2 patch-nurse")
    assert table.choices("order", "charge-cannoneer") == {"column 1", "column 2", "column 3"}
    table.order("charge-cannoneer", "column 1")

    assert [table.damage(place) for place in ("B:V1", "B:F1", "B:V2")] == [5, 5, 0]
    assert table.discard("A") == ["charge-cannoneer"] and table.actions == 1
    assert table.tales("B")[0].what == "order" and table.tales("B")[0].pieces[0].card == "charge-cannoneer"


@pytest.mark.rule("PT5-412")
def test_while_it_resolves_an_order_is_neither_in_the_hand_nor_in_the_discard_pile():
    table = Table(A_hand="charge-cannoneer night-baker", B="V1 door-guard", B_reserve="S1 rules-lawyer")
    table.order("charge-cannoneer", "column 1")

    assert table.asked() == {"B": "window"}
    assert table.hand("A") == ["night-baker"] and table.discard("A") == []
    table.let_be()
    assert table.discard("A") == ["charge-cannoneer"]


@pytest.mark.rule("PT5-412")
def test_an_order_that_carries_out_another_does_not_find_itself():
    table = Table(
        A_hand="palette-swapper", A_discard="coin-chaplain", B_discard="solder-smith lamplighter", A="V1 night-baker"
    )
    assert table.choices("order", "palette-swapper") == {"coin-chaplain", "B:solder-smith"}


# --- Corpses ----------------------------------------------------------------------------


@pytest.mark.rule("PT5-413", "PT5-804")
def test_a_hero_that_dies_leaves_its_body_in_its_slot():
    table = Table(A="V3 lag-conjurer:5", active="B").end()

    body = table.at("A:V3")
    assert (body.card, body.corpse, body.damage) == ("lag-conjurer", True, 0)
    assert table.discard("A") == []


@pytest.mark.rule("PT5-414")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_a_corpse_of_any_row_is_cleared_whatever_the_wave(wave):
    table = Table(A="V1 night-baker/corpse, F3 lag-conjurer/corpse, R2 door-guard/corpse, V2 patch-nurse", wave=wave)
    assert {word for word in table.options() if word.startswith("clear")} == {"clear A:V1", "clear A:F3", "clear A:R2"}
    table.refused("clear", "V2", rule="PT5-414")

    table.clear("R2")
    assert "A:R2" not in table and table.discard("A") == ["door-guard"] and table.actions == 1


@pytest.mark.rule("PT5-414", "PT5-R42")
def test_a_corpse_under_control_goes_to_its_owners_discard_pile():
    table = Table(A="V1 night-baker/corpse/theirs").clear("V1")
    assert table.discard("A") == [] and table.discard("B") == ["night-baker"]


@pytest.mark.rule("PT5-R15")
def test_a_rivals_corpse_may_not_be_cleared():
    table = Table(B="V1 night-baker/corpse")
    assert "clear B:V1" not in table.options()
    table.refused("clear", "B:V1", rule="PT5-R15")


# --- Move and Switch ---------------------------------------------------------------------


@pytest.mark.rule("PT5-416")
def test_a_hero_moves_from_any_slot_to_any_empty_slot_whatever_the_wave():
    for wave in ("vanguard", "flank", "rear"):
        table = Table(A="V1 door-guard, F1 night-baker, R1 patch-nurse/corpse", wave=wave)
        for hero in ("V1", "F1"):
            assert table.choices("move", hero) == addresses("V2", "V3", "F3", "R2", "R3")
        table.refused("move", "V1", "F1", rule="PT5-406")
        table.refused("move", "V1", "R1", rule="PT5-415")
        table.refused("move", "V1", "F2", rule="PT5-418")
        table.refused("move", "V1", "B:V2", rule="PT5-416")

        table.move("F1", "R3")
        assert table.at("A:R3").card == "night-baker" and "A:F1" not in table and table.actions == 1


@pytest.mark.rule("PT5-416")
def test_a_full_unit_has_nowhere_to_move():
    others = "night-baker lamplighter door-guard coin-chaplain bug-breeder patch-nurse lag-conjurer"
    unit = ", ".join(f"{slot} {card}" for slot, card in zip(SLOTS, ["token-thief", *others.split()], strict=True))
    Table(A=unit).refused("move", "V1", "V2", rule="PT5-416")


@pytest.mark.rule("PT5-R17")
def test_a_corpse_changes_place_by_switch_alone():
    table = Table(A="V1 door-guard/corpse, F1 night-baker")
    table.refused("move", "V1", "R1", rule="PT5-R17")
    assert "switch A:V1" in table.options()


@pytest.mark.rule("PT5-417", "PT5-502")
def test_two_heroes_two_corpses_or_one_of_each_trade_places_for_two_actions():
    unit = "V1 door-guard, F3 night-baker, R1 patch-nurse/corpse, R2 bug-breeder/corpse"
    assert Table(A=unit).choices("switch", "V1") == addresses("F3", "R1", "R2")
    assert Table(A=unit).choices("switch", "R1") == addresses("V1", "F3", "R2")

    for one, other in (("V1", "F3"), ("R1", "R2"), ("V1", "R1"), ("R2", "F3")):
        table = Table(A=unit)
        before = table.at(f"A:{one}"), table.at(f"A:{other}")
        table.switch(one, other)
        after = table.at(f"A:{other}"), table.at(f"A:{one}")
        assert [(piece.card, piece.corpse) for piece in after] == [(piece.card, piece.corpse) for piece in before]
        assert table.actions == 0 or table.turn == "B"

    Table(A=unit, actions=1).refused("switch", "V1", "F3", rule="PT5-502")
    Table(A="V1 door-guard").refused("switch", "V1", rule="PT5-417")


@pytest.mark.rule("PT5-417")
def test_only_the_own_unit_is_switched():
    table = Table(A="V1 door-guard, F1 night-baker", B="V1 night-baker, V2 door-guard/corpse")
    assert {word for word in table.options() if word.startswith("switch")} == {"switch A:V1", "switch A:F1"}
    assert table.choices("switch", "V1") == addresses("F1")


@pytest.mark.rule("PT5-418")
def test_the_leader_neither_recruits_nor_moves_nor_switches():
    table = Table(A="V1 door-guard", A_hand="night-baker", wave="flank")
    table.refused("move", "F2", "F1", rule="PT5-418")
    table.refused("switch", "F2", "V1", rule="PT5-418")
    table.refused("recruit", "night-baker", "F2", rule="PT5-418")
    table.refused("move", "V1", "F2", rule="PT5-418")
    assert table.choices("recruit", "night-baker") == addresses("F1", "F3")


@pytest.mark.rule("PT5-R16", "PT5-501")
def test_every_hero_that_changes_place_in_a_switch_has_acted_and_a_corpse_has_not():
    unit = "V1 door-guard, V2 night-baker, F1 patch-nurse, R1 bug-breeder/corpse, R2 token-thief/corpse"
    table = Table(A=unit, B="V1 lag-conjurer", actions=4).switch("V1", "F1")
    table.refused("move", "V1", "V3", rule="PT5-501")
    table.refused("move", "F1", "V3", rule="PT5-501")
    table.refused("attack", "V1", "B:V1", rule="PT5-501")
    assert table.choices("switch", "V2") == addresses("R1", "R2")

    table = Table(A=unit, actions=4).switch("V2", "R1")
    assert table.choices("switch", "V1") == addresses("F1", "V2", "R2")
    table.refused("switch", "R1", "V1", rule="PT5-R16")

    table = Table(A=unit, actions=4).switch("R1", "R2")
    assert table.choices("switch", "R1") == addresses("V1", "V2", "F1", "R2")


@pytest.mark.rule("PT5-R16")
def test_both_heroes_must_still_be_free_to_act():
    table = Table(A="V1 door-guard/acted, V2 night-baker, F1 patch-nurse")
    assert table.choices("switch", "V2") == addresses("F1")
    table.refused("switch", "V1", "V2", rule="PT5-R16")


@pytest.mark.rule("PT5-419")
def test_after_a_move_or_switch_a_hero_has_the_power_of_its_new_row_alone():
    table = Table(A="V1 ferrykeeper", wave="flank", actions=2)
    assert table.has("A:V1", "intercept") and "cast A:V1" not in table.options()
    table.move("V1", "F1")
    assert not table.has("A:F1", "intercept")
    table.pass_until(round=3, wave="flank", turn="A")
    assert "cast A:F1" in table.options()

    table = Table(A="F1 night-baker, R3 lamplighter, V1 door-guard, R1 patch-nurse")
    assert table.life("A:V1") == 12 and table.has("A:R3", "ranged")
    table.switch("F1", "R3")
    assert table.life("A:V1") == 10
    assert table.has("A:V1", "ranged") and table.has("A:R1", "ranged") and not table.has("A:R3", "ranged")

"""Sections 12 and 13: the glossary, and further rulings."""

import pytest

from app.games.pixel_tactics.state import changed
from app.kernel.node import replace
from tests.games.pixel_tactics.table import GAME, Table

# --- Who is meant ----------------------------------------------------------------------------------


@pytest.mark.rule("PT5-1101")
def test_a_vanguard_flank_or_rear_hero_is_a_hero_in_the_row_of_that_name():
    table = Table(
        A="V1 patch-nurse, F1 token-thief",
        A_leader="door-guard",
        B="V1 night-baker, F1 bug-breeder",
        A_hand="retired-boss",
        actions=4,
    )
    table.order("retired-boss", "vanguard")
    assert table.damage("A:V1") == 5 and table.damage("B:V1") == 6

    table = Table(A="R1 chiptune-bard, V1 night-baker, F1 door-guard, R2 lag-conjurer", B="V1 night-baker", wave="rear")
    assert table.choices("cast", "R1") == {"A:V1"}


@pytest.mark.rule("PT5-1102")
def test_a_unit_is_all_heroes_and_the_leader_of_one_player():
    table = Table(
        A="V1 night-baker:2, R1 lag-conjurer/corpse",
        A_leader="door-guard:2",
        A_reserve="S1 night-baker/theirs",
        B="V1 patch-nurse:2",
    ).end()
    assert [table.damage(place) for place in ("A:V1", "A:F2", "B:V1")] == [1, 1, 2]

    table = Table(A="R1 joystick-wrangler, V1 night-baker", B="V1 patch-nurse, V2 door-guard", wave="rear")
    assert table.choices("cast", "R1", "V1") == {"A:R1"}
    assert table.choices("cast", "R1", "B:V1") == {"B:V2"}


@pytest.mark.rule("PT5-1103", "PT5-1104", "PT5-R44")
def test_forerunner_and_supporter_are_the_neighbours_of_the_same_column():
    table = Table(A="F1 night-baker, V1 door-guard, R1 lag-conjurer, V2 token-thief, R3 bug-breeder, F3 save-seer")
    assert [table.life(f"A:{slot}") for slot in ("V1", "R1", "V2", "R3", "F3")] == [12, 7, 3, 4, 2]

    table = Table(A="F1 solder-smith, V1 door-guard, R1 lag-conjurer")
    assert (table.strength("A:V1"), table.strength("A:R1")) == (5, 1)
    table = Table(A="F1 charge-cannoneer, V1 door-guard, R1 lag-conjurer")
    assert (table.strength("A:V1"), table.strength("A:R1")) == (3, 2)


@pytest.mark.rule("PT5-R44")
def test_across_a_gap_or_a_corpse_there_is_no_neighbour():
    for flank, damage in (("F1 lag-conjurer", 2), ("F1 lag-conjurer/corpse", 3), ("F3 lag-conjurer", 3)):
        table = Table(A="V1 door-guard", B=f"V1 chiptune-bard, {flank}, R1 night-baker").attack("V1", "B:V1")
        assert table.damage("B:V1") == damage

    assert Table(A="V1 night-baker, R1 charge-cannoneer").strength("A:R1") == 5
    assert Table(A="F1 night-baker/corpse, R1 charge-cannoneer").strength("A:R1") == 5
    assert Table(A="F1 night-baker, R1 charge-cannoneer").strength("A:R1") == 4


@pytest.mark.rule("PT5-R44")
def test_the_leader_is_supporter_of_v2_and_forerunner_of_r2():
    assert Table(A="R2 charge-cannoneer").strength("A:R2") == 4
    table = Table(A="V1 night-baker", B="V2 chiptune-bard").attack("V1", "B:V2")
    assert table.damage("B:V2") == 0


@pytest.mark.rule("PT5-1110", "PT5-1112")
def test_the_rival_is_the_other_player_and_a_hero_of_no_named_unit_is_of_either():
    table = Table(A="R1 joystick-wrangler, V1 night-baker", B="V1 patch-nurse, V2 door-guard", wave="rear")
    assert table.choices("cast", "R1") == {"A:R1", "A:V1", "B:V1", "B:V2"}

    table = Table(A="V1 lamplighter, V2 night-baker", B="V1 patch-nurse")
    assert table.choices("cast", "V1") == {"B:V1"}
    table = Table(A="V1 lamplighter, V2 night-baker", B="V1 patch-nurse, V2 lamplighter", active="B")
    assert table.choices("cast", "V2") == {"A:V1", "A:V2"}


# --- What is done ------------------------------------------------------------------------------------


@pytest.mark.rule("PT5-1106", "PT5-702")
def test_to_deal_damage_is_no_attack():
    table = Table(A_leader="lamplighter", B="V1 solder-smith, V2 night-baker", B_leader="save-seer:3", active="B")
    table.end().pick("B:V2")
    assert table.damage("B:V2") == 2 and table.damage("B:F2") == 3


@pytest.mark.rule("PT5-1107")
def test_who_discards_chooses_unless_the_text_says_otherwise():
    table = Table(A_hand="night-baker door-guard", A_leader="coin-chaplain")
    assert table.choices("lever") == {"night-baker", "door-guard"}
    table.lever("door-guard")
    assert table.hand("A") == ["night-baker"] and table.discard("A") == ["door-guard"]

    table = Table(A="V1 lag-conjurer", A_leader="token-thief", B_hand="night-baker door-guard").attack("V1", "B:F2")
    assert table.asked() == {"A": "pick"} and table.options() == {"B:night-baker", "B:door-guard"}
    table.pick("B:night-baker")
    assert table.discard("B") == ["night-baker"] and table.hand("B") == ["door-guard"]

    left = set()
    table = Table(A="F1 token-thief", B_hand="night-baker door-guard", wave="flank").cast("F1")
    left.update(table.hand("B"))
    assert len(left) == 1 and table.asked() == {"A": "act"}


@pytest.mark.rule("PT5-1108")
def test_to_draw_cards_is_to_take_that_many_from_the_top_of_the_own_deck():
    table = Table(
        A="F1 continue-clerk, R1 night-baker/corpse", A_deck="lamplighter ferrykeeper door-guard", wave="flank"
    )
    table.cast("F1", "R1")
    assert table.hand("A") == ["lamplighter", "ferrykeeper"] and table.deck("A")[0] == "door-guard"


@pytest.mark.rule("PT5-1109")
def test_a_revived_corpse_is_a_hero_again_without_damage_and_may_act_in_the_same_turn():
    table = Table(
        A="V1 door-guard/corpse, V2 lamplighter/corpse", A_hand="continue-clerk", B="V1 night-baker", actions=3
    )
    table.order("continue-clerk", "V1", "V2")
    assert table.damage("A:V1") == 0 and not table.at("A:V1").corpse

    table.attack("V1", "B:V1").cast("V2", "B:V1")
    assert table.damage("B:V1") == 5


@pytest.mark.rule("PT5-R45")
def test_a_hero_that_acted_does_not_act_again_after_being_revived_in_the_same_turn():
    table = Table(
        A="V1 door-guard, V2 night-baker",
        A_hand="sprite-recycler continue-clerk",
        B="V1 night-baker",
        actions=4,
    )
    table.attack("V1", "B:V1").order("sprite-recycler", "V1").pick("B:V1").order("continue-clerk", "V1")
    assert not table.at("A:V1").corpse
    table.refused("attack", "V1", "B:F2", rule="PT5-501")
    table.refused("move", "V1", "F1", rule="PT5-501")
    assert "attack A:V2" in table.options()


@pytest.mark.rule("PT5-R45")
def test_a_revived_hero_was_not_recruited_unless_it_had_been_in_this_wave():
    table = Table(A="V1 door-guard/fresh/corpse, V2 night-baker/corpse", A_hand="continue-clerk", B="V1 night-baker")
    table.order("continue-clerk", "V1", "V2")
    assert {word for word in table.options() if word.startswith("attack")} == {"attack A:V2"}
    table.refused("attack", "V1", "B:V1", rule="PT5-407")


@pytest.mark.rule("PT5-1111")
def test_to_heal_is_to_remove_as_much_damage_as_there_is():
    for before, after in ((1, 0), (4, 0), (9, 5)):
        table = Table(A_leader=f"door-guard:{before}", A_hand="patch-nurse").order("patch-nurse", "clause 2")
        assert table.damage("A:F2") == after


@pytest.mark.rule("PT5-R46")
def test_of_fewer_cards_than_named_there_are_as_many_as_there_are():
    table = Table(A="F1 continue-clerk, R1 night-baker/corpse", A_deck="lamplighter", rest="out", wave="flank")
    assert table.cast("F1", "R1").hand("A") == ["lamplighter"]

    table = Table(A="F1 score-keeper, V1 patch-nurse", A_leader="door-guard", A_discard="lamplighter", wave="flank")
    table.cast("F1", "lamplighter")
    assert table.asked() == {"A": "pick"} and table.options() == {"lamplighter"}


# --- Further rulings -------------------------------------------------------------------------------------


@pytest.mark.rule("PT5-R47")
def test_caster_and_first_targets_are_named_with_the_action_and_shown_in_the_window():
    table = Table(A="V1 joystick-wrangler", B="V1 night-baker, V2 door-guard", B_reserve="S1 save-seer")
    table.cast("V1", "B:V2")
    for audience in (0, 1, 2):
        [link] = GAME.view(table.state, audience).window.chain
        assert link.what == "cast"
        assert link.pieces == tuple(table.at(place).keys[audience] for place in ("A:V1", "B:V2"))

    table.let_be()
    assert table.asked() == {"A": "may"} and table.damage("B:V2") == 3


@pytest.mark.rule("PT5-R47")
def test_a_played_order_and_its_first_targets_are_shown_in_the_window():
    table = Table(
        A="V1 night-baker, F1 door-guard", A_hand="sprite-recycler", B="V1 patch-nurse", B_reserve="S1 save-seer"
    )
    table.order("sprite-recycler", "V1")
    [link] = GAME.view(table.state, 1).window.chain
    assert (link.what, link.card) == ("order", "sprite-recycler")
    assert table.at("A:V1").keys[1] in link.pieces

    table.let_be()
    assert table.asked() == {"A": "pick"} and table.options() == {"B:V1"}


@pytest.mark.rule("PT5-R47", "PT5-R39")
def test_a_target_that_is_no_longer_valid_drops_out():
    table = Table(A="V1 lamplighter", B="V1 night-baker", B_reserve="S1 save-seer").cast("V1", "B:V1")
    table.state = changed(table.state, replace(table["B:V1"], corpse=True))
    table.let_be()

    assert table.damage("B:V1") == 0 and table.statuses("B:V1") == []
    assert table.asked() == {"A": "act"} and table.actions == 1


@pytest.mark.rule("PT5-R48")
def test_discard_piles_and_the_identity_of_corpses_are_open_to_all():
    table = Table(A="V1 door-guard/corpse", A_discard="lamplighter night-baker", A_hand="patch-nurse")
    for audience in (0, 1, 2):
        view = GAME.view(table.state, audience)
        assert [view.faces[key].card for key in view.zones["0.discard"]] == ["lamplighter", "night-baker"]
        assert view.faces[view.zones["0.unit"][0]].card == "door-guard"
    assert GAME.view(table.state, 1).zones["0.hand"] == 1


@pytest.mark.rule("PT5-R48")
def test_a_cleared_trap_is_shown():
    table = Table(A_reserve="S1 door-guard").discharge("S1")
    for audience in ("B", "watchers"):
        [tale] = [tale for tale in table.tales(audience) if tale.what == "discharge"]
        assert tale.pieces[0].card == "door-guard"


@pytest.mark.rule("PT5-R48")
def test_a_card_taken_from_an_open_place_is_seen_by_all_and_from_a_hidden_one_by_its_taker():
    table = Table(A="F1 score-keeper", A_leader="door-guard", A_discard="lamplighter patch-nurse", wave="flank")
    table.cast("F1", "lamplighter")
    for audience in ("A", "B", "watchers"):
        [take] = [tale for tale in table.tales(audience) if tale.what == "take"]
        assert take.pieces[0].card == "lamplighter"

    table = Table(A="R1 save-seer", A_leader="door-guard", wave="rear").cast("R1").pick("night-baker")
    for audience, card in (("A", "night-baker"), ("B", None), ("watchers", None)):
        [take] = [tale for tale in table.tales(audience) if tale.what == "take"]
        assert take.pieces[0].card == card

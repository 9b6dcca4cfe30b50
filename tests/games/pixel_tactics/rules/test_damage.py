"""Section 9: damage and casualties."""

import pytest

from tests.games.pixel_tactics.table import Table


@pytest.mark.rule("PT5-801")
def test_damage_stays_until_the_card_dies_or_an_effect_removes_it():
    table = Table(A="V1 door-guard:3", A_leader="patch-nurse:5", A_hand="score-keeper")
    table.pass_until(round=4, wave="vanguard", turn="A")
    assert (table.damage("A:V1"), table.damage("A:F2")) == (3, 5)

    table = Table(A="F1 door-guard:5", A_hand="patch-nurse").order("patch-nurse", "clause 1", "F1")
    assert table.damage("A:F1") == 0


@pytest.mark.rule("PT5-801")
def test_damage_leaves_with_a_card_that_leaves_play():
    table = Table(A="R1 ferrykeeper, F1 door-guard:9", wave="rear").cast("R1", "F1").accept("door-guard")
    assert table.damage("A:F1") == 0


@pytest.mark.rule("PT5-802")
def test_with_lethal_damage_a_hero_or_leader_goes_on_acting_and_may_be_healed():
    table = Table(A="V1 door-guard:12, V2 lamplighter:5", B="V1 night-baker")
    assert {"attack A:V1", "cast A:V2", "move A:V1"} <= table.options()
    table.attack("V1", "B:V1").cast("V2", "B:V1")
    assert table.damage("B:V1") == 5

    table = Table(A_leader="ferrykeeper:20", A_hand="patch-nurse", B="V1 night-baker", wave="flank")
    table.attack("F2", "B:V1").order("patch-nurse", "clause 2").end()
    assert (table.match, table.damage("A:F2")) == (1, 16)


@pytest.mark.rule("PT5-803")
@pytest.mark.parametrize(("damage", "falls"), [(9, False), (10, True), (14, True)])
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_at_the_end_of_each_wave_damage_equal_to_life_or_above_defeats(wave, damage, falls):
    table = Table(A=f"V1 door-guard:{damage}", wave=wave, active="B").end()
    assert table.at("A:V1").corpse == falls


@pytest.mark.rule("PT5-803")
def test_the_life_total_as_it_is_now_counts():
    assert not Table(A="V1 door-guard:11, F1 night-baker", active="B").end().at("A:V1").corpse
    assert Table(A="V1 door-guard:8 [-2 life]", active="B").end().at("A:V1").corpse


@pytest.mark.rule("PT5-R34")
def test_all_defeated_heroes_turn_at_the_same_moment_judged_on_the_state_before():
    table = Table(A="V1 door-guard:11, F1 night-baker:8", B="R1 lag-conjurer:5", active="B").end()

    assert table.at("A:F1").corpse and table.at("B:R1").corpse
    assert not table.at("A:V1").corpse and table.damage("A:V1") == 11
    table.end().end()
    assert table.at("A:V1").corpse


@pytest.mark.rule("PT5-R34")
def test_leaders_are_checked_after_the_heroes_on_the_same_state():
    table = Table(A="V1 lag-conjurer:5", A_leader="ferrykeeper:20", active="B").end()
    told = table.happened()
    assert told.index("defeat") < told.index("rout")
    assert table.match == 2


@pytest.mark.rule("PT5-R34")
def test_a_life_total_of_zero_or_less_is_lethal():
    table = Table(A="V1 save-seer/corpse", A_leader="continue-clerk").lever("V1")
    assert table.life("A:V1") == 0 and not table.at("A:V1").corpse

    table.end().end()
    assert table.at("A:V1").corpse
    assert Table(A="V1 save-seer [-3 life]", active="B").end().at("A:V1").corpse


@pytest.mark.rule("PT5-804")
def test_a_defeated_hero_loses_all_damage_and_lies_face_down_in_its_slot():
    body = Table(A="R2 patch-nurse:11", active="B", wave="rear").end().at("A:R2")
    assert (body.corpse, body.damage, body.slot, body.zone) == (True, 0, 7, "unit")


@pytest.mark.rule("PT5-805")
def test_a_corpse_has_neither_attack_nor_powers_nor_status_effects():
    table = Table(
        A="V1 lamplighter/corpse, V2 ferrykeeper/corpse, R2 solder-smith, F1 night-baker/corpse, R1 rules-lawyer",
        B="V1 score-keeper",
        B_leader="patch-nurse",
        A_hand="cheer-captain retired-boss",
    )
    assert table.life("A:R1") == 7
    table.refused("attack", "V1", "B:V1", rule="PT5-805")
    table.refused("cast", "V1", "B:V1", rule="PT5-701")

    table.order("cheer-captain").order("retired-boss", "flank")
    corpse = table.at("A:F1")
    assert (corpse.zeal, corpse.damage, corpse.statuses) == (0, 0, ())
    table.shoot("V1", "A:R2")
    assert table.damage("A:R2") == 2


@pytest.mark.rule("PT5-806")
def test_a_corpse_blocks_melee_neither_for_the_attacker_behind_it_nor_as_target():
    table = Table(A="V1 night-baker/corpse, F1 door-guard", B="V1 lag-conjurer/corpse, F1 bug-breeder", wave="flank")
    assert table.choices("attack", "F1") == {"B:F1", "B:F2"}

    table = Table(A="V2 night-baker/corpse", A_leader="lag-conjurer", B="V1 door-guard", wave="flank")
    assert "attack A:F2" in table.options()


@pytest.mark.rule("PT5-807")
def test_no_hero_is_put_on_a_corpse_until_it_is_gone():
    table = Table(A="V1 lag-conjurer/corpse, F1 door-guard", A_hand="night-baker")
    table.refused("recruit", "night-baker", "V1", rule="PT5-415")
    table.refused("move", "F1", "V1", rule="PT5-415")

    assert table.clear("V1").choices("recruit", "night-baker") == {"A:V1", "A:V2", "A:V3"}
    table = Table(A="V1 lag-conjurer/corpse, F1 door-guard", A_hand="night-baker", actions=3).switch("V1", "F1")
    table.refused("recruit", "night-baker", "F1", rule="PT5-415")


@pytest.mark.rule("PT5-808")
def test_corpses_are_revived_and_used():
    table = Table(A="V1 sprite-recycler, V2 lag-conjurer/corpse, R1 bug-breeder/corpse", A_hand="continue-clerk")
    assert table.strength("A:V1") == 7
    assert table.choices("order", "continue-clerk", "V2") == {"A:R1", "enough"}

    table.order("continue-clerk", "V2", "enough")
    assert not table.at("A:V2").corpse and table.at("A:R1").corpse
    assert table.strength("A:V1") == 6


@pytest.mark.rule("PT5-809")
def test_to_defeat_a_hero_acts_at_once_without_waiting_for_the_count():
    table = Table(A="V1 night-baker", A_hand="sprite-recycler", B="V1 door-guard:2 virus=1")
    table.order("sprite-recycler", "V1").pick("B:V1")

    assert table.wave == "vanguard" and table.turn == "A"
    for place in ("A:V1", "B:V1"):
        assert table.at(place).corpse and table.damage(place) == 0 and table.at(place).virus == 0


@pytest.mark.rule("PT5-R35")
def test_a_leader_is_not_chosen_to_be_defeated():
    table = Table(A="V1 night-baker, F1 lag-conjurer", A_hand="sprite-recycler", B="V1 door-guard, R2 patch-nurse")
    assert table.choices("order", "sprite-recycler") == {"A:V1", "A:F1"}
    assert table.order("sprite-recycler", "V1").options() == {"B:V1", "B:R2"}

    table = Table(A="V1 retired-boss", B_leader="save-seer:23").attack("V1", "B:F2")
    assert "defeat" not in table.happened() and table.damage("B:F2") == 29

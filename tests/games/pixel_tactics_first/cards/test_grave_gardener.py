"""Grave Gardener: what falls comes up again."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

GARDEN = {"A_leader": "grave-gardener", "B_leader": "map-maker"}


@card("grave-gardener", "leader")
@rule("PT1-806", "PT1-406")
def test_corpses_of_the_waves_row_attack_with_2_once_a_turn():
    table = Table(
        **GARDEN,
        A="V1 tilt-rider/corpse, V2 camp-cook/corpse, F1 moon-wolf/corpse",
        B="V1 drill-sergeant, F1 bell-founder",
    )
    assert {each for each in table.options() if each.startswith("attack")} == {"attack A:V1", "attack A:V2"}
    assert table.choices("attack", "V1") == {"B:V1", "B:F2"}

    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 2
    assert table["A:V1"].corpse
    table.refused("attack", "V1", "B:V1", rule="PT1-406")


@card("grave-gardener", "leader")
@rule("PT1-606", "PT1-404")
def test_a_corpse_needs_its_row_and_no_living_card_before_it():
    behind = Table(
        **GARDEN, A="V1 camp-cook, F1 moon-wolf/corpse, F3 rag-tailor/corpse, V3 lamp-mage/corpse", wave="flank"
    )
    leader = Table(**GARDEN, A="R2 moon-wolf/corpse", wave="rear")

    behind.refused("attack", "F1", "B:F2", rule="PT1-606")
    behind.refused("attack", "V3", "B:F2", rule="PT1-404")
    leader.refused("attack", "R2", "B:F2", rule="PT1-606")
    assert behind.choices("attack", "F3") == {"B:F2"}


@card("grave-gardener", "leader")
@rule("PT1-805")
def test_an_attacking_corpse_still_neither_shields_nor_blocks():
    table = Table(**GARDEN, A="V1 drill-sergeant/corpse, F1 camp-cook, V2 map-maker/corpse", wave="flank")

    assert "attack A:F1" in table.options()
    assert "attack A:F2" in table.options()

    table.pass_until(turn="B")
    assert table.choices("attack", "F2") == {"A:F1", "A:F2"}


@card("grave-gardener", "leader")
@rule("PT1-805")
def test_corpses_neither_shoot_nor_use_powers_nor_attack_for_another_leader():
    power = Table(**GARDEN, A="V1 rain-caller/corpse, V2 tower-owl/corpse", B="V1 camp-cook, F1 bell-founder")
    plain = Table(A_leader="map-maker", B_leader="grave-gardener", A="V1 rain-caller/corpse", B="V1 camp-cook")

    assert power.choices("attack", "V2") == {"B:V1", "B:F2"}
    power.refused("cast", "V1", rule="PT1-701")
    plain.refused("attack", "V1", "B:V1", rule="PT1-805")


@card("grave-gardener", "leader")
@rule("PT1-351")
def test_corpses_rest_in_the_first_round():
    table = Table(**GARDEN, A="V1 tilt-rider/corpse", round=1)

    table.refused("attack", "V1", "B:F2", rule="PT1-351")


@card("grave-gardener", "leader")
@card("banner-bearer", "flank")
def test_no_aura_of_heroes_strengthens_a_corpse():
    table = Table(**GARDEN, A="V1 tilt-rider/corpse, F1 banner-bearer")

    assert table.strength("A:V1") == 2


@card("grave-gardener", "leader")
@card("hedgehog-guard", "vanguard")
@card("hedgehog-guard", "leader")
@card("mud-toad", "flank")
def test_a_corpse_is_no_foe_and_takes_no_damage_from_thorns():
    thorns = Table(**GARDEN, A="V1 tilt-rider/corpse", B="V1 hedgehog-guard")
    leader = Table(A_leader="grave-gardener", A="V1 tilt-rider/corpse", B_leader="hedgehog-guard", B="V1 camp-cook")
    toad = Table(**GARDEN, A="V1 tilt-rider/corpse", B="F1 mud-toad")

    thorns.attack("V1", "B:V1")
    leader.attack("V1", "B:V1")
    toad.attack("V1", "B:F2")

    assert thorns.damage("A:V1") == leader.damage("A:V1") == 0
    assert toad.asked() == {"A": "act"}
    assert toad.damage("B:F2") == 2


@card("grave-gardener", "leader")
@card("mud-toad", "leader")
def test_the_toad_king_chooses_the_targets_of_corpses_too():
    table = Table(A_leader="grave-gardener", A="V1 tilt-rider/corpse", B_leader="mud-toad", B="V1 camp-cook")

    table.attack("V1", "B:F2")
    assert table.asked() == {"B": "pick"}
    assert table.options() == {"B:V1", "B:F2"}

    table.pick("V1")
    assert table.damage("B:V1") == 2


@card("grave-gardener", "leader")
def test_the_corpse_of_a_stolen_hero_attacks_for_its_new_unit():
    table = Table(**GARDEN, A="V1 tilt-rider/theirs/corpse", B="V1 camp-cook")

    table.attack("V1", "B:V1")

    assert table.damage("B:V1") == 2


@card("grave-gardener", "vanguard")
@rule("PT1-807")
def test_it_clears_a_corpse_of_either_unit_and_hits_a_foe_in_melee():
    table = Table(
        A="V1 grave-gardener, R1 moon-wolf/corpse", B="V1 camp-cook/corpse, F1 drill-sergeant, R1 bell-founder"
    )
    assert table.choices("cast", "V1") == {"A:R1", "B:V1"}
    assert table.choices("cast", "V1", "B:V1") == {"B:F1", "B:F2"}

    table.cast("V1", "B:V1", "B:F1")

    assert "B:V1" not in table
    assert (table.discard("B"), table.discard("A")) == (["camp-cook"], [])
    assert table.damage("B:F1") == 3


@card("grave-gardener", "vanguard")
def test_without_a_corpse_there_is_nothing_to_clear():
    table = Table(A="V1 grave-gardener", B="V1 camp-cook")

    table.refused("cast", "V1", rule="PT1-R25")


@card("grave-gardener", "vanguard")
@card("rag-tailor", "leader")
def test_the_tailor_takes_home_only_what_her_own_player_clears():
    own = Table(A_leader="rag-tailor", A="V1 grave-gardener, R1 moon-wolf/corpse", B_leader="map-maker")
    rival = Table(A_leader="map-maker", A="V1 grave-gardener", B_leader="rag-tailor", B="R1 moon-wolf/corpse")

    own.cast("V1", "A:R1", "B:F2")
    rival.cast("V1", "B:R1", "B:F2")

    assert (own.hand("A"), own.discard("A")) == (["moon-wolf"], [])
    assert (rival.hand("B"), rival.discard("B")) == ([], ["moon-wolf"])


@card("grave-gardener", "flank")
def test_one_of_its_own_corpses_returns_to_the_hand():
    table = Table(A="F1 grave-gardener, V1 moon-wolf/corpse", B="V1 camp-cook/corpse", wave="flank")
    assert table.choices("cast", "F1") == {"A:V1"}

    table.cast("F1", "V1")

    assert table.hand("A") == ["moon-wolf"]
    assert "A:V1" not in table


@card("grave-gardener", "flank")
def test_the_corpse_of_a_stolen_hero_returns_to_its_owners_hand():
    table = Table(A="F1 grave-gardener, V1 moon-wolf/corpse/theirs", wave="flank")

    table.cast("F1", "V1")

    assert (table.hand("A"), table.hand("B")) == ([], ["moon-wolf"])


@card("grave-gardener", "flank")
@card("grave-gardener", "rear")
@card("grave-gardener", "line")
def test_without_a_corpse_of_its_own_nothing_comes_up():
    flank = Table(A="F1 grave-gardener", B="V1 camp-cook/corpse", wave="flank")
    rear = Table(A="R1 grave-gardener", B="V1 camp-cook/corpse", wave="rear")
    order = Table(A_hand="grave-gardener", B="V1 camp-cook/corpse")

    flank.refused("cast", "F1", rule="PT1-R25")
    rear.refused("cast", "R1", rule="PT1-R25")
    order.refused("order", "grave-gardener", rule="PT1-R25")


@card("grave-gardener", "rear")
@pytest.mark.parametrize(("hero", "damage"), [("drill-sergeant", 6), ("clock-maker", 1), ("last-squire", 0)])
def test_a_corpse_is_revived_with_2_life_left(hero, damage):
    table = Table(A=f"R1 grave-gardener, V1 {hero}/corpse", wave="rear")

    table.cast("R1", "V1")

    assert not table["A:V1"].corpse
    assert table.damage("A:V1") == damage


@card("grave-gardener", "rear")
@card("anvil-smith", "flank")
def test_the_life_left_counts_what_is_added_to_the_life():
    table = Table(A="R1 grave-gardener, V1 camp-cook/corpse, F1 anvil-smith", wave="rear")

    table.cast("R1", "V1")

    assert table.life("A:V1") - table.damage("A:V1") == 2


@card("grave-gardener", "rear")
@rule("PT1-404", "PT1-R29")
def test_who_is_revived_in_the_waves_row_may_attack():
    table = Table(A="R1 grave-gardener, R3 market-pedlar/corpse", wave="rear")

    table.cast("R1", "R3").attack("R3", "B:F2")

    assert table.damage("B:F2") == 4


@card("grave-gardener", "line")
@rule("PT1-804")
def test_up_you_get_revives_without_damage():
    table = Table(A="V1 moon-wolf/corpse, F1 camp-cook", A_hand="grave-gardener", B="V1 camp-cook/corpse")
    assert table.choices("order", "grave-gardener") == {"A:V1"}

    table.order("grave-gardener", "V1").attack("V1", "B:F2")

    assert table.damage("A:V1") == 0
    assert table.damage("B:F2") == 5


@card("grave-gardener", "line")
@rule("PT1-R07")
def test_the_dead_rise_in_the_first_round_too():
    table = Table(A="V1 moon-wolf/corpse", A_hand="grave-gardener", round=1)

    table.order("grave-gardener", "V1")

    assert not table["A:V1"].corpse

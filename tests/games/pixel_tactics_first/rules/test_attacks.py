"""Section 6: attacking."""

import pytest

from app.games.pixel_tactics.texts import TEXTS
from tests.games.pixel_tactics_first.table import Table

SHOOTER = {"A": "R1 hedgehog-guard", "wave": "rear"}


@pytest.mark.rule("PT1-601")
def test_the_target_is_on_the_rivals_side():
    table = Table(A="V1 ember-scribe, V2 camp-cook", B="V1 honey-bear")
    assert table.choices("attack", "V1") == {"B:V1", "B:F2"}

    table.refused("attack", "V1", "A:V2", rule="PT1-601")
    table.refused("attack", "V1", "A:F2", rule="PT1-601")
    table.refused("attack", "B:V1", "B:F2", rule="PT1-601")


@pytest.mark.rule("PT1-602")
def test_there_are_three_kinds_of_attack():
    table = Table(A="V1 rain-caller, F1 tower-owl", B="V1 mud-toad, F1 ember-scribe")
    assert {"attack A:V1", "cast A:V1"} <= table.options()
    assert table.choices("attack", "V1") == {"B:V1", "B:F2", "shoot B:V1", "shoot B:F2"}


@pytest.mark.rule("PT1-603", "PT1-605")
@pytest.mark.parametrize(
    ("wave", "attacker", "strength"), [("vanguard", "V1", 2), ("flank", "F2", 4), ("rear", "R3", 3)]
)
def test_heroes_and_leaders_make_melee_attacks_that_deal_their_strength(wave, attacker, strength):
    table = Table(A="V1 star-reader, R3 cellar-bat", B="V1 honey-bear:1", wave=wave).attack(attacker, "B:V1")
    assert table.damage("B:V1") == 1 + strength and table.actions == 1
    assert table.damage(f"A:{attacker}") == 0


@pytest.mark.rule("PT1-605")
def test_what_adds_to_the_strength_counts():
    table = Table(A="V1 star-reader, F1 banner-bearer", B="V1 honey-bear").attack("V1", "B:V1")
    assert table.damage("B:V1") == 4


@pytest.mark.rule("PT1-604", "PT1-607", "PT1-R14")
def test_a_melee_attack_aims_at_the_foremost_card_of_any_column():
    table = Table(
        A="V1 ember-scribe",
        B="V1 camp-cook, F1 tower-owl, R1 mud-toad, F3 map-maker, R3 rain-caller, R2 cellar-bat",
    )
    assert table.choices("attack", "V1") == {"B:V1", "B:F2", "B:F3"}
    for behind in ("F1", "R1", "R2", "R3"):
        table.refused("attack", "V1", f"B:{behind}", rule="PT1-604")


@pytest.mark.rule("PT1-607")
def test_a_leader_in_melee_chooses_among_the_front_cards_the_rival_leader_included():
    table = Table(B="V1 camp-cook, F1 tower-owl, V3 mud-toad", wave="flank")
    assert table.choices("attack", "F2") == {"B:V1", "B:F2", "B:V3"}
    table.refused("attack", "F2", "B:F1", rule="PT1-604")

    table.attack("F2", "B:F2")
    assert table.damage("B:F2") == 4


@pytest.mark.rule("PT1-606")
def test_who_stands_behind_a_friend_makes_no_melee_attack():
    table = Table(A="V1 honey-bear, F1 ember-scribe, V2 camp-cook, F3 cellar-bat", B="V1 mud-toad", wave="flank")
    assert {word for word in table.options() if word.startswith("attack")} == {"attack A:F3"}
    table.refused("attack", "F1", "B:V1", rule="PT1-606")
    table.refused("attack", "F2", "B:V1", rule="PT1-606")

    table = Table(A="V1 honey-bear, R1 hedgehog-guard", B="V1 camp-cook", wave="rear")
    table.refused("attack", "R1", "B:V1", rule="PT1-606")


@pytest.mark.rule("PT1-608")
def test_a_ranged_attack_passes_over_own_and_rival_cards():
    table = Table(
        A="V1 honey-bear, F1 camp-cook, R1 hedgehog-guard",
        B="V1 ember-scribe, F1 tower-owl, R1 cellar-bat",
        wave="rear",
    )
    assert table.choices("attack", "R1") == {f"shoot B:{slot}" for slot in ("V1", "F1", "R1", "F2")}
    table.shoot("R1", "B:R1")
    assert table.damage("B:R1") == 1 + 1


@pytest.mark.rule("PT1-609")
def test_without_the_ability_there_is_no_ranged_attack():
    table = Table(A="V1 ember-scribe", B="V1 cellar-bat, F1 tower-owl")
    table.refused("shoot", "V1", "B:F1", rule="PT1-609")
    table.refused("shoot", "V1", "B:V1", rule="PT1-609")


@pytest.mark.rule("PT1-R15")
def test_a_leader_with_the_ability_shoots_in_the_flank_wave(monkeypatch):
    # no card of the set gives it to a Leader: this one has the text of its own Vanguard row
    monkeypatch.setitem(TEXTS["tower-owl"], "leader", TEXTS["tower-owl"]["vanguard"])
    setting = {
        "A": "V2 camp-cook",
        "A_leader": "tower-owl",
        "B_leader": "honey-bear",
        "B": "V1 cellar-bat, F1 mud-toad",
    }
    table = Table(**setting, wave="flank").shoot("F2", "B:F1")

    assert table.damage("B:F1") == 2
    Table(**setting).refused("shoot", "F2", "B:F1", rule="PT1-404")


# --- Intercept ---------------------------------------------------------------------------


@pytest.mark.rule("PT1-610", "PT1-R16")
def test_who_stands_behind_an_intercepting_hero_is_no_target_of_a_shot():
    table = Table(**SHOOTER, B="V1 drill-sergeant, F1 ember-scribe, R1 cellar-bat, V3 map-maker, R3 rain-caller")
    assert {word for word in table.choices("attack", "R1") if word.startswith("shoot")} == {
        f"shoot B:{slot}" for slot in ("V1", "F2", "V3", "R3")
    }
    table.refused("shoot", "R1", "B:F1", rule="PT1-610")
    table.refused("shoot", "R1", "B:R1", rule="PT1-610")


@pytest.mark.rule("PT1-610")
def test_so_is_the_leader_behind_one():
    table = Table(**SHOOTER, B="V2 drill-sergeant, R2 ember-scribe")
    table.refused("shoot", "R1", "B:F2", rule="PT1-610")
    table.refused("shoot", "R1", "B:R2", rule="PT1-610")


@pytest.mark.rule("PT1-611", "PT1-R16")
def test_the_intercepting_hero_itself_is_shot_at_and_so_is_who_stands_before_it():
    table = Table(**SHOOTER, B="V1 drill-sergeant").shoot("R1", "B:V1")
    assert table.damage("B:V1") == 2 and "intercept" not in table.happened()

    table = Table(**SHOOTER, B_leader="bridge-goat", A_leader="honey-bear", B="F1 cellar-bat, R1 camp-cook")
    assert "shoot B:F1" in table.choices("attack", "R1") and "shoot B:R1" not in table.choices("attack", "R1")


@pytest.mark.rule("PT1-612")
def test_only_a_living_hero_with_intercept_stops_a_shot():
    table = Table(**SHOOTER, B="V1 ember-scribe, F1 cellar-bat, V2 drill-sergeant/corpse, R2 map-maker, R1 tower-owl")
    assert {word for word in table.choices("attack", "R1") if word.startswith("shoot")} == {
        f"shoot B:{slot}" for slot in ("V1", "F1", "R1", "F2", "R2")
    }


@pytest.mark.rule("PT1-610")
def test_intercept_stops_no_melee_attack():
    table = Table(A="V1 ember-scribe", B="V2 drill-sergeant, F1 cellar-bat").attack("V1", "B:F1")
    assert table.damage("B:F1") == 3

"""Trapdoor Carpenter: makes the Reserve a place worth fighting over."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("trapdoor-carpenter", "leader")
def test_after_its_player_activates_a_trap_a_rival_fighter_is_hurt_and_a_card_drawn():
    table = Table(
        A_leader="trapdoor-carpenter",
        A="V1 night-baker",
        A_deck="bug-breeder",
        A_reserve="S1 door-guard",
        B="V1 token-thief, R1 solder-smith",
        active="B",
    )

    table.attack("V1", "A:V1").activate("S1")
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:V1", "B:R1", "B:F2"}
    assert table.discard("A") == ["door-guard"]

    table.pick("B:R1")
    assert table.damage("B:R1") == 2
    assert table.hand("A") == ["bug-breeder"]
    assert table.turn == "B"


@card("trapdoor-carpenter", "leader")
def test_the_rivals_traps_are_not_answered():
    table = Table(A_leader="trapdoor-carpenter", A="V1 night-baker", B_reserve="S1 door-guard")

    table.attack("V1", "B:F2").activate("S1", by="B")

    assert table.asked() == {"A": "act"}
    assert table.hand("A") == []


@card("trapdoor-carpenter", "leader", "line")
@card("palette-swapper", "leader")
def test_a_trap_set_again_is_answered_and_a_negated_one_is_not():
    """Both Leaders have the ability: A's Trap negates B's and is set again."""
    table = Table(
        A_leader="palette-swapper",
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter",
        B_leader="trapdoor-carpenter",
        B_reserve="S1 door-guard",
    )

    table.attack("V1", "B:F2").activate("S1", by="B").activate("S1", by="A")
    assert table.asked() == {"A": "pick"}

    table.pick("B:F2")
    assert table.asked() == {"A": "act"}
    assert (len(table.hand("A")), len(table.hand("B"))) == (1, 0)
    assert table.damage("B:F2") == 2 + 1


@card("trapdoor-carpenter", "vanguard")
@pytest.mark.parametrize(
    ("carpenter", "reserve", "less"),
    [
        ("V1 trapdoor-carpenter", "S1 door-guard", 1),
        ("V1 trapdoor-carpenter", "S1 door-guard/new", 1),
        ("V1 trapdoor-carpenter", "S1 night-baker", 0),
        ("V1 trapdoor-carpenter", "", 0),
        ("V1 trapdoor-carpenter [no power]", "S1 door-guard", 0),
        ("F1 trapdoor-carpenter", "S1 door-guard", 0),
    ],
)
def test_while_a_trap_lies_in_its_reserve_it_takes_1_less(carpenter, reserve, less):
    table = Table(A=carpenter, A_reserve=reserve, B="V1 joystick-wrangler", B_reserve="S1 door-guard", active="B")
    place = f"A:{carpenter[:2]}"

    table.cast("V1", place)
    table.let_all_be()

    assert table.damage(place) == 3 - less
    assert table.has(place, "intercept") == (carpenter == "V1 trapdoor-carpenter")


@card("trapdoor-carpenter", "flank")
def test_its_leader_takes_1_less_damage_from_attacks():
    melee = Table(A="F1 trapdoor-carpenter", B="V1 token-thief", active="B")
    shot = Table(A="F1 trapdoor-carpenter", B="R1 little-sibling", wave="rear", active="B")
    spell = Table(A="F1 trapdoor-carpenter", B="R1 bug-breeder", wave="rear", active="B")
    hero = Table(A="F1 trapdoor-carpenter, V1 night-baker", B="V1 token-thief", active="B")

    melee.attack("V1", "A:F2")
    shot.shoot("R1", "A:F2")
    spell.cast("R1")
    hero.attack("V1", "A:V1")

    assert melee.damage("A:F2") == 3 - 1
    assert shot.damage("A:F2") == 4 - 1
    assert spell.damage("A:F2") == 1
    assert hero.damage("A:V1") == 3


@card("trapdoor-carpenter", "flank")
@pytest.mark.parametrize(
    "carpenter", ["V3 trapdoor-carpenter", "R1 trapdoor-carpenter", "F1 trapdoor-carpenter [no power]"]
)
def test_elsewhere_or_without_power_it_guards_nobody(carpenter):
    table = Table(A=carpenter, B="V1 token-thief", active="B")

    table.attack("V1", "A:F2")

    assert table.damage("A:F2") == 3


@card("trapdoor-carpenter", "rear")
def test_the_rear_spell_looks_at_traps_and_discards_from_the_rivals_reserve():
    table = Table(
        A="R1 trapdoor-carpenter", B_reserve="S1 door-guard, S2 night-baker, S3 save-seer", wave="rear", first="A"
    )

    table.cast("R1")
    table.let_all_be()
    assert table.options() == {"B:S1", "B:S2", "B:S3"}
    assert table.seen_by(table["B:S1"]) == table.seen_by(table["B:S3"]) == {"A", "B"}

    table.pick("B:S1")
    assert table.discard("B") == ["door-guard"]
    assert "watchers" not in table.seen_by(table["B:S3"])
    assert table.hand("A") == []


@card("trapdoor-carpenter", "rear")
@card("clock-winder", "line")
def test_an_operation_that_is_discarded_has_not_expired():
    table = Table(A="R1 trapdoor-carpenter, V1 night-baker", B_reserve="S1 clock-winder", wave="rear")

    table.cast("R1").pick("B:S1")

    assert table.discard("B") == ["clock-winder"]
    assert table.damage("A:V1") == 0


@card("trapdoor-carpenter", "rear")
@rule("PT5-R10")
def test_if_there_is_nothing_to_discard_a_card_is_drawn():
    empty = Table(A="R1 trapdoor-carpenter", A_deck="bug-breeder", wave="rear")
    early = Table(A="R1 trapdoor-carpenter", A_deck="bug-breeder", B_reserve="S1 door-guard", wave="rear", round=1)

    empty.cast("R1")
    early.cast("R1")

    assert empty.hand("A") == early.hand("A") == ["bug-breeder"]
    assert early.seen_by(early["B:S1"]) == {"B"}


@card("trapdoor-carpenter", "line")
@rule("PT5-903", "PT5-R37")
def test_trap_trap_negates_the_trap_it_answers():
    table = Table(A="V1 night-baker", A_reserve="S1 trapdoor-carpenter", B_reserve="S1 door-guard")

    table.attack("V1", "B:F2").activate("S1", by="B")
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table.damage("B:F2") == 1
    assert table.damage("A:V1") == 0
    assert table.discard("B") == ["door-guard"]


@card("trapdoor-carpenter", "line")
@rule("PT5-901", "PT5-905")
def test_trap_trap_stays_face_down_and_is_ready_again_in_the_next_turn():
    table = Table(
        A="V1 night-baker, V2 joystick-wrangler",
        A_reserve="S1 trapdoor-carpenter",
        B="V1 token-thief",
        B_reserve="S1 door-guard, S2 lag-conjurer",
        first="B",
    )

    table.attack("V1", "B:V1").activate("S1", by="B").activate("S1", by="A").let_all_be()
    assert table["A:S1"].card == "trapdoor-carpenter"
    assert table.seen_by(table["A:S1"]) == {"A"}
    assert table.damage("B:V1") == 1

    table.cast("V2", "B:V1").activate("S2", by="B")
    assert (table.wave, table.turn) == ("flank", "B")
    assert table.damage("B:V1") == 1


@card("trapdoor-carpenter", "line")
@rule("PT5-901")
def test_a_trap_set_again_may_answer_from_the_next_turn_on():
    table = Table(
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter, S2 rules-lawyer",
        B="V1 token-thief",
        B_hand="cheer-captain",
        B_reserve="S1 door-guard, S2 trapdoor-carpenter",
    )

    table.attack("V1", "B:V1").activate("S1", by="B").activate("S1", by="A").let_all_be().end()
    table.order("cheer-captain").activate("S2", by="A").activate("S2", by="B")

    assert "activate A:S1" in table.options(by="A")


@card("trapdoor-carpenter", "line")
def test_trap_trap_that_is_itself_negated_is_discarded():
    table = Table(
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter",
        B_reserve="S1 door-guard, S2 trapdoor-carpenter",
    )

    table.attack("V1", "B:F2").activate("S1", by="B").activate("S1", by="A")
    assert table.asked() == {"B": "window"}

    table.activate("S2", by="B")
    assert table.damage("B:F2") == 0
    assert table.damage("A:V1") == 1
    assert table.discard("A") == ["trapdoor-carpenter"]
    assert table["B:S2"].card == "trapdoor-carpenter"


@card("trapdoor-carpenter", "line")
def test_trap_trap_answers_traps_only():
    table = Table(A="V1 night-baker", A_reserve="S1 trapdoor-carpenter", B="V1 token-thief", active="B")

    table.attack("V1", "A:V1")

    assert table.options() == {"pass"}

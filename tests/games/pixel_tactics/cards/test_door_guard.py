"""Boss-Door Guard: a wall with a number on it."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("door-guard", "leader")
@pytest.mark.parametrize(("place", "less"), [("V1", 1), ("F1", 0), ("R1", 0)])
def test_own_vanguard_heroes_take_1_less_damage(place, less):
    attacked = Table(A_leader="door-guard", A=f"{place} night-baker", B="V1 token-thief", active="B")
    enchanted = Table(A_leader="door-guard", A=f"{place} night-baker", B="V1 joystick-wrangler", active="B")

    attacked.attack("V1", f"A:{place}")
    enchanted.cast("V1", f"A:{place}")

    assert attacked.damage(f"A:{place}") == enchanted.damage(f"A:{place}") == 3 - less


@card("door-guard", "leader")
def test_rival_heroes_and_the_leader_himself_are_not_covered():
    table = Table(
        A_leader="door-guard", A="V1 token-thief", B="V1 night-baker, V2 solder-smith", B_leader="score-keeper"
    )

    table.attack("V1", "B:V1").end().attack("V2", "A:F2")

    assert table.damage("B:V1") == 3
    assert table.damage("A:F2") == 4


@card("door-guard", "leader")
def test_damage_that_comes_to_nothing_is_not_dealt_and_nothing_answers_it():
    """Both "less" are added: the guard in the Vanguard takes 3 less from shots."""
    shot = Table(A_leader="door-guard", A="V1 door-guard/theirs", B="R1 little-sibling", wave="rear", active="B")
    nothing = Table(A_leader="door-guard", A="V1 door-guard/theirs", B="R1 retired-boss", wave="rear", active="B")

    shot.shoot("R1", "A:V1")
    nothing.shoot("R1", "A:V1")

    assert (shot.damage("A:V1"), shot["A:V1"].virus) == (4 - 1 - 2, 1)
    assert nothing.damage("A:V1") == 0
    assert "damage" not in nothing.happened()


@card("door-guard", "vanguard")
def test_it_intercepts_and_takes_2_less_from_shots_only():
    shot = Table(A="V1 door-guard, R1 bug-breeder", B="R1 little-sibling", wave="rear", active="B")
    blow = Table(A="V1 door-guard", B="V1 little-sibling", active="B", first="B")
    spell = Table(A="V1 door-guard", B="V1 joystick-wrangler", active="B")

    shot.shoot("R1", "A:R1")
    blow.attack("V1", "A:V1")
    spell.cast("V1", "A:V1")

    assert (shot.damage("A:V1"), shot.damage("A:R1")) == (4 - 2, 0)
    assert blow.damage("A:V1") == 4
    assert spell.damage("A:V1") == 3


@card("door-guard", "vanguard")
@pytest.mark.parametrize("guard", ["F1 door-guard", "R1 door-guard", "V1 door-guard [no power]"])
def test_elsewhere_or_without_power_shots_hurt_in_full(guard):
    table = Table(A=guard, B="R1 token-thief", wave="rear", active="B")

    table.shoot("R1", f"A:{guard[:2]}")

    assert table.damage(f"A:{guard[:2]}") == 3


@card("door-guard", "flank")
@rule("PT5-603", "PT5-R26")
def test_melee_attacks_on_its_leader_are_made_on_it():
    table = Table(A="F1 door-guard, V1 night-baker", B="V1 token-thief", active="B")
    assert table.choices("attack", "V1") == {"A:V1", "A:F2"}

    table.attack("V1", "A:F2")

    assert table.damage("A:F2") == 0
    assert table.damage("A:F1") == 3


@card("door-guard", "flank")
def test_a_guard_with_lethal_damage_still_guards():
    table = Table(A="F1 door-guard:12", B="V1 token-thief", active="B")

    table.attack("V1", "A:F2")

    assert (table.damage("A:F2"), table.damage("A:F1")) == (0, 15)


@card("door-guard", "flank")
def test_the_leader_must_be_a_legal_target_first():
    table = Table(A="F1 door-guard, V2 night-baker", B="V1 token-thief", active="B")

    table.refused("attack", "V1", "A:F2", rule="PT5-604")


@card("door-guard", "flank")
def test_shots_are_not_diverted():
    table = Table(A="F1 door-guard", B="R1 token-thief", wave="rear", active="B")

    table.shoot("R1", "A:F2")

    assert (table.damage("A:F2"), table.damage("A:F1")) == (4, 0)


@card("door-guard", "flank")
def test_of_two_guards_the_leaders_player_chooses_one():
    table = Table(A="F1 door-guard, F3 door-guard/theirs", B="V1 token-thief", active="B")

    table.attack("V1", "A:F2")
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"A:F1", "A:F3"}

    table.pick("A:F3")
    assert [table.damage(f"A:{slot}") for slot in ("F1", "F2", "F3")] == [0, 0, 3]


@card("door-guard", "flank", "line")
def test_the_target_has_changed_before_any_trap_is_asked():
    table = Table(A="F1 door-guard", A_reserve="S1 save-seer", B="V1 token-thief", active="B")

    table.attack("V1", "A:F2")

    event = table.state.stack[-1].question.event
    assert table.asked() == {"A": "window"}
    assert event["target"] == table["A:F1"].id


@card("door-guard", "flank")
@pytest.mark.parametrize("guard", ["F1 door-guard/corpse", "F1 door-guard [no power]", "R1 door-guard"])
def test_without_a_guard_at_the_flank_the_leader_is_hit(guard):
    table = Table(A=guard, B="V1 token-thief", active="B")

    table.attack("V1", "A:F2")

    assert table.damage("A:F2") == 3


@card("door-guard", "flank")
def test_it_guards_nobody_but_its_leader():
    table = Table(A="F1 door-guard, V1 night-baker", B="V1 token-thief", active="B")

    table.attack("V1", "A:V1")

    assert (table.damage("A:V1"), table.damage("A:F1")) == (3, 0)


@card("door-guard", "rear")
def test_it_shoots_from_the_rear_and_harder_while_its_leader_is_damaged():
    whole = Table(A="R1 door-guard", B="V1 night-baker:2", B_leader="score-keeper:2", wave="rear")
    hurt = Table(A="R1 door-guard", A_leader="score-keeper:1", B="V1 night-baker", wave="rear")
    front = Table(A="V1 door-guard", A_leader="score-keeper:1")

    hurt.shoot("R1", "B:V1")

    assert whole.strength("A:R1") == 3
    assert hurt.strength("A:R1") == 3 + 1
    assert hurt.damage("B:V1") == 4
    assert front.strength("A:V1") == 3
    assert not front.has("A:V1", "ranged")


@card("door-guard", "line")
@rule("PT5-R39", "PT5-901")
def test_wrong_door_turns_an_attack_back_on_its_attacker():
    table = Table(A="V1 night-baker", A_reserve="S1 door-guard", B="V1 token-thief [+1 attack]", active="B")

    table.attack("V1", "A:V1")
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table.damage("A:V1") == 0
    assert table.damage("B:V1") == 3 + 1
    assert table["B:V1"].attacked == 0
    assert table.discard("A") == ["door-guard"]
    assert (table.turn, table.actions) == ("B", 1)
    table.refused("attack", "V1", "A:V1", rule="PT5-501")


@card("door-guard", "line")
def test_wrong_door_stops_leaders_shots_and_granted_attacks_with_their_bonus():
    leader = Table(A_reserve="S1 door-guard", B_leader="charge-cannoneer", wave="flank", active="B")
    granted = Table(A_reserve="S1 door-guard", B_leader="charge-cannoneer", B="V1 night-baker", active="B")

    leader.attack("F2", "A:F2").activate("S1")
    granted.lever("V1").pick("shoot A:F2").activate("S1")

    assert leader.damage("B:F2") == 8
    assert granted.damage("B:V1") == 1 + 2
    assert leader.damage("A:F2") == granted.damage("A:F2") == 0


@card("door-guard", "line")
def test_wrong_door_does_not_answer_own_attacks_spells_or_a_refusal():
    own = Table(A="V1 token-thief", A_reserve="S1 door-guard")
    spell = Table(A="V1 night-baker", A_reserve="S1 door-guard", B="V1 joystick-wrangler", active="B")
    kept = Table(A="V1 night-baker", A_reserve="S1 door-guard", B="V1 token-thief", active="B")

    own.attack("V1", "B:F2")
    spell.cast("V1", "A:V1")
    kept.attack("V1", "A:V1").let_be()

    assert own.damage("B:F2") == 3
    assert spell.options() == {"pass"}
    assert kept.damage("A:V1") == 3
    assert kept["A:S1"].card == "door-guard"


@card("door-guard", "line")
@rule("PT5-R36")
def test_wrong_door_placed_this_turn_is_not_ready():
    table = Table(A="V1 night-baker", A_reserve="S1 door-guard/new", B="V1 token-thief", active="B")

    table.attack("V1", "A:V1")

    assert table.damage("A:V1") == 3


@card("door-guard", "line")
@rule("PT5-1105")
def test_wrong_door_reckons_with_the_attack_as_it_would_have_been():
    table = Table(A_reserve="S1 door-guard", B="R1 token-thief", wave="rear", active="B")

    table.shoot("R1", "A:F2").activate("S1")

    assert table.damage("B:R1") == 3 + 1

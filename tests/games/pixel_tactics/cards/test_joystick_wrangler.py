"""Joystick Wrangler: plays the rival's Unit rather than its own."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("joystick-wrangler", "leader")
def test_a_hero_the_rival_recruits_may_be_pushed():
    table = Table(A_leader="joystick-wrangler", B_hand="bug-breeder", active="B")

    table.recruit("bug-breeder", "V1")
    assert table.asked() == {"A": "may"}
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"clause 1", "clause 2"}

    table.accept("clause 1")
    assert table["B:F1"].card == "bug-breeder"
    assert "B:V1" not in table
    assert table.turn == "B"


@card("joystick-wrangler", "leader")
def test_it_may_be_pulled_or_left_alone():
    pulled = Table(A_leader="joystick-wrangler", B_hand="bug-breeder", wave="flank", active="B")
    left = Table(A_leader="joystick-wrangler", B_hand="bug-breeder", wave="flank", active="B")

    pulled.recruit("bug-breeder", "F1").accept("clause 2")
    left.recruit("bug-breeder", "F1").decline()

    assert pulled["B:V1"].card == "bug-breeder"
    assert left["B:F1"].card == "bug-breeder"


@card("joystick-wrangler", "leader")
@pytest.mark.parametrize(
    ("unit", "place", "clause"),
    [
        ("F1 night-baker", "V1", 1),
        ("F1 night-baker/corpse", "V1", 1),
        ("", "V2", 1),
        ("", "V1", 2),
    ],
)
def test_where_the_slot_is_not_empty_or_not_there_nothing_happens(unit, place, clause):
    """Behind V2 stands the Leader; before V1 there is nothing."""
    table = Table(A_leader="joystick-wrangler", B=unit, B_hand="bug-breeder", active="B")

    table.recruit("bug-breeder", place)
    if "may" in table.asked().values():
        table.accept(f"clause {clause}")

    assert table[f"B:{place}"].card == "bug-breeder"


@card("joystick-wrangler", "leader")
@rule("PT5-R10")
def test_own_recruits_and_the_first_round_are_left_alone():
    own = Table(A_leader="joystick-wrangler", A_hand="bug-breeder")
    early = Table(A_leader="joystick-wrangler", B_hand="bug-breeder", active="B", round=1)

    own.recruit("bug-breeder", "V1")
    early.recruit("bug-breeder", "V1")

    assert own.asked() == {"A": "act"}
    assert early.asked() == {"B": "act"}


@card("joystick-wrangler", "leader")
@card("save-seer", "line")
@rule("PT5-R30")
def test_the_lever_is_pulled_before_the_trap_is_asked():
    table = Table(
        A_leader="joystick-wrangler", A_reserve="S1 save-seer", B_hand="bug-breeder", B_deck="lamplighter", active="B"
    )

    table.recruit("bug-breeder", "V1").accept("clause 1")
    assert table["B:F1"].card == "bug-breeder"
    assert table.asked() == {"A": "window"}

    table.activate("S1")
    assert "B:F1" not in table
    assert table.deck("B")[:2] == ["bug-breeder", "lamplighter"]


@card("joystick-wrangler", "vanguard")
def test_the_vanguard_spell_hits_and_may_push_or_pull():
    table = Table(A="V1 joystick-wrangler", B="V1 door-guard, F3 night-baker, V2 lag-conjurer/corpse")
    assert table.choices("cast", "V1") == {"B:V1", "B:F3"}

    table.cast("V1", "B:F3")
    assert table.damage("B:F3") == 3
    assert table.options() == {"accept", "decline"}

    table.accept("clause 2")
    assert table["B:V3"].card == "night-baker"
    assert table.damage("B:V3") == 3


@card("joystick-wrangler", "vanguard")
@card("ferrykeeper", "vanguard")
def test_who_is_pushed_has_moved():
    table = Table(A="V1 joystick-wrangler", B="V1 ferrykeeper, V3 night-baker")

    table.cast("V1", "B:V3").accept("clause 1")

    assert table.damage("B:F3") == 3 - 2


@card("joystick-wrangler", "vanguard")
def test_the_vanguard_spell_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="V1 joystick-wrangler, V2 door-guard")
    early = Table(A="V1 joystick-wrangler", B="V1 door-guard", round=1)

    alone.refused("cast", "V1", rule="PT5-R47")
    early.refused("cast", "V1", rule="PT5-R10")


@card("joystick-wrangler", "flank")
def test_the_flank_spell_makes_a_rival_hero_attack_another_of_its_row():
    table = Table(
        A="F1 joystick-wrangler",
        B="V1 night-baker, V2 token-thief, F1 bug-breeder, R1 solder-smith, R3 lag-conjurer/corpse",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"B:V1", "B:V2"}
    assert table.choices("cast", "F1", "B:V2") == {"B:V1"}

    table.cast("F1", "B:V2", "B:V1")

    assert table.damage("B:V1") == 3
    assert table.damage("B:V2") == 0
    assert table["B:V2"].attacked == table.state.waves


@card("joystick-wrangler", "flank")
def test_neither_need_be_in_melee_and_nobodys_starred_action_is_used():
    table = Table(
        A="F1 joystick-wrangler",
        B="V1 night-baker, R1 token-thief/acted, V3 solder-smith, R3 bug-breeder",
        wave="flank",
    )
    free = Table(A="F1 joystick-wrangler", B="F1 token-thief, F3 night-baker", wave="flank")

    table.cast("F1", "B:R1", "B:R3")
    free.cast("F1", "B:F1", "B:F3").end().attack("F1", "A:F2")

    assert table.damage("B:R3") == 3
    assert free.damage("A:F2") == 3


@card("joystick-wrangler", "flank")
@rule("PT5-407")
def test_the_newly_recruited_are_not_made_to_attack():
    pair = Table(A="F1 joystick-wrangler", B="F1 token-thief/fresh, F3 night-baker/fresh", wave="flank")
    one = Table(A="F1 joystick-wrangler", B="F1 token-thief/fresh, F3 night-baker", wave="flank")

    one.cast("F1", "B:F3", "B:F1")

    assert one.damage("B:F1") == 1
    pair.refused("cast", "F1", rule="PT5-R47")


@card("joystick-wrangler", "flank")
@card("cheer-captain", "leader")
def test_the_rivals_reactions_answer_and_their_strength_counts():
    cheered = Table(
        A="F1 joystick-wrangler", B_leader="cheer-captain", B="V1 token-thief, V2 night-baker", wave="flank"
    )
    burnt = Table(A="F1 joystick-wrangler", B="V1 token-thief, V2 solder-smith", wave="flank")
    healed = Table(
        A="F1 joystick-wrangler", B_leader="score-keeper:3", B="V1 token-thief, V2 night-baker", wave="flank"
    )

    cheered.cast("F1", "B:V1", "B:V2")
    burnt.cast("F1", "B:V1", "B:V2")
    healed.cast("F1", "B:V1", "B:V2")

    assert cheered["B:V1"].zeal == 1
    assert (burnt.damage("B:V1"), burnt.damage("B:V2")) == (2, 3)
    assert healed.damage("B:F2") == 2


@card("joystick-wrangler", "flank")
@card("door-guard", "line")
def test_for_the_player_of_the_two_no_rival_fighter_attacks():
    table = Table(A="F1 joystick-wrangler", B="V1 token-thief, V2 night-baker", B_reserve="S1 door-guard", wave="flank")

    table.cast("F1", "B:V1", "B:V2")
    while table.asked() == {"B": "window"}:
        assert table.options() == {"pass"}
        table.let_be()

    assert table.damage("B:V2") == 3


@card("joystick-wrangler", "flank")
def test_the_flank_spell_needs_two_heroes_of_a_row_and_the_second_round():
    lone = Table(
        A="F1 joystick-wrangler, F3 night-baker", B="V1 door-guard, F1 token-thief, R1 solder-smith", wave="flank"
    )
    early = Table(A="F1 joystick-wrangler", B="V1 door-guard, V2 token-thief", wave="flank", round=1)

    lone.refused("cast", "F1", rule="PT5-R47")
    early.refused("cast", "F1", rule="PT5-R10")


@card("joystick-wrangler", "rear")
def test_the_rear_spell_switches_two_heroes_of_one_unit_and_may_hurt_one():
    table = Table(
        A="R1 joystick-wrangler, V1 night-baker",
        B="V1 door-guard:2, R3 bug-breeder virus=1, F1 token-thief/corpse",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:R1", "A:V1", "B:V1", "B:R3"}
    assert table.choices("cast", "R1", "B:V1") == {"B:R3"}
    assert table.choices("cast", "R1", "A:V1") == {"A:R1"}

    table.cast("R1", "B:V1", "B:R3")
    assert (table["B:V1"].card, table["B:R3"].card) == ("bug-breeder", "door-guard")
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"B:V1", "B:R3"}

    table.accept("B:V1")
    assert (table.damage("B:V1"), table.damage("B:R3")) == (2, 2)
    assert table["B:V1"].virus == 1


@card("joystick-wrangler", "rear")
@rule("PT5-R10")
def test_the_rear_spell_needs_two_in_a_unit_and_in_round_1_in_ones_own():
    lone = Table(A="R1 joystick-wrangler", B="V1 door-guard", wave="rear")
    early = Table(A="R1 joystick-wrangler, V1 night-baker", B="V1 door-guard, V2 token-thief", wave="rear", round=1)

    lone.refused("cast", "R1", rule="PT5-R47")
    assert early.choices("cast", "R1") == {"A:R1", "A:V1"}

    early.cast("R1", "V1", "R1").decline()
    assert (early["A:R1"].card, early["A:V1"].card) == ("night-baker", "joystick-wrangler")


@card("joystick-wrangler", "line")
def test_gimme_that_pad_takes_a_damaged_rival_hero_with_all_it_carries():
    table = Table(
        A="V1 night-baker, F1 bug-breeder/corpse",
        A_hand="joystick-wrangler",
        B="V1 door-guard:3 virus=2 zeal=1 [+1 attack], R1 bug-breeder",
    )
    assert table.choices("order", "joystick-wrangler") == {"B:V1"}
    assert table.choices("order", "joystick-wrangler", "B:V1") == {"A:V2", "A:V3", "A:F3", "A:R1", "A:R2", "A:R3"}

    table.order("joystick-wrangler", "B:V1", "V2")

    hero = table["A:V2"]
    assert "B:V1" not in table
    assert (hero.card, hero.side, hero.owner) == ("door-guard", 0, 1)
    assert (hero.damage, hero.virus, hero.zeal, table.statuses("A:V2")) == (3, 2, 1, ["+1 attack"])


@card("joystick-wrangler", "line")
@rule("PT5-407", "PT5-501")
def test_the_taken_hero_may_act_at_once_even_if_it_has_acted_for_the_rival():
    table = Table(
        A_hand="joystick-wrangler", B="V1 token-thief:1, V2 lag-conjurer", A="V1 night-baker", first="B", active="B"
    )

    table.attack("V1", "A:V1").end().order("joystick-wrangler", "B:V1", "V2").attack("V2", "B:V2")

    assert table.damage("B:V2") == 3


@card("joystick-wrangler", "line")
def test_your_and_rival_and_its_row_power_turn_round_at_once():
    table = Table(A="V1 night-baker", A_hand="joystick-wrangler", B="V1 night-baker, F1 solder-smith:1")
    assert table.strength("B:V1") == 1 + 2

    table.order("joystick-wrangler", "B:F1", "F1")

    assert table.strength("A:V1") == 1 + 2
    assert table.strength("B:V1") == 1


@card("joystick-wrangler", "line")
@rule("PT5-R42")
def test_it_stays_its_owners_card_as_a_corpse_too():
    table = Table(A_hand="joystick-wrangler", B="V1 door-guard:10", first="B")

    table.order("joystick-wrangler", "B:V1", "V1").end()
    assert table["A:V1"].corpse

    table.pass_until(wave="flank", turn="A").clear("V1")
    assert table.discard("B") == ["door-guard"]
    assert "door-guard" not in table.discard("A")


@card("joystick-wrangler", "line")
def test_revived_it_is_still_ones_own():
    table = Table(A_leader="continue-clerk", A="V1 door-guard/theirs/corpse")

    table.lever("V1").attack("V1", "B:F2")

    assert table["A:V1"].side == 0
    assert table.damage("B:F2") == 3


@card("joystick-wrangler", "line")
def test_gimme_that_pad_needs_damage_room_and_the_second_round():
    whole = Table(A_hand="joystick-wrangler", A="V1 night-baker:2", B="V1 door-guard")
    full = Table(
        A="V1 night-baker, V2 bug-breeder, V3 token-thief, F1 solder-smith, F3 lag-conjurer, R1 save-seer, "
        "R2 lamplighter, R3 ferrykeeper/corpse",
        A_hand="joystick-wrangler",
        B="V1 door-guard:1",
    )
    early = Table(A_hand="joystick-wrangler", B="V1 door-guard:1", round=1)

    whole.refused("order", "joystick-wrangler", rule="PT5-R47")
    full.refused("order", "joystick-wrangler", rule="PT5-R47")
    early.refused("order", "joystick-wrangler", rule="PT5-R10")

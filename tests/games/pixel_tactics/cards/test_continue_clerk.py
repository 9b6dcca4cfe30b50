"""Continue Clerk: corpses are paperwork."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("continue-clerk", "leader")
def test_the_leader_revives_a_corpse_of_the_waves_row_at_the_price_of_2_life():
    table = Table(A_leader="continue-clerk", A="V1 door-guard/corpse, V2 bug-breeder, F1 night-baker/corpse")
    assert table.choices("lever") == {"A:V1"}

    table.lever("V1")

    assert not table["A:V1"].corpse
    assert table.damage("A:V1") == 0
    assert table.statuses("A:V1") == ["-2 life"]
    assert table.life("A:V1") == 10 - 2
    assert table.actions == 1


@card("continue-clerk", "leader")
@rule("PT5-505")
def test_the_leader_revives_once_a_turn():
    table = Table(A_leader="continue-clerk", A="V1 door-guard/corpse, V2 bug-breeder/corpse")

    table.lever("V1")

    table.refused("lever", "V2", rule="PT5-505")


@card("continue-clerk", "leader")
def test_the_leader_finds_no_corpse_in_another_row_or_unit():
    table = Table(A_leader="continue-clerk", A="F1 door-guard/corpse", B="V1 night-baker/corpse")

    table.refused("lever", rule="PT5-R47")


@card("continue-clerk", "leader")
@rule("PT5-1109", "PT5-R45")
def test_who_is_revived_may_act_at_once_within_the_normal_limits():
    ready = Table(A_leader="continue-clerk", A="V1 door-guard/corpse")
    acted = Table(A_leader="continue-clerk", A="V1 door-guard/corpse/acted")
    fresh = Table(A_leader="continue-clerk", A="V1 door-guard/corpse/fresh")

    ready.lever("V1").attack("V1", "B:F2")

    assert ready.damage("B:F2") == 3
    acted.lever("V1").refused("attack", "V1", "B:F2", rule="PT5-501")
    fresh.lever("V1").refused("attack", "V1", "B:F2", rule="PT5-407")


@card("continue-clerk", "leader")
@rule("PT5-R34")
def test_a_life_total_of_nothing_is_lethal_in_the_count():
    table = Table(A_leader="continue-clerk", A="V1 save-seer/corpse", first="B")

    table.lever("V1")
    assert table.life("A:V1") == 0
    assert not table["A:V1"].corpse

    table.end()
    assert table["A:V1"].corpse
    assert table.statuses("A:V1") == []


@card("continue-clerk", "leader")
@rule("PT5-356")
def test_the_leader_works_in_the_first_round():
    table = Table(A_leader="continue-clerk", A="V1 door-guard/corpse", round=1)

    table.lever("V1")

    assert not table["A:V1"].corpse


@card("continue-clerk", "vanguard")
def test_its_corpse_may_go_back_to_the_hand():
    table = Table(A="V1 continue-clerk:4", active="B")

    table.end()
    assert table.asked() == {"A": "may"}

    table.accept()
    assert table.hand("A") == ["continue-clerk"]
    assert "A:V1" not in table
    assert (table.wave, table.turn) == ("flank", "A")


@card("continue-clerk", "vanguard")
def test_its_corpse_may_stay():
    table = Table(A="V1 continue-clerk:4", active="B")

    table.end().decline()

    assert table["A:V1"].corpse
    assert table.hand("A") == []


@card("continue-clerk", "vanguard")
@rule("PT5-809")
def test_it_answers_a_defeat_at_once_as_well():
    table = Table(A="V1 continue-clerk", B="V1 retired-boss", active="B")

    table.attack("V1", "A:V1")
    assert table.asked() == {"A": "may"}

    table.accept()
    assert table.hand("A") == ["continue-clerk"]
    assert table.turn == "B"


@card("continue-clerk", "vanguard")
def test_whoever_controls_it_decides_and_its_owner_gets_it():
    table = Table(A="V1 continue-clerk:4/theirs", active="B")

    table.end()
    assert table.asked() == {"A": "may"}

    table.accept()
    assert table.hand("B") == ["continue-clerk"]
    assert table.hand("A") == []


@card("continue-clerk", "vanguard")
@pytest.mark.parametrize("clerk", ["F1 continue-clerk:4", "R1 continue-clerk:4", "V1 continue-clerk:4 [no power]"])
def test_elsewhere_or_without_power_its_corpse_stays(clerk):
    table = Table(A=clerk, active="B")

    table.end()

    assert table.asked() == {"A": "act"}
    assert table[f"A:{clerk[:2]}"].corpse


@card("continue-clerk", "vanguard")
def test_the_corpses_of_others_stay():
    table = Table(A="V1 continue-clerk, V2 bug-breeder:4", active="B")

    table.end()

    assert table.asked() == {"A": "act"}
    assert table["A:V2"].corpse


@card("continue-clerk", "flank")
def test_the_flank_spell_turns_a_corpse_into_2_cards():
    table = Table(
        A="F1 continue-clerk, V1 door-guard/corpse, R3 bug-breeder/corpse, V2 night-baker",
        B="V1 door-guard/corpse",
        A_deck="lamplighter solder-smith token-thief",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"A:V1", "A:R3"}

    table.cast("F1", "R3")

    assert "A:R3" not in table
    assert table.discard("A") == ["bug-breeder"]
    assert table.hand("A") == ["lamplighter", "solder-smith"]
    assert table.actions == 1


@card("continue-clerk", "flank")
@rule("PT5-R46")
def test_the_flank_spell_draws_what_there_is():
    table = Table(A="F1 continue-clerk, V1 door-guard/corpse", A_deck="lamplighter", rest="out", wave="flank")

    table.cast("F1", "V1")

    assert table.hand("A") == ["lamplighter"]


@card("continue-clerk", "flank")
def test_the_flank_spell_clears_so_that_a_clearing_may_be_answered():
    table = Table(
        A="F1 continue-clerk, V1 door-guard/corpse, R1 sprite-recycler", A_hand="bug-breeder", A_deck="", wave="flank"
    )

    table.cast("F1", "V1").accept("bug-breeder")

    assert table["A:V1"].card == "bug-breeder"
    assert len(table.hand("A")) == 2


@card("continue-clerk", "flank")
def test_the_flank_spell_needs_an_own_corpse():
    table = Table(A="F1 continue-clerk", B="V1 door-guard/corpse", wave="flank")

    table.refused("cast", "F1", rule="PT5-R47")


@card("continue-clerk", "rear")
def test_the_rear_spell_recruits_from_the_discard_pile_into_the_rear():
    table = Table(
        A="R1 continue-clerk, R2 lag-conjurer/corpse",
        A_discard="bug-breeder door-guard",
        B_discard="token-thief",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"bug-breeder", "door-guard"}
    assert table.choices("cast", "R1", "bug-breeder") == {"A:R3"}

    table.cast("R1", "bug-breeder", "R3")

    assert table["A:R3"].card == "bug-breeder"
    assert table.discard("A") == ["door-guard"]
    assert table.actions == 1
    table.refused("cast", "R3", rule="PT5-506")


@card("continue-clerk", "rear")
def test_the_recruit_is_one_like_any_other_to_those_who_answer():
    table = Table(A="R1 continue-clerk, V1 cheer-captain", A_discard="bug-breeder", wave="rear")

    table.cast("R1", "bug-breeder", "R2")

    assert table["A:R2"].zeal == 1


@card("continue-clerk", "rear")
def test_the_rear_spell_needs_a_card_and_a_place():
    no_card = Table(A="R1 continue-clerk", B_discard="bug-breeder", wave="rear")
    no_place = Table(A="R1 continue-clerk, R2 door-guard, R3 lag-conjurer/corpse", A_discard="bug-breeder", wave="rear")

    no_card.refused("cast", "R1", rule="PT5-R47")
    no_place.refused("cast", "R1", rule="PT5-R47")


@card("continue-clerk", "line")
def test_insert_coin_revives_up_to_two_with_zeal():
    table = Table(
        A="V1 door-guard/corpse, F1 bug-breeder/corpse, R1 night-baker/corpse, R2 token-thief",
        A_hand="continue-clerk",
        B="V1 door-guard/corpse",
    )
    assert table.choices("order", "continue-clerk") == {"A:V1", "A:F1", "A:R1", "enough"}
    assert table.choices("order", "continue-clerk", "R1") == {"A:V1", "A:F1", "enough"}

    table.order("continue-clerk", "R1", "V1")

    assert [table[f"A:{slot}"].corpse for slot in ("V1", "F1", "R1")] == [False, True, False]
    assert [table[f"A:{slot}"].zeal for slot in ("V1", "F1", "R1", "R2")] == [1, 0, 1, 0]


@card("continue-clerk", "line")
def test_insert_coin_may_revive_one_only_and_works_in_the_first_round():
    table = Table(A="V1 door-guard/corpse, F1 bug-breeder/corpse", A_hand="continue-clerk", round=1)

    table.order("continue-clerk", "V1", "enough")

    assert (table["A:V1"].corpse, table["A:F1"].corpse) == (False, True)
    assert table["A:V1"].zeal == 1


@card("continue-clerk", "line")
def test_insert_coin_needs_an_own_corpse():
    table = Table(A="V1 door-guard", A_hand="continue-clerk", B="V1 bug-breeder/corpse")

    table.refused("order", "continue-clerk", rule="PT5-R47")


@card("continue-clerk", "vanguard")
@rule("PT5-R30", "PT5-R50")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
def test_of_two_clerks_that_fall_in_one_count_the_first_players_answers_first(first, second):
    table = Table(A="V1 continue-clerk:4", B="V1 continue-clerk:4", first=first, active=second)

    table.end()
    assert table.asked() == {first: "may"}

    table.accept()
    assert table.asked() == {second: "may"}
    assert table.hand(first) == ["continue-clerk"]

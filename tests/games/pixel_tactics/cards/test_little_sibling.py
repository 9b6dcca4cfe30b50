"""Little Sibling: wants whatever the other one has, and always has a cold."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("little-sibling", "leader")
def test_after_the_rival_takes_the_draw_action_its_player_draws():
    table = Table(A_leader="little-sibling", A_deck="door-guard night-baker", B_leader="rules-lawyer", active="B")

    table.draw()

    assert table.hand("A") == ["door-guard"]
    assert len(table.hand("B")) == 1


@card("little-sibling", "leader")
def test_own_draws_and_draws_by_effects_are_not_answered():
    own = Table(A_leader="little-sibling")
    effect = Table(A_leader="little-sibling", B="F1 continue-clerk, V1 door-guard/corpse", wave="flank", active="B")

    own.draw()
    effect.cast("F1", "V1")

    assert len(own.hand("A")) == 1
    assert len(effect.hand("B")) == 2
    assert effect.hand("A") == []


@card("little-sibling", "leader")
@rule("PT5-356")
def test_it_draws_in_the_first_round_too_once_for_each_action():
    table = Table(A_leader="little-sibling", B_leader="score-keeper", active="B", round=1)

    table.draw()

    assert len(table.hand("B")) == 2
    assert len(table.hand("A")) == 1


@card("little-sibling", "vanguard")
def test_it_intercepts_and_is_2_stronger_while_its_player_is_second():
    table = Table(A="V1 little-sibling", B="V1 little-sibling", first="A")
    assert (table.strength("A:V1"), table.strength("B:V1")) == (4, 4 + 2)
    assert table.has("A:V1", "intercept")

    table.pass_until(round=3, turn="B")
    assert (table.strength("A:V1"), table.strength("B:V1")) == (4 + 2, 4)


@card("little-sibling", "vanguard")
@pytest.mark.parametrize("sibling", ["F1 little-sibling", "R1 little-sibling", "V1 little-sibling [no power]"])
def test_elsewhere_or_without_power_it_has_its_printed_strength(sibling):
    table = Table(A=sibling, first="B")

    assert table.strength(f"A:{sibling[:2]}") == 4
    assert not table.has(f"A:{sibling[:2]}", "intercept")


@card("little-sibling", "flank")
def test_its_forerunner_intercepts_and_takes_1_less():
    table = Table(A="V1 bug-breeder, F1 little-sibling, R1 night-baker", B="R1 token-thief", wave="rear", active="B")
    assert [table.has(f"A:{slot}", "intercept") for slot in ("V1", "F1", "R1")] == [True, False, False]

    table.shoot("R1", "A:R1")

    assert table.damage("A:V1") == 3 - 1
    assert table.damage("A:R1") == 0


@card("little-sibling", "flank")
@pytest.mark.parametrize("sibling", ["F3 little-sibling", "R1 little-sibling", "F1 little-sibling/corpse"])
def test_without_it_behind_there_is_no_intercept(sibling):
    table = Table(A=f"V1 bug-breeder, {sibling}")

    assert not table.has("A:V1", "intercept")


@card("little-sibling", "rear")
def test_its_shots_give_heroes_a_virus():
    table = Table(A="R1 little-sibling", B="V1 night-baker, R2 bug-breeder", wave="rear")
    assert table.choices("attack", "R1") >= {"shoot B:V1", "shoot B:R2", "shoot B:F2"}

    table.shoot("R1", "B:R2")

    assert table.damage("B:R2") == 4
    assert (table["B:R2"].virus, table["B:V1"].virus) == (1, 0)


@card("little-sibling", "rear")
def test_leaders_and_the_unhurt_catch_nothing():
    leader = Table(A="R1 little-sibling", wave="rear")
    unhurt = Table(A="R1 little-sibling [-1 attack]x2", B="V1 door-guard", wave="rear")

    leader.shoot("R1", "B:F2")
    unhurt.shoot("R1", "B:V1")

    assert leader.damage("B:F2") == 4
    assert leader["B:F2"].virus == 0
    assert unhurt.damage("B:V1") == 0
    assert unhurt["B:V1"].virus == 0


@card("little-sibling", "line")
@rule("PT5-R30", "PT5-R39")
def test_extra_life_revives_a_hero_that_fell_in_the_count():
    table = Table(A="V1 door-guard:10 virus=1 [+1 attack]", A_reserve="S1 little-sibling", active="B")

    table.end()
    assert table["A:V1"].corpse
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    hero = table["A:V1"]
    assert (hero.corpse, hero.damage, hero.virus, hero.statuses, hero.zeal) == (False, 0, 0, (), 1)
    assert table.discard("A") == ["little-sibling"]
    assert (table.wave, table.turn) == ("flank", "A")


@card("little-sibling", "line")
@rule("PT5-809")
def test_extra_life_answers_a_defeat_at_once_as_well():
    table = Table(A="V1 night-baker", A_reserve="S1 little-sibling", B="V1 retired-boss [+2 attack]", active="B")

    table.attack("V1", "A:V1").let_be().activate("S1")

    assert not table["A:V1"].corpse
    assert table["A:V1"].zeal == 1
    assert table.turn == "B"


@card("little-sibling", "line")
def test_extra_life_answers_one_defeat_of_several():
    table = Table(A="V1 door-guard:10, V2 bug-breeder:4", A_reserve="S1 little-sibling", active="B")

    table.end().let_be().activate("S1")

    assert sorted(table[f"A:{slot}"].corpse for slot in ("V1", "V2")) == [False, True]
    assert table.asked() == {"A": "act"}


@card("little-sibling", "line")
def test_extra_life_is_not_for_the_rivals_heroes():
    table = Table(A_reserve="S1 little-sibling", B="V1 door-guard:10", active="B")

    table.end()

    assert table.asked() == {"A": "act"}
    assert table["B:V1"].corpse


@card("little-sibling", "line")
@rule("PT5-R50")
def test_extra_life_placed_in_the_turn_just_ended_may_answer_the_count():
    table = Table(A="V1 door-guard:10", A_hand="little-sibling", first="B")

    table.trap("little-sibling", "S1").end()
    assert table.options() == {"activate A:S1", "pass"}


@card("little-sibling", "line")
def test_a_corpse_that_has_gone_to_the_hand_cannot_be_revived():
    table = Table(A="V1 continue-clerk:4", A_reserve="S1 little-sibling", active="B")

    table.end().accept().let_all_be()

    assert table.hand("A") == ["continue-clerk"]
    assert "A:V1" not in table


@card("little-sibling", "line", "vanguard")
def test_the_one_who_stays_after_all_may_be_revived():
    table = Table(A="V1 continue-clerk:4", A_reserve="S1 little-sibling", active="B")

    table.end().decline().activate("S1")

    assert not table["A:V1"].corpse
    assert table["A:V1"].zeal == 1


@card("little-sibling", "line")
@rule("PT5-R40", "PT5-1005")
def test_who_could_be_revived_is_no_living_hero_in_the_rout_check():
    table = Table(
        A_leader="rules-lawyer:22",
        A="V1 door-guard:10",
        A_reserve="S1 little-sibling",
        B_leader="score-keeper:18",
        active="B",
    )

    table.end()

    assert table.match == 2
    assert table.trophies == (1, 1)

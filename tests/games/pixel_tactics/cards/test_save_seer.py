"""Save-Point Seer: knows the next card."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("save-seer", "leader")
def test_at_the_start_of_each_round_one_of_the_top_4_is_taken_and_the_rest_put_in_order():
    table = Table(
        A_leader="save-seer",
        A_deck="bug-breeder door-guard night-baker token-thief lamplighter",
        wave="rear",
        active="B",
    )

    table.end()
    assert table.round == 3
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"bug-breeder", "door-guard", "night-baker", "token-thief"}

    table.pick("night-baker")
    assert table.options() == {"bug-breeder", "door-guard", "token-thief"}

    table.pick("token-thief", "bug-breeder", "door-guard")
    assert table.hand("A") == ["night-baker"]
    assert table.deck("A")[:4] == ["token-thief", "bug-breeder", "door-guard", "lamplighter"]
    assert not any(table.told_apart_by(table.card("A", each)) for each in ("token-thief", "bug-breeder", "door-guard"))


@card("save-seer", "leader")
def test_the_rival_learns_only_that_it_was_done():
    table = Table(
        A_leader="save-seer", A_deck="bug-breeder door-guard night-baker token-thief", wave="rear", active="B"
    )

    table.end().pick("night-baker")

    assert {piece.card for tale in table.tales("B") for piece in tale.pieces} <= {None}


@card("save-seer", "leader")
@rule("PT5-R46")
def test_a_short_deck_is_looked_through_and_an_empty_one_is_not():
    short = Table(A_leader="save-seer", A_deck="bug-breeder door-guard", rest="out", wave="rear", active="B")
    one = Table(A_leader="save-seer", A_deck="bug-breeder", rest="out", wave="rear", active="B")
    empty = Table(A_leader="save-seer", rest="out", wave="rear", active="B")

    short.end().pick("door-guard")
    if "pick" in short.asked().values():
        short.pick("bug-breeder")
    one.end().pick("bug-breeder")
    empty.end()

    assert (short.hand("A"), short.deck("A")) == (["door-guard"], ["bug-breeder"])
    assert (one.hand("A"), one.deck("A")) == (["bug-breeder"], [])
    assert empty.asked() == {"B": "act"}


@card("save-seer", "leader")
@rule("PT5-356")
def test_the_first_round_begins_with_a_look_as_well():
    tables = (Table.new(bytes([seed]) * 8) for seed in range(100))
    table = next(each for each in tables if "save-seer" in each.hand("A"))

    table.lead("save-seer", by="A").lead(table.hand("B")[0], by="B")

    assert table.round == 1
    assert "A" in table.asked() and table.asked()["A"] == "pick"
    assert len(table.options(by="A")) == 4


@card("save-seer", "leader")
def test_no_other_wave_begins_with_a_look():
    table = Table(A_leader="save-seer", active="B")

    table.end()

    assert table.asked() == {"A": "act"}


@card("save-seer", "vanguard")
def test_after_it_attacks_the_top_card_may_go_to_the_bottom():
    table = Table(A="V1 save-seer", A_deck="bug-breeder door-guard", B="V1 night-baker, R1 solder-smith")
    assert "shoot B:R1" in table.choices("attack", "V1")

    table.attack("V1", "B:V1")
    assert table.asked() == {"A": "may"}
    assert table.options() == {"accept", "decline"}
    looks = {audience: [tale for tale in table.tales(audience) if tale.what == "look"] for audience in ("A", "B")}
    assert [[piece.card for piece in tale.pieces] for tale in looks["A"]] == [["bug-breeder"]]
    assert [[piece.card for piece in tale.pieces] for tale in looks["B"]] == [[None]]

    table.accept()
    assert table.deck("A")[0] == "door-guard"
    assert table.deck("A")[-1] == "bug-breeder"


@card("save-seer", "vanguard")
def test_it_may_stay_on_top():
    table = Table(A="V1 save-seer", A_deck="bug-breeder door-guard")

    table.attack("V1", "B:F2").decline()

    assert table.deck("A")[:2] == ["bug-breeder", "door-guard"]


@card("save-seer", "vanguard")
def test_a_negated_attack_an_attack_by_another_and_an_empty_deck_show_nothing():
    negated = Table(A="V1 save-seer", B_reserve="S1 door-guard")
    other = Table(A="V1 save-seer, V2 door-guard")
    empty = Table(A="V1 save-seer", rest="out")
    flank = Table(A="F1 save-seer", wave="flank")

    negated.attack("V1", "B:F2").activate("S1", by="B")
    other.attack("V2", "B:F2")
    empty.attack("V1", "B:F2")
    flank.attack("F1", "B:F2")

    assert [table.asked() for table in (negated, other, flank)] == [{"A": "act"}] * 3
    assert "may" not in empty.asked().values()


@card("save-seer", "flank")
def test_its_leader_takes_2_less_from_shots_and_spells():
    shot = Table(A="F1 save-seer", B="R1 little-sibling", wave="rear", active="B")
    spell = Table(A="F1 save-seer", B="V1 coin-chaplain, V2 night-baker zeal=1", active="B")
    blow = Table(A="F1 save-seer", B="V1 little-sibling", active="B", first="B")
    hero = Table(A="F1 save-seer, V1 night-baker", B="V1 joystick-wrangler", active="B")

    shot.shoot("R1", "A:F2")
    spell.cast("V1", "V2").pick("A:F2", "A:F2", "A:F2")
    blow.attack("V1", "A:F2")
    hero.cast("V1", "A:V1")

    assert shot.damage("A:F2") == 4 - 2
    assert spell.damage("A:F2") == 3 - 2
    assert blow.damage("A:F2") == 4
    assert hero.damage("A:V1") == 3


@card("save-seer", "flank")
@card("trapdoor-carpenter", "flank")
@card("token-thief", "rear")
def test_all_that_is_less_is_added_down_to_nothing():
    table = Table(A="F1 save-seer, F3 trapdoor-carpenter", B="R1 lamplighter", wave="rear", active="B")
    four = Table(A="F1 save-seer, F3 trapdoor-carpenter", B="R1 token-thief", wave="rear", active="B")

    table.shoot("R1", "A:F2")
    four.shoot("R1", "A:F2")

    assert table.damage("A:F2") == 0
    assert four.damage("A:F2") == 3 + 1 - 2 - 1


@card("save-seer", "flank")
@pytest.mark.parametrize("seer", ["V1 save-seer", "R1 save-seer", "F1 save-seer [no power]"])
def test_elsewhere_or_without_power_it_guards_nobody(seer):
    table = Table(A=seer, B="R1 token-thief", wave="rear", active="B")

    table.shoot("R1", "A:F2")

    assert table.damage("A:F2") == 3 + 1


@card("save-seer", "rear")
def test_the_rear_spell_takes_an_operation_or_a_trap_out_of_the_deck():
    table = Table(
        A="R1 save-seer",
        A_deck="door-guard bug-breeder cheer-captain token-thief night-baker",
        rest="out",
        wave="rear",
        round=1,
    )

    table.cast("R1")
    assert table.options() == {"door-guard", "bug-breeder", "night-baker"}

    table.pick("door-guard")
    assert table.hand("A") == ["door-guard"]
    assert sorted(table.deck("A")) == ["bug-breeder", "cheer-captain", "night-baker", "token-thief"]
    assert "shuffle" in table.happened()
    assert {piece.card for tale in table.tales("B") for piece in tale.pieces if tale.what != "cast"} <= {None}


@card("save-seer", "rear")
def test_a_search_may_find_nothing_and_an_empty_deck_cannot_be_searched():
    nothing = Table(A="R1 save-seer", A_deck="cheer-captain token-thief", rest="out", wave="rear")
    empty = Table(A="R1 save-seer", rest="out", wave="rear")

    nothing.cast("R1")
    if "pick" in nothing.asked().values():
        assert nothing.options() == {"enough"}
        nothing.enough()

    assert nothing.hand("A") == []
    assert len(nothing.deck("A")) == 2
    empty.refused("cast", "R1", rule="PT5-R47")


@card("save-seer", "line")
@rule("PT5-R39")
def test_saw_that_coming_puts_a_recruited_hero_on_its_owners_deck():
    table = Table(A_reserve="S1 save-seer", B_hand="bug-breeder", B_deck="lamplighter", active="B")

    table.recruit("bug-breeder", "V1")
    assert table.asked() == {"A": "window"}
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert "B:V1" not in table
    assert table.deck("B")[:2] == ["bug-breeder", "lamplighter"]
    assert table.discard("A") == ["save-seer"]
    assert (table.turn, table.actions) == ("B", 1)


@card("save-seer", "line")
def test_saw_that_coming_answers_recruits_by_effect_and_after_what_they_wake():
    table = Table(
        A_reserve="S1 save-seer",
        B="R1 continue-clerk, V1 cheer-captain",
        B_discard="bug-breeder",
        wave="rear",
        active="B",
    )

    table.cast("R1", "bug-breeder", "R2").let_be()
    assert table["B:R2"].zeal == 1
    assert table.asked() == {"A": "window"}

    table.activate("S1")
    assert table.deck("B")[0] == "bug-breeder"


@card("save-seer", "line")
@rule("PT5-355")
def test_saw_that_coming_is_not_for_own_recruits_and_waits_for_the_second_round():
    own = Table(A_hand="bug-breeder", A_reserve="S1 save-seer")
    early = Table(A_reserve="S1 save-seer", B_hand="bug-breeder", active="B", round=1)
    kept = Table(A_reserve="S1 save-seer", B_hand="bug-breeder", active="B")

    own.recruit("bug-breeder", "V1")
    early.recruit("bug-breeder", "V1")
    kept.recruit("bug-breeder", "V1").let_be()

    assert own.asked() == {"A": "act"}
    assert early.asked() == {"B": "act"}
    assert kept["B:V1"].card == "bug-breeder"


@card("save-seer", "leader")
@card("chiptune-bard", "line")
def test_the_round_begins_before_the_turn():
    table = Table(
        A_leader="save-seer",
        A="V1 night-baker",
        A_reserve="S1 chiptune-bard",
        A_deck="bug-breeder door-guard",
        rest="out",
        wave="rear",
        first="B",
    )

    table.end()
    assert table.options() == {"bug-breeder", "door-guard"}

    table.pick("bug-breeder")
    if table.options() == {"door-guard"}:
        table.pick("door-guard")
    assert table.options() == {"A:V1"}

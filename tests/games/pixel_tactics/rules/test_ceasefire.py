"""Section 4: Ceasefire, the whole first Round of each match."""

import pytest

from tests.games.pixel_tactics.table import Table


@pytest.mark.rule("PT5-351", "PT5-352")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_the_whole_first_round_has_no_attacks_by_heroes_or_leaders(wave):
    unit = "V1 door-guard, F1 lag-conjurer, R3 night-baker"
    for round, allowed in ((1, False), (2, True)):
        table = Table(A=unit, A_leader="charge-cannoneer", B="V1 night-baker", round=round, wave=wave)
        attacks = {word for word in table.options() if word.startswith(("attack", "shoot"))}
        own = {"vanguard": {"attack A:V1"}, "flank": {"attack A:F2"}, "rear": {"attack A:R3"}}[wave]
        assert attacks == (own if allowed else set())
        if not allowed:
            table.refused("attack", own.pop()[-2:], "B:V1", rule="PT5-352")
    Table(A=unit, A_leader="charge-cannoneer", round=1).refused("lever", rule="PT5-R10")


@pytest.mark.rule("PT5-351")
def test_the_first_round_of_the_next_match_is_under_ceasefire_again():
    table = Table(A="V1 retired-boss", B_leader="ferrykeeper:15", round=4)
    table.attack("A:V1", "B:F2").end().end()
    table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")

    assert (table.match, table.round, table.state.ceasefire) == (2, 1, True)


@pytest.mark.rule("PT5-352", "PT5-R10")
@pytest.mark.parametrize(
    ("slot", "card"),
    [
        ("V1", "lamplighter"),
        ("V1", "bug-breeder"),
        ("V1", "lag-conjurer"),
        ("V1", "rules-lawyer"),
        ("V1", "joystick-wrangler"),
        ("F1", "bug-breeder"),
        ("F1", "lag-conjurer"),
        ("F1", "patch-nurse"),
        ("F1", "joystick-wrangler"),
        ("R1", "bug-breeder"),
        ("R1", "laundry-moth"),
        ("R1", "lag-conjurer"),
    ],
)
def test_a_spell_without_a_part_for_the_own_side_cannot_be_cast(slot, card):
    wave = {"V": "vanguard", "F": "flank", "R": "rear"}[slot[0]]
    unit, rivals = f"{slot} {card}, V2 night-baker:3", "V1 retired-boss, V2 charge-cannoneer:1 virus=1"

    Table(A=unit, B=rivals, round=1, wave=wave).refused("cast", slot, rule="PT5-R10")
    assert f"cast A:{slot}" in Table(A=unit, B=rivals, round=2, wave=wave).options()


@pytest.mark.rule("PT5-353", "PT5-R10")
@pytest.mark.parametrize("card", ["laundry-moth", "charge-cannoneer", "joystick-wrangler", "token-thief"])
def test_an_order_without_a_part_for_the_own_side_cannot_be_played(card):
    setting = {"A_hand": card, "A": "V1 night-baker", "B": "V1 retired-boss:2", "B_hand": "solder-smith"}

    Table(**setting, round=1).refused("order", card, rule="PT5-R10")
    assert f"order {card}" in Table(**setting, round=2).options()


@pytest.mark.rule("PT5-353", "PT5-R10")
def test_the_part_against_the_rival_of_an_order_does_nothing():
    table = Table(A="V1 night-baker, V2 patch-nurse", A_hand="retired-boss", B="V1 door-guard", round=1)
    table.order("retired-boss", "vanguard")
    assert [table.damage(place) for place in ("A:V1", "A:V2", "B:V1")] == [6, 6, 0]

    table = Table(A="V1 night-baker", A_hand="sprite-recycler", B="V1 door-guard", round=1)
    assert table.choices("order", "sprite-recycler") == {"A:V1"}
    table.order("sprite-recycler", "V1")
    assert table.at("A:V1").corpse and not table.at("B:V1").corpse
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("PT5-353", "PT5-R10", "PT5-356")
def test_an_operation_may_be_placed_and_its_part_against_the_rival_sleeps_until_round_2():
    table = Table(A_hand="bug-breeder", B="V1 door-guard", round=1, wave="flank")
    table.operation("bug-breeder", "S1").end()
    assert table.damage("B:V1") == 0 and table["A:S1"].time == 3

    table.end().end()
    assert (table.wave, table.turn, table.damage("B:V1"), table["A:S1"].time) == ("rear", "B", 0, 2)

    table.pass_until(round=2, turn="A").end().pick("B:V1")
    assert (table["B:V1"].damage, table["B:V1"].virus, table["A:S1"].time) == (1, 1, 1)


@pytest.mark.rule("PT5-354")
def test_nothing_touches_the_rivals_hand_or_reserve():
    table = Table(A="F1 token-thief", B_hand="night-baker", round=1, wave="flank").cast("F1")
    assert table.hand("B") == ["night-baker"] and len(table.hand("A")) == 2

    table = Table(A="R1 trapdoor-carpenter", B_reserve="S1 door-guard, S2 night-baker", round=1, wave="rear").cast("R1")
    assert "B:S1" in table and "B:S2" in table and len(table.hand("A")) == 1
    assert "look" not in table.happened()

    table = Table(A="F1 clock-winder", B_reserve="S2 night-baker", round=1, wave="flank").cast("F1")
    assert table["B:S2"].time == 4 and len(table.hand("A")) == 1


@pytest.mark.rule("PT5-354")
def test_no_choice_reaches_into_the_rivals_unit():
    table = Table(
        A="R1 joystick-wrangler, V1 night-baker, F1 patch-nurse",
        B="V1 door-guard, V2 bug-breeder",
        round=1,
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"A:R1", "A:V1", "A:F1"}
    assert table.choices("cast", "R1", "V1") == {"A:R1", "A:F1"}

    table.cast("R1", "V1", "F1")
    assert table.choices("accept") == {"A:F1", "A:V1"}


@pytest.mark.rule("PT5-354")
def test_no_aura_reaches_across():
    table = Table(
        A="V1 night-baker virus=1", B_leader="bug-breeder", A_leader="lag-conjurer", round=1, A_hand="retired-boss"
    )
    table.order("retired-boss", "vanguard")
    assert table.damage("A:V1") == 6

    table = Table(A="V1 night-baker virus=1", B_leader="bug-breeder", round=2, A_hand="retired-boss")
    table.order("retired-boss", "vanguard")
    assert table.damage("A:V1") == 7


@pytest.mark.rule("PT5-355")
def test_traps_may_be_placed_but_not_activated():
    table = Table(A="V1 night-baker", A_hand="save-seer", B_reserve="S1 save-seer", B_hand="little-sibling", round=1)
    table.recruit("save-seer", "V2")
    assert table.asked() == {"A": "act"}
    table.refused("activate", "S1", rule="PT5-355", by="B")

    table.end().trap("little-sibling", "S2")
    assert table["B:S2"].card == "little-sibling"


@pytest.mark.rule("PT5-355", "PT5-R36")
def test_a_trap_placed_in_round_1_is_ready_from_the_start_of_round_2():
    table = Table(A_hand="save-seer", B_hand="night-baker", wave="rear", round=1, first="B", active="A")
    table.trap("save-seer", "S1").end()

    assert (table.round, table.turn) == (2, "A")
    table.end().recruit("night-baker", "V1")
    assert table.asked() == {"A": "window"}
    table.activate("S1")
    assert table.deck("B")[0] == "night-baker"


@pytest.mark.rule("PT5-356")
def test_all_that_concerns_the_own_side_stays_allowed():
    table = Table(
        A="V1 night-baker:2, F1 ferrykeeper, R1 patch-nurse, V3 solder-smith/corpse",
        A_hand="door-guard lamplighter coin-chaplain continue-clerk",
        round=1,
        wave="flank",
    )
    assert table.options() == {
        "draw",
        "recruit door-guard",
        "recruit lamplighter",
        "recruit coin-chaplain",
        "recruit continue-clerk",
        "trap door-guard",
        "operation lamplighter",
        "order coin-chaplain",
        "order continue-clerk",
        "cast A:F1",
        "clear A:V3",
        "move A:V1",
        "move A:F1",
        "move A:R1",
        "switch A:V1",
        "switch A:F1",
        "switch A:R1",
        "switch A:V3",
        "pass",
    }
    table.cast("F1", "V1", "R3").order("coin-chaplain", "clause 1")
    assert table.at("A:R3").card == "night-baker" and table.actions == 2


@pytest.mark.rule("PT5-R10")
def test_passive_and_leader_powers_follow_the_same_split():
    table = Table(A_leader="lamplighter", B="V1 night-baker", round=1, active="B").end()
    assert (table.wave, table.damage("B:V1")) == ("flank", 0)

    table = Table(A_leader="laundry-moth", round=1, active="B").end()
    assert (table.wave, table.damage("B:F2")) == ("flank", 0)

    table = Table(A_leader="bug-breeder", B="V1 night-baker", round=1, active="B", wave="rear").end()
    assert table["B:V1"].virus == 0

    table = Table(A_leader="joystick-wrangler", B_hand="night-baker", round=1, active="B").recruit("night-baker", "V1")
    assert table.asked() == {"B": "act"}

    table = Table(A_leader="sprite-recycler", A="V1 night-baker/corpse", B="V1 night-baker", round=1)
    table.lever("V1")
    assert table.discard("A") == ["night-baker"] and table.damage("B:V1") == 0

    table = Table(A_leader="little-sibling", B_leader="door-guard", round=1, active="B").draw()
    assert len(table.hand("A")) == 1

    table = Table(A="R1 palette-swapper", B="V1 night-baker", B_hand="solder-smith", round=1, active="B")
    table.order("solder-smith", "V1")
    assert len(table.hand("A")) == 1


@pytest.mark.rule("PT5-R10")
def test_an_own_reaction_that_would_hurt_the_rival_sleeps():
    table = Table(
        A="R1 score-keeper, F1 night-baker", A_leader="coin-chaplain", A_hand="door-guard", round=1, wave="rear"
    )
    table.lever("door-guard")
    assert table.asked() == {"A": "act"} and table.actions == 3
    assert table.damage("B:F2") == 0


@pytest.mark.rule("PT5-R49")
def test_no_text_restricts_the_rivals_actions():
    slow = {"A_leader": "lag-conjurer", "B": "V1 night-baker, F1 solder-smith/corpse", "active": "B"}
    table = Table(**slow, round=1).move("V1", "R1")
    assert table.actions == 1
    table = Table(**slow, round=2).move("V1", "R1")
    assert table.turn == "A"

    silent = {"A": "R1 rules-lawyer", "B": "V1 night-baker", "B_hand": "solder-smith", "active": "B", "wave": "rear"}
    assert "order solder-smith" in Table(**silent, round=1).options()
    Table(**silent, round=2).refused("order", "solder-smith", rule="PT5-411")

    once = {"A_leader": "rules-lawyer", "B": "V1 night-baker", "B_hand": "solder-smith cheer-captain", "active": "B"}
    assert "order cheer-captain" in Table(**once, round=1).order("solder-smith", "V1").options()
    Table(**once, round=2).order("solder-smith", "V1").refused("order", "cheer-captain", rule="PT5-411")

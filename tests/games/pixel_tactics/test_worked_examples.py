"""The worked examples of the rules, one test each, with their numbers."""

import pytest

from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.frames import Resolve, Source
from app.games.pixel_tactics.state import changed
from app.games.pixel_tactics.words import Draw, Give, Order, The
from app.kernel.dice import Dice
from app.kernel.machine import advance, push
from app.kernel.node import replace
from tests.games.pixel_tactics.table import GAME, SLOTS, Table


def hurt(table: Table, address: str, damage: int) -> None:
    table.state = changed(table.state, replace(table[address], damage=damage))


def led(table: Table) -> Table:
    """Both players pick the first card they were dealt."""
    return table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")


@pytest.mark.rule("PT5-206", "PT5-207", "PT5-208", "PT5-209")
def test_example_1_first_setup():
    table = Table.new()
    assert [len(table.hand("A")) + len(table.deck("A")), len(table.hand("A"))] == [25, 5]

    led(table)
    assert (len(table.hand("A")), len(table.deck("A")), len(table.discard("A"))) == (4, 20, 0)
    assert [f"A:{slot}" in table for slot in SLOTS] == [False] * 8


@pytest.mark.rule("PT5-302", "PT5-307")
def test_example_2_turn_order():
    table = next(table for table in (Table.new(bytes([n])) for n in range(50)) if table.first == "A")
    led(table)

    order = ""
    for _ in range(18):
        order += table.turn
        table.end()
    assert order == "ABABAB" + "BABABA" + "ABABAB"


@pytest.mark.rule("PT5-402", "PT5-404", "PT5-R11")
def test_example_3_hand_limit(monkeypatch):
    # no card of the set says "draw 3"
    monkeypatch.setitem(CARDS, "ferrykeeper", replace(CARDS["ferrykeeper"], line=Order(Draw(3))))
    table = Table(A_hand="ferrykeeper night-baker door-guard lamplighter", A_leader="patch-nurse")
    table.draw()
    assert len(table.hand("A")) == 5
    table.refused("draw", rule="PT5-402")

    table.pass_until(wave="flank", turn="A").order("ferrykeeper")
    assert len(table.hand("A")) == 4 + 3 and table.discard("A") == ["ferrykeeper"]
    table.refused("draw", rule="PT5-402")
    table.recruit("night-baker", "F1")
    assert len(table.hand("A")) == 6

    table.pass_until(wave="rear", turn="A").refused("draw", rule="PT5-402")
    table.recruit("door-guard", "R1")
    assert len(table.hand("A")) == 5
    table.refused("draw", rule="PT5-402")
    table.recruit("lamplighter", "R2").pass_until(wave="vanguard", turn="A")
    assert len(table.hand("A")) == 4 and "draw" in table.options()


@pytest.mark.rule("PT5-405", "PT5-418")
def test_example_4_wrong_row():
    table = Table(A_hand="night-baker", wave="flank")

    assert table.choices("recruit", "night-baker") == {"A:F1", "A:F3"}
    table.refused("recruit", "night-baker", "V1", rule="PT5-405")
    table.refused("recruit", "night-baker", "F2", rule="PT5-418")


@pytest.mark.rule("PT5-R13", "PT5-501")
def test_example_5_recruit_is_starred():
    table = Table(A="V2 door-guard", A_hand="lamplighter", B="V1 night-baker", actions=3).recruit("lamplighter", "V1")
    table.refused("attack", "V1", "B:V1", rule="PT5-501")
    table.refused("cast", "V1", "B:V1", rule="PT5-506")
    table.refused("move", "V1", "F1", rule="PT5-501")
    table.refused("switch", "V1", "V2", rule="PT5-R16")

    table.pass_until(wave="flank", turn="A")
    assert "A:F1" in table.choices("move", "V1")
    table.move("V1", "F1")
    table.refused("attack", "F1", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-420", "PT5-421", "PT5-422", "PT5-423", "PT5-424", "PT5-R18")
def test_example_6_operation_countdown():
    table = Table(A="F1 door-guard:9", A_hand="night-baker").operation("night-baker", "S1")

    for round, wave, tokens in ((2, "vanguard", 3), (2, "flank", 2), (2, "rear", 1), (3, "vanguard", 0)):
        table.pass_until(round=round, wave=wave, turn="A").end()
        assert table["A:S1"].time == tokens
    assert table.damage("A:F1") == 9 - 4

    table.pass_until(round=3, wave="flank", turn="A")
    assert "A:S1" in table
    table.end()
    assert "A:S1" not in table and table.discard("A") == ["night-baker"]
    assert table.damage("A:F1") == 9 - 5


@pytest.mark.rule("PT5-603", "PT5-604", "PT5-806", "PT5-R25")
def test_example_7_melee_across_columns_and_over_a_corpse():
    table = Table(
        A="V3 joystick-wrangler",
        B="V1 night-baker/corpse, F1 continue-clerk, R1 lag-conjurer",
        B_leader="ferrykeeper",
    )
    assert (table.strength("A:V3"), table.life("A:V3")) == (3, 5)
    assert (table.strength("B:F1"), table.life("B:F1")) == (2, 4)
    assert (table.strength("B:F2"), table.life("B:F2")) == (4, 20)

    assert table.choices("attack", "V3") == {"B:F1", "B:F2"}
    table.refused("attack", "V3", "B:R1", rule="PT5-604")
    table.attack("V3", "B:F2")
    assert table.damage("B:F2") == 3


@pytest.mark.rule("PT5-604", "PT5-806")
def test_example_8_attacker_not_in_front():
    table = Table(A="V1 door-guard, F1 night-baker", wave="flank")
    table.refused("attack", "F1", "B:F2", rule="PT5-603")

    table = Table(A="V1 door-guard/corpse, F1 night-baker", wave="flank")
    table.attack("F1", "B:F2")
    assert table.damage("B:F2") == 1


@pytest.mark.rule("PT5-609", "PT5-R26")
def test_example_9_intercept_turns_the_shot():
    table = Table(
        A="V1 score-keeper [+1 attack]x2", A_leader="door-guard", B="V3 chiptune-bard, R3 lag-conjurer [-2 life]"
    )
    assert table.strength("A:V1") == 4
    assert (table.strength("B:V3"), table.life("B:V3")) == (2, 6) and table.has("B:V3", "intercept")
    assert (table.strength("B:R3"), table.life("B:R3")) == (1, 3)

    table.shoot("V1", "B:R3")
    assert (table.damage("B:V3"), table.damage("B:R3")) == (4, 0)
    table.end().end()
    assert table.wave == "flank" and not table.at("B:V3").corpse


@pytest.mark.rule("PT5-802", "PT5-803", "PT5-804")
@pytest.mark.parametrize("healed", [True, False])
def test_example_10_lethal_then_healed(healed):
    table = Table(A="V1 solder-smith", B="V1 laundry-moth", B_reserve="S1 night-baker" if healed else "")
    assert (table.strength("B:V1"), table.life("B:V1")) == (3, 4)
    table.attack("V1", "B:V1").end()
    assert table.damage("B:V1") == 4

    table.attack("V1", "A:F2")
    assert table.damage("A:F2") == 3
    table.end()
    assert (table["B:V1"].damage, table["B:V1"].corpse) == ((3, False) if healed else (0, True))


@pytest.mark.rule("PT5-707", "PT5-708")
def test_example_11_status_arithmetic():
    table = Table(A="V1 lamplighter", A_hand="solder-smith")
    assert (table.strength("A:V1"), table.life("A:V1")) == (2, 5)
    table.order("solder-smith", "V1")
    assert table.strength("A:V1") == 4

    # no card of the set gives a single [-1 attack]
    hero = table["A:V1"].id
    table.state = advance(
        push(
            replace(table.state, stack=table.state.stack[:-1]),
            Resolve(Give("attack", The("it"), -1), Source(hero, 0, "line", named=(("it", (hero,)),))),
        )
    )
    assert table.statuses("A:V1") == ["+1 attack", "+2 life"]
    assert table.strength("A:V1") == 3


@pytest.mark.rule("PT5-417", "PT5-502", "PT5-R16")
def test_example_12_long_action():
    setting = {"A": "V1 night-baker, R3 patch-nurse/corpse", "A_leader": "coin-chaplain", "A_hand": "door-guard"}
    table = Table(**setting).draw()
    assert table.actions == 1
    table.refused("switch", "V1", "R3", rule="PT5-502")

    table = Table(**setting).switch("V1", "R3")
    assert table.at("A:V1").corpse and table["A:R3"].card == "night-baker"
    assert table.actions == 0
    table.lever("door-guard")
    assert table.actions == 1
    table.refused("move", "R3", "F1", rule="PT5-501")


@pytest.mark.rule("PT5-503", "PT5-504", "PT5-407")
def test_example_13_free_actions():
    # no card of the set makes attacking free; one makes moving free, which is starred too
    table = Table(A="V1 night-baker, V2 door-guard", A_leader="ferrykeeper", A_hand="lamplighter")
    table.move("V1", "F1").move("V2", "F3")
    assert table.actions == 2

    table.recruit("lamplighter", "V3").draw()
    assert table.actions == 0 or table.turn == "B"

    table = Table(A="V1 night-baker, V2 door-guard", A_leader="ferrykeeper", A_hand="lamplighter", B="V1 patch-nurse")
    table.move("V1", "F1").recruit("lamplighter", "V3")
    table.refused("move", "F1", "R1", rule="PT5-501")
    table.refused("move", "V3", "R1", rule="PT5-501")
    table.refused("attack", "V3", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-355", "PT5-901", "PT5-902", "PT5-904")
def test_example_14_trap_in_time():
    table = Table(A_hand="save-seer", B_hand="night-baker door-guard", round=1, wave="rear", first="A")
    table.trap("save-seer", "S1").end().recruit("night-baker", "R1")
    assert table.asked() == {"B": "act"}
    table.refused("activate", "S1", rule="PT5-355", by="A")

    table.end()
    assert (table.round, table.wave, table.turn) == (2, "vanguard", "B")
    table.recruit("door-guard", "V1")
    assert table.asked() == {"A": "window"}
    table.activate("S1")
    assert table.deck("B")[0] == "door-guard" and table.discard("A") == ["save-seer"]
    assert (table.turn, table.actions) == ("B", 1)
    assert table.end().actions == 2


@pytest.mark.rule("PT5-1005", "PT5-R40", "PT5-1003")
def test_example_15_double_rout():
    table = Table(
        A="V1 night-baker, V2 patch-nurse, V3 lag-conjurer:5",
        A_leader="door-guard:18",
        B="V1 night-baker, V2 patch-nurse, V3 lag-conjurer",
        B_leader="ferrykeeper:20",
        active="B",
    ).end()

    assert table.trophies == (0, 1) and table.match == 2
    assert table.lying("B", "trophies") == ["door-guard", "ferrykeeper"]


@pytest.mark.rule("PT5-1010", "PT5-1011", "PT5-1012")
def test_example_16_second_match():
    table = Table(A="V1 retired-boss", B_leader="ferrykeeper:14").attack("V1", "B:F2").end().end()
    assert table.trophies == (1, 0) and table.match == 2
    assert {seat: len(table.deck(seat)) + len(table.hand(seat)) for seat in "AB"} == {"A": 24, "B": 24}
    assert {seat: len(table.hand(seat)) for seat in "AB"} == {"A": 5, "B": 6}

    led(table)
    assert (len(table.hand("B")), len(table.deck("B"))) == (5, 18)
    assert (len(table.hand("A")), len(table.deck("A"))) == (4, 19)
    assert table.turn == "A"


@pytest.mark.rule("PT5-1006", "PT5-1007", "PT5-R41", "PT5-R43")
def test_example_17_tie_that_would_win():
    first = set()
    for secret in range(12):
        table = Table(A="V1 retired-boss", B_leader="ferrykeeper:14", goal=2).attack("V1", "B:F2").end().end()
        assert table.trophies == (1, 0)
        led(table)
        leaders = [table["A:F2"].card, table["B:F2"].card]
        hurt(table, "A:F2", 40)
        hurt(table, "B:F2", 40)
        table.state = replace(table.state, dice=Dice(bytes([secret])))
        table.end().end()

        assert table.trophies == (1, 1) and table.match == 3 and table.state.over is None
        for seat in "AB":
            assert len(table.hand(seat)) == 6
            assert len(table.hand(seat)) + len(table.deck(seat)) == 23
        assert leaders[0] not in table.hand("A") + table.deck("A")
        assert leaders[1] not in table.hand("B") + table.deck("B")
        first.add(table.first)
    assert first == {"A", "B"}
    assert [result.winner for result in GAME.matches(table.state)] == [0, -1]


@pytest.mark.rule("PT5-809", "PT5-604")
def test_example_18_defeat_acts_at_once():
    table = Table(A="V1 door-guard, R1 lag-conjurer", A_hand="sprite-recycler", B="V2 night-baker")
    table.refused("attack", "V1", "B:F2", rule="PT5-604")

    table.order("sprite-recycler", "R1").pick("B:V2")
    assert table.at("B:V2").corpse and table.actions == 1
    assert table.choices("attack", "V1") == {"B:F2"}
    table.attack("V1", "B:F2")
    assert table.damage("B:F2") == 3

    table = Table(A="V1 door-guard, R1 lag-conjurer", A_hand="sprite-recycler", B="V2 night-baker, V1 patch-nurse")
    table.order("sprite-recycler", "R1").pick("B:V1")
    table.refused("attack", "V1", "B:F2", rule="PT5-604")

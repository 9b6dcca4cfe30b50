"""Section 10: Traps in play."""

import pytest

from app.games.pixel_tactics.frames import Act, Event, Settle
from app.games.pixel_tactics.state import changed
from app.kernel.machine import advance, push
from app.kernel.node import replace
from tests.games.pixel_tactics.table import GAME, Table

# --- When a Trap may be activated -----------------------------------------------------------


@pytest.mark.rule("PT5-901", "PT5-902", "PT5-904")
def test_an_owner_may_activate_a_trap_when_its_condition_is_met_for_nothing():
    table = Table(A="V1 night-baker", B_reserve="S1 door-guard, S2 save-seer, S3 lamplighter").attack("V1", "B:F2")
    assert table.asked() == {"B": "window"}
    assert table.options() == {"activate B:S1", "pass"}
    table.refused("activate", "S2", rule="PT5-901")
    table.refused("activate", "S3", rule="PT5-901")

    table.activate("S1")
    assert table.damage("B:F2") == 0 and table.damage("A:V1") == 1
    assert table.discard("B") == ["door-guard"] and "B:S1" not in table
    assert table.asked() == {"A": "act"} and table.actions == 1


@pytest.mark.rule("PT5-901")
def test_a_trap_may_be_let_be_and_used_another_time():
    table = Table(A="V1 night-baker, V2 lag-conjurer", B_reserve="S1 door-guard").attack("V1", "B:F2").let_be()
    assert table.damage("B:F2") == 1 and "B:S1" in table

    table.attack("V2", "B:F2").activate("S1")
    assert table.damage("B:F2") == 1 and table.damage("A:V2") == 1


@pytest.mark.rule("PT5-901")
def test_a_trap_is_activated_on_any_players_turn():
    table = Table(A="V1 night-baker, V2 retired-boss", A_reserve="S1 little-sibling", A_hand="sprite-recycler")
    table.order("sprite-recycler", "V1")

    assert table.turn == "A" and table.asked() == {"A": "window"}
    table.activate("S1")
    assert not table.at("A:V1").corpse and table["A:V1"].zeal == 1 and table.actions == 1


@pytest.mark.rule("PT5-901")
def test_a_trap_placed_in_the_running_turn_is_never_activated():
    table = Table(A="V1 night-baker", A_hand="sprite-recycler", A_reserve="S1 little-sibling/new")
    table.order("sprite-recycler", "V1")
    assert table.asked() == {"A": "act"} and table.at("A:V1").corpse
    table.refused("activate", "S1", rule="PT5-R36")


@pytest.mark.rule("PT5-901")
def test_without_its_condition_a_trap_is_not_activated():
    table = Table(A_reserve="S1 door-guard", A="V1 night-baker")
    table.refused("activate", "S1", rule="PT5-901")
    assert table.attack("V1", "B:F2").asked() == {"A": "act"}


@pytest.mark.rule("PT5-R36")
def test_a_trap_of_the_first_player_may_be_used_in_the_second_players_turn_of_the_same_wave():
    table = Table(A_hand="door-guard", B="V1 night-baker").trap("door-guard", "S1").end().attack("V1", "A:F2")

    assert table.wave == "vanguard" and table.asked() == {"A": "window"}
    table.activate("S1")
    assert table.damage("B:V1") == 1


# --- Chains -----------------------------------------------------------------------------------


@pytest.mark.rule("PT5-903", "PT5-R37", "PT5-904")
def test_a_trap_is_answered_by_a_trap_and_the_latest_resolves_first():
    setting = {
        "A": "V1 night-baker",
        "A_reserve": "S1 trapdoor-carpenter",
        "B_reserve": "S1 door-guard, S2 trapdoor-carpenter",
    }
    table = Table(**setting).attack("V1", "B:F2").activate("S1")
    assert table.asked() == {"A": "window"} and table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table.asked() == {"B": "window"} and table.options() == {"activate B:S2", "pass"}

    table.let_be()
    assert table.discard("B") == ["door-guard"]
    assert table.asked() == {"B": "window"} and table.options() == {"pass"}
    table.let_be()
    assert table.damage("B:F2") == 1 and table.damage("A:V1") == 0
    assert table["A:S1"].card == "trapdoor-carpenter"

    table = Table(**setting).attack("V1", "B:F2").activate("S1").activate("S1").activate("S2")
    assert table.damage("B:F2") == 0 and table.damage("A:V1") == 1
    assert table.discard("A") == ["trapdoor-carpenter"] and table.discard("B") == ["door-guard"]
    assert table["B:S2"].card == "trapdoor-carpenter"


@pytest.mark.rule("PT5-R37")
def test_each_trap_of_a_chain_needs_its_own_condition():
    table = Table(A="V1 night-baker", A_reserve="S1 rules-lawyer, S2 save-seer", B_reserve="S1 door-guard")
    table.attack("V1", "B:F2").activate("S1")

    assert table.asked() == {"A": "window"} and table.options() == {"pass"}
    table.refused("activate", "S1", rule="PT5-901")


@pytest.mark.rule("PT5-R37", "PT5-901")
def test_a_trap_set_again_counts_as_placed_in_the_running_turn():
    table = Table(
        A="V1 night-baker, V2 lag-conjurer",
        A_reserve="S1 trapdoor-carpenter",
        A_hand="ferrykeeper",
        B_reserve="S1 door-guard, S2 save-seer",
    )
    table.attack("V1", "B:F2").activate("S1").activate("S1").let_be().let_be()
    assert table.damage("B:F2") == 1 and table["A:S1"].seen == 0b001

    table.recruit("ferrykeeper", "V3").activate("S2")
    assert "A:V3" not in table and table.discard("B") == ["door-guard", "save-seer"]


@pytest.mark.rule("PT5-R37", "PT5-901")
def test_a_trap_set_again_is_ready_from_the_next_turn_on():
    table = Table(
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter",
        A_hand="ferrykeeper",
        B_reserve="S1 door-guard, S2 save-seer",
    )
    table.attack("V1", "B:F2").activate("S1").activate("S1").let_be().let_be()
    table.pass_until(wave="flank", turn="A").recruit("ferrykeeper", "F1").activate("S2")
    assert table.options() == {"activate A:S1", "pass"}

    table.activate("S1")
    assert table["A:F1"].card == "ferrykeeper" and table["A:S1"].card == "trapdoor-carpenter"


@pytest.mark.rule("PT5-R37")
def test_a_chain_may_be_written_down_at_every_link():
    table = Table(
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter",
        B_reserve="S1 door-guard, S2 trapdoor-carpenter",
    )
    lengths = []
    for move in (("attack", "V1", "B:F2"), ("activate", "S1"), ("activate", "S1")):
        table.play(*move)
        lengths.append(len(GAME.view(table.state, 2).window.chain))
    assert lengths == [1, 2, 3]


# --- Who is asked ---------------------------------------------------------------------------------


def asked_about_nobodys_recruit(table: Table) -> list[str]:
    """Who is asked, in order, about an event that either player's Trap could answer."""
    event = Event("Recruit", -1, (("hero", table["A:V1"].id),))
    table.state = advance(push(replace(table.state, stack=table.state.stack[:-1]), Settle((event,)), Act(0)))
    asked: list[str] = []
    while set(table.asked().values()) == {"window"}:
        asked += table.asked()
        table.let_be()
    return asked


@pytest.mark.rule("PT5-R38")
@pytest.mark.parametrize(("active", "asked"), [("A", ["B", "A"]), ("B", ["A", "B"])])
def test_when_both_could_the_player_whose_turn_it_is_not_is_asked_first_then_they_alternate(active, asked):
    table = Table(A="V1 night-baker", A_reserve="S1 save-seer", B_reserve="S1 save-seer", active=active)
    assert asked_about_nobodys_recruit(table) == asked


@pytest.mark.rule("PT5-R38", "PT5-R50")
@pytest.mark.parametrize(("first", "asked"), [("A", ["A", "B"]), ("B", ["B", "A"])])
def test_when_both_could_at_the_count_the_first_player_is_asked_first(first, asked):
    table = Table(
        A="V1 lag-conjurer:5",
        A_reserve="S1 save-seer",
        B_reserve="S1 save-seer",
        first=first,
        active="B" if first == "A" else "A",
    ).end()
    assert table.turn == "" and table.asked() == {"A": "window"}
    assert asked_about_nobodys_recruit(table) == asked


@pytest.mark.rule("PT5-R38")
def test_two_refusals_in_a_row_close_a_window():
    table = Table(
        A="V1 night-baker", A_hand="sprite-recycler", A_reserve="S1 little-sibling, S2 rules-lawyer", B="V1 door-guard"
    )
    table.order("sprite-recycler", "V1")
    assert table.asked() == {"A": "window"}
    table.let_be()
    assert table.asked() == {"A": "pick"}


@pytest.mark.rule("PT5-R38")
def test_after_an_activation_the_other_player_is_asked_again_about_the_same_event():
    table = Table(
        A="V1 night-baker",
        A_reserve="S1 trapdoor-carpenter",
        B_reserve="S1 door-guard, S2 door-guard/theirs",
    )
    table.attack("V1", "B:F2").activate("S1").activate("S1")
    assert table.asked() == {"B": "window"} and table.options() == {"pass"}
    table.let_be()

    assert table.asked() == {"B": "window"} and table.options() == {"activate B:S2", "pass"}
    assert GAME.view(table.state, 2).window.chain[0].what == "attack"
    table.activate("S2")
    assert table.damage("B:F2") == 0 and table.damage("A:V1") == 1
    assert table.discard("A") == ["door-guard"]


# --- Before and after ------------------------------------------------------------------------------


@pytest.mark.rule("PT5-R39")
def test_a_condition_about_something_declared_resolves_before_that_goes_on():
    table = Table(A="V1 lamplighter", B="V1 night-baker", B_reserve="S1 lag-conjurer").cast("V1", "B:V1")
    assert table.damage("B:V1") == 0

    table.activate("S1")
    assert table.damage("B:V1") == 0 and table.statuses("B:V1") == []
    assert table["A:V1"].acted == table.state.turns and table.actions == 1
    table.refused("attack", "V1", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-R39")
def test_a_condition_about_something_finished_resolves_after_it():
    table = Table(A_hand="night-baker", A="F1 door-guard", B_reserve="S1 save-seer").recruit("night-baker", "V1")
    assert table["A:V1"].card == "night-baker" and table.asked() == {"B": "window"}

    table.activate("S1")
    assert "A:V1" not in table and table.deck("A")[0] == "night-baker" and table.actions == 1


@pytest.mark.rule("PT5-R39")
@pytest.mark.parametrize("gone", ["A:V1", "B:V1"])
def test_an_attack_whose_attacker_or_target_is_no_longer_valid_has_no_effect_and_stays_spent(gone):
    table = Table(A="V1 door-guard", B="V1 night-baker", B_reserve="S1 save-seer", B_leader="patch-nurse")
    table.attack("V1", "B:V1")
    table.state = changed(table.state, replace(table[gone], corpse=True))

    table.let_be()
    assert table.damage("B:V1") == 0 and table.damage("B:F2") == 0
    assert table.actions == 1 and table["A:V1"].acted == table.state.turns


@pytest.mark.rule("PT5-R39")
def test_a_negated_attack_has_attacked_nobody_and_stays_spent():
    table = Table(
        A="V1 save-seer",
        A_leader="patch-nurse",
        B="V1 night-baker",
        B_leader="rules-lawyer:4",
        B_reserve="S1 door-guard",
    )
    table.shoot("V1", "B:V1").activate("S1")

    assert table.asked() == {"A": "act"} and table.actions == 1
    assert table.damage("B:F2") == 4
    table.refused("shoot", "V1", "B:V1", rule="PT5-501")


@pytest.mark.rule("PT5-R39")
def test_a_negated_order_does_nothing_and_goes_where_it_would_have_gone():
    table = Table(A="V1 night-baker", A_hand="solder-smith", B="R1 palette-swapper", B_reserve="S1 rules-lawyer")
    table.order("solder-smith", "V1").activate("S1")

    assert table.statuses("A:V1") == [] and table.discard("A") == ["solder-smith"] and table.actions == 1
    assert table.hand("B") == []


# --- The casualty count ------------------------------------------------------------------------------


@pytest.mark.rule("PT5-R50")
def test_a_trap_placed_in_the_second_players_just_ended_turn_may_answer_the_count():
    table = Table(B="V1 lag-conjurer:5", B_hand="little-sibling", active="B").trap("little-sibling", "S1").end()
    assert table.turn == "" and table.asked() == {"B": "window"}

    table.activate("S1")
    assert not table.at("B:V1").corpse and table["B:V1"].zeal == 1 and table.wave == "flank"


@pytest.mark.rule("PT5-R50")
@pytest.mark.parametrize("first", ["A", "B"])
def test_at_the_count_the_first_player_comes_first(first):
    second = "B" if first == "A" else "A"
    table = Table(
        A="V1 lag-conjurer:5",
        B="V1 lag-conjurer:5",
        A_reserve="S1 little-sibling",
        B_reserve="S1 little-sibling",
        first=first,
        active=second,
    ).end()

    asked = []
    while set(table.asked().values()) == {"window"}:
        asked.append(*table.asked())
        table.let_be()
    assert asked == [first, second]


@pytest.mark.rule("PT5-R50", "PT5-R30")
@pytest.mark.parametrize("first", ["A", "B"])
def test_at_the_count_the_first_players_reactions_come_first(first):
    second = "B" if first == "A" else "A"
    table = Table(A="V1 continue-clerk:4", B="V1 continue-clerk:4", first=first, active=second).end()

    assert table.asked() == {first: "may"}
    assert table.accept().asked() == {second: "may"}
    table.decline()
    assert table.hand(first) == ["continue-clerk"] and table.at(f"{second}:V1").corpse


@pytest.mark.rule("PT5-R50", "PT5-R30")
def test_after_the_count_reactions_come_before_traps():
    table = Table(A="V1 continue-clerk:4", A_reserve="S1 little-sibling", active="B").end()
    assert table.asked() == {"A": "may"}
    table.accept()
    assert table.hand("A") == ["continue-clerk"] and table["A:S1"].card == "little-sibling"
    assert table.wave == "flank"

    table = Table(A="V1 continue-clerk:4", A_reserve="S1 little-sibling", active="B").end().decline()
    assert table.asked() == {"A": "window"}
    table.activate("S1")
    assert not table.at("A:V1").corpse


# --- Face-down ------------------------------------------------------------------------------------------


@pytest.mark.rule("PT5-905")
def test_a_face_down_trap_is_hidden_from_all_but_its_owner():
    table = Table(A_reserve="S1 door-guard, S2 save-seer")
    for audience, cards in ((0, ["door-guard", "save-seer"]), (1, [None, None]), (2, [None, None])):
        view = GAME.view(table.state, audience)
        faces = [view.faces[key] for key in view.zones["0.reserve"] if key]
        assert [face.card for face in faces] == cards
        assert {face.kind for face in faces} == {"trap"}


@pytest.mark.rule("PT5-905")
def test_whether_the_rival_is_asked_does_not_depend_on_which_trap_lies_there():
    for trap in ("door-guard", "save-seer", "little-sibling", "rules-lawyer"):
        table = Table(A="V1 night-baker", B_reserve=f"S1 {trap}").attack("V1", "B:F2")
        assert table.asked() == {"B": "window"}


@pytest.mark.rule("PT5-904")
def test_an_activated_trap_is_revealed():
    table = Table(A="V1 night-baker", A_reserve="S1 save-seer", B_reserve="S1 door-guard")
    table.attack("V1", "B:F2").activate("S1")

    assert table["B:S1"].seen == 0b111
    for audience in ("A", "B", "watchers"):
        [activate] = [tale for tale in table.tales(audience) if tale.what == "activate"]
        assert activate.pieces[0].card == "door-guard"

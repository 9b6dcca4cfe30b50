"""High-Score Keeper: card flow with a sting."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("score-keeper", "leader")
@rule("PT5-R11")
def test_the_draw_action_brings_a_second_card_past_the_hand_limit():
    table = Table(
        A_leader="score-keeper",
        A_hand="door-guard night-baker token-thief lamplighter",
        A_deck="bug-breeder solder-smith save-seer",
    )

    table.draw()

    assert table.hand("A")[4:] == ["bug-breeder", "solder-smith"]
    assert table.actions == 1


@card("score-keeper", "leader")
def test_draws_by_effects_and_by_the_rival_bring_no_more():
    effect = Table(A_leader="score-keeper", A="F1 continue-clerk, V1 door-guard/corpse", wave="flank")
    rival = Table(A_leader="score-keeper", B_leader="rules-lawyer", active="B")

    effect.cast("F1", "V1")
    rival.draw()

    assert len(effect.hand("A")) == 2
    assert rival.hand("A") == []
    assert len(rival.hand("B")) == 1


@card("score-keeper", "vanguard")
def test_it_shoots_and_draws_for_damage_to_the_rival_leader():
    table = Table(A_leader="rules-lawyer", A="V1 score-keeper", A_deck="door-guard", B="V2 night-baker [no power]")
    assert table.choices("attack", "V1") == {"B:V2", "shoot B:V2", "shoot B:F2"}

    table.shoot("V1", "B:F2")

    assert table.damage("B:F2") == 2
    assert table.hand("A") == ["door-guard"]


@card("score-keeper", "vanguard")
def test_damage_to_heroes_no_damage_and_damage_by_others_draw_nothing():
    hero = Table(A_leader="rules-lawyer", A="V1 score-keeper", B="V1 night-baker")
    nothing = Table(A_leader="rules-lawyer", A="V1 score-keeper", B="F1 save-seer")
    other = Table(A_leader="rules-lawyer", A="V1 score-keeper, V2 door-guard")
    turned = Table(A_leader="rules-lawyer", A="V1 score-keeper", B="V2 night-baker")

    hero.attack("V1", "B:V1")
    nothing.shoot("V1", "B:F2")
    other.attack("V2", "B:F2")
    turned.shoot("V1", "B:F2")

    assert nothing.damage("B:F2") == 0
    assert turned.damage("B:V2") == 2
    assert [table.hand("A") for table in (hero, nothing, other, turned)] == [[]] * 4


@card("score-keeper", "flank")
def test_the_flank_spell_takes_a_card_from_the_discard_pile_and_discards_one():
    table = Table(
        A_leader="rules-lawyer",
        A="F1 score-keeper",
        A_hand="door-guard",
        A_discard="bug-breeder night-baker",
        B_discard="token-thief",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"bug-breeder", "night-baker"}

    table.cast("F1", "bug-breeder")
    assert table.options() == {"door-guard", "bug-breeder"}

    table.pick("door-guard")
    assert table.hand("A") == ["bug-breeder"]
    assert table.discard("A") == ["night-baker", "door-guard"]


@card("score-keeper", "flank")
@rule("PT5-R48")
def test_all_see_which_card_is_taken_from_the_open():
    table = Table(A_leader="rules-lawyer", A="F1 score-keeper", A_discard="bug-breeder", wave="flank")

    table.cast("F1", "bug-breeder")

    taken = [tale for tale in table.tales("watchers") if tale.what == "take"]
    assert [[piece.card for piece in tale.pieces] for tale in taken] == [["bug-breeder"]]


@card("score-keeper", "flank")
def test_with_an_empty_pile_it_still_discards_and_with_nothing_at_all_it_cannot_be_cast():
    pile = Table(A_leader="rules-lawyer", A="F1 score-keeper", A_hand="door-guard night-baker", wave="flank")
    nothing = Table(A_leader="rules-lawyer", A="F1 score-keeper", B_discard="token-thief", wave="flank")

    pile.cast("F1", "door-guard")

    assert pile.hand("A") == ["night-baker"]
    assert pile.discard("A") == ["door-guard"]
    nothing.refused("cast", "F1", rule="PT5-R47")


@card("score-keeper", "rear")
def test_each_discard_of_its_player_hurts_a_rival_fighter():
    table = Table(
        A_leader="coin-chaplain", A="R1 score-keeper", A_hand="door-guard", B="V1 night-baker, R2 token-thief/corpse"
    )

    table.lever("door-guard")
    assert table.options() == {"B:V1", "B:F2"}

    table.pick("B:F2")
    assert table.damage("B:F2") == 1
    assert table.actions == 3


@card("score-keeper", "rear")
@rule("PT5-1107")
def test_a_discard_forced_by_the_rival_counts():
    table = Table(
        A_leader="rules-lawyer", A="R1 score-keeper", A_hand="door-guard", B="F1 token-thief", wave="flank", active="B"
    )

    table.cast("F1")
    assert table.asked() == {"A": "pick"}

    table.pick("B:F1")
    assert table.damage("B:F1") == 1


@card("score-keeper", "rear")
def test_orders_played_cards_cleared_and_the_rivals_discards_do_not_count():
    order = Table(A_leader="rules-lawyer", A="R1 score-keeper, V1 door-guard", A_hand="cheer-captain")
    cleared = Table(A_leader="rules-lawyer", A="R1 score-keeper, V1 door-guard/corpse", A_reserve="S1 night-baker")
    rival = Table(
        A_leader="rules-lawyer", A="R1 score-keeper", B_leader="coin-chaplain", B_hand="door-guard", active="B"
    )

    order.order("cheer-captain")
    cleared.discharge("S1")
    assert cleared.asked() == {"A": "act"}
    cleared.clear("V1")
    rival.lever("door-guard")

    assert order.asked() == {"A": "act"}
    assert cleared.damage("B:F2") == order.damage("B:F2") == 0
    assert rival.asked() == {"B": "act"}


@card("score-keeper", "rear")
@rule("PT5-R10")
def test_in_the_first_round_and_elsewhere_discards_hurt_nobody():
    early = Table(A_leader="coin-chaplain", A="R1 score-keeper", A_hand="door-guard", round=1)
    front = Table(A_leader="coin-chaplain", A="F1 score-keeper", A_hand="door-guard")

    early.lever("door-guard")
    front.lever("door-guard")

    assert early.asked() == front.asked() == {"A": "act"}


@card("score-keeper", "line")
def test_hall_of_fame_draws_for_each_hero_defeated_on_either_side():
    table = Table(
        A_leader="rules-lawyer",
        A="V1 bug-breeder:4",
        A_reserve="S1 score-keeper",
        B="V1 token-thief:3, V2 night-baker",
        A_deck="door-guard lamplighter solder-smith",
        active="B",
    )

    table.end()

    assert table.hand("A") == ["door-guard", "lamplighter"]


@card("score-keeper", "line")
def test_hall_of_fame_draws_at_once_for_a_defeat_by_effect():
    table = Table(
        A_leader="rules-lawyer",
        A="V1 bug-breeder",
        A_hand="sprite-recycler",
        A_reserve="S1 score-keeper",
        B="V1 token-thief",
    )

    table.order("sprite-recycler", "V1").pick("B:V1")

    assert len(table.hand("A")) == 2


@card("score-keeper", "line")
def test_hall_of_fame_writes_no_cleared_corpse_down():
    table = Table(A_leader="rules-lawyer", A="V1 bug-breeder/corpse", A_reserve="S1 score-keeper")

    table.clear("V1")

    assert table.hand("A") == []

"""Token Thief: fragile and greedy."""

import pytest

from tests.games.pixel_tactics.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("token-thief", "leader")
def test_a_hero_that_hurts_the_rival_leader_lets_its_player_choose_a_card_to_discard():
    table = Table(A_leader="token-thief", A="V1 door-guard", B_hand="bug-breeder night-baker")

    table.attack("V1", "B:F2")
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:bug-breeder", "B:night-baker"}

    table.pick("B:night-baker")
    assert table.hand("B") == ["bug-breeder"]
    assert table.discard("B") == ["night-baker"]


@card("token-thief", "leader")
def test_what_was_seen_of_the_hand_is_out_of_sight_again():
    table = Table(A_leader="token-thief", A="V1 door-guard", B_hand="bug-breeder night-baker")

    table.attack("V1", "B:F2")
    assert table.seen_by(table.card("B", "bug-breeder")) == {"A", "B"}

    table.pick("B:night-baker")
    assert table.seen_by(table.card("B", "bug-breeder")) == {"B"}
    assert table.told_apart_by(table.card("B", "bug-breeder")) == {"B"}


@card("token-thief", "leader")
def test_the_leaders_own_hits_hits_on_heroes_hits_of_nothing_and_an_empty_hand_give_no_choice():
    own = Table(A_leader="token-thief", B_hand="bug-breeder", wave="flank")
    hero = Table(A_leader="token-thief", A="V1 door-guard", B="V1 night-baker", B_hand="bug-breeder")
    nothing = Table(A_leader="token-thief", A="V1 bug-breeder", B="F1 trapdoor-carpenter", B_hand="bug-breeder")
    empty = Table(A_leader="token-thief", A="V1 door-guard")

    own.attack("F2", "B:F2")
    hero.attack("V1", "B:V1")
    nothing.attack("V1", "B:F2")
    empty.attack("V1", "B:F2")

    assert [table.asked() for table in (own, hero, nothing, empty)] == [{"A": "act"}] * 4
    assert nothing.damage("B:F2") == 0


@card("token-thief", "vanguard")
@pytest.mark.parametrize(
    ("own", "rivals", "strength"), [("", "", 3), ("", "door-guard", 5), ("bug-breeder", "door-guard", 3)]
)
def test_it_is_2_stronger_while_the_rival_has_more_cards(own, rivals, strength):
    table = Table(A="V1 token-thief", A_hand=own, B_hand=rivals)

    assert table.strength("A:V1") == strength


@card("token-thief", "vanguard")
@pytest.mark.parametrize("thief", ["F1 token-thief", "R1 token-thief", "V1 token-thief [no power]"])
def test_elsewhere_or_without_power_it_does_not_count_cards(thief):
    table = Table(A=thief, B_hand="door-guard")

    assert table.strength(f"A:{thief[:2]}") == 3


@card("token-thief", "flank")
def test_the_flank_spell_makes_the_rival_discard_at_random():
    table = Table(A="F1 token-thief", B_hand="bug-breeder night-baker", wave="flank")

    table.cast("F1")

    assert len(table.hand("B")) == len(table.discard("B")) == 1
    assert table.hand("A") == []
    assert table.asked() == {"A": "act"}


@card("token-thief", "flank")
@rule("PT5-R10")
def test_if_the_rival_cannot_discard_2_cards_are_drawn_the_ceasefire_counts_as_a_reason():
    empty = Table(A="F1 token-thief", wave="flank")
    early = Table(A="F1 token-thief", B_hand="bug-breeder", wave="flank", round=1)

    empty.cast("F1")
    early.cast("F1")

    assert len(empty.hand("A")) == len(early.hand("A")) == 2
    assert early.hand("B") == ["bug-breeder"]


@card("token-thief", "rear")
def test_it_shoots_leaders_harder_than_heroes():
    table = Table(A="R1 token-thief, R2 token-thief/theirs", B="V1 night-baker", wave="rear")

    table.shoot("R1", "B:V1").shoot("R2", "B:F2")

    assert table.damage("B:V1") == 3
    assert table.damage("B:F2") == 3 + 1


@card("token-thief", "rear")
def test_in_the_vanguard_it_neither_shoots_nor_hits_leaders_harder():
    table = Table(A="V1 token-thief", B="R1 bug-breeder")
    assert table.choices("attack", "V1") == {"B:R1", "B:F2"}

    table.attack("V1", "B:F2")

    assert table.damage("B:F2") == 3


@card("token-thief", "line")
def test_may_i_borrow_this_carries_out_an_order_of_the_rivals_hand_and_discards_it():
    table = Table(
        A="V1 night-baker",
        A_hand="token-thief",
        B="V1 solder-smith, R1 bug-breeder",
        B_hand="charge-cannoneer lamplighter door-guard palette-swapper",
    )

    table.order("token-thief")
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"B:charge-cannoneer"}

    table.accept("B:charge-cannoneer").column(1)
    assert (table.damage("B:V1"), table.damage("B:R1"), table.damage("A:V1")) == (5, 5, 0)
    assert table.discard("B") == ["charge-cannoneer"]
    assert table.discard("A") == ["token-thief"]
    assert table.actions == 1


@card("token-thief", "line")
@rule("PT5-411")
def test_the_borrowed_order_is_read_out_to_those_who_watch():
    table = Table(A_hand="token-thief", B="V1 solder-smith", B_hand="charge-cannoneer lamplighter")

    table.order("token-thief").accept("B:charge-cannoneer")

    told = [tale for tale in table.tales("watchers") if tale.what == "carry-out"]
    assert [piece.card for tale in told for piece in tale.pieces] == ["charge-cannoneer"]


@card("token-thief", "line")
def test_nothing_need_be_borrowed_and_then_nothing_is_discarded():
    table = Table(A_hand="token-thief", B_hand="charge-cannoneer night-baker")

    table.order("token-thief").decline()

    assert sorted(table.hand("B")) == ["charge-cannoneer", "night-baker"]
    assert table.discard("B") == []


@card("token-thief", "line")
@rule("PT5-426", "PT5-430", "PT5-R20")
def test_a_hand_without_orders_is_only_looked_at_and_those_who_watch_cannot_tell():
    table = Table(A_hand="token-thief", B_hand="night-baker door-guard palette-swapper")

    table.order("token-thief")
    assert table.options() == {"decline"}
    looks = [tale for tale in table.tales("A") if tale.what == "look"]
    assert [sorted(piece.card for piece in tale.pieces) for tale in looks] == [
        ["door-guard", "night-baker", "palette-swapper"]
    ]

    table.decline()
    assert table.asked() == {"A": "act"}
    assert len(table.hand("B")) == 3


@card("token-thief", "line")
@card("rules-lawyer", "line")
def test_no_trap_answers_the_order_that_is_carried_out():
    table = Table(A="V1 night-baker", A_hand="token-thief", B_hand="cheer-captain", B_reserve="S1 rules-lawyer")

    table.order("token-thief").let_be().accept("B:cheer-captain")

    assert table.asked() == {"A": "act"}
    assert table["A:V1"].zeal == 1


@card("token-thief", "line")
def test_may_i_borrow_this_needs_a_rival_card_and_the_second_round():
    empty = Table(A_hand="token-thief")
    early = Table(A_hand="token-thief", B_hand="charge-cannoneer", round=1)

    empty.refused("order", "token-thief", rule="PT5-R47")
    early.refused("order", "token-thief", rule="PT5-R10")


@card("token-thief", "leader", "line")
def test_the_hand_is_seen_but_its_order_neither_seen_nor_changed():
    """What is shown is the same for both orders of the Hand; the Hand lies as it lay."""
    shown = []
    for hand in ("night-baker door-guard bug-breeder", "bug-breeder night-baker door-guard"):
        table = Table(A_hand="token-thief", B_hand=hand)
        table.order("token-thief")
        shown.append([[piece.card for piece in tale.pieces] for tale in table.tales("A") if tale.what == "look"])
        assert table.hand("B") == hand.split()

    assert shown[0] == shown[1]

"""Sections 8 and 9: turns without a kill, combo points, the end of a turn, empty decks."""

import pytest

from app.kernel.dice import Dice
from app.kernel.node import replace
from tests.games.pixel_glory.table import Table

CALM = "leaky-leviathan snail-express tax-wraith"


def idle(**given: str | int) -> Table:
    """A table at which A has ended a turn without a kill."""
    return (
        Table(given.pop("monsters", CALM), **{"A_hand": "basic-fire", **given}).play("basic-fire", "tax-wraith").end()
    )


# --- Without a kill -----------------------------------------------------------------------


@pytest.mark.rule("PG-801")
def test_a_turn_without_a_kill_costs_its_player_2_hp_and_each_other_one_1():
    assert idle(seats=4).all_hp == (11, 12, 12, 12)
    assert idle(mode="solo").all_hp == (10,)


@pytest.mark.rule("PG-801")
def test_a_turn_with_a_kill_costs_nothing():
    table = Table("soggy-sock:1 tax-wraith -", A_hand="basic-fire").play("basic-fire", "soggy-sock").end()

    assert table.all_hp == (12, 12)
    assert table.combo("A") == 0


@pytest.mark.rule("PG-802")
def test_its_player_gets_a_combo_point_and_nobody_else_does():
    table = idle()

    assert (table.combo("A"), table.combo("B")) == (1, 0)
    assert [wizard.combo for wizard in table.view("B").wizards] == [1, 0]


@pytest.mark.rule("PG-R19")
def test_who_is_out_loses_nothing_and_gets_no_points():
    table = idle(seats=3, B_hp=0)
    assert table.all_hp == (10, 0, 11)

    table = idle(A_hp=2)
    assert table.hp("A") == 0 and table.combo("A") == 0


# --- Combo points --------------------------------------------------------------------------


@pytest.mark.rule("PG-803", "PG-R17")
def test_3_points_kill_an_elemental_monster_but_never_the_dungeon_lord():
    table = Table("dungeon-lord insomniac-vampire snail-express", A_hand="wave", A_combo=4)
    assert table.choices("strike") == {"insomniac-vampire", "snail-express"}

    table.strike("snail-express")
    assert table.combo("A") == 1 and table.claimed("A") == ["snail-express"]
    assert {"strike", "refill"}.isdisjoint(table.choices())


@pytest.mark.rule("PG-803", "PG-R18", "PG-603")
def test_3_points_draw_4_cards_which_must_be_played():
    table = Table(CALM, A_hand="", A_combo=3, A_deck="wave flood basic-fire basic-water short-fuse")
    assert "end" in table.choices()

    table.refill()
    assert table.hand("A") == ["wave", "flood", "basic-fire", "basic-water"] and table.combo("A") == 0
    table.cannot("end")


@pytest.mark.rule("PG-803")
def test_2_points_do_nothing():
    table = Table(CALM, A_hand="wave", A_combo=2, B_combo=3)

    assert {"strike", "refill"}.isdisjoint(table.choices())


@pytest.mark.rule("PG-R17")
def test_points_may_be_spent_as_often_as_there_are_3_and_have_no_limit():
    table = Table(CALM, A_hand="wave", A_combo=10)
    table.strike("snail-express").strike("tax-wraith").refill()

    assert table.combo("A") == 1 and table.kills == 2


@pytest.mark.rule("PG-R17")
def test_points_are_spent_between_effects_alone():
    table = Table(CALM, A_hand="wave", A_combo=3).play("wave", "tax-wraith")

    assert table.choices() == {"leaky-leviathan", "snail-express", "tax-wraith"}


@pytest.mark.rule("PG-R18")
def test_a_kill_by_points_counts_in_every_way():
    table = Table("hot-potato alarm-rooster:1 snail-express", A_hand="basic-fire", A_hp=5, A_combo=3)
    table.play("basic-fire", "alarm-rooster").strike("hot-potato")
    assert table.kills == 2 and table.fame("A") == 3
    assert table.hp("A") == 5 + 1 - 2

    table.end()
    assert table.all_hp == (4, 12)


@pytest.mark.rule("PG-804")
def test_a_point_gained_by_ending_a_turn_is_spent_in_the_next_own_turn():
    table = idle(
        A_combo=2, A_deck="wave flood dig-in short-fuse basic-fire", B_hand="basic-fire basic-water", B_deck=""
    )
    assert table.combo("A") == 3 and table.turn == "B"
    assert {"strike", "refill"}.isdisjoint(table.choices())

    table.play("basic-fire", "tax-wraith").play("basic-water", "tax-wraith")
    assert table.turn == "A" and {"strike", "refill"} <= table.choices()


@pytest.mark.rule("PG-803")
def test_where_nothing_can_be_drawn_no_points_are_spent_on_it():
    table = Table(CALM, A_hand="wave", A_combo=3, A_deck="")

    assert "strike" in table.choices() and "refill" not in table.choices()


# --- The end of a turn ----------------------------------------------------------------------


@pytest.mark.rule("PG-901", "PG-904", "PG-905")
def test_losses_come_first_then_the_played_cards_go_away_and_4_are_drawn():
    table = idle(A_played="wave", A_discard="flood", A_deck="short-fuse basic-fire basic-water basic-light dig-in")

    assert table.happened() == ["turn-over", "lose", "lose", "combo", "draw", "turn"]
    assert table.discard("A") == ["flood", "wave", "basic-fire"]
    assert table.played("A") == []
    assert table.hand("A") == ["short-fuse", "basic-fire", "basic-water", "basic-light"]


@pytest.mark.rule("PG-904")
def test_played_cards_lie_in_play_until_the_turn_ends():
    table = Table(CALM, A_hand="basic-fire wave").play("basic-fire", "tax-wraith")

    assert table.played("A") == ["basic-fire"] and table.discard("A") == []


@pytest.mark.rule("PG-902", "PG-1001")
def test_the_next_who_is_not_out_takes_the_turn():
    assert idle(seats=4, B_hp=0, C_hp=0).turn == "D"
    assert idle(B_hp=0, A_deck="wave").turn == "A"


@pytest.mark.rule("PG-R31", "PG-904")
def test_a_card_goes_to_the_pile_of_the_player_who_drafted_it():
    table = (
        Table(CALM, A_hand="flood/B basic-water").play("flood", "tax-wraith").play("basic-water", "tax-wraith").end()
    )

    assert table.discard("A") == ["basic-water"] and table.discard("B") == ["flood"]


@pytest.mark.rule("PG-R31")
def test_so_does_a_card_that_is_discarded_from_the_hand_or_the_reserve():
    hand = Table(CALM, A_hand="the-fine-print flood/B").play("the-fine-print", "tax-wraith")
    assert hand.discard("B") == ["flood"] and hand.discard("A") == []

    reserve = Table("soggy-sock:1 - -", dungeon="sock-thief", A_hand="basic-fire wave", A_reserve="flood/B")
    reserve.play("basic-fire")
    assert reserve.discard("B") == ["flood"]


@pytest.mark.rule("PG-R35")
def test_what_monsters_do_at_the_end_of_each_turn_comes_after_the_losses_in_the_order_of_revealing():
    table = Table("soggy-sock:1 sponge-cake-slime:3 tax-wraith", dungeon="puddle-troll", A_hand="basic-fire basic-fire")
    table.play("basic-fire", "soggy-sock").play("basic-fire", "puddle-troll").end()

    assert table.standing == ["sponge-cake-slime", "tax-wraith", "puddle-troll"]
    assert table.monsters == "puddle-troll sponge-cake-slime:4 tax-wraith"
    restored = [tale.pieces[0].card for tale in table.tales("B") if tale.what == "restore"]
    assert restored == ["sponge-cake-slime", "puddle-troll"]


@pytest.mark.rule("PG-R35")
def test_it_comes_before_the_cards_are_discarded_and_others_are_drawn():
    table = idle(monsters="puddle-troll:5 snail-express tax-wraith")

    happened = table.happened()
    assert happened.index("combo") < happened.index("restore") < happened.index("draw")


@pytest.mark.rule("PG-R35", "PG-R21")
def test_it_comes_also_when_the_turn_ended_by_its_players_death():
    table = Table("puddle-troll:5 hot-potato:1 -", A_hand="basic-fire basic-water", A_hp=2)
    table.play("basic-fire", "hot-potato")

    assert table.turn == "B" and table.monsters.startswith("puddle-troll:6")


# --- Empty decks -----------------------------------------------------------------------------


@pytest.mark.rule("PG-906")
def test_the_discard_pile_becomes_the_deck_when_that_is_empty():
    table = idle(A_deck="wave", A_discard="flood dig-in short-fuse")

    assert table.hand("A")[0] == "wave" and len(table.hand("A")) == 4
    assert sorted([*table.hand("A"), *table.deck("A")]) == ["basic-fire", "dig-in", "flood", "short-fuse", "wave"]
    assert table.discard("A") == []
    assert "shuffle" in table.happened()


@pytest.mark.rule("PG-906")
def test_the_new_deck_is_in_a_random_order():
    found = set()
    for n in range(20):
        table = Table(CALM, A_hand="morning-person", A_deck="", A_discard="wave flood dig-in short-fuse")
        table.state = replace(table.state, dice=Dice(bytes([n])))
        found.add(table.play("morning-person", "tax-wraith").hand("A")[0])

    assert found == {"wave", "flood", "dig-in", "short-fuse"}


@pytest.mark.rule("PG-907")
def test_cards_played_in_the_running_turn_are_not_shuffled_in():
    table = Table(CALM, A_hand="bright-idea", A_deck="", A_played="wave flood", A_discard="dig-in")
    table.play("bright-idea", "tax-wraith")

    assert table.hand("A") == ["dig-in"]
    assert table.played("A") == ["wave", "flood", "bright-idea"]


@pytest.mark.rule("PG-R20")
def test_where_there_are_too_few_cards_what_there_is_is_drawn():
    assert idle(A_deck="wave", A_discard="flood").hand("A")[0] == "wave"
    assert len(idle(A_deck="wave", A_discard="flood").hand("A")) == 3

    none = Table(CALM, A_hand="morning-person", A_deck="").play("morning-person", "tax-wraith")
    assert none.hand("A") == [] and "draw" not in none.happened()

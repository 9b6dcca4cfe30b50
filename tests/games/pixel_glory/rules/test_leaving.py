"""Who gives up is out; the others play on as long as there is somebody to play against, or with."""

import pytest

from tests.games.pixel_glory.table import Table

CALM = "leaky-leviathan snail-express tax-wraith"


@pytest.mark.parametrize("reason", ["concession", "time", "abandoned"])
def test_of_two_the_other_wins_at_once_whatever_the_fame(reason):
    table = Table(CALM, A_hand="wave", A_claimed="dragon-on-a-diet", B_hp=1).give_up("A", reason)

    assert table.over == (reason, "B")
    assert table.places == (2, 1)
    assert table.hp("B") == 1, "no end of a turn follows"


def test_of_three_the_others_play_on_and_who_left_comes_last():
    table = Table("dungeon-lord:1 - -", dungeon="", seats=3, A_hand="flood wave", C_claimed="dragon-on-a-diet")
    table.give_up("C")
    assert table.over is None and table.asked() == {"A": "act"}
    assert table.hp("C") == 0 and table.view("B").wizards[2].left

    table.play("flood")
    assert table.over == ("lord", "A")
    assert table.places == (1, 2, 3)


@pytest.mark.rule("PG-R21")
def test_leaving_in_the_own_turn_ends_it_as_death_does():
    table = Table(CALM, seats=3, A_hand="wave flood").give_up("A")

    assert table.turn == "B" and table.all_hp == (0, 11, 11)
    assert table.hand("A") == ["wave", "flood"]


@pytest.mark.rule("PG-R21")
def test_leaving_in_the_midst_of_an_effect_drops_the_rest_of_it():
    table = Table(CALM, seats=3, A_hand="wave flood").play("wave", "tax-wraith").give_up("A")

    assert table.turn == "B" and table.monsters == "leaky-leviathan snail-express tax-wraith:10"


@pytest.mark.rule("PG-R21", "PG-R13")
def test_what_has_been_brought_down_is_claimed_by_who_leaves_before_ordering_the_deaths():
    table = Table(
        "soggy-sock:1 alarm-rooster:1 tax-wraith", seats=3, A_hand="flood wave", A_played="basic-water basic-water"
    ).play("flood", "alternate")
    assert table.asked() == {"A": "deaths"}

    table.give_up("A")
    assert sorted(table.claimed("A")) == ["alarm-rooster", "soggy-sock"]
    assert table.turn == "B" and ":0" not in table.monsters
    assert table.all_hp == (0, 12, 12), "there was a kill"


@pytest.mark.rule("PG-R32")
def test_the_others_still_discard_when_one_of_them_leaves():
    given = {"A_hand": "basic-fire wave flood", "B_hand": "dig-in mud-bath", "C_hand": "night-shift nightcap"}
    for leaver, waiting in (("B", {"A", "C"}), ("A", {"B", "C"})):
        table = Table("bathtub-kraken:1 snail-express -", seats=3, **given).play("basic-fire", "bathtub-kraken")
        table.give_up(leaver)
        assert set(table.asked()) == waiting

        for letter in sorted(waiting):
            table.then(table.hand(letter)[0], by=letter)
        assert [len(table.discard(letter)) for letter in waiting - {"A"}] == [1] * len(waiting - {"A"})
        assert len(table.hand(leaver)) == 2
        assert table.turn == ("A" if leaver == "B" else "B")


def test_in_the_town_whoever_left_takes_what_comes_first_and_does_not_enter_the_dungeon():
    table = Table.new(seats=3).give_up("A")
    assert table.asked() == {"B": "bid", "C": "bid"}

    table.town()
    assert table.hp("A") == 0 and table.view("B").wizards[0].out
    assert table.hp("B") == table.hp("C") == 12
    assert table.turn in ("B", "C")


def test_in_the_town_too_of_two_the_other_wins():
    assert Table.new().give_up("B").over == ("concession", "A")


def test_together_the_others_go_on_and_win_or_lose_for_all():
    table = Table("dungeon-lord-coop:1 - -", dungeon="", mode="cooperative", seats=3, A_hand="flood wave")
    table.give_up("B").give_up("C", "abandoned")
    assert table.over is None

    assert table.play("flood").over == ("lord", "ABC")


def test_together_it_is_lost_when_all_have_left():
    assert Table(CALM, mode="cooperative", A_hand="wave").give_up("B").give_up("A").over == ("concession", "")
    assert Table(CALM, mode="solo", A_hand="wave").give_up("A", "time").over == ("time", "")


def test_in_2v2_a_partner_plays_on_alone_and_when_both_have_left_the_others_win():
    table = Table(CALM, mode="teams", A_hand="wave", C_claimed="dragon-on-a-diet").give_up("C")
    assert table.over is None

    assert table.give_up("A").over == ("concession", "BD")
    assert table.places == (2, 1, 2, 1)


def test_who_is_out_already_may_leave_and_then_cannot_win():
    table = Table("dungeon-lord:1 - -", dungeon="", seats=3, A_hand="flood wave", C_hp=0, C_claimed="tax-wraith")
    table.give_up("C")
    assert table.over is None and table.asked() == {"A": "act"}

    assert table.play("flood").places == (1, 2, 3)


def test_when_only_the_dead_are_left_the_game_is_over():
    table = Table(CALM, seats=3, A_hand="wave", A_claimed="dragon-on-a-diet", B_hp=0, C_hp=0, C_claimed="soggy-sock")
    table.give_up("A")

    assert table.over == ("nobody-left", "C")
    assert table.places == (3, 2, 1)

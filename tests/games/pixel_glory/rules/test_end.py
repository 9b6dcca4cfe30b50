"""Section 10: death, the end of the game, and who has won."""

import pytest

from tests.games.pixel_glory.table import Table

FLOODED = "basic-water basic-water"


def fallen(**given: str | int) -> Table:
    """A table at which A, in its turn, defeats the Dungeon Lord."""
    hand = {"A_hand": "flood basic-fire"}
    return Table("dungeon-lord:1 - -", dungeon="", **{**hand, **given}).play(given.get("card", "flood"))


# --- Out ------------------------------------------------------------------------------------


@pytest.mark.rule("PG-1001")
def test_a_player_at_0_hp_is_out_and_the_turns_are_skipped():
    table = Table("tax-wraith - -", seats=3, A_hand="basic-fire", A_reserve="", B_hp=1).play("basic-fire")

    assert table.hp("B") == 0 and table.view("A").wizards[1].out
    assert table.turn == "C"


@pytest.mark.rule("PG-1002", "PG-204")
def test_who_is_out_keeps_the_fame_and_can_still_win():
    table = fallen(seats=3, B_hp=0, B_claimed="dragon-on-a-diet leaky-leviathan", C_claimed="soggy-sock")
    assert (table.fame("A"), table.fame("B")) == (7, 8)

    assert table.over == ("lord", "B")
    assert table.places == (2, 1, 3)


@pytest.mark.rule("PG-R21", "PG-605")
def test_death_in_the_own_turn_ends_it_at_once():
    table = Table(
        "hot-potato:1 tax-wraith -",
        A_hp=2,
        A_hand="basic-fire wave flood",
        A_discard="dig-in",
        A_reserve="short-fuse",
        seats=3,
    ).play("basic-fire", "hot-potato")

    assert table.hp("A") == 0 and table.turn == "B"
    assert table.hand("A") == ["wave", "flood"], "what is left is not played, and nothing is drawn"
    assert table.reserve("A") == ["short-fuse"]
    assert table.all_hp == (0, 12, 12), "there was a kill"
    assert table.fame("A") == 2 and table.combo("A") == 0


@pytest.mark.rule("PG-R21")
def test_without_a_kill_in_it_the_others_still_lose_1():
    table = Table("tax-wraith snail-express -", A_hp=1, A_hand="short-fuse wave", seats=3)
    table.play("short-fuse", "snail-express")

    assert table.all_hp == (0, 11, 11)
    assert table.combo("A") == 0 and table.hand("A") == ["wave"] and table.turn == "B"


@pytest.mark.rule("PG-R21")
def test_the_rest_of_an_effect_does_not_happen_after_death():
    table = Table("tax-wraith snail-express -", A_hp=1, A_hand="burnt-toast wave").play("burnt-toast", "tax-wraith")
    table.then("accept")

    assert table.monsters == "tax-wraith:9 snail-express -"
    assert table.hp("A") == 0 and table.turn == "B"


@pytest.mark.rule("PG-R21")
def test_hp_does_not_go_below_0_and_who_is_out_is_not_healed():
    table = Table("insomniac-vampire:1 sunday-seraph:2 -", A_hp=1, B_hp=5, A_hand="flood wave", A_played=FLOODED)
    table.play("flood", "alternate").then("insomniac-vampire")

    assert table.hp("A") == 0
    assert table.claimed("A") == ["insomniac-vampire", "sunday-seraph"]
    assert table.hp("B") == 6


@pytest.mark.rule("PG-R21", "PG-R13")
def test_all_that_the_same_effect_brought_down_is_still_claimed_by_who_dies_of_it():
    table = Table(
        "hot-potato:1 dust-bunny:1 soggy-sock:1",
        A_hp=1,
        A_hand="flood wave",
        A_played=FLOODED,
        dungeon="kettle-imp grumpy-ember turnip-knight",
    )
    table.play("flood", "alternate").then("hot-potato")

    assert table.hp("A") == 0 and table.turn == "B"
    assert table.claimed("A") == ["hot-potato", "dust-bunny", "soggy-sock"]
    assert table.monsters == "kettle-imp grumpy-ember turnip-knight"


@pytest.mark.rule("PG-R21", "PG-R30")
def test_what_a_monster_does_that_dies_after_its_slayer_still_befalls_the_others():
    table = Table(
        "hot-potato:1 dragon-on-a-diet:1 snail-express:1", A_hp=1, A_hand="flood wave", A_played=FLOODED, seats=3
    )
    table.play("flood", "alternate").then("hot-potato")

    assert table.all_hp == (0, 11, 11)
    assert [len(table.hand(letter)) for letter in "ABC"] == [1, 2, 2]


@pytest.mark.rule("PG-R32")
def test_who_is_out_neither_draws_nor_discards_nor_heals_nor_loses():
    table = Table(
        "bathtub-kraken:1 snail-express:1 sunday-seraph:1",
        seats=3,
        C_hp=0,
        C_hand="wave",
        A_hand="basic-fire basic-fire basic-fire basic-water dig-in",
    )
    table.play("basic-fire", "snail-express")
    assert (len(table.hand("B")), len(table.hand("C"))) == (2, 1)

    table.play("basic-fire", "sunday-seraph")
    assert table.hp("C") == 0

    table.play("basic-fire", "bathtub-kraken")
    assert table.asked() == {"A": "discard", "B": "discard"}


@pytest.mark.rule("PG-R32")
def test_nothing_is_taken_from_the_reserve_of_who_is_out():
    table = Table(
        "tax-wraith snail-express -",
        seats=4,
        A_hand="long-term-loan",
        A_played="basic-shadow basic-shadow",
        B_reserve="wave",
        C_reserve="flood",
        C_hp=0,
        D_reserve="dig-in",
    ).play("long-term-loan", "alternate", "tax-wraith")

    assert table.choices() == {"B", "D"}


# --- Several discard at once ---------------------------------------------------------------------


@pytest.mark.rule("PG-R32")
def test_discards_of_several_are_chosen_by_their_owners_and_sealed_until_the_last():
    table = Table(
        "bathtub-kraken:1 snail-express -", seats=3, A_hand="basic-fire wave flood", B_hand="dig-in mud-bath",
        C_hand="night-shift nightcap",
    ).play("basic-fire", "bathtub-kraken")  # fmt: skip
    assert table.asked() == {"A": "discard", "B": "discard", "C": "discard"} and table.secret
    assert table.choices(by="B") == {"dig-in", "mud-bath"}

    table.then("mud-bath", by="B").then("flood", by="A")
    assert table.discard("A") == table.discard("B") == []
    assert table.hand("B") == ["dig-in", "mud-bath"]
    assert table.tales("C") == ()

    table.then("nightcap", by="C")
    assert [table.discard(letter) for letter in "ABC"] == [["flood"], ["mud-bath"], ["nightcap"]]
    assert table.asked() == {"A": "act"}


@pytest.mark.rule("PG-R32")
def test_cards_drawn_in_anothers_turn_wait_in_the_hand():
    table = Table("snail-express:1 tax-wraith -", A_hand="basic-fire wave").play("basic-fire", "snail-express")

    assert table.turn == "A" and len(table.hand("B")) == 2


# --- The end ------------------------------------------------------------------------------------


@pytest.mark.rule("PG-1003", "PG-R22")
def test_the_fall_of_the_dungeon_lord_ends_the_game_at_once():
    table = Table("dungeon-lord:2 tax-wraith snail-express", A_hand="flood basic-fire", B_hp=1)
    table.play("flood", "dungeon-lord")

    assert table.over == ("lord", "A")
    assert table.asked() == {} and table.turn == ""
    assert table.all_hp == (12, 1), "nothing follows"
    assert table.monsters == "- tax-wraith snail-express"


@pytest.mark.rule("PG-R22")
@pytest.mark.parametrize("first", ["dungeon-lord", "hot-potato"])
def test_monsters_killed_by_the_same_effect_as_the_dungeon_lord_are_still_claimed(first):
    table = Table("dungeon-lord:1 hot-potato:1 tax-wraith:1", A_hand="flood basic-fire", A_played=FLOODED)
    table.play("flood", "alternate").then(first)
    while table.asked():
        table.then("dungeon-lord")

    assert table.over == ("lord", "A")
    assert sorted(table.claimed("A")) == ["dungeon-lord", "hot-potato", "tax-wraith"]
    assert table.fame("A") == 7 + 2 + 3


@pytest.mark.rule("PG-R22", "PG-R21")
def test_the_lord_falls_even_to_who_dies_by_the_same_effect():
    table = Table("dungeon-lord:1 hot-potato:1 tax-wraith", A_hp=1, A_hand="flood basic-fire", A_played=FLOODED)
    table.play("flood", "alternate").then("hot-potato")

    assert table.hp("A") == 0
    assert table.over == ("lord", "A")
    assert table.fame("A") == 9


@pytest.mark.rule("PG-1003")
def test_the_game_ends_when_all_players_are_out():
    table = Table(
        "tax-wraith - -", A_hp=2, B_hp=1, A_hand="basic-fire", A_reserve="", A_claimed="soggy-sock"
    ).play("basic-fire")  # fmt: skip

    assert table.over == ("nobody-left", "A")
    assert table.places == (1, 2)


@pytest.mark.rule("PG-1003", "PG-R21", "PG-R22")
@pytest.mark.parametrize("other", ["soggy-sock", "dungeon-lord"])
def test_what_the_effect_brought_down_that_ends_the_game_for_all_is_still_claimed(other):
    table = Table(
        f"dragon-on-a-diet:1 {other}:1 -", A_hp=1, B_hp=1, A_hand="flood wave", A_played=FLOODED, dungeon="",
        lord=False, B_claimed="leaky-leviathan",
    )  # fmt: skip
    table.play("flood", "alternate").then("dragon-on-a-diet")

    assert table.claimed("A") == ["dragon-on-a-diet", other]
    assert table.monsters == "- - -"
    assert table.over == ("nobody-left", "A")


@pytest.mark.rule("PG-1004")
@pytest.mark.parametrize(("B", "winner"), [("dragon-on-a-diet", "A"), ("dragon-on-a-diet leaky-leviathan", "B")])
def test_the_most_fame_wins(B, winner):
    assert fallen(B_claimed=B).over == ("lord", winner)


@pytest.mark.rule("PG-1005", "PG-R23")
@pytest.mark.parametrize(
    ("staff", "places"), [("A", (1, 2, 3, 4)), ("B", (3, 1, 2, 4)), ("C", (2, 3, 1, 4)), ("D", (1, 2, 3, 4))]
)
def test_equal_fame_is_decided_by_seat_from_the_staff_among_the_tied_alone(staff, places):
    table = fallen(
        seats=4,
        staff=staff,
        B_claimed="dragon-on-a-diet tax-wraith",
        C_hp=0,
        C_claimed="leaky-leviathan sauna-salamander",
        D_claimed="soggy-sock",
    )

    assert [table.fame(letter) for letter in "ABCD"] == [7, 7, 7, 1]
    assert table.places == places


@pytest.mark.rule("PG-R23")
def test_the_staff_does_not_move_in_the_dungeon():
    table = Table("soggy-sock:1 tax-wraith -", staff="B", A_hand="basic-fire", A_reserve="")
    table.play("basic-fire", "soggy-sock").play("basic-shadow", "tax-wraith")

    assert table.turn == "A" and table.staff == "B"

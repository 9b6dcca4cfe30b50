"""Section 6: cards are played, and kept in reserve."""

import pytest

from tests.games.pixel_glory.table import Table

CALM = "leaky-leviathan snail-express tax-wraith"
"""Three monsters that do nothing while they are revealed."""


@pytest.mark.rule("PG-603", "PG-903")
def test_a_turn_does_not_end_while_a_card_is_in_the_hand():
    table = Table(CALM, A_hand="basic-fire wave")
    table.cannot("end")

    table.play("basic-fire", "tax-wraith").cannot("end")
    table.play("wave", "tax-wraith").then("tax-wraith").then("tax-wraith")
    assert table.choices() == {"play basic-light", "end"}


@pytest.mark.rule("PG-603", "PG-903")
def test_a_turn_ends_by_itself_once_nothing_is_left_to_be_done():
    table = Table(CALM, A_hand="basic-fire", A_reserve="").play("basic-fire", "tax-wraith")

    assert table.turn == "B"


@pytest.mark.rule("PG-604")
def test_the_actions_of_an_effect_are_done_in_the_order_they_are_read():
    table = Table("lawn-gnome:1 tax-wraith leaky-leviathan", A_hand="splash-zone", A_hp=10, A_played="basic-water")
    table.play("splash-zone", "alternate", "lawn-gnome")
    assert table.happened().index("defeat") < table.happened().index("reveal")

    # the gnome's replacement was there before the second sentence, so it is hit
    assert table.monsters == "kettle-imp:5 tax-wraith:10 leaky-leviathan:13"


@pytest.mark.rule("PG-605")
def test_an_effect_is_completed_even_to_ones_own_harm():
    table = Table(CALM, A_hand="short-fuse the-fine-print basic-fire", A_hp=5)
    table.play("short-fuse", "tax-wraith")
    assert table.hp("A") == 4

    table.play("the-fine-print", "tax-wraith")
    assert table.hand("A") == [] and table.discard("A") == ["basic-fire"]


@pytest.mark.rule("PG-605")
def test_only_a_may_can_be_declined():
    table = Table(CALM, A_hand="burnt-toast", A_hp=5).play("burnt-toast", "tax-wraith")
    assert table.choices() == {"accept", "decline"}

    table.then("decline")
    assert table.hp("A") == 5 and table.monsters == "leaky-leviathan snail-express tax-wraith:9"


@pytest.mark.rule("PG-R11")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done():
    nobody = Table("tax-wraith:9 - -", lord=False, dungeon="", A_hand="warm-welcome").play("warm-welcome")
    part = Table("tax-wraith:9 - -", lord=False, dungeon="", A_hand="rain-check").play("rain-check")

    assert nobody.monsters == "tax-wraith:9 - -" and nobody.played("A") == ["warm-welcome"]
    assert part.monsters == "tax-wraith:5 - -"


@pytest.mark.rule("PG-606")
def test_each_damage_effect_chooses_one_revealed_monster():
    table = Table(CALM, A_hand="flood")
    assert table.choices("play flood") == {"leaky-leviathan", "snail-express", "tax-wraith"}

    table.play("flood", "snail-express")
    assert table.monsters == "leaky-leviathan snail-express:8 tax-wraith"


@pytest.mark.rule("PG-607", "PG-113")
def test_an_effect_that_is_printed_several_times_chooses_each_time():
    table = Table(CALM, A_hand="wave").play("wave", "leaky-leviathan")
    assert table.asked() == {"A": "aim"}
    assert table.choices() == {"leaky-leviathan", "snail-express", "tax-wraith"}

    table.then("snail-express").then("leaky-leviathan")
    assert table.monsters == "leaky-leviathan:12 snail-express:10 tax-wraith"


@pytest.mark.rule("PG-608")
def test_cards_are_played_in_any_order():
    table = Table(CALM, A_hand="wave flood basic-fire")

    assert {"play wave", "play flood", "play basic-fire", "play basic-light"} <= table.choices()


@pytest.mark.rule("PG-R12")
def test_damage_beyond_a_monsters_hp_is_lost():
    table = Table("soggy-sock:1 snail-express tax-wraith", A_hand="flood").play("flood", "soggy-sock")

    assert table.monsters == "kettle-imp snail-express tax-wraith"


@pytest.mark.rule("PG-R13")
def test_each_monster_means_those_that_are_revealed_when_the_effect_starts():
    table = Table("soggy-sock:1 snail-express tax-wraith", A_hand="flood", A_played="basic-water basic-water")
    table.play("flood", "alternate")

    assert table.monsters == "kettle-imp snail-express:8 tax-wraith:8"


@pytest.mark.rule("PG-R13")
def test_of_several_deaths_by_one_effect_the_player_says_the_order():
    table = Table("soggy-sock:1 dust-bunny:3 hot-potato:2", A_hand="flood", A_played="basic-water basic-water", A_hp=6)
    table.play("flood", "alternate")
    assert table.asked() == {"A": "deaths"}
    assert table.choices() == {"soggy-sock", "dust-bunny", "hot-potato"}

    table.then("hot-potato")
    assert table.claimed("A") == ["hot-potato"] and table.hp("A") == 4
    assert table.monsters.startswith("soggy-sock:0 dust-bunny:0 kettle-imp")
    assert table.choices() == {"soggy-sock", "dust-bunny"}

    table.then("dust-bunny")
    assert table.claimed("A") == ["hot-potato", "dust-bunny", "soggy-sock"]
    assert table.hp("A") == 4 + 1 - 1
    assert table.monsters == "dungeon-lord grumpy-ember kettle-imp"


@pytest.mark.rule("PG-R13", "PG-R30")
def test_a_death_is_carried_out_in_full_before_the_next():
    table = Table(
        "toaster-gremlin:3 soggy-sock:1 hot-potato:1",
        A_hand="flood",
        A_played="basic-water basic-water",
        dungeon="bubble-newt lost-firefly kettle-imp",
    )
    table.play("flood", "alternate").then("soggy-sock").then("toaster-gremlin")

    # what came for the sock is hit by the gremlin, what lies at 0 HP is not
    assert table.monsters == "lost-firefly bubble-newt:3 kettle-imp"
    assert table.claimed("A") == ["soggy-sock", "toaster-gremlin", "hot-potato"]


# --- Reserve ----------------------------------------------------------------------------------


@pytest.mark.rule("PG-611", "PG-612", "PG-R14")
def test_one_card_may_be_put_in_the_reserve_and_is_not_played_thereby():
    table = Table(CALM, A_hand="flood basic-water basic-fire", A_reserve="")
    table.keep("basic-water")

    assert table.reserve("A") == ["basic-water"] and table.played("A") == []
    assert table.hand("A") == ["flood", "basic-fire"]
    assert "play basic-water" in table.choices()


@pytest.mark.rule("PG-614", "PG-R14")
def test_cards_of_hand_and_reserve_may_be_swapped_as_often_as_liked():
    table = Table(CALM, A_hand="flood basic-fire", A_reserve="basic-water")
    table.keep("flood")
    assert (table.reserve("A"), sorted(table.hand("A"))) == (["flood"], ["basic-fire", "basic-water"])

    table.keep("basic-fire").keep("flood")
    assert (table.reserve("A"), sorted(table.hand("A"))) == (["flood"], ["basic-fire", "basic-water"])


@pytest.mark.rule("PG-R14", "PG-903")
def test_what_was_swapped_back_must_be_played_or_put_back():
    table = Table(CALM, A_hand="flood", A_reserve="basic-water").keep("flood")
    assert table.hand("A") == ["basic-water"]
    table.cannot("end")

    table.keep("basic-water")
    assert table.hand("A") == ["flood"]
    table.cannot("end")


@pytest.mark.rule("PG-612")
def test_the_reserve_card_is_played_like_one_of_the_hand():
    table = Table(CALM, A_hand="basic-fire", A_reserve="flood").play("flood", "tax-wraith")

    assert table.played("A") == ["flood"] and table.reserve("A") == []
    assert table.monsters == "leaky-leviathan snail-express tax-wraith:8"


@pytest.mark.rule("PG-613")
def test_the_reserve_card_may_be_kept_for_later_turns():
    table = Table(CALM, A_hand="basic-fire", A_reserve="flood").play("basic-fire", "tax-wraith").end()
    assert table.turn == "B" and table.reserve("A") == ["flood"]

    table.play("basic-shadow", "tax-wraith")
    assert table.turn == "A" and table.reserve("A") == ["flood"]
    assert "play flood" in table.choices()


@pytest.mark.rule("PG-R14")
def test_nothing_is_put_in_the_reserve_within_an_effect():
    table = Table(CALM, A_hand="wave basic-fire", A_reserve="").play("wave", "tax-wraith")

    assert table.choices() == {"leaky-leviathan", "snail-express", "tax-wraith"}


@pytest.mark.rule("PG-612")
def test_the_reserve_is_open_in_the_own_turn_alone():
    table = Table(CALM, A_hand="basic-fire", B_reserve="flood")

    assert table.asked() == {"A": "act"}
    assert "play flood" not in table.choices()


@pytest.mark.rule("PG-R38")
def test_the_reserve_lies_open_to_all():
    table = Table(CALM, seats=3, A_hand="flood basic-fire", A_reserve="").keep("flood")

    assert table.seen_by("flood") == {"A", "B", "C", "watchers"}
    for audience in ("A", "B", "C", "watchers"):
        view = table.view(audience)
        assert [view.faces[key].card for key in view.zones["0.reserve"]] == ["flood"]


@pytest.mark.rule("PG-R37")
def test_each_other_monster_means_all_but_the_one_just_chosen_and_a_replacement_too():
    table = Table("soggy-sock:1 snail-express tax-wraith", A_hand="cannonball").play("cannonball", "soggy-sock")
    assert table.monsters == "kettle-imp:5 snail-express:10 tax-wraith:10"

    table = Table(CALM, A_hand="cannonball").play("cannonball", "snail-express")
    assert table.monsters == "leaky-leviathan:13 snail-express:8 tax-wraith:10"

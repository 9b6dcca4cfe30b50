"""Section 7: monsters are defeated, claimed and replaced."""

import pytest

from tests.games.pixel_glory.table import Table

FLOODED = "basic-water basic-water"
"""What was played before a Flood that may be 3 damage to each monster."""


@pytest.mark.rule("PG-701", "PG-702")
def test_a_defeated_monster_is_claimed_and_replaced_at_once_with_full_hp():
    table = Table("soggy-sock:1 snail-express tax-wraith", A_hand="basic-fire basic-fire", dungeon="kettle-imp")
    table.play("basic-fire", "soggy-sock")

    assert table.claimed("A") == ["soggy-sock"] and table.fame("A") == 1
    assert table.monsters == "kettle-imp snail-express tax-wraith"
    assert table.dungeon == ["dungeon-lord"]
    assert "kettle-imp" in table.choices("play basic-fire")


@pytest.mark.rule("PG-702", "PG-203")
def test_fame_goes_to_whoever_deals_the_fatal_damage():
    table = Table("tax-wraith:2 - -", A_hand="basic-fire", A_reserve="", B_hand="basic-fire basic-fire")
    table.play("basic-fire")
    assert table.turn == "B" and table.monsters == "tax-wraith:1 - -"

    table.play("basic-fire")
    assert (table.fame("A"), table.fame("B")) == (0, 3)


@pytest.mark.rule("PG-703")
def test_the_second_kill_of_a_turn_heals_at_once():
    table = Table("soggy-sock:1 alarm-rooster:1 tax-wraith", A_hand="basic-fire basic-fire basic-fire", A_hp=5)
    table.play("basic-fire", "soggy-sock")
    assert table.hp("A") == 5

    table.play("basic-fire", "alarm-rooster")
    assert table.hp("A") == 6 and table.turn == "A"


@pytest.mark.rule("PG-703", "PG-R15")
def test_it_heals_once_a_turn():
    table = Table("soggy-sock:1 alarm-rooster:1 grumpy-ember:1", A_hand="basic-fire basic-fire basic-fire", A_hp=5)
    for monster in ("soggy-sock", "alarm-rooster", "grumpy-ember"):
        table.play("basic-fire", monster)

    assert table.kills == 3 and table.hp("A") == 6


@pytest.mark.rule("PG-R15")
def test_nobody_heals_above_the_starting_hp():
    table = Table("soggy-sock:1 - -", A_hand="basic-fire basic-fire", kills=1).play("basic-fire")

    assert table.hp("A") == 12 and "heal" not in table.happened()


@pytest.mark.rule("PG-703")
def test_kills_of_the_turn_before_do_not_count():
    table = Table(
        "soggy-sock:1 alarm-rooster:1 tax-wraith", A_hand="basic-fire", A_reserve="", B_hand="basic-fire wave", B_hp=5
    )
    table.play("basic-fire", "soggy-sock")
    assert table.turn == "B" and table.kills == 0

    table.play("basic-fire", "alarm-rooster")
    assert table.hp("B") == 5


@pytest.mark.rule("PG-704", "PG-R30")
def test_the_heal_comes_before_what_the_second_monster_does():
    table = Table("hot-potato:1 soggy-sock tax-wraith", A_hand="basic-fire basic-fire", A_hp=2, kills=1)
    table.play("basic-fire", "hot-potato")

    assert table.hp("A") == 1
    assert table.happened() == ["play", "damage", "defeat", "heal", "wake", "lose", "reveal"]


@pytest.mark.rule("PG-R03", "PG-114")
def test_hot_potato_burns_whoever_defeated_it():
    table = Table("hot-potato:1 soggy-sock tax-wraith", A_hand="basic-fire basic-fire").play("basic-fire", "hot-potato")

    assert table.all_hp == (10, 12)


@pytest.mark.rule("PG-R16")
def test_an_empty_dungeon_deck_leaves_places_empty():
    table = Table("soggy-sock:1 dungeon-lord tax-wraith", dungeon="", A_hand="basic-fire basic-fire")
    table.play("basic-fire", "soggy-sock")

    assert table.monsters == "- dungeon-lord tax-wraith"
    assert table.view("B").zones["monsters"][0] == 0


@pytest.mark.rule("PG-R30")
def test_kills_that_follow_from_a_defeat_come_before_the_replacement():
    table = Table(
        "toaster-gremlin:1 soggy-sock:1 snail-express", A_hand="basic-fire basic-fire", A_hp=5, dungeon="kettle-imp"
    )
    table.play("basic-fire", "toaster-gremlin")

    # the imp came for the sock, after the gremlin had dealt its damage
    assert table.claimed("A") == ["toaster-gremlin", "soggy-sock"]
    assert table.hp("A") == 6
    assert table.monsters == "dungeon-lord kettle-imp snail-express:10"


@pytest.mark.rule("PG-R30")
def test_a_replacement_does_what_it_does_when_revealed_after_the_defeat_is_done():
    table = Table(
        "hot-potato:1 soggy-sock tax-wraith",
        dungeon="sock-thief",
        A_hand="basic-fire basic-fire",
        A_reserve="wave",
        B_reserve="flood",
    ).play("basic-fire", "hot-potato")

    assert table.happened() == ["play", "damage", "defeat", "wake", "lose", "reveal", "wake", "discard", "discard"]
    assert (table.reserve("A"), table.reserve("B")) == ([], [])
    assert (table.discard("A"), table.discard("B")) == (["wave"], ["flood"])


@pytest.mark.rule("PG-R30")
def test_what_holds_while_a_monster_is_revealed_ends_with_its_last_hp():
    accountant = Table("midnight-accountant:1 soggy-sock -", A_hand="basic-fire basic-fire", A_hp=5, kills=1)
    accountant.play("basic-fire", "midnight-accountant")
    assert accountant.hp("A") == 6

    beside = Table("midnight-accountant soggy-sock:1 -", A_hand="basic-fire basic-fire", A_hp=5, kills=1)
    beside.play("basic-fire", "soggy-sock")
    assert beside.hp("A") == 5

    # the heal is not made up for
    beside = Table("midnight-accountant:1 soggy-sock:1 -", A_hand="basic-fire basic-fire basic-fire", A_hp=5, kills=1)
    beside.play("basic-fire", "soggy-sock").play("basic-fire", "midnight-accountant")
    assert (beside.kills, beside.hp("A")) == (3, 5)


@pytest.mark.rule("PG-R30", "PG-R13")
def test_a_monster_at_0_hp_shields_nobody_any_more():
    """Both die by one effect: the guard that is carried out last no longer bars healing."""
    table = Table("midnight-accountant:2 soggy-sock:1 tax-wraith", A_hand="flood", A_played=FLOODED, A_hp=5)
    table.play("flood", "alternate").then("soggy-sock")

    assert table.kills == 2 and table.hp("A") == 6


@pytest.mark.rule("PG-R30", "PG-R13")
def test_a_monster_at_0_hp_cannot_be_restored():
    table = Table(
        "leaky-leviathan:3 soggy-sock:1 tax-wraith", A_hand="flood basic-fire", A_played=FLOODED, dungeon="kettle-imp"
    )
    table.play("flood", "alternate").then("leaky-leviathan")

    assert table.claimed("A") == ["leaky-leviathan", "soggy-sock"]
    assert table.monsters == "kettle-imp dungeon-lord tax-wraith:10"


@pytest.mark.rule("PG-R13", "PG-R30")
def test_what_dies_by_a_death_is_carried_out_before_the_other_deaths_of_the_same_effect():
    table = Table(
        "candle-snail:1 teapot-storm:1 alarm-rooster:2",
        A_hand="puddle-jump",
        A_hp=4,
        A_played="basic-water basic-water",
        dungeon="kettle-imp turnip-knight worm-of-the-week",
    )
    table.play("puddle-jump", "alternate")
    assert table.choices() == {"candle-snail", "teapot-storm", "alarm-rooster"}

    table.then("teapot-storm").then("candle-snail")
    # nothing stood beside the storm; the storm's replacement is hit by the snail
    assert table.claimed("A") == ["teapot-storm", "candle-snail", "alarm-rooster"]
    assert table.hp("A") == 5
    assert table.monsters == "turnip-knight kettle-imp:6 worm-of-the-week"


@pytest.mark.rule("PG-R31")
def test_claimed_monsters_are_open_to_all():
    table = Table("soggy-sock:1 - -", A_hand="basic-fire basic-fire").play("basic-fire")

    for audience in ("A", "B", "watchers"):
        view = table.view(audience)
        assert [view.faces[key].card for key in view.zones["0.claimed"]] == ["soggy-sock"]
        assert view.wizards[0].fame == 1

"""The Earth spells of the second set; the Leviathan is Water, so they deal 1 more to it."""

import pytest

from tests.games.pixel_glory.cards.casting import LEVIATHAN, SERAPH, cast, dealt, ready
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("second-helping", "first", "alternate")
def test_second_helping_deals_3_and_may_heal_any_player():
    assert dealt(cast("second-helping", SERAPH)) == (3, 0, 0)

    table = cast("second-helping", "alternate", SERAPH, sp=1, B_hp=5)
    assert dealt(table) == (3, 0, 0) and table.choices() == {"A", "B"}
    assert table.then("B").all_hp == (12, 6)


@card("compost", "first")
def test_compost_deals_2_and_trades_a_card_for_1_hp():
    table = cast("compost", SERAPH, A_hand="compost wave", A_hp=5)
    assert dealt(table) == (2, 0, 0) and table.choices() == {"accept", "decline"}

    table.then("accept")
    assert table.hp("A") == 6 and table.discard("A") == ["wave"]
    assert cast("compost", SERAPH, A_hp=5).asked() == {"A": "act"}


@card("avalanche-of-apologies", "first", "alternate")
def test_avalanche_deals_3_or_defeats_two_with_4_hp_or_less():
    assert dealt(cast("avalanche-of-apologies", SERAPH)) == (3, 0, 0)

    monsters = "soggy-sock:4 grumpy-ember tax-wraith:5"
    table = ready("avalanche-of-apologies", sp=2, monsters=monsters, dungeon="lawn-gnome")
    assert table.choices("play avalanche-of-apologies", "alternate") == {"soggy-sock", "grumpy-ember"}
    table.play("avalanche-of-apologies", "alternate", "soggy-sock")
    assert table.choices() == {"grumpy-ember", "lawn-gnome"}
    assert table.then("lawn-gnome").claimed("A") == ["soggy-sock", "lawn-gnome"]


@card("quicksand-timer", "first")
@rule("PG-R17")
def test_quicksand_timer_defeats_an_elemental_monster_with_5_hp_or_less():
    table = ready("quicksand-timer", monsters="soggy-sock:5 tax-wraith:6 dungeon-lord:5").play("quicksand-timer")

    assert table.claimed("A") == ["soggy-sock"]
    assert cast("quicksand-timer", monsters="tax-wraith:6 - -").claimed("A") == []


@card("heavy-backpack", "first")
@pytest.mark.parametrize("others", ["", "wave", "wave flood dig-in"])
def test_heavy_backpack_deals_1_and_1_more_for_each_card_in_the_hand(others):
    table = cast("heavy-backpack", SERAPH, A_hand=f"heavy-backpack {others}")

    assert dealt(table) == (1 + len(others.split()), 0, 0)


@card("heavy-sleeper", "first")
@rule("PG-801", "PG-802")
def test_heavy_sleeper_deals_2_and_spares_everybody_at_the_end_of_the_turn():
    table = cast("heavy-sleeper", SERAPH, seats=3)
    assert dealt(table) == (2, 0, 0)

    table.end()
    assert table.all_hp == (12, 12, 12) and table.combo("A") == 1


@card("heavy-sleeper", "first")
@card("dungeon-lord-coop", "effect")
def test_heavy_sleeper_spares_from_what_the_lord_deals_at_the_end_of_the_turn():
    table = cast("heavy-sleeper", SERAPH, mode="cooperative", monsters=f"dungeon-lord-coop {SERAPH} -").end()

    assert table.all_hp == (12, 12)


@card("rubble-rummage", "first")
def test_rubble_rummage_deals_4_or_heals_1():
    assert dealt(cast("rubble-rummage", "choice 1", SERAPH)) == (4, 0, 0)
    assert cast("rubble-rummage", "choice 2", A_hp=5).hp("A") == 6


@card("kick-the-anthill", "first")
def test_kick_the_anthill_deals_2_or_5_to_a_damaged_monster():
    assert dealt(cast("kick-the-anthill", SERAPH)) == (2, 0, 0)
    assert dealt(cast("kick-the-anthill", SERAPH, monsters=f"{SERAPH}:13 {LEVIATHAN} -")) == (1 + 5, 0, 0)


@card("stubborn-boulder", "first", "alternate")
def test_stubborn_boulder_deals_3_and_may_spare_its_player():
    plain = cast("stubborn-boulder", SERAPH).end()
    spared = cast("stubborn-boulder", "alternate", SERAPH, sp=1).end()

    assert dealt(plain) == dealt(spared) == (3, 0, 0)
    assert (plain.all_hp, spared.all_hp) == ((10, 11), (12, 11))


@card("bury-the-evidence", "first", "alternate")
@rule("PG-R34", "PG-504")
def test_bury_the_evidence_deals_3_or_buries_an_undamaged_monster_and_deals_6():
    assert dealt(cast("bury-the-evidence", SERAPH)) == (3, 0, 0)

    monsters = f"{SERAPH} {LEVIATHAN}:13 dungeon-lord"
    table = ready("bury-the-evidence", sp=2, monsters=monsters, dungeon="tax-wraith soggy-sock")
    table.play("bury-the-evidence", "alternate")
    assert table.monsters == f"tax-wraith {LEVIATHAN}:13 dungeon-lord"
    assert table.dungeon == ["soggy-sock", SERAPH]
    assert table.kills == 0 and table.claimed("A") == []

    assert dealt(table.then("tax-wraith")) == (6, 1, 0)


@card("moss-nap", "first", "alternate")
@pytest.mark.parametrize(("hp", "healed"), [(4, 6), (5, 6), (12, 12)])
def test_moss_nap_deals_3_or_4_and_heals_1_or_2_with_4_hp_or_less(hp, healed):
    assert dealt(cast("moss-nap", SERAPH)) == (3, 0, 0)

    table = cast("moss-nap", "alternate", SERAPH, sp=2, A_hp=hp)
    assert dealt(table) == (4, 0, 0) and table.hp("A") == healed


@card("tectonic-grudge", "first", "alternate")
def test_tectonic_grudge_deals_3_or_defeats_one_with_10_hp_or_less():
    assert dealt(cast("tectonic-grudge", SERAPH)) == (3, 0, 0)

    monsters = "snail-express:10 tax-wraith mole-landlord"
    table = ready("tectonic-grudge", sp=3, monsters=monsters)
    assert table.choices("play tectonic-grudge", "alternate") == {"snail-express", "mole-landlord"}
    assert table.play("tectonic-grudge", "alternate", "snail-express").claimed("A") == ["snail-express"]


@card("tectonic-grudge", "alternate")
@rule("PG-701", "PG-703")
def test_a_monster_defeated_without_damage_counts_as_a_kill_in_every_way():
    table = Table(
        "hot-potato tax-wraith -", A_hand="tectonic-grudge", A_played="basic-earth basic-earth basic-earth", A_hp=5,
        kills=1, dungeon="soggy-sock",
    ).play("tectonic-grudge", "alternate")  # fmt: skip

    assert table.hp("A") == 5 + 1 - 2 and table.fame("A") == 2
    assert table.monsters == "soggy-sock tax-wraith -"

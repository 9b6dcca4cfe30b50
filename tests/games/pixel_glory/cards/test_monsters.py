"""The monsters of the base set, and both sides of the Dungeon Lord."""

import pytest

from tests.games.pixel_glory.cards.felling import WRAITH, felled
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("grumpy-ember", "none")
@card("soggy-sock", "none")
@pytest.mark.parametrize("monster", ["grumpy-ember", "soggy-sock"])
def test_monsters_without_an_effect_are_claimed_and_that_is_all(monster):
    table = felled(monster)

    assert table.happened() == ["play", "damage", "defeat", "reveal"]
    assert table.fame("A") == 1 and table.all_hp == (5, 5)


# --- Fire ----------------------------------------------------------------------------------


@card("hot-potato", "effect")
@rule("PG-114", "PG-R03")
def test_hot_potato_deals_2_to_who_defeated_it():
    assert felled("hot-potato", seats=3).all_hp == (3, 5, 12)


@card("toaster-gremlin", "effect")
@rule("PG-R24", "PG-R30")
def test_toaster_gremlin_deals_1_to_each_other_monster_before_it_is_replaced():
    table = felled("toaster-gremlin", monsters="toaster-gremlin:1 snail-express dungeon-lord", dungeon="soggy-sock")

    assert table.monsters == "soggy-sock snail-express:10 dungeon-lord", "less 1 for the Lord's armour"


@card("toaster-gremlin", "effect")
@rule("PG-702", "PG-703", "PG-704", "PG-R15")
def test_what_the_gremlin_fells_is_a_kill_with_fame_and_effect_but_without_a_second_heal():
    table = felled("toaster-gremlin", monsters="toaster-gremlin:1 hot-potato:1 soggy-sock:1", kills=1)
    assert table.asked() == {"A": "deaths"}

    table.then("soggy-sock")
    assert table.kills == 4 and table.fame("A") == 2 + 2 + 1
    assert table.hp("A") == 5 + 1 - 2


@card("toaster-gremlin", "effect")
@card("retired-mountain", "effect")
@rule("PG-R17")
def test_the_gremlins_damage_may_finish_what_only_damage_defeats():
    table = felled("toaster-gremlin", monsters="toaster-gremlin:1 retired-mountain:1 -")

    assert table.claimed("A") == ["toaster-gremlin", "retired-mountain"]


@card("toaster-gremlin", "effect")
@rule("PG-1003", "PG-R22")
def test_the_gremlins_damage_may_fell_the_dungeon_lord():
    table = felled("toaster-gremlin", monsters="toaster-gremlin:1 dungeon-lord:1 -")

    assert table.over == ("lord", "A") and table.fame("A") == 9


@card("sauna-salamander", "effect")
@rule("PG-801")
def test_sauna_salamander_makes_a_turn_without_a_kill_cost_its_player_1_more():
    table = Table(f"sauna-salamander {WRAITH} -", A_hand="basic-fire", seats=3).play("basic-fire", WRAITH).end()

    assert table.all_hp == (9, 11, 11)


@card("dragon-on-a-diet", "effect")
def test_dragon_on_a_diet_deals_1_to_each_player():
    assert felled("dragon-on-a-diet", seats=3, C_hp=0).all_hp == (4, 4, 0)


@card("dragon-on-a-diet", "effect")
@rule("PG-703", "PG-1003")
def test_a_dragon_may_take_everybody_along():
    table = felled("dragon-on-a-diet", A_hp=1, B_hp=1)

    assert table.all_hp == (0, 0) and table.over == ("nobody-left", "A")


# --- Earth ---------------------------------------------------------------------------------


@card("lawn-gnome", "effect")
def test_lawn_gnome_heals_who_defeated_it():
    assert felled("lawn-gnome").all_hp == (6, 5)
    assert felled("lawn-gnome", kills=1).hp("A") == 7


@card("pet-rock", "effect")
@rule("PG-R36")
def test_each_damage_effect_deals_1_less_to_pet_rock():
    table = Table(f"pet-rock {WRAITH} -", A_hand="basic-earth wave flood")
    table.play("basic-earth", "pet-rock")
    assert table.monsters == f"pet-rock {WRAITH} -" and table.happened() == ["play", "unhurt"]

    table.play("wave", "pet-rock").then("pet-rock").then("pet-rock")
    assert table.monsters == f"pet-rock {WRAITH} -"
    assert table.play("flood", "pet-rock").monsters == f"pet-rock:3 {WRAITH} -"


@card("mole-landlord", "effect")
@rule("PG-R32")
def test_mole_landlord_makes_who_defeated_it_discard_a_card():
    table = felled("mole-landlord")
    assert table.choices() == {"wave", "flood"}

    table.then("flood")
    assert table.discard("A") == ["flood"] and table.hand("A") == ["wave"] and table.hand("B") == ["basic-shadow"]


@card("snail-express", "effect")
def test_snail_express_lets_each_other_player_draw_a_card():
    table = felled("snail-express", seats=3)

    assert [len(table.hand(letter)) for letter in "ABC"] == [2, 2, 2]


@card("retired-mountain", "effect")
@rule("PG-803", "PG-R17", "PG-R11")
def test_retired_mountain_is_defeated_by_damage_only():
    table = Table(f"retired-mountain:3 {WRAITH} -", A_hand="the-last-pebble wave basic-water basic-fire", A_combo=3)
    assert table.choices("strike") == {WRAITH}
    table.play("the-last-pebble")
    assert table.claimed("A") == []

    table.play("wave", "retired-mountain").then("retired-mountain").then("retired-mountain")
    assert table.claimed("A") == ["retired-mountain"]


@card("retired-mountain", "effect")
@rule("PG-803")
def test_beside_a_mountain_alone_points_kill_nothing():
    table = Table("retired-mountain dungeon-lord -", A_hand="wave", A_combo=3)

    assert "strike" not in table.choices() and "refill" in table.choices()


# --- Water ---------------------------------------------------------------------------------


@card("bubble-newt", "effect")
def test_bubble_newt_lets_who_defeated_it_draw_a_card():
    table = felled("bubble-newt")

    assert (len(table.hand("A")), len(table.hand("B"))) == (3, 1)


@card("bathtub-kraken", "effect")
@rule("PG-R32")
def test_bathtub_kraken_makes_each_player_discard_a_card_unseen_by_the_others():
    table = felled("bathtub-kraken", B_hand="dig-in mud-bath")
    assert table.asked() == {"A": "discard", "B": "discard"} and table.secret

    table.then("wave", by="A").then("dig-in", by="B")
    assert (table.discard("A"), table.discard("B")) == (["wave"], ["dig-in"])


@card("bathtub-kraken", "effect")
def test_a_kraken_asks_nobody_who_has_no_choice():
    table = felled("bathtub-kraken", A_hand="basic-fire wave", B_hand="")

    assert table.discard("A") == ["wave"] and table.asked() == {"A": "act"}


@card("puddle-troll", "effect")
@rule("PG-R35")
def test_puddle_troll_restores_1_hp_at_the_end_of_each_turn():
    table = Table(f"puddle-troll:5 {WRAITH} -", A_hand="basic-fire").play("basic-fire", WRAITH).end()
    assert table.monsters == f"puddle-troll:6 {WRAITH}:10 -"

    table.play("basic-shadow", WRAITH)
    assert table.monsters == f"puddle-troll:7 {WRAITH}:9 -"


@card("puddle-troll", "effect")
def test_puddle_troll_restores_nothing_above_its_printed_hp():
    table = Table(f"puddle-troll {WRAITH} -", A_hand="basic-fire").play("basic-fire", WRAITH).end()

    assert table.monsters == f"puddle-troll {WRAITH}:10 -" and "restore" not in table.happened()


@card("leaky-leviathan", "effect")
def test_leaky_leviathan_restores_2_hp_of_each_other_monster():
    table = felled("leaky-leviathan", monsters="leaky-leviathan:1 tax-wraith:5 snail-express:10", dungeon="soggy-sock")

    assert table.monsters == "soggy-sock tax-wraith:7 snail-express"


@card("leaky-leviathan", "effect")
@card("spotlight-diva", "effect")
def test_a_leviathan_can_heal_a_diva_back_into_her_pose():
    table = felled("leaky-leviathan", monsters=f"leaky-leviathan:1 spotlight-diva:6 {WRAITH}")

    assert table.choices("play wave") == set(), "she is the only one, so nothing is asked"
    assert table.play("flood").monsters == f"kettle-imp spotlight-diva:5 {WRAITH}"


# --- Light ---------------------------------------------------------------------------------


@card("lost-firefly", "effect")
@rule("PG-803", "PG-R17")
def test_lost_firefly_gives_a_combo_point_to_spend_at_once():
    table = felled("lost-firefly", A_combo=2)
    assert table.combo("A") == 3

    assert table.strike(WRAITH).combo("A") == 0


@card("alarm-rooster", "effect")
def test_alarm_rooster_lets_each_other_player_draw_a_card():
    table = felled("alarm-rooster", seats=4, D_hp=0)

    assert [len(table.hand(letter)) for letter in "ABCD"] == [2, 2, 2, 1]


@card("spotlight-diva", "effect")
@rule("PG-606", "PG-803", "PG-R17")
def test_while_spotlight_diva_is_undamaged_no_other_monster_can_be_chosen():
    table = Table(f"spotlight-diva {WRAITH} lawn-gnome", A_hand="the-last-pebble flood wave basic-fire", A_combo=3)
    assert table.choices("strike") == {"spotlight-diva"}
    assert table.play("the-last-pebble").monsters == f"spotlight-diva {WRAITH} lawn-gnome"
    assert table.play("flood").monsters == f"spotlight-diva:5 {WRAITH} lawn-gnome"

    assert table.choices("play basic-fire") == table.choices("strike") == {"spotlight-diva", WRAITH, "lawn-gnome"}


@card("spotlight-diva", "effect")
def test_each_monster_chooses_nothing_and_hits_all_beside_a_diva():
    table = Table(f"spotlight-diva {WRAITH} -", A_hand="laundry-day").play("laundry-day")

    assert table.monsters == f"spotlight-diva:7 {WRAITH}:10 -"


@card("spotlight-diva", "effect")
@card("bouncer-golem", "effect")
def test_of_two_guards_either_may_be_chosen():
    table = Table(f"spotlight-diva bouncer-golem {WRAITH}", A_hand="flood", A_combo=3)

    assert table.choices("play flood") == table.choices("strike") == {"spotlight-diva", "bouncer-golem"}


@card("halo-inspector", "effect")
@rule("PG-R36")
def test_basics_deal_no_damage_to_halo_inspector():
    table = Table(f"halo-inspector {WRAITH} -", A_hand="basic-shadow wave flood").play("basic-shadow", "halo-inspector")
    assert table.monsters == f"halo-inspector {WRAITH} -"

    assert table.play("flood", "halo-inspector").monsters == f"halo-inspector:8 {WRAITH} -"


@card("sunday-seraph", "effect")
@rule("PG-R15")
def test_sunday_seraph_heals_each_player():
    assert felled("sunday-seraph", seats=3, C_hp=0).all_hp == (6, 6, 0)
    assert felled("sunday-seraph", B_hp=12, kills=1).all_hp == (7, 12)


# --- Shadow --------------------------------------------------------------------------------


@card("sock-thief", "effect")
@rule("PG-R32", "PG-R33")
def test_when_sock_thief_is_revealed_each_player_discards_the_card_in_the_reserve():
    given = {"A_reserve": "dig-in", "B_reserve": "mud-bath", "C_reserve": "nightcap", "C_hp": 0}
    table = felled("soggy-sock", dungeon="sock-thief", seats=3, **given)

    assert [table.reserve(letter) for letter in "ABC"] == [[], [], ["nightcap"]]
    assert [table.discard(letter) for letter in "ABC"] == [["dig-in"], ["mud-bath"], []]


@card("dust-bunny", "effect")
def test_dust_bunny_deals_1_to_who_defeated_it():
    assert felled("dust-bunny").all_hp == (4, 5)


@card("midnight-accountant", "effect")
@rule("PG-703", "PG-R30")
def test_while_midnight_accountant_is_revealed_no_player_can_heal():
    table = felled("lawn-gnome", monsters="lawn-gnome:1 midnight-accountant -", kills=1)
    assert table.kills == 2 and table.hp("A") == 5

    table = Table("midnight-accountant - -", A_hand="group-hug", A_played="basic-light basic-light", A_hp=5, B_hp=5)
    table.play("group-hug", "alternate")
    assert table.all_hp == (5, 5)


@card("tax-wraith", "effect")
def test_tax_wraith_deals_1_to_each_player():
    assert felled("tax-wraith", monsters="tax-wraith:1 soggy-sock -", seats=3, C_hp=0).all_hp == (4, 4, 0)


@card("insomniac-vampire", "effect")
def test_insomniac_vampire_deals_2_to_who_defeated_it():
    assert felled("insomniac-vampire").all_hp == (3, 5)


# --- The Dungeon Lord -------------------------------------------------------------------------


@card("dungeon-lord", "effect")
@rule("PG-R13", "PG-R24", "PG-R36")
def test_while_another_monster_is_revealed_each_effect_deals_1_less_to_the_lord():
    table = Table("dungeon-lord soggy-sock:1 -", dungeon="", A_hand="basic-fire flood laundry-day wave basic-fire")
    table.play("basic-fire", "dungeon-lord")
    assert table.monsters == "dungeon-lord soggy-sock:1 -"
    table.play("flood", "dungeon-lord")
    assert table.monsters == "dungeon-lord:16 soggy-sock:1 -"

    table.play("laundry-day")
    assert table.monsters == "dungeon-lord:16 - -", "it is judged in one moment"
    table.play("basic-fire")
    assert table.monsters == "dungeon-lord:15 - -"


@card("dungeon-lord", "effect")
def test_several_hits_are_judged_one_by_one():
    table = Table("dungeon-lord soggy-sock:1 -", dungeon="", A_hand="wave flood")
    table.play("wave", "soggy-sock")

    # with one monster left nothing more is asked
    assert table.monsters == "dungeon-lord:16 - -"


@card("dungeon-lord-coop", "effect")
@rule("PG-R27", "PG-R13")
def test_the_co_op_lord_is_unhurt_by_each_monster_while_another_is_revealed():
    table = Table("dungeon-lord-coop soggy-sock:1 -", dungeon="", mode="solo", A_hand="laundry-day flood")
    assert table.play("laundry-day").monsters == "dungeon-lord-coop - -"

    assert table.play("flood").monsters == "dungeon-lord-coop:22 - -"


@card("dungeon-lord-coop", "effect")
@rule("PG-R35", "PG-801")
def test_at_the_end_of_each_turn_the_co_op_lord_deals_1_to_each_player_but_the_one_whose_turn_ends():
    given = {"mode": "cooperative", "dungeon": "", "A_hand": "basic-fire"}
    lazy = Table(f"dungeon-lord-coop {WRAITH} -", seats=3, **given).play("basic-fire", WRAITH).end()
    assert lazy.all_hp == (10, 10, 10)

    busy = Table(f"dungeon-lord-coop {WRAITH}:1 -", seats=3, **given).play("basic-fire", WRAITH).end()
    assert busy.all_hp == (12 - 1, 12 - 1 - 1, 12 - 1 - 1), "the Wraith has dealt 1 to each as well"


@card("dungeon-lord-coop", "effect")
def test_in_solo_the_co_op_lord_deals_nothing():
    table = Table("dungeon-lord-coop - -", dungeon="", mode="solo", A_hand="basic-fire").play("basic-fire").end()

    assert table.all_hp == (10,)


@card("dungeon-lord-coop", "effect")
@rule("PG-R35", "PG-R21")
def test_the_co_op_lord_deals_its_damage_also_when_the_turn_ended_by_death():
    table = Table(
        "dungeon-lord-coop hot-potato:1 tax-wraith", mode="cooperative", seats=3, A_hp=2, A_hand="basic-fire wave"
    ).play("basic-fire", "hot-potato")  # fmt: skip

    assert table.all_hp == (0, 11, 11)

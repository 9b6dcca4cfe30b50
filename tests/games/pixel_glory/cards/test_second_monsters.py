"""The monsters of the second set."""

import pytest

from tests.games.pixel_glory.cards.felling import WRAITH, felled
from tests.games.pixel_glory.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("kettle-imp", "none")
def test_a_kettle_imp_is_claimed_and_that_is_all():
    table = felled("kettle-imp")

    assert table.happened() == ["play", "damage", "defeat", "reveal"]
    assert table.fame("A") == 1 and table.all_hp == (5, 5)


# --- Fire ----------------------------------------------------------------------------------


@card("pilot-light", "effect")
def test_pilot_light_gives_a_combo_point():
    assert felled("pilot-light", A_combo=2).combo("A") == 3


@card("candle-snail", "effect")
def test_candle_snail_deals_1_to_each_other_monster():
    assert felled("candle-snail").monsters == f"kettle-imp {WRAITH}:10 -"


@card("curry-cat", "effect")
def test_curry_cat_deals_1_to_who_defeated_it():
    assert felled("curry-cat").all_hp == (4, 5)


@card("barbecue-boar", "effect")
def test_barbecue_boar_heals_each_player():
    assert felled("barbecue-boar", seats=3, C_hp=0).all_hp == (6, 6, 0)


@card("chimney-bat", "effect")
@rule("PG-R30")
def test_when_chimney_bat_is_revealed_it_deals_1_to_each_player():
    assert felled("soggy-sock", dungeon="chimney-bat", seats=3, C_hp=0).all_hp == (4, 4, 0)


@card("chimney-bat", "effect")
@rule("PG-R21")
def test_a_bat_may_put_out_who_has_called_it():
    table = felled("soggy-sock", dungeon="chimney-bat", A_hp=1)

    assert table.all_hp == (0, 4) and table.turn == "B"
    assert table.monsters == f"chimney-bat {WRAITH} -"


@card("angry-chef", "effect")
def test_angry_chef_makes_a_turn_without_a_kill_cost_its_player_1_more():
    assert Table(f"angry-chef {WRAITH} -", A_hand="basic-fire").play("basic-fire", WRAITH).end().all_hp == (9, 11)


@card("angry-chef", "effect")
@card("sauna-salamander", "effect")
def test_what_makes_an_idle_turn_cost_more_adds_up():
    table = Table("angry-chef sauna-salamander -", A_hand="basic-fire").play("basic-fire", "angry-chef").end()

    assert table.all_hp == (8, 11)


@card("lava-lamprey", "effect")
def test_lava_lamprey_deals_1_to_each_player():
    assert felled("lava-lamprey").all_hp == (4, 4)


@card("volcano-intern", "effect")
def test_volcano_intern_deals_3_to_each_other_monster():
    table = felled("volcano-intern", monsters=f"volcano-intern:1 {WRAITH} soggy-sock:3", dungeon="kettle-imp")

    assert table.claimed("A") == ["volcano-intern", "soggy-sock"]
    assert table.monsters == f"dungeon-lord {WRAITH}:8 kettle-imp"


# --- Earth ---------------------------------------------------------------------------------


@card("doorstop-turtle", "effect")
def test_each_damage_effect_deals_1_less_to_doorstop_turtle():
    table = Table(f"doorstop-turtle {WRAITH} -", A_hand="basic-water flood").play("basic-water", "doorstop-turtle")
    assert table.monsters == f"doorstop-turtle {WRAITH} -"

    assert table.play("flood", "doorstop-turtle").monsters == f"doorstop-turtle:3 {WRAITH} -"


@card("turnip-knight", "effect")
def test_turnip_knight_heals_who_defeated_it():
    assert felled("turnip-knight").all_hp == (6, 5)


@card("worm-of-the-week", "effect")
def test_worm_of_the_week_lets_who_defeated_it_draw_a_card():
    table = felled("worm-of-the-week")

    assert (len(table.hand("A")), len(table.hand("B"))) == (3, 1)


@card("hedge-hog", "effect")
def test_hedge_hog_deals_1_to_who_defeated_it():
    assert felled("hedge-hog").all_hp == (4, 5)


@card("statue-on-break", "effect")
def test_basics_deal_no_damage_to_statue_on_break():
    table = Table(f"statue-on-break {WRAITH} -", A_hand="basic-fire flood").play("basic-fire", "statue-on-break")
    assert table.monsters == f"statue-on-break {WRAITH} -"

    assert table.play("flood", "statue-on-break").monsters == f"statue-on-break:6 {WRAITH} -"


@card("bouncer-golem", "effect")
def test_while_bouncer_golem_is_undamaged_no_other_monster_can_be_chosen():
    table = Table(f"bouncer-golem {WRAITH} -", A_hand="basic-water flood", A_combo=3)
    assert table.choices("strike") == {"bouncer-golem"}
    assert table.play("basic-water").monsters == f"bouncer-golem:11 {WRAITH} -"

    assert table.choices("play flood") == {"bouncer-golem", WRAITH}


@card("badger-baron", "effect")
def test_badger_baron_makes_who_defeated_it_discard_a_card():
    table = felled("badger-baron")

    assert table.asked() == {"A": "discard"}
    assert table.then("wave").discard("A") == ["wave"]


@card("ex-continent", "effect")
def test_ex_continent_lets_each_other_player_draw_a_card():
    table = felled("ex-continent", seats=3)

    assert [len(table.hand(letter)) for letter in "ABC"] == [2, 2, 2]


# --- Water ---------------------------------------------------------------------------------


@card("paddling-duckling", "effect")
def test_paddling_duckling_lets_who_defeated_it_draw_a_card():
    table = felled("paddling-duckling")

    assert (len(table.hand("A")), len(table.hand("B"))) == (3, 1)


@card("damp-ghost", "effect")
def test_when_damp_ghost_is_revealed_each_player_discards_the_card_in_the_reserve():
    table = felled("soggy-sock", dungeon="damp-ghost", A_reserve="dig-in", B_reserve="")

    assert (table.reserve("A"), table.discard("A"), table.discard("B")) == ([], ["dig-in"], [])


@card("sponge-cake-slime", "effect")
def test_sponge_cake_slime_restores_1_hp_at_the_end_of_each_turn():
    table = Table(f"sponge-cake-slime:3 {WRAITH} -", A_hand="basic-fire").play("basic-fire", WRAITH).end()

    assert table.monsters == f"sponge-cake-slime:4 {WRAITH}:10 -"


@card("siren-on-mute", "effect")
def test_while_siren_on_mute_is_revealed_no_player_can_heal():
    assert felled("lawn-gnome", monsters="lawn-gnome:1 siren-on-mute -", kills=1).hp("A") == 5


@card("teapot-storm", "effect")
def test_storm_in_a_teapot_deals_1_to_each_other_monster():
    assert felled("teapot-storm").monsters == f"kettle-imp {WRAITH}:10 -"


@card("lifeguard-crab", "effect")
def test_lifeguard_crab_is_defeated_by_damage_only():
    table = Table(f"lifeguard-crab:2 {WRAITH} -", A_hand="the-last-pebble flood", A_combo=3)
    assert table.choices("strike") == {WRAITH}
    assert table.play("the-last-pebble").claimed("A") == []

    assert table.play("flood", "lifeguard-crab").claimed("A") == ["lifeguard-crab"]


@card("iceberg-tip", "effect")
def test_tip_of_the_iceberg_restores_2_hp_of_each_other_monster():
    table = felled("iceberg-tip", monsters=f"iceberg-tip:1 {WRAITH}:5 soggy-sock:5", dungeon="kettle-imp")

    assert table.monsters == f"kettle-imp {WRAITH}:7 soggy-sock"


@card("monday-maelstrom", "effect")
def test_monday_maelstrom_deals_1_to_each_player():
    assert felled("monday-maelstrom", seats=3, C_hp=0).all_hp == (4, 4, 0)

"""Market Pedlar: your purse, for instance."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("market-pedlar", "leader")
@rule("PT1-R06")
def test_the_rival_takes_no_action_twice_in_a_turn():
    table = Table(
        A_leader="market-pedlar",
        B_leader="map-maker",
        B="V1 honey-bear/corpse, V2 tower-owl/corpse, R1 mud-toad, R3 ember-scribe",
        B_hand="camp-cook rain-caller hedgehog-guard gate-warden",
        A="V1 honey-bear",
        active="B",
        actions=6,
    )

    table.draw().recruit("camp-cook", "V3").clear("V1").move("R1", "R2").order("hedgehog-guard")

    table.refused("draw", rule="PT1-R06")
    table.refused("recruit", "rain-caller", "V1", rule="PT1-R06")
    table.refused("clear", "V2", rule="PT1-R06")
    table.refused("move", "R3", "R1", rule="PT1-R06")
    table.refused("order", "gate-warden", rule="PT1-R06")
    assert (table.turn, table.options()) == ("B", {"pass"})


@card("market-pedlar", "leader")
@rule("PT1-702")
def test_attacks_and_attack_powers_are_free_and_the_next_turn_begins_anew():
    table = Table(
        A_leader="market-pedlar",
        B_leader="map-maker",
        B="V1 honey-bear, V2 tower-owl, V3 rain-caller",
        active="B",
        first="A",
        actions=4,
    )

    table.attack("V1", "A:F2").attack("V2", "A:F2").cast("V3").draw()
    assert table.damage("A:F2") == 3 + 3 + 2

    table.pass_until(turn="B", wave="flank").draw()
    assert table.actions == 1


@card("market-pedlar", "leader")
def test_ones_own_turn_is_not_restricted():
    table = Table(A_leader="market-pedlar", B_leader="map-maker", actions=3)

    table.draw().draw()

    assert table.actions == 1


@card("market-pedlar", "leader")
@card("banner-bearer", "line")
@card("gate-warden", "rear")
def test_what_texts_do_is_no_action():
    recruits = Table(
        A_leader="market-pedlar",
        B_leader="map-maker",
        B_hand="banner-bearer honey-bear camp-cook mud-toad",
        active="B",
    )
    moves = Table(
        A_leader="market-pedlar",
        B_leader="drill-sergeant",
        B="R1 gate-warden, V1 honey-bear, V2 camp-cook",
        active="B",
        wave="rear",
    )

    recruits.order("banner-bearer").accept("honey-bear", "V1").accept("camp-cook", "V2").recruit("mud-toad", "V3")
    moves.cast("R1", "V1", "V2").move("V1", "V3")

    assert recruits["B:V3"].card == "mud-toad"
    assert moves["B:V3"].card == "camp-cook"


@card("market-pedlar", "leader")
@card("drill-sergeant", "leader")
@rule("PT1-R06")
def test_a_free_action_was_one_all_the_same():
    table = Table(A_leader="market-pedlar", B_leader="drill-sergeant", B_hand="honey-bear camp-cook", active="B")

    table.recruit("honey-bear", "V1")

    assert table.actions == 2
    table.refused("recruit", "camp-cook", "V2", rule="PT1-R06")


@card("market-pedlar", "vanguard")
@rule("PT1-703")
def test_the_rival_discards_a_card_of_its_choice():
    table = Table(A="V1 market-pedlar", B_hand="honey-bear camp-cook")

    table.cast("V1")
    assert table.asked() == {"B": "pick"}
    assert table.options() == {"honey-bear", "camp-cook"}

    table.pick("camp-cook")
    assert table.hand("B") == ["honey-bear"]
    assert table.discard("B") == ["camp-cook"]
    assert (table.turn, table.actions) == ("A", 1)
    assert table.damage("B:F2") == 0


@card("market-pedlar", "vanguard")
@rule("PT1-R25", "PT1-351")
def test_an_empty_hand_or_round_1_leaves_nothing_to_discard():
    empty = Table(A="V1 market-pedlar", A_hand="honey-bear")
    early = Table(A="V1 market-pedlar", B_hand="honey-bear", round=1)

    empty.refused("cast", "V1", rule="PT1-R25")
    early.refused("cast", "V1", rule="PT1-351")


@card("market-pedlar", "flank")
def test_another_own_hero_returns_to_the_hand_and_a_card_is_drawn():
    table = Table(
        A="F1 market-pedlar, V1 honey-bear:9, R1 mud-toad, V3 tower-owl/corpse", A_deck="camp-cook", wave="flank"
    )
    assert table.choices("cast", "F1") == {"A:V1", "A:R1"}

    table.cast("F1", "V1")

    assert table.hand("A") == ["honey-bear", "camp-cook"]
    assert "A:V1" not in table
    assert table.card("A", "honey-bear").damage == 0
    assert table.actions == 1


@card("market-pedlar", "flank")
@rule("PT1-R08", "PT1-R25")
def test_without_another_hero_nothing_is_drawn_and_without_a_deck_one_returns():
    alone = Table(A="F1 market-pedlar, V1 tower-owl/corpse", wave="flank")
    empty = Table(A="F1 market-pedlar, V1 honey-bear", wave="flank", rest="out")

    empty.cast("F1", "V1")

    assert empty.hand("A") == ["honey-bear"]
    alone.refused("cast", "F1", rule="PT1-R25")


@card("market-pedlar", "flank")
@rule("PT1-807")
def test_a_hero_that_changed_sides_returns_to_its_owner():
    table = Table(A="F1 market-pedlar, V1 honey-bear/theirs", A_deck="camp-cook", wave="flank")

    table.cast("F1", "V1")

    assert (table.hand("A"), table.hand("B")) == (["camp-cook"], ["honey-bear"])


@card("market-pedlar", "rear")
@rule("PT1-405")
def test_a_hero_of_the_own_discard_pile_is_recruited_into_any_empty_slot():
    table = Table(
        A="R1 market-pedlar, V1 camp-cook, V2 tower-owl/corpse",
        A_hand="rain-caller",
        A_discard="honey-bear mud-toad",
        B_discard="gate-warden",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"honey-bear", "mud-toad"}
    assert table.choices("cast", "R1", "mud-toad") == {"A:V3", "A:F1", "A:F3", "A:R2", "A:R3"}

    table.cast("R1", "mud-toad", "R3")

    assert table["A:R3"].card == "mud-toad"
    assert table.discard("A") == ["honey-bear"]
    assert table.actions == 1
    table.refused("cast", "R3", rule="PT1-405")


@card("market-pedlar", "rear")
@card("bridge-goat", "rear")
@rule("PT1-R25")
def test_it_pays_the_toll_and_needs_a_card_in_the_pile_and_room():
    toll = Table(A="R1 market-pedlar", A_discard="honey-bear", B="R1 bridge-goat", wave="rear")
    none = Table(A="R1 market-pedlar", B_discard="honey-bear", wave="rear")
    full = Table(
        A="V1 honey-bear, V2 tower-owl, V3 gate-warden, F1 bridge-goat, F3 mud-toad, R1 market-pedlar, "
        "R2 last-squire, R3 ember-scribe/corpse",
        A_discard="camp-cook",
        wave="rear",
    )

    toll.cast("R1", "honey-bear", "V1")

    assert toll.damage("A:V1") == 1
    none.refused("cast", "R1", rule="PT1-R25")
    full.refused("cast", "R1", rule="PT1-R25")


@card("market-pedlar", "line")
@rule("PT1-R10")
def test_light_fingers_uses_the_order_of_a_card_in_the_rivals_hand():
    table = Table(
        A="V1 honey-bear", A_hand="market-pedlar map-maker", B="V1 honey-bear", B_hand="hedgehog-guard camp-cook"
    )

    table.order("market-pedlar")
    assert table.options() == {"B:hedgehog-guard", "B:camp-cook"}
    assert table.lying("A", "table") == ["market-pedlar"]

    table.pick("B:hedgehog-guard")
    assert (table.damage("B:V1"), table.damage("A:V1")) == (3, 0)
    assert table.hand("B") == ["camp-cook"]
    assert table.discard("B") == ["hedgehog-guard"]
    assert table.discard("A") == ["market-pedlar"]
    assert (table.turn, table.actions) == ("A", 1)


@card("market-pedlar", "line")
def test_only_its_player_sees_the_hand_and_nobody_can_tell_the_cards_apart_afterwards():
    table = Table(A_hand="market-pedlar", B="V1 honey-bear", B_hand="hedgehog-guard camp-cook")

    table.order("market-pedlar")
    assert table.seen_by(table.card("B", "camp-cook")) == {"A", "B"}

    table.pick("B:hedgehog-guard")
    assert table.seen_by(table.card("B", "camp-cook")) == {"B"}
    assert table.told_apart_by(table.card("B", "camp-cook")) == {"B"}


@card("market-pedlar", "line")
def test_the_user_is_you_and_the_order_speaks_for_the_user():
    cook = Table(A_leader="map-maker:4", A_hand="market-pedlar", B_leader="map-maker:4", B_hand="camp-cook")
    rally = Table(A_hand="market-pedlar honey-bear", B_hand="banner-bearer mud-toad")
    time = Table(A_hand="market-pedlar", A_deck="honey-bear", B_hand="clock-maker")

    cook.order("market-pedlar").pick("B:camp-cook")
    rally.order("market-pedlar").pick("B:banner-bearer")
    assert rally.choices("accept") == {"honey-bear"}
    rally.accept("honey-bear", "R1")
    time.order("market-pedlar").pick("B:clock-maker")

    assert (cook.damage("A:F2"), cook.damage("B:F2")) == (0, 4)
    assert rally["A:R1"].card == "honey-bear"
    assert (time.hand("A"), time.actions) == (["honey-bear"], 3)


@card("market-pedlar", "line")
@card("ember-scribe", "leader")
def test_it_is_an_order_of_the_user():
    table = Table(
        A_leader="ember-scribe",
        A_hand="market-pedlar",
        B_leader="map-maker",
        B="V1 honey-bear",
        B_hand="hedgehog-guard",
    )

    table.order("market-pedlar").pick("B:hedgehog-guard")

    assert table.damage("B:V1") == 3 + 1


@card("market-pedlar", "line")
@card("mirror-mage", "line")
def test_a_text_that_uses_a_text_cannot_be_picked():
    table = Table(A_hand="market-pedlar", B_leader="map-maker", B_hand="mirror-mage market-pedlar camp-cook")
    only = Table(A_hand="market-pedlar", B_leader="map-maker", B_hand="mirror-mage market-pedlar")

    table.order("market-pedlar")
    only.order("market-pedlar")

    assert table.options() == {"B:camp-cook"}
    assert only.options() == {"enough"}
    only.enough()
    assert sorted(only.hand("B")) == ["market-pedlar", "mirror-mage"]
    assert (only.turn, only.actions) == ("A", 1)


@card("market-pedlar", "line")
def test_an_order_of_which_nothing_comes_is_discarded_all_the_same():
    table = Table(A_hand="market-pedlar", B_hand="hedgehog-guard tilt-rider", round=1)

    table.order("market-pedlar").pick("B:tilt-rider")

    assert table.discard("B") == ["tilt-rider"]
    assert (table.turn, table.actions) == ("A", 1)


@card("market-pedlar", "line")
@card("star-reader", "line")
def test_an_order_that_looks_at_cards_itself_is_carried_out_whole():
    table = Table(A_hand="market-pedlar", A_deck="honey-bear mud-toad", B_hand="star-reader camp-cook", rest="out")

    table.order("market-pedlar").pick("B:star-reader")
    assert table.options() == {"honey-bear", "mud-toad"}

    table.pick("mud-toad")
    assert table.hand("A") == ["mud-toad"]
    assert table.discard("B") == ["star-reader"]
    assert table.seen_by(table.card("B", "camp-cook")) == {"B"}


@card("market-pedlar", "line")
@card("lamp-mage", "line")
def test_a_card_that_its_own_order_discards_is_discarded_once():
    table = Table(A_hand="market-pedlar", B_hand="lamp-mage camp-cook")

    table.order("market-pedlar").pick("B:lamp-mage")

    assert table.hand("B") == []
    assert sorted(table.discard("B")) == ["camp-cook", "lamp-mage"]


@card("market-pedlar", "line")
@rule("PT1-R25")
def test_an_empty_hand_holds_no_purse():
    table = Table(A_hand="market-pedlar camp-cook")

    table.refused("order", "market-pedlar", rule="PT1-R25")

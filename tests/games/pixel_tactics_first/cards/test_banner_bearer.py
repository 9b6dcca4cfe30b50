"""Banner Bearer: the tallest flag in the realm."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("banner-bearer", "leader")
def test_own_vanguard_heroes_have_2_more_attack():
    table = Table(
        A_leader="banner-bearer",
        A="V1 honey-bear, V3 camp-cook, F1 rain-caller, R1 ember-scribe",
        B_leader="map-maker",
        B="V1 tower-owl",
    )

    assert [table.strength(f"A:{slot}") for slot in ("V1", "V3", "F1", "R1", "F2")] == [3 + 2, 1 + 2, 2, 3, 3]
    assert table.strength("B:V1") == 3


@card("banner-bearer", "leader")
@rule("PT1-605")
def test_a_hero_that_left_the_row_is_as_strong_as_printed():
    table = Table(A_leader="banner-bearer", A="V1 tower-owl", B_leader="map-maker", B="V1 honey-bear")

    table.attack("V1", "B:V1")
    assert table.damage("B:V1") == 3 + 2

    table.move("V1", "R1")
    assert table.strength("A:R1") == 3


@card("banner-bearer", "vanguard")
def test_it_intercepts_and_strengthens_the_others_of_its_row():
    table = Table(A="V1 banner-bearer, V2 honey-bear, V3 gate-warden/corpse, F1 rain-caller", B="V1 honey-bear")

    assert table.has("A:V1", "intercept")
    assert [table.strength(f"A:{slot}") for slot in ("V1", "V2", "F1", "F2")] == [2, 3 + 1, 2, 4]
    assert table.strength("B:V1") == 3


@card("banner-bearer", "vanguard")
def test_two_banners_strengthen_each_other():
    table = Table(A="V1 banner-bearer, V2 banner-bearer/theirs, V3 honey-bear")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "V2", "V3")] == [2 + 1, 2 + 1, 3 + 2]


@card("banner-bearer", "flank")
def test_its_forerunner_and_its_supporter_have_2_more_attack():
    table = Table(A="V1 honey-bear, F1 banner-bearer, R1 ember-scribe, V2 camp-cook, F3 rain-caller, R3 mud-toad")

    assert [table.strength(f"A:{slot}") for slot in ("V1", "F1", "R1", "V2", "F2", "F3", "R3")] == [
        3 + 2,
        2,
        3 + 2,
        1,
        4,
        2,
        1,
    ]


@card("banner-bearer", "rear")
@rule("PT1-705")
def test_after_an_own_order_an_ally_has_2_more_attack_this_turn():
    table = Table(
        A="R1 banner-bearer, V1 tower-owl, V2 camp-cook/corpse",
        A_hand="hedgehog-guard",
        B="V1 honey-bear",
    )

    table.order("hedgehog-guard")
    assert table.damage("B:V1") == 3
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"A:V1", "A:R1", "A:F2"}

    table.pick("V1").attack("V1", "B:V1")
    assert table.damage("B:V1") == 3 + 3 + 2

    table.end()
    assert table.strength("A:V1") == 3


@card("banner-bearer", "rear")
def test_the_leader_may_have_it_and_two_orders_give_it_twice():
    table = Table(A="R1 banner-bearer", A_hand="hedgehog-guard gate-warden", B="V1 honey-bear", actions=3)

    table.order("hedgehog-guard").pick("F2").order("gate-warden").pick("F2")

    assert table.strength("A:F2") == 4 + 2 + 2


@card("banner-bearer", "rear")
def test_orders_of_the_rival_and_banners_elsewhere_strengthen_nobody():
    rival = Table(A="R1 banner-bearer, V1 tower-owl", B_hand="hedgehog-guard", active="B")
    front = Table(A="F1 banner-bearer", A_hand="hedgehog-guard", B="V1 honey-bear")

    rival.order("hedgehog-guard")
    front.order("hedgehog-guard")

    assert rival.asked() == {"B": "act"}
    assert front.asked() == {"A": "act"}


@card("banner-bearer", "rear")
@card("mirror-mage", "line")
@card("market-pedlar", "line")
def test_an_order_that_is_used_is_not_another_one_played():
    copied = Table(
        A_leader="map-maker",
        A="R1 banner-bearer",
        A_hand="mirror-mage",
        A_discard="hedgehog-guard",
        B_leader="drill-sergeant",
        B="V1 honey-bear",
    )
    stolen = Table(A="R1 banner-bearer", A_hand="market-pedlar", B="V1 honey-bear", B_hand="hedgehog-guard")

    copied.order("mirror-mage", "hedgehog-guard").pick("F2")
    stolen.order("market-pedlar").pick("B:hedgehog-guard").pick("F2")

    assert copied.asked() == stolen.asked() == {"A": "act"}
    assert copied.strength("A:F2") == stolen.strength("A:F2") == 4 + 2


@card("banner-bearer", "rear")
def test_it_stays_on_the_hero_wherever_that_goes():
    table = Table(A="R1 banner-bearer, F1 ember-scribe", A_hand="hedgehog-guard", B="V1 honey-bear", actions=3)

    table.order("hedgehog-guard").pick("F1").move("F1", "V1")

    assert table.strength("A:V1") == 3 + 2


@card("banner-bearer", "line")
@rule("PT1-405")
def test_rally_round_recruits_two_heroes_into_any_rows():
    table = Table(A="V1 tower-owl, V2 camp-cook/corpse", A_hand="banner-bearer honey-bear map-maker mud-toad")
    table.order("banner-bearer")
    assert table.options() == {"accept", "decline"}
    assert table.choices("accept") == {"honey-bear", "map-maker", "mud-toad"}
    assert table.choices("accept", "honey-bear") == {"A:V3", "A:F1", "A:F3", "A:R1", "A:R2", "A:R3"}

    table.accept("honey-bear", "V3").accept("mud-toad", "R2")

    assert (table["A:V3"].card, table["A:R2"].card) == ("honey-bear", "mud-toad")
    assert table.hand("A") == ["map-maker"]
    assert table.discard("A") == ["banner-bearer"]
    assert table.actions == 1
    table.refused("attack", "V3", "B:F2", rule="PT1-405")


@card("banner-bearer", "line")
def test_up_to_two_may_be_one_or_none():
    one = Table(A_hand="banner-bearer honey-bear map-maker")
    none = Table(A_hand="banner-bearer honey-bear map-maker")

    one.order("banner-bearer").accept("honey-bear", "R1").decline()
    none.order("banner-bearer").decline()

    assert one.hand("A") == ["map-maker"]
    assert none.hand("A") == ["honey-bear", "map-maker"]
    assert one.asked() == none.asked() == {"A": "act"}


@card("banner-bearer", "line")
@rule("PT1-R10", "PT1-R25")
def test_it_needs_another_card_and_an_empty_slot():
    alone = Table(A_hand="banner-bearer")
    full = Table(
        A="V1 tower-owl, V2 camp-cook/corpse, V3 gate-warden, F1 ember-scribe, F3 rain-caller, R1 mud-toad, "
        "R2 bridge-goat, R3 honey-bear",
        A_hand="banner-bearer map-maker",
    )

    alone.refused("order", "banner-bearer", rule="PT1-R25")
    full.refused("order", "banner-bearer", rule="PT1-R25")


@card("banner-bearer", "line")
def test_a_single_other_card_or_slot_is_recruited_and_nobody_asked_again():
    card = Table(A_hand="banner-bearer honey-bear")
    slot = Table(
        A="V1 tower-owl, V2 camp-cook, V3 gate-warden, F1 ember-scribe, F3 rain-caller, R1 mud-toad, R2 bridge-goat",
        A_hand="banner-bearer map-maker honey-bear",
    )

    card.order("banner-bearer").accept("honey-bear", "V1")
    slot.order("banner-bearer").accept("map-maker", "R3")

    assert card.asked() == slot.asked() == {"A": "act"}


@card("banner-bearer", "line")
@card("bridge-goat", "rear")
@card("drill-sergeant", "leader")
def test_each_pays_the_toll_and_the_free_recruit_is_kept():
    table = Table(
        A_leader="drill-sergeant",
        A_hand="banner-bearer honey-bear map-maker mud-toad",
        B_leader="map-maker",
        B="R1 bridge-goat",
    )

    table.order("banner-bearer").accept("honey-bear", "V1").accept("map-maker", "R1").recruit("mud-toad", "V2")

    assert [table.damage(f"A:{slot}") for slot in ("V1", "R1", "V2")] == [1, 1, 1]
    assert table.actions == 1


@card("banner-bearer", "rear", "line")
@card("mirror-mage", "line")
@rule("PT1-705")
def test_a_banner_that_the_order_itself_brought_already_answers_it():
    table = Table(A_leader="map-maker", A_hand="mirror-mage banner-bearer mud-toad", B_discard="banner-bearer")

    table.order("mirror-mage", "B:banner-bearer").accept("banner-bearer", "R1").decline()
    assert table.options() == {"A:R1", "A:F2"}

    table.pick("F2")
    assert table.strength("A:F2") == 4 + 2

"""Section 5: actions."""

import pytest

from tests.games.pixel_tactics.table import SLOTS
from tests.games.pixel_tactics_first.table import Table

NINE = "honey-bear mud-toad camp-cook map-maker anvil-smith tower-owl cellar-bat rain-caller bell-founder"


def addresses(*slots: str) -> set[str]:
    return {f"A:{slot}" for slot in slots}


# --- Draw ---------------------------------------------------------------------------


@pytest.mark.rule("PT1-401")
def test_draw_takes_the_top_card_of_the_own_deck():
    table = Table(A_deck="honey-bear mud-toad", B_deck="camp-cook").draw()

    assert table.hand("A") == ["honey-bear"] and table.deck("A")[0] == "mud-toad"
    assert table.deck("B")[0] == "camp-cook" and table.actions == 1


@pytest.mark.rule("PT1-402")
def test_there_is_no_hand_limit():
    table = Table(A_hand=NINE)
    assert len(table.draw().draw().hand("A")) == 11


@pytest.mark.rule("PT1-401", "PT1-R08")
def test_from_an_empty_deck_nobody_draws_and_it_is_not_filled_again_in_this_match():
    table = Table(A_discard=NINE, rest="out")
    table.refused("draw", rule="PT1-401")

    table.end().end().refused("draw", rule="PT1-401")
    assert table.deck("A") == [] and len(table.discard("A")) == 9


@pytest.mark.rule("PT1-R08")
def test_an_effect_draws_as_many_cards_as_there_are():
    table = Table(A_hand="clock-maker", A_discard=NINE, rest="out").order("clock-maker")
    assert table.hand("A") == [] and table.actions == 3

    table = Table(
        A="F1 star-reader", A_deck="honey-bear", B_hand="mud-toad camp-cook map-maker", rest="out", wave="flank"
    )
    table.cast("F1")
    assert table.hand("A") == ["honey-bear"] and table.deck("A") == []


# --- Recruit ---------------------------------------------------------------------------


@pytest.mark.rule("PT1-403")
@pytest.mark.parametrize(
    ("wave", "slots"),
    [("vanguard", ("V1", "V2", "V3")), ("flank", ("F1", "F3")), ("rear", ("R1", "R2", "R3"))],
)
def test_a_card_of_the_hand_is_recruited_into_an_empty_slot_of_the_waves_row(wave, slots):
    table = Table(A_hand="camp-cook", wave=wave)
    assert table.choices("recruit", "camp-cook") == addresses(*slots)
    for slot in set(SLOTS) - set(slots):
        table.refused("recruit", "camp-cook", slot, rule="PT1-403")
    table.refused("recruit", "camp-cook", f"B:{slots[0]}", rule="PT1-403")

    table.recruit("camp-cook", slots[1])
    assert table.at(f"A:{slots[1]}").card == "camp-cook" and table.hand("A") == [] and table.actions == 1


@pytest.mark.rule("PT1-403", "PT1-408")
def test_no_hero_goes_where_a_hero_or_a_corpse_lies():
    table = Table(A="V1 honey-bear, V2 mud-toad/corpse", A_hand="camp-cook")
    assert table.choices("recruit", "camp-cook") == addresses("V3")
    table.refused("recruit", "camp-cook", "V1", rule="PT1-403")
    table.refused("recruit", "camp-cook", "V2", rule="PT1-805")

    table = Table(A="F1 honey-bear, F3 mud-toad/corpse", A_hand="camp-cook", wave="flank")
    table.refused("recruit", "camp-cook", "F1", rule="PT1-403")


# --- Attack ------------------------------------------------------------------------------


@pytest.mark.rule("PT1-404")
@pytest.mark.parametrize(
    ("wave", "attackers"),
    [("vanguard", {"A:V1", "A:V3"}), ("flank", {"A:F1", "A:F2"}), ("rear", {"A:R3"})],
)
def test_heroes_of_the_waves_row_attack_and_in_the_flank_wave_the_leader(wave, attackers):
    front = "V1 ember-scribe, V3 cellar-bat" if wave == "vanguard" else "F1 bell-founder"
    table = Table(A=f"{front}, R3 hedgehog-guard", B="V1 honey-bear", wave=wave)

    assert {word.split()[1] for word in table.options() if word.startswith("attack")} == attackers
    for slot in {"F2", "R3"} - {each[2:] for each in attackers}:
        table.refused("attack", slot, "B:V1", rule="PT1-404")


@pytest.mark.rule("PT1-405", "PT1-R09")
def test_a_hero_recruited_in_this_wave_neither_attacks_nor_uses_its_attack_power():
    table = Table(A_hand="market-pedlar", B="V1 honey-bear", B_hand="camp-cook").recruit("market-pedlar", "V1")
    table.refused("attack", "V1", "B:V1", rule="PT1-405")
    table.refused("cast", "V1", rule="PT1-405")

    table.pass_until(round=3, wave="vanguard", turn="A")
    assert {"attack A:V1", "cast A:V1"} <= table.options()


@pytest.mark.rule("PT1-406", "PT1-R09")
@pytest.mark.parametrize(("wave", "attacker"), [("vanguard", "V1"), ("flank", "F2")])
def test_a_hero_or_leader_attacks_once_a_turn(wave, attacker):
    unit = "V1 ember-scribe" if wave == "vanguard" else ""
    table = Table(A=unit, B="V1 honey-bear", wave=wave, actions=3).attack(attacker, "B:V1")
    table.refused("attack", attacker, "B:V1", rule="PT1-406")

    table.pass_until(round=3, wave=wave, turn="A").attack(attacker, "B:V1")


# --- Orders -----------------------------------------------------------------------------


@pytest.mark.rule("PT1-407")
def test_an_order_is_read_out_carried_out_as_a_whole_and_then_discarded():
    table = Table(A_leader="rain-caller:5", B_leader="honey-bear", A="V1 mud-toad:3", A_hand="camp-cook")
    table.order("camp-cook")

    assert (table.damage("A:F2"), table.damage("A:V1")) == (1, 1)
    assert table.discard("A") == ["camp-cook"] and table.hand("A") == [] and table.actions == 1
    [told] = [tale for tale in table.tales("B") if tale.what == "order"]
    assert told.pieces[0].card == "camp-cook"


@pytest.mark.rule("PT1-407")
def test_only_a_card_of_the_own_hand_is_played():
    table = Table(A_discard="bell-founder", B_hand="camp-cook", A="V1 mud-toad:3")
    table.refused("order", "bell-founder", rule="PT1-407")
    table.refused("order", "B:camp-cook", rule="PT1-111")


@pytest.mark.rule("PT1-R10")
def test_meanwhile_it_lies_neither_in_the_hand_nor_in_the_discard_pile():
    table = Table(A_hand="market-pedlar mud-toad", B_hand="camp-cook bell-founder").order("market-pedlar")
    assert table.asked() == {"A": "pick"}
    assert table.hand("A") == ["mud-toad"] and table.discard("A") == []

    table.pick("B:bell-founder")
    assert table.discard("A") == ["market-pedlar"] and table.discard("B") == ["bell-founder"]


@pytest.mark.rule("PT1-R10")
def test_an_order_that_recruits_does_not_find_its_own_card():
    table = Table(A_hand="banner-bearer mud-toad").order("banner-bearer")
    assert table.choices("accept") == {"mud-toad"}
    Table(A_hand="banner-bearer").refused("order", "banner-bearer", rule="PT1-R25")


@pytest.mark.rule("PT1-R25")
@pytest.mark.parametrize(
    ("card", "needs"),
    [
        ("gate-warden", {"B": "V1 mud-toad"}),
        ("rain-caller", {"B": "V1 mud-toad"}),
        ("lamp-mage", {"B_hand": "mud-toad"}),
        ("grave-gardener", {"A": "V1 mud-toad/corpse"}),
        ("ember-scribe", {"B": "R1 mud-toad"}),
        ("moon-wolf", {"B": "V1 mud-toad:1"}),
        ("cellar-bat", {"B": "V1 mud-toad"}),
        ("tower-owl", {"A_discard": "mud-toad"}),
        ("honey-bear", {"B": "V1 mud-toad/corpse"}),
        ("camp-cook", {"A": "V1 mud-toad:1"}),
        ("rag-tailor", {"A": "V1 mud-toad:1"}),
        ("drill-sergeant", {"B": "V1 mud-toad"}),
        ("last-squire", {"B": "V1 mud-toad"}),
        ("market-pedlar", {"B_hand": "mud-toad"}),
        ("tilt-rider", {"A": "V1 mud-toad"}),
    ],
)
def test_an_order_is_played_only_if_its_picks_can_be_made_and_something_of_it_can_happen(card, needs):
    Table(A_hand=card).refused("order", card, rule="PT1-R25")
    assert f"order {card}" in Table(A_hand=card, **needs).options()


@pytest.mark.rule("PT1-R25")
def test_healing_for_each_corpse_is_nothing_where_there_is_none():
    Table(A_hand="honey-bear", A_leader="mirror-mage:5").refused("order", "honey-bear", rule="PT1-R25")


@pytest.mark.rule("PT1-R25")
@pytest.mark.parametrize(
    ("unit", "more", "needs"),
    [
        ("V1 lamp-mage", {}, {"B": "V1 mud-toad"}),
        ("V1 ember-scribe", {}, {"A_hand": "mud-toad"}),
        ("V1 map-maker", {"B": "V1 mud-toad"}, {"B": "V1 mud-toad, R1 camp-cook"}),
        ("V1 clock-maker", {}, {"A": "V1 clock-maker, V2 mud-toad"}),
        ("V1 market-pedlar", {}, {"B_hand": "mud-toad"}),
        ("F1 grave-gardener", {"wave": "flank"}, {"A": "F1 grave-gardener, V1 mud-toad/corpse"}),
        ("F1 market-pedlar", {"wave": "flank"}, {"A": "F1 market-pedlar, V1 mud-toad"}),
        ("R1 gate-warden", {"wave": "rear"}, {"A": "R1 gate-warden, V1 mud-toad"}),
        ("R1 camp-cook", {"wave": "rear"}, {"A": "R1 camp-cook:1"}),
        ("R1 market-pedlar", {"wave": "rear"}, {"A_discard": "mud-toad"}),
    ],
)
def test_an_attack_power_is_used_only_if_its_picks_can_be_made_and_something_of_it_can_happen(unit, more, needs):
    slot = unit[:2]
    Table(**{"A": unit, **more}).refused("cast", slot, rule="PT1-R25")
    assert f"cast A:{slot}" in Table(**{"A": unit, **more, **needs}).options()


# --- Corpses ----------------------------------------------------------------------------


@pytest.mark.rule("PT1-408")
def test_a_fallen_hero_leaves_a_corpse_that_fills_its_slot_and_serves_either_side():
    table = Table(B="V3 mud-toad:7", A_hand="camp-cook", B_hand="map-maker", active="B", B_deck="rag-tailor").end()
    body = table.at("B:V3")
    assert (body.card, body.corpse, table.discard("B")) == ("mud-toad", True, [])

    table = Table(A="V1 grave-gardener", B="V3 mud-toad/corpse").cast("V1", "B:V3", "B:F2")
    assert "B:V3" not in table and table.damage("B:F2") == 3
    table = Table(A_hand="grave-gardener", A="V3 mud-toad/corpse").order("grave-gardener", "V3")
    assert not table.at("A:V3").corpse


@pytest.mark.rule("PT1-409")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_an_own_corpse_of_any_row_is_cleared_into_the_own_discard_pile(wave):
    table = Table(
        A="V1 mud-toad/corpse, F3 camp-cook/corpse, R2 honey-bear/corpse, V2 map-maker",
        B="V1 mud-toad/corpse",
        wave=wave,
    )
    assert {word for word in table.options() if word.startswith("clear")} == {"clear A:V1", "clear A:F3", "clear A:R2"}
    table.refused("clear", "V2", rule="PT1-409")
    table.refused("clear", "B:V1", rule="PT1-409")

    table.clear("R2")
    assert "A:R2" not in table and table.discard("A") == ["honey-bear"] and table.actions == 1


# --- Restructure -----------------------------------------------------------------------


@pytest.mark.rule("PT1-410", "PT1-R11", "PT1-R13")
@pytest.mark.parametrize("wave", ["vanguard", "flank", "rear"])
def test_a_hero_moves_to_any_empty_slot_of_the_own_unit_whatever_the_wave(wave):
    table = Table(A="V1 honey-bear, F1 camp-cook, R1 mud-toad/corpse", wave=wave)
    for hero in ("V1", "F1"):
        assert table.choices("move", hero) == addresses("V2", "V3", "F3", "R2", "R3")
    table.refused("move", "V1", "F1", rule="PT1-410")
    table.refused("move", "V1", "R1", rule="PT1-805")
    table.refused("move", "V1", "B:V2", rule="PT1-410")

    table.move("F1", "R3")
    assert table.at("A:R3").card == "camp-cook" and "A:F1" not in table and table.actions == 1


@pytest.mark.rule("PT1-R13")
def test_corpses_are_not_restructured():
    Table(A="V1 mud-toad/corpse, F1 camp-cook").refused("move", "V1", "V2", rule="PT1-R13")


@pytest.mark.rule("PT1-411")
def test_the_moved_hero_does_not_attack_in_this_wave_but_in_the_next():
    table = Table(A="R1 market-pedlar", B="V1 honey-bear", B_hand="camp-cook", actions=3).move("R1", "V1")
    table.refused("attack", "V1", "B:V1", rule="PT1-411")
    table.refused("cast", "V1", rule="PT1-411")

    table.pass_until(round=3, wave="vanguard", turn="A")
    assert {"attack A:V1", "cast A:V1"} <= table.options()


@pytest.mark.rule("PT1-412")
def test_leaders_are_not_moved():
    for wave in ("vanguard", "flank", "rear"):
        table = Table(A="V1 honey-bear", wave=wave)
        assert "move A:F2" not in table.options()
        table.refused("move", "F2", "F1", rule="PT1-412")


@pytest.mark.rule("PT1-R12")
def test_one_hero_may_attack_and_then_move_or_be_recruited_and_then_move_twice():
    table = Table(A="V1 ember-scribe", B="V1 honey-bear").attack("V1", "B:V1").move("V1", "R1")
    assert table.at("A:R1").card == "ember-scribe"

    table = Table(A_hand="ember-scribe", actions=3).recruit("ember-scribe", "V1").move("V1", "F1").move("F1", "R3")
    assert table.at("A:R3").card == "ember-scribe"

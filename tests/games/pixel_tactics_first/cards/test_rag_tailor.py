"""Rag Tailor: nothing is too torn."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("rag-tailor", "leader")
@rule("PT1-409")
def test_an_own_corpse_that_is_cleared_comes_back_to_the_hand():
    table = Table(A_leader="rag-tailor", A="V1 honey-bear/corpse, R3 mud-toad/corpse", B_leader="map-maker")

    table.clear("R3")

    assert table.hand("A") == ["mud-toad"]
    assert table.discard("A") == []
    assert "A:R3" not in table
    assert table.actions == 1


@card("rag-tailor", "leader")
@card("grave-gardener", "vanguard")
@card("honey-bear", "line")
def test_by_effect_as_by_action_but_only_those_of_ones_own_unit():
    one = Table(
        A_leader="rag-tailor",
        A="V1 grave-gardener",
        B_leader="map-maker",
        B="V1 mud-toad/corpse, V2 tower-owl",
    )
    each = Table(
        A_leader="rag-tailor:3",
        A="V1 camp-cook/corpse, R1 ember-scribe/corpse",
        A_hand="honey-bear",
        B_leader="map-maker",
        B="V1 mud-toad/corpse",
    )

    one.cast("V1", "B:V1", "B:V2")
    each.order("honey-bear")

    assert (one.hand("A"), one.hand("B"), one.discard("B")) == ([], [], ["mud-toad"])
    assert sorted(each.hand("A")) == ["camp-cook", "ember-scribe"]
    assert (each.hand("B"), each.discard("B")) == ([], ["mud-toad"])
    assert each.damage("A:F2") == 0


@card("rag-tailor", "leader")
@card("honey-bear", "line")
def test_what_the_rival_clears_does_not_come_home():
    table = Table(A_leader="rag-tailor", A="V1 camp-cook/corpse", B_leader="map-maker", B_hand="honey-bear", active="B")
    own = Table(A_leader="rag-tailor", B_leader="map-maker", B="V1 camp-cook/corpse", active="B")

    table.order("honey-bear")
    own.clear("V1")

    assert (table.hand("A"), table.discard("A")) == ([], ["camp-cook"])
    assert (own.hand("B"), own.discard("B")) == ([], ["camp-cook"])


@card("rag-tailor", "leader")
@rule("PT1-807")
def test_a_corpse_that_changed_sides_comes_home_to_its_owner():
    table = Table(A_leader="rag-tailor", A="V1 honey-bear/corpse/theirs", B_leader="map-maker")

    table.clear("V1")

    assert (table.hand("A"), table.hand("B")) == ([], ["honey-bear"])
    assert table.discard("B") == []


@card("rag-tailor", "vanguard")
@rule("PT1-610", "PT1-803")
def test_it_intercepts_and_returns_to_the_hand_when_it_falls():
    table = Table(A="V1 rag-tailor:4, R1 mud-toad", B="V1 tower-owl", active="B")
    table.refused("shoot", "V1", "A:R1", rule="PT1-610")

    table.end()

    assert "A:V1" not in table
    assert table.hand("A") == ["rag-tailor"]


@card("rag-tailor", "vanguard")
@card("moon-wolf", "line")
@rule("PT1-705")
def test_an_order_that_defeats_it_sends_it_home_too():
    table = Table(A_hand="moon-wolf", B="V1 rag-tailor:1")

    table.order("moon-wolf", "B:V1")

    assert table.hand("B") == ["rag-tailor"]
    assert "B:V1" not in table


@card("rag-tailor", "vanguard")
@rule("PT1-807")
def test_one_that_changed_sides_returns_to_its_owner():
    table = Table(A="V1 rag-tailor:4/theirs", active="B")

    table.end()

    assert (table.hand("A"), table.hand("B")) == ([], ["rag-tailor"])


@card("rag-tailor", "vanguard")
@pytest.mark.parametrize("place", ["F1", "R1"])
def test_elsewhere_it_leaves_a_corpse(place):
    table = Table(A=f"{place} rag-tailor:4", active="B")

    table.end()

    assert table[f"A:{place}"].corpse


@card("rag-tailor", "flank")
def test_when_a_neighbour_falls_a_card_is_drawn():
    one = Table(A="V1 camp-cook:6, F1 rag-tailor", A_deck="honey-bear mud-toad", active="B")
    two = Table(A="V1 camp-cook:6, F1 rag-tailor, R1 ember-scribe:4", A_deck="honey-bear mud-toad", active="B")

    one.end()
    two.end()

    assert one.hand("A") == ["honey-bear"]
    assert two.hand("A") == ["honey-bear", "mud-toad"]


@card("rag-tailor", "flank")
@pytest.mark.parametrize(
    "unit",
    [
        "V2 camp-cook:6, F1 rag-tailor",
        "F1 rag-tailor, F3 ember-scribe:4",
        "V1 camp-cook:6, R1 rag-tailor",
        "V1 camp-cook:6, F1 rag-tailor:4",
        "V1 camp-cook:6, F1 rag-tailor/corpse",
    ],
)
def test_other_defeats_draw_nothing_and_the_tailor_must_still_stand(unit):
    table = Table(A=unit, A_deck="honey-bear", active="B")

    table.end()

    assert table.hand("A") == []


@card("rag-tailor", "flank")
@card("moon-wolf", "line")
def test_a_neighbour_defeated_by_an_order_counts():
    table = Table(A_hand="moon-wolf", B="V1 camp-cook:1, F1 rag-tailor", B_deck="honey-bear")

    table.order("moon-wolf", "B:V1")

    assert table.hand("B") == ["honey-bear"]


@card("rag-tailor", "rear")
def test_up_to_3_damage_moves_from_an_ally_to_another():
    table = Table(
        A_leader="map-maker:2", A="R1 rag-tailor, V1 honey-bear:5, V3 camp-cook", B="V1 honey-bear:5", wave="rear"
    )
    assert table.choices("cast", "R1") == {"A:V1", "A:F2"}
    assert table.choices("cast", "R1", "V1") == {"A:V3", "A:R1", "A:F2"}
    assert table.choices("cast", "R1", "V1", "F2") == {"1", "2", "3"}
    assert table.choices("cast", "R1", "F2", "V1") == {"1", "2"}

    table.cast("R1", "V1", "F2", 3)

    assert (table.damage("A:V1"), table.damage("A:F2")) == (2, 5)


@card("rag-tailor", "rear")
@rule("PT1-R25", "PT1-351")
def test_it_needs_damage_to_move_and_a_second_round():
    whole = Table(A="R1 rag-tailor, V1 honey-bear", wave="rear")
    early = Table(A="R1 rag-tailor, V1 honey-bear:1", wave="rear", round=1)

    whole.refused("cast", "R1", rule="PT1-R25")
    early.refused("cast", "R1", rule="PT1-351")


@card("rag-tailor", "line")
@rule("PT1-R07")
def test_loose_thread_moves_up_to_3_damage_from_an_ally_to_a_foe():
    table = Table(
        A_leader="map-maker:1",
        A="V1 honey-bear:5, R1 mud-toad",
        A_hand="rag-tailor",
        B="V1 honey-bear:5, R1 rain-caller, F1 tower-owl/corpse",
        round=1,
    )
    assert table.choices("order", "rag-tailor") == {"A:V1", "A:F2"}
    assert table.choices("order", "rag-tailor", "V1") == {"B:V1", "B:R1", "B:F2"}
    assert table.choices("order", "rag-tailor", "V1", "B:R1") == {"1", "2", "3"}

    table.order("rag-tailor", "V1", "B:R1", 2)

    assert (table.damage("A:V1"), table.damage("B:R1")) == (3, 2)


@card("rag-tailor", "rear", "line")
@card("honey-bear", "flank")
@card("ember-scribe", "leader")
def test_moved_damage_is_not_dealt():
    """No bear steps in for it, and the scribe adds nothing."""
    thread = Table(
        A_leader="ember-scribe",
        A="V1 camp-cook:3",
        A_hand="rag-tailor",
        B_leader="map-maker",
        B="V1 camp-cook, F1 honey-bear",
    )
    patch = Table(A="R1 rag-tailor, V3 honey-bear/theirs, F3 honey-bear, R3 mud-toad:2, V1 camp-cook", wave="rear")

    thread.order("rag-tailor", "V1", "B:V1", 3)
    patch.cast("R1", "R3", "V3", 2)

    assert (thread.damage("B:V1"), thread.damage("B:F1")) == (3, 0)
    assert (patch.damage("A:V3"), patch.damage("A:F3")) == (2, 0)


@card("rag-tailor", "line")
@rule("PT1-R25", "PT1-802")
def test_a_hero_about_to_fall_may_be_saved_by_it_and_nobody_whole_can():
    saved = Table(A="V1 honey-bear:12", A_hand="rag-tailor", B="V1 star-reader")
    whole = Table(A="V1 honey-bear", A_hand="rag-tailor", B="V1 star-reader:3")

    saved.order("rag-tailor", "V1", "B:V1", 3).end().end()

    assert not saved["A:V1"].corpse
    whole.refused("order", "rag-tailor", rule="PT1-R25")

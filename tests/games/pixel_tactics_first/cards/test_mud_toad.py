"""Mud Toad: sits in the way, and swallows what is small."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule

KING = {"A_leader": "map-maker", "B_leader": "mud-toad"}


@card("mud-toad", "leader")
@rule("PT1-604")
def test_the_king_chooses_among_the_targets_that_a_rivals_blow_could_have():
    table = Table(
        **KING, A="V1 market-pedlar", B="V1 drill-sergeant, F1 star-reader, F3 bell-founder, V3 camp-cook/corpse"
    )

    table.attack("V1", "B:F2")
    assert table.asked() == {"B": "pick"}
    assert table.options() == {"B:V1", "B:F2", "B:F3"}

    table.pick("F3")
    assert (table.damage("B:F3"), table.damage("B:F2")) == (4, 0)


@card("mud-toad", "leader")
def test_the_king_may_leave_it_and_where_there_is_one_target_is_not_asked():
    left = Table(**KING, A="V1 market-pedlar", B="V1 drill-sergeant")
    alone = Table(**KING, A="V1 market-pedlar", B="V2 camp-cook")

    left.attack("V1", "B:V1").pick("V1")
    alone.attack("V1", "B:V2")

    assert left.damage("B:V1") == 4
    assert alone.damage("B:V2") == 4


@card("mud-toad", "leader")
def test_shots_go_where_they_are_aimed_and_so_do_the_kings_own_blows():
    shot = Table(**KING, A="V1 tower-owl", B="V1 drill-sergeant, V3 star-reader")
    own = Table(**KING, A="V1 drill-sergeant, V3 star-reader", B="V1 market-pedlar", active="B")

    shot.shoot("V1", "B:V3")
    own.attack("V1", "A:V3")

    assert shot.damage("B:V3") == 3
    assert own.damage("A:V3") == 4


@card("mud-toad", "leader")
@card("tilt-rider", "line")
def test_the_king_chooses_for_granted_blows_and_the_leaders_blow_too():
    granted = Table(**KING, A="V1 market-pedlar", A_hand="tilt-rider", B="V1 drill-sergeant")
    leader = Table(**KING, B="V1 drill-sergeant", wave="flank")

    granted.order("tilt-rider", "V1").pick("B:F2").pick("V1")
    leader.attack("F2", "B:F2").pick("V1")

    assert granted.damage("B:V1") == leader.damage("B:V1") == 4


@card("mud-toad", "leader")
@card("mud-toad", "flank")
@card("mirror-mage", "leader")
def test_after_the_king_has_chosen_the_leader_a_toad_may_still_step_in():
    table = Table(A_leader="mud-toad", B_leader="mirror-mage", A="V1 market-pedlar", B="F1 mud-toad")

    table.attack("V1", "B:F1").pick("F2")
    assert table.asked() == {"B": "may"}

    table.accept()
    assert (table.damage("B:F1"), table.damage("B:F2")) == (4, 0)


@card("mud-toad", "vanguard")
@rule("PT1-803")
def test_it_intercepts_and_when_it_falls_the_rival_loses_a_card_at_random():
    table = Table(A="V1 mud-toad:7", A_hand="moon-wolf", B_hand="camp-cook rag-tailor", active="B")
    assert table.has("A:V1", "intercept")

    table.end()

    assert table["A:V1"].corpse
    assert len(table.hand("B")) == len(table.discard("B")) == 1
    assert table.hand("A") == ["moon-wolf"]


@card("mud-toad", "vanguard")
@card("mud-toad", "line")
@rule("PT1-705")
def test_swallowed_by_an_order_it_takes_a_card_as_well():
    table = Table(A="V1 mud-toad", B_hand="mud-toad camp-cook", active="B")

    table.order("mud-toad", "A:V1")

    assert table.hand("B") == []
    assert sorted(table.discard("B")) == ["camp-cook", "mud-toad"]


@card("mud-toad", "vanguard")
@pytest.mark.parametrize("toad", ["F1 mud-toad:7", "R1 mud-toad:7"])
def test_it_takes_no_card_from_another_row(toad):
    table = Table(A=toad, B_hand="camp-cook", active="B")

    table.end()

    assert table.hand("B") == ["camp-cook"]


@card("mud-toad", "flank")
@rule("PT1-610")
def test_it_may_become_the_target_of_an_attack_on_its_leader():
    blow = Table(A="V1 market-pedlar", B="F1 mud-toad, V1 camp-cook")
    shot = Table(A="V1 tower-owl", B="F1 mud-toad, V1 camp-cook")

    blow.attack("V1", "B:F2")
    assert blow.asked() == {"B": "may"}
    assert blow.options() == {"accept", "decline"}
    blow.accept()
    shot.shoot("V1", "B:F2").accept()

    assert (blow.damage("B:F1"), blow.damage("B:F2")) == (4, 0)
    assert (shot.damage("B:F1"), shot.damage("B:V1"), shot.damage("B:F2")) == (3, 0, 0)


@card("mud-toad", "flank")
def test_it_may_keep_out_of_it_and_is_not_asked_for_others_or_for_powers():
    declined = Table(A="V1 market-pedlar", B="F1 mud-toad")
    hero = Table(A="V1 market-pedlar", B="F1 mud-toad, V3 camp-cook")
    power = Table(A="R1 ember-scribe", B="F1 mud-toad", wave="rear")

    declined.attack("V1", "B:F2").decline()
    hero.attack("V1", "B:V3")
    power.cast("R1", "B:F2")

    assert declined.damage("B:F2") == 4
    assert hero.damage("B:V3") == 4
    assert power.damage("B:F2") == 3


@card("mud-toad", "flank")
@card("gate-warden", "flank")
def test_the_toad_is_asked_before_the_bolted_door():
    stepped = Table(A="V1 market-pedlar, V2 banner-bearer", B="F1 mud-toad, F3 gate-warden")
    left = Table(A="V1 market-pedlar, V2 rag-tailor", B="F1 mud-toad, F3 gate-warden")

    stepped.attack("V1", "B:F2").accept()
    assert stepped.damage("B:F1") == 4 + 1

    stepped.attack("V2", "B:F2").decline()
    assert stepped.damage("B:F2") == 0

    left.attack("V1", "B:F2").decline().attack("V2", "B:F2").decline()
    assert left.damage("B:F2") == 3


@card("mud-toad", "rear")
@rule("PT1-411")
def test_it_hits_and_pulls_a_rival_hero_who_cannot_attack_in_that_wave():
    table = Table(A="R1 mud-toad", B="R1 last-squire, F3 drill-sergeant", wave="rear")
    assert table.choices("cast", "R1") == {"B:R1", "B:F3"}

    table.cast("R1", "B:F3")

    assert table["B:V3"].damage == 2
    assert table["B:V3"].moved == table.state.waves


@card("mud-toad", "rear")
@pytest.mark.parametrize(
    "unit",
    [
        "V1 drill-sergeant",
        "F1 drill-sergeant, V1 star-reader",
        "F1 drill-sergeant, V1 camp-cook/corpse",
        "R2 drill-sergeant",
    ],
)
@rule("PT1-208", "PT1-R13")
def test_the_edge_a_hero_a_corpse_and_the_leader_stop_the_pull_but_not_the_damage(unit):
    table = Table(A="R1 mud-toad", B=unit, wave="rear")
    place = f"B:{unit[:2]}"

    table.cast("R1", place)

    assert (table[place].card, table.damage(place)) == ("drill-sergeant", 2)
    assert table[place].moved == 0


@card("mud-toad", "rear")
@rule("PT1-352")
def test_the_tongue_needs_a_rival_hero_and_the_second_round():
    alone = Table(A="R1 mud-toad", wave="rear")
    early = Table(A="R1 mud-toad", B="F1 drill-sergeant", wave="rear", round=1)

    alone.refused("cast", "R1", rule="PT1-R25")
    early.refused("cast", "R1", rule="PT1-351")


@card("mud-toad", "line")
@rule("PT1-R07")
def test_in_one_gulp_defeats_a_rival_hero_with_2_attack_or_less():
    table = Table(
        A="V1 camp-cook",
        A_hand="mud-toad",
        B="V1 rain-caller, V2 tower-owl, F1 bell-founder, R3 gate-warden/corpse",
        round=1,
    )
    assert table.choices("order", "mud-toad") == {"B:V1"}

    table.order("mud-toad", "B:V1")

    assert table["B:V1"].corpse
    assert not table["B:V2"].corpse


@card("mud-toad", "line")
@card("banner-bearer", "leader")
def test_who_is_strong_at_present_is_too_big_to_swallow():
    table = Table(A_hand="mud-toad", A_leader="map-maker", B_leader="banner-bearer", B="V1 rain-caller")

    table.refused("order", "mud-toad", rule="PT1-R25")

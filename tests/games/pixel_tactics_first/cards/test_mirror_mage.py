"""Mirror Mage: gives back what comes and borrows what others can do."""

import pytest

from tests.games.pixel_tactics_first.table import Table

card, rule = pytest.mark.card, pytest.mark.rule


@card("mirror-mage", "leader")
@card("rain-caller", "leader")
def test_both_leaders_have_the_ability_each_for_its_own_player():
    table = Table(A_leader="mirror-mage", A="V1 camp-cook", B_leader="rain-caller", B="V1 drill-sergeant", active="B")

    table.end()

    assert table.damage("A:V1") == table.damage("B:V1") == 1


@card("mirror-mage", "leader")
@card("honey-bear", "leader")
def test_the_copied_ability_speaks_of_the_mirrors_own_unit():
    table = Table(A_leader="mirror-mage", A="V1 map-maker:5", B_leader="honey-bear", active="B")

    table.end()

    assert (table.damage("A:F2"), table.damage("B:F2")) == (2, 0)


@card("mirror-mage", "vanguard")
@rule("PT1-604")
def test_attacked_in_melee_it_deals_the_attackers_attack_back():
    hero = Table(A="V1 mirror-mage", A_leader="map-maker", B="V1 star-reader, F1 banner-bearer", active="B")
    leader = Table(A="V1 mirror-mage", A_leader="map-maker", B_leader="tilt-rider", wave="flank", active="B")

    hero.attack("V1", "A:V1")
    leader.attack("F2", "A:V1")

    assert hero.damage("A:V1") == hero.damage("B:V1") == 2 + 2
    assert leader.damage("A:V1") == leader.damage("B:F2") == 5


@card("mirror-mage", "vanguard")
@rule("PT1-704")
def test_shots_powers_and_attacks_on_others_are_not_given_back():
    shot = Table(A="V1 mirror-mage", A_leader="map-maker", B="R1 last-squire", wave="rear", active="B")
    power = Table(A="V1 mirror-mage", A_leader="map-maker", B="V1 rain-caller", active="B")
    other = Table(A="V1 mirror-mage, V2 camp-cook", A_leader="map-maker", B="V1 star-reader", active="B", first="B")

    shot.shoot("R1", "A:V1")
    power.cast("V1")
    other.attack("V1", "A:V2")

    assert (shot.damage("A:V1"), shot.damage("B:R1")) == (3, 0)
    assert (power.damage("A:V1"), power.damage("B:V1")) == (2, 0)
    assert (other.damage("A:V2"), other.damage("B:V1")) == (2, 0)


@card("mirror-mage", "vanguard")
@card("honey-bear", "flank")
def test_where_the_bear_takes_the_damage_the_mage_was_attacked_all_the_same():
    table = Table(A="V1 mirror-mage, F1 honey-bear", A_leader="map-maker", B="V1 star-reader", active="B", first="B")

    table.attack("V1", "A:V1")

    assert (table.damage("A:V1"), table.damage("A:F1"), table.damage("B:V1")) == (0, 2, 2)


@card("mirror-mage", "vanguard")
@card("grave-gardener", "leader")
def test_a_corpse_that_attacks_takes_nothing_back():
    table = Table(
        A="V1 mirror-mage",
        A_leader="map-maker",
        B_leader="grave-gardener",
        B="V1 camp-cook/corpse",
        active="B",
        first="B",
    )

    table.attack("V1", "A:V1")

    assert table.damage("A:V1") == 2
    assert (table["B:V1"].corpse, table.damage("B:V1")) == (True, 0)


@card("mirror-mage", "flank")
@rule("PT1-701")
def test_it_uses_the_attack_power_of_the_row_in_which_another_hero_stands():
    """Neither a passive power, nor a corpse, nor another mirror, nor itself lends one."""
    table = Table(
        A="F1 mirror-mage, V1 rain-caller, R1 last-squire, V2 clock-maker/corpse",
        A_leader="map-maker",
        B="F1 mirror-mage, R2 rain-caller, V3 camp-cook",
        B_leader="map-maker",
        wave="flank",
    )
    assert table.choices("cast", "F1") == {"A:V1", "B:R2"}

    table.cast("F1", "V1")

    assert [table.damage(f"B:{slot}") for slot in ("F1", "F2", "V3")] == [2, 2, 2]
    assert table.actions == 1
    table.refused("attack", "F1", "B:F1", rule="PT1-406")


@card("mirror-mage", "flank")
@card("rain-caller", "rear")
def test_its_player_picks_for_a_rival_heros_power():
    table = Table(A="F1 mirror-mage", A_leader="map-maker", B="R2 rain-caller, V3 camp-cook", wave="flank")

    table.cast("F1", "B:R2")
    assert table.asked() == {"A": "pick"}
    assert table.options() == {"B:R2", "B:V3"}

    table.pick("B:V3")
    assert table.damage("B:F3") == 2


@card("mirror-mage", "flank")
@card("ember-scribe", "rear")
@card("clock-maker", "vanguard")
@card("tilt-rider", "rear")
def test_the_user_is_this_hero_and_its_row_is_this_row():
    scribe = Table(A="F1 mirror-mage, R1 ember-scribe", A_leader="map-maker", wave="flank")
    clock = Table(
        A="F1 mirror-mage, F3 ember-scribe, V1 clock-maker, V2 bell-founder", A_leader="map-maker", wave="flank"
    )
    rider = Table(A="F1 mirror-mage, R1 tilt-rider", A_leader="map-maker", wave="flank")

    scribe.cast("F1", "R1").pick("B:F2")
    clock.cast("F1", "V1")
    rider.cast("F1", "R1").pick("V3").pick("B:F2")

    assert (scribe.damage("A:F1"), scribe.damage("A:R1"), scribe.damage("B:F2")) == (1, 0, 3)
    assert clock.options() == {"A:F3"}
    assert rider["A:V3"].card == "mirror-mage"
    assert rider.damage("B:F2") == 3


@card("mirror-mage", "flank")
@rule("PT1-352")
def test_without_a_power_to_borrow_and_in_the_first_round_it_is_not_offered():
    alone = Table(A="F1 mirror-mage, R1 last-squire", A_leader="map-maker", wave="flank")
    idle = Table(A="F1 mirror-mage", A_leader="map-maker", B="F1 lamp-mage", wave="flank")
    early = Table(A="F1 mirror-mage, V1 rain-caller", A_leader="map-maker", wave="flank", round=1)

    alone.refused("cast", "F1", rule="PT1-R25")
    idle.refused("cast", "F1", rule="PT1-R25")
    early.refused("cast", "F1", rule="PT1-351")


@card("mirror-mage", "rear")
def test_a_rival_hero_takes_damage_equal_to_its_own_attack():
    table = Table(
        A="R1 mirror-mage",
        A_leader="map-maker",
        B="V1 market-pedlar, F1 banner-bearer, R3 camp-cook/corpse",
        wave="rear",
    )
    assert table.choices("cast", "R1") == {"B:V1", "B:F1"}

    table.cast("R1", "B:V1")

    assert table.damage("B:V1") == 4 + 2
    assert table.damage("B:F1") == 0


@card("mirror-mage", "rear")
def test_leaders_are_not_mirrored_from_the_rear():
    table = Table(A="R1 mirror-mage", A_leader="map-maker", wave="rear")

    table.refused("cast", "R1", rule="PT1-R25")


@card("mirror-mage", "line")
@rule("PT1-R10")
def test_same_trick_twice_uses_an_order_of_either_discard_pile():
    """Neither itself, which lies in no pile yet, nor an Order that itself uses an Order."""
    table = Table(
        A_leader="map-maker",
        A_hand="mirror-mage",
        A_discard="bell-founder market-pedlar",
        B_leader="map-maker",
        B_discard="mud-toad mirror-mage",
        B="V1 camp-cook, V2 market-pedlar",
    )
    assert table.choices("order", "mirror-mage") == {"bell-founder", "B:mud-toad"}

    table.order("mirror-mage", "B:mud-toad")
    assert table.options() == {"B:V1"}

    table.pick("B:V1")
    assert table["B:V1"].corpse
    assert table.discard("A") == ["bell-founder", "market-pedlar", "mirror-mage"]
    assert table.discard("B") == ["mud-toad", "mirror-mage"]


@card("mirror-mage", "line")
@card("ember-scribe", "leader")
@card("banner-bearer", "rear")
@rule("PT1-705")
def test_the_borrowed_order_is_the_users_order_but_only_one_was_played():
    table = Table(
        A_leader="ember-scribe",
        A="R1 banner-bearer",
        A_hand="mirror-mage",
        B_discard="bell-founder",
        B_leader="map-maker",
        B="V1 camp-cook",
    )

    table.order("mirror-mage", "B:bell-founder")
    assert table.damage("B:V1") == table.damage("B:F2") == 2 + 1
    assert table.asked() == {"A": "pick"}

    table.pick("R1")
    assert table.strength("A:R1") == 2 + 2
    assert table.asked() == {"A": "act"}


@card("mirror-mage", "line")
@pytest.mark.parametrize("pile", ["", "market-pedlar", "mud-toad"])
def test_without_an_order_that_could_do_anything_the_trick_is_not_offered(pile):
    table = Table(A_leader="map-maker", A_hand="mirror-mage", A_discard=pile)

    table.refused("order", "mirror-mage", rule="PT1-R25")


@card("mirror-mage", "line")
@card("tilt-rider", "line")
@rule("PT1-352")
def test_in_the_first_round_the_trick_grants_no_attack():
    table = Table(A_leader="map-maker", A="V1 camp-cook", A_hand="mirror-mage", A_discard="tilt-rider", round=1)

    table.refused("order", "mirror-mage", rule="PT1-R25")

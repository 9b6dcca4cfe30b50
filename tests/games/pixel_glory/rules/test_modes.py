"""Section 12: Solo, Cooperative, 2v2 and Expanded."""

import pytest

from app.games.pixel_glory.cards import BASE_SPELLS, BASICS, CARDS, SECOND_MONSTERS, SECOND_SPELLS
from tests.games.pixel_glory.table import SEATS, Table

COOP = "dungeon-lord-coop"


def spells(table: Table, letter: str) -> list[str]:
    """The spells that a seat has drafted."""
    return [card for card in table.view(letter).wizards[SEATS.index(letter)].drafted if card not in BASICS.values()]


# --- Solo and Cooperative: the Town -----------------------------------------------------------


@pytest.mark.rule("PG-1202", "PG-1203", "PG-R26")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("cooperative", 2), ("cooperative", 3), ("cooperative", 4)])
def test_each_player_is_dealt_three_spells_with_their_basics_and_nobody_bids(mode, seats):
    table = Table.new(mode=mode, seats=seats)

    for letter in SEATS[:seats]:
        dealt = spells(table, letter)
        assert len(dealt) == 3
        assert len(table.drafted(letter)) == 3 + sum(CARDS[card].symbols for card in dealt)
    assert table.asked() == {table.staff: "draft"}
    assert all(wizard.bids == () for wizard in table.view("A").wizards)


@pytest.mark.rule("PG-1204")
def test_solo_takes_one_of_two_spells_six_times():
    table = Table.new(mode="solo", seats=1)
    for number in range(1, 7):
        assert table.round == number
        taken, other = table.offer
        assert table.choices() == {f"draft {taken}", f"draft {other}"}
        table.draft(taken)
        assert taken in spells(table, "A") and table.common("out")[number - 1] == other

    assert len(spells(table, "A")) == 9 and table.turn == "A"
    assert len(table.common("out")) == 6
    never_seen = [piece for piece in table.state.pieces if piece.kind == "spell" and piece.zone == "box"]
    assert len(never_seen) == 21 and all(piece.seen == 0 for piece in never_seen)


@pytest.mark.rule("PG-1205", "PG-R25")
@pytest.mark.parametrize(("seats", "shown"), [(2, 3), (3, 3), (4, 4)])
def test_together_players_take_turns_in_picking_first(seats, shown):
    table = Table.where_staff_is("B", mode="cooperative", seats=seats)
    first_picks = []
    while not table.state.turns:
        if len(table.offer) == shown:
            first_picks += table.asked()
        table.anything()

    clockwise = [SEATS[(1 + number) % seats] for number in range(6)]
    assert first_picks == clockwise
    assert [len(spells(table, letter)) for letter in SEATS[:seats]] == [9] * seats
    assert len(table.common("out")) == (6 if seats == 2 else 0)


@pytest.mark.rule("PG-R25")
def test_in_a_round_the_others_follow_clockwise():
    assert Table.where_staff_is("C", mode="cooperative", seats=4).view("A").turn.order == (2, 3, 0, 1)


@pytest.mark.rule("PG-R25", "PG-1208")
def test_whoever_has_the_staff_after_six_rounds_begins():
    table = Table.where_staff_is("A", mode="cooperative", seats=4).town()

    assert table.staff == table.turn == "C"


# --- Solo and Cooperative: the Dungeon ------------------------------------------------------


@pytest.mark.rule("PG-1206", "PG-1207")
@pytest.mark.parametrize(("mode", "seats"), [("solo", 1), ("cooperative", 3)])
def test_together_all_monsters_are_fought_and_the_lord_shows_its_other_side(mode, seats):
    table = Table.new(mode=mode, seats=seats).town()

    assert len(table.dungeon) + 3 == 26
    assert table.dungeon[-1] == COOP
    assert "dungeon-lord" not in {piece.card for piece in table.state.pieces}


@pytest.mark.rule("PG-1208", "PG-502")
@pytest.mark.parametrize(
    ("mode", "seats", "difficulty", "hp"),
    [
        ("solo", 1, "casual", 14),
        ("solo", 1, "standard", 12),
        ("solo", 1, "hardcore", 8),
        ("cooperative", 4, "casual", 15),
    ],
)
def test_hp_follow_the_same_table(mode, seats, difficulty, hp):
    assert Table.new(mode=mode, seats=seats, difficulty=difficulty).town().all_hp == (hp,) * seats


@pytest.mark.rule("PG-1208")
def test_in_solo_only_the_own_2_hp_are_lost():
    table = Table("tax-wraith - -", mode="solo", A_hand="basic-fire", A_reserve="").play("basic-fire")

    assert table.all_hp == (10,) and table.combo("A") == 1 and table.turn == "A"


@pytest.mark.rule("PG-1201", "PG-R27")
def test_all_win_together_when_the_lord_falls_whatever_their_fame():
    table = Table(f"{COOP}:1 - -", dungeon="", mode="cooperative", seats=3, A_hand="wave flood", C_hp=0).play("flood")

    assert table.over == ("lord", "ABC")
    assert table.places == ()


@pytest.mark.rule("PG-1201", "PG-R27")
def test_all_lose_together_when_everybody_is_out():
    table = Table(
        "tax-wraith - -", mode="cooperative", A_hp=2, B_hp=1, A_hand="basic-fire", A_reserve="", A_claimed="soggy-sock"
    ).play("basic-fire")

    assert table.over == ("nobody-left", "")


@pytest.mark.rule("PG-R27")
def test_the_co_op_lord_is_not_damaged_while_another_monster_is_revealed():
    table = Table(f"{COOP} soggy-sock:2 -", dungeon="", mode="solo", A_hand="flood wave basic-fire basic-fire")
    table.play("flood", COOP)
    assert table.monsters == f"{COOP} soggy-sock:2 -"

    table.play("wave", COOP).then("soggy-sock").then("soggy-sock").play("basic-fire")
    assert table.monsters == f"{COOP}:24 - -"


# --- 2v2 ---------------------------------------------------------------------------------------


@pytest.mark.rule("PG-1211")
def test_teammates_sit_across():
    assert [wizard.team for wizard in Table.new(mode="teams", seats=4).view("A").wizards] == [0, 1, 0, 1]
    with pytest.raises(ValueError, match="teams"):
        Table.new(mode="teams", seats=3)


@pytest.mark.rule("PG-1212")
def test_the_team_with_the_most_fame_together_wins():
    table = Table(
        "dungeon-lord:1 - -",
        dungeon="",
        mode="teams",
        A_hand="flood basic-fire",
        B_claimed="tax-wraith soggy-sock",
        D_claimed="dragon-on-a-diet",
    ).play("flood")

    assert [table.fame(letter) for letter in SEATS] == [7, 4, 0, 4]
    assert table.over == ("lord", "BD")
    assert table.places == (2, 1, 2, 1)


@pytest.mark.rule("PG-R28")
@pytest.mark.parametrize(("staff", "winners"), [("A", "AC"), ("B", "BD"), ("C", "AC"), ("D", "BD")])
def test_equal_teams_are_decided_for_the_staffs(staff, winners):
    table = Table(
        "dungeon-lord:1 - -",
        dungeon="",
        mode="teams",
        staff=staff,
        A_hand="flood basic-fire",
        B_claimed="tax-wraith",
        D_claimed="dragon-on-a-diet",
    ).play("flood")

    assert table.over == ("lord", winners)


@pytest.mark.rule("PG-1213")
def test_in_2v2_each_bids_drafts_fights_and_dies_alone():
    table = Table.new(mode="teams", seats=4)
    assert table.asked() == dict.fromkeys(SEATS, "bid")
    assert table.town().all_hp == (13,) * 4 and len(table.dungeon) == 12

    table = Table("tax-wraith - -", mode="teams", C_hp=1, A_hand="basic-fire", A_reserve="").play("basic-fire")
    assert table.all_hp == (11, 12, 0, 12), "the partner suffers like the others"


@pytest.mark.rule("PG-R39", "PG-1213")
def test_another_player_may_be_the_partner():
    table = Table("tax-wraith snail-express -", mode="teams", A_hand="light-fingers", A_played="basic-shadow")
    table.play("light-fingers", "alternate", "tax-wraith")

    assert table.choices() == {"B", "C", "D"}


# --- Expanded --------------------------------------------------------------------------------------


@pytest.mark.rule("PG-1221", "PG-R29")
def test_expanded_drafts_from_72_spells_and_draws_from_50_monsters():
    offered, coming = set(), set()
    for n in range(25):
        table = Table.new(bytes([n]), mode="expanded", seats=4)
        assert len(table.offer) + len(table.common("spells")) == 72
        offered |= {*table.offer}
        coming |= {*table.view("A").coming}

    assert offered & {*BASE_SPELLS} and offered & {*SECOND_SPELLS}
    assert len(coming) == 51
    assert {*SECOND_MONSTERS} < coming


@pytest.mark.rule("PG-1222", "PG-1223", "PG-R29")
def test_expanded_shows_its_15_monsters_before_the_draft_but_not_their_order():
    table = Table.new(mode="expanded", seats=3)
    for audience in ("A", "B", "C", "watchers"):
        coming = table.view(audience).coming
        assert len(coming) == 15 and "dungeon-lord" in coming
        assert list(coming) == sorted(coming)

    before = table.view("A").coming
    table.town()
    assert sorted([*table.monsters.split(), *table.dungeon]) == list(before)
    assert table.dungeon[-1] == "dungeon-lord"
    assert sorted(table.view("B").coming) == sorted(table.dungeon)


@pytest.mark.rule("PG-1223")
@pytest.mark.parametrize("mode", ["free-for-all", "teams", "cooperative"])
def test_elsewhere_nobody_sees_which_monsters_come(mode):
    assert Table.new(mode=mode, seats=4).view("A").coming == ()


@pytest.mark.rule("PG-R29")
def test_the_order_of_the_monsters_is_shuffled_again_for_the_dungeon():
    orders = set()
    for n in range(5):
        table = Table.new(bytes([n]), mode="expanded", seats=2)
        before = list(table.dungeon)
        table.town()
        orders.add(before[:3] == table.monsters.split())

    assert False in orders

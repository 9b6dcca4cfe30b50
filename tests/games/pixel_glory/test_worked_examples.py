"""The worked examples of the rules, one test each, with their numbers. P1 is seat A, P2 seat B, and so on."""

import pytest

from app.games.pixel_glory.cards import BASICS
from tests.games.pixel_glory.table import SEATS, Table


def order(table: Table) -> str:
    """Who picks in this round, the first to pick first."""
    return "".join([SEATS[seat] for seat in table.view("A").turn.order])


def drafts(table: Table) -> Table:
    """Everybody takes the first spell that is left."""
    number = table.round
    while table.round == number:
        table.anything()
    return table


@pytest.mark.rule("PG-302", "PG-307")
def test_example_1_bids():
    table = Table.new(seats=4).bids(9, 2, 7, 3)
    assert order(table) == "ACDB"

    assert drafts(table).staff == "B"


@pytest.mark.rule("PG-303", "PG-R07")
def test_example_2_ties():
    assert order(Table.where_staff_is("C", seats=4).bids(7, 7, 4, 7)) == "DABC"
    assert order(Table.where_staff_is("C", seats=4).bids(7, 7, 7, 7)) == "CDAB"


@pytest.mark.rule("PG-303", "PG-306", "PG-307")
def test_example_3_two_players():
    table = Table.where_staff_is("B").bids(5, 5)
    one, two, three = table.offer
    assert order(table) == "BA"

    table.draft(one).draft(two)
    assert table.drafted("B")[0] == one and table.drafted("A")[0] == two
    assert table.common("out") == [three] and table.staff == "A"


@pytest.mark.rule("PG-112", "PG-304")
def test_example_4_basics():
    table = next(table for table in (Table.new(bytes([n])) for n in range(99)) if "flood" in table.offer)
    table.bids(9, 1).draft("flood")

    assert table.drafted("A") == ["flood", "basic-water", "basic-water"]


@pytest.mark.rule("PG-501", "PG-502", "PG-503", "PG-504", "PG-505")
def test_example_5_setup_numbers():
    four = Table.new(seats=4).town()
    assert four.all_hp == (13,) * 4 and [four.combo(letter) for letter in SEATS] == [0] * 4
    assert (len(four.monsters.split()), len(four.dungeon)) == (3, 12)

    assert Table.new(seats=3, difficulty="hardcore").town().all_hp == (8,) * 3


@pytest.mark.rule("PG-402", "PG-R09")
def test_example_6_sp():
    hand = "basic-water basic-water flood basic-fire"
    table = Table("tax-wraith insomniac-vampire -", A_hand=hand)
    table.play("basic-water", "tax-wraith").play("basic-water", "tax-wraith")
    assert "alternate" in table.choices("play flood")

    table = Table("tax-wraith insomniac-vampire -", A_hand=hand)
    table.play("basic-water", "tax-wraith").play("basic-fire", "tax-wraith")
    assert "alternate" not in table.choices("play flood")


@pytest.mark.rule("PG-1103", "PG-R24")
def test_example_7_flood_wide():
    table = Table(
        "curry-cat:5 snail-express:3 midnight-accountant:4",
        A_hand="flood basic-fire",
        A_played="basic-water basic-water",
        dungeon="soggy-sock",
    ).play("flood", "alternate")

    assert table.monsters == "curry-cat:1 soggy-sock midnight-accountant:1"
    assert [tale.n for tale in table.tales("A") if tale.what == "damage"] == [4, 3, 3]
    assert table.kills == 1


@pytest.mark.rule("PG-1104", "PG-607", "PG-R12", "PG-701")
def test_example_8_wave_on_fire():
    table = Table("hot-potato tax-wraith -", A_hand="wave basic-fire").play("wave", "hot-potato")
    table.then("hot-potato").then("hot-potato")
    assert table.claimed("A") == ["hot-potato"]

    table = Table("hot-potato:3 tax-wraith -", A_hand="wave basic-fire", dungeon="soggy-sock")
    table.play("wave", "hot-potato").then("hot-potato")
    assert table.claimed("A") == ["hot-potato"]
    assert table.choices() == {"soggy-sock", "tax-wraith"}


@pytest.mark.rule("PG-704")
def test_example_9_two_kills_hot_potato_second():
    table = Table("soggy-sock:1 hot-potato:1 tax-wraith", A_hp=2, A_hand="basic-fire basic-fire")
    table.play("basic-fire", "soggy-sock").play("basic-fire", "hot-potato")
    healed = next(tale for tale in table.tales("A") if tale.what == "heal")
    assert (healed.m, table.hp("A")) == (3, 1)

    table.end()
    assert table.all_hp == (1, 12)


@pytest.mark.rule("PG-703", "PG-R15")
def test_example_10_hot_potato_first():
    table = Table("hot-potato:1 soggy-sock:1 alarm-rooster:1", A_hp=4, A_hand="basic-fire basic-fire basic-fire")

    left = []
    for monster in ("hot-potato", "soggy-sock", "alarm-rooster"):
        left.append(table.play("basic-fire", monster).hp("A"))
    assert left == [2, 3, 3]


@pytest.mark.rule("PG-801", "PG-802", "PG-1001", "PG-902")
def test_example_11_no_kill():
    table = Table(
        "tax-wraith - -", dungeon="", lord=False, seats=3, C_hp=1, C_claimed="soggy-sock", A_hand="basic-fire",
        A_reserve="", A_deck="basic-fire",
    ).play("basic-fire")  # fmt: skip

    assert table.all_hp == (10, 11, 0)
    assert table.fame("C") == 1 and table.combo("A") == 1
    assert table.turn == "B"
    assert table.play("basic-shadow").turn == "A"


@pytest.mark.rule("PG-803", "PG-804", "PG-R18")
def test_example_12_combo_timing():
    table = Table("hedge-hog tax-wraith -", A_combo=2, A_hand="basic-water").play("basic-water", "tax-wraith").end()
    assert table.combo("A") == 3 and "strike" not in table.choices()
    table.play("basic-shadow", "tax-wraith")

    assert table.turn == "A" and table.piece("hedge-hog").hp == 9
    table.strike("hedge-hog")
    assert table.claimed("A") == ["hedge-hog"] and table.fame("A") == 2 and table.combo("A") == 0
    before = table.all_hp
    for _ in range(4):
        table.play("basic-shadow", "tax-wraith")
    assert table.end().all_hp == before


@pytest.mark.rule("PG-906", "PG-907")
def test_example_13_empty_deck():
    """The third card played is the one that draws."""
    pile = "dig-in mud-bath nightcap night-shift short-fuse"
    table = Table(
        "tax-wraith insomniac-vampire -",
        A_hand="bright-idea",
        A_played="basic-fire basic-water",
        A_deck="wave",
        A_discard=pile,
    ).play("bright-idea", "tax-wraith")
    assert table.hand("A")[0] == "wave" and table.hand("A")[1] in pile
    assert (len(table.deck("A")), table.discard("A")) == (4, [])

    assert table.played("A") == ["basic-fire", "basic-water", "bright-idea"]

    while table.turn == "A":
        table.anything()
    assert {"basic-fire", "basic-water", "bright-idea"} <= {*table.discard("A")}


@pytest.mark.rule("PG-611", "PG-612", "PG-613", "PG-903")
@pytest.mark.parametrize("kept", [True, False])
def test_example_14_reserve(kept):
    fire, water = "basic-fire", "basic-water"
    table = Table("leaky-leviathan insomniac-vampire -", A_hand=f"{fire} {fire} {fire} {water}", A_reserve="")
    for _ in range(3):
        table.play(fire, "leaky-leviathan")
    assert "end" not in table.choices()
    table.keep(water).end()

    table.play("basic-shadow", "leaky-leviathan")
    assert table.turn == "A" and len(table.hand("A")) == 4 and table.reserve("A") == [water]
    for _ in range(4):
        table.play("basic-shadow", "leaky-leviathan")
    assert table.choices() == {f"play {water}", "end"}
    table.end() if kept else table.play(water, "leaky-leviathan")
    assert table.turn == "B" and table.reserve("A") == ([water] if kept else [])


@pytest.mark.rule("PG-1003", "PG-R22", "PG-1005")
def test_example_15_dungeon_lord():
    table = Table(
        "dungeon-lord:2 tax-wraith soggy-sock",
        seats=3,
        active="B",
        staff="C",
        A_claimed="dragon-on-a-diet leaky-leviathan alarm-rooster",
        B_hand="flood wave",
        B_claimed="hot-potato",
        C_claimed="retired-mountain",
    ).play("flood", "dungeon-lord")

    assert [table.fame(letter) for letter in "ABC"] == [9, 9, 4]
    assert table.over == ("lord", "A")
    assert table.asked() == {}


@pytest.mark.rule("PG-1002", "PG-1004")
def test_example_16_dead_winner():
    table = Table(
        "dungeon-lord:1 - -",
        dungeon="",
        seats=3,
        active="B",
        A_hp=0,
        A_claimed="dragon-on-a-diet leaky-leviathan tax-wraith",
        B_hand="flood wave",
        B_claimed="soggy-sock",
        C_claimed="hot-potato insomniac-vampire",
    ).play("flood")

    assert [table.fame(letter) for letter in "ABC"] == [11, 8, 6]
    assert table.over == ("lord", "A")


@pytest.mark.rule("PG-R21", "PG-R03")
def test_example_17_death_in_the_own_turn():
    table = Table("hot-potato:1 tax-wraith -", seats=3, A_hp=2, A_hand="basic-fire wave flood")
    table.play("basic-fire", "hot-potato")

    assert table.all_hp == (0, 12, 12)
    assert table.turn == "B" and table.hand("A") == ["wave", "flood"]


@pytest.mark.rule("PG-1203", "PG-1204", "PG-1205", "PG-1206", "PG-1207")
def test_example_18_cooperative_counts():
    four = Table.new(mode="cooperative", seats=4)
    dealt = [card for letter in SEATS for card in four.drafted(letter) if card not in BASICS.values()]
    assert len(dealt) == 12 and len(four.offer) == 4
    four.town()
    assert four.common("spells") == four.common("out") == []
    assert len(four.dungeon) + 3 == 26

    solo = Table.new(mode="solo").town()
    owned = [piece for piece in solo.state.pieces if piece.kind == "spell" and piece.owner == 0]
    unseen = [piece for piece in solo.state.pieces if piece.kind == "spell" and piece.zone == "box"]
    assert (len(owned), len(solo.common("out")), len(unseen)) == (9, 6, 21)

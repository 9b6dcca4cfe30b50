"""Section 11: the end of a match and of the game."""

import pytest

from app.games.pixel_tactics.game import Options
from app.kernel.dice import Dice
from app.kernel.node import replace
from tests.games.pixel_tactics.table import GAME, Table

FALLEN = "ferrykeeper:20"


def routed(
    A: str = "", B: str = "", *, mine: str = "door-guard:3", theirs: str = FALLEN, secret: int = 0, **more
) -> Table:
    """A table at which a Wave has just ended; by default B's Leader falls in it."""
    table = Table(A=A, B=B, A_leader=mine, B_leader=theirs, active="B", round=4, **more)
    table.state = replace(table.state, dice=Dice(bytes([secret])))
    return table.end()


def awards(table: Table) -> list[tuple[str, int, list[str]]]:
    """What the log tells of trophies: who takes or forgoes one, and which Leaders make it up."""
    return [
        (told.what, told.seat, [piece.card for piece in told.pieces])
        for told in table.told
        if told.what in ("trophy", "no-trophy")
    ]


# --- A match ends ---------------------------------------------------------------------------------


@pytest.mark.rule("PT5-1001", "PT5-1002")
@pytest.mark.parametrize(("damage", "ends"), [(19, False), (20, True), (25, True)])
def test_a_unit_routs_at_the_end_of_a_wave_when_its_leader_has_lethal_damage(damage, ends):
    table = routed(theirs=f"ferrykeeper:{damage}")

    assert (table.match == 2) == ends
    assert table.trophies == ((1, 0) if ends else (0, 0))
    assert [result.winner for result in GAME.matches(table.state)] == ([0] if ends else [])


@pytest.mark.rule("PT5-1001")
def test_nothing_ends_in_the_middle_of_a_wave():
    table = Table(A="V1 retired-boss", B_leader="ferrykeeper:19").attack("V1", "B:F2")
    assert table.match == 1 and table.asked() == {"A": "act"}


@pytest.mark.rule("PT5-1002")
def test_the_player_whose_leader_still_stands_wins():
    assert routed(mine="door-guard:18", theirs="ferrykeeper:19").trophies == (0, 1)
    assert routed(B="V1 night-baker, V2 patch-nurse").trophies == (1, 0)


@pytest.mark.rule("PT5-1003")
def test_the_winner_takes_both_leaders_as_one_trophy():
    table = routed()
    assert table.lying("A", "trophies") == ["door-guard", "ferrykeeper"]
    assert table.lying("B", "trophies") == [] and table.trophies == (1, 0)
    assert awards(table) == [("trophy", 0, ["door-guard", "ferrykeeper"])]


@pytest.mark.rule("PT5-1004")
def test_trophy_cards_are_out_of_all_later_matches():
    table = routed(goal=3)
    for _ in range(2):
        left = {(piece.owner, piece.card) for piece in table.state.pieces if piece.zone in ("deck", "hand")}
        assert not left & {(0, "door-guard"), (1, "ferrykeeper")}
        assert (1, "door-guard") in left and (0, "ferrykeeper") in left
        if table.match == 2:
            table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")
            leader = table.at("A:F2")
            table.state = replace(
                table.state,
                pieces=tuple(
                    replace(piece, damage=40) if piece.id == leader.id else piece for piece in table.state.pieces
                ),
            )
            table.end().end()
    assert table.match == 3 and table.trophies == (1, 1)
    assert len(table.lying("A", "trophies")) == len(table.lying("B", "trophies")) == 2


@pytest.mark.rule("PT5-1005", "PT5-R40")
@pytest.mark.parametrize(
    ("mine", "theirs", "trophies"),
    [
        ("V1 night-baker, V2 patch-nurse", "V1 night-baker", (1, 0)),
        ("V1 night-baker", "V1 night-baker, R1 patch-nurse", (0, 1)),
        ("V1 night-baker, V2 patch-nurse:8", "V1 night-baker, R1 patch-nurse", (0, 1)),
        ("V1 night-baker, V2 patch-nurse/corpse, V3 lag-conjurer/corpse", "V1 night-baker, R1 patch-nurse", (0, 1)),
        ("V1 night-baker, V2 patch-nurse:8", "V1 night-baker", (1, 1)),
    ],
)
def test_when_both_rout_the_unit_with_more_living_heroes_after_the_count_wins(mine, theirs, trophies):
    assert routed(mine, theirs, mine="door-guard:18", goal=3).trophies == trophies


@pytest.mark.rule("PT5-1005", "PT5-R40")
def test_a_hero_revived_after_the_count_is_too_late():
    table = routed(
        "V1 night-baker:8, V2 lag-conjurer", "V1 night-baker", mine="door-guard:18", A_reserve="S1 little-sibling"
    )
    assert table.match == 2 and table.trophies == (1, 1)


@pytest.mark.rule("PT5-1006")
def test_in_a_tie_both_get_a_trophy_the_leader_of_the_opposite_side():
    table = routed(mine="door-guard:18")

    assert table.trophies == (1, 1) and GAME.matches(table.state)[-1].winner == -1
    assert table.lying("A", "trophies") == ["ferrykeeper"] and table.lying("B", "trophies") == ["door-guard"]
    assert awards(table) == [("trophy", 0, ["ferrykeeper"]), ("trophy", 1, ["door-guard"])]


@pytest.mark.rule("PT5-1007", "PT5-R41")
@pytest.mark.parametrize(
    ("goal", "before", "after"),
    [(2, (1, 0), (1, 1)), (2, (0, 1), (1, 1)), (2, (1, 1), (1, 1)), (3, (2, 1), (2, 2)), (3, (1, 1), (2, 2))],
)
def test_nobody_wins_the_game_by_a_tie(goal, before, after):
    table = routed(mine="door-guard:18", goal=goal, trophies=before)

    assert table.trophies == after and table.match == 2 and table.state.over is None
    playing = [piece for piece in table.state.pieces if piece.zone in ("deck", "hand")]
    assert len(playing) == 48
    assert not {(0, "door-guard"), (1, "ferrykeeper")} & {(piece.owner, piece.card) for piece in playing}


@pytest.mark.rule("PT5-R41")
def test_a_leader_that_is_not_awarded_is_set_aside_and_counts_for_nobody():
    table = routed(mine="door-guard:18", trophies=(1, 0))
    assert table.lying("A", "trophies") == [] and table.lying("B", "trophies") == ["door-guard"]
    assert table.lying("B", "out") == ["ferrykeeper"] and table.lying("A", "out") == []
    assert awards(table) == [("no-trophy", 0, ["ferrykeeper"]), ("trophy", 1, ["door-guard"])]


# --- The game ends -----------------------------------------------------------------------------------


@pytest.mark.rule("PT5-1008")
@pytest.mark.parametrize(("goal", "before"), [(2, (1, 0)), (2, (1, 1)), (3, (2, 0)), (3, (2, 2))])
def test_the_first_to_hold_that_many_trophies_wins_the_game(goal, before):
    table = routed(goal=goal, trophies=before)

    assert table.asked() == {}
    result = GAME.outcome(table.state)
    assert (result.winner, result.reason) == (0, "rout") and table.trophies == (goal, before[1])
    assert table.why("draw", by="A") == ("over", "PT5-1008")


@pytest.mark.rule("PT5-1008")
def test_a_game_goes_to_two_or_three_trophies():
    assert GAME.options({"trophies": 2}) == Options(2, 0)
    assert GAME.options({"trophies": 3}) == Options(3, 0)
    for wrong in (0, 1, 4, "2"):
        with pytest.raises(ValueError, match="trophies"):
            GAME.options({"trophies": wrong})


@pytest.mark.rule("PT5-R09")
def test_a_concession_ends_it_too():
    state, _ = GAME.give_up(Table().state, 0, "concession")
    assert (GAME.outcome(state).winner, GAME.outcome(state).reason) == (1, "concession")
    assert GAME.decisions(state) == ()


# --- The next match -------------------------------------------------------------------------------------


@pytest.mark.rule("PT5-1009")
@pytest.mark.parametrize(("goal", "before"), [(2, (0, 0)), (2, (0, 1)), (3, (1, 2))])
def test_if_nobody_has_enough_the_next_match_begins(goal, before):
    table = routed(goal=goal, trophies=before)
    assert table.match == 2 and table.asked() == {"A": "leader", "B": "leader"}
    assert GAME.outcome(table.state) is None

    table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")
    assert (table.round, table.wave, table.asked()) == (1, "vanguard", {"A": "act"})


@pytest.mark.rule("PT5-1010", "PT5-R42")
def test_everything_but_the_trophies_returns_to_its_owners_deck_without_tokens_and_status_effects():
    table = routed(
        "V1 night-baker:2 virus=2 [+1 attack], F1 lag-conjurer/corpse, R1 patch-nurse/theirs zeal=1",
        "V1 night-baker/fresh, V2 lag-conjurer/acted",
        A_reserve="S1 lamplighter, S2 rules-lawyer",
        A_hand="token-thief",
        A_discard="solder-smith",
    )
    for seat in (0, 1):
        own = [piece for piece in table.state.pieces if piece.owner == seat and piece.zone in ("deck", "hand")]
        assert len(own) == 24 and {piece.side for piece in own} == {seat}
        for piece in own:
            assert (piece.damage, piece.virus, piece.zeal, piece.time, piece.statuses, piece.corpse) == (
                0,
                0,
                0,
                0,
                (),
                False,
            )
        assert len(table.state.lying(seat, "deck")) + len(table.state.lying(seat, "hand")) == 24
        assert table.state.sides[seat].unit == (-1,) * 9 and table.state.sides[seat].reserve == (-1,) * 3
    assert table.discard("A") == table.discard("B") == []


@pytest.mark.rule("PT5-R42")
def test_nothing_of_a_match_lasts_into_the_next():
    table = Table(A="V1 lag-conjurer", A_leader="door-guard", B="V1 night-baker", B_leader=FALLEN)
    table.cast("V1", "B:V1").end().end()
    assert table.match == 2 and table.state.lasting == ()

    table = Table(A="F1 lag-conjurer", A_leader="door-guard", B_leader=FALLEN, wave="flank", first="B", active="A")
    table.cast("F1").end()
    assert table.match == 2 and table.state.owed == (0, 0)


@pytest.mark.rule("PT5-1011")
@pytest.mark.parametrize("before", [(0, 0), (0, 1), (1, 1), (1, 0)])
def test_for_each_trophy_of_the_rival_a_player_takes_one_card_more(before):
    table = routed(goal=3, trophies=before)
    dealt = {"A": 5 + before[1], "B": 5 + before[0] + 1}
    for seat in "AB":
        assert len(table.hand(seat)) == dealt[seat] and len(table.deck(seat)) == 24 - dealt[seat]

    table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")
    assert {seat: len(table.hand(seat)) for seat in "AB"} == {seat: dealt[seat] - 1 for seat in "AB"}


@pytest.mark.rule("PT5-R11", "PT5-1011")
def test_the_hand_limit_does_not_stop_the_deal():
    table = routed(goal=3, trophies=(2, 0), mine="door-guard:18", theirs="ferrykeeper:0")
    assert len(table.hand("A")) == 6 and len(table.hand("B")) == 7


@pytest.mark.rule("PT5-1012")
@pytest.mark.parametrize("secret", range(6))
def test_the_winner_of_the_match_before_goes_first(secret):
    for mine, winner in (("door-guard:3", "A"), ("door-guard:18", "B")):
        table = routed(mine=mine, theirs="ferrykeeper:0" if winner == "B" else FALLEN, secret=secret)
        assert table.first == winner
        table.lead(table.hand("A")[0], by="A").lead(table.hand("B")[0], by="B")
        assert table.turn == winner


@pytest.mark.rule("PT5-R43")
def test_after_a_tie_chance_decides_who_goes_first():
    assert {routed(mine="door-guard:18", secret=secret).first for secret in range(20)} == {"A", "B"}

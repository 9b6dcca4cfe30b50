"""Clocks: a fold over rows, whatever happens in between."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from app.service.tables import clocks
from app.service.tables.clocks import SPEEDS, Asked, Clocks, Left, Outages, Speed

FUSE = 20_000
SPEED = Speed(30_000, 900_000)
ALONE = (Asked(1, 0, "turn"),)


def left(kept: Clocks, at: int, outages: Outages = (), speed: Speed = SPEED) -> Left:
    return clocks.left(kept, speed, FUSE, kept.running[0], at, outages)


def test_a_turn_takes_its_grace_and_then_from_the_bank() -> None:
    kept = clocks.began(SPEED, 2, ALONE, 1_000)

    assert left(kept, 1_000) == (30_000, 900_000)
    assert left(kept, 21_000) == (10_000, 900_000)
    assert left(kept, 36_000) == (0, 895_000)
    assert clocks.deadline(kept, SPEED, FUSE, kept.running[0], ()) == 931_000


def test_what_is_answered_within_its_grace_costs_nothing_and_the_next_decision_has_a_grace_of_its_own() -> None:
    kept = clocks.began(SPEED, 2, ALONE, 0)

    kept = clocks.turned(kept, SPEED, [Asked(2, 0, "turn")], 30_000, ())
    assert left(kept, 30_000) == (30_000, 900_000)
    kept = clocks.turned(kept, SPEED, [Asked(3, 1, "turn")], 70_000, ())
    assert kept.banks == (890_000, 900_000)


def test_a_window_has_its_fuse_alone() -> None:
    kept = clocks.began(SPEED, 2, [Asked(1, 1, "window")], 0)

    assert clocks.deadline(kept, SPEED, FUSE, kept.running[0], ()) == FUSE
    kept = clocks.turned(kept, SPEED, ALONE, 19_000, ())
    assert kept.banks == (900_000, 900_000)


def test_by_correspondence_windows_stay_open_for_hours_and_there_is_no_bank() -> None:
    slow = SPEEDS["correspondence"]
    kept = clocks.began(slow, 2, [Asked(1, 1, "window"), Asked(2, 0, "turn")], 0)

    window, turn = kept.running
    assert clocks.deadline(kept, slow, FUSE, window, ()) == 12 * clocks.HOUR
    assert clocks.deadline(kept, slow, FUSE, turn, ()) == 3 * clocks.DAY


def test_a_bot_is_not_timed() -> None:
    kept = clocks.began(SPEED, 2, [Asked(1, 1, "bot")], 0)
    kept = clocks.turned(kept, SPEED, ALONE, 5_000_000, ())
    assert kept.banks == (900_000, 900_000)


def test_time_at_which_no_node_lived_is_given_back() -> None:
    kept = clocks.began(SPEED, 2, ALONE, 10_000)
    outages = ((5_000, 15_000), (20_000, 50_000))

    assert left(kept, 60_000, outages) == (15_000, 900_000)
    assert clocks.deadline(kept, SPEED, FUSE, kept.running[0], outages) == 10_000 + 930_000 + 5_000 + 30_000


def test_an_outage_after_the_end_of_a_clock_changes_nothing() -> None:
    kept = clocks.began(SPEED, 2, ALONE, 0)
    assert clocks.deadline(kept, SPEED, FUSE, kept.running[0], ((930_000, 999_000),)) == 930_000


def test_while_the_table_is_paused_no_time_passes() -> None:
    kept = clocks.began(SPEED, 2, ALONE, 0)

    kept = clocks.paused(kept, 12_000, ())
    assert left(kept, 800_000) == (18_000, 900_000)
    kept = clocks.resumed(kept, 800_000)
    assert left(kept, 801_000) == (17_000, 900_000)


def test_who_takes_back_does_not_get_the_time_back() -> None:
    before = clocks.began(SPEED, 2, ALONE, 0)
    after = clocks.turned(before, SPEED, [Asked(2, 0, "turn")], 25_000, ())
    assert left(after, 50_000) == (5_000, 900_000)

    kept = clocks.taken_back(before, [Asked(3, 0, "turn")], 50_000)
    assert (kept.running[0].decision, left(kept, 50_000)) == (3, (0, 880_000))


# --- laws --------------------------------------------------------------------------

times = st.integers(0, 10_000_000)


@st.composite
def outages(draw: st.DrawFn) -> Outages:
    """Outages in their order, none touching another."""
    ends = sorted(draw(st.sets(times, max_size=8)))
    return tuple(zip(ends[::2], ends[1::2], strict=False))


@st.composite
def histories(draw: st.DrawFn) -> tuple[list[tuple[int, Asked]], Outages]:
    """Decisions one after another, each with the time at which it is asked."""
    asked = sorted(draw(st.lists(times, min_size=1, max_size=12)))
    kinds = st.sampled_from(["turn", "sealed", "window", "bot"])
    decisions = [
        (at, Asked(number, draw(st.integers(0, 3)), draw(kinds)))  # type: ignore[arg-type]
        for number, at in enumerate(asked)
    ]
    return decisions, draw(outages())


def fold(history: list[tuple[int, Asked]], lost: Outages) -> Clocks:
    (at, first), *rest = history
    kept = clocks.began(SPEED, 4, [first], at)
    for at, each in rest:
        kept = clocks.turned(kept, SPEED, [each], at, lost)
    return kept


@given(histories())
def test_a_bank_never_grows_nor_is_overdrawn(given: tuple[list[tuple[int, Asked]], Outages]) -> None:
    history, lost = given
    before = (SPEED.bank,) * 4
    for count in range(1, len(history) + 1):
        banks = fold(history[:count], lost).banks
        assert all(0 <= now <= then for now, then in zip(banks, before, strict=True))
        before = banks


@given(histories(), st.data())
def test_a_fold_that_is_stored_on_the_way_comes_to_the_same(
    given: tuple[list[tuple[int, Asked]], Outages], data: st.DataObject
) -> None:
    history, lost = given
    cut = data.draw(st.integers(1, len(history)))
    kept = msgspec.json.decode(msgspec.json.encode(fold(history[:cut], lost)), type=Clocks)
    for at, each in history[cut:]:
        kept = clocks.turned(kept, SPEED, [each], at, lost)
    assert kept == fold(history, lost)


@given(histories())
def test_nothing_is_left_exactly_at_the_deadline(given: tuple[list[tuple[int, Asked]], Outages]) -> None:
    kept = fold(*given)
    lost, running = given[1], kept.running[0]
    if running.on == "bot":
        return
    end = clocks.deadline(kept, SPEED, FUSE, running, lost)

    def remains(at: int) -> int:
        grace, bank = clocks.left(kept, SPEED, FUSE, running, at, lost)
        return grace if running.on == "window" else grace + bank

    assert remains(end) == 0
    if end > running.since:
        assert remains(end - 1) > 0


@given(histories())
def test_who_pauses_and_goes_on_has_as_much_time_as_without(given: tuple[list[tuple[int, Asked]], Outages]) -> None:
    kept = fold(*given)
    lost, running = given[1], kept.running[0]
    at = kept.at + 7_000
    still = clocks.resumed(clocks.paused(kept, at, lost), at)
    assert clocks.left(still, SPEED, FUSE, still.running[0], at + 5, lost) == clocks.left(
        kept, SPEED, FUSE, running, at + 5, lost
    )


@given(times, times, outages())
def test_time_lived_and_time_lost_are_all_the_time(since: int, long: int, lost: Outages) -> None:
    until = since + long
    inside = sum(max(0, min(ended, until) - max(began, since)) for began, ended in lost)
    assert clocks.lived(since, until, lost) + inside == long

"""Pairing: who of those that wait play together, as time goes by."""

from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.service.matchmaking.pairing import UNLIMITED_MS, groups, window
from app.service.matchmaking.tickets import Queue, Ticket
from app.service.tables.meeting import Pair

QUEUE = Queue("hoard", "standard", "relaxed", True, 2)


def ticket(user: str, rating: float = 1000, at: int = 0) -> Ticket:
    return Ticket(user, QUEUE, rating, at, at)


def names(made: list[tuple[Ticket, ...]]) -> list[str]:
    return ["".join(each.user for each in group) for group in made]


@pytest.mark.parametrize(("waited", "taken"), [(0, 50), (10_000, 100), (30_000, 400), (60_000, float("inf"))])
def test_the_distance_that_is_taken_grows_until_anybody_will_do(waited: int, taken: float) -> None:
    assert window(waited) == taken


def test_who_has_waited_longest_plays_whoever_is_nearest() -> None:
    waiting = [ticket("a", 1000, 0), ticket("b", 1040, 1), ticket("c", 990, 2), ticket("d", 1041, 3)]
    assert names(groups(waiting, 2, 5, ())) == ["ac", "bd"]


def test_two_who_are_far_apart_wait_until_one_of_them_has_waited_long_enough() -> None:
    waiting = [ticket("a", 1000, 0), ticket("b", 1400, 29_000)]
    assert groups(waiting, 2, 29_999, ()) == []
    assert names(groups(waiting, 2, 30_000, ())) == ["ab"]


def test_whoever_cannot_be_paired_holds_up_nobody() -> None:
    waiting = [ticket("a", 3000, 0), ticket("b", 1000, 1), ticket("c", 1000, 2)]
    assert names(groups(waiting, 2, 5, ())) == ["bc"]


def test_barred_pairs_wait_for_others() -> None:
    barred = {frozenset("ab")}
    assert groups([ticket("a"), ticket("b")], 2, UNLIMITED_MS, barred) == []
    assert names(groups([ticket("a"), ticket("b"), ticket("c")], 2, UNLIMITED_MS, barred)) == ["ac"]
    assert names(groups([ticket("a"), ticket("b"), ticket("c"), ticket("d")], 3, 0, barred)) == ["acd"]


@pytest.mark.parametrize("size", [2, 3, 4])
def test_a_group_that_is_barred_as_a_whole_takes_somebody_new_in_place_of_its_last(size: int) -> None:
    waiting, barred = [ticket(name) for name in "abcd"[:size]], {frozenset("abcd"[:size])}
    assert groups(waiting, size, UNLIMITED_MS, barred) == []
    assert names(groups([*waiting, ticket("e", 3000)], size, UNLIMITED_MS, barred)) == ["abc"[: size - 1] + "e"]


def test_whoever_others_do_not_meet_holds_up_nobody() -> None:
    waiting = [ticket(name) for name in "abcde"]
    assert names(groups(waiting, 4, 0, {frozenset("bc"), frozenset("bd")})) == ["acde"]
    assert names(groups(waiting[:4], 3, 0, {frozenset("bc"), frozenset("bd")})) == ["acd"]


def test_everybody_in_a_group_is_near_enough_to_everybody_else() -> None:
    waiting = [ticket("a", 1000), ticket("b", 1050), ticket("c", 950), ticket("d", 2000)]
    assert groups(waiting, 3, 9_999, ()) == []
    assert names(groups(waiting, 3, 10_000, ())) == ["abc"]
    assert names(groups(waiting, 4, UNLIMITED_MS, ())) == ["abcd"]


def test_as_many_are_gathered_as_are_needed() -> None:
    waiting = [ticket(name) for name in "abcdefg"]
    assert names(groups(waiting, 3, 0, ())) == ["abc", "def"]
    assert groups(waiting[:2], 3, UNLIMITED_MS, ()) == []


users = st.text("abcdefghij", min_size=1, max_size=1)


@given(
    st.lists(st.tuples(st.integers(0, 3000), st.integers(0, 90_000)), max_size=12),
    st.sets(st.frozensets(users, min_size=2, max_size=2), max_size=8),
    st.integers(2, 4),
)
def test_nobody_is_in_two_groups_and_no_barred_pair_meets(
    waiting: list[tuple[int, int]], barred: set[Pair], size: int
) -> None:
    numbers = count()
    tickets = [ticket("abcdefghijkl"[next(numbers)], rating, at) for rating, at in waiting]
    made = groups(sorted(tickets, key=lambda each: each.at), size, 90_000, barred)
    people = [each.user for group in made for each in group]
    assert len(people) == len(set(people))
    assert all(len(group) == size for group in made)
    assert not any(pair <= {each.user for each in group} for pair in barred for group in made)

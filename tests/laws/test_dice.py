"""Dice that nobody can foretell must still be fair."""

from collections import Counter

import pytest

from app.kernel.dice import Dice, commitment, dice_from, roll, shuffle

ROLLS = 6_000


def chi_squared(counts: Counter[int], cells: int, total: int) -> float:
    expected = total / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in range(cells))


@pytest.mark.parametrize(("sides", "bound"), [(2, 10.8), (3, 13.8), (5, 18.5), (6, 20.5), (25, 51.2)])
def test_every_side_comes_up_as_often(sides, bound):
    """The bound is exceeded by fair dice once in a thousand seeds."""
    counts, dice = Counter[int](), Dice(bytes(32))
    for _ in range(ROLLS):
        number, dice = roll(dice, sides)
        counts[number] += 1

    assert set(counts) == set(range(sides))
    assert chi_squared(counts, sides, ROLLS) < bound
    assert dice.rolled == ROLLS


def test_a_roll_tells_nothing_of_the_next():
    pairs, dice = Counter[int](), Dice(b"\1" * 32)
    for _ in range(ROLLS):
        one, dice = roll(dice, 4)
        two, dice = roll(dice, 4)
        pairs[one * 4 + two] += 1

    assert chi_squared(pairs, 16, ROLLS) < 37.7


def test_every_card_comes_to_every_place_as_often():
    places, dice = Counter[int](), Dice(b"\2" * 32)
    for _ in range(ROLLS // 5):
        order, dice = shuffle(dice, range(5))
        assert sorted(order) == [0, 1, 2, 3, 4]
        places.update(place * 5 + card for place, card in enumerate(order))

    # 16 degrees of freedom: rows and columns are fixed
    assert chi_squared(places, 25, ROLLS) < 39.3


def test_dice_differ_with_the_seed_and_with_each_nonce():
    seed = bytes(range(32))
    mixed = [dice_from(seed, nonces) for nonces in ((), (b"",), (b"a",), (b"a", b"b"), (b"ab",), (b"b", b"a"))]

    assert len({dice.secret for dice in mixed}) == len(mixed)
    assert dice_from(seed, (b"a",)) == mixed[2]


def test_a_commitment_belongs_to_one_table_and_one_seed():
    found = {commitment(table, seed) for table in ("one", "two") for seed in (bytes(32), b"\1" * 32)}

    assert len(found) == 4
    assert commitment("one", bytes(32)) in found

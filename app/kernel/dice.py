"""Dice that are part of the state, so that a game is its start and its moves.

A roll is a keyed hash of the number of rolls before it: whoever has seen every roll so far
cannot foretell the next, as one could with an ordinary random-number generator.
"""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from app.kernel.node import Node

T = TypeVar("T")

SEED_BYTES = 32


class Dice(Node):
    """`secret` never leaves the server while the table is live; `rolled` counts the rolls made."""

    secret: bytes
    rolled: int = 0


def roll(dice: Dice, sides: int) -> tuple[int, Dice]:
    """A number from 0 up to, not including, `sides`; and the dice after the roll."""
    digest = blake2b(dice.rolled.to_bytes(8, "big"), key=dice.secret, digest_size=8).digest()
    return int.from_bytes(digest, "big") * sides >> 64, Dice(dice.secret, dice.rolled + 1)


def shuffle(dice: Dice, items: Sequence[T]) -> tuple[tuple[T, ...], Dice]:
    """The items in a random order (Fisher-Yates); and the dice after the rolls."""
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other, dice = roll(dice, last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order), dice


def commitment(table: str, seed: bytes) -> str:
    """What is published before anybody adds to the seed: hex SHA-256 over a label, the table id, the seed."""
    return sha256(b"pixelkeep seed v1\0" + table.encode() + b"\0" + seed).hexdigest()


def dice_from(seed: bytes, nonces: Iterable[bytes]) -> Dice:
    """The dice of a table: the committed seed, and what each human seat added after the commitment."""
    mixed = sha256(b"pixelkeep dice v1\0" + seed)
    for nonce in nonces:
        mixed.update(len(nonce).to_bytes(2, "big") + nonce)
    return Dice(mixed.digest())

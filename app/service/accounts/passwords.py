"""Passwords: stored as Argon2id, and worked out beside the event loop, so that nobody waits for them."""

import asyncio
import re
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

from app.service.errors import Problem

T = TypeVar("T")

SHORTEST, LONGEST = 8, 128
STRONG_ENOUGH = 2
"""Of 4: more than a million guesses, which at the pace of our limits takes years."""
LOOKED_AT = 64
"""Letters whose strength is judged: the time for that grows with their square."""

# 19 MiB, two passes, one lane: what OWASP asks for at least. More would let sign-ins weigh on the games beside.
_hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
# one at a time: a crowd that signs in waits for itself, and a core is left for the games
_beside = ThreadPoolExecutor(1, thread_name_prefix="passwords")


async def fit_password(password: str, name: str) -> None:
    """Whether somebody of this name may have this password. Raises Problem `password-length`, `password-weak`."""
    if not SHORTEST <= len(password) <= LONGEST:
        message = f"a password has {SHORTEST} to {LONGEST} letters"
        raise Problem("password-length", message, least=SHORTEST, most=LONGEST)
    known = ["pixelkeep", *re.split(r"[ _.-]", name), re.sub(r"[ _.-]", "", name)]
    judged = await _in_its_thread(lambda: zxcvbn(password[:LOOKED_AT], known))
    if judged["score"] < STRONG_ENOUGH:
        raise Problem("password-weak", "this password is guessed soon: make it longer, or less like others")


async def hashed_password(password: str) -> str:
    """What is stored of a password."""
    return await _in_its_thread(lambda: _hasher.hash(_same(password)))


async def right_password(stored: str, password: str) -> bool:
    """Whether this is the password that was stored."""
    return await _in_its_thread(lambda: _verified(stored, _same(password)))


def outdated(stored: str) -> bool:
    """Whether it was stored in a way that was good enough once."""
    return _hasher.check_needs_rehash(stored)


def _same(password: str) -> str:
    """Keyboards write the same letter in different ways."""
    return unicodedata.normalize("NFKC", password)


def _verified(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False


async def _in_its_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_beside, work)

"""Passwords: stored as Argon2id, and worked out beside the event loop, so that nobody waits for them."""

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

_hasher = PasswordHasher()


async def hashed_password(password: str) -> str:
    """What is stored of a password."""
    return await asyncio.to_thread(_hasher.hash, password)


async def right_password(stored: str, password: str) -> bool:
    """Whether this is the password that was stored."""
    return await asyncio.to_thread(_verified, stored, password)


def _verified(stored: str, password: str) -> bool:
    try:
        return _hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False

"""Names nobody can guess: ids, tokens, invites, seeds."""

import secrets
from hashlib import sha256

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 letters and digits that are not mistaken for one another."""

NONCE_BYTES = 16


def new_id() -> str:
    """An id of 60 bits."""
    return _letters(12)


def new_invite() -> str:
    """A code of 40 bits that claims one seat, once, to be read aloud or typed."""
    return _letters(8).upper()


def new_token() -> str:
    """What a session's cookie holds: 256 bits."""
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What is stored of a token or invite: its strength makes salt and stretching needless."""
    return sha256(secret.encode()).hexdigest()


def _letters(count: int) -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(count))

"""Devices on which somebody has signed in: others' wrong guesses of the password do not slow them down.

A browser keeps a proof that only the account's stored password can have made (the device cookie of OWASP):
nothing more is stored for it, and a new password makes it void.
"""

import hmac

from app.service.ids import new_id


def device_proof(user: str, stored: str) -> str:
    """A proof for a device on which this user has shown the password that is stored so."""
    device = new_id()
    return f"{device}.{_mac(user, stored, device)}"


def device_of(proof: str, user: str, stored: str) -> str | None:
    """The device of a proof, if it is one for this user."""
    device, _, mac = proof.partition(".")
    return device if hmac.compare_digest(mac.encode(), _mac(user, stored, device).encode()) else None


def _mac(user: str, stored: str, device: str) -> str:
    return hmac.digest(stored.encode(), f"device {user} {device}".encode(), "sha256").hex()

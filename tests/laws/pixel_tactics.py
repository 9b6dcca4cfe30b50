"""What the laws know of the first edition of Pixel Tactics: what they know of any."""

from tests.laws.tactics import (
    check_hidden,
    check_places,
    given,
    opens,
    redealt,
    rekeyed,
    revealed,
    sealed,
)

__all__ = ["TESTED", "check_hidden", "check_places", "given", "opens", "redealt", "rekeyed", "revealed", "sealed"]

TESTED = 8
"""About twenty-five matches; the other edition plays as many again by the same engine."""

"""What the laws know of the fifth edition of Pixel Tactics: what they know of any."""

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

TESTED = 16
"""About fifty matches."""

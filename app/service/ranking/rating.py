"""Ratings: how good somebody is thought to be, and how sure that is (Plackett-Luce, a Weng-Lin model).

It rates two to four seats and teams in one way, and learns from places alone: how a table was lost,
by time or by leaving, makes no difference.
"""

from collections.abc import Sequence
from math import hypot

from openskill.models import PlackettLuce

from app.kernel.node import Node

MODEL = PlackettLuce()
MU, SIGMA = MODEL.mu, MODEL.sigma
"""What is thought of a newcomer."""
WIDENING = SIGMA / 2
"""How much less is sure of somebody when a season begins."""

STEADY_SIGMA = 6.0
STEADY_GAMES = 10
"""Until it is so sure, and the season has seen so many of their tables, a rating is provisional."""

BASE, SCALE = 1000, 40
"""Points are what people read: so many for a newcomer, and for each step of the ordinal."""


class Rating(Node, tag=False):
    """`mu` is how good somebody is thought to be, `sigma` how unsure that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def ordinal(self) -> float:
        """What leaderboards go by: mu - 3 sigma, as good as somebody almost certainly is."""
        return self.mu - 3 * self.sigma

    @property
    def points(self) -> int:
        """The ordinal as a friendly number."""
        return points(self.ordinal)


def points(ordinal: float) -> int:
    """1000 for a newcomer (ordinal 0), 40 more for each step up, never below 0."""
    return max(0, round(BASE + SCALE * ordinal))


def provisional(sigma: float, played: int) -> bool:
    """Whether a rating still says little."""
    return sigma > STEADY_SIGMA or played < STEADY_GAMES


def carried_over(last: Rating) -> Rating:
    """The rating with which somebody enters a season: that of the last one, less sure."""
    return Rating(last.mu, min(SIGMA, hypot(last.sigma, WIDENING)))


def rated(before: Sequence[Rating], places: Sequence[int], teams: bool) -> tuple[Rating, ...] | None:
    """The ratings after a table, by seat; None where nobody was better than another.

    `places` count from 1 for each seat. Seats that share a place have tied, or are a team where there
    are `teams`.
    """
    if len(before) != len(places) or len(before) < 2:
        return None
    groups = [[seat] for seat in range(len(places))]
    if teams:
        groups = [[seat for seat, each in enumerate(places) if each == place] for place in sorted(set(places))]
    if len(groups) < 2:
        return None
    given = [[MODEL.rating(before[seat].mu, before[seat].sigma) for seat in group] for group in groups]
    made = MODEL.rate(given, ranks=[float(places[group[0]]) for group in groups])
    after = dict[int, Rating]()
    for group, team in zip(groups, made, strict=True):
        after |= {seat: Rating(each.mu, each.sigma) for seat, each in zip(group, team, strict=True)}
    return tuple([after[seat] for seat in range(len(places))])

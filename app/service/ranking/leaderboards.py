"""Leaderboards: who plays a game best, mode by mode and season by season."""

from dataclasses import dataclass

from sqlalchemy import Connection, select

from app.kernel.node import Node
from app.service.database.schema import ratings, users
from app.service.ranking import seasons
from app.service.ranking.rating import points, provisional

PAGE = 50
"""Places on one page."""


@dataclass(frozen=True, slots=True)
class LeaderInfo:
    """Somebody's place, from 1; `won` of `played` rated tables of the season.

    `points` are 1000 for a newcomer and rise with what somebody has shown; they are `provisional` until enough is
    known: for the first ten tables, and while the rating is unsure.
    """

    place: int
    user: str
    name: str
    points: int
    provisional: bool
    played: int
    won: int


class Leaderboard(Node, tag=False):
    """A page of a leaderboard; `more` says whether another follows."""

    season: int
    places: tuple[LeaderInfo, ...]
    more: bool


def leaderboard(connection: Connection, game: str, mode: str, season: int | None, page: int) -> Leaderboard:
    """A page, from 0, of a season; of the one that runs where none is named. Who has left is not on it."""
    shown = seasons.running(connection) if season is None else season
    query = (
        select(ratings, users.c.name)
        .join(users)
        .where(
            ratings.c.game == game,
            ratings.c.mode == mode,
            ratings.c.season == shown,
            ratings.c.played > 0,
            users.c.deleted_at.is_(None),
        )
        .order_by(ratings.c.ordinal.desc(), ratings.c.user_id)
        .offset(page * PAGE)
        .limit(PAGE + 1)
    )
    found = connection.execute(query).all()
    places = tuple(
        [
            LeaderInfo(
                page * PAGE + number,
                each.user_id,
                each.name,
                points(each.ordinal),
                provisional(each.sigma, each.played),
                each.played,
                each.won,
            )
            for number, each in enumerate(found[:PAGE], 1)
        ]
    )
    return Leaderboard(shown, places, len(found) > PAGE)

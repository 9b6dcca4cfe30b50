"""A profile: how well somebody plays, what they have won and with what. Nothing in it is private.

What was played with a delay for spectators counts once they have seen it.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, and_, select

from app.kernel.node import Node
from app.service.database.schema import matches, rating_changes, ratings, seats, tables, trophies, users
from app.service.ranking.rating import Rating, points, provisional

CURVE = 100
"""Tables that a rating's curve goes back."""
COUNTED = 5_000
"""Matches that are looked through for figures, the latest first."""
FAVOURITES = 5
"""Leaders named of each game."""


@dataclass(frozen=True, slots=True)
class PointInfo:
    """A rating's points after a table that ended then."""

    at: int
    points: int


@dataclass(frozen=True, slots=True)
class RatingInfo:
    """How well somebody plays in a mode, in the last season in which they did; `curve` is in the order of time."""

    game: str
    mode: str
    season: int
    points: int
    provisional: bool
    played: int
    won: int
    curve: tuple[PointInfo, ...]


@dataclass(frozen=True, slots=True)
class CabinetInfo:
    """Trophies of one game; `over` counts them by the Leader they were won against (a card), the most first."""

    game: str
    trophies: int
    over: dict[str, int]


@dataclass(frozen=True, slots=True)
class FavouriteInfo:
    """A Leader (a card) that somebody likes to play; matches played and won with it."""

    game: str
    leader: str
    played: int
    won: int


class Profile(Node, tag=False):
    """Somebody, as others see them."""

    id: str
    name: str
    since: int
    ratings: tuple[RatingInfo, ...]
    cabinet: tuple[CabinetInfo, ...]
    favourites: tuple[FavouriteInfo, ...]


def profile(user: str, now: int) -> Callable[[Connection], Profile | None]:
    """Reads a profile; None for nobody, and for who has left."""

    def work(connection: Connection) -> Profile | None:
        found = connection.execute(_present(user)).first()
        if found is None:
            return None
        return Profile(
            user,
            found.name,
            found.created_at,
            _ratings(connection, user),
            _cabinet(connection, user, now),
            _favourites(connection, user, now),
        )

    return work


def known(user: str) -> Callable[[Connection], bool]:
    """Reads whether there is such a user, who has not left."""
    return lambda connection: connection.execute(_present(user)).first() is not None


def _present(user: str) -> Select[str, int]:
    return select(users.c.name, users.c.created_at).where(users.c.id == user, users.c.deleted_at.is_(None))


def _ratings(connection: Connection, user: str) -> tuple[RatingInfo, ...]:
    query = select(ratings).where(ratings.c.user_id == user, ratings.c.played > 0).order_by(ratings.c.season)
    latest = {(found.game, found.mode): found for found in connection.execute(query)}
    return tuple(
        [
            RatingInfo(
                found.game,
                found.mode,
                found.season,
                points(found.ordinal),
                provisional(found.sigma, found.played),
                found.played,
                found.won,
                _curve(connection, found),
            )
            for _, found in sorted(latest.items())
        ]
    )


def _curve(connection: Connection, rating: Any) -> tuple[PointInfo, ...]:
    changes = rating_changes.c
    query = (
        select(changes.at, changes.mu, changes.sigma)
        .where(
            changes.user_id == rating.user_id,
            changes.game == rating.game,
            changes.mode == rating.mode,
            changes.season == rating.season,
        )
        .order_by(changes.at.desc(), changes.table_id)
        .limit(CURVE)
    )
    found = connection.execute(query).all()
    return tuple([PointInfo(at, Rating(mu, sigma).points) for at, mu, sigma in reversed(found)])


def _cabinet(connection: Connection, user: str, now: int) -> tuple[CabinetInfo, ...]:
    query = (
        select(tables.c.game, trophies.c.seat, matches.c.leaders)
        .select_from(trophies.join(tables).join(matches, _of_match()))
        .where(trophies.c.user_id == user, *_counts(now))
    )
    won: dict[str, int] = Counter()
    over: dict[str, Counter[str]] = {}
    for game, seat, leaders in connection.execute(query.order_by(matches.c.at.desc()).limit(COUNTED)):
        won[game] += 1
        others = [leader for number, leader in enumerate(_leaders(leaders)) if number != seat]
        over.setdefault(game, Counter()).update(others)
    return tuple([CabinetInfo(game, count, dict(over[game].most_common())) for game, count in sorted(won.items())])


def _counts(now: int) -> tuple[ColumnElement[bool], ...]:
    """What has been seen by all, and was not begun in the middle."""
    return matches.c.at + tables.c.delay_ms <= now, tables.c.fork_of.is_(None)


def _of_match() -> ColumnElement[bool]:
    return and_(matches.c.table_id == trophies.c.table_id, matches.c.match == trophies.c.match)


def _favourites(connection: Connection, user: str, now: int) -> tuple[FavouriteInfo, ...]:
    query = (
        select(tables.c.game, seats.c.seat, matches.c.winner, matches.c.leaders)
        .select_from(matches.join(tables).join(seats))
        .where(seats.c.user_id == user, *_counts(now))
    )
    played: dict[str, Counter[str]] = {}
    won: dict[tuple[str, str], int] = Counter()
    for game, seat, winner, leaders in connection.execute(query.order_by(matches.c.at.desc()).limit(COUNTED)):
        for leader in _leaders(leaders)[seat : seat + 1]:
            played.setdefault(game, Counter())[leader] += 1
            won[game, leader] += winner == seat
    return tuple(
        [
            FavouriteInfo(game, leader, count, won[game, leader])
            for game in sorted(played)
            for leader, count in played[game].most_common(FAVOURITES)
        ]
    )


def _leaders(leaders: str) -> list[str]:
    """The Leader of each seat; none where the game has none."""
    return msgspec.json.decode(leaders, type=list[str])

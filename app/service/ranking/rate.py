"""Rates tables that have ended: once each, with the row that ended them."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, tuple_, update

from app.games.game import Game
from app.games.registry import GAMES, game
from app.service.database.inserting import insert_new
from app.service.database.schema import rating_changes, ratings, seats, tables
from app.service.ranking.rating import Rating, carried_over, rated
from app.service.ranking.seasons import running
from app.service.tables.commit import Ended

Key = tuple[str, str, str]
"""A user, a game, a mode."""


class Rated(NamedTuple):
    """A table to be rated: who sat there, by seat."""

    ended: Ended
    game: str
    mode: str
    users: tuple[str, ...]

    @property
    def keys(self) -> list[Key]:
        return [(user, self.game, self.mode) for user in self.users]


class Career(NamedTuple):
    """A rating in a season, and how many tables made it."""

    rating: Rating
    played: int
    won: int


def rate(connection: Connection, ended: Sequence[Ended], late: bool = False) -> None:
    """Take these ends into the ratings, if their tables are rated and are not in them yet.

    A table that spectators see with a delay is rated `late`, after it: a rating would betray the end.
    """
    found = _to_rate(connection, ended, late)
    if not found:
        return
    season = running(connection)
    careers = _locked(connection, season, sorted({key for table in found for key in table.keys}))
    # whoever rated one of them meanwhile has let go of the lock
    known = _already(connection, found)
    changes: list[dict[str, Any]] = []
    for table in found:
        if table.ended.table_id not in known:
            changes += _changes(table, season, careers)
    if not changes:
        return
    connection.execute(insert(rating_changes), changes)
    touched = {(change["user_id"], change["game"], change["mode"]): change["at"] for change in changes}
    connection.execute(
        _UPDATE, [{**_named(key, season), **_values(careers[key]), "at": at} for key, at in touched.items()]
    )


def _to_rate(connection: Connection, ended: Sequence[Ended], late: bool) -> list[Rated]:
    """Those of rated tables at which everybody was a person, and which somebody has won, lost or tied."""
    by_id = {each.table_id: each for each in ended if each.result.places}
    query = (
        select(tables.c.id, tables.c.game, tables.c.mode, seats.c.user_id)
        .join(seats)
        .where(tables.c.id.in_(by_id), tables.c.rated, (tables.c.delay_ms == 0) | late)
        .order_by(tables.c.id, seats.c.seat)
    )
    sat: dict[str, list[Any]] = {}
    for found in connection.execute(query) if by_id else ():
        sat.setdefault(found.id, []).append(found)
    made = []
    for table_id, people in sat.items():
        users = tuple([found.user_id for found in people])
        if all(users) and len(users) == len(by_id[table_id].result.places):
            made.append(Rated(by_id[table_id], people[0].game, people[0].mode, users))
    return sorted(made, key=lambda table: table.ended.at)


def _locked(connection: Connection, season: int, keys: list[Key]) -> dict[Key, Career]:
    """The careers of these people, locked in one order on every node; made where there were none this season."""
    missing = sorted(set(keys) - _of_season(connection, season, keys, lock=False).keys())
    if missing:
        earlier = _latest(connection, season, missing)
        new = [
            {**_identity(key, season), **_values(Career(earlier.get(key, Rating()), 0, 0)), "at": 0} for key in missing
        ]
        insert_new(connection, ratings, new)
    return _of_season(connection, season, keys, lock=True)


_KEY = tuple_(ratings.c.user_id, ratings.c.game, ratings.c.mode)


def _of_season(connection: Connection, season: int, keys: list[Key], lock: bool) -> dict[Key, Career]:
    query = select(ratings).where(_KEY.in_(keys), ratings.c.season == season).order_by(*_KEY.clauses)
    return {
        (found.user_id, found.game, found.mode): Career(Rating(found.mu, found.sigma), found.played, found.won)
        for found in connection.execute(query.with_for_update() if lock else query)
    }


def _latest(connection: Connection, season: int, keys: list[Key]) -> dict[Key, Rating]:
    """What is thought of these from seasons before."""
    query = select(ratings).where(_KEY.in_(keys), ratings.c.season < season).order_by(ratings.c.season)
    return {
        (found.user_id, found.game, found.mode): carried_over(Rating(found.mu, found.sigma))
        for found in connection.execute(query)
    }


def _already(connection: Connection, found: Iterable[Rated]) -> set[str]:
    ids = [table.ended.table_id for table in found]
    query = select(rating_changes.c.table_id).where(rating_changes.c.table_id.in_(ids))
    return set(connection.execute(query).scalars())


def _changes(table: Rated, season: int, careers: dict[Key, Career]) -> list[dict[str, Any]]:
    """What this table changes; `careers` are brought up to date."""
    places, winners = table.ended.result.places, table.ended.result.winners
    before = [careers[key].rating for key in table.keys]
    after = rated(before, places, plays_in_teams(table.game, table.mode))
    if after is None:
        return []
    made = []
    for seat, (key, place, old, new) in enumerate(zip(table.keys, places, before, after, strict=True)):
        career = careers[key]
        careers[key] = Career(new, career.played + 1, career.won + (seat in winners))
        made.append(
            {
                "table_id": table.ended.table_id,
                **_identity(key, season),
                "place": place,
                "mu_before": old.mu,
                "sigma_before": old.sigma,
                "mu": new.mu,
                "sigma": new.sigma,
                "at": table.ended.at,
            }
        )
    return made


def plays_in_teams(name: str, mode: str) -> bool:
    """Whether some win together in this mode; no for what is not played here any more."""
    played: Game | None = game(name) if name in GAMES else None
    return any(each.teams for each in played.modes if each.name == mode) if played else False


def _identity(key: Key, season: int) -> dict[str, Any]:
    user, name, mode = key
    return {"user_id": user, "game": name, "mode": mode, "season": season}


def _named(key: Key, season: int) -> dict[str, Any]:
    return {f"key_{name}": value for name, value in _identity(key, season).items()}


def _values(career: Career) -> dict[str, Any]:
    rating = career.rating
    return {
        "mu": rating.mu,
        "sigma": rating.sigma,
        "ordinal": rating.ordinal,
        "played": career.played,
        "won": career.won,
    }


_UPDATE = (
    update(ratings)
    .where(*[ratings.c[name] == bindparam(f"key_{name}") for name in ("user_id", "game", "mode", "season")])
    .values({name: bindparam(name) for name in ("mu", "sigma", "ordinal", "played", "won", "at")})
)

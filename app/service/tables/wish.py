"""What somebody wishes a table to be, and whether there can be such a table."""

from collections.abc import Mapping

import msgspec

from app.bots.registry import BOTS, UnknownBot, bot
from app.games.game import Game, Mode
from app.games.registry import UnknownGame, game
from app.kernel.node import Node
from app.service.errors import Problem
from app.service.tables.clocks import SPEEDS
from app.service.tables.table import Visibility

PERSON = "person"

LONGEST_DELAY_MS = 600_000
"""How much later than it happens spectators may be shown a table, at most."""


class Wish(Node, tag=False):
    """A table to open. `options` are the choices of the mode, the first mode when none is named.

    `seats` says of each seat whether a `person` or a `bot:NAME` is to sit there; the creator takes the
    first that is for a person. Without it, everybody else is `opponent`. A table that has a seat for
    somebody else is private unless it says otherwise.
    """

    game: str
    options: Mapping[str, int | str] = {}
    mode: str | None = None
    seats: tuple[str, ...] | None = None
    opponent: str = PERSON
    clock: str = "relaxed"
    visibility: Visibility | None = None
    spectators: bool = True
    delay_ms: int = 0
    rated: bool = False


class Plan(Node, tag=False):
    """A table that can be: `bots` has the bot of each seat, None where a person is to sit."""

    game: str
    mode: str
    rules_version: str
    options: str
    bots: tuple[str | None, ...]
    clock: str
    visibility: Visibility
    spectators: bool
    delay_ms: int
    rated: bool
    password_hash: str | None = None


def planned(wish: Wish, password_hash: str | None = None) -> Plan:
    """The plan of this wish. Raises Problem with what is wrong with it."""
    played = known_game(wish.game)
    mode = mode_of(played, wish.mode)
    bots = tuple(_bot(each) for each in wish.seats or (PERSON, *[wish.opponent] * (mode.seats[0] - 1)))
    if None not in bots:
        raise Problem("bad-options", "one seat at least is for a person: your own")
    if wish.clock not in SPEEDS:
        raise Problem("bad-options", f"there is no clock {wish.clock}")
    if not 0 <= wish.delay_ms <= LONGEST_DELAY_MS:
        raise Problem("bad-options", f"a delay is {LONGEST_DELAY_MS} ms at most")
    if wish.rated and (len(bots) < 2 or any(bots)):
        raise Problem("bad-options", "only people play rated, against people")
    full = bots.count(None) == 1
    return Plan(
        wish.game,
        mode.name,
        played.rules_version,
        _options(played, mode, wish.options, len(bots)),
        bots,
        wish.clock,
        wish.visibility or ("open" if full else "private"),
        wish.spectators,
        wish.delay_ms,
        wish.rated,
        password_hash,
    )


def known_game(name: str) -> Game:
    """The game of this name. Raises Problem."""
    try:
        return game(name)
    except UnknownGame:
        raise Problem("unknown-game", f"there is no game called {name}") from None


def mode_of(played: Game, name: str | None) -> Mode:
    """The mode of this name, the first if none is named. Raises Problem."""
    for mode in played.modes:
        if name in (None, mode.name):
            return mode
    raise Problem("bad-options", f"this game has no mode {name}")


def _options(played: Game, mode: Mode, given: Mapping[str, int | str], seats: int) -> str:
    """The options of the table as JSON, checked by its game."""
    if seats not in mode.seats:
        raise Problem("bad-options", f"this mode is for {' or '.join(map(str, mode.seats))} seats")
    if unknown := given.keys() - {choice.name for choice in mode.choices}:
        raise Problem("bad-options", f"there is nothing to choose called {min(unknown)}")
    try:
        options = played.options({**given, "mode": mode.name, "seats": seats})
    except ValueError as error:
        raise Problem("bad-options", str(error)) from None
    return msgspec.json.encode(options).decode()


def _bot(sitter: str) -> str | None:
    """The bot of `bot:NAME`; None for `person`. Raises Problem."""
    if sitter == PERSON:
        return None
    kind, _, name = sitter.partition(":")
    if kind != "bot" or name not in BOTS:
        raise Problem("unknown-opponent", f"there is no opponent {sitter}")
    try:
        bot(name)
    except (UnknownBot, ImportError):
        raise Problem("unknown-opponent", f"the bot {name} is not here") from None
    return name

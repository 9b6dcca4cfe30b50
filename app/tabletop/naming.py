"""Names: what is printed on the cards of a game besides their rules, kept in its folder `names`."""

import tomllib
from collections.abc import Collection
from importlib.resources import files
from typing import Any, TypeAlias

Table: TypeAlias = dict[str, dict[str, dict[str, str]]]
"""By card and language, what is named."""


def read(game: str, file: str) -> dict[str, Any]:
    """A file of the package of a game, as it is written."""
    return tomllib.loads(files(game).joinpath("names", f"{file}.toml").read_text("utf-8"))


def matched(table: Table, cards: Collection[str]) -> Table:
    """The table itself. Raises ValueError where it names others than these cards."""
    if different := table.keys() ^ set(cards):
        raise ValueError(f"names and cards differ: {sorted(different)}")
    return table

"""The promises of every game, held against random play; `python -m tests.selfplay laws` holds them against more."""

from functools import lru_cache

import pytest

from app.games.registry import game
from tests.laws.always import ALWAYS
from tests.laws.costly import COSTLY
from tests.laws.play import Played, played
from tests.laws.twins import NAMES, twins

LAWS = (*ALWAYS, *COSTLY)
TABLES = [(name, seed) for name in NAMES for seed in range(twins(name).TESTED)]


@lru_cache(2)
def table(name: str, seed: int) -> Played:
    return played(game(name), twins(name).given(seed), seed)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("name", "seed"), TABLES)
def test_law(name, seed, law):
    law(table(name, seed))

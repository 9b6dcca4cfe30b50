"""A record gives the same states in any process."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.games.registry import game
from tests.laws.play import played
from tests.laws.replay import digest, record
from tests.laws.twins import NAMES, twins

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("hashing", ["1", "2"])
@pytest.mark.parametrize("name", NAMES)
def test_a_record_replays_to_the_same_bytes_in_another_process(name, hashing):
    table = played(game(name), twins(name).given(int(hashing)), int(hashing))

    other = subprocess.run(
        [sys.executable, "-m", "tests.laws.replay"],
        input=record(table),
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hashing},
        check=True,
    )

    assert other.stdout.decode().split() == [digest(table.game.encode(state)) for state in table.states]

"""What an effect leaves to choose, for words that no card of the sets puts together in this way."""

import pytest

from app.games.pixel_glory import words as w
from app.games.pixel_glory.beginning import begun, named
from app.games.pixel_glory.frames import Naming, Source
from tests.games.pixel_glory.table import Table


@pytest.mark.parametrize("word", [w.Lose, w.Heal, w.Draw, w.Gain])
@pytest.mark.parametrize(("whom", "choice"), [("a-player", [0, 1]), ("another-player", [1])])
def test_whatever_befalls_a_player_of_choice_asks_who_it_is(word, whom, choice):
    state, source = Table(seats=3, C_hp=0, A_hand="wave").state, Source(0, 0)

    assert isinstance(begun(word(1, whom), source, state), Naming)
    assert named(word(1, whom), source, state) == choice


@pytest.mark.parametrize("whom", ["you", "each-player", "each-other-player", "killer"])
def test_players_that_are_meant_are_not_asked_for(whom):
    assert begun(w.Draw(1, whom), Source(0, 0), Table(A_hand="wave").state) is None

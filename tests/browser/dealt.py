"""Pixel Tactics with its cards dealt from a known seed, so that tests and pictures meet the same cards again.

The name of a game leads here by the server's setting `games`: `tests.browser.dealt:DEAL_7` deals the fifth edition
from seed 7, `tests.browser.dealt:FIRST_7` the first.
"""

from typing import Any

from app.games.pixel_tactics.game import PIXEL_TACTICS, PIXEL_TACTICS_5, Options, PixelTactics
from app.kernel.dice import Dice, dice_from

GAMES = {"DEAL": PIXEL_TACTICS_5, "FIRST": PIXEL_TACTICS}


class Dealt(PixelTactics):
    """The same rules and cards; chance is what `seed` makes it."""

    def __init__(self, game: PixelTactics, seed: int) -> None:
        super().__init__(game.edition, game.rules_version)
        self.dice = dice_from(seed.to_bytes(32, "big"), ())

    def start(self, options: Options, dice: Dice) -> Any:
        return super().start(options, self.dice)


def __getattr__(name: str) -> Dealt:
    game, _, seed = name.partition("_")
    if game not in GAMES:
        raise AttributeError(name)
    return Dealt(GAMES[game], int(seed))

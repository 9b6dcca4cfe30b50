"""Pixel Tactics 5 with its cards dealt from a known seed, so that tests and pictures meet the same cards again.

The name of the game leads here by the server's setting `games`: `tests.browser.dealt:DEAL_7` deals from seed 7.
"""

from typing import Any

from app.games.pixel_tactics.cards import OUT_OF_ORDER
from app.games.pixel_tactics.game import PIXEL_TACTICS_5, Options, PixelTactics
from app.kernel.dice import Dice, dice_from


class Dealt(PixelTactics):
    """The same rules and cards; chance is what `seed` makes it."""

    def __init__(self, seed: int) -> None:
        super().__init__(PIXEL_TACTICS_5.name, PIXEL_TACTICS_5.rules_version, OUT_OF_ORDER)
        self.dice = dice_from(seed.to_bytes(32, "big"), ())

    def start(self, options: Options, dice: Dice) -> Any:
        return super().start(options, self.dice)


def __getattr__(name: str) -> Dealt:
    if not name.startswith("DEAL_"):
        raise AttributeError(name)
    return Dealt(int(name.removeprefix("DEAL_")))

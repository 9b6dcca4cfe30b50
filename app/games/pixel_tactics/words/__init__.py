"""The language of the cards: what a Pixel Tactics card may say.

Words are data and never act. `events`, `effects` and `board` give them behaviour, `text` gives
them a phrase in each language; a word that lacks either stops the start-up. Read `cards` for how
they are put together.
"""

from app.games.pixel_tactics.words.abilities import *  # noqa: F403
from app.games.pixel_tactics.words.cards import *  # noqa: F403
from app.games.pixel_tactics.words.effects import *  # noqa: F403
from app.games.pixel_tactics.words.groups import *  # noqa: F403
from app.games.pixel_tactics.words.modifiers import *  # noqa: F403
from app.games.pixel_tactics.words.numbers import *  # noqa: F403
from app.games.pixel_tactics.words.picks import *  # noqa: F403
from app.games.pixel_tactics.words.terms import *  # noqa: F403

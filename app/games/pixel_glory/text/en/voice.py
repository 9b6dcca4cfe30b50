"""English, as it speaks of a table in play."""

from app.games.pixel_glory.text.en.ask import LABELS, QUESTIONS, WAITING
from app.games.pixel_glory.text.en.log import LOG
from app.games.pixel_glory.text.en.refusals import REFUSALS
from app.games.pixel_glory.text.voice import spoken
from app.tabletop import tongues
from app.tabletop.voice import Counted, Voice

ENGLISH = spoken(
    Voice(
        tongue=tongues.ENGLISH,
        counted={
            "card": Counted("a card", "{n} cards"),
            "basic": Counted("1 basic", "{n} basics"),
            "monster": Counted("1 monster", "{n} monsters", "no monsters"),
            "kill": Counted("1 kill", "{n} kills", "no kill"),
            "combo": Counted("1 combo point", "{n} combo points"),
            "player": Counted("1 player", "{n} players"),
            "damage": Counted("1 damage", "{n} damage"),
            "fame": Counted("1 fame", "{n} fame"),
        },
        log=LOG,
        questions=QUESTIONS,
        waiting=WAITING,
        labels=LABELS,
        refusals=REFUSALS,
    )
)

"""Spanish, as it speaks of a table in play."""

from app.games.pixel_glory.text.es.ask import LABELS, QUESTIONS, WAITING
from app.games.pixel_glory.text.es.log import LOG
from app.games.pixel_glory.text.es.refusals import REFUSALS
from app.games.pixel_glory.text.voice import spoken
from app.tabletop import tongues
from app.tabletop.voice import Counted, Voice

SPANISH = spoken(
    Voice(
        tongue=tongues.SPANISH,
        counted={
            "card": Counted("una carta", "{n} cartas"),
            "basic": Counted("1 ataque básico", "{n} ataques básicos"),
            "monster": Counted("1 monstruo", "{n} monstruos", "ningún monstruo"),
            "kill": Counted("1 monstruo derrotado", "{n} monstruos derrotados", "ningún monstruo derrotado"),
            "combo": Counted("1 punto de combo", "{n} puntos de combo"),
            "player": Counted("1 jugador", "{n} jugadores"),
            "damage": Counted("1 punto de daño", "{n} puntos de daño"),
            "fame": Counted("1 punto de fama", "{n} puntos de fama"),
        },
        log=LOG,
        questions=QUESTIONS,
        waiting=WAITING,
        labels=LABELS,
        refusals=REFUSALS,
    )
)

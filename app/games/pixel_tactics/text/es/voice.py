"""Spanish, as it speaks of a table in play.

A rival is "tu rival", which contracts with no preposition, so that a name may stand in its place.
"""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.es.ask import DEEDS, EVENTS, LABELS, MAYS, QUESTIONS, WAITING
from app.games.pixel_tactics.text.es.effects import status
from app.games.pixel_tactics.text.es.log import LOG
from app.games.pixel_tactics.text.es.refusals import REFUSALS
from app.games.pixel_tactics.text.es.terms import ROWS
from app.games.pixel_tactics.text.reading import THIS
from app.games.pixel_tactics.text.voice import Voice, spoken
from app.tabletop import tongues
from app.tabletop.sentence import who
from app.tabletop.voice import Counted

SPANISH = spoken(
    Voice(
        tongue=tongues.SPANISH,
        rival="tu rival",
        owned=who("tu {piece}", "{piece} de {who}", "{piece}"),
        owned_trap=who("tu Trampa {piece}", "la Trampa {piece} de {who}"),
        rows={**ROWS, "reserve": "Reserva"},
        the_rows={"vanguard": "la Vanguardia", "flank": "el Flanco", "rear": "la Retaguardia"},
        counted={
            "card": Counted("una carta", "{n} cartas"),
            "trap": Counted("una Trampa", "{n} Trampas"),
            "order": Counted("una Orden", "{n} Órdenes"),
            "hero": Counted("un héroe", "{n} héroes"),
            "action": Counted("1 acción", "{n} acciones", "ninguna acción"),
            "more": Counted("1 acción más", "{n} acciones más"),
            "fewer": Counted("1 acción menos", "{n} acciones menos"),
            "fall": Counted("cae 1 héroe", "caen {n} héroes"),
            "ability": Counted("1 efecto tuyo", "{n} efectos tuyos"),
            "virus": Counted("1 ficha de virus", "{n} fichas de virus"),
            "zeal": Counted("1 ficha de fervor", "{n} fichas de fervor"),
            "time": Counted("1 ficha de tiempo", "{n} fichas de tiempo"),
        },
        status=lambda word, n, times: status(w.Give(word, THIS, n, times)),  # type: ignore[arg-type]
        quoted="«{name}»",
        pause=", ",
        log=LOG,
        questions=QUESTIONS,
        events=EVENTS,
        waiting=WAITING,
        deeds=DEEDS,
        mays=MAYS,
        labels=LABELS,
        refusals=REFUSALS,
    )
)

"""English, as it speaks of a table in play."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.en.ask import DEEDS, EVENTS, LABELS, MAYS, QUESTIONS, WAITING
from app.games.pixel_tactics.text.en.effects import status
from app.games.pixel_tactics.text.en.log import LOG
from app.games.pixel_tactics.text.en.refusals import REFUSALS
from app.games.pixel_tactics.text.en.terms import ROWS
from app.games.pixel_tactics.text.reading import THIS
from app.games.pixel_tactics.text.voice import Voice, spoken
from app.tabletop import tongues
from app.tabletop.sentence import who
from app.tabletop.voice import Counted

ENGLISH = spoken(
    Voice(
        tongue=tongues.ENGLISH,
        rival="the rival",
        owned=who("your {piece}", "{who}'s {piece}", "{piece}"),
        owned_trap=who("your Trap {piece}", "{who}'s Trap {piece}"),
        rows={**ROWS, "reserve": "Reserve"},
        the_rows={row: f"the {name}" for row, name in ROWS.items()},
        counted={
            "card": Counted("a card", "{n} cards"),
            "trap": Counted("a Trap", "{n} Traps"),
            "order": Counted("an Order", "{n} Orders"),
            "hero": Counted("a Hero", "{n} Heroes"),
            "action": Counted("1 action", "{n} actions", "no actions"),
            "more": Counted("1 more action", "{n} more actions"),
            "fewer": Counted("1 action fewer", "{n} actions fewer"),
            "fall": Counted("1 Hero falls", "{n} Heroes fall"),
            "ability": Counted("1 ability", "{n} abilities"),
            "virus": Counted("1 Virus", "{n} Virus"),
            "zeal": Counted("1 Zeal", "{n} Zeal"),
            "time": Counted("1 Time", "{n} Time"),
        },
        status=lambda word, n, times: status(w.Give(word, THIS, n, times)),  # type: ignore[arg-type]
        quoted="“{name}”",
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

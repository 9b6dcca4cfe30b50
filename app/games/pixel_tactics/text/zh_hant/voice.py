"""Traditional Chinese, as it speaks of a table in play."""

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.reading import THIS
from app.games.pixel_tactics.text.voice import Voice, spoken
from app.games.pixel_tactics.text.zh_hant.ask import DEEDS, EVENTS, LABELS, MAYS, QUESTIONS, WAITING
from app.games.pixel_tactics.text.zh_hant.effects import status
from app.games.pixel_tactics.text.zh_hant.log import LOG
from app.games.pixel_tactics.text.zh_hant.refusals import REFUSALS
from app.games.pixel_tactics.text.zh_hant.terms import ROWS
from app.tabletop import tongues
from app.tabletop.sentence import who
from app.tabletop.voice import Counted

CHINESE = spoken(
    Voice(
        tongue=tongues.CHINESE,
        rival="對手",
        owned=who("你的{piece}", "{who}的{piece}", "{piece}"),
        owned_trap=who("你的陷阱{piece}", "{who}的陷阱{piece}"),
        rows={**ROWS, "reserve": "預備區"},
        the_rows=ROWS,
        counted={
            "card": Counted("1張牌", "{n}張牌"),
            "trap": Counted("一個陷阱", "{n}個陷阱"),
            "order": Counted("一個命令", "{n}個命令"),
            "hero": Counted("1名英雄", "{n}名英雄"),
            "action": Counted("1個行動", "{n}個行動", "沒有行動"),
            "more": Counted("多1個行動", "多{n}個行動"),
            "fewer": Counted("少1個行動", "少{n}個行動"),
            "fall": Counted("1名英雄倒下", "{n}名英雄倒下"),
            "ability": Counted("1個效果", "{n}個效果"),
            "virus": Counted("1個病毒", "{n}個病毒"),
            "zeal": Counted("1個熱血", "{n}個熱血"),
            "time": Counted("1個時間", "{n}個時間"),
        },
        status=lambda word, n, times: status(w.Give(word, THIS, n, times)),  # type: ignore[arg-type]
        quoted="「{name}」",
        pause="，",
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

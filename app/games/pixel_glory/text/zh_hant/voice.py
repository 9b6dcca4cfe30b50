"""Traditional Chinese, as it speaks of a table in play."""

from app.games.pixel_glory.text.voice import spoken
from app.games.pixel_glory.text.zh_hant.ask import LABELS, QUESTIONS, WAITING
from app.games.pixel_glory.text.zh_hant.log import LOG
from app.games.pixel_glory.text.zh_hant.refusals import REFUSALS
from app.tabletop import tongues
from app.tabletop.voice import Counted, Voice

CHINESE = spoken(
    Voice(
        tongue=tongues.CHINESE,
        counted={
            "card": Counted("1張牌", "{n}張牌"),
            "basic": Counted("1張基本攻擊", "{n}張基本攻擊"),
            "monster": Counted("1隻怪物", "{n}隻怪物"),
            "kill": Counted("擊敗1隻怪物", "擊敗{n}隻怪物", "沒有擊敗怪物"),
            "combo": Counted("1點連擊點數", "{n}點連擊點數"),
            "player": Counted("1位玩家", "{n}位玩家"),
            "damage": Counted("1點傷害", "{n}點傷害"),
            "fame": Counted("1點名聲", "{n}點名聲"),
        },
        log=LOG,
        questions=QUESTIONS,
        waiting=WAITING,
        labels=LABELS,
        refusals=REFUSALS,
    )
)

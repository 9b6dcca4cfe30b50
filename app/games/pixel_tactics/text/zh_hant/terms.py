"""Chinese terms of the game, and the small words around them."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Noun, Said

KINDS = {"hero": "英雄", "leader": "隊長", "fighter": "成員", "corpse": "屍體", "body": "英雄或屍體"}
MEASURES = {"corpse": "具", "body": "個"}
CARDS = {
    "": "1張牌",
    "order": "一個命令",
    "operation": "一個作戰",
    "trap": "一個陷阱",
    "lasting": "1張作戰牌或陷阱牌",
}
ZONES = {"hand": "手牌", "deck": "牌庫", "discard": "棄牌堆", "reserve": "預備區"}
BEARERS = {"hero": "此英雄", "leader": "此隊長", "operation": "此作戰", "trap": "此陷阱", "order": "此牌"}
ROWS = {"vanguard": "前鋒", "flank": "側翼", "rear": "後援"}
IN_ROW = {**ROWS, "behind": "側翼與後援"}
COUNTERS = {"virus": "病毒", "zeal": "熱血", "time": "時間"}
BEARING = {**COUNTERS, "extras": "狀態效果或指示物"}
WAVES = {"wave": "該階段", "round": "該回合"}
ROLES = {"attacker": "攻擊者", "dealer": "攻擊者", "caster": "施法者", "target": "攻擊目標"}
YOU = Noun("你")
RIVAL = Noun("對手")
PLAYERS = {"yours": YOU, "rival": RIVAL, "any": Noun("任一玩家")}
WHOSE = {"yours": "你的", "rival": "對手的", "any": "任一"}
KEYWORDS: dict[str, str] = {
    "ranged": "遠程攻擊",
    "intercept": "阻擋",
    "piercing": "無法被阻擋的攻擊",
    "no-intercept": "無阻擋",
    "no-power": "無能力",
}
LIBERTIES = {
    "ready": "在被召喚的同一階段攻擊",
    "nimble": "在移動後的同一階段攻擊",
    "swift": "在被召喚或移動後的同一階段攻擊",
    "hunting": "對任一受傷的敵方成員進行近戰攻擊",
    "risen": "進行近戰攻擊",
}
"""What an ability lets a piece do."""
ACTIONS = {"recruit": "召喚", "restructure": "重整", "move": "移動", "clear": "清除屍體"}
HANDLED = {"tokens": "每移除1個指示物", "cards": "每棄1張牌", "corpse": "每清除1具屍體"}
NUMBER_OF = {"tokens": "移除的指示物數", "cards": "棄牌張數", "corpse": "清除的屍體數"}
STATUSES = {**KEYWORDS, "attack": "攻擊力", "life": "生命"}
HARMS = {"melee": "近戰攻擊", "ranged": "遠程攻擊", "spell": "法術", "order": "命令", "other": "其他效果"}
UNTIL = {
    "turn": "在本輪次",
    "wave": "在本階段",
    "round": "在本回合",
    "next-round": "在下個回合結束前",
    "your-turn": "在你的下個輪次開始前",
}
NEGATED = {"Cast": "該法術", "Play": "該命令", "Activate": "該陷阱", "Attack": "該次攻擊"}


def player(side: w.Side, verb: str, what: str = "", beside: str = "") -> Said:
    return Said(verb, what, "", PLAYERS[side], side, beside=beside)


def kinds(by: Sequence[str]) -> str:
    return "攻擊" if set(by) == {"melee", "ranged"} else "與".join(HARMS[kind] for kind in by)

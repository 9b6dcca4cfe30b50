"""Questions in Traditional Chinese: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.games.pixel_tactics.text.zh_hant.log import aimed
from app.tabletop.sentence import Form, either, who


def doing(plain: str) -> Form:
    """A request by a text: with what it is for, where that can be said in a word or two."""
    return either("deed", "{source}：{deed}。" + plain, none="{source}：" + plain)


QUESTIONS: Mapping[str, Form] = {
    "leader": "請祕密選擇你的隊長。",
    "act": either("n", "輪到你：剩下{actions}。", none="你沒有行動了，但仍可做不消耗行動的事。"),
    "recruit": either("rows", "召喚{it}：請選擇{the_row}的一個空格。", any="召喚{it}：請選擇任一橫排的一個空格。"),
    "shift": either("called", "移動{it}：請選擇一個空格。", restructure="重整{it}：請選擇一個空格。"),
    "operate": "打出{it}：請選擇你預備區的一個格位。",
    "lay": "蓋放{it}：請選擇你預備區的一個格位。",
    "aim": either(
        "count",
        "{it}以{n}點攻擊力攻擊。請從{count}個目標中選一個。",
        one="{it}以{n}點攻擊力攻擊。請選擇目標。",
    ),
    "switch": "{it}要與誰互換？",
    "guard": "{it}攻擊{target}。請選擇由誰承受攻擊。",
    "arrange": "你有{abilities}等待結算。哪一個先結算？",
    "window": either(
        "fits",
        "{event}要發動陷阱回應，還是不回應？",
        none="{event}你沒有可以回應的陷阱。",
    ),
    "may": "{source}：要{may}嗎？",
    "choose": "{source}：請選擇一項。",
    "piece": doing("請選擇{noun}。"),
    "card": either(
        "zone",
        doing("請選擇{noun}。"),
        hand=doing("請選擇1張手牌。"),
        looked=either("count", doing("請從這些牌中選1張。"), none="{source}：沒有可選的牌。"),
    ),
    "slot": either("row", doing("請選擇{the_row}的一個空格。"), none=doing("請選擇一個空格。")),
    "row": doing("請選擇一個橫排。"),
    "column": either("side", doing("請選擇敵方的一個直排。"), yours=doing("請選擇你的一個直排。")),
    "number": "{source}：要從{it}轉移多少傷害到{target}？",
    "tokens": either(
        "n",
        one="{source}：移除{tokens}。從誰身上移除？",
        many="{source}：移除至多{tokens}，已選{n}個。從誰身上移除？",
    ),
    "shares": either(
        "n",
        "{source}：還要分配{left}點傷害。請選擇{noun}。",
        none="{source}：任意分配{left}點傷害。請選擇{noun}。",
    ),
    "layout": either("side", "重新排列隊伍：請為{it}選擇格位。", rival="重新排列敵方隊伍：請為{it}選擇格位。"),
    "sequence": either("n", "將牌放回牌庫：接著放哪一張？", none="將牌放回牌庫：哪一張放在最上面？"),
}

EVENTS: Mapping[str, Form] = {
    "attack": either("word", melee="{own0}攻擊{1}。", ranged="{own0}射擊{1}。"),
    "cast": aimed("{own0}", "施放法術"),
    "play": either("who", aimed("{who}", "打出命令{0}"), you=aimed("你", "打出命令{0}")),
    "activate": who("你發動{0}。", "{who}發動{0}。"),
    "stop": either(
        "word",
        "{0}將使{answered}無效。",
        attack="{0}將使{answered}的攻擊無效。",
        cast="{0}將使{answered}的法術無效。",
    ),
    "recruit": who("你召喚了{0}。", "{who}召喚了{0}。"),
    "defeat": "{own0}倒下了。",
    "other": "有事情發生了。",
}

WAITING: Mapping[str, Form] = {
    "leader": "{who}正在祕密選擇隊長。",
    "leaders": "雙方正在祕密選擇隊長。",
    "window": "{who}可以發動陷阱。",
    "turn": either("n", "輪到{who}：剩下{actions}。", none="輪到{who}：沒有行動了。"),
    "other": "{who}正在做選擇。",
    "over": "遊戲結束了。",
}

DEEDS: Mapping[str, Form] = {
    "damage": either("n", "造成{n}點傷害", none="造成傷害"),
    "heal": either("n", "治療{n}點傷害", none="治療傷害"),
    "damage-from": "轉移其傷害",
    "damage-to": "將傷害轉移給他",
    "split": "造成傷害",
    "defeat": "擊敗",
    "revive": "復活",
    "to-hand": "移回手牌",
    "to-deck": "放到牌庫頂",
    "to-discard": "清除",
    "draw": "抽{cards}",
    "discard": "棄牌",
    "discard-at-random": "隨機棄牌",
    "discard-chosen": "棄牌",
    "look": either("look", "查看牌", deck_yours="查看你的牌庫", deck_rival="查看對手的牌庫"),
    "take": "拿取",
    "reorder": "重新排列順序",
    "bury": "放到牌庫底",
    "shuffle": "將牌庫洗牌",
    "recruit": "召喚",
    "recruit-there": "召喚到該處",
    "control": "取得控制權",
    "control-there": "取得控制權",
    "relocate": "移動",
    "relocate-there": "移動到該處",
    "push": "推後",
    "pull": "拉前",
    "swap": "互換",
    "rearrange": either("whose", "重新排列隊伍", rival="重新排列敵方隊伍"),
    "give": "給予{status}",
    "strip": "移除所有狀態效果與指示物",
    "place": "放置{tokens}",
    "remove": "移除{tokens}",
    "strike": "進行一次攻擊",
    "struck": "攻擊",
    "actions": "{more}",
    "negate": "使無效",
    "spell": "執行其法術",
    "power": "執行其攻擊能力",
    "stand-in": "成為目標",
    "order": "執行其命令",
    "set-again": "重新蓋放",
    "lasting": "暫時效果",
}

MAYS: Mapping[str, Form] = {
    "to-hand": "將{it}移回手牌",
    "strike": "讓{it}進行一次攻擊",
    "damage-from": "將{it}的傷害轉移給另一名英雄",
    "recruit": "從手牌召喚一名英雄",
    "relocate": "移動到一個空格",
    "shove": "將{it}推後或拉前",
    "damage": "造成{n}點傷害",
    "bury": "將這張牌放到牌庫底",
    "order": "執行對手手牌中的一個命令",
    "stand-in": "改由此英雄成為目標",
    "other": "{deed}",
}

LABELS: Mapping[str, Form] = {
    "Lead": "由{it}領隊",
    "Draw": "抽1張牌",
    "Recruit": "召喚{it}",
    "Attack": "攻擊",
    "Cast": either("kind", "施放法術", power="使用攻擊能力"),
    "Lever": "隊長行動",
    "Order": "打出命令：{it}",
    "Clear": "清除{it}",
    "Shift": either("kind", "移動", restructure="重整"),
    "Switch": "互換",
    "Operate": "打出作戰：{it}",
    "Lay": "蓋放陷阱：{it}",
    "Discharge": "清除「{it}」",
    "Pass": either("kind", "不回應", act="結束輪次"),
    "Activate": "發動「{it}」",
    "Aim": either("kind", melee="近戰", ranged="射擊"),
    "Place": either("column", left="{row}左", middle="{row}中", right="{row}右"),
    "Pick": "{it}",
    "Number": "{n}",
    "Row": "{row}",
    "Column": either("column", left="左直排", middle="中直排", right="右直排"),
    "Clause": either("noun", "{deed}：{noun}", none="{deed}"),
    "Accept": "是",
    "Decline": "否",
    "Enough": either("n", "完成", none="不選"),
    "First": "{it}",
}

"""The log in Traditional Chinese: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who


def aimed(whose: str, deed: str) -> Form:
    """What is done, and to whom, where somebody was named."""
    return either("targets", f"{whose}{deed}。", unit=f"{whose}對{{targets}}{deed}。")


LOG: Mapping[str, Form] = {
    # The course of a match
    "match": who("第{n}場：你先手", "第{n}場：{who}先手"),
    "leaders": "雙方隊長是{each}。",
    "clash": "雙方選了同一名隊長：各自將其放到牌庫底，抽1張牌後重新選擇。",
    "round": who("第{n}回合：你先手", "第{n}回合：{who}先手"),
    "wave": "第{n}回合 · {row}",
    "turn": who("輪到你：{actions}。", "輪到{who}：{actions}。"),
    "turn-over": who("你的輪次結束。", "{who}的輪次結束。"),
    "count": either("n", "傷亡結算：{fall}。", none="傷亡結算：無人倒下。"),
    "rout": who("{0}倒下，你的隊伍潰敗。", "{0}倒下，{who}的隊伍潰敗。"),
    "tie": "這一場平手。",
    "trophy": either(
        "word",
        who(
            "你贏得這一場，獲得雙方隊長{leaders}作為獎盃。",
            "{who}贏得這一場，獲得雙方隊長{leaders}作為獎盃。",
        ),
        rounds=who(
            "最後一回合結束：你贏得這一場，獲得雙方隊長{leaders}作為獎盃。",
            "最後一回合結束：{who}贏得這一場，獲得雙方隊長{leaders}作為獎盃。",
        ),
        tie=who("你獲得{0}作為獎盃。", "{who}獲得{0}作為獎盃。"),
    ),
    "no-trophy": who(
        "平手不能贏得遊戲：你沒有獲得獎盃，{0}移出遊戲。",
        "平手不能贏得遊戲：{who}沒有獲得獎盃，{0}移出遊戲。",
    ),
    **tongues.CHINESE.log,
    "over": either(
        "word",
        who("你贏得遊戲。", "{who}贏得遊戲。", "遊戲結束，無人獲勝。"),
        runaway="這一場不斷循環，就此終止，無人獲勝。",
    ),
    # Actions
    "draw": either("seen", who("你抽{cards}。", "{who}抽{cards}。"), yes=who("你抽到{cards}。", "{who}抽到{cards}。")),
    "recruit": who("你召喚{0}到{the_row}。", "{who}召喚{0}到{the_row}。"),
    "cast": aimed("{own0}", "施放法術"),
    "power": aimed("{own0}", "使用攻擊能力"),
    "lever": aimed("{own0}", "使用隊長行動"),
    "order": either("who", aimed("{who}", "打出命令{0}"), you=aimed("你", "打出命令{0}")),
    "operation": who("你打出作戰{0}。", "{who}打出作戰{0}。"),
    "lay": either(
        "seen",
        who("你蓋放{0}。", "{who}蓋放{0}。"),
        yes=who("你蓋放陷阱{0}。", "{who}蓋放陷阱{0}。"),
    ),
    "activate": who("你發動陷阱{0}。", "{who}發動陷阱{0}。"),
    "clear": who("你清除{0}的屍體。", "{who}清除{0}的屍體。"),
    "discharge": "{own0}離開預備區。",
    "expire": "{own0}到期。",
    # Attacks and damage
    "attack": either("word", melee="{own0}攻擊{1}。", ranged="{own0}射擊{1}。"),
    "intercept": "{own0}阻擋了射向{1}的攻擊。",
    "divert": "{own0}代替{1}承受攻擊。",
    "shield": "{own0}代替{1}承受傷害。",
    "miss": "{own0}的攻擊落空。",
    "damage": "{own0}受到{n}點傷害。",
    "unhurt": "{own0}沒有受到傷害。",
    "heal": "{own0}被治療{n}點傷害。",
    "moved-damage": "{n}點傷害從{own0}轉移到{1}。",
    # Life and death, cards
    "defeat": "{own0}倒下。",
    "revive": "{own0}復活。",
    "return": who("{0}移回你的手牌。", "{0}移回{who}的手牌。"),
    "on-deck": who("{0}放到你的牌庫頂。", "{0}放到{who}的牌庫頂。"),
    "discard": who("你棄掉{0}。", "{who}棄掉{0}。"),
    "look": either(
        "word",
        who("你查看{cards}。", "{who}查看{cards}。"),
        deck_rival=either(
            "who",
            "{who}查看{other}牌庫頂的{n}張牌。",
            you="你查看{other}牌庫頂的{n}張牌：{cards}。",
            rival="{who}查看你牌庫頂的{n}張牌。",
        ),
        hand_rival=either(
            "who",
            "{who}查看{other}的手牌。",
            you="你查看{other}的手牌：{cards}。",
            rival="{who}查看你的手牌。",
        ),
        traps_rival=either(
            "who",
            "{who}查看{other}的陷阱。",
            you="你查看{other}的陷阱：{cards}。",
            rival="{who}查看你的陷阱。",
        ),
        deck_yours=who("你查看牌庫：{cards}。", "{who}查看自己牌庫中的{cards}。"),
    ),
    "take": who("你拿取{0}。", "{who}拿取{0}。"),
    "reorder": who("你將{cards}依自選順序放回牌庫頂。", "{who}將{cards}依自選順序放回牌庫頂。"),
    "bury": who("你將{cards}放到牌庫底。", "{who}將{cards}放到牌庫底。"),
    "shuffle": who("你將牌庫洗牌。", "{who}將牌庫洗牌。"),
    # Places
    "control": who("你取得{0}的控制權。", "{who}取得{0}的控制權。"),
    "move": "{own0}移動到{the_row}。",
    "push": "{own0}被推後到{the_row}。",
    "pull": "{own0}被拉前到{the_row}。",
    "switch": "{both}互換位置。",
    "rearrange": who("你的隊伍重新排列。", "{who}的隊伍重新排列。"),
    # Status effects, counters, and what texts change
    "give": "{own0}獲得{status}。",
    "strip": "{own0}失去所有狀態效果與指示物。",
    "place": "{own0}獲得{tokens}。",
    "remove": "{own0}失去{tokens}。",
    "lasting": either(
        "word",
        turn="對{heroes}的效果持續到本輪次結束。",
        wave="對{heroes}的效果持續到本階段結束。",
        round="對{heroes}的效果持續到本回合結束。",
        next_round="對{heroes}的效果持續到下個回合結束。",
        your_turn=who("對{heroes}的效果持續到你的下個輪次。", "對{heroes}的效果持續到{who}的下個輪次。"),
        slot="對{heroes}的效果持續到離開該格位為止。",
    ),
    "actions": either(
        "word",
        this=who("你在本輪次{more}。", "{who}在本輪次{more}。"),
        next=who("你在下個輪次{more}。", "{who}在下個輪次{more}。"),
    ),
    "negate": either(
        "word",
        "{trap0}使{own1}無效。",
        Attack="{trap0}使{own1}的攻擊無效。",
        Cast="{trap0}使{own1}的法術無效。",
        Activate="{trap0}使{trap1}無效。",
    ),
    "carry-out": either(
        "word",
        spell=who("你將{0}的法術視為自己的來執行。", "{who}將{0}的法術視為自己的來執行。"),
        power=who("你將{0}的攻擊能力視為自己的來執行。", "{who}將{0}的攻擊能力視為自己的來執行。"),
        order=either(
            "seen",
            who("你將{0}視為自己的來執行。", "{who}將{0}視為自己的來執行。"),
            yes=who("你將命令{0}視為自己的來執行。", "{who}將命令{0}視為自己的來執行。"),
        ),
    ),
    "set-again": either(
        "seen",
        who("你重新蓋放陷阱。", "{who}重新蓋放陷阱。"),
        yes=who("你重新蓋放{0}。", "{who}重新蓋放{0}。"),
    ),
}

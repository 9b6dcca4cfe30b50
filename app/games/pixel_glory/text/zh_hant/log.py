"""The log in Traditional Chinese: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who

LOG: Mapping[str, Form] = {
    # The Town
    "staff": who("你持有法杖。", "{who}持有法杖。"),
    "offer": "第{n}輪：可選的法術是{cards}。",
    "bid": who("你出價{n}。", "{who}出價{n}。"),
    "dealt": who("你分到{cards}。", "{who}分到{cards}。"),
    "drafted": either(
        "n",
        who("你選走{0}，並獲得{basics}。", "{who}選走{0}，並獲得{basics}。"),
        none=who("你選走{0}。", "{who}選走{0}。"),
    ),
    "removed": "{0}移出遊戲。",
    # The Dungeon
    "dungeon": "地城開啟：翻開{cards}，地城牌庫剩下{monsters}。",
    "turn": who("第{n}回合：輪到你。", "第{n}回合：輪到{who}。"),
    "play": either(
        "word",
        who("你使用{0}。", "{who}使用{0}。"),
        alternate=who("你以替代效果使用{0}。", "{who}以替代效果使用{0}。"),
    ),
    "keep": either(
        "back",
        who("你將{0}放到保留區，並將{1}收回手牌。", "{who}將{0}放到保留區，並將{1}收回手牌。"),
        none=who("你將{0}放到保留區。", "{who}將{0}放到保留區。"),
    ),
    "spend": who("你花費{points}。", "{who}花費{points}。"),
    "turn-over": who("你的回合結束：{kills}。", "{who}的回合結束：{kills}。"),
    "draw": either("seen", who("你抽{cards}。", "{who}抽{cards}。"), yes=who("你抽到{cards}。", "{who}抽到{cards}。")),
    "shuffle": who("你將棄牌堆洗成新的牌庫。", "{who}將棄牌堆洗成新的牌庫。"),
    "discard": who("你棄掉{0}。", "{who}棄掉{0}。"),
    "take": either(
        "from",
        who("你從{other}的保留區拿走{0}。", "{who}從{other}的保留區拿走{0}。"),
        you="{who}從你的保留區拿走{0}。",
    ),
    "regain": who("你將棄牌堆中的{0}加入手牌。", "{who}將棄牌堆中的{0}加入手牌。"),
    # Players
    "lose": who("你失去{n}點生命值，剩下{m}點。", "{who}失去{n}點生命值，剩下{m}點。"),
    "unharmed": who("你受到保護，沒有失去生命值。", "{who}受到保護，沒有失去生命值。"),
    "out": who("你出局了。", "{who}出局了。"),
    "heal": who("你回復{n}點生命值，現在有{m}點。", "{who}回復{n}點生命值，現在有{m}點。"),
    "combo": who("你獲得{points}，現在有{m}點。", "{who}獲得{points}，現在有{m}點。"),
    "shield": either(
        "n",
        "本回合結束時，{players}不會失去生命值。",
        one=who("本回合結束時，你不會失去生命值。", "本回合結束時，{who}不會失去生命值。"),
    ),
    "boost": either(
        "word",
        basics=who("本回合你的基本攻擊傷害+{n}。", "本回合{who}的基本攻擊傷害+{n}。"),
        next=who("本回合你的下一個傷害效果傷害+{n}。", "本回合{who}的下一個傷害效果傷害+{n}。"),
    ),
    # Monsters
    "damage": either("left", "{0}受到{damage}，剩下{m}點生命值。", none="{0}受到{damage}。"),
    "unhurt": "{0}沒有受到傷害。",
    "restore": "{0}恢復{n}點生命值，現在有{m}點。",
    "defeat": who("你擊敗{0}，獲得{fame}。", "{who}擊敗{0}，獲得{fame}。"),
    "reveal": either("n", "翻開{0}，地城牌庫剩下{monsters}。", none="翻開{0}，這是地城牌庫的最後一張。"),
    "wake": "{0}：{deed}。",
    "bury": who("你將{0}置於地城牌庫底。", "{who}將{0}置於地城牌庫底。"),
    "look": who("你查看地城牌庫頂：{cards}。", "{who}查看地城牌庫頂的{cards}。"),
    "arrange": who("你將{cards}放回地城牌庫頂。", "{who}將{cards}放回地城牌庫頂。"),
    # The end
    **tongues.CHINESE.log,
    "over": either(
        "winners",
        one=either(
            "word",
            who("你贏得遊戲。", "{who}贏得遊戲。"),
            lord=who("地城之主倒下：你贏得遊戲。", "地城之主倒下：{who}贏得遊戲。"),
            nobody_left=who("所有人都已出局：你贏得遊戲。", "所有人都已出局：{who}贏得遊戲。"),
        ),
        team=either(
            "word",
            "{winners}獲勝。",
            lord="地城之主倒下：{winners}獲勝。",
            nobody_left="所有人都已出局：{winners}獲勝。",
        ),
        all="地城之主倒下，挑戰成功。",
        none=either(
            "word",
            "挑戰失敗。",
            nobody_left="所有人都已出局，挑戰失敗。",
            runaway="遊戲不斷循環，就此終止，無人獲勝。",
        ),
    ),
}

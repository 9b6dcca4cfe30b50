"""Questions in Traditional Chinese: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.tabletop.sentence import Form, either

QUESTIONS: Mapping[str, Form] = {
    "bid": "請祕密打出1張競標牌。出價最高者先選。",
    "draft": "請選擇1張法術加入你的牌組。",
    "act": either(
        "hand",
        "輪到你：手牌還有{cards}要使用。",
        none="你已沒有手牌。可結束回合，或使用剩下的牌與點數。",
    ),
    "use": "{it}：要使用第一個效果還是替代效果？",
    "aim": "{source}：{deed}。請選擇一隻怪物。",
    "strike": "花費{points}：請選擇要擊敗的怪物。",
    "choose": "{source}：請選擇一項。",
    "may": "{source}：{deed}。要這麼做嗎？",
    "whom": "{source}：{deed}。請選擇玩家。",
    "discard": "{source}：請選擇要棄掉的1張手牌。",
    "regain": "{source}：{deed}。請選擇牌。",
    "arrange": either(
        "placed",
        "將怪物放回地城牌庫頂：接著放哪一隻？",
        none="將怪物放回地城牌庫頂：哪一隻放在最上面？",
    ),
    "deaths": "有多隻怪物倒下。先擊敗哪一隻？",
}

WAITING: Mapping[str, Form] = {
    "bid": "所有玩家正在祕密出價。",
    "draft": "{who}正在選法術。",
    "turn": "輪到{who}。",
    "discard": "有多位玩家正在祕密選擇要棄的牌。",
    "other": "{who}正在做選擇。",
    "over": "遊戲已經結束。",
}

LABELS: Mapping[str, Form] = {
    "Bid": "出價{n}",
    "Draft": "選走{it}",
    "Play": "使用{it}",
    "Keep": either("back", "將{it}放到保留區，收回{kept}", none="將{it}放到保留區"),
    "Strike": "花費{points}：擊敗一隻怪物",
    "Refill": "花費{points}：抽{cards}",
    "End": "結束回合",
    "Use": either("effect", first="第一個效果：{text}", alternate="替代效果：{text}"),
    "Aim": "{it}",
    "Pick": "{it}",
    "Choice": "{text}",
    "Whom": "{who}",
    "Accept": "是",
    "Decline": "否",
}

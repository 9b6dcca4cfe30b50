"""Refusals in Traditional Chinese: one short sentence for each."""

from collections.abc import Mapping

from app.tabletop import tongues

REFUSALS: Mapping[str, str] = {
    **tongues.CHINESE.refusals,
    "not-your-turn": "現在不是你的回合。",
    "out": "你已經出局了。",
    "bid-gone": "你已經用過那張競標牌。",
    "not-on-offer": "那張法術目前不能選。",
    "not-in-hand": "那張牌不在你的手牌中。",
    "must-play": "請先使用所有手牌。",
    "no-combo": "這需要3點連擊點數。",
    "no-target": "沒有可以選擇的怪物。",
    "nothing-to-draw": "你的牌庫與棄牌堆都沒有牌。",
    "sp-missing": "你本回合使用的同屬性牌還不夠。",
    "not-revealed": "那隻怪物不在場上。",
    "lord": "這不能選擇地城之主。",
    "guarded": "有其他怪物使你不能選擇它。",
    "damage-only": "只有傷害能擊敗那隻怪物。",
    "too-strong": "那隻怪物剩下的生命值太多。",
    "damaged": "那隻怪物已受傷。",
}

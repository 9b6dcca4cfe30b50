"""Traditional Chinese terms of the game, and the small words around them."""

from app.games.pixel_glory import words as w

ELEMENTS: dict[w.Element, str] = {"fire": "火", "earth": "土", "water": "水", "light": "光", "shadow": "暗"}
PLAYERS: dict[w.Whom, str] = {
    "you": "你",
    "a-player": "一位玩家",
    "another-player": "另一位玩家",
    "each-player": "每位玩家",
    "each-other-player": "其他每位玩家",
    "killer": "擊敗它的玩家",
}
KINDS: dict[w.Kind, str] = {"basic": "基本攻擊", "spell": "法術", "card": "牌"}
LIFE = {"": "", "damaged": "已受傷", "undamaged": "未受傷"}

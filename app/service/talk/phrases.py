"""Quick phrases: said with one click, read by everybody in their own language."""

from typing import Literal, TypeAlias, get_args

Phrase: TypeAlias = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "oops",
    "wow",
    "one-moment",
    "i-am-back",
    "take-your-time",
    "good-game",
    "again",
    "goodbye",
]

PHRASES: tuple[Phrase, ...] = get_args(Phrase)

TOLD: dict[str, dict[Phrase, str]] = {
    "en": {
        "hello": "Hello!",
        "good-luck": "Good luck, have fun!",
        "well-played": "Well played!",
        "thanks": "Thank you!",
        "sorry": "Sorry!",
        "oops": "Oops!",
        "wow": "Wow!",
        "one-moment": "One moment, please.",
        "i-am-back": "I am back.",
        "take-your-time": "Take your time.",
        "good-game": "Good game!",
        "again": "Another game?",
        "goodbye": "Goodbye!",
    },
    "es": {
        "hello": "¡Hola!",
        "good-luck": "¡Suerte y a disfrutar!",
        "well-played": "¡Bien jugado!",
        "thanks": "¡Gracias!",
        "sorry": "¡Perdón!",
        "oops": "¡Uy!",
        "wow": "¡Hala!",
        "one-moment": "Un momento, por favor.",
        "i-am-back": "Ya estoy aquí.",
        "take-your-time": "Sin prisa.",
        "good-game": "¡Buena partida!",
        "again": "¿Otra partida?",
        "goodbye": "¡Hasta luego!",
    },
    "zh-Hant": {
        "hello": "你好！",
        "good-luck": "祝你好運，玩得開心！",
        "well-played": "打得好！",
        "thanks": "謝謝！",
        "sorry": "抱歉！",
        "oops": "哎呀！",
        "wow": "哇！",
        "one-moment": "請稍等一下。",
        "i-am-back": "我回來了。",
        "take-your-time": "慢慢來。",
        "good-game": "真是一場好遊戲！",
        "again": "再來一場嗎？",
        "goodbye": "再見！",
    },
}


def told(phrase: Phrase, language: str) -> str:
    """The phrase as it is read in this language."""
    return TOLD[language][phrase]

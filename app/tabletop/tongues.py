"""Tongues: what a language says in every game alike."""

import re
from collections.abc import Callable, Mapping
from typing import NamedTuple

from app.tabletop.sentence import Form, either, who


class Tongue(NamedTuple):
    """A language, whatever is played.

    `player` names a seat, with its number from 1; `comma` parts two names, and `link` the last one,
    knowing how that begins. `log` tells what people do with a table, `refusals` say no where no rule
    of a game does.
    """

    you: str
    player: str
    comma: str
    link: Callable[[str], str]
    log: Mapping[str, Form]
    refusals: Mapping[str, str]


TELLINGS = ("give-up", "take-back")

REFUSALS = (
    *("not-asked", "stale", "incomplete", "too-long", "not-offered"),
    *("over", "answer-first", "not-an-action", "no-such-piece"),
)

ENGLISH = Tongue(
    you="you",
    player="Player {n}",
    comma=", ",
    link=lambda last: " and ",
    log={
        "give-up": either(
            "word",
            concession=who("You give up.", "{who} gives up."),
            time=who("Your time is up.", "{who}'s time is up."),
            abandoned=who("You have left the game.", "{who} has left the game."),
        ),
        "take-back": who("You take your last move back.", "{who} takes the last move back."),
    },
    refusals={
        "not-asked": "You are not asked anything now.",
        "stale": "That question has been answered already.",
        "incomplete": "The move is not whole yet.",
        "too-long": "The move was whole before its last step.",
        "not-offered": "That is not possible now.",
        "over": "The game is over.",
        "answer-first": "First answer what you are asked.",
        "not-an-action": "That is no action.",
        "no-such-piece": "There is no such card for you here.",
    },
)


def and_(phrase: str, link: str = "y") -> str:
    """The Spanish link before this phrase: y, but e before the sound i; o, but u before o."""
    start = phrase.lstrip("[").lower()
    if link == "y" and re.match(r"h?[ií](?!e)", start):
        return "e"
    if link == "o" and re.match(r"h?[oó]", start):
        return "u"
    return link


SPANISH = Tongue(
    you="tú",
    player="Jugador {n}",
    comma=", ",
    link=lambda last: f" {and_(last)} ",
    log={
        "give-up": either(
            "word",
            concession=who("Te rindes.", "{who} se rinde."),
            time=who("Se te ha acabado el tiempo.", "A {who} se le ha acabado el tiempo."),
            abandoned=who("Has abandonado la partida.", "{who} ha abandonado la partida."),
        ),
        "take-back": who("Deshaces tu última jugada.", "{who} deshace su última jugada."),
    },
    refusals={
        "not-asked": "Ahora no se te pregunta nada.",
        "stale": "Esa pregunta ya tiene respuesta.",
        "incomplete": "La jugada aún no está completa.",
        "too-long": "La jugada ya estaba completa antes de su último paso.",
        "not-offered": "Eso no es posible ahora.",
        "over": "El juego ha terminado.",
        "answer-first": "Responde primero a lo que se te pregunta.",
        "not-an-action": "Eso no es una acción.",
        "no-such-piece": "Aquí no tienes esa carta.",
    },
)

CHINESE = Tongue(
    you="你",
    player="玩家{n}",
    comma="、",
    link=lambda last: "與",
    log={
        "give-up": either(
            "word",
            concession=who("你認輸了。", "{who}認輸了。"),
            time=who("你的時間用完了。", "{who}的時間用完了。"),
            abandoned=who("你離開了遊戲。", "{who}離開了遊戲。"),
        ),
        "take-back": who("你收回了上一步。", "{who}收回了上一步。"),
    },
    refusals={
        "not-asked": "現在沒有要你決定的事。",
        "stale": "這個問題已經回答過了。",
        "incomplete": "這一步還沒有選完。",
        "too-long": "這一步在最後一個選擇之前就已完成。",
        "not-offered": "現在不能這麼做。",
        "over": "遊戲已經結束。",
        "answer-first": "請先回答眼前的問題。",
        "not-an-action": "這不是行動。",
        "no-such-piece": "這裡沒有你能用的這張牌。",
    },
)

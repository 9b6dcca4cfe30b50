"""What the house itself says at a table, in every language: refusals that are no rule of a game, and its own rows."""

from app.tabletop.span import Span, Spans
from app.tabletop.telling import Tale

Words = dict[str, str]

HOUSE_REFUSALS: dict[str, Words] = {
    "not-seated": {
        "en": "Only those who sit at the table may do this.",
        "es": "Solo quienes están sentados a la mesa pueden hacerlo.",
        "zh-Hant": "只有入座的玩家可以這麼做。",
    },
    "not-a-step": {
        "en": "This is no move of this game.",
        "es": "Esto no es una jugada de este juego.",
        "zh-Hant": "這不是這個遊戲的行動。",
    },
    "not-started": {
        "en": "The game has not begun.",
        "es": "La partida no ha empezado.",
        "zh-Hant": "遊戲尚未開始。",
    },
    "over": {"en": "The game is over.", "es": "La partida ha terminado.", "zh-Hant": "遊戲已經結束。"},
    "stale": {
        "en": "This question has been answered already.",
        "es": "Esta pregunta ya tiene respuesta.",
        "zh-Hant": "這個問題已經回答過了。",
    },
    "too-many": {
        "en": "Too many moves are waiting at this table.",
        "es": "Demasiadas jugadas esperan en esta mesa.",
        "zh-Hant": "這張桌子等待處理的行動太多。",
    },
    "unavailable": {
        "en": "The move could not be stored; please try again.",
        "es": "No se ha podido guardar la jugada; inténtalo de nuevo.",
        "zh-Hant": "無法儲存這個行動，請再試一次。",
    },
    "halted": {
        "en": "This table cannot go on, because of a fault in the rules here.",
        "es": "Esta mesa no puede continuar por un fallo de nuestras reglas.",
        "zh-Hant": "由於規則程式的錯誤，這張桌子無法繼續。",
    },
    "internal": {
        "en": "Something went wrong here; the table is as it was before the move.",
        "es": "Algo ha fallado aquí; la mesa sigue como antes de la jugada.",
        "zh-Hant": "發生了錯誤；桌面維持在行動之前的樣子。",
    },
    "paused": {
        "en": "The table is paused.",
        "es": "La mesa está en pausa.",
        "zh-Hant": "桌子已暫停。",
    },
    "not-paused": {
        "en": "The table is not paused.",
        "es": "La mesa no está en pausa.",
        "zh-Hant": "桌子沒有暫停。",
    },
    "too-late": {
        "en": "Your time was up.",
        "es": "Se te había acabado el tiempo.",
        "zh-Hant": "你的時間已經用完。",
    },
    "no-take-back": {
        "en": "There is nothing that you may take back: something was revealed or rolled, or another player was asked.",
        "es": "No puedes deshacer nada: se reveló algo, intervino el azar o ya se preguntó a otra persona.",
        "zh-Hant": "沒有可以收回的行動：已有資訊揭露、已擲骰或洗牌，或已輪到其他玩家。",
    },
    "not-away": {
        "en": "This player is here, or has not been away for long enough.",
        "es": "Esta persona está aquí o no lleva fuera el tiempo suficiente.",
        "zh-Hant": "這位玩家仍在，或離開的時間還不夠久。",
    },
    "not-asked-of": {
        "en": "Nobody is waiting for this player now.",
        "es": "Ahora nadie está esperando a esta persona.",
        "zh-Hant": "現在沒有人在等這位玩家。",
    },
}
"""By code."""

HOUSE_LINES: dict[str, Words] = {
    "paused": {
        "en": "The house has paused the table; no time passes.",
        "es": "La casa ha puesto la mesa en pausa; el tiempo no corre.",
        "zh-Hant": "主辦方已暫停這張桌子，時間不會流逝。",
    },
    "resumed": {
        "en": "The table goes on.",
        "es": "La mesa continúa.",
        "zh-Hant": "桌子繼續進行。",
    },
    "aborted": {
        "en": "The house has ended the table; nobody gains or loses by it.",
        "es": "La casa ha cerrado la mesa; nadie gana ni pierde nada.",
        "zh-Hant": "主辦方已終止這張桌子，不計勝負。",
    },
    "drawn": {
        "en": "The house has ended the table as a draw.",
        "es": "La casa ha cerrado la mesa en empate.",
        "zh-Hant": "主辦方裁定這張桌子為平手。",
    },
    "adjudicated": {
        "en": "The house has given the table to {player}.",
        "es": "La casa ha dado la mesa por ganada a {player}.",
        "zh-Hant": "主辦方裁定{player}獲勝。",
    },
    "placed": {
        "en": "The house has decided who shares the victory at this table.",
        "es": "La casa ha decidido quiénes comparten la victoria en esta mesa.",
        "zh-Hant": "主辦方裁定了這張桌子由哪些玩家共同獲勝。",
    },
    "abandoned": {
        "en": "Everybody has left the table; nobody gains or loses by it.",
        "es": "Todo el mundo ha dejado la mesa; nadie gana ni pierde nada.",
        "zh-Hant": "所有人都已離開這張桌子，不計勝負。",
    },
    "forked": {
        "en": "This table plays on from another, with new dice.",
        "es": "Esta mesa continúa otra, con dados nuevos.",
        "zh-Hant": "這張桌子從另一張桌子接續進行，使用新的骰子。",
    },
    "rules": {
        "en": "The rules of this game were corrected, and the table goes on from here; what was decided just before may"
        " have to be decided again.",
        "es": "Las reglas de este juego se han corregido y la mesa continúa desde aquí; puede que haya que volver a"
        " decidir lo último.",
        "zh-Hant": "這個遊戲的規則已修正，桌子從這裡繼續；剛才的決定可能需要重新選擇。",
    },
}
"""By the word of the telling `house`."""

PLAYERS: Words = {"en": "player {n}", "es": "jugador {n}", "zh-Hant": "玩家{n}"}


def house_line(tale: Tale, language: str) -> Spans:
    """What the house did to a table, as a sentence."""
    word = "drawn" if tale.word == "adjudicated" and tale.seat < 0 else tale.word
    before, player, after = HOUSE_LINES[word][language].partition("{player}")
    if not player:
        return (Span(before),)
    return Span(before), Span(PLAYERS[language].format(n=tale.seat + 1), seat=tale.seat), Span(after)

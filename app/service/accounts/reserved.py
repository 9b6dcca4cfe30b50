"""Words that a name may not be or hold, because they would be taken for the house or those who run it."""

import re

from app.service.accounts.lookalike import looks_like

ANYWHERE = (
    "pixelkeep",
    "moderator", "moderador", "administra", "sysadmin",
    # 管理團隊 in simplified letters, by number: the client's fonts hold every letter written here
    "管理員", "管理者", "管理\u56e2\u961f", "管理團隊", "版主", "站長", "官方", "系統", "客服",
)  # fmt: skip

AS_A_WORD = (
    "admin", "admins", "mod", "mods", "staff", "team", "official", "system", "support", "help", "root", "owner",
    "security", "server", "house", "bot", "guest", "anonymous", "null", "undefined", "everyone", "here", "me",
    "former", "player", "spectator", "deleted",
    "oficial", "sistema", "soporte", "ayuda", "equipo", "servidor", "casa", "invitado", "invitada", "anonimo",
    "anónimo", "todos", "jugador", "jugadora", "exjugador", "espectador", "eliminado",
    "機器人", "訪客", "遊客", "匿名", "玩家", "前玩家", "觀眾", "伺服器", "所有人",
)  # fmt: skip
"""A name of these words alone is refused: `Team Bot`, but not `Botanist`, nor `Player of Cards`."""

STAFF = ("admin", "admins", "mod", "mods", "staff")
"""Refused as one word of several, too."""

_anywhere = tuple(map(looks_like, ANYWHERE))
_as_a_word = frozenset(map(looks_like, AS_A_WORD))
_staff = frozenset(map(looks_like, STAFF))


def reserved(name: str) -> bool:
    """Whether a name would be taken for somebody who has a say here."""
    whole = looks_like(name)
    words = {looks_like(word) for word in re.split(r"[\d _.-]+", name)} - {""}
    return (
        whole in _as_a_word or words <= _as_a_word or bool(words & _staff) or any(word in whole for word in _anywhere)
    )

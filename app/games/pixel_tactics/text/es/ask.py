"""Questions in Spanish: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.games.pixel_tactics.text.es.log import aimed
from app.tabletop.sentence import Form, either, who


def doing(plain: str) -> Form:
    """A request by a text: with what it is for, where that can be said in a word or two."""
    return either("deed", "{source}: {deed}. " + plain, none="{source}: " + plain[0].lower() + plain[1:])


QUESTIONS: Mapping[str, Form] = {
    "leader": "Elige a tu líder, en secreto.",
    "act": either(
        "n",
        "Tu turno: te quedan {actions}.",
        one="Tu turno: te queda {actions}.",
        none="No te quedan acciones, pero aún puedes hacer lo que sea gratuito.",
    ),
    "recruit": either(
        "rows",
        "Recluta a {it}: elige una casilla vacía de {row}.",
        any="Recluta a {it}: elige una casilla vacía de cualquier fila.",
    ),
    "shift": either(
        "called",
        "Mueve a {it}: elige una casilla vacía.",
        restructure="Reestructura: elige una casilla vacía para {it}.",
    ),
    "operate": "Juega {it}: elige una casilla de tu Reserva.",
    "lay": "Coloca {it}: elige una casilla de tu Reserva.",
    "aim": either(
        "count",
        "{it} ataca con {n}. Elige uno de {count} objetivos.",
        one="{it} ataca con {n}. Elige el objetivo.",
    ),
    "switch": "{it} se intercambia. ¿Con quién?",
    "guard": "{it} ataca a {target}. Elige quién recibe el golpe.",
    "arrange": "Esperan {abilities}. ¿Cuál se resuelve primero?",
    "window": either(
        "fits",
        "{event} ¿Respondes con una Trampa o lo dejas pasar?",
        none="{event} Ninguna de tus Trampas encaja.",
    ),
    "may": "{source}: ¿{may}?",
    "choose": "{source}: elige una opción.",
    "piece": doing("Elige {noun}."),
    "card": either(
        "zone",
        doing("Elige {noun}."),
        hand=doing("Elige una carta de tu mano."),
        looked=either("count", doing("Elige una de estas cartas."), none="{source}: no hay nada que elegir."),
    ),
    "slot": either(
        "row",
        doing("Elige una casilla vacía de {row}."),
        none=doing("Elige una casilla vacía."),
    ),
    "row": doing("Elige una fila."),
    "column": either("side", doing("Elige una columna rival."), yours=doing("Elige una de tus columnas.")),
    "number": "{source}: ¿cuánto daño trasladas de {it} a {target}?",
    "tokens": either(
        "n",
        one="{source}: quita {tokens}. ¿De quién?",
        many="{source}: quita hasta {tokens}; llevas {n}. ¿De quién?",
    ),
    "shares": either(
        "n",
        "{source}: queda por infligir {left} de daño. Elige {noun}.",
        none="{source}: infligir {left} de daño, a repartir como quieras. Elige {noun}.",
    ),
    "layout": either(
        "side",
        "Reorganiza tu unidad: elige una casilla para {it}.",
        rival="Reorganiza la unidad rival: elige una casilla para {it}.",
    ),
    "sequence": either(
        "n",
        "Devuelve las cartas al mazo: ¿cuál va después?",
        none="Devuelve las cartas al mazo: ¿cuál va encima?",
    ),
}

EVENTS: Mapping[str, Form] = {
    "attack": either("word", melee="{own0} ataca a {1}.", ranged="{own0} dispara a {1}."),
    "cast": aimed("{own0} lanza un hechizo"),
    "play": either("who", aimed("{who} juega la Orden {0}"), you=aimed("Juegas la Orden {0}")),
    "activate": who("Activas {0}.", "{who} activa {0}."),
    "stop": either(
        "word",
        "{0} anularía {answered}.",
        attack="{0} anularía el ataque de {answered}.",
        cast="{0} anularía el hechizo de {answered}.",
    ),
    "recruit": who("Has reclutado a {0}.", "{who} ha reclutado a {0}."),
    "defeat": "Ha caído {own0}.",
    "other": "Sucede algo.",
}

WAITING: Mapping[str, Form] = {
    "leader": "{who} elige líder en secreto.",
    "leaders": "Ambos bandos eligen líder en secreto.",
    "window": "{who} puede activar una Trampa.",
    "turn": either(
        "n",
        "Turno de {who}: le quedan {actions}.",
        one="Turno de {who}: le queda {actions}.",
        none="Turno de {who}: no le quedan acciones.",
    ),
    "other": "{who} tiene que decidir.",
    "over": "El juego ha terminado.",
}

DEEDS: Mapping[str, Form] = {
    "damage": either("n", "infligir {n} de daño", none="infligir daño"),
    "heal": either("n", "curar {n}", none="curar"),
    "damage-from": "trasladar su daño",
    "damage-to": "trasladarle el daño",
    "split": "infligir daño",
    "defeat": "derrotar",
    "revive": "revivir",
    "to-hand": "devolver a la mano",
    "to-deck": "poner encima del mazo",
    "to-discard": "retirar",
    "draw": "robar {cards}",
    "discard": "descartar",
    "discard-at-random": "descartar al azar",
    "discard-chosen": "descartar",
    "look": either("look", "mirar cartas", deck_yours="mirar tu mazo", deck_rival="mirar el mazo del rival"),
    "take": "tomar",
    "reorder": "reordenar",
    "bury": "poner debajo de tu mazo",
    "shuffle": "barajar tu mazo",
    "recruit": "reclutar",
    "recruit-there": "reclutar ahí",
    "control": "tomar el control",
    "control-there": "tomar el control",
    "relocate": "mover",
    "relocate-there": "mover ahí",
    "push": "empujar",
    "pull": "atraer",
    "swap": "intercambiar",
    "rearrange": either("whose", "reorganizar tu unidad", rival="reorganizar la unidad rival"),
    "give": "dar {status}",
    "strip": "quitar todos los efectos de estado y todas las fichas",
    "place": "poner {tokens}",
    "remove": "quitar {tokens}",
    "strike": "realizar un ataque",
    "struck": "atacar",
    "actions": "obtener {more}",
    "negate": "anular",
    "spell": "ejecutar su hechizo",
    "power": "ejecutar su poder de ataque",
    "stand-in": "pasar a ser el objetivo",
    "order": "ejecutar su Orden",
    "set-again": "volver a colocar",
    "lasting": "efecto temporal",
}

MAYS: Mapping[str, Form] = {
    "to-hand": "devolver a {it} a tu mano",
    "strike": "hacer que {it} realice un ataque",
    "damage-from": "trasladar daño de {it} a otro héroe",
    "recruit": "reclutar a un héroe de tu mano",
    "relocate": "moverse a una casilla vacía",
    "shove": "empujar o atraer a {it}",
    "damage": "infligir {n} de daño",
    "bury": "poner la carta debajo de tu mazo",
    "order": "ejecutar una Orden de la mano rival",
    "stand-in": "pasar a ser el objetivo en su lugar",
    "other": "{deed}",
}

LABELS: Mapping[str, Form] = {
    "Lead": "Liderar con {it}",
    "Draw": "Robar una carta",
    "Recruit": "Reclutar a {it}",
    "Attack": "Atacar",
    "Cast": either("kind", "Lanzar el hechizo", power="Usar el poder de ataque"),
    "Lever": "Acción de líder",
    "Order": "Jugar la Orden: {it}",
    "Clear": "Retirar a {it}",
    "Shift": either("kind", "Mover", restructure="Reestructurar"),
    "Switch": "Intercambiar",
    "Operate": "Jugar la Operación: {it}",
    "Lay": "Colocar la Trampa: {it}",
    "Discharge": "Retirar «{it}»",
    "Pass": either("kind", "Dejarlo pasar", act="Terminar el turno"),
    "Activate": "Activar «{it}»",
    "Aim": either("kind", melee="Cuerpo a cuerpo", ranged="Disparar"),
    "Place": either("column", left="{row}, izquierda", middle="{row}, centro", right="{row}, derecha"),
    "Pick": "{it}",
    "Number": "{n}",
    "Row": "{row}",
    "Column": either("column", left="Columna izquierda", middle="Columna central", right="Columna derecha"),
    "Clause": either("noun", "{deed}: {noun}", none="{deed}"),
    "Accept": "Sí",
    "Decline": "No",
    "Enough": either("n", "Listo", none="Nada"),
    "First": "{it}",
}

"""Questions in Spanish: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.tabletop.sentence import Form, either

QUESTIONS: Mapping[str, Form] = {
    "bid": "Elige en secreto una de tus cartas de puja. Quien más puje elige primero.",
    "draft": "Elige un hechizo para tu mazo.",
    "act": either(
        "hand",
        "Tu turno: aún debes jugar {cards} de tu mano.",
        none="No te quedan cartas en la mano. Acaba el turno o usa lo que aún tengas.",
    ),
    "use": "{it}: ¿usas el primer efecto o el alternativo?",
    "aim": "{source}: {deed}. Elige un monstruo.",
    "strike": "Gasta {points}: elige el monstruo que derrotas.",
    "choose": "{source}: elige una opción.",
    "may": "{source}: {deed}. ¿Lo haces?",
    "whom": "{source}: {deed}. Elige al jugador.",
    "discard": "{source}: elige la carta de tu mano que descartas.",
    "regain": "{source}: {deed}. Elige la carta.",
    "arrange": either(
        "placed",
        "Devuelve los monstruos al mazo de mazmorra: ¿cuál va después?",
        none="Devuelve los monstruos al mazo de mazmorra: ¿cuál va encima?",
    ),
    "deaths": "Han caído varios monstruos. ¿A cuál derrotas primero?",
}

WAITING: Mapping[str, Form] = {
    "bid": "Todos pujan en secreto.",
    "draft": "{who} elige un hechizo.",
    "turn": "Turno de {who}.",
    "discard": "Varios jugadores eligen en secreto una carta que descartar.",
    "other": "{who} tiene que elegir.",
    "over": "La partida ha terminado.",
}

LABELS: Mapping[str, Form] = {
    "Bid": "Pujar {n}",
    "Draft": "Llevarte {it}",
    "Play": "Jugar {it}",
    "Keep": either("back", "Guardar {it} en la reserva y recuperar {kept}", none="Guardar {it} en la reserva"),
    "Strike": "Gastar {points}: derrotar a un monstruo",
    "Refill": "Gastar {points}: robar {cards}",
    "End": "Acabar el turno",
    "Use": either("effect", first="Primer efecto: {text}", alternate="Efecto alternativo: {text}"),
    "Aim": "{it}",
    "Pick": "{it}",
    "Choice": "{text}",
    "Whom": "{who}",
    "Accept": "Sí",
    "Decline": "No",
}

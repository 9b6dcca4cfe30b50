"""The log in Spanish: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who


def aimed(text: str) -> Form:
    """What is done, and to whom, where somebody was named."""
    return either("targets", text + ".", unit=text + " sobre {targets}.")


LOG: Mapping[str, Form] = {
    # The course of a match
    "match": who("Partida {n}: empiezas tú", "Partida {n}: empieza {who}"),
    "leaders": "Los líderes son {each}.",
    "clash": "Los dos han elegido el mismo líder: cada cual lo pone bajo su mazo, roba una carta y elige de nuevo.",
    "round": who("Ronda {n}: empiezas tú", "Ronda {n}: empieza {who}"),
    "wave": "Ronda {n} · {row}",
    "turn": who("Tu turno: {actions}.", "Turno de {who}: {actions}."),
    "turn-over": who("Acaba tu turno.", "Acaba el turno de {who}."),
    "count": either("n", "Bajas: {fall}.", none="Bajas: no cae nadie."),
    "rout": who("Tu unidad se desbanda: ha caído {0}.", "La unidad de {who} se desbanda: ha caído {0}."),
    "tie": "La partida acaba en empate.",
    "trophy": either(
        "word",
        who(
            "Ganas la partida y te llevas como trofeo a los dos líderes, {leaders}.",
            "{who} gana la partida y se lleva como trofeo a los dos líderes, {leaders}.",
        ),
        rounds=who(
            "Acaba la última ronda: ganas la partida y te llevas como trofeo a los dos líderes, {leaders}.",
            "Acaba la última ronda: {who} gana la partida y se lleva como trofeo a los dos líderes, {leaders}.",
        ),
        tie=who("Te llevas como trofeo a {0}.", "{who} se lleva como trofeo a {0}."),
    ),
    "no-trophy": who(
        "Nadie gana el juego con un empate: no te llevas ningún trofeo y se aparta a {0}.",
        "Nadie gana el juego con un empate: {who} no se lleva ningún trofeo y se aparta a {0}.",
    ),
    **tongues.SPANISH.log,
    "over": either(
        "word",
        who("Ganas el juego.", "{who} gana el juego.", "Nadie gana el juego."),
        runaway="La partida da vueltas sin fin y se detiene: nadie gana el juego.",
    ),
    # Actions
    "draw": who("Robas {cards}.", "{who} roba {cards}."),
    "recruit": who("Reclutas a {0} en {the_row}.", "{who} recluta a {0} en {the_row}."),
    "cast": aimed("{own0} lanza un hechizo"),
    "power": aimed("{own0} usa su poder de ataque"),
    "lever": aimed("{own0} usa su acción de líder"),
    "order": either("who", aimed("{who} juega la Orden {0}"), you=aimed("Juegas la Orden {0}")),
    "operation": who("Juegas la Operación {0}.", "{who} juega la Operación {0}."),
    "lay": either(
        "seen",
        who("Colocas {0}.", "{who} coloca {0}."),
        yes=who("Colocas la Trampa {0}.", "{who} coloca la Trampa {0}."),
    ),
    "activate": who("Activas la Trampa {0}.", "{who} activa la Trampa {0}."),
    "clear": who("Retiras el cadáver de {0}.", "{who} retira el cadáver de {0}."),
    "discharge": "{own0} sale de la Reserva.",
    "expire": "{own0} se agota.",
    # Attacks and damage
    "attack": either("word", melee="{own0} ataca a {1}.", ranged="{own0} dispara a {1}."),
    "intercept": "{own0} intercepta el disparo contra {1}.",
    "divert": "{own0} recibe el golpe dirigido a {1}.",
    "shield": "{own0} recibe el daño dirigido a {1}.",
    "miss": "El ataque de {own0} se queda en nada.",
    "damage": "{own0} recibe {n} de daño.",
    "unhurt": "{own0} no recibe daño.",
    "heal": "{own0} se cura {n} de daño.",
    "moved-damage": "{own0} traslada {n} de daño a {1}.",
    # Life and death, cards
    "defeat": "Cae {own0}.",
    "revive": "Revive {own0}.",
    "return": who("{0} vuelve a tu mano.", "{0} vuelve a la mano de {who}."),
    "on-deck": who("{0} va encima de tu mazo.", "{0} va encima del mazo de {who}."),
    "discard": who("Descartas {0}.", "{who} descarta {0}."),
    "look": either(
        "word",
        who("Miras {cards}.", "{who} mira {cards}."),
        deck_rival=either(
            "who",
            "{who} mira {n} cartas del mazo de {other}.",
            you="Miras {n} cartas del mazo de {other}: {cards}.",
            rival="{who} mira {n} cartas de tu mazo.",
        ),
        hand_rival=either(
            "who",
            "{who} mira la mano de {other}.",
            you="Miras la mano de {other}: {cards}.",
            rival="{who} mira tu mano.",
        ),
        traps_rival=either(
            "who",
            "{who} mira las Trampas de {other}.",
            you="Miras las Trampas de {other}: {cards}.",
            rival="{who} mira tus Trampas.",
        ),
        deck_yours=who("Miras tu mazo: {cards}.", "{who} mira {cards} de su mazo."),
    ),
    "take": who("Tomas {0}.", "{who} toma {0}."),
    "reorder": who(
        "Devuelves {cards} al mazo, en el orden que prefieres.",
        "{who} devuelve {cards} al mazo, en el orden que prefiere.",
    ),
    "bury": who("Pones {cards} debajo de tu mazo.", "{who} pone {cards} debajo de su mazo."),
    "shuffle": who("Barajas tu mazo.", "{who} baraja su mazo."),
    # Places
    "control": who("Tomas el control de {0}.", "{who} toma el control de {0}."),
    "move": "{own0} se mueve hasta {the_row}.",
    "push": "Empujan a {own0} hasta {the_row}.",
    "pull": "Atraen a {own0} hasta {the_row}.",
    "switch": "Se intercambian {both}.",
    "rearrange": who("Se reorganiza tu unidad.", "Se reorganiza la unidad de {who}."),
    # Status effects, counters, and what texts change
    "give": "{own0} obtiene {status}.",
    "strip": "{own0} pierde todos los efectos de estado y todas las fichas.",
    "place": "{own0} recibe {tokens}.",
    "remove": "{own0} pierde {tokens}.",
    "lasting": either(
        "word",
        turn="El efecto sobre {heroes} dura hasta el final del turno.",
        wave="El efecto sobre {heroes} dura hasta el final de la oleada.",
        round="El efecto sobre {heroes} dura hasta el final de la ronda.",
        next_round="El efecto sobre {heroes} dura hasta el final de la próxima ronda.",
        your_turn=who(
            "El efecto sobre {heroes} dura hasta tu próximo turno.",
            "El efecto sobre {heroes} dura hasta el próximo turno de {who}.",
        ),
        slot="El efecto sobre {heroes} dura mientras siga en su casilla.",
    ),
    "actions": either(
        "word",
        this=who("Tienes {more} este turno.", "{who} tiene {more} este turno."),
        next=who("Tendrás {more} en tu próximo turno.", "{who} tendrá {more} en su próximo turno."),
    ),
    "negate": either(
        "word",
        "{trap0} anula {own1}.",
        Attack="{trap0} anula el ataque de {own1}.",
        Cast="{trap0} anula el hechizo de {own1}.",
        Activate="{trap0} anula {trap1}.",
    ),
    "carry-out": either(
        "word",
        spell=who("Ejecutas como propio el hechizo de {0}.", "{who} ejecuta como propio el hechizo de {0}."),
        power=who(
            "Ejecutas como propio el poder de ataque de {0}.",
            "{who} ejecuta como propio el poder de ataque de {0}.",
        ),
        order=either(
            "seen",
            who("Ejecutas como propia {0}.", "{who} ejecuta como propia {0}."),
            yes=who("Ejecutas como propia la Orden {0}.", "{who} ejecuta como propia la Orden {0}."),
        ),
    ),
    "set-again": either(
        "seen",
        who("Vuelves a colocar la Trampa.", "{who} vuelve a colocar la Trampa."),
        yes=who("Vuelves a colocar {0}.", "{who} vuelve a colocar {0}."),
    ),
}

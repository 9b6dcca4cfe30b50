"""The log in Spanish: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who

LOG: Mapping[str, Form] = {
    # The Town
    "staff": who("Tienes el Bastón.", "{who} tiene el Bastón."),
    "offer": "Ronda {n}: se ofrecen {cards}.",
    "bid": who("Pujas {n}.", "{who} puja {n}."),
    "dealt": who("Recibes {cards}.", "{who} recibe {cards}."),
    "drafted": either(
        "n",
        who("Te llevas {0}, con {basics}.", "{who} se lleva {0}, con {basics}."),
        none=who("Te llevas {0}.", "{who} se lleva {0}."),
    ),
    "removed": "{0} queda fuera de la partida.",
    # The Dungeon
    "dungeon": "Se abre la Mazmorra: aparecen {cards}; en el mazo de mazmorra: {monsters}.",
    "turn": who("Turno {n}: juegas tú.", "Turno {n}: juega {who}."),
    "play": either(
        "word",
        who("Juegas {0}.", "{who} juega {0}."),
        alternate=who("Juegas {0} con su efecto alternativo.", "{who} juega {0} con su efecto alternativo."),
    ),
    "keep": either(
        "back",
        who("Guardas {0} en la reserva y recuperas {1}.", "{who} guarda {0} en la reserva y recupera {1}."),
        none=who("Guardas {0} en la reserva.", "{who} guarda {0} en la reserva."),
    ),
    "spend": who("Gastas {points}.", "{who} gasta {points}."),
    "turn-over": who("Acaba tu turno: {kills}.", "Acaba el turno de {who}: {kills}."),
    "draw": who("Robas {cards}.", "{who} roba {cards}."),
    "shuffle": who(
        "Barajas tu pila de descarte para formar un mazo nuevo.",
        "{who} baraja su pila de descarte para formar un mazo nuevo.",
    ),
    "discard": who("Descartas {0}.", "{who} descarta {0}."),
    "take": either(
        "from",
        who("Te llevas {0} de la reserva de {other}.", "{who} se lleva {0} de la reserva de {other}."),
        you="{who} se lleva {0} de tu reserva.",
    ),
    "regain": who("Recuperas {0} de tu pila de descarte.", "{who} recupera {0} de su pila de descarte."),
    # Players
    "lose": who("Pierdes {n} PV; ahora tienes {m}.", "{who} pierde {n} PV; ahora tiene {m}."),
    "unharmed": who("Tienes protección y no pierdes PV.", "{who} tiene protección y no pierde PV."),
    "out": who("Quedas fuera de combate.", "{who} queda fuera de combate."),
    "heal": who("Te curas {n} PV; ahora tienes {m}.", "{who} se cura {n} PV; ahora tiene {m}."),
    "combo": who("Ganas {points}; ahora tienes {m}.", "{who} gana {points}; ahora tiene {m}."),
    "shield": either(
        "n",
        "Al final de este turno, {players} no pierden PV.",
        one=who("Al final de este turno no pierdes PV.", "Al final de este turno, {who} no pierde PV."),
    ),
    "boost": either(
        "word",
        basics=who(
            "Este turno, tus ataques básicos infligen {damage} más.",
            "Este turno, los ataques básicos de {who} infligen {damage} más.",
        ),
        next=who(
            "Tu siguiente efecto de daño de este turno inflige {damage} más.",
            "El siguiente efecto de daño de {who} en este turno inflige {damage} más.",
        ),
    ),
    # Monsters
    "damage": either("left", "{0} recibe {damage} y se queda con {m} PV.", none="{0} recibe {damage}."),
    "unhurt": "{0} no recibe daño.",
    "restore": "{0} recupera {n} PV; ahora tiene {m}.",
    "defeat": who("Derrotas a {0}: {fame}.", "{who} derrota a {0}: {fame}."),
    "reveal": either(
        "n",
        "Aparece {0}; en el mazo de mazmorra: {monsters}.",
        none="Aparece {0}, la última carta del mazo de mazmorra.",
    ),
    "wake": "{0}: {deed}.",
    "bury": who("Pones {0} bajo el mazo de mazmorra.", "{who} pone {0} bajo el mazo de mazmorra."),
    "look": who("En lo alto del mazo de mazmorra ves {cards}.", "{who} mira {cards} en lo alto del mazo de mazmorra."),
    "arrange": who(
        "Devuelves {cards} a lo alto del mazo de mazmorra.", "{who} devuelve {cards} a lo alto del mazo de mazmorra."
    ),
    # The end
    **tongues.SPANISH.log,
    "over": either(
        "winners",
        one=either(
            "word",
            who("Ganas la partida.", "{who} gana la partida."),
            lord=who(
                "Ha caído el Señor de la Mazmorra: ganas la partida.",
                "Ha caído el Señor de la Mazmorra: {who} gana la partida.",
            ),
            nobody_left=who("Nadie queda en pie: ganas la partida.", "Nadie queda en pie: {who} gana la partida."),
        ),
        team=either(
            "word",
            "Equipo ganador: {winners}.",
            lord="Ha caído el Señor de la Mazmorra. Equipo ganador: {winners}.",
            nobody_left="Nadie queda en pie. Equipo ganador: {winners}.",
        ),
        all="Ha caído el Señor de la Mazmorra: victoria para todo el grupo.",
        none=either(
            "word",
            "La partida está perdida.",
            nobody_left="Nadie queda en pie: la partida está perdida.",
            runaway="La partida da vueltas sin fin y se detiene: no gana nadie.",
        ),
    ),
}

"""Refusals in Spanish: one short sentence for each."""

from collections.abc import Mapping

from app.tabletop import tongues

REFUSALS: Mapping[str, str] = {
    **tongues.SPANISH.refusals,
    "not-your-turn": "No es tu turno.",
    "out": "Estás fuera de combate.",
    "bid-gone": "Ya has usado esa carta de puja.",
    "not-on-offer": "Ese hechizo no se ofrece.",
    "not-in-hand": "Esa carta no está en tu mano.",
    "must-play": "Primero juega todas las cartas de tu mano.",
    "no-combo": "Eso cuesta 3 puntos de combo.",
    "no-target": "No hay ningún monstruo que puedas elegir para eso.",
    "nothing-to-draw": "Tu mazo y tu pila de descarte están vacíos.",
    "sp-missing": "Este turno no has jugado bastantes cartas de su elemento.",
    "not-revealed": "Ese monstruo no está a la vista.",
    "lord": "Eso no puede elegir al Señor de la Mazmorra.",
    "guarded": "Otro monstruo te impide elegirlo.",
    "damage-only": "A ese monstruo solo lo derrota el daño.",
    "too-strong": "A ese monstruo le quedan demasiados PV.",
    "damaged": "Ese monstruo ya está herido.",
}

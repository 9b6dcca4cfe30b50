"""Spanish: its phrases, and how it joins them."""

from app.games.pixel_glory.text.es.abilities import openings, standing
from app.games.pixel_glory.text.es.effects import conditions, costs, effects, nouns, numbers
from app.games.pixel_glory.text.language import Language

SPANISH = Language(
    effects=effects,
    costs=costs,
    conditions=conditions,
    numbers=numbers,
    nouns=nouns,
    openings=openings,
    standing=standing,
    then=" y luego ",
    choose="elige una opción: {options}",
    otherwise="; o ",
    may="puedes {cost}; si lo haces, {effect}",
    condition="si {condition}, {effect}",
    stop=".",
    gap=" ",
)

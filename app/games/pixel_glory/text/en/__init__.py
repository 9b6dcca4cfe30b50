"""English: its phrases, and how it joins them."""

from app.games.pixel_glory.text.en.abilities import openings, standing
from app.games.pixel_glory.text.en.effects import conditions, costs, effects, nouns, numbers
from app.games.pixel_glory.text.language import Language

ENGLISH = Language(
    effects=effects,
    costs=costs,
    conditions=conditions,
    numbers=numbers,
    nouns=nouns,
    openings=openings,
    standing=standing,
    then=", then ",
    choose="choose one: {options}",
    otherwise="; or ",
    may="you may {cost}; if you do, {effect}",
    condition="if {condition}, {effect}",
    stop=".",
    gap=" ",
)

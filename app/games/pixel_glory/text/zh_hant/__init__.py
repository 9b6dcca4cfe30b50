"""Traditional Chinese: its phrases, and how it joins them."""

from app.games.pixel_glory.text.language import Language
from app.games.pixel_glory.text.zh_hant.abilities import openings, standing
from app.games.pixel_glory.text.zh_hant.effects import conditions, costs, effects, nouns, numbers

CHINESE = Language(
    effects=effects,
    costs=costs,
    conditions=conditions,
    numbers=numbers,
    nouns=nouns,
    openings=openings,
    standing=standing,
    then="，然後",
    choose="選擇一項：{options}",
    otherwise="；或",
    may="你可以{cost}；若如此做，{effect}",
    condition="若{condition}，{effect}",
    stop="。",
    gap="",
)

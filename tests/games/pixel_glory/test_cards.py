"""The sets: what they hold, counted, and the cards that the rules themselves print."""

from collections import Counter

import pytest

from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import (
    BASE_MONSTERS,
    BASE_SPELLS,
    BASICS,
    CARDS,
    LORD,
    LORD_COOP,
    SECOND_MONSTERS,
    SECOND_SPELLS,
)

ELEMENTS = w.ELEMENTS
"""Fire, Earth, Water, Light, Shadow: the order of every row below."""


def spells(ids: tuple[str, ...], element: str) -> list[w.Spell]:
    found = [CARDS[id] for id in ids]
    return [card for card in found if isinstance(card, w.Spell) and card.element == element]


def monsters(ids: tuple[str, ...], element: str) -> list[w.Monster]:
    found = [CARDS[id] for id in ids]
    return [card for card in found if isinstance(card, w.Monster) and card.element == element]


def monster(id: str) -> w.Monster:
    card = CARDS[id]
    assert isinstance(card, w.Monster)
    return card


@pytest.mark.rule("PG-101", "PG-102", "PG-103", "PG-R29")
def test_the_sets_hold_as_many_cards_as_the_boxes() -> None:
    assert (len(BASE_SPELLS), len(BASE_MONSTERS), len(BASICS)) == (36, 25, 5)
    assert (len(SECOND_SPELLS), len(SECOND_MONSTERS)) == (36, 25)
    assert (LORD, LORD_COOP) == ("dungeon-lord", "dungeon-lord-coop")


def test_every_card_is_in_one_part_of_the_sets_under_its_own_id() -> None:
    parts = (*BASE_SPELLS, *BASE_MONSTERS, *BASICS.values(), LORD, LORD_COOP, *SECOND_SPELLS, *SECOND_MONSTERS)

    assert Counter(parts) == Counter(CARDS.keys())
    assert all(card.id == id for id, card in CARDS.items())


@pytest.mark.rule("PG-101", "PG-R05")
def test_each_element_has_seven_spells_and_fifteen_symbols_and_the_neutral_spell_none() -> None:
    for element in ELEMENTS:
        symbols = [card.symbols for card in spells(BASE_SPELLS, element)]
        assert sorted(symbols, reverse=True) == [3, 3, 2, 2, 2, 2, 1]
        assert sum(symbols) == 15
    assert [card.symbols for card in spells(BASE_SPELLS, "")] == [0]


@pytest.mark.rule("PG-R29")
def test_each_element_of_the_second_set_has_twelve_spells_and_fifteen_symbols() -> None:
    for element in ("fire", "earth", "water"):
        symbols = [card.symbols for card in spells(SECOND_SPELLS, element)]
        assert sorted(symbols, reverse=True) == [2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]
    assert not any(spells(SECOND_SPELLS, element) for element in ("light", "shadow", ""))


@pytest.mark.parametrize(
    ("ids", "elements", "numbers"),
    [
        (BASE_SPELLS, ELEMENTS, [1, 2, 2, 3]),
        (SECOND_SPELLS, ("fire", "earth", "water"), [1, 1, 2, 2, 2, 3]),
    ],
    ids=["base", "second"],
)
def test_the_sp_numbers_of_each_element_are_alike(
    ids: tuple[str, ...], elements: tuple[str, ...], numbers: list[int]
) -> None:
    for element in elements:
        assert sorted(card.alternate.sp for card in spells(ids, element) if card.alternate) == numbers


@pytest.mark.rule("PG-R10")
def test_a_card_without_an_element_has_no_alternate_effect() -> None:
    (neutral,) = spells(BASE_SPELLS, "")

    assert neutral.id == "same-again"
    assert neutral.alternate is None


@pytest.mark.parametrize(
    ("ids", "count", "hp", "fame"),
    [
        (BASE_MONSTERS, (5, 5, 5, 5, 5), (43, 42, 43, 43, 43), (12, 11, 11, 11, 11)),
        (SECOND_MONSTERS, (9, 8, 8, 0, 0), (81, 76, 76, 0, 0), (18, 17, 17, 0, 0)),
    ],
    ids=["base", "second"],
)
@pytest.mark.rule("PG-R04", "PG-R29")
def test_monsters_of_each_element_have_these_sums(
    ids: tuple[str, ...], count: tuple[int, ...], hp: tuple[int, ...], fame: tuple[int, ...]
) -> None:
    by_element = [monsters(ids, element) for element in ELEMENTS]

    assert tuple(len(each) for each in by_element) == count
    assert tuple(sum(card.hp for card in each) for each in by_element) == hp
    assert tuple(sum(card.fame for card in each) for each in by_element) == fame


@pytest.mark.parametrize(
    ("ids", "defeated", "revealed", "standing", "silent"),
    [
        (BASE_MONSTERS, (3, 3, 3, 3, 3), (0, 0, 0, 0, 1), (1, 2, 1, 2, 1), (1, 0, 1, 0, 0)),
        (SECOND_MONSTERS, (6, 5, 4, 0, 0), (1, 0, 1, 0, 0), (1, 3, 3, 0, 0), (1, 0, 0, 0, 0)),
    ],
    ids=["base", "second"],
)
def test_monsters_of_each_element_have_these_kinds_of_abilities(
    ids: tuple[str, ...],
    defeated: tuple[int, ...],
    revealed: tuple[int, ...],
    standing: tuple[int, ...],
    silent: tuple[int, ...],
) -> None:
    def counted(*kinds: type) -> tuple[int, ...]:
        found = [[ability for card in monsters(ids, each) for ability in card.abilities] for each in ELEMENTS]
        return tuple(sum(isinstance(ability, kinds) for ability in abilities) for abilities in found)

    assert counted(w.WhenDefeated) == defeated
    assert counted(w.WhenRevealed) == revealed
    assert counted(w.While, w.EndOfTurn) == standing
    assert tuple(sum(not card.abilities for card in monsters(ids, each)) for each in ELEMENTS) == silent


@pytest.mark.rule("PG-109")
def test_a_basic_deals_one_damage_of_its_element() -> None:
    for element, id in BASICS.items():
        assert CARDS[id] == w.Basic(f"basic-{element}", element, w.Damage(1))


@pytest.mark.rule("PG-110", "PG-111")
def test_the_dungeon_lord_has_two_sides_and_no_element() -> None:
    lord, coop = monster(LORD), monster(LORD_COOP)

    assert (lord.element, lord.hp, lord.fame) == ("", 18, 7)
    assert (coop.element, coop.hp, coop.fame) == ("", 25, 0)


@pytest.mark.rule("PG-108", "PG-112")
def test_flood_is_what_the_rules_print() -> None:
    flood = w.Spell("flood", "water", 2, w.Damage(3), w.Alternate(2, w.Damage(3, w.Monsters("each"))))

    assert CARDS["flood"] == flood


@pytest.mark.rule("PG-113")
def test_wave_is_three_effects() -> None:
    one = w.Damage(1)

    assert CARDS["wave"] == w.Spell("wave", "water", 2, w.Then((one, one, one)))


@pytest.mark.rule("PG-114")
def test_hot_potato_hurts_whoever_defeats_it() -> None:
    assert monster("hot-potato").abilities == (w.WhenDefeated(w.Lose(2, "killer")),)

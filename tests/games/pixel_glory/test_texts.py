"""Rules texts: every card speaks every language, and says what the golden files say."""

from typing import get_args

import pytest

from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import CARDS, LORD, LORD_COOP
from app.games.pixel_glory.text import LANGUAGES, Which, names, rules_text
from app.games.pixel_glory.text.language import unsaid
from app.kernel.node import Node
from tests.games.pixel_glory.write_texts import WHICH, golden, path
from tests.games.printed import capitalised, chinese, contracted, whole, words_in_common

ALIKE = {"combo", "elemental", "no"}
"""Words that English and Spanish write alike."""


def texts(language: str) -> list[str]:
    found = [rules_text(card, which, language) for card in CARDS.values() for which in WHICH]
    return [text for text in found if text]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_cards_has_a_phrase(language: str) -> None:
    assert unsaid(LANGUAGES[language]) == []


def test_a_word_without_a_phrase_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    english = LANGUAGES["en"]
    monkeypatch.delitem(english.effects, w.Damage)

    assert unsaid(english) == ["Damage"]


def test_every_word_is_used_by_a_card() -> None:
    used: set[type] = set()

    def walk(value: object) -> None:
        if isinstance(value, Node):
            used.add(type(value))
            for field in value.__struct_fields__:
                walk(getattr(value, field))
        elif isinstance(value, tuple):
            for each in value:
                walk(each)

    walk(tuple(CARDS.values()))
    words = {each for each in vars(w).values() if isinstance(each, type) and issubclass(each, Node)}
    assert words - used == {Node}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_what_the_golden_file_says(language: str) -> None:
    assert golden(language) == path(language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_have_no_gaps_and_no_loose_ends(language: str) -> None:
    for text in texts(language):
        assert whole(text), text


@pytest.mark.parametrize("language", ["en", "es"])
def test_latin_sentences_begin_with_a_capital(language: str) -> None:
    for text in texts(language):
        assert capitalised(text), text


def test_spanish_texts_hold_no_english_word() -> None:
    english = texts("en")
    for text in texts("es"):
        assert not words_in_common(text, english) - ALIKE, text


def test_spanish_texts_contract_their_articles() -> None:
    for text in texts("es"):
        assert contracted(text), text


def test_chinese_texts_hold_no_latin_letters_spaces_or_half_width_marks() -> None:
    for text in texts("zh-Hant"):
        assert chinese(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_has_the_texts_that_are_printed_on_it(language: str) -> None:
    def printed(id: str) -> list[Which]:
        return [which for which in WHICH if rules_text(CARDS[id], which, language)]

    assert printed("flood") == ["effect", "alternate"]
    assert printed("wave") == ["effect"]
    assert printed("basic-fire") == ["effect"]
    assert printed("hot-potato") == ["abilities"]
    assert printed("grumpy-ember") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own_and_flavour_in_every_language(language: str) -> None:
    told = names(language)

    assert told.keys() == CARDS.keys()
    assert all(each.name and each.flavour for each in told.values())
    assert told[LORD].name == told[LORD_COOP].name
    assert len({each.name for each in told.values()}) == len(CARDS) - 1


HIT = w.Damage(1)


def test_a_monster_deals_damage_where_a_spell_makes_lose() -> None:
    lose = w.Lose(2, "each-player")
    spell = w.Spell("a-spell", "fire", 1, lose)
    monster = w.Monster("a-monster", "fire", 1, 1, (w.WhenDefeated(lose), w.EndOfTurn(lose)))

    assert rules_text(spell, "effect", "en") == "Each player loses 2 HP."
    assert rules_text(monster, "abilities", "en") == (
        "When defeated: deals 2 damage to each player. "
        "While revealed: at the end of each turn it deals 2 damage to each player."
    )


def monster_lists() -> list[w.Monsters]:
    """Monsters in all ways in which they can be told apart."""
    lives = ("", "damaged", "undamaged")
    scopes = ("one", "each", "others")
    some = [
        w.Monsters(scope, elemental, n, life)
        for scope in scopes
        for elemental in (False, True)
        for n in (0, 4)
        for life in lives
    ]
    return [*some, w.Monsters("this")]


def effects() -> list[w.Effect]:
    """Effects that say every player, place, kind, number and condition, whether or not a card does."""
    told: list[w.Effect] = []
    for whom in get_args(w.Whom):
        told += [w.Lose(1, whom), w.Heal(1, whom), w.Draw(1, whom), w.Draw(2, whom), w.Gain(1, whom), w.Gain(2, whom)]
        told += [w.Discard(whom, zone) for zone in ("hand", "reserve")] + [w.Shield(whom)]
    for which in monster_lists():
        told += [w.Damage(2, which), w.Defeat(which), w.Restore(1, which), w.Bury(which)]
    conditions = (w.Defeated(), w.Defeated(yes=False), w.Weak(4), w.Is("damaged"), w.Is("undamaged"))
    told += [w.If(when, HIT) for when in conditions]
    numbers: list[w.Number] = [w.Or(1, 2, when) for when in conditions]
    numbers += [w.Plus(1, 2, of) for of in ("kin", "kills", "combo", "hand")]
    told += [effect(number) for number in numbers for effect in (w.Damage, w.Heal)]
    told += [w.Regain(kind) for kind in get_args(w.Kind)] + [w.Boost(1, what) for what in ("basics", "next")]
    told += [w.May(cost, HIT) for cost in (w.Lose(1), w.Discard(), w.Discard(zone="reserve"))]
    told += [w.Choose((w.Then((HIT, HIT)), w.May(w.Discard(), HIT))), w.Look(1), w.Look(3)]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_told_in_ways_that_no_card_needs(language: str) -> None:
    for effect in effects():
        assert whole(rules_text(w.Spell("a-spell", "fire", 1, effect), "effect", language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ability_is_told_of_every_effect_and_rule(language: str) -> None:
    rules = (
        w.Armour(2),
        w.Guard(),
        w.NoHealing(),
        w.Heavier(2),
        *(w.Immune(to) for to in ("basics", "damage", "all-but-damage")),
    )
    abilities: list[w.Ability] = [w.While(rule, beside) for rule in rules for beside in (False, True)]
    abilities += [kind(effect) for kind in (w.WhenDefeated, w.WhenRevealed, w.EndOfTurn) for effect in effects()]
    for ability in abilities:
        assert whole(rules_text(w.Monster("a-monster", "fire", 1, 1, (ability,)), "abilities", language))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Deal 1 damage to each other undamaged elemental monster with 4 HP or less."),
        ("es", "Inflige 1 punto de daño a cada uno de los demás monstruos elementales ilesos con 4 PV o menos."),
        ("zh-Hant", "對其他每隻未受傷且生命值4以下的元素怪物造成1點傷害。"),
    ],
)
def test_monsters_are_told_with_all_that_narrows_them(language: str, text: str) -> None:
    spell = w.Spell("a-spell", "fire", 1, w.Damage(1, w.Monsters("others", True, 4, "undamaged")))

    assert rules_text(spell, "effect", language) == text

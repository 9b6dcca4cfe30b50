"""Rules texts: every card speaks every language, and says what the golden files say."""

from hashlib import sha256
from typing import get_args

import pytest

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.cards import CARDS
from app.games.pixel_tactics.phrases import (
    CORPSE,
    RIVAL_HERO,
    THIS,
    YOUR_CORPSE,
    YOUR_LEADER,
    a,
    but,
    damage,
    give,
    heal,
    place,
    send,
    take,
    then,
)
from app.games.pixel_tactics.text import LANGUAGES, ability_text, names, rules_text
from app.games.pixel_tactics.text.compound import unsaid
from app.games.pixel_tactics.text.naming import SETS
from tests.games.pixel_tactics.write_texts import LINES, golden, path
from tests.games.printed import capitalised, chinese, contracted, whole, words_in_common

EVERY_TEXT = [(card, line) for card in CARDS.values() for line in LINES]
ALIKE = {"control", "no", "revive", "rival", "virus"}
"""Words that English and Spanish write alike."""
FIFTH = {
    "en": "a41eaaaf32a6c512",
    "es": "773ed4264db54cd8",
    "zh-Hant": "1f4c3ca1e15924ee",
}
"""The printed cards of the fifth edition, which no other edition may change."""


def texts(language: str) -> list[str]:
    return [rules_text(card, line, language) for card, line in EVERY_TEXT]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_cards_has_a_phrase(language: str) -> None:
    assert unsaid(LANGUAGES[language]) == []


def test_a_word_without_a_phrase_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    english = LANGUAGES["en"]
    monkeypatch.delitem(english.effects, w.Damage)

    assert unsaid(english) == ["Damage"]


@pytest.mark.parametrize("cards", SETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_what_the_golden_file_says(language: str, cards: str) -> None:
    assert golden(cards, language) == path(cards, language).read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_golden_texts_of_the_fifth_edition_stay_as_they_are(language: str) -> None:
    assert sha256(golden("out_of_order", language).encode()).hexdigest()[:16] == FIFTH[language]


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
def test_every_card_has_names_in_every_language(language: str) -> None:
    told = names(language)

    assert told.keys() == CARDS.keys()
    assert all(all(name) for name in told.values())


@pytest.mark.parametrize(("language", "letters"), [("en", 18), ("es", 18), ("zh-Hant", 8)])
def test_short_names_fit_a_card_on_the_table(language: str, letters: int) -> None:
    for name in names(language).values():
        assert len(name.hero_short) <= letters and len(name.leader_short) <= letters, name


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Spell: Deal 2 damage to a rival Hero and heal 1 damage from it. It gets [-1 attack] x2."),
        (
            "es",
            "Hechizo: inflige 2 puntos de daño a un héroe rival y cúrale 1 punto de daño. "
            "Ese héroe obtiene [-1 de ataque] x2.",
        ),
        ("zh-Hant", "法術：對一名敵方英雄造成2點傷害，並為該英雄治療1點傷害。該英雄獲得［攻擊力-1］×2。"),
    ],
)
def test_a_pick_is_described_once_and_then_referred_to(language: str, text: str) -> None:
    it = w.The("it")
    spell = w.Spell(then(damage(2, a(RIVAL_HERO)), heal(1, it), give("attack", it, -1, 2)))

    assert ability_text(spell, language) == text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "At the end of your turns, place a Virus on this Leader."),
        ("es", "Al final de tus turnos, pon una ficha de virus en este líder."),
        ("zh-Hant", "你的每個輪次結束時，在此隊長上放置1個病毒。"),
    ],
)
def test_a_text_speaks_of_its_bearer(language: str, text: str) -> None:
    ability = w.At("end", "turn", place("virus", THIS), "yours")

    assert ability_text(ability, language, "leader") == text


def abilities() -> list[w.Ability]:
    """Abilities that say every event, moment, status, zone, ban and modifier, whether or not a card does."""
    draw = w.Draw(1)
    told: list[w.Ability] = []
    for side in get_args(w.Side):
        told += [w.After((w.On(event, side),), draw) for event in get_args(w.EventName)]
        told += [w.After((w.On("Play", side, (), line),), draw) for line in ("order", "lasting")]
        told += [w.At(edge, of, draw, side) for edge in ("start", "end") for of in ("turn", "wave", "round")]
        told += [w.Passive(w.Price(action, side, "long")) for action in ("move", "clear")]
        told += [w.Passive(w.Forbid(what, side, n)) for what in ("activate", "cast", "order") for n in (0, 1, 2)]
        told += [w.Spell(take(a(w.Cards(zone, side)))) for zone in ("hand", "deck", "discard", "reserve")]
    for kind in ("hero", "leader", "fighter"):
        for group in (w.Group(kind, "yours"), w.Group(kind, "rival"), w.Group(kind)):
            modifiers = [
                w.Strength(2, group),
                w.Strength(3, group, set=True),
                w.Strength(w.Sum(0, w.Counters("virus")), group),
                w.Life(w.Sum(1, w.Pieces(YOUR_CORPSE)), group),
                w.Harm(2, group, ("spell", "order")),
                w.Barred(group),
                *(w.Has(word, group) for word in get_args(w.Keyword)),
            ]
            told += [w.Passive(modifier) for modifier in modifiers]
            told += [w.Passive(w.While(w.InWave(("flank", "rear")), modifier)) for modifier in modifiers]
            told += [w.Spell(w.If(w.Exists(group, none=none), draw)) for none in (False, True)]
            told += [w.Spell(send(a(group), to)) for to in ("hand", "deck", "discard")]
            told += [w.Spell(damage(w.Sum(0, number), a(group))) for number in (w.RoundNumber(), w.AttackOf(THIS))]
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_told_in_ways_that_no_card_of_the_set_needs(language: str) -> None:
    for ability in abilities():
        assert whole(ability_text(ability, language))


FIRST, SECOND = w.The("it"), w.The("other")
SWAP = w.Power(w.Clause((a(RIVAL_HERO), w.Pick("other", but(RIVAL_HERO, but="it"))), w.Swap(FIRST, SECOND)))
SHOVE = w.Power(w.Clause((a(RIVAL_HERO),), then(damage(2, FIRST), w.Shove(FIRST, "push"))))
HEALS = w.Power(then(heal(2, a(YOUR_CORPSE)), heal(1, YOUR_LEADER)))
DRAWS = w.Power(then(w.Draw(1), w.If(w.MoreCards(), w.Draw(1))))
CLEARS = w.Power(w.Clause((w.Pick("them", CORPSE, each=True),), send(w.The("them"), "discard")))


@pytest.mark.parametrize(
    ("power", "english", "spanish", "mandarin"),
    [
        (SWAP, "Switch two rival Heroes.", "intercambia dos héroes rivales.", "將兩名敵方英雄互換位置。"),
        (
            SHOVE,
            "Deal 2 damage to a rival Hero, then push it one Slot back.",
            "inflige 2 puntos de daño a un héroe rival y luego empújalo una casilla hacia atrás.",
            "對一名敵方英雄造成2點傷害，然後將該英雄推後一格。",
        ),
        (
            HEALS,
            "Heal 2 damage from one of your corpses and 1 from your Leader.",
            "cura 2 puntos de daño a uno de tus cadáveres y 1 a tu líder.",
            "為你的一具屍體治療2點傷害，並為你的隊長治療1點傷害。",
        ),
        (
            DRAWS,
            "Draw a card. If the rival has more cards in Hand than you, draw another card.",
            "roba una carta. Si el rival tiene más cartas en la mano que tú, roba otra carta.",
            "抽1張牌。若對手的手牌比你多，再抽1張牌。",
        ),
        (CLEARS, "Clear all corpses.", "retira todos los cadáveres.", "清除所有屍體。"),
    ],
    ids=["two of a group", "how far", "the same again", "one more", "all"],
)
def test_texts_say_once_what_is_understood(power: w.Ability, english: str, spanish: str, mandarin: str) -> None:
    assert ability_text(power, "en") == f"Attack: {english}"
    assert ability_text(power, "es") == f"Ataque: {spanish}"
    assert ability_text(power, "zh-Hant") == f"攻擊：{mandarin}"

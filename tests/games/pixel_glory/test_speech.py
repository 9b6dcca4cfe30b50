"""Speech: whatever the engine tells, asks or refuses is said in every language, and betrays nothing."""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from app.games.game import LANGUAGES, Game
from app.games.pixel_glory import frames, speech
from app.games.pixel_glory import words as w
from app.games.pixel_glory.cards import CARDS
from app.games.pixel_glory.game import PIXEL_GLORY
from app.games.pixel_glory.speaker import VOICES
from app.games.pixel_glory.steps import Step
from app.games.pixel_glory.text import names
from app.games.pixel_glory.text.voice import LABELS, QUESTIONS, REFUSALS, TELLINGS, WANTED, spoken
from app.kernel.machine import Refusal, find
from app.tabletop.span import plain
from tests.games.pixel_glory.table import Table
from tests.games.spoken import KERNEL, everything_said, well_formed, written

GAME: Game = PIXEL_GLORY
ENGINE = Path(speech.__file__).parent
CALM = "leaky-leviathan snail-express tax-wraith"

language = pytest.mark.parametrize("language", LANGUAGES)


# --- What is said ------------------------------------------------------------------


def test_the_tellings_are_exactly_those_that_the_engine_tells():
    assert set(TELLINGS) == written(ENGINE, {"tell": 1})


def test_the_refusals_are_exactly_those_of_the_engine():
    assert set(REFUSALS) == written(ENGINE, {"Refusal": 0}) | written(KERNEL, {"Refusal": 0})


def test_the_questions_and_the_labels_are_exactly_those_that_can_be_put():
    plain_questions = [kind for kind in get_args(frames.Question) if kind is not frames.Within]

    assert set(QUESTIONS) == {kind.kind for kind in plain_questions}
    assert set(LABELS) == {kind.__name__ for kind in get_args(Step)}


@language
@pytest.mark.parametrize("table", WANTED)
def test_a_language_that_lacks_a_sentence_does_not_load(language: str, table: str):
    voice = VOICES[language]
    known = dict(getattr(voice, table))
    known.popitem()

    with pytest.raises(ValueError, match=table):
        spoken(replace(voice, **{table: known}))


TABLES = [(mode.name, seats) for mode in GAME.modes for seats in mode.seats]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_a_random_game_is_told_and_asked_in_every_language(mode: str, seats: int):
    for how, about, language, text in everything_said(GAME, {"mode": mode, "seats": seats}, seats, moves=150):
        assert well_formed(text, language), (how, about, text)


# --- Questions and labels --------------------------------------------------------------


def asked(table: Table, *words: str, by: str = "", language: str = "en") -> str:
    """The question after these words of a move."""
    decision = table._decision(by)
    path = table._path(decision, words)
    return plain(GAME.question(table.state, decision.seat, decision, path, language))


def labels(table: Table, *words: str, by: str = "", language: str = "en") -> set[str]:
    decision = table._decision(by)
    path = table._path(decision, words)
    options = GAME.expand(table.state, decision, path)
    return {plain(GAME.label(table.state, decision.seat, option.step, language, path)) for option in options}


@pytest.mark.parametrize(
    ("language", "bid", "label"),
    [
        ("en", "Lay one of your auction cards, in secret. Whoever bids most picks first.", "Bid 7"),
        ("es", "Elige en secreto una de tus cartas de puja. Quien más puje elige primero.", "Pujar 7"),
        ("zh-Hant", "請祕密打出1張競標牌。出價最高者先選。", "出價7"),
    ],
)
def test_the_town_asks_for_a_bid_then_for_a_spell(language: str, bid: str, label: str):
    table = Table.new()
    assert asked(table, by="A", language=language) == bid
    assert label in labels(table, by="A", language=language)

    table.bids(9, 1)
    assert asked(table) == "Choose a spell for your deck."
    assert all(each.startswith("Take ") for each in labels(table))


@pytest.mark.parametrize(
    ("language", "turn", "end", "aim"),
    [
        ("en", "Your turn: 2 cards in hand to play.", "End the turn", "Flood: deal 3 damage. Choose a monster."),
        (
            "es",
            "Tu turno: aún debes jugar 2 cartas de tu mano.",
            "Acabar el turno",
            "Inundación: inflige 3 puntos de daño. Elige un monstruo.",
        ),
        ("zh-Hant", "輪到你：手牌還有2張牌要使用。", "結束回合", "洪水：造成3點傷害。請選擇一隻怪物。"),
    ],
)  # fmt: skip
def test_a_turn_asks_for_a_card_then_for_its_target(language: str, turn: str, end: str, aim: str):
    table = Table(CALM, A_hand="flood basic-fire")

    assert asked(table, language=language) == turn
    assert asked(table, "play flood", language=language) == aim
    assert end in labels(Table(CALM, A_hand=""), language=language)


def test_a_turn_without_cards_in_hand_says_so():
    table = Table(CALM, A_hand="", A_combo=3)

    assert asked(table) == "Your hand is empty. End your turn, or use what you still have."
    assert labels(table) == {
        "Play Glint",
        "Spend 3 combo points: defeat a monster",
        "Spend 3 combo points: draw 4 cards",
        "End the turn",
    }
    assert asked(table, "strike") == "Spend 3 combo points: choose the monster to defeat."
    assert labels(table, "strike") == {"Leaky Leviathan", "Snail Express", "Tax Wraith"}


def test_the_reserve_says_what_would_come_back():
    assert "Put Wave into the reserve" in labels(Table(CALM, A_hand="wave", A_reserve=""))
    assert "Put Wave into the reserve and take Flood back" in labels(Table(CALM, A_hand="wave", A_reserve="flood"))


def test_an_alternate_effect_is_offered_beside_the_first_with_its_text():
    table = Table(CALM, A_hand="flood", A_played="basic-water basic-water")

    assert asked(table, "play flood") == "Flood: use the first effect or the alternate one?"
    assert labels(table, "play flood") == {
        "First effect: Deal 3 damage.",
        "Alternate effect: Deal 3 damage to each monster.",
    }


def test_a_choice_shows_the_effects_it_is_between():
    table = Table(CALM, A_hand="humble-harvest")

    assert asked(table, "play humble-harvest") == "Humble Harvest: choose one."
    assert labels(table, "play humble-harvest") == {"Deal 4 damage.", "Heal 2 HP."}


def test_what_may_be_paid_is_asked_as_yes_or_no():
    table = Table(CALM, A_hand="burnt-toast").play("burnt-toast", "tax-wraith")

    assert asked(table) == "Burnt Toast: you may lose 1 HP; if you do, deal 2 damage. Will you?"
    assert labels(table) == {"Yes", "No"}


def test_a_player_is_chosen_by_name():
    table = Table(CALM, seats=3, A_hand="light-fingers", A_played="basic-shadow").play(
        "light-fingers", "alternate", "tax-wraith"
    )

    assert asked(table) == "Light Fingers: another player loses 1 HP. Choose the player."
    assert labels(table) == {"Player 2", "Player 3"}


def test_discards_of_several_name_the_card_that_demands_them():
    table = Table(f"bathtub-kraken:1 {CALM.split(maxsplit=1)[1]}", A_hand="basic-fire wave", B_hand="flood basic-light")
    table.play("basic-fire", "bathtub-kraken")

    assert table.asked() == {"A": "discard", "B": "discard"}
    assert asked(table, by="B") == "Bathtub Kraken: choose a card of your hand to discard."
    assert labels(table, by="B") == {"Flood", "Glint"}


def test_a_number_that_counts_something_is_said_as_it_comes_out():
    kindled = Table(CALM, A_hand="wildfire-gossip", A_played="basic-fire basic-fire")
    weak = Table(CALM, A_hand="revenge-served-hot", A_hp=4)

    assert asked(kindled, "play wildfire-gossip", "alternate") == "Wildfire Gossip: deal 6 damage. Choose a monster."
    assert asked(weak, "play revenge-served-hot") == "Revenge, Served Hot: deal 7 damage. Choose a monster."


def test_a_number_that_depends_on_the_target_is_said_as_it_is_printed():
    table = Table(CALM, A_hand="salt-in-the-wound")

    assert asked(table, "play salt-in-the-wound") == (
        "Salt in the Wound: deal 3 damage, or 5 if that monster is damaged. Choose a monster."
    )


SPELLS = [card.id for card in CARDS.values() if isinstance(card, w.Spell) and card.id != "same-again"]


@pytest.mark.parametrize("spell", SPELLS)
def test_a_repeated_spell_is_said_in_its_own_words(spell: str):
    """Same Again has no element; the words that it borrows may count cards of one."""
    table = Table(CALM, seats=3, A_hand="same-again basic-fire", A_played=spell, A_discard="basic-water", A_hp=5)
    decision = table._decision()
    again = table._offered(decision, ())["play same-again"]

    option = find(decision.options, again)
    assert option is not None
    if option.more is None:
        return
    for language in LANGUAGES:
        text = plain(GAME.question(table.state, 0, decision, (again,), language))
        assert well_formed(text, language) and text.startswith(names(language)["same-again"].name)


# --- What the others read ------------------------------------------------------------------


def waiting(table: Table, audience: str, language: str = "en") -> str:
    return plain(GAME.waiting(table.view(audience), language))


def test_those_who_are_not_asked_read_whom_they_wait_for():
    table = Table.new(seats=3)
    assert waiting(table, "watchers") == "All bid in secret."
    assert waiting(table, "A") == ""

    table.then("bid 1", by="A")
    assert waiting(table, "A") == "All bid in secret."
    table.then("bid 3", by="B").then("bid 2", by="C")
    assert {letter: waiting(table, letter) for letter in "ABC"} == {
        "A": "Player 2 picks a spell.",
        "B": "",
        "C": "Player 2 picks a spell.",
    }


@pytest.mark.parametrize(
    ("language", "turn", "other"),
    [
        ("en", "Player 1's turn.", "Player 2 has a choice to make."),
        ("es", "Turno de Jugador 1.", "Jugador 2 tiene que elegir."),
        ("zh-Hant", "輪到玩家1。", "玩家2正在做選擇。"),
    ],
)
def test_the_others_wait_for_the_turn_or_for_a_choice_within_it(language: str, turn: str, other: str):
    table = Table("bathtub-kraken:1 pet-rock snail-express", A_hand="basic-fire", B_hand="flood basic-light")
    assert waiting(table, "watchers", language) == turn

    table.play("basic-fire", "bathtub-kraken")
    assert waiting(table, "watchers", language) == other


def test_several_who_discard_are_not_told_apart():
    table = Table("bathtub-kraken:1 pet-rock snail-express", seats=3, A_hand="basic-fire", B_hand="flood wave",
                  C_hand="dig-in basic-light").play("basic-fire", "bathtub-kraken")  # fmt: skip

    assert waiting(table, "watchers") == "Several players choose a card to discard, in secret."


def test_a_table_that_is_over_waits_for_nobody():
    table = Table(CALM, A_hand="flood").give_up("B")

    assert waiting(table, "A") == "The game is over."


# --- Refusals and cards --------------------------------------------------------------------


@language
def test_every_refusal_is_one_short_sentence(language: str):
    for code in REFUSALS:
        text = plain(GAME.refusal(Refusal(code), language))
        assert well_formed(text, language)
        assert text[-1] in ".。"
        assert len(text) <= 80, text


@language
def test_every_card_is_described(language: str):
    cards = GAME.cards(language)

    assert [card["id"] for card in cards] == list(CARDS)
    for card in cards:
        assert card["kind"] in ("spell", "basic", "monster")
        assert card["name"] and card["flavour"] and card["seed"] == card["id"]
        assert set(card["texts"]) == {"effect", "alternate", "abilities"}
        assert bool(card["texts"]["effect"]) == (card["kind"] != "monster")
        assert bool(card["texts"]["alternate"]) == (card["sp"] > 0)
        assert bool(card["hp"]) == (card["kind"] == "monster")

"""Telling: the log in words, to whom it concerns and to the others."""

from typing import Any

import pytest

from app.games.game import Game
from app.games.pixel_glory.game import PIXEL_GLORY
from app.tabletop.span import Span, plain
from app.tabletop.telling import Glimpse, Tale
from tests.games.pixel_glory.table import SEATS, Table

GAME: Game = PIXEL_GLORY
WATCHERS = 4


def line(what: str, audience: int = 0, language: str = "en", **rest: Any) -> str:
    return plain(GAME.say(Tale(what, **rest), audience, language))


def known(*cards: str) -> tuple[Glimpse, ...]:
    return tuple(Glimpse(key, card) for key, card in enumerate(cards, 1))


UNSEEN = Glimpse()


@pytest.mark.parametrize(
    ("told", "to_oneself", "to_others"),
    {
        "staff": (Tale("staff", 0), "You hold the Staff.", "Player 1 holds the Staff."),
        "offer": (
            Tale("offer", -1, known("flood", "wave", "dig-in"), 4),
            "Round 4: Flood, Wave and Dig In are on offer.",
            "Round 4: Flood, Wave and Dig In are on offer.",
        ),
        "bid": (Tale("bid", 0, n=7), "You bid 7.", "Player 1 bids 7."),
        "dealt": (
            Tale("dealt", 0, known("flood", "wave"), 3),
            "You are dealt Flood and Wave.",
            "Player 1 is dealt Flood and Wave.",
        ),
        "drafted": (
            Tale("drafted", 0, known("flood"), 2),
            "You take Flood, with 2 basics.",
            "Player 1 takes Flood, with 2 basics.",
        ),
        "drafted alone": (
            Tale("drafted", 0, known("same-again")),
            "You take Same Again.",
            "Player 1 takes Same Again.",
        ),
        "removed": (Tale("removed", -1, known("flood")), "Flood leaves the game.", "Flood leaves the game."),
        "dungeon": (
            Tale("dungeon", -1, known("pet-rock", "soggy-sock"), 12),
            "The Dungeon opens: Pet Rock and Soggy Sock are revealed, 12 monsters left in the dungeon deck.",
            "The Dungeon opens: Pet Rock and Soggy Sock are revealed, 12 monsters left in the dungeon deck.",
        ),
        "turn": (Tale("turn", 0, n=5), "Turn 5: you play.", "Turn 5: Player 1 plays."),
        "play": (Tale("play", 0, known("flood")), "You play Flood.", "Player 1 plays Flood."),
        "play alternate": (
            Tale("play", 0, known("flood"), word="alternate"),
            "You play Flood with its alternate effect.",
            "Player 1 plays Flood with its alternate effect.",
        ),
        "keep": (
            Tale("keep", 0, known("flood")),
            "You put Flood into your reserve.",
            "Player 1 puts Flood into the reserve.",
        ),
        "keep another": (
            Tale("keep", 0, known("flood", "wave")),
            "You put Flood into your reserve and take Wave back.",
            "Player 1 puts Flood into the reserve and takes Wave back.",
        ),
        "spend": (Tale("spend", 0, n=3, m=1), "You spend 3 combo points.", "Player 1 spends 3 combo points."),
        "turn-over": (
            Tale("turn-over", 0, n=2),
            "Your turn ends with 2 kills.",
            "Player 1's turn ends with 2 kills.",
        ),
        "an idle turn-over": (
            Tale("turn-over", 0),
            "Your turn ends with no kill.",
            "Player 1's turn ends with no kill.",
        ),
        "shuffle": (
            Tale("shuffle", 0, n=9),
            "You shuffle your discard pile into a new deck.",
            "Player 1 shuffles the discard pile into a new deck.",
        ),
        "discard": (Tale("discard", 0, known("wave")), "You discard Wave.", "Player 1 discards Wave."),
        "take": (
            Tale("take", 0, known("wave"), m=2),
            "You take Wave from Player 3's reserve.",
            "Player 1 takes Wave from Player 3's reserve.",
        ),
        "regain": (
            Tale("regain", 0, known("wave")),
            "You take Wave from your discard pile into your hand.",
            "Player 1 takes Wave back from the discard pile.",
        ),
        "lose": (
            Tale("lose", 0, n=2, m=9),
            "You lose 2 HP and have 9 left.",
            "Player 1 loses 2 HP and has 9 left.",
        ),
        "unharmed": (
            Tale("unharmed", 0),
            "You are shielded and lose no HP.",
            "Player 1 is shielded and loses no HP.",
        ),
        "out": (Tale("out", 0), "You are out.", "Player 1 is out."),
        "heal": (Tale("heal", 0, n=1, m=5), "You heal 1 HP and have 5.", "Player 1 heals 1 HP and has 5."),
        "combo": (
            Tale("combo", 0, n=1, m=3),
            "You gain 1 combo point and have 3.",
            "Player 1 gains 1 combo point and has 3.",
        ),
        "shield": (
            Tale("shield", 0, n=1),
            "You lose no HP at the end of this turn.",
            "Player 1 loses no HP at the end of this turn.",
        ),
        "shield for several": (
            Tale("shield", 0, n=3),
            "3 players lose no HP at the end of this turn.",
            "3 players lose no HP at the end of this turn.",
        ),
        "boost": (
            Tale("boost", 0, n=1, word="basics"),
            "Your basics deal 1 more damage this turn.",
            "Player 1's basics deal 1 more damage this turn.",
        ),
        "boost the next": (
            Tale("boost", 0, n=2, word="next"),
            "Your next damage effect this turn deals 2 more.",
            "Player 1's next damage effect this turn deals 2 more.",
        ),
        "damage": (
            Tale("damage", -1, known("pet-rock"), 2, 3),
            "Pet Rock takes 2 damage and has 3 HP left.",
            "Pet Rock takes 2 damage and has 3 HP left.",
        ),
        "all its damage": (
            Tale("damage", -1, known("pet-rock"), 2),
            "Pet Rock takes 2 damage.",
            "Pet Rock takes 2 damage.",
        ),
        "unhurt": (Tale("unhurt", -1, known("pet-rock")), "Pet Rock takes no damage.", "Pet Rock takes no damage."),
        "restore": (
            Tale("restore", -1, known("pet-rock"), 1, 4),
            "Pet Rock restores 1 HP and has 4.",
            "Pet Rock restores 1 HP and has 4.",
        ),
        "defeat": (
            Tale("defeat", 0, known("pet-rock"), 1),
            "You defeat Pet Rock: 1 fame.",
            "Player 1 defeats Pet Rock: 1 fame.",
        ),
        "reveal": (
            Tale("reveal", -1, known("pet-rock"), 1),
            "Pet Rock is revealed, 1 monster left in the dungeon deck.",
            "Pet Rock is revealed, 1 monster left in the dungeon deck.",
        ),
        "reveal the last": (
            Tale("reveal", -1, known("dungeon-lord")),
            "Dungeon Lord is revealed, the last of the dungeon deck.",
            "Dungeon Lord is revealed, the last of the dungeon deck.",
        ),
        "wake": (
            Tale("wake", -1, known("insomniac-vampire"), word="WhenDefeated"),
            "Insomniac Vampire: deals 2 damage to the player who defeated it.",
            "Insomniac Vampire: deals 2 damage to the player who defeated it.",
        ),
        "bury": (
            Tale("bury", 0, known("pet-rock")),
            "You put Pet Rock under the dungeon deck.",
            "Player 1 puts Pet Rock under the dungeon deck.",
        ),
        "give-up": (Tale("give-up", 0, word="concession"), "You give up.", "Player 1 gives up."),
        "give-up for time": (Tale("give-up", 0, word="time"), "Your time is up.", "Player 1's time is up."),
        "abandoned": (
            Tale("give-up", 0, word="abandoned"),
            "You have left the game.",
            "Player 1 has left the game.",
        ),
        "take-back": (
            Tale("take-back", 0),
            "You take your last move back.",
            "Player 1 takes the last move back.",
        ),
    }.values(),
)
def test_what_happens_is_told_to_whom_it_concerns_and_to_others(told: Tale, to_oneself: str, to_others: str):
    assert plain(GAME.say(told, 0, "en")) == to_oneself
    assert plain(GAME.say(told, 1, "en")) == plain(GAME.say(told, WATCHERS, "en")) == to_others


@pytest.mark.parametrize(
    ("language", "own", "others", "long"),
    [
        ("en", "You draw Flood and Wave.", "Player 2 draws 2 cards.", "You draw 5 cards."),
        ("es", "Robas Inundación y Ola.", "Jugador 2 roba 2 cartas.", "Robas 5 cartas."),
        ("zh-Hant", "你抽到洪水與波浪。", "玩家2抽2張牌。", "你抽到5張牌。"),
    ],
)
def test_cards_that_are_drawn_are_named_to_their_owner_alone(language: str, own: str, others: str, long: str):
    drawn = known("flood", "wave")

    assert line("draw", 1, language, seat=1, pieces=drawn, n=2) == own
    assert line("draw", 0, language, seat=1, pieces=(UNSEEN, UNSEEN), n=2) == others
    assert line("draw", 1, language, seat=1, pieces=drawn * 2 + known("dig-in"), n=5) == long


@pytest.mark.parametrize(
    ("language", "own", "others"),
    [
        (
            "en",
            "On top of the dungeon deck you see Pet Rock.",
            "Player 1 looks at 1 monster on top of the dungeon deck.",
        ),
        (
            "es",
            "En lo alto del mazo de mazmorra ves Piedra mascota.",
            "Jugador 1 mira 1 monstruo en lo alto del mazo de mazmorra.",
        ),
        ("zh-Hant", "你查看地城牌庫頂：寵物石頭。", "玩家1查看地城牌庫頂的1隻怪物。"),
    ],
)
def test_monsters_that_are_looked_at_are_named_to_the_looker_alone(language: str, own: str, others: str):
    assert line("look", 0, language, seat=0, pieces=known("pet-rock"), n=1) == own
    assert line("look", 1, language, seat=0, pieces=(UNSEEN,), n=1) == others


def test_whoever_loses_a_card_of_the_reserve_is_told_so():
    assert line("take", 2, seat=0, pieces=known("wave"), m=2) == "Player 1 takes Wave from your reserve."


LORD = "The Dungeon Lord has fallen: "
WON_TOGETHER = "The Dungeon Lord has fallen: the game is won."
NOBODY = "Nobody is left: "
RUNAWAY = "The game goes round in circles and is ended: nobody wins."


@pytest.mark.parametrize(
    ("reason", "played", "won", "to_a", "to_b"),
    [
        ("lord", 2, "A", LORD + "you win the game.", LORD + "Player 1 wins the game."),
        ("nobody-left", 3, "A", NOBODY + "you win the game.", NOBODY + "Player 1 wins the game."),
        ("concession", 2, "A", "You win the game.", "Player 1 wins the game."),
        (
            "lord",
            4,
            "AC",
            LORD + "the game is won by you and Player 3.",
            LORD + "the game is won by Player 1 and Player 3.",
        ),
        ("time", 4, "BD", "The game is won by Player 2 and Player 4.", "The game is won by you and Player 4."),
        ("lord", 3, "ABC", WON_TOGETHER, WON_TOGETHER),
        ("lord", 1, "A", WON_TOGETHER, WON_TOGETHER),
        ("nobody-left", 3, "", NOBODY + "the game is lost.", NOBODY + "the game is lost."),
        ("abandoned", 1, "", "The game is lost.", "The game is lost."),
        ("runaway", 2, "", RUNAWAY, RUNAWAY),
    ],
)
def test_the_end_says_why_and_who_has_won(reason: str, played: int, won: str, to_a: str, to_b: str):
    winners = [SEATS.index(letter) for letter in won]
    ending = {
        "seat": winners[0] if len(winners) == 1 else -1,
        "n": played,
        "m": sum(1 << seat for seat in winners),
        "word": reason,
    }

    assert (line("over", 0, **ending), line("over", 1, **ending)) == (to_a, to_b)


@pytest.mark.parametrize(
    ("mode", "to_a"),
    {
        "free-for-all": "The Dungeon Lord has fallen: you win the game.",
        "teams": "The Dungeon Lord has fallen: the game is won by you and Player 3.",
        "cooperative": "The Dungeon Lord has fallen: the game is won.",
        "solo": "The Dungeon Lord has fallen: the game is won.",
    }.items(),
)
def test_the_end_of_a_table_is_told_by_its_mode(mode: str, to_a: str):
    lord = "dungeon-lord-coop" if mode in ("cooperative", "solo") else "dungeon-lord"
    table = Table(f"{lord}:1 - -", dungeon="", mode=mode, A_hand="basic-fire").play("basic-fire")

    assert plain(GAME.say(table.tales("A")[-1], 0, "en")) == to_a


def test_a_name_may_stand_in_the_place_of_a_seat():
    spans = GAME.say(Tale("draw", 1, (UNSEEN,), 1), WATCHERS, "es")

    assert [span for span in spans if span.seat >= 0] == [Span("Jugador 2", seat=1)]
    assert plain(tuple([Span("QuietBadger") if span.seat == 1 else span for span in spans])) == (
        "QuietBadger roba una carta."
    )


def test_pieces_are_named_with_their_key_and_card():
    assert GAME.say(Tale("play", 0, (Glimpse(9, "flood"),)), 0, "en") == (
        Span("You play "),
        Span("Flood", 9, "flood"),
        Span("."),
    )


def test_what_comes_back_to_a_hand_from_where_all_saw_it_is_named_to_all():
    table = Table(A_hand="wave basic-fire", A_reserve="flood").keep("wave")

    assert [plain(GAME.say(each, 1, "en")) for each in table.tales("B")] == [
        "Player 1 puts Wave into the reserve and takes Flood back."
    ]

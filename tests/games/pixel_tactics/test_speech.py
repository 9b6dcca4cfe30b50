"""Speech: whatever the engine tells, asks or refuses is said in every language, and betrays nothing."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.games.game import LANGUAGES, Game
from app.games.pixel_tactics import speech, steps
from app.games.pixel_tactics.game import PIXEL_TACTICS_5
from app.games.pixel_tactics.speaker import VOICES
from app.games.pixel_tactics.text.voice import REFUSALS, TELLINGS, spoken
from app.kernel.machine import Refusal
from app.tabletop.preview import Preview
from app.tabletop.sentence import either, sentence
from app.tabletop.span import Span, plain
from app.tabletop.telling import Glimpse, Tale
from tests.games.pixel_tactics.position import SEATS
from tests.games.pixel_tactics.table import Table
from tests.games.spoken import KERNEL, everything_said, well_formed, written

GAME: Game = PIXEL_TACTICS_5
ENGINE = Path(speech.__file__).parent

language = pytest.mark.parametrize("language", LANGUAGES)


# --- What is said ------------------------------------------------------------------


def test_the_tellings_are_exactly_those_that_the_engine_tells():
    places = {"tell": 1, "Told": 0, "moved": 3, "turned": 3, "Trade": 2}
    ways_of_a_shove = {"push", "pull"}

    assert set(TELLINGS) == written(ENGINE, places) | ways_of_a_shove


def test_the_refusals_are_exactly_those_of_the_engine():
    found = written(ENGINE, {"Refusal": 0, "Bar": 0, "cited": 1}) | written(KERNEL, {"Refusal": 0})

    assert set(REFUSALS) == found


@language
@pytest.mark.parametrize("table", ["log", "questions", "events", "waiting", "deeds", "mays", "labels", "refusals"])
def test_a_language_that_lacks_a_sentence_does_not_load(language: str, table: str):
    voice = VOICES[language]
    known = dict(getattr(voice, table))
    known.popitem()

    with pytest.raises(ValueError, match=table):
        spoken(replace(voice, **{table: known}))


def test_a_language_with_a_sentence_that_nobody_says_does_not_load():
    with pytest.raises(ValueError, match="sneeze"):
        spoken(replace(VOICES["en"], log={**VOICES["en"].log, "sneeze": "Achoo."}))


@pytest.mark.parametrize("seed", range(2))
def test_a_random_game_is_told_and_asked_in_every_language(seed: int):
    for how, about, language, text in everything_said(GAME, {}, seed, moves=250):
        assert well_formed(text, language), (how, about, text)


# --- The log -------------------------------------------------------------------------


def line(what: str, audience: int = 0, language: str = "en", **rest: Any) -> str:
    return plain(GAME.say(Tale(what, **rest), audience, language))


def known(card: str, use: str = "", key: int = 7) -> Glimpse:
    return Glimpse(key, card, use)


UNSEEN = Glimpse()


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "The rival draws a card.", "The rival draws 3 cards."),
        ("es", "Tu rival roba una carta.", "Tu rival roba 3 cartas."),
        ("zh-Hant", "對手抽1張牌。", "對手抽3張牌。"),
    ],
)
def test_cards_that_are_not_seen_are_counted(language: str, one: str, three: str):
    assert line("draw", seat=1, n=1, pieces=(UNSEEN,), language=language) == one
    assert line("draw", seat=1, n=3, pieces=(UNSEEN,) * 3, language=language) == three


def test_cards_that_are_seen_are_named_while_they_are_few():
    cards = tuple(known(card) for card in ("bug-breeder", "night-baker", "door-guard", "save-seer", "rules-lawyer"))

    assert line("draw", seat=0, n=1, pieces=cards[:1]) == "You draw Bug Breeder."
    assert line("draw", seat=0, n=3, pieces=cards[:3]) == "You draw Bug Breeder, Night Baker and Boss-Door Guard."
    assert line("draw", seat=0, n=5, pieces=cards) == "You draw 5 cards."


@pytest.mark.parametrize(
    ("language", "hidden", "own"),
    [
        ("en", "The rival places a Trap.", "You place the Trap “Wrong Door”."),
        ("es", "Tu rival coloca una Trampa.", "Colocas la Trampa «Se ha equivocado de puerta»."),
        ("zh-Hant", "對手蓋放一個陷阱。", "你蓋放陷阱「走錯門了」。"),
    ],
)
def test_a_trap_is_named_to_its_owner_alone(language: str, hidden: str, own: str):
    assert line("lay", 0, language, seat=1, pieces=(Glimpse(4, None, "line"),)) == hidden
    assert line("lay", 1, language, seat=1, pieces=(known("door-guard", "line"),)) == own


@pytest.mark.parametrize(
    ("language", "one", "two", "none"),
    [
        ("en", "Your turn: 1 action.", "Your turn: 2 actions.", "Your turn: no actions."),
        ("es", "Tu turno: 1 acción.", "Tu turno: 2 acciones.", "Tu turno: ninguna acción."),
        ("zh-Hant", "輪到你：1個行動。", "輪到你：2個行動。", "輪到你：沒有行動。"),
    ],
)
def test_numbers_agree(language: str, one: str, two: str, none: str):
    assert [line("turn", 0, language, seat=0, n=n) for n in (1, 2, 0)] == [one, two, none]


@pytest.mark.parametrize(
    ("language", "won", "tied", "none"),
    [
        (
            "en",
            "You win the match and take both Leaders, Sir Deadbolt and Matron Hotfix, as a trophy.",
            "The rival takes Sir Deadbolt as a trophy.",
            "Nobody wins the game by a tie: you take no trophy, and Sir Deadbolt is set aside.",
        ),
        (
            "es",
            "Ganas la partida y te llevas como trofeo a los dos líderes, Don Cerrojo y Sor Tirita.",
            "Tu rival se lleva como trofeo a Don Cerrojo.",
            "Nadie gana el juego con un empate: no te llevas ningún trofeo y se aparta a Don Cerrojo.",
        ),
        (
            "zh-Hant",
            "你贏得這一場，獲得雙方隊長門閂爵士與OK 繃護理長作為獎盃。",
            "對手獲得門閂爵士作為獎盃。",
            "平手不能贏得遊戲：你沒有獲得獎盃，門閂爵士移出遊戲。",
        ),
    ],
)
def test_who_takes_which_leader_as_a_trophy_is_said(language: str, won: str, tied: str, none: str):
    guard, nurse = known("door-guard", "leader"), known("patch-nurse", "leader")

    assert line("trophy", 0, language, seat=0, pieces=(guard, nurse), word="rout") == won
    assert line("trophy", 0, language, seat=1, pieces=(guard,), word="tie") == tied
    assert line("no-trophy", 0, language, seat=0, pieces=(guard,)) == none


def test_each_audience_is_spoken_to_from_where_it_sits():
    pieces = (known("night-baker", "hero"),)

    assert line("damage", 0, seat=0, pieces=pieces, n=2, word="melee") == "Your Night Baker takes 2 damage."
    assert line("damage", 1, seat=0, pieces=pieces, n=2, word="melee") == "The rival's Night Baker takes 2 damage."
    assert line("damage", 2, seat=0, pieces=pieces, n=2, word="melee") == "Player 1's Night Baker takes 2 damage."


@pytest.mark.parametrize(
    ("language", "mine", "watched"),
    [
        (
            "en",
            "Your Trap “Trap Trap” stops the rival's Trap “Trap Trap”.",
            "Player 1's Trap “Trap Trap” stops Player 2's Trap “Trap Trap”.",
        ),
        (
            "es",
            "Tu Trampa «La trampa de la trampa» anula la Trampa «La trampa de la trampa» de tu rival.",
            "La Trampa «La trampa de la trampa» de Jugador 1 anula la Trampa «La trampa de la trampa» de Jugador 2.",
        ),
        (
            "zh-Hant",
            "你的陷阱「陷阱裡的陷阱」使對手的陷阱「陷阱裡的陷阱」無效。",
            "玩家1的陷阱「陷阱裡的陷阱」使玩家2的陷阱「陷阱裡的陷阱」無效。",
        ),
    ],
)
def test_of_two_traps_with_one_name_each_has_its_side(language: str, mine: str, watched: str):
    both = (known("trapdoor-carpenter", "line", 3), known("trapdoor-carpenter", "line", 8))

    assert line("negate", 0, language, seat=0, pieces=both, word="Activate") == mine
    assert line("negate", 2, language, seat=0, pieces=both, word="Activate") == watched


def test_what_a_trap_stops_is_named_with_its_side():
    trap, shooter, order = known("door-guard", "line"), known("bug-breeder", "hero"), known("solder-smith", "line")

    assert line("negate", 0, seat=1, pieces=(trap, shooter), word="Attack") == (
        "The rival's Trap “Wrong Door” stops the attack of your Bug Breeder."
    )
    assert line("negate", 0, seat=0, pieces=(trap, order), word="Play") == (
        "Your Trap “Wrong Door” stops the rival's “Quick Upgrade”."
    )


def test_a_name_may_stand_in_the_place_of_a_seat():
    spans = GAME.say(Tale("draw", 1, (UNSEEN,), 1), 2, "es")

    assert [span for span in spans if span.seat >= 0] == [Span("Jugador 2", seat=1)]
    assert plain(tuple([Span("QuietBadger") if span.seat == 1 else span for span in spans])) == (
        "QuietBadger roba una carta."
    )


def test_pieces_are_named_by_what_they_were_with_their_key_and_card():
    spans = GAME.say(
        Tale("attack", 0, (known("bug-breeder", "leader", 5), known("night-baker", "hero", 9)), word="ranged"), 0, "en"
    )

    assert spans == (
        Span("Your "),
        Span("Professor Mite", 5, "bug-breeder"),
        Span(" shoots at "),
        Span("Night Baker", 9, "night-baker"),
        Span("."),
    )


def test_what_is_looked_at_is_named_to_the_looker_alone():
    table = Table(A_reserve="S1 lamplighter", B_hand="night-baker", active="B", first="B")
    table.end()

    lines = {
        audience: [plain(GAME.say(each, number, "en")) for each in table.tales(audience) if each.what == "look"]
        for number, audience in enumerate(("A", "B", "watchers"))
    }

    assert lines == {
        "A": ["You look at the rival's Hand: Night Baker."],
        "B": ["The rival looks at your Hand."],
        "watchers": ["Player 1 looks at Player 2's Hand."],
    }


def test_an_order_names_those_it_is_played_on():
    table = Table(A="V1 night-baker", A_hand="solder-smith").order("solder-smith", "A:V1")
    lines = [plain(GAME.say(each, 0, "en")) for each in table.tales("A")]

    assert lines[:3] == [
        "You play the Order “Quick Upgrade” on Night Baker.",
        "Your Night Baker gets [+1 attack] x2.",
        "Your Night Baker gets [+2 life].",
    ]


# --- Questions -------------------------------------------------------------------------


def asked(table: Table, *words: str, by: str = "A", language: str = "en") -> str:
    """The question after these words of a move."""
    seat = SEATS.index(by)
    decision = next(each for each in GAME.decisions(table.state) if each.seat == seat)
    path = table._path(words, seat) if words else ()
    return plain(GAME.question(table.state, seat, decision, path, language))


def labels(table: Table, *words: str, by: str = "A", language: str = "en") -> set[str]:
    seat = SEATS.index(by)
    decision = next(each for each in GAME.decisions(table.state) if each.seat == seat)
    path = table._path(words, seat) if words else ()
    options = GAME.expand(table.state, decision, path)
    return {plain(GAME.label(table.state, seat, option.step, language, path)) for option in options}


@pytest.mark.parametrize(
    ("language", "turn", "aim"),
    [
        ("en", "Your turn: 2 actions left.", "Retired Boss attacks for 6. Choose one of 2 targets."),
        ("es", "Tu turno: te quedan 2 acciones.", "Jefe Jubilado ataca con 6. Elige uno de 2 objetivos."),
        ("zh-Hant", "輪到你：剩下2個行動。", "退休魔王以6點攻擊力攻擊。請從2個目標中選一個。"),
    ],
)
def test_a_turn_asks_for_an_action_then_for_its_target(language: str, turn: str, aim: str):
    table = Table(A="V1 retired-boss", B="V1 night-baker")

    assert asked(table, language=language) == turn
    assert asked(table, "attack", "V1", language=language) == aim


def test_a_text_says_what_it_asks_for_and_why():
    table = Table(A="V1 lamplighter", B="V1 night-baker", A_hand="charge-cannoneer ferrykeeper")

    assert asked(table, "cast", "V1") == "Lamplighter: deal 2 damage. Choose a rival Hero."
    assert asked(table, "order", "charge-cannoneer") == "Full Beam: deal 5 damage. Choose a rival column."
    assert asked(table, "order", "ferrykeeper") == "Rearrange your Unit: choose a Slot for Lamplighter."
    assert asked(table, "recruit", "ferrykeeper") == "Recruit Ferrykeeper: choose an empty Slot in the Vanguard."


def test_split_damage_counts_down():
    table = Table(A="V1 coin-chaplain zeal=1", B="V1 night-baker, V2 door-guard").cast("V1", "A:V1")

    assert asked(table) == "Coin Chaplain: deal 3 damage, split as you like. Choose a rival fighter."
    assert asked(table, "B:V1") == "Coin Chaplain: 2 more damage to deal. Choose a rival fighter."
    assert asked(table, "B:V1", "B:V2") == "Coin Chaplain: 1 more damage to deal. Choose a rival fighter."


def test_the_columns_of_the_rival_are_named_as_they_are_seen():
    """The sides face each other: the rival's first column stands on the right."""
    table = Table(A_hand="charge-cannoneer", B="V1 night-baker")
    seat, path = 0, table._path(("order", "charge-cannoneer"), 0)

    assert plain(GAME.label(table.state, seat, steps.Column(0), "en", path)) == "Right column"


def test_clauses_are_told_apart_by_what_they_do():
    table = Table(A="V1 night-baker:3", A_leader="rules-lawyer", A_hand="patch-nurse")

    assert labels(table, "order", "patch-nurse") == {"Heal 10: one of your Heroes"}
    table = Table(A="V1 night-baker:3", A_leader="rules-lawyer:4", A_hand="patch-nurse")
    assert labels(table, "order", "patch-nurse") == {"Heal 10: one of your Heroes", "Heal 4: your Leader"}
    assert labels(table, "order", "patch-nurse", language="es") == {"Curar 10: uno de tus héroes", "Curar 4: tu líder"}


def test_a_window_says_what_may_be_answered_and_whether_anything_fits():
    table = Table(A="V1 retired-boss", B="V1 night-baker", B_reserve="S1 door-guard", A_reserve="S1 lag-conjurer")
    table.attack("V1", "B:V1")

    assert asked(table, by="B") == ("The rival's Retired Boss attacks Night Baker. Answer with a Trap, or let it be?")
    assert labels(table, by="B") == {"Let it be", "Activate “Wrong Door”"}
    unfit = Table(A="V1 retired-boss", B="V1 night-baker", B_reserve="S1 lag-conjurer").attack("V1", "B:V1")
    assert asked(unfit, by="B") == "The rival's Retired Boss attacks Night Baker. None of your Traps fits."


def test_a_trap_that_would_undo_something_says_what():
    table = Table(
        A_hand="solder-smith", A="V1 night-baker", A_reserve="S1 trapdoor-carpenter", B_reserve="S1 rules-lawyer"
    )
    table.order("solder-smith", "A:V1").activate("S1", by="B")

    assert asked(table) == ("“Point of Order” would stop your “Quick Upgrade”. Answer with a Trap, or let it be?")


def test_what_may_be_done_is_asked_as_yes_or_no():
    table = Table(A="V1 joystick-wrangler", B="V1 night-baker").cast("V1", "B:V1")

    assert asked(table) == "Joystick Wrangler: push or pull Night Baker?"
    assert labels(table) == {"Yes", "No"}
    assert labels(table, "accept") == {"Push", "Pull"}


def test_the_end_of_a_turn_and_letting_a_window_go_by_are_called_differently():
    table = Table(A="V1 retired-boss", B="V1 night-baker", B_reserve="S1 door-guard")

    assert "End the turn" in labels(table)
    table.attack("V1", "B:V1")
    assert "Let it be" in labels(table, by="B")


def test_the_others_read_what_is_waited_for_whatever_is_hidden():
    """Two Traps that only their owner knows: nobody else can tell the windows apart."""
    for audience, text in ((0, "The rival may activate a Trap."), (2, "Player 2 may activate a Trap.")):
        for trap in ("door-guard", "lag-conjurer"):
            table = Table(A="V1 retired-boss", B="V1 night-baker", B_reserve=f"S1 {trap}").attack("V1", "B:V1")
            assert plain(GAME.waiting(GAME.view(table.state, audience), "en")) == text


def test_leaders_are_waited_for_until_the_last_is_chosen():
    table = Table.new()
    assert plain(GAME.waiting(GAME.view(table.state, 2), "en")) == "Both players choose a Leader, in secret."

    table.lead(table.hand("A")[0], by="A")
    assert plain(GAME.waiting(GAME.view(table.state, 0), "en")) == "The rival chooses a Leader, in secret."
    assert GAME.waiting(GAME.view(table.state, 1), "en") == ()


# --- Previews ---------------------------------------------------------------------------


def foreseen(table: Table, *words: str) -> tuple[str, int, bool] | None:
    """Where it would land, how much, and whether the piece would fall."""
    preview: Preview | None = GAME.preview(table.state, 0, table._path(words, 0))
    if preview is None:
        return None
    piece = table.state.by_key(0, preview.piece)
    assert piece is not None
    return table.address(piece, 0), preview.damage, preview.falls


def test_an_attack_shows_its_damage_and_whether_the_target_would_fall():
    table = Table(A="V1 retired-boss", B="V1 night-baker:2, V2 token-thief, V3 door-guard:9")

    assert foreseen(table, "attack", "V1", "B:V1") == ("B:V1", 6, True)
    assert foreseen(table, "attack", "V1", "B:V2") == ("B:V2", 6, True)
    assert foreseen(table, "attack", "V1") is None


def test_an_attack_shows_who_would_really_take_it_and_how_much():
    shot = Table(A="R1 retired-boss", B="V1 night-baker, R1 token-thief", wave="rear")
    blow = Table(A="V1 retired-boss", B="F1 door-guard")

    assert foreseen(shot, "shoot", "R1", "B:R1") == ("B:V1", 3, False)
    assert foreseen(blow, "attack", "V1", "B:F2") == ("B:F1", 6, False)


def test_a_spell_shows_what_it_does_after_what_it_changes_first():
    """Spin Cycle places the Virus that makes its own damage reach."""
    spin = Table(A_hand="laundry-moth", A_leader="bug-breeder", B="V1 night-baker")
    hurt = Table(A="V1 lamplighter", B="V1 night-baker:6")

    assert foreseen(spin, "order", "laundry-moth", "B:V1") == ("B:V1", 4, False)
    assert foreseen(hurt, "cast", "V1", "B:V1") == ("B:V1", 2, True)


def test_healing_is_damage_below_zero_and_no_more_than_there_is():
    table = Table(A="V1 night-baker:3", A_leader="rules-lawyer:4", A_hand="patch-nurse")

    assert foreseen(table, "order", "patch-nurse", "clause 1", "A:V1") == ("A:V1", -3, False)


def test_nothing_is_foreseen_where_the_rival_may_choose_or_nothing_is_hurt():
    guarded = Table(A="V1 retired-boss", B="F1 door-guard, F3 door-guard/theirs")
    virus = Table(A_leader="bug-breeder", B="V1 night-baker, V2 door-guard", active="B", first="B").end()

    assert foreseen(guarded, "attack", "V1", "B:F2") is None
    assert foreseen(guarded, "attack", "V1", "B:F1") == ("B:F1", 6, False)
    assert foreseen(virus, "B:V1") is None


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

    assert [card["id"] for card in cards] == list(PIXEL_TACTICS_5.set)
    for card in cards:
        assert set(card) == {"id", "hero", "leader", "line", "flavour", "texts", "seed"}
        assert set(card["texts"]) == {"leader", "vanguard", "flank", "rear", "line"}
        assert card["line"]["kind"] in ("order", "operation", "trap")
        assert all(card["texts"].values())
        assert card["hero"]["name"] and card["leader"]["short"] and card["flavour"]


# --- Sentences themselves --------------------------------------------------------------------


def test_a_form_is_chosen_by_facts_and_filled_with_spans():
    form = either("n", "{who} hops {n} times.", one="{who} hops once.")
    holes: dict[str, Any] = {"who": Span("the frog", 3, "frog"), "n": 2}

    assert sentence(form, {"n": "many"}, holes.__getitem__) == (Span("The frog", 3, "frog"), Span(" hops 2 times."))
    assert plain(sentence(form, {"n": "one"}, holes.__getitem__)) == "The frog hops once."


def test_a_name_that_ends_in_a_point_does_not_double_it():
    assert plain(sentence("{who}.", {}, {"who": "Dame A.A.A."}.__getitem__)) == "Dame A.A.A."


def test_a_form_without_a_text_for_a_fact_is_an_error():
    with pytest.raises(KeyError):
        sentence(either("n", one="once"), {"n": "many"}, {}.__getitem__)

"""The rules over random play: what is offered is worked out a second time, from the table and the moves alone."""

import functools
import random
import re
from itertools import product
from typing import NamedTuple

import pytest

from app.games.pixel_tactics import steps
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.game import PIXEL_TACTICS as GAME
from app.games.pixel_tactics.game import Options
from app.games.pixel_tactics.questions import Acting
from app.games.pixel_tactics.state import LEADER, Piece, State
from app.games.pixel_tactics.text.en.refusals import REFUSALS
from app.kernel.dice import Dice
from app.kernel.machine import Move
from app.tabletop.telling import Telling
from tests.games.pixel_tactics_first.test_coverage import COVERAGE

SEEDS = range(4)
MOVES = 500
SLOTS = [slot for slot in range(9) if slot != LEADER]
ATTACKS = (steps.Attack, steps.Cast)


def moment(state: State) -> tuple[int, int, int, int]:
    return state.match, state.round, state.wave, state.active


class Turn(NamedTuple):
    """A table at which a seat acts; who has attacked in its turn and what it has done in it; who was recruited
    or moved in this Wave.
    """

    state: State
    attacked: frozenset[int]
    done: tuple[type, ...]
    fresh: frozenset[int]
    moved: frozenset[int]

    @property
    def seat(self) -> int:
        return self.state.active

    def leads(self, seat: int, card: str) -> bool:
        """Whether a Leader has the ability of this card, be it as a mirror of its rival."""
        cards = [self.state.leader(each).card for each in (seat, 1 - seat)]
        return cards[cards[0] == "mirror-mage"] == card

    def unit(self, seat: int) -> list[Piece]:
        return [self.state.pieces[id] for id in self.state.sides[seat].unit if id >= 0]

    def living(self, seat: int) -> list[Piece]:
        return [piece for piece in self.unit(seat) if not piece.corpse]

    def behind(self, piece: Piece, others: list[Piece]) -> bool:
        """Whether one of these stands before it in its column."""
        return any(other.slot < piece.slot and other.slot % 3 == piece.slot % 3 for other in others)

    def affords(self, verb: type, free: bool = False) -> bool:
        """Whether there is an action left for it, and it may be done (again)."""
        again = verb in self.done
        if again and self.leads(1 - self.seat, "market-pedlar"):
            return False
        return self.state.actions > 0 or (free and not again)

    def rested(self, piece: Piece) -> bool:
        """Whether it may still attack, or use its attack power, in this turn."""
        state, hero = self.state, not piece.corpse and piece.slot != LEADER
        drilled = not piece.corpse and any(
            each.card == "drill-sergeant" and each.slot in (3, 5) and abs(each.slot - piece.slot) == 3
            for each in self.living(self.seat)
        )
        fresh = piece.id in self.fresh and not drilled and not (hero and self.leads(self.seat, "last-squire"))
        moved = piece.id in self.moved and not drilled and not (hero and self.leads(self.seat, "tilt-rider"))
        here = piece.slot // 3 == state.wave and state.round > 1 and state.actions > 0
        return here and not fresh and not moved and piece.id not in self.attacked and not board(state).barred(piece)


class Witness:
    """Remembers what was done in this turn and this Wave, from what could be seen."""

    def __init__(self) -> None:
        self.attacked: set[int] = set()
        self.done: list[type] = []
        self.fresh: set[int] = set()
        self.moved: set[int] = set()

    def see(self, before: State, seat: int, path: tuple, after: State) -> None:
        if isinstance(GAME.decisions(before)[0].question, Acting):
            self.done.append(type(path[0]))
            if isinstance(path[0], ATTACKS):
                self.attacked.add(before.by_key(seat, path[0].piece).id)
        for old, new in zip(before.pieces, after.pieces, strict=True):
            if new.zone == "unit" and old.zone != "unit" and not new.leads:
                self.fresh.add(new.id)
            elif new.zone == old.zone == "unit" and (new.side, new.slot) != (old.side, old.slot):
                self.moved.add(new.id)
            if old.corpse and new.zone == "unit" and not new.corpse:
                self.fresh.discard(new.id)
                self.moved.discard(new.id)
        if moment(before) != moment(after):
            self.attacked.clear()
            self.done.clear()
        if moment(before)[:3] != moment(after)[:3]:
            self.fresh.clear()
            self.moved.clear()

    def turn(self, state: State) -> Turn:
        return Turn(state, frozenset(self.attacked), tuple(self.done), frozenset(self.fresh), frozenset(self.moved))


class Game(NamedTuple):
    turns: tuple[Turn, ...]
    states: tuple[State, ...]
    told: tuple[Telling, ...]


@functools.cache
def played(seed: int) -> Game:
    """A random game, or the beginning of one."""
    chance, witness = random.Random(seed), Witness()
    turns, states = list[Turn](), list[State]()
    state, told = GAME.start(Options(trophies=3), Dice(seed.to_bytes(4, "big")))
    for _ in range(MOVES):
        asked = GAME.decisions(state)
        states.append(state)
        if not asked:
            break
        if isinstance(asked[0].question, Acting):
            turns.append(witness.turn(state))
        decision = chance.choice(asked)
        path: tuple = ()
        while True:
            options = GAME.expand(state, decision, path)
            option = chance.choice(options[:-1] if len(options) > 1 and not path and chance.random() < 0.8 else options)
            path = (*path, option.step)
            if option.more is None:
                break
        before = state
        state, tellings = GAME.play(state, decision.seat, Move(decision.id, path))
        told += tellings
        witness.see(before, decision.seat, path, state)
    return Game(tuple(turns), tuple(states), told)


def offered(state: State, *kinds: type) -> set:
    """The whole moves that are offered and begin with one of these steps, for moves of at most two steps."""
    [decision] = GAME.decisions(state)
    found = set()
    for option in decision.options:
        if isinstance(option.step, kinds):
            if option.more is None:
                found.add((option.step,))
            else:
                found |= {(option.step, each.step) for each in GAME.expand(state, decision, (option.step,))}
    return found


@pytest.mark.rule("PT1-401", "PT1-402", "PT1-403", "PT1-409", "PT1-410", "PT1-412", "PT1-R11", "PT1-R12", "PT1-R13")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_drawn_recruited_cleared_and_restructured_follows_from_the_rules(seed):
    for turn in played(seed).turns:
        state, seat = turn.state, turn.seat
        side, key = state.sides[seat], {piece.id: piece.keys[seat] for piece in state.pieces}
        empty = [slot for slot in SLOTS if side.unit[slot] < 0]
        rows = (0, 1, 2) if turn.leads(seat, "map-maker") else (state.wave,)
        surveyed = any(piece.card == "map-maker" and piece.slot >= 6 for piece in turn.living(seat))
        expected = set()
        if side.deck and turn.affords(steps.Draw):
            expected.add((steps.Draw(),))
        if turn.affords(steps.Recruit, turn.leads(seat, "drill-sergeant")):
            places = [steps.Place(seat, slot) for slot in empty if slot // 3 in rows]
            expected |= set(product([steps.Recruit(key[id]) for id in side.hand], places))
        if turn.affords(steps.Clear):
            expected |= {(steps.Clear(key[piece.id]),) for piece in turn.unit(seat) if piece.corpse}
        if turn.affords(steps.Shift, surveyed):
            heroes = [steps.Shift(key[piece.id]) for piece in turn.living(seat) if piece.slot != LEADER]
            expected |= set(product(heroes, [steps.Place(seat, slot) for slot in empty]))

        assert offered(state, steps.Draw, steps.Recruit, steps.Clear, steps.Shift) == expected


@pytest.mark.rule("PT1-351", "PT1-404", "PT1-405", "PT1-406", "PT1-411", "PT1-601", "PT1-604", "PT1-606", "PT1-610")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_may_attack_whom_follows_from_the_rules(seed):
    attacks = 0
    for turn in played(seed).turns:
        state, seat, here = turn.state, turn.seat, board(turn.state)
        rivals = turn.living(1 - seat)
        walls = [piece for piece in rivals if piece.slot != LEADER and here.has(piece, "intercept")]
        expected = set()
        for attacker in turn.unit(seat):
            if (attacker.corpse and not turn.leads(seat, "grave-gardener")) or not turn.rested(attacker):
                continue
            begin = steps.Attack(attacker.keys[seat])
            hunting = attacker.card == "moon-wolf" and attacker.slot < 3 and not attacker.corpse
            foremost = not turn.behind(attacker, turn.living(seat))
            for target in rivals:
                met = foremost and not turn.behind(target, rivals)
                if met or (hunting and target.damage):
                    expected.add((begin, steps.Aim(target.keys[seat], False)))
                if here.has(attacker, "ranged") and (here.has(attacker, "piercing") or not turn.behind(target, walls)):
                    expected.add((begin, steps.Aim(target.keys[seat], True)))
        assert offered(state, steps.Attack) == expected
        attacks += len(expected)
    assert attacks


@pytest.mark.rule("PT1-407", "PT1-701", "PT1-702", "PT1-R17", "PT1-R18")
@pytest.mark.parametrize("seed", SEEDS)
def test_orders_and_attack_powers_are_offered_only_where_the_rules_allow_them(seed):
    powers = orders = 0
    for turn in played(seed).turns:
        for option in GAME.decisions(turn.state)[0].options:
            if isinstance(option.step, steps.Cast):
                powers += 1
                hero = turn.state.by_key(turn.seat, option.step.piece)
                assert hero.side == turn.seat and not hero.corpse and hero.slot != LEADER and turn.rested(hero)
            if isinstance(option.step, steps.Order):
                orders += 1
                card = turn.state.by_key(turn.seat, option.step.piece)
                assert card.id in turn.state.sides[turn.seat].hand and turn.affords(steps.Order)
    assert powers and orders


@pytest.mark.rule("PT1-351", "PT1-352", "PT1-302", "PT1-303", "PT1-305", "PT1-912", "PT1-R04", "PT1-R26")
@pytest.mark.parametrize("seed", SEEDS)
def test_waves_turns_and_counts_follow_each_other_and_nobody_attacks_in_a_first_round(seed):
    told = played(seed).told
    course = [each for each in told if each.what in ("match", "round", "wave", "turn", "count", "trophy", "tie")]
    names = " ".join(each.what for each in course)
    wave = "wave turn turn count"
    match = f"match( round( {wave}){{3}})* round( {wave}){{1,3}} (trophy|tie( trophy){{0,2}})"
    unfinished = f"match( round( {wave}){{3}})*( round( {wave}){{0,2}}( wave( turn){{0,2}})?)?"
    assert re.fullmatch(f"({match} )*({match}|{unfinished})", names), names

    first = turns = round = 0
    winner = -1
    for each in told:
        match each.what:
            case "match":
                first, begun = each.seat, False
                assert winner in (-1, first)
            case "round":
                first, begun, round = (1 - first if begun else first), True, each.n
                assert each.seat == first
            case "wave":
                turns = 0
            case "turn":
                assert each.seat == (first if turns == 0 else 1 - first) and each.n >= 1
                turns += 1
            case "tie":
                winner = -1
            case "trophy" if each.word != "tie":
                winner = each.seat
            case "attack":
                assert round > 1


@pytest.mark.rule("PT1-101", "PT1-102", "PT1-208", "PT1-804", "PT1-903", "PT1-909", "PT1-R10")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_leaders_stay_and_corpses_carry_nothing(seed):
    for state in played(seed).states:
        lying = [
            piece
            for seat in (0, 1)
            for zone in ("deck", "hand", "discard", "unit", "table", "trophies", "out")
            for piece in state.lying(seat, zone)
        ]
        assert len(lying) == len({piece.id for piece in lying}) == 50
        for piece in lying:
            if piece.zone != "unit" or piece.corpse:
                assert piece.damage == 0 and (piece.zone == "unit") == piece.corpse
            assert piece.owner == piece.side or piece.zone in ("unit", "trophies")
        gone = sum(piece.zone in ("trophies", "out") for piece in lying)
        assert gone == 2 * len(GAME.matches(state))
    for turn in played(seed).turns:
        assert all(turn.state.leader(seat).leads and not turn.state.leader(seat).corpse for seat in (0, 1))


@pytest.mark.rule("PT1-209", "PT1-R03")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_two_equal_leaders_ever_face_each_other(seed):
    for turn in played(seed).turns:
        assert turn.state.leader(0).card != turn.state.leader(1).card


VERBS = (
    *(steps.Lead, steps.Recruit, steps.Attack, steps.Cast, steps.Lever, steps.Order, steps.Clear, steps.Shift),
    *(steps.Switch, steps.Operate, steps.Lay, steps.Discharge, steps.Activate, steps.Pick),
)
PLAIN = (steps.Draw(), steps.Pass(), steps.Accept(), steps.Decline(), steps.Enough(), steps.Number(1), steps.Row(1))


def tried(state: State, seat: int) -> list[tuple]:
    """Moves of both editions, most of which nobody is offered: with any piece, to any place or piece."""
    keys = sorted({piece.keys[seat] for piece in state.pieces} | {0})
    targets = [piece.keys[seat] for each in (0, 1) for piece in state.lying(each, "unit")]
    places = [steps.Place(owner, slot, reserve) for owner in (0, 1) for slot in range(-1, 10, 2) for reserve in (0, 1)]
    own = [piece.keys[seat] for zone in ("unit", "hand") for piece in state.lying(seat, zone)]
    found = [(step,) for step in PLAIN] + [(verb(key),) for verb in VERBS for key in keys]
    found += [
        (verb(key), place) for verb in (steps.Recruit, steps.Shift, steps.Operate) for key in own for place in places
    ]
    aims = [steps.Aim(key, ranged) for key in targets for ranged in (False, True)]
    return found + [(steps.Attack(key), aim) for key in own for aim in aims]


@pytest.mark.rule("PT1-111", "PT1-R25")
@pytest.mark.parametrize("seed", SEEDS)
def test_every_refusal_cites_a_rule_of_this_edition_and_says_why(seed):
    known, cited = set(COVERAGE.numbered()), set()
    for state in played(seed).states[seed::12]:
        for seat in (0, 1):
            offers = {option.step for each in GAME.decisions(state) if each.seat == seat for option in each.options}
            for path in tried(state, seat):
                refusal = GAME.why_not(state, seat, path)
                if len(path) == 1:
                    assert (refusal is None) == (path[0] in offers)
                if refusal is not None:
                    assert refusal.rule in known, (path, refusal)
                    assert refusal.code in REFUSALS
                    cited.add(refusal.rule)
    assert len(cited) > 15

"""The rules over random play: what is offered is worked out a second time, from the table and the moves alone."""

import functools
import random
import re
from typing import NamedTuple

import pytest

from app.games.pixel_tactics import steps
from app.games.pixel_tactics.allowances import price
from app.games.pixel_tactics.board import board
from app.games.pixel_tactics.game import Options
from app.games.pixel_tactics.questions import Acting
from app.games.pixel_tactics.state import LEADER, State
from app.games.pixel_tactics.words import Operation, Order, Trap
from app.kernel.dice import Dice
from app.kernel.machine import Move
from app.kernel.node import replace
from app.tabletop.telling import Telling
from tests.games.pixel_tactics.table import GAME

SEEDS = range(3)
MOVES = 500
HEROES = [slot for slot in range(9) if slot != LEADER]


def moment(state: State) -> tuple[int, int, int, int]:
    return state.match, state.round, state.wave, state.active


class Witness:
    """Remembers who acted in this turn and who was recruited in this Wave, from what could be seen."""

    def __init__(self) -> None:
        self.acted: set[int] = set()
        self.fresh: set[int] = set()

    def see(self, before: State, seat: int, path: tuple, after: State) -> None:
        if isinstance(path[0], steps.Attack | steps.Cast | steps.Shift | steps.Switch):
            pieces = [before.by_key(seat, path[0].piece)]
            if isinstance(path[0], steps.Switch):
                pieces.append(before.by_key(seat, path[1].piece))
            self.acted |= {piece.id for piece in pieces if not piece.corpse}
        for old, new in zip(before.pieces, after.pieces, strict=True):
            if new.zone == "unit" and old.zone != "unit" and not new.leads:
                self.acted.add(new.id)
                self.fresh.add(new.id)
        if moment(before) != moment(after):
            self.acted.clear()
        if moment(before)[:3] != moment(after)[:3]:
            self.fresh.clear()


class Table(NamedTuple):
    """A table at which a seat acts; who has acted in this turn, and been recruited in this Wave."""

    state: State
    acted: frozenset[int]
    fresh: frozenset[int]


class Game(NamedTuple):
    tables: tuple[Table, ...]
    told: tuple[Telling, ...]


@functools.cache
def played(seed: int) -> Game:
    """A random game, or the beginning of one."""
    chance, witness = random.Random(seed), Witness()
    tables: list[Table] = []
    state, told = GAME.start(Options(trophies=3), Dice(seed.to_bytes(4, "big")))
    for _ in range(MOVES):
        asked = GAME.decisions(state)
        if not asked:
            break
        if isinstance(asked[0].question, Acting):
            tables.append(Table(state, frozenset(witness.acted), frozenset(witness.fresh)))
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
    return Game(tuple(tables), told)


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


@pytest.mark.rule("PT5-401", "PT5-405", "PT5-414", "PT5-416", "PT5-417", "PT5-420", "PT5-427", "PT5-431", "PT5-501")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_may_be_drawn_recruited_cleared_moved_switched_and_placed_follows_from_the_rules(seed):
    for state, acted, _ in played(seed).tables:
        seat, actions, here = state.active, state.actions, board(state)
        side, key = state.sides[seat], {piece.id: piece.keys[seat] for piece in state.pieces}
        empty = [slot for slot in HEROES if side.unit[slot] < 0]
        bodies = [state.pieces[side.unit[slot]] for slot in HEROES if side.unit[slot] >= 0]
        free = [piece for piece in bodies if piece.corpse or piece.id not in acted]
        expected = set()
        if actions and len(side.hand) < 5 and side.deck:
            expected.add((steps.Draw(),))
        for id in side.hand if actions else ():
            for slot in empty:
                if slot // 3 == state.wave:
                    expected.add((steps.Recruit(key[id]), steps.Place(seat, slot)))
            for slot in range(3):
                if side.reserve[slot] < 0:
                    line, place = state.pieces[id].printed.line, steps.Place(seat, slot, True)
                    if isinstance(line, Operation):
                        expected.add((steps.Operate(key[id]), place))
                    if isinstance(line, Trap):
                        expected.add((steps.Lay(key[id]), place))
        for piece in bodies:
            if piece.corpse and actions >= price(here, seat, "Clear"):
                expected.add((steps.Clear(key[piece.id]),))
            if not piece.corpse and piece in free and actions >= price(here, seat, "Shift"):
                expected |= {(steps.Shift(key[piece.id]), steps.Place(seat, slot)) for slot in empty}
            if piece in free and actions >= 2:
                others = [other for other in free if other is not piece]
                expected |= {(steps.Switch(key[piece.id]), steps.Pick(key[other.id])) for other in others}
        if actions:
            expected |= {(steps.Discharge(key[id]),) for id in side.reserve if id >= 0}

        kinds = (
            steps.Draw,
            steps.Recruit,
            steps.Operate,
            steps.Lay,
            steps.Clear,
            steps.Shift,
            steps.Switch,
            steps.Discharge,
        )
        assert offered(state, *kinds) == expected


@pytest.mark.rule("PT5-352", "PT5-407", "PT5-501", "PT5-601", "PT5-603", "PT5-604", "PT5-606", "PT5-806", "PT5-R22")
@pytest.mark.parametrize("seed", SEEDS)
def test_who_may_attack_whom_follows_from_the_rules(seed):
    for state, acted, fresh in played(seed).tables:
        seat, here = state.active, board(state)
        melee: dict[int, list] = {0: [], 1: []}
        living: dict[int, list] = {0: [], 1: []}
        for each in (0, 1):
            for column in range(3):
                ids = [state.sides[each].unit[row * 3 + column] for row in range(3)]
                alive = [state.pieces[id] for id in ids if id >= 0 and not state.pieces[id].corpse]
                living[each] += alive
                melee[each] += alive[:1]
        expected = set()
        for attacker in living[seat]:
            if state.round == 1 or not state.actions or attacker.slot // 3 != state.wave:
                continue
            if attacker.id in acted | fresh or here.barred(attacker):
                continue
            begin = steps.Attack(attacker.keys[seat])
            if attacker in melee[seat]:
                expected |= {(begin, steps.Aim(target.keys[seat], False)) for target in melee[1 - seat]}
            if here.has(attacker, "ranged"):
                expected |= {(begin, steps.Aim(target.keys[seat], True)) for target in living[1 - seat]}
        assert offered(state, steps.Attack) == expected


@pytest.mark.rule("PT5-R29", "PT5-506", "PT5-411", "PT5-R14")
@pytest.mark.parametrize("seed", SEEDS)
def test_spells_orders_and_leader_actions_are_offered_only_where_the_rules_allow_them(seed):
    casts = orders = 0
    for state, acted, fresh in played(seed).tables:
        seat = state.active
        for option in GAME.decisions(state)[0].options:
            if isinstance(option.step, steps.Cast):
                casts += 1
                caster = state.by_key(seat, option.step.piece)
                assert caster.side == seat and not caster.corpse and caster.slot // 3 == state.wave
                assert caster.id not in acted | fresh and state.actions >= 1
            if isinstance(option.step, steps.Order):
                orders += 1
                card = state.by_key(seat, option.step.piece)
                assert card.id in state.sides[seat].hand and isinstance(card.printed.line, Order)
                assert state.actions >= 1
            if isinstance(option.step, steps.Lever):
                assert state.by_key(seat, option.step.piece).leads
    assert casts and orders


@pytest.mark.rule("PT5-354")
@pytest.mark.parametrize("seed", SEEDS)
def test_in_round_1_no_turn_changes_anything_of_the_rivals(seed):
    def belongings(state: State, seat: int) -> list:
        pieces = [
            replace(piece, keys=(0, 0, 0))
            for zone in ("unit", "reserve", "discard")
            for piece in state.lying(seat, zone)
        ]
        return [*pieces, state.owed[seat]]

    before, turns = None, 0
    for state, _, _ in played(seed).tables:
        if state.round == 1 and before is not None and moment(before) == moment(state):
            turns += 1
            rival = 1 - state.active
            assert belongings(before, rival) == belongings(state, rival)
            assert set(before.sides[rival].hand) <= set(state.sides[rival].hand)
        before = state
    assert turns


@pytest.mark.rule("PT5-103", "PT5-114", "PT5-805", "PT5-R03", "PT5-R33")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_is_lost_leaders_stay_and_corpses_carry_nothing(seed):
    for state, _, _ in played(seed).tables:
        lying = [
            piece
            for seat in (0, 1)
            for zone in ("deck", "hand", "discard", "unit", "reserve", "table", "trophies", "out")
            for piece in state.lying(seat, zone)
        ]
        assert len(lying) == len({piece.id for piece in lying}) == 50
        for seat in (0, 1):
            assert state.leader(seat).zone == "unit" and not state.leader(seat).corpse
        for piece in lying:
            carries = (piece.damage, piece.statuses, piece.virus, piece.zeal)
            if piece.zone != "unit" or piece.corpse:
                assert carries == (0, (), 0, 0)
            assert piece.owner == piece.side or piece.zone in ("unit", "trophies", "table")


@pytest.mark.rule("PT5-301", "PT5-302", "PT5-305", "PT5-307", "PT5-1012")
@pytest.mark.parametrize("seed", SEEDS)
def test_waves_turns_and_counts_follow_each_other_in_order(seed):
    course = [
        each for each in played(seed).told if each.what in ("match", "round", "wave", "turn", "count", "trophy", "tie")
    ]
    names = " ".join(each.what for each in course)
    wave = "wave turn turn count "
    match = f"match( round( {wave.strip()}){{3}})* round( {wave.strip()}){{1,3}} (trophy|tie( trophy){{0,2}})"
    unfinished = f"match( round( {wave.strip()}){{3}})*( round( {wave.strip()}){{0,2}}( wave( turn){{0,2}})?)?"
    assert re.fullmatch(f"({match} )*({match}|{unfinished})", names), names

    first = turns = 0
    for each in course:
        if each.what == "match":
            first, begun = each.seat, False
        elif each.what == "round":
            first = 1 - first if begun else first
            begun = True
            assert each.seat == first
        elif each.what == "wave":
            turns = 0
        elif each.what == "turn":
            assert each.seat == (first if turns == 0 else 1 - first)
            turns += 1

"""The rules alone, on one core: random play, views, storage, a bot's answer."""

import random
from collections.abc import Iterator
from functools import cached_property, partial
from statistics import mean, median
from time import process_time
from typing import Any

from app.bots.registry import bot
from app.games.game import Game
from app.kernel.dice import Dice
from tests.benchmarks.measure import RUNS, Row, runs, seconds_of
from tests.laws.play import random_move, seeded
from tests.laws.twins import twins
from tests.selfplay.match import dice

TABLES = 6
SAMPLE = 300
MATCHES = 2


class Engine:
    """The rows of one game."""

    def __init__(self, rules: Game) -> None:
        self.rules = rules

    def rows(self) -> Iterator[Row]:
        yield self.random_play()
        yield self.view()
        yield self.storage()
        yield self.greedy()

    def start(self, seed: int) -> Any:
        return self.rules.start(self.rules.options(twins(self.rules.name).given(seed)), seeded(seed))[0]

    @cached_property
    def states(self) -> list[Any]:
        """States of random play, from all over."""
        found = []
        for seed in range(TABLES):
            state, chance = self.start(seed), random.Random(seed)
            while asked := self.rules.decisions(state):
                found.append(state)
                state, _ = self.rules.play(state, asked[0].seat, random_move(self.rules, state, asked[0], chance))
        return random.Random(0).sample(found, SAMPLE)

    def random_play(self) -> Row:
        """Options are counted at the first level of each decision's tree."""
        options: list[int] = []

        def run(number: int) -> float:
            rules, made, began = self.rules, 0, process_time()
            for seed in range(TABLES):
                state, chance = self.start(100 * number + seed), random.Random(seed)
                while asked := rules.decisions(state):
                    decision = asked[0]
                    made += 1
                    options.append(len(decision.options))
                    state, _ = rules.play(state, decision.seat, random_move(rules, state, decision, chance))
            return made / (process_time() - began)

        values = runs(run)
        note = f"{mean(options):.1f} options each: {median(values) * mean(options):,.0f} options a second"
        reach = "15,000, or 400,000 options a second"
        return Row("decisions of random play, one core", values, "a second", reach, note)

    def each(self, what: str, work: Any, reach: str) -> Row:
        """The median over the sample of one thing done to a state, in µs."""
        values = runs(lambda _: median(seconds_of(partial(work, state)) for state in self.states) * 1e6)
        return Row(what, values, "µs", reach, f"median of {SAMPLE} states")

    def view(self) -> Row:
        return self.each("a seat's view", lambda state: self.rules.view(state, 0), "60 µs")

    def storage(self) -> Row:
        rules = self.rules
        return self.each("a state stored and loaded", lambda state: rules.decode(rules.encode(state)), "150 µs")

    def greedy(self) -> Row:
        """The longest of each run decides."""
        rules, answers = self.rules, list[float]()

        def run(number: int) -> float:
            longest = 0.0
            for seed in range(MATCHES):
                state, made = self.start(1000 + MATCHES * number + seed), 0
                while not rules.matches(state):
                    seat = rules.decisions(state)[0].seat
                    imagined = rules.imagine(state, seat, dice(seed, made, "imagine"))
                    choosing = Dice(bytes(32), made * 1000)
                    began = process_time()
                    move = bot("greedy").answer(rules, imagined, seat, choosing)
                    answers.append(process_time() - began)
                    longest = max(longest, answers[-1])
                    state, made = rules.play(state, seat, move)[0], made + 1
            return longest * 1000

        values = runs(run)
        answers.sort()
        note = f"median {median(answers) * 1000:.1f} ms, p99 {answers[len(answers) * 99 // 100] * 1000:.0f} ms"
        return Row("a greedy bot's longest answer", values, "ms", "100 ms", f"{note}, {MATCHES * RUNS} matches")

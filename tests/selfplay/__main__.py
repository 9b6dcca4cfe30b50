"""Bots play whole matches: `python -m tests.selfplay --help`."""

import argparse
import os
import sys
from collections import Counter
from pathlib import Path
from statistics import median

from app.games.pixel_tactics.editions import EDITIONS
from app.games.registry import GAMES, game
from tests.selfplay import lawful
from tests.selfplay.figures import interval, shown
from tests.selfplay.match import Outcome, Task, play
from tests.selfplay.tables import ROUNDS, any_table, duel, modes
from tests.selfplay.work import done

FIRST = (0.45, 0.55)
LEADER = (0.38, 0.62)
"""Shares that are wanted: of the first player of Round 1, and of every Leader."""

STEP = 133


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.selfplay", description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=next(iter(GAMES)))
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="default: one for each core")
    parser.add_argument("--seed", type=int, default=0, help="number of the first match (default 0)")
    parser.add_argument("--log", type=Path, help="write results to this file, and go on from what is in it")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, (_, text, number) in COMMANDS.items():
        command = commands.add_parser(name, help=text)
        command.add_argument("matches", nargs="?", type=int, default=number, help=f"default {number}")
    given = parser.parse_args()
    print(f"{given.command}: {given.matches} matches from seed {given.seed}, {given.processes} processes", flush=True)
    sys.exit(COMMANDS[given.command][0](given))


# --- Matches ------------------------------------------------------------------------


def of_bot(name: str, given: argparse.Namespace) -> int:
    """All seats played by one bot; an exception ends the run."""
    reported(played(given, [Task(seed, given.game, any_table(given.game, seed), (name,)) for seed in seeds(given)]))
    return 0


def uniform(given: argparse.Namespace) -> int:
    return of_bot("random", given)


def greedy(given: argparse.Namespace) -> int:
    return of_bot("greedy", given)


def versus(given: argparse.Namespace) -> int:
    """Greedy has seat 0 in every even match, seat 1 in every odd one."""
    pairs = (("greedy", "random"), ("random", "greedy"))
    outcomes = played(given, [Task(seed, given.game, duel(given.game), pairs[seed % 2]) for seed in seeds(given)])
    reported(outcomes)
    wins = sum(outcome.share(outcome.seed % 2) == 1 for outcome in outcomes)
    print(f"greedy beats random in {shown(wins, len(outcomes))}")
    return 0 if wins >= 0.9 * len(outcomes) else 1


def balance(given: argparse.Namespace) -> int:
    """Between greedy bots: Leaders dealt evenly where there are any, else every mode in turn."""
    of_leaders = "leader" in game(given.game).cards("en")[0]
    return (by_leader if of_leaders else by_mode)(given)


def by_leader(given: argparse.Namespace) -> int:
    """Every pair of Leaders in turn, for the first player and the other; a tie counts half."""
    cards = [card["id"] for card in game(given.game).cards("en")]
    alike = not EDITIONS[given.game].clash
    pairs = [(one, two) for one in cards for two in cards if alike or one != two]
    tasks = []
    for seed in seeds(given):
        # a step without a common factor with their number goes through all pairs, and mixes any stretch of them
        leaders = pairs[seed * STEP % len(pairs)]
        tasks.append(Task(seed, given.game, duel(given.game), ("greedy",), leaders))
    outcomes = played(given, tasks)
    reported(outcomes)
    decided = [outcome for outcome in outcomes if not outcome.undecided]
    wins = sum(outcome.share(outcome.first) for outcome in decided)
    print(f"first player of Round 1  {shown(wins, len(decided))} {flagged(wins, len(decided), FIRST)}")
    wins_of, matches_of = Counter[str](), Counter[str]()
    for outcome in decided:
        for seat, leader in enumerate(outcome.leaders):
            if outcome.leaders[0] != outcome.leaders[1]:
                wins_of[leader] += outcome.share(seat)  # type: ignore[assignment]
                matches_of[leader] += 1
    for leader in sorted(matches_of, key=lambda each: -wins_of[each] / matches_of[each]):
        wins, matches = wins_of[leader], matches_of[leader]
        print(f"{leader:24} {shown(wins, matches)} {flagged(wins, matches, LEADER)}")
    return 0


def by_mode(given: argparse.Namespace) -> int:
    """Every mode and number of seats in turn: how often each seat wins, who goes first, and all together."""
    tables = modes(given.game)
    outcomes = played(given, [Task(seed, given.game, tables[seed % len(tables)], ("greedy",)) for seed in seeds(given)])
    reported(outcomes)
    for table in tables:
        name, seats = table["mode"], table["seats"]
        of = [outcome for outcome in outcomes if (outcome.mode, outcome.seats) == (name, seats)]
        print(f"{name}, {seats}: {Counter(outcome.reason for outcome in of)}")
        if all(len(outcome.winners) in (0, seats) for outcome in of):
            print(f"  won        {shown(sum(bool(outcome.winners) for outcome in of), len(of))}")
            continue
        for seat in range(seats):
            print(f"  seat {seat + 1}     {shown(sum(outcome.share(seat) for outcome in of), len(of))}")
        print(f"  goes first {shown(sum(outcome.share(outcome.first) for outcome in of), len(of))}")
    return 0


def flagged(wins: float, matches: int, wanted: tuple[float, float]) -> str:
    """A mark on what is outside, a stronger one where even the interval is."""
    low, high = interval(wins, matches)
    if high < wanted[0] or low > wanted[1]:
        return "<< outside, with its interval"
    return "" if not matches or wanted[0] <= wins / matches <= wanted[1] else "< outside"


def seeds(given: argparse.Namespace) -> range:
    return range(given.seed, given.seed + given.matches)


def played(given: argparse.Namespace, tasks: list[Task]) -> list[Outcome]:
    return done(tasks, play, lambda fields: Outcome(**fields), given.processes, given.log)


def reported(outcomes: list[Outcome]) -> None:
    rounds = sorted(outcome.rounds for outcome in outcomes)
    undecided = sum(outcome.undecided for outcome in outcomes)
    reasons = ", ".join(f"{number} {reason}" for reason, number in Counter(each.reason for each in outcomes).items())
    print(f"{len(outcomes)} matches: {reasons}; {undecided} undecided (after {ROUNDS} Rounds)")
    tenth = rounds[len(rounds) // 10], rounds[len(rounds) * 9 // 10]
    print(f"Rounds: median {median(rounds):g}, a tenth under {tenth[0]}, a tenth over {tenth[1]}, most {rounds[-1]}")
    print(f"decisions a match: {sum(outcome.moves for outcome in outcomes) / len(outcomes):.0f}")


# --- Laws ---------------------------------------------------------------------------


def laws(given: argparse.Namespace) -> int:
    """Every law on whole tables, until so many matches have been played."""
    broken, matches = 0, 0
    start = given.seed
    while matches < given.matches:
        # a table is about three matches
        number = max(given.processes, (given.matches - matches) // 3)
        tasks = [lawful.Task(seed, given.game) for seed in range(start, start + number)]
        start += number
        for result in done(tasks, lawful.check, lambda fields: lawful.Checked(**fields), given.processes, given.log):
            matches += result.matches
            for law, reason in result.broken:
                broken += 1
                print(f"seed {result.seed} breaks {law}: {reason}")
    print(f"{matches} matches, seeds {given.seed} to {start - 1}: {broken} laws broken")
    return 1 if broken else 0


COMMANDS = {
    "random": (uniform, "random bots play to the end", 2000),
    "greedy": (greedy, "greedy bots play to the end", 200),
    "versus": (versus, "greedy against random", 200),
    "balance": (balance, "greedy against greedy: Leaders dealt evenly, or every mode in turn", 2000),
    "laws": (laws, "every law held against random play", 2000),
}

if __name__ == "__main__":
    main()

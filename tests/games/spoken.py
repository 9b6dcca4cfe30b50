"""What speech keeps to, whatever the game: what the engine writes down is said, and what is said reads well."""

import ast
import random
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

import app.kernel
from app.games.game import LANGUAGES, Game
from app.kernel.dice import Dice
from app.kernel.machine import Move
from app.tabletop.span import Spans, plain
from app.tabletop.telling import tale

KERNEL = Path(app.kernel.__path__[0])


def calls(folder: Path, *names: str) -> Iterator[ast.Call]:
    for module in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
                yield node


def words_of(node: ast.expr) -> set[str]:
    """The texts that an expression may stand for, as far as it is written out."""
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=body, orelse=orelse):
            return words_of(body) | words_of(orelse)
    return set()


def written(folder: Path, places: Mapping[str, int]) -> set[str]:
    """The texts that modules of a folder hand to these functions, in these places of their arguments."""
    found: set[str] = set()
    for call in calls(folder, *places):
        place = places[call.func.id]  # type: ignore[attr-defined]
        for argument in call.args[place : place + 1]:
            found |= words_of(argument)
    return found


def well_formed(text: str, language: str) -> bool:
    """Whether nothing is missing, left over or doubled, and the marks are those of the language."""
    loose = re.search(r"[{}_<>]|  | [.,;:!?]|[,;.]{2}|^\s|\s$", text)
    wide = language == "zh-Hant" and re.search(r"[,;:?!] |\.$", text)
    return bool(text) and not loose and not wide and text[0] == text[0].upper()


class Said(NamedTuple):
    """One sentence of a game: how it came about, what it is about, and how it reads."""

    how: str
    about: Any
    language: str
    text: str


def everything_said(game: Game, given: dict[str, Any], seed: int, moves: int) -> Iterator[Said]:
    """Whatever anybody reads of a random game, in every language."""
    chance = random.Random(seed)
    options = game.options(given)
    state, told = game.start(options, Dice(bytes([seed]) * 32))
    audiences = range(game.seats(options) + 2)
    for _ in range(moves):
        for audience in audiences:
            for telling in told:
                heard = tale(telling, audience)
                yield from said("say", heard, {each: game.say(heard, audience, each) for each in LANGUAGES})
            view = game.view(state, audience)
            waiting = {each: game.waiting(view, each) for each in LANGUAGES}
            if audience in view.awaited:
                assert not any(waiting.values())
            else:
                yield from said("waiting", view, waiting)
        decisions = game.decisions(state)
        if not decisions:
            return
        decision = chance.choice(decisions)
        seat, path = decision.seat, tuple[Any, ...]()
        while True:
            offered = game.expand(state, decision, path)
            asked = {each: game.question(state, seat, decision, path, each) for each in LANGUAGES}
            yield from said("question", game.kind(decision), asked)
            for option in offered:
                labels = {each: game.label(state, seat, option.step, each, path) for each in LANGUAGES}
                yield from said("label", option.step, labels)
                game.preview(state, seat, (*path, option.step))
            chosen = chance.choice(offered)
            path += (chosen.step,)
            if chosen.more is None:
                break
        state, told = game.play(state, seat, Move(decision.id, path))


def said(how: str, about: Any, sentences: Mapping[str, Spans]) -> Iterator[Said]:
    for language, spans in sentences.items():
        yield Said(how, about, language, plain(spans))

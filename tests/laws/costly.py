"""Laws that look long at one state: they are held against about a dozen of each table."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec

from app.games.game import LANGUAGES, Game
from app.kernel.dice import Dice
from app.kernel.machine import Decision, Move, Refused
from app.tabletop.telling import tale
from tests.laws.always import refused
from tests.laws.play import Played, random_move, whole_moves
from tests.laws.saying import every_path
from tests.laws.twins import twins

MOST = 100
"""Whole moves of one decision that are looked at: some rearrangements have twenty thousand."""

TRIED = 8
"""Moves that are made in a state and in its twins."""


def open_decisions(played: Played) -> Iterator[tuple[Any, Decision]]:
    """The decisions of the sampled states."""
    for turn in played.sample:
        for decision in played.game.decisions(turn.before):
            yield turn.before, decision


# --- What may be done ---------------------------------------------------------------


def every_offered_move_is_accepted(played: Played) -> None:
    game = played.game
    for state, decision in open_decisions(played):
        stored = game.encode(state)
        moves = list(islice(whole_moves(game, state, decision), MOST))
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert game.why_not(state, decision.seat, move.path) is None
            game.play(state, decision.seat, move)
        assert game.encode(state) == stored


def every_other_move_is_refused_with_a_reason_and_changes_nothing(played: Played) -> None:
    game, chance = played.game, played.chance("refusals")
    for state, decision in open_decisions(played):
        stored, seat = game.encode(state), decision.seat
        for path in every_path(game, state, decision, chance):
            reason = game.why_not(state, seat, path)
            if not offered(game, state, decision, path):
                assert reason is not None, path
                assert reason.code
                if len(path) == 1:
                    assert reason.code != "not-offered", f"nothing bars {path}"
                assert all(game.refusal(reason, language) for language in LANGUAGES)
                assert refused(game, state, seat, Move(decision.id, path))
            else:
                assert reason is None, (path, reason)
        move = random_move(game, state, decision, chance)
        assert refused(game, state, seat, Move(decision.id + 1, move.path)) == "stale"
        assert refused(game, state, seat, Move(decision.id, move.path[:-1])) == "incomplete"
        assert refused(game, state, seat, Move(decision.id, (*move.path, move.path[-1])))
        assert game.why_not(state, seat, (*move.path, move.path[-1])) is not None
        for other in range(-1, played.audiences.stop):
            if all(each.seat != other for each in game.decisions(state)):
                assert refused(game, state, other, move) == "not-asked"
                if other in played.audiences[:-1]:
                    assert game.why_not(state, other, move.path) is not None
        assert game.encode(state) == stored


def offered(game: Game, state: Any, decision: Decision, path: tuple[Any, ...]) -> bool:
    """Whether these steps are offered, as a whole move or the beginning of one."""
    try:
        return any(option.step == path[-1] for option in game.expand(state, decision, path[:-1]))
    except Refused:
        return False


def no_tree_of_steps_has_a_dead_end(played: Played) -> None:
    for state, decision in open_decisions(played):
        for path, options in islice(levels(played.game, state, decision, ()), 4 * MOST):
            steps = [option.step for option in options]
            assert steps, path
            assert len(set(steps)) == len(steps), path


def levels(game: Game, state: Any, decision: Decision, path: tuple[Any, ...]) -> Iterator[tuple[Any, ...]]:
    """Every path that leads on, with the options it leads to."""
    options = game.expand(state, decision, path)
    yield path, options
    for option in options:
        if option.more is not None:
            yield from levels(game, state, decision, (*path, option.step))


# --- What may be known ----------------------------------------------------------------


def twins_look_and_ask_alike(played: Played) -> None:
    """Views, questions, labels, options, previews and why-nots, byte for byte."""
    game, chance = played.game, played.chance("twins")
    for turn in played.sample:
        for audience in played.audiences:
            twin = look_alike(played, turn.before, audience, chance)
            assert looks(game, turn.before, audience) == looks(game, twin, audience)
            for decision in game.decisions(turn.before):
                if decision.seat == audience:
                    other = next(each for each in game.decisions(twin) if each.seat == audience)
                    assert other.id == decision.id
                    assert offers(game, turn.before, decision, LANGUAGES) == offers(game, twin, other, LANGUAGES)
                    paths = list(every_path(game, turn.before, decision, chance))
                    for path in chance.sample(paths, min(60, len(paths))):
                        reason = game.why_not(turn.before, audience, path)
                        assert reason == game.why_not(twin, audience, path)


def look_alike(played: Played, state: Any, audience: int, chance: Any) -> Any:
    """The state dealt anew with other dice, other keys of others, other sealed answers."""
    known = twins(played.game.name)
    state = known.redealt(state, audience, chance)
    state = known.sealed(known.rekeyed(state, audience, chance), audience, chance)
    return msgspec.structs.replace(state, dice=Dice(chance.randbytes(32), state.dice.rolled))


def looks(game: Game, state: Any, audience: int) -> tuple[Any, ...]:
    """All that an audience sees of a state at rest."""
    view = game.view(state, audience)
    return (
        msgspec.json.encode(view),
        game.moment(state),
        game.outcome(state),
        game.matches(state),
        [(each.seat, each.id if each.seat == audience else 0, game.kind(each)) for each in game.decisions(state)],
        [game.waiting(view, language) for language in LANGUAGES],
    )


def offers(game: Game, state: Any, decision: Decision, languages: tuple[str, ...] = ()) -> list[Any]:
    """What a decision offers, and what is said about it in these languages."""
    found: list[Any] = []
    for move in islice(whole_moves(game, state, decision), MOST):
        before, step = move.path[:-1], move.path[-1]
        found.append((move, game.preview(state, decision.seat, move.path)))
        for language in languages:
            label = game.label(state, decision.seat, step, language, before)
            found.append((label, game.question(state, decision.seat, decision, before, language)))
    return found


def a_move_tells_nothing_of_what_stays_hidden(played: Played) -> None:
    """Whoever makes it: in a twin that differs in what the move leaves hidden, each audience is told the same.

    Where the move rolls no dice, the twin has other dice too.
    """
    game, chance = played.game, played.chance("telling")
    known = twins(game.name)
    for state, decision in open_decisions(played):
        moves = list(islice(whole_moves(game, state, decision), 4 * MOST))
        for move in chance.sample(moves, min(TRIED, len(moves))):
            after, told = game.play(state, decision.seat, move)
            rolled = after.dice.rolled != state.dice.rolled
            for audience in played.audiences:
                pinned = known.revealed(state, told, after, audience)
                twin = known.redealt(state, audience, chance, pinned)
                if not rolled:
                    twin = msgspec.structs.replace(twin, dice=Dice(chance.randbytes(32), state.dice.rolled))
                if decision.seat != audience and not has(game, twin, decision, move):
                    continue
                otherwise, retold = game.play(twin, decision.seat, move)
                tales, retales = ([tale(each, audience) for each in some] for some in (told, retold))
                assert tales == retales, (audience, move)
                assert looks(game, after, audience) == looks(game, otherwise, audience), (audience, move)
                for each, other in zip(game.decisions(after), game.decisions(otherwise), strict=True):
                    if each.seat == audience:
                        assert offers(game, after, each) == offers(game, otherwise, other), (audience, move)


def has(game: Game, state: Any, decision: Decision, move: Move) -> bool:
    """Whether the seat might make this move in the state as well."""
    asked = [each for each in game.decisions(state) if each.seat == decision.seat]
    return bool(asked) and asked[0].id == decision.id and offered(game, state, asked[0], move.path)


def a_sealed_answer_looks_like_any_other(played: Played) -> None:
    game = played.game
    for turn in played.turns:
        asked = game.decisions(turn.before)
        if len(asked) < 2:
            continue
        for decision in asked:
            moves = list(islice(whole_moves(game, turn.before, decision), 12))
            for audience in played.audiences:
                seen = []
                for move in moves:
                    after, told = game.play(turn.before, decision.seat, move)
                    tales = [tale(each, audience) for each in told]
                    seen.append((looks(game, after, audience), tales))
                if audience != decision.seat:
                    assert all(each == seen[0] for each in seen)


def what_looks_alike_is_imagined_alike(played: Played) -> None:
    game, chance = played.game, played.chance("imagine")
    for turn in played.sample:
        state = turn.before
        for seat in played.audiences[:-1]:
            drawn = [game.imagine(state, seat, Dice(bytes([number]) * 32)) for number in (1, 2)]
            again = game.imagine(look_alike(played, state, seat, chance), seat, Dice(bytes([1]) * 32))
            assert game.encode(again) == game.encode(drawn[0])
            for each in drawn:
                twins(game.name).check_places(each)
                assert looks(game, each, seat) == looks(game, state, seat)
                asked = [decision for decision in game.decisions(state) if decision.seat == seat]
                imagined = [decision for decision in game.decisions(each) if decision.seat == seat]
                for decision, other in zip(asked, imagined, strict=True):
                    assert offers(game, state, decision) == offers(game, each, other)


COSTLY = (
    every_offered_move_is_accepted,
    every_other_move_is_refused_with_a_reason_and_changes_nothing,
    no_tree_of_steps_has_a_dead_end,
    twins_look_and_ask_alike,
    a_move_tells_nothing_of_what_stays_hidden,
    a_sealed_answer_looks_like_any_other,
    what_looks_alike_is_imagined_alike,
)

"""Laws that are cheap enough to hold a whole table against, move by move."""

from itertools import pairwise, product
from typing import Any

import msgspec

from app.games.game import LANGUAGES, Game
from app.kernel.machine import Move, Refused
from app.tabletop.span import plain as plain_text
from app.tabletop.telling import tale
from app.tabletop.viewing import changes
from tests.laws.play import Played, seeded
from tests.laws.twins import twins


def a_record_replays_to_the_same_bytes(played: Played) -> None:
    game = played.game
    state, _ = game.start(game.options(played.given), seeded(played.seed))
    for turn in played.turns:
        state, told = game.play(state, turn.seat, turn.move)
        assert told == turn.told
        assert game.encode(state) == game.encode(turn.after)


def every_state_survives_storage(played: Played) -> None:
    game = played.game
    for state in played.states:
        stored = game.decode(game.encode(state))
        assert stored == state
        assert game.decisions(stored) == game.decisions(state)


def a_move_survives_the_wire(played: Played) -> None:
    decoder = msgspec.json.Decoder(tuple[played.game.step_type, ...])  # type: ignore[name-defined]
    for turn in played.turns:
        assert decoder.decode(msgspec.json.encode(turn.move.path)) == turn.move.path


def a_table_that_is_not_over_asks_somebody(played: Played) -> None:
    game = played.game
    for state in played.states:
        assert bool(game.decisions(state)) == (game.outcome(state) is None)
    assert game.outcome(played.turns[-1].after) is not None


def nobody_is_asked_without_an_option_nor_twice(played: Played) -> None:
    for state in played.states:
        asked = played.game.decisions(state)
        for decision in asked:
            steps = [option.step for option in decision.options]
            assert steps
            assert len(set(steps)) == len(steps)
        assert len({decision.seat for decision in asked}) == len(asked)


def numbers_of_decisions_events_and_turns_only_grow(played: Played) -> None:
    game = played.game
    for turn in played.turns:
        before, after = game.moment(turn.before), game.moment(turn.after)
        assert before.event <= after.event
        assert before.turn <= after.turn
        known = {decision.id for decision in game.decisions(turn.before)}
        for decision in game.decisions(turn.after):
            assert decision.id in known or decision.id > max(known)


def every_piece_is_in_exactly_one_place(played: Played) -> None:
    for state in played.states:
        twins(played.game.name).check_places(state)


def what_lies_in_a_hidden_place_has_no_face(played: Played) -> None:
    known: list[set[int]] = [set() for _ in played.audiences]
    for turn, *views in zip(played.turns, *[views[1:] for views in played.views], strict=True):
        twins(played.game.name).check_hidden(turn.after, views, turn.told, known)


def a_key_that_an_audience_has_lost_never_comes_back(played: Played) -> None:
    for views in played.views:
        seen, before = set[int](), set[int]()
        for view in views:
            now = set(view.faces)
            assert not (now - before) & seen
            seen |= now
            before = now


def a_telling_shows_a_card_only_to_who_sees_it(played: Played) -> None:
    """Before the move or after it, or because it was open for a moment; the end of a match gathers all cards."""
    game = played.game
    for audience, views in enumerate(played.views):
        for turn, before, after in zip(played.turns, views, views[1:], strict=False):
            if game.matches(turn.before) != game.matches(turn.after):
                continue
            seen = {face.card for view in (before, after) for face in view.faces.values()}
            for telling in turn.told:
                told = tale(telling, audience)
                cards = {glimpse.card for glimpse in told.pieces if glimpse.card}
                if twins(game.name).opens(told, audience):
                    seen |= cards
                assert cards <= seen, told


def what_can_be_taken_back_has_shown_nobody_a_card(played: Played) -> None:
    """Also none that was shown and covered again within the move."""
    game = played.game
    for audience, views in enumerate(played.views):
        for turn, before in zip(played.turns, views, strict=False):
            if game.may_take_back(turn.before, turn.after):
                known = {(face.key, face.card) for face in before.faces.values()}
                for telling in turn.told:
                    shown = {(each.key, each.card) for each in tale(telling, audience).pieces if each.card}
                    assert shown <= known, telling


def a_view_and_its_changes_are_the_next_view(played: Played) -> None:
    """As a client puts them together, from JSON."""
    decoder = msgspec.json.Decoder(played.game.view_type)
    for views in played.views:
        for before, after in pairwise(views):
            together = updated(plain(before), plain(changes(before, after)))
            assert decoder.decode(msgspec.json.encode(together)) == after


def whatever_is_told_can_be_said(played: Played) -> None:
    game = played.game
    for turn in played.turns:
        for audience, language, telling in product(played.audiences, LANGUAGES, turn.told):
            assert plain_text(game.say(tale(telling, audience), audience, language))


def plain(sent: Any) -> dict[str, Any]:
    """What a client makes of it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(sent))
    return found


def updated(view: dict[str, Any], sent: dict[str, Any]) -> dict[str, Any]:
    """A view after what was sent: entries of `zones` and `faces` one by one, everything else as a whole."""
    result = dict(view)
    for name, value in sent.items():
        if name in ("zones", "faces"):
            entries = {**view.get(name, {}), **value}
            result[name] = {key: each for key, each in entries.items() if each is not None}
        else:
            result[name] = value
    return result


def what_is_answered_is_not_asked_again(played: Played) -> None:
    game = played.game
    for turn in played.turns:
        decisions = game.decisions(turn.after)
        assert turn.move.decision not in {decision.id for decision in decisions}
        stale = Move(turn.move.decision, turn.move.path)
        refused(game, turn.after, turn.seat, stale)


def refused(game: Game, state: Any, seat: int, move: Move) -> str:
    """The code with which the move is refused; it must be."""
    try:
        game.play(state, seat, move)
    except Refused as error:
        assert error.refusal.code
        return error.refusal.code
    raise AssertionError(f"seat {seat} may {move}")


ALWAYS = (
    a_record_replays_to_the_same_bytes,
    every_state_survives_storage,
    a_move_survives_the_wire,
    a_table_that_is_not_over_asks_somebody,
    nobody_is_asked_without_an_option_nor_twice,
    numbers_of_decisions_events_and_turns_only_grow,
    every_piece_is_in_exactly_one_place,
    what_lies_in_a_hidden_place_has_no_face,
    a_key_that_an_audience_has_lost_never_comes_back,
    a_telling_shows_a_card_only_to_who_sees_it,
    what_can_be_taken_back_has_shown_nobody_a_card,
    a_view_and_its_changes_are_the_next_view,
    whatever_is_told_can_be_said,
    what_is_answered_is_not_asked_again,
)

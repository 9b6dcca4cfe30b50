"""The open audience: it sees and is told everything, and only of tables that are over."""

import ast
from itertools import pairwise, product
from pathlib import Path

import msgspec
import pytest

from app.games.game import LANGUAGES, open_audience
from app.games.registry import game
from app.kernel.dice import dice_from
from app.kernel.machine import Refused
from app.tabletop.span import plain as plain_text
from app.tabletop.telling import tale
from app.tabletop.viewing import changes
from tests.laws.always import plain, updated
from tests.laws.play import Played, played
from tests.laws.twins import NAMES, twins

APP = Path(__file__).parents[2] / "app"


@pytest.fixture(scope="module", params=NAMES)
def table(request: pytest.FixtureRequest) -> Played:
    return played(game(request.param), twins(request.param).given(1), 1)


def test_it_sees_the_face_of_every_piece_that_any_seat_sees(table):
    seats = len(table.audiences) - 1
    for state in table.states:
        views = [table.game.view(state, audience) for audience in range(seats)]
        seen = sorted(face.card for face in table.game.view(state, open_audience(seats)).faces.values())
        for view in views:
            for card in {face.card for face in view.faces.values()} - {None}:
                assert card in seen


def test_it_tells_all_pieces_apart_and_none_of_them_lies_face_down(table):
    seats = len(table.audiences) - 1
    for state in table.states:
        view = table.game.view(state, open_audience(seats))
        named = {key for keys in view.zones.values() if not isinstance(keys, int) for key in keys} - {0}
        assert named == set(view.faces)
        assert all(face.key == key and face.card for key, face in view.faces.items())
        for seat in range(seats):
            own = table.game.view(state, seat)
            assert len(view.faces) >= len(own.faces)


def test_its_view_and_the_changes_are_its_next_view(table):
    decoder = msgspec.json.Decoder(table.game.view_type)
    views = [table.game.view(state, open_audience(len(table.audiences) - 1)) for state in table.states]
    for before, after in pairwise(views):
        together = updated(plain(before), plain(changes(before, after)))
        assert decoder.decode(msgspec.json.encode(together)) == after


def test_it_is_told_of_every_card_and_whatever_it_is_told_can_be_said(table):
    audience = open_audience(len(table.audiences) - 1)
    for turn, language in product(table.turns, LANGUAGES):
        for telling in turn.told:
            heard = tale(telling, audience)
            assert [glimpse.card for glimpse in heard.pieces] == [sight.card for sight in telling.pieces]
            assert plain_text(table.game.say(heard, audience, language))


def test_it_calls_a_piece_alike_in_what_it_sees_and_what_it_is_told(table):
    audience = open_audience(len(table.audiences) - 1)
    for turn in table.turns:
        faces = {}
        for state in (turn.before, turn.after):
            faces |= {key: face.card for key, face in table.game.view(state, audience).faces.items()}
        for telling in turn.told:
            for glimpse in tale(telling, audience).pieces:
                assert faces.get(glimpse.key, glimpse.card) == glimpse.card


def test_only_replays_and_what_is_written_in_the_audit_log_may_ask_for_it():
    def asks(path: Path) -> bool:
        names = {each.id for each in ast.walk(ast.parse(path.read_text())) if isinstance(each, ast.Name)}
        return open_audience.__name__ in names

    asking = {path.relative_to(APP).parts[:2] for path in APP.rglob("*.py") if asks(path)}
    assert asking == {("service", "replays"), ("service", "moderation")}


def test_other_dice_change_nothing_that_anybody_sees_or_is_asked(table):
    other = dice_from(b"other", ())
    for state in table.states:
        again = table.game.redealt(state, other)
        assert table.game.decisions(again) == table.game.decisions(state)
        for audience in range(len(table.audiences) + 1):
            assert table.game.view(again, audience) == table.game.view(state, audience)


def test_other_dice_decide_otherwise(table):
    """Played on by the same moves, something comes differently sooner or later."""
    state = table.game.redealt(table.opening, dice_from(b"other", ()))
    for turn in table.turns:
        try:
            state, told = table.game.play(state, turn.seat, turn.move)
        except Refused:
            return
        if told != turn.told:
            return
    raise AssertionError("nothing was decided by the dice")

"""Names: which are fit, and which look alike."""

import pytest

from app.service.accounts.friendly import ADJECTIVES, ANIMALS
from app.service.accounts.lookalike import looks_like
from app.service.accounts.names import fit_name
from app.service.errors import Problem


@pytest.mark.parametrize(
    ("wish", "name"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("小明", "小明"),
        ("ひらカナ漢", "ひらカナ漢"),
        ("Ñandú_42", "Ñandú_42"),
        ("Zoe\u0308", "Zoë"),
        ("ｆｕｌｌ", "full"),
        ("ภาษาไทย", "ภาษาไทย"),
        ("J.R-Hartley", "J.R-Hartley"),
        ("Badminton", "Badminton"),
        ("Botanist", "Botanist"),
        ("Modern", "Modern"),
    ],
)
def test_a_readable_name_is_kept_in_its_plainest_form(wish: str, name: str) -> None:
    assert fit_name(wish) == name


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ("", "name-length"),
        ("Li", "name-length"),
        ("小", "name-length"),
        ("x" * 21, "name-length"),
        ("王小明" * 4, "name-length"),
        ("q\u0323\u0307" * 14, "name-length"),
        ("abc\u202ecba", "name-characters"),
        ("ab\u200bc", "name-characters"),
        ("ab\u200dc", "name-characters"),
        ("abc\x00", "name-characters"),
        ("abc\ue000", "name-characters"),
        ("😀😀😀", "name-characters"),
        ("<b>Ann</b>", "name-characters"),
        ("Ann\u0338\u0338\u0338\u0338", "name-characters"),
        ("\u0301Ann", "name-characters"),
        ("_Ann", "name-characters"),
        ("Ann-", "name-characters"),
        ("A..nn", "name-characters"),
        ("12345", "name-characters"),
        ("Нello", "name-scripts"),
        ("Αnna", "name-scripts"),
        ("Admin", "name-reserved"),
        ("Adm1n", "name-reserved"),
        ("the admin", "name-reserved"),
        ("Moderator2", "name-reserved"),
        ("super-moderador", "name-reserved"),
        ("Pixe1keep fan", "name-reserved"),
        ("System", "name-reserved"),
        ("Sistema", "name-reserved"),
        ("Invitado 7", "name-reserved"),
        ("Guest_12", "name-reserved"),
        ("former player", "name-reserved"),
        ("管理員小明", "name-reserved"),
        ("訪客", "name-reserved"),
    ],
)
def test_a_name_that_misleads_or_cannot_be_read_is_refused(wish: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        fit_name(wish)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann Lee", "annlee"),
        ("Ann Lee", "ANN_LEE"),
        ("Ian", "lan"),
        ("Ian", "1an"),
        ("Inés", "lnés"),
        ("Bob", "B0b"),
        ("Modern", "Modem"),
        ("hope", "НОРЕ"),
        ("hope", "норе"),
        ("Οδός", "ΟΔΌΣ"),
        ("full", "ｆｕｌｌ"),
    ],
)
def test_names_that_look_alike_have_one_key(one: str, other: str) -> None:
    assert looks_like(one) == looks_like(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Jose", "José"), ("Sam", "Fam"), ("Bruno", "Bryno"), ("小明", "小朋")]
)
def test_names_that_can_be_told_apart_have_keys_of_their_own(one: str, other: str) -> None:
    assert looks_like(one) != looks_like(other)


def test_every_friendly_name_is_one_that_people_may_keep() -> None:
    for name in (*(f"{first} {ANIMALS[0]}" for first in ADJECTIVES), *(f"{ADJECTIVES[0]} {last}" for last in ANIMALS)):
        assert fit_name(name) == name

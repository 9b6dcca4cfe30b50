"""No rule, no ruling, no worked example and no text of a card is without a test that plays it."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from app.games.pixel_tactics.cards import OUT_OF_ORDER
from app.games.pixel_tactics.texts import LINES

HERE = Path(__file__).parent
RULES = HERE.parents[2] / "docs" / "rules" / "pixel_tactics_5.md"
NUMBERED = re.compile(r"^- \*\*(?:Ruling )?(PT5-R?\d+)\*\*", re.MULTILINE)
INFORMATIVE = re.compile(r"^Informative, with nothing to test: (.*)\.$", re.MULTILINE)
EXAMPLE = re.compile(r"^(\d+)\. \*\*", re.MULTILINE)


def marked(mark: str) -> Iterator[tuple[str, ...]]:
    """What the tests below this folder say in a mark, each time they use it."""
    for path in sorted(HERE.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == mark:
                        yield tuple(ast.literal_eval(argument) for argument in decorator.args)


def test_every_numbered_rule_and_ruling_is_played_by_a_test():
    text = RULES.read_text()
    informative = INFORMATIVE.search(text)
    assert informative is not None
    rules = NUMBERED.findall(text)
    assert len(rules) == len(set(rules)) > 150

    cited = {id for ids in marked("rule") for id in ids}
    assert sorted(set(rules) - set(informative[1].split(", ")) - cited) == []
    assert sorted(cited - set(rules)) == []


def test_every_worked_example_is_played_by_a_test_of_its_number():
    examples = {int(number) for number in EXAMPLE.findall(RULES.read_text().partition("## Worked examples")[2])}
    source = (HERE / "test_worked_examples.py").read_text()

    assert len(examples) == 18
    assert {int(number) for number in re.findall(r"^def test_example_(\d+)_", source, re.MULTILINE)} == examples


def test_each_of_the_five_texts_of_every_card_is_played_by_a_test():
    texts = {(card, line) for card in OUT_OF_ORDER for line in LINES}
    played = {(card, line) for card, *lines in marked("card") for line in lines}

    assert len(texts) == 125
    assert sorted(texts - played) == []
    assert sorted(played - texts) == []

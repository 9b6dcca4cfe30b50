"""What a game's rules ask to be played by tests, and what the marks of its tests say that they play."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "rules"
NUMBERED = re.compile(r"^- \*\*(?:Ruling )?([A-Z0-9]+-R?\d+)\*\*", re.MULTILINE)
INFORMATIVE = re.compile(r"^Informative, with nothing to test: (.*)\.$", re.MULTILINE)
EXAMPLE = re.compile(r"^(\d+)\. \*\*", re.MULTILINE)
EXAMPLE_TEST = re.compile(r"^def test_example_(\d+)_", re.MULTILINE)


@dataclass(frozen=True)
class Coverage:
    """One game's rules, and the folder of its tests."""

    rules: str
    tests: Path

    @property
    def text(self) -> str:
        return (DOCS / self.rules).read_text()

    def numbered(self) -> list[str]:
        """The ids of rules and rulings, in order."""
        return NUMBERED.findall(self.text)

    def informative(self) -> set[str]:
        """Those of them that say nothing that could be played."""
        found = INFORMATIVE.search(self.text)
        assert found is not None
        return {*found[1].split(", ")}

    def examples(self) -> list[int]:
        """The numbers of the worked examples."""
        return [int(number) for number in EXAMPLE.findall(self.text.partition("## Worked examples")[2])]

    def played_examples(self) -> list[int]:
        """The numbers of those that have a test."""
        source = (self.tests / "test_worked_examples.py").read_text()
        return [int(number) for number in EXAMPLE_TEST.findall(source)]

    def cited(self) -> set[str]:
        """The rules that some test says it plays."""
        return {id for ids in self.marked("rule") for id in ids}

    def played_texts(self) -> set[tuple[str, str]]:
        """The cards and the texts of theirs that some test says it plays."""
        return {(card, text) for card, *texts in self.marked("card") for text in texts}

    def marked(self, mark: str) -> Iterator[tuple[str, ...]]:
        """What the tests say in a mark, each time they use it."""
        for path in sorted(self.tests.rglob("test_*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    for decorator in node.decorator_list:
                        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).rpartition(".")[2] == mark:
                            yield tuple(ast.literal_eval(argument) for argument in decorator.args)

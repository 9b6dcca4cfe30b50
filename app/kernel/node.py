"""Nodes: the immutable records in which every card, frame, state and view is written."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, dataclass_transform

import msgspec
from msgspec.structs import replace

__all__ = ["Codec", "Node", "Rules", "replace"]

N = TypeVar("N")
R = TypeVar("R")
F = TypeVar("F", bound=Callable[..., Any])


@dataclass_transform(frozen_default=True)
class Node(msgspec.Struct, frozen=True, gc=False, tag=True, tag_field="is", omit_defaults=True):
    """A frozen record: equal to any record with the same parts, written to JSON under its own name.

    Frozen records can form no cycle, so the garbage collector need not look at them.
    """


class Codec(Generic[N]):
    """Writes one type to JSON and reads it back, checked."""

    def __init__(self, kind: Any) -> None:
        self.encode: Callable[[N], bytes] = msgspec.json.Encoder(order="deterministic").encode
        self.decode: Callable[[bytes | str], N] = msgspec.json.Decoder(kind).decode


class Rules(dict[type, Callable[..., R]]):
    """One rule per type of node: `rules(node, ...)` applies the rule for the type of `node`.

    A dict rather than `functools.singledispatch`: no inheritance to surprise, and a test may ask
    `kind in rules`.
    """

    def __init__(self, task: str) -> None:
        super().__init__()
        self.task = task

    def rule(self, function: F) -> F:
        """Take `function` as the rule for the type of its first parameter (or each type of its union)."""
        first = next(iter(function.__annotations__.values()))
        for kind in getattr(first, "__args__", (first,)):
            if kind in self:
                raise TypeError(f"two rules to {self.task} {kind.__name__}")
            self[kind] = function
        return function

    def __call__(self, node: Any, *context: Any) -> R:
        return self[type(node)](node, *context)

    def __missing__(self, kind: type) -> Callable[..., R]:
        raise NotImplementedError(f"no rule to {self.task} {kind.__name__}")

"""Sentences: forms with holes, in which each language writes down what it says.

A form is a text with named holes such as "{who} draws {cards}.", or several of which a fact picks
one: `either("n", one="1 card", many="{n} cards")`. What goes into the holes may be spans.
"""

from collections.abc import Callable, Mapping
from functools import cache
from string import Formatter
from typing import NamedTuple, TypeAlias

from app.kernel.node import replace
from app.tabletop.span import Span, Spans

Filling: TypeAlias = str | int | Span | Spans
"""What goes into a hole."""


class Either(NamedTuple):
    """Forms of which a fact picks one; "" is for whatever has no form of its own."""

    fact: str
    forms: "Mapping[str, Form]"


Form: TypeAlias = str | Either


def either(fact: str, otherwise: Form | None = None, **forms: Form) -> Either:
    """Forms by the values of a fact; `_` in a name stands for a hyphen."""
    named = {value.rstrip("_").replace("_", "-"): form for value, form in forms.items()}
    return Either(fact, named if otherwise is None else {"": otherwise, **named})


def who(you: Form, they: Form, nobody: Form | None = None) -> Either:
    """Said to the seat itself; said of it to the others; said where it is nobody's doing."""
    return either("who", they, you=you) if nobody is None else either("who", they, you=you, nobody=nobody)


def few(n: int) -> str:
    """A number as a fact."""
    return "none" if n == 0 else "one" if n == 1 else "many"


def chosen(form: Form, facts: Mapping[str, str]) -> str:
    """The text that these facts pick. Raises KeyError where a form lacks one of their values."""
    while not isinstance(form, str):
        value = facts[form.fact]
        form = form.forms[value] if value in form.forms else form.forms[""]
    return form


def texts(form: Form) -> tuple[str, ...]:
    """Every text of a form."""
    if isinstance(form, str):
        return (form,)
    return tuple([text for inner in form.forms.values() for text in texts(inner)])


@cache
def parts(text: str) -> tuple[tuple[str, str], ...]:
    """The text in pieces: what is said, and the name of the hole that follows ("" for none)."""
    return tuple([(said, hole or "") for said, hole, _, _ in Formatter().parse(text)])


def filled(form: Form, facts: Mapping[str, str], fill: Callable[[str], Filling]) -> Spans:
    """The form with its holes filled, as part of a sentence."""
    spans: list[Span] = []
    for said, hole in parts(chosen(form, facts)):
        if said:
            _add(spans, Span(said))
        if hole:
            filling = fill(hole)
            if isinstance(filling, Span):
                _add(spans, filling)
            elif isinstance(filling, tuple):
                for span in filling:
                    _add(spans, span)
            else:
                _add(spans, Span(str(filling)))
    return tuple(spans)


def sentence(form: Form, facts: Mapping[str, str], fill: Callable[[str], Filling]) -> Spans:
    """The form with its holes filled; it begins with a capital letter where there is one."""
    spans = filled(form, facts, fill)
    if not spans:
        return spans
    first = spans[0]
    return (replace(first, text=first.text[:1].upper() + first.text[1:]), *spans[1:])


def _add(spans: list[Span], span: Span) -> None:
    """Put a span after the others; words that stand for nothing are one span with those before."""
    if spans:
        last = spans[-1]
        if span.text[:1] == "." and last.text[-1:] == ".":
            span = replace(span, text=span.text[1:])  # a name that ends in a point ends the sentence with it
        if not (span.piece or span.card or last.piece or last.card) and span.seat < 0 and last.seat < 0:
            spans[-1] = Span(last.text + span.text)
            return
    if span.text:
        spans.append(span)

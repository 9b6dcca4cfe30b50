"""Marks by which a test says what it plays: rules by their ids, and texts of cards."""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the numbered rules and rulings that this test plays")
    config.addinivalue_line("markers", "card(id, *texts): the texts of a card that this test plays")

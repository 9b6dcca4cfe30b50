"""Watching the service run: its log, its figures, its traces. None of them holds what is hidden at a table."""

"""Bots: they look at what their seat may know and answer a decision. They know no game by name."""

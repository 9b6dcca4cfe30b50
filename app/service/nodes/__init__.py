"""Nodes: which live, who is connected to them, and what they share."""

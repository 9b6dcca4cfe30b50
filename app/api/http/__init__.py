"""The REST interface, a router a subject."""

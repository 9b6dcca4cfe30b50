"""Keeping the place fit to be in: sanctions, reports, announcements, and a log of all that is done for it."""

"""Where people find tables and each other."""

"""Looking back at tables that are over: replays, records and what can be checked of them, playing on from there."""

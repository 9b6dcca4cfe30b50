"""Words that any card game may use: sight, tellings, spans."""

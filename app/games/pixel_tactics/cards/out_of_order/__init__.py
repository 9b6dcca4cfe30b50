"""Out of Order, the set of the fifth edition: who lives in a cabinet that nobody has fed for thirty years."""

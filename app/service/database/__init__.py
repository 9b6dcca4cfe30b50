"""The database: its schema, and the way to run work in a transaction."""

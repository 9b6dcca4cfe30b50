"""The socket of a table: its protocol, its audiences, its connections."""

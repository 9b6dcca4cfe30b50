"""What people say to each other: in the lobby, at a table, in its gallery."""

"""What the product does: accounts, tables, due work; storage, bus and clock beside them."""

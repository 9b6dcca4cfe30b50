"""Who plays whom: tickets, and the pairs that are made of them."""

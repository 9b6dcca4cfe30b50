"""Tables: how they are opened, kept live, written down and carried on."""

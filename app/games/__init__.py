"""The games. They know the tabletop and the kernel, and never one another."""

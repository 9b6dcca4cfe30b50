"""Friendly names for guests."""

import secrets

ADJECTIVES = (
    "Amber", "Bold", "Brave", "Breezy", "Bright", "Calm", "Cheerful", "Clever", "Copper", "Cosy",
    "Curious", "Dapper", "Daring", "Dusty", "Eager", "Early", "Fearless", "Gentle", "Golden", "Happy",
    "Hasty", "Honest", "Humble", "Jolly", "Keen", "Kind", "Lucky", "Merry", "Mighty", "Misty",
    "Nimble", "Noble", "Patient", "Plucky", "Polite", "Proud", "Quick", "Quiet", "Rapid", "Rosy",
    "Rustic", "Scarlet", "Sharp", "Silent", "Silver", "Sly", "Snowy", "Sunny", "Swift", "Tidy",
    "Tiny", "Velvet", "Wandering", "Warm", "Wary", "Wild", "Wise", "Witty", "Young", "Zesty",
)  # fmt: skip

ANIMALS = (
    "Badger", "Bat", "Bear", "Beaver", "Bee", "Bison", "Boar", "Camel", "Cat", "Condor",
    "Cricket", "Crow", "Deer", "Dolphin", "Donkey", "Dove", "Duck", "Eagle", "Falcon", "Ferret",
    "Finch", "Fox", "Frog", "Gecko", "Goat", "Goose", "Hare", "Hawk", "Hedgehog", "Heron",
    "Ibex", "Jackal", "Jay", "Koala", "Lark", "Lemur", "Lizard", "Llama", "Lynx", "Magpie",
    "Marten", "Mole", "Moose", "Moth", "Mouse", "Newt", "Otter", "Owl", "Panda", "Panther",
    "Puffin", "Rabbit", "Raven", "Robin", "Salmon", "Seal", "Sparrow", "Stoat", "Stork", "Swan",
    "Tiger", "Toad", "Turtle", "Vole", "Walrus", "Weasel", "Whale", "Wolf", "Wren", "Yak",
)  # fmt: skip


def friendly_name() -> str:
    """One of some four thousand names; not unique."""
    return f"{secrets.choice(ADJECTIVES)} {secrets.choice(ANIMALS)}"

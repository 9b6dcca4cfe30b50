"""Questions in English: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.tabletop.sentence import Form, either

QUESTIONS: Mapping[str, Form] = {
    "bid": "Lay one of your auction cards, in secret. Whoever bids most picks first.",
    "draft": "Choose a spell for your deck.",
    "act": either(
        "hand",
        "Your turn: {cards} in hand to play.",
        none="Your hand is empty. End your turn, or use what you still have.",
    ),
    "use": "{it}: use the first effect or the alternate one?",
    "aim": "{source}: {deed}. Choose a monster.",
    "strike": "Spend {points}: choose the monster to defeat.",
    "choose": "{source}: choose one.",
    "may": "{source}: {deed}. Will you?",
    "whom": "{source}: {deed}. Choose the player.",
    "discard": "{source}: choose a card of your hand to discard.",
    "regain": "{source}: {deed}. Choose the card.",
    "arrange": either(
        "placed",
        "Put the monsters back on the dungeon deck: which comes next?",
        none="Put the monsters back on the dungeon deck: which goes on top?",
    ),
    "deaths": "Several monsters have fallen. Which is defeated first?",
}

WAITING: Mapping[str, Form] = {
    "bid": "All bid in secret.",
    "draft": "{who} picks a spell.",
    "turn": "{who}'s turn.",
    "discard": "Several players choose a card to discard, in secret.",
    "other": "{who} has a choice to make.",
    "over": "The game is over.",
}

LABELS: Mapping[str, Form] = {
    "Bid": "Bid {n}",
    "Draft": "Take {it}",
    "Play": "Play {it}",
    "Keep": either("back", "Put {it} into the reserve and take {kept} back", none="Put {it} into the reserve"),
    "Strike": "Spend {points}: defeat a monster",
    "Refill": "Spend {points}: draw {cards}",
    "End": "End the turn",
    "Use": either("effect", first="First effect: {text}", alternate="Alternate effect: {text}"),
    "Aim": "{it}",
    "Pick": "{it}",
    "Choice": "{text}",
    "Whom": "{who}",
    "Accept": "Yes",
    "Decline": "No",
}

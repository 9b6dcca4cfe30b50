"""The log in English: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who

LOG: Mapping[str, Form] = {
    # The Town
    "staff": who("You hold the Staff.", "{who} holds the Staff."),
    "offer": "Round {n}: {cards} are on offer.",
    "bid": who("You bid {n}.", "{who} bids {n}."),
    "dealt": who("You are dealt {cards}.", "{who} is dealt {cards}."),
    "drafted": either(
        "n",
        who("You take {0}, with {basics}.", "{who} takes {0}, with {basics}."),
        none=who("You take {0}.", "{who} takes {0}."),
    ),
    "removed": "{0} leaves the game.",
    # The Dungeon
    "dungeon": "The Dungeon opens: {cards} are revealed, {monsters} left in the dungeon deck.",
    "turn": who("Turn {n}: you play.", "Turn {n}: {who} plays."),
    "play": either(
        "word",
        who("You play {0}.", "{who} plays {0}."),
        alternate=who("You play {0} with its alternate effect.", "{who} plays {0} with its alternate effect."),
    ),
    "keep": either(
        "back",
        who(
            "You put {0} into your reserve and take {1} back.",
            "{who} puts {0} into the reserve and takes {1} back.",
        ),
        none=who("You put {0} into your reserve.", "{who} puts {0} into the reserve."),
    ),
    "spend": who("You spend {points}.", "{who} spends {points}."),
    "turn-over": who("Your turn ends with {kills}.", "{who}'s turn ends with {kills}."),
    "draw": who("You draw {cards}.", "{who} draws {cards}."),
    "shuffle": who(
        "You shuffle your discard pile into a new deck.", "{who} shuffles the discard pile into a new deck."
    ),
    "discard": who("You discard {0}.", "{who} discards {0}."),
    "take": either(
        "from",
        who("You take {0} from {other}'s reserve.", "{who} takes {0} from {other}'s reserve."),
        you="{who} takes {0} from your reserve.",
    ),
    "regain": who("You take {0} from your discard pile into your hand.", "{who} takes {0} back from the discard pile."),
    # Players
    "lose": who("You lose {n} HP and have {m} left.", "{who} loses {n} HP and has {m} left."),
    "unharmed": who("You are shielded and lose no HP.", "{who} is shielded and loses no HP."),
    "out": who("You are out.", "{who} is out."),
    "heal": who("You heal {n} HP and have {m}.", "{who} heals {n} HP and has {m}."),
    "combo": who("You gain {points} and have {m}.", "{who} gains {points} and has {m}."),
    "shield": either(
        "n",
        "{players} lose no HP at the end of this turn.",
        one=who("You lose no HP at the end of this turn.", "{who} loses no HP at the end of this turn."),
    ),
    "boost": either(
        "word",
        basics=who("Your basics deal {n} more damage this turn.", "{who}'s basics deal {n} more damage this turn."),
        next=who(
            "Your next damage effect this turn deals {n} more.", "{who}'s next damage effect this turn deals {n} more."
        ),
    ),
    # Monsters
    "damage": either("left", "{0} takes {damage} and has {m} HP left.", none="{0} takes {damage}."),
    "unhurt": "{0} takes no damage.",
    "restore": "{0} restores {n} HP and has {m}.",
    "defeat": who("You defeat {0}: {fame}.", "{who} defeats {0}: {fame}."),
    "reveal": either(
        "n",
        "{0} is revealed, {monsters} left in the dungeon deck.",
        none="{0} is revealed, the last of the dungeon deck.",
    ),
    "wake": "{0}: {deed}.",
    "bury": who("You put {0} under the dungeon deck.", "{who} puts {0} under the dungeon deck."),
    "look": who("On top of the dungeon deck you see {cards}.", "{who} looks at {cards} on top of the dungeon deck."),
    "arrange": who("You put {cards} back on the dungeon deck.", "{who} puts {cards} back on the dungeon deck."),
    # The end
    **tongues.ENGLISH.log,
    "over": either(
        "winners",
        one=either(
            "word",
            who("You win the game.", "{who} wins the game."),
            lord=who(
                "The Dungeon Lord has fallen: you win the game.", "The Dungeon Lord has fallen: {who} wins the game."
            ),
            nobody_left=who("Nobody is left: you win the game.", "Nobody is left: {who} wins the game."),
        ),
        team=either(
            "word",
            "The game is won by {winners}.",
            lord="The Dungeon Lord has fallen: the game is won by {winners}.",
            nobody_left="Nobody is left: the game is won by {winners}.",
        ),
        all="The Dungeon Lord has fallen: the game is won.",
        none=either(
            "word",
            "The game is lost.",
            nobody_left="Nobody is left: the game is lost.",
            runaway="The game goes round in circles and is ended: nobody wins.",
        ),
    ),
}

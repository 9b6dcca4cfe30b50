"""The log in English: a sentence for whatever is told."""

from collections.abc import Mapping

from app.tabletop import tongues
from app.tabletop.sentence import Form, either, who


def aimed(text: str) -> Form:
    """What is done, and to whom, where somebody was named."""
    return either("targets", text + ".", unit=text + " on {targets}.")


LOG: Mapping[str, Form] = {
    # The course of a match
    "match": who("Match {n}: you go first", "Match {n}: {who} goes first"),
    "leaders": "The Leaders are {each}.",
    "clash": "Both chose the same Leader: each puts it under their Deck, draws a card and chooses again.",
    "round": who("Round {n}: you go first", "Round {n}: {who} goes first"),
    "wave": "Round {n} · {row}",
    "turn": who("Your turn: {actions}.", "{who}'s turn: {actions}."),
    "turn-over": who("Your turn is over.", "{who}'s turn is over."),
    "count": either("n", "Casualties: {fall}.", none="Casualties: nobody falls."),
    "rout": who("Your Unit routs: {0} has fallen.", "{who}'s Unit routs: {0} has fallen."),
    "tie": "The match is a tie.",
    "trophy": either(
        "word",
        who(
            "You win the match and take both Leaders, {leaders}, as a trophy.",
            "{who} wins the match and takes both Leaders, {leaders}, as a trophy.",
        ),
        rounds=who(
            "The last Round is over: you win the match and take both Leaders, {leaders}, as a trophy.",
            "The last Round is over: {who} wins the match and takes both Leaders, {leaders}, as a trophy.",
        ),
        tie=who("You take {0} as a trophy.", "{who} takes {0} as a trophy."),
    ),
    "no-trophy": who(
        "Nobody wins the game by a tie: you take no trophy, and {0} is set aside.",
        "Nobody wins the game by a tie: {who} takes no trophy, and {0} is set aside.",
    ),
    **tongues.ENGLISH.log,
    "over": either(
        "word",
        who("You win the game.", "{who} wins the game.", "Nobody wins the game."),
        runaway="The match goes round in circles and is ended: nobody wins the game.",
    ),
    # Actions
    "draw": who("You draw {cards}.", "{who} draws {cards}."),
    "recruit": who("You recruit {0} in {the_row}.", "{who} recruits {0} in {the_row}."),
    "cast": aimed("{own0} casts a Spell"),
    "power": aimed("{own0} uses its attack power"),
    "lever": aimed("{own0} uses the Leader's action"),
    "order": either(
        "who",
        aimed("{who} plays the Order {0}"),
        you=aimed("You play the Order {0}"),
    ),
    "operation": who("You play the Operation {0}.", "{who} plays the Operation {0}."),
    "lay": either(
        "seen",
        who("You place {0}.", "{who} places {0}."),
        yes=who("You place the Trap {0}.", "{who} places the Trap {0}."),
    ),
    "activate": who("You activate the Trap {0}.", "{who} activates the Trap {0}."),
    "clear": who("You clear the corpse of {0}.", "{who} clears the corpse of {0}."),
    "discharge": "{own0} leaves the Reserve.",
    "expire": "{own0} expires.",
    # Attacks and damage
    "attack": either("word", melee="{own0} attacks {1}.", ranged="{own0} shoots at {1}."),
    "intercept": "{own0} intercepts the shot at {1}.",
    "divert": "{own0} takes the blow meant for {1}.",
    "shield": "{own0} takes the damage meant for {1}.",
    "miss": "The attack of {own0} comes to nothing.",
    "damage": "{own0} takes {n} damage.",
    "unhurt": "{own0} takes no damage.",
    "heal": "{own0} heals {n} damage.",
    "moved-damage": "{n} damage moves from {own0} to {1}.",
    # Life and death, cards
    "defeat": "{own0} falls.",
    "revive": "{own0} is revived.",
    "return": who("{0} returns to your Hand.", "{0} returns to {who}'s Hand."),
    "on-deck": who("{0} goes on top of your Deck.", "{0} goes on top of {who}'s Deck."),
    "discard": who("You discard {0}.", "{who} discards {0}."),
    "look": either(
        "word",
        who("You look at {cards}.", "{who} looks at {cards}."),
        deck_rival=either(
            "who",
            "{who} looks at {n} cards of {other}'s Deck.",
            you="You look at {n} cards of {other}'s Deck: {cards}.",
            rival="{who} looks at {n} cards of your Deck.",
        ),
        hand_rival=either(
            "who",
            "{who} looks at {other}'s Hand.",
            you="You look at {other}'s Hand: {cards}.",
            rival="{who} looks at your Hand.",
        ),
        traps_rival=either(
            "who",
            "{who} looks at {other}'s Traps.",
            you="You look at {other}'s Traps: {cards}.",
            rival="{who} looks at your Traps.",
        ),
        deck_yours=who("You look into your Deck: {cards}.", "{who} looks at {cards} of their Deck."),
    ),
    "take": who("You take {0} into your Hand.", "{who} takes {0} into their Hand."),
    "reorder": who(
        "You put {cards} back on the Deck, in the order you like.",
        "{who} puts {cards} back on the Deck, in the order they like.",
    ),
    "bury": who("You put {cards} under your Deck.", "{who} puts {cards} under their Deck."),
    "shuffle": who("You shuffle your Deck.", "{who} shuffles their Deck."),
    # Places
    "control": who("You take control of {0}.", "{who} takes control of {0}."),
    "move": "{own0} moves to {the_row}.",
    "push": "{own0} is pushed back to {the_row}.",
    "pull": "{own0} is pulled forward to {the_row}.",
    "switch": "{both} switch places.",
    "rearrange": who("Your Unit is rearranged.", "{who}'s Unit is rearranged."),
    # Status effects, counters, and what texts change
    "give": "{own0} gets {status}.",
    "strip": "{own0} loses all status effects and counters.",
    "place": "{own0} gets {tokens}.",
    "remove": "{own0} loses {tokens}.",
    "lasting": either(
        "word",
        turn="The effect on {heroes} lasts until the end of the turn.",
        wave="The effect on {heroes} lasts until the end of the Wave.",
        round="The effect on {heroes} lasts until the end of the Round.",
        next_round="The effect on {heroes} lasts until the end of the next Round.",
        your_turn=who(
            "The effect on {heroes} lasts until your next turn.",
            "The effect on {heroes} lasts until {who}'s next turn.",
        ),
        slot="The effect on {heroes} lasts while it stays there.",
    ),
    "actions": either(
        "word",
        this=who("You have {more} this turn.", "{who} has {more} this turn."),
        next=who("You have {more} next turn.", "{who} has {more} next turn."),
    ),
    "negate": either(
        "word",
        "{trap0} stops {own1}.",
        Attack="{trap0} stops the attack of {own1}.",
        Cast="{trap0} stops the Spell of {own1}.",
        Activate="{trap0} stops {trap1}.",
    ),
    "carry-out": either(
        "word",
        spell=who("You carry out the Spell of {0}.", "{who} carries out the Spell of {0}."),
        power=who("You carry out the attack power of {0}.", "{who} carries out the attack power of {0}."),
        order=either(
            "seen",
            who("You carry out {0}.", "{who} carries out {0}."),
            yes=who("You carry out the Order {0}.", "{who} carries out the Order {0}."),
        ),
    ),
    "set-again": either(
        "seen",
        who("You set the Trap again.", "{who} sets the Trap again."),
        yes=who("You set {0} again.", "{who} sets {0} again."),
    ),
}

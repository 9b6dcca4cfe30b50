"""Questions in English: what is asked of whom, and the texts of the answers."""

from collections.abc import Mapping

from app.games.pixel_tactics.text.en.log import aimed
from app.tabletop.sentence import Form, either, who


def doing(plain: str) -> Form:
    """A request by a text: with what it is for, where that can be said in a word or two."""
    return either("deed", "{source}: {deed}. " + plain, none="{source}: " + plain[0].lower() + plain[1:])


QUESTIONS: Mapping[str, Form] = {
    "leader": "Choose your Leader, in secret.",
    "act": either("n", "Your turn: {actions} left.", none="No actions left, but you may still do what is free."),
    "recruit": either(
        "rows", "Recruit {it}: choose an empty Slot in {the_row}.", any="Recruit {it}: choose an empty Slot in any row."
    ),
    "shift": either(
        "called", "Move {it}: choose an empty Slot.", restructure="Restructure {it}: choose an empty Slot."
    ),
    "operate": "Play {it}: choose a Slot of your Reserve.",
    "lay": "Place {it}: choose a Slot of your Reserve.",
    "aim": either(
        "count",
        "{it} attacks for {n}. Choose one of {count} targets.",
        one="{it} attacks for {n}. Choose the target.",
    ),
    "switch": "{it} switches places. With whom?",
    "guard": "{it} attacks {target}. Choose who takes the blow.",
    "arrange": "{abilities} of yours wait. Which resolves first?",
    "window": either(
        "fits",
        "{event} Answer with a Trap, or let it be?",
        none="{event} None of your Traps fits.",
    ),
    "may": "{source}: {may}?",
    "choose": "{source}: which of these?",
    "piece": doing("Choose {noun}."),
    "card": either(
        "zone",
        doing("Choose {noun}."),
        hand=doing("Choose a card of your Hand."),
        looked=either("count", doing("Choose one of these cards."), none="{source}: there is nothing to choose."),
    ),
    "slot": either(
        "row",
        doing("Choose an empty Slot in {the_row}."),
        none=doing("Choose an empty Slot."),
    ),
    "row": doing("Choose a row."),
    "column": either("side", doing("Choose a rival column."), yours=doing("Choose a column of yours.")),
    "number": "{source}: move how much damage from {it} to {target}?",
    "tokens": either(
        "n",
        one="{source}: remove {tokens}. From whom?",
        many="{source}: remove up to {tokens}, {n} so far. From whom?",
    ),
    "shares": either(
        "n",
        "{source}: {left} more damage to deal. Choose {noun}.",
        none="{source}: deal {left} damage, split as you like. Choose {noun}.",
    ),
    "layout": either(
        "side",
        "Rearrange your Unit: choose a Slot for {it}.",
        rival="Rearrange the rival Unit: choose a Slot for {it}.",
    ),
    "sequence": either(
        "n",
        "Put the cards back on the Deck: which comes next?",
        none="Put the cards back on the Deck: which goes on top?",
    ),
}

EVENTS: Mapping[str, Form] = {
    "attack": either("word", melee="{own0} attacks {1}.", ranged="{own0} shoots at {1}."),
    "cast": aimed("{own0} casts a Spell"),
    "play": either("who", aimed("{who} plays the Order {0}"), you=aimed("You play the Order {0}")),
    "activate": who("You activate {0}.", "{who} activates {0}."),
    "stop": either(
        "word",
        "{0} would stop {answered}.",
        attack="{0} would stop the attack of {answered}.",
        cast="{0} would stop the Spell of {answered}.",
    ),
    "recruit": who("You have recruited {0}.", "{who} has recruited {0}."),
    "defeat": "{own0} has fallen.",
    "other": "Something happens.",
}

WAITING: Mapping[str, Form] = {
    "leader": "{who} chooses a Leader, in secret.",
    "leaders": "Both players choose a Leader, in secret.",
    "window": "{who} may activate a Trap.",
    "turn": "{who}'s turn: {actions} left.",
    "other": "{who} has a choice to make.",
    "over": "The game is over.",
}

DEEDS: Mapping[str, Form] = {
    "damage": either("n", "deal {n} damage", none="deal damage"),
    "heal": either("n", "heal {n}", none="heal"),
    "damage-from": "move damage away",
    "damage-to": "move damage there",
    "split": "deal damage",
    "defeat": "defeat",
    "revive": "revive",
    "to-hand": "return to the Hand",
    "to-deck": "put on top of the Deck",
    "to-discard": "clear",
    "draw": "draw {cards}",
    "discard": "discard",
    "discard-at-random": "discard at random",
    "discard-chosen": "discard",
    "look": either("look", "look at cards", deck_yours="look at your Deck", deck_rival="look at the rival's Deck"),
    "take": "take into your Hand",
    "reorder": "put back in any order",
    "bury": "put under your Deck",
    "shuffle": "shuffle your Deck",
    "recruit": "recruit",
    "recruit-there": "recruit there",
    "control": "take control",
    "control-there": "take control",
    "relocate": "move",
    "relocate-there": "move there",
    "push": "push",
    "pull": "pull",
    "swap": "switch",
    "rearrange": either("whose", "rearrange your Unit", rival="rearrange the rival Unit"),
    "give": "give {status}",
    "strip": "remove all status effects and counters",
    "place": "place {tokens}",
    "remove": "remove {tokens}",
    "strike": "make an attack",
    "struck": "attack",
    "actions": "get {more}",
    "negate": "stop it",
    "spell": "carry out the Spell",
    "power": "carry out the attack power",
    "stand-in": "become the target",
    "order": "carry out the Order",
    "set-again": "set again",
    "lasting": "temporary effect",
}

MAYS: Mapping[str, Form] = {
    "to-hand": "return {it} to your Hand",
    "strike": "have {it} make an attack",
    "damage-from": "move damage from {it} to another Hero",
    "recruit": "recruit a Hero from your Hand",
    "relocate": "move to an empty Slot",
    "shove": "push or pull {it}",
    "damage": "deal {n} damage",
    "bury": "put the card under your Deck",
    "order": "carry out an Order from the rival's Hand",
    "stand-in": "become the target instead",
    "other": "{deed}",
}

LABELS: Mapping[str, Form] = {
    "Lead": "Lead with {it}",
    "Draw": "Draw a card",
    "Recruit": "Recruit {it}",
    "Attack": "Attack",
    "Cast": either("kind", "Cast the Spell", power="Use the attack power"),
    "Lever": "Leader's action",
    "Order": "Play the Order: {it}",
    "Clear": "Clear {it}",
    "Shift": either("kind", "Move", restructure="Restructure"),
    "Switch": "Switch",
    "Operate": "Play the Operation: {it}",
    "Lay": "Place the Trap: {it}",
    "Discharge": "Clear “{it}”",
    "Pass": either("kind", "Let it be", act="End the turn"),
    "Activate": "Activate “{it}”",
    "Aim": either("kind", melee="Melee", ranged="Shoot"),
    "Place": either("column", left="{row}, left", middle="{row}, middle", right="{row}, right"),
    "Pick": "{it}",
    "Number": "{n}",
    "Row": "{row}",
    "Column": either("column", left="Left column", middle="Middle column", right="Right column"),
    "Clause": either("noun", "{deed}: {noun}", none="{deed}"),
    "Accept": "Yes",
    "Decline": "No",
    "Enough": either("n", "Done", none="None"),
    "First": "{it}",
}

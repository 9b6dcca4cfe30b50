"""Short ways to say words, in which the cards are written.

A builder that is given a pick lifts it out: `damage(2, a(RIVAL_HERO))` is the Clause that first
names a rival Hero "it", then deals damage to The("it").
"""

from collections.abc import Callable
from typing import Any, Literal

from app.games.pixel_tactics import words as w
from app.kernel.node import replace

Named = w.Pick
Target = w.Who | w.Pick

HERO = w.Group("hero")
YOUR_HERO = w.Group("hero", "yours")
RIVAL_HERO = w.Group("hero", "rival")
YOUR_FIGHTER = w.Group("fighter", "yours")
RIVAL_FIGHTER = w.Group("fighter", "rival")
YOUR_LEADER = w.Group("leader", "yours")
RIVAL_LEADER = w.Group("leader", "rival")
YOUR_CORPSE = w.Group("corpse", "yours")
CORPSE = w.Group("corpse")
THIS = w.Group("fighter", this=True)
FORERUNNER = w.Group("fighter", near="forerunner")
SUPPORTER = w.Group("fighter", near="supporter")
NEIGHBOURS = w.Group("fighter", near="both")
IT, OTHER, THEM = w.The("it"), w.The("other"), w.The("them")
THERE, CARD = w.The("there"), w.The("card")
BY_ATTACKS: tuple[w.Harmful, ...] = ("melee", "ranged")

RANGED = w.Passive(w.Has("ranged", THIS))
INTERCEPT = w.Passive(w.Has("intercept", THIS))

the = w.The


def but(group: w.Group, **conditions: Any) -> w.Group:
    """The group, narrowed."""
    return replace(group, **conditions)


# --- Picks -------------------------------------------------------------------


def a(of: Any, name: str = "", up_to: int = 1) -> Named:
    """One (or up to so many) of these, chosen by the player of the text."""
    default = "them" if up_to > 1 else "it" if isinstance(of, w.Group) else "card"
    return w.Pick(name or default, of, up_to)


def each(group: w.Group, name: str = "them") -> Named:
    """All of these, fixed at this moment, to be spoken of again."""
    return w.Pick(name, group, each=True)


def slot(row: Literal["", "vanguard", "flank", "rear"] = "", side: w.Side = "yours") -> Named:
    """One of your (or the rival's) empty Slots."""
    return w.Pick("there", w.Slots(side, row))


def hand(name: str = "card") -> Named:
    """A card of your Hand."""
    return w.Pick(name, w.Cards("hand", "yours"))


def tokens(counter: w.Counter, group: w.Group, n: int) -> Named:
    """Up to so many counters from these."""
    return w.Pick("tokens", w.Tokens(counter, group, n))


def picking(*picks: Named) -> Callable[[w.Effect], w.Clause]:
    """An effect after these picks, in this order."""
    return lambda effect: w.Clause(picks, effect)


def lifted(build: Callable[..., w.Effect], *targets: Target) -> w.Effect:
    """The effect over these targets, the picks among them lifted out in front of it."""
    picks = tuple(target for target in targets if isinstance(target, w.Pick))
    names = [w.The(target.name) if isinstance(target, w.Pick) else target for target in targets]
    return w.Clause(picks, build(*names)) if picks else build(*names)


# --- Effects -----------------------------------------------------------------


def damage(n: w.Number, to: Target) -> w.Effect:
    return lifted(lambda to: w.Damage(n, to), to)


def split(n: w.Number, among: w.Group) -> w.Effect:
    return w.Clause((w.Pick("shares", w.Shares(n, among)),), w.Split(w.The("shares")))


def heal(n: w.Number, whom: Target) -> w.Effect:
    return lifted(lambda whom: w.Heal(n, whom), whom)


def move_damage(up_to: int, source: Target, to: Target) -> w.Effect:
    origin = w.The(source.name) if isinstance(source, w.Pick) else source
    number = w.Pick("n", w.UpTo(up_to, origin))
    picks = tuple(each for each in (source, to) if isinstance(each, w.Pick))
    goal = w.The(to.name) if isinstance(to, w.Pick) else to
    return w.Clause((*picks, number), w.MoveDamage(w.The("n"), origin, goal))


def defeat(whom: Target) -> w.Effect:
    return lifted(w.Defeat, whom)


def revive(whom: Target, left: int = 0) -> w.Effect:
    return lifted(lambda whom: w.Revive(whom, left), whom)


def send(whom: Target, to: Literal["hand", "deck", "discard"]) -> w.Effect:
    return lifted(lambda whom: w.Send(whom, to), whom)


def discard(what: Target) -> w.Effect:
    return lifted(w.Discard, what)


def take(what: Target) -> w.Effect:
    return lifted(w.Take, what)


def give(
    status: Literal["attack", "life", "ranged", "intercept", "no-intercept", "no-power"],
    to: Target,
    n: int = 0,
    times: int = 0,
) -> w.Effect:
    return lifted(lambda to: w.Give(status, to, n, times), to)


def place(counter: w.Counter, on: Target, n: int = 1) -> w.Effect:
    return lifted(lambda on: w.Place(counter, n, on), on)


def spend(picked: Named) -> w.Effect:
    assert isinstance(picked.of, w.Tokens)
    return w.Clause((picked,), w.Spend(picked.of.counter, w.The(picked.name)))


def strike(who: Target, kind: w.Means = "", bonus: w.Number = 0) -> w.Effect:
    return lifted(lambda who: w.Strike(who, None, kind, bonus), who)


def rearrange(side: Literal["yours", "rival"] = "yours") -> w.Effect:
    return w.Clause((w.Pick("layout", w.Layout(side)),), w.Rearrange(w.The("layout"), side))


def recruit(card: Named, where: Named) -> w.Effect:
    return w.Clause((card, where), w.Recruit(w.The(card.name), w.The(where.name)))


def push_or_pull(whom: w.Who) -> w.Effect:
    return may(choose(w.Shove(whom, "push"), w.Shove(whom, "pull")))


def recruit_into(slot_of: w.The) -> w.Effect:
    """You may recruit a Hero from your Hand into the Slot that this piece left, for free."""
    return may(w.Clause((hand("newcomer"),), w.Recruit(w.The("newcomer"), slot_of, vacated=True)))


def lasting(until: Any, *modifiers: w.Strength | w.Harm | w.Barred) -> w.Effect:
    return w.Lasting(modifiers, until)


draw, actions, look = w.Draw, w.Actions, w.Look
negate, stand_in, set_again, shuffle = w.Negate(), w.StandIn(), w.SetAgain(), w.Shuffle()
if_, pay, otherwise = w.If, w.Pay, w.Else


def then(*effects: w.Effect) -> w.Effect:
    return w.Then(effects)


def choose(*clauses: w.Effect) -> w.Effect:
    return w.Choose(clauses)


def may(effect: w.Effect, times: int = 1) -> w.Effect:
    return w.May(effect, times)


# --- Abilities ---------------------------------------------------------------


def on(event: w.EventName, by: w.Side = "any", line: Literal["", "order", "lasting"] = "", **roles: w.Group) -> w.On:
    return w.On(event, by, tuple(roles.items()), line)


def melee(**roles: w.Group) -> w.On:
    """A Melee Attack of (or on) these."""
    return w.On("Attack", "any", tuple(roles.items()), melee=True)


def after(*parts: Any) -> w.After:
    """`after(on(...), effect)`; several events are joined by 'or'."""
    *events, effect = parts
    return w.After(tuple(events), effect)


def always(modifier: w.Modifier) -> w.Passive:
    return w.Passive(modifier)


def while_(when: w.Condition, modifier: w.Modifier) -> w.Passive:
    return w.Passive(w.While(when, modifier))


def before(event: w.On, effect: w.Effect) -> w.Before:
    return w.Before(event, effect)


def start_of_turn(effect: w.Effect) -> w.At:
    return w.At("start", "turn", effect, "yours")


def end_of_turn(effect: w.Effect) -> w.At:
    return w.At("end", "turn", effect, "yours")


def end_of_wave(effect: w.Effect) -> w.At:
    return w.At("end", "wave", effect)


def spell(effect: w.Effect) -> w.Spell:
    return w.Spell(effect)


def power(effect: w.Effect) -> w.Power:
    return w.Power(effect)


def order(effect: w.Effect) -> w.Order:
    return w.Order(effect)


def operation(*abilities: w.Ability) -> w.Operation:
    return w.Operation(abilities)


def declared(event: w.On, effect: w.Effect) -> w.Trap:
    return w.Trap("declared", event, effect)


def finished(event: w.On, effect: w.Effect) -> w.Trap:
    return w.Trap("finished", event, effect)


def _texts(one: w.Ability | tuple[w.Ability, ...]) -> tuple[w.Ability, ...]:
    return one if isinstance(one, tuple) else (one,)


def card(
    id: str,
    *,
    hero: tuple[int, int],
    leader: tuple[int, int],
    ability: w.Ability | tuple[w.Ability, ...],
    vanguard: w.Ability | tuple[w.Ability, ...],
    flank: w.Ability | tuple[w.Ability, ...],
    rear: w.Ability | tuple[w.Ability, ...],
    line: w.Lower,
) -> w.Card:
    """A card; `hero` and `leader` are attack and life. Checked when its module is imported."""
    return w.Card(
        id,
        w.Fighter(*hero),
        w.Fighter(*leader),
        _texts(ability),
        _texts(vanguard),
        _texts(flank),
        _texts(rear),
        line,
    )

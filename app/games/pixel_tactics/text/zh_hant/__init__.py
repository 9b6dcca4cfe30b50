"""Chinese: how a text comes to act, and the grammar."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.joining import Form, Joining
from app.games.pixel_tactics.text.said import Noun, Ref, Said, Saids, Use
from app.games.pixel_tactics.text.teller import Teller
from app.games.pixel_tactics.text.zh_hant.effects import effects
from app.games.pixel_tactics.text.zh_hant.facts import conditions, events, modifiers
from app.games.pixel_tactics.text.zh_hant.nouns import again, counts, nouns
from app.games.pixel_tactics.text.zh_hant.terms import ACTIONS, KEYWORDS, RIVAL, ROLES, ROWS, WHOSE
from app.kernel.node import Rules

openings: Rules[str] = Rules("begin in Chinese")

# --- Openings ----------------------------------------------------------------


@openings.rule
def at(word: w.At, tell: Teller) -> str:
    edge = "開始時" if word.edge == "start" else "結束時"
    if word.of == "turn":
        return {"yours": "你的", "rival": "對手的", "any": ""}[word.side] + f"每個輪次{edge}"
    wave = f"{ROWS.get(word.row, '')}階段" if word.of == "wave" else "回合"
    return f"每個{wave}{edge}"


@openings.rule
def after(word: w.After, tell: Teller) -> str:
    return f"{tell.language.either(tell.events(word.events))}後"


@openings.rule
def before(word: w.Before, tell: Teller) -> str:
    first, *more = tell.events((word.on,))
    if word.on.first:
        first = first._replace(beside=f"每回合第一次{first.beside}")
    return f"{tell.language.either((first, *more))}時"


@openings.rule
def power(word: w.Power, tell: Teller) -> str:
    return "攻擊："


@openings.rule
def spell(word: w.Spell, tell: Teller) -> str:
    return "法術："


@openings.rule
def action(word: w.Action, tell: Teller) -> str:
    limited = "限定" if word.limited else ""
    price = {"plain": "", "free": "免費", "long": "長"}[word.price]
    return f"{limited}{price}行動："


@openings.rule
def trap(word: w.Trap, tell: Teller) -> str:
    return {"declared": "宣告時：", "finished": "結束後："}[word.when]


# --- Grammar -----------------------------------------------------------------


class Chinese(Joining):
    gap = ""
    comma = "，"
    listing = frozenset({"and", "then"})
    pauses = "，；"
    afterwards = "。然後"
    nouns = nouns
    counts = counts
    conditions = conditions
    events = events
    modifiers = modifiers
    effects = effects
    openings = openings
    keywords = KEYWORDS
    if_you_do = "若你這麼做"

    def again(self, ref: Ref, use: Use, tell: Teller) -> Noun:
        return again(ref, use, tell)

    def role(self, name: str) -> Noun:
        return Noun(ROLES[name])

    def when(self, said: Said, lasting: bool) -> str:
        return f"{self.whole(said)}時" if lasting else f"若{self.whole(said)}"

    def if_not(self, said: Said) -> str:
        return "若對手無法這麼做" if said.subject == RIVAL else "若你無法這麼做"

    def or_for(self, said: Said, cost: Said) -> Said:
        what = f"；若你{self.predicate(cost)}，則改為{said.verb}{said.what.removesuffix('行動')}"
        return Said("", what, link="or")

    def up_to(self, times: int) -> str:
        return f"，最多{'兩' if times == 2 else times}次"

    def first(self, word: w.Price) -> Said:
        return Said(
            "不消耗行動", subject=Noun(f"{WHOSE[word.side].removesuffix('的')}每個輪次的第一次{ACTIONS[word.action]}")
        )

    def prices(self, words: Sequence[w.Price], tell: Teller) -> Said:
        names = "與".join(ACTIONS[word.action] for word in words)
        subject = Noun(f"{WHOSE[words[0].side]}{names}行動")
        return Said("為", {"free": "免費行動", "long": "長行動"}[words[0].price], subject=subject)

    def either(self, events: Saids) -> str:
        return self.phrase(events)

    def predicate(self, said: Said, form: Form = "") -> str:
        return said.beside + said.verb + said.what + said.rest

    def whole(self, said: Said, form: Form = "") -> str:
        subject = said.subject.text if said.subject else "你" if said.may else ""
        return subject + ("可以" if said.may else "") + self.predicate(said)

    def link(self, said: Said, words: str) -> str:
        return {"or": "，或", "then": "，然後"}.get(said.link, "，且" if said.subject else "，並") + words

    def follows(self, before: Said, said: Said, form: Form = "") -> str:
        if not said.verb:
            return said.what
        same = said.about == before.about and (said.subject is None or said.about is not None)
        short = "或" if said.link == "or" else "與"
        if same and said.subject and said.verb == before.verb:
            return short + said.what + said.rest
        if same and said.link == "or" and said.beside == before.beside:
            return short + said.verb + said.what + said.rest
        return self.link(said, self.predicate(said) if same else self.whole(said))

    def sentence(self, run: Saids) -> str:
        first, text = run[0], self.phrase(run)
        named = first.leads[-1].removeprefix("若") if first.leads else ""
        if named.startswith("對手") and not named.startswith("對手的") and not first.subject and not first.may:
            text = f"你{text}"  # or it would be the rival that does it
        elif named.startswith("你") and not named.startswith("你的") and text.startswith(("你可以", "你在")):
            text = text.removeprefix("你")
        return self.comma.join((*first.leads, text))

    def text(self, opening: str, sentences: Sequence[str]) -> str:
        return opening + "".join(f"{each}。" for each in sentences)


CHINESE = Chinese()

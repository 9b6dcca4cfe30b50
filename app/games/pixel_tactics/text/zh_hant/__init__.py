"""Chinese: how a text comes to act, and the grammar."""

from collections.abc import Sequence

from app.games.pixel_tactics import words as w
from app.games.pixel_tactics.text.said import Noun, Ref, Said, Saids, Use
from app.games.pixel_tactics.text.teller import Language, Teller
from app.games.pixel_tactics.text.zh_hant.effects import effects
from app.games.pixel_tactics.text.zh_hant.facts import conditions, events, modifiers
from app.games.pixel_tactics.text.zh_hant.nouns import again, counts, nouns
from app.games.pixel_tactics.text.zh_hant.terms import KEYWORDS, RIVAL, ROLES, ROWS, WHOSE
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


def predicate(said: Said) -> str:
    return said.beside + said.verb + said.what + said.rest


def whole(said: Said) -> str:
    subject = said.subject.text if said.subject else "你" if said.may else ""
    return subject + ("可以" if said.may else "") + predicate(said)


def follows(before: Said, said: Said) -> str:
    """How a clause goes on after the one before."""
    same = said.about == before.about and (said.subject is None or said.about is not None)
    short = "或" if said.link == "or" else "與"
    if same and said.verb == before.verb and said.subject:
        return short + said.what + said.rest
    if same and said.link == "or" and said.beside == before.beside and not said.what.startswith("一"):
        return short + said.verb + said.what + said.rest
    if same and said.link == "or" and said.subject:
        return short + predicate(said)
    words = predicate(said) if same else whole(said)
    return {"or": "，或", "then": "，然後", "and": "，且" if said.subject else "，並"}.get(said.link, "，") + words


class Chinese(Language):
    gap = ""
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
        return f"{whole(said)}時" if lasting else f"若{whole(said)}"

    def if_not(self, said: Said) -> str:
        return "若對手無法這麼做" if said.subject == RIVAL else "若你無法這麼做"

    def or_for(self, said: Said, cost: Said) -> Said:
        what = f"；若你{predicate(cost)}，則改為{said.verb}{said.what.removesuffix('行動')}"
        return Said("", what, link="or")

    def prices(self, words: Sequence[w.Price], tell: Teller) -> Said:
        names = "與".join({"move": "移動", "clear": "清除屍體"}[word.action] for word in words)
        subject = Noun(f"{WHOSE[words[0].side]}{names}行動")
        return Said("為", {"free": "免費行動", "long": "長行動"}[words[0].price], subject=subject)

    def either(self, events: Saids) -> str:
        return self.sentence(events)

    def sentence(self, run: Saids) -> str:
        before, text, heavy = run[0], whole(run[0]), False
        for number, said in enumerate(run[1:], start=1):
            heavy = heavy or "；" in before.rest or "，" in before.rest
            listed = said.link == "and" and run[number + 1 : number + 2] and run[number + 1].link == "and"
            if said.what.startswith("；"):
                text += said.what
            elif heavy and said.link != "or" and said.subject is None:
                text += f"。然後{predicate(said)}"
            elif listed:
                text += f"，{predicate(said)}"
            else:
                text += follows(before, said)
            heavy = heavy or said.link == "or"
            before = said
        lead = "，".join(run[0].leads)
        if lead.startswith("你") and lead[1] != "的" and text.startswith(("你可以", "你在")):
            text = text[1:]
        elif lead.startswith(("對手", "若對手")) and "對手的" not in lead and run[0].subject is None:
            text = text if run[0].may else f"你{text}"
        return f"{lead}，{text}" if lead else text

    def text(self, opening: str, sentences: Sequence[str]) -> str:
        return opening + "".join(f"{each}。" for each in sentences)


CHINESE = Chinese()

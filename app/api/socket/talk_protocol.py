"""What is said, on either socket: the frames, in both directions."""

from dataclasses import dataclass
from typing import Literal, Self, TypeAlias

from pydantic import model_validator

from app.api.socket.frames import Id, Sent, described
from app.service.talk.phrases import Phrase

Channel: TypeAlias = Literal["lobby", "table", "gallery"]
"""The lobby; those who sit at the table; those who watch it. Who sits there does not read the gallery in play."""


class Say(Sent):
    """Say something where one is: a text of 1 to 300 characters, or a quick phrase.

    Answered by `heard` or `unheard`, with the same id.
    """

    type: Literal["say"]
    id: Id
    text: str | None = None
    phrase: Phrase | None = None

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("say either a text or a phrase")
        return self


@described
@dataclass(slots=True)
class Said:
    """Somebody said something; the ids grow, and tell the order. `at` is in ms since 1970.

    `text` is plain text, of a quick `phrase` in the reader's language. `user` draws the picture; `seat` is null
    for who does not sit at the table.
    """

    id: int
    channel: Channel
    user: str
    name: str
    seat: int | None
    phrase: Phrase | None
    text: str
    at: int
    type: Literal["said"] = "said"


@described
@dataclass(slots=True)
class PhraseInfo:
    """A quick phrase in the reader's language."""

    phrase: Phrase
    text: str


@described
@dataclass(slots=True)
class Chat:
    """All that one reads, instead of what was told before: the last messages, in their order.

    It comes after the answer to `hello`, `lang` and `resync`, and whenever one reads something else than before.

    `channel` is where one would say something, null for who may not. `muted_until`: in ms since 1970.
    """

    channel: Channel | None
    messages: list[Said]
    phrases: list[PhraseInfo]
    muted_until: int | None
    type: Literal["chat"] = "chat"


@described
@dataclass(slots=True)
class Unsaid:
    """This message is shown no longer."""

    id: int
    type: Literal["unsaid"] = "unsaid"


@described
@dataclass(slots=True)
class Heard:
    """What was said is message number `message`, for good."""

    id: str
    message: int
    type: Literal["heard"] = "heard"


@described
@dataclass(slots=True)
class Unheard:
    """What was said nobody hears, and why.

    `until` is the end of being `muted`, in ms since 1970; `wait` how long to be silent who was `too-frequent`, in ms.
    """

    id: str
    code: str
    message: str
    until: int | None
    wait: int | None
    type: Literal["unheard"] = "unheard"


FromTalk: TypeAlias = Said | Chat | Unsaid | Heard | Unheard

"""People who talk, over either socket."""

import asyncio
import json
from typing import Any

from pydantic import TypeAdapter
from websockets.asyncio.client import ClientConnection

from app.api.socket.talk_protocol import FromTalk
from tests.api.conftest import Frame, Person

FRAMES: TypeAdapter[Any] = TypeAdapter(FromTalk)
TALK = ("said", "chat", "unsaid", "heard", "unheard")


class Talker:
    """One socket: what one reads there, by the frames of talk alone."""

    def __init__(self, person: Person, socket: ClientConnection) -> None:
        self.person = person
        self.socket = socket
        self.chat: Frame = {}
        self.messages: dict[int, Frame] = {}
        self._count = 0

    @classmethod
    async def at(cls, person: Person, place: str = "lobby", lang: str = "en") -> "Talker":
        """In the lobby, or at `tables/ID`."""
        talker = cls(person, await person.socket(place))
        await talker.send(type="hello", protocol=1, lang=lang)
        await talker.next("chat")
        return talker

    @property
    def lines(self) -> list[str]:
        """What one reads, in its order."""
        return [message["text"] for _, message in sorted(self.messages.items())]

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def next(self, *types: str) -> Frame:
        """The next frame of one of these types."""
        while True:
            async with asyncio.timeout(30):
                frame: Frame = json.loads(await self.socket.recv())
            if frame["type"] not in TALK:
                continue
            FRAMES.validate_python(frame)
            if frame["type"] == "chat":
                self.chat, self.messages = frame, {message["id"]: message for message in frame["messages"]}
            elif frame["type"] == "said":
                self.messages[frame["id"]] = frame
            elif frame["type"] == "unsaid":
                self.messages.pop(frame["id"], None)
            if frame["type"] in types:
                return frame

    async def say(self, text: str | None = None, **more: Any) -> Frame:
        """Say it: how that was answered."""
        self._count += 1
        given = {"text": text} if text is not None else {}
        await self.send(type="say", id=f"s{self._count}", **given, **more)
        answer = await self.next("heard", "unheard")
        assert answer["id"] == f"s{self._count}"
        return answer

    async def reads(self, text: str) -> Frame:
        """Read on until somebody says this."""
        while text not in self.lines:
            await self.next("said", "chat")
        return next(message for message in self.messages.values() if message["text"] == text)

    async def everything(self) -> list[str]:
        """All that one reads by now, asked for anew."""
        await self.send(type="resync")
        await self.next("chat")
        return self.lines

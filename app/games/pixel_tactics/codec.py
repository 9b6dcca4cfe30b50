"""The codec: a table as JSON and back, at any decision."""

from app.games.pixel_tactics.frames import Work
from app.games.pixel_tactics.questions import Ask, AskTogether, Question
from app.games.pixel_tactics.state import State
from app.games.pixel_tactics.steps import Step
from app.kernel.storage import Storage

_storage = Storage(State, Step, Work | Ask | AskTogether, Question)
encode, decode = _storage.encode, _storage.decode

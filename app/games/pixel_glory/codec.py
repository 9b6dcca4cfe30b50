"""The codec: a table as JSON and back, at any decision."""

from app.games.pixel_glory import frames as f
from app.games.pixel_glory.state import State
from app.games.pixel_glory.steps import Step
from app.kernel.storage import Storage

_storage = Storage(State, Step, f.Work, f.Question)
encode, decode = _storage.encode, _storage.decode

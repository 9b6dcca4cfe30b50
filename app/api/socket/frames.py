"""What the frames of every socket are made of."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, with_config

Id = Annotated[str, Field(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]

described = with_config(ConfigDict(json_schema_serialization_defaults_required=True))
"""Of a frame that the server sends, every field is always there."""


class Sent(BaseModel):
    """A frame that clients send."""

    model_config = ConfigDict(extra="forbid", frozen=True)

"""What the admin's requests have in common."""

from typing import Annotated

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from app.api.services import Services
from app.service.errors import Problem

Id = Annotated[str, Path(max_length=16)]
Before = Annotated[str | None, Query(max_length=40, pattern=r"^[0-9]{1,18}\.[a-z0-9]{1,16}$")]
Word = Annotated[str, Query(max_length=40)]
Reason = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]
Time = Annotated[int, Field(ge=0, le=10**14)]
"""In ms since 1970."""


class Why(BaseModel):
    """Why it is done; the audit log keeps it."""

    model_config = ConfigDict(extra="forbid")

    reason: Reason


class WhyUntil(Why):
    """Until when (ms since 1970), and why: whom it is about may read it."""

    until: Time


def ahead(shared: Services, until: int) -> int:
    """A time that is to come. Raises Problem `bad-time`."""
    if until <= shared.house.clock.now():
        raise Problem("bad-time", "this time has passed")
    return until

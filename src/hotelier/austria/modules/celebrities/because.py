"""Why something was gained with module 2: the types of its causes."""

from typing import Literal, TypedDict


class OfCelebrity(TypedDict):
    """A celebrity."""

    kind: Literal["celebrity"]
    celebrity: str


CAUSES = (OfCelebrity,)

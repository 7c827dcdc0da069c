"""Why something was gained with module 3: the types of its causes."""

from typing import Literal, TypedDict


class OfEntrance(TypedDict):
    """The entrance of a hotel; `entrance` names it, that of an automaton too."""

    kind: Literal["entrance"]
    entrance: str


class OfToken(TypedDict):
    """A token of an entrance."""

    kind: Literal["token"]
    token: int


CAUSES = (
    OfEntrance,
    OfToken,
)

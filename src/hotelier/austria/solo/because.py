"""Why an automaton gained something: the types of its causes."""

from typing import Literal, TypedDict


class OfInstruction(TypedDict):
    """The instruction card of an automaton."""

    kind: Literal["instruction"]


class OfColour(TypedDict):
    """The bonus of an automaton for the colour of a die."""

    kind: Literal["colour"]
    colour: str


CAUSES = (
    OfInstruction,
    OfColour,
)

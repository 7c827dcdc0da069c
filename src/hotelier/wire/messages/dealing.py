"""Dealing for a real table: what is shuffled comes from a seed, and packs of a draft are passed on."""

from typing import Annotated, Any

from msgspec import Meta, field

from hotelier.wire.messages.base import Answer, Count, Options, Request


class DealRequest(Request):
    """What a seed deals to this number of `seats`; and which staff cards were kept in a draft so far, the
    first one first."""

    seats: Count
    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    options: Options = field(default_factory=dict)
    kept: Annotated[list[Count], Meta(max_length=24)] = field(default_factory=list)
    game: Annotated[str, Meta(max_length=40)] = "austria"
    content: dict[str, Any] | None = None


class Drafting(Answer):
    """The seat that keeps a card next, its card `number` of `all`, and the pack to choose from."""

    seat: int
    pack: list[int]
    number: int
    all: int


class Dealt(Answer):
    """Who starts; what lies on the table, by its name in scripts, `boards` by seat; the introductory set of
    each seat, if any, and its staff cards. During a draft these are the cards kept until now."""

    start: int
    parts: dict[str, list[str]]
    sets: list[str]
    hands: list[list[int]]
    draft: Drafting | None

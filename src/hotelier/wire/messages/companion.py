"""The companion of a real table: everything that was answered goes there, the next question comes back."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from hotelier.austria.companion.asked import About, CompanionQuestion, SayingKind
from hotelier.austria.companion.standing import CompanionStanding
from hotelier.wire.messages.base import Answer, Event, Options, Request

LONGEST_ANSWER = 300
MOST_ANSWERS = 1000
Points = Annotated[int, Meta(ge=-999, le=999)]


class CompanionAnswers(Request):
    """A companion: the options of a solo game, the order of its deck, who draws its cards, whether the
    set-up is explained, the content pack of the table, and all answers so far."""

    seed: Annotated[int, Meta(ge=0, le=2**53 - 1)]
    answers: Annotated[
        list[Annotated[str, Meta(max_length=LONGEST_ANSWER)]], Meta(max_length=MOST_ANSWERS)
    ] = field(default_factory=list)
    options: Options = field(default_factory=dict)
    deck: Literal["companion", "box"] = "companion"
    walk: bool = False
    content: dict[str, Any] | None = None


class CompanionSaying(Answer):
    """Something the companion said after this number of `answers`: what it did as events, the automaton
    in seat 1, and what else is to be told."""

    kind: SayingKind
    about: About
    events: list[Event]
    answers: int


class CompanionStep(Answer):
    """What the companion said since the last card or round, and its next question; null when the game is
    over."""

    said: list[CompanionSaying]
    question: CompanionQuestion | None
    standing: CompanionStanding


class ScoreRows(Request):
    """The points of a real game as on a score sheet: of each player, by source. Whatever is missing counts
    0."""

    game: Annotated[str, Meta(max_length=40)]
    rows: Annotated[
        list[dict[str, Annotated[int, Meta(ge=-999, le=999)]]], Meta(min_length=2, max_length=4)
    ]
    options: Options = field(default_factory=dict)


class ScoreSheet(Answer):
    """The sources of points in the order of counting, what else is counted for `ties`, what decides ties,
    and how the game has ended."""

    sources: list[str]
    ties: list[str]
    decided_by: list[str]
    scores: list[int]
    ranking: list[int]
    winners: list[int]

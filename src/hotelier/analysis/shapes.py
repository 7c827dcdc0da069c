"""An analysis as plain data: what programs, pages and files are given."""

from typing import Literal, TypedDict

FORMAT = 1

Depth = Literal["quick", "deep"]
Measure = Literal["points", "lead"]


class Reason(TypedDict):
    """A reason: what a plan is better or worse for, in points."""

    theme: str
    points: float


class JudgedTurn(TypedDict):
    """What a seat decided until its turn ended or another one decided, beside the best plan found."""

    decision: int
    """How many decisions had been made before."""
    length: int
    """How many decisions it took."""
    seat: int
    round: int
    played: list[str]
    best: list[str]
    """As played where nothing better was found."""
    expected: float
    """What was to be expected before, if a quick player had made the turn."""
    gained: float
    """By how much more is to be expected after what was played."""
    loss: float
    """By how much more than that the best plan brings; 0 where the difference may be chance."""
    error: float
    """The standard error of the loss."""
    automata: list[float]
    """What the automata could expect before it."""
    themes: list[Reason]
    """What sets the best plan apart from what was played, the most important first."""


class Expectation(TypedDict):
    """What each side could expect after this number of decisions; automata come after the seats."""

    decision: int
    side: int
    points: float


class ResultShare(TypedDict):
    """How the result of a seat came about: start + gained + fortune."""

    seat: int
    start: float
    """What was to be expected at its first decision."""
    gained: float
    """What its turns brought beyond those of a quick player."""
    fortune: float
    """What dice, cards and the others brought or took."""
    result: float
    given_away: float
    """What the best plans would have brought beyond that, turn by turn."""


class Analysis(TypedDict):
    """All that was found out about a game."""

    hotelier_analysis: int
    game: str
    seats: int
    depth: Depth
    seed: int
    measure: Measure
    """What all figures count: own points, or the lead over the best rival."""
    scores: list[int]
    """Automata after the seats."""
    winners: list[int]
    curve: list[Expectation]
    turns: list[JudgedTurn]
    costliest: list[list[int]]
    """For each seat the turns that gave most away, as places in `turns`, the costliest first."""
    shares: list[ResultShare]

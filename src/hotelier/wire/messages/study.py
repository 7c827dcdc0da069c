"""Hints, replays and analyses."""

from typing import Annotated, Any, Literal

from msgspec import Meta
from msgspec import field as with_default

from hotelier.analysis.shapes import Analysis, Depth, JudgedTurn, Reason
from hotelier.wire.messages.base import Action, Answer, Count, Event, Options, Request, View
from hotelier.wire.messages.table import LONGEST_ACTION, Happening, Outcome

LONGEST_PLAN = 100


class Judge(Request):
    """Asks for what is to be said of a turn of a game that is over, counted from 0."""

    turn: Count
    depth: Depth = "quick"


class ReplayRequest(Request):
    """A step of an uploaded record as a seat saw it; with the content pack that it was played with."""

    record: dict[str, Any]
    content: dict[str, Any] | None = None
    step: Count | None = None
    seat: Count | None = None


class CourseRequest(Request):
    """All moves of an uploaded record, as a seat saw them."""

    record: dict[str, Any]
    content: dict[str, Any] | None = None
    seat: Count | None = None


class JudgeRecord(Request):
    """Asks for what is to be said of a turn of an uploaded record, counted from 0."""

    record: dict[str, Any]
    turn: Count
    content: dict[str, Any] | None = None
    depth: Depth = "quick"


class AnalyseRecord(Request):
    """How far the analysis of an uploaded record is with the turns that have been judged, by their numbers:
    whoever asks keeps them, the server does not."""

    record: dict[str, Any]
    turns: dict[Count, JudgedTurn]
    content: dict[str, Any] | None = None
    depth: Depth = "quick"


class Try(Request):
    """Tries decisions out, from the own turn at a version on, of which nobody hears."""

    version: Count
    plan: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]], Meta(max_length=LONGEST_PLAN)
    ]


class EnterAnswer(Request):
    """Something told of a game at a real table: a decision, or a result of chance that came out there. Of
    the deck `number` of a `field` the cards (`values`) at some `places`; of any other the values alone."""

    action: Annotated[str, Meta(max_length=80)] | None = None
    field: Annotated[str, Meta(max_length=40)] | None = None
    number: Count = 0
    places: Annotated[list[Count], Meta(max_length=200)] = with_default(default_factory=list)
    values: Annotated[list[int | str], Meta(max_length=200)] = with_default(default_factory=list)


class EnterRequest(Request):
    """A game at a real table: all that was told so far. What was told last is undone by leaving it out."""

    seats: Count
    options: Options
    answers: Annotated[list[EnterAnswer], Meta(max_length=5000)]
    game: Annotated[str, Meta(max_length=40)] = "austria"
    content: dict[str, Any] | None = None


class EnteredSlot(Answer):
    """Where a card lies of which only the back was seen: at which hotel, whose, and its back."""

    hotel: int
    to: Literal["queue", "door"]
    seat: int
    house: str
    large: bool


class ChanceAsked(Answer):
    """What has come out and must be told: for each of its `places` what it may be, or how many dice. Cards
    of Overbooking that are turned up have their `slots`."""

    field: str
    number: int
    places: list[int]
    choices: list[list[int | str]]
    dice: int
    slots: list[EnteredSlot]


class UnnamedCard(Answer):
    """A decision about a staff card that nobody has named, and which card stands for it, where."""

    notation: str
    place: int
    staff: int


class Entered(Answer):
    """How far the game has come: what chance must be told next, or what the seat to move may do. `hand`
    says where it holds staff cards that nobody has named; `unnamed` decides about one that never will be.
    `skip` says that the seat may hold no card that it could place, which is told as the action `skip`. The
    view is that of the seat to move, without cards that nobody has named; the record holds what stood for
    them."""

    question: ChanceAsked | None
    hand: ChanceAsked | None
    unnamed: UnnamedCard | None
    skip: bool
    view: View | None
    legal: list[Action]
    record: dict[str, Any] | None
    outcome: Outcome | None


class TryExercise(Request):
    """Tries decisions out in the position of an exercise."""

    plan: Annotated[
        list[Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]], Meta(max_length=LONGEST_PLAN)
    ]


class Theme(Answer):
    """What a choice is good for, and by how many points more than the others."""

    theme: str
    points: float


class Advice(Answer):
    """A choice: its value from 0 (lost) to 1 (won), why, and what should follow it in the same turn."""

    action: str
    value: float
    reason: str
    plan: list[str]
    themes: list[Theme]


class Hints(Answer):
    version: int
    advice: list[Advice]


class Events(Answer):
    """All that an audience saw happen in a game that is over, from the setup on; what was taken back is not
    among it."""

    game: str
    seat: int | None
    events: list[Event]


class Judged(Answer):
    """What is to be said of a turn of a game that is over; what its seat saw happen then, and what it would
    have seen with the better plan, as far as that can be known."""

    turn: int
    judged: JudgedTurn
    played: list[Event]
    better: list[Event]


class TableAnalysis(Answer):
    """How far an analysis is: how many turns the game had, and which of them have been looked at; and when
    that is all of them, what they say."""

    depth: Depth
    turns: int
    done: list[int]
    analysis: Analysis | None


class Tried(Answer):
    """The table after the decisions of a `plan`, what each of them led to, and what could follow. A plan
    `ends` with a decision after which dice or cards come out, or others decide: what that leads to nobody
    knows, so the table is the one before it."""

    version: int
    plan: list[str]
    view: View
    legal: list[Action]
    steps: list[list[Event]]
    ends: bool


class PlayedMove(Answer):
    """A decision: whose it was, in which turn of the game (counted from 0, as in an analysis), and what it
    led to."""

    seat: int
    round: int
    turn: int
    events: list[Event]


class Course(Answer):
    """All decisions of a game in their order, as a seat saw them; a game that is `over` can be analysed."""

    game: str
    seat: int | None
    over: bool
    moves: list[PlayedMove]


class ReplayStep(Answer):
    """The table after `step` actions, as a seat saw it then, and what the last of them led to; after none
    of them, the setup."""

    game: str
    step: int
    steps: int
    seat: int | None
    view: View
    last: Happening
    finished: Outcome | None


class ExerciseNote(Answer):
    """An exercise in short; its `grade` goes from 1 to 3, the hardest."""

    id: str
    game: str
    seats: int
    round: int
    grade: int


class ExerciseList(Answer):
    """All exercises, the easiest first."""

    exercises: list[ExerciseNote]


class ExercisePlan(Answer):
    """A way to play the turn: its decisions, what its seat sees happen, how many points it brings less than
    the best one, with the standard error, and what the best one is better and worse for."""

    actions: list[str]
    events: list[Event]
    behind: float
    error: float
    themes: list[Reason]


class ShownExercise(Answer):
    """An exercise: the position as its seat sees it, with what it can do; the plans from the best one on;
    in which part of their tries the levels of bots missed the best one."""

    note: ExerciseNote
    position: ReplayStep
    start: Tried
    plans: list[ExercisePlan]
    missed: dict[str, float]

"""What the game says about itself, as types: views, questions, described actions and events.

Views are made by `view.py`, actions by `described.py`; events are told by `rules/tale/`. Every member of a
union has exactly its own fields; `kind` says which one it is. Sections of a view that only some games have
(a solo game, modules) are left out in the others. Modules and automata declare what they add in files of
their own: because.py, events.py, shapes.py.

In a described action `cost` and `champagne` are what is paid; `vp`, `krones` and `steps` are what the seat
gains by the action itself, limits of the tracks included, before anything that follows from it.
"""

from types import new_class
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypedDict, Union

from hotelier.austria.content.manifests import gathered
from hotelier.austria.shown import actions, because, questions
from hotelier.austria.shown.bases import Chosen, Items
from hotelier.austria.shown.events import (
    dice,
    emperor,
    guests,
    items,
    rewards,
    rooms,
    setting_up,
    staff,
    turns,
)
from hotelier.austria.solo.shapes import Solo
from hotelier.core.game import Json

CHAPTERS = (setting_up, turns, guests, dice, items, rewards, rooms, staff, emperor)
Cause = because.Cause
Event: Any = Union[
    (*(each for chapter in CHAPTERS for each in chapter.EVENTS), *gathered("events", "EVENTS"))
]
Question: Any = Union[(*questions.QUESTIONS, *gathered("shapes", "QUESTIONS"))]

if TYPE_CHECKING:
    DeclinableQuestion = str
else:
    DeclinableQuestion = Literal[(*questions.DECLINED, *gathered("shapes", "DECLINED"))]


class DoneAction(Chosen):
    """Leave the rest of a question, or all of it. Income that waited beside a reward comes now."""

    kind: Literal["done"]
    question: DeclinableQuestion
    krones: int


Action: Any = Union[(*actions.ACTIONS, DoneAction, *gathered("shapes", "ACTIONS"))]


class AustriaTurn(TypedDict):
    """What was done in the turn that runs."""

    guest_taken: bool
    die_taken: bool
    touched: bool
    extra_turns: int


class KnownCard(TypedDict):
    """A card of the staff deck that the seat knows, with the number of cards above it."""

    staff: int
    above: int


class Objective(TypedDict):
    """An objective of the table, and what the next marker there brings."""

    id: str
    claimed: int
    next_vp: int | None


class CafeTable(TypedDict):
    """A guest in the café, and what is still missing of the order."""

    guest: int
    missing: Items


class PlayedStaff(TypedDict):
    """A staff card in play, with the VP that it has brought."""

    staff: int
    vp: int
    used: bool


class AustriaPlayer(TypedDict):
    """What lies before one player."""

    board: str | None
    krones: int
    emperor: int
    points: int
    points_by_source: dict[str, int]
    kitchen: Items
    tables: list[CafeTable | None]
    vacant: list[str]
    occupied: list[str]
    groups_paid: list[int]
    hand_size: int
    known_hand: list[int]
    staff: list[PlayedStaff]
    objectives: list[str]
    number: int | None
    turns_taken: int
    passed: bool


if TYPE_CHECKING:
    Waltz = Json
else:
    Waltz = new_class("Waltz", tuple(gathered("shapes", "SECTIONS")))
    Waltz.__doc__ = "Let's Waltz!: a section for each module in play."


class AustriaView(TypedDict):
    """Grand Austria Hotel as a seat sees it."""

    game: Literal["austria"]
    options: dict[str, bool | str]
    seats: int
    seat: int | None
    phase: Literal["setup", "turns", "emperor", "over"]
    round: int
    start: int
    to_move: int | None
    question: Question | None
    turn: AustriaTurn
    dice: list[int]
    queue: list[int | None]
    guest_deck: int
    discard: list[int]
    staff_deck: int
    known_in_staff_deck: list[KnownCard]
    objectives: list[Objective]
    emperor_tiles: list[str]
    players: list[AustriaPlayer]
    legal: list[str]
    waltz: NotRequired[Waltz]
    solo: NotRequired[Solo]


View = AustriaView

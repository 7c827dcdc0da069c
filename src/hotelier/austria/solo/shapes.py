"""What is shown of an automaton and asked because of it: the types."""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.bases import Asked, Chosen, Items


class GiveQuestion(Asked):
    """Which guest of the automaton gets an item."""

    kind: Literal["give"]
    item: str


class EnterQuestion(Asked):
    """Which entrance is kept."""

    kind: Literal["enter"]


class GiveAction(Chosen):
    """Give an item to a guest of the automaton."""

    kind: Literal["give"]
    table: int
    guest: int
    item: str


class EnterAction(Chosen):
    """Keep an entrance."""

    kind: Literal["enter"]
    entrance: str


class HautelCouture(TypedDict):
    """The automaton's guests have rooms and wait for the items on the action spaces; `supply` lies beside
    the board."""

    id: Literal["hautel_couture"]
    rooms: list[str | None]
    items: list[str | None]
    supply: Items


class NineStars(TypedDict):
    """Stars on its track."""

    id: Literal["nine_stars"]
    stars: int


class SushiResort(TypedDict):
    """Tokens on spaces of its hotel, and the guests with one."""

    id: Literal["sushi_resort"]
    tokens: list[str]
    marked: list[int]


class TollBridge(TypedDict):
    """Tokens on the action spaces."""

    id: Literal["toll_bridge"]
    tolls: list[int]


AutomatonEntrance = HautelCouture | NineStars | SushiResort | TollBridge
"""The own entrance of the automaton, with what lies on it."""


class Solo(TypedDict):
    """The automaton. `cards_drawn` are the instruction cards drawn since its deck was last shuffled."""

    name: str
    seat: int
    difficulty: str
    countdown: dict[str, str]
    staff_left: int
    cards_left: int
    cards_drawn: list[int]
    entrance: NotRequired[AutomatonEntrance]


QUESTIONS = (
    GiveQuestion,
    EnterQuestion,
)
ACTIONS = (
    GiveAction,
    EnterAction,
)

"""What can be asked in the base game: the types."""

from typing import Literal, TypedDict

from hotelier.austria.shown.bases import Asked, Items
from hotelier.austria.shown.because import Cause
from hotelier.austria.shown.events.rewards import PartName

Extra = Literal["steps", "room", "staff", "dancer"]
"""What a staff card lets one do besides the action of a die."""


class TurnQuestion(Asked):
    """What to do next in a turn; an `extra` one takes no die."""

    kind: Literal["turn"]
    extra: bool


class ReceiveQuestion(Asked):
    """Received items go onto guests, one by one, or to the kitchen."""

    kind: Literal["receive"]
    items: Items


class ServeQuestion(Asked):
    """Items of the kitchen go onto guests; `left` more may be moved."""

    kind: Literal["serve"]
    left: int


class DishesQuestion(Asked):
    """Strudel and cake, as many as the strength."""

    kind: Literal["dishes"]
    strength: int
    extras: list[Extra]


class DrinksQuestion(Asked):
    """Wine and coffee, as many as the strength."""

    kind: Literal["drinks"]
    strength: int
    extras: list[Extra]


class RoomsQuestion(Asked):
    """Rooms are prepared; `left` more may be."""

    kind: Literal["rooms"]
    left: int
    extras: list[Extra]


class KronesQuestion(Asked):
    """Krones and steps share the strength, or get `both` all of it."""

    kind: Literal["krones"]
    strength: int
    both: bool
    extras: list[Extra]


class StaffQuestion(Asked):
    """A staff card is played, cheaper by the strength."""

    kind: Literal["staff"]
    strength: int
    extras: list[Extra]


class CopyQuestion(Asked):
    """Which action a die of value 6 does, and what that costs."""

    kind: Literal["copy"]
    strength: int
    cost: int


class ExtraQuestion(Asked):
    """What staff let one do after the action of a die."""

    kind: Literal["extra"]
    extras: list[Extra]


class RewardPart(TypedDict):
    """A part of a reward, and how often it can still be taken."""

    part: PartName
    times: int


class RewardQuestion(Asked):
    """Which part of a reward comes next. Income that a full purse cannot hold waits beside it."""

    kind: Literal["reward"]
    source: Cause
    parts: list[RewardPart]
    income_waiting: int


class DrawnQuestion(Asked):
    """Which of the drawn staff cards is played; `cards` for the seat itself."""

    kind: Literal["drawn"]
    count: int
    cards: list[int] | None


class UnderQuestion(Asked):
    """Which staff card goes under the deck next, of `count` that must; `cards` for the seat itself."""

    kind: Literal["under"]
    count: int
    cards: list[int] | None
    from_hand: bool


class PenaltyQuestion(Asked):
    """How a penalty of the emperor is met: `cost` averts it, `vp` can be lost instead; None where not."""

    kind: Literal["penalty"]
    tile: str
    cost: int | None
    vp: int | None


class RemoveQuestion(Asked):
    """Which room is lost, a vacant or an occupied one."""

    kind: Literal["remove"]
    occupied: bool


class DiscardQuestion(Asked):
    """Which own staff card is lost."""

    kind: Literal["discard"]


class DraftQuestion(Asked):
    """Which staff card is kept; `cards` for the seat itself."""

    kind: Literal["draft"]
    cards: list[int] | None


class FirstGuestQuestion(Asked):
    """The guest to begin with, or one more that an entrance gives."""

    kind: Literal["first_guest"]
    more: bool


class FirstRoomsQuestion(Asked):
    """First rooms, `left` more: `free` or `optional` by an entrance, `optional` in the Spanish printing."""

    kind: Literal["first_rooms"]
    left: int
    free: bool
    optional: bool


class SpendQuestion(Asked):
    """Which items of the kitchen are spent, `count` more: as a price, or because the emperor takes them."""

    kind: Literal["spend"]
    count: int
    taken: bool


class ExchangeQuestion(Asked):
    """Which items of the kitchen are exchanged for others; `count` more may be."""

    kind: Literal["exchange"]
    count: int


class OthersQuestion(Asked):
    """Which items come in exchange for those that were given; `count` more."""

    kind: Literal["others"]
    count: int


class BoardQuestion(Asked):
    """Which of the day boards that nobody has yet."""

    kind: Literal["board"]


QUESTIONS = (
    TurnQuestion,
    ReceiveQuestion,
    ServeQuestion,
    DishesQuestion,
    DrinksQuestion,
    RoomsQuestion,
    KronesQuestion,
    StaffQuestion,
    CopyQuestion,
    ExtraQuestion,
    RewardQuestion,
    DrawnQuestion,
    UnderQuestion,
    PenaltyQuestion,
    RemoveQuestion,
    DiscardQuestion,
    DraftQuestion,
    FirstGuestQuestion,
    FirstRoomsQuestion,
    SpendQuestion,
    ExchangeQuestion,
    OthersQuestion,
    BoardQuestion,
)
DECLINED = (
    "serve",
    "dishes",
    "drinks",
    "rooms",
    "krones",
    "staff",
    "copy",
    "extra",
    "reward",
    "drawn",
    "first_rooms",
    "exchange",
)
"""Those that `done` can end."""

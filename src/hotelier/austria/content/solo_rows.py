"""What may be printed on the cards of the automata (L5, L30) and on their own entrances (L41-L44)."""

from typing import Annotated, Literal, NotRequired, TypedDict

from hotelier.austria.content.rows import (
    Amount,
    Cards,
    Category,
    Colour,
    NoneOrMore,
    RoomColour,
    Source,
    Space,
)
from hotelier.core.rows import EVERY, Between, Length

DECK_SIZE = 20
STAR_ROWS = 3
Border = Literal["none", "silver", "gold"]
"""Icons with a border count only where the game is harder."""
Hand = Literal["left_to_right", "right_to_left"]
Arrows = Annotated[int, Between(1, 2)]
"""L21: a dancer's ballroom is the next to be scored, or the one after it."""


class GuestIcon(TypedDict):
    """An icon of the upper section: the colour of the guest, and whether a dancer is sent for it."""

    colour: Colour | Literal["any"]
    border: Border
    arrows: NotRequired[Arrows]


class EmperorIcon(TypedDict):
    """Steps on the emperor track."""

    do: Literal["emperor"]
    steps: Amount
    border: Border


class StaffIcon(TypedDict):
    """A staff card."""

    do: Literal["staff"]
    border: Border


class ObjectiveIcon(TypedDict):
    """An objective."""

    do: Literal["objective"]
    which: Category | Literal["any"]
    border: Border


class DancerIcon(TypedDict):
    """A dancer."""

    do: Literal["dancer"]
    arrows: Arrows
    border: Border


Icon = EmperorIcon | StaffIcon | ObjectiveIcon | DancerIcon


class Instruction(TypedDict):
    """An instruction card."""

    id: int
    guests: list[GuestIcon]
    die: list[Annotated[int, Between(1, 6)]] | Annotated[list[Literal["coloured"]], Length(1)]
    """Values shown, none is a question mark; or the die in three colours."""
    extra: list[Icon]
    hand: Hand


class CelebrityBonus(TypedDict):
    """L30: what she gets besides a celebrity."""

    objective: NotRequired[Amount]
    emperor: NotRequired[Amount]
    vp: NotRequired[Amount]


CelebrityBonuses = Annotated[dict[RoomColour, CelebrityBonus], EVERY]
"""By the colour of the celebrity's die."""
Deck = Annotated[Cards, Length(DECK_SIZE)]
"""Each of them an `Instruction`."""


class LeopoldFile(TypedDict):
    """solo_decks.json"""

    source: Source
    leopold: Deck


class ElisabethFile(TypedDict):
    """elisabeth.json"""

    source: Source
    celebrity_bonus: CelebrityBonuses
    elisabeth: Deck


# Own entrances -----------------------------------------------------------------------------------


class HautelCouture(TypedDict):
    """L41: guests of these VP sit in its café, and `items` items lie beside the board."""

    id: Literal["hautel_couture"]
    name: str
    meaning: str
    supply: Amount
    guest_vp: Annotated[list[NoneOrMore], Length(1, more=True)]
    stand_in: NotRequired[list[str]]


class NineStars(TypedDict):
    """L42: the VP of each row of the track, and how many spaces a row has."""

    id: Literal["nine_stars"]
    name: str
    meaning: str
    spaces: Amount
    rows: Annotated[list[NoneOrMore], Length(STAR_ROWS)]
    stand_in: NotRequired[list[str]]


class SushiResort(TypedDict):
    """L43: where tokens lie, what they bring, and what a guest with a token costs more."""

    id: Literal["sushi_resort"]
    name: str
    meaning: str
    vp: Amount
    krones: Amount
    spaces: Annotated[list[Space], Length(1, more=True)]
    stand_in: NotRequired[list[str]]


class TollBridge(TypedDict):
    """L44: what a toll costs and brings, and what is lost without it."""

    id: Literal["toll_bridge"]
    name: str
    meaning: str
    vp: Amount
    krones: Amount
    else_vp: Amount
    stand_in: NotRequired[list[str]]


SoloEntrance = HautelCouture | NineStars | SushiResort | TollBridge

"""What may be printed: the rows of the content files of Grand Austria Hotel, declared once.

Content files and packs are checked against these types (`core/rows.py`), the book reads rows by them, and
the types of the page are made from them (`web/scripts/content.py`). What only a module knows is declared
beside it: `modules/*/rows.py`; the cards of automata in `solo_rows.py`.
"""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from hotelier.austria.content.components import EMPEROR_LIMIT, FLOORS, HALLS, MONEY_LIMIT, QUEUE
from hotelier.austria.content.effects import ANY_FLOOR, MOST
from hotelier.core.rows import EVERY, Between, Known, Length

BALL: Final = Known("cards of module 1 and what needs it")
"""W1: champagne and dancers."""
MODULE: Final = Known("cards of modules")

Points = Annotated[int, Between(-99, 99)]
Amount = Annotated[int, Between(1, 99)]
Few = Annotated[int, Between(1, 9)]
NoneOrMore = Annotated[int, Between(0, 99)]
Times = Annotated[int, Between(1, MOST)]
One = Literal[1]
Flag = Literal[True]
"""A card says so, or it says nothing."""

Dish = Literal["strudel", "cake", "wine", "coffee"]
Champagne = Annotated[Literal["champagne"], BALL]
Item = Dish | Champagne
RoomColour = Literal["blue", "red", "yellow"]
Colour = Literal["blue", "red", "yellow", "green"]
Category = Literal["A", "B", "C"]
Space = Literal[
    "1a", "1b", "1c", "1d", "1e", "2a", "2b", "2c", "2d", "2e",
    "3a", "3b", "3c", "3d", "3e", "4a", "4b", "4c", "4d", "4e",
]  # fmt: skip
GroupVp = Annotated[dict[RoomColour, Annotated[list[NoneOrMore], Length(4)]], EVERY]
"""By the number of rooms in a group."""


# Effects: what each word means is said in `content/effects.py` ---------------------------------------

Gain = dict[
    Dish
    | Champagne
    | Literal["any_item", "krones", "emperor", "staff_cards", "vp", "vp_per_staff", "vp_per_marker"]
    | Annotated[Literal["vp_per_dancer"], BALL],
    Times,
]
Floor = Annotated[int, Between(1, ANY_FLOOR)]


class Discount(TypedDict):
    """How much cheaper something is than printed."""

    free: NotRequired[bool]
    discount: NotRequired[Times]


class Offer(Discount):
    """A number of things, at a price that is lower than printed."""

    count: NotRequired[Times]


class Prepare(Offer):
    """Rooms to prepare."""

    max_floor: NotRequired[Floor]
    occupy: NotRequired[bool]


class TakeGuest(TypedDict):
    """Guests to take."""

    count: NotRequired[Times]
    free: NotRequired[bool]
    filled: NotRequired[bool]


class Occupy(TypedDict):
    """Rooms to occupy."""

    count: NotRequired[Times]
    max_floor: NotRequired[Floor]


class FillOrder(TypedDict):
    """Orders to fill."""

    count: NotRequired[Times]


class Nothing(TypedDict):
    """The word says it all."""


class Effect(TypedDict):
    """What a card gives: one word of these."""

    gain: NotRequired[Gain]
    prepare: NotRequired[Prepare]
    play_staff: NotRequired[Offer]
    draw_3_play_1: NotRequired[Discount]
    take_guest: NotRequired[TakeGuest]
    occupy: NotRequired[Occupy]
    fill_order: NotRequired[FillOrder]
    extra_action: NotRequired[Nothing]
    extra_turn: NotRequired[Nothing]
    send_dancer: NotRequired[Annotated[Offer, BALL]]


Effects = list[Annotated[Effect, Length(1)]]


# Guests ------------------------------------------------------------------------------------------

Order = dict[Item, Annotated[int, Between(1)]]


class Guest(TypedDict):
    """A guest card."""

    id: int
    name: str
    colour: Colour
    order: Order
    vp: Points
    reward: Effects
    only: NotRequired[Annotated[Literal["room", "ballroom"], BALL]]
    """Where this guest must go, if not where you like (W5)."""
    stand_in: NotRequired[list[str]]


# Staff -------------------------------------------------------------------------------------------

Timing = Literal["once", "round", "permanent", "end", "flip"]
Scored = (
    Literal["occupied_blue", "occupied_red", "occupied_yellow", "occupied", "rooms", "groups"]
    | Literal["floors", "columns", "sets", "staff", "objectives", "emperor"]
    | Annotated[Literal["dancers"], BALL]
    | Literal["copy", "copy_own_too"]
)
"""What `end` cards count."""
Price = dict[Literal["krones", "emperor", "any_item", "exchange"] | Dish | Champagne, Few]
"""What a `round` card asks before it gives; what is exchanged comes back as other items."""


class Income(TypedDict):
    """What a card brings when something happens."""

    krones: NotRequired[Amount]
    emperor: NotRequired[Amount]
    vp: NotRequired[Amount]


class GuestIncome(Income):
    """P4: what a card brings for guests of a colour, or with orders of a size."""

    colour: NotRequired[Colour]
    min_order: NotRequired[Amount]
    exact_order: NotRequired[Amount]


class Flip(TypedDict):
    """What must happen before a card may be turned face down: one condition (W60)."""

    steps: NotRequired[Few]
    dishes: NotRequired[Few]
    drinks: NotRequired[Few]
    group: NotRequired[Few]
    marker: NotRequired[Few]
    guest: NotRequired[Colour]
    min_order: NotRequired[Few]


class ExtraDancer(TypedDict):
    """A dancer to be sent."""

    discount: NotRequired[Times]


class Extra(TypedDict):
    """P2: what may be done besides the action of a die."""

    rooms: NotRequired[One]
    staff: NotRequired[One]
    emperor: NotRequired[Amount]
    dancer: NotRequired[Annotated[ExtraDancer, BALL]]


class Die(TypedDict):
    """P1: what a card adds to dice of some values."""

    values: Annotated[list[Annotated[int, Between(1, 6)]], Length(1, more=True)]
    vp: NotRequired[Amount]
    strength: NotRequired[Few]
    extra: NotRequired[Extra]
    both: NotRequired[Flag]
    free_copy: NotRequired[Flag]
    without_die: NotRequired[Flag]
    """E2: strength and free copy count also in an extra turn, in which no die is taken."""
    at_once: NotRequired[Annotated[Effects, BALL]]
    after: NotRequired[Annotated[Effects, BALL]]


class Score(TypedDict):
    """What an `end` card counts."""

    per: Scored
    vp: NoneOrMore
    max: NotRequired[Amount]


class Staff(TypedDict):
    """A staff card."""

    id: int
    name: str
    cost: NoneOrMore
    timing: Timing
    meaning: str
    use: NotRequired[Effects]
    price: NotRequired[Annotated[Price, MODULE]]
    flip: NotRequired[Flip]
    turned: NotRequired[Effects]
    effect: NotRequired[Effects]
    leaves: NotRequired[GuestIncome]
    complete: NotRequired[GuestIncome]
    """As soon as the order of such a guest is complete."""
    free_rooms: NotRequired[RoomColour]
    die: NotRequired[Die]
    occupied: NotRequired[Income]
    moves_in: NotRequired[Income]
    free_serving: NotRequired[Flag]
    free_guests: NotRequired[Flag]
    ignore_penalty: NotRequired[Flag]
    no_penalty: NotRequired[Flag]
    emperor_reward: NotRequired[Income]
    score: NotRequired[Score]
    dancer_sent: NotRequired[Annotated[Effects, BALL]]
    marker_put: NotRequired[Annotated[Effects, BALL]]
    champagne_spent: NotRequired[Annotated[Effects, BALL]]
    when: NotRequired[Annotated[Literal["staff_played"], BALL]]
    stand_in: NotRequired[list[str]]


# Objectives and emperor tiles ----------------------------------------------------------------------

Need = (
    Literal["krones", "emperor", "staff", "rooms", "floors", "columns", "groups", "whole_colours"]
    | RoomColour
    | Annotated[Literal["champagne", "dancers", "green_guests"], BALL]
    | Literal["each_item", "top_floor", "large_orders"]
)
"""What objectives ask for."""
Needs = Annotated[dict[Need, Amount], Length(1, more=True)]


class Objective(TypedDict):
    """An objective."""

    id: str
    category: Category
    meaning: str
    needs: Needs
    stand_in: NotRequired[list[str]]


class TileMeaning(TypedDict):
    """A tile in words."""

    reward: str
    penalty: str


RoomsLost = Literal["lower_floor", "same_column", "row_below"]


class Penalty(TypedDict):
    """M2, M3: what a player at position 0 suffers."""

    krones: NotRequired[Amount]
    vp: NotRequired[Amount]
    vp_per_staff: NotRequired[Amount]
    all_krones: NotRequired[Flag]
    items: NotRequired[Amount]
    kitchen: NotRequired[Flag]
    orders: NotRequired[Flag]
    hand_cards: NotRequired[Amount]
    vacant_rooms: NotRequired[Amount]
    occupied_rooms: NotRequired[RoomsLost]
    """Where the second of the rooms lies."""
    end_card: NotRequired[Amount]
    champagne: NotRequired[Annotated[Amount, BALL]]
    dancers: NotRequired[Annotated[Amount, BALL]]
    """The dancers come from the ballroom with this number."""
    ballroom: NotRequired[Annotated[int, Between(1, HALLS), BALL]]
    else_vp: NotRequired[Amount]


class Tile(TypedDict):
    """An emperor tile."""

    id: str
    category: Category
    meaning: TileMeaning
    reward: Effects
    penalty: Penalty
    stand_in: NotRequired[list[str]]


# The files ---------------------------------------------------------------------------------------

Source = dict[str, str]
"""Where values come from."""
Cards = list[dict[str, Any]]
"""Rows that may have other fields in an edition; they are checked as each edition has them."""


class GuestsFile(TypedDict):
    """guests.json"""

    source: Source
    cards: Cards
    promo: Cards


class StaffFile(TypedDict):
    """staff.json"""

    source: Source
    cards: Cards
    intro_sets: Annotated[dict[Literal["A", "B", "C", "D"], Any], EVERY]


class ObjectivesFile(TypedDict):
    """objectives.json"""

    source: Source
    vp: Annotated[list[NoneOrMore], Length(3)]
    cards: Cards


class EmperorFile(TypedDict):
    """emperor.json"""

    source: Source
    track_vp: Annotated[list[NoneOrMore], Length(EMPEROR_LIMIT + 1)]
    steps_back: Annotated[list[NoneOrMore], Length(3)]
    cards: Cards


class BoardsFile(TypedDict):
    """boards.json"""

    source: Source
    floor_costs: Annotated[list[Annotated[int, Between(0, MONEY_LIMIT)]], Length(FLOORS)]
    vp_icons: dict[Space, NoneOrMore]
    occupancy_bonus: GroupVp
    queue_costs: Annotated[list[NoneOrMore], Length(QUEUE)]
    rows: dict[str, Any]


class NamesFile(TypedDict):
    """names.json"""

    source: str
    staff: dict[str, dict[str, str]]
    guests: dict[str, dict[str, str]]


FILES: Final[dict[str, Any]] = {
    "guests": GuestsFile,
    "staff": StaffFile,
    "objectives": ObjectivesFile,
    "emperor": EmperorFile,
    "boards": BoardsFile,
    "names": NamesFile,
}


class Pack(TypedDict):
    """A content pack: fields of cards and parts, named by their ids, and values of modules."""

    guests: NotRequired[Cards]
    staff: NotRequired[Cards]
    objectives: NotRequired[Cards]
    emperor: NotRequired[Cards]
    ballrooms: NotRequired[Cards]
    rehearsal_rooms: NotRequired[Cards]
    celebrities: NotRequired[Cards]
    entrances: NotRequired[Cards]
    solo_entrances: NotRequired[Cards]
    dove_tokens: NotRequired[Cards]
    modules: NotRequired[dict[Literal["1", "2", "3", "4", "5"], dict[str, Any]]]
    game: str
    name: str

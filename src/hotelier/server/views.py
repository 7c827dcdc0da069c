"""The views of the games as types: what `game.view(seat)` answers, for the page and for clients.

The server passes views on as they are. A test decodes the views of whole games with these types, so
they cannot drift away from the games.
"""

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Items = dict[str, int]
"""A pile by the names of its items; what is not named is not there."""


class ViewPart(Struct, forbid_unknown_fields=True):
    """A part of a view: every field is told, and no other."""


class RewardSource(ViewPart):
    """Whose reward it is: one of these."""

    guest: int | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    staff: int | UnsetType = UNSET
    rehearsal: int | UnsetType = UNSET
    ballroom: str | UnsetType = UNSET
    row: str | UnsetType = UNSET
    celebrity: str | UnsetType = UNSET
    entrance: str | UnsetType = UNSET
    token: int | UnsetType = UNSET


class AustriaQuestion(ViewPart):
    """What is being decided, and by whom; the cards in question only for the one who decides."""

    kind: Literal[
        "turn",
        "receive",
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
        "under",
        "scored",
        "penalty",
        "remove",
        "discard",
        "draft",
        "first_guest",
        "first_rooms",
        "spend",
        "exchange",
        "others",
        "bid",
        "token",
        "shifted",
        "rehearse",
        "invite",
        "recall",
        "give",
        "enter",
        "celebrity",
        "flip",
    ]
    seat: int
    count: int | UnsetType = UNSET
    cards: list[int] | UnsetType = UNSET
    items: Items | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    both: bool | UnsetType = UNSET
    source: RewardSource | UnsetType = UNSET
    income_waiting: int | UnsetType = UNSET
    tile: str | UnsetType = UNSET
    extra: bool | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    value: int | UnsetType = UNSET
    staff: int | UnsetType = UNSET
    item: str | UnsetType = UNSET
    hall: int | UnsetType = UNSET
    space: int | UnsetType = UNSET
    completed: str | UnsetType = UNSET


class AustriaTurn(ViewPart):
    guest_taken: bool
    die_taken: bool
    touched: bool
    extra_turns: int


class KnownCard(ViewPart):
    """A card of the staff deck that the seat knows, with the number of cards above it."""

    staff: int
    above: int


class Objective(ViewPart):
    id: str
    claimed: int
    next_vp: int | None


class CafeTable(ViewPart):
    guest: int
    missing: Items


class PlayedStaff(ViewPart):
    staff: int
    vp: int
    used: bool


class AustriaPlayer(ViewPart):
    board: str
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


class AutomatonEvent(ViewPart):
    """One step of the automaton, as data and in words."""

    kind: Literal[
        "card",
        "guest",
        "no_guest",
        "die",
        "steps",
        "staff",
        "countdown",
        "claim",
        "no_objective",
        "dancing_guest",
        "dancer",
        "no_dancer",
        "coloured_die",
        "celebrity",
        "points",
        "star",
        "stars_scored",
        "stars_lost",
        "token",
        "token_scored",
        "toll",
        "toll_scored",
        "item",
        "checked_in",
    ]
    text: str
    card: int | UnsetType = UNSET
    round: int | UnsetType = UNSET
    guest: int | UnsetType = UNSET
    icon: str | UnsetType = UNSET
    place: int | UnsetType = UNSET
    space: str | UnsetType = UNSET
    vp: int | UnsetType = UNSET
    value: int | UnsetType = UNSET
    dice: int | UnsetType = UNSET
    steps: int | UnsetType = UNSET
    staff: int | UnsetType | None = UNSET
    objective: str | UnsetType = UNSET
    countdown: str | UnsetType = UNSET
    hall: str | UnsetType = UNSET
    row: str | UnsetType = UNSET
    colour: str | UnsetType = UNSET
    celebrity: str | UnsetType = UNSET
    stars: int | UnsetType = UNSET
    tokens: int | UnsetType = UNSET
    item: str | UnsetType = UNSET


class CheckCard(ViewPart):
    owner: int
    house: str
    beds: int


class CheckEvent(ViewPart):
    """One step of the check of bookings: a hotel opens, a power is used, a card gets beds or none. `beds`
    are those that are left after it."""

    kind: Literal["open", "power", "beds"]
    hotel: int
    beds: int
    rule: str | UnsetType = UNSET
    door: list[CheckCard] | UnsetType = UNSET
    queue: list[CheckCard] | UnsetType = UNSET
    card: CheckCard | UnsetType = UNSET
    chosen: CheckCard | UnsetType | None = UNSET
    got: bool | UnsetType = UNSET
    coins: int | UnsetType = UNSET


class Hall(ViewPart):
    """A ballroom: the free and taken spaces of a row are `spaces`, dancers are counted by seat."""

    id: str
    scored: bool
    spaces: int
    rows: dict[str, list[int]]


class DancingPlayer(ViewPart):
    dancers: int
    sent: int
    rehearsal: int | None


class Ball(ViewPart):
    """Module 1."""

    halls: list[Hall]
    costs: dict[str, int]
    rehearsals_left: list[int]
    players: list[DancingPlayer]


class ReceivingPlayer(ViewPart):
    """The celebrities of a player in this round, and those whose effect was used up."""

    taken: list[str]
    used: list[str]


class Lounge(ViewPart):
    """Module 2."""

    dice: dict[str, int | None]
    tiles: dict[str, str | None]
    deck: int
    discard: list[str]
    cost: int
    players: list[ReceivingPlayer]


class Offer(ViewPart):
    """An entrance that is auctioned."""

    id: str
    bid: int
    bidder: int | None


class OwnObjective(ViewPart):
    id: str
    claimed: bool


class Door(ViewPart):
    """The entrance of a player, with what lies beside it."""

    entrance: str | None
    first_die: int | str | UnsetType | None = UNSET
    tokens: list[int] | UnsetType = UNSET
    guests: int | UnsetType = UNSET
    objectives: list[OwnObjective] | UnsetType = UNSET
    tiles: list[str] | UnsetType = UNSET


class Doors(ViewPart):
    """Module 3."""

    offers: list[Offer]
    players: list[Door]


class SkeletonKey(ViewPart):
    """Module 4."""

    holder: int | None


class TurnedCards(ViewPart):
    turned: list[int]


class Flips(ViewPart):
    """Module 5."""

    players: list[TurnedCards]


class CompletedOrders(ViewPart):
    """How many orders of green guests a player has completed, and how many of three or more items."""

    green: int
    large: int


class Orders(ViewPart):
    """What objectives of several modules count."""

    players: list[CompletedOrders]


class Waltz(ViewPart):
    """Let's Waltz!: a section for each module in play."""

    orders: Orders
    ball: Ball | UnsetType = UNSET
    lounge: Lounge | UnsetType = UNSET
    doors: Doors | UnsetType = UNSET
    key: SkeletonKey | UnsetType = UNSET
    flips: Flips | UnsetType = UNSET


class AutomatonEntrance(ViewPart):
    """The own entrance of the automaton, with what lies on it."""

    id: str
    rooms: list[str | None] | UnsetType = UNSET
    items: list[str | None] | UnsetType = UNSET
    supply: Items | UnsetType = UNSET
    stars: int | UnsetType = UNSET
    tokens: list[str] | UnsetType = UNSET
    marked: list[int] | UnsetType = UNSET
    tolls: list[int] | UnsetType = UNSET


class Solo(ViewPart):
    name: str
    seat: int
    difficulty: str
    countdown: dict[str, str]
    staff_left: int
    cards_left: int
    events: list[AutomatonEvent]
    entrance: AutomatonEntrance | UnsetType = UNSET


class AustriaView(ViewPart, tag="austria", tag_field="game"):
    """Grand Austria Hotel as a seat sees it."""

    options: dict[str, bool | str]
    seats: int
    seat: int | None
    phase: Literal["setup", "turns", "emperor", "over"]
    round: int
    start: int
    to_move: int | None
    question: AustriaQuestion | None
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
    waltz: Waltz | UnsetType = UNSET
    solo: Solo | UnsetType = UNSET


class OverbookingQuestion(ViewPart):
    kind: str
    placement: int | UnsetType = UNSET
    hotel: int | UnsetType = UNSET
    card: str | UnsetType = UNSET


class HotelCard(ViewPart):
    """The back of a card at a hotel, and its beds for those who know them."""

    owner: int
    house: str
    large: bool
    beds: int | None
    face_up: bool


class Hotel(ViewPart):
    id: str
    beds: int
    beds_now: int
    rule: str
    stand_in: bool
    token: bool
    checked: bool
    chosen: list[int]
    queue: list[HotelCard]
    door: list[HotelCard]


class OverbookingPlayer(ViewPart):
    hand_size: int
    known_hand: list[str]
    deck: int
    collected: list[str]
    discarded: list[str]
    tokens: int
    coins: list[int]
    points: int
    skipped_in_rounds: list[int]


class OverbookingView(ViewPart, tag="overbooking", tag_field="game"):
    """Overbooking as a seat sees it."""

    options: dict[str, bool | str]
    seats: int
    seat: int | None
    phase: Literal["placing", "checking", "over"]
    round: int
    start: int
    to_move: int | None
    question: OverbookingQuestion | None
    hotels: list[Hotel]
    players: list[OverbookingPlayer]
    legal: list[str]


View = AustriaView | OverbookingView

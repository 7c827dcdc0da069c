"""What the game says about itself, as types: views, questions, described actions and events.

Views are made by `view.py`, actions by `described.py`, events by `tale.py`. Every member of a union has
exactly its own fields; `kind` says which one it is. Sections of a view that only some games have (a solo
game, modules) are left out in the others.

In a described action `cost` and `champagne` are what is paid; `vp`, `krones` and `steps` are what the seat
gains by the action itself, limits of the tracks included, before anything that follows from it.
"""

from typing import Literal, NotRequired, TypedDict

from hotelier.austria.shown.events import Cause, Event, Items, PartName

__all__ = ["Action", "Cause", "Event", "Items", "Question", "View"]


# Questions ---------------------------------------------------------------------------------------

Extra = Literal["steps", "room", "staff", "dancer"]
"""What a staff card lets one do besides the action of a die."""


class Asked(TypedDict):
    """What every question has: who decides."""

    seat: int


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


class BidQuestion(Asked):
    """A bid for an entrance."""

    kind: Literal["bid"]


class TokenQuestion(Asked):
    """Which token is used for a floor or a column."""

    kind: Literal["token"]
    completed: Literal["floor", "column"]


class ShiftedQuestion(Asked):
    """Which die is taken from the space to which one was moved."""

    kind: Literal["shifted"]
    space: int


class RehearseQuestion(Asked):
    """Which rehearsal room is chosen."""

    kind: Literal["rehearse"]


class InviteQuestion(Asked):
    """Where a staff card sends a dancer."""

    kind: Literal["invite"]
    staff: int


class RecallQuestion(Asked):
    """Which dancer leaves a ballroom, counted from the left."""

    kind: Literal["recall"]
    hall: int


class GiveQuestion(Asked):
    """Which guest of the automaton gets an item."""

    kind: Literal["give"]
    item: str


class EnterQuestion(Asked):
    """Which entrance is kept."""

    kind: Literal["enter"]


class CelebrityQuestion(Asked):
    """Whether the celebrity of a die comes; `strength` is that of the die without staff."""

    kind: Literal["celebrity"]
    colour: str
    value: int
    strength: int


class BoardQuestion(Asked):
    """Which of the day boards that nobody has yet."""

    kind: Literal["board"]


class FlipQuestion(Asked):
    """Whether a `flip` card is turned face down."""

    kind: Literal["flip"]
    staff: int


Question = (
    TurnQuestion
    | ReceiveQuestion
    | ServeQuestion
    | DishesQuestion
    | DrinksQuestion
    | RoomsQuestion
    | KronesQuestion
    | StaffQuestion
    | CopyQuestion
    | ExtraQuestion
    | RewardQuestion
    | DrawnQuestion
    | UnderQuestion
    | PenaltyQuestion
    | RemoveQuestion
    | DiscardQuestion
    | DraftQuestion
    | FirstGuestQuestion
    | FirstRoomsQuestion
    | SpendQuestion
    | ExchangeQuestion
    | OthersQuestion
    | BidQuestion
    | TokenQuestion
    | ShiftedQuestion
    | RehearseQuestion
    | InviteQuestion
    | RecallQuestion
    | GiveQuestion
    | EnterQuestion
    | CelebrityQuestion
    | FlipQuestion
    | BoardQuestion
)

DeclinableQuestion = Literal[
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
    "token",
    "invite",
    "celebrity",
    "flip",
]
"""What `done` can end."""


# Actions -----------------------------------------------------------------------------------------


class Chosen(TypedDict):
    """What every action has: its text, as records keep it."""

    notation: str


class PassAction(Chosen):
    """Pass."""

    kind: Literal["pass"]


class EndAction(Chosen):
    """End the turn."""

    kind: Literal["end"]


class DoneAction(Chosen):
    """Leave the rest of a question, or all of it. Income that waited beside a reward comes now."""

    kind: Literal["done"]
    question: DeclinableQuestion
    krones: int


class KeepAction(Chosen):
    """The rest of the received items goes to the kitchen."""

    kind: Literal["keep"]
    items: Items


class ServeAction(Chosen):
    """Pay to move items from the kitchen."""

    kind: Literal["serve"]
    cost: int


class SufferAction(Chosen):
    """Suffer the penalty of an emperor tile."""

    kind: Literal["suffer"]
    tile: str


class SufferVpAction(Chosen):
    """Lose VP instead of what it demands."""

    kind: Literal["suffer_vp"]
    tile: str
    vp: int


class BoardAction(Chosen):
    """Name a hotel board."""

    kind: Literal["board"]
    board: str


class IgnoreAction(Chosen):
    """Pay to avert it."""

    kind: Literal["ignore"]
    tile: str
    cost: int


class GuestAction(Chosen):
    """Take a guest from the queue to a table of the café; `filled`: with a complete order."""

    kind: Literal["guest"]
    place: int
    guest: int
    table: int
    cost: int
    filled: bool


class TakeAction(Chosen):
    """Share the strength of a die: `count` of one thing, the rest of the other. Steps beyond the end of the
    track are VP."""

    kind: Literal["take"]
    what: Literal["cake", "coffee", "steps"]
    count: int
    items: Items
    krones: int
    steps: int
    vp: int


class DieAction(Chosen):
    """Take a die and do its action with this strength, staff included. The cost is the boost and the toll
    of an automaton; who cannot pay the toll loses VP. `takes` are the ways to share the strength, where
    the action will ask for one."""

    kind: Literal["die"]
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class SpaceAction(Chosen):
    """Do the action of a space without taking a die."""

    kind: Literal["space"]
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class ColouredDieAction(Chosen):
    """Take the die of a colour; a celebrity may come before its action."""

    kind: Literal["coloured_die"]
    colour: str
    value: int
    boost: bool
    strength: int
    cost: int
    vp: int
    takes: list[TakeAction]


class CopyAction(Chosen):
    """Do the action of another space with a die of value 6."""

    kind: Literal["copy"]
    value: int
    strength: int
    cost: int


class GetAction(Chosen):
    """Take a part of a reward that leaves nothing to choose; `cards` is how many are drawn."""

    kind: Literal["get"]
    what: Literal[
        "krones", "steps", "cards", "draw", "income", "strudel", "cake", "wine", "coffee", "champagne"
    ]
    items: Items
    krones: int
    steps: int
    vp: int
    cards: int


class PlaceAction(Chosen):
    """Put an item on a guest."""

    kind: Literal["place"]
    item: str
    table: int
    guest: int


class FillAction(Chosen):
    """Fill the order of a guest from the supply."""

    kind: Literal["fill"]
    table: int
    guest: int
    items: Items


class ClaimAction(Chosen):
    """Claim an objective of the table."""

    kind: Literal["claim"]
    objective: str
    id: str
    vp: int


class RoomAction(Chosen):
    """Prepare a room; `occupies`: it is occupied at once. The VP are those of its icon."""

    kind: Literal["room"]
    space: str
    colour: str
    cost: int
    vp: int
    occupies: bool


class OccupyAction(Chosen):
    """Turn a vacant room to occupied."""

    kind: Literal["occupy"]
    space: str
    colour: str


class RemoveAction(Chosen):
    """Lose a room."""

    kind: Literal["remove"]
    space: str
    occupied: bool


class MoveAction(Chosen):
    """A guest moves into a room."""

    kind: Literal["move"]
    table: int
    guest: int
    space: str
    colour: str


class PlayAction(Chosen):
    """Play a staff card."""

    kind: Literal["play"]
    staff: int
    cost: int


class UseAction(Chosen):
    """Use a staff card for this round. Its price: krones, steps back on the emperor track, items of the
    kitchen, items of choice, and items to be exchanged."""

    kind: Literal["use"]
    staff: int
    cost: int
    steps_back: int
    items: Items
    any_item: int
    exchange: int


class UnderAction(Chosen):
    """Put a staff card under the deck."""

    kind: Literal["under"]
    staff: int


class DiscardAction(Chosen):
    """Lose a staff card with the VP that it has brought."""

    kind: Literal["discard"]
    staff: int
    vp: int


class DraftAction(Chosen):
    """Keep a staff card."""

    kind: Literal["draft"]
    staff: int


class SpendAction(Chosen):
    """Part with an item of the kitchen."""

    kind: Literal["spend"]
    item: str


class DanceAction(Chosen):
    """Send a dancer to a row of a ballroom; `hall` is its place from the left."""

    kind: Literal["dance"]
    hall: int
    ballroom: str
    row: str
    champagne: int


class BallAction(Chosen):
    """Send a guest there."""

    kind: Literal["ball"]
    table: int
    guest: int
    hall: int
    ballroom: str
    row: str
    champagne: int


class RecallAction(Chosen):
    """Lose a dancer."""

    kind: Literal["recall"]
    hall: int
    ballroom: str
    row: str


class RehearseAction(Chosen):
    """Choose a rehearsal room."""

    kind: Literal["rehearse"]
    room: int


class CelebrityAction(Chosen):
    """Pay for a celebrity."""

    kind: Literal["celebrity"]
    celebrity: str
    colour: str
    cost: int
    vp: int


class ExchangeAction(Chosen):
    """Let a celebrity exchange items, up to `count`."""

    kind: Literal["exchange"]
    celebrity: str
    count: int


class KeyAction(Chosen):
    """Take the skeleton key instead of a die."""

    kind: Literal["key"]
    krones: int
    steps: int
    vp: int


class FlipAction(Chosen):
    """Turn a staff card face down for its effect."""

    kind: Literal["flip"]
    staff: int


class BidAction(Chosen):
    """Bid for an entrance."""

    kind: Literal["bid"]
    entrance: str
    bid: int


class TokenAction(Chosen):
    """Use a token for a floor or a column."""

    kind: Literal["token"]
    token: int
    completed: Literal["floor", "column"]


class ClaimOwnAction(Chosen):
    """Fulfil an objective of one's own."""

    kind: Literal["claim_own"]
    objective: str
    id: str
    vp: int


class ShiftAction(Chosen):
    """Move a die to a neighbouring space and use that one; `dice` will lie there. The toll of an automaton
    is paid now if the action begins at once."""

    kind: Literal["shift"]
    value: int
    to: int
    dice: int
    cost: int
    vp: int


class TileAction(Chosen):
    """Go back on the emperor track for the reward of an own tile."""

    kind: Literal["tile"]
    tile: str
    steps_back: int


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


Action = (
    PassAction
    | EndAction
    | DoneAction
    | KeepAction
    | ServeAction
    | SufferAction
    | SufferVpAction
    | IgnoreAction
    | BoardAction
    | GuestAction
    | DieAction
    | SpaceAction
    | ColouredDieAction
    | CopyAction
    | TakeAction
    | GetAction
    | PlaceAction
    | FillAction
    | ClaimAction
    | RoomAction
    | OccupyAction
    | RemoveAction
    | MoveAction
    | PlayAction
    | UseAction
    | UnderAction
    | DiscardAction
    | DraftAction
    | SpendAction
    | DanceAction
    | BallAction
    | RecallAction
    | RehearseAction
    | CelebrityAction
    | ExchangeAction
    | KeyAction
    | FlipAction
    | BidAction
    | TokenAction
    | ClaimOwnAction
    | ShiftAction
    | TileAction
    | GiveAction
    | EnterAction
)


# Views -------------------------------------------------------------------------------------------


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


class Hall(TypedDict):
    """A ballroom: the free and taken spaces of a row are `spaces`, dancers are counted by seat."""

    id: str
    scored: bool
    spaces: int
    rows: dict[str, list[int]]


class DancingPlayer(TypedDict):
    """The dancers of a player, and the rehearsal room."""

    dancers: int
    sent: int
    rehearsal: int | None


class Ball(TypedDict):
    """Module 1."""

    halls: list[Hall]
    costs: dict[str, int]
    rehearsals_left: list[int]
    players: list[DancingPlayer]


class ReceivingPlayer(TypedDict):
    """The celebrities of a player in this round, and those whose effect was used up."""

    taken: list[str]
    used: list[str]


class Lounge(TypedDict):
    """Module 2."""

    dice: dict[str, int | None]
    tiles: dict[str, str | None]
    deck: int
    discard: list[str]
    cost: int
    players: list[ReceivingPlayer]


class Offer(TypedDict):
    """An entrance that is auctioned."""

    id: str
    bid: int
    bidder: int | None


class OwnObjective(TypedDict):
    """An objective that only one seat has."""

    id: str
    claimed: bool


class NoEntrance(TypedDict):
    """A player without an entrance."""

    kind: Literal["none"]
    entrance: None


class PlainEntrance(TypedDict):
    """An entrance beside which nothing lies."""

    kind: Literal["plain"]
    entrance: str


class EntranceWithDie(TypedDict):
    """An entrance that remembers the first die of the round, or the key."""

    kind: Literal["first_die"]
    entrance: str
    first_die: int | Literal["key"] | None


class EntranceWithTokens(TypedDict):
    """An entrance with tokens."""

    kind: Literal["tokens"]
    entrance: str
    tokens: list[int]


class EntranceWithGuests(TypedDict):
    """An entrance that counts the guests who left in this round."""

    kind: Literal["guests"]
    entrance: str
    guests: int


class EntranceWithObjectives(TypedDict):
    """An entrance with objectives of its own."""

    kind: Literal["objectives"]
    entrance: str
    objectives: list[OwnObjective]


class EntranceWithTiles(TypedDict):
    """An entrance with emperor tiles of its own."""

    kind: Literal["tiles"]
    entrance: str
    tiles: list[str]


Entrance = (
    NoEntrance
    | PlainEntrance
    | EntranceWithDie
    | EntranceWithTokens
    | EntranceWithGuests
    | EntranceWithObjectives
    | EntranceWithTiles
)
"""The entrance of a player, with what lies beside it."""


class Entrances(TypedDict):
    """Module 3."""

    offers: list[Offer]
    players: list[Entrance]


class SkeletonKey(TypedDict):
    """Module 4."""

    holder: int | None


class TurnedCards(TypedDict):
    """The staff cards of a player that lie face down."""

    turned: list[int]


class Flips(TypedDict):
    """Module 5."""

    players: list[TurnedCards]


class CompletedOrders(TypedDict):
    """How many orders of green guests a player has completed, and how many of three or more items."""

    green: int
    large: int


class Orders(TypedDict):
    """What objectives of several modules count."""

    players: list[CompletedOrders]


class Waltz(TypedDict):
    """Let's Waltz!: a section for each module in play."""

    orders: Orders
    ball: NotRequired[Ball]
    lounge: NotRequired[Lounge]
    entrances: NotRequired[Entrances]
    key: NotRequired[SkeletonKey]
    flips: NotRequired[Flips]


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

"""Everything that can be seen to happen at a table: the declarations of all events.

`tale.py` tells them. Whatever changes points, krones or the emperor track carries `seat` and the deltas
`vp`, `krones`, `steps`. `decision` counts the decisions that had been applied: 0 is the setup, and what the
first decision led to has 1.
"""

from typing import Literal, TypedDict

Items = dict[str, int]
"""Items by name; what is not named is not there."""


# Why something was gained ------------------------------------------------------------------------


class OfGuest(TypedDict):
    """The reward or the VP of a guest."""

    kind: Literal["guest"]
    guest: int


class OfTile(TypedDict):
    """The reward of an emperor tile."""

    kind: Literal["tile"]
    tile: str


class OfStaff(TypedDict):
    """A staff card."""

    kind: Literal["staff"]
    staff: int


class OfSpace(TypedDict):
    """The action of a space."""

    kind: Literal["space"]
    value: int


class OfGroup(TypedDict):
    """A group of rooms that was completed."""

    kind: Literal["group"]
    colour: str


class OfRoom(TypedDict):
    """The icon of a space in the hotel."""

    kind: Literal["room"]
    space: str


class OfObjective(TypedDict):
    """An objective that was claimed."""

    kind: Literal["objective"]
    objective: str


class OfEmperor(TypedDict):
    """The emperor's visit: the track, or a penalty."""

    kind: Literal["emperor"]


class OfEnd(TypedDict):
    """Final scoring."""

    kind: Literal["end"]


class OfInstruction(TypedDict):
    """The instruction card of an automaton."""

    kind: Literal["instruction"]


class OfBallroom(TypedDict):
    """A ballroom that was scored."""

    kind: Literal["ballroom"]
    ballroom: str


class OfRow(TypedDict):
    """The row of a ballroom that a dancer was sent to."""

    kind: Literal["row"]
    ballroom: str
    row: str


class OfRehearsal(TypedDict):
    """A rehearsal room, with every third dancer."""

    kind: Literal["rehearsal"]
    rehearsal: int


class OfCelebrity(TypedDict):
    """A celebrity."""

    kind: Literal["celebrity"]
    celebrity: str


class OfColour(TypedDict):
    """The bonus of an automaton for the colour of a die."""

    kind: Literal["colour"]
    colour: str


class OfEntrance(TypedDict):
    """The entrance of a hotel; `entrance` names it, that of an automaton too."""

    kind: Literal["entrance"]
    entrance: str


class OfToken(TypedDict):
    """A token of an entrance."""

    kind: Literal["token"]
    token: int


class OfExchange(TypedDict):
    """Items that were given for others."""

    kind: Literal["exchange"]


class OfKey(TypedDict):
    """The skeleton key."""

    kind: Literal["key"]


Cause = (
    OfGuest
    | OfTile
    | OfStaff
    | OfSpace
    | OfGroup
    | OfRoom
    | OfObjective
    | OfEmperor
    | OfEnd
    | OfInstruction
    | OfBallroom
    | OfRow
    | OfRehearsal
    | OfCelebrity
    | OfColour
    | OfEntrance
    | OfToken
    | OfExchange
    | OfKey
)


PartName = Literal[
    "items",
    "any_item",
    "krones",
    "steps",
    "cards",
    "room",
    "staff",
    "draw",
    "guest",
    "occupy",
    "fill",
    "action",
    "dancer",
]
"""A part of a reward that one decides about."""


class Told(TypedDict):
    """What every event has."""

    decision: int


# Setting up --------------------------------------------------------------------------------------


class SetUp(Told):
    """The table is laid out: objectives, emperor tiles, the queue from the newest guest on, the decks."""

    kind: Literal["set_up"]
    seats: int
    start: int
    objectives: list[str]
    tiles: list[str]
    queue: list[int | None]
    guest_deck: int
    staff_deck: int


class Seated(Told):
    """A seat begins with a hotel, krones and items; an automaton too. No `board` where the seats choose."""

    kind: Literal["seated"]
    seat: int
    board: str | None
    krones: int
    items: Items


class BoardChosen(Told):
    """A seat names its hotel board."""

    kind: Literal["board_chosen"]
    seat: int
    board: str


class HandDealt(Told):
    """A seat receives its first hand; `cards` for the seat itself."""

    kind: Literal["hand_dealt"]
    seat: int
    count: int
    cards: list[int] | None


class PackPassed(Told):
    """A seat receives the staff cards that it drafts from; `cards` for the seat itself."""

    kind: Literal["pack_passed"]
    seat: int
    count: int
    cards: list[int] | None


class StaffKept(Told):
    """A card is drafted; `staff` for the seat itself."""

    kind: Literal["staff_kept"]
    seat: int
    staff: int | None


# Rounds and turns --------------------------------------------------------------------------------


class RoundBegins(Told):
    """A round begins; `start` has turn order tile 1."""

    kind: Literal["round_begins"]
    round: int
    start: int


class DiceRolled(Told):
    """Dice are rolled and sorted: how many lie on each space, coloured ones among them. `again`: because
    everybody has passed, with a die less."""

    kind: Literal["dice_rolled"]
    dice: list[int]
    coloured: dict[str, int | None] | None
    again: bool


class DiceRemoved(Told):
    """Everybody has passed and no die is left to be rolled again."""

    kind: Literal["dice_removed"]


class TurnBegins(Told):
    """A turn begins; an `extra` one takes no die."""

    kind: Literal["turn_begins"]
    seat: int
    extra: bool


class Passed(Told):
    """Somebody passes."""

    kind: Literal["passed"]
    seat: int


class TurnEnds(Told):
    """A turn is over."""

    kind: Literal["turn_ends"]
    seat: int


class RoundEnds(Told):
    """A round is over: staff are refreshed, turn order tiles are passed on."""

    kind: Literal["round_ends"]
    round: int


# Guests ------------------------------------------------------------------------------------------


class GuestArrives(Told):
    """A guest joins the queue as the newest, or nobody is left; `deck` guests remain face down."""

    kind: Literal["guest_arrives"]
    guest: int | None
    deck: int


class DeckRebuilt(Told):
    """The discarded guests become the new deck."""

    kind: Literal["deck_rebuilt"]
    deck: int


class GuestDiscarded(Told):
    """A guest goes to the discard pile."""

    kind: Literal["guest_discarded"]
    guest: int


class GuestTaken(Told):
    """A guest from the queue sits down at a table of the café and orders."""

    kind: Literal["guest_taken"]
    seat: int
    guest: int
    order: Items
    place: int
    table: int
    krones: int


class OrderFilled(Told):
    """All that a guest still waits for comes from the supply."""

    kind: Literal["order_filled"]
    seat: int
    table: int
    guest: int
    items: Items


class OrderComplete(Told):
    """A guest has all that was ordered."""

    kind: Literal["order_complete"]
    seat: int
    table: int
    guest: int


class MovedIn(Told):
    """A guest leaves the café for a room."""

    kind: Literal["moved_in"]
    seat: int
    table: int
    guest: int
    space: str


class WentDancing(Told):
    """A guest leaves the café for a ballroom."""

    kind: Literal["went_dancing"]
    seat: int
    table: int
    guest: int
    ballroom: str
    row: str


# Dice and actions --------------------------------------------------------------------------------


class DieTaken(Told):
    """A die is taken; `dice` lay on its space, and a krone may have made it stronger."""

    kind: Literal["die_taken"]
    seat: int
    value: int
    dice: int
    colour: str | None
    boost: bool
    krones: int


class SpaceUsed(Told):
    """A space is used without taking a die from it."""

    kind: Literal["space_used"]
    seat: int
    value: int
    boost: bool
    krones: int


class ActionBegins(Told):
    """The action of a space begins, with all that adds to its strength."""

    kind: Literal["action_begins"]
    seat: int
    value: int
    strength: int


class ActionCopied(Told):
    """A die of value 6 does the action of another space."""

    kind: Literal["action_copied"]
    seat: int
    value: int
    krones: int


class ActionDeclined(Told):
    """The rest of an action, or all of it, is not used."""

    kind: Literal["action_declined"]
    seat: int
    value: int


# Items -------------------------------------------------------------------------------------------


class ItemsReceived(Told):
    """Items come from the supply; where each goes is told next."""

    kind: Literal["items_received"]
    seat: int
    items: Items
    because: Cause


class ItemPlaced(Told):
    """An item is put on a guest, out of those just received or from the kitchen."""

    kind: Literal["item_placed"]
    seat: int
    item: str
    table: int
    guest: int
    from_kitchen: bool


class ItemsKept(Told):
    """Received items go to the kitchen."""

    kind: Literal["items_kept"]
    seat: int
    items: Items


class Serving(Told):
    """Somebody pays for serving from the kitchen."""

    kind: Literal["serving"]
    seat: int
    krones: int


class ItemsSpent(Told):
    """Items of the kitchen are spent."""

    kind: Literal["items_spent"]
    seat: int
    items: Items


# Rewards, tracks and points ----------------------------------------------------------------------


class RewardTaken(Told):
    """A part of a reward is taken; what it brings is told next."""

    kind: Literal["reward_taken"]
    seat: int
    because: Cause
    part: PartName | Literal["waiting_krones"]


class RewardDeclined(Told):
    """The rest of a reward is not taken."""

    kind: Literal["reward_declined"]
    seat: int
    because: Cause


class KronesGained(Told):
    """Krones are gained; what goes beyond the limit is `lost`."""

    kind: Literal["krones_gained"]
    seat: int
    krones: int
    lost: int
    because: Cause


class KronesWait(Told):
    """Krones that would go beyond the limit wait until the reward has been taken."""

    kind: Literal["krones_wait"]
    seat: int
    waiting: int
    because: Cause


class StepsGained(Told):
    """Steps on the emperor track; those beyond its end are VP."""

    kind: Literal["steps_gained"]
    seat: int
    steps: int
    vp: int
    because: Cause


class PointsScored(Told):
    """VP are gained or lost; `source` is the line of the score sheet."""

    kind: Literal["points_scored"]
    seat: int
    vp: int
    source: str
    because: Cause


class ExtraTurnGained(Told):
    """One more turn follows this one."""

    kind: Literal["extra_turn_gained"]
    seat: int
    because: Cause


# Rooms -------------------------------------------------------------------------------------------


class RoomPrepared(Told):
    """A vacant room is put into the hotel and paid for."""

    kind: Literal["room_prepared"]
    seat: int
    space: str
    krones: int


class RoomOccupied(Told):
    """A vacant room becomes occupied."""

    kind: Literal["room_occupied"]
    seat: int
    space: str


class GroupComplete(Told):
    """All rooms of a group are occupied; its bonus is told next."""

    kind: Literal["group_complete"]
    seat: int
    group: int
    colour: str
    size: int


class RoomLost(Told):
    """A room leaves the hotel."""

    kind: Literal["room_lost"]
    seat: int
    space: str
    occupied: bool


# Staff -------------------------------------------------------------------------------------------


class StaffDrawn(Told):
    """Staff cards are drawn, into the hand or to play one of them; `cards` for the seat itself."""

    kind: Literal["staff_drawn"]
    seat: int
    count: int
    cards: list[int] | None
    to_hand: bool


class StaffPutUnder(Told):
    """A staff card goes under the deck; `staff` for the seat itself."""

    kind: Literal["staff_put_under"]
    seat: int
    staff: int | None
    from_hand: bool


class StaffPlayed(Told):
    """A staff card is paid for and laid out."""

    kind: Literal["staff_played"]
    seat: int
    staff: int
    from_hand: bool
    krones: int


class StaffUsed(Told):
    """A staff card is used for this round, and what leaves no choice is paid."""

    kind: Literal["staff_used"]
    seat: int
    staff: int
    krones: int
    steps: int
    items: Items


class StaffLost(Told):
    """A staff card leaves the game with the VP that it had brought."""

    kind: Literal["staff_lost"]
    seat: int
    staff: int
    vp: int


class ObjectiveClaimed(Told):
    """A marker is put on an objective; its VP are told next."""

    kind: Literal["objective_claimed"]
    seat: int
    objective: str
    claims: int


# The emperor and the end -------------------------------------------------------------------------


class EmperorComes(Told):
    """The emperor's visit after a round: the tile that he brings."""

    kind: Literal["emperor_comes"]
    visit: int
    tile: str


class EmperorScored(Told):
    """The position on the track scores, then the marker goes back."""

    kind: Literal["emperor_scored"]
    seat: int
    position: int
    vp: int
    steps: int


class EmperorJudges(Told):
    """Reward, nothing or penalty, by the position that is left."""

    kind: Literal["emperor_judges"]
    seat: int
    position: int
    tile: str
    verdict: Literal["reward", "nothing", "penalty"]


class PenaltyAverted(Told):
    """The staff card that allows it averts the penalty, for a krone or for nothing."""

    kind: Literal["penalty_averted"]
    seat: int
    tile: str
    krones: int


class PenaltySuffered(Told):
    """The penalty: VP, krones and items that are lost at once; rooms and cards are told one by one."""

    kind: Literal["penalty_suffered"]
    seat: int
    tile: str
    vp: int
    krones: int
    items: Items
    orders: bool


class FinalScoring(Told):
    """The hotels are scored, source by source."""

    kind: Literal["final_scoring"]


class GameOver(Told):
    """The result; lists are in seat order, winners are seats."""

    kind: Literal["game_over"]
    scores: list[int]
    ranking: list[int]
    winners: list[int]


# Let's Waltz!: ballrooms -------------------------------------------------------------------------


class BallroomsOpened(Told):
    """Module 1: the ballrooms, in the order in which they are scored."""

    kind: Literal["ballrooms_opened"]
    ballrooms: list[str]
    dancers: int


class RehearsalRoomTaken(Told):
    """Somebody has a rehearsal room."""

    kind: Literal["rehearsal_room_taken"]
    seat: int
    rehearsal: int


class DancerSent(Told):
    """A dancer comes to a row of a ballroom."""

    kind: Literal["dancer_sent"]
    seat: int
    ballroom: str
    row: str


class DancerLost(Told):
    """A dancer leaves a ballroom and the game."""

    kind: Literal["dancer_lost"]
    seat: int
    ballroom: str
    row: str


class BallroomScored(Told):
    """A ballroom is scored: how many dancers each seat has there. The VP are told next."""

    kind: Literal["ballroom_scored"]
    ballroom: str
    dancers: list[int]


# Let's Waltz!: celebrities -----------------------------------------------------------------------


class CelebrityArrives(Told):
    """Module 2: a celebrity comes to the lounge, for the die of a colour; `deck` remain face down."""

    kind: Literal["celebrity_arrives"]
    colour: str
    celebrity: str
    deck: int


class CelebritiesShuffled(Told):
    """The celebrities who have left become the new deck."""

    kind: Literal["celebrities_shuffled"]
    deck: int


class CelebrityWelcomed(Told):
    """A celebrity is paid for and stays until the end of the round."""

    kind: Literal["celebrity_welcomed"]
    seat: int
    colour: str
    celebrity: str
    krones: int


class CelebrityUsed(Told):
    """The effect of a celebrity is used up."""

    kind: Literal["celebrity_used"]
    seat: int
    celebrity: str


class CelebritiesLeave(Told):
    """The round is over, and the celebrities of a seat leave."""

    kind: Literal["celebrities_leave"]
    seat: int
    celebrities: list[str]


# Let's Waltz!: entrances, key, cards that are turned over ----------------------------------------


class EntrancesOffered(Told):
    """Module 3: the entrances that can be had."""

    kind: Literal["entrances_offered"]
    entrances: list[str]


class BidMade(Told):
    """A bid for an entrance; who was outbid must bid again."""

    kind: Literal["bid_made"]
    seat: int
    entrance: str
    bid: int
    outbid: int | None


class EntranceTaken(Told):
    """An entrance is paid for and belongs to a seat now."""

    kind: Literal["entrance_taken"]
    seat: int
    entrance: str
    krones: int


class TableAdded(Told):
    """The café has one more table."""

    kind: Literal["table_added"]
    seat: int


class TokensReceived(Told):
    """The tokens of an entrance lie ready."""

    kind: Literal["tokens_received"]
    seat: int
    tokens: list[int]


class TokenUsed(Told):
    """A token is used for a floor or a column."""

    kind: Literal["token_used"]
    seat: int
    token: int
    completed: Literal["floor", "column"]


class OwnObjectivesDrawn(Told):
    """Objectives that only one seat has."""

    kind: Literal["own_objectives_drawn"]
    seat: int
    objectives: list[str]


class OwnObjectiveClaimed(Told):
    """One of them is fulfilled; its VP are told next."""

    kind: Literal["own_objective_claimed"]
    seat: int
    objective: str


class OwnTilesDrawn(Told):
    """Emperor tiles that only one seat has."""

    kind: Literal["own_tiles_drawn"]
    seat: int
    tiles: list[str]


class OwnTileUsed(Told):
    """Back on the emperor track for the reward of an own tile."""

    kind: Literal["own_tile_used"]
    seat: int
    tile: str
    steps: int


class DieMoved(Told):
    """A die is moved to a neighbouring space. Which one: if a coloured die, its colour."""

    kind: Literal["die_moved"]
    seat: int
    value: int
    to: int
    colour: str | None


class KeyTaken(Told):
    """Module 4: the skeleton key is taken instead of a die."""

    kind: Literal["key_taken"]
    seat: int


class StaffTurnedDown(Told):
    """Module 5: a `flip` card is turned face down for its effect."""

    kind: Literal["staff_turned_down"]
    seat: int
    staff: int


# Automata ----------------------------------------------------------------------------------------


class AutomatonReady(Told):
    """An automaton sits down, with `staff` cards face down before it and a deck of instruction cards."""

    kind: Literal["automaton_ready"]
    seat: int
    name: str
    difficulty: str
    staff: int
    cards: int
    entrance: str | None


Direction = Literal["left_to_right", "right_to_left"]


class InstructionDrawn(Told):
    """The automaton draws an instruction card: what it shows, and where the finger of its hand points."""

    kind: Literal["instruction_drawn"]
    seat: int
    card: int
    hand: Direction
    cards_left: int


class AutomatonTakesGuest(Told):
    """It takes a guest for free and puts the room into its hotel. `icon` is the colour asked for; `reason`:
    the most VP among guests of that colour, among all for a white icon, or among all because none of that
    colour can be placed; `tied` guests had equally many, and the hand decided."""

    kind: Literal["automaton_takes_guest"]
    seat: int
    guest: int
    place: int
    icon: str
    reason: Literal["of_colour", "white_icon", "none_of_colour"]
    tied: int
    space: str


class AutomatonSendsGuest(Told):
    """The same with a dancer in place of a room."""

    kind: Literal["automaton_sends_guest"]
    seat: int
    guest: int
    place: int
    icon: str
    reason: Literal["of_colour", "white_icon", "none_of_colour"]
    tied: int
    arrows: int


class AutomatonFindsNoGuest(Told):
    """No guest can be placed."""

    kind: Literal["automaton_finds_no_guest"]
    seat: int
    icon: str


class AutomatonTakesDie(Told):
    """It takes a die without its action. `shown` are the values on its card; `reason`: the most dice among
    these, among all for a question mark, or among all because none of them lies there; a coloured die
    because the card asks for one, or because it lies on that space. `tied` values (or colours) were
    equal, and the hand decided."""

    kind: Literal["automaton_takes_die"]
    seat: int
    value: int
    dice: int
    colour: str | None
    shown: list[int]
    reason: Literal["shown", "question_mark", "none_shown", "coloured_card", "coloured_there"]
    tied: int


class AutomatonReceivesCelebrity(Told):
    """The celebrity of the die's colour comes for free; VP and bonus are told next."""

    kind: Literal["automaton_receives_celebrity"]
    seat: int
    colour: str
    celebrity: str


class AutomatonTurnsUpStaff(Told):
    """It turns up one of its staff cards, or has none left."""

    kind: Literal["automaton_turns_up_staff"]
    seat: int
    staff: int | None


class CountdownMoves(Told):
    """Its countdown on an objective moves on: the one that the card shows, or the one furthest behind;
    `tied` were equally far behind, and the hand decided."""

    kind: Literal["countdown_moves"]
    seat: int
    objective: str
    countdown: Literal["III", "II", "claimed"]
    reason: Literal["shown", "furthest_behind"]
    tied: int


class AutomatonFindsNoObjective(Told):
    """All objectives are claimed."""

    kind: Literal["automaton_finds_no_objective"]
    seat: int


class AutomatonSendsDancer(Told):
    """It sends a dancer; one arrow is the next ballroom to be scored, two the one after it."""

    kind: Literal["automaton_sends_dancer"]
    seat: int
    arrows: int


class AutomatonFindsNoDancer(Told):
    """It has no dancer left."""

    kind: Literal["automaton_finds_no_dancer"]
    seat: int


# Own entrances of automata -----------------------------------------------------------------------


class AutomatonInvites(Told):
    """Hautel Couture: a guest of the automaton sits down, and a room is kept for it."""

    kind: Literal["automaton_invites"]
    seat: int
    guest: int
    order: Items
    table: int
    space: str


class ItemsLaidOut(Told):
    """Hautel Couture: the item on each action space; `supply` lies beside the board."""

    kind: Literal["items_laid_out"]
    seat: int
    items: list[str | None]
    supply: Items


class ItemLeft(Told):
    """Hautel Couture: the item of a space is taken away with the die, for a guest of the automaton if one
    `wanted` it."""

    kind: Literal["item_left"]
    seat: int
    value: int
    item: str
    wanted: bool


class ItemGiven(Told):
    """Hautel Couture: a guest of the automaton gets an item."""

    kind: Literal["item_given"]
    seat: int
    table: int
    guest: int
    item: str


class AutomatonChecksIn(Told):
    """Hautel Couture: a guest of the automaton with a complete order takes its room."""

    kind: Literal["automaton_checks_in"]
    seat: int
    table: int
    guest: int
    space: str


class StarsMove(Told):
    """Nine Stars Inn: `stars` lie on the track now, one more or some fewer."""

    kind: Literal["stars_move"]
    seat: int
    stars: int
    more: bool


class GuestMarked(Told):
    """Sushi Resort: the token of a space goes onto the newest guest, or is gone without any."""

    kind: Literal["guest_marked"]
    seat: int
    space: str
    guest: int | None


class MarksRemoved(Told):
    """Sushi Resort: the tokens of a guest go back, paid for by somebody or scored by the automaton."""

    kind: Literal["marks_removed"]
    seat: int
    guest: int
    krones: int
    scored: bool


class TollLeft(Told):
    """Toll Bridge Hotel: the automaton leaves a token on a space; `tokens` lie there now."""

    kind: Literal["toll_left"]
    seat: int
    value: int
    tokens: int


class TollPaid(Told):
    """Toll Bridge Hotel: somebody pays for a space, or loses VP; a token goes, `tokens` remain. What the
    automaton scores is told next."""

    kind: Literal["toll_paid"]
    seat: int
    value: int
    tokens: int
    krones: int
    vp: int


Event = (
    SetUp
    | Seated
    | BoardChosen
    | HandDealt
    | PackPassed
    | StaffKept
    | RoundBegins
    | DiceRolled
    | DiceRemoved
    | TurnBegins
    | Passed
    | TurnEnds
    | RoundEnds
    | GuestArrives
    | DeckRebuilt
    | GuestDiscarded
    | GuestTaken
    | OrderFilled
    | OrderComplete
    | MovedIn
    | WentDancing
    | DieTaken
    | SpaceUsed
    | ActionBegins
    | ActionCopied
    | ActionDeclined
    | ItemsReceived
    | ItemPlaced
    | ItemsKept
    | Serving
    | ItemsSpent
    | RewardTaken
    | RewardDeclined
    | KronesGained
    | KronesWait
    | StepsGained
    | PointsScored
    | ExtraTurnGained
    | RoomPrepared
    | RoomOccupied
    | GroupComplete
    | RoomLost
    | StaffDrawn
    | StaffPutUnder
    | StaffPlayed
    | StaffUsed
    | StaffLost
    | ObjectiveClaimed
    | EmperorComes
    | EmperorScored
    | EmperorJudges
    | PenaltyAverted
    | PenaltySuffered
    | FinalScoring
    | GameOver
    | BallroomsOpened
    | RehearsalRoomTaken
    | DancerSent
    | DancerLost
    | BallroomScored
    | CelebrityArrives
    | CelebritiesShuffled
    | CelebrityWelcomed
    | CelebrityUsed
    | CelebritiesLeave
    | EntrancesOffered
    | BidMade
    | EntranceTaken
    | TableAdded
    | TokensReceived
    | TokenUsed
    | OwnObjectivesDrawn
    | OwnObjectiveClaimed
    | OwnTilesDrawn
    | OwnTileUsed
    | DieMoved
    | KeyTaken
    | StaffTurnedDown
    | AutomatonReady
    | InstructionDrawn
    | AutomatonTakesGuest
    | AutomatonSendsGuest
    | AutomatonFindsNoGuest
    | AutomatonTakesDie
    | AutomatonReceivesCelebrity
    | AutomatonTurnsUpStaff
    | CountdownMoves
    | AutomatonFindsNoObjective
    | AutomatonSendsDancer
    | AutomatonFindsNoDancer
    | AutomatonInvites
    | ItemsLaidOut
    | ItemLeft
    | ItemGiven
    | AutomatonChecksIn
    | StarsMove
    | GuestMarked
    | MarksRemoved
    | TollLeft
    | TollPaid
)

"""What the value net of Grand Austria Hotel looks at besides the features of a hotel.

The linear evaluation counts what a hotel has, each thing for itself. The net also sees the table around it,
guests in the queue, dice, objectives and emperor tiles, and things that matter only together, such as a
card in hand and the krones for it. A feature is a number, as in features.py; these begin where those end.
"""

from typing import Final

from hotelier.austria.rules.components import (
    CLAIM_SPACES,
    EMPEROR_LIMIT,
    NONE,
    OBJECTIVES,
    QUEUE,
    ROOM_COLOURS,
    ROUNDS,
    SPACES,
    pile_size,
)
from hotelier.austria.rules.state import Player, State
from hotelier.bots.evaluation.features import FEATURES, SCORINGS_LEFT, turns_left

GUESTS: Final = 64
"""More than the guests of the base game with its promo cards, as below for staff, objectives and tiles."""
STAFF: Final = 64
GOALS: Final = 16
TILES: Final = 16
MOST_DICE: Final = 9
MOST_LACKING: Final = 7
AFFORDABLE: Final = 3
"""Whether a card in hand can be paid for: not nearly, nearly, yes."""
NEARLY: Final = 3
PHASES: Final = 4
"""How many turns are left: hardly any, some, half of them, most."""
PHASE_BEGINS: Final = (2, 6, 10)
MOST_SEATS: Final = 4
MOST_WAITING: Final = 4

QUEUE_AT: Final = FEATURES
DICE_AT: Final = QUEUE_AT + QUEUE * GUESTS
VACANT_AT: Final = DICE_AT + 7 * (MOST_DICE + 1)
OCCUPIED_AT: Final = VACANT_AT + SPACES * ROOM_COLOURS
GOAL_AT: Final = OCCUPIED_AT + SPACES * ROOM_COLOURS
OWN_GOAL_AT: Final = GOAL_AT + GOALS * (CLAIM_SPACES + 1)
TILE_AT: Final = OWN_GOAL_AT + GOALS
NEXT_TILE_AT: Final = TILE_AT + TILES * 3
ROUND_AT: Final = NEXT_TILE_AT + TILES * (EMPEROR_LIMIT + 1)
SEAT_AT: Final = ROUND_AT + (ROUNDS + 1) * 3
ORDER_AT: Final = SEAT_AT + (MOST_SEATS + 1) * MOST_SEATS
READY_AT: Final = ORDER_AT + GUESTS * (MOST_LACKING + 1) * 2
HAND_AT: Final = READY_AT + MOST_WAITING
PLAYED_AT: Final = HAND_AT + STAFF * AFFORDABLE * PHASES
NET_FEATURES: Final = PLAYED_AT + STAFF * PHASES


def knows(state: State) -> bool:
    """Whether the net was taught games like this: without modules, and with no more cards than these."""
    book = state.book
    return (
        not state.parts
        and book.guest_count <= GUESTS
        and len(book.staff_cost) <= STAFF
        and len(book.objectives) <= GOALS
        and len(book.tile_rows) <= TILES
        and state.seats <= MOST_SEATS
    )


def add_table(out: list[int], state: State, seat: int) -> None:
    """Add what the net sees, for a seat that has just finished its turn, to the features of its hotel."""
    player = state.players[seat]
    turns = turns_left(state, player)
    phase = 0
    for begins in PHASE_BEGINS:
        if turns > begins:
            phase += 1
    _add_offers(out, state)
    _add_spaces(out, player)
    _add_goals(out, state, player)
    _add_tiles(out, state, player)
    out.append(ROUND_AT + state.round * 3 + player.covered)
    seats = len(state.players) - (1 if state.automaton is not None else 0)
    out.append(SEAT_AT + seats * MOST_SEATS + (seat - state.start) % len(state.players))
    _add_orders(out, state, player)
    _add_cards(out, state, player, phase)


def _add_offers(out: list[int], state: State) -> None:
    for place in range(len(state.queue)):
        guest = state.queue[place]
        if guest != NONE:
            out.append(QUEUE_AT + place * GUESTS + guest)
    for value in range(1, 7):
        dice = state.dice[value]
        out.append(DICE_AT + value * (MOST_DICE + 1) + (dice if dice < MOST_DICE else MOST_DICE))


def _add_spaces(out: list[int], player: Player) -> None:
    colour_of = player.board.colour_of
    vacant = player.vacant
    occupied = player.occupied
    for space in range(SPACES):
        if vacant >> space & 1:
            out.append(VACANT_AT + space * ROOM_COLOURS + colour_of[space])
        elif occupied >> space & 1:
            out.append(OCCUPIED_AT + space * ROOM_COLOURS + colour_of[space])


def _add_goals(out: list[int], state: State, player: Player) -> None:
    for place in range(OBJECTIVES):
        number = state.objectives[place]
        if player.markers >> place & 1:
            out.append(OWN_GOAL_AT + number)
        else:
            out.append(GOAL_AT + number * (CLAIM_SPACES + 1) + state.claimed[place])


def _add_tiles(out: list[int], state: State, player: Player) -> None:
    """The emperor tiles that are still to come, the next one with the own position on the track."""
    scored = 3 - SCORINGS_LEFT[state.round]
    for number in range(scored, 3):
        out.append(TILE_AT + state.tiles[number] * 3 + number)
    if scored < 3:
        out.append(NEXT_TILE_AT + state.tiles[scored] * (EMPEROR_LIMIT + 1) + player.emperor)


def _add_orders(out: list[int], state: State, player: Player) -> None:
    """Each guest at the tables: how much is lacking, with a room for it or without."""
    ready = 0
    for table in range(len(player.tables)):
        guest = player.tables[table]
        if guest == NONE:
            continue
        lacking = min(pile_size(player.missing[table]), MOST_LACKING)
        has_room = player.vacant & player.board.home[state.book.guest_colour[guest]] != 0
        out.append(ORDER_AT + (guest * (MOST_LACKING + 1) + lacking) * 2 + (1 if has_room else 0))
        if not lacking and not has_room and ready < MOST_WAITING - 1:
            ready += 1
    out.append(READY_AT + ready)


def _add_cards(out: list[int], state: State, player: Player, phase: int) -> None:
    cost = state.book.staff_cost
    hand = player.hand
    while hand:
        low = hand & -hand
        card = low.bit_length() - 1
        short = cost[card] - player.krones
        can_pay = 2 if short <= 0 else 1 if short <= NEARLY else 0
        out.append(HAND_AT + (card * AFFORDABLE + can_pay) * PHASES + phase)
        hand ^= low
    for card in player.played:
        out.append(PLAYED_AT + card * PHASES + phase)

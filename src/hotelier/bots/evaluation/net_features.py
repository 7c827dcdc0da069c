"""What the value net of Grand Austria Hotel looks at besides the features of a hotel.

The linear evaluation counts what a hotel has, each thing for itself. The net also sees the table around it,
guests in the queue, dice, objectives and emperor tiles, and things that matter only together, such as a
card in hand and the krones for it. A feature is a number, as in features.py; these begin where those end.

It does not see the dearest guest of the queue: who has just come after another was taken is a guess of the
search, and one that it would like is no merit of the plan.
"""

from typing import Final

from hotelier.austria.content.components import (
    CLAIM_SPACES,
    EMPEROR_LIMIT,
    KINDS,
    NONE,
    OBJECTIVES,
    PILE_BITS,
    PILE_MASK,
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
NEWEST: Final = 0
"""The place in the queue of the guest who came last."""
MOST_WANTED: Final = 4
"""The most that is told apart: items wanted by a guest or by the tables, dice that would bring them."""
WANTS: Final = 3
"""What dice are wanted for: strudel and cake, wine and coffee, rooms."""

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
OFFER_AT: Final = PLAYED_AT + STAFF * PHASES
NEED_AT: Final = OFFER_AT + QUEUE * (MOST_WANTED + 1) * 4
NET_FEATURES: Final = NEED_AT + WANTS * (MOST_WANTED + 1) * (MOST_WANTED + 1)


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
    _add_queue_and_dice(out, state)
    _add_spaces(out, player)
    _add_goals(out, state, player)
    _add_tiles(out, state, player)
    out.append(ROUND_AT + state.round * 3 + player.covered)
    seats = len(state.players) - (1 if state.automaton is not None else 0)
    out.append(SEAT_AT + seats * MOST_SEATS + (seat - state.start) % len(state.players))
    _add_orders(out, state, player)
    _add_cards(out, state, player, phase)
    _add_offers(out, state, player)
    if player.covered < 2:
        _add_needs(out, state, player)


def _add_queue_and_dice(out: list[int], state: State) -> None:
    for place in range(NEWEST + 1, len(state.queue)):
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


def _add_offers(out: list[int], state: State, player: Player) -> None:
    """Each guest of the queue: what the kitchen lacks for it, if it has a room, if it can be paid."""
    book = state.book
    for place in range(NEWEST + 1, len(state.queue)):
        guest = state.queue[place]
        if guest == NONE:
            continue
        wanted = _capped(_lacking(book.guest_order[guest], player.kitchen))
        has_room = player.vacant & player.board.home[book.guest_colour[guest]] != 0
        can_pay = book.queue_costs[place] <= player.krones
        kind = (2 if has_room else 0) + (1 if can_pay else 0)
        out.append(OFFER_AT + (place * (MOST_WANTED + 1) + wanted) * 4 + kind)


def _add_needs(out: list[int], state: State, player: Player) -> None:
    """What the tables lack, together with the dice that would bring it while the round lasts."""
    missing = 0
    homeless = 0
    for table in range(len(player.tables)):
        guest = player.tables[table]
        if guest == NONE:
            continue
        missing += player.missing[table]
        if not player.vacant & player.board.home[state.book.guest_colour[guest]]:
            homeless += 1
    kitchen = player.kitchen
    half = KINDS // 2 * PILE_BITS
    light = _lacking(missing & (1 << half) - 1, kitchen & (1 << half) - 1)
    dark = _lacking(missing >> half, kitchen >> half)
    out.append(_need(0, light, state.dice[1]))
    out.append(_need(1, dark, state.dice[2]))
    out.append(_need(2, homeless, state.dice[3]))


def _need(kind: int, needed: int, dice: int) -> int:
    return NEED_AT + (kind * (MOST_WANTED + 1) + _capped(needed)) * (MOST_WANTED + 1) + _capped(dice)


def _lacking(wanted: int, there: int) -> int:
    """How many items of a pile are not in another."""
    lacking = 0
    while wanted:
        more = (wanted & PILE_MASK) - (there & PILE_MASK)
        if more > 0:
            lacking += more
        wanted >>= PILE_BITS
        there >>= PILE_BITS
    return lacking


def _capped(count: int) -> int:
    return count if count < MOST_WANTED else MOST_WANTED

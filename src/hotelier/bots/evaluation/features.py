"""The features of a hotel in Grand Austria Hotel: what the evaluation function counts.

A feature is a number from 0 to FEATURES - 1 that stands for something worth points, such as "3 krones" or
"guest 12 at a table"; what a hotel has several times is listed several times. `feature_names` says what
each stands for. Features are asked for between turns.
"""

from typing import Final

from hotelier.austria.content.board import LARGEST_GROUP
from hotelier.austria.content.book import Book
from hotelier.austria.content.cards import Objective
from hotelier.austria.content.components import (
    CLAIM_SPACES,
    COLOUR_NAMES,
    COLUMN_MASKS,
    EMPEROR_LIMIT,
    FLOOR_MASKS,
    FLOORS,
    ITEM_NAMES,
    KINDS,
    MONEY_LIMIT,
    NONE,
    OBJECTIVES,
    PILE_BITS,
    PILE_MASK,
    ROOM_COLOURS,
    ROUNDS,
    TABLES,
    pile_size,
)
from hotelier.austria.content.effects import GAIN_ITEMS
from hotelier.austria.rules.final_scoring import end_card_vp
from hotelier.austria.rules.state import TURNS, Player, State
from hotelier.bots.evaluation.waltz import distance_with_modules

EFFECT_NAMES: Final = (
    "items",
    "item of choice",
    "krones",
    "steps",
    "staff cards",
    "points",
    "points per staff",
    "rooms",
    "staff played",
    "staff drawn and played",
    "guests",
    "rooms occupied",
    "order filled",
    "action",
    "turn",
    "dancers sent",
    "points per dancer",
    "points per marker",
)
"""By kind of effect: see effects.py."""
MOST_TURNS: Final = 2 * ROUNDS
MOST_CARDS: Final = 128
"""More than there are guests or staff cards of any kind."""
SCORINGS: Final = 4
"""Emperor scorings that are still to come: 3, 2, 1, 0."""
MOST_ITEMS: Final = 5
MOST_MISSING: Final = 5
MOST_ROOMS: Final = 6
GROUP_SIZES: Final = LARGEST_GROUP + 1
DISTANCES: Final = 8
EFFECTS: Final = len(EFFECT_NAMES)
TIMINGS: Final = ("once", "round", "permanent", "end", "flip")
MOST_SPARE: Final = 6
FEWEST_SPARE: Final = -4
SPARES: Final = MOST_SPARE - FEWEST_SPARE + 1

# Where the numbers of each kind of feature begin.
TURNS_AT: Final = 0
KRONES_AT: Final = TURNS_AT + MOST_TURNS + 1
EMPEROR_AT: Final = KRONES_AT + MONEY_LIMIT + 1
KITCHEN_AT: Final = EMPEROR_AT + SCORINGS * (EMPEROR_LIMIT + 1)
ORDER_AT: Final = KITCHEN_AT + KINDS * (MOST_ITEMS + 1)
MISSING_AT: Final = ORDER_AT + 2 * (MOST_MISSING + 1)
COVERED_AT: Final = MISSING_AT + KINDS
TABLES_AT: Final = COVERED_AT + 1
VACANT_AT: Final = TABLES_AT + TABLES + 1
FLOOR_AT: Final = VACANT_AT + ROOM_COLOURS * (MOST_ROOMS + 1)
OCCUPIED_AT: Final = FLOOR_AT + FLOORS
GROUP_AT: Final = OCCUPIED_AT + FLOORS
CLAIM_AT: Final = GROUP_AT + ROOM_COLOURS * GROUP_SIZES * GROUP_SIZES
SPARE_AT: Final = CLAIM_AT + CLAIM_SPACES
PASSED_AT: Final = SPARE_AT + 2 * SPARES
END_AT: Final = PASSED_AT + 1
USED_AT: Final = END_AT + 1
OBJECTIVE_AT: Final = USED_AT + 1
GUEST_AT: Final = OBJECTIVE_AT + MOST_CARDS * DISTANCES
HAND_AT: Final = GUEST_AT + MOST_CARDS
STAFF_AT: Final = HAND_AT + MOST_CARDS
TILE_AT: Final = STAFF_AT + MOST_CARDS
VP_AT: Final = TILE_AT + MOST_CARDS
EFFECT_AT: Final = VP_AT + 1
HAND_TIMING_AT: Final = EFFECT_AT + EFFECTS
HAND_COST_AT: Final = HAND_TIMING_AT + len(TIMINGS)
STAFF_TIMING_AT: Final = HAND_COST_AT + 1
UNKNOWN_AT: Final = STAFF_TIMING_AT + len(TIMINGS)
FEATURES: Final = UNKNOWN_AT + 1

SCORINGS_LEFT: Final = [3, 3, 3, 3, 2, 2, 1, 1]
"""By round, while its turns last."""


def turns_left(state: State, player: Player) -> int:
    """How many turns a player has still to begin, this one not counted."""
    if not state.round:
        return MOST_TURNS
    return 2 * (ROUNDS - state.round) + 2 - player.covered


class CardFeatures:
    """The features of each card: itself, and its kind, so that cards that were seldom seen count too."""

    def __init__(self, book: Book) -> None:
        self.guests = [_guest_features(book, guest) for guest in range(book.guest_count)]
        timing = [TIMINGS.index(row["timing"]) for row in book.staff_rows]
        self.in_hand = [
            [HAND_AT + card, HAND_TIMING_AT + timing[card]] + [HAND_COST_AT] * book.staff_cost[card]
            for card in range(len(timing))
        ]
        self.in_play = [[STAFF_AT + card, STAFF_TIMING_AT + timing[card]] for card in range(len(timing))]


def _guest_features(book: Book, guest: int) -> list[int]:
    features = [GUEST_AT + guest] + [VP_AT] * book.guest_vp[guest]
    for effect in book.rewards[guest]:
        amount = effect.amount if effect.kind > GAIN_ITEMS and effect.amount else pile_size(effect.amount)
        features += [EFFECT_AT + effect.kind] * max(1, amount if amount else effect.times)
    return features


def features_of(state: State, seat: int, cards: CardFeatures, hand_is_known: bool = True) -> list[int]:
    """All features of a hotel. A hand that is only guessed counts by its size: a guess tells nothing."""
    player = state.players[seat]
    out = [TURNS_AT + turns_left(state, player), KRONES_AT + player.krones]
    scorings = SCORINGS_LEFT[state.round]
    out.append(EMPEROR_AT + scorings * (EMPEROR_LIMIT + 1) + player.emperor)
    if scorings and player.emperor < 6:
        out.append(TILE_AT + state.tiles[3 - scorings] * 6 + player.emperor)
    _add_items(out, player)
    _add_orders(out, state, player, cards)
    _add_rooms(out, player)
    _add_staff(out, state, seat, player, cards, hand_is_known)
    _add_objectives(out, state, seat, player)
    if state.phase == TURNS and player.covered < 2:
        _add_spare_dice(out, state, player)
    return out


def _add_items(out: list[int], player: Player) -> None:
    items = player.kitchen
    at = KITCHEN_AT
    for __ in range(KINDS):
        count = items & PILE_MASK
        out.append(at + (count if count < MOST_ITEMS else MOST_ITEMS))
        items >>= PILE_BITS
        at += MOST_ITEMS + 1


def _add_orders(out: list[int], state: State, player: Player, cards: CardFeatures) -> None:
    """Guests at the tables: who they are, what they wait for, whether a room waits for them."""
    free = 0
    kitchen = player.kitchen
    vacant = player.vacant
    for table in range(len(player.tables)):
        guest = player.tables[table]
        if guest == NONE:
            free += 1
            continue
        out.extend(cards.guests[guest])
        rooms = vacant & player.board.home[state.book.guest_colour[guest]]
        if rooms:
            vacant &= ~(rooms & -rooms)  # a room is for one guest
        missing = player.missing[table]
        at = ORDER_AT + (MOST_MISSING + 1 if rooms else 0)
        lacking = pile_size(missing)
        out.append(at + (lacking if lacking < MOST_MISSING else MOST_MISSING))
        for kind in range(KINDS):
            wanted = missing >> (PILE_BITS * kind) & PILE_MASK
            there = kitchen >> (PILE_BITS * kind) & PILE_MASK
            for __ in range(wanted):
                out.append(MISSING_AT + kind)
            covered = wanted if wanted < there else there
            for __ in range(covered):
                out.append(COVERED_AT)
            kitchen -= covered << (PILE_BITS * kind)
    out.append(TABLES_AT + (free if free < TABLES else TABLES))


def _add_rooms(out: list[int], player: Player) -> None:
    board = player.board
    for colour in range(ROOM_COLOURS):
        count = _count(player.vacant & board.colour[colour])
        out.append(VACANT_AT + colour * (MOST_ROOMS + 1) + (count if count < MOST_ROOMS else MOST_ROOMS))
    for floor in range(FLOORS):
        for __ in range(_count(player.vacant & FLOOR_MASKS[floor])):
            out.append(FLOOR_AT + floor)
        for __ in range(_count(player.occupied & FLOOR_MASKS[floor])):
            out.append(OCCUPIED_AT + floor)
    for group in range(len(board.groups)):
        if not player.paid >> group & 1:
            spaces = board.groups[group]
            size = _count(spaces)
            left = _count(spaces & ~player.occupied)
            colour = board.colour_of[(spaces & -spaces).bit_length() - 1]
            out.append(GROUP_AT + (colour * GROUP_SIZES + size) * GROUP_SIZES + left)


def _add_staff(
    out: list[int], state: State, seat: int, player: Player, cards: CardFeatures, hand_is_known: bool
) -> None:
    hand = player.hand
    while hand:
        low = hand & -hand
        if hand_is_known:
            out.extend(cards.in_hand[low.bit_length() - 1])
        else:
            out.append(UNKNOWN_AT)
        hand ^= low
    for card in player.played:
        out.extend(cards.in_play[card])
        end = state.book.end_score[card]
        if end is not None:
            for __ in range(end_card_vp(state, seat, end)):
                out.append(END_AT)
    for __ in range(_count(player.used)):
        out.append(USED_AT)


def _add_objectives(out: list[int], state: State, seat: int, player: Player) -> None:
    for place in range(OBJECTIVES):
        if player.markers >> place & 1 or state.claimed[place] >= CLAIM_SPACES:
            continue
        number = state.objectives[place]
        far = distance(player, state.book.objectives[number])
        if state.parts:
            far += distance_with_modules(state, seat, state.book.objectives[number])
        out.append(OBJECTIVE_AT + number * DISTANCES + (far if far < DISTANCES else DISTANCES - 1))
        if not far:
            out.append(CLAIM_AT + state.claimed[place])


def distance(player: Player, objective: Objective) -> int:
    """How far a hotel is from an objective: what is missing of rooms, cards, steps or krones."""
    far = 0
    if player.krones < objective.krones:
        far += (objective.krones - player.krones + 1) // 2
    if player.emperor < objective.emperor:
        far += (objective.emperor - player.emperor + 1) // 2
    if len(player.played) < objective.staff:
        far += objective.staff - len(player.played)
    occupied = player.occupied
    board = player.board
    if objective.rooms:
        missing = objective.rooms - _count(player.vacant | occupied)
        if missing > 0:
            far += missing
    if objective.floors:
        far += _missing_in(FLOOR_MASKS, occupied, objective.floors)
    if objective.columns:
        far += _missing_in(COLUMN_MASKS, occupied, objective.columns)
    if objective.groups:
        far += _missing_in(board.groups, occupied, objective.groups)
    if objective.whole_colours:
        far += _missing_in(board.colour, occupied, objective.whole_colours)
    for colour, asked in enumerate((objective.blue, objective.red, objective.yellow)):
        if asked:
            missing = asked - _count(occupied & board.colour[colour])
            if missing > 0:
                far += missing
    return far


def _missing_in(masks: list[int], occupied: int, wanted: int) -> int:
    """How many rooms are missing to the `wanted` of these that miss the fewest."""
    missing: list[int] = []
    for mask in masks:
        missing.append(_count(mask & ~occupied))
    missing.sort()
    total = 0
    for place in range(wanted):
        total += missing[place]
    return total


def spare_dice(state: State) -> int:
    """The dice beyond those that the turns of the round will take: passing uses them up (R4)."""
    dice = state.dice
    spare = dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]
    for player in state.players:
        spare += player.covered - 2
    return spare


def _add_spare_dice(out: list[int], state: State, player: Player) -> None:
    spare = spare_dice(state)
    if spare > MOST_SPARE:
        spare = MOST_SPARE
    elif spare < FEWEST_SPARE:
        spare = FEWEST_SPARE
    out.append(SPARE_AT + SPARES * player.covered + spare - FEWEST_SPARE)
    if player.passed:
        out.append(PASSED_AT)


def _count(mask: int) -> int:
    """The bits of a set of spaces or staff cards."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def feature_names(book: Book) -> list[str]:
    """What each number stands for; those that stand for nothing are empty."""
    names = [""] * FEATURES
    for turns in range(MOST_TURNS + 1):
        names[TURNS_AT + turns] = f"turns left: {turns}"
    for krones in range(MONEY_LIMIT + 1):
        names[KRONES_AT + krones] = f"krones: {krones}"
    for scorings in range(SCORINGS):
        for position in range(EMPEROR_LIMIT + 1):
            at = EMPEROR_AT + scorings * (EMPEROR_LIMIT + 1) + position
            names[at] = f"emperor: {position} with {scorings} scorings to come"
    for kind, item in enumerate(ITEM_NAMES):
        for count in range(MOST_ITEMS + 1):
            names[KITCHEN_AT + kind * (MOST_ITEMS + 1) + count] = f"kitchen: {count} {item}"
        names[MISSING_AT + kind] = f"order: {item} missing"
    for missing in range(MOST_MISSING + 1):
        names[ORDER_AT + missing] = f"order: {missing} items missing, no room"
        names[ORDER_AT + MOST_MISSING + 1 + missing] = f"order: {missing} items missing, room ready"
    names[COVERED_AT] = "order: missing item in the kitchen"
    for free in range(TABLES + 1):
        names[TABLES_AT + free] = f"free tables: {free}"
    for colour in range(ROOM_COLOURS):
        word = COLOUR_NAMES[colour]
        for count in range(MOST_ROOMS + 1):
            names[VACANT_AT + colour * (MOST_ROOMS + 1) + count] = f"vacant rooms: {count} {word}"
        for size in range(1, GROUP_SIZES):
            for left in range(size + 1):
                at = GROUP_AT + (colour * GROUP_SIZES + size) * GROUP_SIZES + left
                names[at] = f"group: {word} of {size}, {left} to occupy"
    for floor in range(FLOORS):
        names[FLOOR_AT + floor] = f"vacant room on floor {floor + 1}"
        names[OCCUPIED_AT + floor] = f"occupied room on floor {floor + 1}"
    for claimed in range(CLAIM_SPACES):
        names[CLAIM_AT + claimed] = f"objective fulfilled, {claimed} claimed before"
    for spare in range(FEWEST_SPARE, MOST_SPARE + 1):
        for taken in range(2):
            at = SPARE_AT + SPARES * taken + spare - FEWEST_SPARE
            names[at] = f"spare dice: {spare} with {2 - taken} turns in this round"
    names[PASSED_AT] = "passed"
    names[END_AT] = "point of an end card as things stand"
    names[USED_AT] = "staff used in this round"
    for number, row in enumerate(book.objective_rows):
        for far in range(DISTANCES):
            names[OBJECTIVE_AT + number * DISTANCES + far] = f"objective {row['id']}: {far} away"
    for number, row in enumerate(book.tile_rows):
        for position in range(6):
            names[TILE_AT + number * 6 + position] = f"emperor tile {row['id']} at position {position}"
    for guest in range(book.guest_count):
        names[GUEST_AT + guest] = f"guest {book.guest_number[guest]} at a table"
    for card, staff in enumerate(book.staff_number):
        names[HAND_AT + card] = f"staff {staff} in hand"
        names[STAFF_AT + card] = f"staff {staff} in play"
    names[UNKNOWN_AT] = "unknown staff card in hand"
    names[VP_AT] = "point of a guest at a table"
    for kind, name in enumerate(EFFECT_NAMES):
        names[EFFECT_AT + kind] = f"guest's reward: {name}"
    names[HAND_COST_AT] = "krone of cost of staff in hand"
    for kind, name in enumerate(TIMINGS):
        names[HAND_TIMING_AT + kind] = f"staff in hand: {name}"
        names[STAFF_TIMING_AT + kind] = f"staff in play: {name}"
    return names

"""What a hotel of Grand Austria Hotel shows to whoever wants to know how it will do: a list of signs.

A sign is a number from 0 to SIGNS - 1; `sign_names` says what each means. Unlike assets, signs are worth
nothing by themselves: the network (network.py) learns what they mean together. They are read when a turn
is about to end, so they also tell what the next turn will find: dice, guests in the queue.
"""

from typing import Final

from hotelier.austria.book import Book
from hotelier.austria.components import (
    CLAIM_SPACES,
    COLOUR_NAMES,
    EMPEROR_LIMIT,
    ITEM_NAMES,
    KINDS,
    MONEY_LIMIT,
    NONE,
    OBJECTIVES,
    PILE_BITS,
    PILE_MASK,
    QUEUE,
    ROOM_COLOURS,
    ROUNDS,
    SPACES,
    TABLES,
    space_name,
)
from hotelier.austria.rounds import visible_number
from hotelier.austria.state import TURNS, Player, State
from hotelier.bots.appraisal.assets import (
    DISTANCES,
    FEWEST_SPARE,
    GROUP_SIZES,
    MOST_CARDS,
    MOST_SPARE,
    SCORINGS,
    SCORINGS_LEFT,
    SPARES,
    distance,
    spare_dice,
)

MOST: Final = 6
"""Items, rooms and the like are counted up to this number."""
COUNTS: Final = MOST + 1
COLOURS: Final = len(COLOUR_NAMES)
POSITIONS: Final = EMPEROR_LIMIT + 1
TILES: Final = 32
KINDS_OF_TABLE: Final = 5
"""Alone, then two to four players."""
DICE_VALUES: Final = 6

# Where each kind of sign begins.
MOMENT_AT: Final = 0
TABLE_AT: Final = MOMENT_AT + 3 * (ROUNDS + 1)
PASSED_AT: Final = TABLE_AT + KINDS_OF_TABLE
SPARE_AT: Final = PASSED_AT + 1
DICE_AT: Final = SPARE_AT + 3 * SPARES
KRONES_AT: Final = DICE_AT + 2 * DICE_VALUES * COUNTS
EMPEROR_AT: Final = KRONES_AT + MONEY_LIMIT + 1
TILE_AT: Final = EMPEROR_AT + SCORINGS * POSITIONS
LATER_TILE_AT: Final = TILE_AT + TILES * POSITIONS
KITCHEN_AT: Final = LATER_TILE_AT + TILES
LACKING_AT: Final = KITCHEN_AT + KINDS * COUNTS
TO_SERVE_AT: Final = LACKING_AT + KINDS * COUNTS
WAITING_AT: Final = TO_SERVE_AT + COUNTS
FREE_AT: Final = WAITING_AT + 2 * COLOURS * COUNTS
VACANT_AT: Final = FREE_AT + TABLES + 1
OCCUPIED_AT: Final = VACANT_AT + ROOM_COLOURS * COUNTS
SPACE_AT: Final = OCCUPIED_AT + SPACES + 1
GROUP_AT: Final = SPACE_AT + 2 * SPACES
USED_AT: Final = GROUP_AT + ROOM_COLOURS * GROUP_SIZES * GROUP_SIZES
OBJECTIVE_AT: Final = USED_AT + COUNTS
CLAIMED_AT: Final = OBJECTIVE_AT + MOST_CARDS * DISTANCES
MARKER_AT: Final = CLAIMED_AT + MOST_CARDS * (CLAIM_SPACES + 1)
GUEST_AT: Final = MARKER_AT + MOST_CARDS
QUEUE_AT: Final = GUEST_AT + MOST_CARDS
QUEUE_COLOUR_AT: Final = QUEUE_AT + 2 * MOST_CARDS
HAND_AT: Final = QUEUE_COLOUR_AT + QUEUE * COLOURS
STAFF_AT: Final = HAND_AT + MOST_CARDS
UNKNOWN_AT: Final = STAFF_AT + MOST_CARDS
HAND_SIZE_AT: Final = UNKNOWN_AT + 1
SIGNS: Final = HAND_SIZE_AT + 2 * COUNTS

DEAR: Final = 3
"""The newest guests of the queue cost krones, those from this place on nothing."""


def signs(state: State, seat: int, known_hand: int, sees_dice: bool) -> list[int]:
    """All signs of a hotel.

    Cards in hand that are not among the known ones were only guessed and tell nothing. Dice tell something
    only in the middle of a round.
    """
    player = state.players[seat]
    out: list[int] = []
    _add_moment(out, state, seat, player, sees_dice)
    _add_tracks(out, state, player)
    _add_orders(out, state, player)
    _add_rooms(out, player)
    _add_cards(out, state, player, known_hand)
    _add_objectives(out, state, player)
    _add_queue(out, state)
    return out


def _add_moment(out: list[int], state: State, seat: int, player: Player, sees_dice: bool) -> None:
    out.append(MOMENT_AT + 3 * state.round + player.covered)
    out.append(TABLE_AT + (0 if state.automaton is not None else state.seats))
    if state.phase != TURNS or player.covered == 2:
        return
    spare = min(max(spare_dice(state), FEWEST_SPARE), MOST_SPARE) - FEWEST_SPARE
    if not sees_dice:
        out.append(SPARE_AT + SPARES * 2 + spare)
    elif player.passed:
        out.append(PASSED_AT)
        out.append(SPARE_AT + SPARES * player.covered + spare)
    else:
        out.append(SPARE_AT + SPARES * player.covered + spare)
        at = DICE_AT if _is_next(state, seat) else DICE_AT + DICE_VALUES * COUNTS
        for value in range(DICE_VALUES):
            out.append(at + value * COUNTS + _most(state.dice[value + 1]))


def _is_next(state: State, seat: int) -> bool:
    """Whether this player has the next turn too."""
    number = visible_number(state, seat)
    for other in range(state.seats):
        player = state.players[other]
        if player.covered < 2 and not player.passed and visible_number(state, other) < number:
            return False
    return True


def _add_tracks(out: list[int], state: State, player: Player) -> None:
    out.append(KRONES_AT + player.krones)
    scorings = SCORINGS_LEFT[state.round]
    out.append(EMPEROR_AT + scorings * POSITIONS + player.emperor)
    if scorings:
        out.append(TILE_AT + state.tiles[3 - scorings] * POSITIONS + player.emperor)
        for later in range(4 - scorings, 3):
            out.append(LATER_TILE_AT + state.tiles[later])


def _add_orders(out: list[int], state: State, player: Player) -> None:
    """Guests at the tables: what they lack when the kitchen has served them, whether a room waits."""
    free = 0
    kitchen = player.kitchen
    vacant = player.vacant
    lacking = 0
    to_serve = 0
    for table in range(TABLES):
        guest = player.tables[table]
        if guest == NONE:
            free += 1
            continue
        colour = state.book.guest_colour[guest]
        rooms = vacant & player.board.home[colour]
        if rooms:
            vacant &= ~(rooms & -rooms)  # a room is for one guest
        out.append(GUEST_AT + guest)
        missing = player.missing[table]
        short = 0
        if missing:
            for kind in range(KINDS):
                shift = PILE_BITS * kind
                wanted = missing >> shift & PILE_MASK
                there = kitchen >> shift & PILE_MASK
                served = wanted if wanted < there else there
                kitchen -= served << shift
                to_serve += served
                short += wanted - served
                lacking += (wanted - served) << shift
        out.append(WAITING_AT + ((colour * 2 + 1) if rooms else colour * 2) * COUNTS + _most(short))
    out.append(FREE_AT + free)
    out.append(TO_SERVE_AT + _most(to_serve))
    for kind in range(KINDS):
        out.append(KITCHEN_AT + kind * COUNTS + _most(kitchen >> (PILE_BITS * kind) & PILE_MASK))
        out.append(LACKING_AT + kind * COUNTS + _most(lacking >> (PILE_BITS * kind) & PILE_MASK))


def _add_rooms(out: list[int], player: Player) -> None:
    board = player.board
    vacant = player.vacant
    occupied = player.occupied
    count = 0
    for space in range(SPACES):
        if occupied >> space & 1:
            out.append(SPACE_AT + SPACES + space)
            count += 1
        elif vacant >> space & 1:
            out.append(SPACE_AT + space)
    out.append(OCCUPIED_AT + count)
    for colour in range(ROOM_COLOURS):
        out.append(VACANT_AT + colour * COUNTS + _most(_count(vacant & board.colour[colour])))
    for group in range(len(board.groups)):
        if not player.paid >> group & 1:
            spaces = board.groups[group]
            colour = board.colour_of[(spaces & -spaces).bit_length() - 1]
            left = _count(spaces & ~occupied)
            out.append(GROUP_AT + (colour * GROUP_SIZES + _count(spaces)) * GROUP_SIZES + left)


def _add_cards(out: list[int], state: State, player: Player, known_hand: int) -> None:
    hand = player.hand
    size = 0
    while hand:
        low = hand & -hand
        out.append(HAND_AT + low.bit_length() - 1 if low & known_hand else UNKNOWN_AT)
        hand ^= low
        size += 1
    out.append(HAND_SIZE_AT + _most(size))
    for card in player.played:
        out.append(STAFF_AT + card)
    out.append(HAND_SIZE_AT + COUNTS + _most(len(player.played)))
    if player.covered < 2:
        out.append(USED_AT + _most(_count(player.used)))


def _add_objectives(out: list[int], state: State, player: Player) -> None:
    for place in range(OBJECTIVES):
        number = state.objectives[place]
        if player.markers >> place & 1:
            out.append(MARKER_AT + number)
            continue
        claimed = state.claimed[place]
        out.append(CLAIMED_AT + number * (CLAIM_SPACES + 1) + claimed)
        if claimed < CLAIM_SPACES:
            far = distance(player, state.book.objectives[number])
            out.append(OBJECTIVE_AT + number * DISTANCES + (far if far < DISTANCES else DISTANCES - 1))


def _add_queue(out: list[int], state: State) -> None:
    """All but the newest guest, who was not yet there when the turn was planned."""
    for place in range(1, len(state.queue)):
        guest = state.queue[place]
        if guest != NONE:
            out.append(QUEUE_AT + (0 if place < DEAR else MOST_CARDS) + guest)
            out.append(QUEUE_COLOUR_AT + place * COLOURS + state.book.guest_colour[guest])


def _most(count: int) -> int:
    return count if count < MOST else MOST


def _count(mask: int) -> int:
    """The bits of a set of spaces or staff cards."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


def sign_names(book: Book) -> list[str]:
    """What each sign means, by the numbers printed on cards; those that mean nothing are empty."""
    names = [""] * SIGNS
    _name_moments(names)
    _name_tracks(names, book)
    _name_orders(names)
    _name_rooms(names)
    _name_cards(names, book)
    return names


def _name_moments(names: list[str]) -> None:
    for number in range(ROUNDS + 1):
        for turns in range(3):
            names[MOMENT_AT + 3 * number + turns] = f"round {number}, turns taken {turns}"
    for seats in range(KINDS_OF_TABLE):
        names[TABLE_AT + seats] = f"players {seats or 'alone'}"
    names[PASSED_AT] = "passed"
    for turns in range(3):
        for spare in range(SPARES):
            when = f"turns taken {turns}" if turns < 2 else "before the round"
            names[SPARE_AT + SPARES * turns + spare] = f"spare dice {spare + FEWEST_SPARE}, {when}"
    for later in range(2):
        for value in range(DICE_VALUES):
            for count in range(COUNTS):
                at = DICE_AT + (later * DICE_VALUES + value) * COUNTS + count
                names[at] = f"dice {value + 1}: {count}{' later' if later else ''}"


def _name_tracks(names: list[str], book: Book) -> None:
    for krones in range(MONEY_LIMIT + 1):
        names[KRONES_AT + krones] = f"krones {krones}"
    for position in range(POSITIONS):
        for scorings in range(SCORINGS):
            at = EMPEROR_AT + scorings * POSITIONS + position
            names[at] = f"emperor {position}, scorings {scorings}"
        for tile, row in enumerate(book.tile_rows):
            names[TILE_AT + tile * POSITIONS + position] = f"tile {row['id']}, emperor {position}"
            names[LATER_TILE_AT + tile] = f"tile {row['id']} later"


def _name_orders(names: list[str]) -> None:
    for count in range(COUNTS):
        for kind, item in enumerate(ITEM_NAMES):
            names[KITCHEN_AT + kind * COUNTS + count] = f"kitchen {item} {count}"
            names[LACKING_AT + kind * COUNTS + count] = f"lacking {item} {count}"
        names[TO_SERVE_AT + count] = f"to serve {count}"
        for colour, word in enumerate(COLOUR_NAMES):
            at = WAITING_AT + 2 * colour * COUNTS + count
            names[at] = f"{word} guest lacks {count}"
            names[at + COUNTS] = f"{word} guest lacks {count}, room waits"
    for free in range(TABLES + 1):
        names[FREE_AT + free] = f"free tables {free}"


def _name_rooms(names: list[str]) -> None:
    for colour in range(ROOM_COLOURS):
        word = COLOUR_NAMES[colour]
        for count in range(COUNTS):
            names[VACANT_AT + colour * COUNTS + count] = f"vacant {word} {count}"
        for size in range(GROUP_SIZES):
            for left in range(size + 1):
                at = GROUP_AT + (colour * GROUP_SIZES + size) * GROUP_SIZES + left
                names[at] = f"group {word} of {size} lacks {left}"
    for count in range(SPACES + 1):
        names[OCCUPIED_AT + count] = f"occupied {count}"
    for space in range(SPACES):
        names[SPACE_AT + space] = f"vacant {space_name(space)}"
        names[SPACE_AT + SPACES + space] = f"occupied {space_name(space)}"


def _name_cards(names: list[str], book: Book) -> None:
    for count in range(COUNTS):
        names[USED_AT + count] = f"staff used {count}"
        names[HAND_SIZE_AT + count] = f"hand of {count}"
        names[HAND_SIZE_AT + COUNTS + count] = f"staff of {count}"
    for number, row in enumerate(book.objective_rows):
        names[MARKER_AT + number] = f"objective {row['id']} claimed"
        for far in range(DISTANCES):
            names[OBJECTIVE_AT + number * DISTANCES + far] = f"objective {row['id']}, far {far}"
        for claimed in range(CLAIM_SPACES + 1):
            at = CLAIMED_AT + number * (CLAIM_SPACES + 1) + claimed
            names[at] = f"objective {row['id']}, markers {claimed}"
    for guest, number in enumerate(book.guest_number):
        names[GUEST_AT + guest] = f"guest {number}"
        names[QUEUE_AT + guest] = f"guest {number} in the queue, dear"
        names[QUEUE_AT + MOST_CARDS + guest] = f"guest {number} in the queue"
    for place in range(QUEUE):
        for colour, word in enumerate(COLOUR_NAMES):
            names[QUEUE_COLOUR_AT + place * COLOURS + colour] = f"{word} in the queue at {place + 1}"
    for card, number in enumerate(book.staff_number):
        names[HAND_AT + card] = f"staff {number} in hand"
        names[STAFF_AT + card] = f"staff {number} in play"
    names[UNKNOWN_AT] = "unknown card in hand"

"""How modules react to what happens in the game.

The rules of the base game call these functions, and only in games with modules. A reaction changes the
number that it is given, or lays a frame on the stack; it never calls the rules back. Each call is one
source: a reward of 3 krones is one, however it came about.
"""

from typing import Final

from hotelier.austria.modules.celebrities import reactions as lounge_reactions
from hotelier.austria.modules.hotels import reactions as door_reactions
from hotelier.austria.modules.more import reactions as flip_reactions
from hotelier.austria.rules.components import CHAMPAGNE, EMPEROR_LIMIT, GREEN, pile, pile_size
from hotelier.austria.rules.frames import grant_frame, hall_frame, invite_frame
from hotelier.austria.rules.state import Player, State
from hotelier.austria.solo import entrances

LARGE_ORDER: Final = 3


def action_begins(state: State) -> None:
    """A choice from the menu of a turn, or a reward of the emperor."""
    flip_reactions.action_begins(state)


def more_points(state: State, seat: int, vp: int) -> int:
    """The VP of a source, with what a celebrity adds."""
    return lounge_reactions.more_points(state, seat, vp)


def more_steps(state: State, seat: int, steps: int) -> int:
    """The emperor steps of a source, with what a celebrity adds."""
    return lounge_reactions.more_steps(state, seat, steps)


def steps_gained(state: State, seat: int, steps: int) -> None:
    """A source of emperor steps; at the end of the track nobody advances."""
    if state.players[seat].emperor < EMPEROR_LIMIT:
        lounge_reactions.happened(state, seat, "steps")
    flip_reactions.steps_gained(state, seat, steps)


def krones_gained(state: State, seat: int) -> None:
    """A source of krones."""
    lounge_reactions.happened(state, seat, "krones")


def items_gained(state: State, seat: int, items: int) -> None:
    """A source of items, as a pile."""
    lounge_reactions.items_gained(state, seat, items)
    flip_reactions.items_gained(state, seat, items)


def items_spent(state: State, seat: int, items: int) -> None:
    """Items of the kitchen were spent, as a pile."""
    if items >= pile(CHAMPAGNE, 1):
        _give(state, seat, state.book.champagne_staff)


def staff_played(state: State, seat: int, card: int) -> None:
    """A staff card was played."""
    player = state.players[seat]
    ready = player.staff & state.book.invited_staff & ~player.used & ~(1 << card)
    if ready:  # last of all: what the others give may pay for the dancer
        state.stack.append(invite_frame(seat, ready.bit_length() - 1))
    door_reactions.staff_played(state, seat)
    lounge_reactions.happened(state, seat, "staff")


def room_occupied(state: State, seat: int, space: int) -> None:
    """A room was occupied, and what its group brings was received."""
    door_reactions.room_occupied(state, seat, space)
    entrances.room_occupied(state, seat, space)
    lounge_reactions.happened(state, seat, "room")
    flip_reactions.room_occupied(state, seat, space)


def guest_left(state: State, seat: int, guest: int) -> None:
    """A guest with a complete order has left the café."""
    door_reactions.guest_left(state, seat)
    assert state.waltz is not None
    if state.book.guest_colour[guest] == GREEN:
        state.waltz.greens[seat] += 1
    if pile_size(state.book.guest_order[guest]) >= LARGE_ORDER:
        state.waltz.large_orders[seat] += 1
    flip_reactions.guest_left(state, seat, guest)


def marker_put(state: State, seat: int, place: int) -> None:
    """A marker was put on an objective."""
    flip_reactions.marker_put(state, seat)
    _give(state, seat, state.book.marker_staff)


def die_taken(state: State, seat: int, value: int) -> None:
    """A die was taken; its action waits on the stack."""
    door_reactions.die_taken(state, seat, value)
    entrances.die_taken(state, seat, value)


def group_bonus(state: State, seat: int, colour: int, size: int, bonus: int) -> int:
    """The occupancy bonus of a group."""
    return door_reactions.group_bonus(state, seat, colour, size, bonus)


def more_guests(state: State, seat: int, taken: int) -> bool:
    """Whether another guest may be taken in a turn after so many (T1)."""
    return door_reactions.more_guests(state, seat, taken)


def first_guest_taken(state: State, seat: int) -> None:
    """S7: a player has the first guest."""
    door_reactions.first_guest_taken(state, seat)


def first_rooms_prepared(state: State, seat: int) -> None:
    """S8: a player has the first rooms."""
    door_reactions.first_rooms_prepared(state, seat)


def dancer_sent(state: State, seat: int, place: int) -> None:
    """A dancer was put on a place in the ballrooms."""
    lounge_reactions.happened(state, seat, "dancer")
    _give(state, seat, state.book.dancer_staff)


def row_bonus(state: State, seat: int, source: int) -> int:
    """The reward of a row in a ballroom."""
    return door_reactions.row_bonus(state, seat, source)


def emperor_comes(state: State, scoring: int) -> None:
    """An emperor scoring begins: what follows it is laid out beneath it (W3)."""
    assert state.waltz is not None
    if state.waltz.ball is not None:
        state.stack.append(hall_frame(state.start, scoring))


def hall_scored(state: State, hall: int) -> None:
    """A ballroom was scored."""
    door_reactions.hall_scored(state, hall)


def may_use(state: State, seat: int, value: int, boost: bool) -> bool:
    """Whether a space with dice is open to a seat."""
    return entrances.may_use(state, seat, value, boost)


def space_used(state: State, seat: int, value: int) -> None:
    """A space is being used, with or without taking a die from it."""
    entrances.space_used(state, seat, value)


def price_added(state: State, guest: int) -> int:
    """What a guest in the queue costs more, even a free one."""
    return entrances.token_price(state, guest)


def guest_taken(state: State, seat: int, guest: int) -> None:
    """A guest was taken from the queue; the others have moved on."""
    entrances.guest_taken(state, seat, guest)


def round_begun(state: State) -> None:
    """A round begins."""
    entrances.round_begun(state)


def emperor_scored(state: State) -> None:
    """An emperor scoring is over, with its rewards and penalties."""
    entrances.emperor_scored(state)


def _give(state: State, seat: int, cards: list[int]) -> None:
    """Those of the staff cards that the seat has in play give what is printed on them."""
    staff = state.players[seat].staff
    for card in cards:
        if staff >> card & 1:
            state.stack.append(grant_frame(seat, state.book.staff_reward + card))


def white_dice(state: State) -> list[int]:
    """How many dice without a colour lie on each space."""
    return lounge_reactions.white_dice(state)


def die_moved(state: State, value: int, to: int) -> int:
    """A die is about to move to another space. Its colour, or NONE."""
    return lounge_reactions.die_moved(state, value, to)


def completes(state: State, player: Player, table: int) -> bool:
    """Whether the order of a guest, though something is missing, counts as complete."""
    return lounge_reactions.lacks_only_one(state, player, table)

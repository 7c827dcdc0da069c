"""W41: how entrances react to what their owners do."""

from typing import Final

from hotelier.austria.modules.hotels.printed import Entrance
from hotelier.austria.rules.components import ALL_SPACES, COLUMN_MASKS, COLUMNS, FLOOR_MASKS, NONE
from hotelier.austria.rules.effects import FREE
from hotelier.austria.rules.frames import first_guest_frame, first_rooms_frame, grant_frame, token_frame
from hotelier.austria.rules.state import ALL_OF_THEM, MORE_IF_LIKED, SETUP, State

KEY: Final = 7
"""As a die: the skeleton key, which counts as the value of the other one."""
COLUMN: Final = 0
FLOOR: Final = 1


def entrance_of(state: State, seat: int) -> Entrance | None:
    """The entrance of a seat, if it has one."""
    if state.waltz is None or state.waltz.doors is None:
        return None
    entrance = state.waltz.doors.entrance[seat]
    return state.book.entrances[entrance] if entrance != NONE else None


def lay_reward(state: State, seat: int, source: int) -> None:
    """Let a reward of the module come next, if there is one."""
    if source != NONE:
        state.stack.append(grant_frame(seat, source))


def group_bonus(state: State, seat: int, colour: int, size: int, bonus: int) -> int:
    """Chateau Paulwei: other occupancy bonuses."""
    entrance = entrance_of(state, seat)
    if entrance is None or not entrance.occupancy_bonus:
        return bonus
    return entrance.occupancy_bonus[colour][size - 1]


def room_occupied(state: State, seat: int, space: int) -> None:
    """Stroup: the first room of a group; Dove: a whole column or floor."""
    entrance = entrance_of(state, seat)
    if entrance is None:
        return
    player = state.players[seat]
    board = player.board
    if entrance.first_of_group:
        group = player.occupied & board.groups[board.group_of[space]]
        if group & (group - 1) == 0:
            lay_reward(state, seat, entrance.first_of_group[board.colour_of[space]])
    if entrance.tokens:
        vacancies = ALL_SPACES & ~player.occupied
        if not vacancies & FLOOR_MASKS[space // COLUMNS]:
            state.stack.append(token_frame(seat, FLOOR))
        if not vacancies & COLUMN_MASKS[space % COLUMNS]:
            state.stack.append(token_frame(seat, COLUMN))


def staff_played(state: State, seat: int) -> None:
    """Mayenfels: every card but the first of the gift."""
    entrance = entrance_of(state, seat)
    if entrance is not None and not (state.phase == SETUP and len(state.players[seat].played) == 1):
        lay_reward(state, seat, entrance.staff_played)


def guest_left(state: State, seat: int) -> None:
    """Kaufman collects the guests of a round."""
    entrance = entrance_of(state, seat)
    if (
        entrance is not None
        and entrance.guests_vp
        and state.waltz is not None
        and state.waltz.doors is not None
    ):
        state.waltz.doors.guests += 1


def die_taken(state: State, seat: int, value: int) -> None:
    """Corogari: the sum of both dice of a round; the key counts as the other one."""
    entrance = entrance_of(state, seat)
    if entrance is None or not entrance.dice_sum or state.waltz is None or state.waltz.doors is None:
        return
    doors = state.waltz.doors
    first = doors.first_die
    doors.first_die = value
    if state.players[seat].covered == 2 and first:
        total = first + value
        if KEY in (first, value):
            total = 2 * min(first, value)
        lay_reward(state, seat, entrance.dice_sum[total - 2])


def more_guests(state: State, seat: int, taken: int) -> bool:
    """Kaufman: whether another guest may be taken in this turn after so many."""
    entrance = entrance_of(state, seat)
    return entrance is not None and taken < entrance.guests_in_turn


def first_guest_taken(state: State, seat: int) -> None:
    """Kaufman: a second guest to begin with."""
    entrance = entrance_of(state, seat)
    if entrance is not None:
        for _ in range(entrance.more_guests):
            state.stack.append(first_guest_frame(seat, 1))


def first_rooms_prepared(state: State, seat: int) -> None:
    """Chateau Paulwei: two more rooms; Dove: one more for free."""
    entrance = entrance_of(state, seat)
    if entrance is None:
        return
    if entrance.more_rooms:
        state.stack.append(first_rooms_frame(seat, entrance.more_rooms, 0, MORE_IF_LIKED))
    if entrance.free_rooms:
        state.stack.append(first_rooms_frame(seat, entrance.free_rooms, FREE, ALL_OF_THEM))


def row_bonus(state: State, seat: int, source: int) -> int:
    """The Ren: twice the bonus of a row."""
    entrance = entrance_of(state, seat)
    if entrance is None or not entrance.double_rows:
        return source
    return source - state.book.row_reward + state.book.double_row_reward


def hall_scored(state: State, hall: int) -> None:
    """The Ren: more dancers in the ballroom than anybody else."""
    assert state.waltz is not None and state.waltz.ball is not None
    dancers = [state.waltz.ball.dancers_in(seat, hall) for seat in range(state.seats)]
    most = max(dancers)
    for seat, own in enumerate(dancers):
        entrance = entrance_of(state, seat)
        if entrance is not None and own == most and dancers.count(most) == 1:
            lay_reward(state, seat, entrance.alone)

"""W21: what the celebrities of a seat do when something happens."""

from hotelier.austria.rules.components import CHAMPAGNE, NONE, count_of, pile_size
from hotelier.austria.rules.frames import grant_frame
from hotelier.austria.rules.state import Player, State


def celebrities_with(state: State, seat: int) -> int:
    """The celebrities that a seat has in this round."""
    waltz = state.waltz
    return waltz.lounge.taken[seat] if waltz is not None and waltz.lounge is not None else 0


def more_points(state: State, seat: int, vp: int) -> int:
    taken = celebrities_with(state, seat)
    return vp + state.book.more_vp if taken & state.book.vp_celebrities else vp


def more_steps(state: State, seat: int, steps: int) -> int:
    taken = celebrities_with(state, seat)
    return steps + state.book.more_steps if taken & state.book.step_celebrities else steps


def happened(state: State, seat: int, occasion: str) -> None:
    """Celebrities whose time it is give what they give."""
    taken = celebrities_with(state, seat)
    if not taken:
        return
    for bit, source in state.book.celebrities_when[occasion]:
        if taken & bit:
            state.stack.append(grant_frame(seat, source))


def items_gained(state: State, seat: int, items: int) -> None:
    if count_of(items, CHAMPAGNE):
        happened(state, seat, "champagne")


def lacks_only_one(state: State, player: Player, table: int) -> bool:
    """Whether a guest's order counts as complete although one item is missing."""
    spare = state.book.spare_celebrities
    if not spare or pile_size(player.missing[table]) != 1:
        return False
    if pile_size(state.book.guest_order[player.tables[table]]) < 2:
        return False
    for seat in range(state.seats):
        if state.players[seat] is player:
            return celebrities_with(state, seat) & spare != 0
    return False


def die_moved(state: State, value: int, to: int) -> int:
    """A die goes to another space: a coloured one only where no white one lies. Its colour, or NONE."""
    if state.waltz is None or state.waltz.lounge is None or white_dice(state)[value]:
        return NONE
    dice = state.waltz.lounge.dice
    colour = dice.index(value)
    dice[colour] = to
    return colour


def white_dice(state: State) -> list[int]:
    """How many dice without a colour lie on each space."""
    assert state.waltz is not None
    lounge = state.waltz.lounge
    if lounge is None:
        return state.dice
    white = state.dice.copy()
    for value in lounge.dice:
        if value:
            white[value] -= 1
    return white

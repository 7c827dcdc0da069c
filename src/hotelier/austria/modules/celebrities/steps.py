"""W20-W22: coloured dice, and the celebrities who come with them."""

from typing import Final

from hotelier.austria.content.actions import DONE
from hotelier.austria.content.components import ALL_SPACES, CELEBRITIES, NONE
from hotelier.austria.modules.celebrities.causes import BY_CELEBRITY
from hotelier.austria.modules.celebrities.frames import celebrity_frame
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.printed import COLOURS
from hotelier.austria.modules.celebrities.state import Lounge, lounge_of
from hotelier.austria.modules.celebrities.tale import (
    tell_celebrities_leave,
    tell_celebrities_shuffled,
    tell_celebrity_arrives,
    tell_celebrity_used,
    tell_celebrity_welcomed,
)
from hotelier.austria.modules.common.tale import tell_die_moved
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import exchange_frame, seat_of
from hotelier.austria.rules.spaces import COPYING, can_boost_copy, pick_up, use_die
from hotelier.austria.rules.spending import UP_TO, dishes_and_drinks
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tracks import score

FACES: Final = 6


def open_lounge(state: State) -> Lounge:
    """W20: a celebrity for each colour, the others face down."""
    page = lounge_page(state.book)
    deck = state.chance.order("celebrities", list(range(len(page.celebrities))))
    deck.reverse()
    lounge = Lounge(
        page=page,
        dice=[0] * COLOURS,
        tiles=[NONE] * COLOURS,
        deck=deck,
        discard=[],
        taken=[0] * state.seats,
        used=[0] * state.seats,
    )
    refill(state, lounge)
    return lounge


def refill(state: State, lounge: Lounge) -> None:
    """W22: new celebrities come where others were taken."""
    for colour in range(COLOURS):
        if lounge.tiles[colour] != NONE:
            continue
        if not lounge.deck:
            lounge.deck = state.chance.order("celebrities_again", lounge.discard)
            lounge.deck.reverse()
            lounge.discard = []
            if state.tale is not None:
                tell_celebrities_shuffled(state.tale, len(lounge.deck))
        if lounge.deck:
            lounge.tiles[colour] = lounge.deck.pop()
            state.revealed += 1
            if state.tale is not None:
                tell_celebrity_arrives(state.tale, colour, lounge.tiles[colour], len(lounge.deck))


def roll_colours(state: State, lounge: Lounge, dice: int, all_of_them: bool) -> None:
    """W20: roll white and coloured dice; dice are removed (R4) from the white ones, then from the last."""
    lying = [colour for colour in range(COLOURS) if all_of_them or lounge.dice[colour]][:dice]
    white = dice - len(lying)
    state.dice = state.chance.roll("roll", white) if white else [0] * 7
    lounge.dice = [0] * COLOURS
    for colour in lying:
        value = state.chance.pick("coloured", FACES) + 1
        lounge.dice[colour] = value
        state.dice[value] += 1


def close_lounge(state: State, lounge: Lounge, last: bool) -> None:
    """W22: taken celebrities go; unless the game ends, others come."""
    page = lounge.page
    for seat in range(state.seats):
        taken = lounge.taken[seat]
        if taken & page.free_room_celebrities:
            _end_free_rooms(state, seat)
        if state.tale is not None and taken:
            tell_celebrities_leave(state.tale, seat, taken)
        for celebrity in range(len(page.celebrities)):
            if taken >> celebrity & 1:
                lounge.discard.append(celebrity)
        lounge.taken[seat] = 0
        lounge.used[seat] = 0
    if not last:
        refill(state, lounge)


def _end_free_rooms(state: State, seat: int) -> None:
    """Only the rooms that staff make free remain free (P3)."""
    player = state.players[seat]
    player.free = 0
    for card in player.played:
        colour = state.book.free_rooms_colour[card]
        if colour >= 0:
            player.free |= player.board.colour[colour]


def append_coloured_dice(
    out: list[int], state: State, seat: int, lounge: Lounge, only: int = 0, moved_from: int = 0
) -> None:
    """The coloured dice that the seat can take, then with a boost: all of them, or `only` those of one
    space and those that could have been moved there."""
    first = lounge.page.first_action
    for boost in (False, True):
        if boost and not state.players[seat].krones:
            return
        for colour in range(COLOURS):
            value = lounge.dice[colour]
            if not value or (only and value not in (only, moved_from)):
                continue
            to = only or value
            if boost and to == COPYING and not can_boost_copy(state, state.players[seat], True):
                continue
            if hooks.may_use(state, seat, to, boost):
                out.append(first + colour + (COLOURS if boost else 0))


def move_instead(state: State, colour: int, to: int, value: int, moved: int) -> None:
    """W22, W41: the coloured die that is taken was the one to be moved; the other one goes back."""
    dice = lounge_of(state).dice
    if dice[colour] == value:
        dice[colour] = to
        if moved != NONE:
            dice[moved] = value
        if state.tale is not None:
            seat = seat_of(state.stack[-1])
            tell_die_moved(state.tale, seat, to, value, moved)
            tell_die_moved(state.tale, seat, value, to, colour)


def append_exchange(out: list[int], state: State, seat: int, lounge: Lounge) -> None:
    """A celebrity who exchanges items, once."""
    page = lounge.page
    ready = lounge.taken[seat] & ~lounge.used[seat] & page.exchange_celebrities
    if ready and dishes_and_drinks(state.players[seat].kitchen):
        out.append(page.exchange_action)


def white_dice(dice: list[int], lounge: Lounge) -> list[int]:
    """How many dice without a colour lie on each space."""
    white = dice.copy()
    for value in lounge.dice:
        if value:
            white[value] -= 1
    return white


def take_coloured_die(state: State, seat: int, colour: int, boost: bool) -> None:
    """T2, W21: before its action the celebrity of its colour may come."""
    state.die_taken = True
    lounge = lounge_of(state)
    value = lounge.dice[colour]
    lounge.dice[colour] = 0
    strength = pick_up(state, seat, value, boost, colour)
    state.stack.append(celebrity_frame(seat, colour, value, strength))


def exchange(state: State, seat: int) -> None:
    """Let a celebrity exchange items."""
    lounge = lounge_of(state)
    page = lounge.page
    ready = lounge.taken[seat] & ~lounge.used[seat] & page.exchange_celebrities
    celebrity = ready.bit_length() - 1
    lounge.used[seat] |= 1 << celebrity
    if state.tale is not None:
        tell_celebrity_used(state.tale, seat, celebrity)
    state.stack.append(exchange_frame(seat, page.celebrities[celebrity].exchange, UP_TO, 0))


def welcome(state: State, seat: int, lounge: Lounge, colour: int) -> None:
    """W21: paid for; its VP at once, its effect from now on; its own VP come before the effect."""
    page = lounge.page
    celebrity = lounge.tiles[colour]
    lounge.tiles[colour] = NONE
    state.players[seat].krones -= page.cost
    if state.tale is not None:
        tell_celebrity_welcomed(state.tale, seat, colour, celebrity, page.cost)
    score(
        state,
        seat,
        CELEBRITIES,
        page.celebrities[celebrity].vp,
        BY_CELEBRITY - celebrity,
    )
    lounge.taken[seat] |= 1 << celebrity
    if page.free_room_celebrities >> celebrity & 1:
        state.players[seat].free = ALL_SPACES


class Welcome(Step):
    """W21: pay for the celebrity, or go on to the action of the die."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        lounge = lounge_of(state)
        __, seat, colour, __, __ = frame
        out: list[int] = [DONE]
        page = lounge.page
        celebrity = lounge.tiles[colour]
        if celebrity != NONE and state.players[seat].krones >= page.cost:
            out.append(page.first_celebrity + celebrity)
        append_exchange(out, state, seat, lounge)
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, colour, __, __ = frame
        if action == DONE:
            state.stack.pop()
            self.leave(state, frame)
        elif action == lounge_of(state).page.exchange_action:
            exchange(state, seat)
        else:
            welcome(state, seat, lounge_of(state), colour)

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, __, value, strength = frame
        use_die(state, seat, value, strength)

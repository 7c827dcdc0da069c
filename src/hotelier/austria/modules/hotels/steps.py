"""W41: what entrances let their owners do, in a turn and at its ends."""

from hotelier.austria.modules import hooks
from hotelier.austria.modules.hooks import may_use
from hotelier.austria.modules.hotels.actions import FOURTH, SHIFTS
from hotelier.austria.modules.hotels.auction import doors_of
from hotelier.austria.modules.hotels.printed import Entrance
from hotelier.austria.modules.hotels.reactions import FLOOR, entrance_of
from hotelier.austria.modules.parts import Doors
from hotelier.austria.rules.actions import DONE, append_bits
from hotelier.austria.rules.causes import BY_ENTRANCE
from hotelier.austria.rules.components import ENTRANCES, OBJECTIVES, TABLES
from hotelier.austria.rules.frames import seat_of, shifted_frame, turn_frame
from hotelier.austria.rules.guests import rooms_for
from hotelier.austria.rules.objectives import fulfilled
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tracks import score


def append_door_actions(out: list[int], state: State, frame: Frame) -> None:
    """What an entrance adds to a turn."""
    _, seat, _, _, tile_used = frame
    entrance = entrance_of(state, seat)
    if entrance is None:
        return
    door = state.book.door
    player = state.players[seat]
    if len(player.tables) > TABLES:
        append_bits(out, rooms_for(state, player, FOURTH), door.move)
    if entrance.claim_vp:
        _append_own_claims(out, state, seat)
    if entrance.shift and not state.die_taken:
        append_shifts(out, state)
    if entrance.tile_steps and not tile_used:
        _append_tiles(out, state, seat, entrance)


def _append_own_claims(out: list[int], state: State, seat: int) -> None:
    """Ninas Melange: own objectives that are fulfilled now."""
    doors = doors_of(state)
    for place in range(OBJECTIVES):
        objective = state.book.objectives[doors.objectives[place]]
        if not doors.claimed >> place & 1 and fulfilled(state, seat, objective):
            out.append(state.book.door.claim + place)


def append_shifts(out: list[int], state: State) -> None:
    """Kozi Palace: a die moves onto a neighbouring space."""
    seat = seat_of(state.stack[-1])
    for place, (value, to) in enumerate(SHIFTS):
        if state.dice[value] and may_use(state, seat, to, False):
            out.append(state.book.door.shift + place)


def may_shift(state: State, seat: int) -> bool:
    """Whether this player moves dice before using a space."""
    entrance = entrance_of(state, seat)
    return entrance is not None and entrance.shift


def shift(state: State, seat: int, value: int, to: int) -> int:
    """Move a die from one space to another; its colour, or NONE."""
    colour = hooks.die_moved(state, value, to)
    state.dice[value] -= 1
    state.dice[to] += 1
    if state.tale is not None:
        state.tale.die_moved(seat, value, to, colour)
    return colour


def shift_in_turn(state: State, seat: int, value: int, to: int) -> None:
    """Kozi Palace: after a die was moved, one is taken there."""
    colour = shift(state, seat, value, to)
    state.stack.append(shifted_frame(seat, to, value, colour))


def _append_tiles(out: list[int], state: State, seat: int, entrance: Entrance) -> None:
    """Grand Wray: own tiles within reach of the emperor marker."""
    position = state.players[seat].emperor
    for tile in sorted(doors_of(state).tiles):
        if entrance.tile_steps[state.book.tile_category[tile]] <= position:
            out.append(state.book.door.tile + tile)


def use_tile(state: State, frame: Frame, tile: int) -> None:
    """Grand Wray: once in a turn, which is on top of the stack, back on the emperor track for a reward; the
    tile is gone."""
    _, seat, extra, guests, _ = frame
    entrance = entrance_of(state, seat)
    assert entrance is not None
    state.stack[-1] = turn_frame(seat, extra, guests, 1)
    steps = entrance.tile_steps[state.book.tile_category[tile]]
    state.players[seat].emperor -= steps
    doors_of(state).tiles.remove(tile)
    if state.tale is not None:
        state.tale.own_tile_used(seat, tile, steps)
    grant(state, seat, state.book.tile_reward + tile)


def claim_own(state: State, seat: int, place: int) -> None:
    """Ninas Melange: the earlier the better; no marker is put anywhere."""
    entrance = entrance_of(state, seat)
    assert entrance is not None
    doors = doors_of(state)
    doors.claimed |= 1 << place
    if state.tale is not None:
        state.tale.own_objective_claimed(seat, doors.objectives[place])
    score(state, seat, ENTRANCES, entrance.claim_vp[state.round - 1], by_entrance(doors, seat))


def close_round(state: State) -> None:
    """Kaufman counts the guests of the round; Corogari forgets the dice."""
    assert state.waltz is not None
    doors = state.waltz.doors
    if doors is None:
        return
    for seat in range(state.seats):
        entrance = entrance_of(state, seat)
        if entrance is not None and entrance.guests_vp:
            most = len(entrance.guests_vp) - 1
            vp = entrance.guests_vp[min(doors.guests, most)]
            score(state, seat, ENTRANCES, vp, by_entrance(doors, seat))
    doors.guests = 0
    doors.first_die = 0


def score_entrance(state: State, seat: int) -> None:
    """Ninas Melange: objectives of both kinds at the end."""
    entrance = entrance_of(state, seat)
    if entrance is not None and entrance.objectives_vp:
        doors = doors_of(state)
        claimed = state.players[seat].markers.bit_count() + doors.claimed.bit_count()
        score(state, seat, ENTRANCES, entrance.objectives_vp[claimed], by_entrance(doors, seat))


def by_entrance(doors: Doors, seat: int) -> int:
    """The entrance of a seat as a cause."""
    return BY_ENTRANCE - doors.entrance[seat]


class UseToken(Step):
    """Dove: the top of a token for a column, the bottom for a floor; nobody has to."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        append_bits(out, doors_of(state).tokens, state.book.door.token)
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        _, seat, completed, _, _ = frame
        place = state.book.actions.arguments[action]
        doors_of(state).tokens &= ~(1 << place)
        if state.tale is not None:
            state.tale.token_used(seat, place, completed == FLOOR)
        token = state.book.dove_tokens[place]
        grant(state, seat, token.floor if completed == FLOOR else token.column)

"""M1-M6, P8: the emperor scores, rewards and punishes."""

from typing import Final

from hotelier.austria.content.book import ROW_BELOW, SAME_COLUMN, Penalty
from hotelier.austria.modules import hooks
from hotelier.austria.modules.ballrooms.steps import recall
from hotelier.austria.rules.actions import (
    DISCARD,
    IGNORE,
    REMOVE,
    SUFFER,
    append_bits,
    append_staff,
    staff_of,
)
from hotelier.austria.rules.components import (
    ALL_SPACES,
    CHAMPAGNE,
    COLUMN_MASKS,
    COLUMNS,
    EMPEROR,
    FLOOR_MASKS,
    count_of,
    highest_floor,
    pile,
    pile_size,
)
from hotelier.austria.rules.items import lose_items_on_guests
from hotelier.austria.rules.prices import AVERTING_COST
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.staff import put_under
from hotelier.austria.rules.state import DISCARD as DISCARD_FRAME
from hotelier.austria.rules.state import PENALTY, SCORED, SPEND, Frame, State, Step
from hotelier.austria.rules.state import REMOVE as REMOVE_FRAME
from hotelier.austria.rules.tracks import bring, raised

REWARD_FROM: Final = 3
VACANT: Final = 0
HIGHEST_OCCUPIED: Final = 1
LOWER_OCCUPIED: Final = 2


def score(state: State, scoring: int) -> None:
    """M1 for everybody, then M2 clockwise from the start player (M4)."""
    if state.tale is not None:
        state.tale.emperor_comes(scoring, state.tiles[scoring])
    for seat, player in enumerate(state.players):
        position = player.emperor
        vp = raised(state, seat, state.book.track_vp[position])
        player.points[EMPEROR] += vp
        player.emperor = max(0, position - state.book.steps_back[scoring])
        if state.tale is not None:
            state.tale.emperor_scored(seat, position, vp, position - player.emperor)
    for place in range(state.seats - 1, -1, -1):
        seat = (state.start + place) % state.seats
        if state.automaton is not None and seat == state.automaton.seat:
            continue  # L12: no reward, no penalty
        state.stack.append((SCORED, seat, state.tiles[scoring], 0, 0))


class Scored(Step):
    """M2: reward, nothing or penalty, by the position."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        seat = frame[1]
        position = state.players[seat].emperor
        if state.waltz is not None:
            hooks.action_begins(state)
        if state.tale is not None:
            verdict = "reward" if position >= REWARD_FROM else "nothing" if position else "penalty"
            state.tale.emperor_judges(seat, position, frame[2], verdict)
        if position >= REWARD_FROM:
            bring(state, seat, state.book.emperor_income)
            grant(state, seat, state.book.tile_reward + frame[2])
        elif position == 0:
            state.stack.append((PENALTY, seat, frame[2], 0, 0))


class Penalised(Step):
    """P8: with staff 26 a krone averts the penalty; E2: one printing leaves the choice between two."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = []
        if may_avert(state, frame[1]):
            out.append(IGNORE)
        if may_choose(state, frame[1], frame[2]):
            out.append(state.book.suffer_vp_action)
        return [SUFFER, *out] if out else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == IGNORE:
            state.players[frame[1]].krones -= AVERTING_COST
            if state.tale is not None:
                state.tale.penalty_averted(frame[1], frame[2], AVERTING_COST)
        else:
            suffer(state, frame[1], frame[2], action == state.book.suffer_vp_action)

    def leave(self, state: State, frame: Frame) -> None:
        if state.players[frame[1]].staff & state.book.no_penalty:
            if state.tale is not None:
                state.tale.penalty_averted(frame[1], frame[2], 0)
        else:
            suffer(state, frame[1], frame[2], False)


def may_avert(state: State, seat: int) -> bool:
    """P8: whether a krone averts the penalty."""
    player = state.players[seat]
    return player.staff & state.book.ignore_penalty != 0 and player.krones >= AVERTING_COST


def may_choose(state: State, seat: int, tile: int) -> bool:
    """E2: whether the player chooses between what is demanded and VP."""
    penalty = state.book.penalties[tile]
    return (
        state.book.penalty_of_choice
        and penalty.else_vp > 0
        and not state.players[seat].staff & state.book.no_penalty
        and can_pay(state, seat, penalty)
    )


def suffer(state: State, seat: int, tile: int, vp_chosen: bool) -> None:
    """M3: what is demanded if it can be paid in full, otherwise VP; E2: or VP by choice."""
    player = state.players[seat]
    penalty = state.book.penalties[tile]
    paid = not vp_chosen and can_pay(state, seat, penalty)
    vp = penalty.vp + penalty.vp_per_staff * len(player.played)
    krones = player.krones if penalty.all_krones else 0
    items = player.kitchen if penalty.kitchen else 0
    if paid:
        krones += penalty.krones
        items += pile(CHAMPAGNE, penalty.champagne)
    else:
        vp += penalty.else_vp
    player.points[EMPEROR] -= vp
    player.krones -= krones
    player.kitchen -= items
    if state.tale is not None:
        state.tale.penalty_suffered(seat, tile, vp, krones, items, penalty.orders)
    if penalty.orders:
        lose_items_on_guests(state, player)
    if penalty.occupied_rooms:
        state.stack.append((REMOVE_FRAME, seat, HIGHEST_OCCUPIED, ALL_SPACES, penalty.second_room))
    if paid:
        choose_losses(state, seat, penalty)


def can_pay(state: State, seat: int, penalty: Penalty) -> bool:
    """Whether what is demanded can be paid in full."""
    player = state.players[seat]
    return (
        player.krones >= penalty.krones
        and player.hand.bit_count() >= penalty.hand_cards
        and player.vacant.bit_count() >= penalty.vacant_rooms
        and (player.staff & state.book.end_staff).bit_count() >= penalty.end_card
        and count_of(player.kitchen, CHAMPAGNE) >= penalty.champagne
        and pile_size(player.kitchen) >= penalty.items
        and (not penalty.dancers or _dancers_in(state, seat, penalty.hall) >= penalty.dancers)
    )


def choose_losses(state: State, seat: int, penalty: Penalty) -> None:
    """What is demanded and leaves a choice."""
    player = state.players[seat]
    if penalty.items:
        state.stack.append((SPEND, seat, penalty.items, 1, 0))
    recall(state, seat, penalty.hall, penalty.dancers)
    put_under(state, seat, player.hand, penalty.hand_cards, True)
    for _ in range(penalty.vacant_rooms):
        state.stack.append((REMOVE_FRAME, seat, VACANT, ALL_SPACES, 0))
    for _ in range(penalty.end_card):
        state.stack.append((DISCARD_FRAME, seat, 0, 0, 0))


def _dancers_in(state: State, seat: int, hall: int) -> int:
    """The own dancers in a ballroom."""
    assert state.waltz is not None and state.waltz.ball is not None
    return state.waltz.ball.dancers_in(seat, hall)


class Remove(Step):
    """Choose a room to lose, from the highest floor possible."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        player = state.players[frame[1]]
        rooms = player.vacant if frame[2] == VACANT else player.occupied
        out: list[int] = []
        append_bits(out, highest_floor(rooms & frame[3]), REMOVE)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        player = state.players[frame[1]]
        space = action - REMOVE
        if state.tale is not None:
            state.tale.room_lost(frame[1], space, player.occupied >> space & 1 == 1)
        player.vacant &= ~(1 << space)
        player.occupied &= ~(1 << space)
        if frame[2] == HIGHEST_OCCUPIED:
            state.stack.append((REMOVE_FRAME, frame[1], LOWER_OCCUPIED, below(space, frame[4]), 0))


def below(space: int, second_room: int) -> int:
    """Tile C2: where the second room lies that is lost with the one on a space."""
    floor = space // COLUMNS
    if second_room == ROW_BELOW:
        return FLOOR_MASKS[floor - 1] if floor else 0
    lower: int = sum(FLOOR_MASKS[:floor])
    return lower & COLUMN_MASKS[space % COLUMNS] if second_room == SAME_COLUMN else lower


class Discard(Step):
    """Choose an own `end` card to lose; it counts nowhere any more (P11)."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = []
        append_staff(out, state.players[frame[1]].staff & state.book.end_staff, DISCARD)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        player = state.players[frame[1]]
        card = staff_of(action)
        place = player.played.index(card)
        player.played.pop(place)
        earned = player.earned.pop(place)
        if state.tale is not None:
            state.tale.staff_lost(frame[1], card, earned)
        player.staff &= ~(1 << card)

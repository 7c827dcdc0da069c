"""M1-M6, P8: the emperor scores, rewards and punishes."""

from typing import Final

from hotelier.austria.content.actions import (
    DISCARD,
    IGNORE,
    REMOVE,
    SUFFER,
    append_bits,
    append_staff,
)
from hotelier.austria.content.cards import ROW_BELOW, SAME_COLUMN, Penalty
from hotelier.austria.content.components import (
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
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import (
    discard_frame,
    penalty_frame,
    remove_frame,
    scored_frame,
    spend_frame,
)
from hotelier.austria.rules.items import lose_items_on_guests
from hotelier.austria.rules.prices import AVERTING_COST
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.staff import put_under
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tale.emperor import (
    tell_emperor_comes,
    tell_emperor_judges,
    tell_emperor_scored,
    tell_penalty_averted,
    tell_penalty_suffered,
)
from hotelier.austria.rules.tale.rooms import tell_room_lost
from hotelier.austria.rules.tale.staff import tell_staff_lost
from hotelier.austria.rules.tracks import bring, raised

REWARD_FROM: Final = 3
VACANT: Final = 0
HIGHEST_OCCUPIED: Final = 1
LOWER_OCCUPIED: Final = 2


def score(state: State, scoring: int) -> None:
    """M1 for everybody, then M2 clockwise from the start player (M4)."""
    if state.tale is not None:
        tell_emperor_comes(state.tale, scoring, state.tiles[scoring])
    for seat, player in enumerate(state.players):
        position = player.emperor
        vp = raised(state, seat, state.book.track_vp[position])
        player.points[EMPEROR] += vp
        player.emperor = max(0, position - state.book.steps_back[scoring])
        if state.tale is not None:
            tell_emperor_scored(state.tale, seat, position, vp, position - player.emperor)
    for place in range(state.seats - 1, -1, -1):
        seat = (state.start + place) % state.seats
        if state.automaton is not None and seat == state.automaton.seat:
            continue  # L12: no reward, no penalty
        state.stack.append(scored_frame(seat, state.tiles[scoring]))


class Scored(Step):
    """M2: reward, nothing or penalty, by the position."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, tile, __, __ = frame
        position = state.players[seat].emperor
        hooks.action_begins(state)
        if state.tale is not None:
            verdict = "reward" if position >= REWARD_FROM else "nothing" if position else "penalty"
            tell_emperor_judges(state.tale, seat, position, tile, verdict)
        if position >= REWARD_FROM:
            bring(state, seat, state.book.emperor_income)
            grant(state, seat, state.book.tile_reward + tile)
        elif position == 0:
            state.stack.append(penalty_frame(seat, tile))


class Penalised(Step):
    """P8: with staff 26 a krone averts the penalty; E2: one printing leaves the choice between two."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, tile, __, __ = frame
        out: list[int] = []
        if may_avert(state, seat):
            out.append(IGNORE)
        if may_choose(state, seat, tile):
            out.append(state.book.suffer_vp_action)
        return [SUFFER, *out] if out else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, tile, __, __ = frame
        if action == IGNORE:
            state.players[seat].krones -= AVERTING_COST
            if state.tale is not None:
                tell_penalty_averted(state.tale, seat, tile, AVERTING_COST)
        else:
            suffer(state, seat, tile, action == state.book.suffer_vp_action)

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, tile, __, __ = frame
        if state.players[seat].staff & state.book.no_penalty:
            if state.tale is not None:
                tell_penalty_averted(state.tale, seat, tile, 0)
        else:
            suffer(state, seat, tile, False)


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
        tell_penalty_suffered(state.tale, seat, tile, vp, krones, items, penalty.orders)
    if penalty.orders:
        lose_items_on_guests(state, player)
    if penalty.occupied_rooms:
        state.stack.append(remove_frame(seat, HIGHEST_OCCUPIED, ALL_SPACES, penalty.second_room))
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
        and hooks.can_suffer(state, seat, penalty)
    )


def choose_losses(state: State, seat: int, penalty: Penalty) -> None:
    """What is demanded and leaves a choice."""
    player = state.players[seat]
    if penalty.items:
        state.stack.append(spend_frame(seat, penalty.items, 1))
    hooks.suffer(state, seat, penalty)
    put_under(state, seat, player.hand, penalty.hand_cards, True)
    for __ in range(penalty.vacant_rooms):
        state.stack.append(remove_frame(seat, VACANT, ALL_SPACES, 0))
    for __ in range(penalty.end_card):
        state.stack.append(discard_frame(seat))


class Remove(Step):
    """Choose a room to lose, from the highest floor possible."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, which, spaces, __ = frame
        player = state.players[seat]
        rooms = player.vacant if which == VACANT else player.occupied
        out: list[int] = []
        append_bits(out, highest_floor(rooms & spaces), REMOVE)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, which, __, second_room = frame
        player = state.players[seat]
        space = state.book.actions.arguments[action]
        if state.tale is not None:
            tell_room_lost(state.tale, seat, space, player.occupied >> space & 1 == 1)
        player.vacant &= ~(1 << space)
        player.occupied &= ~(1 << space)
        if which == HIGHEST_OCCUPIED:
            state.stack.append(remove_frame(seat, LOWER_OCCUPIED, below(space, second_room), 0))


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
        __, seat, __, __, __ = frame
        out: list[int] = []
        append_staff(out, state.players[seat].staff & state.book.end_staff, DISCARD)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, __, __, __ = frame
        player = state.players[seat]
        card = state.book.actions.arguments[action]
        place = player.played.index(card)
        player.played.pop(place)
        earned = player.earned.pop(place)
        if state.tale is not None:
            tell_staff_lost(state.tale, seat, card, earned)
        player.staff &= ~(1 << card)

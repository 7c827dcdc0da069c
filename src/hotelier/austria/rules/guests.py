"""T1, X4: taking a guest from the queue to the café, moving in."""

from typing import Final

from hotelier.austria.content.actions import GUEST, MOVE, append_bits
from hotelier.austria.content.components import GUESTS, NONE, SPACES, TABLES
from hotelier.austria.rules import hooks
from hotelier.austria.rules.prices import queue_cost
from hotelier.austria.rules.queue import discard_guest, refill_queue
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.rooms import occupy
from hotelier.austria.rules.state import Player, State
from hotelier.austria.rules.tale.guests import tell_guest_taken, tell_moved_in
from hotelier.austria.rules.tracks import bring, score

FREE_OF_CHARGE: Final = 99
"""No guest costs as much."""


def append_guests(out: list[int], state: State, player: Player, free: bool) -> None:
    """The guests that the player can take from the queue now."""
    if NONE not in player.tables:
        return
    limit = FREE_OF_CHARGE if free or player.staff & state.book.free_guests else player.krones
    costs = state.book.queue_costs
    queue = state.queue
    prices_added = hooks.prices_added(state)
    for place in range(len(queue)):
        if costs[place] <= limit and queue[place] != NONE:
            if prices_added:
                cost = 0 if limit == FREE_OF_CHARGE else costs[place]
                if cost + hooks.price_added(state, queue[place]) > player.krones:
                    continue
            out.append(GUEST + place)


def take_guest(state: State, seat: int, place: int, free: bool) -> int:
    """A guest sits down at a free table; the others slide right and a new one comes (S3). The table."""
    player = state.players[seat]
    cost = queue_cost(state, player, place, free)
    player.krones -= cost
    guest = state.queue.pop(place)
    table = player.tables.index(NONE)
    player.tables[table] = guest
    player.missing[table] = state.book.guest_order[guest]
    if state.tale is not None:
        tell_guest_taken(state.tale, seat, guest, place, table, cost)
    refill_queue(state)
    hooks.guest_taken(state, seat, guest)
    return table


def is_complete(state: State, player: Player, table: int) -> bool:
    """X4: nothing is missing of the order, or what a celebrity lets pass."""
    return not player.missing[table] or hooks.completes(state, player, table)


def append_moves(out: list[int], state: State, player: Player) -> None:
    """X4: guests whose order is complete, and the vacant rooms that suit them."""
    if not player.vacant:
        return
    tables = player.tables
    missing = player.missing
    something_may_lack = hooks.something_may_lack(state)
    for table in range(TABLES):
        if tables[table] != NONE and (something_may_lack or not missing[table]):
            append_bits(out, rooms_for(state, player, table), MOVE + table * SPACES)


def rooms_for(state: State, player: Player, table: int) -> int:
    """The vacant rooms into which the guest at a table can move now."""
    guest = player.tables[table]
    if guest == NONE or not state.book.guest_sleeps[guest] or not is_complete(state, player, table):
        return 0
    return player.vacant & player.board.home[state.book.guest_colour[guest]]


def leave_table(state: State, seat: int, table: int) -> int:
    """X4: a guest leaves the café for the discard pile; VP and reward follow. The guest."""
    player = state.players[seat]
    guest = player.tables[table]
    spared = player.missing[table] != 0
    player.tables[table] = NONE
    player.missing[table] = 0
    discard_guest(state, guest)
    score(state, seat, GUESTS, state.book.guest_vp[guest], guest)
    grant(state, seat, guest)
    if spared:  # an order that was never complete counts as complete only now (E)
        bring(state, seat, state.book.complete_income[guest])
    return guest


def move_in(state: State, seat: int, table: int, space: int) -> None:
    """X4: the guest takes the room and leaves the café; VP, reward, bonuses and income follow (X5)."""
    if state.tale is not None:
        tell_moved_in(state.tale, seat, table, state.players[seat].tables[table], space)
    guest = leave_table(state, seat, table)
    bring(state, seat, state.book.leaving_income[guest])
    occupy(state, seat, space, guest)
    hooks.guest_left(state, seat, guest)

"""I1, X1: receiving items, placing them on guests, serving from the kitchen."""

from hotelier.austria.content.actions import DONE, KEEP, PLACE
from hotelier.austria.content.components import (
    KINDS,
    NONE,
    PILE_BITS,
    PILE_MASK,
    SERVED_AT_ONCE,
    TABLES,
    pile,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import receive_frame, serve_frame
from hotelier.austria.rules.prices import serving_cost
from hotelier.austria.rules.state import Frame, Player, State, Step
from hotelier.austria.rules.tale.guests import tell_order_complete, tell_order_filled
from hotelier.austria.rules.tale.items import (
    tell_item_placed,
    tell_items_kept,
    tell_items_received,
    tell_serving,
)
from hotelier.austria.rules.tracks import bring


def receive(state: State, seat: int, items: int, why: int) -> None:
    """I1: the owner may place each of the items at once; the rest goes to the kitchen.

    Modules count this as one source of items.
    """
    if state.tale is not None:
        tell_items_received(state.tale, seat, items, why)
    hooks.items_gained(state, seat, items)
    state.stack.append(receive_frame(seat, items))


def append_placements(out: list[int], state: State, player: Player, items: int) -> None:
    """All ways to place one of these items on a guest who still needs it."""
    missing = player.missing
    wanted = missing[0] | missing[1] | missing[2]
    for kind in range(KINDS):
        shift = PILE_BITS * kind
        if (items >> shift) & PILE_MASK and (wanted >> shift) & PILE_MASK:
            for table in range(TABLES):
                if (missing[table] >> shift) & PILE_MASK:
                    out.append(PLACE + kind * TABLES + table)
    hooks.append_placements(out, state, player, items)


def place(state: State, seat: int, action: int, from_kitchen: bool) -> int:
    """Put an item on a guest; the item, as a pile of one."""
    player = state.players[seat]
    table = state.book.actions.arguments[action]
    item = pile(state.book.actions.seconds[action], 1)
    player.missing[table] -= item
    if state.tale is not None:
        tell_item_placed(state.tale, seat, item, table, player.tables[table], from_kitchen)
    if not player.missing[table]:
        _complete(state, seat, table)
    return item


def _complete(state: State, seat: int, table: int) -> None:
    """A guest waits for nothing any more; in the first edition some staff are paid now (E)."""
    guest = state.players[seat].tables[table]
    if state.tale is not None:
        tell_order_complete(state.tale, seat, table, guest)
    bring(state, seat, state.book.complete_income[guest])


def fill(state: State, seat: int, table: int) -> None:
    """P7: all that a guest waits for comes from the supply."""
    player = state.players[seat]
    items = player.missing[table]
    if not items:
        return
    player.missing[table] = 0
    if state.tale is not None:
        tell_order_filled(state.tale, seat, table, player.tables[table], items)
    _complete(state, seat, table)


def keep(state: State, seat: int, items: int) -> None:
    """Received items go to the kitchen."""
    state.players[seat].kitchen += items
    if state.tale is not None:
        tell_items_kept(state.tale, seat, items)


def wanted_items(player: Player) -> int:
    """What the guests wait for: no number of items, but no kind is left out."""
    missing = player.missing
    wanted = missing[0] | missing[1] | missing[2]
    if len(missing) > TABLES:
        wanted |= missing[TABLES]
    return wanted


def can_serve(state: State, player: Player) -> bool:
    """X1: there is a krone (or staff 24) and an item in the kitchen that somebody waits for."""
    if not player.krones and not player.staff & state.book.free_serving:
        return False
    missing = player.missing
    wanted = missing[0] | missing[1] | missing[2]
    if len(missing) > TABLES:
        wanted |= missing[TABLES]
    kitchen = player.kitchen
    while wanted and kitchen:
        if wanted & PILE_MASK and kitchen & PILE_MASK:
            return True
        wanted >>= PILE_BITS
        kitchen >>= PILE_BITS
    return False


def serve(state: State, seat: int) -> None:
    """X1: pay, then move up to three items."""
    player = state.players[seat]
    cost = serving_cost(state, player)
    player.krones -= cost
    if state.tale is not None:
        tell_serving(state.tale, seat, cost)
    state.stack.append(serve_frame(seat, SERVED_AT_ONCE))


def can_fill(player: Player) -> bool:
    """P7: a guest in the café waits for something."""
    return wanted_items(player) != 0


def lose_items_on_guests(state: State, player: Player) -> None:
    """Penalty of tile B1: every guest waits for the whole order again."""
    for table, guest in enumerate(player.tables):
        if guest != NONE:
            player.missing[table] = state.book.guest_order[guest]


class Receive(Step):
    """Place received items, one by one, or keep the rest for the kitchen."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, items, __, __ = frame
        out: list[int] = [KEEP]
        append_placements(out, state, state.players[seat], items)
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, items, __, __ = frame
        state.stack.pop()
        if action == KEEP:
            keep(state, seat, items)
            return
        rest = items - place(state, seat, action, False)
        if rest:
            state.stack.append(receive_frame(seat, rest))

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, items, __, __ = frame
        keep(state, seat, items)


class Serve(Step):
    """Move items from the kitchen; at least one, since it was paid for."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, left, __, __ = frame
        out: list[int] = []
        if left < SERVED_AT_ONCE:
            out.append(DONE)
        player = state.players[seat]
        append_placements(out, state, player, player.kitchen)
        return [] if out == [DONE] else out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        __, seat, left, __, __ = frame
        item = place(state, seat, action, True)
        state.players[seat].kitchen -= item
        if left > 1:
            state.stack.append(serve_frame(seat, left - 1))

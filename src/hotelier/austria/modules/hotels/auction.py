"""W40, W41: bidding for the entrances, and what is received with one."""

from hotelier.austria.content.printed import CATEGORIES
from hotelier.austria.modules.hotels.reactions import entrance_of, lay_reward
from hotelier.austria.modules.parts import Doors
from hotelier.austria.rules.components import NONE
from hotelier.austria.rules.frames import bid_frame, gift_frame
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.staff import draw_to_hand
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.core.content import Row


def doors_of(state: State) -> Doors:
    """The entrances of a game that has them."""
    assert state.waltz is not None and state.waltz.doors is not None
    return state.waltz.doors


class Bid(Step):
    """W40: more than lies there, up to the own krones; 0 where nothing lies."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        doors = doors_of(state)
        door = state.book.door
        _, seat, _, _, _ = frame
        krones = state.players[seat].krones
        out: list[int] = []
        for entrance in sorted(doors.offers):
            place = doors.offers.index(entrance)
            least = 0 if doors.bidders[place] == NONE else doors.bids[place] + 1
            for bid in range(least, krones + 1):
                out.append(door.bid + entrance * door.bids + bid)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        doors = doors_of(state)
        _, seat, _, _, _ = frame
        place = doors.offers.index(state.book.actions.arguments[action])
        bid = state.book.actions.seconds[action]
        if state.tale is not None:
            state.tale.bid_made(seat, doors.offers[place], bid, doors.bidders[place])
        doors.bids[place] = bid
        doors.bidders[place] = seat
        for step in range(1, state.seats):
            other = (seat + step) % state.seats
            if other not in doors.bidders:
                state.stack.append(bid_frame(other))
                return
        settle(state, doors)


def settle(state: State, doors: Doors) -> None:
    """Bids are paid; the gifts come in turn order."""
    for place, seat in enumerate(doors.bidders):
        state.players[seat].krones -= doors.bids[place]
        doors.entrance[seat] = doors.offers[place]
        if state.tale is not None:
            state.tale.entrance_taken(seat, doors.offers[place], doors.bids[place])
    for place in range(state.seats - 1, -1, -1):
        state.stack.append(gift_frame((state.start + place) % state.seats))


class Gift(Step):
    """W41: what comes with an entrance, before the first guest and rooms."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        _, seat, _, _, _ = frame
        entrance = entrance_of(state, seat)
        assert entrance is not None
        doors = doors_of(state)
        player = state.players[seat]
        lay_reward(state, seat, entrance.then)
        if entrance.cards:
            draw_to_hand(state, seat, entrance.cards)
        for _ in range(entrance.more_tables):
            player.tables.append(NONE)
            player.missing.append(0)
            if state.tale is not None:
                state.tale.table_added(seat)
        if entrance.tokens:
            doors.tokens = (1 << len(state.book.dove_tokens)) - 1
            if state.tale is not None:
                state.tale.tokens_received(seat, doors.tokens)
        if entrance.claim_vp:
            doors.objectives = _rest_of_each_category(
                state, "own_objectives", state.book.objective_rows, state.objectives, 1
            )
            if state.tale is not None:
                state.tale.own_objectives_drawn(seat, doors.objectives)
        if entrance.tiles_each:
            doors.tiles = _rest_of_each_category(
                state, "own_tiles", state.book.tile_rows, state.tiles, entrance.tiles_each
            )
            if state.tale is not None:
                state.tale.own_tiles_drawn(seat, doors.tiles)
        if entrance.gift != NONE:
            grant(state, seat, entrance.gift)


def _rest_of_each_category(
    state: State, name: str, rows: list[Row], used: list[int], count: int
) -> list[int]:
    """So many of A, B and C each, of those that the table does not use."""
    drawn: list[int] = []
    for letter in CATEGORIES:
        rest = [place for place in state.book.category(rows, letter) if place not in used]
        drawn += state.chance.order(name, rest)[:count]
    state.revealed += 1
    return drawn

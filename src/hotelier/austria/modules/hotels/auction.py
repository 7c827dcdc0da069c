"""W40, W41: bidding for the entrances, and what is received with one."""

from hotelier.austria.content.components import NONE
from hotelier.austria.content.printed import CATEGORIES
from hotelier.austria.modules.hotels.frames import bid_frame, gift_frame
from hotelier.austria.modules.hotels.state import Entrances, entrance_of, entrances_of
from hotelier.austria.modules.hotels.steps import lay_reward
from hotelier.austria.modules.hotels.tale import (
    tell_bid_made,
    tell_entrance_taken,
    tell_own_objectives_drawn,
    tell_own_tiles_drawn,
    tell_table_added,
    tell_tokens_received,
)
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.staff import draw_to_hand
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.core.content import Row


class Bid(Step):
    """W40: more than lies there, up to the own krones; 0 where nothing lies."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        entrances = entrances_of(state)
        actions = entrances.page.actions
        __, seat, __, __, __ = frame
        krones = state.players[seat].krones
        out: list[int] = []
        for entrance in sorted(entrances.offers):
            place = entrances.offers.index(entrance)
            least = 0 if entrances.bidders[place] == NONE else entrances.bids[place] + 1
            for bid in range(least, krones + 1):
                out.append(actions.bid + entrance * actions.bids + bid)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        entrances = entrances_of(state)
        __, seat, __, __, __ = frame
        place = entrances.offers.index(state.book.actions.arguments[action])
        bid = state.book.actions.seconds[action]
        if state.tale is not None:
            tell_bid_made(state.tale, seat, entrances.offers[place], bid, entrances.bidders[place])
        entrances.bids[place] = bid
        entrances.bidders[place] = seat
        for step in range(1, state.seats):
            other = (seat + step) % state.seats
            if other not in entrances.bidders:
                state.stack.append(bid_frame(other))
                return
        settle(state, entrances)


def settle(state: State, entrances: Entrances) -> None:
    """Bids are paid; the gifts come in turn order."""
    for place, seat in enumerate(entrances.bidders):
        state.players[seat].krones -= entrances.bids[place]
        entrances.of_seat[seat] = entrances.offers[place]
        if state.tale is not None:
            tell_entrance_taken(state.tale, seat, entrances.offers[place], entrances.bids[place])
    for place in range(state.seats - 1, -1, -1):
        state.stack.append(gift_frame((state.start + place) % state.seats))


class Gift(Step):
    """W41: what comes with an entrance, before the first guest and rooms."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, __, __, __ = frame
        entrance = entrance_of(state, seat)
        assert entrance is not None
        entrances = entrances_of(state)
        player = state.players[seat]
        lay_reward(state, seat, entrance.then)
        if entrance.cards:
            draw_to_hand(state, seat, entrance.cards)
        for __ in range(entrance.more_tables):
            player.tables.append(NONE)
            player.missing.append(0)
            if state.tale is not None:
                tell_table_added(state.tale, seat)
        if entrance.tokens:
            entrances.tokens = (1 << len(entrances.page.tokens)) - 1
            if state.tale is not None:
                tell_tokens_received(state.tale, seat, entrances.tokens)
        if entrance.claim_vp:
            entrances.objectives = _rest_of_each_category(
                state, "own_objectives", state.book.objective_rows, state.objectives, 1
            )
            if state.tale is not None:
                tell_own_objectives_drawn(state.tale, seat, entrances.objectives)
        if entrance.tiles_each:
            entrances.tiles = _rest_of_each_category(
                state, "own_tiles", state.book.tile_rows, state.tiles, entrance.tiles_each
            )
            if state.tale is not None:
                tell_own_tiles_drawn(state.tale, seat, entrances.tiles)
        if entrance.gift != NONE:
            grant(state, seat, entrance.gift)


def _rest_of_each_category(
    state: State, name: str, rows: list[Row], used: list[int], count: int
) -> list[int]:
    """Draw `count` each of A, B and C, from those that the table does not use."""
    drawn: list[int] = []
    for letter in CATEGORIES:
        rest = [place for place in state.book.category(rows, letter) if place not in used]
        drawn += state.chance.order(name, rest)[:count]
    state.revealed += 1
    return drawn

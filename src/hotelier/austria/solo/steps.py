"""L40, L41: what you decide because of the automaton's entrance, and your own entrance in a game alone."""

from hotelier.austria.content.components import TABLES, count_of
from hotelier.austria.modules.hotels.actions import ENTER, GIVE
from hotelier.austria.modules.hotels.frames import gift_frame
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.modules.hotels.tale import tell_entrance_taken
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.solo.entrance import serve


class Give(Step):
    """L41: choose which guest of the automaton gets the item."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        assert state.automaton is not None
        __, __, kind, __, __ = frame
        missing = state.players[state.automaton.seat].missing
        first = entrances_page(state.book).actions.end + GIVE
        return [first + table for table in range(TABLES) if count_of(missing[table], kind)]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, __, kind, __, __ = frame
        serve(state, state.book.actions.arguments[action], kind)


class Enter(Step):
    """L40: keep one of the entrances that were drawn; the others are out of the game."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        first = entrances_page(state.book).actions.end + ENTER
        return [first + entrance for entrance in sorted(entrances_of(state).offers)]

    def apply(self, state: State, frame: Frame, action: int) -> None:
        __, seat, __, __, __ = frame
        entrances = entrances_of(state)
        entrance = state.book.actions.arguments[action]
        entrances.offers = [entrance]
        entrances.bids = [0]
        entrances.bidders = [seat]
        entrances.of_seat[seat] = entrance
        if state.tale is not None:
            tell_entrance_taken(state.tale, seat, entrance, 0)
        state.stack[-1] = gift_frame(seat)

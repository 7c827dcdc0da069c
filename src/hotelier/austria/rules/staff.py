"""K6, D5, X3, G3, P11, P12: playing, drawing and returning staff cards."""

from hotelier.austria.content.actions import DONE, PLAY, UNDER, append_staff
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import under_frame
from hotelier.austria.rules.knowledge import blur, see, show
from hotelier.austria.rules.prices import staff_cost
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.spending import pay, pay_by_choice
from hotelier.austria.rules.state import Frame, Player, State, Step
from hotelier.austria.rules.tale.staff import (
    tell_staff_drawn,
    tell_staff_played,
    tell_staff_put_under,
    tell_staff_used,
)


def affordable(state: State, player: Player, cards: int, discount: int) -> int:
    """Those of the cards that the player can pay for."""
    krones = player.krones + discount
    if krones >= state.book.dearest_staff:
        return cards
    return cards & state.book.staff_within[krones]


def play(state: State, seat: int, card: int, discount: int) -> None:
    """Pay for a card and lay it out; a `once` card takes effect now."""
    player = state.players[seat]
    cost = staff_cost(state, card, discount)
    player.krones -= cost
    bit = 1 << card
    if state.tale is not None:
        tell_staff_played(state.tale, seat, card, player.hand & bit != 0, cost)
    player.hand &= ~bit
    player.staff |= bit
    player.played.append(card)
    player.earned.append(0)
    show(state, bit)
    colour = state.book.free_rooms_colour[card]
    if colour >= 0:
        player.free |= player.board.colour[colour]
    hooks.staff_played(state, seat, card)
    if bit & state.book.once_staff:
        grant(state, seat, state.book.staff_reward + card)


def use(state: State, seat: int, card: int) -> None:
    """X3: use a `round` card; what it asks is paid first."""
    state.players[seat].used |= 1 << card
    price = state.book.staff_price[card]
    if state.tale is not None:
        tell_staff_used(state.tale, seat, card, price)
    if price is not None:
        pay(state, seat, price)
    grant(state, seat, state.book.staff_reward + card)
    if price is not None:
        pay_by_choice(state, seat, price)


def draw_to_hand(state: State, seat: int, count: int) -> None:
    """Cards from the top of the deck for the hand."""
    state.players[seat].hand |= draw(state, seat, count, True)


def draw(state: State, seat: int, count: int, to_hand: bool) -> int:
    """Cards from the top of the deck, as many as there are (P12); only the drawer sees them."""
    drawn = 0
    for __ in range(min(count, len(state.staff_deck))):
        drawn |= 1 << state.staff_deck.pop()
    see(state, seat, drawn)
    state.revealed += 1
    if state.tale is not None:
        tell_staff_drawn(state.tale, seat, drawn, to_hand)
    return drawn


def put_under(state: State, seat: int, cards: int, count: int, from_hand: bool) -> None:
    """P11: the player chooses cards and their order; the first chosen goes under the deck first."""
    if count > 0:
        blur(state, seat, cards)
        state.stack.append(under_frame(seat, cards, count, 1 if from_hand else 0))


class Drawn(Step):
    """G3: play one of the drawn cards or none; the rest goes under the deck."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, cards, discount, __ = frame
        out: list[int] = [DONE]
        append_staff(out, affordable(state, state.players[seat], cards, discount), PLAY)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, cards, discount, __ = frame
        if action == DONE:
            put_under(state, seat, cards, cards.bit_count(), False)
            return
        card = state.book.actions.arguments[action]
        rest = cards & ~(1 << card)
        put_under(state, seat, rest, rest.bit_count(), False)
        play(state, seat, card, discount)


class Under(Step):
    """Choose the next card to go under the deck."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, __, cards, __, __ = frame
        out: list[int] = []
        append_staff(out, cards, UNDER)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, cards, count, from_hand = frame
        card = state.book.actions.arguments[action]
        bit = 1 << card
        state.staff_deck.insert(0, card)
        if state.tale is not None:
            tell_staff_put_under(state.tale, seat, card, from_hand == 1)
        if from_hand:
            state.players[seat].hand &= ~bit
        if count > 1:
            state.stack.append(under_frame(seat, cards & ~bit, count - 1, from_hand))

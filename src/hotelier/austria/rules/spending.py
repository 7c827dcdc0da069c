"""X3, M3: `round` staff that ask a price, and choosing which items of the kitchen to part with."""

from typing import Final

from hotelier.austria.content.actions import DONE, GET_ITEM, append_bits
from hotelier.austria.content.cards import Price
from hotelier.austria.content.components import ALL_ITEM_NAMES, CHAMPAGNE, KINDS, count_of, pile
from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import BY_EXCHANGE
from hotelier.austria.rules.frames import exchange_frame, others_frame, spend_frame
from hotelier.austria.rules.items import receive
from hotelier.austria.rules.state import Frame, Player, State, Step
from hotelier.austria.rules.tale.items import tell_items_spent

UP_TO: Final = 256
"""Beside the kinds that were given: the exchange may end at any time."""


def payable(state: State, player: Player, cards: int) -> int:
    """Those of the `round` cards whose price the player can pay in full."""
    priced = cards & state.book.priced_staff
    while priced:
        low = priced & -priced
        price = state.book.staff_price[low.bit_length() - 1]
        if price is not None and not can_pay(player, price):
            cards &= ~low
        priced ^= low
    return cards


def can_pay(player: Player, price: Price) -> bool:
    """Exactly what is asked, or nothing."""
    if player.krones < price.krones or player.emperor < price.steps:
        return False
    if dishes_and_drinks(player.kitchen) < price.any_item + price.exchange:
        return False
    return all(
        count_of(player.kitchen, kind) >= count_of(price.items, kind) for kind in range(len(ALL_ITEM_NAMES))
    )


def dishes_and_drinks(items: int) -> int:
    """How many items lie in a pile, champagne apart."""
    return sum(count_of(items, kind) for kind in range(KINDS))


def pay(state: State, seat: int, price: Price) -> None:
    """What leaves nothing to choose is spent at once."""
    player = state.players[seat]
    player.krones -= price.krones
    player.emperor -= price.steps
    if price.items:
        player.kitchen -= price.items
        hooks.items_spent(state, seat, price.items)


def pay_by_choice(state: State, seat: int, price: Price) -> None:
    """Items of choice are spent before anything that lies below on the stack."""
    if price.any_item:
        state.stack.append(spend_frame(seat, price.any_item, 0))
    if price.exchange:
        state.stack.append(exchange_frame(seat, price.exchange, 0, 0))


def append_kitchen(out: list[int], state: State, player: Player, kinds: int) -> None:
    """The items of the kitchen that may be chosen, of these first kinds."""
    for kind in range(kinds):
        if count_of(player.kitchen, kind):
            out.append(state.book.spend_first + kind)


def spend(state: State, seat: int, kind: int) -> None:
    """An item goes back to the supply, as the price of something."""
    item = pile(kind, 1)
    state.players[seat].kitchen -= item
    if state.tale is not None:
        tell_items_spent(state.tale, seat, item)
    hooks.items_spent(state, seat, item)


class Spend(Step):
    """Items of choice, one by one; what the emperor takes may be champagne, but buys nothing."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, taken, __ = frame
        out: list[int] = []
        append_kitchen(out, state, state.players[seat], CHAMPAGNE + 1 if taken else KINDS)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, left, taken, __ = frame
        if left > 1:
            state.stack.append(spend_frame(seat, left - 1, taken))
        kind = state.book.actions.arguments[action]
        if taken:
            state.players[seat].kitchen -= pile(kind, 1)
            if state.tale is not None:
                tell_items_spent(state.tale, seat, pile(kind, 1))
        else:
            spend(state, seat, kind)


class Exchange(Step):
    """Dishes and drinks that are given for others; a kind must be left that others can be of."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, seat, __, kinds, given = frame
        out: list[int] = []
        if kinds & UP_TO and given:
            out.append(DONE)
        kinds &= ~UP_TO
        kitchen = state.players[seat].kitchen
        for kind in range(KINDS):
            if count_of(kitchen, kind) and (kinds | 1 << kind).bit_count() < KINDS:
                out.append(state.book.spend_first + kind)
        return [] if out == [DONE] else out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            self.leave(state, frame)
            return
        __, seat, left, kinds, given = frame
        kind = state.book.actions.arguments[action]
        kinds |= 1 << kind
        if left > 1:
            state.stack.append(exchange_frame(seat, left - 1, kinds, given + 1))
        else:
            state.stack.append(others_frame(seat, given + 1, kinds & ~UP_TO))
        spend(state, seat, kind)

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, __, kinds, given = frame
        if given:
            state.stack.append(others_frame(seat, given, kinds & ~UP_TO))


class Others(Step):
    """As many items as were given, of kinds that were not."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        __, __, __, kinds, __ = frame
        out: list[int] = []
        append_bits(out, ((1 << KINDS) - 1) & ~kinds, GET_ITEM)
        return out

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        __, seat, left, kinds, __ = frame
        if left > 1:
            state.stack.append(others_frame(seat, left - 1, kinds))
        receive(state, seat, pile(state.book.actions.arguments[action], 1), BY_EXCHANGE)

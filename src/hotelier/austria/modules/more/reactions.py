"""W60: when a `flip` card's condition has just been met, its owner is asked.

An action is a choice from the menu of a turn with all that follows from it, or a reward of the emperor.
"""

from typing import Final

from hotelier.austria.content.components import CAKE, COFFEE, STRUDEL, WINE, count_of, pile_size
from hotelier.austria.modules.more import NUMBER
from hotelier.austria.modules.more.frames import FLIP, flip_frame
from hotelier.austria.modules.more.state import Flips, flips_of
from hotelier.austria.modules.more.steps import TurnDown
from hotelier.austria.modules.more.view import flips_view
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Frame, Part, State
from hotelier.core.game import Json


class MoreCards(Module):
    """Staff that are turned face down."""

    def __init__(self) -> None:
        super().__init__(NUMBER, 6, {FLIP: TurnDown()}, {})

    def lay_out(self, state: State) -> Part | None:
        return Flips([0] * state.seats, 0, 0, 0)

    def action_begins(self, state: State) -> None:
        """What was gained before does not count any more."""
        flips = flips_of(state)
        flips.steps = flips.dishes = flips.drinks = 0

    def steps_gained(self, state: State, seat: int, steps: int) -> None:
        flips = flips_of(state)
        before = flips.steps
        flips.steps += steps
        for flip in state.book.flips:
            if before < flip.steps <= flips.steps:
                _offer(state, seat, flips, flip.card)

    def items_gained(self, state: State, seat: int, items: int) -> None:
        flips = flips_of(state)
        dishes = flips.dishes
        drinks = flips.drinks
        flips.dishes += count_of(items, STRUDEL) + count_of(items, CAKE)
        flips.drinks += count_of(items, WINE) + count_of(items, COFFEE)
        for flip in state.book.flips:
            if dishes < flip.dishes <= flips.dishes or drinks < flip.drinks <= flips.drinks:
                _offer(state, seat, flips, flip.card)

    def guest_left(self, state: State, seat: int, guest: int) -> None:
        size = pile_size(state.book.guest_order[guest])
        for flip in state.book.flips:
            if flip.guest == state.book.guest_colour[guest] and size >= flip.min_order:
                _offer(state, seat, flips_of(state), flip.card)

    def room_occupied(self, state: State, seat: int, space: int) -> None:
        player = state.players[seat]
        rooms = player.board.groups[player.board.group_of[space]]
        if player.occupied & rooms != rooms:
            return
        for flip in state.book.flips:
            if flip.group and rooms.bit_count() >= flip.group:
                _offer(state, seat, flips_of(state), flip.card)

    def marker_put(self, state: State, seat: int, place: int) -> None:
        for flip in state.book.flips:
            if flip.marker:
                _offer(state, seat, flips_of(state), flip.card)

    def view(self, state: State) -> Json:
        return flips_view(state)

    def question(self, state: State, frame: Frame) -> Json:
        __, __, card, __, __ = frame
        return {"kind": "flip", "staff": state.book.staff_number[card]}

    def question_words(self, state: State, frame: Frame) -> str:
        from hotelier.austria.modules.more import words  # only who reads needs them

        return words.QUESTIONS.get(kind_of(frame), "")

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.modules.more import words
        from hotelier.austria.shown.words import said

        return said(words.ACTIONS, state, action)


def _offer(state: State, seat: int, flips: Flips, card: int) -> None:
    """Ask the owner of a card that still lies face up."""
    if state.players[seat].staff >> card & 1 and not flips.turned[seat] >> card & 1:
        state.stack.append(flip_frame(seat, card))


MODULE: Final = MoreCards()

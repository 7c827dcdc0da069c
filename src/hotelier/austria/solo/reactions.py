"""L40-L44: the own entrance of an automaton reacts like a module."""

from typing import Final

from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Frame, Player, State
from hotelier.austria.shown.described import details_in
from hotelier.austria.solo import details, entrance
from hotelier.austria.solo.causes import CAUSES
from hotelier.austria.solo.frames import ENTER, GIVE
from hotelier.austria.solo.steps import Enter, Give
from hotelier.austria.solo.view import solo_question
from hotelier.core.game import Json

BESIDE_THE_BOX: Final = 100
"""It is no module of the box, so it has a number that none of them has."""


class OwnEntrance(Module):
    """The entrance of the automaton, whichever it is."""

    def __init__(self) -> None:
        super().__init__(BESIDE_THE_BOX, 3, {GIVE: Give(), ENTER: Enter()}, {}, CAUSES)

    def round_begun(self, state: State) -> None:
        entrance.round_begun(state)

    def emperor_scored(self, state: State) -> None:
        entrance.emperor_scored(state)

    def may_use(self, state: State, seat: int, value: int, boost: bool) -> bool:
        return entrance.may_use(state, seat, value, boost)

    def toll(self, state: State, player: Player, value: int) -> int:
        krones, __ = entrance.toll(state, player, value)
        return krones

    def toll_lost(self, state: State, player: Player, value: int) -> int:
        __, vp = entrance.toll(state, player, value)
        return vp

    def space_used(self, state: State, seat: int, value: int) -> None:
        entrance.space_used(state, seat, value)

    def die_taken(self, state: State, seat: int, value: int) -> None:
        entrance.die_taken(state, seat, value)

    def price_added(self, state: State, guest: int) -> int:
        return entrance.token_price(state, guest)

    def guest_taken(self, state: State, seat: int, guest: int) -> None:
        entrance.guest_taken(state, seat, guest)

    def room_occupied(self, state: State, seat: int, space: int) -> None:
        entrance.room_occupied(state, seat, space)

    def question(self, state: State, frame: Frame) -> Json:
        return solo_question(frame)

    def details(self, state: State, frame: Frame, action: int) -> Json:
        return details_in(details.DETAILS, state, frame, action)

    def question_words(self, state: State, frame: Frame) -> str:
        from hotelier.austria.solo import words  # only who reads needs them

        return words.question_words(frame)

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.shown.words import said
        from hotelier.austria.solo import words

        return said(words.ACTIONS, state, action)


OWN_ENTRANCE: Final = OwnEntrance()

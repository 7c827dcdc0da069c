"""W50: what module 4 does at which moment."""

from typing import Final

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.key import NUMBER, action_kinds, details
from hotelier.austria.modules.key.causes import CAUSES
from hotelier.austria.modules.key.page import key_page
from hotelier.austria.modules.key.state import Key, key_of
from hotelier.austria.modules.key.steps import take_key
from hotelier.austria.modules.key.view import key_view
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Frame, Part, State
from hotelier.austria.shown.described import details_in
from hotelier.core.game import Json


class SkeletonKey(Module):
    """Somebody takes the key instead of a die and begins the next round."""

    def __init__(self) -> None:
        super().__init__(NUMBER, 5, {}, {}, CAUSES)

    def lay_out(self, state: State) -> Part | None:
        return Key(NONE)

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        __, __, extra, __, __ = frame
        if not state.die_taken and not extra and key_of(state).holder == NONE:
            out.append(key_page(state.book).first_action)

    def act(self, state: State, frame: Frame, action: int) -> bool:
        if state.book.actions.kinds[action] != action_kinds.KEY:
            return False
        __, seat, __, __, __ = frame
        take_key(state, seat)
        return True

    def next_start(self, state: State, start: int) -> int:
        """Turn order tile 1 goes to the holder; the key goes back."""
        key = key_of(state)
        holder = key.holder
        key.holder = NONE
        return start if holder == NONE else holder

    def view(self, state: State) -> Json:
        return key_view(state)

    def details(self, state: State, frame: Frame, action: int) -> Json:
        return details_in(details.DETAILS, state, frame, action)

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.modules.key import words
        from hotelier.austria.shown.words import said

        return said(words.ACTIONS, state, action)


MODULE: Final = SkeletonKey()

"""The own entrance of an automaton in English words."""

from typing import Final

from hotelier.austria.content.components import ITEM_NAMES
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.shown.words import Words
from hotelier.austria.solo.frames import GIVE


def question_words(frame: Frame) -> str:
    """What is asked about it, and about the entrances that one is dealt alone."""
    kind, _, item, _, _ = frame
    if kind == GIVE:
        return f"Give the {ITEM_NAMES[item]} of the space to a guest of the automaton"
    return "Keep one of the entrances"


def _give(state: State, action: int) -> str:
    assert state.automaton is not None
    table = state.book.actions.arguments[action]
    guest = state.players[state.automaton.seat].tables[table]
    return f"give it to {state.book.guest_name[guest]}"


def _enter(state: State, action: int) -> str:
    return f"keep {state.book.parts('entrance')[state.book.actions.arguments[action]].words}"


ACTIONS: Final[dict[str, Words]] = {"give": _give, "enter": _enter}

"""Module 5 in English words: cards that are turned over."""

from typing import Final

from hotelier.austria.modules.more.frames import FLIP
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import State
from hotelier.austria.shown.words import Words, staff_meaning, staff_named

QUESTIONS: Final = {FLIP: "Turn the card face down for its effect, or not"}


def _flip(state: State, action: int) -> str:
    return f"turn {staff_named(state, action)} face down: {staff_meaning(state, action)}"


def _done(state: State, action: int) -> str:
    return "leave the card face up" if kind_of(state.stack[-1]) == FLIP else ""


ACTIONS: Final[dict[str, Words]] = {"flip": _flip, "done": _done}

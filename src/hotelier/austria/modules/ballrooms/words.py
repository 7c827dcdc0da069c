"""Module 1 in English words: what is done with dancers and rehearsal rooms."""

from typing import Final

from hotelier.austria.modules.ballrooms.frames import INVITE, RECALL, REHEARSE
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.printed import REHEARSED
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import State
from hotelier.austria.shown.card_words import reward_words
from hotelier.austria.shown.named import row_words
from hotelier.austria.shown.words import Words, guest_at

QUESTIONS: Final = {
    REHEARSE: "Choose your rehearsal room",
    INVITE: "Send a dancer for less champagne, or none",
    RECALL: "Choose a dancer to lose",
}


def _rehearse(state: State, action: int) -> str:
    book = state.book
    room = book.actions.arguments[action]
    first = ball_page(book).rehearsal_reward + REHEARSED * room
    rewards = [reward_words(book, first + times) for times in range(REHEARSED)]
    return f"choose rehearsal room {room + 1} (dancers 3, 6, 9: {' | '.join(rewards)})"


def _dance(state: State, action: int) -> str:
    return f"send a dancer to {_row(state, action)}"


def _ball(state: State, action: int) -> str:
    guest = guest_at(state, state.book.actions.arguments[action])
    return f"send {guest} to {_row(state, action)}"


def _recall(state: State, action: int) -> str:
    return f"take a dancer away from {_row(state, action)}"


def _row(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    hall = ball_page(state.book).printed.names[ball_of(state).halls[data["hall"] - 1]]
    return f"{row_words(data['row'])} of {hall}"


def _done(state: State, action: int) -> str:
    return "send no dancer" if kind_of(state.stack[-1]) == INVITE else ""


ACTIONS: Final[dict[str, Words]] = {
    "rehearse": _rehearse,
    "dance": _dance,
    "ball": _ball,
    "recall": _recall,
    "done": _done,
}

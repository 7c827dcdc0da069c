"""Module 2 in English words: coloured dice and the lounge."""

from typing import Final

from hotelier.austria.modules.celebrities.frames import CELEBRITY
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.modules.hotels.frames import SHIFTED
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import State
from hotelier.austria.shown.named import plural
from hotelier.austria.shown.words import Words, die_words

QUESTIONS: Final = {CELEBRITY: "Receive the celebrity of this colour, or not"}


def _coloured_die(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    asked, _, space, _, _ = state.stack[-1]
    value = lounge_of(state).dice[state.book.actions.arguments[action]]
    if asked == SHIFTED:
        value = space  # it lies there, or is the die that was moved there
    return die_words(state, value, data["boost"], f"take the {data['colour']} die from")


def _celebrity(state: State, action: int) -> str:
    page = lounge_page(state.book)
    celebrity = page.parts["celebrity"][state.book.actions.arguments[action]]
    return f"for {plural(page.cost, 'krone')} receive {celebrity.words}"


def _done(state: State, action: int) -> str:
    return "go on to the action of the die" if kind_of(state.stack[-1]) == CELEBRITY else ""


ACTIONS: Final[dict[str, Words]] = {
    "coloured_die": _coloured_die,
    "celebrity": _celebrity,
    "exchange": lambda state, action: "exchange items of the kitchen with the help of a celebrity",
    "done": _done,
}

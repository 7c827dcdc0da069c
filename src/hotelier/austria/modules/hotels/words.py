"""Module 3 in English words: entrances, and what they let a player do."""

from typing import Final

from hotelier.austria.modules.hotels.frames import BID, SHIFTED, TOKEN
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import entrances_of
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.shown.card_words import reward_words
from hotelier.austria.shown.named import plural
from hotelier.austria.shown.words import Words


def question_words(frame: Frame) -> str:
    """What is asked about an entrance."""
    kind, _, number, _, _ = frame
    if kind == TOKEN:
        return f"A whole {'floor' if number == FLOOR else 'column'} is occupied: use one of your tokens"
    if kind == SHIFTED:
        return f"Take a die from space {number}"
    return "Bid for an entrance" if kind == BID else ""


def _bid(state: State, action: int) -> str:
    actions = state.book.actions
    entrance = state.book.parts("entrance")[actions.arguments[action]]
    return f"bid {plural(actions.seconds[action], 'krone')} for {entrance.words}"


def _token(state: State, action: int) -> str:
    token = entrances_page(state.book).tokens[state.book.actions.arguments[action]]
    _, _, completed, _, _ = state.stack[-1]
    source = token.floor if completed == FLOOR else token.column
    return f"use token {token.number}: {reward_words(state.book, source)}"


def _shift(state: State, action: int) -> str:
    data = state.book.actions.data[action]
    return f"move a die from space {data['value']} to space {data['to']} and use that one"


def _tile(state: State, action: int) -> str:
    row = state.book.tile_rows[state.book.actions.arguments[action]]
    return f"move back to use your emperor tile {row['id']}: {row['meaning']['reward']}"


def _claim_own(state: State, action: int) -> str:
    objective = entrances_of(state).objectives[state.book.actions.arguments[action]]
    meaning = state.book.objective_rows[objective]["meaning"]
    return f"complete your own objective {state.book.actions.data[action]['objective']} ({meaning})"


def _done(state: State, action: int) -> str:
    return "keep the tokens" if kind_of(state.stack[-1]) == TOKEN else ""


ACTIONS: Final[dict[str, Words]] = {
    "bid": _bid,
    "token": _token,
    "shift": _shift,
    "tile": _tile,
    "claim_own": _claim_own,
    "done": _done,
}

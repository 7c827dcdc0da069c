"""What any player of Grand Austria Hotel does without thinking: enough to bring a turn to its end.

The appraiser compares positions between turns. A turn that has been begun is played on by habit: what is
ready is done at once, the rest is left to chance.
"""

from functools import cache
from typing import Final

from hotelier.austria.actions import (
    DONE,
    END,
    GET_ITEM,
    GET_KRONES,
    KEEP,
    PASS,
    PLACE,
    PLAY,
    REMOVE,
    SERVE,
    STAFF,
    STAFF_VERBS,
    USE,
)
from hotelier.austria.actions import MOVE as MOVE_IN
from hotelier.austria.book import Book
from hotelier.austria.components import KINDS
from hotelier.austria.game import Austria
from hotelier.austria.state import OVER, TURN, TURNS, State
from hotelier.core.chance import Seeded

AT_ONCE: Final = 2
PERHAPS: Final = 1
SELDOM: Final = 0
NEVER: Final = -1

STOP_OF_TEN: Final = 7
"""So often of ten times a player stops where one can stop and nothing is ready."""
LONGEST_TURN: Final = 200


def _habit(action: int) -> int:
    """How readily an action is taken."""
    if action == PASS:
        return NEVER
    if action in (END, DONE, KEEP, SERVE):
        return SELDOM
    if action >= STAFF:
        return AT_ONCE if (action - STAFF) % STAFF_VERBS in (PLAY, USE) else PERHAPS
    if action >= MOVE_IN or PLACE <= action < REMOVE or GET_KRONES <= action < GET_ITEM + KINDS:
        return AT_ONCE
    return PERHAPS


READY_WITH_MODULES: Final = (
    "place",
    "move",
    "fill",
    "get",
    "celebrity",
    "flip",
    "token",
    "claim_own",
    "dance",
    "ball",
    "enter",
)
"""Kinds of actions of modules that are done at once."""


@cache
def habits_of(book: Book) -> list[int]:
    """By action, how readily it is taken."""
    habits = [_habit(action) for action in range(book.first_waltz_action)]
    for data in book.actions.data[book.first_waltz_action :]:
        habits.append(AT_ONCE if data["kind"] in READY_WITH_MODULES else PERHAPS)
    return habits


def by_habit(game: Austria, rng: Seeded) -> int:
    """One of the choices, as somebody would choose who does not think."""
    legal = game.choices()
    habits = habits_of(game.state.book)
    readiest = NEVER
    several = 0
    for action in legal:
        habit = habits[action]
        if habit > readiest:
            readiest = habit
            several = 1
        elif habit == readiest:
            several += 1
    can_stop = legal[0] == END or legal[0] == DONE or (len(legal) > 1 and legal[1] == END)
    if can_stop and readiest == PERHAPS and rng.below(10) < STOP_OF_TEN:
        return legal[0] if legal[0] != PASS else legal[1]
    picked = rng.below(several)
    for action in legal:
        if habits[action] == readiest:
            if picked == 0:
                return action
            picked -= 1
    return legal[0]


def is_quiet(state: State) -> bool:
    """Whether a turn is about to begin, or the game is over."""
    if state.phase == OVER:
        return True
    stack = state.stack
    return state.phase == TURNS and len(stack) == 1 and stack[0][0] == TURN and not state.touched


def play_to_quiet(game: Austria, rng: Seeded) -> None:
    """Play on by habit until the next turn begins."""
    for _ in range(LONGEST_TURN):
        if is_quiet(game.state):
            return
        game.apply_legal(by_habit(game, rng))

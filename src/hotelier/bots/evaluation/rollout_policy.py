"""The rollout policy of Grand Austria Hotel: a quick rule by which turns are played without searching.

The evaluation function compares positions between turns, so a turn that has been begun is first finished by
this policy; in rollouts it also plays for the other seats. What is ready is done at once, the rest is
random.
"""

from functools import cache
from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.game import Austria
from hotelier.austria.rules.actions import (
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
from hotelier.austria.rules.actions import MOVE as MOVE_IN
from hotelier.austria.rules.components import KINDS
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.state import OVER, TURN, TURNS, State
from hotelier.core.chance import Seeded

# Priorities of actions: one of the highest is taken.
AT_ONCE: Final = 2
PERHAPS: Final = 1
SELDOM: Final = 0
NEVER: Final = -1

STOP_OF_TEN: Final = 7
"""Where a turn can end and nothing is ready, it ends seven times of ten."""
LONGEST_TURN: Final = 200


def _priority(action: int) -> int:
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
def priorities_of(book: Book) -> list[int]:
    """The priority of each action."""
    priorities = [_priority(action) for action in range(book.first_waltz_action)]
    for data in book.actions.data[book.first_waltz_action :]:
        priorities.append(AT_ONCE if data["kind"] in READY_WITH_MODULES else PERHAPS)
    return priorities


def rollout_action(game: Austria, rng: Seeded) -> int:
    """The action that the policy takes."""
    legal = game.choices()
    priorities = priorities_of(game.state.book)
    highest = NEVER
    several = 0
    for action in legal:
        priority = priorities[action]
        if priority > highest:
            highest = priority
            several = 1
        elif priority == highest:
            several += 1
    can_stop = legal[0] == END or legal[0] == DONE or (len(legal) > 1 and legal[1] == END)
    if can_stop and highest == PERHAPS and rng.below(10) < STOP_OF_TEN:
        return legal[0] if legal[0] != PASS else legal[1]
    picked = rng.below(several)
    for action in legal:
        if priorities[action] == highest:
            if picked == 0:
                return action
            picked -= 1
    return legal[0]


def is_between_turns(state: State) -> bool:
    """Whether a turn is about to begin, or the game is over."""
    if state.phase == OVER:
        return True
    stack = state.stack
    return state.phase == TURNS and len(stack) == 1 and kind_of(stack[0]) == TURN and not state.touched


def finish_turn(game: Austria, rng: Seeded) -> None:
    """Play on by the policy until the next turn begins."""
    for _ in range(LONGEST_TURN):
        if is_between_turns(game.state):
            return
        game.apply_legal(rollout_action(game, rng))

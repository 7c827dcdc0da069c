"""The rollout policy of Grand Austria Hotel: a quick rule by which turns are played without searching.

The evaluation function compares positions between turns, so a turn that has been begun is first finished by
this policy; in rollouts it also plays for the other seats. What is ready is done at once, the rest is
random.
"""

from functools import lru_cache
from typing import Final

from hotelier.austria.content import action_kinds
from hotelier.austria.content.actions import DONE, END, PASS
from hotelier.austria.content.book import Book
from hotelier.austria.game import Austria
from hotelier.austria.modules.ballrooms.action_kinds import BALL, DANCE
from hotelier.austria.modules.celebrities.action_kinds import CELEBRITY
from hotelier.austria.modules.hotels.action_kinds import CLAIM_OWN, ENTER, TOKEN
from hotelier.austria.modules.more.action_kinds import FLIP
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
MOST_KNOWN: Final = 64
"""The most books that are kept with what was worked out for them: those of content packs come and go."""


DONE_AT_ONCE: Final = (
    action_kinds.GET_KRONES,
    action_kinds.GET_STEPS,
    action_kinds.GET_CARDS,
    action_kinds.GET_DRAW,
    action_kinds.GET_INCOME,
    action_kinds.GET_ITEM,
    action_kinds.PLACE,
    action_kinds.FILL,
    action_kinds.CLAIM,
    action_kinds.ROOM,
    action_kinds.OCCUPY,
    action_kinds.MOVE,
    action_kinds.PLAY,
    action_kinds.USE,
    CELEBRITY,
    FLIP,
    TOKEN,
    CLAIM_OWN,
    DANCE,
    BALL,
    ENTER,
)
"""Kinds of actions that are done as soon as they can be."""
DONE_SELDOM: Final = (action_kinds.END, action_kinds.DONE, action_kinds.KEEP, action_kinds.SERVE)


def _priority(kind: int) -> int:
    if kind == action_kinds.PASS:
        return NEVER
    if kind in DONE_SELDOM:
        return SELDOM
    return AT_ONCE if kind in DONE_AT_ONCE else PERHAPS


@lru_cache(maxsize=MOST_KNOWN)
def priorities_of(book: Book) -> list[int]:
    """The priority of each action."""
    return [_priority(kind) for kind in book.actions.kinds]


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
    for __ in range(LONGEST_TURN):
        if is_between_turns(game.state):
            return
        game.apply_legal(rollout_action(game, rng))

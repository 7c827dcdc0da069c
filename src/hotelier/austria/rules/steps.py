"""Which step decides which frame, and how a game runs on until somebody must decide."""

from typing import Final

from hotelier.austria.rules import (
    emperor,
    items,
    reward_parts,
    rewards,
    setup,
    spaces,
    spending,
    staff,
    turn,
)
from hotelier.austria.rules.rounds import go_on
from hotelier.austria.rules.state import BOARD, OVER, State, Step

STEPS: Final[list[Step]] = [
    turn.Turn(),
    items.Receive(),
    items.Serve(),
    spaces.dishes(),
    spaces.drinks(),
    spaces.PrepareRooms(),
    spaces.SplitKrones(),
    spaces.PlayStaff(),
    spaces.CopyAction(),
    spaces.Extra(),
    reward_parts.Reward(),
    staff.Drawn(),
    staff.Under(),
    emperor.Scored(),
    emperor.Penalised(),
    emperor.Remove(),
    emperor.Discard(),
    setup.Draft(),
    setup.FirstGuest(),
    setup.FirstRooms(),
    rewards.Grant(),
    spending.Spend(),
    spending.Exchange(),
    spending.Others(),
]
"""By kind of frame, in the order of state.py."""


def add_steps(steps: dict[int, Step]) -> None:
    """Frames of modules are decided by steps of their own."""
    for kind, step in steps.items():
        while len(STEPS) <= kind:
            STEPS.append(Step())
        STEPS[kind] = step


add_steps({BOARD: setup.ChooseBoard()})


def take_step(state: State, action: int) -> None:
    """Carry out a legal action."""
    frame = state.stack[-1]
    kind, __, __, __, __ = frame
    STEPS[kind].apply(state, frame, action)


def choices(state: State) -> list[int]:
    """What the frame on top of the stack offers."""
    frame = state.stack[-1]
    kind, __, __, __, __ = frame
    return STEPS[kind].legal(state, frame)


def asks(state: State) -> bool:
    """Whether the frame on top of the stack leaves something to decide."""
    frame = state.stack[-1]
    kind, __, __, __, __ = frame
    step = STEPS[kind]
    legal = step.legal(state, frame)
    return len(legal) > 1 or (len(legal) == 1 and step.asks(legal[0]))


def run_on(state: State) -> list[int]:
    """Do all that is forced until somebody must decide; the choices, or none when the game is over."""
    while True:
        stack = state.stack
        if not stack:
            if state.phase == OVER:
                return []
            go_on(state)
            continue
        frame = stack[-1]
        kind, __, __, __, __ = frame
        step = STEPS[kind]
        legal = step.legal(state, frame)
        if not legal:
            stack.pop()
            step.leave(state, frame)
        elif len(legal) == 1 and not step.asks(legal[0]):
            step.apply(state, frame, legal[0])
        else:
            return legal

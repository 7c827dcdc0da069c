"""X5: granting a reward. What leaves nothing to decide happens at once, the rest waits on the stack."""

from typing import Final

from hotelier.austria.content.components import EMPEROR
from hotelier.austria.content.effects import (
    EXTRA_TURN,
    GAIN_ITEMS,
    GAIN_KRONES,
    GAIN_STEPS,
    GAIN_VP,
    GAIN_VP_PER_DANCER,
    GAIN_VP_PER_MARKER,
    GAIN_VP_PER_STAFF,
)
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import reward_frame
from hotelier.austria.rules.items import receive
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tale.rewards import tell_extra_turn_gained
from hotelier.austria.rules.tracks import advance, earn, gain_krones, score

PART_BITS: Final = 4
PART_MASK: Final = 15
"""How often each part of a reward can still be taken stands in four bits of the frame."""


def grant(state: State, seat: int, source: int) -> None:
    """Give a player the effects of a guest, an emperor tile or a staff card.

    Guests and the emperor offer, so their parts may be declined and taken in any order; what a staff
    card or a module gives is simply received. VP are always received: nobody would decline them.
    """
    player = state.players[seat]
    book = state.book
    from_staff = source >= book.staff_reward
    left = 0
    items = 0
    shift = 0
    for effect in book.rewards[source]:
        kind = effect.kind
        if kind == GAIN_VP:
            _score(state, seat, source, effect.amount)
        elif kind == GAIN_VP_PER_STAFF:
            score(state, seat, EMPEROR, effect.amount * len(player.played), source)
        elif kind == GAIN_VP_PER_DANCER:
            _score(state, seat, source, effect.amount * hooks.counted(state, seat, "dancers"))
        elif kind == GAIN_VP_PER_MARKER:
            score(state, seat, EMPEROR, effect.amount * player.markers.bit_count(), source)
        elif kind == EXTRA_TURN:
            state.extra_turns += 1
            if state.tale is not None:
                tell_extra_turn_gained(state.tale, seat, source)
        elif from_staff and kind == GAIN_ITEMS:
            items += effect.amount
        elif from_staff and kind == GAIN_KRONES:
            gain_krones(state, seat, effect.amount, source)
        elif from_staff and kind == GAIN_STEPS:
            advance(state, seat, effect.amount, source)
        else:
            left |= effect.times << shift
        shift += PART_BITS
    if left:
        state.stack.append(reward_frame(seat, source, left, 0))
    if items:
        receive(state, seat, items, source)


def _score(state: State, seat: int, source: int, vp: int) -> None:
    """VP of a reward, written down where they come from."""
    book = state.book
    if source < book.staff_reward:
        score(state, seat, EMPEROR, vp, source)
    elif source < book.added_reward:
        earn(state, seat, source - book.staff_reward, vp)
    else:
        score(state, seat, book.reward_points[source - book.added_reward], vp, source)


class Grant(Step):
    """A reward whose time comes when what lies above it on the stack is done: see frames.py."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        __, seat, source, __, __ = frame
        grant(state, seat, source)

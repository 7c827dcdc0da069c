"""What the reward of a guest gives, by kind of effect, as observations count it."""

from typing import Final

from hotelier.austria.content.effects import (
    DRAW_AND_PLAY,
    EXTRA_ACTION,
    EXTRA_TURN,
    FILL_ORDER,
    GAIN_ANY,
    GAIN_CARDS,
    GAIN_ITEMS,
    GAIN_KRONES,
    GAIN_STEPS,
    GAIN_VP,
    GAIN_VP_PER_STAFF,
    OCCUPY,
    PLAY_STAFF,
    PREPARE,
    SEND_DANCER,
    TAKE_GUEST,
    Effect,
)

GAINS: Final = (GAIN_ANY, GAIN_KRONES, GAIN_STEPS, GAIN_CARDS, GAIN_VP, GAIN_VP_PER_STAFF)
CHOICES: Final = (
    PREPARE,
    PLAY_STAFF,
    DRAW_AND_PLAY,
    TAKE_GUEST,
    OCCUPY,
    FILL_ORDER,
    EXTRA_ACTION,
    EXTRA_TURN,
    SEND_DANCER,
)
DISCOUNTED: Final = (PREPARE, PLAY_STAFF, SEND_DANCER)
DISCOUNT_OF_FREE: Final = 8
"""What a discount that makes something free counts in an observation."""


class Given:
    """A reward in numbers."""

    def __init__(self, reward: tuple[Effect, ...]) -> None:
        self.items = 0
        """As a pile."""
        self.amounts = dict.fromkeys([*GAINS, *CHOICES], 0)
        """How much of each kind."""
        self.discounts = dict.fromkeys(DISCOUNTED, 0)
        """How much cheaper it makes something."""
        for effect in reward:
            kind = effect.kind
            if kind == GAIN_ITEMS:
                self.items += effect.amount
                continue
            self.amounts[kind] += effect.times if kind == GAIN_ANY or kind in CHOICES else effect.amount
            if kind in DISCOUNTED:
                self.discounts[kind] += min(effect.discount, DISCOUNT_OF_FREE)

"""The vocabulary of effects: what rewards of guests and emperor tiles and staff cards can give.

In the content files an effect is an object with one word; here is what each word means. Which fields it has
is declared in `content/rows.py`.

| word | meaning |
|---|---|
| `gain` | items, `any_item`, `krones`, `emperor`, `staff_cards`, `vp`, `vp_per_` staff, dancer, marker |
| `prepare` | `count` rooms, `free` or with a `discount`, up to `max_floor`; `occupy` it at once |
| `play_staff` | `count` cards from hand, `free` or with a `discount` each |
| `draw_3_play_1` | draw three staff cards, play one of them `free` or with a `discount` |
| `take_guest` | `count` guests from the queue for free; `filled` with their order complete |
| `occupy` | turn `count` vacant rooms of any colour to occupied, up to `max_floor` |
| `fill_order` | fill the order of one guest from the supply, or those of up to `count` |
| `extra_action` | the action of a space with its dice as strength, without taking one (G5) |
| `extra_turn` | one more turn without taking a die (first edition) |
| `send_dancer` | `count` dancers, `free` or with a `discount` in champagne each (W6) |
"""

from typing import Any, Final

from hotelier.austria.content.components import ALL_ITEM_NAMES, CHAMPAGNE, pile
from hotelier.core.content import Row

GAIN_ITEMS: Final = 0
GAIN_ANY: Final = 1
GAIN_KRONES: Final = 2
GAIN_STEPS: Final = 3
GAIN_CARDS: Final = 4
GAIN_VP: Final = 5
GAIN_VP_PER_STAFF: Final = 6
PREPARE: Final = 7
PLAY_STAFF: Final = 8
DRAW_AND_PLAY: Final = 9
TAKE_GUEST: Final = 10
OCCUPY: Final = 11
FILL_ORDER: Final = 12
EXTRA_ACTION: Final = 13
EXTRA_TURN: Final = 14
SEND_DANCER: Final = 15
GAIN_VP_PER_DANCER: Final = 16
GAIN_VP_PER_MARKER: Final = 17

PART_NAMES: Final = {
    GAIN_ITEMS: "items",
    GAIN_ANY: "any_item",
    GAIN_KRONES: "krones",
    GAIN_STEPS: "steps",
    GAIN_CARDS: "cards",
    PREPARE: "room",
    PLAY_STAFF: "staff",
    DRAW_AND_PLAY: "draw",
    TAKE_GUEST: "guest",
    OCCUPY: "occupy",
    FILL_ORDER: "fill",
    EXTRA_ACTION: "action",
    SEND_DANCER: "dancer",
}
"""The parts of rewards that one decides about."""

FREE: Final = 99
"""A discount that no cost exceeds."""
ANY_FLOOR: Final = 4

GAINS: dict[str, int] = {
    "any_item": GAIN_ANY,
    "krones": GAIN_KRONES,
    "emperor": GAIN_STEPS,
    "staff_cards": GAIN_CARDS,
    "vp": GAIN_VP,
    "vp_per_staff": GAIN_VP_PER_STAFF,
    "vp_per_marker": GAIN_VP_PER_MARKER,
    "vp_per_dancer": GAIN_VP_PER_DANCER,
}
CHOICES: dict[str, int] = {
    "prepare": PREPARE,
    "play_staff": PLAY_STAFF,
    "draw_3_play_1": DRAW_AND_PLAY,
    "take_guest": TAKE_GUEST,
    "occupy": OCCUPY,
    "fill_order": FILL_ORDER,
    "extra_action": EXTRA_ACTION,
    "extra_turn": EXTRA_TURN,
    "send_dancer": SEND_DANCER,
}

MOST: Final = 15
"""The most that an effect gives, or how often: it has to fit into four bits of a frame."""


class Effect:
    """One part of a reward: taken as a whole, or `times` times."""

    __slots__ = ("amount", "discount", "filled", "kind", "max_floor", "occupied", "times")

    def __init__(
        self,
        kind: int,
        times: int = 1,
        amount: int = 0,
        discount: int = 0,
        max_floor: int = ANY_FLOOR,
        occupied: bool = False,
        filled: bool = False,
    ) -> None:
        self.kind = kind
        self.times = times
        self.amount = amount
        """Krones, steps, cards or VP; for items a pile."""
        self.discount = discount
        self.max_floor = max_floor
        self.occupied = occupied
        self.filled = filled
        """Whether the guest who is taken waits for nothing."""


def multiplied(effects: tuple[Effect, ...], times: int) -> tuple[Effect, ...]:
    """The effects, each giving `times` as much."""
    return tuple(
        [
            Effect(
                effect.kind,
                times=effect.times if effect.amount else effect.times * times,
                amount=effect.amount * times,
                discount=effect.discount,
                max_floor=effect.max_floor,
                occupied=effect.occupied,
                filled=effect.filled,
            )
            for effect in effects
        ]
    )


def gives_champagne(effect: Effect) -> bool:
    return effect.kind == GAIN_ITEMS and effect.amount >= pile(CHAMPAGNE, 1)


def read_effects(rows: list[Any]) -> tuple[Effect, ...]:
    """The effects of a row of a content file, in printed order."""
    effects: list[Effect] = []
    for row in rows:
        for word, values in row.items():
            if word == "gain":
                effects += [_gain(name, amount) for name, amount in values.items()]
            else:
                effects.append(_choice(CHOICES[word], values))
    return tuple(effects)


def _gain(name: str, amount: int) -> Effect:
    if name in ALL_ITEM_NAMES:
        return Effect(GAIN_ITEMS, amount=pile(ALL_ITEM_NAMES.index(name), amount))
    if name == "any_item":
        return Effect(GAIN_ANY, times=amount)
    return Effect(GAINS[name], amount=amount)


def _choice(kind: int, values: Row) -> Effect:
    return Effect(
        kind,
        times=values.get("count", 1),
        discount=FREE if values.get("free") else values.get("discount", 0),
        max_floor=values.get("max_floor", ANY_FLOOR),
        occupied=values.get("occupy", False),
        filled=values.get("filled", False),
    )

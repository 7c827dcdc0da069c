"""W40, W41: what may be printed on the entrances of module 3 and the tokens of the Dove."""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from hotelier.austria.content.components import MONEY_LIMIT, ROUNDS
from hotelier.austria.content.rows import Effects, Few, Flag, GroupVp, NoneOrMore, One, RoomColour
from hotelier.core.rows import EVERY, Between, Length

DiceSum = Literal["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]
Purse = Annotated[int, Between(0, MONEY_LIMIT)]


class EntranceMeaning(TypedDict):
    """An entrance in words."""

    gift: str
    effect: str


class Entrance(TypedDict):
    """What comes with an entrance, and what it changes from then on."""

    id: str
    name: str
    meaning: EntranceMeaning
    needs: NotRequired[list[One]]
    """The other modules without which it is not drawn."""
    gift: NotRequired[Effects]
    then: NotRequired[Effects]
    """What comes after the gift and its cards."""
    staff_played: NotRequired[Effects]
    alone: NotRequired[Effects]
    """For most dancers in a ballroom that is scored, if nobody else has as many."""
    more_rooms: NotRequired[Few]
    """First rooms that may be prepared besides, at normal cost."""
    free_rooms: NotRequired[Few]
    more_guests: NotRequired[Few]
    more_tables: NotRequired[One]
    cards: NotRequired[Few]
    """Staff cards drawn with the gift."""
    tiles_each: NotRequired[Few]
    """How many emperor tiles of each category come with the gift."""
    guests_in_turn: NotRequired[Few]
    tokens: NotRequired[Flag]
    shift: NotRequired[Flag]
    double_rows: NotRequired[Flag]
    guests_vp: NotRequired[Annotated[list[NoneOrMore], Length(6)]]
    """By the number of guests that left in a round."""
    claim_vp: NotRequired[Annotated[list[NoneOrMore], Length(ROUNDS)]]
    """What an own objective brings in each round."""
    objectives_vp: NotRequired[Annotated[list[NoneOrMore], Length(7)]]
    tile_steps: NotRequired[Annotated[list[NoneOrMore], Length(3)]]
    """How far back one moves to use a tile of each category."""
    occupancy_bonus: NotRequired[GroupVp]
    dice_sum: NotRequired[Annotated[dict[DiceSum, Effects], EVERY]]
    first_of_group: NotRequired[Annotated[dict[RoomColour, Effects], EVERY]]
    stand_in: NotRequired[list[str]]


class Token(TypedDict):
    """A bonus token of the Dove: for a column, or for a floor."""

    id: int
    name: str
    column: Effects
    floor: Effects
    stand_in: NotRequired[list[str]]


class FirstKrones(TypedDict):
    """Who begins with how many krones; alone is a single player against an automaton (L40)."""

    start: Purse
    others: Purse
    alone: Purse


class EntranceValues(TypedDict):
    """The rules of module 3 that are numbers."""

    first_krones: FirstKrones


PARTS: Final = {"entrances": Entrance, "dove_tokens": Token}
"""Parts that a content pack can change."""
VALUES: Final = EntranceValues
"""Its rules that are values."""

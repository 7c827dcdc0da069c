"""W20, W21: what may be printed on the celebrities of module 2.

A celebrity gives its `effect` each time that something happens, which `when` names, or changes a rule.
"""

from typing import Annotated, Final, Literal, NotRequired, TypedDict

from hotelier.austria.content.components import MONEY_LIMIT
from hotelier.austria.content.rows import Effects, Few, Flag, NoneOrMore, One
from hotelier.core.rows import Between, Length

COLOURS = 3
"""W20: as many coloured dice as places in the lounge."""
Occasion = Literal["steps", "krones", "champagne", "staff", "room", "dancer"]
"""After a source of steps, krones or champagne, or each staff card, room, dancer."""


class Celebrity(TypedDict):
    """A tile of the lounge."""

    id: str
    name: str
    vp: NoneOrMore
    meaning: str
    needs: NotRequired[One]
    """The other module without which it does not come."""
    when: NotRequired[Occasion]
    effect: NotRequired[Effects]
    exchange: NotRequired[Few]
    """Once: exchange this many dishes and drinks of the kitchen for the same number of other kinds."""
    more_vp: NotRequired[Few]
    more_steps: NotRequired[Few]
    """How many more, from each source."""
    free_rooms: NotRequired[Flag]
    spare_item: NotRequired[Flag]
    """Orders of two or more items may be completed without one of them."""
    stand_in: NotRequired[list[str]]


class LoungeValues(TypedDict):
    """The rules of module 2 that are values: the colours of its dice and what a celebrity costs."""

    dice: Annotated[list[str], Length(COLOURS)]
    cost: Annotated[int, Between(0, MONEY_LIMIT)]


PARTS: Final = {"celebrities": Celebrity}
"""Parts that a content pack can change."""
VALUES: Final = LoungeValues
"""Its rules that are values."""

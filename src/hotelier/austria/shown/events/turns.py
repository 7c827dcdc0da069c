"""What can be seen of rounds and turns."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Rounds and turns ---------------------------------------------------------------------------------


class RoundBegins(Told):
    """A round begins; `start` has turn order tile 1."""

    kind: Literal["round_begins"]
    round: int
    start: int


class DiceRolled(Told):
    """Dice are rolled and sorted: how many lie on each space, coloured ones among them. `again`: because
    everybody has passed, with a die less."""

    kind: Literal["dice_rolled"]
    dice: list[int]
    coloured: dict[str, int | None] | None
    again: bool


class DiceRemoved(Told):
    """Everybody has passed and no die is left to be rolled again."""

    kind: Literal["dice_removed"]


class TurnBegins(Told):
    """A turn begins; an `extra` one takes no die."""

    kind: Literal["turn_begins"]
    seat: int
    extra: bool


class Passed(Told):
    """Somebody passes."""

    kind: Literal["passed"]
    seat: int


class TurnEnds(Told):
    """A turn is over."""

    kind: Literal["turn_ends"]
    seat: int


class RoundEnds(Told):
    """A round is over: staff are refreshed, turn order tiles are passed on."""

    kind: Literal["round_ends"]
    round: int


EVENTS = (
    RoundBegins,
    DiceRolled,
    DiceRemoved,
    TurnBegins,
    Passed,
    TurnEnds,
    RoundEnds,
)

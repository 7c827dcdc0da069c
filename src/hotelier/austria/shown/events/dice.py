"""What can be seen of dice and of the actions that they do."""

from typing import Literal

from hotelier.austria.shown.bases import Told

# Dice and actions ---------------------------------------------------------------------------------


class DieTaken(Told):
    """A die is taken; `dice` lay on its space, and a krone may have made it stronger."""

    kind: Literal["die_taken"]
    seat: int
    value: int
    dice: int
    colour: str | None
    boost: bool
    krones: int


class SpaceUsed(Told):
    """A space is used without taking a die from it."""

    kind: Literal["space_used"]
    seat: int
    value: int
    boost: bool
    krones: int


class ActionBegins(Told):
    """The action of a space begins, with all that adds to its strength."""

    kind: Literal["action_begins"]
    seat: int
    value: int
    strength: int


class ActionCopied(Told):
    """A die of value 6 does the action of another space."""

    kind: Literal["action_copied"]
    seat: int
    value: int
    krones: int


class ActionDeclined(Told):
    """The rest of an action, or all of it, is not used."""

    kind: Literal["action_declined"]
    seat: int
    value: int


EVENTS = (
    DieTaken,
    SpaceUsed,
    ActionBegins,
    ActionCopied,
    ActionDeclined,
)

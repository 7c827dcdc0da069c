"""How modules react to what happens in the game.

The rules of the base game call these functions, and only in games with modules. A reaction changes the
number that it is given, or lays a frame on the stack; it never calls the rules back. Each call is one
source: a reward of 3 krones is one, however it came about.
"""

from hotelier.austria.state import State


def more_points(state: State, seat: int, vp: int) -> int:
    """The VP of a source, with what a celebrity adds."""
    return vp


def more_steps(state: State, seat: int, steps: int) -> int:
    """The emperor steps of a source, with what a celebrity adds."""
    return steps


def steps_gained(state: State, seat: int, steps: int) -> None:
    """A source of emperor steps."""


def krones_gained(state: State, seat: int) -> None:
    """A source of krones."""


def items_gained(state: State, seat: int, items: int) -> None:
    """A source of items, as a pile."""


def items_spent(state: State, seat: int, items: int) -> None:
    """Items of the kitchen were spent, as a pile."""


def staff_played(state: State, seat: int, card: int) -> None:
    """A staff card was played."""


def room_occupied(state: State, seat: int, space: int) -> None:
    """A room was occupied, and what its group brings was received."""


def guest_left(state: State, seat: int, guest: int) -> None:
    """A guest with a complete order has left the café."""


def marker_put(state: State, seat: int, place: int) -> None:
    """A marker was put on an objective."""

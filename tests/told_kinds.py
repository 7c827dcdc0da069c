"""The kinds of events that a game declares."""

from typing import get_args, get_type_hints

from hotelier.games import shapes


def event_kinds(name: str) -> set[str]:
    """All of them, from the union in the folder of the game."""
    return {get_args(get_type_hints(member)["kind"])[0] for member in get_args(shapes(name).Event)}

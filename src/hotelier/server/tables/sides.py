"""How those who play are named in results: a bot by its code, an automaton with its difficulty, a profile
by its id, and whoever has deleted theirs by what stands for it."""

from typing import Final

from hotelier.server.tables.tokens import new_token

PERSON: Final = "person "
"""In front of the id of a profile; no bot is called so."""
LEFT: Final = "left "
"""In front of what stands for a profile that was deleted: nobody can tell which it was."""


def side_of(profile: str) -> str:
    return f"{PERSON}{profile}"


def profile_of(side: str) -> str | None:
    """The profile that a side is, if it is one."""
    return side.removeprefix(PERSON) if side.startswith(PERSON) else None


def new_stand_in() -> str:
    """What stands for a profile from now on, in all its results."""
    return f"{LEFT}{new_token()[:16]}"


def is_person(side: str) -> bool:
    """Whether a side may become stronger: bots stay what they are."""
    return side.startswith((PERSON, LEFT))

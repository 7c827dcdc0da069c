"""The manifests of the modules: what each of them adds to the box, replaces and removes.

A manifest is a content file. Cards that it adds are rows like those of the base game, checked in the same
way; parts that only a module knows (ballrooms, celebrities, entrances) are checked by the readers of that
module. A value of ours that is not known from a real box is named in the `stand_in` of its row.
"""

from typing import Any, Final

from hotelier.core.content import Row, field_of, only, rows_of
from hotelier.core.errors import BadContent

MODULES: Final = (1, 2, 3, 4, 5)
CARDS: Final = ("staff", "promo_staff", "guests", "objectives", "emperor")
"""What is shuffled in with the cards of the base game."""
PARTS: Final = ("ballrooms", "rehearsal_rooms", "celebrities", "entrances", "solo_entrances", "dove_tokens")
"""What only a module knows."""


def file_of(module: int) -> str:
    """The content file with the manifest of a module."""
    return f"module_{module}"


class Manifest:
    """What a module adds, replaces and removes."""

    def __init__(self, module: int, file: Row) -> None:
        where = f"{file_of(module)}.json"
        only(file, ("source", "module", "name", "adds", "replaces", "removes", "stand_in"), where)
        if field_of(file, "module", where, int) != module:
            raise BadContent(f"{where}: 'module' is {file['module']!r}; it must be {module}")
        self.module = module
        self.where = where
        self.name: str = field_of(file, "name", where, str)
        self.replaces: dict[str, Any] = field_of(file, "replaces", where, dict)
        self.removes: list[str] = field_of(file, "removes", where, list)
        self.stand_in: list[str] = file.get("stand_in", [])
        """Which of the values that it replaces are ours."""
        for name in self.stand_in:
            if name not in self.replaces:
                raise BadContent(f"{where}: 'stand_in' names {name!r}, which it does not replace")
        adds = field_of(file, "adds", where, dict)
        only(adds, (*CARDS, *PARTS), f"{where}: adds")
        self.adds: dict[str, list[Row]] = {kind: rows_of(adds, kind, where) for kind in adds}

    def rows(self, kind: str) -> list[Row]:
        """The rows of a kind that the module adds."""
        return self.adds.get(kind, [])

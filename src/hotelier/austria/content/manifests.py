"""The manifests of the modules: what each of them adds to the box, replaces and removes.

A manifest is a content file. Cards that it adds are rows like those of the base game, checked in the same
way; parts that only a module knows (ballrooms, celebrities, entrances) are declared in its own `rows.py`.
A value of ours that is not known from a real box is named in the `stand_in` of its row.
"""

from typing import Any, Final, Literal, NotRequired, TypedDict, get_args

from hotelier.austria.content.rows import Cards, Source
from hotelier.core.content import Row
from hotelier.core.errors import BadContent
from hotelier.core.rows import check
from hotelier.files import has_part, packages_in, part_of

PACKAGE: Final = "hotelier.austria.modules"
_FOUND: Final = packages_in(PACKAGE)
FOLDERS: Final[dict[int, str]] = {
    folder.NUMBER: folder.__name__ for folder in _FOUND if hasattr(folder, "NUMBER")
}
"""The package of each module, by its number: who adds a folder adds a module."""
SPEAKERS: Final = (
    *(folder.__name__ for folder in _FOUND if not hasattr(folder, "NUMBER")),
    *FOLDERS.values(),
    "hotelier.austria.solo",
)
"""Whoever adds to what the base game tells and shows: modules together, each of them, and the automata."""


def parts_called(name: str) -> list[Any]:
    """The file of this name of everybody who has one."""
    return [part_of(folder, name) for folder in SPEAKERS if has_part(folder, name)]


def gathered(file: str, name: str) -> list[Any]:
    """What all of them declare under a name in the file of this name."""
    return [each for part in parts_called(file) for each in getattr(part, name, ())]


MODULES: Final = tuple(sorted(FOLDERS))
CardKind = Literal["staff", "promo_staff", "guests", "objectives", "emperor"]
"""What is shuffled in with the cards of the base game."""
PartKind = Literal[
    "ballrooms", "rehearsal_rooms", "celebrities", "entrances", "solo_entrances", "dove_tokens"
]
"""What only a module knows."""
PARTS: Final = get_args(PartKind)


class ManifestFile(TypedDict):
    """module_N.json in the `content` folder of a module"""

    source: Source
    module: int
    name: str
    adds: dict[CardKind | PartKind, Cards]
    replaces: dict[str, Any]
    removes: list[Literal["first_dishes"]]
    stand_in: NotRequired[list[str]]


def file_of(module: int) -> str:
    """The content file with the manifest of a module."""
    return f"module_{module}"


class Manifest:
    """What a module adds, replaces and removes."""

    def __init__(self, module: int, file: Row) -> None:
        where = f"{file_of(module)}.json"
        check(file, ManifestFile, where)
        if file["module"] != module:
            raise BadContent(f"{where}: 'module' is {file['module']!r}; it must be {module}")
        self.module = module
        self.where = where
        self.name: str = file["name"]
        self.replaces: dict[str, Any] = file["replaces"]
        self.removes: list[str] = file["removes"]
        self.stand_in: list[str] = file.get("stand_in", [])
        """Which of the values that it replaces are ours."""
        for name in self.stand_in:
            if name not in self.replaces:
                raise BadContent(f"{where}: 'stand_in' names {name!r}, which it does not replace")
        self.adds: dict[str, list[Row]] = file["adds"]

    def values(self, declared: Any) -> Any:
        """The values that it replaces, compared with their declaration."""
        check(self.replaces, declared, f"{self.where}: replaces")
        return self.replaces

    def rows(self, kind: str) -> list[Row]:
        """The rows of a kind that the module adds."""
        return self.adds.get(kind, [])

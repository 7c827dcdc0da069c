"""The types that games declare, made into msgspec Structs: to decode strictly, and to make schemas from.

The engine knows only the standard library, so a game declares what it shows as TypedDicts, put together by
`shapes.py` in its folder. Each becomes a Struct that refuses unknown fields; a field that can have only one
text, such as `kind: Literal["pass"]`, becomes its tag.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import (
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import UNSET, Struct, UnsetType, defstruct

from hotelier.games import NAMES, shapes
from hotelier.wire import messages

PARTS = ("View", "Question", "Action", "Event")
"""What every game declares."""


class Shapes(Struct, frozen=True):
    """What a game declares, as types that msgspec decodes."""

    view: Any
    question: Any
    action: Any
    event: Any
    structs: dict[str, type[Struct]]
    """All Structs by their names on the wire."""
    unions: dict[str, list[str]]
    """The unions that the game has named, and the names of their members."""


@cache
def shapes_of(game: str) -> Shapes:
    """The types of a game."""
    return made_from(game, declared_by(game), _names_in_use())


def made_from(game: str, declared: dict[str, Any], in_use: Counter[str]) -> Shapes:
    """The types of a game from what its module of shapes holds; names that others use too are told apart
    by the name of the game."""
    maker = Maker(game.capitalize(), in_use)
    view, question, action, event = (maker.made(declared[part]) for part in PARTS)
    unions = {
        maker.name_of_union(name): [maker.struct(member).__name__ for member in members]
        for name, members in named_unions(declared)
    }
    structs = {struct.__name__: struct for struct in maker.structs.values()}
    if len(structs) < len(maker.structs):
        raise TypeError(f"two shapes of {game} have the same name")
    return Shapes(view, question, action, event, structs, unions)


class Maker:
    """Makes Structs out of the TypedDicts of a game, each once."""

    def __init__(self, prefix: str, in_use: Counter[str]) -> None:
        self.prefix = prefix
        self.in_use = in_use
        self.structs: dict[type, type[Struct]] = {}

    def made(self, declared: Any) -> Any:
        """A type with Structs in the place of TypedDicts."""
        if is_typeddict(declared):
            return self.struct(declared)
        origin, parts = get_origin(declared), get_args(declared)
        if origin is None or origin is Literal:
            return declared
        if origin in (Union, UnionType):
            return Union[tuple(self.made(part) for part in parts)]  # noqa: UP007
        return origin[tuple(self.made(part) for part in parts)]

    def struct(self, declared: type) -> type[Struct]:
        if declared not in self.structs:
            self.structs[declared] = self._defined(declared)
        return self.structs[declared]

    def _defined(self, declared: type) -> type[Struct]:
        hints = fields_of(declared)
        tag = tag_of(declared, hints)
        fields = [self._field(name, hint) for name, hint in hints.items() if name != tag]
        return defstruct(
            self.name(declared.__name__),
            fields,
            namespace={"__doc__": declared.__doc__},
            module=declared.__module__,
            tag_field=tag,
            tag=None if tag is None else get_args(hints[tag])[0],
            forbid_unknown_fields=True,
            kw_only=True,
        )

    def _field(self, name: str, hint: Any) -> Any:
        if get_origin(hint) is NotRequired:
            return name, Union[self.made(get_args(hint)[0]), UnsetType], UNSET  # noqa: UP007
        return name, self.made(hint)

    def name(self, declared: str) -> str:
        return self.prefix + declared if self.in_use[declared] > 1 else declared

    def name_of_union(self, declared: str) -> str:
        return self.prefix + declared if declared in PARTS else self.name(declared)


def fields_of(declared: type) -> dict[str, Any]:
    """The fields of a TypedDict: plain types, and NotRequired ones as they are."""
    fields = {}
    required: frozenset[str] = declared.__required_keys__  # type: ignore[attr-defined]
    for name, hint in get_type_hints(declared, include_extras=True).items():
        plain = get_args(hint)[0] if get_origin(hint) in (Required, NotRequired) else hint
        fields[name] = plain if name in required else NotRequired[plain]
    return fields


def tag_of(declared: type, hints: dict[str, Any]) -> str | None:
    """The field that can have only one text."""
    fixed = [
        name
        for name, hint in hints.items()
        if get_origin(hint) is Literal and len(get_args(hint)) == 1 and isinstance(get_args(hint)[0], str)
    ]
    if len(fixed) > 1:
        raise TypeError(f"{declared.__name__} has more than one tag: {', '.join(fixed)}")
    return fixed[0] if fixed else None


def all_declared(part: Any, found: dict[type, None]) -> None:
    """Collect the TypedDicts that a type is made of."""
    if is_typeddict(part):
        if part not in found:
            found[part] = None
            for hint in fields_of(part).values():
                all_declared(hint, found)
    elif get_origin(part) is not Literal:
        for inner in get_args(part):
            all_declared(inner, found)


def named_unions(declared: dict[str, Any]) -> Iterator[tuple[str, list[type]]]:
    """The unions of TypedDicts in a module."""
    for name, value in declared.items():
        members = get_args(value) if get_origin(value) in (Union, UnionType) else ()
        if len(members) > 1 and all(map(is_typeddict, members)):
            yield name, list(members)


@cache
def types_of(game: str) -> list[type]:
    """All TypedDicts that what a game shows is made of."""
    found: dict[type, None] = {}
    for part in PARTS:
        all_declared(getattr(shapes(game), part), found)
    return list(found)


def declared_by(game: str) -> dict[str, Any]:
    """What stands in the module of shapes of a game, and in those from which its types come."""
    homes = [sys.modules[each.__module__] for each in types_of(game)]
    return {name: value for home in (*homes, shapes(game)) for name, value in vars(home).items()}


def _names_of(game: str) -> Iterator[str]:
    yield from (each.__name__ for each in types_of(game))
    yield from (name for name, _ in named_unions(declared_by(game)) if name not in PARTS)


@cache
def _names_in_use() -> Counter[str]:
    """How many types of all games and of the wire have the same name."""
    names = Counter(name for game in NAMES for name in _names_of(game))
    return names + Counter(wire_names()) + Counter(PARTS)


def wire_names() -> list[str]:
    return [
        name
        for name, value in vars(messages).items()
        if isinstance(value, type) and issubclass(value, Struct)
    ]

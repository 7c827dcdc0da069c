"""The types of content for the page, made from the rows that games declare (`web/scripts/content.py`)."""

from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin, is_typeddict

from hotelier.core.rows import EVERY, UNIONS, fields_of, words_of
from hotelier.wire.typescript import Schema, declarations

PLAIN = {int: "integer", str: "string", bool: "boolean"}


def content_types(declared: list[Any], modules: list[ModuleType], left_out: tuple[str, ...]) -> str:
    """TypeScript for these TypedDicts and all that they are made of, without fields that are left out.

    What one of the modules gives a name, other than a number, has it here too.
    """
    maker = Maker(_names(modules), left_out)
    for each in declared:
        maker.schema(each)
    return declarations(dict(sorted(maker.schemas.items())))


def _names(modules: list[ModuleType]) -> dict[Any, str]:
    return {
        value: name
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is not None and _worth_a_name(value)
    }


def _worth_a_name(kind: Any) -> bool:
    """Words, choices between objects, and objects with words as keys."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if get_origin(bare) is dict:
        return get_args(bare)[0] is not str
    if get_origin(bare) in UNIONS and all(map(is_typeddict, get_args(bare))):
        return True
    words = words_of(bare) if get_origin(bare) in (Literal, *UNIONS) else {}
    return bool(words) and all(isinstance(word, str) for word in words)


class Maker:
    """Makes a schema of every type, each once."""

    def __init__(self, names: dict[Any, str], left_out: tuple[str, ...]) -> None:
        self.names = names
        self.left_out = left_out
        self.schemas: dict[str, Schema] = {}

    def schema(self, kind: Any) -> Schema:
        """A type as a schema, or a reference to it if it has a name."""
        if is_typeddict(kind):
            return self._named(kind.__name__, kind)
        if kind in self.names:
            return self._named(self.names[kind], kind)
        return self._plain(kind)

    def _named(self, name: str, kind: Any) -> Schema:
        if name not in self.schemas:
            self.schemas[name] = {}
            self.schemas[name] = self._object(kind) if is_typeddict(kind) else self._plain(kind)
        return {"$ref": name}

    def _object(self, kind: Any) -> Schema:
        fields = {name: hint for name, hint in fields_of(kind).items() if name not in self.left_out}
        return {
            "description": kind.__doc__,
            "properties": {name: self.schema(hint) for name, hint in fields.items()},
            "required": [name for name in fields if name in kind.__required_keys__],
        }

    def _plain(self, kind: Any) -> Schema:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            made = self.schema(parts[0])
            return {**made, "required": []} if EVERY in parts[1:] else made
        if origin is Literal:
            return {"enum": list(parts)}
        if origin in UNIONS:
            return {"anyOf": [self.schema(part) for part in parts]}
        if origin is list:
            return {"type": "array", "items": self.schema(parts[0])}
        if origin is dict:
            keys = {} if parts[0] is str else {"propertyNames": self.schema(parts[0])}
            return {"type": "object", "additionalProperties": self.schema(parts[1]), **keys}
        return {"type": PLAIN[kind]} if kind in PLAIN else {}

"""Every type of the wire as a JSON schema under its name: requests, answers and what games show."""

from typing import Any, get_args

from msgspec.json import schema_components

from hotelier.games import NAMES
from hotelier.wire.messages import MESSAGES
from hotelier.wire.messages.base import REF
from hotelier.wire.messages.live import Frame
from hotelier.wire.structs import PARTS, Shapes, shapes_of

Schema = dict[str, Any]


def all_schemas() -> dict[str, Schema]:
    """All schemas by name, in alphabetical order. Unions that games have named are schemas of their own."""
    games = {game: shapes_of(game) for game in NAMES}
    structs = [struct for shapes in games.values() for struct in shapes.structs.values()]
    _, schemas = schema_components((*MESSAGES, *structs), ref_template=REF)
    named = {name: members for shapes in games.values() for name, members in shapes.unions.items()}
    named["Frame"] = [frame.__name__ for frame in get_args(Frame)]
    unions = {name: union_of(members, schemas) for name, members in named.items()}
    named = dict(sorted(named.items(), key=lambda each: -len(each[1])))
    schemas = {name: with_names(schema, named) for name, schema in schemas.items()}
    for part in PARTS:
        members = [part_of(game, part, shapes) for game, shapes in games.items()]
        schemas[part] = {"anyOf": [ref(name) for name in members]}
    return dict(sorted((schemas | unions).items()))


def part_of(game: str, part: str, shapes: Shapes) -> str:
    """What a game's View, Question, Action or Event is called on the wire."""
    union = game.capitalize() + part
    return union if union in shapes.unions else str(getattr(shapes, part.lower()).__name__)


def union_of(members: list[str], schemas: dict[str, Schema]) -> Schema:
    """One of several Structs, told apart by their tag."""
    tags = {}
    for name in members:
        field, tag = next(
            (field, schema["enum"][0])
            for field, schema in schemas[name]["properties"].items()
            if len(schema.get("enum", ())) == 1
        )
        tags[tag] = ref(name)["$ref"]
    return {
        "anyOf": [ref(name) for name in members],
        "discriminator": {"propertyName": field, "mapping": tags},
    }


def with_names(schema: Any, named: dict[str, list[str]]) -> Any:
    """A schema in which unions that have a name are called by it, and nothing stands beside a reference."""
    if isinstance(schema, list):
        return [with_names(part, named) for part in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"$ref": schema["$ref"]}
    if "discriminator" in schema:
        return by_name(schema, named)
    return {key: with_names(part, named) for key, part in schema.items()}


def by_name(union: Schema, named: dict[str, list[str]]) -> Schema:
    """The reference to a union, if it has a name."""
    members = [part["$ref"] for part in union["anyOf"]]
    for name, its in named.items():
        if sorted(members) == sorted(ref(each)["$ref"] for each in its):
            return ref(name)
    return union


def ref(name: str) -> Schema:
    return {"$ref": REF.format(name=name)}

"""The wire types for the page: `make wire` writes web/src/wire.ts."""

from typing import Any

from hotelier.wire.schemas import all_schemas

HEAD = """\
// Made by `make wire` from src/hotelier/wire/messages/ and the shapes.py of every game: change those.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 100
Schema = dict[str, Any]


def typescript() -> str:
    """The text of web/src/wire.ts."""
    return HEAD + "\n" + declarations(all_schemas())


def declarations(schemas: dict[str, Schema]) -> str:
    """Types under their names."""
    return "\n".join(_declared(name, schema) for name, schema in schemas.items())


def _declared(name: str, schema: Schema) -> str:
    return _interface(name, schema) if "properties" in schema else _alias(name, schema)


def _alias(name: str, schema: Schema) -> str:
    members = _members(schema)
    line = f"export type {name} = {' | '.join(members)};\n"
    if len(line) <= WIDTH or len(members) == 1:
        return line
    return f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _members(schema: Schema) -> list[str]:
    if "anyOf" in schema:
        return [member for part in schema["anyOf"] for member in _members(part)]
    return [_literal(value) for value in schema["enum"]] if "enum" in schema else [_type(schema)]


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};"
        for field, part in schema["properties"].items()
    ]
    about = schema.get("description")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
    if not lines:
        return f"{comment}export type {name} = Record<string, never>;\n"
    return comment + "\n".join([f"export interface {name} {{", *lines, "}"]) + "\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(part) for part in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return _record(schema)
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def _record(schema: Schema) -> str:
    """An object whose keys are words, or any texts."""
    more = schema.get("additionalProperties")
    value = _type(more) if isinstance(more, dict) else "unknown"
    if "propertyNames" not in schema:
        return f"Record<string, {value}>"
    record = f"Record<{_type(schema['propertyNames'])}, {value}>"
    return record if "required" in schema else f"Partial<{record}>"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    print(typescript(), end="")

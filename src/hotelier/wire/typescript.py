"""The wire types for the page: `make wire` writes web/src/wire.ts."""

from typing import Any

from hotelier.wire.schemas import all_schemas

HEAD = """\
// Made by `make wire` from src/hotelier/wire/messages.py and the shapes.py of every game: change those.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
WIDTH = 100
Schema = dict[str, Any]


def typescript() -> str:
    """The text of web/src/wire.ts."""
    parts = [_declared(name, schema) for name, schema in all_schemas().items()]
    return HEAD + "\n" + "\n".join(parts)


def _declared(name: str, schema: Schema) -> str:
    return (
        _interface(name, schema)
        if "properties" in schema or "anyOf" not in schema
        else _union(name, schema)
    )


def _union(name: str, schema: Schema) -> str:
    members = [_type(part) for part in schema["anyOf"]]
    line = f"export type {name} = {' | '.join(members)};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + "\n  | ".join(members) + ";\n"


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in required else '?'}: {_type(part)};"
        for field, part in schema["properties"].items()
    ]
    about = schema.get("description")
    comment = f"/** {' '.join(about.split())} */\n" if about else ""
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
        more = schema.get("additionalProperties")
        return f"Record<string, {_type(more) if isinstance(more, dict) else 'unknown'}>"
    return PLAIN[kind] if isinstance(kind, str) else "unknown"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    print(typescript(), end="")

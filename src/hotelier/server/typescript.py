"""The wire types for the page: `make wire` writes web/src/wire.ts from `wire.py`."""

from typing import Any

from msgspec.json import schema_components

from hotelier.server import wire

HEAD = """\
// Made by `make wire` from src/hotelier/server/wire.py: change that file, never this one.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
Schema = dict[str, Any]


def typescript() -> str:
    """The text of web/src/wire.ts."""
    _, components = schema_components((*wire.REQUESTS, *wire.ANSWERS))
    parts = [_interface(name, schema) for name, schema in sorted(components.items())]
    parts.append("export type View = AustriaView | OverbookingView;\n")
    parts.append("export type Frame = StateFrame | PresenceFrame | ChatFrame | PingFrame | ErrorFrame;\n")
    return HEAD + "\n" + "\n".join(parts)


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
    return str(value).lower() if isinstance(value, bool) else f'"{value}"'


if __name__ == "__main__":
    print(typescript(), end="")

"""Which content a game is played with: a name for people and a digest that tells one from another."""

import hashlib
import json
from typing import Any

from hotelier.core.errors import BadContent

Row = dict[str, Any]

OWN = "hotelier"
DIGITS = 12
DEEPEST = 20
WORDS = ("source", "meaning", "name", "names")


class ContentId:
    """The content of a game: the package's own, or with a content pack from a real box."""

    __slots__ = ("digest", "name")

    def __init__(self, name: str, files: dict[str, Row]) -> None:
        canonical = json.dumps(_without_words(files), sort_keys=True, separators=(",", ":"))
        self.name = name
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:DIGITS]

    def to_json(self) -> dict[str, str]:
        return {"name": self.name, "digest": self.digest}


def _without_words(value: Any) -> Any:
    """Content without what is only read by people: a better word is not another game."""
    if isinstance(value, dict):
        return {key: _without_words(each) for key, each in value.items() if key not in WORDS}
    if isinstance(value, list):
        return [_without_words(each) for each in value]
    return value


def _deeper_than(value: object, levels: int) -> bool:
    """Whether data is nested deeper than any content is."""
    parts = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return bool(parts) and (levels == 0 or any(_deeper_than(part, levels - 1) for part in parts))


def check_pack(pack: object, game: str, fields: tuple[str, ...]) -> Row:
    """A content pack of this game, with no field that it cannot have."""
    if not isinstance(pack, dict):
        raise BadContent("a content pack is a JSON object")
    if _deeper_than(pack, DEEPEST):
        raise BadContent("the content pack is nested too deep")
    if pack.get("game") != game:
        raise BadContent(f"the content pack is for the game {pack.get('game')!r}, not for {game!r}")
    name = pack.get("name")
    if not isinstance(name, str) or not name.strip() or name == OWN:
        raise BadContent("the content pack needs a 'name' of its own")
    try:
        json.dumps(pack, ensure_ascii=False).encode()
    except (ValueError, TypeError, RecursionError):
        raise BadContent("the content pack is not plain JSON: too deep, or with impossible text") from None
    for field in pack:
        if field not in ("game", "name", *fields):
            raise BadContent(
                f"content pack {name!r}: unknown field {field!r}; allowed are: {', '.join(fields)}"
            )
    return pack


def field_of(row: Row, name: str, where: str, kind: type | None = None) -> Any:
    """A field of a row, of the right type if one is asked for."""
    if name not in row:
        raise BadContent(f"{where}: {name!r} is missing")
    if kind is not None and type(row[name]) is not kind:
        raise BadContent(f"{where}: {name!r} is {row[name]!r}; it must be of type {kind.__name__}")
    return row[name]


def rows_of(file: Row, name: str, where: str) -> list[Row]:
    """A list of rows."""
    rows: list[Row] = field_of(file, name, where, list)
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            raise BadContent(f"{where}: row {number} of {name!r} must be an object")
    return rows


def numbers_of(row: Row, name: str, where: str, length: int) -> list[int]:
    """A list of so many whole numbers from 0."""
    numbers: list[int] = field_of(row, name, where, list)
    if len(numbers) != length or any(type(number) is not int or number < 0 for number in numbers):
        raise BadContent(f"{where}: {name!r} must be {length} whole numbers from 0")
    return numbers


def check_range(row: Row, names: tuple[str, ...], where: str, least: int = 1, most: int = 99) -> None:
    """Check that these fields, where they are there, are whole numbers of a range."""
    for name in names:
        if name in row and (type(row[name]) is not int or not least <= row[name] <= most):
            raise BadContent(
                f"{where}: {name!r} is {row[name]!r}; it must be a whole number from {least} to {most}"
            )


def check_true(row: Row, names: tuple[str, ...], where: str) -> None:
    """Check that these flags are true where they are there."""
    for name in names:
        if name in row and row[name] is not True:
            raise BadContent(f"{where}: {name!r} is {row[name]!r}; it must be true, or not be there")


def check_stand_in(row: Row, where: str) -> None:
    """The fields of a row whose values are ours until an owner of the box types in the printed ones."""
    for field in row.get("stand_in", []):
        if field not in row:
            raise BadContent(f"{where}: 'stand_in' names {field!r}, which is not there")


def one_of(row: Row, name: str, allowed: tuple[str, ...], where: str) -> None:
    """Check that a field has one of the allowed values."""
    if row.get(name) not in allowed:
        raise BadContent(f"{where}: {name!r} is {row.get(name)!r}; allowed are: {', '.join(allowed)}")


def only(row: Row, allowed: tuple[str, ...], where: str) -> None:
    """Check that a row has no other fields."""
    for name in row:
        if name not in allowed:
            raise BadContent(f"{where}: unknown field {name!r}; allowed are: {', '.join(allowed)}")


def row_of_id(rows: list[Row], wanted: object, where: str) -> Row:
    """The row with an id, however strange the id is that somebody asks for."""
    for row in rows:
        if type(row["id"]) is type(wanted) and row["id"] == wanted:
            return row
    allowed = ", ".join(str(row["id"]) for row in rows)
    raise BadContent(f"{where}: there is no card with the id {wanted!r}; allowed are: {allowed}")


def check_unique(rows: list[Row], what: str) -> None:
    """Check that no id stands twice."""
    seen: set[object] = set()
    for row in rows:
        if row["id"] in seen:
            raise BadContent(f"{what} {row['id']} is there twice")
        seen.add(row["id"])

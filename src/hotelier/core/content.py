"""Which content a game is played with: a name for people and a digest that tells one from another."""

import hashlib
import json
from typing import Any, Final

from hotelier.core.errors import BadContent
from hotelier.core.rows import Known, check

Row = dict[str, Any]

OWN = "hotelier"
DIGITS = 12
DEEPEST = 20
LONGEST_LIST = 200
"""No list of content is longer, so no pack needs to be: it has fewer cards of a kind than that."""
MOST_BOOKS: Final = 16
"""The most books of content packs that a game keeps at hand; each may take a megabyte."""
WORDS = ("source", "meaning", "name", "names")


class ContentId:
    """The content of a game: the package's own, or with a content pack from a real box."""

    __slots__ = ("digest", "name", "pack")

    def __init__(self, name: str, files: dict[str, Row]) -> None:
        canonical = json.dumps(_without_words(files), sort_keys=True, separators=(",", ":"))
        self.name = name
        self.pack = ""
        """The text of the content pack, if there is one."""
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


def _check_lists(value: Any, where: str) -> None:
    """Refuse lists that are longer than any content is."""
    for key, part in value.items() if isinstance(value, dict) else enumerate(value, 1):
        if isinstance(part, list) and len(part) > LONGEST_LIST:
            raise BadContent(
                f"{where}: {key!r} has {len(part)} entries; at most {LONGEST_LIST} are allowed"
            )
        if isinstance(part, dict | list):
            _check_lists(part, where)


def pack_text(pack: Row) -> str:
    """A content pack as text, from which the same pack can be read again."""
    try:
        if not _deeper_than(pack, DEEPEST):
            text = json.dumps(pack, ensure_ascii=False)
            text.encode()
            if json.loads(text) == pack:
                return text
    except (ValueError, TypeError, RecursionError):
        pass
    raise BadContent("the content pack is not plain JSON: nested too deep, or with impossible values")


def check_pack(pack: object, game: str, declared: Any) -> Row:
    """A content pack of this game, with what a pack can have."""
    if not isinstance(pack, dict):
        raise BadContent("a content pack is a JSON object")
    if pack.get("game") != game:
        raise BadContent(f"the content pack is for the game {pack.get('game')!r}, not for {game!r}")
    name = pack.get("name")
    if not isinstance(name, str) or not name.strip() or name == OWN:
        raise BadContent("the content pack needs a 'name' of its own")
    pack_text(pack)
    _check_lists(pack, f"content pack {name!r}")
    check(pack, declared, f"content pack {name!r}")
    return pack


def changed_fields(part: str, id: object, ours: Row, theirs: Row) -> list[Row]:
    """The values that differ between two rows of a part of the box, apart from what only people read."""
    fields = [field for field in {**ours, **theirs} if field not in (*WORDS, "id", "stand_in")]
    return [
        {"part": part, "id": str(id), "field": field, "ours": ours.get(field), "theirs": theirs.get(field)}
        for field in fields
        if ours.get(field) != theirs.get(field)
    ]


def check_card(row: Row, declared: Any, file: str, what: str, without: tuple[Known, ...] = ()) -> str:
    """Compare a card with its declaration; what to call it where its fields do not go together."""
    number = row.get("id")
    where = f"{file}: {what} {number}" if isinstance(number, int | str) else f"{file}: {what}"
    check(row, declared, where, without)
    for field in row.get("stand_in", ()):
        if field not in row:
            raise BadContent(f"{where}: 'stand_in' names {field!r}, which is not there")
    return where


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

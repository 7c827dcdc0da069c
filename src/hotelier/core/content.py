"""Which content a game is played with: a name for people and a digest that tells one from another."""

import hashlib
import json

from hotelier.core.errors import BadContent

OWN = "hotelier"
DIGITS = 12


class ContentId:
    """The content of a game: the package's own, or with a content pack from a real box."""

    __slots__ = ("digest", "name")

    def __init__(self, name: str, files: object) -> None:
        canonical = json.dumps(files, sort_keys=True, ensure_ascii=True, separators=(",", ":"))
        self.name = name
        self.digest = hashlib.sha256(canonical.encode()).hexdigest()[:DIGITS]

    def to_json(self) -> dict[str, str]:
        return {"name": self.name, "digest": self.digest}


def check_pack(pack: object, game: str, fields: tuple[str, ...]) -> dict[str, object]:
    """A content pack of this game, with no field that it cannot have."""
    if not isinstance(pack, dict):
        raise BadContent("a content pack is a JSON object")
    if pack.get("game") != game:
        raise BadContent(f"the content pack is for the game {pack.get('game')!r}, not for {game!r}")
    name = pack.get("name")
    if not isinstance(name, str) or not name.strip() or name == OWN:
        raise BadContent("the content pack needs a 'name' of its own")
    for field in pack:
        if field not in ("game", "name", *fields):
            raise BadContent(
                f"content pack {name!r}: unknown field {field!r}; allowed are: {', '.join(fields)}"
            )
    return pack

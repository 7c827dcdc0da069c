"""Content packs while they are written: what the box holds, and everything that is wrong with a pack.

The engine names what is wrong first. To find the rest, a pack is taken apart into its values, and as much
of it is put together again as the engine takes: what does not fit in is wrong, for the reason that the
engine gives.
"""

from typing import NamedTuple

import msgspec

from hotelier.core.content import pack_text
from hotelier.core.errors import BadContent, HotelierError
from hotelier.core.game import Json
from hotelier.games import NAMES, content_box, content_summary, game_info
from hotelier.server.refusals import Refusal
from hotelier.server.tables.packs import LONGEST_COMPLAINT, bad_content, pack_of_upload, welcome
from hotelier.wire.messages.opening import Box, BoxPart, PackProblem, PackProof

MOST_PROBLEMS = 20
"""How many are named at a time: each of them costs some readings of the pack."""


class Value(NamedTuple):
    """A value of a pack: its part, the row there, its field (None is the row itself), and what is given."""

    part: str
    row: int | str | None
    field: str | None
    given: object


Wrong = tuple[Value, str]
"""A value, and what the engine says of it."""


def box_of(game: str | None) -> Box:
    """All of the box that a pack can change."""
    if game not in NAMES:
        raise Refusal("bad_request", f"'game' is {game!r}; allowed are: {', '.join(NAMES)}")
    return Box(game=game, parts=msgspec.convert(content_box(game), list[BoxPart]))


def proof_of(pack: Json) -> PackProof:
    """Everything that is wrong with a pack; if nothing is, the pack as tables show it."""
    try:
        bare = welcome(pack)
        game = game_info(bare.get("game")).name
        frame = {"game": game, "name": bare["name"]}
        wrong = Reader(game, frame, bare).wrong()
        if not wrong:
            return PackProof(problems=[], shown=pack_of_upload(pack_text(pack)))
    except Refusal as refusal:
        return PackProof(problems=[_problem(refusal.problem.message)], shown=None)
    except HotelierError as error:
        return PackProof(problems=[_problem(str(error))], shown=None)
    own = f"content pack {bare['name']!r}: "
    told = [_told(pack, value, why.removeprefix(own)) for value, why in wrong]
    return PackProof(problems=told, shown=None)


class Reader:
    """Reads parts of a pack as the engine does."""

    def __init__(self, game: str, frame: Json, pack: Json) -> None:
        self.game = game
        self.frame = frame
        self.pack = pack
        self.found = 0

    def wrong(self) -> list[Wrong]:
        """The values with which the engine does not take the pack."""
        rows: dict[tuple[str, int | str | None], list[Value]] = {}
        for value in values_of(self.pack):
            rows.setdefault((value.part, value.row), []).append(value)
        return self.left_out([], list(rows.values()))[1]

    def wrong_in_row(self, kept: list[Value], own: list[Value]) -> list[Wrong]:
        """Values of one row: the only one that is wrong, or those that are wrong beside the others."""
        if len(own) == 1:
            self.found += 1
            return [(own[0], self.complaint([*kept, *own]) or "")]
        for value in own:
            others = [other for other in own if other is not value]
            if self.complaint([*kept, *others]) is None:
                self.found += 1
                return [(value, self.complaint([*kept, *own]) or "")]
        return self.left_out(kept, [[value] for value in own])[1]

    def left_out(self, kept: list[Value], rest: list[list[Value]]) -> tuple[list[Value], list[Wrong]]:
        """Of rows, or of the values of a row, all that can be kept too, and what is wrong in the others."""
        together = [*kept, *(value for row in rest for value in row)]
        if self.complaint(together) is None:
            return together, []
        if self.found == MOST_PROBLEMS:
            return kept, []
        if len(rest) == 1:
            return kept, self.wrong_in_row(kept, rest[0])
        half = len(rest) // 2
        kept, first = self.left_out(kept, rest[:half])
        kept, second = self.left_out(kept, rest[half:])
        return kept, [*first, *second]

    def complaint(self, values: list[Value]) -> str | None:
        """What the engine says of a pack that has only these values."""
        try:
            content_summary(self.game, None, built(self.pack, values) | self.frame)
        except BadContent as error:
            return str(error)
        return None


def values_of(pack: Json) -> list[Value]:
    """All values of a pack, one by one."""
    found: list[Value] = []
    for part, given in pack.items():
        if part in ("game", "name"):
            continue
        if isinstance(given, list):
            found += [value for key, row in enumerate(given) for value in _of_row(part, key, row)]
        elif isinstance(given, dict):
            found += [value for key, row in given.items() for value in _of_row(part, key, row)]
        else:
            found.append(Value(part, None, None, given))
    return found


def _of_row(part: str, key: int | str, row: object) -> list[Value]:
    """The values of a row; of one that holds none, the row itself."""
    fields = dict(row) if isinstance(row, dict) else {}
    fields.pop("id", None)
    return [Value(part, key, *field) for field in fields.items()] or [Value(part, key, None, row)]


def built(pack: Json, values: list[Value]) -> Json:
    """A pack with some of the values of another one."""
    made: Json = {}
    for part, key, field, given in values:
        if key is None:
            made[part] = given
            continue
        rows = made.setdefault(part, {})
        if field is None:
            rows[key] = given
            continue
        named = {name: pack[part][key][name] for name in ("id",) if name in pack[part][key]}
        rows.setdefault(key, named)[field] = given
    lists = [part for part, given in pack.items() if isinstance(given, list) and part in made]
    return made | {part: [*made[part].values()] for part in lists}


def _told(pack: Json, value: Value, why: str) -> PackProblem:
    row: object = pack[value.part][value.row] if isinstance(value.row, int) else None
    known = row.get("id") if isinstance(row, dict) else value.row
    return PackProblem(
        part=value.part,
        id=None if known is None else str(known),
        field=value.field,
        message=why[:LONGEST_COMPLAINT],
    )


def _problem(why: str) -> PackProblem:
    return PackProblem(part=None, id=None, field=None, message=bad_content(why).problem.message)

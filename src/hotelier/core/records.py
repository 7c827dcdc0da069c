"""Records as text: JSON that a person can read and edit, one line a turn."""

import json
from collections.abc import Callable
from typing import Any

from hotelier.core.chance import KEY_BYTES, SEEDS
from hotelier.core.errors import BadRecord
from hotelier.core.game import RECORD_FORMAT, Game, Json

FIELDS: dict[str, type] = {
    "hotelier": int,
    "game": str,
    "rules": int,
    "seats": int,
    "seed": int,
    "options": dict,
    "content": dict,
    "chance": dict,
    "actions": list,
}

OLD_FIELDS = ("events",)
"""What records held once, for readers only: they are read, and nothing is made of it."""

WIDTH = 100
TURN_ENDS = ("end", "pass")
"""Actions after which a new line begins."""


def check_record(record: object) -> Json:
    """The record, if it has all its fields; BadRecord naming what is wrong otherwise."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object with the fields " + ", ".join(FIELDS))
    for field, kind in FIELDS.items():
        if field not in record:
            raise BadRecord(f"the record has no field {field!r}")
        if field == "seed" and isinstance(record[field], str):
            check_key(record[field])
        elif type(record[field]) is not kind:
            raise BadRecord(f"the record's field {field!r} must be of type {kind.__name__}")
    for field in record:
        if field not in FIELDS and field not in OLD_FIELDS:
            raise BadRecord(f"the record has an unknown field {field!r}")
    if record["hotelier"] != RECORD_FORMAT:
        raise BadRecord(f"the record has format {record['hotelier']}; this hotelier reads {RECORD_FORMAT}")
    return record


def check_key(text: str) -> None:
    """A key is too large for a number of JSON: it is written with 64 hexadecimal digits."""
    digits = len(text) == 2 * KEY_BYTES and all(letter in "0123456789abcdef" for letter in text)
    if not digits or int(text, 16) < SEEDS:
        raise BadRecord("the record's seed must be a whole number, or a key of 64 hexadecimal digits")


def seed_of(record: Json) -> int:
    """The seed or the key of a record that was checked."""
    seed = record["seed"]
    return int(seed, 16) if isinstance(seed, str) else int(seed)


def replay_actions(
    game: Game, actions: list[Any], before: Callable[[int, int], None] | None = None
) -> None:
    """Apply the actions of a record; `before` is called with each number (from 1) and action."""
    for number, text in enumerate(actions, 1):
        if not isinstance(text, str):
            raise BadRecord(f"action {number} is {text!r}; it must be a text such as 'die 3'")
        legal = {game.notation(action): action for action in game.legal_actions()}
        action = legal.get(text)
        if action is None:
            if game.to_move is None:
                raise BadRecord(f"action {number}, {text!r}, comes after the end of the game")
            raise BadRecord(f"action {number}, {text!r}, is not legal there; legal are: {', '.join(legal)}")
        if before is not None:
            before(number, action)
        game.apply(action)


def to_text(record: Json) -> str:
    """The record as a text file: JSON that people can read, with a turn on each line."""
    lines = []
    for field, value in record.items():
        if field == "actions":
            text = _actions_to_text(value)
        elif field == "chance":
            text = _block_to_text(value)
        else:
            text = json.dumps(value, ensure_ascii=False)
        lines.append(f'  "{field}": {text}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _block_to_text(block: Json) -> str:
    """An object with one line a key."""
    lines = [f'    "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in block.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


def _actions_to_text(actions: list[str]) -> str:
    """Actions on lines that end with a turn, or before they grow too long."""
    lines: list[str] = []
    line = ""
    for action in actions:
        text = json.dumps(action, ensure_ascii=False)
        if line and len(line) + len(text) > WIDTH:
            lines.append(line)
            line = ""
        line += (", " if line else "    ") + text
        if action in TURN_ENDS:
            lines.append(line)
            line = ""
    if line:
        lines.append(line)
    return "[\n" + ",\n".join(lines) + "\n  ]" if lines else "[]"

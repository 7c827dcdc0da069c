"""Records as text: JSON that a person can read and edit, one line a turn."""

import json
from collections.abc import Callable
from typing import Any

from hotelier.core.errors import BadRecord
from hotelier.core.game import RECORD_FORMAT, Game, Json

FIELDS: dict[str, type] = {
    "hotelier": int,
    "game": str,
    "rules": int,
    "seats": int,
    "seed": int,
    "options": dict,
    "chance": dict,
    "actions": list,
}


def check_record(record: object) -> Json:
    """The record, if it has all its fields; BadRecord naming what is wrong otherwise."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object with the fields " + ", ".join(FIELDS))
    for field, kind in FIELDS.items():
        if field not in record:
            raise BadRecord(f"the record has no field {field!r}")
        if type(record[field]) is not kind:
            raise BadRecord(f"the record's field {field!r} must be of type {kind.__name__}")
    for field in record:
        if field not in FIELDS:
            raise BadRecord(f"the record has an unknown field {field!r}")
    if record["hotelier"] != RECORD_FORMAT:
        raise BadRecord(f"the record has format {record['hotelier']}; this hotelier reads {RECORD_FORMAT}")
    return record


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


def parse_json(text: str, what: str) -> Any:
    """The data of a JSON text, or BadRecord with the line where it breaks."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord(
            f"{what} is not readable JSON: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from None
    except (ValueError, RecursionError):
        raise BadRecord(f"{what} is not readable JSON") from None


def to_text(record: Json, turns: list[int] | None = None) -> str:
    """The record as a text file; `turns` says how many actions stand together on a line."""
    lines = []
    for field, value in record.items():
        if field == "actions":
            text = _actions_to_text(value, turns)
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


def _actions_to_text(actions: list[str], turns: list[int] | None) -> str:
    if not actions:
        return "[]"
    lines = []
    start = 0
    for length in turns or [1] * len(actions):
        lines.append("    " + ", ".join(json.dumps(a) for a in actions[start : start + length]))
        start += length
    if start < len(actions):
        lines.append("    " + ", ".join(json.dumps(a) for a in actions[start:]))
    return "[\n" + ",\n".join(lines) + "\n  ]"

"""What copying and comparing games needs beside `clone`: a game as plain data for a pickle, and back.

A pickle is for other processes and for a short while; a record is for keeping. So a pickle is read by the
same rules and content that wrote it, and by nobody else.
"""

import json
from typing import Any

from hotelier._version import __version__
from hotelier.core.errors import BadInput, BadRecord
from hotelier.core.game import Game, GameInfo, Json, Opening
from hotelier.core.records import replay_actions, seed_of

PICKLE_FORMAT = 1
APART = frozenset({"_legal", "_past", "book", "info", "tale"})
"""Fields in which equal games may differ: what is listed later, shared or told."""


def saved(game: Game) -> Json:
    """A game as plain data: its record, what was told, and where its chance stands."""
    return {
        "format": PICKLE_FORMAT,
        "hotelier": __version__,
        "record": game.record(),
        "pack": game.content.pack,
        "told": None if game.tale is None else len(game.tale.told),
        "source": game.source,
    }


def restored(info: GameInfo, data: Json) -> Game:
    """The game that was saved; BadRecord where other rules or content would make another game of it."""
    try:
        if data["format"] != PICKLE_FORMAT:
            raise BadRecord(f"it has format {data['format']}, not {PICKLE_FORMAT}")
        return _played_again(info, data)
    except BadInput as error:
        raise BadRecord(
            f"the game was pickled by hotelier {data['hotelier']}, and this one, {__version__}, cannot "
            f"read it: {error}; records (game.record()) are for keeping, pickles are not"
        ) from None


def _played_again(info: GameInfo, data: Json) -> Game:
    record = data["record"]
    if record["rules"] != info.rules_version:
        raise BadRecord(f"it has version {record['rules']} of the rules, not {info.rules_version}")
    pack = json.loads(data["pack"]) if data["pack"] else None
    tell = data["told"] is not None
    opening = Opening(
        record["seats"], seed_of(record), record["options"], record["chance"], pack, True, tell
    )
    game = info.begin(opening)
    if game.content.digest != record["content"]["digest"]:
        raise BadRecord(f"it has the content {record['content']}, not {game.content.to_json()}")
    replay_actions(game, record["actions"])
    if game.tale is not None:  # somebody may have begun to listen later than at the setup
        game.tale.told = game.tale.told[len(game.tale.told) - data["told"] :]
    game.draw_from(data["source"])
    return game


def alike(one: object, other: object) -> bool:
    """Whether two things of the engine hold the same, field by field, through all that they hold."""
    if one is other:
        return True
    if type(one) is not type(other):
        return False
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(alike, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(alike(one[key], other[key]) for key in one)
    fields = _fields(one)
    if not fields:
        return one == other
    return all(alike(getattr(one, field, None), getattr(other, field, None)) for field in fields - APART)


def _fields(thing: Any) -> set[str]:
    """The fields of an object: mypyc names them in its own way."""
    if type(thing).__module__ == "builtins":
        return set()
    named = [
        name
        for kind in type(thing).__mro__
        for attribute in ("__mypyc_attrs__", "__slots__")
        for name in getattr(kind, attribute, ())
    ]
    return {*named, *getattr(thing, "__dict__", ())} - {"__dict__", "__weakref__"}

"""Content packs at tables: what is taken from strangers, and what everybody is told of it.

Whether a pack is right is decided by the engine, as for `--content`. Here stands only what a server asks
for besides: packs that are not too large, and names that nobody takes for something else.
"""

import json
from functools import lru_cache

import msgspec

from hotelier.core.content import OWN, pack_text
from hotelier.core.errors import BadContent, HotelierError
from hotelier.core.game import Game, Json
from hotelier.games import content_differences, content_facts, game_info
from hotelier.server.refusals import Refusal
from hotelier.server.tables.names import clean, look_of
from hotelier.wire.messages.base import LONGEST_NAME
from hotelier.wire.messages.opening import Difference, PackNote, ShownPack

LARGEST_PACK = 100_000
"""In bytes; all that is printed in Grand Austria Hotel takes half of it."""
LONGEST_COMPLAINT = 1000
"""The most characters of a complaint that are told: a pack may be wrong at length."""
MOST_SHOWN = 16
"""Packs that are kept as they are shown."""


def bad_content(why: str) -> Refusal:
    short = why if len(why) <= LONGEST_COMPLAINT else why[: LONGEST_COMPLAINT - 1] + "…"
    return Refusal("bad_content", " ".join(short.split()))


def read_pack(text: str) -> Json:
    """The pack in a file that somebody has chosen."""
    check_size(text)
    try:
        pack = json.loads(text.removeprefix("\ufeff"))
    except json.JSONDecodeError as error:
        raise bad_content(
            f"this is not a content pack: {error.msg} in line {error.lineno}, column {error.colno}"
        ) from None
    except (ValueError, RecursionError):
        raise bad_content("this is not a content pack: it is not readable JSON") from None
    if not isinstance(pack, dict):
        raise bad_content("a content pack is a JSON object")
    return pack


def welcome(pack: Json) -> Json:
    """A pack that may be tried: not too large, and under a clean name that is not ours."""
    try:
        check_size(pack_text(pack))
    except BadContent as error:
        raise bad_content(str(error)) from None
    name = pack.get("name")
    if not isinstance(name, str) or not name.strip():
        raise bad_content("the content pack needs a 'name' of its own")
    try:
        known_as = clean(name)
    except Refusal:
        raise bad_content(
            f"the name of the content pack must have 1 to {LONGEST_NAME} letters that can be seen"
        ) from None
    if look_of(known_as) == look_of(OWN):
        raise bad_content(f"the name {known_as!r} could be taken for our own values; choose another one")
    return {**pack, "name": known_as}


def check_size(text: str) -> None:
    if len(text.encode(errors="replace")) > LARGEST_PACK:
        raise bad_content(f"the content pack is too large: {LARGEST_PACK} bytes are allowed")


def note_of(game: Game, pack: Json | None) -> PackNote | None:
    """What a table tells of its pack wherever it is named."""
    if pack is None:
        return None
    count = len(content_differences(game.info.name, pack, dict(game.options)))
    return PackNote(name=game.content.name, digest=game.content.digest, differences=count)


def pack_of_table(pack: Json, game: Game) -> ShownPack:
    """A pack as the page needs it at a table: the values that count there."""
    return _shown(pack_text(pack), game.info.name, json.dumps(dict(game.options)))


def pack_of_upload(text: str) -> ShownPack:
    """A pack that somebody would like to play with, checked."""
    pack = welcome(read_pack(text))
    try:
        return _shown(pack_text(pack), game_info(pack.get("game")).name, "null")
    except HotelierError as error:
        raise bad_content(str(error)) from None


@lru_cache(maxsize=MOST_SHOWN)
def _shown(text: str, game: str, options: str) -> ShownPack:
    pack: Json = json.loads(text)
    found = content_differences(game, pack, json.loads(options))
    return ShownPack(
        game=game,
        name=pack["name"],
        differences=msgspec.convert(found, list[Difference]),
        facts=content_facts(game, pack),
        pack=pack,
    )

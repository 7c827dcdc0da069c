"""The registry of games, and the three functions with which everything begins."""

import hmac
import secrets
from contextlib import suppress
from functools import cache
from importlib import import_module
from operator import index
from pathlib import Path
from typing import TYPE_CHECKING, Any, SupportsIndex

from hotelier.core.chance import DEALS, KEYS, SEEDS
from hotelier.core.content import OWN
from hotelier.core.errors import BadContent, BadOption, BadRecord, BadScript
from hotelier.core.game import Game, GameInfo, Json, Opening
from hotelier.core.records import check_record, replay_actions, seed_of

if TYPE_CHECKING:
    from collections.abc import Callable

PACKAGES = {"austria": "hotelier.austria", "overbooking": "hotelier.overbooking"}
"""The games of the house and where they live; each is imported when it is asked for."""
NAMES = tuple(PACKAGES)


def game_info(name: object) -> GameInfo:
    """What is known of a game before it is begun."""
    info = _module(name, "game").INFO
    assert isinstance(info, GameInfo)
    return info


def shapes(name: str) -> Any:
    """The module of a game that declares what it shows: `View`, `Question`, `Action` and `Event`."""
    return _module(name, "shown.shapes")


def content_summary(name: str, folder: Path | None, pack: Json | None) -> list[Json]:
    """What the content of a game holds and from which sources; BadContent if something is wrong."""
    summary: list[Json] = _module(name, "content.printed").read_printed(folder, pack).summary()
    return summary


def content_facts(name: str, pack: Json | None = None) -> Json:
    """What a page prints on the cards of a game: ours, or as a content pack has it."""
    facts: Json = _module(name, "shown.facts").facts(pack)
    return facts


def content_differences(name: str, pack: Json, options: Json | None = None) -> list[Json]:
    """The values of a content pack that differ from ours, each with its `part` of the box, the `id` of the
    card, the `field`, and both values: those that count in a game with these options, or all."""
    found: list[Json] = _module(name, "shown.facts").differences(pack, options)
    return found


def content_box(name: str) -> list[Json]:
    """Every part of the box that a content pack can change: our values, and a form for each field."""
    parts: list[Json] = _module(name, "shown.box").box()
    return parts


def enter(name: str, seats: int, options: Json, content: Json | None, answers: list[Json]) -> Json:
    """A game that is played at a real table, as far as these answers tell it, and what is asked next."""
    told: Json = _module(name, "entering.entering").enter(seats, options, content, answers)
    return told


def deal(name: str, seats: int, seed: int, options: Json, content: Json | None, kept: list[int]) -> Json:
    """What is shuffled and dealt before a game at a real table; `kept` are the cards of a draft so far."""
    dealt: Json = _module(name, "dealing").deal(seats, seed, options, content, kept)
    return dealt


def score_sheet(name: str) -> Any:
    """The sheet of a real game, a module: `sources`, `ties`, `decided_by`, `result`."""
    return _module(name, "shown.sheet")


def _module(name: object, room: str) -> Any:
    """A module that every game has."""
    if not isinstance(name, str) or name not in PACKAGES:
        raise BadOption(f"unknown game {name!r}; there are: {', '.join(NAMES)}")
    return _imported(f"{PACKAGES[name]}.{room}")


@cache
def _imported(module: str) -> Any:
    return import_module(module)


def new_game(
    game: str,
    *,
    seats: int = 2,
    seed: int | None = None,
    script: Json | None = None,
    content: Json | None = None,
    tell: bool = False,
    **options: Any,
) -> Game:
    """Begin a game.

    Args:
        game: `austria` (Grand Austria Hotel) or `overbooking`.
        seats: How many play. Alone, `austria` is played against an automaton.
        seed: The same seed gives the same game. Without one a seed is drawn; the record tells which.
        script: Results of chance that are fixed in advance: docs/scripts.md.
        content: A content pack, the printed values of another box: docs/content-packs.md.
        tell: Whether the game can be asked what happened: `game.events(seat)`.
        **options: What else can be chosen, such as `edition="first"` or `modules="1,3"`:
            `game_info(game).options_for(seats)`, or `hotelier simulate --help`.

    Examples:
        >>> game = new_game("austria", seats=2, seed=7)
        >>> game.to_move is not None
        True
    """
    chosen = secrets.randbelow(SEEDS) if seed is None else check_seed(seed)
    return _begin(game, seats, chosen, script, options, content, tell=tell)


def new_key() -> str:
    """What a record has instead of a seed if nobody may foresee its chance, whatever they have seen."""
    return f"{SEEDS + secrets.randbelow(KEYS - SEEDS):064x}"


def deal_from(secret: str, name: str) -> str:
    """The key of a deal that is made from a secret: the same one for the same name, and nobody who does not
    know the secret can tell it."""
    number = int.from_bytes(hmac.digest(secret.encode(), name.encode(), "sha256"), "big")
    return f"{SEEDS + number % (DEALS - SEEDS):064x}"


def new_secret_game(
    game: str,
    *,
    seats: int,
    script: Json | None = None,
    content: Json | None = None,
    key: str | None = None,
    **options: Any,
) -> Game:
    """Begin a game as servers do: its chance comes from a key, which its record holds."""
    return _begin(game, seats, int(key or new_key(), 16), script, options, content)


def replay(
    record: Json,
    before: "Callable[[Game, int, int], None] | None" = None,
    content: Json | None = None,
    tell: bool = False,
) -> Game:
    """Play a record again, with the content pack that it was played with, if it was; with `tell` the game
    can be asked what happened.

    `before` is called ahead of each action with the game, the number of the action and the action.
    """
    checked = check_record(record)
    info = game_info(checked["game"])
    seed = seed_of(checked)
    if not isinstance(checked["seed"], str):
        check_seed(seed)
    rules = checked["rules"]
    if not info.replays(rules, checked["options"]):
        raise BadRecord(
            f"the record was played by version {rules} of the rules of {info.name}; "
            f"this hotelier has version {info.rules_version}"
        )
    same_content = rules != info.rules_version and checked["content"].get("name") == OWN
    try:
        game = _begin(
            info.name,
            checked["seats"],
            seed,
            checked["chance"],
            checked["options"],
            content,
            complete=True,
            tell=tell,
        )
        if game.content.digest != checked["content"].get("digest") and not same_content:
            played_with = f"{checked['content'].get('name')!r} ({checked['content'].get('digest')})"
            raise BadRecord(
                f"the record was played with the content {played_with}, "
                f"not with {game.content.name!r} ({game.content.digest}); give that content pack"
            )
        if before is None:
            replay_actions(game, checked["actions"])
        else:
            observer = before
            replay_actions(game, checked["actions"], lambda number, action: observer(game, number, action))
    except BadScript as error:
        raise BadRecord(f"the record's results of chance are wrong: {error}") from None
    game.go_on_freely()
    return game


def _begin(
    name: str,
    seats: int,
    seed: int,
    script: Json | None,
    options: dict[str, object],
    content: Json | None,
    complete: bool = False,
    tell: bool = False,
) -> Game:
    info = game_info(name)
    seats = plain(seats)
    if type(seats) is not int or seats not in info.seats:
        raise BadOption(
            f"{info.name} is played by {info.seats.start} to {info.seats.stop - 1}, not by {seats!r}"
        )
    if script is not None and not isinstance(script, dict):
        raise BadScript("a script is a JSON object")
    if content is not None and not isinstance(content, dict):
        raise BadContent("a content pack is a JSON object")
    chosen = info.choose(seats, options)
    return info.begin(Opening(seats, seed, chosen, script, content, complete, tell))


def check_seed(seed: object) -> int:
    """A seed that the generator can take: a whole number, of Python or, say, of numpy."""
    number = plain(seed)
    if type(number) is not int or not 0 <= number < SEEDS:
        raise BadOption(f"seed {seed!r} is not a whole number from 0 to 2**64 - 1")
    return number


def plain(number: Any) -> Any:
    """A whole number of numpy, say, as one of Python; what is none stays as it is, to be refused."""
    if type(number) is int:  # the question below takes 2 µs, a twelfth of a game of Overbooking
        return number
    if isinstance(number, SupportsIndex) and not isinstance(number, bool):
        with suppress(TypeError):  # an array of several numbers
            return index(number)
    return number

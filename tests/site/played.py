"""Whole games of every kind, played by chance and by bots, as digests of their records: run by any Python.

`python played.py OUT.json PATH…` looks for hotelier at the paths: archives or folders.
"""

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RANDOM_GAMES = 60
BOTS = ("waiter", "search:30")
"""One that weighs what is near, one that looks ahead by a number of steps: both reckon with fractions."""
BOT_DECISIONS = 25


def digests() -> dict[str, str]:
    """The digest of each game by what it is."""
    from hotelier.bots import make_bot
    from hotelier.core.chance import Seeded
    from hotelier.core.perspective import Perspective
    from hotelier.games import NAMES, new_game

    found = {what: digest_of(game.record(), game.view(None)) for what, game in random_games()}
    for name in NAMES:
        for bot in BOTS:
            game = new_game(name, seats=2, seed=7)
            player = make_bot(bot, Seeded(7))
            while game.to_move is not None and game.decisions < BOT_DECISIONS:
                game.apply(player.choose(Perspective(game, game.to_move)))
            found[f"{name} {bot}"] = digest_of(game.record(), game.view(0))
    return found


def random_games() -> Iterator[tuple[str, Any]]:
    """Games of every kind, played by chance to their end."""
    from hotelier.core.chance import Seeded
    from hotelier.games import NAMES, new_game

    for name in NAMES:
        for number, (_, seats, options) in enumerate(telling_kinds(name)[:RANDOM_GAMES]):
            game = new_game(name, seats=seats, seed=number, **options)
            rng = Seeded(number)
            while game.play_random_action(rng):
                pass
            yield f"{name} {seats} {options}", game


def telling_kinds(name: str) -> list[Any]:
    """Kinds of a game: first those in which every choice of every option occurs, every set of modules among
    them, both alone and with others; then the rest."""
    from tests.kinds import every_kind

    known: set[tuple[str, str, bool]] = set()
    telling: list[Any] = []
    rest: list[Any] = []
    for kind in every_kind(name):
        _, seats, options = kind
        shown = {(option, str(value), seats == 1) for option, value in options.items()}
        shown.add(("seats", str(seats), seats == 1))
        (rest if shown <= known else telling).append(kind)
        known |= shown
    assert len(telling) <= RANDOM_GAMES
    return telling + rest


def digest_of(*data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


if __name__ == "__main__":
    out, *paths = sys.argv[1:]
    sys.path[:0] = paths
    Path(out).write_text(json.dumps(digests()))

"""What observations of every game must show, and what not: compared with the views of the seats."""

from collections.abc import Iterable
from typing import Any

import msgspec

from hotelier import Seeded
from hotelier.core.game import Json
from hotelier.envs.encoders import encoder_for
from tests.contract import Case, positions


def check_guesses(case: Case) -> None:
    """What is drawn anew is what the seat cannot know: none of it may change the observation."""
    rng = Seeded(5)
    encoder = encoder_for(case.begin(3))
    for game in positions(case, 3):
        for seat in range(game.seats):
            for _ in range(3):
                guess = game.resample(seat, rng)
                assert encoder.encode(guess, seat) == encoder.encode(game, seat)


def views_seen(case: Case, seeds: Iterable[int]) -> int:
    """Play games in which no two views have the same observation and mask; how many views there were."""
    views: dict[tuple[Any, ...], bytes] = {}
    encoder = encoder_for(case.begin(0))
    for seed in seeds:
        game = case.begin(seed)
        rng = Seeded(seed)
        while True:
            for seat in range(game.seats):
                legal = game.legal_actions() if seat == game.to_move else []
                seen = (encoder.encode(game, seat), *legal)
                known = msgspec.json.encode(without_history(game.view(seat)), order="sorted")
                assert views.setdefault(seen, known) == known
            if not game.play_random_action(rng):
                break
    return len(views)


def without_history(view: Json) -> Json:
    """A view without the order of what happened: orders of piles."""
    known: Json = msgspec.json.decode(msgspec.json.encode(view))
    if view["game"] == "austria":
        known["discard"].sort()
        known.get("waltz", {}).get("lounge", {}).get("discard", []).sort()
        for player in known["players"]:
            player["staff"].sort(key=lambda card: card["staff"])
    return known

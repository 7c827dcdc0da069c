"""Folding the events of random games into a shadow of the table that must equal the view.

Each game has a `shadow.py` among its tests, with a class `Shadow(audience)` that can `take(event)` and
`check(view)`.
"""

import hashlib
import json
from collections import Counter
from importlib import import_module
from typing import Any, Protocol

from hotelier import Game, Seeded, new_game
from tests.kinds import every_kind


class Shadow(Protocol):
    """The table as an audience can know it from events."""

    def take(self, event: dict[str, Any]) -> None: ...

    def check(self, view: dict[str, Any]) -> None: ...


class Folded:
    """What came out of a game."""

    def __init__(self) -> None:
        self.kinds: Counter[str] = Counter()
        """How often each kind of event was told to the spectator."""
        self.decisions = 0
        self.checks = 0
        self._hash = hashlib.sha256()

    def add(self, text: str) -> None:
        self._hash.update(text.encode())

    @property
    def digest(self) -> str:
        """Of all events as all audiences were told them."""
        return self._hash.hexdigest()


def fold_game(name: str, number: int) -> Folded:
    """Play a random game and check every view against what was told; its name and number say everything
    about it. All options come in turn, and all lawful styles of playing."""
    invariants = import_module(f"tests.{name}.invariants")
    every = every_kind(name)
    _, seats, options = every[number % len(every)]
    styles = [style for style in invariants.STYLES if style not in getattr(invariants, "UNLAWFUL", ())]
    style = styles[(number + number // len(every)) % len(styles)]
    game = new_game(name, seats=seats, seed=number, tell=True, **options)
    audiences = [*range(seats), None]
    shadows: list[Shadow] = [
        import_module(f"tests.{name}.shadow").Shadow(audience) for audience in audiences
    ]
    folded = Folded()
    for position in invariants.walk(game, Seeded(number), style):
        folded.decisions += 1
        for audience, shadow in zip(audiences, shadows, strict=True):
            _take_news(folded, position, audience, shadow)
    return folded


def _take_news(folded: Folded, game: Game, audience: int | None, shadow: Shadow) -> None:
    """What the last decision led to."""
    news = game.events(audience, since=game.decisions)
    for event in news:
        shadow.take(event)
    shadow.check(game.view(audience))
    folded.checks += 1
    folded.add(json.dumps(news, sort_keys=True))
    if audience is None:
        folded.kinds.update(event["kind"] for event in news)

"""Writes `web/src/i18n/fixtures/told.json`: what happens, is asked and can be done, in all its variations.

The tests of the page's words are made with it. Games are played until every kind of event, question and
action of both games has an example.

.venv/bin/python web/scripts/told.py
"""

import json
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any, get_args, get_type_hints

import hotelier
from hotelier.bots import make_bot
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective
from hotelier.games import NAMES, shapes

PLACE = Path(__file__).parents[1] / "src" / "i18n" / "fixtures" / "told.json"
Json = dict[str, Any]
Case = tuple[str, int, Json]

FIRST: Json = {"edition": "first", "printing": "spanish", "board": "day", "boards": "chosen"}
CASES: tuple[Case, ...] = (
    ("austria", 2, {}),
    ("austria", 3, {"staff": "draft", **FIRST, "promo": True}),
    ("austria", 4, {"board": "day", "modules": "1,2,3,4,5"}),
    ("austria", 2, {"modules": "1,2,3,4,5", "edition": "first"}),
    ("austria", 1, {"difficulty": "hard"}),
    ("austria", 1, {"modules": "1,2,3,5", "difficulty": "hard", "entrance": "sushi_resort"}),
    ("austria", 1, {"modules": "1,2,3,5", "difficulty": "hard", "entrance": "hautel_couture"}),
    ("austria", 1, {"modules": "1,2,3,5", "difficulty": "medium", "entrance": "nine_stars"}),
    ("austria", 1, {"modules": "2,3", "difficulty": "easy", "entrance": "toll_bridge"}),
    ("overbooking", 2, {"bonus": "beginner", "memory": True}),
    ("overbooking", 3, {"bonus": "expert"}),
    ("overbooking", 4, {}),
)
"""Games, seats and options in which everything can happen."""

EAGER = (
    *("flip", "token", "claim_own", "claim", "celebrity", "exchange", "ball", "dance", "tile", "shift"),
    *("move", "ignore", "place", "get", "room", "play", "use", "occupy", "guest", "coloured_die", "die"),
    "take",
)
LAZY = ("pass", "done", "decline", "end", "keep", "take", "get")
THRIFTY = ("claim", "claim_own", "get", "take", "place", "move", "occupy", "done", "key", "pass", "die")
TASTES = (EAGER, LAZY, THRIFTY)
"""What different players like best, so that everything happens."""

LEAST, LONGEST = 2, 200
"""The fewest and the most games that are played of each case."""
PLANNED = 20
"""Every twentieth of them by bots that plan, so that orders and objectives are fulfilled."""


def play(case: Case, seed: int) -> Iterator[tuple[Game, list[Json]]]:
    """A game between players who like some things better than others: the table, and the legal actions."""
    name, seats, options = case
    game = hotelier.new_game(name, seats=seats, seed=seed, tell=True, **options)
    rng = Random(seed)
    greedy = make_bot("greedy", hotelier.Seeded(seed)) if seed % PLANNED == PLANNED - 1 else None
    liked = TASTES[seed % len(TASTES)]
    while game.to_move is not None:
        legal = game.legal_actions()
        described = [game.describe(action) for action in legal]
        yield game, described
        seat = game.to_move
        game.apply(
            greedy.choose(Perspective(game, seat)) if greedy else choose(legal, described, liked, rng)
        )
    yield game, []


def choose(legal: list[int], described: list[Json], liked: tuple[str, ...], rng: Random) -> int:
    if rng.random() < 0.2:
        return rng.choice(legal)
    ranks = [liked.index(each["kind"]) if each["kind"] in liked else len(liked) for each in described]
    best = min(ranks)
    return rng.choice([action for action, rank in zip(legal, ranks, strict=True) if rank == best])


def happenings(game: Game, seat: int | None) -> list[list[Json]]:
    """The events that a seat may know, decision by decision."""
    return [list(told) for _, told in groupby(game.events(seat), key=lambda event: event["decision"])]


def asking(view: Json) -> Json:
    """What the words of a question need of a view."""
    return {key: view[key] for key in ("game", "options", "question", "turn", "waltz") if key in view}


TELLING = ("reason", "verdict", "countdown", "power", "completed", "part", "what", "source", "to", "kind")


def variation(data: Json) -> str:
    """What makes two of a kind read differently: the words in them, and what is there or not."""
    return json.dumps([data["kind"], *((key, shown(key, value)) for key, value in sorted(data.items()))])


def shown(key: str, value: Any) -> Any:
    """As much of a value as changes the sentence."""
    if isinstance(value, bool) or value is None or (key in TELLING and isinstance(value, str)):
        return value
    if key == "because":
        return value["kind"]
    if isinstance(value, int) and key in ("vp", "krones", "steps", "lost"):
        return (value > 0) - (value < 0)
    return bool(value) if isinstance(value, dict | list) else None


RARE: dict[str, list[list[Json]]] = {
    "austria": [
        [
            {"kind": "deck_rebuilt", "deck": 12, "decision": 1},
            {"kind": "guest_arrives", "guest": 71, "deck": 11, "decision": 1},
        ],
        [
            {
                "kind": "krones_wait",
                "seat": 1,
                "waiting": 3,
                "because": {"kind": "group", "colour": "red"},
                "decision": 1,
            },
        ],
        [
            {
                "kind": "reward_taken",
                "seat": 1,
                "because": {"kind": "guest", "guest": 71},
                "part": "waiting_krones",
                "decision": 1,
            },
            {
                "kind": "krones_gained",
                "seat": 1,
                "krones": 0,
                "lost": 3,
                "because": {"kind": "guest", "guest": 71},
                "decision": 1,
            },
        ],
    ]
}
"""What hardly ever happens, written down."""


class Collection:
    """What happens, is asked and can be done, by game: an example of each variation, or all of it."""

    def __init__(self, key: Callable[[Json], str] = variation) -> None:
        self.key = key
        self.seen: set[tuple[str, str, str]] = set()
        self.told: dict[str, dict[str, list[Any]]] = {
            name: {"happenings": list(RARE.get(name, [])), "actions": [], "asking": []} for name in NAMES
        }

    def is_new(self, name: str, what: str, data: Json) -> bool:
        found = (name, what, self.key({key: value for key, value in data.items() if key != "decision"}))
        if found in self.seen:
            return False
        self.seen.add(found)
        return True

    def add_game(self, case: Case, seed: int) -> None:
        for game, described in play(case, seed):
            self.add_position(game, described)
        self.add_events(game)

    def add_position(self, game: Game, described: list[Json]) -> None:
        name = game.info.name
        self.told[name]["actions"] += [each for each in described if self.is_new(name, "action", each)]
        view = game.view(game.to_move)
        if view["question"] and self.is_new(name, "question", view["question"]):
            self.told[name]["asking"].append(asking(view))

    def add_events(self, game: Game) -> None:
        name = game.info.name
        for seat in (0, None):
            for events in happenings(game, seat):
                new = [self.is_new(name, "event", event) for event in events]
                if any(new):
                    self.told[name]["happenings"].append(events)

    def missing(self, name: str) -> set[str]:
        """Kinds that have no example yet."""
        told = self.told[name]
        found = {
            *(("Event", event["kind"]) for events in told["happenings"] for event in events),
            *(("Action", action["kind"]) for action in told["actions"]),
            *(("Question", asked["question"]["kind"]) for asked in told["asking"]),
        }
        return {
            f"{name}: {union} {kind}"
            for union in ("Event", "Action", "Question")
            for kind in kinds(name, union)
            if (union, kind) not in found
        }


def kinds(name: str, union: str) -> list[str]:
    """The tags of a declared union."""
    members = get_args(getattr(shapes(name), union))
    return [get_args(get_type_hints(member)["kind"])[0] for member in members]


def examples() -> Collection:
    """Out of seeded games, until every kind has one."""
    collection = Collection()
    for seed in range(LONGEST):
        for case in CASES:
            if seed < LEAST or collection.missing(case[0]):
                collection.add_game(case, seed)
    return collection


def whole_games(seed: int) -> Collection:
    """All that happens, is asked and can be done in a game of each case."""
    collection = Collection(key=json.dumps)
    for case in CASES:
        collection.add_game(case, seed)
    return collection


if __name__ == "__main__":
    collected = examples()
    PLACE.write_text(json.dumps(collected.told, ensure_ascii=False, separators=(",", ":")) + "\n")
    left = sorted(each for name in NAMES for each in collected.missing(name))
    if left:
        sys.exit("no example: " + ", ".join(left))

"""Writes how tables of lessons stand, decision by decision, to `web/src/fixtures/lessons/`: with it a test
of the page shows that every step of a lesson is reached.

.venv/bin/python web/scripts/lessons.py

In the first game of a lesson the learner does what is suggested (`SUGGESTED`) and then plays as the waiter
does; in a second one at random; in a third first game some things are done late.
"""

import json
from pathlib import Path
from typing import Any

import hotelier
from hotelier.bots import Bot, make_bot
from hotelier.core.chance import Seeded
from hotelier.core.game import Game
from hotelier.core.perspective import Perspective
from hotelier.server.bots.seeds import seed_of_position
from hotelier.server.tables.lessons import LESSONS, RIVAL, Lesson

PLACE = Path(__file__).parent.parent / "src" / "fixtures" / "lessons"
FIELDS = ("kind", "seat", "guest", "value", "staff", "beds", "hotel", "to")
"""What lessons look at in an event."""
SUGGESTED = {
    "austria": [
        *["guest 1", "room 1b", "room 1c", "guest 4", "die 1", "take 1 cake"],
        *["place strudel 1", "place strudel 1", "place cake 2", "serve"],
        *["move 1 1a", "get steps", "move 2 1c", "get krones", "end"],
        *["die 3", "room 2a", "done", "end", "die 5", "play 3"],
    ],
    "overbooking": ["stag 5 queue 1", "fish 2 door 1", "lion 1 queue 2"],
}


LATE = [
    *["guest 1", "room 1b", "room 1c", "guest 4", "die 1", "take 1 cake", "keep"],
    *["serve", "place strudel 1", "place strudel 1", "place coffee 1", "end"],
]
"""Somebody who serves from the kitchen alone, and lets a guest wait who could move in."""


def games(name: str, lesson: Lesson) -> list[list[dict[str, Any]]]:
    told = [
        played(lesson, SUGGESTED.get(name, []), make_bot(RIVAL, Seeded(1))),
        played(lesson, [], make_bot("random", Seeded(21))),
    ]
    return [*told, played(lesson, LATE, make_bot(RIVAL, Seeded(1)))] if name == "austria" else told


def played(lesson: Lesson, suggested: list[str], learner: Bot) -> list[dict[str, Any]]:
    """The moments at which the learner decides, each with what happened since the one before."""
    options: dict[str, Any] = dict(lesson.options)
    game = hotelier.new_game(
        lesson.game, seats=2, seed=lesson.seed, script=lesson.script, tell=True, **options
    )
    rival: Bot | None = None
    moments = []
    told = 0
    wishes = list(suggested)
    while game.to_move is not None:
        mover = learner
        if game.to_move == 0:
            events = game.events(0)
            fresh = [{name: event[name] for name in FIELDS if name in event} for event in events[told:]]
            moments.append(moment(game, fresh))
            told = len(events)
        else:
            mover = rival = rival or make_bot(RIVAL, Seeded(seed_of_position(game)))  # as at the table
        game.apply(choice(game, wishes, mover))
    return moments


def choice(game: Game, wishes: list[str], bot: Bot) -> int:
    if game.to_move == 0 and wishes:
        offered = {game.notation(action): action for action in game.legal_actions()}
        if wishes[0] in offered:
            return offered[wishes.pop(0)]
    assert game.to_move is not None
    return bot.choose(Perspective(game, game.to_move))


def moment(game: Game, events: list[Any]) -> dict[str, Any]:
    view = game.view(0)
    me = view["players"][0]
    return {
        "asks": view["question"]["kind"],
        "legal": view["legal"],
        "round": view["round"],
        "rooms": len(me["vacant"]) + len(me["occupied"]) if "vacant" in me else 0,
        "strongest": max(view["dice"]) if "dice" in view else 0,
        "servable": sum(servable(table, me["kitchen"]) for table in me.get("tables", []) if table),
        "court": me.get("emperor", 0),
        "events": events,
    }


def servable(table: Any, kitchen: dict[str, int]) -> bool:
    """Whether serving once completes the order of a guest."""
    missing: dict[str, int] = table["missing"]
    there = all(number <= kitchen.get(item, 0) for item, number in missing.items())
    return there and 0 < sum(missing.values()) <= 3


if __name__ == "__main__":
    PLACE.mkdir(exist_ok=True)
    for name, lesson in LESSONS.items():
        (PLACE / f"{name}.json").write_text(json.dumps(games(name, lesson), separators=(",", ":")) + "\n")

"""Lessons: tables that the house lays out for somebody who learns, by a name that it knows.

Nobody can lay out a table of their own this way: the cards and dice stand here, one person plays against
one bot, and the table says which lesson it is. What is taught, and in which words, is the page's.
"""

from typing import Any

from msgspec import Struct

from hotelier.core.game import Game, Json
from hotelier.games import new_game
from hotelier.server.refusals import Refusal
from hotelier.wire.messages.opening import NewTable

RIVAL = "waiter"
"""Neither a pushover nor a master."""
OWN_WORDS = ("game", "options", "open", "clock", "seed", "record", "at", "content", "rated")
"""What the maker of another table chooses, and a lesson has already."""


class Lesson(Struct, frozen=True):
    """What is laid out."""

    game: str
    options: dict[str, bool | str]
    script: Json
    seed: int


def _with_module(number: int) -> Lesson:
    """A table with a single module, as it would be dealt; whoever learns begins."""
    options: dict[str, bool | str] = {"staff": "intro", "modules": str(number)}
    return Lesson("austria", options, {"version": 2, "start": 0}, seed=number)


LESSONS = {
    "austria": Lesson(
        "austria",
        {"staff": "intro"},
        {
            "version": 2,
            "start": 0,
            "objectives": ["rooms_12", "floors_2", "three_of_each"],
            "emperor": ["A1", "B1", "C1"],
            # The waiter takes one of the first five; then comes the princess, served in the first turn.
            "guests": [86, 83, 54, 77, 92, 68, 95, 71, 52, 79, 103, 65, 57, 85],
        },
        # Only what is drawn at once can be laid out: a record holds what was drawn so far, and whoever
        # plays it on, as a bot does, draws the rest from the seed. This one first rolls 1113334456, then
        # three fives, and the waiter does not pass in the two rounds.
        seed=227739,
    ),
    "overbooking": Lesson(
        "overbooking",
        {},
        {
            "start": 0,
            # Many beds and no rule; few beds, and monks first.
            "hotels": [["1a", "2a"]],
            "decks": [
                ["stag 5", "fish 2", "lion 1", "bird 3", "lion 4", "fish 6", "stag 1", "bird 2", "fish 3"]
            ],
        },
        seed=1873,
    ),
    **{f"waltz_{number}": _with_module(number) for number in range(1, 6)},
}


def begin_lesson(name: str, asked: NewTable) -> Game:
    """The game of a lesson; whoever wishes for anything of their own is refused."""
    lesson = LESSONS.get(name)
    if lesson is None:
        raise Refusal("bad_option", f"unknown lesson {name!r}; there are {', '.join(LESSONS)}")
    usual = NewTable(seats=asked.seats)
    for word in OWN_WORDS:
        if getattr(asked, word) != getattr(usual, word):
            raise Refusal("bad_request", f"a lesson is laid out already: leave `{word}` out")
    if [(seat.kind, seat.bot) for seat in asked.seats] != [("person", None), ("bot", RIVAL)]:
        raise Refusal("bad_option", f"a lesson is for one person, and then the bot {RIVAL!r}")
    options: dict[str, Any] = dict(lesson.options)
    return new_game(lesson.game, seats=len(asked.seats), seed=lesson.seed, script=lesson.script, **options)

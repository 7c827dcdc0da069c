"""Lessons: tables laid out by the house, which nobody can use to lay out one of their own."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier.bots import make_bot
from hotelier.core.chance import Seeded
from hotelier.core.perspective import Perspective
from hotelier.games import new_game, replay
from hotelier.server.tables.lessons import LESSONS, Lesson
from tests.patience import awaited
from tests.server.sitting import House, Sitting, house

PERSON, WAITER = {"kind": "person"}, {"kind": "bot", "bot": "waiter"}
OWN = 8
"""How many decisions the person makes."""


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, seats_per_hour=1e6) as it:
        yield it


def begin(home: House, lesson: str) -> Any:
    return sit_down(home, lesson).state()


def sit_down(home: House, lesson: str) -> Sitting:
    asked = {"lesson": lesson, "seats": [PERSON, WAITER], "undo": "always"}
    return Sitting(home, home.ask("POST", "/tables", asked, 201))


def played(home: House, lesson: str) -> Any:
    """The table after some decisions of a person who takes what is offered first."""
    sitting = sit_down(home, lesson)
    for _ in range(OWN):
        waited(sitting)
        sitting.move()
    return waited(sitting)


def waited(sitting: Sitting) -> Any:
    """The table when the waiter has moved."""
    return awaited(sitting.state, lambda state: state["legal"], "the waiter's move")


@pytest.mark.parametrize("lesson", LESSONS)
def test_every_lesson_is_laid_out_and_says_what_it_is(home: House, lesson: str) -> None:
    state = begin(home, lesson)
    assert state["lesson"] == lesson
    assert state["known_seed"], "whoever has learnt it before knows what is hidden"
    assert [seat["bot"] for seat in state["seats"]] == [None, "waiter"]


def test_the_first_game_has_the_cards_and_dice_that_it_speaks_of(home: House) -> None:
    view = begin(home, "austria")["view"]
    assert view["options"]["staff"] == "intro"
    assert view["players"][0]["known_hand"] == [3, 6, 9, 38, 39, 48], "set A of the rulebook"
    assert view["queue"] == [86, 83, 54, 77, 92]
    assert [objective["id"] for objective in view["objectives"]] == [
        "rooms_12",
        "floors_2",
        "three_of_each",
    ]
    assert view["emperor_tiles"] == ["A1", "B1", "C1"]


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_whoever_plays_on_from_the_record_of_a_lesson_meets_the_same_dice_and_cards(lesson: Lesson) -> None:
    """So do bots, and so does everybody when the table is fetched from where it is kept."""
    options: dict[str, Any] = dict(lesson.options)
    game = new_game(lesson.game, seats=2, seed=lesson.seed, script=lesson.script, **options)
    again = replay(game.record())
    bot = make_bot("random", Seeded(1))
    while game.to_move is not None:
        action = bot.choose(Perspective(game, game.to_move))
        game.apply(action)
        again.apply(action)
    assert game.chance() == again.chance()


def test_the_rival_of_a_lesson_does_the_same_for_everybody(home: House) -> None:
    """So that what is suggested is still there for whoever has done what was suggested before."""
    one, other = played(home, "overbooking"), played(home, "overbooking")
    assert one["version"] == other["version"] > OWN, "the waiter has decided too"
    assert one["view"] == other["view"]


def test_other_tables_are_no_lessons(home: House) -> None:
    assert home.table("overbooking", 1, 1).state()["lesson"] is None


@pytest.mark.parametrize(
    ("own", "code", "said"),
    [
        ({"seed": 7}, "bad_request", "leave `seed` out"),
        ({"game": "austria"}, "bad_request", "leave `game` out"),
        ({"options": {"staff": "draft"}}, "bad_request", "leave `options` out"),
        ({"record": {}}, "bad_request", "leave `record` out"),
        ({"rated": True}, "bad_request", "leave `rated` out"),
        ({"open": True}, "bad_request", "leave `open` out"),
        ({"clock": {"kind": "live", "bank": 600}}, "bad_request", "leave `clock` out"),
        ({"seats": [PERSON, PERSON]}, "bad_option", "for one person, and then the bot 'waiter'"),
        ({"seats": [PERSON, {"kind": "bot", "bot": "random"}]}, "bad_option", "the bot 'waiter'"),
        ({"lesson": "poker"}, "bad_option", "unknown lesson 'poker'; there are austria, overbooking"),
    ],
)
def test_nobody_lays_out_a_table_of_their_own(
    home: House, own: dict[str, Any], code: str, said: str
) -> None:
    asked = {"lesson": "austria", "seats": [PERSON, WAITER], **own}
    answer = home.ask("POST", "/tables", asked, 400)
    assert answer["error"]["code"] == code
    assert said in answer["error"]["message"]

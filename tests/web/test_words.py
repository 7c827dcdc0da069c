"""The page has words for everything that the engine can ask, offer, do, tell and score.

The page's own tests check that the five languages agree, and tell the examples of `told.json`; these that
the examples leave nothing out, and that English has all the words that are put together out of the engine's
own.
"""

import json
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import pytest

from hotelier.austria.content.components import (
    COLOUR_NAMES,
    ITEM_NAMES,
    ROOM_COLOURS,
    SOURCE_NAMES,
    WALTZ_SOURCE_NAMES,
)
from hotelier.austria.content.printed import read_printed
from hotelier.core.options import SetOption
from hotelier.games import NAMES, game_info, shapes
from hotelier.overbooking.shown.words import RULE_WORDS
from hotelier.wire.messages.problems import ErrorCode
from tests.typed import check
from tests.web.scripts import script

WEB = Path(__file__).resolve().parents[2] / "web"
ENGLISH = WEB / "src" / "i18n" / "en"
KEYS = {
    key
    for file in ENGLISH.glob("*.ts")
    for key in re.findall(r'^  "([^"]+)":', file.read_text(encoding="utf-8"), re.M)
}

TOLD = script("told")
EXAMPLES: dict[str, dict[str, list[Any]]] = json.loads(TOLD.PLACE.read_text(encoding="utf-8"))


def missing(keys: Iterable[str]) -> list[str]:
    return sorted(set(keys) - KEYS)


def found(name: str) -> dict[str, list[Any]]:
    """The examples of a game by the union that they belong to."""
    told = EXAMPLES[name]
    return {
        "Event": [event for events in told["happenings"] for event in events],
        "Action": told["actions"],
        "Question": [asked["question"] for asked in told["asking"]],
    }


def test_every_word_is_said_somewhere() -> None:
    """By its name, or by one whose beginning stands in the code."""
    code = "".join(
        file.read_text(encoding="utf-8")
        for file in (WEB / "src").rglob("*")
        if file.suffix in (".ts", ".svelte") and not (file.parent / "common.ts").exists()
    )
    begun = tuple(re.findall(r"`([\w.]+)\$\{", code))
    silent = [key for key in KEYS if f'"{key}"' not in code and not key.startswith(begun)]
    assert silent == []


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("union", ["Event", "Action", "Question"])
def test_every_kind_has_an_example_that_is_up_to_date(name: str, union: str) -> None:
    examples = found(name)[union]
    assert {example["kind"] for example in examples} == set(TOLD.kinds(name, union))
    for example in examples:
        check(example, getattr(shapes(name), union), f"{name} {union}")


def test_every_reason_of_an_automaton_has_words() -> None:
    guests = ("of_colour", "white_icon", "none_of_colour")
    dice = ("shown", "question_mark", "none_shown", "coloured_card", "coloured_there")
    assert missing([f"step.guest.{reason}" for reason in guests]) == []
    assert missing([f"step.die.{reason}" for reason in dice]) == []


def test_every_source_of_points_has_words() -> None:
    sources = (*SOURCE_NAMES, *WALTZ_SOURCE_NAMES, "staff", "coins", "tokens", "bonus")
    assert missing(f"source.{source}" for source in sources) == []


def test_every_hotel_rule_and_power_has_words() -> None:
    assert missing(f"rule.{rule}" for rule in RULE_WORDS) == []
    assert missing(f"power.{beds}" for beds in range(1, 7)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_option_and_choice_is_explained(name: str) -> None:
    info = game_info(name)
    for seats in info.seats:
        for option in info.options_for(seats):
            named = option.parts if isinstance(option, SetOption) else option.choices
            texts = [f"option.{option.name}", *(f"option.{option.name}.{_written(each)}" for each in named)]
            assert missing(key for text in texts for key in (text, f"{text}.help")) == []


def _written(choice: str | bool) -> str:
    """A choice as it stands in JSON."""
    return str(choice).lower() if isinstance(choice, bool) else choice


def test_every_refusal_of_the_server_has_words() -> None:
    assert missing(f"error.{code}" for code in get_args(ErrorCode)) == []


def test_every_word_of_the_cards_is_known() -> None:
    printed = read_printed()
    colours = COLOUR_NAMES[:ROOM_COLOURS]
    scores = [row["score"]["per"] for row in printed.staff if "score" in row]
    scores += [row["first"]["score"]["per"] for row in printed.staff if "score" in row.get("first", {})]
    keys = [f"staff.score.{per}" for per in scores]
    keys += [f"timing.{row['timing']}" for row in printed.staff]
    keys += [f"staff.leaves.{colour}" for colour in COLOUR_NAMES]
    keys += [f"staff.free_rooms.{colour}" for colour in colours]
    keys += [f"item.{item}" for item in ITEM_NAMES] + [f"itemname.{item}" for item in ITEM_NAMES]
    needs = {need for row in printed.objectives for need in row["needs"]}
    keys += [f"need.{need}" for need in needs]
    assert missing(keys) == []

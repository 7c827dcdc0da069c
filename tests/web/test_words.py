"""The page has words for everything that the engine can ask, offer, do and score.

The page's own tests check that the five languages agree; this one that English leaves nothing out.
"""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

import hotelier
from hotelier.austria.components import (
    COLOUR_NAMES,
    ITEM_NAMES,
    ROOM_COLOURS,
    SOURCE_NAMES,
    WALTZ_SOURCE_NAMES,
)
from hotelier.austria.printed import read_printed
from hotelier.austria.solo.events import KINDS
from hotelier.austria.view import QUESTIONS
from hotelier.core.game import Game
from hotelier.core.options import SetOption
from hotelier.games import NAMES, game_info
from hotelier.overbooking.words import RULE_WORDS
from hotelier.server.views import AustriaQuestion
from hotelier.server.wire import ErrorCode

ENGLISH = Path(__file__).resolve().parents[2] / "web" / "src" / "i18n" / "en"
KEYS = {
    key
    for file in ("common", "austria", "overbooking", "waltz", "page")
    for key in re.findall(r'^  "([^"]+)":', (ENGLISH / f"{file}.ts").read_text(encoding="utf-8"), re.M)
}


def missing(keys: Iterable[str]) -> list[str]:
    return sorted(set(keys) - KEYS)


def action_kinds(game: Game) -> set[str]:
    return {game.describe(action)["kind"] for action in range(game.num_actions)}


ALL_MODULES = "1,2,3,4,5"
ALL_ALONE = "1,2,3,5"


@pytest.mark.parametrize("family", ["action", "log"])
def test_every_kind_of_action_of_austria_has_words(family: str) -> None:
    kinds = action_kinds(hotelier.new_game("austria", seats=2, seed=1, modules=ALL_MODULES))
    kinds |= action_kinds(hotelier.new_game("austria", seats=1, seed=1, modules=ALL_ALONE))
    assert len(kinds) > 40
    if family == "action":
        assert missing(["die.coloured"]) == []
        kinds.remove("coloured_die")  # told like any other die, with its colour
    untold = {
        kind
        for kind in kinds
        if not any(key == f"{family}.{kind}" or key.startswith(f"{family}.{kind}.") for key in KEYS)
    }
    assert untold == set()


@pytest.mark.parametrize("family", ["action", "log"])
def test_every_kind_of_action_of_overbooking_has_words(family: str) -> None:
    told = {
        "play": (f"{family}.card.queue", f"{family}.card.door"),
        "decline": (f"{family}.decline",),
        "choose": ("action.choose.replace", "action.choose.first")
        if family == "action"
        else ("log.choose",),
        "done": (f"{family}.no_power",),
    }
    assert action_kinds(hotelier.new_game("overbooking", seats=2, seed=1)) == set(told)
    assert missing(key for keys in told.values() for key in keys) == []


def test_every_question_has_words() -> None:
    asked = get_args(get_type_hints(AustriaQuestion)["kind"])
    assert set(asked) < set(QUESTIONS)
    assert missing(f"question.{kind}" for kind in (*asked, "place", "power")) == []


def test_every_step_of_leopold_has_words() -> None:
    assert missing(f"leopold.{kind}" for kind in KINDS) == []


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

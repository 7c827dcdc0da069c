"""Records as text, and everything that is checked before and while they are replayed."""

import json
from functools import cache
from typing import Any

import pytest

from hotelier import BadRecord, Seeded, new_game, replay
from hotelier.core.records import FIELDS, check_record, replay_actions, to_text
from hotelier.games import NAMES
from tests.contract import play_on


@cache
def _record_text(name: str) -> str:
    return json.dumps(play_on(new_game(name, seed=3), Seeded(3)).record())


def record(name: str = NAMES[0]) -> dict[str, Any]:
    """A fresh copy of the record of a whole game."""
    copy: dict[str, Any] = json.loads(_record_text(name))
    return copy


# As a text ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_the_text_is_json_of_the_record(name: str) -> None:
    assert json.loads(to_text(record(name))) == record(name)


@pytest.mark.parametrize("name", NAMES)
def test_the_text_has_lines_that_people_can_read(name: str) -> None:
    lines = to_text(record(name)).splitlines()
    assert lines[0] == "{" and lines[-1] == "}"
    actions = lines[lines.index('  "actions": [') + 1 : -2]
    assert 3 < len(actions) <= len(record(name)["actions"])
    assert max(len(line) for line in actions) <= 120


def test_the_text_ends_with_a_line_end_and_keeps_the_order_of_fields() -> None:
    text = to_text(record())
    assert text.endswith("}\n")
    assert list(json.loads(text)) == list(FIELDS)


@pytest.mark.parametrize("count", [0, 1, 2, 17])
def test_a_record_with_few_actions_is_json_too(count: int) -> None:
    short = record()
    short["actions"] = short["actions"][:count]
    assert json.loads(to_text(short)) == short


@pytest.mark.parametrize(
    "actions",
    [["end"], ["pass", "end", "pass"], ["x" * 300, "y" * 300], ["é ü “quoted” \\ \n"], ["end"] * 100],
    ids=["end", "ends", "long", "odd letters", "many"],
)
def test_any_actions_survive_as_a_text(actions: list[str]) -> None:
    odd = record() | {"actions": actions}
    assert json.loads(to_text(odd)) == odd


def test_a_record_without_chance_is_json_too() -> None:
    bare = record() | {"chance": {}}
    assert json.loads(to_text(bare)) == bare


# Checking ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [None, [], "text", 7, [{}]], ids=repr)
def test_a_record_is_an_object(wrong: object) -> None:
    with pytest.raises(BadRecord, match="JSON object"):
        check_record(wrong)


@pytest.mark.parametrize("field", FIELDS)
def test_a_missing_field_is_named(field: str) -> None:
    wrong = record()
    del wrong[field]
    with pytest.raises(BadRecord, match=f"no field '{field}'"):
        replay(wrong)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize("value", [None, 1.5, True], ids=repr)
def test_a_field_of_the_wrong_type_is_named(field: str, value: object) -> None:
    with pytest.raises(BadRecord, match=f"'{field}'"):
        replay(record() | {field: value})


def test_an_unknown_field_is_named() -> None:
    with pytest.raises(BadRecord, match="unknown field 'comment'"):
        replay(record() | {"comment": "well played"})


@pytest.mark.parametrize("version", [0, 2, 999])
def test_another_format_is_refused(version: int) -> None:
    with pytest.raises(BadRecord, match=f"format {version}; this hotelier reads 1"):
        replay(record() | {"hotelier": version})


@pytest.mark.parametrize("name", NAMES)
def test_another_version_of_the_rules_is_refused(name: str) -> None:
    with pytest.raises(BadRecord, match=f"version 999 of the rules of {name}"):
        replay(record(name) | {"rules": 999})


# Actions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", [1, 40])
def test_an_action_that_is_not_legal_is_named_with_its_number(name: str, number: int) -> None:
    wrong = record(name)
    wrong["actions"][number - 1] = "no such thing"
    with pytest.raises(BadRecord, match=rf"action {number}, 'no such thing', .* legal are: .*\w"):
        replay(wrong)


@pytest.mark.parametrize("value", [3, None, ["end"], {}, True], ids=repr)
def test_an_action_that_is_no_text_is_named_with_its_number(value: object) -> None:
    wrong = record()
    wrong["actions"][4] = value
    with pytest.raises(BadRecord, match="action 5 is"):
        replay(wrong)


def test_an_action_after_the_end_is_named() -> None:
    wrong = record()
    number = len(wrong["actions"]) + 1
    wrong["actions"].append("end")
    with pytest.raises(BadRecord, match=f"action {number}, 'end', comes after the end"):
        replay(wrong)


def test_actions_of_a_game_that_was_begun_are_replayed_on_it() -> None:
    game = new_game(NAMES[0], seed=3)
    seen: list[tuple[int, int]] = []
    replay_actions(game, record()["actions"], lambda number, action: seen.append((number, action)))
    assert game.record() == record()
    assert seen == list(enumerate(game.history, 1))


def test_cutting_actions_leads_to_the_position_before_them() -> None:
    game = new_game(NAMES[0], seed=3)
    cut = record()
    replay_actions(game, cut["actions"][:30])
    cut["actions"] = cut["actions"][:30]
    again = replay(cut)
    assert again.legal_actions() == game.legal_actions()
    assert [again.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]

"""Tables that were written before events were told: they are loaded, and their log tells what stands."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

import hotelier
from tests.server.sitting import Sitting, house
from tests.server.study.test_replays import standing_events

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("overbooking", 2, {}),
    ("austria", 2, {"staff": "draft"}),
    ("austria", 1, {}),
]
MOVES = 70


def make_old(file: Path, id: str) -> int:
    """Write the rows of a table as they were: with the action in the place of what it led to."""
    with sqlite3.connect(file) as database:
        rows = database.execute(
            "SELECT version, action, told FROM moves WHERE table_id = ?", (id,)
        ).fetchall()
        for version, action, text in rows:
            now = json.loads(text)
            told: dict[str, Any] = {"notation": action, "kind": "play", "to": "queue"}
            if action is None:
                told = {"notation": "undo", "kind": "undo", "to": now["undone_to"]}
            old = {
                "action": told,
                "seats": {"0": {"notation": action, "kind": "draft", "staff": 7}},
                "events": [{"kind": "steps", "text": "Leopold goes ahead.", "steps": 1}],
                "points": now["points"],
                "check": [],
                "round": now["round"],
            }
            change = "UPDATE moves SET told = ? WHERE table_id = ? AND version = ?"
            database.execute(change, (json.dumps(old), id, version))
        asked = "SELECT record FROM snapshots WHERE table_id = ?"
        record = json.loads(database.execute(asked, (id,)).fetchone()[0])
        record["events"] = ["Leopold goes ahead."]
        change = "UPDATE snapshots SET record = ? WHERE table_id = ?"
        database.execute(change, (json.dumps(record), id))
    return len(rows)


def play_with_undos(sitting: Sitting) -> None:
    for number in range(MOVES):
        state = sitting.move(number)
        if state["finished"]:
            return
        seat = state["happenings"][-1]["seat"]
        if number % 6 == 5 and sitting.state(seat)["undo"] == "free":
            sitting.post(seat, "undo", version=state["version"], key=f"undo {number}")


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_an_old_table_tells_what_happened(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
) -> None:
    with house(tmp_path) as home:
        sitting = home.table(game, seats, options=options)
        play_with_undos(sitting)
        before = [sitting.state(seat) for seat in range(seats)]
    assert make_old(tmp_path / "tables.sqlite", sitting.id) == before[0]["version"] >= 30
    with house(tmp_path) as home:
        sitting.house = home
        for seat in range(seats):
            after = sitting.state(seat)
            assert (after["view"], after["legal"]) == (before[seat]["view"], before[seat]["legal"])
            for new, was in zip(after["happenings"], before[seat]["happenings"], strict=True):
                assert new == was or (new["events"] == [] and {**new, "events": was["events"]} == was)
            assert standing_events(after["happenings"]) == standing_events(before[seat]["happenings"])
        if before[0]["finished"]:
            return
        sitting.move()
        home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
        record = home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])
        told = hotelier.replay(record, tell=True).events(0)
        assert standing_events(sitting.state()["happenings"]) == told


def test_the_beginning_of_a_long_old_table_is_told_too(tmp_path: Path) -> None:
    """What is no longer at hand is read from the log, and told in the same way."""
    with house(tmp_path) as home:
        sitting = home.table("austria", 4, seed=7)
        for number in range(210):
            sitting.move(number)
        before = home.ask("GET", f"{sitting.path}?seen=0", token=sitting.tokens[1])["happenings"]
    make_old(tmp_path / "tables.sqlite", sitting.id)
    with house(tmp_path) as home:
        after = home.ask("GET", f"{sitting.path}?seen=0", token=sitting.tokens[1])["happenings"]
        assert after == before


@pytest.mark.parametrize("field", ["rules", "content"])
def test_a_table_of_other_rules_says_so(tmp_path: Path, field: str) -> None:
    """It is neither lost nor broken: the record stays as it is, and the others are played on."""
    with house(tmp_path) as home:
        sitting, other = home.table("austria", 2), home.table("austria", 2)
        sitting.move()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        asked = "SELECT record FROM snapshots WHERE table_id = ?"
        record = json.loads(database.execute(asked, (sitting.id,)).fetchone()[0])
        record[field] = 0 if field == "rules" else {"name": "hotelier", "digest": "another"}
        change = "UPDATE snapshots SET record = ? WHERE table_id = ?"
        database.execute(change, (json.dumps(record), sitting.id))
    with house(tmp_path) as home:
        refused = home.ask("GET", sitting.path, token=sitting.tokens[0], status=410)
        assert refused["error"]["code"] == "rules_changed"
        assert "begun with other rules or cards" in refused["error"]["message"]
        other.house = home
        assert other.move()["version"] == 1

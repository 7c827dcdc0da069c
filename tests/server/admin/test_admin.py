"""`hotelier admin` beside a running server: looking, closing, sending away, removing, checking."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import hotelier
from hotelier.cli import make_app
from hotelier.client import Refused, person
from hotelier.core.errors import BadInput
from hotelier.server.settings import SQLITE
from tests.patience import until
from tests.server.profiles.person import newcomer
from tests.server.ratings.played import RatedTable
from tests.server.running import Running
from tests.server.sitting import House, all_join, house

Admin = Callable[..., Any]


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, seats_per_hour=1e6) as it:
        yield it


@pytest.fixture
def admin(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Admin:
    return admin_of(f"{SQLITE}{tmp_path}/tables.sqlite", capsys)


def admin_of(url: str, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command as the command line does; what it prints, read if it is JSON."""

    def run(*arguments: str) -> Any:
        capsys.readouterr()
        code = make_app()(["admin", *arguments, "--database-url", url], standalone_mode=False)
        printed = capsys.readouterr().out
        told = json.loads(printed) if printed.startswith(("[", "{")) else printed
        return (code, told) if code else told

    return run


def test_tables_are_listed_by_state(home: House, admin: Admin) -> None:
    playing, closed = home.table("austria", 2), home.table("overbooking", 2)
    home.ask("PATCH", closed.path, {"closed": True}, token=closed.made["owner"])
    assert [row["table"] for row in admin("list", "--json")] == [closed.id, playing.id]
    assert [row["table"] for row in admin("list", "--json", "--state", "playing")] == [playing.id]
    assert [row["table"] for row in admin("list", "--json", "--state", "over")] == [closed.id]
    assert [row["table"] for row in admin("list", "--json", "--game", "austria")] == [playing.id]
    assert admin("list", "--json", "--state", "asleep") == []
    assert playing.id in admin("list") and "there are none" in admin("list", "--state", "frozen")
    with pytest.raises(BadInput, match="playing"):
        admin("list", "--state", "happy")
    assert admin("statistics", "--json")["tables"] == 2


def test_looking_at_a_table_shows_no_secret_of_its_game(home: House, admin: Admin) -> None:
    sitting = home.table("overbooking", 2)
    sitting.post(0, "chat", text="hello [red]")
    sitting.post(1, "reports", text="not nice", seat=0)
    told = admin("look", sitting.id)
    assert [seat["name"] for seat in told["seats"]] == ["player 0", "player 1"]
    assert told["chat"][-1]["text"] == "hello [red]"
    assert told["reports"] == [{"seat": 1, "about": 0, "text": "not nice"}]
    assert not {"record", "seed", "view"} & set(told)
    [report] = admin("reports", "--json")
    assert (report["by"], report["about"], report["text"]) == ("player 1", "player 0", "not nice")
    assert "there are none" in admin("reports", "--settled", str(report["number"]))
    with pytest.raises(BadInput, match="no table"):
        admin("look", "nowhere")


def test_a_running_server_hears_that_a_table_was_closed(home: House, admin: Admin) -> None:
    sitting = home.table("overbooking", 2)
    state = sitting.move()
    admin("close", sitting.id)
    seat = state["to_move"]
    move = {"version": 1, "action": sitting.state(seat)["legal"][0]["notation"], "key": "after"}
    sitting.refused("table_closed", seat, "moves", **move)
    assert sitting.state()["chat"][-1]["told"]["kind"] == "closed"
    with pytest.raises(BadInput, match="over already"):
        admin("close", sitting.id)


def test_what_was_changed_in_the_file_is_seen_by_who_only_looks(home: House, admin: Admin) -> None:
    sitting = home.table("overbooking", 2)
    assert not sitting.state()["closed"]
    admin("close", sitting.id)
    assert until(lambda: sitting.state()["closed"])


def test_somebody_is_sent_away_at_any_time(home: House, admin: Admin) -> None:
    sitting = home.table("overbooking", 2)
    sitting.move()
    admin("kick", sitting.id, "2")
    home.refused("link_spent", "POST", f"{sitting.path}/chat", {"text": "hello"}, sitting.tokens[1])
    assert sitting.state()["seats"][1]["bot"] == "waiter", "in a game that has begun a bot plays on"
    link = home.ask("POST", f"{sitting.path}/seats/1/invitation", {}, token=sitting.made["owner"])
    home.refused("seat_taken", "POST", f"{sitting.path}/join", {"name": "Bea"}, link["token"])
    with pytest.raises(BadInput, match="not one for a person"):
        admin("kick", sitting.id, "9")


def test_tables_are_removed_with_all_that_belongs_to_them(
    home: House, admin: Admin, tmp_path: Path
) -> None:
    sitting, other = home.table("overbooking", 2), home.table("overbooking", 2)
    sitting.post(0, "chat", text="hello")
    sitting.move()
    admin("purge", sitting.id, "--yes")
    home.refused("no_such_table", "POST", f"{sitting.path}/chat", {"text": "hello"}, sitting.tokens[0])
    home.refused("no_such_table", "POST", f"{sitting.path}/reports", {"text": "x"}, sitting.tokens[0])
    assert rows_of(tmp_path, sitting.id) == 0
    assert admin("purge", "--older-than", "0", "--yes") == "removed 0 tables\n", "the other is not over"
    home.ask("PATCH", other.path, {"closed": True}, token=other.made["owner"])
    assert admin("purge", "--older-than", "1", "--yes") == "removed 0 tables\n"
    assert admin("purge", "--older-than", "0", "--yes") == "removed 1 tables\n"
    with pytest.raises(BadInput, match="say which"):
        admin("purge", "--yes")


def rows_of(folder: Path, id: str) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        queries = [
            f"SELECT count(*) FROM {name} WHERE table_id = ?"
            for name in ("moves", "chat", "snapshots", "reports")
        ]
        return sum(database.execute(query, (id,)).fetchone()[0] for query in queries)


def test_exported_tables_can_be_replayed(home: House, admin: Admin, tmp_path: Path) -> None:
    sitting = home.table("overbooking", 2)
    sitting.move()
    file = tmp_path / "tables.jsonl"
    assert admin("export", str(file)).startswith("wrote 0 tables")
    admin("export", str(file), "--table", sitting.id)
    [line] = file.read_text(encoding="utf-8").splitlines()
    row = json.loads(line)
    assert len(hotelier.replay(row["record"]).history) == 1
    for token in (*sitting.tokens.values(), sitting.made["owner"]):
        assert token not in line


def break_log(folder: Path, id: str) -> None:
    """The log as it would be if a rule had changed: a move is not legal any more."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE moves SET action = 'nonsense' WHERE table_id = ? AND version = 1", (id,))


def test_a_check_finds_tables_that_cannot_be_played_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = admin_of(f"{SQLITE}{tmp_path}/tables.sqlite", capsys)
    with house(tmp_path) as home:
        good, bad = home.table("overbooking", 2), home.table("austria", 2)
        good.move()
        bad.move()
        assert "2 of 2 tables can be played" in admin("check")
    break_log(tmp_path, bad.id)
    before = (tmp_path / "tables.sqlite").read_bytes()
    code, found = admin("check", "--json")
    assert code == 1 and [row["table"] for row in found] == [bad.id] and "nonsense" in found[0]["why"]
    assert (tmp_path / "tables.sqlite").read_bytes() == before, "a check changes nothing"


def test_a_table_that_cannot_be_played_on_is_frozen_and_can_thaw(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    admin = admin_of(f"{SQLITE}{tmp_path}/tables.sqlite", capsys)
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        sitting.move()
        before = sitting.state()["happenings"]
        [(kept,)] = log_of(tmp_path, sitting.id)
    break_log(tmp_path, sitting.id)
    with house(tmp_path) as home:
        for _ in range(2):
            told = home.refused("rules_changed", "GET", sitting.path, None, sitting.tokens[0])
            assert "nonsense" not in told["message"], "why is the operator's business"
        [row] = admin("list", "--json", "--state", "frozen")
        assert row["table"] == sitting.id and "nonsense" in admin("look", sitting.id)["frozen"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE moves SET action = ? WHERE table_id = ?", (kept, sitting.id))
    with house(tmp_path) as home:
        sitting.house = home
        assert sitting.state()["happenings"] == before
        assert admin("list", "--json", "--state", "frozen") == []
        sitting.move()


def log_of(folder: Path, id: str) -> list[tuple[str]]:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return database.execute("SELECT action FROM moves WHERE table_id = ?", (id,)).fetchall()


@pytest.mark.parametrize("what", ["record", "doc", "told"])
def test_a_row_that_cannot_be_read_is_no_unexpected_error(tmp_path: Path, what: str) -> None:
    with house(tmp_path) as home:
        sitting, other = home.table("overbooking", 2), home.table("overbooking", 2)
        sitting.move()
    table, column = {"record": "snapshots", "doc": "tables", "told": "moves"}[what], what
    key = "id" if table == "tables" else "table_id"
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute(f"UPDATE {table} SET {column} = '{{}}' WHERE {key} = ?", (sitting.id,))
    with house(tmp_path) as home:
        home.refused("rules_changed", "GET", sitting.path, None, sitting.tokens[0])
        other.house = home
        other.move()


def test_beside_workers_on_postgresql(workers: list[Running], capsys: pytest.CaptureFixture[str]) -> None:
    server = workers[0].client()
    made = all_join(server, server.make_table("overbooking", [person(), person()]))
    admin = admin_of(workers[0].environment["HOTELIER_DATABASE_URL"], capsys)
    admin("close", made.table)
    watching = [worker.client().at(made.table, made.watch) for worker in workers]
    assert until(lambda: all(place.state().closed for place in watching))
    admin("purge", made.table, "--yes")
    assert made.table not in [row["table"] for row in admin("list", "--json")]
    for place in watching:
        with pytest.raises(Refused, match=r"gone|no such table"):
            place.state()


def test_ratings_are_worked_out_again(home: House, admin: Admin, tmp_path: Path) -> None:
    assert "those that come of the records" in admin("ratings")
    assert admin("ratings", "--json") == {"results": 0, "from_book": 0, "problems": []}
    assert "all tournaments stand as their records say\ntournaments: 0; results: 0;" in admin("cups")
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    table = RatedTable(home, anna, ben)
    table.lost_by(1)
    assert admin("ratings", "--json")["results"] == 1
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE ratings SET won = 7 WHERE side = ?", (f"person {ben.id}",))
    code, told = admin("ratings")
    assert code == 1 and f"person {ben.id} is shown with another rating" in told

"""Tables that sleep, and those that are removed by the rules that an operator has set."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from hotelier.server.settings import SQLITE, Settings
from hotelier.server.store.store import KEPT_LINES, Store
from hotelier.server.store.tidying import AT_ONCE, tidy
from tests.patience import until
from tests.server.cups.field import Field, resign
from tests.server.profiles.person import newcomer, secret_key
from tests.server.ratings.played import RatedTable
from tests.server.sitting import House, Sitting, house

DAY = 86_400_000


def age(folder: Path, id: str, days: float) -> None:
    """As if nothing had happened at a table for so long."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        database.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (days * DAY, id))


def open_one(home: House) -> str:
    seats = [{"kind": "person"}] * 2
    made = home.ask("POST", "/tables", {"game": "overbooking", "seats": seats, "open": True}, 201)
    return str(made["table"])


def lobby(home: House) -> list[str]:
    return [row["table"] for row in home.ask("GET", "/tables?open=true")["tables"]]


def test_a_table_that_sleeps_is_not_listed_and_wakes_when_somebody_comes(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        old, new = open_one(home), open_one(home)
        assert set(lobby(home)) == {old, new}
    age(tmp_path, old, 31)
    with house(tmp_path) as home:
        assert lobby(home) == [new]
        home.ask("POST", f"/tables/{old}/join", {"name": "Zoe"})
        age(tmp_path, new, 31)
        assert lobby(home) == [], "the old one is full now, the new one sleeps"


def test_tables_that_sleep_do_not_count(tmp_path: Path) -> None:
    with house(tmp_path, most_tables=1) as home:
        old = open_one(home)
        asked = {"game": "overbooking", "seats": [{"kind": "person"}] * 2}
        home.refused("too_many_tables", "POST", "/tables", asked)
        age(tmp_path, old, 31)
        home.ask("POST", "/tables", asked, 201)


def tidied(folder: Path, **rules: float) -> int:
    settings = Settings(database_url=f"{SQLITE}{folder}/tables.sqlite", **rules)  # type: ignore[arg-type]

    async def run() -> int:
        store = Store(settings)
        await store.hear_time()
        try:
            return await tidy(store, settings)
        finally:
            await store.close()

    return asyncio.run(run())


def over(home: House) -> Sitting:
    sitting = home.table("overbooking", 2)
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    return sitting


def test_old_tables_are_removed_only_if_the_operator_says_so(tmp_path: Path) -> None:
    """But not where others still play the same deal in a tournament: what came of it would be told."""
    with house(tmp_path) as home:
        playing, finished, fresh = home.table("overbooking", 2), over(home), over(home)
        sealed = over(home)
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        changed = "UPDATE tables SET doc = json_set(doc, '$.sealed', json('true')) WHERE id = ?"
        database.execute(changed, (sealed.id,))
    for sitting in (playing, finished, sealed):
        age(tmp_path, sitting.id, 100)
    assert tidied(tmp_path) == 0, "nothing is removed by itself"
    assert tidied(tmp_path, purge_finished_days=101, purge_unfinished_days=101) == 0
    assert tidied(tmp_path, purge_finished_days=90) == 1
    with house(tmp_path) as home:
        for sitting in (playing, fresh, sealed):
            sitting.house = home
            sitting.state()
        home.refused("no_such_table", "GET", finished.path, None, finished.tokens[0])
    assert tidied(tmp_path, purge_unfinished_days=90) == 1


def test_no_table_is_removed_at_which_something_is_to_be_won_or_lost(tmp_path: Path) -> None:
    """A rated game in which somebody's time runs, those of a tournament, of which one is over, and an
    attempt at the deal of the day whose result is noted first."""
    with house(tmp_path, daily_bot="", profiles_per_hour=1e6) as home:
        anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
        rated = RatedTable(home, anna, ben).id
        field = Field(home, ["Ada"], bots=3, form="round_robin")
        cup = [game["table"] for game in field.begin()["drawn"][0]["games"]]
        field.resign("Ada")
        deal = next(each for each in home.ask("GET", "/daily")["deals"] if each["game"] == "overbooking")
        path = f"/daily/{deal['date']}/overbooking"
        seat = anna.ask("POST", f"{path}/attempts", {"key": secret_key()}, 201)
        resign(home, seat["token"], seat["table"])
        field.until(lambda _: home.ask("GET", f"/tables/{seat['table']}", token=seat["token"])["finished"])
    for id in (rated, seat["table"], *cup):
        age(tmp_path, id, 100)
    rules = {"purge_finished_days": 90, "purge_unfinished_days": 90}
    assert tidied(tmp_path, **rules) == 0
    with house(tmp_path, daily_bot="", **rules) as home:
        assert until(lambda: home.http.get(f"/api/v1/tables/{seat['table']}").status_code == 404)
        (mine,) = home.ask("GET", "/profile/export", secret=anna.secret)["attempts"]
        assert (mine["table"], mine["standing"]) == (seat["table"], "given_up")
        assert all(home.http.get(f"/api/v1/tables/{id}").status_code != 404 for id in (rated, *cup))


def test_more_than_fit_in_one_transaction_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotelier.server.store.tidying.AT_ONCE", 2)
    assert AT_ONCE > 2
    with house(tmp_path) as home:
        for _ in range(5):
            age(tmp_path, over(home).id, 10)
    assert tidied(tmp_path, purge_finished_days=5) == 5


def test_a_long_chat_is_forgotten_from_its_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hotelier.server.store.store.KEPT_LINES", 3)
    assert KEPT_LINES > 50, "what is shown is always kept"
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        for number in range(8):
            sitting.post(0, "chat", text=f"line {number}")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        texts = database.execute("SELECT text FROM chat ORDER BY number").fetchall()
    assert texts == [("line 5",), ("line 6",), ("line 7",)]
    with house(tmp_path) as home:
        sitting.house = home
        assert [line["number"] for line in sitting.state()["chat"]] == [6, 7, 8]
        sitting.post(1, "chat", text="and on")

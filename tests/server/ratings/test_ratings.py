"""Ratings: what is entered, what is shown, and that it comes of the records."""

import csv
import io
from pathlib import Path

import pytest
from httpx2 import Response
from sqlalchemy import text

from hotelier import results
from hotelier.arena import parquet
from hotelier.arena.tables import tables_of
from hotelier.core.errors import MissingPackage
from hotelier.server.store.schema import tables
from hotelier.server.store.tidying import purge
from hotelier.server.tables.edits import Edit
from hotelier.server.tables.table import Table
from tests.server.profiles.person import newcomer
from tests.server.ratings.played import RatedTable, host_of, recounted, store_of
from tests.server.sitting import API, Answered, House

WINNER, LOSER, SIGMA = 27.63523138347365, 22.36476861652635, 8.065506316323548
"""What openskill's documents say of the first game of two newcomers, by the model of Plackett and Luce."""
SURE = 1.959964


def ladder(home: House, game: str = "overbooking", seats: int = 2) -> list[Answered]:
    rows: list[Answered] = home.ask("GET", f"/ratings/{game}/{seats}")["rows"]
    return rows


def change(home: House, statement: str) -> None:
    async def run() -> None:
        async with store_of(home).engine.begin() as connection:
            await connection.execute(text(statement))

    assert home.http.portal is not None
    home.http.portal.call(run)


def test_a_rated_game_moves_the_ratings_of_all_who_played(home: House) -> None:
    """Anna wins, because Ben resigns: whatever the points, he comes last, and saves nothing by it."""
    assert home.ask("GET", "/ratings") == {"ladders": []}
    anna, ben = newcomer(home, "Anna", portrait="guest-53"), newcomer(home, "Ben")
    end = RatedTable(home, anna, ben).lost_by(1)
    assert end["finished"]["winners"] == [0] and end["finished"]["ranking"] == [1, 2]
    assert [each["code"] for each in end["unfair"]] == ["resigned"]
    first, second = ladder(home)
    assert first["side"] == {
        "kind": "person",
        "id": anna.id,
        "name": "Anna",
        "portrait": "guest-53",
        "level": None,
    }
    assert first["rating"] == {
        "rating": pytest.approx(WINNER),
        "margin": pytest.approx(SURE * SIGMA),
        "games": 1,
        "won": 1,
    }
    assert second["side"]["name"] == "Ben" and second["rating"]["rating"] == pytest.approx(LOSER)
    assert [row["place"] for row in (first, second)] == [1, 2] and second["rating"]["won"] == 0
    note = {"game": "overbooking", "seats": 2, "results": 1, "sides": 2}
    assert home.ask("GET", "/ratings")["ladders"] == [note]
    assert recounted(home).problems == []


def test_what_is_not_fair_or_not_rated_leaves_the_ratings_alone(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    early = RatedTable(home, anna, ben)
    early.resign(1)
    assert [each["code"] for each in early.finish()["unfair"]] == ["guest", "resigned"], (
        "Ben decided nothing"
    )
    home.table("overbooking", 2).play_until(lambda state: state["finished"])
    closed = RatedTable(home, anna, ben)
    home.ask("PATCH", closed.path, {"closed": True}, token=closed.made["owner"])
    assert home.ask("GET", "/ratings") == {"ladders": []} and recounted(home).results == 0


def test_bots_and_automata_have_ratings_of_their_own(home: House) -> None:
    anna = newcomer(home, "Anna")
    RatedTable(home, anna, bots=1).finish()
    alone = RatedTable(home, anna, game="austria", options={"difficulty": "hard"})
    end = alone.finish()["finished"]
    kinds = {(row["side"]["kind"], row["side"]["id"], row["side"]["level"]) for row in ladder(home)}
    assert kinds == {("person", anna.id, None), ("bot", "random", None)}
    by_kind = {row["side"]["kind"]: row for row in ladder(home, "austria", 1)}
    assert (
        by_kind["automaton"]["side"]["id"] == "leopold" and by_kind["automaton"]["side"]["level"] == "hard"
    )
    if end["winners"] == [0]:
        assert by_kind["person"]["rating"]["rating"] == pytest.approx(WINNER)
    assert recounted(home).problems == []


def test_the_page_of_a_profile(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    first = RatedTable(home, anna, ben, game="austria").finish()["finished"]
    second = RatedTable(home, anna, ben, game="austria").lost_by(1)["finished"]
    page = home.ask("GET", f"/people/{anna.id}")
    (own,) = page["ladders"]
    points = [first["scores"][0], second["scores"][0]]
    assert page["name"] == "Anna" and [each["points"] for each in own["games"]] == points
    assert own["mean"] == sum(points) / 2 == pytest.approx(sum(own["sources"].values()))
    assert own["games"][-1]["rank"] == 1 and own["games"][-1]["sides"] == 2
    assert own["games"][-1]["rating"] == own["rating"]["rating"] and own["rating"]["games"] == 2
    before = {1: 1, 2: 0}[first["ranking"][0]] if first["ranking"][0] != first["ranking"][1] else 0.5
    (rival,) = own["opponents"]
    assert rival["side"]["id"] == ben.id and rival["games"] == 2 and rival["before"] == 1 + before
    earned = sum(sum(each["breakdown"][0].get("staff", {}).values()) for each in (first, second))
    assert sum(card["games"] * card["points"] for card in own["staff"]) <= earned
    cards = {int(card) for each in (first, second) for card in each["breakdown"][0].get("staff", {})}
    assert len(own["staff"]) == 8 or cards <= {card["staff"] for card in own["staff"]}
    told = home.http.get(f"{API}/people/{anna.id}").text + home.http.get(f"{API}/ratings/austria/2").text
    for secret in (anna.secret, ben.secret, *(row["table"] for row in anna.tables())):
        assert secret not in told, "nothing leads from here to a table or a device"


def test_who_never_played_at_a_rated_table_is_listed_nowhere(home: House) -> None:
    anna = newcomer(home, "Anna")
    home.refused("not_found", "GET", f"/people/{anna.id}")
    for nonsense in ("nobody", "%00", "a" * 200, "person%20x"):
        home.refused("not_found", "GET", f"/people/{nonsense}")
    home.refused("not_found", "GET", "/ratings/chess/2")


def test_who_deletes_the_profile_is_nobody_any_more(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    RatedTable(home, anna, ben).lost_by(1)
    RatedTable(home, anna, ben).lost_by(0)
    before, id = ladder(home), ben.id
    ben.ask("DELETE", "/profile")
    after = ladder(home)
    assert [row["rating"] for row in after] == [row["rating"] for row in before]
    (left,) = (row["side"] for row in after if row["side"]["kind"] != "person")
    assert left == {"kind": "left", "id": None, "name": None, "portrait": None, "level": None}
    home.refused("not_found", "GET", f"/people/{id}")
    whole = home.http.get(f"{API}/people/{anna.id}").text + file_of(home, "sides").text
    assert id not in whole and "Ben" not in whole
    found = recounted(home)
    assert (found.results, found.from_book, found.problems) == (2, 0, [])
    anna.ask("DELETE", "/profile")
    found = recounted(home)
    assert (found.results, found.from_book, found.problems) == (2, 0, []), (
        "both have left: not one in both seats"
    )


# Files


def file_of(
    home: House, table: str, format: str = "csv", more: str = "", game: str = "overbooking/2"
) -> Response:
    answered = home.http.get(f"{API}/ratings/{game}/results?table={table}&format={format}{more}")
    assert answered.status_code == 200, answered.text
    return answered


def test_results_are_tidy_tables_and_a_file_for_the_report(home: House, tmp_path: Path) -> None:
    anna, ben, clara = (newcomer(home, name) for name in ("Anna", "=Ben()", "Clara"))
    end = RatedTable(home, anna, ben).lost_by(1)["finished"]
    RatedTable(home, clara, ben).lost_by(0)
    rows = list(csv.DictReader(io.StringIO(file_of(home, "sides").text)))
    assert [(row["number"], row["side"], row["rank"]) for row in rows] == [
        ("1", f"person {anna.id}", "1"),
        ("1", f"person {ben.id}", "2"),
        ("2", f"person {clara.id}", "2"),
        ("2", f"person {ben.id}", "1"),
    ]
    assert [int(row["score"]) for row in rows[:2]] == end["scores"]
    own = list(csv.DictReader(io.StringIO(file_of(home, "sides", more=f"&person={clara.id}").text)))
    assert {row["number"] for row in own} == {"2"}
    sides, whole = tmp_path / "sides.parquet", tmp_path / "results.parquet"
    sides.write_bytes(file_of(home, "sides", "parquet").content)
    whole.write_bytes(file_of(home, "results", "parquet").content)
    assert parquet.pyarrow().parquet.read_table(sides).column("side").to_pylist() == [
        row["side"] for row in rows
    ]
    assert [row["score"] for row in results.rows(whole, "sides")][:2] == end["scores"]


def test_what_no_file_is_made_of_is_said_in_one_line(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    path = "/ratings/overbooking/2/results"
    assert "there are: csv, parquet" in home.refused("bad_request", "GET", f"{path}?format=xls")["message"]
    assert "sides" in home.refused("bad_request", "GET", f"{path}?table=secrets")["message"]
    home.refused("not_found", "GET", f"{path}?cup=nowhere")
    assert "format=parquet" in home.refused("bad_request", "GET", f"{path}?table=results")["message"]

    def missing() -> None:
        raise MissingPackage("Parquet files need pyarrow: pip install 'hotelier[parquet]'")

    monkeypatch.setattr(parquet, "pyarrow", missing)
    said = home.refused("bad_request", "GET", f"{path}?format=parquet")["message"]
    assert "pip install 'hotelier[parquet]'" in said and "format=csv" in said


def test_of_a_deal_that_others_still_play_only_the_points_are_told(home: House) -> None:
    """The attack: in a tournament with equal deals, whoever plays later reads in the ratings which cards
    were played at the table that is over."""
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    table = RatedTable(home, anna, ben, game="austria")

    def sealing(sealed: bool) -> Edit:
        def edit(draft: Table) -> bool:
            draft.seating.sealed = sealed
            return True

        return edit

    table.call(host_of(home).change, table.id, sealing(True))
    end = table.finish()["finished"]
    (own,) = home.ask("GET", f"/people/{anna.id}")["ladders"]
    assert (own["sources"], own["staff"]) == ({}, [])
    assert (own["mean"], [game["points"] for game in own["games"]]) == (end["scores"][0], end["scores"][:1])
    for each in tables_of("austria"):
        assert file_of(home, each, game="austria/2").text.count("\n") == 1, "nothing but names of columns"
    table.call(host_of(home).change, table.id, sealing(False))
    (own,) = home.ask("GET", f"/people/{anna.id}")["ladders"]
    assert own["mean"] == pytest.approx(sum(own["sources"].values())) and own["sources"]
    assert file_of(home, "sides", game="austria/2").text.count("\n") == 3
    assert recounted(home).problems == []


# Counting again


def test_counting_again_finds_what_was_changed(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    table = RatedTable(home, anna, ben)
    table.lost_by(1)
    RatedTable(home, anna, ben).lost_by(0)
    assert recounted(home).problems == []
    change(home, f"UPDATE ratings SET mu = mu + 1 WHERE side = 'person {anna.id}'")
    assert recounted(home).problems == [f"overbooking for 2: person {anna.id} is shown with another rating"]
    change(home, f"UPDATE ratings SET mu = mu - 1 WHERE side = 'person {anna.id}'")
    change(home, f"UPDATE rated_sides SET rank = 3 - rank WHERE table_id = '{table.id}'")
    assert recounted(home).problems[0] == f"table {table.id}: the record tells another result than the book"
    change(home, f"DELETE FROM rated_games WHERE table_id = '{table.id}'")
    assert f"table {table.id} is rated and fair, but not in the book" in recounted(home).problems


def test_ratings_outlive_their_tables(home: House) -> None:
    anna, ben = newcomer(home, "Anna"), newcomer(home, "Ben")
    RatedTable(home, anna, ben).lost_by(1)
    before = ladder(home)
    assert home.http.portal is not None
    assert home.http.portal.call(purge, store_of(home), tables.c.over) == 1
    found = recounted(home)
    assert (found.results, found.from_book, found.problems) == (1, 1, []) and ladder(home) == before

"""Content packs at tables: checked, told to everybody, and played with wherever the game is built anew."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hotelier
from hotelier.client import Place, bot, person
from hotelier.server.tables.packs import LARGEST_PACK, LONGEST_COMPLAINT
from tests.server.admin.test_admin import admin_of
from tests.server.conftest import Serve
from tests.server.older import take_back
from tests.server.postgres import Postgres
from tests.server.sitting import API, House, Sitting, house

Pack = dict[str, Any]

BOX: Pack = {
    "game": "overbooking",
    "name": "my box",
    "coins": {"fish": [9, 3, 2, 2, 1, 1]},
    "hotels": [
        {"id": f"{card}{side}", "beds": 21, "rule": "no_back_door"} for card in range(1, 9) for side in "ab"
    ],
}
"""No back doors: with our own rules nearly every queue would be too long, so who lacks the pack is lost."""
DIFFERENT = 1 + 16 + 15
"""A card of fish, the beds of all sides, and all rules but that of 5a, which is the same with us."""
WALTZ: Pack = {
    "game": "austria",
    "name": "my waltz",
    "staff": [{"id": 17, "cost": 9}, {"id": 120, "cost": 3}],
    "modules": {"2": {"cost": 2}},
}


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path, seats_per_hour=1e6) as it:
        yield it


def beds(state: Any) -> set[int]:
    return {hotel["beds"] for hotel in state["view"]["hotels"]}


# At real servers ----------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_a_game_with_a_pack_goes_on_after_a_crash(
    database: str, sqlite: str, request: pytest.FixtureRequest, serve: Serve
) -> None:
    """A person and a bot, which thinks in a process of its own. The one who serves next, on PostgreSQL
    another worker, has the pack from the database; the record names it as those of the command line do."""
    url = sqlite
    if database == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        url = postgres.new_database()
    server = serve(url)
    client = server.client()
    made = client.make_table("overbooking", [person(), bot("random")], content=BOX)
    place = client.at(made.table, made.seats[0].token)
    place.join("Ada")
    play_some(place, 8)
    server.kill()
    if database == "postgres":
        client = serve(url).client()
    else:
        server.start()
    place = client.at(made.table, place.token)
    state = place.state()
    assert state.pack is not None and state.pack.differences == DIFFERENT
    assert beds({"view": state.view}) == {21}
    place.play(lambda state: state.legal[0]["notation"])
    record = place.record()
    assert record["content"] == {"name": "my box", "digest": state.pack.digest}
    outcome = hotelier.replay(record, content=BOX).outcome
    finished = place.state().finished
    assert outcome is not None and finished is not None and finished.scores == outcome.scores


def play_some(place: Place, moves: int) -> None:
    """Make some own moves."""
    for state in place.follow():
        if state.legal and moves:
            place.move(state.legal[0]["notation"], state.version)
            moves -= 1
        if not moves:
            return


def test_an_older_file_is_checked_as_it_is_and_then_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        sitting.move()
    file = tmp_path / "tables.sqlite"
    with sqlite3.connect(file) as database:
        take_back(database, "0004")
    admin = admin_of(f"sqlite+aiosqlite:///{file}", capsys)
    assert not isinstance(admin("check"), tuple)  # no exit status but 0
    with house(tmp_path) as home:
        assert again(home, sitting).state()["pack"] is None
        assert again(home, sitting).move()["version"] == 2


def again(home: House, sitting: Sitting) -> Sitting:
    """The same table at a server that was started anew."""
    sitting.house = home
    return sitting


# What everybody is told ---------------------------------------------------------------------------


def test_everybody_is_told_of_the_pack(home: House) -> None:
    """Who is invited, watches, or looks through the open tables; strangers of a private table are not."""
    seats = [{"kind": "person"}] * 2
    asked = {"game": "overbooking", "seats": seats, "open": True, "content": BOX}
    made = home.ask("POST", "/tables", asked, 201)
    path = f"/tables/{made['table']}"
    [row] = home.ask("GET", "/tables?open=true")["tables"]
    note = row["pack"]
    assert (note["name"], note["differences"]) == ("my box", DIFFERENT)
    for token in (None, made["watch"], made["owner"], made["seats"][1]["token"]):
        assert home.ask("GET", path, token=token)["pack"] == note
        assert home.ask("GET", f"{path}/pack", token=token)["name"] == "my box"
    home.ask("PATCH", path, {"open": False}, token=made["owner"])
    home.refused("no_token", "GET", f"{path}/pack")
    plain = home.table("overbooking", 2)
    assert plain.state()["pack"] is None and beds(plain.state()) != {21}
    home.refused("not_found", "GET", f"{plain.path}/pack", token=plain.tokens[0])


def test_what_differs_is_told_value_by_value(home: House) -> None:
    """What counts in a game with these options: staff card 120 and the lounge belong to modules."""
    sitting = home.table("austria", 2, content=WALTZ)
    shown = home.ask("GET", f"{sitting.path}/pack", token=sitting.tokens[0])
    cost = {"part": "staff", "id": "17", "field": "cost", "ours": 5, "theirs": 9}
    assert shown["differences"] == [cost]
    waltz = home.table("austria", 2, options={"modules": "2,5"}, content=WALTZ)
    shown = home.ask("GET", f"{waltz.path}/pack", token=waltz.tokens[0])
    assert shown["differences"] == [
        cost,
        {"part": "modules", "id": "2", "field": "cost", "ours": 1, "theirs": 2},
    ]
    assert shown["facts"]["austria"]["staff"]["17"]["cost"] == 9
    assert shown["facts"]["waltz"]["celebrity_cost"] == {"krones": 2, "stand_in": []}
    assert shown["facts"]["waltz"]["key"]["stand_in"] == ["krones", "emperor"]
    assert shown["pack"] == WALTZ


def test_a_pack_is_sent_again_only_if_it_is_another_one(home: House) -> None:
    sitting = home.table("overbooking", 2, content=BOX)
    path, bearer = f"{API}{sitting.path}/pack", {"Authorization": f"Bearer {sitting.tokens[0]}"}
    first = home.http.get(path, headers=bearer)
    again = home.http.get(path, headers={**bearer, "If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = home.http.get(path, headers={**bearer, "If-None-Match": '"another"'})
    assert (other.status_code, other.content) == (200, first.content)


# Wherever the game is built anew ------------------------------------------------------------------


def test_a_new_deal_and_what_is_taken_back_keep_the_pack(home: House) -> None:
    sitting = home.table("overbooking", 2, content=BOX)
    state = sitting.state()
    seat = state["to_move"]
    moved = sitting.move()
    if moved["undo"] == "free":
        sitting.post(seat, "undo", version=moved["version"], key="back")
    owner = sitting.made["owner"]
    for _ in range(2):  # the answer to the first request was lost
        home.ask("POST", f"{sitting.path}/seats/{seat}/kick", {"key": "away"}, token=owner)
    dealt = home.ask("GET", sitting.path, token=owner)
    assert (beds(dealt), dealt["pack"]) == ({21}, state["pack"])
    assert [line["told"]["kind"] for line in dealt["chat"]] == ["kicked", "dealt_anew"]
    home.refused("no_such_seat", "POST", f"{sitting.path}/seats/{seat}/kick", {"key": "x"}, token=owner)


def test_hints_know_the_pack(home: House) -> None:
    sitting = home.table("austria", 1, content=WALTZ)
    hint = home.ask("GET", f"{sitting.path}/hint", token=sitting.tokens[0])
    legal = {action["notation"] for action in sitting.state()["legal"]}
    assert hint["advice"] and {each["action"] for each in hint["advice"]} <= legal


def test_the_record_of_a_table_goes_round(
    home: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Replayed with the pack and not without it, at the table and as a file; gone on from; exported."""
    sitting = home.table("overbooking", 2, content=BOX)
    sitting.play_until(lambda state: state["finished"])
    token = sitting.tokens[0]
    record = home.ask("GET", f"{sitting.path}/record", token=token)
    step = home.ask("GET", f"{sitting.path}/replay?step=3", token=token)
    assert beds(step) == {21}
    assert home.ask("GET", f"{sitting.path}/events", token=token)["events"]
    upload = {"record": record, "step": 3}
    assert home.ask("POST", "/records/replay", {**upload, "content": BOX})["view"] == step["view"]
    assert "'my box'" in home.refused("bad_record", "POST", "/records/replay", upload)["message"]
    seats = [{"kind": "person"}] * 2
    home.refused("bad_record", "POST", "/tables", {"seats": seats, "record": record, "at": 3})
    on = home.table("overbooking", 2, record=record, at=3, content=BOX)
    assert (on.state()["pack"]["differences"], beds(on.move())) == (DIFFERENT, {21})
    admin = admin_of(f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite", capsys)
    assert not isinstance(admin("check"), tuple)
    assert admin("look", sitting.id)["pack"]["name"] == "my box"
    admin("export", str(tmp_path / "out.jsonl"))
    exported = json.loads((tmp_path / "out.jsonl").read_text())
    assert hotelier.replay(exported["record"], content=exported["content"]).outcome is not None


def test_few_tables_with_packs_are_kept_in_memory(tmp_path: Path) -> None:
    """Each has a book of its own: in a room for twenty tables two such stay; all can be played."""
    with house(tmp_path, cached_tables=20) as home:
        sittings = [home.table("overbooking", 2, content={**BOX, "name": f"box {n}"}) for n in range(4)]
        host = home.http.app.state.service.host  # type: ignore[attr-defined]
        assert sum(table.pack is not None for table in host.tables.values()) == 2
        assert [sitting.move()["pack"]["name"] for sitting in sittings] == [f"box {n}" for n in range(4)]


# Packs that are wrong, or meant to harm -----------------------------------------------------------


def nested(depth: int) -> Any:
    inner: Any = 1
    for _ in range(depth):
        inner = [inner]
    return inner


def with_hotel(**fields: Any) -> Pack:
    return {**BOX, "hotels": [{"id": "1a", **fields}]}


HOSTILE: dict[str, tuple[Pack, str]] = {
    "another game": ({**BOX, "game": "austria"}, "for the game 'austria'"),
    "no game": ({"name": "x"}, "for the game None"),
    "no name": ({"game": "overbooking"}, "needs a 'name'"),
    "our name": ({**BOX, "name": "H\u043etelier "}, "could be taken for our own"),
    "a name that nobody sees": ({**BOX, "name": "\u202e\u200b"}, "letters that can be seen"),
    "a long name": ({**BOX, "name": "x" * 41}, "1 to 40 letters"),
    "a name that is a number": ({**BOX, "name": 7}, "needs a 'name'"),
    "too large": ({**BOX, "coins": {"fish": "x" * LARGEST_PACK}}, f"{LARGEST_PACK} bytes"),
    "too deep": ({**BOX, "coins": {"fish": nested(60)}}, "nested too deep"),
    "too many rows": ({**BOX, "hotels": [{"id": "1a"}] * 5000}, "5000 entries; at most 200"),
    "a huge number": (with_hotel(beds=10**19), "a whole number from 1 to 30"),
    "a broken number": (with_hotel(beds=1e308), "a whole number from 1 to 30"),
    "a wrong rule": (with_hotel(rule="x" * 5000), "two_houses"),
    "an unknown card": ({**BOX, "hotels": [{"id": "9" * 50_000}]}, "no card with the id"),
    "an unknown field": ({**BOX, "dogs": 3}, "dogs"),
}


@pytest.mark.parametrize(("pack", "told"), HOSTILE.values(), ids=HOSTILE)
def test_a_wrong_pack_is_refused_and_leaves_nothing(home: House, pack: Pack, told: str) -> None:
    asked = {"game": "overbooking", "seats": [{"kind": "person"}] * 2, "key": "a secret of sixteen"}
    error = home.refused("bad_content", "POST", "/tables", {**asked, "content": pack})
    assert told in error["message"] and len(error["message"]) <= LONGEST_COMPLAINT
    assert home.ask("POST", "/tables", asked, 201)["table"]  # the key is still free


def test_the_name_of_a_pack_is_cleaned(home: House) -> None:
    sitting = home.table("overbooking", 2, content={**BOX, "name": "  my\u202e \n box "})
    assert sitting.state()["pack"]["name"] == "my box"


def test_a_file_is_checked_before_a_table_is_made(home: House) -> None:
    """The same complaints, and where the text is not even JSON, the line."""
    shown = home.ask("POST", "/packs/check", {"text": "\ufeff" + json.dumps(WALTZ)})
    assert (shown["game"], shown["name"], len(shown["differences"])) == ("austria", "my waltz", 3)
    complaints = {
        '{"game": "austria",\n  oops}': "line 2, column 3",
        "[]": "a JSON object",
        "[" * 5000: "not readable JSON",
        '{"game": "chess", "name": "x"}': "unknown game 'chess'",
        '{"game": ["austria"], "name": "x"}': "unknown game",
        '{"game": "austria", "name": "\\ud800"}': "impossible values",
        '{"game": "austria", "name": "x", "staff": [{"id": 17, "cost": NaN}]}': "from 0 to 99",
        '{"game": "austria", "name": "x", "staff": [{"id": 17, "cost": "three"}]}': "staff card 17: 'cost'",
        "9" * 5000: "not readable JSON",
        "x" * (LARGEST_PACK + 1): f"{LARGEST_PACK} bytes",
    }
    for text, told in complaints.items():
        assert told in home.refused("bad_content", "POST", "/packs/check", {"text": text})["message"]

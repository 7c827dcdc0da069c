"""A profile: made without a password, kept by the secrets of its devices, gone when its owner says so."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx2
import pytest
from starlette.testclient import TestClient

from tests.server.older import take_back
from tests.server.profiles.person import Person, new_table, newcomer, secret_key
from tests.server.running import Running
from tests.server.sitting import House, house


def test_a_profile_is_made_and_changed(home: House) -> None:
    anna = newcomer(home, portrait="guest-53", language="de", label="Firefox")
    made = anna.profile()
    assert (made["name"], made["portrait"], made["language"]) == ("Anna", "guest-53", "de")
    assert made["settings"] == {"theme": "auto", "pace": "quick", "sound": "turn"}
    assert [(each["label"], each["own"]) for each in made["devices"]] == [("Firefox", True)]
    changed = anna.ask("PATCH", "/profile", {"name": "  Änne ", "settings": {"pace": "calm"}})
    assert changed["name"] == "Änne" and changed["id"] == made["id"]
    assert changed["settings"] == {"theme": "auto", "pace": "calm", "sound": "turn"}
    assert changed["portrait"] == "guest-53", "what is not named stays"
    assert anna.ask("PATCH", "/profile", {"portrait": None})["portrait"] is None
    assert anna.profile() == {**changed, "portrait": None}


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"name": ""}, "bad_request"),
        ({"name": "\u200b\u200b"}, "bad_request"),
        ({"name": "x" * 41}, "bad_request"),
        ({"name": "the house"}, "name_taken"),
        ({"name": "you"}, "name_taken"),
        ({"portrait": "guest-1"}, "bad_request"),
        ({"portrait": "../secret"}, "bad_request"),
        ({"language": "xx"}, "bad_request"),
        ({"settings": {"theme": "pink"}}, "bad_request"),
        ({"settings": {"operator": True}}, "bad_request"),
        ({"id": "another"}, "bad_request"),
    ],
)
def test_what_a_profile_cannot_be(home: House, asked: dict[str, object], code: str) -> None:
    anna = newcomer(home)
    before = anna.profile()
    anna.refused(code, "PATCH", "/profile", asked)
    assert anna.profile() == before, "nothing is changed in part"
    home.refused(code, "POST", "/profile", {"name": "Anna", "key": secret_key(), **asked})


def test_a_repeated_request_makes_one_profile(home: House) -> None:
    asked = {"name": "Anna", "key": secret_key()}
    made = home.ask("POST", "/profile", asked, 201)
    assert home.ask("POST", "/profile", asked, 201) == made
    home.refused("key_reused", "POST", "/profile", {**asked, "name": "Berta"})
    home.refused("bad_request", "POST", "/profile", {**asked, "key": "short"})
    assert len(Person(home, made["secret"]).profile()["devices"]) == 1


def test_a_profile_is_opened_by_its_secret_alone(home: House) -> None:
    anna = newcomer(home)
    for wrong in ("x", "x" * 32, "x" * 100, anna.id, "'; DROP TABLE profiles; --", anna.secret[:-1]):
        home.refused("wrong_profile", "GET", "/profile", secret=wrong)
    home.refused("no_profile", "GET", "/profile")
    home.refused("no_profile", "GET", "/profile", token=anna.secret)
    home.refused("no_profile", "DELETE", "/profile")
    anna.refused("not_found", "DELETE", "/profile/devices/nonesuch")


def test_new_profiles_are_counted_by_address(tmp_path: Path) -> None:
    with house(tmp_path, profiles_per_hour=2) as home:
        newcomer(home)
        newcomer(home)
        refused = home.refused("too_many_requests", "POST", "/profile", {"name": "A", "key": secret_key()})
        assert refused["retry_after"] > 1000


def test_a_profile_sits_where_it_has_joined(home: House) -> None:
    anna, berta = newcomer(home, portrait="staff-25"), newcomer(home, "Berta")
    table = new_table(home, 3)
    token = anna.join(table, 0)
    berta.join(table, 1, "Berta")
    assert anna.sits() == [(table["table"], 0)]
    assert berta.sits() == [(table["table"], 1)]
    seats = home.ask("GET", f"/tables/{table['table']}", token=token)["seats"]
    assert [seat["portrait"] for seat in seats] == ["staff-25", None, None]
    anna.ask("PATCH", "/profile", {"portrait": "guest-62"})
    seats = home.ask("GET", f"/tables/{table['table']}", token=token)["seats"]
    assert seats[0]["portrait"] == "guest-62", "the face at running tables follows"


def test_tables_of_a_guest_are_taken_along(home: House) -> None:
    sitting = home.table("overbooking", 2)
    anna = newcomer(home)
    assert anna.claim(sitting.id, sitting.tokens[1]) == {"table": sitting.id, "seat": 1}
    assert anna.claim(sitting.id, sitting.tokens[1])["seat"] == 1, "once more changes nothing"
    assert anna.sits() == [(sitting.id, 1)]
    assert sitting.state(1)["seat"] == 1, "the guest's token stays"


def test_a_seat_is_claimed_only_with_its_own_token(home: House) -> None:
    anna, berta = newcomer(home), newcomer(home, "Berta")
    table = new_table(home, 2)
    token = anna.join(table, 0)
    path = f"/tables/{table['table']}/sitting"
    berta.refused("seat_taken", "POST", path, token=token)
    berta.refused("wrong_token", "POST", path, token="x" * 32)
    berta.refused("no_token", "POST", path)
    berta.refused("join_first", "POST", path, token=table["seats"][1]["token"])
    for kind in ("owner", "watch"):
        berta.refused("seat_needed", "POST", path, token=table[kind])
    home.refused("no_profile", "POST", path, token=token)
    berta.refused("seat_needed", "POST", f"/tables/{table['table']}/token", {"key": secret_key()})
    berta.refused("no_such_table", "POST", "/tables/nowhere/token", {"key": secret_key()})
    assert (anna.sits(), berta.sits()) == ([(table["table"], 0)], [])


def test_a_device_gets_tokens_of_its_own(home: House) -> None:
    """Both stay good: what one device has is not taken from it by the other."""
    anna = newcomer(home)
    table = new_table(home, 1, game="austria")
    first = anna.join(table, 0)
    asked = {"key": secret_key()}
    path = f"/tables/{table['table']}"
    second = anna.ask("POST", f"{path}/token", asked)
    assert anna.ask("POST", f"{path}/token", asked) == second
    anna.refused("seat_needed", "POST", f"{path}/token", {**asked, "seat": 1})
    assert second["token"] != first
    for token in (first, second["token"], first):
        state = home.ask("GET", path, token=token)
        assert state["seat"] == 0
        move = {"version": state["version"], "action": state["legal"][0]["notation"], "key": secret_key()}
        assert home.ask("POST", f"{path}/moves", move, token=token)["version"] > state["version"]


def test_coming_back_to_the_own_seat_spends_no_token(home: House) -> None:
    anna = newcomer(home)
    table = new_table(home, 2)
    first = anna.join(table, 0)
    second = anna.token_for(table["table"])
    path = f"/tables/{table['table']}"
    again = anna.ask("POST", f"{path}/join", {"name": "Änne"}, token=second)
    assert again["token"] == second and again["state"]["seats"][0]["name"] == "Änne"
    assert home.ask("GET", path, token=first)["seat"] == 0
    assert again["state"]["chat"] == [], "nobody else has come"


def test_a_seat_that_is_handed_on_leaves_the_profile(home: House) -> None:
    """Whoever joins with the link of a seat has it, and nobody else; its profile may not look there."""
    anna, berta = newcomer(home), newcomer(home, "Berta")
    table = new_table(home, 2)
    path = f"/tables/{table['table']}"
    first = anna.join(table, 0)
    second = anna.token_for(table["table"])
    joined = berta.ask("POST", f"{path}/join", {"name": "Berta"}, token=first)
    assert (anna.sits(), berta.sits()) == ([], [(table["table"], 0)])
    home.refused("wrong_token", "GET", path, token=second)
    anna.refused("seat_needed", "POST", f"{path}/token", {"key": secret_key()})
    home.ask("POST", f"{path}/join", {"name": "Carla"}, token=joined["token"])
    assert berta.sits() == [], "a guest took it on"


def test_a_forgotten_device_opens_nothing(home: House) -> None:
    anna = newcomer(home)
    table = new_table(home, 2)
    token, further = anna.join(table, 0), anna.token_for(table["table"])
    own = anna.profile()["devices"][0]["id"]
    berta = newcomer(home, "Berta")
    berta.refused("not_found", "DELETE", f"/profile/devices/{own}")
    assert home.ask("GET", f"/tables/{table['table']}", token=token)["seat"] == 0
    anna.ask("DELETE", f"/profile/devices/{own}")
    for spent in (token, further):
        home.refused("wrong_token", "GET", f"/tables/{table['table']}", token=spent)
    home.refused("wrong_profile", "GET", "/profile", secret=anna.secret)
    refused = home.refused(
        "wrong_profile", "POST", f"/tables/{table['table']}/join", {"name": "A"}, secret="x"
    )
    assert "profile" in refused["message"]


def test_a_deleted_profile_leaves_no_name(home: House) -> None:
    """The games stay, because others played them; who plays on does so as a guest."""
    anna, berta = newcomer(home, portrait="guest-53"), newcomer(home, "Berta")
    tables = [new_table(home, 2) for _ in range(2)]
    tokens = [anna.join(table, 0) for table in tables]
    berta.join(tables[0], 1, "Player 1")
    assert anna.ask("DELETE", "/profile") == {"tables": 2}
    anna.refused("wrong_profile", "GET", "/profile")
    for table, token, name in zip(tables, tokens, ("Player 2", "Player 1"), strict=True):
        state = home.ask("GET", f"/tables/{table['table']}", token=token)
        assert (state["seat"], state["seats"][0]["portrait"]) == (0, None)
        assert state["seats"][0]["name"] == name
    assert berta.sits() == [(tables[0]["table"], 1)]


def test_nothing_of_a_profile_stays_in_the_file(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        anna = newcomer(home, "Anastasia Unmistakable", label="A telephone of mine")
        table = new_table(home, 2)
        token = anna.join(table, 0, "Anastasia Unmistakable")
        path = f"/tables/{table['table']}"
        home.ask("POST", f"{path}/chat", {"text": "Good evening"}, token=token)
        home.ask("PATCH", path, {"muted": [0]}, token=table["owner"])
        anna.ask("POST", "/profile/handover")
        profile = anna.id
        assert anna.secret.encode() not in everything(tmp_path), "secrets are kept as hashes"
        anna.ask("DELETE", "/profile")
        chat = home.ask("GET", path, token=token)["chat"]
        rest = everything(tmp_path)
    assert [line["text"] for line in chat] == ["Good evening", "Player 1 (seat 1) is muted."]
    assert [line["name"] for line in chat] == ["Player 1", "the house"]
    for gone in (b"Unmistakable", b"telephone of mine", profile.encode()):
        assert gone not in rest


@pytest.fixture
def both(workers: list[Running]) -> Iterator[tuple[House, House]]:
    """Two workers on one PostgreSQL."""
    here, there = (httpx2.Client(base_url=worker.url, verify=False) for worker in workers)
    with here, there:
        yield House(cast("TestClient", here)), House(cast("TestClient", there))


def test_a_profile_on_two_workers(both: tuple[House, House]) -> None:
    """What one worker has written, the other knows at once."""
    here, there = both
    anna = newcomer(here)
    again = Person(there, anna.secret)
    table = new_table(here, 2)
    token = anna.join(table, 0)
    second = again.token_for(table["table"])
    assert again.sits() == [(table["table"], 0)]
    assert here.ask("GET", f"/tables/{table['table']}", token=second)["seat"] == 0
    again.ask("DELETE", f"/profile/devices/{anna.profile()['devices'][0]['id']}")
    here.refused("wrong_token", "GET", f"/tables/{table['table']}", token=token)
    anna.refused("wrong_profile", "GET", "/profile")


def test_a_file_of_before_gets_profiles(tmp_path: Path) -> None:
    """Its tables are played on, and their guests take them along."""
    with house(tmp_path) as home:
        sitting = home.table("austria", 2)
        sitting.move()
        before = [sitting.state(seat) for seat in range(2)]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        take_back(database, "0005")
        (doc,) = database.execute("SELECT doc FROM tables").fetchone()
        seating = json.loads(doc)
        for holder in seating["seats"]:
            del holder["sitter"]
        database.execute("UPDATE tables SET doc = ?", (json.dumps(seating),))
    with house(tmp_path) as home:
        sitting.house = home
        assert [sitting.state(seat) for seat in range(2)] == before
        anna = newcomer(home)
        anna.claim(sitting.id, sitting.tokens[0])
        assert anna.sits() == [(sitting.id, 0)]
        assert sitting.move()["version"] == 2


def everything(folder: Path) -> bytes:
    """All that a database holds, row by row."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        names = [row[0] for row in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in database.execute(f"SELECT * FROM {name}")]
    return repr(rows).encode()

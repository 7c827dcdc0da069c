"""Answers that were lost: the same request with the same key is carried out once, and answered again."""

from collections.abc import Iterator

import pytest

from hotelier.cli.serve import server_settings
from tests.server.running import Running
from tests.server.sitting import House, house
from tests.server.store.test_races import post_all

KEY = "a key that nobody else can guess"
TABLE = {"game": "overbooking", "seats": [{"kind": "person"}, {"kind": "person"}]}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def test_a_table_is_made_once(home: House) -> None:
    asked = {**TABLE, "key": KEY}
    first = home.ask("POST", "/tables", asked, 201)
    assert home.ask("POST", "/tables", asked, 201) == first
    path = f"/tables/{first['table']}"
    for link in first["seats"]:
        assert home.ask("GET", path, token=link["token"])["invited"] == link["seat"]
    assert home.ask("GET", path, token=first["owner"])["owner"]
    home.refused("key_reused", "POST", "/tables", {**asked, "open": True})
    home.refused("bad_request", "POST", "/tables", {**TABLE, "key": "short"})
    other = home.ask("POST", "/tables", {**TABLE, "key": KEY + "!"}, 201)
    assert other["table"] != first["table"] and other["owner"] != first["owner"]


def test_fifty_times_the_same_table_on_two_workers(workers: list[Running]) -> None:
    bodies = [{**TABLE, "key": KEY}] * 50
    answers = post_all(workers, "/tables", bodies, [None])
    assert {status for status, _ in answers} == {201}
    assert all(body == answers[0][1] for _, body in answers)


def test_a_line_is_said_once(home: House) -> None:
    sitting = home.table("overbooking", 2)
    for token in (sitting.tokens[0], sitting.tokens[1], sitting.made["watch"], sitting.made["owner"]):
        for _ in range(3):
            said = {"text": "hello", "key": "k"}
            chat = home.ask("POST", f"{sitting.path}/chat", said, token=token)["chat"]
    assert [line["seat"] for line in chat] == [0, 1, None, None]


def test_an_invitation_is_made_once(home: House) -> None:
    made = home.ask("POST", "/tables", TABLE, 201)
    path = f"/tables/{made['table']}/seats/1/invitation"
    first = home.ask("POST", path, {"key": KEY}, token=made["owner"])
    assert home.ask("POST", path, {"key": KEY}, token=made["owner"]) == first
    other = home.ask("POST", path, token=made["owner"])
    assert other["token"] != first["token"]
    home.refused("link_spent", "GET", f"/tables/{made['table']}", token=first["token"])


def test_the_number_of_workers_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOTELIER_WORKERS", "3")
    url = "postgresql://localhost/hotelier"
    assert server_settings(url).workers == 3
    assert server_settings(url, 2).workers == 2, "the command line comes first"

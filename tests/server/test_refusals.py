"""Bad input: each mistake has a code of its own, and nothing is half done."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import hotelier
from hotelier.server.refusals import STATUS
from hotelier.wire.messages.problems import ErrorCode
from tests.server.sitting import API, House, house, new_key

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def test_every_code_has_a_status() -> None:
    assert set(STATUS) == set(get_args(ErrorCode))


WRONG_TABLES: list[tuple[str, dict[str, Any]]] = [
    ("bad_request", {}),
    ("bad_request", {"seats": [PERSON]}),
    ("bad_request", {"game": "austria", "seats": []}),
    ("bad_request", {"game": "austria", "seats": [PERSON], "colour": "red"}),
    ("bad_request", {"game": "austria", "seats": [{"kind": "cat"}]}),
    ("bad_request", {"game": "austria", "seats": [{"kind": "person", "name": "\u200b"}]}),
    ("bad_request", {"game": "austria", "seats": [{"kind": "person", "name": "x" * 41}]}),
    ("bad_request", {"game": "austria", "seats": [{"kind": "person", "bot": "random"}]}),
    ("bad_request", {"game": "austria", "seats": [PERSON], "at": 3}),
    ("bad_request", {"game": "austria", "seats": [PERSON], "seed": -1}),
    ("bad_option", {"game": "chess", "seats": [PERSON, PERSON]}),
    ("bad_option", {"game": "overbooking", "seats": [PERSON]}),
    ("bad_option", {"game": "austria", "seats": [PERSON] * 5}),
    ("bad_option", {"game": "austria", "seats": [PERSON], "options": {"board": "evening"}}),
    ("bad_option", {"game": "austria", "seats": [PERSON], "options": {"script": "x"}}),
    ("bad_option", {"game": "austria", "seats": [{"kind": "bot", "bot": "nobody"}]}),
    ("bad_option", {"game": "austria", "seats": [{"kind": "bot", "bot": "search:1000000"}]}),
    ("bad_option", {"game": "austria", "seats": [{"kind": "bot"}]}),
    ("bad_record", {"seats": [PERSON], "record": {}}),
    ("bad_record", {"seats": [PERSON], "record": {"actions": ["end"] * 5001}}),
]


@pytest.mark.parametrize(("code", "asked"), WRONG_TABLES)
def test_tables_that_cannot_be(home: House, code: str, asked: dict[str, Any]) -> None:
    home.refused(code, "POST", "/tables", asked)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"[" * 100_000, b"1e999"])
def test_bodies_that_are_no_json_object(home: House, body: bytes) -> None:
    response = home.http.post(f"{API}/tables", content=body)
    assert response.status_code == 400
    assert response.json()["error"]["code"] == "bad_request"


def test_moves_that_cannot_be_made(home: House) -> None:
    sitting = home.table("austria", 2)
    state = sitting.state()
    seat, version = state["to_move"], state["version"]
    legal = sitting.state(seat)["legal"][0]["notation"]
    asked = {"version": version, "action": legal, "key": "k"}
    path = f"{sitting.path}/moves"
    home.refused("no_token", "POST", path, asked)
    home.refused("wrong_token", "POST", path, asked, "x" * 32)
    home.refused("wrong_token", "POST", path, asked, "x" * 65)
    home.refused("seat_needed", "POST", path, asked, sitting.made["watch"])
    home.refused("seat_needed", "POST", path, asked, sitting.made["owner"])
    sitting.refused("not_your_turn", 1 - seat, "moves", **asked)
    sitting.refused("illegal_action", seat, "moves", **{**asked, "action": "end"})
    sitting.refused("illegal_action", seat, "moves", **{**asked, "action": "castle"})
    sitting.refused("bad_request", seat, "moves", **{**asked, "version": version + 1})
    sitting.refused("bad_request", seat, "moves", **{**asked, "version": -1})
    sitting.refused("bad_request", seat, "moves", **{**asked, "action": ""})
    sitting.refused("bad_request", seat, "moves", **{**asked, "key": "k" * 65})
    sitting.refused("bad_request", seat, "moves", **{**asked, "key": "bot→0"})
    assert sitting.state()["version"] == version, "nothing was done"


def test_tokens_of_another_table_are_worth_nothing(home: House) -> None:
    one, other = home.table("austria", 2), home.table("austria", 2)
    for token in (*other.tokens.values(), other.made["owner"], other.made["watch"]):
        home.refused("wrong_token", "GET", one.path, token=token)


def test_a_stale_move_is_answered_with_the_new_state(home: House) -> None:
    sitting = home.table("austria", 2)
    seat = sitting.state()["to_move"]
    legal = sitting.state(seat)["legal"]
    sitting.play(seat, legal[0]["notation"], 0)
    error = sitting.refused("stale_version", seat, "moves", version=0, action=legal[1]["notation"], key="k")
    state = error["state"]
    assert (state["seat"], state["version"]) == (seat, 1)
    assert [each["version"] for each in state["happenings"]] == [1]


def test_a_repeated_move_is_recognised(home: House) -> None:
    sitting = home.table("austria", 2)
    seat = sitting.state()["to_move"]
    legal = sitting.state(seat)["legal"]
    asked = {"version": 0, "action": legal[0]["notation"], "key": "once"}
    first = sitting.post(seat, "moves", **asked)
    sitting.move()
    again = sitting.post(seat, "moves", **asked)
    assert first["version"] == 1 and again["version"] == 2, "told what happened, and done only once"
    assert [each["version"] for each in again["happenings"]] == [1, 2]
    sitting.refused("key_reused", seat, "moves", **{**asked, "action": legal[1]["notation"]})


def test_things_that_are_not_there(home: House) -> None:
    sitting = home.table("austria", 2)
    home.refused("no_such_table", "GET", "/tables/nowhere")
    home.refused(
        "no_such_table", "POST", "/tables/nowhere/moves", {"version": 0, "action": "x", "key": "k"}
    )
    for odd in ("a%00b", "%F0%9F%8E%B2", "x" * 500, "aaaaaaaaaaa%27"):
        home.refused("no_such_table", "GET", f"/tables/{odd}", token="x")
    home.refused("not_found", "GET", "/nothing")
    home.refused(
        "not_found", "POST", f"{sitting.path}/proposals/one/vote", {"agree": True}, sitting.tokens[0]
    )
    home.refused(
        "no_such_proposal", "POST", f"{sitting.path}/proposals/1/vote", {"agree": True}, sitting.tokens[0]
    )
    home.refused(
        "no_such_seat", "POST", f"{sitting.path}/seats/5/bot", {"bot": "random"}, sitting.made["owner"]
    )
    home.refused(
        "no_such_seat", "POST", f"{sitting.path}/join", {"name": "x", "seat": 9}, sitting.tokens[0]
    )
    home.refused("method_not_allowed", "DELETE", sitting.path)


def test_joining(home: House) -> None:
    made = home.ask("POST", "/tables", {"game": "austria", "seats": [PERSON, PERSON]}, 201)
    path = f"/tables/{made['table']}/join"
    home.refused("no_token", "POST", path, {"name": "Ada"})
    home.refused("seat_needed", "POST", path, {"name": "Ada"}, made["watch"])
    home.refused("bad_request", "POST", path, {"name": "Ada", "seat": 0}, made["seats"][1]["token"])
    home.refused("bad_request", "POST", path, {"name": " \t "}, made["seats"][1]["token"])
    home.ask("PATCH", path.removesuffix("/join"), {"open": True}, token=made["owner"])
    first = home.ask("POST", path, {"name": "Ada", "seat": 1})
    home.refused("seat_taken", "POST", path, {"name": "Bea", "seat": 1})
    home.refused("no_free_seat", "POST", path, {"name": "Bea"})
    second = home.ask("POST", path, {"name": "Bea"}, token=made["seats"][0]["token"])
    assert (first["seat"], second["seat"]) == (1, 0)


def test_names_and_chat_are_told_as_plain_text(home: House) -> None:
    sitting = home.table("austria", 2)
    sitting.tokens[0] = sitting.post(0, "join", name="  <b>Ada</b>\u202e \x07 ")["token"]
    state = sitting.post(0, "chat", text="<script>alert(1)</script>\n\n  hello")
    assert state["seats"][0]["name"] == "<b>Ada</b>"
    assert state["chat"][-1]["text"] == "<script>alert(1)</script> hello"
    response = home.http.get(
        f"{API}{sitting.path}", headers={"Authorization": f"Bearer {sitting.tokens[0]}"}
    )
    assert response.headers["content-type"] == "application/json"
    assert response.headers["x-content-type-options"] == "nosniff"
    sitting.refused("bad_request", 0, "chat", text="x" * 501)
    sitting.refused("bad_request", 0, "chat", text="\n")


def test_watchers_can_speak_and_strangers_cannot(home: House) -> None:
    sitting = home.table("austria", 2, open=True)
    path = f"{sitting.path}/chat"
    said = home.ask("POST", path, {"text": "hello"}, token=sitting.made["watch"])["chat"][-1]
    assert (said["seat"], said["name"]) == (None, "a watcher")
    home.refused("no_token", "POST", path, {"text": "hello"})


def test_pages_of_other_sites_may_not_call(home: House) -> None:
    for origin in ("https://evil.example", "null", "http://testserver.evil.example"):
        response = home.http.get(f"{API}/catalog", headers={"Origin": origin})
        assert response.status_code == 403
        assert response.json()["error"]["code"] == "foreign_origin"
    assert home.http.get(f"{API}/catalog", headers={"Origin": "http://testserver"}).status_code == 200


def test_other_origins_can_be_allowed(tmp_path: Path) -> None:
    with house(tmp_path, origins="https://play.example, https://two.example") as home:
        for origin in ("https://play.example", "https://two.example"):
            assert home.http.get(f"{API}/catalog", headers={"Origin": origin}).status_code == 200


def test_requests_that_are_too_large(tmp_path: Path) -> None:
    with house(tmp_path, body_limit=1000) as home:
        home.refused("too_large", "POST", "/tables", {"x": "y" * 1000})

        def stream() -> Iterator[bytes]:
            for _ in range(50):
                yield b"x" * 100

        response = home.http.post(f"{API}/tables", content=stream())
        assert response.status_code == 413 and response.json()["error"]["code"] == "too_large"


def test_too_many_requests_from_an_address(tmp_path: Path) -> None:
    with house(tmp_path, rate_address=0.5) as home:
        answers = [home.http.get(f"{API}/catalog") for _ in range(6)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        assert answers[-1].json()["error"]["code"] == "too_many_requests"
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert home.http.get("/healthz").status_code == 200, "whoever runs the server is always answered"


def test_the_files_of_a_page_are_brought_by_the_hundred(tmp_path: Path) -> None:
    """Whoever keeps the page without a server brings all its files at once."""
    with house(tmp_path, rate_address=30) as home:
        answers = [home.http.get(f"/offline/assets/{number}.js") for number in range(600)]
        assert 429 not in {answer.status_code for answer in answers}
        assert home.http.get(f"{API}/catalog").status_code == 200


def test_too_many_changes_from_a_seat(tmp_path: Path) -> None:
    with house(tmp_path, rate_seat=1) as home:
        sitting = home.table("austria", 2)
        for _ in range(3):
            sitting.post(0, "chat", text="spam")
        sitting.refused("too_many_requests", 0, "chat", text="spam")
        sitting.post(1, "chat", text="the other seat is not disturbed")


def test_too_many_tables(tmp_path: Path) -> None:
    with house(tmp_path / "one", tables_per_hour=2) as home:
        for _ in range(2):
            home.table("austria", 1)
        home.refused("too_many_tables", "POST", "/tables", {"game": "austria", "seats": [PERSON]})
    with house(tmp_path / "two", most_tables=2) as home:
        for _ in range(2):
            sitting = home.table("austria", 1)
        home.refused("too_many_tables", "POST", "/tables", {"game": "austria", "seats": [PERSON]})
        home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
        home.table("austria", 1)


def test_every_answer_is_guarded(home: House) -> None:
    for path in ("/", f"{API}/catalog", f"{API}/nothing", "/healthz"):
        headers = home.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy and "script-src" not in policy
        assert headers["referrer-policy"] == "no-referrer"


def test_after_the_end(home: House) -> None:
    sitting = home.table("overbooking", 2)
    state = sitting.play_until(lambda state: state["finished"])
    assert state["to_move"] is None and state["undo"] is None
    sitting.refused("game_over", 0, "moves", version=state["version"], action="done", key=new_key())
    sitting.refused("game_over", 0, "undo", version=state["version"], key=new_key())
    sitting.refused("game_over", 0, "resign", key=new_key())
    record = home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])
    replayed = hotelier.replay(record)
    assert replayed.outcome is not None
    assert replayed.outcome.scores == state["finished"]["scores"]

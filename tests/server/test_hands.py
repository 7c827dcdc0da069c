"""Nobody but the person who took a seat sees its hand: neither the maker of the table, nor whoever knows a
link that was used before."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier.client import Refused, person
from tests.server.conftest import Serve
from tests.server.live.test_live import Live
from tests.server.postgres import Postgres
from tests.server.sitting import Answered, House, house

PERSON = {"kind": "person"}
GAMES = [("austria", {"staff": "draft"}), ("austria", {}), ("overbooking", {})]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def made_by(home: House, game: str = "austria", seats: int = 2, **asked: Any) -> Answered:
    """A table, and its maker has taken seat 0."""
    made = home.ask("POST", "/tables", {"game": game, "seats": [PERSON] * seats, **asked}, 201)
    made["own"] = join(home, made, made["seats"][0]["token"], "Ada")["token"]
    made["path"] = f"/tables/{made['table']}"
    return made


def join(home: House, made: Answered, token: str | None, name: str, **more: Any) -> Answered:
    return home.ask("POST", f"/tables/{made['table']}/join", {"name": name, **more}, token=token)


def chat(home: House, made: Answered) -> list[str]:
    return [line["text"] for line in home.ask("GET", made["path"], token=made["own"])["chat"]]


@pytest.mark.parametrize(("game", "options"), GAMES)
def test_an_invitation_shows_the_table_and_no_hand(home: House, game: str, options: dict[str, Any]) -> None:
    """Through every door: the state, the log, moves, hints, undo, records, and errors."""
    made = made_by(home, game, options=options)
    link = made["seats"][1]["token"]
    watched = home.ask("GET", f"{made['path']}?seen=0", token=made["watch"])
    state = home.ask("GET", f"{made['path']}?seen=0", token=link)
    assert (state["seat"], state["invited"], state["legal"], state["undo"]) == (None, 1, [], None)
    assert state["view"] == watched["view"] and state["happenings"] == watched["happenings"]
    assert state["game"] == game and state["seats"] == watched["seats"]
    move = {"version": 0, "action": "end", "key": "k"}
    asked: list[tuple[str, str, object]] = [
        ("POST", "moves", move),
        ("POST", "moves", {**move, "version": 7}),
        ("POST", "undo", {"version": 0, "key": "k"}),
        ("POST", "proposals", {"kind": "hints", "key": "k"}),
        ("POST", "resign", {"key": "k"}),
        ("POST", "chat", {"text": "I am seat 1"}),
        ("GET", "hint", None),
    ]
    for method, what, body in asked:
        home.refused("join_first", method, f"{made['path']}/{what}", body, link)
    for what in ("record", "replay?step=0&seat=1", "events?seat=1"):
        home.refused("not_over", "GET", f"{made['path']}/{what}", token=link)
    hand = join(home, made, link, "Bea")["state"]
    assert (hand["seat"], hand["invited"]) == (1, None)


def test_who_takes_the_seat_is_dealt_what_nobody_saw_before(home: House) -> None:
    made = made_by(home, "overbooking")
    before = home.ask("GET", made["path"], token=made["seats"][1]["token"])
    after = join(home, made, made["seats"][1]["token"], "Bea")["state"]
    assert before["view"] != after["view"], "there is a hand, and the invitation did not show it"


def test_a_link_that_the_maker_joined_with_and_handed_on(home: House) -> None:
    """The maker joins as Bea and sends Bea that seat's link: when she comes, it is hers alone."""
    made = made_by(home)
    trojan = join(home, made, made["seats"][1]["token"], "Bea")["token"]
    bea = join(home, made, trojan, "Bea")["token"]
    for link in (trojan, made["seats"][1]["token"]):
        home.refused("link_spent", "GET", made["path"], token=link)
        home.refused("link_spent", "POST", f"{made['path']}/join", {"name": "Bea"}, link)
        home.refused("link_spent", "GET", f"{made['path']}/hint", token=link)
    state = home.ask("GET", made["path"], token=bea)
    assert state["seat"] == 1 and state["seats"][1]["name"] == "Bea"
    assert any("Bea has taken again seat 2" in line for line in chat(home, made))


def test_a_spent_link_is_told_to_the_one_who_comes_and_once_to_the_table(home: House) -> None:
    made = made_by(home)
    link = made["seats"][1]["token"]
    join(home, made, link, "Bea")
    quiet = chat(home, made)
    refused = home.refused("link_spent", "GET", made["path"], token=link)
    assert "used already" in refused["message"]
    (line,) = chat(home, made)[len(quiet) :]
    assert line == "Somebody came with a link to seat 2 (Bea) that was used before."
    home.refused("link_spent", "POST", f"{made['path']}/join", {"name": "Bea"}, link)
    assert len(chat(home, made)) == len(quiet) + 1, "one line for each link, however often it is tried"


def test_the_owner_cannot_take_a_seat_from_its_person(home: House, tmp_path: Path) -> None:
    """A new invitation for a seat that is taken would show its hand to whoever asked for it."""
    made = made_by(home)
    path = f"{made['path']}/seats/1/invitation"
    first = home.ask("POST", path, token=made["owner"])["token"]
    home.refused("link_spent", "GET", made["path"], token=made["seats"][1]["token"])
    bea = join(home, made, first, "Bea")["token"]
    home.refused("owner_needed", "POST", path, token=made["own"])
    home.refused("player_present", "POST", path, token=made["owner"])
    assert home.ask("GET", made["path"], token=bea)["seat"] == 1
    with house(tmp_path, away_hours=0) as patient:
        sitting = patient.table("austria", 2)
        missing = sitting.state()["to_move"]
        path = f"{sitting.path}/seats/{missing}/invitation"
        link = patient.ask("POST", path, token=sitting.made["owner"])["token"]
        assert "was given a new link" in sitting.state(1 - missing)["chat"][-1]["text"]
        assert patient.ask("GET", sitting.path, token=link)["invited"] == missing
        patient.refused("link_spent", "GET", sitting.path, token=sitting.tokens[missing])


def test_a_lost_answer_to_joining_is_asked_for_again(home: House) -> None:
    """Nobody is shut out of a seat by a broken connection, and nobody else can ask for its token."""
    made = made_by(home, open=True, seats=3)
    link, key = made["seats"][1]["token"], "a key that nobody else can guess"
    first = join(home, made, link, "Bea", key=key)
    again = join(home, made, link, "Bea", key=key)
    assert (again["seat"], again["token"]) == (1, first["token"])
    home.refused("link_spent", "POST", f"{made['path']}/join", {"name": "Bea", "key": "k" * 16}, link)
    home.refused("bad_request", "POST", f"{made['path']}/join", {"name": "Bea", "key": "short"}, link)
    stranger = join(home, made, None, "Cyd", key="another key, 16 letters or more")
    assert stranger["seat"] == 2
    again = join(home, made, None, "Cyd", key="another key, 16 letters or more")
    assert (again["seat"], again["token"]) == (2, stranger["token"])
    later = join(home, made, first["token"], "Bea")
    home.refused("link_spent", "POST", f"{made['path']}/join", {"name": "Bea", "key": key}, link)
    assert home.ask("GET", made["path"], token=later["token"])["seat"] == 1


def test_on_two_workers_a_spent_link_is_spent_at_once(postgres: Postgres, serve: Serve) -> None:
    """What one worker has written, the other obeys: at no moment do both links open the seat."""
    database = postgres.new_database()
    one, other = serve(database).client(), serve(database).client()
    made = one.make_table("overbooking", [person(), person()])
    link = made.seats[1].token
    assert other.at(made.table, link).state().invited == 1
    bea = one.at(made.table, link)
    bea.join("Bea")
    for server in (other, one):
        with pytest.raises(Refused) as refused:
            server.at(made.table, link).state()
        assert refused.value.code == "link_spent"
    assert other.at(made.table, bea.token).state().seat == 1
    lines = other.at(made.table, made.watch).state().chat
    assert sum("used before" in line.text for line in lines) == 1


def test_live_connections_show_no_hand_but_to_who_took_the_seat(sqlite: str, serve: Serve) -> None:
    server = serve(sqlite)
    client = server.client()
    made = client.make_table("overbooking", [person(), person()])
    link = made.seats[1].token
    invited, watching = (Live(server, made.table, {"token": token}) for token in (link, made.watch))
    shown = invited.frame("state")["state"]
    assert (shown["seat"], shown["invited"]) == (None, 1)
    assert shown["view"] == watching.frame("state")["state"]["view"]
    bea = client.at(made.table, link)
    bea.join("Bea")
    assert invited.frame("error")["error"]["code"] == "link_spent", "the invitation is spent"
    trojan = Live(server, made.table, {"token": bea.token})
    assert trojan.frame("state")["state"]["seat"] == 1
    bea.join("Bea")
    assert trojan.frame("error")["error"]["code"] == "link_spent", "and so is a link that was handed on"
    assert trojan.closed_with() == 4403
    quiet = client.at(made.table, made.watch).state().chat
    late = Live(server, made.table, {"token": link})
    assert late.frame("error")["error"]["code"] == "link_spent"
    (line,) = client.at(made.table, made.watch).state().chat[len(quiet) :]
    assert line.text.startswith("Somebody came with a link to seat 2")
    for live in (invited, watching, trojan, late):
        live.close()

"""Strangers at open tables, and what an owner can do about them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from hotelier.core.game import Game
from hotelier.games import new_secret_game
from hotelier.server.bots.bot_process import Memory, Task
from hotelier.server.refusals import Refusal
from hotelier.server.tables.edits import LINES_AFTER_END
from hotelier.server.tables.house import ENGLISH
from hotelier.server.tables.names import check_name, look_of
from hotelier.wire.messages.table import HouseKind
from tests.patience import awaited
from tests.server.sitting import API, House, Sitting, house, new_key


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), seats_per_hour=1e6) as it:
        yield it


def open_table(home: House, people: int = 3, **more: Any) -> dict[str, Any]:
    seats = [{"kind": "person"}] * people
    return home.ask("POST", "/tables", {"game": "overbooking", "seats": seats, "open": True, **more}, 201)


def join(home: House, made: dict[str, Any], name: str, token: str | None = None) -> dict[str, Any]:
    return home.ask("POST", f"/tables/{made['table']}/join", {"name": name}, token=token)


def in_lobby(home: House, id: str) -> dict[str, Any] | None:
    tables = home.ask("GET", "/tables?open=true")["tables"]
    return next((each for each in tables if each["table"] == id), None)


# The lobby


def test_a_stranger_takes_one_seat_and_never_the_makers(home: House) -> None:
    made = open_table(home)
    path = f"/tables/{made['table']}/join"
    assert in_lobby(home, made["table"])["free"] == [1, 2]  # type: ignore[index]
    home.refused("seat_taken", "POST", path, {"name": "Zoe", "seat": 0})
    assert join(home, made, "Zoe")["seat"] == 1
    home.refused("seat_taken", "POST", path, {"name": "Yan"})
    assert in_lobby(home, made["table"])["free"] == [2]  # type: ignore[index]
    assert join(home, made, "Ada", made["seats"][0]["token"])["seat"] == 0
    assert join(home, made, "Bea", made["seats"][2]["token"])["seat"] == 2
    assert in_lobby(home, made["table"]) is None


def test_seats_at_open_tables_are_not_taken_in_masses(tmp_path: Path) -> None:
    with house(tmp_path, seats_per_hour=3) as home:
        tables = [open_table(home, 2) for _ in range(4)]
        for made in tables[:3]:
            join(home, made, "Zoe")
        path = f"/tables/{tables[3]['table']}/join"
        home.refused("too_many_requests", "POST", path, {"name": "Zoe"})
        assert join(home, tables[3], "Friend", tables[3]["seats"][1]["token"])["seat"] == 1


def test_bots_of_an_open_table_wait_until_all_are_there(home: House) -> None:
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "person"}, {"kind": "person"}]
    asked = {"game": "overbooking", "seats": seats, "open": True, "seed": 1}
    made = home.ask("POST", "/tables", asked, 201)
    joined = join(home, made, "Ada", made["seats"][0]["token"])
    assert joined["state"]["to_move"] == 0 and joined["state"]["version"] == 0
    join(home, made, "Zoe")
    path, token = f"/tables/{made['table']}", joined["token"]
    awaited(lambda: home.ask("GET", path, token=token), lambda state: state["version"] > 0, "a bot's move")


# Asking somebody to leave


def test_who_is_asked_to_leave_is_gone_and_all_is_dealt_anew(home: House) -> None:
    made = open_table(home)
    path = f"/tables/{made['table']}"
    mine = join(home, made, "Ada", made["seats"][0]["token"])
    theirs = join(home, made, "Zoe")
    before = home.ask("GET", path, token=mine["token"])["view"]
    home.refused("owner_needed", "POST", f"{path}/seats/1/kick", {}, mine["token"])
    home.ask("POST", f"{path}/seats/1/kick", {}, token=made["owner"])
    home.refused("link_spent", "GET", path, None, theirs["token"])
    home.refused("no_free_seat", "POST", f"{path}/join", {"name": "Zoe again"})
    after = home.ask("GET", path, token=mine["token"])
    assert after["view"] != before, "the owner learns nothing by it: the hands are others"
    assert after["version"] == 1 and not after["seats"][1]["taken"]
    late = {"version": 0, "action": "done", "key": new_key()}
    home.refused("stale_version", "POST", f"{path}/moves", late, mine["token"])
    news = home.ask("GET", f"{path}?seen=0", token=mine["token"])["happenings"]
    assert [each["version"] for each in news] == [0, 1] and news[1]["seat"] is None
    [drawn] = [each["cards"] for each in news[0]["events"] if each.get("cards")]
    hand = after["view"]["players"][0]["known_hand"]
    assert [f"{card['house']} {card['beds']}" for card in drawn] == hand, "what is told is the new deal"
    told = [line["told"]["kind"] for line in after["chat"] if line["told"]]
    assert told == ["kicked", "dealt_anew", "spent_link"]
    home.refused("no_such_seat", "POST", f"{path}/seats/1/kick", {}, made["owner"])
    home.refused("no_such_seat", "POST", f"{path}/seats/7/kick", {}, made["owner"])


def test_a_game_dealt_anew_is_the_one_that_is_kept(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        home.ask("POST", f"{sitting.path}/seats/1/kick", {}, token=sitting.made["owner"])
        link = home.ask("POST", f"{sitting.path}/seats/1/invitation", {}, token=sitting.made["owner"])
        joined = join(home, sitting.made, "Bea", link["token"])
        sitting.tokens[1] = joined["token"]
        sitting.move()
        seen = [sitting.state(seat)["view"] for seat in (0, 1)]
    with house(tmp_path) as home:
        sitting.house = home
        assert [sitting.state(seat)["view"] for seat in (0, 1)] == seen


def test_once_another_one_has_moved_it_takes_a_vote(home: House) -> None:
    """Whoever moves at once does not escape by that."""
    sitting = home.table("overbooking", 2)
    first = sitting.state()["to_move"]
    sitting.move()
    other = f"{sitting.path}/seats/{1 - first}/kick"
    home.refused("game_begun", "POST", other, {}, sitting.made["owner"])
    home.ask("POST", f"{sitting.path}/seats/{first}/kick", {}, token=sitting.made["owner"])
    state = sitting.state(1 - first)
    assert state["version"] == 2 and state["happenings"][-1]["undone_to"] == 0
    hands = [player["hand_size"] for player in state["view"]["players"]]
    assert hands[0] == hands[1], "dealt anew"


def test_what_the_maker_chose_is_begun_again_as_it_was(home: House) -> None:
    """A deal from a seed, or the point of a record, is nobody's secret: it stays."""
    sitting = home.table("overbooking", 2, seed=4)
    before = sitting.state()["view"]
    first = sitting.state()["to_move"]
    sitting.move()
    home.ask("POST", f"{sitting.path}/seats/{first}/kick", {}, token=sitting.made["owner"])
    assert home.ask("GET", sitting.path, token=sitting.tokens[1 - first])["version"] == 2
    link = home.ask("POST", f"{sitting.path}/seats/{first}/invitation", {}, token=sitting.made["owner"])
    sitting.tokens[first] = join(home, sitting.made, "Zoe", link["token"])["token"]
    assert sitting.state()["view"] == before
    sitting.move()


def test_a_seat_whose_holder_resigned_can_be_taken_by_somebody_else(home: House) -> None:
    sitting = home.table("overbooking", 3)
    sitting.post(1, "resign", key=new_key())
    home.ask("POST", f"{sitting.path}/seats/1/kick", {}, token=sitting.made["owner"])
    link = home.ask("POST", f"{sitting.path}/seats/1/invitation", {}, token=sitting.made["owner"])
    assert join(home, sitting.made, "Zoe", link["token"])["seat"] == 1


def test_what_somebody_agreed_to_goes_with_them(home: House) -> None:
    sitting = home.table("overbooking", 2)
    proposed = sitting.post(0, "proposals", kind="hints", key=new_key())["proposals"][0]["number"]
    assert sitting.post(1, f"proposals/{proposed}/vote", agree=True)["hints"]
    home.ask("POST", f"{sitting.path}/seats/1/kick", {}, token=sitting.made["owner"])
    link = home.ask("POST", f"{sitting.path}/seats/1/invitation", {}, token=sitting.made["owner"])
    assert not join(home, sitting.made, "Zoe", link["token"])["state"]["hints"]


def test_who_came_by_a_link_and_was_sent_away_does_not_come_back_as_a_stranger(home: House) -> None:
    made = open_table(home)
    join(home, made, "Zoe", made["seats"][1]["token"])
    home.ask("POST", f"/tables/{made['table']}/seats/1/kick", {}, token=made["owner"])
    home.refused("no_free_seat", "POST", f"/tables/{made['table']}/join", {"name": "Zoe"})


def test_bots_think_about_the_game_that_was_dealt_last() -> None:
    memory = Memory()
    first, second = (new_secret_game("overbooking", seats=2).record() for _ in range(2))

    def game_of(record: dict[str, Any]) -> Game:
        return memory.game_of(Task("choose", "table", record, 0, "random", 0))

    assert game_of(first) is game_of(first)
    assert game_of(second).record() == second


# Chat


def test_who_is_muted_cannot_speak(home: House) -> None:
    sitting = home.table("overbooking", 3)
    owner = sitting.made["owner"]
    home.ask("PATCH", sitting.path, {"muted": [1], "watchers_muted": True}, token=owner)
    sitting.refused("muted", 1, "chat", text="hello")
    home.refused("muted", "POST", f"{sitting.path}/chat", {"text": "hello"}, sitting.made["watch"])
    sitting.post(2, "chat", text="hello")
    home.ask("POST", f"{sitting.path}/chat", {"text": "order, please"}, token=owner)
    state = sitting.state()
    assert [seat["muted"] for seat in state["seats"]] == [False, True, False] and state["watchers_muted"]
    home.ask("PATCH", sitting.path, {"muted": [], "watchers_muted": False}, token=owner)
    sitting.post(1, "chat", text="hello")
    home.refused("no_such_seat", "PATCH", sitting.path, {"muted": [5]}, owner)


def test_the_chat_of_a_table_that_is_over_is_bounded(home: House) -> None:
    sitting = home.table("overbooking", 2)
    sitting.post(0, "chat", text="before")
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    for number in range(LINES_AFTER_END):
        sitting.post(number % 2, "chat", text=f"line {number}")
    sitting.refused("chat_full", 0, "chat", text="one more")


def test_the_house_has_words_for_all_that_it_says() -> None:
    assert set(ENGLISH) == set(get_args(HouseKind))


def test_a_line_that_is_sent_again_at_the_end_is_said_once(home: House) -> None:
    sitting = home.table("overbooking", 2)
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    for number in range(LINES_AFTER_END):
        sitting.post(0, "chat", text="good game", key=f"line {number}")
    sitting.post(0, "chat", text="good game", key=f"line {LINES_AFTER_END - 1}")
    sitting.refused("chat_full", 0, "chat", text="good game", key="another")


def test_what_the_house_says_is_told_as_facts_too(home: House) -> None:
    sitting = home.table("overbooking", 3)
    sitting.post(1, "resign", key=new_key())
    line = sitting.state()["chat"][-1]
    assert line["text"] == "Waiter plays for player 1 (seat 2)."
    assert line["told"] == {
        "kind": "bot_plays",
        "name": "player 1",
        "seat": 1,
        "bot": "waiter",
        "number": None,
        "proposal": None,
    }
    sitting.post(0, "chat", text="what a pity")
    assert sitting.state()["chat"][-1]["told"] is None


# Reports


def test_a_report_reaches_the_operator_and_nobody_else(home: House) -> None:
    sitting = home.table("overbooking", 2)
    before = sitting.state()
    sitting.post(0, "reports", text="rude words", seat=1)
    assert sitting.state() == before
    sitting.refused("no_such_seat", 0, "reports", text="rude", seat=9)
    assert reported(sitting) == [(0, 1, "rude words")]
    for number in range(4):
        sitting.post(0, "reports", text=f"again {number}")
    sitting.refused("too_many_requests", 0, "reports", text="again")
    sitting.post(1, "reports", text="he reports all the time", seat=0)
    made = open_table(home)
    assert home.http.post(f"{API}/tables/{made['table']}/reports", json={"text": "x"}).status_code == 401


def reported(sitting: Sitting) -> list[tuple[int, int, str]]:
    import sqlite3

    file = sitting.house.http.app.state.service.settings.sqlite_file  # type: ignore[attr-defined]
    with sqlite3.connect(file) as database:
        query = "SELECT seat, about, text FROM reports WHERE table_id = ?"
        return database.execute(query, (sitting.id,)).fetchall()


# Names


@pytest.mark.parametrize(
    "name",
    [
        "the house",
        "The  House",
        "ТНЕ HОUSE",
        "the h0use",
        "t h e house",
        "The Owner",
        "A watcher",
        "tһe house",
        "Das Haus",
        "La casa",
        "Дом",
    ],
)
def test_nobody_passes_for_the_house(home: House, name: str) -> None:
    made = open_table(home)
    home.refused("name_taken", "POST", f"/tables/{made['table']}/join", {"name": name})


@pytest.mark.parametrize("name", ["Ada", "ADA", "Аdа", "A.da", "Ádä", "Ａｄａ", "ada "])
def test_nobody_passes_for_somebody_else_at_the_table(home: House, name: str) -> None:
    made = open_table(home)
    join(home, made, "Ada", made["seats"][0]["token"])
    home.refused("name_taken", "POST", f"/tables/{made['table']}/join", {"name": name})


def test_who_comes_back_keeps_the_own_name(home: House) -> None:
    made = open_table(home)
    joined = join(home, made, "Ada", made["seats"][0]["token"])
    assert join(home, made, "Ada", joined["token"])["seat"] == 0


def test_names_that_differ_are_fine() -> None:
    assert look_of("🎩") != look_of("🐱")
    check_name("रामा", ["राम"])
    for name in ("Bill", "Bob", "Игорь", "李雷", "🐱", "House", "Theo"):
        check_name(name, ["Will", "Rob", "Игнат", "韩梅梅", "🎩"])
    with pytest.raises(Refusal):
        check_name("Игорь", ["игорь"])

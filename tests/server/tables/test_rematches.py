"""Playing again: the same people and bots, and the next seat starts. Also how tables are told in short."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.sitting import House, Sitting, house

KEYS = [f"{number} is a key that nobody guesses" for number in range(3)]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def played(home: House, people: int, bots: int, **asked: Any) -> Sitting:
    sitting = home.table("overbooking", people, bots, **asked)
    while not (state := sitting.state())["finished"]:
        if state["to_move"] in sitting.tokens:
            sitting.move(1)
    return sitting


def start_of(home: House, table: str, token: str) -> int:
    state = home.ask("GET", f"/tables/{table}?seen=0", token=token)
    start: int = state["happenings"][0]["events"][0]["start"]
    return start


def test_everybody_comes_back_to_the_same_seat_and_the_next_one_starts(home: House) -> None:
    old = played(home, 2, 1, options={"bonus": "expert"}, undo="always")
    first = old.post(0, "rematch", key=KEYS[0])
    told = old.state(1)
    assert told["rematch"] == first["table"] and told["chat"][-1]["told"]["kind"] == "rematch"
    assert first["owner"] and first["watch"], "whoever asked first has made the table"
    second = old.post(1, "rematch", key=KEYS[1])
    assert (second["table"], second["seat"]) == (first["table"], 1)
    assert (second["owner"], second["watch"]) == (None, None)
    path = f"/tables/{first['table']}"
    for seat, invitation in enumerate((first, second)):
        joined = home.ask("POST", f"{path}/join", {"name": f"player {seat}"}, token=invitation["token"])
        assert joined["seat"] == seat
    state = joined["state"]
    before = old.state()
    assert [seat["name"] for seat in state["seats"]] == [seat["name"] for seat in before["seats"]]
    assert [seat["bot"] for seat in state["seats"]] == [None, None, "random"]
    assert (state["options"], state["undo_rule"]) == (before["options"], "always")
    assert not state["known_seed"]
    started = start_of(home, old.id, old.tokens[0])
    assert start_of(home, first["table"], joined["token"]) == (started + 1) % 3
    old.refused("seat_taken", 1, "rematch", key=KEYS[2])


def test_a_lost_answer_is_given_again(home: House) -> None:
    old = played(home, 2, 0)
    first = old.post(0, "rematch", key="a key to be used once")
    assert old.post(0, "rematch", key="a key to be used once") == first
    assert sum(line["told"]["kind"] == "rematch" for line in old.state()["chat"]) == 1


def test_nobody_plays_again_before_the_end_or_without_a_seat(home: House) -> None:
    running = home.table("overbooking", 2)
    running.refused("not_over", 0, "rematch", key=KEYS[0])
    old = played(home, 2, 0)
    asked = {"key": KEYS[0] + "!"}
    home.refused("seat_needed", "POST", f"{old.path}/rematch", asked, old.made["watch"])
    assert old.state()["rematch"] is None


def test_alone_against_the_automaton_options_are_the_same(home: House) -> None:
    old = home.table("austria", 1, options={"difficulty": "hard", "modules": "1,3"})
    old.play_until(lambda state: state["finished"])
    again = old.post(0, "rematch", key="again against Elisabeth")
    joined = home.ask("POST", f"/tables/{again['table']}/join", {"name": "Ada"}, token=again["token"])
    assert joined["state"]["options"] == old.state()["options"]
    assert joined["state"]["automata"] == ["elisabeth"]


def test_tables_are_told_in_short(home: House) -> None:
    running = home.table("overbooking", 2)
    over = played(home, 2, 0)
    keys = [
        {"table": running.id, "token": running.tokens[1]},
        {"table": over.id, "token": over.made["watch"]},
        {"table": running.id, "token": "x"},
        {"table": "nowhere"},
    ]
    notes = home.ask("POST", "/tables/notes", {"tables": keys})["tables"]
    assert [note["table"] for note in notes] == [running.id, over.id]
    assert (notes[0]["seat"], notes[0]["round"], notes[0]["finished"]) == (1, 1, None)
    assert notes[0]["to_move"] == running.state()["to_move"]
    assert [seat["name"] for seat in notes[0]["seats"]] == ["player 0", "player 1"]
    assert (notes[1]["seat"], notes[1]["to_move"]) == (None, None)
    assert notes[1]["finished"] == over.state()["finished"]

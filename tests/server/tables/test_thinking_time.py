"""The clock of a table: whose time runs, how much is left, and what happens when there is none."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hotelier.server import clock
from hotelier.server.store.flags import Flags
from hotelier.server.tables.thinking_time import HEAD_START
from tests.server.older import take_back
from tests.server.sitting import Answered, House, Sitting, house, new_key
from tests.server.times import Times

MINUTE = 60
HOUR = 60 * MINUTE
DAY = 24 * HOUR
START = HEAD_START // 1000
LIVE = {"kind": "live", "bank": 10 * MINUTE, "increment": 20, "bot": "random"}
LETTERS = {"kind": "correspondence", "turn": DAY, "bank": 2 * DAY, "vacation": 5, "bot": "random"}


@pytest.fixture(scope="module")
def times() -> Iterator[Times]:
    made = Times()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(clock, "time", made)
        yield made


@pytest.fixture(scope="module")
def home(times: Times, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        it.http.app.state.service.bots.call = lambda id: None  # type: ignore[attr-defined] # bots wait
        yield it


def seconds_left(state: Answered) -> list[float | None]:
    return [None if each is None else each["left"] / 1000 for each in state["clock"]["seats"]]


def look_at_flags(home: House) -> None:
    """What every worker does again and again."""
    assert home.http.portal is not None
    flags: Flags = home.http.app.state.service.flags  # type: ignore[attr-defined]
    home.http.portal.call(flags.look)


def house_lines(state: Answered) -> list[str]:
    return [line["told"]["kind"] for line in state["chat"] if line["told"]]


def decide(sitting: Sitting) -> Answered:
    """The next seat decides until it is somebody else's turn."""
    seat = sitting.state()["to_move"]
    while (state := sitting.move())["to_move"] == seat:
        pass
    return state


# Whose time runs


def test_no_clock_if_none_is_asked_for(home: House) -> None:
    assert home.table("overbooking", 2).state()["clock"] is None


def test_it_begins_to_run_a_moment_after_all_have_come(home: House, times: Times) -> None:
    asked = {"game": "overbooking", "seats": [{"kind": "person"}] * 2, "clock": LIVE, "open": True}
    made = home.ask("POST", "/tables", asked, 201)
    path = f"/tables/{made['table']}"
    listed = home.ask("GET", "/tables?open=true")["tables"]
    assert [each["clock"]["bank"] for each in listed if each["table"] == made["table"]] == [600]
    first = made["seats"][0]["token"]
    token = home.ask("POST", f"{path}/join", {"name": "Ada"}, token=first)["token"]
    times.go_on(HOUR)
    state = home.ask("GET", path, token=token)
    assert state["clock"]["running"] is None and seconds_left(state) == [600, 600]
    home.ask("POST", f"{path}/join", {"name": "Bela"}, token=made["seats"][1]["token"])
    state = home.ask("GET", path, token=token)
    mover = state["to_move"]
    assert (state["clock"]["running"], state["clock"]["starts_in"]) == (mover, HEAD_START)
    times.go_on(START + 5)
    state = home.ask("GET", path, token=token)
    assert seconds_left(state)[mover] == 620 - 5
    assert seconds_left(state)[1 - mover] == 600


def test_only_who_decides_loses_time_and_every_turn_brings_more(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    first = sitting.state()["to_move"]
    times.go_on(START + 100)
    state = decide(sitting)
    assert state["clock"]["running"] == 1 - first
    expected = {first: 620 - 100, 1 - first: 620}
    assert seconds_left(state) == [expected[0], expected[1]]
    times.go_on(15)
    state = decide(sitting)
    expected = {first: 520 + 20, 1 - first: 620 - 15}
    assert seconds_left(state) == [expected[0], expected[1]]


def test_several_decisions_of_one_turn_bring_one_increment(home: House, times: Times) -> None:
    sitting = home.table("austria", 2, clock=LIVE)
    times.go_on(START)
    in_a_row = 0
    state = sitting.state()
    for number in range(40):
        before, seat = seconds_left(state), state["to_move"]
        times.go_on(1)
        state = sitting.move(number)
        if state["to_move"] == seat and not turn_begun(state, seat):
            in_a_row += 1
            assert seconds_left(state)[seat] == (before[seat] or 0) - 1
    assert in_a_row > 2


def turn_begun(state: Answered, seat: int) -> bool:
    told = state["happenings"][-1]["events"]
    return any(event["kind"] == "turn_begins" and event["seat"] == seat for event in told)


def test_alone_against_leopold_every_turn_brings_its_increment(home: House, times: Times) -> None:
    """Only one seat ever decides there: the game says when a turn begins."""
    sitting = home.table("austria", 1, clock=LIVE)
    times.go_on(START)
    before = seconds_left(sitting.state())[0]
    turns = 0
    for _ in range(40):
        turns += turn_begun(sitting.move(), 0)
    assert before == 620 and turns > 2
    assert seconds_left(sitting.state()) == [620 + 20 * turns]


def test_bots_have_no_time_and_use_none(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 1, 1, clock=LIVE)
    sitting.play_until(lambda state: state["to_move"] == 1)
    state = sitting.state()
    assert state["clock"]["running"] is None and state["clock"]["seats"][1] is None
    times.go_on(HOUR)
    assert seconds_left(sitting.state()) == seconds_left(state)


def test_nobody_waits_for_the_last_one_and_their_time_stands_still(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    mover = sitting.state()["to_move"]
    times.go_on(START + 30)
    sitting.post(1 - mover, "resign", key=new_key(), bot="random")
    times.go_on(HOUR)
    state = sitting.state()
    assert state["clock"]["running"] is None and seconds_left(state)[mover] == 620 - 30


def test_what_is_taken_back_brings_neither_time_nor_increments(home: House, times: Times) -> None:
    """Nor does anybody think on the clock of another: whoever takes back has used the time since."""
    sitting = home.table("overbooking", 2, clock=LIVE, seed=7)
    first = sitting.state()["to_move"]
    times.go_on(START + 50)
    state = decide(sitting)
    times.go_on(10)
    assert seconds_left(sitting.state())[1 - first] == 620 - 10
    state = sitting.post(first, "undo", version=state["version"], key=new_key(), to=0)
    assert state["to_move"] == state["clock"]["running"] == first
    assert seconds_left(state)[first] == 620 - 50 - 10
    assert seconds_left(state)[1 - first] == 620
    state = decide(sitting)
    assert seconds_left(state)[1 - first] == 620, "the same turn brings no second increment"


def test_while_a_proposal_waits_the_time_of_who_decides_runs(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    times.go_on(START)
    seat = sitting.state()["to_move"]
    sitting.post(1 - seat, "proposals", kind="hints", key=new_key())
    times.go_on(10)
    assert seconds_left(sitting.state())[seat] == 610


def test_the_time_of_a_turn_goes_before_the_bank_and_is_not_kept(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LETTERS)
    first = sitting.state()["to_move"]
    times.go_on(START + DAY / 2)
    decide(sitting)
    state = decide(sitting)
    assert seconds_left(state)[first] == 3 * DAY and state["clock"]["seats"][first]["bank"] == 2000 * DAY
    times.go_on(DAY + HOUR)
    state = sitting.state()
    assert state["clock"]["seats"][first]["bank"] == seconds_left(state)[first] * 1000  # type: ignore[operator]
    decide(sitting)
    state = decide(sitting)
    assert state["clock"]["seats"][first]["bank"] == 1000 * (2 * DAY - HOUR)
    assert seconds_left(state)[first] == 3 * DAY - HOUR


# When there is none left


def test_a_bot_stands_in_and_the_person_comes_back_after_the_turn(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock={**LIVE, "increment": 0})
    seat = sitting.state()["to_move"]
    times.go_on(START + 600)
    look_at_flags(home)
    assert sitting.state()["seats"][seat]["bot"] is None, "a move that came in time may still be waiting"
    times.go_on(1)
    state = sitting.state(seat)
    late = {"version": state["version"], "action": state["legal"][0]["notation"], "key": new_key()}
    sitting.refused("time_is_up", seat, "moves", **late)
    look_at_flags(home)
    look_at_flags(home)
    state = sitting.state()
    assert state["seats"][seat]["bot"] == "random" and not state["seats"][seat]["resigned"]
    assert house_lines(state) == ["time_up"], "once"
    assert state["clock"]["seats"][seat]["out"] and seconds_left(state)[seat] == 0
    sitting.refused("time_is_up", seat, "join", name=f"player {seat}")
    play_for_bot(home, sitting, seat)
    joined = sitting.post(seat, "join", name=f"player {seat}")
    sitting.tokens[seat] = joined["token"]
    assert joined["state"]["seats"][seat]["bot"] is None
    assert (
        seconds_left(joined["state"])[seat] == MINUTE and not joined["state"]["clock"]["seats"][seat]["out"]
    )


def play_for_bot(home: House, sitting: Sitting, seat: int) -> None:
    """What the bot does when it has thought."""
    service = home.http.app.state.service  # type: ignore[attr-defined]
    assert home.http.portal is not None
    while sitting.state()["to_move"] == seat:
        table = home.http.portal.call(service.host.newest, sitting.id)
        home.http.portal.call(service.bots.move, table, "random")


@pytest.mark.parametrize("people", [2, 3, 4])
def test_who_loses_on_time_is_last_whatever_the_points(home: House, times: Times, people: int) -> None:
    sitting = home.table("overbooking", people, clock={**LIVE, "at_zero": "lost"})
    seat = sitting.state()["to_move"]
    times.go_on(START + 700)
    look_at_flags(home)
    state = sitting.state()
    assert state["seats"][seat]["resigned"] and house_lines(state) == ["time_lost"]
    sitting.refused("seat_taken", seat, "join", name="again")
    while (state := sitting.state())["finished"] is None:
        if state["to_move"] == seat:
            play_for_bot(home, sitting, seat)
        else:
            sitting.move(1)
    finished = state["finished"]
    assert finished["ranking"][seat] == people and seat not in finished["winners"]
    others = [each for each in range(people) if each != seat]
    best = max(finished["scores"][each] for each in others)
    assert set(finished["winners"]) <= {each for each in others if finished["scores"][each] == best}
    assert finished["winners"]


def test_alone_and_lost_leopold_has_won(home: House, times: Times) -> None:
    sitting = home.table("austria", 1, clock={**LIVE, "at_zero": "lost"})
    times.go_on(START + 700)
    look_at_flags(home)
    service = home.http.app.state.service  # type: ignore[attr-defined]
    assert home.http.portal is not None
    while (state := sitting.state())["finished"] is None:
        table = home.http.portal.call(service.host.newest, sitting.id)
        home.http.portal.call(service.bots.move, table, "random")
    assert state["finished"]["winners"] == [1] and state["finished"]["ranking"] == [2, 1]


def test_a_rematch_keeps_the_clock(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LETTERS)
    while not sitting.state()["finished"]:
        sitting.move(1)
    again = sitting.post(0, "rematch", key="a key that nobody can guess")
    state = home.ask("GET", f"/tables/{again['table']}", token=again["token"])
    assert state["clock"]["rule"] == {**LETTERS, "increment": 0, "at_zero": "bot"}
    assert seconds_left(state) == [3 * DAY, 3 * DAY]


def test_a_closed_table_has_no_time(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    times.go_on(START + 10)
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    times.go_on(HOUR)
    look_at_flags(home)
    state = sitting.state()
    assert state["clock"]["running"] is None and house_lines(state) == []


def test_who_is_sent_away_takes_the_used_time_along(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    times.go_on(START + 100)
    home.ask("POST", f"{sitting.path}/seats/1/kick", {"key": "k"}, token=sitting.made["owner"])
    assert seconds_left(sitting.state()) == [600, 600] and sitting.state()["clock"]["running"] is None


def test_notes_of_tables_tell_the_time(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LIVE)
    times.go_on(START + 10)
    asked = {"tables": [{"table": sitting.id, "token": sitting.tokens[0]}]}
    note = home.ask("POST", "/tables/notes", asked)["tables"][0]
    assert note["clock"] == sitting.state()["clock"]


# Vacation


def test_on_vacation_the_own_time_stands_still(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LETTERS)
    seat = sitting.state()["to_move"]
    times.go_on(START + HOUR)
    state = sitting.post(seat, "vacation", days=3, key="once")
    assert sitting.post(seat, "vacation", days=3, key="once")["chat"] == state["chat"], "sent twice"
    assert state["clock"]["seats"][seat]["away_for"] == 3000 * DAY
    assert state["clock"]["seats"][seat]["vacation"] == 2000 * DAY
    times.go_on(2 * DAY)
    assert seconds_left(sitting.state())[seat] == 3 * DAY - HOUR
    state = sitting.post(seat, "vacation", days=0, key=new_key())
    assert state["clock"]["seats"][seat]["vacation"] == 3000 * DAY, "what was not used can be taken later"
    times.go_on(HOUR)
    assert seconds_left(sitting.state())[seat] == 3 * DAY - 2 * HOUR
    assert house_lines(sitting.state()) == ["vacation", "vacation_over"]
    assert sitting.refused("no_vacation", seat, "vacation", days=4, key=new_key())["message"].count("3")


def test_a_vacation_ends_by_itself_and_by_a_decision(home: House, times: Times) -> None:
    sitting = home.table("overbooking", 2, clock=LETTERS)
    seat = sitting.state()["to_move"]
    sitting.post(seat, "vacation", days=1, key=new_key())
    times.go_on(DAY + HOUR)
    assert seconds_left(sitting.state())[seat] == 3 * DAY - HOUR
    sitting.post(1 - seat, "vacation", days=2, key=new_key())
    state = decide(sitting)
    assert state["clock"]["running"] == 1 - seat and state["clock"]["starts_in"] == 2000 * DAY
    state = decide(sitting)
    assert state["clock"]["seats"][1 - seat]["vacation"] == 5000 * DAY
    assert state["clock"]["seats"][1 - seat]["away_for"] == 0


def test_there_is_no_vacation_from_a_live_game(home: House) -> None:
    for rule in (LIVE, None):
        sitting = home.table("overbooking", 2, clock=rule)
        sitting.refused("no_vacation", 0, "vacation", days=1, key=new_key())


# What cannot be chosen


@pytest.mark.parametrize(
    ("clock", "word"),
    [
        ({"kind": "live"}, "bank"),
        ({"kind": "live", "bank": 1}, "60 to 43200"),
        ({"kind": "live", "bank": 600, "increment": 10_000}, "0 to 600"),
        ({"kind": "live", "bank": 600, "vacation": 1}, "vacation"),
        ({"kind": "live", "bank": 600, "turn": DAY}, "turn"),
        ({"kind": "correspondence", "turn": 0, "bank": 9 * DAY}, "turn"),
        ({"kind": "correspondence", "turn": 99_999_999}, "turn"),
        ({"kind": "correspondence", "turn": DAY, "vacation": 1_000}, "0 to 60 days"),
        ({"kind": "live", "bank": 600, "bot": "nobody"}, "nobody"),
    ],
)
def test_clocks_that_make_no_sense_are_refused(home: House, clock: dict[str, Any], word: str) -> None:
    asked = {"game": "overbooking", "seats": [{"kind": "person"}] * 2, "clock": clock}
    assert word in home.refused("bad_option", "POST", "/tables", asked)["message"]


@pytest.mark.parametrize("bank", [-1, 10**12, 0.5, "600", None])
def test_numbers_that_are_none_are_refused(home: House, bank: object) -> None:
    clock = {"kind": "live", "bank": bank}
    asked = {"game": "overbooking", "seats": [{"kind": "person"}] * 2, "clock": clock}
    home.refused("bad_request", "POST", "/tables", asked)


# Over restarts


def test_a_restart_takes_nobodys_time(times: Times, tmp_path: Path) -> None:
    """Not by what passes between, nor by a clock on the wall that is wrong."""
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2, clock=LIVE)
        seat = sitting.state()["to_move"]
        times.go_on(START + 100)
    times.reboot(times.wall + 1000 * DAY)
    with house(tmp_path) as home:
        sitting.house = home
        look_at_flags(home)
        assert seconds_left(sitting.state())[seat] == 620 - 100
        times.go_on(20)
        assert seconds_left(sitting.state())[seat] == 620 - 120


def test_tables_from_before_there_were_clocks_are_played_on(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2)
        version = sitting.move()["version"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        seating = json.loads(database.execute("SELECT doc FROM tables").fetchone()[0])
        del seating["clock"]
        database.execute("UPDATE tables SET doc = ?", (json.dumps(seating),))
        take_back(database, "0006")
    database.close()
    with house(tmp_path) as home:
        sitting.house = home
        state = sitting.state()
        assert (state["version"], state["clock"]) == (version, None)
        assert sitting.move()["version"] == version + 1
        other = home.table("overbooking", 2, clock=LIVE)
        assert other.state()["clock"]["running"] is not None


def test_a_table_that_could_not_be_played_used_no_time(times: Times, tmp_path: Path) -> None:
    with house(tmp_path) as home:
        sitting = home.table("overbooking", 2, clock=LIVE)
        seat = sitting.state()["to_move"]
        times.go_on(START)
    file = tmp_path / "tables.sqlite"
    rules = change_rules(file, 0)
    with house(tmp_path) as home:
        home.refused("rules_changed", "GET", sitting.path, token=sitting.tokens[0])
        times.go_on(HOUR)
        look_at_flags(home)
    change_rules(file, rules)
    with house(tmp_path) as home:
        sitting.house = home
        assert seconds_left(sitting.state())[seat] == 620
        times.go_on(700)
        look_at_flags(home)
        assert house_lines(sitting.state()) == ["time_up"]


def change_rules(file: Path, rules: int) -> int:
    """Write another version of the rules into the only record; the one before."""
    with sqlite3.connect(file) as database:
        record = json.loads(database.execute("SELECT record FROM snapshots").fetchone()[0])
        before: int = record["rules"]
        database.execute("UPDATE snapshots SET record = ?", (json.dumps({**record, "rules": rules}),))
    database.close()
    return before

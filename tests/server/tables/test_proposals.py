"""Taking back, proposals, resigning and standing in."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.sitting import House, Sitting, house, new_key

SEED = 5


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def at_first_turn(home: House, people: int = 2, bots: int = 0) -> Sitting:
    """A table of Grand Austria Hotel where the first turn has begun."""
    sitting = home.table("austria", people, bots, seed=SEED)
    sitting.play_until(lambda state: state["view"]["phase"] == "turns")
    return sitting


def turn_of(sitting: Sitting) -> tuple[int, dict[str, Any]]:
    seat = sitting.state()["to_move"]
    return seat, sitting.state(seat)


def without_clock(state: dict[str, Any]) -> Any:
    return state["view"], state["legal"], state["to_move"]


def test_an_own_decision_is_taken_back_freely_while_nothing_came_out(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    sitting.play(seat, "die 1", before["version"])
    after = sitting.state(seat)
    assert after["undo"] == "free"
    undone = sitting.post(seat, "undo", version=after["version"], key=new_key())
    assert without_clock(undone) == without_clock(before)
    assert undone["version"] == after["version"] + 1, "the log goes on: an undo is an entry of its own"
    last = undone["happenings"][-1]
    assert (last["undone_to"], last["events"]) == (before["version"], [])
    assert after["happenings"][-1]["undone_to"] is None
    assert undone["proposals"] == []


def test_several_decisions_are_taken_back_at_once(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    state = sitting.play(seat, "die 1", before["version"])
    state = sitting.play(seat, "take 0 cake", state["version"])
    undone = sitting.post(seat, "undo", version=state["version"], key=new_key(), to=before["version"])
    assert without_clock(undone) == without_clock(before)


def test_a_guest_who_came_up_cannot_be_unseen(home: House) -> None:
    """T1: taking a guest reveals the next one of the deck."""
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    taken = sitting.play(seat, "guest 5", before["version"])
    assert taken["undo"] == "ask"
    asked = sitting.post(seat, "undo", version=taken["version"], key=new_key())
    assert asked["version"] == taken["version"], "nothing is taken back yet"
    (proposal,) = asked["proposals"]
    assert (proposal["kind"], proposal["to"], proposal["waiting"]) == (
        "takeback",
        before["version"],
        [1 - seat],
    )
    agreed = sitting.post(1 - seat, f"proposals/{proposal['number']}/vote", agree=True)
    assert agreed["proposals"] == [] and agreed["version"] == taken["version"] + 1
    assert sitting.state(seat)["view"] == before["view"]


def test_chance_repeats_itself_after_a_takeback(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    first = sitting.play(seat, "guest 5", before["version"])["view"]
    asked = sitting.post(seat, "undo", version=sitting.state()["version"], key=new_key())
    number = asked["proposals"][0]["number"]
    sitting.post(1 - seat, f"proposals/{number}/vote", agree=True)
    again = sitting.play(seat, "guest 5", sitting.state()["version"])["view"]
    assert again == first


def test_one_no_ends_a_proposal(home: House) -> None:
    sitting = at_first_turn(home, people=3)
    seat, before = turn_of(sitting)
    taken = sitting.play(seat, "guest 5", before["version"])
    number = sitting.post(seat, "undo", version=taken["version"], key=new_key())["proposals"][0]["number"]
    others = [other for other in range(3) if other != seat]
    halfway = sitting.post(others[0], f"proposals/{number}/vote", agree=True)
    assert halfway["proposals"][0]["waiting"] == [others[1]]
    refused = sitting.post(others[1], f"proposals/{number}/vote", agree=False)
    assert refused["proposals"] == [] and refused["version"] == taken["version"]
    sitting.refused("no_such_proposal", others[1], f"proposals/{number}/vote", agree=True)
    said = refused["chat"][-1]
    assert said["text"] == f"player {others[1]} does not agree: nothing is taken back."
    assert (said["told"]["kind"], said["told"]["proposal"]) == ("disagreed", "takeback")


def test_who_proposed_something_can_withdraw_it(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    taken = sitting.play(seat, "guest 5", before["version"])
    number = sitting.post(seat, "undo", version=taken["version"], key=new_key())["proposals"][0]["number"]
    withdrawn = sitting.post(seat, f"proposals/{number}/vote", agree=False)
    assert withdrawn["proposals"] == [] and withdrawn["version"] == taken["version"]
    assert withdrawn["chat"][-1]["told"]["kind"] == "withdrawn"
    sitting.refused("no_such_proposal", 1 - seat, f"proposals/{number}/vote", agree=True)


def test_a_takeback_is_dropped_when_nobody_is_left_who_could_agree(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    taken = sitting.play(seat, "guest 5", before["version"])
    assert sitting.post(seat, "undo", version=taken["version"], key=new_key())["proposals"]
    left = sitting.post(1 - seat, "resign", key="left", bot="random")
    assert left["proposals"] == [] and left["version"] == taken["version"]
    assert sitting.state(seat)["undo"] == "revealed"


def test_what_another_player_did_is_not_taken_back_freely(home: House) -> None:
    sitting = home.table("austria", 2, seed=SEED)
    sitting.play_until(lambda state: state["view"]["question"]["kind"] == "first_rooms")
    first, _ = turn_of(sitting)
    sitting.play_until(lambda state: state["to_move"] != first)
    other, state = turn_of(sitting)
    assert sitting.state(first)["undo"] == "free", "only this seat has acted, and nothing came out"
    sitting.play(other, state["legal"][0]["notation"], state["version"])
    assert sitting.state(first)["undo"] == "ask"
    assert sitting.state(other)["undo"] == "free"
    assert sitting.state(None)["undo"] is None


def test_a_takeback_is_void_when_the_game_goes_on(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    taken = sitting.play(seat, "guest 5", before["version"])
    assert sitting.post(seat, "undo", version=taken["version"], key=new_key())["proposals"]
    assert sitting.move()["proposals"] == []


def test_there_is_nothing_to_undo_at_the_beginning(home: House) -> None:
    sitting = home.table("austria", 2)
    assert sitting.state()["undo"] is None
    sitting.refused("nothing_to_undo", 0, "undo", version=0, key="k")


def test_a_takeback_goes_to_a_version_on_the_way(home: House) -> None:
    sitting = at_first_turn(home)
    seat, before = turn_of(sitting)
    version = before["version"]
    sitting.refused("bad_request", seat, "proposals", kind="takeback", to=version + 7, key="1")
    sitting.refused("nothing_to_undo", seat, "proposals", kind="takeback", to=version, key="2")
    sitting.refused("bad_request", seat, "proposals", kind="takeback", key="3")
    proposed = sitting.post(seat, "proposals", kind="takeback", to=0, key="4")
    sitting.refused("already_proposed", 1 - seat, "proposals", kind="takeback", to=0, key="5")
    number = proposed["proposals"][0]["number"]
    state = sitting.post(1 - seat, f"proposals/{number}/vote", agree=True)
    assert state["view"]["phase"] == "setup"


def test_who_resigns_is_played_by_a_bot(home: House) -> None:
    sitting = home.table("overbooking", 2)
    state = sitting.post(1, "resign", key="r", bot="random")
    assert state["seats"][1]["resigned"] and state["seats"][1]["bot"] == "random"
    again = sitting.post(1, "resign", key="r", bot="random")
    assert len(again["chat"]) == len(state["chat"]), "asked twice, done once"
    sitting.refused("seat_taken", 1, "join", name="back")
    while not (state := sitting.state())["finished"]:
        if state["legal"]:
            sitting.play(0, state["legal"][0]["notation"], state["version"])


def test_somebody_missing_is_replaced_by_vote_and_may_come_back(home: House) -> None:
    sitting = home.table("overbooking", 3)
    state = sitting.post(0, "proposals", kind="replace", seat=2, key="p")
    (proposal,) = state["proposals"]
    assert proposal["waiting"] == [1], "whoever is missing is not asked"
    state = sitting.post(1, f"proposals/{proposal['number']}/vote", agree=True)
    seat = state["seats"][2]
    assert (seat["kind"], seat["bot"], seat["resigned"]) == ("person", "waiter", False)
    back = sitting.post(2, "join", name="I am back")
    assert back["token"] != sitting.tokens[2], "a seat's token is made anew whenever it is taken"
    assert back["state"]["seats"][2]["bot"] is None
    assert back["state"]["seats"][2]["name"] == "I am back"


def test_only_another_person_can_be_replaced(home: House) -> None:
    sitting = home.table("overbooking", 2)
    sitting.refused("no_such_seat", 0, "proposals", kind="replace", seat=7, key="q")
    sitting.refused("bad_request", 0, "proposals", kind="replace", seat=0, key="r")


def test_whoever_is_away_too_long_is_replaced_without_a_vote(tmp_path: Path) -> None:
    with house(tmp_path, away_hours=0) as home:
        sitting = home.table("overbooking", 3)
        missing = sitting.state()["to_move"]
        other = (missing + 1) % 3
        state = sitting.post(other, "proposals", kind="replace", seat=missing, bot="random", key="p")
        assert state["proposals"] == [] and state["seats"][missing]["bot"] == "random"


def test_hints_need_consent_where_several_people_play(home: House) -> None:
    sitting = home.table("overbooking", 2)
    seat = sitting.state()["to_move"]
    path = f"{sitting.path}/hint"
    assert not sitting.state()["hints"]
    home.refused("hints_not_agreed", "GET", path, token=sitting.tokens[seat])
    number = sitting.post(0, "proposals", kind="hints", key="h")["proposals"][0]["number"]
    assert sitting.post(1, f"proposals/{number}/vote", agree=True)["hints"]
    home.refused("not_your_turn", "GET", path, token=sitting.tokens[1 - seat])
    hints = home.ask("GET", path, token=sitting.tokens[seat])
    legal = [action["notation"] for action in sitting.state(seat)["legal"]]
    assert hints["version"] == 0 and hints["advice"]
    for advice in hints["advice"]:
        assert advice["action"] == advice["plan"][0] in legal
        assert 0 <= advice["value"] <= 1 and advice["reason"]
    assert home.table("overbooking", 1, 1).state()["hints"]


def test_the_owner_seats_a_bot_where_nobody_has_come(home: House) -> None:
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = home.ask("POST", "/tables", {"game": "overbooking", "seats": seats}, 201)
    path = f"/tables/{made['table']}"
    state = home.ask("POST", f"{path}/seats/1/bot", {"bot": "random"}, token=made["owner"])
    assert state["owner"] and state["seats"][1]["bot"] == "random"
    token = made["seats"][0]["token"]
    home.refused("owner_needed", "POST", f"{path}/seats/0/bot", {"bot": "random"}, token)
    home.ask("POST", f"{path}/join", {"name": "Ada"}, token=token)
    home.refused("player_present", "POST", f"{path}/seats/0/bot", {"bot": "random"}, made["owner"])


def test_a_closed_table_is_over_and_tells_everything(home: House) -> None:
    sitting = home.table("austria", 2)
    home.refused("not_over", "GET", f"{sitting.path}/record", token=sitting.tokens[0])
    state = home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    assert state["closed"] and state["to_move"] is None
    sitting.refused("table_closed", 0, "moves", version=0, action="end", key="k")
    assert home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])["game"] == "austria"

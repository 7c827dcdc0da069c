"""After the game: the record, the replay, looking at an upload, and going on from a point of it."""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import hotelier
from hotelier.core.chance import Seeded
from hotelier.core.playout import play_randomly
from hotelier.server.refusals import Refusal
from hotelier.server.study.replays import replay_of_upload
from hotelier.wire.messages.study import ReplayRequest
from tests.server.sitting import House, Sitting, house

PERSON = {"kind": "person"}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


@pytest.fixture(scope="module")
def over(home: House) -> Sitting:
    """A game that was played to its end, with a decision taken back on the way."""
    sitting = home.table("overbooking", 2, seed=3)  # the first card lies face down, so undo needs nobody
    state = sitting.move(1)
    sitting.post(state["happenings"][-1]["seat"], "undo", version=state["version"], key="undo")
    sitting.play_until(lambda state: state["finished"], choice=1)
    return sitting


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    game = hotelier.new_game("austria", seats=2, seed=11)
    play_randomly(game, Seeded(1))
    return game.record()


def test_the_record_is_the_game_without_what_was_taken_back(home: House, over: Sitting) -> None:
    record = home.ask("GET", f"{over.path}/record", token=over.made["watch"])
    state = over.state()
    undos = [each for each in state["happenings"] if each["undone_to"] is not None]
    assert len(undos) == 1
    assert len(record["actions"]) == state["version"] - 2, "neither the undo nor what it took back"
    game = hotelier.replay(record)
    assert game.outcome is not None and game.outcome.scores == state["finished"]["scores"]


def test_every_view_is_open_after_the_end(home: House, over: Sitting) -> None:
    for step in (0, 3):
        for seat in (0, 1):
            path = f"{over.path}/replay?step={step}&seat={seat}"
            shown = home.ask("GET", path, token=over.made["watch"])
            assert shown["step"] == step and shown["view"]["seat"] == seat
            assert shown["view"]["players"][seat]["known_hand"]
            assert shown["last"]["version"] == step
            assert (shown["last"]["seat"] is None) == (step == 0)
            assert {event["decision"] for event in shown["last"]["events"]} == {step}
    last = home.ask("GET", f"{over.path}/replay", token=over.tokens[0])
    assert last["step"] == last["steps"] and last["finished"] == over.state()["finished"]
    home.refused("bad_request", "GET", f"{over.path}/replay?step=99999", token=over.tokens[0])
    home.refused("bad_request", "GET", f"{over.path}/replay?step=one", token=over.tokens[0])
    home.refused("no_such_seat", "GET", f"{over.path}/replay?seat=7", token=over.tokens[0])
    home.refused("no_token", "GET", f"{over.path}/replay")


def test_all_that_was_seen_is_told_after_the_end(home: House, over: Sitting) -> None:
    """To everybody what their own seat saw, or any other; and the log has told the same."""
    record = home.ask("GET", f"{over.path}/record", token=over.made["watch"])
    game = hotelier.replay(record, tell=True)
    tokens = {0: over.tokens[0], 1: over.tokens[1], None: over.made["watch"]}
    for seat, token in tokens.items():
        told = home.ask("GET", f"{over.path}/events", token=token)
        assert told == {"game": "overbooking", "seat": seat, "events": game.events(seat)}
        assert standing_events(over.state(seat)["happenings"]) == told["events"]
    asked = home.ask("GET", f"{over.path}/events?seat=1", token=tokens[None])
    assert asked["events"] == game.events(1) != game.events(None)
    home.refused("no_such_seat", "GET", f"{over.path}/events?seat=2", token=tokens[0])
    home.refused("no_token", "GET", f"{over.path}/events")


def test_the_course_of_a_game_has_each_decision_in_its_turn(
    home: House, over: Sitting, record: dict[str, Any]
) -> None:
    """Of Overbooking every decision is a turn; in Grand Austria Hotel a turn is as long as its seat decides
    on, and ends with `end` or `pass`. Together the decisions tell what every seat saw."""
    course = home.ask("GET", f"{over.path}/course?seat=1", token=over.made["watch"])
    told = home.ask("GET", f"{over.path}/events?seat=1", token=over.made["watch"])["events"]
    assert [event for move in course["moves"] for event in move["events"]] == [
        event for event in told if event["decision"]
    ]
    assert course["over"]
    assert [move["turn"] for move in course["moves"]] == list(range(len(course["moves"])))
    home.refused("no_such_seat", "GET", f"{over.path}/course?seat=2", token=over.tokens[0])
    home.refused("no_token", "GET", f"{over.path}/course")
    playing = home.table("overbooking", 2, seed=3)
    home.refused("not_over", "GET", f"{playing.path}/course", token=playing.tokens[0])

    moves = home.ask("POST", "/records/course", {"record": record})["moves"]
    game = hotelier.new_game("austria", seats=2, seed=11)
    left = True
    for place, (move, text) in enumerate(zip(moves, record["actions"], strict=True)):
        assert (move["seat"], move["round"]) == (game.to_move, game.round)
        goes_on = place > 0 and moves[place - 1]["seat"] == move["seat"] and not left
        assert (place > 0 and move["turn"] == moves[place - 1]["turn"]) == goes_on
        left = text in ("end", "pass")
        game.apply(game.parse(text))
    home.refused("bad_record", "POST", "/records/course", {"record": {}})


def standing_events(happenings: list[dict[str, Any]]) -> list[Any]:
    """What happened, without what was taken back."""
    standing: list[dict[str, Any]] = []
    for each in happenings:
        if each["undone_to"] is not None:
            standing = [earlier for earlier in standing if earlier["version"] <= each["undone_to"]]
        standing.append(each)
    return [event for each in standing for event in each["events"]]


def test_nothing_is_open_before_the_end(home: House) -> None:
    sitting = home.table("overbooking", 2)
    for token in (*sitting.tokens.values(), sitting.made["owner"], sitting.made["watch"]):
        for what in ("record", "replay", "replay?step=0&seat=1", "events", "events?seat=1"):
            home.refused("not_over", "GET", f"{sitting.path}/{what}", token=token)


def test_an_uploaded_record_is_looked_at(home: House, record: dict[str, Any]) -> None:
    steps = len(record["actions"])
    for step in (0, 5, steps):
        shown = home.ask("POST", "/records/replay", {"record": record, "step": step, "seat": 1})
        game = hotelier.replay({**record, "actions": record["actions"][:step]}, tell=True)
        assert (shown["step"], shown["steps"]) == (step, steps)
        assert shown["view"] == game.view(1)
        assert shown["last"]["events"] == game.events(1, since=step)
    for wrong in (
        {},
        {**record, "actions": ["end"]},
        {**record, "game": "chess"},
        {**record, "chance": {}},
    ):
        home.refused("bad_record", "POST", "/records/replay", {"record": wrong})


def test_a_table_goes_on_from_a_point_of_a_record(home: House, record: dict[str, Any]) -> None:
    asked = {"record": record, "at": 20, "seats": [PERSON, PERSON]}
    sitting = Sitting(home, home.ask("POST", "/tables", asked, 201))
    state = sitting.state()
    begun = hotelier.replay({**record, "actions": record["actions"][:20]})
    assert state["known_seed"] and state["version"] == 0 and state["undo"] is None
    assert state["view"] == begun.view(0)
    for _ in range(30):
        sitting.move()
    first = sitting.state(1)["happenings"][0]
    assert first["version"] == 0 and first["seat"] is None
    told = hotelier.replay({**record, "actions": record["actions"][:20]}, tell=True)
    assert first["events"] == told.events(1), "the setup, and the record up to here"
    sitting.refused("bad_request", 0, "proposals", kind="takeback", to=77, key="t")
    home.ask("PATCH", sitting.path, {"closed": True}, token=sitting.made["owner"])
    played = home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])
    assert played["actions"][:20] == record["actions"][:20] and len(played["actions"]) == 50
    assert played["seed"] != record["seed"], "what chance had not decided is decided anew"


def test_a_record_is_not_bent(home: House, record: dict[str, Any]) -> None:
    asked = {"record": record, "at": 20, "seats": [PERSON, PERSON]}
    home.refused("bad_option", "POST", "/tables", {**asked, "game": "overbooking"})
    home.refused("bad_option", "POST", "/tables", {**asked, "seats": [PERSON]})
    home.refused("bad_option", "POST", "/tables", {**asked, "options": {"board": "day"}})
    home.refused("bad_request", "POST", "/tables", {**asked, "at": 100_000})
    home.refused("bad_request", "POST", "/tables", {**asked, "at": None})
    assert home.ask("POST", "/tables", {**asked, "options": {"board": "night"}}, 201)


def test_a_table_is_the_same_after_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Rebuilt from snapshots and the log, undos and all, also far beyond the first snapshot."""
    folder = tmp_path_factory.mktemp("restart")
    with house(folder) as home:
        sitting = home.table("austria", 4, seed=7)
        for number in range(200):
            state = sitting.move(number)
            if number % 7 == 0:
                seat = state["happenings"][-1]["seat"]
                if sitting.state(seat)["undo"] == "free":
                    sitting.post(seat, "undo", version=state["version"], key=f"undo {number}")
        before = [without_presence(sitting.state(seat)) for seat in range(3)]
    with house(folder) as home:
        sitting.house = home
        assert [without_presence(sitting.state(seat)) for seat in range(3)] == before
        for number in range(10):
            sitting.move(number)
        last = sitting.state()["version"]
        assert last > 200
        assert len(sitting.state()["happenings"]) == 200
        everything = home.ask("GET", f"{sitting.path}?seen=0", token=sitting.tokens[1])["happenings"]
        assert [each["version"] for each in everything] == list(range(last + 1))


def without_presence(state: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in state.items() if name != "watchers"}


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_records_that_somebody_has_tampered_with(data: st.DataObject) -> None:
    """Whatever is put in the place of whichever part: a refusal, or a game; never an error of ours."""
    spoiled = json.loads(json.dumps(example_record()))
    part = spoiled
    while True:
        keys = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = data.draw(st.sampled_from(keys))
        if isinstance(part[key], dict | list) and part[key] and data.draw(st.booleans()):
            part = part[key]
            continue
        part[key] = data.draw(JUNK)
        break
    try:
        replay_of_upload(ReplayRequest(record=spoiled))
    except Refusal as refusal:
        assert refusal.code in ("bad_record", "bad_request")


@cache
def example_record() -> dict[str, Any]:
    game = hotelier.new_game("austria", seats=1, seed=12)
    play_randomly(game, Seeded(2))
    return game.record()


def test_chance_at_a_table_comes_from_a_key_that_nobody_chose(home: House) -> None:
    """Its record is replayed by anybody all the same: all results are in it, and its seed is a number."""
    sitting = home.table("overbooking", 2)
    service = home.http.app.state.service  # type: ignore[attr-defined]
    kept = service.host.tables[sitting.id].snapshot[1]
    assert isinstance(kept["seed"], str) and len(kept["seed"]) == 64
    sitting.play_until(lambda state: state["finished"], choice=1)
    record = home.ask("GET", f"{sitting.path}/record", token=sitting.tokens[0])
    assert isinstance(record["seed"], int) and f"{record['seed']:x}" != kept["seed"]
    assert hotelier.replay(record).outcome is not None
    chosen = home.table("overbooking", 2, seed=5)
    assert service.host.tables[chosen.id].snapshot[1]["seed"] == 5


@pytest.mark.parametrize("seed", [1, 3])
def test_a_table_is_played_on_after_going_back_behind_a_snapshot(home: House, seed: int) -> None:
    """What chance had decided on the way that was left does not bind the other way."""
    sitting = home.table("austria", 3, seed=seed)
    for number in range(70):
        sitting.move(number)
    asked = sitting.post(0, "proposals", kind="takeback", to=10, key=f"back {seed}")["proposals"][0][
        "number"
    ]
    for seat in (1, 2):
        sitting.post(seat, f"proposals/{asked}/vote", agree=True)
    for number in range(60):
        sitting.move(5 * number + 1)
    before = sitting.state(1)["view"]
    service = home.http.app.state.service  # type: ignore[attr-defined]
    service.host.tables.clear()
    assert sitting.state(1)["view"] == before

"""Analyses of games that are over: turn by turn, kept with the table, told to whoever may see it."""

from collections.abc import Iterator
from typing import Any

import pytest

import hotelier
from hotelier.server.study import analyses
from tests.server.sitting import House, Sitting, house


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


@pytest.fixture(scope="module")
def over(home: House) -> Sitting:
    sitting = home.table("overbooking", 2)  # its chance comes from a key that nobody is told
    sitting.play_until(lambda state: state["finished"], choice=1)
    return sitting


def judge(home: House, over: Sitting, turn: int, token: str) -> Any:
    return home.ask("POST", f"{over.path}/analysis", {"turn": turn}, token=token)["judged"]


def test_an_analysis_is_made_turn_by_turn_and_kept(
    home: House, over: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever looks finds what others have had judged, and in the end what the command would say."""
    record = home.ask("GET", f"{over.path}/record", token=over.made["watch"])
    own = hotelier.analyse(record)
    begun = home.ask("GET", f"{over.path}/analysis", token=over.tokens[0])
    assert begun == {"depth": "quick", "turns": len(own["turns"]), "done": [], "analysis": None}
    assert judge(home, over, 3, over.tokens[0]) == own["turns"][3]
    watching = over.made["watch"]
    assert home.ask("GET", f"{over.path}/analysis", token=watching)["done"] == [3]
    for turn in range(len(own["turns"])):
        assert judge(home, over, turn, watching) == own["turns"][turn]
    whole = home.ask("GET", f"{over.path}/analysis?depth=quick", token=over.tokens[1])
    assert whole["analysis"] == own
    assert home.ask("GET", f"{over.path}/analysis?depth=deep", token=over.tokens[1])["done"] == []
    monkeypatch.setattr(analyses, "__version__", "a later one")  # it may judge otherwise
    assert home.ask("GET", f"{over.path}/analysis", token=watching)["done"] == []
    judge(home, over, 2, watching)
    assert home.ask("GET", f"{over.path}/analysis", token=watching)["done"] == [2]


def test_a_judged_turn_is_told_as_it_was_and_as_it_could_have_been(home: House, over: Sitting) -> None:
    """So that a page can say both in its own words."""
    record = home.ask("GET", f"{over.path}/record", token=over.made["watch"])
    turns = hotelier.analyse(record)["turns"]
    costly = max(range(len(turns)), key=lambda turn: turns[turn]["loss"])
    told = home.ask("POST", f"{over.path}/analysis", {"turn": costly}, token=over.made["watch"])
    seat, decision = turns[costly]["seat"], turns[costly]["decision"] + 1
    game = hotelier.replay(record, tell=True)
    assert told["played"] == [event for event in game.events(seat) if event["decision"] == decision]
    assert told["better"]
    assert told["better"] != told["played"]


def test_what_cannot_be_judged_is_refused(home: House, over: Sitting) -> None:
    path, token = f"{over.path}/analysis", over.tokens[0]
    turns = home.ask("GET", path, token=token)["turns"]
    home.refused("not_found", "POST", path, {"turn": turns}, token=token)
    home.refused("bad_request", "POST", path, {"turn": -1}, token=token)
    home.refused("bad_request", "POST", path, {"turn": 0, "depth": "long"}, token=token)
    home.refused("bad_request", "GET", f"{path}?depth=long", token=token)
    home.refused("no_token", "GET", path)
    home.refused("no_token", "POST", path, {"turn": 0})


def test_a_game_that_is_played_is_not_analysed(home: House) -> None:
    """It would tell how good the hidden cards are."""
    playing = home.table("overbooking", 2, seed=3)
    home.refused("not_over", "GET", f"{playing.path}/analysis", token=playing.tokens[0])
    home.refused("not_over", "POST", f"{playing.path}/analysis", {"turn": 0}, token=playing.tokens[0])


def test_a_record_that_was_brought_along_is_analysed_alike(home: House, over: Sitting) -> None:
    """Whoever asks keeps what was found, turn by turn, and is told the whole in the end."""
    record = home.ask("GET", f"{over.path}/record", token=over.tokens[0])
    own = hotelier.analyse(record)
    begun = home.ask("POST", "/records/analysis", {"record": record, "turns": {}})
    assert begun == {"depth": "quick", "turns": len(own["turns"]), "done": [], "analysis": None}
    judged = home.ask("POST", "/records/judge", {"record": record, "turn": 2})
    assert judged["judged"] == own["turns"][2]
    known = dict(enumerate(own["turns"]))
    whole = home.ask("POST", "/records/analysis", {"record": record, "turns": known})
    assert whole["analysis"] == own

    home.refused("not_found", "POST", "/records/judge", {"record": record, "turn": len(own["turns"])})
    home.refused("bad_record", "POST", "/records/judge", {"record": {}, "turn": 0})
    begun_only = {**record, "actions": record["actions"][:5]}
    home.refused("bad_record", "POST", "/records/judge", {"record": begun_only, "turn": 0})
    elsewhere = {"record": record, "turns": {0: own["turns"][1]}}
    home.refused("bad_request", "POST", "/records/analysis", elsewhere)

"""Taking back where nobody else has a say, going back to a chosen point, and doing again."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.sitting import House, Sitting, house, new_key

SEED = 5


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house")) as it:
        yield it


def alone(home: House, **asked: Any) -> Sitting:
    """One person against Leopold, at the first turn."""
    sitting = home.table("austria", 1, seed=SEED, **asked)
    sitting.play_until(lambda state: state["view"]["phase"] == "turns")
    return sitting


def undo(sitting: Sitting, state: dict[str, Any], to: int | None = None) -> dict[str, Any]:
    return sitting.post(0, "undo", version=state["version"], key=new_key(), to=to)


def redo(sitting: Sitting, state: dict[str, Any]) -> dict[str, Any]:
    return sitting.post(0, "redo", version=state["version"], key=new_key())


def test_what_has_come_out_is_not_taken_back_alone(home: House) -> None:
    """T1: taking a guest turns up the next one of the deck."""
    sitting = alone(home)
    before = sitting.state()
    taken = sitting.play(0, "guest 5", before["version"])
    assert taken["undo"] == "revealed" and taken["undo_points"] == [] and taken["undo_rule"] == "unseen"
    sitting.refused("revealed", 0, "undo", version=taken["version"], key=new_key())
    back = {"kind": "takeback", "to": before["version"], "key": new_key()}
    sitting.refused("revealed", 0, "proposals", **back)
    assert sitting.state()["view"] == taken["view"]
    die = sitting.play(0, "die 1", taken["version"])
    assert die["undo"] == "free", "what came after it can be"
    assert undo(sitting, die)["undo"] == "revealed"


def test_a_table_can_allow_to_take_back_what_has_come_out(home: House) -> None:
    sitting = alone(home, undo="always")
    before = sitting.state()
    taken = sitting.play(0, "guest 5", before["version"])
    assert taken["undo"] == "free" and taken["undo_rule"] == "always"
    undone = undo(sitting, taken)
    assert undone["view"] == before["view"] and undone["proposals"] == []


def test_even_so_others_are_asked(home: House) -> None:
    sitting = home.table("austria", 2, seed=SEED, undo="always")
    state = sitting.play_until(lambda state: state["view"]["phase"] == "turns")
    seat = state["to_move"]
    assert sitting.play(seat, "guest 5", state["version"])["undo"] == "ask"


def test_undo_alone_never_crosses_a_roll_or_a_draw(home: House) -> None:
    """Through a whole game: whatever can be taken back leaves dice and queue as they lie now."""
    sitting = home.table("austria", 1, seed=SEED)
    ways: list[str] = []
    for number in range(80):
        state = sitting.state()
        if state["finished"]:
            break
        moved = sitting.play(0, state["legal"][number % len(state["legal"])]["notation"], state["version"])
        ways.append(moved["undo"])
        if moved["undo"] == "free":
            undone = undo(sitting, moved)
            assert undone["view"] == state["view"]
            assert undone["view"]["queue"] == moved["view"]["queue"], "nobody new was seen"
            assert redo(sitting, undone)["view"] == moved["view"]
    assert ways.count("free") > 10 and ways.count("revealed") > 5


def test_a_point_of_the_own_turn_is_chosen(home: House) -> None:
    sitting = alone(home)
    before = sitting.state()
    die = sitting.play(0, "die 1", before["version"])
    cake = sitting.play(0, "take 0 cake", die["version"])
    assert [point["version"] for point in cake["undo_points"]][-2:] == [die["version"], cake["version"]]
    assert [point["to"] for point in cake["undo_points"]][-2:] == [before["version"], die["version"]]
    undone = undo(sitting, cake, to=cake["undo_points"][-2]["to"])
    assert undone["view"] == before["view"] and undone["redo"]


def test_what_was_taken_back_is_done_again_step_by_step(home: House) -> None:
    sitting = alone(home)
    before = sitting.state()
    sitting.refused("nothing_to_redo", 0, "redo", version=before["version"], key=new_key())
    assert not before["redo"]
    die = sitting.play(0, "die 1", before["version"])
    cake = sitting.play(0, "take 0 cake", die["version"])
    undone = undo(sitting, undo(sitting, cake))
    assert undone["view"] == before["view"] and undone["redo"]
    once = redo(sitting, undone)
    assert once["view"] == die["view"] and once["redo"]
    key = new_key()
    twice = sitting.post(0, "redo", version=once["version"], key=key)
    assert twice["view"] == cake["view"] and not twice["redo"]
    again = sitting.post(0, "redo", version=once["version"], key=key)
    assert again["version"] == twice["version"], "asked twice, done once"


def test_another_decision_ends_what_can_be_done_again(home: House) -> None:
    sitting = alone(home)
    before = sitting.state()
    undone = undo(sitting, sitting.play(0, "die 1", before["version"]))
    assert undone["redo"]
    other = sitting.play(0, "die 2", undone["version"])
    assert not other["redo"]
    sitting.refused("nothing_to_redo", 0, "redo", version=other["version"], key=new_key())


def test_only_who_took_back_can_do_it_again(home: House) -> None:
    sitting = home.table("austria", 2, seed=SEED)
    state = sitting.play_until(lambda state: state["view"]["phase"] == "turns")
    seat = state["to_move"]
    moved = sitting.play(seat, "die 1", state["version"])
    undone = sitting.post(seat, "undo", version=moved["version"], key=new_key())
    assert undone["redo"] and not sitting.state(1 - seat)["redo"] and not sitting.state(None)["redo"]
    sitting.refused("nothing_to_redo", 1 - seat, "redo", version=undone["version"], key=new_key())

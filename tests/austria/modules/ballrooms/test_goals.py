"""W10: the objectives and emperor tiles of module 1."""

import pytest

from hotelier.austria.content.components import EMPEROR
from tests.austria.table import Table


def with_goals(objective: str = "", tile: str = "", played: int = 0) -> Table:
    objectives = ["krones_20", "floors_2", "three_of_each"]
    tiles = ["A1", "B2", "C1"]
    if objective:
        objectives["ABC".index({"champagne_7": "A", "dancers_7": "B", "green_4": "C"}[objective])] = (
            objective
        )
    if tile:
        tiles["ABC".index(tile[0])] = tile
    table = Table(modules=[1], objectives=objectives, emperor=tiles)
    if played:
        table.round(played).seat(1, emperor=1 + {3: 3, 5: 5, 7: 7}[played]).dancers(
            1, "1 bottom", "2 bottom", "3 bottom"
        )
        table.ball.scored = {3: 0, 5: 1, 7: 2}[played]
    return table


# Objectives -----------------------------------------------------------------------------------------


def test_w10_x2_champagne_7_wants_7_champagne_in_the_kitchen() -> None:
    table = with_goals("champagne_7").seat(kitchen={"champagne": 6, "wine": 9})
    assert table.legal("claim") == []
    assert table.seat(kitchen={"champagne": 7}).legal("claim") == ["claim A"]
    table.play("claim A")
    assert table.points() == 15 and table.kitchen() == {"champagne": 7}


def test_w10_x2_dancers_7_wants_7_dancers_the_balcony_included() -> None:
    table = with_goals("dancers_7").dancers(0, *["1 bottom"] * 3, *["3 balcony"] * 3)
    assert table.legal("claim") == []
    table.dancers(0, *["1 bottom"] * 3, *["3 balcony"] * 4)
    assert table.legal("claim") == ["claim B"]


def test_w10_x2_dancers_7_counts_dancers_of_ballrooms_that_were_scored() -> None:
    table = with_goals("dancers_7").dancers(0, *["1 bottom"] * 3, *["2 top"] * 3, "3 top")
    table.ball.scored = 2
    assert table.look().legal("claim") == ["claim B"]


def test_w10_x2_dancers_7_does_not_count_those_of_others() -> None:
    table = with_goals("dancers_7").dancers(1, *["3 balcony"] * 9)
    assert table.legal("claim") == []


def test_w10_x2_green_4_wants_four_green_guests_in_rooms_or_ballrooms() -> None:
    """Guests of other colours do not count, nor those whose order is complete but who have not left."""
    table = with_goals("green_4").seat(kitchen={"champagne": 9}, vacant="1a 1b 1c 2a 2b")
    for number, action in (
        (155, "move 1 1a"),
        (156, "ball 1 1 bottom"),
        (146, "ball 1 1 bottom"),
        (161, "move 1 1b"),
    ):
        table.seat(guests=[number], complete=True)
        table.play(action)
        while table.game.view(0)["question"]["kind"] != "turn":
            table.play("done")
        assert table.legal("claim") == []
    table.seat(guests=[158], complete=True)
    assert table.legal("claim") == []
    table.play("move 1 1c", "done")
    assert table.legal("claim") == ["claim C"]


# Emperor tiles --------------------------------------------------------------------------------------


def test_w10_m2_a5_gives_2_champagne() -> None:
    table = with_goals(tile="A5", played=3).seat(emperor=6, kitchen={}).end_round()
    assert table.legal() == ["done", "get champagne"]
    table.play("get champagne")
    assert table.kitchen() == {"champagne": 2}


@pytest.mark.parametrize(("champagne", "left", "lost"), [(3, 1, 0), (2, 0, 0), (1, 1, 5), (0, 0, 5)])
def test_w10_m3_a5_takes_2_champagne_or_5_vp(champagne: int, left: int, lost: int) -> None:
    kitchen = {"wine": 3, **({"champagne": champagne} if champagne else {})}
    table = (
        with_goals(tile="A5", played=3).dancers(0, "1 bottom").seat(emperor=0, kitchen=kitchen).end_round()
    )
    assert table.kitchen() == {"wine": 3, **({"champagne": left} if left else {})}
    assert table.player().points[EMPEROR] == -lost


def test_w10_m2_b5_sends_a_dancer_without_champagne() -> None:
    table = with_goals(tile="B5", played=5).seat(emperor=8, kitchen={}).end_round()
    assert table.legal() == [
        "done",
        *(f"dance 2 {row}" for row in ("bottom", "middle", "top")),
        *(f"dance 3 {row}" for row in ("bottom", "middle", "top", "balcony")),
    ]
    table.play("dance 3 balcony")
    assert table.dancing() == ["3 balcony"]


def test_w10_m3_b5_removes_a_dancer_from_the_middle_ballroom() -> None:
    table = (
        with_goals(tile="B5", played=5).seat(emperor=0).dancers(0, "1 top", "2 bottom", "2 top", "3 top")
    )
    table.end_round()
    assert table.legal() == ["recall 2 bottom", "recall 2 top"]
    assert table.game.view(0)["question"] == {"kind": "recall", "seat": 0, "hall": 2}
    table.play("recall 2 bottom")
    assert table.dancing() == ["1 top", "2 top", "3 top"]
    assert table.ball.supply[0] == 6, "out of the game"
    assert table.player().points[EMPEROR] == 0


def test_w10_m3_b5_without_a_dancer_there_costs_7_vp() -> None:
    table = with_goals(tile="B5", played=5).seat(emperor=0).dancers(0, "1 top", "3 top").end_round()
    assert table.dancing() == ["1 top", "3 top"] and table.player().points[EMPEROR] == -7


def test_w10_m2_c5_gives_2_vp_per_dancer_in_all_ballrooms() -> None:
    table = (
        with_goals(tile="C5", played=7)
        .seat(emperor=12)
        .dancers(0, "1 top", "2 bottom", "3 balcony")
        .end_round()
    )
    assert table.player().points[EMPEROR] == table.game.book.track_vp[12] + 6


def test_w10_m3_c5_removes_two_dancers_from_the_rightmost_ballroom() -> None:
    table = (
        with_goals(tile="C5", played=7).seat(emperor=0).dancers(0, "2 top", "3 top", "3 top", "3 balcony")
    )
    table.end_round()
    assert table.legal() == ["recall 3 top", "recall 3 balcony"]
    table.play("recall 3 top", "recall 3 balcony")
    assert table.dancing() == ["2 top", "3 top"] and table.player().points[EMPEROR] == 0


@pytest.mark.parametrize("dancers", [["2 top"], ["2 top", "3 bottom"]])
def test_w10_m3_c5_with_fewer_than_two_costs_10_vp(dancers: list[str]) -> None:
    table = with_goals(tile="C5", played=7).seat(emperor=0).dancers(0, *dancers).end_round()
    assert table.dancing() == dancers and table.player().points[EMPEROR] == -10


def test_w10_p8_conference_manager_averts_the_penalty() -> None:
    table = (
        with_goals(tile="B5", played=5)
        .seat(emperor=0, staff=[26], krones=3)
        .dancers(0, "2 top")
        .end_round()
    )
    assert table.legal() == ["suffer", "ignore"]
    table.play("ignore")
    assert table.dancing() == ["2 top"] and table.player().krones == 2

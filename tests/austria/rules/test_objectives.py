"""X2: the twelve objectives, and claiming them.

Rooms are those of the night board; its colours are in test_components.py.
"""

import pytest

from tests.austria.table import Table

BLUE = "1a 1e 3a 3c 4a 4c 4e"
RED = "1c 1d 2c 2d 3b 4b 4d"
YELLOW = "1b 2a 2b 2e 3d 3e"


def with_objective(name: str) -> Table:
    """A table with this objective in its place; nobody fulfils the others by accident."""
    objectives = {
        "A": ["krones_20", "emperor_10", "staff_6", "rooms_12"],
        "B": ["floors_2", "columns_2", "groups_6", "one_colour"],
        "C": ["three_of_each", "red_4_yellow_3", "yellow_4_blue_3", "blue_4_red_3"],
    }
    chosen = {"A": "krones_20", "B": "floors_2", "C": "three_of_each"}
    (letter,) = [each for each in objectives if name in objectives[each]]
    chosen[letter] = name
    return Table(objectives=list(chosen.values()))


# The conditions -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("krones", "claims"), [(20, ["claim A"]), (19, [])], ids=["20 krones", "19 krones"]
)
def test_x2_krones_20(krones: int, claims: list[str]) -> None:
    assert with_objective("krones_20").seat(krones=krones).legal("claim") == claims


@pytest.mark.parametrize(("position", "claims"), [(13, ["claim A"]), (10, ["claim A"]), (9, [])])
def test_x2_emperor_10(position: int, claims: list[str]) -> None:
    assert with_objective("emperor_10").seat(emperor=position).legal("claim") == claims


@pytest.mark.parametrize(
    ("staff", "claims"),
    [
        pytest.param([1, 5, 12, 21, 27, 44], ["claim A"], id="six of all timings"),
        pytest.param([1, 5, 12, 21, 27], [], id="five"),
    ],
)
def test_x2_staff_6(staff: list[int], claims: list[str]) -> None:
    """Cards in hand do not count."""
    assert with_objective("staff_6").seat(staff=staff, hand=[2, 3, 4]).legal("claim") == claims


@pytest.mark.parametrize(
    ("vacant", "occupied", "claims"),
    [
        pytest.param("1a 1b 1c 1d 1e 2a", "2b 2c 2d 2e 3a 3b", ["claim A"], id="6 vacant and 6 occupied"),
        pytest.param("1a 1b 1c 1d 1e 2a 2b 2c 2d 3a 3b 3c", "", ["claim A"], id="12 vacant"),
        pytest.param("", "1a 1b 1c 1d 2a 2b 2c 2d 3a 3b 3c 3d", ["claim A"], id="12 occupied"),
        pytest.param("1a 1b 1c 1d 1e 2a", "2b 2c 2d 3a 3b", [], id="6 vacant and 5 occupied"),
    ],
)
def test_x2_rooms_12(vacant: str, occupied: str, claims: list[str]) -> None:
    table = with_objective("rooms_12").seat(vacant=vacant, occupied=occupied)
    assert [claim for claim in table.legal("claim") if claim == "claim A"] == claims


@pytest.mark.parametrize(
    ("vacant", "occupied", "claims"),
    [
        pytest.param("", "1a 1b 1c 1d 1e 3a 3b 3c 3d 3e", True, id="floors 1 and 3"),
        pytest.param("4e", "1a 1b 1c 1d 1e 4a 4b 4c 4d", False, id="one room of floor 4 is vacant"),
        pytest.param("", "1a 2a 3a 4a 1b 2b 3b 4b", False, id="two columns"),
        pytest.param("1a 1b 1c 1d 1e 2a 2b 2c 2d 2e", "", False, id="two floors vacant"),
    ],
)
def test_x2_floors_2(vacant: str, occupied: str, claims: bool) -> None:
    table = with_objective("floors_2").seat(vacant=vacant, occupied=occupied)
    assert ("claim B" in table.legal()) == claims


@pytest.mark.parametrize(
    ("vacant", "occupied", "claims"),
    [
        pytest.param("", "1a 2a 3a 4a 1d 2d 3d 4d", True, id="columns a and d"),
        pytest.param("4e", "1a 2a 3a 4a 1e 2e 3e", False, id="one room of column e is vacant"),
        pytest.param("", "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e", False, id="two floors"),
    ],
)
def test_x2_columns_2(vacant: str, occupied: str, claims: bool) -> None:
    table = with_objective("columns_2").seat(vacant=vacant, occupied=occupied)
    assert ("claim B" in table.legal()) == claims


@pytest.mark.parametrize(
    ("vacant", "occupied", "claims"),
    [
        # The four groups of one room and the pairs 3a 4a, 3b 4b.
        pytest.param("", "1a 1e 4d 4e 3a 4a 3b 4b", True, id="six groups"),
        pytest.param("4b", "1a 1e 4d 4e 3a 4a 3b", False, id="the sixth lacks a room"),
        pytest.param("", "1a 1e 4d 4e 1b 2a 2b 2e 3d 3e", True, id="six groups with two of three rooms"),
    ],
)
def test_x2_groups_6(vacant: str, occupied: str, claims: bool) -> None:
    table = with_objective("groups_6").seat(vacant=vacant, occupied=occupied)
    assert ("claim B" in table.legal()) == claims


@pytest.mark.parametrize(
    "rooms", [pytest.param(BLUE, id="blue"), pytest.param(RED, id="red"), pytest.param(YELLOW, id="yellow")]
)
def test_x2_one_colour(rooms: str) -> None:
    """All rooms of a colour; with one of them vacant the objective is missed."""
    assert "claim B" in with_objective("one_colour").seat(occupied=rooms).legal()
    for room in rooms.split():
        others = " ".join(other for other in rooms.split() if other != room)
        table = with_objective("one_colour").seat(occupied=others, vacant=room)
        assert "claim B" not in table.legal()


COLOUR_OBJECTIVES = [
    # Objective, blue, red and yellow rooms that are just enough.
    pytest.param("three_of_each", "1a 1e 3a", "1c 1d 2c", "1b 2a 2b", id="three_of_each"),
    pytest.param("red_4_yellow_3", "", "1c 1d 2c 3b", "1b 2e 3d", id="red_4_yellow_3"),
    pytest.param("yellow_4_blue_3", "1a 4c 4e", "", "1b 2a 2e 3e", id="yellow_4_blue_3"),
    pytest.param("blue_4_red_3", "1a 1e 3c 4a", "2d 3b 4d", "", id="blue_4_red_3"),
]


@pytest.mark.parametrize(("name", "blue", "red", "yellow"), COLOUR_OBJECTIVES)
def test_x2_occupied_rooms_of_colours_exactly_enough(name: str, blue: str, red: str, yellow: str) -> None:
    table = with_objective(name).seat(occupied=f"{blue} {red} {yellow}")
    assert table.legal("claim") == ["claim C"]


@pytest.mark.parametrize(("name", "blue", "red", "yellow"), COLOUR_OBJECTIVES)
def test_x2_occupied_rooms_of_colours_one_too_few(name: str, blue: str, red: str, yellow: str) -> None:
    """Whichever room is still vacant."""
    rooms = f"{blue} {red} {yellow}".split()
    for room in rooms:
        others = " ".join(other for other in rooms if other != room)
        table = with_objective(name).seat(occupied=others, vacant=room)
        assert table.legal("claim") == []


def test_x2_a_colour_objective_is_not_met_by_more_rooms_of_another_colour() -> None:
    """4 yellow and 3 blue: three yellow and seven blue rooms do not do."""
    table = with_objective("yellow_4_blue_3").seat(occupied=f"{BLUE} 1b 2a 2e")
    assert "claim C" not in table.legal()


# Claiming -----------------------------------------------------------------------------------------


def test_x2_claims_bring_15_then_10_then_5_vp_and_the_fourth_player_nothing() -> None:
    table = Table(4)
    for seat in range(4):
        table.seat(seat, krones=20)
    for seat, points in [(2, 15), (0, 10), (3, 5)]:
        table.turn_of(seat).play("claim A")
        assert table.points(seat) == points
    table.turn_of(1)
    assert table.legal("claim") == []
    assert table.points(1) == 0


def test_x2_every_objective_has_its_own_three_spaces() -> None:
    table = Table(objectives=["krones_20", "columns_2", "three_of_each"])
    table.seat(0, krones=20).seat(1, krones=20, occupied="1a 2a 3a 4a 1b 2b 3b 4b 1c 1d 1e")
    table.turn_of(0).play("claim A")
    table.turn_of(1)
    # 1a 3a 4a 1e are blue, 1b 2a 2b yellow, 3b 4b 1c 1d red.
    assert table.legal("claim") == ["claim A", "claim B", "claim C"]
    table.play("claim A", "claim B", "claim C")
    assert table.points(1) == 10 + 15 + 15


def test_x2_only_one_marker_on_an_objective() -> None:
    table = Table().seat(krones=20).play("claim A")
    assert table.legal("claim") == []
    table.turn_of(0)
    assert table.legal("claim") == []
    assert table.points() == 15


def test_x2_the_condition_is_not_paid_and_need_not_hold_later() -> None:
    table = Table().seat(krones=20).play("claim A")
    assert table.player().krones == 20
    table.seat(krones=0)
    assert table.points() == 15
    assert table.game.view(0)["players"][0]["objectives"] == ["A"]


def test_x2_only_on_the_own_turn() -> None:
    """Seat 1 fulfils an objective while seat 0, who does not, is to move."""
    table = Table().seat(0, krones=5).seat(1, krones=20)
    assert table.game.to_move == 0
    assert table.legal("claim") == []
    assert table.game.view(1)["legal"] == []
    table.turn_of(1)
    assert table.legal("claim") == ["claim A"]


def test_x2_t3_before_and_after_the_die_but_not_in_the_middle_of_an_action() -> None:
    """T3: 19 krones and one of strength 1 make 20."""
    table = Table().seat(krones=19).dice("4")
    assert table.legal("claim") == []
    table.play("die 4", "take 0 steps")
    assert table.legal() == ["end", "claim A"]
    table.play("claim A")
    assert table.legal() == ["end"]

    table = Table().seat(krones=20).dice("1")
    assert "claim A" in table.legal()
    table.play("die 1")
    assert "claim A" not in table.legal()
    table.play("take 0 cake")
    assert table.legal() == ["end", "claim A"]


def test_x2_r3_after_a_claim_the_turn_cannot_be_passed() -> None:
    table = Table().seat(krones=20)
    assert "pass" in table.legal()
    table.play("claim A")
    assert "pass" not in table.legal()


def test_x2_m5_not_during_emperor_scoring() -> None:
    table = Table().round(3).seat(krones=20, emperor=6).seat(1, emperor=4).end_round()
    assert table.game.view(0)["phase"] == "emperor"
    assert table.legal() == ["done", "get krones"]


def test_x2_not_after_the_last_turn() -> None:
    """F: 20 krones are 20 VP at final scoring, an objective that was not claimed is nothing."""
    table = Table().round(7).seat(krones=20, emperor=8).end_round()
    assert table.game.to_move is None
    assert table.points() == 5 + 20


def test_x2_rooms_of_the_own_board_count() -> None:
    """On board day_a 1a 1c 1d are red and 1b 2b 3b yellow; 3c makes the fourth red room."""
    names = ["day_a", "day_b"]
    objectives = ["krones_20", "floors_2", "red_4_yellow_3"]
    table = Table(board="day", boards=names, objectives=objectives)
    rooms = "1a 1c 1d 1b 2b 3b"
    assert table.seat(0, occupied=rooms).legal("claim") == []
    assert table.seat(0, occupied=f"{rooms} 3c").legal("claim") == ["claim C"]
    assert table.seat(1, occupied=f"{rooms} 3c").turn_of(1).legal("claim") == []

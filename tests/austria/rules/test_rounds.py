"""R1-R6: the order of turns, passing and rolling again, the end of a round."""

import pytest

from tests.austria.table import Table

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def take_turn(table: Table) -> int:
    """The seat to move takes a die of value 4 and leaves it at that; which seat it was."""
    seat = table.game.to_move
    assert seat is not None
    table.play("die 4", "done", "end")
    return seat


def pass_on(table: Table) -> int:
    seat = table.game.to_move
    assert seat is not None
    table.play("pass")
    return seat


def dice_left(table: Table) -> int:
    return sum(table.game.view(None)["dice"])


def fours(seats: int, start: int = 0) -> Table:
    """A table in round 1 with all dice on space 4."""
    dice = {2: 10, 3: 12, 4: 14}[seats]
    return Table(seats, rolls=["4" * dice], start=start)


# R1: rolling --------------------------------------------------------------------------------------


def test_r1_each_die_goes_to_the_space_of_its_value() -> None:
    table = Table(rolls=["6652211115"])
    assert table.game.view(None)["dice"] == [4, 2, 0, 0, 2, 2]
    assert table.legal("die") == [
        "die 1",
        "die 2",
        "die 5",
        "die 6",
        "die 1+",
        "die 2+",
        "die 5+",
        "die 6+",
    ]


@pytest.mark.parametrize(("seats", "dice"), [(2, 10), (3, 12), (4, 14)])
def test_r1_all_dice_are_rolled_again_in_every_round(seats: int, dice: int) -> None:
    """R1, S1: those taken and those in the dustbin come back."""
    table = fours(seats)
    for _ in range(seats):
        pass_on(table)
    assert dice_left(table) == dice - 1
    table.end_round()
    assert table.game.view(None)["round"] == 2
    assert dice_left(table) == dice


def test_r1_seven_rounds() -> None:
    table = Table()
    for number in range(1, 8):
        assert table.game.view(None)["round"] == number
        assert table.game.outcome is None
        table.seat(0, emperor=number + 1).seat(1, emperor=number + 1)  # 1 or 2 after moving back
        table.end_round()
    assert table.game.to_move is None
    assert table.game.outcome is not None


# R2: the snake ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "start", "order"),
    [
        (2, 0, [0, 1, 1, 0]),
        (2, 1, [1, 0, 0, 1]),
        (3, 0, [0, 1, 2, 2, 1, 0]),
        (3, 2, [2, 0, 1, 1, 0, 2]),
        (4, 0, [0, 1, 2, 3, 3, 2, 1, 0]),
        (4, 1, [1, 2, 3, 0, 0, 3, 2, 1]),
    ],
)
def test_r2_the_order_is_a_snake(seats: int, start: int, order: list[int]) -> None:
    """R2, S5: and the last player has two turns in a row. Then a new round begins (R5)."""
    table = fours(seats, start=start)
    assert [take_turn(table) for _ in order] == order
    assert table.game.view(None)["round"] == 2
    assert table.game.to_move == (start + 1) % seats


def test_r2_a_die_covers_the_number() -> None:
    table = fours(2)
    numbers = []
    for _ in range(3):
        numbers.append([player["number"] for player in table.game.view(None)["players"]])
        take_turn(table)
    numbers.append([player["number"] for player in table.game.view(None)["players"]])
    assert numbers == [[1, 2], [4, 2], [4, 3], [4, None]]


def test_r2_the_number_is_covered_when_the_die_is_taken() -> None:
    table = fours(2).play("die 4", "done")
    assert table.game.view(None)["players"][0]["turns_taken"] == 1
    assert table.game.to_move == 0  # the turn is not over before `end`
    assert table.legal() == ["end"]


# R3: passing --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "action",
    [
        pytest.param(["guest 5"], id="a guest"),
        pytest.param(["serve"], id="serving"),
        pytest.param(["move 1 1a"], id="moving in"),
        pytest.param(["use 3"], id="a round card"),
        pytest.param(["claim A"], id="a claim"),
        pytest.param(["die 4", "done"], id="a die"),
    ],
)
def test_r3_passing_only_before_anything_else(action: list[str]) -> None:
    """The Knight of the Empire at table 1 is complete, the Dame at table 2 waits for a coffee."""
    table = Table().seat(
        krones=20,
        staff=[3],
        kitchen={"coffee": 1},
        guests=[65, 63],
        missing=[{}, {"coffee": 1}],
        vacant="1a",
    )
    assert "pass" in table.legal()
    table.play(*action)
    assert table.game.to_move == 0
    assert "pass" not in table.legal()


def test_r3_the_second_turn_can_be_passed_too() -> None:
    table = fours(2)
    take_turn(table)
    take_turn(table)
    assert table.game.to_move == 1
    assert "pass" in table.legal()


def test_r3_who_passes_waits_until_the_others_have_taken_both_turns() -> None:
    table = fours(3)
    assert pass_on(table) == 0
    assert [take_turn(table) for _ in range(4)] == [1, 2, 2, 1]
    # 12 dice, 4 taken, one removed. Then seat 0 has the numbers 1 and 6.
    assert table.game.to_move == 0
    assert dice_left(table) == 7


def test_r3_who_passes_waits_until_the_others_have_passed() -> None:
    """Seat 0 takes number 1, seat 1 passes on 2, seat 2 takes 3 and passes on 4, seat 0 passes on 6."""
    table = fours(3)
    assert take_turn(table) == 0
    assert pass_on(table) == 1
    assert take_turn(table) == 2
    assert pass_on(table) == 2
    assert table.game.view(None)["players"][1]["passed"]
    assert dice_left(table) == 10
    assert pass_on(table) == 0
    assert dice_left(table) == 9
    assert table.game.to_move == 1  # with number 2, the lowest that is visible


def test_r3_passing_covers_no_number() -> None:
    table = fours(2)
    pass_on(table)
    player = table.game.view(None)["players"][0]
    assert (player["number"], player["turns_taken"], player["passed"]) == (1, 0, True)
    assert dice_left(table) == 10


# R4: rolling again --------------------------------------------------------------------------------


def test_r4_one_die_is_removed_and_the_rest_rolled_again() -> None:
    table = Table(rolls=["1122334456", "666655555"])
    assert pass_on(table) == 0
    assert table.game.view(None)["dice"] == [2, 2, 2, 2, 1, 1]
    assert pass_on(table) == 1
    view = table.game.view(None)
    assert view["dice"] == [0, 0, 0, 0, 5, 4]
    assert [player["passed"] for player in view["players"]] == [False, False]
    assert view["round"] == 1
    assert table.game.to_move == 0


def test_r4_only_dice_that_are_left_are_rolled_again() -> None:
    """Two of ten were taken, one goes to the dustbin: seven."""
    table = Table(rolls=["4444444444", "1112223"])
    assert take_turn(table) == 0
    assert take_turn(table) == 1
    assert pass_on(table) == 1
    assert pass_on(table) == 0
    assert table.game.view(None)["dice"] == [3, 3, 1, 0, 0, 0]
    assert table.game.to_move == 1  # with number 3


def test_r4_the_last_one_in_the_round_may_pass_alone() -> None:
    """Seat 0 passes, seat 1 takes both turns; then every pass of seat 0 costs a die."""
    table = fours(2)
    pass_on(table)
    assert [take_turn(table), take_turn(table)] == [1, 1]
    assert dice_left(table) == 7
    assert pass_on(table) == 0
    assert dice_left(table) == 6
    assert pass_on(table) == 0
    assert dice_left(table) == 5
    assert table.game.to_move == 0


def test_r4_who_waited_takes_both_turns_in_a_row() -> None:
    table = Table(rolls=["4" * 10, "4" * 7])
    assert pass_on(table) == 0
    assert [take_turn(table) for _ in range(4)] == [1, 1, 0, 0]
    assert table.game.view(None)["round"] == 2


@SEATS
def test_r4_several_times_in_a_round_each_time_with_one_die_less(seats: int) -> None:
    table = fours(seats)
    dice = dice_left(table)
    for times in range(1, 4):
        order = [pass_on(table) for _ in range(seats)]
        assert order == list(range(seats))
        assert dice_left(table) == dice - times
    assert table.game.view(None)["round"] == 1


# R5: the end of a round ---------------------------------------------------------------------------


def test_r5_the_round_ends_when_everybody_has_covered_both_numbers() -> None:
    table = fours(2)
    for _ in range(3):
        take_turn(table)
    assert table.game.view(None)["round"] == 1
    table.play("die 4", "done")
    assert table.game.view(None)["round"] == 1  # not before the turn is over
    table.play("end")
    assert table.game.view(None)["round"] == 2


def test_r5_the_round_ends_when_the_last_die_is_taken() -> None:
    """Seat 1 gets no turn at all; nothing is rolled again."""
    table = Table().dice("4")
    assert take_turn(table) == 0
    view = table.game.view(None)
    assert view["round"] == 2
    assert [player["turns_taken"] for player in view["players"]] == [0, 0]
    assert dice_left(table) == 10


def test_r5_the_round_ends_when_the_last_die_goes_to_the_dustbin() -> None:
    table = Table().dice("4")
    assert pass_on(table) == 0
    assert table.game.view(None)["round"] == 1
    assert pass_on(table) == 1
    assert table.game.view(None)["round"] == 2
    assert dice_left(table) == 10


def test_r5_a_last_die_that_one_leaves_goes_to_another() -> None:
    table = Table().dice("4")
    assert pass_on(table) == 0
    assert take_turn(table) == 1
    assert table.game.view(None)["round"] == 2


def test_r5_a_whole_round_of_passes_uses_up_all_dice() -> None:
    """Ten times two passes, with 10, 9, … 1 dice; then the next round is rolled with 10 again."""
    table = Table()
    for _ in range(20):
        assert table.game.view(None)["round"] == 1
        table.play("pass")
    assert table.game.view(None)["round"] == 2
    assert [len(roll) for roll in table.game.chance()["rolls"]] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 10]


# R6: between rounds -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "position", "phase"),
    [
        (1, 13, "turns"),
        (2, 13, "turns"),
        (3, 10, "emperor"),
        (4, 13, "turns"),
        (5, 8, "emperor"),
        (6, 13, "turns"),
        (7, 6, "over"),
    ],
)
def test_r6_the_emperor_is_scored_after_rounds_3_5_and_7(number: int, position: int, phase: str) -> None:
    """M1: back 3, 5 or 7 from position 13; C1 gives VP, so nobody is asked after round 7."""
    table = Table().round(number).seat(0, emperor=13).seat(1, emperor=13).end_round()
    assert [table.player(seat).emperor for seat in (0, 1)] == [position, position]
    assert table.game.view(None)["phase"] == phase


def test_r6_round_staff_can_be_used_once_in_every_round() -> None:
    """1 Breakfast Server: a strudel."""
    table = fours(2).seat(0, staff=[1])
    table.play("use 1")
    assert table.legal("use") == []
    take_turn(table)
    take_turn(table)
    take_turn(table)
    assert table.game.to_move == 0
    assert table.legal("use") == []  # the second turn of the same round
    table.play("die 4", "done", "end")
    assert table.game.view(None)["round"] == 2
    table.turn_of(0)
    assert table.legal("use") == ["use 1"]
    table.play("use 1")
    assert table.kitchen() == {"strudel": 2}


def test_r6_rolling_again_does_not_refresh_round_staff() -> None:
    """R4, R6."""
    table = fours(2).seat(0, staff=[1]).play("use 1", "die 4", "done", "end", "pass", "pass")
    assert table.game.to_move == 1
    assert dice_left(table) == 8
    table.turn_of(0)
    assert table.legal("use") == []


@pytest.mark.parametrize(
    ("seats", "starts"),
    [
        (2, [0, 1, 0, 1, 0, 1, 0]),
        (3, [0, 1, 2, 0, 1, 2, 0]),
        (4, [0, 1, 2, 3, 0, 1, 2]),
    ],
)
def test_r6_turn_order_tiles_go_to_the_left_neighbour(seats: int, starts: list[int]) -> None:
    """The tile with number 1 is at each seat in turn; nobody has a reward or a penalty to decide."""
    table = Table(seats)
    seen = []
    for number in range(1, 8):
        seen.append(table.game.to_move)
        numbers = [player["number"] for player in table.game.view(None)["players"]]
        assert sorted(numbers) == list(range(1, seats + 1))
        assert numbers.index(1) == table.game.to_move
        assert numbers[(numbers.index(1) + 1) % seats] == 2
        for seat in range(seats):
            table.seat(seat, emperor=number + 1)
        table.end_round()
    assert seen == starts


def test_r6_passes_are_lifted_in_the_next_round() -> None:
    table = Table().dice("4")
    pass_on(table)
    take_turn(table)
    view = table.game.view(None)
    assert view["round"] == 2
    assert [player["passed"] for player in view["players"]] == [False, False]


def test_r6_after_round_7_comes_final_scoring() -> None:
    table = Table(rolls=["4" * 10]).round(7).seat(0, krones=3, emperor=8).seat(1, krones=1, emperor=8)
    assert [take_turn(table) for _ in range(4)] == [0, 1, 1, 0]
    assert table.game.view(None)["phase"] == "over"
    assert table.game.legal_actions() == []
    assert [table.points(seat) for seat in (0, 1)] == [5 + 3, 5 + 1]

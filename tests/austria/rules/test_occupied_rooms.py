"""X6, G6, P5: rooms that become occupied, and what a full group brings.

Groups of the night board: 1a, 1e and 4e blue alone; 3a 4a and 3c 4c blue; 1b 2a 2b and 2e 3d 3e yellow;
1c 1d 2c 2d and 3b 4b red, 4d red alone.
"""

import pytest

from tests.austria.table import Table, spaces

GROUPS = [
    pytest.param("night", "1a", (2, 0, 0), id="blue 1"),
    pytest.param("night", "3a 4a", (5, 0, 0), id="blue 2"),
    pytest.param("day_a", "2a 3a 4a", (9, 0, 0), id="blue 3"),
    pytest.param("day_d", "1b 2b 3b 3c", (15, 0, 0), id="blue 4"),
    pytest.param("night", "4d", (0, 1, 0), id="red 1"),
    pytest.param("night", "3b 4b", (0, 3, 0), id="red 2"),
    pytest.param("day_c", "1a 2a 3a", (0, 6, 0), id="red 3"),
    pytest.param("night", "1c 1d 2c 2d", (0, 10, 0), id="red 4"),
    pytest.param("day_a", "1e", (0, 0, 1), id="yellow 1"),
    pytest.param("day_b", "1b 2b", (0, 0, 3), id="yellow 2"),
    pytest.param("night", "1b 2a 2b", (0, 0, 6), id="yellow 3"),
    pytest.param("day_a", "1b 2b 3b 4b", (0, 0, 10), id="yellow 4"),
]
"""A board, the rooms of a group on it, and its bonus in VP, krones and emperor steps."""


def at(board: str) -> Table:
    if board == "night":
        return Table()
    other = "day_b" if board == "day_a" else "day_a"
    return Table(board="day", boards=[board, other])


def gains(table: Table, seat: int = 0) -> tuple[int, int, int]:
    """VP, krones above 10 and emperor steps."""
    player = table.player(seat)
    return table.points(seat), player.krones - 10, player.emperor


@pytest.mark.parametrize(("board", "group", "bonus"), GROUPS)
def test_x6_the_last_room_of_a_group_brings_the_bonus_of_its_colour_and_size(
    board: str, group: str, bonus: tuple[int, int, int]
) -> None:
    """A tourist (no VP, reward declined) takes the last room."""
    *rooms, last = group.split()
    table = at(board).seat(guests=[91], complete=True, occupied=" ".join(rooms), vacant=last)
    table.play(f"move 1 {last}")
    assert gains(table) == bonus
    table.play("done")
    assert gains(table) == bonus
    assert gains(table, 1) == (0, 0, 0)


@pytest.mark.parametrize(
    ("board", "group"),
    [
        pytest.param("night", "3a 4a", id="blue 2"),
        pytest.param("day_a", "2a 3a 4a", id="blue 3"),
        pytest.param("day_d", "1b 2b 3b 3c", id="blue 4"),
        pytest.param("night", "3b 4b", id="red 2"),
        pytest.param("day_c", "1a 2a 3a", id="red 3"),
        pytest.param("night", "1c 1d 2c 2d", id="red 4"),
        pytest.param("day_b", "1b 2b", id="yellow 2"),
        pytest.param("night", "1b 2a 2b", id="yellow 3"),
        pytest.param("day_a", "1b 2b 3b 4b", id="yellow 4"),
    ],
)
@pytest.mark.parametrize("prepared", [False, True], ids=["no tile yet", "vacant"])
def test_x6_nothing_comes_while_any_one_room_of_the_group_is_not_occupied(
    board: str, group: str, prepared: bool
) -> None:
    for left in group.split():
        last, *rooms = [room for room in group.split() if room != left]
        table = at(board).seat(guests=[91], complete=True, occupied=" ".join(rooms))
        table.seat(vacant=f"{last} {left}" if prepared else last).play(f"move 1 {last}", "done")
        assert gains(table) == (0, 0, 0)


def test_x6_groups_of_one_colour_are_paid_each_on_its_own() -> None:
    table = Table().seat(guests=[65, 91, 92], complete=True, occupied="3a 3c", vacant="1a 4a 4c")
    table.play("move 1 1a")
    assert table.points() == 3 + 2
    table.play("move 2 4a", "done")
    assert table.points() == 3 + 2 + 5
    table.play("move 3 4c", "done")
    assert table.points() == 3 + 2 + 5 + 5


@pytest.mark.parametrize(("board", "group", "bonus"), GROUPS)
def test_x6_once_per_game_even_if_rooms_are_lost_and_occupied_again(
    board: str, group: str, bonus: tuple[int, int, int]
) -> None:
    *rooms, last = group.split()
    table = at(board).seat(guests=[91, 92], complete=True, occupied=" ".join(rooms), vacant=last)
    table.play(f"move 1 {last}", "done")
    table.player().occupied ^= spaces(last)
    table.player().vacant ^= spaces(last)
    table.look().play(f"move 2 {last}", "done")
    assert table.occupied() == group
    assert gains(table) == bonus


def test_x6_k2_steps_of_a_bonus_above_13_are_vp() -> None:
    table = Table().seat(emperor=10, guests=[51], complete=True, occupied="1b 2a", vacant="2b")
    table.play("move 1 2b", "done")
    assert table.player().emperor == 13
    assert table.points() == 1 + 3  # Composer; 10 + 6 steps are 3 too many


# By any means -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "bonus"),
    [
        pytest.param("4d", (7, 1, 0), id="red: 1 krone"),
        pytest.param("3d", (7, 0, 6), id="yellow: 6 steps"),
        pytest.param("1a", (7 + 2, 0, 0), id="blue: 2 VP"),
    ],
)
def test_g6_x6_a_room_occupied_by_a_reward_completes_its_group(
    room: str, bonus: tuple[int, int, int]
) -> None:
    """Senior Councillor (7 VP) takes 1c and another room besides."""
    table = Table().seat(guests=[82], complete=True, occupied="2e 3e", vacant="1a 1c 3d 4d")
    assert gains(table.play("move 1 1c", f"occupy {room}")) == bonus


def test_g6_x6_the_guest_and_the_reward_together_complete_two_groups() -> None:
    table = Table().seat(guests=[82], complete=True, occupied="3b 2e 3e", vacant="3d 4b")
    assert gains(table.play("move 1 4b", "occupy 3d")) == (7, 3, 6)


def test_g6_x6_the_guest_and_the_reward_together_complete_one_group() -> None:
    table = Table().seat(guests=[82], complete=True, vacant="3b 4b").play("move 1 4b")
    assert gains(table) == (7, 0, 0)
    assert gains(table.play("occupy 3b")) == (7, 3, 0)


def test_x6_page_boy_completes_groups() -> None:
    table = Table().dice("55").seat(hand=[35], vacant="1a 1b 4d")
    assert gains(table.play("die 5", "play 35", "occupy 4d", "occupy 1a")) == (2, 1, 0)  # for 2 - 2


def test_x6_a_room_occupied_by_the_emperor_completes_its_group() -> None:
    """B4: a room on floor 1 or 2, prepared and occupied."""
    table = Table(emperor=["A1", "B4", "C1"]).round(5).seat(emperor=8, occupied="1a 1b 2a")
    table.end_round().play("room 2b")
    assert table.player().emperor == 8 - 5 + 6


# P5, G6: Custodian --------------------------------------------------------------------------------


def test_g6_p5_custodian_is_paid_for_the_move_and_for_the_room_of_the_reward() -> None:
    table = Table().seat(staff=[23], guests=[58], complete=True, vacant="1b 1c")
    assert table.play("move 1 1b").player().krones == 11
    assert table.play("occupy 1c").player().krones == 12


def test_g6_p4_no_guest_leaves_the_cafe_for_the_room_of_a_reward() -> None:
    """Actress is yellow, the second room red: Masseuse is paid once, Groom not at all."""
    table = Table().seat(staff=[5, 7], guests=[58], complete=True, vacant="1b 1c")
    assert table.play("move 1 1b", "occupy 1c").player().krones == 11


def test_p5_custodian_is_paid_for_every_room_that_page_boy_occupies() -> None:
    table = Table().dice("55").seat(krones=0, staff=[23], hand=[35], vacant="1b 1c")
    table.play("die 5", "play 35", "occupy 1b")  # for 2 - 2
    assert table.player().krones == 1
    assert table.play("occupy 1c").player().krones == 2


def test_p5_custodian_is_paid_for_a_room_that_the_emperor_occupies() -> None:
    table = Table(emperor=["A1", "B4", "C1"]).round(5).seat(krones=0, emperor=8, staff=[23], vacant="1a")
    assert table.end_round().play("room 1b").player().krones == 1


def test_p5_x6_custodian_is_paid_again_for_a_room_that_was_lost_and_a_bonus_is_not() -> None:
    table = Table().seat(krones=0, staff=[23], guests=[91, 92], complete=True, vacant="4d")
    table.play("move 1 4d", "done")
    assert table.player().krones == 1 + 1
    table.player().occupied = 0
    table.seat(vacant="4d").play("move 2 4d", "done")
    assert table.player().krones == 1 + 1 + 1


def test_p5_preparing_a_room_and_an_opponents_custodian_bring_nothing() -> None:
    table = Table().dice("3").seat(krones=0, staff=[23], vacant="1a").play("die 3", "room 1b")
    assert table.player().krones == 0

    table = Table().seat(1, krones=0, staff=[23]).seat(guests=[65], complete=True, vacant="3a")
    table.play("move 1 3a")
    assert (table.player(0).krones, table.player(1).krones) == (10, 0)

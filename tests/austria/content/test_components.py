"""K1-K7: what lies in the box, and the limits of the tracks.

Everything is written down here by hand, once more, from the printed cards and boards.
"""

import pytest

from hotelier import new_game
from tests.austria.table import Table, room_names, spaces

ALL_ROOMS = [f"{floor}{column}" for floor in (1, 2, 3, 4) for column in "abcde"]

LAYOUTS = {
    # Floor 4 on top, as the board lies on the table.
    "night": """
        B R B R B
        B R B Y Y
        Y Y R R Y
        B Y R R B""",
    "day_a": """
        B Y B B R
        B Y R R Y
        B Y B B B
        R Y R R Y""",
    "day_b": """
        Y B B R B
        B R B R Y
        B Y R B Y
        B Y R R R""",
    "day_c": """
        B Y R B Y
        R Y R B B
        R B Y Y Y
        R B R Y R""",
    "day_d": """
        R R R Y B
        Y B B R B
        Y B Y Y Y
        R B R R B""",
}
GROUPS = {
    "night": ["1a", "1b 2a 2b", "1c 1d 2c 2d", "1e", "2e 3d 3e", "3a 4a", "3b 4b", "3c 4c", "4d", "4e"],
    "day_a": ["1a", "1b 2b 3b 4b", "1c 1d", "1e", "2a 3a 4a", "2c 2d 2e", "3c 3d", "3e", "4c 4d", "4e"],
    "day_b": ["1a 2a 3a", "1b 2b", "1c 1d 1e 2c", "2d", "2e 3e", "3b", "3c 4b 4c", "3d 4d", "4a", "4e"],
    "day_c": ["1a 2a 3a", "1b 2b", "1c", "1d 2c 2d 2e", "1e", "3b 4b", "3c 4c", "3d 3e 4d", "4a", "4e"],
    "day_d": ["1a", "1b 2b 3b 3c", "1c 1d", "1e", "2a 3a", "2c 2d 2e", "3d", "3e 4e", "4a 4b 4c", "4d"],
}
BOARDS = pytest.mark.parametrize("board", list(LAYOUTS))


def on_board(board: str) -> Table:
    """Seat 0 plays on this board."""
    if board == "night":
        return Table()
    other = "day_b" if board == "day_a" else "day_a"
    return Table(board="day", boards=[board, other])


def rooms_of(board: str, letter: str) -> str:
    rows = [row.split() for row in LAYOUTS[board].strip().splitlines()]
    return " ".join(room for room in ALL_ROOMS if rows[4 - int(room[0])]["abcde".index(room[1])] == letter)


# K1: items ----------------------------------------------------------------------------------------


def test_k1_dishes_are_strudel_and_cake_and_drinks_wine_and_coffee() -> None:
    table = Table().dice("1122").play("die 1", "take 1 cake")
    assert table.kitchen() == {"strudel": 1, "cake": 1}
    table = Table().dice("1122").play("die 2", "take 1 coffee")
    assert table.kitchen() == {"wine": 1, "coffee": 1}


def test_k1_the_supply_never_runs_out() -> None:
    """Four kitchens with 40 strudels each, and 14 more for seat 0."""
    table = Table(4)
    for seat in range(4):
        table.seat(seat, kitchen={"strudel": 40})
    table.dice("1" * 14).play("die 1", "take 0 cake")
    assert table.kitchen() == {"strudel": 54}


# K2: the tracks -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "gain", "after"),
    [(0, 4, 4), (16, 4, 20), (17, 4, 20), (20, 4, 20), (20, 1, 20)],
)
def test_k2_krones_above_20_are_lost(before: int, gain: int, after: int) -> None:
    table = Table().seat(krones=before).dice("4" * gain).play("die 4", "take 0 steps")
    assert table.player().krones == after
    assert table.points() == 0


@pytest.mark.parametrize(
    ("before", "steps", "after", "points"),
    [(0, 4, 4, 0), (9, 4, 13, 0), (10, 4, 13, 1), (13, 1, 13, 1), (13, 4, 13, 4)],
)
def test_k2_emperor_steps_above_13_are_vp(before: int, steps: int, after: int, points: int) -> None:
    table = Table().seat(emperor=before, krones=5).dice("4" * steps).play("die 4", f"take {steps} steps")
    assert table.player().emperor == after
    assert table.points() == points
    assert table.player().krones == 5


def test_k2_a_bonus_of_steps_above_13_is_vp_too() -> None:
    """X6: 2e 3d 3e is a yellow group of three rooms, 6 steps: 11, 12, 13 and 4 VP. 49 gives 0 VP."""
    table = Table().seat(emperor=11, guests=[49], complete=True, vacant="2e", occupied="3d 3e")
    table.play("move 1 2e", "done")
    assert table.player().emperor == 13
    assert table.points() == 4


def test_k2_the_emperor_track_does_not_go_below_0() -> None:
    table = Table().round(3).seat(0, emperor=2).seat(1, emperor=4).end_round()
    assert table.player().emperor == 0


# K3: negative VP ----------------------------------------------------------------------------------


def test_k3_vp_may_become_negative_and_rise_again() -> None:
    """A1: too little to pay with, so 5 VP; then 65 moves into the blue group 1a: 3 + 2 VP."""
    table = Table().round(3).seat(0, krones=2, guests=[65], complete=True, vacant="1a")
    table.seat(1, emperor=4).end_round()
    assert table.points() == -5
    assert table.game.view(None)["players"][0]["points"] == -5
    table.turn_of(0).play("move 1 1a")
    assert table.points() == 0


# K4: hotel boards ---------------------------------------------------------------------------------


@BOARDS
def test_k4_colours_of_the_20_spaces(board: str) -> None:
    colours = on_board(board).player().board.colour
    assert [room_names(mask) for mask in colours] == [rooms_of(board, letter) for letter in "BRY"]
    assert sum(mask.bit_count() for mask in colours) == 20


@BOARDS
def test_k4_ten_groups_of_one_to_four_connected_rooms(board: str) -> None:
    """Sizes are those of the list above; together they are the whole hotel."""
    groups = on_board(board).player().board.groups
    assert [room_names(group) for group in groups] == GROUPS[board]
    assert sorted(" ".join(GROUPS[board]).split()) == ALL_ROOMS
    assert len(groups) == 10
    assert {group.bit_count() for group in groups} == {1, 2, 3, 4}


@BOARDS
def test_k4_groups_count_when_all_their_rooms_are_occupied(board: str) -> None:
    """Staff 37 Room Service: 2 VP for every full group; a group that lacks one room counts nothing."""
    for group in GROUPS[board]:
        rooms = group.split()
        for occupied, full in [(rooms, 1), (rooms[1:], 0)]:
            table = on_board(board).round(7).seat(0, krones=0, emperor=8, staff=[37])
            table.seat(0, occupied=" ".join(occupied)).seat(1, krones=0, emperor=8).end_round()
            floors = sum(int(room[0]) for room in occupied)
            assert table.points() == 5 + floors + 2 * full


@pytest.mark.parametrize(("room", "cost"), [("1b", 0), ("2b", 1), ("3b", 2), ("4b", 3)])
def test_k4_a_room_costs_the_krones_of_its_floor(room: str, cost: int) -> None:
    """Exactly enough, and one krone too few."""
    neighbour = f"{room[0]}a"
    table = Table().seat(krones=cost, vacant=neighbour).dice("3").play("die 3", f"room {room}")
    assert table.player().krones == 0
    if cost:
        table = Table().seat(krones=cost - 1, vacant=neighbour).dice("33").play("die 3")
        assert f"room {room}" not in table.legal()


@BOARDS
@pytest.mark.parametrize("room", ALL_ROOMS)
def test_k4_five_spaces_carry_vp_icons(board: str, room: str) -> None:
    """On every board: 3d and 3e 1 VP, 4c, 4d and 4e 2 VP; at once for whoever prepares a room there."""
    icons = {"3d": 1, "3e": 1, "4c": 2, "4d": 2, "4e": 2}
    others = " ".join(other for other in ALL_ROOMS if other != room)
    table = on_board(board).seat(krones=9, vacant=others).dice("3").play("die 3", f"room {room}")
    assert table.points() == icons.get(room, 0)


@pytest.mark.parametrize(
    ("room", "neighbours"),
    [
        ("1a", "1b 2a"),
        ("1e", "1d 2e"),
        ("4a", "3a 4b"),
        ("4e", "3e 4d"),
        ("2a", "1a 2b 3a"),
        ("3e", "2e 3d 4e"),
        ("2c", "1c 2b 2d 3c"),
    ],
)
def test_k4_adjacent_means_orthogonally_adjacent(room: str, neighbours: str) -> None:
    """No diagonals, and the end of a floor is not next to the beginning of the floor above."""
    table = Table().seat(krones=9, vacant=room).dice("3").play("die 3")
    assert table.legal("room") == [f"room {each}" for each in neighbours.split()]


# K5: guests ---------------------------------------------------------------------------------------


def test_k5_fourteen_guests_of_each_colour_with_orders_of_one_to_four_items() -> None:
    book = Table().game.book
    colours = [row["colour"] for row in book.guest_rows]
    assert book.guest_number == list(range(49, 105))
    assert colours == ["yellow"] * 14 + ["blue"] * 14 + ["red"] * 14 + ["green"] * 14
    sizes = [sum(row["order"].values()) for row in book.guest_rows]
    assert set(sizes) == {1, 2, 3, 4}
    assert all(row["vp"] >= 0 for row in book.guest_rows)


@pytest.mark.parametrize(
    ("guest", "rooms"),
    [
        pytest.param(65, "1a 1e 3a 3c 4a 4c 4e", id="blue: 65 Knight of the Empire"),
        pytest.param(77, "1c 1d 2c 2d 3b 4b 4d", id="red: 77 Apothecary"),
        pytest.param(51, "1b 2a 2b 2e 3d 3e", id="yellow: 51 Composer"),
        pytest.param(92, " ".join(ALL_ROOMS), id="green: 92 Capt. Goldhaken, any colour"),
    ],
)
def test_k5_guests_take_rooms_of_their_colour_and_tourists_any(guest: int, rooms: str) -> None:
    """K5, X4: with all twenty rooms vacant."""
    table = Table().seat(guests=[guest], complete=True, vacant=" ".join(ALL_ROOMS))
    assert table.legal("move") == [f"move 1 {room}" for room in rooms.split()]


def test_k5_the_promotional_guests_come_only_with_their_option() -> None:
    for promo, numbers in [(False, list(range(49, 105))), (True, [*range(49, 105), 117, 118])]:
        guests = new_game("austria", seed=1, promo=promo).chance()["guests"]
        assert sorted(guests) == numbers


# K6: staff ----------------------------------------------------------------------------------------

TIMINGS = {
    "round": [1, 2, 3, 4],
    "once": [21, 35, 36, 38, 39, 43, 44, 45],
    "end": [27, 28, 29, 30, 31, 32, 34, 37, 40, 41, 46, 47, 48],
}
COSTS = {
    1: [6, 7, 24, 45],
    2: [8, 12, 13, 14, 16, 18, 20, 35, 36, 40, 44, 46],
    3: [19, 21, 22, 37, 39, 41, 42, 43],
    4: [1, 3, 5, 15, 27, 28, 30, 31, 32, 47, 48],
    5: [9, 10, 11, 17, 23, 26, 29, 33, 34, 38],
    6: [2, 4, 25],
}


def test_k6_48_staff_cards_and_their_timings() -> None:
    rows = Table().game.book.staff_rows
    assert [row["id"] for row in rows] == list(range(1, 49))
    for timing, numbers in TIMINGS.items():
        assert [row["id"] for row in rows if row["timing"] == timing] == numbers
    named = {number for numbers in TIMINGS.values() for number in numbers}
    others = [number for number in range(1, 49) if number not in named]
    assert [row["id"] for row in rows if row["timing"] == "permanent"] == others


@pytest.mark.parametrize("edition", ["first", "revised"])
def test_k6_what_the_staff_cards_cost(edition: str) -> None:
    """One die on space 5 makes each card 1 krone cheaper, so with n krones those up to n + 1 can be played.
    17 Kitchen Hand costs 3 in the first edition (section E)."""
    costs = {number: cost for cost, numbers in COSTS.items() for number in numbers}
    assert sorted(costs) == list(range(1, 49))
    if edition == "first":
        costs[17] = 3
    for krones in range(7):
        table = Table(edition=edition).seat(hand=list(range(1, 49)), krones=krones).dice("5")
        table.play("die 5")
        cards = [number for number in range(1, 49) if costs[number] <= krones + 1]
        assert table.legal("play") == [f"play {number}" for number in cards]


def test_k6_only_round_cards_are_used_on_a_turn() -> None:
    table = Table().seat(staff=[1, 2, 3, 4, 5, 12, 21, 27, 36, 48])
    assert table.legal("use") == ["use 1", "use 2", "use 3", "use 4"]


# K7: room tiles -----------------------------------------------------------------------------------


def test_k7_room_tiles_never_run_out() -> None:
    """All four players prepare their twentieth room: eighty tiles."""
    table = Table(4)
    for seat in range(4):
        table.seat(seat, krones=9, vacant=" ".join(ALL_ROOMS[:10]), occupied=" ".join(ALL_ROOMS[10:19]))
    for seat in range(4):
        table.turn_of(seat).dice("3").play("die 3", "room 4e")
    for seat in range(4):
        assert table.player(seat).vacant | table.player(seat).occupied == spaces(" ".join(ALL_ROOMS))

"""W10, X4, X5: every guest of module 1, from its order to the last part of its reward.

Order, colour, VP and reward of each card are written out here from the known cards (orders and most VP are
stand-ins). The position: the rooms 1a and 2a are occupied, 1b (yellow), 1c (red) and 3a (blue) are vacant.
The player has 5 krones, 1 champagne and the cards 24, 25, 28 for 1, 6 and 4 krones; the top of the staff
deck are 40, 27 and 33 for 2, 4 and 5.
"""

from typing import Any

import pytest

from hotelier.austria.shown.card_words import find_card
from tests.austria.table import Table

MOVES = {
    "yellow": ["move 1 1b"],
    "red": ["move 1 1c"],
    "blue": ["move 1 3a"],
    "green": ["move 1 1b", "move 1 1c", "move 1 3a"],
}
BOTTOM = "dance 1 bottom, dance 2 bottom, dance 3 bottom"
MIDDLE = f"{BOTTOM}, dance 1 middle, dance 2 middle, dance 3 middle"
TOP = f"{MIDDLE}, dance 1 top, dance 2 top, dance 3 top, dance 3 balcony"
HAND = "play 24, play 25, play 28"
CHOICE = "get strudel, get cake, get wine, get coffee"
ROOMS = "room 1d, room 2b, room 2c, room 3b, room 4a"
GUESTS = "guest 1, guest 2, guest 3, guest 4, guest 5"

# number, name, colour, order, VP, offered at first, what is played, what is different after it
ARRIVALS: list[tuple[int, str, str, dict[str, int], int, str, str, dict[str, Any]]] = [
    (
        134,
        "Debutante",
        "yellow",
        {"wine": 1, "strudel": 1},
        2,
        "get champagne",
        "get champagne",
        {"champagne": 2},
    ),
    (
        135,
        "Lady Companion",
        "yellow",
        {"wine": 2, "champagne": 1},
        1,
        f"get steps, {HAND}",
        "get steps, play 25",
        {"emperor": 2, "hand": [24, 28], "staff": [25]},
    ),
    (136, "Governess", "yellow", {"wine": 1}, 0, "get champagne", "get champagne", {"champagne": 2}),
    (
        137,
        "Prima Ballerina",
        "yellow",
        {"wine": 2, "strudel": 1, "champagne": 1},
        3,
        f"get krones, {BOTTOM}",
        "get krones, dance 1 bottom",
        {"krones": 7, "champagne": 0, "dancing": ["1 bottom"]},
    ),
    (
        138,
        "Mannequin",
        "yellow",
        {"wine": 2, "strudel": 1},
        1,
        f"get champagne, {HAND}",
        "get champagne, play 25",
        {"champagne": 2, "krones": 2, "hand": [24, 28], "staff": [25]},
    ),
    (
        139,
        "Diva",
        "yellow",
        {"wine": 2, "coffee": 1},
        3,
        "get champagne",
        "get champagne",
        {"champagne": 3},
    ),
    (140, "Waltz Queen", "yellow", {"wine": 2, "champagne": 2}, 12, "", "", {}),
    (141, "Khan", "blue", {"coffee": 1}, 1, "get champagne", "get champagne", {"champagne": 2}),
    (
        142,
        "Tenno",
        "blue",
        {"coffee": 1, "strudel": 1},
        1,
        f"get champagne, {ROOMS}",
        "room 3b, get champagne",
        {"champagne": 2, "krones": 4, "vacant": "1b 1c 3b"},
    ),
    (
        143,
        "Laird",
        "blue",
        {"coffee": 1, "champagne": 1},
        3,
        CHOICE,
        "get cake, get coffee",
        {"items": {"cake": 1, "coffee": 1}},
    ),
    (144, "Maharani", "blue", {"coffee": 2}, 3, "get champagne", "get champagne", {"champagne": 2}),
    (
        145,
        "Marquis",
        "blue",
        {"coffee": 2, "wine": 1},
        4,
        "get champagne",
        "get champagne",
        {"champagne": 3},
    ),
    (146, "Contessa", "blue", {"coffee": 2, "champagne": 2}, 15, "", "", {}),
    (
        147,
        "Tsarina",
        "blue",
        {"coffee": 1, "cake": 1, "champagne": 1},
        4,
        MIDDLE,
        "dance 1 middle",
        {"champagne": 0, "krones": 7, "dancing": ["1 middle"]},
    ),
    (
        148,
        "Ambassador",
        "red",
        {"cake": 1},
        0,
        BOTTOM,
        "dance 3 bottom",
        {"champagne": 0, "dancing": ["3 bottom"]},
    ),
    (149, "Abbess", "red", {"cake": 1, "champagne": 1}, 1, "get krones", "get krones", {"krones": 10}),
    (
        150,
        "Consigliere",
        "red",
        {"cake": 1, "strudel": 1},
        1,
        "get champagne, get krones",
        "get krones, get champagne",
        {"krones": 7, "champagne": 2},
    ),
    (
        151,
        "Admiral Winterbottom",
        "red",
        {"cake": 2, "wine": 1},
        3,
        f"get steps, {BOTTOM}",
        "dance 2 bottom, get steps",
        {"emperor": 3, "champagne": 0, "dancing": ["2 bottom"]},
    ),
    (
        152,
        "Impresario",
        "red",
        {"cake": 1, "wine": 1},
        3,
        "get champagne",
        "get champagne",
        {"champagne": 2},
    ),
    (153, "Cardinal", "red", {"cake": 2, "champagne": 2}, 14, "", "", {}),
    (
        154,
        "Mayor",
        "red",
        {"cake": 2, "coffee": 1},
        4,
        f"get champagne, {BOTTOM}",
        "get champagne, dance 2 top",
        {"champagne": 0, "emperor": 4, "dancing": ["2 top"]},
    ),
    (
        155,
        "The Beast",
        "green",
        {"strudel": 1},
        -1,
        f"get champagne, {ROOMS}",
        "get champagne, room 3b",
        {"champagne": 2, "krones": 3, "vacant": "1c 3a 3b"},
    ),
    (
        156,
        "Kapellmeister Palfy",
        "green",
        {"strudel": 2, "wine": 1},
        3,
        "get champagne",
        "get champagne",
        {"champagne": 3},
    ),
    (
        157,
        "C. Inderella",
        "green",
        {"strudel": 2, "champagne": 1},
        2,
        f"occupy 1c, occupy 3a, {BOTTOM}",
        "dance 1 bottom, occupy 3a",
        {"champagne": 0, "dancing": ["1 bottom"], "occupied": "1a 1b 2a 3a", "vacant": "1c"},
    ),
    (
        158,
        "Phantom",
        "green",
        {"strudel": 1},
        -2,
        f"get champagne, {GUESTS}",
        "guest 1, get champagne",
        {"champagne": 2, "cafe": [51, None, None]},
    ),
    (
        159,
        "The Beauty",
        "green",
        {"strudel": 2, "cake": 1, "champagne": 1},
        3,
        f"get draw, {BOTTOM}",
        "dance 1 bottom, get draw, play 33, under 40",
        {"champagne": 0, "dancing": ["1 bottom"], "krones": 3, "staff": [33]},
    ),
    (
        160,
        "Medium",
        "green",
        {"strudel": 1, "coffee": 1},
        1,
        f"{CHOICE}, get champagne",
        "get wine, get champagne, get wine",
        {"champagne": 2, "items": {"wine": 2}},
    ),
    (
        161,
        "Partyer",
        "green",
        {"strudel": 1, "champagne": 1},
        2,
        TOP,
        "dance 3 balcony, done",
        {"champagne": 0, "dancing": ["3 balcony"], "points": 3},
    ),
    (
        162,
        "Pope",
        "green",
        {"strudel": 1, "wine": 1, "coffee": 1, "champagne": 1},
        10,
        "occupy 1c, occupy 3a",
        "occupy 1c",
        {"occupied": "1a 1b 1c 2a", "vacant": "3a"},
    ),
]


def served(number: int, order: dict[str, int]) -> Table:
    """A table at which the guest was served exactly this order from the kitchen."""
    table = Table(modules=[1]).queue(51, 52, 53, 54, 55).staff_deck(40, 27, 33).dice("1123344456")
    table.seat(emperor=1, kitchen=order, guests=[number], occupied="1a 2a", vacant="1b 1c 3a")
    assert table.missing(1) == order and table.legal("move") == [] and table.legal("ball") == []
    while table.legal("serve"):
        table.play("serve")
        while table.legal("place"):
            table.play(table.legal("place")[0])
    assert table.kitchen() == {} and table.missing(1) == {}
    return table.seat(krones=5, kitchen={"champagne": 1}, hand=[24, 25, 28])


def side(table: Table) -> dict[str, Any]:
    """All that a guest can change."""
    kitchen = table.kitchen()
    return {
        "krones": table.player().krones,
        "emperor": table.player().emperor,
        "champagne": kitchen.pop("champagne", 0),
        "items": kitchen,
        "hand": table.hand(),
        "staff": table.in_play(),
        "vacant": table.vacant(),
        "occupied": table.occupied(),
        "cafe": table.cafe(),
        "dancing": table.dancing(),
        "points": table.points(),
    }


@pytest.mark.parametrize(
    ("number", "colour", "order", "vp", "offered", "played", "changed"),
    [pytest.param(number, *rest, id=f"guest {number} {name}") for number, name, *rest in ARRIVALS],
)
def test_w10_x4_a_guest_moves_in(
    number: int,
    colour: str,
    order: dict[str, int],
    vp: int,
    offered: str,
    played: str,
    changed: dict[str, Any],
) -> None:
    table = served(number, order)
    assert table.legal("move") == MOVES[colour]
    room = MOVES[colour][0].split()[-1]
    rest = [name for name in ("1b", "1c", "3a") if name != room]
    expected = {
        **side(table),
        "cafe": [None] * 3,
        "occupied": " ".join(sorted(["1a", "2a", room])),
        "vacant": " ".join(rest),
        "hand": [24, 25, 28],
        "staff": [],
        **changed,
    }
    expected["points"] = vp + changed.get("points", 0)
    table.play(f"move 1 {room}")
    if offered:
        assert sorted(table.legal()) == sorted(["done", *offered.split(", ")])
        table.play(*played.split(", "))
    assert table.game.view(0)["question"]["kind"] == "turn"
    assert side(table) == expected
    assert table.game.state.discard[-1] == table.guest(number)


def test_w10_the_29_guests_are_in_the_deck_only_with_module_1() -> None:
    numbers = [number for number, *_ in ARRIVALS]
    assert numbers == list(range(134, 163))
    for modules in ([1], []):
        known = Table(modules=modules).game.book.guest_number
        assert [number for number in numbers if number in known] == (numbers if modules else [])


def test_w5_guest_162_pope_never_goes_to_a_ballroom() -> None:
    table = served(162, {"strudel": 1, "wine": 1, "coffee": 1, "champagne": 1})
    table.seat(kitchen={"champagne": 9})
    assert table.legal("ball") == [] and table.legal("move") == MOVES["green"]


def test_w6_guest_137_prima_ballerina_sends_two_dancers() -> None:
    table = served(137, {"wine": 2, "strudel": 1, "champagne": 1}).seat(kitchen={"champagne": 5})
    table.play("move 1 1b", "dance 1 top", "dance 2 middle")
    assert table.dancing() == ["1 top", "2 middle"] and table.kitchen() == {}
    assert table.legal() == ["done", "get krones"]


def test_w5_players_are_told_where_a_guest_must_go() -> None:
    book = Table(modules=[1]).game.book
    (pope,) = find_card(book, "pope")
    assert pope.endswith("10 VP; occupy 1 vacant room of any colour; must go to a room")
    (mayor,) = find_card(book, "mayor")
    assert "must" not in mayor

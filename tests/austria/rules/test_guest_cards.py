"""K5, X4: every guest card, from its order to the last part of its reward.

Order, colour, VP and reward of each card are written out here from the printed card. A guest is served
exactly its order, moves in and the whole reward is taken, question by question; all that the card does not
name must be the same afterwards as before.

The position: the rooms 1a and 2a are occupied, 1b (yellow), 1c (red) and 3a (blue) are vacant and none of
them completes a group. The next rooms can be 1d for 0, 2b and 2c for 1, 3b for 2 and 4a for 3 krones.
"""

from typing import Any

import pytest

from tests.austria.table import Table

PROMO = (117, 118)
MOVES = {
    "yellow": ["move 1 1b"],
    "red": ["move 1 1c"],
    "blue": ["move 1 3a"],
    "green": ["move 1 1b", "move 1 1c", "move 1 3a"],
}
ALL_ROOMS = "room 1d, room 2b, room 2c, room 3b, room 4a"
ALL_GUESTS = "guest 1, guest 2, guest 3, guest 4, guest 5"
HAND = [24, 25, 28, 34, 37]  # for 1, 6, 4, 5 and 3 krones; nothing happens at once when they are played
DECK = (40, 27, 33)  # the top of the staff deck, for 2, 4 and 5 krones
DISHES = ("strudel", "cake", "wine", "coffee")
PARTS = {"krones": "get krones", "emperor": "get steps", "cards": "get cards"}


class Arrival:
    """A guest who was served exactly the printed order and has just moved in."""

    def __init__(self, number: int, colour: str, order: dict[str, int], vp: int, **position: Any) -> None:
        self.table = Table(promo=number in PROMO).queue(51, 52, 53, 54, 55).next_guests(60, 59)
        self.table.staff_deck(*DECK).dice("1123344456")
        self.table.seat(emperor=1, kitchen=order, guests=[number], occupied="1a 2a", vacant="1b 1c 3a")
        assert self.table.legal("move") == []
        self.serve_all()
        assert self.table.kitchen() == {} and self.table.missing(1) == {}
        assert self.table.legal("move") == MOVES[colour]
        self.table.seat(**{"krones": 5, "hand": [], **position})
        self.expected = self.side()
        room = MOVES[colour][0].split()[-1]
        self.table.play(f"move 1 {room}")
        self.changes(cafe=[None] * 3, points=self.expected["points"] + vp)
        self.changes(occupied=" ".join(sorted(["1a", "2a", room])))
        self.changes(vacant=" ".join(other for other in ("1b", "1c", "3a") if other != room))
        assert self.table.game.state.discard == [self.table.guest(number)]

    def serve_all(self) -> None:
        while self.table.legal("serve"):
            self.table.play("serve")
            while self.table.legal("place"):
                self.table.play(self.table.legal("place")[0])

    def take(self, action: str, offered: str) -> None:
        """Take a part of the reward; besides it exactly this is offered, and `done`."""
        assert sorted(self.table.legal()) == sorted(["done", *offered.split(", ")])
        self.table.play(action)

    def take_gains(self, gains: dict[str, int]) -> None:
        """Take items, krones, steps and cards, one part after the other."""
        for gain, amount in gains.items():
            if gain in ("krones", "emperor"):
                self.expected[gain] += amount
            elif gain == "cards":
                self.expected["hand"] = sorted([*self.expected["hand"], *DECK[:amount]])
            else:
                self.expected["kitchen"] = {gain: amount}
        left = parts(gains)
        while left:
            self.take(left[0], ", ".join(left))
            left = left[1:]

    def changes(self, **changes: Any) -> None:
        assert changes.keys() <= self.expected.keys()
        self.expected.update(changes)

    def was_all(self) -> None:
        """The reward is over, the turn goes on, and nothing else has changed."""
        assert self.side() == self.expected
        assert "die 1" in self.table.legal() and "done" not in self.table.legal()

    def side(self) -> dict[str, Any]:
        table, player = self.table, self.table.player()
        return {
            "krones": player.krones,
            "emperor": player.emperor,
            "points": table.points(),
            "kitchen": table.kitchen(),
            "cafe": table.cafe(),
            "hand": table.hand(),
            "played": table.in_play(),
            "vacant": table.vacant(),
            "occupied": table.occupied(),
            "opponent": (table.player(1).krones, table.player(1).emperor, table.points(1)),
        }


def parts(gains: dict[str, int]) -> list[str]:
    return [PARTS.get(gain, f"get {gain}") for gain in gains]


@pytest.mark.parametrize(
    ("number", "colour", "order", "vp", "gains"),
    [
        pytest.param(51, "yellow", {"wine": 1}, 1, {"strudel": 1}, id="guest 51 Composer"),
        pytest.param(
            *(52, "yellow", {"wine": 1, "coffee": 1}, 0, {"strudel": 1, "krones": 2}),
            id="guest 52 Tailor",
        ),
        pytest.param(
            *(53, "yellow", {"strudel": 1, "wine": 1}, 0, {"coffee": 1, "emperor": 2}),
            id="guest 53 Flamenco Dancer",
        ),
        pytest.param(55, "yellow", {"wine": 3}, 7, {"cards": 2}, id="guest 55 Photographer"),
        pytest.param(
            *(60, "yellow", {"cake": 2, "wine": 2}, 5, {"coffee": 1, "krones": 3}),
            id="guest 60 Jewelry Designer",
        ),
        pytest.param(65, "blue", {"coffee": 1}, 3, {}, id="guest 65 Knight of the Empire"),
        pytest.param(67, "blue", {"coffee": 2}, 2, {"cards": 2, "emperor": 2}, id="guest 67 Sovereign"),
        pytest.param(68, "blue", {"strudel": 2, "coffee": 1}, 4, {"emperor": 3}, id="guest 68 Princess"),
        pytest.param(69, "blue", {"cake": 2, "coffee": 1}, 7, {"krones": 3}, id="guest 69 Countess"),
        pytest.param(74, "blue", {"cake": 1, "coffee": 2}, 10, {"krones": 1}, id="guest 74 Earl"),
        pytest.param(77, "red", {"cake": 1}, 1, {"krones": 1}, id="guest 77 Apothecary"),
        pytest.param(
            79, "red", {"cake": 1}, 0, {"krones": 1, "emperor": 1}, id="guest 79 Privy Councillor"
        ),
        pytest.param(81, "red", {"cake": 2}, 0, {"wine": 1, "krones": 3}, id="guest 81 General"),
        pytest.param(
            *(83, "red", {"strudel": 1, "cake": 1, "wine": 1}, 0, {"krones": 5}),
            id="guest 83 Councillor of Commerce",
        ),
        pytest.param(85, "red", {"strudel": 2, "cake": 1}, 3, {"krones": 3}, id="guest 85 Major"),
        pytest.param(
            *(89, "red", {"strudel": 2, "cake": 1, "wine": 1}, 5, {"krones": 4}),
            id="guest 89 Lord High Commissioner",
        ),
        pytest.param(
            *(90, "red", {"strudel": 1, "cake": 3}, 7, {"wine": 1, "krones": 3}),
            id="guest 90 Senior Legal Secretary",
        ),
        pytest.param(91, "green", {"strudel": 1}, 0, {"cards": 3}, id="guest 91 Tezcatlipoca"),
        pytest.param(92, "green", {"strudel": 1}, 0, {"krones": 1}, id="guest 92 Capt. Goldhaken"),
        pytest.param(93, "green", {"strudel": 1}, 0, {"emperor": 1}, id="guest 93 Mr. Horsa"),
        pytest.param(95, "green", {"strudel": 1, "cake": 1}, 2, {"emperor": 2}, id="guest 95 Mr. Boydell"),
        pytest.param(98, "green", {"strudel": 3}, 0, {"krones": 4}, id="guest 98 M. Polo"),
        pytest.param(
            *(99, "green", {"strudel": 1, "cake": 2}, 5, {"cards": 1, "emperor": 2}),
            id="guest 99 Cramersopholus",
        ),
        pytest.param(103, "green", {"strudel": 1, "wine": 1}, 4, {"cards": 2}, id="guest 103 Durgoing"),
        pytest.param(117, "red", {"wine": 2}, 3, {"emperor": 3}, id="guest 117 Mag. Ferdinand"),
    ],
)
def test_k5_x4_guests_who_bring_items_krones_steps_and_cards(
    number: int, colour: str, order: dict[str, int], vp: int, gains: dict[str, int]
) -> None:
    arrival = Arrival(number, colour, order, vp)
    arrival.take_gains(gains)
    arrival.was_all()


@pytest.mark.parametrize(
    ("number", "colour", "order", "vp", "discount", "gains"),
    [
        pytest.param(
            *(56, "yellow", {"strudel": 1, "wine": 2}, 0, 3, {"cake": 1}),
            id="guest 56 Vocalist",
        ),
        pytest.param(59, "yellow", {"strudel": 3, "wine": 1}, 5, 2, {"cake": 1}, id="guest 59 Poet"),
        pytest.param(64, "blue", {"coffee": 1}, 0, 1, {}, id="guest 64 Duchess"),
        pytest.param(
            *(70, "blue", {"strudel": 1, "wine": 1, "coffee": 1}, 1, 1, {"emperor": 3}),
            id="guest 70 Elector",
        ),
        pytest.param(86, "red", {"cake": 1, "wine": 2}, 3, 3, {}, id="guest 86 Veterinary Councillor"),
        pytest.param(94, "green", {"strudel": 2}, 0, 1, {}, id="guest 94 M. Ingalls"),
        pytest.param(96, "green", {"strudel": 1, "coffee": 1}, 0, 3, {}, id="guest 96 Mr. Oundo"),
    ],
)
def test_k5_x4_guests_who_let_a_staff_card_be_played_cheaper(
    number: int, colour: str, order: dict[str, int], vp: int, discount: int, gains: dict[str, int]
) -> None:
    """There is just enough for Concierge (4), not for 34 (5) and 25 (6); Chief Waiter (1) would cost
    nothing then, but one card is all."""
    arrival = Arrival(number, colour, order, vp, krones=4 - discount, hand=HAND)
    arrival.take("play 28", ", ".join(["play 24", "play 28", "play 37", *parts(gains)]))
    arrival.changes(krones=0, hand=[24, 25, 34, 37], played=[28])
    arrival.take_gains(gains)
    arrival.was_all()


@pytest.mark.parametrize(
    ("number", "colour", "order", "vp", "gains"),
    [
        pytest.param(
            *(62, "yellow", {"strudel": 1, "cake": 1, "wine": 2}, 4, {"emperor": 3}),
            id="guest 62 Opera Singer",
        ),
        pytest.param(63, "blue", {"coffee": 1}, 0, {}, id="guest 63 Dame"),
        pytest.param(78, "red", {"cake": 1}, 0, {}, id="guest 78 Post Councillor"),
        pytest.param(80, "red", {"cake": 1, "wine": 1}, 4, {}, id="guest 80 Professor Emeritus"),
        pytest.param(84, "red", {"cake": 2, "wine": 1}, 2, {"krones": 3}, id="guest 84 Court Councillor"),
        pytest.param(
            *(101, "green", {"strudel": 3, "coffee": 1}, 3, {"emperor": 3}),
            id="guest 101 Brother Uwe",
        ),
        pytest.param(118, "yellow", {"coffee": 1, "cake": 1}, 4, {}, id="guest 118 Mr. Moras"),
    ],
)
def test_k5_x4_guests_who_bring_another_guest_for_free(
    number: int, colour: str, order: dict[str, int], vp: int, gains: dict[str, int]
) -> None:
    """Even the newest guest, for 3 krones on a turn, comes without a krone in the purse."""
    arrival = Arrival(number, colour, order, vp, krones=0)
    arrival.take("guest 1", ", ".join([ALL_GUESTS, *parts(gains)]))
    arrival.changes(cafe=[51, None, None])
    arrival.take_gains(gains)
    arrival.was_all()
    assert arrival.table.missing(1) == {"wine": 1}  # the Composer has just sat down
    assert arrival.table.queue_numbers() == [60, 52, 53, 54, 55]
    assert arrival.table.legal("guest")  # the guest of the turn (T1) is still to come


@pytest.mark.parametrize(
    ("number", "colour", "order", "vp", "gains"),
    [
        pytest.param(58, "yellow", {"wine": 3, "coffee": 1}, 7, {}, id="guest 58 Actress"),
        pytest.param(72, "blue", {"strudel": 1, "cake": 1, "coffee": 1}, 7, {}, id="guest 72 Prince"),
        pytest.param(
            *(82, "red", {"cake": 1, "wine": 1, "coffee": 1}, 7, {}),
            id="guest 82 Senior Councillor",
        ),
        pytest.param(
            *(100, "green", {"strudel": 1, "coffee": 3}, 4, {"emperor": 3}),
            id="guest 100 Farmer Franz",
        ),
        pytest.param(
            *(102, "green", {"strudel": 1, "coffee": 1}, 0, {"emperor": 1}),
            id="guest 102 Conductor",
        ),
    ],
)
def test_k5_x4_guests_who_occupy_another_vacant_room_of_any_colour(
    number: int, colour: str, order: dict[str, int], vp: int, gains: dict[str, int]
) -> None:
    arrival = Arrival(number, colour, order, vp)
    first, second = arrival.table.vacant().split()
    arrival.take(f"occupy {first}", ", ".join([f"occupy {first}", f"occupy {second}", *parts(gains)]))
    arrival.changes(occupied=" ".join(sorted({"1a", "2a", "1b", "1c", "3a"} - {second})), vacant=second)
    arrival.take_gains(gains)
    arrival.was_all()


def test_k5_x4_g1_guest_49_sculptor_prepares_a_room_free_on_floor_one_or_two() -> None:
    arrival = Arrival(49, "yellow", {"wine": 1}, 0, krones=0)
    arrival.take("room 2c", "room 1d, room 2b, room 2c")
    arrival.changes(vacant="1c 2c 3a")
    arrival.was_all()


def test_k5_x4_guest_50_musician_draws_a_card_and_prepares_a_room_at_its_price() -> None:
    arrival = Arrival(50, "yellow", {"wine": 1}, 0, krones=3)
    arrival.take("room 4a", f"get cards, {ALL_ROOMS}")
    arrival.changes(krones=0, vacant="1c 3a 4a")
    arrival.take_gains({"cards": 1})
    arrival.was_all()


@pytest.mark.parametrize("dish", DISHES)
def test_k5_x4_guest_54_portrait_painter_brings_any_item_and_2_krones(dish: str) -> None:
    arrival = Arrival(54, "yellow", {"wine": 2}, 0)
    arrival.take(f"get {dish}", "get strudel, get cake, get wine, get coffee, get krones")
    arrival.changes(kitchen={dish: 1})
    arrival.take_gains({"krones": 2})
    arrival.was_all()


def test_k5_x4_guest_57_architect_prepares_two_rooms_each_a_krone_cheaper() -> None:
    arrival = Arrival(57, "yellow", {"wine": 2, "coffee": 1}, 1, krones=2)
    arrival.take("room 2b", ALL_ROOMS)  # for 1 - 1
    assert arrival.table.player().krones == 2
    arrival.take("room 4a", "room 1d, room 2c, room 3b, room 4a")  # for 3 - 1
    arrival.changes(krones=0, vacant="1c 2b 3a 4a")
    arrival.was_all()


def test_k5_x4_g2_guest_61_painter_prepares_two_rooms_one_of_them_a_krone_cheaper() -> None:
    arrival = Arrival(61, "yellow", {"strudel": 1, "wine": 3}, 2, krones=2)
    arrival.take("room 3b", ALL_ROOMS)  # for 2 - 1; 4a could be had for 3 - 1
    assert arrival.table.player().krones == 1
    arrival.take("room 2b", "room 1d, room 2b, room 2c")  # for 1; 3c is too dear
    arrival.changes(krones=0, vacant="1c 2b 3a 3b")
    arrival.was_all()


def test_k5_x4_guest_66_landgrave_plays_a_card_a_krone_cheaper_and_prepares_a_room_at_its_price() -> None:
    arrival = Arrival(66, "blue", {"cake": 1, "coffee": 1}, 3, krones=4, hand=HAND)
    arrival.take(
        "play 37", f"play 24, play 28, play 34, play 37, {ALL_ROOMS}"
    )  # for 3 - 1; not 25 for 6 - 1
    arrival.take("room 3b", "room 1d, room 2b, room 2c, room 3b")  # for 2
    arrival.changes(krones=0, hand=[24, 25, 28, 34], played=[37], vacant="1b 1c 3b")
    arrival.was_all()


def test_k5_x4_guest_71_baron_prepares_a_room_free_on_any_floor() -> None:
    arrival = Arrival(71, "blue", {"strudel": 1, "coffee": 2}, 4, krones=0)
    arrival.take("room 4a", ALL_ROOMS)
    arrival.changes(vacant="1b 1c 4a")
    arrival.was_all()


def test_k5_x4_guest_73_count_plays_two_cards_each_a_krone_cheaper() -> None:
    arrival = Arrival(73, "blue", {"wine": 1, "coffee": 2}, 4, krones=5, hand=HAND)
    arrival.take("play 28", "play 24, play 25, play 28, play 34, play 37")  # for 4 - 1; 25 would be 6 - 1
    arrival.take("play 37", "play 24, play 37")  # for 3 - 1, the last krones
    arrival.changes(krones=0, hand=[24, 25, 34], played=[28, 37])
    arrival.was_all()


def test_k5_x4_g3_guest_75_baroness_draws_three_and_plays_one_for_3_less() -> None:
    arrival = Arrival(75, "blue", {"wine": 2, "coffee": 2}, 5, krones=1, hand=[37])
    arrival.take("get draw", "get draw")
    arrival.take("play 27", "play 27, play 40")  # for 4 - 3; 33 would be 5 - 3, 37 was not drawn
    arrival.table.play("under 40")
    arrival.changes(krones=0, played=[27])
    arrival.was_all()
    assert arrival.table.staff_deck_numbers()[-2:] == [40, 33]


def test_k5_x4_g3_guest_76_duke_draws_three_and_plays_one_free() -> None:
    arrival = Arrival(76, "blue", {"strudel": 2, "coffee": 2}, 4, krones=0, hand=[37])
    arrival.take("get draw", "get draw")
    arrival.take("play 33", "play 27, play 33, play 40")
    arrival.table.play("under 40")
    arrival.changes(played=[33])
    arrival.was_all()
    assert arrival.table.staff_deck_numbers()[-2:] == [40, 27]


def test_k5_x4_g4_guest_87_medicinal_councillor_brings_3_krones_and_two_guests_one_after_the_other() -> (
    None
):
    arrival = Arrival(87, "red", {"cake": 2, "coffee": 2}, 3, krones=0)
    arrival.take("guest 1", f"get krones, {ALL_GUESTS}")
    assert arrival.table.queue_numbers() == [60, 52, 53, 54, 55]  # refilled before the second
    arrival.take("guest 1", f"get krones, {ALL_GUESTS}")
    arrival.changes(cafe=[51, 60, None])
    arrival.take_gains({"krones": 3})
    arrival.was_all()
    assert arrival.table.queue_numbers() == [59, 52, 53, 54, 55]


def test_k5_x4_guest_88_procurator_prepares_two_rooms_free() -> None:
    arrival = Arrival(88, "red", {"cake": 1, "wine": 3}, 0, krones=0)
    arrival.take("room 4a", ALL_ROOMS)
    arrival.take("room 4b", "room 1d, room 2b, room 2c, room 3b, room 4b")
    arrival.changes(vacant="1b 3a 4a 4b")
    arrival.was_all()


def test_k5_x4_g5_guest_97_e_gizia_does_the_action_of_a_space() -> None:
    """All else about her is in test_gizia.py."""
    arrival = Arrival(97, "green", {"strudel": 2, "wine": 1}, 4)
    arrival.take("space 4", "space 1, space 2, space 3, space 4, space 5, space 6")
    arrival.take("take 2 steps", "take 0 steps, take 1 steps, take 2 steps, take 3 steps")
    arrival.changes(krones=6, emperor=3)
    arrival.was_all()


def test_k5_x4_guest_104_macleod_plays_a_card_free() -> None:
    arrival = Arrival(104, "green", {"strudel": 2, "cake": 2}, 2, krones=0, hand=HAND)
    arrival.take("play 25", "play 24, play 25, play 28, play 34, play 37")
    arrival.changes(hand=[24, 28, 34, 37], played=[25])
    arrival.was_all()


@pytest.mark.parametrize("promo", [False, True])
def test_s3_there_are_56_guests_and_two_more_only_with_the_promotional_ones(promo: bool) -> None:
    table = Table(promo=promo)
    state = table.game.state
    numbers = [table.game.book.guest_number[guest] for guest in [*state.deck, *state.discard, *state.queue]]
    assert sorted(numbers) == [*range(49, 105), *(PROMO if promo else ())]

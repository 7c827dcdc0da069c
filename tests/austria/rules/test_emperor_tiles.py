"""The emperor tiles of the first two scorings, A1-B4, reward and penalty: M2, M3, M5, P11, P12."""

import pytest

from tests.austria.scoring import punished_by, rewarded_by

# A1, B2: krones -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "krones", "after"),
    [
        pytest.param("A1", 0, 3, id="A1 gives 3"),
        pytest.param("A1", 17, 20, id="A1 fills the purse exactly"),
        pytest.param("A1", 18, 20, id="A1 cannot go beyond 20"),
        pytest.param("B2", 0, 5, id="B2 gives 5"),
        pytest.param("B2", 15, 20, id="B2 fills the purse exactly"),
        pytest.param("B2", 16, 20, id="B2 cannot go beyond 20"),
    ],
)
def test_m2_reward_of_krones(tile: str, krones: int, after: int) -> None:
    """M2, K2."""
    table = rewarded_by(tile).seat(krones=krones).end_round()
    assert table.game.to_move == 0
    assert table.legal() == ["done", "get krones"]
    table.play("get krones")
    assert table.player().krones == after
    assert table.player(1).krones == 0


@pytest.mark.parametrize(
    ("tile", "krones", "krones_after", "points"),
    [
        pytest.param("A1", 4, 1, 0, id="A1 with more than enough"),
        pytest.param("A1", 3, 0, 0, id="A1 with exactly enough"),
        pytest.param("A1", 2, 2, -5, id="A1 with one krone too few"),
        pytest.param("A1", 0, 0, -5, id="A1 without krones"),
        pytest.param("B2", 6, 1, 0, id="B2 with more than enough"),
        pytest.param("B2", 5, 0, 0, id="B2 with exactly enough"),
        pytest.param("B2", 4, 4, -7, id="B2 with one krone too few"),
        pytest.param("B2", 0, 0, -7, id="B2 without krones"),
    ],
)
def test_m3_penalty_of_krones_or_else_vp(tile: str, krones: int, krones_after: int, points: int) -> None:
    """M3, K3: all the krones, or none of them and VP; nobody is asked."""
    table = punished_by(tile).seat(krones=krones).end_round()
    assert table.player().krones == krones_after
    assert table.points() == points
    assert table.game.view(0)["phase"] == "turns"


# A2, B1: items ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("taken", "kitchen"),
    [
        pytest.param(["get coffee", "get coffee"], {"coffee": 2}, id="two alike"),
        pytest.param(["get strudel", "get wine"], {"strudel": 1, "wine": 1}, id="two different ones"),
        pytest.param(["get cake", "done"], {"cake": 1}, id="only one"),
        pytest.param(["done"], {}, id="none"),
    ],
)
def test_m2_a2_rewards_with_two_items_of_choice(taken: list[str], kitchen: dict[str, int]) -> None:
    """M2, M5."""
    table = rewarded_by("A2").end_round()
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
    table.play(*taken)
    assert table.kitchen() == kitchen
    assert table.game.view(0)["phase"] == "turns"


def test_m2_a2_items_may_go_straight_to_guests() -> None:
    """I1: also during emperor scoring. 65 waits for a coffee."""
    table = rewarded_by("A2").seat(guests=[65]).end_round()
    table.play("get coffee", "place coffee 1", "get coffee")
    assert table.missing(1) == {}
    assert table.kitchen() == {"coffee": 1}


def test_m2_a2_takes_all_items_in_the_kitchen_but_none_on_guests() -> None:
    table = punished_by("A2").seat(
        kitchen={"strudel": 2, "cake": 1, "wine": 1, "coffee": 3}, guests=[68], missing=[{"coffee": 1}]
    )
    table.end_round()
    assert table.kitchen() == {}
    assert table.missing(1) == {"coffee": 1}  # the two strudels of the Princess stay on the card
    assert table.points() == 0


@pytest.mark.parametrize("tile", ["A2", "B1"])
def test_m2_losing_items_costs_nothing_if_there_are_none(tile: str) -> None:
    table = punished_by(tile).end_round()
    assert table.kitchen() == {}
    assert table.points() == 0


def test_m2_b1_rewards_with_one_of_each_item() -> None:
    table = rewarded_by("B1").end_round()
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
    table.play("get wine", "get strudel")
    assert table.legal() == ["done", "get cake", "get coffee"]
    table.play("get coffee", "get cake")
    assert table.kitchen() == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


def test_m5_b1_may_be_taken_in_part() -> None:
    table = rewarded_by("B1").end_round().play("get cake", "done")
    assert table.kitchen() == {"cake": 1}


def test_m2_b1_takes_all_items_in_the_kitchen_and_on_guests() -> None:
    table = punished_by("B1").seat(
        kitchen={"cake": 2, "wine": 1}, guests=[68, 65], missing=[{"coffee": 1}, {}]
    )
    table.end_round()
    assert table.kitchen() == {}
    assert table.missing(1) == {"strudel": 2, "coffee": 1}
    assert table.missing(2) == {"coffee": 1}  # even a complete order is lost
    assert table.cafe() == [68, 65, None]
    assert table.points() == 0


# A3, B3: staff ------------------------------------------------------------------------------------


def test_m2_a3_rewards_with_three_cards_to_play_one_for_three_less() -> None:
    """G3. With 1 krone: Waitress costs 6 - 3 = 3, Groom 4 - 3 = 1, Larder Cook 2 - 3, not below 0."""
    table = rewarded_by("A3").seat(krones=1, hand=[40]).staff_deck(2, 5, 44).end_round()
    assert table.legal() == ["done", "get draw"]
    table.play("get draw")
    assert table.legal() == ["done", "play 5", "play 44"]
    table.play("play 5")
    assert table.player().krones == 0
    assert table.in_play() == [5]
    table.play("under 44")
    assert table.staff_deck_numbers()[-2:] == [44, 2]
    assert table.hand() == [40]


def test_m2_a3_a_discount_above_the_cost_brings_no_krones() -> None:
    table = rewarded_by("A3").staff_deck(2, 5, 44).end_round()
    table.play("get draw", "play 44", "under 2")
    assert table.player().krones == 0
    assert table.kitchen() == {"strudel": 4}
    assert table.staff_deck_numbers()[-2:] == [2, 5]


@pytest.mark.parametrize("tile", ["A3", "B3"])
def test_m5_p11_none_of_the_drawn_cards_has_to_be_played(tile: str) -> None:
    """M5, P11: all three go under the deck in the order of choice."""
    table = rewarded_by(tile).staff_deck(2, 5, 44).end_round()
    table.play("get draw", "done", "under 44", "under 2")
    assert table.in_play() == []
    assert table.hand() == []
    assert table.staff_deck_numbers()[-3:] == [44, 2, 5]


@pytest.mark.parametrize("tile", ["A3", "B3"])
def test_m5_the_cards_do_not_have_to_be_drawn(tile: str) -> None:
    table = rewarded_by(tile).staff_deck(2, 5, 44).end_round().play("done")
    assert table.staff_deck_numbers()[:3] == [2, 5, 44]


def test_m2_b3_rewards_with_three_cards_to_play_one_for_free() -> None:
    table = rewarded_by("B3").staff_deck(2, 25, 9).end_round()
    table.play("get draw")
    assert table.legal() == ["done", "play 2", "play 9", "play 25"]
    table.play("play 25", "under 9")
    assert table.player().krones == 0
    assert table.in_play() == [25]
    assert table.staff_deck_numbers()[-2:] == [9, 2]


@pytest.mark.parametrize("tile", ["A3", "B3"])
def test_p12_what_is_left_of_the_staff_deck_is_drawn(tile: str) -> None:
    table = rewarded_by(tile).only_staff_deck(44, 45).end_round()
    table.play("get draw")
    assert table.legal() == ["done", "play 44", "play 45"]
    table.play("play 45")  # Pool Attendant: 3 steps from position 3
    assert table.player().emperor == 6
    assert table.staff_deck_numbers() == [44]


@pytest.mark.parametrize(("tile", "points"), [("A3", 4), ("B3", 5)])
def test_p12_an_empty_staff_deck_leaves_nothing_to_draw(tile: str, points: int) -> None:
    table = rewarded_by(tile).only_staff_deck().end_round()
    assert table.game.view(0)["phase"] == "turns"
    assert table.points() == points  # just what the track gave


@pytest.mark.parametrize(
    ("tile", "hand", "chosen", "hand_after", "under", "points"),
    [
        pytest.param(
            "A3", [1, 2, 3], ["under 3", "under 1"], [2], [3, 1], 0, id="A3 with more than enough"
        ),
        pytest.param("A3", [1, 2], ["under 2"], [], [2, 1], 0, id="A3 with exactly enough"),
        pytest.param("A3", [1], [], [1], [], -5, id="A3 with one card too few"),
        pytest.param("A3", [], [], [], [], -5, id="A3 without cards"),
        pytest.param(
            "B3",
            [1, 2, 3, 4],
            ["under 4", "under 1", "under 3"],
            [2],
            [4, 1, 3],
            0,
            id="B3 with more than enough",
        ),
        pytest.param(
            "B3", [1, 2, 3], ["under 2", "under 3"], [], [2, 3, 1], 0, id="B3 with exactly enough"
        ),
        pytest.param("B3", [1, 2], [], [1, 2], [], -7, id="B3 with one card too few"),
    ],
)
def test_m3_p11_penalty_of_hand_cards_or_else_vp(
    tile: str, hand: list[int], chosen: list[str], hand_after: list[int], under: list[int], points: int
) -> None:
    """M3, P11: the owner chooses which and in which order; the last chosen is the very bottom."""
    table = punished_by(tile).seat(hand=hand).end_round().play(*chosen)
    assert table.hand() == hand_after
    assert table.staff_deck_numbers()[48 - len(hand) :] == under
    assert table.points() == points
    assert table.game.view(0)["phase"] == "turns"


# A4, B4: rooms ------------------------------------------------------------------------------------


def test_m2_a4_rewards_with_a_free_room_on_any_floor() -> None:
    table = rewarded_by("A4").seat(vacant="1a 2a", occupied="3a").end_round()
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3b", "room 4a"]
    table.play("room 4a")
    assert table.player().krones == 0
    assert table.vacant() == "1a 2a 4a"
    assert table.occupied() == "3a"


def test_m2_a4_scores_the_icon_of_the_room() -> None:
    """K4: 4 VP at position 6, and 2 VP at 4c."""
    table = rewarded_by("A4").seat(vacant="4b").end_round().play("room 4c")
    assert table.points() == 4 + 2


def test_m5_a4_may_be_declined_and_begins_an_empty_hotel_in_the_corner() -> None:
    table = rewarded_by("A4").end_round()
    assert table.legal() == ["done", "room 1a"]
    table.play("done")
    assert table.vacant() == ""


@pytest.mark.parametrize(
    ("vacant", "occupied", "choice", "removed", "left", "points"),
    [
        pytest.param(
            "1a 1b 2a 2b", "3a", ["remove 2a", "remove 2b"], "remove 2a", "1a 1b 2b", 0, id="a choice"
        ),
        pytest.param("1a 2a 3a", "", None, None, "1a 2a", 0, id="only one room on the highest floor"),
        pytest.param("1b", "1a 2a", None, None, "", 0, id="exactly one vacant room"),
        pytest.param("", "1a 2a", None, None, "", -5, id="no vacant room"),
    ],
)
def test_m3_a4_takes_a_vacant_room_from_the_highest_floor_or_else_vp(
    vacant: str, occupied: str, choice: list[str] | None, removed: str | None, left: str, points: int
) -> None:
    table = punished_by("A4").seat(vacant=vacant, occupied=occupied).end_round()
    if choice and removed:
        assert table.legal() == choice
        table.play(removed)
    assert table.vacant() == left
    assert table.occupied() == occupied
    assert table.points() == points


def test_m2_b4_rewards_with_a_free_occupied_room_on_floor_1_or_2() -> None:
    table = rewarded_by("B4").seat(vacant="1a 2a 3a").end_round()
    assert table.legal() == ["done", "room 1b", "room 2b"]
    table.play("room 2b")
    assert table.player().krones == 0
    assert table.vacant() == "1a 2a 3a"
    assert table.occupied() == "2b"


def test_x6_b4_brings_the_occupancy_bonus() -> None:
    """X6: 1b 2a 2b is a yellow group of three: 6 steps, from position 3 to 9."""
    table = rewarded_by("B4").seat(vacant="1a", occupied="2a 2b").end_round().play("room 1b")
    assert table.player().emperor == 9


def test_x6_b4_in_an_empty_hotel_occupies_the_corner() -> None:
    """5 VP at position 8, and 2 VP for the blue group of one room."""
    table = rewarded_by("B4").end_round().play("room 1a")
    assert table.occupied() == "1a"
    assert table.points() == 5 + 2


def test_m2_b4_has_no_room_to_give_when_floors_1_and_2_are_full() -> None:
    table = rewarded_by("B4").seat(vacant="1a 1b 1c 1d 1e 2a 2b 2c 2d 2e").end_round()
    assert table.game.view(0)["phase"] == "turns"
    assert table.occupied() == ""


@pytest.mark.parametrize(
    ("vacant", "chosen", "left", "points"),
    [
        pytest.param(
            "1a 2a 2b 3a", ["remove 2b"], "1a 2a", 0, id="first floor 3, then a choice on floor 2"
        ),
        pytest.param("1a 3a 3b 3c", ["remove 3c", "remove 3a"], "1a 3b", 0, id="both from floor 3"),
        pytest.param("1a 2a", [], "", 0, id="exactly two vacant rooms"),
        pytest.param("2a", [], "2a", -7, id="one vacant room too few"),
        pytest.param("", [], "", -7, id="no vacant room"),
    ],
)
def test_m3_b4_takes_two_vacant_rooms_from_the_highest_floors_or_else_vp(
    vacant: str, chosen: list[str], left: str, points: int
) -> None:
    table = punished_by("B4").seat(vacant=vacant, occupied="4a").end_round().play(*chosen)
    assert table.vacant() == left
    assert table.occupied() == "4a"
    assert table.points() == points
    assert table.game.view(0)["phase"] == "turns"


def test_m3_b4_offers_only_rooms_of_the_highest_floor() -> None:
    table = punished_by("B4").seat(vacant="1a 1b 2a 2b 2c").end_round()
    assert table.legal() == ["remove 2a", "remove 2b", "remove 2c"]
    table.play("remove 2b")
    assert table.legal() == ["remove 2a", "remove 2c"]

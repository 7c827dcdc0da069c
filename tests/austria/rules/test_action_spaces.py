"""D1-D6: the action spaces, every choice of each listed, none missing and none too many."""

import pytest

from tests.austria.table import Table

CITIZENS = [77, 78, 79]
"""Each orders a cake."""


def at(dice: str, krones: int = 0, seats: int = 2, vacant: str = "") -> Table:
    """A full café and nothing to do but the die. Without rooms the guests have all they want, so that
    items go straight to the kitchen; with rooms they still wait, so that nobody can move in."""
    table = Table(seats).seat(krones=krones, guests=CITIZENS, complete=not vacant, vacant=vacant)
    return table.dice(dice)


# D1, D2 -----------------------------------------------------------------------------------------------

MOST_SECOND = [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (9, 4), (10, 5), (14, 7)]
"""Strength, and how many cakes there can be without being more than the strudels."""


@pytest.mark.parametrize(("strength", "most"), MOST_SECOND)
def test_d1_any_mix_with_no_more_cake_than_strudel(strength: int, most: int) -> None:
    table = at("1" * strength, seats=4).play("die 1")
    assert table.legal() == ["done", *(f"take {cakes} cake" for cakes in range(most + 1))]


@pytest.mark.parametrize(("strength", "most"), MOST_SECOND)
def test_d2_any_mix_with_no_more_coffee_than_wine(strength: int, most: int) -> None:
    table = at("2" * strength, seats=4).play("die 2")
    assert table.legal() == ["done", *(f"take {coffees} coffee" for coffees in range(most + 1))]


@pytest.mark.parametrize(("strength", "most"), MOST_SECOND[:6])
def test_d1_the_items_taken_are_as_many_as_the_strength(strength: int, most: int) -> None:
    for cakes in range(most + 1):
        table = at("1" * strength).play("die 1", f"take {cakes} cake")
        expected = {"strudel": strength - cakes}
        if cakes:
            expected["cake"] = cakes
        assert table.kitchen() == expected
        assert table.legal() == ["end"]


@pytest.mark.parametrize(("strength", "most"), MOST_SECOND[:6])
def test_d2_the_items_taken_are_as_many_as_the_strength(strength: int, most: int) -> None:
    for coffees in range(most + 1):
        table = at("2" * strength).play("die 2", f"take {coffees} coffee")
        expected = {"wine": strength - coffees}
        if coffees:
            expected["coffee"] = coffees
        assert table.kitchen() == expected
        assert table.legal() == ["end"]


def test_d1_the_greatest_strength_of_all() -> None:
    """14 dice, a boost and the Restaurant Manager (P9): 16 items, at most 8 cakes."""
    table = at("1" * 14, krones=1, seats=4).seat(staff=[13]).play("die 1+")
    assert table.legal() == ["done", *(f"take {cakes} cake" for cakes in range(9))]
    table.play("take 8 cake")
    assert table.kitchen() == {"strudel": 8, "cake": 8}


def test_d1_taken_in_full_or_not_at_all() -> None:
    """T5: there is no way to take only some of the items."""
    table = at("111").play("die 1", "done")
    assert table.kitchen() == {}
    assert table.legal() == ["end"]


# D3: where --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("vacant", "occupied", "reach"),
    [
        pytest.param("", "", "1a", id="no room yet: the bottom-left space"),
        pytest.param("1a", "", "1b 2a", id="the corner"),
        pytest.param("1a 1b", "", "1c 2a 2b", id="two rooms"),
        pytest.param("1e", "", "1d 2e", id="right end of floor 1: 2a is not adjacent"),
        pytest.param("2a", "", "1a 2b 3a", id="left end of floor 2: 1e is not adjacent"),
        pytest.param("2e", "", "1e 2d 3e", id="right end of floor 2"),
        pytest.param("4a", "", "3a 4b", id="top left"),
        pytest.param("4e", "", "3e 4d", id="top right"),
        pytest.param("3c", "", "2c 3b 3d 4c", id="in the middle, never diagonally"),
        pytest.param("1a", "2b", "1b 2a 2c 3b", id="beside vacant and occupied rooms"),
        pytest.param("", "1a 1b", "1c 2a 2b", id="beside occupied rooms only"),
        pytest.param("1a 1c 3c", "", "1b 1d 2a 2c 3b 3d 4c", id="several clusters (M6)"),
        pytest.param(
            "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e", "3a 3b 3c 3d 3e 4a 4b 4c 4d", "4e", id="one space left"
        ),
        pytest.param(
            "2b 2d 4b", "3c", "1b 1d 2a 2c 2e 3b 3d 4a 4c", id="a gap in the middle is listed once"
        ),
    ],
)
def test_d3_rooms_go_orthogonally_beside_rooms(vacant: str, occupied: str, reach: str) -> None:
    table = Table().seat(guests=[63, 64, 65], vacant=vacant, occupied=occupied, krones=20).dice("3")
    table.play("die 3")
    assert table.legal() == ["done", *(f"room {space}" for space in reach.split())]


def test_d3_a_full_hotel_has_no_space_left() -> None:
    every = " ".join(f"{floor}{column}" for floor in range(1, 5) for column in "abcde")
    table = at("33", krones=20).seat(occupied=every).play("die 3")
    assert table.legal() == ["end", "claim A", "claim B", "claim C"]


# D3: costs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("krones", "reach"), [(0, "1b"), (1, "1b 2b"), (2, "1b 2b 3b"), (3, "1b 2b 3b 4b"), (9, "1b 2b 3b 4b")]
)
def test_d3_only_rooms_that_can_be_paid(krones: int, reach: str) -> None:
    """Beside the whole left column lies one space of each floor."""
    table = at("3", krones, vacant="1a 2a 3a 4a").play("die 3")
    assert table.legal() == ["done", *(f"room {space}" for space in reach.split())]


@pytest.mark.parametrize(("space", "cost"), [("1b", 0), ("2b", 1), ("3b", 2), ("4b", 3)])
def test_d3_a_room_costs_0_1_2_3_krones_by_floor(space: str, cost: int) -> None:
    table = at("3", 8, vacant="1a 2a 3a 4a").play("die 3", f"room {space}")
    assert table.player().krones == 8 - cost
    assert table.vacant().split() == sorted(["1a", "2a", "3a", "4a", space])
    assert table.points() == 0


@pytest.mark.parametrize(
    ("beside", "space", "vp"),
    [
        ("3c", "3d", 1),
        ("2e", "3e", 1),
        ("4b", "4c", 2),
        ("4c", "4d", 2),
        ("4d", "4e", 2),
        ("3b", "3c", 0),
        ("2d", "2e", 0),
        ("4a", "4b", 0),
    ],
)
def test_d3_k4_the_icons_at_the_top_right_are_scored_at_once(beside: str, space: str, vp: int) -> None:
    table = at("3", 8, vacant=beside).play("die 3", f"room {space}")
    assert table.points() == vp


# D3: how many -----------------------------------------------------------------------------------------


def test_d3_up_to_strength_rooms_one_after_the_other() -> None:
    table = at("333", krones=3, vacant="1a").play("die 3")
    assert table.legal() == ["done", "room 1b", "room 2a"]
    table.play("room 2a")  # 2 krones left
    assert table.legal() == ["done", "room 1b", "room 2b", "room 3a"]
    table.play("room 3a")  # none left: 2b would cost 1, 3b 2, 4a 3
    assert table.legal() == ["done", "room 1b"]
    table.play("room 1b")  # the third and last
    assert table.legal() == ["end"]
    assert table.vacant() == "1a 1b 2a 3a"


@pytest.mark.parametrize("strength", [1, 2, 3, 4])
def test_d3_never_more_rooms_than_the_strength(strength: int) -> None:
    table = at("3" * strength, vacant="1a").play("die 3")
    for column in "bcde"[:strength]:
        table.play(f"room 1{column}")
    assert table.legal() == ["end"]
    assert table.vacant().split() == ["1a", "1b", "1c", "1d", "1e"][: strength + 1]


@pytest.mark.parametrize("wanted", [0, 1, 2])
def test_d3_t5_fewer_rooms_than_the_strength(wanted: int) -> None:
    table = at("333", vacant="1a").play("die 3")
    table.play(*["room 1b", "room 1c"][:wanted], "done")
    assert table.legal() == ["end"]
    assert table.vacant().split() == ["1a", "1b", "1c"][: wanted + 1]


def test_d3_ends_by_itself_when_nothing_can_be_paid_any_more() -> None:
    table = at("333", krones=2, vacant="1a 1b 1c 1d 1e 2a 2b 2c 2d 2e").play("die 3", "room 3a")
    assert table.legal() == ["end"]


def test_d3_a_new_hotel_grows_from_the_corner() -> None:
    table = at("333", krones=0).play("die 3")
    assert table.legal() == ["done", "room 1a"]
    table.play("room 1a")
    assert table.legal() == ["done", "room 1b"]  # 2a would cost a krone
    table.play("room 1b")
    assert table.legal() == ["done", "room 1c"]


# D4 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("strength", [1, 2, 3, 4, 7, 10, 14])
def test_d4_every_split_of_the_strength(strength: int) -> None:
    table = at("4" * strength, seats=4).play("die 4")
    assert table.legal() == ["done", *(f"take {steps} steps" for steps in range(strength + 1))]


@pytest.mark.parametrize(("steps", "krones"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_d4_what_are_not_steps_are_krones(steps: int, krones: int) -> None:
    table = at("444", krones=5).seat(emperor=2).play("die 4", f"take {steps} steps")
    assert (table.player().krones, table.player().emperor) == (5 + krones, 2 + steps)
    assert table.legal() == ["end"]


def test_d4_k2_krones_above_20_are_lost() -> None:
    table = at("444", krones=18).play("die 4", "take 0 steps")
    assert table.player().krones == 20
    assert table.points() == 0


def test_d4_k2_steps_above_13_are_vp() -> None:
    table = at("4444", krones=0).seat(emperor=12).play("die 4", "take 4 steps")
    assert (table.player().emperor, table.points()) == (13, 3)


def test_d4_the_greatest_strength_of_all() -> None:
    """14 dice and a boost."""
    table = at("4" * 14, krones=1, seats=4).play("die 4+")
    assert table.legal() == ["done", *(f"take {steps} steps" for steps in range(16))]


# D5 ---------------------------------------------------------------------------------------------------

# Printed costs: 45 costs 1, 8 costs 2, 19 costs 3, 1 costs 4, 9 costs 5, 2 costs 6.
ONE_OF_EACH_COST = [45, 8, 19, 1, 9, 2]


@pytest.mark.parametrize(
    ("strength", "krones", "cards"),
    [
        (1, 0, [45]),
        (1, 1, [8, 45]),
        (2, 0, [8, 45]),
        (2, 1, [8, 19, 45]),
        (2, 2, [1, 8, 19, 45]),
        (3, 0, [8, 19, 45]),
        (3, 2, [1, 8, 9, 19, 45]),
        (4, 0, [1, 8, 19, 45]),
        (4, 1, [1, 8, 9, 19, 45]),
        (5, 1, [1, 2, 8, 9, 19, 45]),
        (6, 0, [1, 2, 8, 9, 19, 45]),
        (1, 5, [1, 2, 8, 9, 19, 45]),
    ],
)
def test_d5_the_cards_that_can_be_paid(strength: int, krones: int, cards: list[int]) -> None:
    table = at("5" * strength, krones).seat(hand=ONE_OF_EACH_COST).play("die 5")
    assert table.legal() == ["done", *(f"play {card}" for card in cards)]


@pytest.mark.parametrize(
    ("strength", "card", "paid"),
    [(1, 2, 5), (2, 2, 4), (5, 2, 1), (6, 2, 0), (7, 2, 0), (1, 45, 0), (3, 45, 0)],
)
def test_d5_the_cost_is_reduced_by_the_strength_but_not_below_0(
    strength: int, card: int, paid: int
) -> None:
    table = at("5" * strength, 10).seat(hand=[card]).play("die 5", f"play {card}")
    assert table.player().krones == 10 - paid
    assert table.in_play() == [card]


def test_d5_exactly_one_card_is_played_and_none_is_drawn() -> None:
    table = at("555", 10).seat(hand=ONE_OF_EACH_COST)
    deck = table.staff_deck_numbers()
    table.play("die 5", "play 8")
    assert table.hand() == [1, 2, 9, 19, 45]
    assert table.staff_deck_numbers() == deck
    assert table.legal() == ["end"]


# D6 ---------------------------------------------------------------------------------------------------

COPIES = ["copy 1", "copy 2", "copy 3", "copy 4", "copy 5"]


@pytest.mark.parametrize("dice", ["6", "666", "12345666", "16"])
def test_d6_any_of_the_five_actions_whether_or_not_dice_lie_there(dice: str) -> None:
    table = at(dice, 1).play("die 6")
    assert table.legal() == ["done", *COPIES]


@pytest.mark.parametrize(
    ("copied", "legal"),
    [
        (1, ["done", "take 0 cake", "take 1 cake"]),
        (2, ["done", "take 0 coffee", "take 1 coffee"]),
        (3, ["done", "room 1b", "room 2a"]),
        (4, ["done", "take 0 steps", "take 1 steps", "take 2 steps"]),
        (5, ["done", "play 8", "play 19", "play 45"]),
    ],
)
def test_d6_a_krone_is_paid_and_the_strength_is_that_of_space_6(copied: int, legal: list[str]) -> None:
    """Two dice on 6; four on every other space do not matter, nor does it matter if there are none."""
    for others in ("1111222233334444555", ""):
        table = (
            at("66" + others, 2, vacant="1a").seat(hand=ONE_OF_EACH_COST).play("die 6", f"copy {copied}")
        )
        assert table.player().krones == 1
        assert table.legal() == legal


def test_d6_the_die_comes_from_space_6() -> None:
    table = at("446", 2).play("die 6", "copy 4", "take 1 steps")
    assert table.game.view(0)["dice"] == [0, 0, 0, 2, 0, 0]
    assert (table.player().krones, table.player().emperor) == (1, 1)
    assert table.legal() == ["end"]


def test_d6_without_a_krone_nothing_is_copied() -> None:
    assert at("6", 0).play("die 6").legal() == ["end"]


def test_d6_a_boosted_copy_is_not_offered_with_a_single_krone() -> None:
    """The krone of the boost would leave none for the copy; a second one does, and so does staff 17."""
    assert at("66", 1).legal() == ["pass", "die 6"]
    assert at("66", 2).legal() == ["pass", "die 6", "die 6+"]
    with_kitchen_hand = at("66", 1)
    with_kitchen_hand.seat(staff=[17])
    assert with_kitchen_hand.legal() == ["pass", "die 6", "die 6+"]


def test_d6_t5_the_krone_is_paid_only_when_an_action_is_copied() -> None:
    table = at("6", 3).play("die 6", "done")
    assert table.player().krones == 3
    assert table.legal() == ["end"]


def test_d6_the_krone_is_paid_before_the_copied_action() -> None:
    """With one krone there is none left for floor 2."""
    table = at("66", 1, vacant="1a").play("die 6", "copy 3")
    assert table.legal() == ["done", "room 1b"]


def test_d6_a_copied_action_can_be_used_in_full() -> None:
    table = at("666", 4, vacant="1a").play("die 6", "copy 3", "room 2a", "room 2b", "room 2c")
    assert table.player().krones == 0
    assert table.vacant() == "1a 2a 2b 2c"
    assert table.legal() == ["end"]


DIE_STAFF = [12, 13, 14, 15, 16, 18, 19, 20, 22]
"""All cards that look at a die of value 1 to 5."""


@pytest.mark.parametrize(
    ("copied", "legal"),
    [
        pytest.param(1, ["done", "take 0 cake"], id="dishes: no strength, no room"),
        pytest.param(2, ["done", "take 0 coffee"], id="drinks: no strength, no room"),
        pytest.param(3, ["done", "room 1b", "room 2a"], id="rooms: no staff card"),
        pytest.param(4, ["done", "take 0 steps", "take 1 steps"], id="krones"),
        pytest.param(5, ["done", "play 45"], id="staff: no strength, no steps"),
    ],
)
def test_d6_p1_nothing_is_triggered_by_a_copied_action(copied: int, legal: list[str]) -> None:
    table = at("6", 2, vacant="1a").seat(hand=[45, 1], staff=DIE_STAFF)
    table.play("die 6", f"copy {copied}")
    assert table.legal() == legal  # one krone, strength 1: card 1 costs 4
    assert table.points() == 0


def test_d6_p1_a_copied_krones_action_gives_no_vp_and_not_both() -> None:
    table = at("66", 1).seat(staff=DIE_STAFF).play("die 6", "copy 4", "take 1 steps")
    assert (table.player().krones, table.player().emperor, table.points()) == (1, 1, 0)
    assert table.legal() == ["end"]


def test_d6_p1_no_vp_for_copied_rooms_and_nothing_after_them() -> None:
    table = at("6", 9, vacant="1a").seat(staff=DIE_STAFF, hand=[45])
    table.play("die 6", "copy 3", "room 1b")
    assert table.points() == 0
    assert table.legal() == ["end"]


@pytest.mark.parametrize(
    ("value", "legal", "vp"),
    [
        pytest.param(1, ["done", "take 0 cake", "take 1 cake", "room 1b", "room 2a"], 0, id="die 1"),
        pytest.param(2, ["done", "take 0 coffee", "take 1 coffee", "room 1b", "room 2a"], 0, id="die 2"),
        pytest.param(3, ["done", "room 1b", "room 2a", "play 45"], 2 + 5, id="die 3"),
        pytest.param(4, ["done", "take 0 steps", "take 1 steps"], 2 + 4, id="die 4"),
        pytest.param(5, ["done", "get steps", "play 1", "play 45"], 0, id="die 5"),
    ],
)
def test_p1_the_same_staff_is_triggered_by_the_die_itself(value: int, legal: list[str], vp: int) -> None:
    """One die each and one krone: die 5 has strength 1 + 2, so card 1 (4 krones) can be paid."""
    table = at("12345", 1, vacant="1a").seat(hand=[45, 1], staff=DIE_STAFF).play(f"die {value}")
    assert table.legal() == legal
    assert table.points() == vp

"""I1, X1: receiving items, placing them on guests, serving from the kitchen."""

import pytest

from tests.austria.table import Table

# Orders used here: 92 one strudel; 95 strudel and cake; 97 two strudels and a wine; 98 three strudels;
# 70 strudel, wine, coffee; 65 a coffee; 77 a cake.


def cafe(*guests: int, krones: int = 0, dice: str = "1", kitchen: dict[str, int] | None = None) -> Table:
    return Table().seat(krones=krones, guests=list(guests), kitchen=kitchen or {}).dice(dice)


# I1: placing --------------------------------------------------------------------------------------------


def test_i1_every_item_can_go_to_every_guest_who_needs_it() -> None:
    table = cafe(95, 92, 65, dice="111").play("die 1", "take 1 cake")  # two strudels, a cake
    assert table.legal() == ["keep", "place strudel 1", "place strudel 2", "place cake 1"]
    table.play("place strudel 1")
    assert table.legal() == ["keep", "place strudel 2", "place cake 1"]
    table.play("place cake 1")
    assert table.legal() == ["keep", "place strudel 2"]
    table.play("place strudel 2")
    assert [table.missing(number) for number in (1, 2, 3)] == [{}, {}, {"coffee": 1}]
    assert table.kitchen() == {}
    assert table.legal() == ["end"]


@pytest.mark.parametrize(
    ("actions", "missing", "kitchen"),
    [
        pytest.param(["keep"], [2, 1], 3, id="all to the kitchen"),
        pytest.param(["place strudel 1", "keep"], [1, 1], 2, id="one placed"),
        pytest.param(["place strudel 2", "keep"], [2, 0], 2, id="one placed on the other guest"),
        pytest.param(["place strudel 1", "place strudel 1", "keep"], [0, 1], 1, id="two on one guest"),
        pytest.param(["place strudel 2", "place strudel 1", "keep"], [1, 0], 1, id="one on each guest"),
        pytest.param(["place strudel 1", "place strudel 1", "place strudel 2"], [0, 0], 0, id="all placed"),
    ],
)
def test_i1_the_rest_goes_to_the_kitchen(actions: list[str], missing: list[int], kitchen: int) -> None:
    """Three strudels for E. Gizia (two and a wine) and the Captain (one)."""
    table = cafe(97, 92, 65, dice="111").play("die 1", "take 0 cake", *actions)
    assert [table.missing(1).get("strudel", 0), table.missing(2).get("strudel", 0)] == missing
    assert table.missing(1)["wine"] == 1
    assert table.kitchen().get("strudel", 0) == kitchen
    assert table.legal() == ["end"]


def test_i1_no_guest_gets_more_than_the_order() -> None:
    """Five strudels, one is wanted: the other four go to the kitchen without a question."""
    table = cafe(92, 65, 77, dice="11111").play("die 1", "take 0 cake", "place strudel 1")
    assert table.kitchen() == {"strudel": 4}
    assert table.legal() == ["end"]


def test_i1_items_that_nobody_needs_go_to_the_kitchen_at_once() -> None:
    table = cafe(65, 77, 51, dice="11").play("die 1", "take 0 cake")
    assert table.kitchen() == {"strudel": 2}
    assert table.legal() == ["end"]


def test_i1_unwanted_items_wait_for_the_choice_about_the_others() -> None:
    """A wine is wanted, the coffee is not: both are in the kitchen only after the choice."""
    table = cafe(97, 92, 77, dice="22").play("die 2", "take 1 coffee")
    assert table.legal() == ["keep", "place wine 1"]
    table.play("place wine 1")
    assert table.kitchen() == {"coffee": 1}
    assert table.missing(1) == {"strudel": 2}


def test_i1_an_empty_cafe_takes_nothing() -> None:
    table = cafe(dice="22").play("die 2", "take 1 coffee")
    assert table.kitchen() == {"wine": 1, "coffee": 1}
    assert table.legal() == ["end"]


def test_i1_placing_received_items_is_free() -> None:
    table = cafe(92, 95, 98, krones=2, dice="111").play("die 1", "take 1 cake")
    table.play("place strudel 1", "place strudel 2", "place cake 2")
    assert table.player().krones == 2


def test_i1_kitchen_items_are_not_placed_along_with_received_ones() -> None:
    table = cafe(98, 65, 77, dice="1", kitchen={"strudel": 2}).play("die 1", "take 0 cake")
    assert table.legal() == ["keep", "place strudel 1"]
    table.play("place strudel 1")
    assert table.missing(1) == {"strudel": 2}
    assert table.kitchen() == {"strudel": 2}


def test_i1_items_on_guests_can_never_be_moved() -> None:
    """Both guests want strudels; what lies on one of them is neither in the kitchen nor served again."""
    table = cafe(97, 98, 65, krones=5, dice="14").play("die 1", "take 0 cake", "place strudel 1")
    assert table.missing(1) == {"strudel": 1, "wine": 1}
    assert table.kitchen() == {}
    assert table.legal() == ["end"]  # no serving: there is nothing in the kitchen


def test_i1_x4_the_items_of_a_guest_who_moves_in_go_back_to_the_supply() -> None:
    table = Table().seat(krones=0, guests=[65, 92, 95], missing=[{}, {"strudel": 1}, {"cake": 1}])
    table.seat(kitchen={"wine": 1}, vacant="1a").dice("1").play("move 1 1a")
    assert table.kitchen() == {"wine": 1}
    assert table.cafe() == [None, 92, 95]


# I1: sources ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("actions", "legal"),
    [
        pytest.param(["die 1", "take 0 cake"], ["keep", "place strudel 1"], id="dishes"),
        pytest.param(["die 6", "copy 1", "take 0 cake"], ["keep", "place strudel 1"], id="copied dishes"),
        pytest.param(["die 2", "take 0 coffee"], ["keep", "place wine 1"], id="drinks"),
        pytest.param(["use 1"], ["keep", "place strudel 1"], id="staff 1 Breakfast Server"),
        pytest.param(["use 2"], ["keep", "place cake 1"], id="staff 2 Waitress"),
        pytest.param(["use 3"], ["keep", "place wine 1"], id="staff 3 Barkeeper"),
        pytest.param(["use 4"], ["keep", "place coffee 1"], id="staff 4 Sous-Chef"),
        pytest.param(
            ["die 5", "play 21"],
            ["keep", "place strudel 1", "place cake 1", "place wine 1", "place coffee 1"],
            id="staff 21 Chef",
        ),
        pytest.param(["die 5", "play 44"], ["keep", "place strudel 1"], id="staff 44 Larder Cook"),
        pytest.param(["move 2 1b", "get strudel"], ["keep", "place strudel 1"], id="reward of guest 51"),
    ],
)
def test_i1_whatever_the_source(actions: list[str], legal: list[str]) -> None:
    """The first guest is taken to wait for one of each item; the Composer is ready to move in."""
    one_of_each = {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    table = Table().seat(krones=9, guests=[70, 51], missing=[one_of_each, {}])
    table.seat(vacant="1b", staff=[1, 2, 3, 4], hand=[21, 44]).dice("1256").play(*actions)
    assert table.legal() == legal


def test_i1_a_reward_of_one_of_each_item_from_the_emperor() -> None:
    """Tile B1 after round 5, from position 8 back to 3. Each kind is a part of its own."""
    table = Table(emperor=["A1", "B1", "C1"]).seat(emperor=8, guests=[70, 77, 65]).round(5).end_round()
    assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
    table.play("get coffee")
    assert table.legal() == ["keep", "place coffee 1", "place coffee 3"]
    table.play("place coffee 3", "get cake", "keep")
    assert table.legal() == ["done", "get strudel", "get wine"]
    assert table.kitchen() == {"cake": 1}
    assert table.missing(3) == {}


def test_i1_items_of_choice_from_the_emperor_are_placed_one_by_one() -> None:
    """Tile A2 after round 3, from position 6 back to 3: twice any item."""
    table = Table(emperor=["A2", "B1", "C1"]).seat(emperor=6, guests=[97, 77, 65]).round(3).end_round()
    four = ["get strudel", "get cake", "get wine", "get coffee"]
    assert table.legal() == ["done", *four]
    table.play("get strudel")
    assert table.legal() == ["keep", "place strudel 1"]
    table.play("place strudel 1")
    assert table.legal() == ["done", *four]
    table.play("get strudel", "place strudel 1")
    assert table.missing(1) == {"wine": 1}


# X1 -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("krones", "kitchen", "guests", "possible"),
    [
        pytest.param(1, {"strudel": 1}, [92], True, id="a krone, an item, a guest who wants it"),
        pytest.param(0, {"strudel": 1}, [92], False, id="no krone"),
        pytest.param(1, {}, [92], False, id="empty kitchen"),
        pytest.param(1, {"strudel": 1}, [], False, id="empty café"),
        pytest.param(1, {"cake": 3, "wine": 1, "coffee": 2}, [92], False, id="nobody wants what there is"),
        pytest.param(1, {"coffee": 1}, [92, 77, 65], True, id="the third guest wants it"),
        pytest.param(1, {"strudel": 1, "cake": 1}, [65, 51], False, id="dishes for guests who drink"),
    ],
)
def test_x1_serving_needs_a_krone_an_item_and_a_guest(
    krones: int, kitchen: dict[str, int], guests: list[int], possible: bool
) -> None:
    table = cafe(*guests, krones=krones, kitchen=kitchen)
    assert table.legal("serve") == (["serve"] if possible else [])


def test_x1_a_guest_who_has_all_is_not_served() -> None:
    table = cafe(92, krones=3, kitchen={"strudel": 2}).seat(guests=[92], complete=True)
    assert table.legal("serve") == []


def test_x1_costs_one_krone_and_moves_up_to_three_items() -> None:
    table = cafe(97, 95, 92, krones=2, kitchen={"strudel": 4, "cake": 1, "wine": 1, "coffee": 1})
    table.play("serve")
    assert table.player().krones == 1
    first = ["place strudel 1", "place strudel 2", "place strudel 3", "place cake 2", "place wine 1"]
    assert table.legal() == first  # at least one item: it was paid for
    table.play("place wine 1")
    assert table.legal() == ["done", *first[:4]]
    table.play("place cake 2")
    assert table.legal() == ["done", *first[:3]]
    table.play("place strudel 3")
    assert table.legal() == ["serve", "die 1", "die 1+"]  # three items: over
    assert table.kitchen() == {"strudel": 3, "coffee": 1}
    assert [table.missing(n) for n in (1, 2, 3)] == [{"strudel": 2}, {"strudel": 1}, {}]
    assert table.player().krones == 1


@pytest.mark.parametrize(
    ("actions", "left", "missing"),
    [
        (["place strudel 1", "done"], 3, [2, 1, 1]),
        (["place strudel 2", "done"], 3, [3, 0, 1]),
        (["place strudel 1", "place strudel 1", "done"], 2, [1, 1, 1]),
        (["place strudel 3", "place strudel 1", "done"], 2, [2, 1, 0]),
        (["place strudel 1", "place strudel 1", "place strudel 1"], 1, [0, 1, 1]),
        (["place strudel 2", "place strudel 3", "place strudel 1"], 1, [2, 0, 0]),
    ],
)
def test_x1_one_to_three_items_on_one_or_several_guests(
    actions: list[str], left: int, missing: list[int]
) -> None:
    table = cafe(98, 92, 93, krones=2, kitchen={"strudel": 4}).play("serve", *actions)
    assert table.kitchen() == {"strudel": left}
    assert [table.missing(n).get("strudel", 0) for n in (1, 2, 3)] == missing
    assert table.player().krones == 1


def test_x1_serving_ends_when_there_is_nothing_more_to_serve() -> None:
    """One strudel for two guests who want it: after the choice it is over."""
    table = cafe(92, 93, 65, krones=1, kitchen={"strudel": 1, "cake": 2}, dice="14").play("serve")
    assert table.legal() == ["place strudel 1", "place strudel 2"]
    table.play("place strudel 2")
    assert table.legal() == ["die 1", "die 4"]
    assert table.kitchen() == {"cake": 2}


def test_x1_a_single_item_with_one_place_to_go_is_moved_at_once() -> None:
    table = cafe(92, 65, 77, krones=1, kitchen={"strudel": 5}, dice="14").play("serve")
    assert table.missing(1) == {}
    assert table.kitchen() == {"strudel": 4}
    assert table.player().krones == 0


def test_x1_as_often_as_there_are_krones() -> None:
    table = cafe(98, 97, 92, krones=2, kitchen={"strudel": 6}, dice="14")
    table.play("serve", "place strudel 1", "place strudel 1", "place strudel 1")
    assert table.legal() == ["serve", "die 1", "die 4", "die 1+", "die 4+"]
    table.play("serve", "place strudel 2", "place strudel 2", "place strudel 3")
    assert table.kitchen() == {}
    assert [table.missing(n) for n in (1, 2, 3)] == [{}, {"wine": 1}, {}]
    assert table.legal() == ["die 1", "die 4"]


def test_x1_the_last_krone_serves_but_does_not_boost() -> None:
    table = cafe(98, 65, 77, krones=1, kitchen={"strudel": 3}, dice="14")
    assert table.legal() == ["pass", "serve", "die 1", "die 4", "die 1+", "die 4+"]
    table.play("serve", "done")  # the first strudel has only one place to go
    assert table.legal() == ["die 1", "die 4"]
    assert table.kitchen() == {"strudel": 2}


def test_x1_after_the_die_too() -> None:
    table = cafe(98, 65, 77, krones=1, kitchen={"strudel": 2}, dice="4").play("die 4", "done")
    assert table.legal() == ["end", "serve"]
    table.play("serve")  # the first strudel has only one place to go
    assert table.legal() == ["done", "place strudel 1"]
    table.play("place strudel 1")
    assert table.legal() == ["end"]
    assert table.missing(1) == {"strudel": 1}


def test_x1_p3_the_chief_waiter_serves_for_free() -> None:
    table = cafe(92, 93, 77, krones=0, kitchen={"strudel": 1}).seat(staff=[24])
    assert table.legal() == ["pass", "serve", "die 1"]
    table.play("serve", "place strudel 2")
    assert table.player().krones == 0


def test_x1_a_served_guest_can_move_in_in_the_same_turn() -> None:
    table = cafe(65, 92, 77, krones=1, kitchen={"coffee": 1}).seat(vacant="1a")
    assert table.legal() == ["pass", "serve", "die 1", "die 1+"]
    table.play("serve")
    assert table.legal() == ["die 1", "move 1 1a"]

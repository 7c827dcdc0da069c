"""The staff cards that act when they are played, and those that are used once per round."""

import pytest

from tests.austria.table import Table

ITEM_OF_ROUND_CARD = [
    pytest.param(1, "strudel", 98, id="staff 1 Breakfast Server"),
    pytest.param(2, "cake", 81, id="staff 2 Waitress"),
    pytest.param(3, "wine", 55, id="staff 3 Barkeeper"),
    pytest.param(4, "coffee", 67, id="staff 4 Sous-Chef"),
]
"""Card, its item, and a guest who waits for several of just this item: 98 M. Polo wants 3 strudel,
81 General 2 cake, 55 Photographer 3 wine, 67 Sovereign 2 coffee."""
FOUR_ITEMS = [
    pytest.param(44, "strudel", id="staff 44 Larder Cook"),
    pytest.param(39, "cake", id="staff 39 Confectioner"),
    pytest.param(36, "wine", id="staff 36 Sommelier"),
    pytest.param(43, "coffee", id="staff 43 Barista"),
]


def playing(card: int) -> Table:
    """A table at which this card is in hand and the only die is a 5; 10 krones pay for any."""
    return Table().seat(hand=[card]).dice("5")


# Round cards (1-4) --------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "item", "_guest"), ITEM_OF_ROUND_CARD)
def test_k6_x3_a_round_card_gives_its_item_when_it_is_used_not_when_it_is_played(
    card: int, item: str, _guest: int
) -> None:
    """K6, X3: it may be used in the very turn in which it was played, once."""
    table = playing(card).play("die 5", f"play {card}")
    assert table.kitchen() == {}
    table.play(f"use {card}")
    assert table.kitchen() == {item: 1}
    assert table.legal("use") == []


@pytest.mark.parametrize(("card", "item", "guest"), ITEM_OF_ROUND_CARD)
def test_i1_x3_the_item_of_a_round_card_may_go_to_a_guest_at_once_for_free(
    card: int, item: str, guest: int
) -> None:
    """I1, X3."""
    table = Table().seat(krones=0, staff=[card], guests=[guest])
    before = table.missing(1)[item]
    table.play(f"use {card}")
    assert table.legal() == ["keep", f"place {item} 1"]
    table.play(f"place {item} 1")
    assert table.missing(1).get(item, 0) == before - 1
    assert (table.kitchen(), table.player().krones) == ({}, 0)


@pytest.mark.parametrize(("card", "item", "guest"), ITEM_OF_ROUND_CARD)
def test_i1_x3_the_item_of_a_round_card_may_be_kept(card: int, item: str, guest: int) -> None:
    """I1, X3."""
    table = Table().seat(staff=[card], guests=[guest])
    before = table.missing(1)
    table.play(f"use {card}", "keep")
    assert table.kitchen() == {item: 1}
    assert table.missing(1) == before


@pytest.mark.parametrize(("card", "item", "_guest"), ITEM_OF_ROUND_CARD)
def test_r6_x3_a_round_card_is_refreshed_at_the_end_of_the_round_only(
    card: int, item: str, _guest: int
) -> None:
    """X3, R4, R6: neither the second turn nor a new roll in the same round gives it back."""
    table = Table().seat(staff=[card]).seat(1, covered=2).dice("44556")
    table.play(f"use {card}", "die 4", "take 0 steps")
    assert table.legal("use") == []
    table.play("end")  # the opponent has taken both turns, so the second turn follows
    assert table.player().covered == 1
    assert table.legal("use") == []
    table.play("pass")  # the dice are rolled again
    assert sum(table.game.state.dice) == 3
    assert table.legal("use") == []
    table.end_round().turn_of(0).play(f"use {card}")
    assert table.kitchen() == {item: 2}


def test_x3_each_round_card_is_used_by_itself_before_or_after_the_die() -> None:
    """X3, T3, R3: using a card is doing something, so the turn cannot be passed any more."""
    table = Table().seat(staff=[1, 2, 3, 4]).dice("446")
    assert "pass" in table.legal()
    table.play("use 2")
    assert "pass" not in table.legal()
    assert table.legal("use") == ["use 1", "use 3", "use 4"]
    table.play("die 4", "take 0 steps", "use 4", "use 1", "use 3")
    assert table.kitchen() == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert table.legal() == ["end"]


def test_x3_a_round_card_is_not_used_in_the_middle_of_another_action() -> None:
    """T3, X3: here in the middle of preparing rooms and of serving."""
    table = Table().seat(staff=[1], guests=[98], kitchen={"strudel": 3}, vacant="1a").dice("33")
    table.play("die 3", "room 1b")
    assert "room 1c" in table.legal() and table.legal("use") == []
    table.play("done", "serve")  # the first strudel is forced
    assert table.legal() == ["done", "place strudel 1"]
    table.play("done")
    assert table.legal("use") == ["use 1"]


def test_x3_round_cards_are_used_on_the_own_turn_and_only_by_their_owner() -> None:
    """K6, X3."""
    table = Table().seat(0, staff=[1]).seat(1, staff=[2])
    assert table.legal("use") == ["use 1"]
    table.turn_of(1)
    assert table.legal("use") == ["use 2"]


# Once cards ---------------------------------------------------------------------------------------


def test_21_chef_brings_one_of_each_item_once() -> None:
    """K6: staff 21."""
    table = playing(21).play("die 5", "play 21")
    assert table.kitchen() == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}
    assert table.legal() == ["end"]
    table.end_round().turn_of(0)
    assert table.legal("use") == []
    assert table.kitchen() == {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1}


def test_i1_21_the_items_of_chef_may_go_to_guests_at_once() -> None:
    """I1: 82 Senior Councillor wants cake, wine and coffee."""
    table = playing(21).seat(guests=[82])
    table.play("die 5", "play 21")
    assert table.legal() == ["keep", "place cake 1", "place wine 1", "place coffee 1"]
    table.play("place wine 1", "place cake 1", "place coffee 1")  # the strudel can go nowhere
    assert table.missing(1) == {}
    assert table.kitchen() == {"strudel": 1}


@pytest.mark.parametrize(("card", "item"), FOUR_ITEMS)
def test_k6_a_card_brings_four_items_of_its_kind_once(card: int, item: str) -> None:
    """K6: staff 36, 39, 43, 44."""
    table = playing(card).play("die 5", f"play {card}")
    assert table.kitchen() == {item: 4}
    assert table.legal() == ["end"]
    table.end_round().turn_of(0)
    assert table.legal("use") == []
    assert table.kitchen() == {item: 4}


@pytest.mark.parametrize(("card", "item"), FOUR_ITEMS)
def test_i1_the_four_items_may_be_divided_among_guests_and_kitchen(card: int, item: str) -> None:
    """I1: staff 36, 39, 43, 44 with two guests who wait for one and for two of the item."""
    table = playing(card).seat(guests=[65, 98], missing=[{item: 1}, {item: 2}])
    table.play("die 5", f"play {card}", f"place {item} 2", f"place {item} 1", "keep")
    assert (table.missing(1), table.missing(2)) == ({}, {item: 1})
    assert table.kitchen() == {item: 2}


def test_45_pool_attendant_brings_three_steps_once() -> None:
    """K6: staff 45."""
    table = playing(45).seat(emperor=2).play("die 5", "play 45")
    assert (table.player().emperor, table.points()) == (5, 0)
    table.end_round().turn_of(0)
    assert table.legal("use") == []
    assert table.player().emperor == 5


def test_k2_45_steps_of_pool_attendant_above_13_are_vp() -> None:
    """K2: 12 + 3 is two beyond the end of the track."""
    table = playing(45).seat(emperor=12).play("die 5", "play 45")
    assert (table.player().emperor, table.points()) == (13, 2)


def test_p7_35_page_boy_occupies_two_rooms_of_any_colour_and_no_more() -> None:
    """P7: 1b is yellow, 1c red; neither group is full, so nothing else is received."""
    table = playing(35).seat(krones=10, vacant="1a 1b 1c")
    table.play("die 5", "play 35")
    assert table.legal() == ["done", "occupy 1a", "occupy 1b", "occupy 1c"]
    table.play("occupy 1b", "occupy 1c")
    assert (table.vacant(), table.occupied()) == ("1a", "1b 1c")
    assert table.legal() == ["end"]
    assert (table.points(), table.player().emperor, table.player().krones) == (0, 0, 9)  # cost 2 - 1


@pytest.mark.parametrize("rooms", [0, 1])
def test_p7_35_page_boy_may_stop_before_the_second_room(rooms: int) -> None:
    """P7: up to two rooms."""
    table = playing(35).seat(vacant="1b 1c")
    table.play("die 5", "play 35", *["occupy 1c"][:rooms], "done")
    assert table.occupied() == ["", "1c"][rooms]
    assert table.legal() == ["end"]


def test_x6_35_rooms_of_page_boy_bring_occupancy_bonuses() -> None:
    """X6, P7: 1a is a blue group of one room (2 VP), 4d a red group of one room (1 krone)."""
    table = playing(35).seat(krones=10, vacant="1a 4d")
    table.play("die 5", "play 35", "occupy 1a", "occupy 4d")
    assert table.points() == 2
    assert table.player().krones == 10 - 1 + 1


def test_p7_35_page_boy_moves_no_guest() -> None:
    """P7, X4: the guests stay in the café, even one whose order is complete."""
    table = playing(35).seat(guests=[65], complete=True, vacant="1b 1c")
    table.play("die 5", "play 35", "occupy 1b", "occupy 1c")
    assert table.cafe() == [65, None, None]
    assert table.points() == 0


def test_p7_35_page_boy_without_vacant_rooms_does_nothing() -> None:
    table = playing(35).seat(occupied="1a 1b").play("die 5", "play 35")
    assert (table.in_play(), table.occupied()) == ([35], "1a 1b")
    assert table.legal() == ["end"]


def test_p7_38_porter_fills_the_order_of_one_guest_from_the_supply() -> None:
    """P7: 69 Countess wants 2 cake and a coffee, 98 M. Polo 3 strudel; the kitchen is not touched."""
    table = playing(38).seat(guests=[69, 98], kitchen={"cake": 2, "strudel": 1}, vacant="1a")
    table.play("die 5", "play 38")
    assert table.legal() == ["fill 1", "fill 2"]
    table.play("fill 1")
    assert (table.missing(1), table.missing(2)) == ({}, {"strudel": 3})
    assert table.kitchen() == {"strudel": 1, "cake": 2}


def test_p7_x4_38_the_guest_still_has_to_move_in() -> None:
    """P7, X4: nothing is received before that; 69 Countess brings 7 VP, and 1a 2 VP."""
    table = playing(38).seat(guests=[69], vacant="1a")
    table.play("die 5", "play 38")  # only one order can be filled
    assert (table.cafe(), table.missing(1), table.points()) == ([69, None, None], {}, 0)
    assert table.legal() == ["end", "move 1 1a"]
    table.play("move 1 1a")
    assert (table.cafe(), table.points()) == ([None, None, None], 7 + 2)


def test_p7_38_porter_fills_what_is_still_missing_of_a_begun_order() -> None:
    """P7: a guest whose order is complete is not offered."""
    table = playing(38).seat(guests=[65, 98, 87], missing=[{}, {"strudel": 1}, {"cake": 1, "coffee": 2}])
    table.play("die 5", "play 38")
    assert table.legal() == ["fill 2", "fill 3"]
    table.play("fill 3")
    assert (table.missing(2), table.missing(3)) == ({"strudel": 1}, {})


@pytest.mark.parametrize("guests", [[], [65]], ids=["no guest", "a guest with a complete order"])
def test_p7_38_porter_without_an_order_to_fill_does_nothing(guests: list[int]) -> None:
    table = playing(38).seat(guests=guests, complete=True).play("die 5", "play 38")
    assert table.in_play() == [38]
    assert table.legal() == ["end"]


def test_k6_a_once_card_acts_however_it_was_played() -> None:
    """K6: 104 MacLeod plays a card from hand for free when he moves in."""
    table = Table().seat(krones=0, hand=[36, 45], guests=[104], complete=True, vacant="1b")
    table.play("move 1 1b", "play 36")
    assert (table.kitchen(), table.player().krones, table.in_play()) == ({"wine": 4}, 0, [36])


def test_k6_a_card_drawn_and_played_acts_at_once() -> None:
    """K6, G3: 76 Duke draws three cards and plays one of them for free."""
    table = Table().seat(krones=0, guests=[76], complete=True, vacant="1a").staff_deck(21, 45, 30)
    table.play("move 1 1a", "get draw", "play 45", "under 21")  # 30 is the only one left
    assert (table.player().emperor, table.in_play()) == (3, [45])
    assert table.staff_deck_numbers()[-2:] == [21, 30]

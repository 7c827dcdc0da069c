"""K5, X4, X5, G2-G4, P4: moving in, the reward, and the staff who are paid when a guest leaves.

Groups of the night board: 1a, 1e and 4e blue alone; 3a 4a and 3c 4c blue; 1b 2a 2b and 2e 3d 3e yellow;
1c 1d 2c 2d and 3b 4b red, 4d red alone.
"""

import pytest

from tests.austria.table import Table

# X4, K5: who moves where --------------------------------------------------------------------------


def test_x4_a_guest_moves_in_only_when_the_whole_order_is_there() -> None:
    table = Table().seat(guests=[65, 67], missing=[{}, {"coffee": 1}], vacant="1a 1e")
    assert table.legal("move") == ["move 1 1a", "move 1 1e"]
    table.seat(kitchen={"coffee": 1}).play("serve")
    assert table.legal("move") == ["move 1 1a", "move 1 1e", "move 2 1a", "move 2 1e"]


@pytest.mark.parametrize(
    ("number", "rooms"),
    [
        pytest.param(65, ["3a"], id="a noble takes blue"),
        pytest.param(77, ["2c"], id="a citizen takes red"),
        pytest.param(51, ["1b", "2b"], id="an artist takes yellow"),
        pytest.param(92, ["1b", "2b", "2c", "3a"], id="a tourist takes any"),
    ],
)
def test_k5_x4_guests_take_a_vacant_room_of_their_colour_and_tourists_any(
    number: int, rooms: list[str]
) -> None:
    """The occupied rooms 1a (blue), 2a (yellow) and 1c (red) are no longer to be had."""
    table = Table().seat(guests=[number], complete=True, occupied="1a 2a 1c", vacant="1b 2b 2c 3a")
    assert table.legal("move") == [f"move 1 {room}" for room in rooms]


def test_x4_without_a_suitable_vacant_room_the_guest_waits() -> None:
    table = Table().seat(guests=[65, 92], complete=True, vacant="1b", occupied="1a")
    assert table.legal("move") == ["move 2 1b"]
    table.seat(vacant="", occupied="1a 1b")
    assert table.legal("move") == []


def test_x4_the_room_is_occupied_the_table_is_free_the_card_is_discarded_and_the_items_are_gone() -> None:
    table = Table().seat(krones=0, guests=[50, 69, 85], missing=[{"wine": 1}, {}, {"cake": 1}])
    table.seat(kitchen={"wine": 1}, vacant="1a 3a")
    table.play("move 2 3a", "done")
    assert (table.vacant(), table.occupied()) == ("1a", "3a")
    assert table.cafe() == [50, None, 85]
    assert table.missing(1) == {"wine": 1} and table.missing(3) == {"cake": 1}
    assert table.game.state.discard == [table.guest(69)]
    assert table.kitchen() == {"wine": 1}  # 2 cakes and a coffee went to the supply
    assert table.player().krones == 0  # on the third floor, and it costs nothing
    assert table.points() == 7


def test_x4_t3_guests_move_in_before_and_after_the_die_and_as_many_as_are_ready() -> None:
    table = Table().seat(guests=[65, 51, 77], complete=True, vacant="1a 1b 1c")
    table.play("move 1 1a", "move 2 1b", "done", "die 4", "done", "move 3 1c", "done")
    assert table.occupied() == "1a 1b 1c"
    assert table.cafe() == [None, None, None]
    assert table.points() == 3 + 2 + 1 + 1  # Knight with a group of one, Composer, Apothecary


def test_x4_t3_nobody_moves_in_while_a_reward_is_open() -> None:
    table = Table().seat(guests=[51, 65], complete=True, vacant="1a 1b")
    table.play("move 1 1b")
    assert table.legal() == ["done", "get strudel"]
    table.play("get strudel")
    assert table.legal("move") == ["move 2 1a"]


def test_x4_i1_a_guest_completed_by_a_reward_moves_in_next() -> None:
    table = Table().seat(guests=[51, 92], missing=[{}, {"strudel": 1}], vacant="1b 1c")
    table.play("move 1 1b", "get strudel")
    assert table.legal() == ["keep", "place strudel 2"]
    table.play("place strudel 2", "move 2 1c", "get krones")
    assert table.player().krones == 11
    assert table.kitchen() == {}


def test_x4_s3_the_card_is_on_the_discard_pile_before_the_reward_is_taken() -> None:
    """The deck is empty: Dame herself is all there is to rebuild it, and stands in the queue again."""
    table = Table().queue(51, 52, 53, 54, 55).seat(guests=[63], complete=True, vacant="3a")
    table.game.state.deck.clear()
    table.play("move 1 3a", "guest 5")
    assert table.queue_numbers() == [63, 51, 52, 53, 54]


# X5: parts of a reward ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "order", [("get krones", "get steps"), ("get steps", "get krones")], ids=["krones first", "steps first"]
)
def test_x5_parts_are_taken_in_any_order(order: tuple[str, str]) -> None:
    table = Table().seat(guests=[79], complete=True, vacant="1c").play("move 1 1c", *order)
    assert (table.player().krones, table.player().emperor) == (11, 1)


def test_x5_the_order_of_the_parts_counts_a_card_played_first_helps_with_the_room() -> None:
    """Landgrave: Butler for 5 - 1 krones, then a blue room on the fourth floor for nothing (P3)."""
    table = Table().seat(krones=4, hand=[9], guests=[66], complete=True, vacant="1a 2a 3a")
    table.play("move 1 3a", "play 9")
    assert table.player().krones == 0
    assert table.legal() == ["done", "room 1b", "room 4a"]  # not 2b for 1 and 3b for 2
    table.play("room 4a")
    assert table.player().krones == 0

    table = Table().seat(krones=4, hand=[9], guests=[66], complete=True, vacant="1a 2a 3a")
    table.play("move 1 3a", "room 4a")  # for 3, and now Butler is too dear
    assert table.player().krones == 1
    assert table.hand() == [9] and "die 1" in table.legal()


def test_x5_an_item_of_a_reward_is_placed_before_the_next_part_is_taken() -> None:
    """Vocalist: the cake first, onto the Apothecary; then a card for 4 - 3 krones."""
    table = Table().seat(krones=1, hand=[28], guests=[56, 77], missing=[{}, {"cake": 1}], vacant="1b")
    table.play("move 1 1b", "get cake", "place cake 2")
    assert table.legal() == ["done", "play 28"]
    table.play("play 28")
    assert table.player().krones == 0 and table.missing(2) == {}


def test_x5_a_reward_is_declined_as_a_whole_but_the_vp_are_received() -> None:
    table = Table().seat(guests=[90], complete=True, vacant="1c").play("move 1 1c", "done")
    assert table.points() == 7
    assert table.player().krones == 10 and table.kitchen() == {}
    assert "die 1" in table.legal()


def test_x5_a_reward_is_taken_in_part() -> None:
    table = Table().seat(guests=[90], complete=True, vacant="1c").play("move 1 1c", "get krones", "done")
    assert table.player().krones == 13 and table.kitchen() == {}

    table = Table().seat(krones=0, guests=[88], complete=True, occupied="1a 1b", vacant="1c")
    table.play("move 1 1c", "room 2c", "done")  # Procurator: one of two free rooms
    assert table.vacant() == "2c"


@pytest.mark.parametrize("number", [67, 76])
def test_x5_p12_no_cards_are_offered_from_an_empty_deck(number: int) -> None:
    table = Table().only_staff_deck().seat(guests=[number], complete=True, vacant="3a")
    table.play("move 1 3a")
    assert table.legal("get") == (["get steps"] if number == 67 else [])


def test_x5_a_part_that_cannot_be_taken_is_not_offered() -> None:
    table = Table().seat(guests=[82], complete=True, vacant="1c").play("move 1 1c")
    assert "die 1" in table.legal() and "done" not in table.legal()  # no vacant room is left to occupy


def test_x5_g4_a_full_cafe_has_room_for_one_guest_at_the_table_that_became_free() -> None:
    table = Table().queue(51, 52, 53, 54, 55).seat(guests=[50, 87, 65], vacant="1c")
    table.seat(guests=[50, 87, 65], missing=[{"wine": 1}, {}, {"coffee": 1}])
    table.play("move 2 1c", "guest 3")
    assert table.cafe() == [50, 53, 65]
    assert table.legal() == ["done", "get krones"]  # nowhere to sit for a second


def test_g2_painter_keeps_the_discount_where_a_room_costs_nothing() -> None:
    """A room on floor 1 for 0, then one on floor 2 for 1 - 1."""
    table = Table().seat(krones=0, guests=[61], complete=True, vacant="1a 1b")
    table.play("move 1 1b", "room 1c")
    assert table.legal("room") == ["room 1d", "room 2a", "room 2b", "room 2c"]
    table.play("room 2b")
    assert table.vacant() == "1a 1c 2b" and table.player().krones == 0


def test_g2_p3_painter_keeps_the_discount_where_staff_make_a_room_free() -> None:
    table = Table().seat(krones=0, staff=[11], guests=[61], complete=True, vacant="1a 1b 1c")
    table.play("move 1 1b", "room 2a")  # yellow, free with Florist
    assert table.legal("room") == ["room 1d", "room 2b", "room 2c"]  # 2c is red, for 1 - 1
    table.play("room 2c")
    assert table.player().krones == 0


def test_g2_painter_has_the_discount_once() -> None:
    table = Table().seat(krones=1, guests=[61], complete=True, vacant="1a 1b 1c")
    table.play("move 1 1b", "room 2a", "room 2b")  # for 1 - 1 and for 1
    assert table.player().krones == 0

    table = Table().seat(krones=0, guests=[61], complete=True, vacant="1a 1b 1c")
    table.play("move 1 1b", "room 2a")
    assert table.legal("room") == ["room 1d"]

    table = Table().seat(krones=5, guests=[61], complete=True, vacant="1a 1b 2a 3a")
    table.play("move 1 1b", "room 4a", "room 4b")  # on any floor: for 3 - 1 and for 3
    assert table.player().krones == 0


def test_g3_all_three_drawn_cards_may_be_declined_and_go_under_the_deck_in_the_chosen_order() -> None:
    table = Table().staff_deck(40, 27, 33).seat(guests=[75], complete=True, vacant="3a")
    before = len(table.staff_deck_numbers())
    table.play("move 1 3a", "get draw", "done")
    assert sorted(table.legal()) == ["under 27", "under 33", "under 40"]
    table.play("under 33", "under 40")  # the last goes by itself
    assert table.staff_deck_numbers()[-3:] == [33, 40, 27]
    assert len(table.staff_deck_numbers()) == before
    assert table.hand() == [] and table.in_play() == [] and table.player().krones == 10


def test_g3_the_draw_itself_may_be_declined() -> None:
    table = Table().staff_deck(40, 27, 33).seat(guests=[76], complete=True, vacant="3a")
    table.play("move 1 3a", "done")
    assert table.staff_deck_numbers()[:3] == [40, 27, 33]


def test_g3_p12_of_a_deck_of_two_cards_two_are_drawn() -> None:
    table = Table().only_staff_deck(40, 27).seat(krones=0, guests=[76], complete=True, vacant="3a")
    table.play("move 1 3a", "get draw")
    assert table.legal() == ["done", "play 27", "play 40"]
    table.play("play 27")
    assert table.staff_deck_numbers() == [40]


# X5: bonuses and income beside the reward ---------------------------------------------------------


def test_x5_x6_the_occupancy_bonus_helps_to_pay_for_a_part_of_the_reward() -> None:
    """Veterinary Councillor: a card for 4 - 3, with the krone of the red group 4d."""
    table = Table().seat(krones=0, hand=[28], guests=[86], complete=True, vacant="4d")
    table.play("move 1 4d", "play 28")
    assert table.player().krones == 0 and table.in_play() == [28]


def test_x5_p4_p5_staff_income_helps_to_pay_for_a_part_of_the_reward() -> None:
    """Groom brings 2 and Custodian 1: a card for 6 - 3."""
    table = Table().seat(krones=0, staff=[5, 23], hand=[25], guests=[86], complete=True, vacant="1c")
    table.play("move 1 1c", "play 25")
    assert table.player().krones == 0 and table.in_play() == [5, 23, 25]


def full_purse(krones: int) -> Table:
    """Veterinary Councillor (a card for 3 less) takes 3b and completes 3b 4b: 3 krones."""
    table = Table().seat(krones=krones, hand=[25, 28], guests=[86], complete=True)
    return table.seat(occupied="4b", vacant="3b").play("move 1 3b")


def test_x5_k2_a_bonus_that_would_be_lost_waits_until_the_reward_is_paid() -> None:
    table = full_purse(20)
    assert table.legal() == ["done", "get income", "play 25", "play 28"]
    table.play("play 25")  # for 6 - 3
    assert table.player().krones == 20 - 3 + 3


def test_x5_k2_a_waiting_bonus_may_be_taken_first_and_is_lost_then() -> None:
    table = full_purse(20).play("get income")
    assert table.player().krones == 20
    assert table.legal() == ["done", "play 25", "play 28"]
    table.play("play 25")
    assert table.player().krones == 17


def test_x5_k2_a_waiting_bonus_comes_when_the_reward_is_declined() -> None:
    assert full_purse(18).play("done").player().krones == 20


def test_x5_k2_a_waiting_bonus_is_lost_above_20_even_after_the_reward() -> None:
    assert full_purse(20).play("play 28").player().krones == 20  # 20 - 1 + 3


def test_x5_where_nothing_is_lost_the_bonus_is_there_at_once() -> None:
    table = full_purse(17)
    assert table.player().krones == 20
    assert table.legal() == ["done", "play 25", "play 28"]


def test_x5_p4_p5_staff_income_never_waits() -> None:
    """Groom 2 and Custodian 1 do not fit into a purse of 20; then a card for 6 - 3."""
    table = Table().seat(krones=20, staff=[5, 23], hand=[25], guests=[86], complete=True, vacant="1c")
    table.play("move 1 1c")
    assert table.legal() == ["done", "play 25"]
    table.play("play 25")
    assert table.player().krones == 17


def test_x5_p4_staff_income_comes_before_the_bonus_of_the_room() -> None:
    """Groom fills the purse from 18 to 20, so the 3 krones of 3b 4b wait for a card at 6 - 3."""
    table = Table().seat(krones=18, staff=[5], hand=[25], guests=[86], complete=True)
    table.seat(occupied="4b", vacant="3b").play("move 1 3b")
    assert table.player().krones == 20
    table.play("play 25")
    assert table.player().krones == 20 - 3 + 3


def test_x5_k2_with_no_reward_to_spend_on_a_full_purse_loses_the_bonus() -> None:
    """Senior Councillor: nothing else is left to occupy, so nobody is asked."""
    table = Table().seat(krones=20, guests=[82], complete=True, vacant="4d").play("move 1 4d")
    assert table.player().krones == 20 and "die 1" in table.legal()


def test_x5_a_bonus_that_an_effect_causes_comes_right_after_the_effect() -> None:
    """Count moves into 1a with 20 krones: Page Boy for 2 - 1 occupies 2d, and of the 10 krones for 1c 1d 2c
    2d only one fits; Delivery Boy for 6 - 1 leaves 15."""
    table = Table().seat(krones=20, hand=[35, 25], guests=[73], complete=True)
    table.seat(occupied="1c 1d 2c", vacant="1a 2d").play("move 1 1a", "play 35", "occupy 2d")
    assert table.player().krones == 20
    table.play("play 25")
    assert table.player().krones == 15


def test_x5_x6_a_bonus_caused_by_a_card_of_the_reward_does_not_wait_for_its_other_part() -> None:
    """Landgrave: Page Boy for 2 - 1 completes 3b 4b, and of its 3 krones one fits; then a room at 3."""
    table = Table().seat(krones=20, hand=[35], guests=[66], complete=True, occupied="4b 2a", vacant="3a 3b")
    table.play("move 1 3a", "play 35", "occupy 3b")
    assert table.player().krones == 20
    table.play("room 4a")
    assert table.player().krones == 20 - 3


# P4: staff who are paid when a guest leaves ---------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "room"),
    [
        pytest.param(77, "1c", id="red guest"),
        pytest.param(65, "3a", id="blue guest"),
        pytest.param(51, "1b", id="yellow guest"),
        pytest.param(92, "1c", id="green guest in a red room"),
        pytest.param(92, "3a", id="green guest in a blue room"),
        pytest.param(92, "1b", id="green guest in a yellow room"),
    ],
)
@pytest.mark.parametrize(
    ("staff", "payer", "income"),
    [
        pytest.param(5, 77, (2, 0, 0), id="Groom: 2 krones"),
        pytest.param(6, 65, (0, 1, 0), id="Stableman: 1 step"),
        pytest.param(7, 51, (1, 0, 0), id="Masseuse: 1 krone"),
        pytest.param(8, 92, (0, 0, 2), id="Tour Guide: 2 VP"),
    ],
)
def test_p4_staff_are_paid_when_a_guest_of_their_colour_leaves_whatever_the_room(
    number: int, room: str, staff: int, payer: int, income: tuple[int, int, int]
) -> None:
    table = Table().seat(krones=0, staff=[staff], guests=[number], complete=True, vacant=room)
    table.play(f"move 1 {room}")
    vp = {77: 1, 65: 3, 51: 1, 92: 0}[number]
    krones, emperor, more_vp = income if number == payer else (0, 0, 0)
    assert (table.player().krones, table.player().emperor) == (krones, emperor)
    assert table.points() == vp + more_vp


def test_p4_all_cards_that_suit_a_guest_are_paid_at_every_guest() -> None:
    """Lord High Commissioner and Senior Legal Secretary are red and order 4 items each."""
    table = Table().seat(krones=0, staff=[5, 33], guests=[89, 90], complete=True, vacant="1c 1d")
    table.play("move 1 1c", "done")
    assert (table.player().krones, table.points()) == (2, 5 + 4)
    table.play("move 2 1d", "done")
    assert (table.player().krones, table.points()) == (4, 5 + 4 + 7 + 4)


def test_p4_staff_are_paid_when_the_guest_leaves_not_when_the_order_is_complete() -> None:
    table = Table().seat(krones=1, staff=[7], guests=[51], kitchen={"wine": 1}, vacant="1b").play("serve")
    assert table.missing(1) == {} and table.player().krones == 0
    assert table.play("move 1 1b").player().krones == 1


def test_p4_an_opponents_staff_and_cards_in_hand_are_not_paid() -> None:
    table = Table().seat(1, staff=[5, 33]).seat(hand=[7, 8], guests=[89], complete=True, vacant="1c")
    table.play("move 1 1c", "done")
    assert (table.player(0).krones, table.points(0)) == (10, 5)
    assert (table.player(1).krones, table.points(1)) == (10, 0)


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("number", "vp"),
    [
        pytest.param(65, 3, id="1 item"),
        pytest.param(67, 2, id="2 items"),
        pytest.param(74, 10, id="3 items"),
        pytest.param(75, 5 + 4, id="4 items"),
    ],
)
def test_p4_male_floor_housekeeper_gets_4_vp_for_orders_of_four_items(
    number: int, vp: int, edition: str
) -> None:
    """The same in both editions, as no printed order is longer than 4."""
    table = Table(edition=edition).seat(staff=[33], guests=[number], complete=True, vacant="3a")
    assert table.play("move 1 3a").points() == vp


def test_p4_a_card_played_with_the_reward_comes_too_late_for_the_guest_who_brought_it() -> None:
    """M. Ingalls is green and has left when Tour Guide comes, for 2 - 1."""
    table = Table().seat(hand=[8], guests=[94], complete=True, vacant="1b").play("move 1 1b", "play 8")
    assert (table.player().krones, table.points()) == (9, 0)

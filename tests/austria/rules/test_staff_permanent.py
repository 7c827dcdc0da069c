"""The permanent staff cards, apart from those that look at dice (test_staff_dice.py)."""

import pytest

from hotelier.austria.content.book import Book
from hotelier.austria.content.printed import read_printed
from tests.austria.table import Table

RED, BLUE, YELLOW, GREEN = (77, "1d", 1), (65, "3a", 3), (51, "1b", 1), (92, "1c", 0)
"""A guest of each colour, a room for it, and the VP of the guest. No group is filled by any of these
rooms. The green guest, 92 Capt. Goldhaken, sleeps in a red room: what counts is the guest's colour."""

Guest = tuple[int, str, int]


def moving_in(card: int, guest: Guest, edition: str = "revised") -> Table:
    """The guest moves in with this card in play; the guest's reward, if any, is declined."""
    number, room, _ = guest
    table = Table(edition=edition).seat(krones=5, emperor=1, staff=[card], guests=[number], complete=True)
    table.seat(vacant=room).play(f"move 1 {room}")
    return table.play("done") if "done" in table.legal() else table


# Guests who leave the café (5-8, 33) --------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "guest", "krones", "steps", "vp"),
    [
        pytest.param(5, RED, 2, 0, 0, id="staff 5 Groom, red guest"),
        pytest.param(5, BLUE, 0, 0, 0, id="staff 5 Groom, blue guest"),
        pytest.param(5, YELLOW, 0, 0, 0, id="staff 5 Groom, yellow guest"),
        pytest.param(5, GREEN, 0, 0, 0, id="staff 5 Groom, green guest in a red room"),
        pytest.param(6, BLUE, 0, 1, 0, id="staff 6 Stableman, blue guest"),
        pytest.param(6, RED, 0, 0, 0, id="staff 6 Stableman, red guest"),
        pytest.param(6, YELLOW, 0, 0, 0, id="staff 6 Stableman, yellow guest"),
        pytest.param(6, (92, "3a", 0), 0, 0, 0, id="staff 6 Stableman, green guest in a blue room"),
        pytest.param(7, YELLOW, 1, 0, 0, id="staff 7 Masseuse, yellow guest"),
        pytest.param(7, RED, 0, 0, 0, id="staff 7 Masseuse, red guest"),
        pytest.param(7, BLUE, 0, 0, 0, id="staff 7 Masseuse, blue guest"),
        pytest.param(7, (92, "1b", 0), 0, 0, 0, id="staff 7 Masseuse, green guest in a yellow room"),
        pytest.param(8, GREEN, 0, 0, 2, id="staff 8 Tour Guide, green guest"),
        pytest.param(8, RED, 0, 0, 0, id="staff 8 Tour Guide, red guest"),
        pytest.param(8, BLUE, 0, 0, 0, id="staff 8 Tour Guide, blue guest"),
        pytest.param(8, YELLOW, 0, 0, 0, id="staff 8 Tour Guide, yellow guest"),
    ],
)
def test_p4_what_a_card_brings_when_a_completed_guest_of_its_colour_leaves(
    card: int, guest: Guest, krones: int, steps: int, vp: int
) -> None:
    """P4: staff 5, 6, 7, 8."""
    table = moving_in(card, guest)
    player = table.player()
    assert (player.krones, player.emperor, table.points()) == (5 + krones, 1 + steps, guest[2] + vp)


@pytest.mark.parametrize("edition", ["revised", "first"])
@pytest.mark.parametrize(
    ("guest", "vp"),
    [
        pytest.param((58, "1b", 7), 4, id="58 Actress, 4 items"),
        pytest.param((90, "1c", 7), 4, id="90 Senior Legal Secretary, 4 items"),
        pytest.param((104, "1c", 2), 4, id="104 MacLeod, 4 items"),
        pytest.param((69, "3a", 7), 0, id="69 Countess, 3 items"),
        pytest.param((67, "3a", 2), 0, id="67 Sovereign, 2 items"),
        pytest.param(BLUE, 0, id="65 Knight of the Empire, 1 item"),
    ],
)
def test_p4_33_male_floor_housekeeper_brings_4_vp_for_an_order_of_four(
    guest: Guest, vp: int, edition: str
) -> None:
    """P4, E: staff 33; orders of four count in both editions."""
    table = moving_in(33, guest, edition)
    assert (table.points(), table.player().krones, table.player().emperor) == (guest[2] + vp, 5, 1)


@pytest.mark.parametrize(("edition", "vp"), [("revised", 4), ("first", 0)])
def test_p4_33_an_order_of_five_counts_in_the_revised_edition_only(edition: str, vp: int) -> None:
    """P4, E: no printed guest of the base game wants five items, so one is made up: M. Polo, 0 VP."""
    printed = read_printed()
    polo = next(row for row in printed.guests if row["id"] == 98)
    polo["order"] = {"strudel": 5}
    table = Table(edition=edition)
    table.game.state.book = Book(printed, edition, False)
    table.seat(staff=[33], guests=[98], complete=True, vacant="1b").play("move 1 1b", "done")
    assert table.points() == vp


def test_p4_rooms_that_no_guest_enters_bring_nothing_of_these_cards() -> None:
    """P4: rooms become occupied, but no guest leaves the café. 1d and 1b fill no group."""
    table = Table().seat(krones=5, staff=[5, 6, 7, 8, 33], hand=[35], vacant="1b 1d").dice("55")
    table.play("die 5", "play 35", "occupy 1b", "occupy 1d")  # Page Boy costs 2 - 2
    assert (table.player().krones, table.player().emperor, table.points()) == (5, 0, 0)


def test_p4_an_opponents_guest_brings_nothing() -> None:
    """P4: the opponent has the cards, and the own guests leave."""
    for number, room, vp in (RED, BLUE, YELLOW, GREEN):
        table = Table().seat(1, krones=5, staff=[5, 6, 7, 8]).seat(0, krones=5, vacant=room)
        table.seat(0, guests=[number], complete=True).play(f"move 1 {room}")
        assert [table.player(seat).krones for seat in (0, 1)] == [5, 5]
        assert [table.player(seat).emperor for seat in (0, 1)] == [0, 0]
        assert [table.points(seat) for seat in (0, 1)] == [vp, 0]


def test_p4_one_card_brings_its_income_for_every_guest_who_leaves() -> None:
    """P4: 79 Privy Councillor and 77 Apothecary are red; their rewards are declined."""
    table = Table().seat(krones=0, staff=[5], guests=[79, 77], complete=True, vacant="1c 1d")
    table.play("move 1 1c", "done", "move 2 1d", "done")
    assert table.player().krones == 4


def test_x5_p4_staff_income_comes_before_the_reward_and_is_lost_above_20() -> None:
    """X5, K2: 86 Veterinary Councillor lets a card be played 3 cheaper, Groom brings 2 krones at once."""
    table = Table().seat(krones=20, staff=[5], hand=[25], guests=[86], complete=True, vacant="1c")
    table.play("move 1 1c")
    assert table.legal() == ["done", "play 25"]
    table.play("play 25")  # Delivery Boy costs 6 - 3
    assert table.player().krones == 17


# Free rooms (9-11) --------------------------------------------------------------------------------

FREE_ROOM = [
    pytest.param(9, "4a", id="staff 9 Butler"),
    pytest.param(10, "3b", id="staff 10 Chauffeur"),
    pytest.param(11, "2a", id="staff 11 Florist"),
]
"""Next to 3a lie 2a (yellow, 1 krone), 3b (red, 2 krones) and 4a (blue, 3 krones)."""
COSTS = {"2a": 1, "3b": 2, "4a": 3}


@pytest.mark.parametrize(("card", "room"), FREE_ROOM)
def test_p3_with_no_krone_only_rooms_of_the_colour_can_be_prepared(card: int, room: str) -> None:
    """P3, D3."""
    table = Table().seat(krones=0, staff=[card], occupied="3a").dice("3").play("die 3")
    assert table.legal() == ["done", f"room {room}"]
    table.play(f"room {room}")
    assert (table.vacant(), table.player().krones) == (room, 0)


@pytest.mark.parametrize("prepared", ["2a", "3b", "4a"])
@pytest.mark.parametrize(("card", "free"), FREE_ROOM)
def test_p3_rooms_of_other_colours_cost_what_they_always_cost(card: int, free: str, prepared: str) -> None:
    """P3, D3, K4."""
    table = Table().seat(krones=5, staff=[card], occupied="3a").dice("3").play("die 3", f"room {prepared}")
    assert table.player().krones == 5 - (0 if prepared == free else COSTS[prepared])


@pytest.mark.parametrize(("card", "room"), FREE_ROOM)
def test_p3_a_card_played_with_d5_makes_rooms_free_from_then_on(card: int, room: str) -> None:
    """P3, D5: cost 5 - 1; the room in the next turn costs nothing."""
    table = Table().seat(krones=4, hand=[card], occupied="3a").dice("35").play("die 5", f"play {card}")
    assert table.player().krones == 0
    table.turn_of(0).play("die 3")
    assert table.legal() == ["done", f"room {room}"]


# The reward of a guest who moved to 2a: next to 2a and 3a lie 1a (blue, 0), 2b (yellow, 1), 3b, 4a.
REWARD_ROOM = [
    pytest.param(9, "4a", id="staff 9 Butler"),
    pytest.param(10, "3b", id="staff 10 Chauffeur"),
    pytest.param(11, "2b", id="staff 11 Florist"),
]


@pytest.mark.parametrize(("card", "room"), REWARD_ROOM)
def test_p3_rooms_of_a_reward_are_free_too(card: int, room: str) -> None:
    """P3: 50 Musician lets one room be prepared at its normal cost."""
    table = Table().seat(krones=0, staff=[card], guests=[50], complete=True, vacant="2a", occupied="3a")
    table.play("move 1 2a")
    assert table.legal("room") == ["room 1a", f"room {room}"]
    table.play(f"room {room}")
    assert (table.vacant(), table.player().krones) == (room, 0)


@pytest.mark.parametrize(("card", "room"), REWARD_ROOM)
def test_p3_a_discount_on_a_free_room_brings_no_krone(card: int, room: str) -> None:
    """P3: 57 Architect lets two rooms be prepared 1 krone cheaper."""
    table = Table().seat(krones=4, staff=[card], guests=[57], complete=True, vacant="2a", occupied="3a")
    table.play("move 1 2a", f"room {room}")
    assert table.player().krones == 4


@pytest.mark.parametrize(("card", "room"), REWARD_ROOM)
def test_p3_the_room_of_decorator_is_free_too(card: int, room: str) -> None:
    """P3, P2: staff 14 prepares a room at normal cost."""
    table = Table().seat(krones=0, staff=[14, card], occupied="2a 3a").dice("1").play("die 1")
    assert table.legal("room") == ["room 1a", f"room {room}"]
    table.play(f"room {room}")
    assert table.player().krones == 0


def test_g2_p3_the_discount_of_painter_is_left_for_the_room_that_costs_something() -> None:
    """G2, P3: with Butler 4a is free; 3b then costs 2 - 1."""
    table = Table().seat(krones=1, staff=[9], guests=[61], complete=True, vacant="2a", occupied="3a")
    table.play("move 1 2a", "room 4a", "room 3b")
    assert (table.vacant(), table.player().krones) == ("3b 4a", 0)


@pytest.mark.parametrize(("board", "free"), [("day_a", True), ("day_d", False)])
def test_p3_s9_the_colours_are_those_of_the_own_board(board: str, free: bool) -> None:
    """P3, S9: 2a is blue on day_a and yellow on day_d; 1b costs nothing anyway."""
    table = Table(board="day", boards=[board, "day_b"]).seat(krones=0, staff=[9], occupied="1a")
    table.dice("3").play("die 3")
    assert ("room 2a" in table.legal()) is free
    assert "room 1b" in table.legal()


# Custodian (23) -----------------------------------------------------------------------------------


def test_p5_23_custodian_brings_a_krone_when_a_guest_moves_in() -> None:
    """P5: 65 Knight of the Empire has no reward; preparing the room brings nothing."""
    table = Table().seat(krones=5, staff=[23], guests=[65], complete=True, occupied="2a").dice("3")
    table.play("die 3", "room 3a")
    assert table.player().krones == 5 - 2
    table.play("move 1 3a")
    assert table.player().krones == 5 - 2 + 1


def test_p5_g6_23_custodian_counts_the_room_of_a_reward() -> None:
    """P5, G6: 72 Prince occupies one more room: two krones in all. Blue 1a alone is 2 VP, Prince 7."""
    table = Table().seat(krones=5, staff=[23], guests=[72], complete=True, vacant="1a 1c")
    table.play("move 1 1a", "occupy 1c")
    assert (table.player().krones, table.points()) == (7, 9)


def test_p5_p7_23_custodian_counts_both_rooms_of_page_boy() -> None:
    """P5, P7: Page Boy costs 2 - 2."""
    table = Table().seat(krones=5, staff=[23], hand=[35], vacant="1b 1c").dice("55")
    table.play("die 5", "play 35", "occupy 1b", "occupy 1c")
    assert table.player().krones == 7


def test_p5_23_custodian_counts_the_room_of_an_emperor_tile() -> None:
    """P5, M2: B4 prepares a room for free on floor 1 or 2 and occupies it; 1b fills no group."""
    table = Table(emperor=["A1", "B4", "C1"]).seat(krones=5, emperor=8, staff=[23], vacant="1a")
    table.seat(1, emperor=6).round(5).end_round().play("room 1b")
    assert (table.occupied(), table.player().krones) == ("1b", 6)


# Chief Waiter (24), Delivery Boy (25) -------------------------------------------------------------


def test_p3_24_with_chief_waiter_serving_is_free_every_time() -> None:
    """P3, X1: up to three items each time; 60 Jewelry Designer wants 2 cake and 2 wine."""
    table = Table().seat(krones=0, staff=[24], guests=[60], kitchen={"cake": 2, "wine": 2})
    table.play("serve", "place cake 1", "place cake 1", "place wine 1")
    assert (table.missing(1), table.player().krones) == ({"wine": 1}, 0)
    table.play("serve")  # the last item has only one place to go
    assert (table.missing(1), table.kitchen(), table.player().krones) == ({}, {}, 0)


def test_p3_24_with_krones_chief_waiter_still_costs_nothing() -> None:
    table = Table().seat(krones=3, staff=[24], guests=[65], kitchen={"coffee": 1}).play("serve")
    assert (table.missing(1), table.player().krones) == ({}, 3)


def test_p3_x1_24_chief_waiter_serves_only_the_owner() -> None:
    table = Table().seat(krones=0, guests=[65], kitchen={"coffee": 1}).seat(1, staff=[24])
    assert "serve" not in table.legal()


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_p3_t1_25_with_delivery_boy_every_guest_is_free_once_per_turn(place: int) -> None:
    """P3, T1: without krones; the cost of the queue is 3, 2, 1, 0, 0 for everybody else."""
    table = Table().seat(0, krones=0, staff=[25]).seat(1, krones=0).queue(65, 77, 51, 92, 98)
    assert table.legal("guest") == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]
    table.play(f"guest {place}")
    assert table.cafe() == [[65, 77, 51, 92, 98][place - 1], None, None]
    assert table.player().krones == 0
    assert table.legal("guest") == []
    table.turn_of(1)
    assert table.legal("guest") == ["guest 4", "guest 5"]


def test_p3_25_with_krones_delivery_boy_saves_them() -> None:
    table = Table().seat(krones=7, staff=[25]).play("guest 1")
    assert table.player().krones == 7


def test_t1_25_delivery_boy_needs_a_free_table() -> None:
    table = Table().seat(staff=[25], guests=[65, 77, 51])
    assert table.legal("guest") == []


# Conference Manager (26) and Gardener (42) --------------------------------------------------------


def penalised(tile: str, scoring: int, krones: int) -> Table:
    """Seat 0 has Conference Manager; both players stand at 0 when this tile is resolved."""
    emperor = {"A": [tile, "B2", "C1"], "B": ["A1", tile, "C1"], "C": ["A1", "B2", tile]}[tile[0]]
    table = Table(emperor=emperor).seat(0, krones=krones, staff=[26], kitchen={"wine": 2})
    return table.seat(1, krones=10, kitchen={"wine": 2}).round(scoring).end_round()


@pytest.mark.parametrize(("tile", "scoring", "loss"), [("A1", 3, 3), ("B2", 5, 5)])
@pytest.mark.parametrize("ignored", [True, False])
def test_p8_26_a_krone_averts_a_penalty(tile: str, scoring: int, loss: int, ignored: bool) -> None:
    """P8: the owner may also suffer; the opponent without the card is not asked."""
    table = penalised(tile, scoring, 10)
    assert table.legal() == ["suffer", "ignore"]
    assert table.game.to_move == 0
    table.play("ignore" if ignored else "suffer")
    assert table.player(0).krones == 10 - (1 if ignored else loss)
    assert (table.player(1).krones, table.points(0), table.points(1)) == (10 - loss, 0, 0)
    assert table.game.state.round == scoring + 1


def test_p8_26_the_krone_averts_a_loss_of_items() -> None:
    """P8: tile A2 takes all items in the kitchen."""
    table = penalised("A2", 3, 1).play("ignore")
    assert (table.kitchen(0), table.player(0).krones, table.kitchen(1)) == ({"wine": 2}, 0, {})


def test_p8_26_the_krone_averts_a_loss_of_points() -> None:
    """P8, M3: one krone cannot pay the three of A1 but averts the 5 VP."""
    table = penalised("A1", 3, 1).play("ignore")
    assert (table.points(), table.player().krones) == (0, 0)


def test_p8_m3_26_without_a_krone_nothing_can_be_averted() -> None:
    """P8, M3."""
    table = penalised("A1", 3, 0)
    assert table.game.state.round == 4
    assert table.points() == -5


def test_p8_26_the_last_penalty_can_be_averted_too() -> None:
    """P8, F3: C1 would cost 8 VP; 5 - 1 krones and 2 items are left to be scored."""
    table = penalised("C1", 7, 5).play("ignore")
    assert [table.points(seat) for seat in (0, 1)] == [4 + 2, 10 + 2 - 8]


@pytest.mark.parametrize(("position", "vp"), [(4, 3), (5, 4)])
def test_m2_26_without_a_penalty_nothing_is_asked(position: int, vp: int) -> None:
    """M2, P8: 4 - 3 and 5 - 3 are positions 1 and 2."""
    table = Table().seat(0, emperor=position, staff=[26]).seat(1, emperor=4).round(3).end_round()
    assert table.game.state.round == 4
    assert (table.points(), table.player().krones) == (vp, 10)


@pytest.mark.parametrize(
    ("scoring", "position", "vp"),
    [
        pytest.param(3, 6, 4 + 5, id="first, 6 - 3 = 3"),
        pytest.param(3, 13, 9 + 5, id="first, 13 - 3 = 10"),
        pytest.param(3, 5, 4, id="first, 5 - 3 = 2, no reward"),
        pytest.param(3, 3, 3, id="first, 3 - 3 = 0, a penalty of krones"),
        pytest.param(5, 8, 5 + 5, id="second, 8 - 5 = 3"),
        pytest.param(5, 7, 5, id="second, 7 - 5 = 2, no reward"),
        pytest.param(7, 10, 6 + 5 + 8, id="third, 10 - 7 = 3, with the 8 VP of C1"),
        pytest.param(7, 9, 6, id="third, 9 - 7 = 2, no reward"),
    ],
)
def test_m2_42_gardener_brings_5_vp_with_a_reward_of_the_emperor(
    scoring: int, position: int, vp: int
) -> None:
    """M1, M2: the VP of the track and those of staff 42; the krones of A1 and B2 are declined."""
    table = Table().seat(krones=0 if scoring == 7 else 10, emperor=position, staff=[42])
    table.seat(1, emperor=position).round(scoring).end_round()
    if "get krones" in table.legal():
        table.play("done")
    assert table.points() == vp


def test_m2_42_gardener_does_not_serve_opponents() -> None:
    table = Table().seat(0, emperor=6).seat(1, emperor=6, staff=[42]).round(3).end_round()
    table.play("get krones", "get krones")
    assert [table.points(seat) for seat in (0, 1)] == [4, 4 + 5]
    assert [table.player(seat).krones for seat in (0, 1)] == [13, 13]

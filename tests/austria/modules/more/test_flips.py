"""W60: `flip` staff, and the objectives and emperor tiles of module 5."""

from typing import Any

import pytest

from hotelier import new_game
from tests.austria.table import Table

FLIPS = (166, 167, 168, 169, 172, 174, 178, 179)


def table_with(card: int, **seat: Any) -> Table:
    """Seat 0 has the card face up in play; guests 49, 63, 77, 51, 65 are on offer."""
    table = Table(modules=[5], objectives=["krones_20", "top_floor_3", "large_orders_5"])
    return table.queue(49, 63, 77, 51, 65).seat(**{"staff": [card], "emperor": 0, **seat})


def turned(table: Table, seat: int = 0) -> list[int]:
    numbers: list[int] = table.game.view(1)["waltz"]["flips"]["players"][seat]["turned"]
    return numbers


def dishes(table: Table, strength: int, die: str = "1") -> Table:
    """Take `strength` strudel (die 1) or wine (die 2)."""
    table.dice(die * strength).play(f"die {die}")
    return table.play(f"take 0 {'cake' if die == '1' else 'coffee'}")


# Turning ------------------------------------------------------------------------------------------


def test_w60_module_5_adds_14_staff_cards_3_objectives_and_3_tiles() -> None:
    base = new_game("austria", seats=2, seed=1).book  # type: ignore[attr-defined]
    more = new_game("austria", seats=2, seed=1, modules=[5]).book  # type: ignore[attr-defined]
    assert more.staff_number[:48] == base.staff_number
    assert more.staff_number[48:] == list(range(166, 180))
    added = [row["id"] for row in more.objective_rows[len(base.objective_rows) :]]
    assert added == ["three_of_each_item", "top_floor_3", "large_orders_5"]
    assert [row["id"] for row in more.tile_rows[len(base.tile_rows) :]] == ["A6", "B6", "C6"]


def test_w60_the_owner_is_asked_and_may_keep_the_card_for_another_time() -> None:
    table = table_with(172)
    dishes(table, 3, "2")
    assert table.game.view(1)["question"] == {"kind": "flip", "seat": 0, "staff": 172}
    assert table.legal() == ["done", "flip 172"]
    table.play("done")
    assert (turned(table), table.player().emperor) == ([], 0)
    table.play("end").turn_of(0)
    dishes(table, 3, "2").play("flip 172")
    assert (turned(table), table.player().emperor) == ([172], 5)


def test_w60_a_card_is_turned_once_in_a_game_and_still_counts_as_played() -> None:
    table = table_with(172)
    dishes(table, 3, "2").play("flip 172")
    assert table.in_play() == [172]
    table.play("end").turn_of(0)
    assert table.legal() != ["done", "flip 172"]
    dishes(table, 3, "2")
    assert table.legal("flip") == []


def test_w60_a_flip_card_is_not_used_from_the_menu() -> None:
    for card in FLIPS:
        assert table_with(card).legal("use") == table_with(card).legal("flip") == []


def test_w60_the_card_must_lie_there_when_its_condition_is_met() -> None:
    table = Table(modules=[5]).seat(hand=[172])
    dishes(table, 3, "2")
    assert table.legal("flip") == []


def test_w60_what_another_action_brought_does_not_count() -> None:
    table = table_with(172, staff=[172, 3])  # 3 Barkeeper: 1 wine
    dishes(table, 2, "2").play("use 3")
    assert table.legal("flip") == []
    assert table.kitchen() == {"wine": 3}


# The cards ----------------------------------------------------------------------------------------


def test_w60_staff_166_handmaid_after_3_steps_prepares_2_rooms_free_and_occupies_them() -> None:
    table = table_with(166, vacant="", occupied="1a", krones=0).dice("444").play("die 4", "take 3 steps")
    table.play("flip 166")
    assert table.legal() == ["done", "room 1b", "room 2a"]
    table.play("room 2a", "room 3a")
    assert (table.occupied(), table.vacant(), table.player().krones) == ("1a 2a 3a", "", 0)
    assert table.legal("room") == []


def test_w60_staff_166_two_steps_are_not_enough() -> None:
    table = table_with(166).dice("444").play("die 4", "take 2 steps")
    assert table.legal("flip") == []


def test_w60_staff_166_steps_of_several_sources_in_one_action_count_together() -> None:
    """Guest 53 gives 2 steps, the yellow group of 2e, 3d, 3e more."""
    table = table_with(166, guests=[53], complete=True, vacant="2e", occupied="3d 3e", krones=0)
    table.play("move 1 2e")
    assert "flip 166" in table.legal(), "the bonus of a group of three is 6 steps"


@pytest.mark.parametrize(
    ("card", "guest", "room", "kitchen", "krones"),
    [
        pytest.param(167, 68, "1a", {"strudel": 3, "cake": 3}, 10, id="167 Apprentice, blue 68 Princess"),
        pytest.param(168, 82, "1c", {"wine": 3, "coffee": 3}, 10, id="168 Dishwasher, red 82"),
        pytest.param(169, 55, "1b", {}, 16, id="169 Tapster, yellow 55 Photographer"),
    ],
)
def test_w60_staff_167_168_169_after_a_guest_of_their_colour_with_3_items(
    card: int, guest: int, room: str, kitchen: dict[str, int], krones: int
) -> None:
    table = table_with(card, guests=[guest], complete=True, vacant=f"4d {room}", krones=10)
    table.play(f"move 1 {room}", f"flip {card}", "done")
    assert (table.kitchen(), table.player().krones) == (kitchen, krones)
    assert turned(table) == [card]


@pytest.mark.parametrize(
    ("card", "guest", "room"),
    [
        pytest.param(167, 66, "1a", id="167: blue with 2 items"),
        pytest.param(167, 82, "1c", id="167: red with 3 items"),
        pytest.param(168, 81, "1c", id="168: red with 2 items"),
        pytest.param(168, 68, "1a", id="168: blue with 3 items"),
        pytest.param(169, 54, "1b", id="169: yellow with 2 items"),
        pytest.param(169, 68, "1a", id="169: blue with 3 items"),
    ],
)
def test_w60_staff_167_168_169_not_after_other_guests(card: int, guest: int, room: str) -> None:
    table = table_with(card, guests=[guest], complete=True, vacant=f"4d {room}").play(f"move 1 {room}")
    assert table.legal("flip") == []


def test_w60_staff_172_chef_de_rang_after_3_drinks_gives_5_steps() -> None:
    table = table_with(172).dice("222").play("die 2", "take 1 coffee", "flip 172")
    assert table.player().emperor == 5


def test_w60_staff_172_dishes_do_not_count() -> None:
    assert dishes(table_with(172), 3, "1").legal("flip") == []


def test_w60_staff_174_bartender_after_3_dishes_takes_a_guest_with_a_full_order() -> None:
    table = dishes(table_with(174, krones=0), 3).play("flip 174")
    assert table.legal() == ["done", *(f"guest {place}" for place in range(1, 6))]
    table.play("guest 2")
    assert table.cafe() == [63, None, None]
    assert (table.missing(1), table.player().krones) == ({}, 0)


def test_w60_staff_174_two_dishes_are_not_enough() -> None:
    assert dishes(table_with(174), 2).legal("flip") == []


def test_w60_staff_178_janitor_after_a_group_of_3_plays_2_cards_free() -> None:
    table = table_with(
        178, guests=[51], complete=True, vacant="1b", occupied="2a 2b", hand=[1, 2, 5], krones=0
    )
    table.play("move 1 1b", "flip 178")
    assert table.legal() == ["done", "play 1", "play 2", "play 5"]
    table.play("play 2", "play 1")
    assert (table.in_play(), table.player().krones, table.legal("play")) == ([178, 2, 1], 0, [])


@pytest.mark.parametrize(
    ("vacant", "occupied", "move"),
    [
        pytest.param("1b", "2a", "move 1 1b", id="a group of three is not full"),
        pytest.param("3a", "4a", "move 2 3a", id="a full group of two"),
    ],
)
def test_w60_staff_178_not_otherwise(vacant: str, occupied: str, move: str) -> None:
    table = table_with(178, guests=[51, 65], complete=True, vacant=vacant, occupied=occupied, hand=[1])
    assert table.play(move).legal("flip") == []


def test_w60_staff_179_entertainer_after_a_marker_fills_up_to_2_orders() -> None:
    table = table_with(179, guests=[55, 65, 81], krones=20).play("claim A", "flip 179")
    assert table.legal() == ["done", "fill 1", "fill 2", "fill 3"]
    table.play("fill 1")
    assert table.legal() == ["done", "fill 2", "fill 3"], "up to two: one is enough"
    table.play("fill 3")
    assert [table.missing(place) for place in (1, 2, 3)] == [{}, {"coffee": 1}, {}]
    assert table.legal("fill") == []


# Objectives ---------------------------------------------------------------------------------------


def objective(name: str, category: int) -> Table:
    goals = ["krones_20", "floors_2", "three_of_each"]
    goals[category] = name
    return Table(modules=[5], objectives=goals)


def test_w60_objective_three_of_each_item() -> None:
    table = objective("three_of_each_item", 0)
    table.seat(kitchen={"strudel": 3, "cake": 3, "wine": 3, "coffee": 2})
    assert table.legal("claim") == []
    table.seat(kitchen={"strudel": 3, "cake": 4, "wine": 3, "coffee": 3})
    assert table.legal("claim") == ["claim A"]


def test_w60_objective_top_floor_3() -> None:
    table = objective("top_floor_3", 1)
    assert table.seat(occupied="4a 4b 3a 3b 3c", vacant="4c").legal("claim") == []
    assert table.seat(occupied="4a 4c 4e", vacant="").legal("claim") == ["claim B"]


def test_w60_objective_large_orders_5_counts_completed_orders_of_3_or_more() -> None:
    table = objective("large_orders_5", 2)
    large = [68, 70, 71, 73, 74]  # blue, three items each
    rooms = ["1a", "1e", "3a", "4a", "3c"]
    for number, (guest, room) in enumerate(zip(large, rooms, strict=True)):
        assert table.legal("claim") == [], f"{number} orders are not enough"
        table.seat(guests=[guest, 66], complete=True, vacant=f"{room} 4c 4e", occupied="", krones=0)
        table.play(f"move 1 {room}")
        while "end" not in table.legal() and "pass" not in table.legal() and "die 1" not in table.legal():
            table.play(table.legal()[0])
        if number == 0:  # two items: not a large order
            table.play("move 2 4c")
            while "die 1" not in table.legal():
                table.play(table.legal()[0])
    assert table.legal("claim") == ["claim C"]


# Emperor tiles ------------------------------------------------------------------------------------


def scoring(tile: str, position: int, **seat: Any) -> Table:
    """Just before the emperor scores this tile; `position` is what is left to seat 0 after it."""
    tiles = {"A6": ["A6", "B2", "C1"], "B6": ["A1", "B6", "C1"], "C6": ["A1", "B2", "C6"]}[tile]
    number, steps = {"A6": (3, 3), "B6": (5, 5), "C6": (7, 7)}[tile]
    table = Table(modules=[5], emperor=tiles)
    table.seat(1, emperor=steps + 1)
    table.seat(emperor=steps + position if position else 0, **seat)
    return table.round(number)


def test_w60_tile_a6_gives_2_krones_and_an_item_of_choice() -> None:
    table = scoring("A6", 3, krones=4, kitchen={}).end_round()
    assert table.legal() == ["done", "get krones", "get strudel", "get cake", "get wine", "get coffee"]
    table.play("get krones", "get cake")
    assert (table.player().krones, table.kitchen()) == (6, {"cake": 1})


def test_w60_tile_a6_takes_2_krones_and_an_item() -> None:
    table = scoring("A6", 0, krones=5, kitchen={"wine": 1, "cake": 2}).end_round()
    assert table.legal() == ["spend cake", "spend wine"]
    table.play("spend cake")
    assert (table.player().krones, table.kitchen(), table.points()) == (3, {"cake": 1, "wine": 1}, 0)


@pytest.mark.parametrize(
    ("krones", "kitchen"), [(1, {"wine": 1}), (9, {})], ids=["1 krone", "an empty kitchen"]
)
def test_w60_tile_a6_else_5_vp(krones: int, kitchen: dict[str, int]) -> None:
    table = scoring("A6", 0, krones=krones, kitchen=kitchen).end_round()
    assert (table.points(), table.player().krones, table.kitchen()) == (-5, krones, kitchen)


def test_w60_tile_b6_gives_3_cards_and_4_vp() -> None:
    table = scoring("B6", 3, hand=[])
    before = table.points()
    table.end_round().play("get cards")
    assert (len(table.hand()), table.points()) == (3, before + table.game.book.track_vp[8] + 4)


def test_w60_tile_b6_takes_3_hand_cards_else_7_vp() -> None:
    table = scoring("B6", 0, hand=[1, 2, 3, 4]).end_round()
    table.play("under 1", "under 2", "under 3")
    assert (table.hand(), table.points()) == ([4], 0)
    assert scoring("B6", 0, hand=[1, 2]).end_round().points() == -7


def test_w60_tile_c6_gives_5_vp_per_own_marker() -> None:
    table = scoring("C6", 3, krones=0, kitchen={})
    table.player().markers = 0b101
    table.game.state.claimed = [1, 0, 1]
    table.end_round()
    assert table.game.outcome is not None
    assert table.game.outcome.breakdown[0]["emperor"] == table.game.book.track_vp[10] + 10


def test_w60_tile_c6_takes_all_krones_and_items() -> None:
    table = scoring("C6", 0, krones=9, kitchen={"wine": 3}).end_round()
    assert table.game.outcome is not None
    assert table.game.outcome.breakdown[0]["krones"] == table.game.outcome.breakdown[0]["items"] == 0
    assert table.points() == 0


def test_w60_a_card_is_turned_once_though_its_condition_is_met_twice_in_an_action() -> None:
    """The red rooms are full; before Janitor (178) is asked for, others fill a yellow group."""
    table = Table(modules=[5]).seat(krones=5, emperor=0, staff=[178, 168, 172, 166], hand=[1, 2, 3, 4])
    table.seat(guests=[86], complete=True, vacant="2d", occupied="1a 1b 1c 1d 2a 2c")
    table.play("move 1 2d", "flip 168", "flip 172", "flip 166", "room 2b", "flip 178", "play 1", "play 2")
    table.play("done")
    assert table.game.view(0)["question"]["kind"] == "reward", "that of the guest"
    assert sorted(turned(table)) == [166, 168, 172, 178]

"""W41: what each entrance changes from the first round on."""

from typing import Any

import pytest

from tests.austria.laid import waltz_of
from tests.austria.table import Table

OTHER = "paulwei"


def hotel(entrance: str, **given: Any) -> Table:
    """Seat 0 has the entrance; seat 1 one that adds nothing to a turn."""
    other = "corogari" if entrance == OTHER else OTHER
    return Table(entrances=[entrance, other], **given)


def entrances(table: Table, seat: int = 0) -> dict[str, Any]:
    row: dict[str, Any] = table.game.view(None)["waltz"]["entrances"]["players"][seat]
    return row


def words(table: Table) -> set[str]:
    return {text.split()[0] for text in table.legal()}


# Chateau Paulwei ----------------------------------------------------------------------------------

GROUPS = [
    pytest.param("1e", "", "points", 4, id="blue 1"),
    pytest.param("3a", "4a", "points", 8, id="blue 2"),
    pytest.param("4d", "", "krones", 2, id="red 1"),
    pytest.param("3b", "4b", "krones", 4, id="red 2"),
    pytest.param("1c", "1d 2c 2d", "krones", 13, id="red 4"),
    pytest.param("1b", "2a 2b", "steps", 8, id="yellow 3"),
]


@pytest.mark.parametrize(("last", "others", "what", "amount"), GROUPS)
def test_w41_paulwei_other_occupancy_bonuses(last: str, others: str, what: str, amount: int) -> None:
    table = hotel("paulwei")
    table.seat(krones=0, emperor=0, guests=[92], complete=True, vacant=last, occupied=others)
    table.play(f"move 1 {last}", "done")  # 92: no VP; the krone of the reward is declined
    player = table.player()
    gained = {"points": table.points(), "krones": player.krones, "steps": player.emperor}
    assert gained == {"points": 0, "krones": 0, "steps": 0} | {what: amount}


def test_w41_paulwei_changes_nothing_for_the_others() -> None:
    table = Table(entrances=["paulwei", "kozi"]).turn_of(1)
    table.seat(1, guests=[92], complete=True, vacant="1e").play("move 1 1e", "done")
    assert table.points(1) == 2


# Corogari Zant-Mainz ------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "second"), [(1, 6), (6, 1), (3, 4)], ids=str)
def test_w41_corogari_nothing_for_a_sum_of_7(first: int, second: int) -> None:
    table = with_first_die(first, f"{second}{second}")
    table.play(f"die {second}")
    assert table.game.view(None)["question"]["kind"] != "reward"
    assert (table.points(), table.player().krones, table.kitchen()) == (0, 10, {})


def with_first_die(first: int, left: str, **given: Any) -> Table:
    """The owner has taken a first die and left its action; these dice lie there for the second."""
    table = hotel("corogari", **given).dice(f"{first}{left}").play(f"die {first}")
    if "done" in table.legal():
        table.play("done")
    table.play("end").dice(left).turn_of(0)
    return table.seat(krones=10, emperor=0, kitchen={})


@pytest.mark.parametrize(
    ("first", "second", "kitchen", "krones", "steps"),
    [
        pytest.param(1, 2, {"cake": 1, "coffee": 1}, 10, 0, id="3"),
        pytest.param(6, 5, {"cake": 1, "coffee": 1}, 10, 0, id="11"),
        pytest.param(1, 3, {}, 11, 1, id="4"),
        pytest.param(2, 2, {}, 11, 1, id="4 of two 2"),
        pytest.param(5, 5, {}, 11, 1, id="10"),
        pytest.param(2, 3, {"strudel": 1, "wine": 1}, 10, 0, id="5"),
        pytest.param(4, 5, {"strudel": 1, "wine": 1}, 10, 0, id="9"),
    ],
)
def test_w41_corogari_items_krones_and_steps_by_the_sum(
    first: int, second: int, kitchen: dict[str, int], krones: int, steps: int
) -> None:
    table = with_first_die(first, f"{second}{second}").play(f"die {second}")
    player = table.player()
    assert (table.kitchen(), player.krones, player.emperor) == (kitchen, krones, steps)
    assert player.covered == 2, "the action of the die is still to come"


@pytest.mark.parametrize(("first", "second"), [(2, 4), (4, 4)], ids=["6", "8"])
def test_w41_corogari_a_staff_card_for_1_less(first: int, second: int) -> None:
    table = with_first_die(first, f"{second}{second}").seat(hand=[22, 25], krones=2)  # they cost 3 and 6
    table.play(f"die {second}")
    assert table.game.view(None)["question"]["source"] == {"kind": "entrance", "entrance": "corogari"}
    assert table.legal() == ["done", "play 22"]
    table.play("play 22")
    assert table.player().krones == 0


@pytest.mark.parametrize(("first", "second"), [(1, 1), (6, 6)], ids=["2", "12"])
def test_w41_corogari_a_free_room_and_1_vp(first: int, second: int) -> None:
    table = with_first_die(first, f"{second}{second}").seat(krones=0, vacant="1a 2a")
    table.play(f"die {second}")
    assert (table.points(), table.legal()) == (1, ["done", "room 1b", "room 2b", "room 3a"])
    table.play("room 3a")
    assert table.player().krones == 0


def test_w41_corogari_looks_at_the_dice_of_one_round_only() -> None:
    table = with_first_die(1, "22").end_round()
    assert entrances(table)["first_die"] is None
    table.dice("2233").turn_of(0).seat(krones=10, kitchen={})
    table.play("die 2")
    assert table.kitchen() == {}
    assert entrances(table)["first_die"] == 2


# Dove ---------------------------------------------------------------------------------------------

COLUMN = ("4a", "1a 2a 3a")
FLOOR = ("1e", "1a 1b 1c 1d")


def completing(room: tuple[str, str], **seat: Any) -> Table:
    last, others = room
    table = hotel("dove")
    table.seat(krones=0, emperor=0, guests=[92], complete=True, vacant=last, occupied=others, **seat)
    return table.play(f"move 1 {last}")


@pytest.mark.parametrize(
    ("room", "token", "points", "krones", "steps"),
    [
        pytest.param(COLUMN, 2, 0, 2, 0, id="column: 2 krones"),
        pytest.param(COLUMN, 3, 0, 0, 2, id="column: 2 steps"),
        pytest.param(COLUMN, 4, 3, 0, 0, id="column: 3 VP"),
        pytest.param(FLOOR, 2, 0, 5, 0, id="floor: 5 krones"),
        pytest.param(FLOOR, 3, 0, 0, 4, id="floor: 4 steps"),
        pytest.param(FLOOR, 4, 7, 0, 0, id="floor: 7 VP"),
    ],
)
def test_w41_dove_a_token_for_a_column_or_floor(
    room: tuple[str, str], token: int, points: int, krones: int, steps: int
) -> None:
    table = completing(room)
    bonus = {COLUMN: 5, FLOOR: 2}[room]  # the blue groups 3a 4a and 1e
    assert table.legal() == ["done", *(f"token {n}" for n in range(1, 6))]
    table.play(f"token {token}", "done")
    player = table.player()
    assert (table.points() - bonus, player.krones, player.emperor) == (points, krones, steps)
    assert entrances(table)["tokens"] == [n for n in range(1, 6) if n != token]


@pytest.mark.parametrize(("room", "count"), [(COLUMN, 1), (FLOOR, 3)], ids=["column", "floor"])
def test_w41_dove_token_1_gives_items_of_choice(room: tuple[str, str], count: int) -> None:
    table = completing(room).play("token 1")
    for _ in range(count):
        assert table.legal() == ["done", "get strudel", "get cake", "get wine", "get coffee"]
        table.play("get wine")
    assert table.kitchen() == {"wine": count}


@pytest.mark.parametrize(("room", "dearest"), [(COLUMN, 2), (FLOOR, 99)], ids=["column", "floor"])
def test_w41_dove_token_5_plays_a_staff_card(room: tuple[str, str], dearest: int) -> None:
    table = completing(room, hand=[22, 24, 25]).play("token 5")  # they cost 3, 1 and 6
    costs = {22: 3, 24: 1, 25: 6}
    assert table.legal() == ["done", *(f"play {card}" for card, cost in costs.items() if cost <= dearest)]


def test_w41_dove_may_keep_the_tokens() -> None:
    table = completing(COLUMN).play("done")
    assert entrances(table)["tokens"] == [1, 2, 3, 4, 5]


def test_w41_dove_one_room_may_complete_a_column_and_a_floor() -> None:
    table = completing(("1a", "1b 1c 1d 1e 2a 3a 4a"))
    table.play("token 4")
    assert table.points() == 2 + 3, "1a is a blue group; the column comes first"
    assert table.legal() == ["done", "token 1", "token 2", "token 3", "token 5"]
    table.play("token 3", "done")
    assert table.player().emperor == 4


def test_w41_dove_nothing_is_asked_without_tokens() -> None:
    table = hotel("dove")
    waltz = waltz_of(table.game.state)
    assert waltz is not None and waltz.entrances is not None
    waltz.entrances.tokens = 0
    table.seat(guests=[92], complete=True, vacant="4a", occupied="1a 2a 3a").play("move 1 4a")
    assert table.game.view(None)["question"]["kind"] == "reward"


# Kaufman ------------------------------------------------------------------------------------------


def test_w41_kaufman_four_guests_have_a_table() -> None:
    table = hotel("kaufman").seat(guests=[49, 63, 77]).queue(92, 93, 94, 95, 98)
    assert table.legal("guest") == [f"guest {n}" for n in range(1, 6)]
    table.play("guest 5")
    assert table.cafe() == [49, 63, 77, 98]
    assert table.legal("guest") == []


def test_w41_kaufman_a_second_guest_at_its_cost_before_the_die() -> None:
    table = hotel("kaufman").seat(krones=5).queue(92, 93, 94, 95, 98).next_guests(49, 63)
    table.play("guest 1")
    assert table.player().krones == 2
    assert table.legal("guest") == ["guest 2", "guest 3", "guest 4", "guest 5"], "3 krones are too much"
    table.play("guest 2")
    assert (table.player().krones, table.cafe()) == (0, [92, 93, None, None])
    assert table.legal("guest") == [], "no third one"


def test_w41_kaufman_no_second_guest_after_the_die_nor_for_others() -> None:
    table = hotel("kaufman").play("guest 5", "die 4", "done")
    assert table.legal("guest") == []
    table = hotel("kaufman").turn_of(1).play("guest 5")
    assert table.legal("guest") == []


def test_w41_kaufman_serves_and_fills_the_fourth_table() -> None:
    table = hotel("kaufman").seat(guests=[49, 63, 77, 97], kitchen={"strudel": 2, "wine": 1}, vacant="1a")
    table.play("serve")
    assert table.legal() == ["place wine 1", "place strudel 4", "place wine 4"]
    table.play("place strudel 4", "place strudel 4", "place wine 4")
    assert (table.missing(4), table.kitchen()) == ({}, {})
    assert table.legal("move") == ["move 4 1a"]
    table.play("move 4 1a")
    assert (table.cafe(), table.occupied()) == ([49, 63, 77, None], "1a")


def test_w41_kaufman_received_items_go_to_the_fourth_table() -> None:
    table = hotel("kaufman").seat(guests=[63, 64, 65, 92]).dice("11")
    table.play("die 1", "take 0 cake")
    assert table.legal() == ["keep", "place strudel 4"]
    table.play("place strudel 4")
    assert (table.missing(4), table.kitchen()) == ({}, {"strudel": 1})


def test_w41_kaufman_staff_38_fills_the_fourth_table() -> None:
    table = hotel("kaufman").seat(guests=[63, 64, 65, 97], missing=[{}, {}, {}, {"wine": 1}], hand=[38])
    table.dice("55555").play("die 5", "play 38")
    assert table.missing(4) == {}, "the only order that can be filled is filled"


def test_w41_kaufman_staff_38_chooses_among_four_tables() -> None:
    table = hotel("kaufman").seat(guests=[63, 64, 65, 97], hand=[38])
    table.dice("55555").play("die 5", "play 38")
    assert table.legal() == ["fill 1", "fill 2", "fill 3", "fill 4"]
    table.play("fill 4")
    assert table.missing(4) == {}


@pytest.mark.parametrize(
    ("guests", "vp"), [(0, 0), (1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 9)], ids=str
)
def test_w41_kaufman_vp_for_the_guests_of_a_round(guests: int, vp: int) -> None:
    table = hotel("kaufman")
    rooms = ["2c", "2d", "1c", "3a", "3c", "2e"]  # none of them is a whole group
    for room in rooms[:guests]:
        table.seat(guests=[92], complete=True, vacant=room).play(f"move 1 {room}", "done")
    assert (entrances(table)["guests"], table.points()) == (guests, 0)
    table.end_round()
    assert (table.points(), entrances(table)["guests"]) == (vp, 0)
    assert table.game.state.round == 2


def test_w41_kaufman_a_guest_at_the_fourth_table_costs_5_vp_in_the_end() -> None:
    table = hotel("kaufman").seat(guests=[49, 63, 77, 97], krones=0, emperor=8).round(7)
    table.seat(1, emperor=8)
    outcome = table.end_round().game.outcome
    assert outcome is not None
    assert outcome.breakdown[0]["waiting guests"] == -20


# Mayenfels ----------------------------------------------------------------------------------------


def test_w41_mayenfels_a_krone_and_perhaps_a_card_after_each_staff_card() -> None:
    table = hotel("mayenfels").seat(hand=[24], krones=0).staff_deck(22, 25).dice("55")
    table.play("die 5", "play 24")
    assert table.player().krones == 1
    assert table.legal() == ["done", "get cards"]
    assert table.game.view(1)["question"]["source"] == {"kind": "entrance", "entrance": "mayenfels"}
    table.play("get cards")
    assert table.hand() == [22]


def test_w41_mayenfels_after_what_the_card_does_at_once() -> None:
    table = hotel("mayenfels").seat(hand=[21], krones=0).dice("555")
    table.play("die 5", "play 21")  # Chef: one of each
    assert (table.kitchen(), table.player().krones) == (
        {"strudel": 1, "cake": 1, "wine": 1, "coffee": 1},
        1,
    )
    table.play("done")
    assert table.hand() == []


def test_w41_mayenfels_with_an_empty_staff_deck_only_the_krone() -> None:
    table = hotel("mayenfels").seat(hand=[24], krones=0).only_staff_deck().dice("55")
    table.play("die 5", "play 24")
    assert (table.player().krones, table.legal("get")) == (1, [])


def test_w41_mayenfels_nothing_for_cards_of_others() -> None:
    table = hotel("mayenfels").turn_of(1).seat(1, hand=[24], krones=0).dice("55")
    table.play("die 5", "play 24")
    assert (table.player(0).krones, table.player(1).krones) == (10, 0)


# Ninas Melange ------------------------------------------------------------------------------------

OWN = {"own_objectives": [["emperor_10"], ["columns_2"], ["red_4_yellow_3"]]}


@pytest.mark.parametrize(
    ("round_", "vp"), [(1, 15), (2, 15), (3, 15), (4, 10), (5, 10), (6, 5), (7, 5)], ids=str
)
def test_w41_ninas_melange_an_own_objective_by_the_round(round_: int, vp: int) -> None:
    table = hotel("ninas_melange", drawn=OWN).round(round_).seat(emperor=9)
    assert table.legal("claim") == []
    table.seat(emperor=10)
    assert table.legal("claim") == ["claim own A"]
    table.play("claim own A")
    assert (table.points(), table.legal("claim")) == (vp, [])
    own = entrances(table)["objectives"]
    assert [row["claimed"] for row in own] == [True, False, False]
    assert table.player().markers == 0


def test_w41_ninas_melange_own_objectives_are_for_the_owner_alone() -> None:
    table = hotel("ninas_melange", drawn=OWN).turn_of(1).seat(1, emperor=13)
    assert table.legal("claim") == []


def test_w41_ninas_melange_shared_objectives_as_usual() -> None:
    table = hotel("ninas_melange", drawn=OWN).seat(emperor=10, krones=20)
    assert table.legal("claim") == ["claim A", "claim own A"]
    table.play("claim A")
    assert (table.points(), table.player().markers) == (15, 1)


@pytest.mark.parametrize(
    ("shared", "own", "vp"),
    [(0, 3, 0), (3, 0, 0), (1, 3, 3), (2, 3, 6), (3, 2, 6), (3, 3, 10)],
    ids=["3 own", "3 shared", "4", "5", "5 too", "6"],
)
def test_w41_ninas_melange_objectives_of_both_kinds_at_the_end(shared: int, own: int, vp: int) -> None:
    table = hotel("ninas_melange", drawn=OWN).seat(krones=0, emperor=8).seat(1, emperor=8).round(7)
    waltz = waltz_of(table.game.state)
    assert waltz is not None and waltz.entrances is not None
    table.player().markers = (1 << shared) - 1
    waltz.entrances.claimed = (1 << own) - 1
    table.end_round()
    assert table.game.outcome is not None
    assert table.points() == 5 + vp, "the emperor gives 5 VP on position 8"


# Stroup -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("room", "points", "krones", "steps"),
    [
        pytest.param("3a", 3, 0, 0, id="blue"),
        pytest.param("1c", 0, 2, 0, id="red"),
        pytest.param("2e", 0, 0, 2, id="yellow"),
        pytest.param("1e", 3 + 2, 0, 0, id="a group of one, besides its bonus"),
    ],
)
def test_w41_stroup_the_first_room_of_a_group(room: str, points: int, krones: int, steps: int) -> None:
    table = hotel("stroup").seat(krones=0, emperor=0, guests=[92], complete=True, vacant=room)
    table.play(f"move 1 {room}", "done")
    player = table.player()
    assert (table.points(), player.krones, player.emperor) == (points, krones, steps)


def test_w41_stroup_nothing_for_the_second_room_of_a_group() -> None:
    table = hotel("stroup").seat(krones=0, guests=[92], complete=True, vacant="1d", occupied="1c")
    table.play("move 1 1d", "done")
    assert table.player().krones == 0


def test_x5_w41_stroup_krones_that_the_purse_cannot_hold_are_lost() -> None:
    table = hotel("stroup").seat(krones=20, guests=[92], complete=True, vacant="1c 1d 2c")
    table.play("move 1 1c")
    assert "get income" not in table.legal()
    assert table.player().krones == 20


def test_x5_w41_dove_krones_of_a_token_that_the_purse_cannot_hold_are_lost() -> None:
    table = hotel("dove").seat(krones=20, guests=[92], complete=True, vacant="1a 1b", occupied="2a 3a 4a")
    table.play("move 1 1a", "token 2")
    assert "get income" not in table.legal()
    assert table.player().krones == 20


# The Grand Wray Hotel -----------------------------------------------------------------------------

TILES = {"own_tiles": [["A1", "A2"], ["B1", "B3"], ["C1", "C3"]]}


def wray(**given: Any) -> Table:
    return hotel("grand_wray", emperor=["A4", "B2", "C2"], drawn=TILES, **given)


@pytest.mark.parametrize(
    ("position", "tiles"),
    [
        (0, []),
        (1, ["A1", "A2"]),
        (2, ["A1", "A2", "B1", "B3"]),
        (3, ["A1", "A2", "B1", "B3", "C1", "C3"]),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_w41_grand_wray_1_2_3_spaces_back_for_a_b_c(position: int, tiles: list[str]) -> None:
    table = wray().seat(emperor=position)
    assert table.legal("tile") == [f"tile {tile}" for tile in tiles]


def test_w41_grand_wray_uses_a_tile_once_per_turn_and_it_is_gone() -> None:
    table = wray().seat(emperor=7, krones=0).play("tile A1")
    assert table.player().emperor == 6
    assert table.legal() == ["done", "get krones"]
    table.play("get krones")
    assert table.player().krones == 3
    assert table.legal("tile") == []
    assert entrances(table)["tiles"] == ["A2", "B1", "B3", "C1", "C3"]
    table.turn_of(0)
    assert table.legal("tile") == ["tile A2", "tile B1", "tile B3", "tile C1", "tile C3"]


def test_w41_grand_wray_a_c_tile_and_no_income_of_the_gardener() -> None:
    table = wray().seat(emperor=3, staff=[42]).play("tile C1")
    assert (table.points(), table.player().emperor) == (8, 0), "it is not the emperor who gives"


def test_w41_grand_wray_only_in_the_own_turn_and_after_the_die_too() -> None:
    table = wray().seat(emperor=5).play("die 4", "done")
    assert table.legal("tile") != []
    assert wray().turn_of(1).seat(1, emperor=5).legal("tile") == []


# The Kozi Palace, Vienna --------------------------------------------------------------------------


def test_w41_kozi_moves_a_die_of_a_neighbouring_space() -> None:
    table = hotel("kozi").dice("1366")
    assert table.legal("shift") == ["shift 1 2", "shift 3 2", "shift 3 4", "shift 6 5"]
    table.play("shift 3 4")
    assert table.legal() == ["die 4", "die 4+"], "that space must be used now"
    table.play("die 4")
    assert table.game.view(None)["question"] == {
        "kind": "krones",
        "seat": 0,
        "strength": 1,
        "both": False,
        "extras": [],
    }
    assert table.game.view(None)["dice"] == [1, 0, 0, 0, 0, 2]


def test_w41_kozi_makes_a_space_stronger() -> None:
    table = hotel("kozi").dice("44435").play("shift 5 4", "die 4+")
    assert table.game.view(None)["question"]["strength"] == 5
    assert table.game.view(None)["dice"] == [0, 0, 1, 3, 0, 0]
    table.play("take 0 steps")
    assert table.legal("shift") == [], "only before a space is used"


def test_w41_kozi_the_die_counts_as_one_of_the_space_that_is_used() -> None:
    table = hotel("kozi").dice("35").seat(staff=[15], krones=0)
    table.play("shift 3 4")  # without krones there is nothing to choose
    assert table.game.view(None)["question"]["both"] is True, "15 Bootblack: a die of 4 was taken"


def test_w41_kozi_cannot_pass_any_more_and_others_cannot_shift() -> None:
    table = hotel("kozi")
    assert "pass" in table.legal()
    table.play("shift 1 2")
    assert "pass" not in table.legal()
    assert hotel("kozi").turn_of(1).legal("shift") == []


def test_w41_kozi_with_e_gizia_uses_a_space_without_taking_a_die() -> None:
    table = hotel("kozi").seat(guests=[97], complete=True, vacant="1e").dice("1156")
    table.play("move 1 1e")
    assert table.legal() == [
        *("done", "space 1", "space 5", "space 6"),
        *("shift 1 2", "shift 5 4", "shift 5 6", "shift 6 5"),
    ]
    table.play("shift 5 4", "take 1 steps")
    assert table.game.view(None)["dice"] == [2, 0, 0, 1, 0, 1]
    assert not table.game.view(None)["turn"]["die_taken"]


def test_w41_kozi_in_the_extra_turn_of_the_first_edition() -> None:
    table = hotel("kozi", edition="first").seat(guests=[97], complete=True, vacant="1e").dice("1156")
    table.play("move 1 1e", "die 1", "done", "end")
    assert table.legal("shift") == ["shift 1 2", "shift 5 4", "shift 5 6", "shift 6 5"]
    table.play("shift 5 6")
    assert table.legal() == ["space 6", "space 6+"]
    table.play("space 6")
    assert table.game.view(None)["question"] == {"kind": "copy", "seat": 0, "strength": 2, "cost": 1}


# The Ren ------------------------------------------------------------------------------------------


def ren(*halls: str, seats: int = 2) -> Table:
    """Seat 0 has The Ren; these ballrooms stand there."""
    entrances = ["the_ren", "kozi", "stroup"][:seats]
    return Table(seats, modules=[1], entrances=entrances, drawn={"ballrooms": list(halls)})


@pytest.mark.parametrize(
    ("hall", "row", "points", "krones", "steps", "kitchen"),
    [
        pytest.param("apollosaal", "middle", 0, 4, 0, {}, id="4 krones"),
        pytest.param("apollosaal", "top", 0, 6, 0, {}, id="6 krones"),
        pytest.param("goldener_strauss", "middle", 0, 0, 2, {}, id="2 steps"),
        pytest.param("goldener_strauss", "top", 0, 0, 6, {}, id="6 steps"),
        pytest.param("zum_sperl", "middle", 0, 0, 0, {"cake": 2}, id="2 cake"),
        pytest.param("zum_sperl", "top", 0, 0, 0, {"strudel": 2, "wine": 2, "coffee": 2}, id="6 items"),
        pytest.param("zur_kettenbruecke", "middle", 4, 0, 0, {}, id="4 VP"),
        pytest.param("zur_kettenbruecke", "top", 10, 0, 0, {}, id="10 VP"),
        pytest.param("zur_kettenbruecke", "bottom", 0, 0, 0, {}, id="nothing in the bottom row"),
    ],
)
def test_w41_the_ren_doubles_row_bonuses(
    hall: str, row: str, points: int, krones: int, steps: int, kitchen: dict[str, int]
) -> None:
    table = ren(hall)
    table.seat(krones=0, emperor=0, kitchen={"champagne": 3}, guests=[92], complete=True)
    table.play(f"ball 1 1 {row}", "done")  # 92: no VP; the krone of the reward is declined
    player = table.player()
    assert (table.points(), player.krones, player.emperor) == (points, krones, steps)
    left = {"bottom": 2, "middle": 1, "top": 0}[row]
    assert table.kitchen() == kitchen | ({"champagne": left} if left else {})


def test_w41_the_ren_occupies_two_rooms_in_the_odeonsaal() -> None:
    table = ren("odeonsaal")
    table.seat(kitchen={"champagne": 3}, guests=[92], complete=True, vacant="1c 1d 2c 4a")
    table.play("ball 1 1 middle", "occupy 1c", "occupy 2c")
    assert table.occupied() == "1c 2c"
    assert table.legal() == ["done", "get krones"], "the reward of the guest comes now"


def test_w41_the_ren_other_players_get_rows_as_printed() -> None:
    table = ren("apollosaal").turn_of(1)
    table.seat(1, krones=0, kitchen={"champagne": 3}, guests=[92], complete=True)
    table.play("ball 1 1 middle", "done")
    assert table.player(1).krones == 2


@pytest.mark.parametrize(
    ("dancers", "vp"),
    [((2, 1, 0), 4), ((1, 1, 0), 0), ((1, 2, 0), 0), ((0, 0, 0), 0)],
    ids=["alone with most", "tied", "not the most", "nobody dances"],
)
def test_w41_the_ren_alone_with_most_dancers_in_a_ballroom(dancers: tuple[int, ...], vp: int) -> None:
    table = ren("odeonsaal", seats=3).round(3)
    waltz = waltz_of(table.game.state)
    assert waltz is not None and waltz.ball is not None
    for seat, count in enumerate(dancers):
        waltz.ball.placed[seat][0] = count
        table.seat(seat, emperor=4)
    table.end_round()
    printed = {0: -5, 1: 1, 2: 4}[dancers[0]]
    assert table.points() == 3 + printed + vp, "3 VP of the emperor on position 4"
    assert table.points(1) == 3 + {0: -5, 1: 1, 2: 4}[dancers[1]]


# Together with other modules ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "krones", "steps", "kitchen"),
    [
        pytest.param(2, 1, 1, {}, id="2 + 2 = 4"),
        pytest.param(5, 1, 1, {}, id="5 + 5 = 10"),
        pytest.param(1, 0, 0, {}, id="1 + 1 = 2"),
    ],
)
def test_w41_w50_corogari_the_key_copies_the_value_of_the_die(
    value: int, krones: int, steps: int, kitchen: dict[str, int]
) -> None:
    """As the second of a round the key gives 1 krone and 1 step, and the sum what it gives besides."""
    table = with_first_die(value, "66", modules=[4]).seat(vacant="1a").play("key")
    player = table.player()
    assert (player.krones, player.emperor, table.kitchen()) == (10 + 1 + krones, 1 + steps, kitchen)
    assert table.points() == (1 if value == 1 else 0), "2 gives a VP and a room"


def test_w41_w50_corogari_the_key_first_and_then_a_die() -> None:
    table = hotel("corogari", modules=[4]).dice("2255").play("key", "end").turn_of(0)
    assert entrances(table)["first_die"] == "key"
    table.seat(krones=10, emperor=0).play("die 5")
    assert (table.player().krones, table.player().emperor) == (11, 1), "5 + 5 = 10"


def test_w41_w50_kozi_moves_no_die_for_the_key() -> None:
    table = hotel("kozi", modules=[4]).dice("2255").play("shift 2 3")
    assert "key" not in table.legal()
    table = hotel("kozi", modules=[4]).dice("2255").play("key")
    assert table.legal("shift") == []


def test_w41_w5_kaufman_a_guest_at_the_fourth_table_drinks_champagne_and_dances() -> None:
    table = hotel("kaufman", modules=[1], drawn={"ballrooms": ["apollosaal"]})
    table.seat(guests=[49, 63, 77, 161], kitchen={"champagne": 3, "strudel": 1}).play("serve")
    assert table.legal() == ["place champagne 4", "place strudel 4"]
    table.play("place champagne 4", "place strudel 4")
    assert table.legal("ball") == ["ball 4 1 bottom", "ball 4 1 middle", *others_at_most(2)]
    table.play("ball 4 1 bottom")
    assert (table.cafe(), entrances(table)["guests"]) == ([49, 63, 77, None], 1), (
        "sent guests are collected too"
    )


def others_at_most(champagne: int) -> list[str]:
    """The places for the guest at table 4 in the second and third ballroom."""
    rows = ["bottom", "middle", "top"][:champagne]
    return [f"ball 4 {hall} {row}" for hall in (2, 3) for row in rows]


def test_w41_w5_kaufman_the_pope_at_the_fourth_table_must_take_a_room() -> None:
    table = hotel("kaufman", modules=[1])
    table.seat(guests=[49, 63, 77, 162], missing=[{"wine": 1}, {"coffee": 1}, {"cake": 1}, {}])
    table.seat(kitchen={"champagne": 9}, vacant="1a")
    assert (table.legal("ball"), table.legal("move")) == ([], ["move 4 1a"])


def test_w41_ninas_melange_no_marker_effects() -> None:
    """Staff 132 brings champagne and staff 179 may be turned for a marker, which is not put here."""
    table = hotel("ninas_melange", modules=[1, 5], drawn=OWN).seat(emperor=10, staff=[132, 179], kitchen={})
    table.play("claim own A")
    assert (table.kitchen(), table.legal("flip")) == ({}, [])
    table.seat(krones=20).play("claim A")
    assert table.kitchen() == {"champagne": 2}


def test_w41_ninas_melange_draws_objectives_of_other_modules_too() -> None:
    own = {"own_objectives": [["champagne_7"], ["top_floor_3"], ["green_4"]]}
    table = hotel("ninas_melange", modules=[1, 5], drawn=own).seat(kitchen={"champagne": 7})
    assert table.legal("claim") == ["claim own A"]
    table.seat(occupied="4a 4b 4c")
    assert table.legal("claim") == ["claim own A", "claim own B"]


def test_w41_grand_wray_uses_tiles_of_other_modules() -> None:
    tiles = {"own_tiles": [["A5", "A6"], ["B6"], ["C6"]]}
    table = hotel("grand_wray", modules=[1, 5], drawn=tiles).seat(emperor=3, kitchen={})
    table.play("tile A5", "get champagne")
    assert table.kitchen() == {"champagne": 2}

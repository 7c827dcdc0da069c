"""G5, E: 97 E. Gizia, an action without a die (revised edition) or a turn more (first edition)."""

import pytest

from tests.austria.table import Table

ALL_SPACES = ["space 1", "space 2", "space 3", "space 4", "space 5", "space 6"]
DIE_STAFF = [12, 13, 14, 15, 16, 17, 18, 19, 20, 22]
"""Everybody who is triggered by taking a die."""


def gizia(edition: str = "revised") -> Table:
    """She sits at table 1, served, and can take 1b, which completes nothing."""
    return Table(edition=edition).seat(guests=[97], complete=True, vacant="1b", occupied="1a")


# Revised: G5 --------------------------------------------------------------------------------------


def test_g5_any_space_with_a_die_can_be_chosen_and_no_other_and_there_is_no_boost() -> None:
    assert gizia().dice("1223566").play("move 1 1b").legal() == [
        "done",
        "space 1",
        "space 2",
        "space 3",
        "space 5",
        "space 6",
    ]


def test_g5_dishes_with_the_dice_there_as_strength() -> None:
    table = gizia().dice("1111123").play("move 1 1b", "space 1")
    assert table.legal() == ["done", "take 0 cake", "take 1 cake", "take 2 cake"]
    assert table.play("take 2 cake").kitchen() == {"strudel": 3, "cake": 2}


def test_g5_drinks_with_the_dice_there_as_strength() -> None:
    table = gizia().dice("12223").play("move 1 1b", "space 2")
    assert table.legal() == ["done", "take 0 coffee", "take 1 coffee"]
    assert table.play("take 1 coffee").kitchen() == {"wine": 2, "coffee": 1}


def test_g5_rooms_with_the_dice_there_as_strength() -> None:
    table = gizia().dice("1332").play("move 1 1b", "space 3", "room 1c", "room 2c")
    assert table.vacant() == "1c 2c"
    assert table.player().krones == 9
    assert table.legal("room") == []  # two dice, two rooms


def test_g5_krones_and_steps_with_the_dice_there_as_strength() -> None:
    table = gizia().dice("44412").play("move 1 1b", "space 4")
    assert table.legal("take") == ["take 0 steps", "take 1 steps", "take 2 steps", "take 3 steps"]
    table.play("take 1 steps")
    assert (table.player().krones, table.player().emperor) == (12, 1)


def test_g5_a_staff_card_cheaper_by_the_dice_there() -> None:
    table = gizia().dice("1555").seat(krones=2, hand=[25, 34]).play("move 1 1b", "space 5")
    assert table.legal() == ["done", "play 34"]  # 5 - 3, but not 6 - 3
    assert table.play("play 34").player().krones == 0


def test_g5_space_6_costs_the_krone_and_copies_with_the_dice_there() -> None:
    table = gizia().dice("1666").play("move 1 1b", "space 6")
    assert table.legal() == ["done", "copy 1", "copy 2", "copy 3", "copy 4", "copy 5"]
    table.play("copy 4", "take 0 steps")
    assert table.player().krones == 10 - 1 + 3


def test_g5_space_6_costs_nothing_when_nothing_is_copied_and_copies_nothing_without_a_krone() -> None:
    assert gizia().dice("166").play("move 1 1b", "space 6", "done").player().krones == 10

    table = gizia().dice("166").seat(krones=0).play("move 1 1b", "space 6")
    assert table.legal("copy") == []


def test_g5_no_die_is_taken() -> None:
    table = gizia().dice("11234566").play("move 1 1b", "space 1", "take 0 cake")
    assert table.game.state.dice[1:] == [2, 1, 1, 1, 1, 2]
    assert table.player().covered == 0


def test_g5_t2_the_main_action_is_still_to_be_done() -> None:
    table = gizia().dice("1144").play("move 1 1b", "space 1", "take 0 cake")
    assert table.legal("end") == []
    assert table.legal("die") == ["die 1", "die 4", "die 1+", "die 4+"]
    table.play("die 1", "take 1 cake")  # the same space again, with the same strength
    assert table.kitchen() == {"strudel": 3, "cake": 1}
    assert table.player().covered == 1
    assert table.legal("space") == [] and table.legal("end") == ["end"]


def test_g5_t1_a_guest_can_still_be_taken_before_the_die() -> None:
    table = gizia().play("move 1 1b", "space 4", "take 0 steps")
    assert table.legal("guest") == ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]


def test_g5_t4_the_boost_of_the_turn_is_still_there() -> None:
    table = gizia().dice("4").seat(krones=0).play("move 1 1b", "space 4", "take 0 steps")
    assert table.player().krones == 1
    table.play("die 4+", "take 0 steps")
    assert table.player().krones == 1 - 1 + 2


def test_g5_after_the_die_the_action_comes_besides_and_the_dice_still_lying_there_count() -> None:
    table = gizia().dice("1114").play("die 1", "take 0 cake")
    assert table.kitchen() == {"strudel": 3}
    table.play("move 1 1b")
    assert table.legal() == ["done", "space 1", "space 4"]
    table.play("space 1", "take 0 cake")
    assert table.kitchen() == {"strudel": 5}  # two of the three dice are left
    assert table.player().covered == 1 and table.legal("end") == ["end"]


def test_g5_when_no_die_is_left_there_is_nothing_to_choose() -> None:
    table = gizia().dice("4").play("die 4", "take 0 steps", "move 1 1b")
    assert table.legal() == ["end"]
    assert table.points() == 4


def test_g5_x5_the_action_may_be_declined() -> None:
    table = gizia().play("move 1 1b", "done")
    assert (table.player().krones, table.player().emperor, table.kitchen()) == (10, 0, {})
    assert table.points() == 4
    assert "die 1" in table.legal()


@pytest.mark.parametrize(
    ("space", "choices"),
    [
        pytest.param("space 1", ["done", "take 0 cake", "take 1 cake"], id="13, 14 at dishes"),
        pytest.param("space 2", ["done", "take 0 coffee", "take 1 coffee"], id="13, 14 at drinks"),
        pytest.param("space 3", ["done", "room 1c", "room 2a", "room 2b"], id="12, 19, 22 at rooms"),
        pytest.param(
            *("space 4", ["done", "take 0 steps", "take 1 steps", "take 2 steps"]),
            id="12, 15, 16 at krones",
        ),
        pytest.param("space 5", ["done", "play 37"], id="18, 20 at staff"),
    ],
)
def test_g5_p1_nothing_that_is_triggered_by_taking_a_die_is_triggered(
    space: str, choices: list[str]
) -> None:
    """Strength 2, krones for a card at 3 - 2 but neither for one at 4 - 2 nor for one at its price."""
    table = gizia().dice("112233445566").seat(krones=1, staff=DIE_STAFF, hand=[28, 37])
    table.play("move 1 1b", space)
    assert table.legal() == choices
    table.play(choices[1])
    if space == "space 3":
        table.play("done")
    assert "die 1" in table.legal()  # no extra is offered afterwards
    assert table.points() == 4
    assert table.player().emperor == 0
    assert table.player().krones == {"space 4": 3, "space 5": 0}.get(space, 1)


def test_g5_p9_kitchen_hand_neither_saves_the_krone_of_space_6_nor_adds_strength() -> None:
    table = gizia().dice("1166").seat(staff=[17]).play("move 1 1b", "space 6", "copy 4")
    assert table.legal("take") == ["take 0 steps", "take 1 steps", "take 2 steps"]
    assert table.player().krones == 9

    table = gizia().dice("1166").seat(krones=0, staff=[17]).play("move 1 1b", "space 6")
    assert table.legal("copy") == []


def test_g5_p1_a_copied_action_triggers_nothing_either() -> None:
    table = gizia().dice("166").seat(staff=DIE_STAFF).play("move 1 1b", "space 6", "copy 4", "take 1 steps")
    assert (table.player().krones, table.player().emperor, table.points()) == (10, 1, 4)


def test_g5_p3_staff_who_do_not_look_at_a_die_help_as_always() -> None:
    table = gizia().dice("13").seat(krones=0, staff=[11]).play("move 1 1b", "space 3", "room 2a")
    assert table.player().krones == 0 and table.vacant() == "2a"


def test_g5_x6_the_occupancy_bonus_comes_before_the_action() -> None:
    """Without a krone she moves into the red group 4d: its krone pays for space 6."""
    table = gizia().dice("166").seat(krones=0, vacant="4d").play("move 1 4d")
    assert table.player().krones == 1
    table.play("space 6", "copy 4", "take 2 steps")
    assert (table.player().krones, table.player().emperor) == (0, 2)


def test_g5_p4_p5_staff_income_comes_before_the_action() -> None:
    table = gizia().dice("166").seat(krones=0, staff=[8, 23]).play("move 1 1b")
    assert table.player().krones == 1 and table.points() == 4 + 2
    assert table.legal() == ["done", "space 1", "space 6"]


@pytest.mark.parametrize(
    ("room", "staff"),
    [
        pytest.param("4d", [], id="red group"),
        pytest.param("1b", [23], id="Custodian"),
        pytest.param("4d", [23], id="both"),
    ],
)
def test_g5_x5_with_a_full_purse_the_bonus_is_lost_and_the_action_still_comes(
    room: str, staff: list[int]
) -> None:
    """Her action is last of all, so krones above 20 cannot wait for it; but it is not lost with them."""
    table = gizia().dice("1335").seat(krones=20, staff=staff, vacant=room).play(f"move 1 {room}")
    assert table.player().krones == 20
    assert table.legal() == ["done", "space 1", "space 3", "space 5"]
    table.play("space 1", "take 0 cake")
    assert table.kitchen() == {"strudel": 1}


def test_g5_i1_items_of_her_action_are_placed_on_guests() -> None:
    table = gizia().dice("114").seat(guests=[97, 92], missing=[{}, {"strudel": 1}])
    table.play("move 1 1b", "space 1", "take 1 cake", "place strudel 2")
    assert table.missing(2) == {} and table.kitchen() == {"cake": 1}


# First edition: one more turn ---------------------------------------------------------------------


def test_e_first_gizia_brings_4_vp_and_no_action_at_once() -> None:
    table = gizia("first").play("move 1 1b")
    assert table.points() == 4
    assert table.legal("space") == [] and table.legal("end") == []
    assert "die 1" in table.legal()  # the turn goes on, and its die must be taken


def extra_turn() -> Table:
    """Gizia has moved in; the turn that was played took a die from space 4 and left 2 krones and 1 step."""
    table = gizia("first").dice("1123344456").seat(krones=0)
    return table.play("move 1 1b", "die 4", "take 1 steps", "end")


def test_e_first_after_the_turn_comes_one_more_without_a_die_and_it_cannot_be_passed() -> None:
    table = extra_turn()
    assert table.game.to_move == 0
    assert table.player().krones == 2 and table.player().emperor == 1  # three dice lay on space 4
    boosted = [f"{space}+" for space in ALL_SPACES]
    assert table.legal("space") == ALL_SPACES + boosted
    assert table.legal("die") == [] and table.legal("pass") == []
    assert table.legal("end") == ["end"]


def test_e_first_the_action_of_the_extra_turn_takes_no_die() -> None:
    table = extra_turn().play("space 1", "take 1 cake")
    assert table.kitchen() == {"strudel": 1, "cake": 1}
    assert table.game.state.dice[1:] == [2, 1, 2, 2, 1, 1]  # the turn itself took the third 4
    assert table.player().covered == 1
    assert table.legal("space") == []  # one action only
    table.play("end")
    assert table.game.to_move == 1 and "pass" in table.legal()
    assert table.player(0).covered == 1  # the second number is still to be covered


def test_e_first_the_strength_of_the_extra_turn_is_what_the_turn_left_lying() -> None:
    table = extra_turn().play("space 4")
    assert table.legal("take") == ["take 0 steps", "take 1 steps", "take 2 steps"]


def test_e_first_t4_a_boost_is_allowed_in_the_extra_turn_and_was_allowed_in_the_turn() -> None:
    table = gizia("first").dice("444").play("move 1 1b", "die 4+", "take 0 steps", "end")
    assert table.player().krones == 10 - 1 + 4
    table.play("space 4+", "take 0 steps")
    assert table.player().krones == 13 - 1 + 3


def test_e_first_t4_without_a_krone_there_is_no_boost() -> None:
    table = gizia("first").dice("114").seat(krones=0).play("move 1 1b", "die 1", "take 0 cake", "end")
    assert table.legal("space") == ["space 1", "space 4"]


def test_e_first_space_6_costs_the_krone_in_the_extra_turn() -> None:
    table = gizia("first").dice("1466").play("move 1 1b", "die 1", "done", "end")
    table.play("space 6", "copy 4")
    assert table.player().krones == 9
    assert table.legal("take") == ["take 0 steps", "take 1 steps", "take 2 steps"]


@pytest.mark.parametrize("boost", [False, True])
def test_e_first_p1_no_die_triggers_in_the_extra_turn(boost: bool) -> None:
    table = gizia("first").dice("123345").seat(staff=DIE_STAFF, hand=[28])
    table.play("move 1 1b", "die 1", "done", "done", "end")  # the second declines Decorator
    assert table.points() == 4
    table.play("space 3+" if boost else "space 3")
    assert table.legal() == ["done", "room 1c", "room 2a", "room 2b"]  # Staff Manager offers nothing
    table.play("done")
    assert table.points() == 4 and table.legal("play") == []


def test_e_first_t1_a_guest_may_be_taken_in_both_turns_but_only_before_the_action() -> None:
    table = gizia("first").queue(49, 51, 52, 53, 54).next_guests(55, 56).seat(krones=5)
    table.play("move 1 1b", "guest 1", "die 1", "done")
    assert table.legal("guest") == []
    table.play("end")
    assert table.queue_numbers() == [55, 51, 52, 53, 54]
    table.play("guest 2")
    assert table.cafe() == [49, 51, None]
    assert table.player().krones == 5 - 3 - 2
    assert table.legal("guest") == []  # one guest in a turn
    table.play("end")

    table = extra_turn().play("space 1", "done")
    assert table.legal("guest") == []


def test_e_first_x_additional_actions_come_as_usual_in_the_extra_turn() -> None:
    """Serve, move in, use staff and claim, before and after the action."""
    table = gizia("first").dice("1234").seat(krones=18, staff=[1, 3], kitchen={"coffee": 1})
    table.seat(guests=[97, 65], missing=[{}, {"coffee": 1}], vacant="1b 1e")
    table.play("move 1 1b", "use 1", "die 1", "done", "end")
    assert table.legal("use") == ["use 3"]  # X3: once in a round, not in a turn
    table.play("serve", "move 2 1e", "space 4", "take 0 steps", "use 3")
    assert table.points() == 4 + 3 + 2
    assert table.kitchen() == {"strudel": 1, "wine": 1}
    assert table.legal("claim") == []  # 18 krones
    table.seat(krones=20).play("claim A")
    assert table.points() == 9 + 15


def test_e_first_the_extra_turn_may_be_ended_without_an_action() -> None:
    table = extra_turn().play("end")
    assert table.game.to_move == 1


def test_e_first_only_one_turn_more_is_played() -> None:
    table = extra_turn().play("space 1", "done", "end")
    assert table.game.to_move == 1
    table.play("die 1", "done", "end")
    assert table.legal("space") == []  # seat 1 goes on with the other of its two turns (R2)
    table.play("die 1", "done", "end")
    assert table.game.to_move == 0
    table.play("die 2", "done", "end")
    assert table.legal("space") == []


def test_e_first_the_extra_turn_comes_also_after_the_last_turn_of_a_round() -> None:
    """Both players have covered everything once her owner has ended; the dice left over count."""
    table = gizia("first").seat(1, covered=2).seat(0, covered=1).dice("1144")
    table.play("die 1", "done", "move 1 1b", "end")
    assert table.game.to_move == 0 and table.game.state.round == 1
    table.play("space 4", "take 0 steps", "end")
    assert table.player().krones == 12
    assert table.game.state.round == 2


def test_e_first_with_no_die_left_the_extra_turn_has_a_guest_and_additional_actions_only() -> None:
    table = gizia("first").dice("4").play("move 1 1b", "die 4", "done", "end")
    assert table.game.to_move == 0
    assert table.legal() == ["end", "guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]

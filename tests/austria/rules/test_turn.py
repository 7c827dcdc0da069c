"""T1-T5, R3, X1-X4: the menu of a turn, complete lists of what may be done and nothing else."""

import pytest

from tests.austria.table import Table

# The café of most tables below is full of guests who wait for a coffee, so that nothing but what a test
# is about is on the menu.
WAITING = [63, 64, 65]


def quiet(krones: int = 0, dice: str = "1") -> Table:
    """A full café, an empty kitchen, no rooms, no staff: only dice and passing."""
    return Table().seat(krones=krones, guests=WAITING).dice(dice)


def busy(dice: str = "1", hand: list[int] | None = None) -> Table:
    """Every additional action is possible: serve the Captain, claim 20 krones (A), use the Breakfast
    Server, move the Knight (blue) into 1a. A third table is free."""
    table = Table().seat(
        krones=20,
        kitchen={"strudel": 3},
        guests=[92, 65],
        missing=[{"strudel": 1}, {}],
        vacant="1a",
        hand=hand,
    )
    return table.seat(staff=[1]).dice(dice)


EXTRAS_OF_BUSY = ["claim A", "move 2 1a", "use 1"]
ALL_GUESTS = [f"guest {place}" for place in range(1, 6)]
DICE_14 = ["die 1", "die 4", "die 1+", "die 4+"]


# T1 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("krones", "guests"),
    [
        (0, ["guest 4", "guest 5"]),
        (1, ["guest 3", "guest 4", "guest 5"]),
        (2, ["guest 2", "guest 3", "guest 4", "guest 5"]),
        (3, ["guest 1", "guest 2", "guest 3", "guest 4", "guest 5"]),
    ],
)
def test_t1_guests_that_can_be_paid_are_offered(krones: int, guests: list[str]) -> None:
    table = Table().seat(krones=krones).dice("2")
    boost = ["die 2+"] if krones else []
    assert table.legal() == ["pass", *guests, "die 2", *boost]


@pytest.mark.parametrize(("place", "cost"), [(1, 3), (2, 2), (3, 1), (4, 0), (5, 0)])
def test_t1_a_guest_costs_3_2_1_0_0_krones_and_sits_down_at_a_free_table(place: int, cost: int) -> None:
    table = Table().seat(krones=5, guests=[92]).queue(51, 60, 70, 80, 90).next_guests(100)
    chosen = [51, 60, 70, 80, 90][place - 1]
    table.play(f"guest {place}")
    assert table.player().krones == 5 - cost
    assert table.cafe() == [92, chosen, None]
    # The others slide right, a new one comes from the left.
    assert table.queue_numbers() == [100, *(n for n in (51, 60, 70, 80, 90) if n != chosen)]


def test_t1_the_guest_waits_for_the_whole_order() -> None:
    table = Table().queue(51, 60, 70, 80, 90).play("guest 2")
    assert table.missing(1) == {"cake": 2, "wine": 2}  # 60 Jewelry Designer


def test_t1_a_full_cafe_takes_no_guest() -> None:
    assert quiet(krones=1).legal() == ["pass", "die 1", "die 1+"]


def test_t1_at_most_one_guest_in_a_turn() -> None:
    table = Table().seat(krones=1).dice("14").play("guest 5")
    assert table.legal() == ["die 1", "die 4", "die 1+", "die 4+"]


def test_t1_no_guest_after_the_die() -> None:
    table = Table().seat(krones=5).dice("4").play("die 4", "done")
    assert table.legal() == ["end"]


def test_t1_a_table_that_becomes_free_in_the_turn_can_be_used() -> None:
    table = Table().seat(guests=[65, 92, 93], missing=[{}, {"strudel": 1}, {"strudel": 1}], vacant="1a")
    table.seat(krones=0).dice("2").queue(51, 60, 70, 80, 90)
    assert table.legal() == ["pass", "die 2", "move 1 1a"]
    table.play("move 1 1a")
    assert table.legal() == ["guest 4", "guest 5", "die 2"]
    table.seat(krones=1)  # so that taking the die is not all that is left
    table.play("guest 5")
    assert table.cafe() == [90, 92, 93]
    assert table.legal() == ["die 2", "die 2+"]


# T2 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "spaces"),
    [
        ("1", [1]),
        ("66", [6]),
        ("135", [1, 3, 5]),
        ("22446", [2, 4, 6]),
        ("1234566", [1, 2, 3, 4, 5, 6]),
        ("5555555555", [5]),
    ],
)
def test_t2_only_spaces_with_a_die_can_be_chosen(dice: str, spaces: list[int]) -> None:
    assert quiet(dice=dice).legal() == ["pass", *(f"die {value}" for value in spaces)]
    boosted = [f"die {value}+" for value in spaces]
    assert quiet(2, dice).legal() == ["pass", *(f"die {value}" for value in spaces), *boosted]


@pytest.mark.parametrize("count", range(1, 11))
def test_t2_the_strength_is_the_number_of_dice_on_the_space(count: int) -> None:
    table = quiet(dice="4" * count + "1").play("die 4", f"take {count} steps")
    assert table.player().emperor == count
    assert table.player().krones == 0


@pytest.mark.parametrize("value", range(1, 7))
def test_t2_one_die_of_the_space_is_taken(value: int) -> None:
    table = quiet(krones=2, dice="111222333444555666").play(f"die {value}")
    left = [3, 3, 3, 3, 3, 3]
    left[value - 1] = 2
    assert table.game.view(0)["dice"] == left
    assert table.player().covered == 1


@pytest.mark.parametrize("value", range(1, 7))
def test_t2_no_second_die_in_the_same_turn(value: int) -> None:
    table = quiet(krones=5, dice="112233445566").play(f"die {value}")
    if table.legal() != ["end"]:  # D5 without cards asks nothing
        table.play("done")
    assert table.legal() == ["end"]


def test_t2_the_turn_cannot_end_before_the_die() -> None:
    table = busy(dice="4")
    assert "end" not in table.legal()
    for action in ("claim A", "use 1", "keep", "guest 5"):
        table.play(action)
        assert "end" not in table.legal()
    table.play("die 4", "take 0 steps")
    assert table.legal() == ["end", "serve", "move 2 1a"]


def test_t2_end_is_asked_even_as_the_only_choice() -> None:
    table = quiet().play("die 1", "done")
    assert table.legal() == ["end"]
    assert table.game.to_move == 0


def test_t2_after_the_end_it_is_the_next_players_turn() -> None:
    table = quiet(dice="12").play("die 1", "done", "end")
    assert table.game.to_move == 1


def test_t2_a_lone_die_that_must_be_taken_is_not_asked() -> None:
    """After a guest without a krone the only die is forced; its action is still asked."""
    table = Table().seat(krones=0).dice("4").play("guest 5")
    assert table.legal() == ["done", "take 0 steps", "take 1 steps"]


# T3 ---------------------------------------------------------------------------------------------------


def test_t3_additional_actions_before_between_and_after_guest_and_die() -> None:
    table = busy(dice="4")
    assert table.legal() == ["pass", "serve", *ALL_GUESTS, "die 4", "die 4+", *EXTRAS_OF_BUSY]
    table.play("guest 5")
    assert table.legal() == ["serve", "die 4", "die 4+", *EXTRAS_OF_BUSY]
    table.play("die 4", "take 1 steps")
    assert table.legal() == ["end", "serve", *EXTRAS_OF_BUSY]


def test_t3_any_number_of_additional_actions() -> None:
    table = busy(dice="4").seat(krones=20)
    table.play("claim A", "use 1", "place strudel 1", "move 2 1a")
    assert table.points() == 15 + 3 + 2  # objective, Knight, a blue group of one
    assert table.player().krones == 20
    assert table.legal() == [*ALL_GUESTS, "die 4", "die 4+"]


SPLIT_3 = ["done", "take 0 cake", "take 1 cake"]
COPIES = ["copy 1", "copy 2", "copy 3", "copy 4", "copy 5"]


@pytest.mark.parametrize(
    ("dice", "actions", "legal"),
    [
        pytest.param("111", ["die 1"], SPLIT_3, id="dishes"),
        pytest.param("111", ["die 1", "take 0 cake"], ["keep", "place strudel 1"], id="placing dishes"),
        pytest.param("2", ["die 2"], ["done", "take 0 coffee"], id="drinks"),
        pytest.param("33", ["die 3"], ["done", "room 1b", "room 2a"], id="rooms"),
        pytest.param(
            "33", ["die 3", "room 1b"], ["done", "room 1c", "room 2a", "room 2b"], id="between two rooms"
        ),
        pytest.param("4", ["die 4"], ["done", "take 0 steps", "take 1 steps"], id="krones"),
        pytest.param("5", ["die 5"], ["done", "play 2", "play 45"], id="staff"),
        pytest.param("6", ["die 6"], ["done", *COPIES], id="copy"),
        pytest.param("6", ["die 6", "copy 4"], ["done", "take 0 steps", "take 1 steps"], id="copied"),
        pytest.param("1", ["use 1"], ["keep", "place strudel 1"], id="using a staff card"),
    ],
)
def test_t3_no_additional_action_in_the_middle_of_another(
    dice: str, actions: list[str], legal: list[str]
) -> None:
    table = busy(dice=dice, hand=[2, 45])
    assert [text for text in table.legal() if text in EXTRAS_OF_BUSY] == EXTRAS_OF_BUSY
    table.play(*actions)
    assert table.legal() == legal


def test_t3_no_additional_action_while_serving() -> None:
    table = busy(dice="1").seat(guests=[98, 65, 92], missing=[{"strudel": 2}, {}, {"strudel": 1}])
    table.play("serve")
    assert table.legal() == ["place strudel 1", "place strudel 3"]
    table.play("place strudel 1")
    assert table.legal() == ["done", "place strudel 1", "place strudel 3"]


def test_t3_no_additional_action_in_the_middle_of_a_reward() -> None:
    table = busy(dice="1").seat(guests=[79, 65], complete=True, vacant="1a 1c")
    table.play("move 1 1c")  # Privy Councillor: a krone, a step
    assert table.legal() == ["done", "get krones", "get steps"]
    table.play("get steps")
    assert table.legal() == ["done", "get krones"]


def test_t3_p2_no_additional_action_between_the_action_and_its_extra() -> None:
    table = busy(dice="1").seat(staff=[14])  # Decorator: also a room
    table.play("die 1")
    assert table.legal() == ["done", "take 0 cake", "room 1b", "room 2a"]
    table.play("take 0 cake", "keep")
    assert table.legal() == ["done", "room 1b", "room 2a"]
    table.play("done")
    assert table.legal() == ["end", "serve", *EXTRAS_OF_BUSY]


# T4 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "legal"),
    [
        (1, ["done", "take 0 cake", "take 1 cake"]),
        (2, ["done", "take 0 coffee", "take 1 coffee"]),
        (4, ["done", "take 0 steps", "take 1 steps", "take 2 steps", "take 3 steps"]),
    ],
)
def test_t4_a_krone_raises_the_strength_by_one(value: int, legal: list[str]) -> None:
    table = quiet(krones=3, dice=str(value) * 2).play(f"die {value}+")
    assert table.legal() == legal  # strength 3
    assert table.player().krones == 2


def test_t4_a_boost_for_rooms() -> None:
    table = Table().seat(krones=1, vacant="1a", guests=WAITING).dice("3").play("die 3+")
    table.play("room 1b", "room 1c")
    assert table.vacant() == "1a 1b 1c"
    assert table.legal() == ["end"]


def test_t4_a_boost_for_staff_makes_a_card_no_dearer() -> None:
    table = quiet(krones=1, dice="55").seat(hand=[19, 1]).play("die 5+")
    assert table.legal() == ["done", "play 19"]  # 3 krones, strength 3; the other costs 4


def test_t4_a_boost_for_the_copy_counts_for_the_copied_action() -> None:
    table = quiet(krones=2, dice="66").play("die 6+", "copy 4")
    assert table.legal() == ["done", "take 0 steps", "take 1 steps", "take 2 steps", "take 3 steps"]
    assert table.player().krones == 0


def test_t4_no_boost_without_a_krone() -> None:
    assert quiet(dice="123456").legal() == ["pass", *(f"die {value}" for value in range(1, 7))]


def test_t4_a_boost_is_possible_again_in_the_next_turn() -> None:
    table = quiet(krones=2, dice="4444").seat(1, covered=2).play("die 4+", "take 3 steps", "end")
    assert table.game.to_move == 0
    assert table.legal() == ["pass", "die 4", "die 4+"]


# T5 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_t5_the_die_is_taken_but_its_action_may_be_declined(value: int) -> None:
    table = Table().seat(krones=4, guests=WAITING, hand=[45], vacant="1a").dice("123456")
    table.play(f"die {value}", "done")
    assert table.legal() == ["end"]
    player = table.player()
    assert (player.krones, player.emperor, player.covered) == (4, 0, 1)
    assert (table.kitchen(), table.vacant(), table.hand(), table.in_play()) == ({}, "1a", [45], [])


def test_t5_an_action_with_nothing_to_choose_is_over_at_once() -> None:
    """No card to play, no room in reach of the purse, no krone for the copy: nobody gets stuck."""
    assert quiet(dice="5").play("die 5").legal() == ["end"]
    assert quiet(dice="6").play("die 6").legal() == ["end"]
    top = Table().seat(krones=0, guests=WAITING, vacant="3c").dice("3").play("die 3")
    assert top.legal() == ["end"]


# R3 ---------------------------------------------------------------------------------------------------


def test_r3_passing_ends_the_turn_without_a_die() -> None:
    table = quiet(dice="12").play("pass")
    assert table.player().passed
    assert table.player().covered == 0
    assert table.game.to_move == 1


@pytest.mark.parametrize(
    ("actions", "legal"),
    [
        pytest.param(["guest 5"], ["serve", *DICE_14, *EXTRAS_OF_BUSY], id="guest"),
        # The krone paid for serving makes 19: nothing to claim; the Captain is complete.
        pytest.param(["serve"], [*ALL_GUESTS, *DICE_14, "move 1 1a", "move 2 1a", "use 1"], id="serve"),
        pytest.param(["claim A"], ["serve", *ALL_GUESTS, *DICE_14, "move 2 1a", "use 1"], id="claim"),
        pytest.param(["use 1", "keep"], ["serve", *ALL_GUESTS, *DICE_14, "claim A", "move 2 1a"], id="use"),
        pytest.param(["move 2 1a"], ["serve", *ALL_GUESTS, *DICE_14, "claim A", "use 1"], id="move in"),
        pytest.param(["die 4", "done"], ["end", "serve", *EXTRAS_OF_BUSY], id="die"),
    ],
)
def test_r3_no_passing_once_anything_was_done(actions: list[str], legal: list[str]) -> None:
    table = busy(dice="14")
    assert table.legal()[0] == "pass"
    assert table.play(*actions).legal() == legal


def test_r3_passing_is_possible_again_in_every_new_turn() -> None:
    table = quiet(dice="1234").seat(1, guests=[92, 93, 91], krones=0)
    table.play("die 1", "done", "end", "die 2", "done", "end")
    assert table.game.to_move == 1  # the last player has two turns in a row
    assert table.legal() == ["pass", "die 3", "die 4"]


# X2, X3, X4 on the menu -------------------------------------------------------------------------------


def test_x2_claims_are_offered_only_while_the_condition_holds() -> None:
    table = quiet(krones=20).seat(guests=WAITING)
    assert table.legal() == ["pass", "die 1", "die 1+", "claim A"]
    assert quiet(krones=19).legal() == ["pass", "die 1", "die 1+"]


def test_x2_a_claimed_objective_is_not_offered_again() -> None:
    table = quiet(krones=20).play("claim A")
    assert table.points() == 15
    assert table.legal() == ["die 1", "die 1+"]


def test_x2_all_three_objectives_at_once() -> None:
    """Floors 1 and 2 are occupied: 3 blue are 1a, 1e and 3a; 4 red and 4 yellow are among them."""
    floors = "1a 1b 1c 1d 1e 2a 2b 2c 2d 2e 3a"
    table = quiet(krones=20).seat(occupied=floors)
    assert table.legal() == ["pass", "die 1", "die 1+", "claim A", "claim B", "claim C"]
    table.play("claim B")
    assert table.legal() == ["die 1", "die 1+", "claim A", "claim C"]
    table.play("claim C", "claim A")
    assert table.points() == 45
    assert table.legal() == ["die 1", "die 1+"]


def test_x2_the_spaces_are_worth_15_10_5_and_the_fourth_player_gets_nothing() -> None:
    table = Table(4)
    for seat in range(4):
        table.seat(seat, krones=20, guests=[[49, 50, 51], [63, 64, 65], [77, 78, 79], [91, 92, 93]][seat])
    for seat, vp in enumerate((15, 10, 5)):
        table.turn_of(seat).play("claim A")
        assert table.points(seat) == vp
    table.turn_of(3).dice("1")
    assert table.legal() == ["pass", "die 1", "die 1+"]


def test_x3_only_round_cards_are_used_and_each_once_a_round() -> None:
    """3 Barkeeper and 4 Sous-Chef are `round`; 24 is permanent, 36 was played once, 40 is for the end."""
    table = quiet().seat(staff=[3, 4, 24, 36, 40], guests=[77, 78, 79])
    assert table.legal() == ["pass", "die 1", "use 3", "use 4"]
    table.play("use 4")
    assert table.kitchen() == {"coffee": 1}
    assert table.legal() == ["die 1", "use 3"]
    table.play("die 1", "done")
    assert table.legal() == ["end", "use 3"]


def test_x4_complete_guests_are_offered_every_vacant_room_of_their_colour() -> None:
    """Night board: 1a 1e blue, 1b 2a yellow, 1c red. A Knight, a General, a tourist."""
    table = Table().seat(krones=0, guests=[65, 81, 92], complete=True, vacant="1a 1b 1c 1e 2a").dice("1")
    moves = ["move 1 1a", "move 1 1e", "move 2 1c"]
    moves += ["move 3 1a", "move 3 1b", "move 3 1c", "move 3 1e", "move 3 2a"]
    assert table.legal() == ["pass", "die 1", *moves]


def test_x4_nobody_moves_into_an_occupied_room_or_with_an_open_order() -> None:
    table = Table().seat(krones=0, guests=[65, 63, 81], missing=[{}, {"coffee": 1}, {}]).dice("1")
    table.seat(vacant="1e 1b", occupied="1a 1c")
    assert table.legal() == ["pass", "die 1", "move 1 1e"]


@pytest.mark.parametrize("krones", [18, 19, 20])
def test_g5_x5_the_extra_action_comes_after_income_even_if_the_purse_is_full(krones: int) -> None:
    """E. Gizia moves into 4d, a red group of one (1 krone). Whether the krone fits or is lost or waits,
    the extra action comes last of all."""
    table = Table().seat(krones=krones, guests=[97], complete=True, vacant="4d").dice("1")
    table.play("move 1 4d")
    if "get income" in table.legal():
        table.play("get income")
    assert table.player().krones == min(krones + 1, 20)
    assert table.legal() == ["done", "space 1"]

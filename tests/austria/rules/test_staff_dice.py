"""The permanent staff cards that look at the die taken: 12-20 and 22."""

import pytest

from tests.austria.table import Table

DIE_CARDS = {
    12: ("Executive Housekeeper", (3, 4)),
    13: ("Restaurant Manager", (1, 2)),
    14: ("Decorator", (1, 2)),
    15: ("Bootblack", (4,)),
    16: ("Laundress", (4,)),
    17: ("Kitchen Hand", (6,)),
    18: ("Checker", (5,)),
    19: ("Interior Architect", (3,)),
    20: ("Detective", (5,)),
    22: ("Staff Manager", (3,)),
}
"""Each card and the dice that it speaks of."""
SILENT = [
    pytest.param(card, value, id=f"staff {card} {name}, die {value}")
    for card, (name, values) in DIE_CARDS.items()
    for value in range(1, 6)
    if value not in values
]
"""Each card with each of the dice 1-5 at which it is silent."""
SPOKEN_OF = [
    pytest.param(card, value, id=f"staff {card} {name}, space {value}")
    for card, (name, values) in DIE_CARDS.items()
    for value in values
    if value < 6
]
"""Each card with each of the action spaces 1-5 whose die it speaks of."""

MENU_AT_STRENGTH_1 = {
    1: ["done", "take 0 cake"],
    2: ["done", "take 0 coffee"],
    3: ["done", "room 1a", "room 1c", "room 2b"],
    4: ["done", "take 0 steps", "take 1 steps"],
    5: ["done", "play 6", "play 27"],
}
"""What an action of strength 1 offers to a hotel of one room, 1b, with 3 krones and with the cards 6
(costs 1), 27 (costs 4) and 9 (costs 5) in hand, if no staff card has a say."""
CHOICE = {1: "take 0 cake", 2: "take 0 coffee", 3: "room 1a", 4: "take 1 steps", 5: "play 27"}
KITCHEN = {1: {"strudel": 1}, 2: {"wine": 1}}


def plain_hotel(table: Table, krones: int) -> Table:
    return table.seat(krones=krones, hand=[6, 27, 9], occupied="1b")


def assert_plain_action(table: Table, value: int, points: int = 0) -> None:
    """The action that has just begun has strength 1 and nothing else happens before, in or after it."""
    assert table.legal() == MENU_AT_STRENGTH_1[value]
    assert (table.player().krones, table.points()) == (3, points)
    table.play(CHOICE[value])
    question = table.game.view(0)["question"]
    assert question is not None and question["kind"] == "turn"
    assert table.player().krones == (0 if value == 5 else 3)  # 27 costs 4 - 1
    assert table.player().emperor == (1 if value == 4 else 0)
    assert table.kitchen() == KITCHEN.get(value, {})
    assert table.points() == points


# P1: only the die that is taken counts ------------------------------------------------------------


@pytest.mark.parametrize(("card", "value"), SILENT)
def test_p1_a_card_is_silent_when_another_die_is_taken(card: int, value: int) -> None:
    table = plain_hotel(Table(), 3).seat(staff=[card]).dice("12345").play(f"die {value}")
    assert_plain_action(table, value)


@pytest.mark.parametrize(("card", "value"), SPOKEN_OF)
def test_p1_d6_a_copied_action_triggers_nothing(card: int, value: int) -> None:
    """P1, D6: the die taken shows 6; the krone for copying is paid."""
    table = plain_hotel(Table(), 4).seat(staff=[card]).dice("123456").play("die 6", f"copy {value}")
    assert_plain_action(table, value)


@pytest.mark.parametrize(("card", "value"), SPOKEN_OF)
def test_p1_g5_the_action_of_e_gizia_triggers_nothing(card: int, value: int) -> None:
    """P1, G5: the guest brings 4 VP; no die is taken."""
    table = plain_hotel(Table(), 3).seat(staff=[card], guests=[97], complete=True).dice("123456")
    table.seat(occupied="", vacant="1b").play("move 1 1b", f"space {value}")
    assert_plain_action(table, value, points=4)
    assert table.game.state.dice == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.parametrize(("card", "value"), SPOKEN_OF)
def test_p1_the_extra_turn_of_e_gizia_triggers_nothing(card: int, value: int) -> None:
    """P1, E: in the first edition a turn without a die follows; the die 6 before it copies nothing."""
    table = plain_hotel(Table(edition="first"), 3).seat(staff=[card], guests=[97], complete=True)
    table.seat(occupied="", vacant="1b").dice("1234566").play("move 1 1b", "die 6", "done", "end")
    table.play(f"space {value}")
    assert_plain_action(table, value, points=4)
    assert table.game.state.dice == [0, 1, 1, 1, 1, 1, 1]


def test_p1_g5_17_e_gizia_on_space_6_pays_the_krone_and_gets_no_strength() -> None:
    """P1, G5, P9: Kitchen Hand helps only when a die 6 is taken (first edition: see E2)."""
    table = plain_hotel(Table(), 4).seat(staff=[17], guests=[97], complete=True)
    table.seat(occupied="", vacant="1b").dice("466").play("move 1 1b")
    table.dice("46").play("space 6", "copy 4")
    assert_plain_action(table, 4, points=4)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_p1_cards_of_an_opponent_are_silent(value: int) -> None:
    table = plain_hotel(Table(), 3).seat(1, staff=list(DIE_CARDS)).dice("123456")
    assert_plain_action(table.play(f"die {value}"), value)
    assert (table.points(1), table.player(1).krones, table.player(1).emperor) == (0, 10, 0)


def test_p1_a_card_is_silent_about_the_die_with_which_it_was_played() -> None:
    """P1: the die was taken before Detective, or Interior Architect, was there."""
    table = Table().seat(hand=[20]).dice("5").play("die 5", "play 20")
    assert (table.legal(), table.player().emperor) == (["end"], 0)
    table = Table().seat(staff=[22], hand=[19]).dice("3").play("die 3", "play 19")
    assert table.points() == 0


# VP for a die (12, 16, 19) ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "value", "vp"),
    [
        pytest.param(12, 3, 2, id="staff 12 Executive Housekeeper, die 3"),
        pytest.param(12, 4, 2, id="staff 12 Executive Housekeeper, die 4"),
        pytest.param(16, 4, 4, id="staff 16 Laundress, die 4"),
        pytest.param(19, 3, 5, id="staff 19 Interior Architect, die 3"),
    ],
)
def test_p1_a_card_brings_vp_when_its_die_is_taken(card: int, value: int, vp: int) -> None:
    """P1, T5: each time, at once, and even if the action is not used."""
    table = plain_hotel(Table(), 3).seat(staff=[card]).dice(f"{value}{value}").play(f"die {value}")
    assert table.points() == vp
    table.play("done", "end").turn_of(0).play(f"die {value}+", "done")
    assert table.points() == 2 * vp


def test_p1_12_16_19_add_up() -> None:
    """P1: die 3 brings 2 + 5 VP, die 4 brings 2 + 4."""
    table = Table().seat(staff=[12, 16, 19]).dice("34").play("die 3", "done", "end")
    assert table.points() == 7
    table.turn_of(0).play("die 4")
    assert table.points() == 7 + 6


# Strength (13, 17, 18) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("die", "scarce", "kitchen", "krones"),
    [
        ("1", "cake", {"strudel": 2, "cake": 1}, 3),  # 2 dice + 1
        ("2", "coffee", {"wine": 2, "coffee": 1}, 3),
        ("1+", "cake", {"strudel": 3, "cake": 1}, 2),  # 2 dice + 1 + boost
        ("2+", "coffee", {"wine": 3, "coffee": 1}, 2),
    ],
)
def test_p9_13_restaurant_manager_adds_1_on_top_of_a_boost(
    die: str, scarce: str, kitchen: dict[str, int], krones: int
) -> None:
    """P9, T4, D1, D2."""
    table = Table().seat(krones=3, staff=[13]).dice("1122").play(f"die {die}", f"take 1 {scarce}")
    assert (table.kitchen(), table.player().krones) == (kitchen, krones)


@pytest.mark.parametrize(("die", "krones"), [("5", 3), ("5+", 3)])
def test_p9_18_checker_adds_2_on_top_of_a_boost(die: str, krones: int) -> None:
    """P9, D5: Waitress costs 6; strength 1 + 2 leaves 3 to pay, a boost costs 1 and leaves 2."""
    table = Table().seat(krones=krones, staff=[18], hand=[2]).dice("5").play(f"die {die}", "play 2")
    assert (table.in_play(), table.player().krones) == ([18, 2], 0)


def test_p9_18_checker_does_not_add_more_than_2() -> None:
    """P9: with 2 krones and strength 3 Waitress is too dear."""
    table = Table().seat(krones=2, staff=[18], hand=[2]).dice("5").play("die 5")
    assert (table.legal("play"), table.hand()) == ([], [2])


def test_d5_18_a_card_never_costs_less_than_nothing() -> None:
    """D5: Stableman costs 1, the strength is 3 + 2."""
    table = Table().seat(krones=4, staff=[18], hand=[6]).dice("555").play("die 5", "play 6")
    assert table.player().krones == 4


@pytest.mark.parametrize(
    ("die", "krones", "strength"), [("6", 0, 3), ("6+", 1, 4)], ids=["without boost", "with boost"]
)
def test_p9_17_kitchen_hand_copies_for_free_with_1_more(die: str, krones: int, strength: int) -> None:
    """P9, D6: two dice on space 6; only the boost is paid."""
    table = Table().seat(krones=krones, staff=[17]).dice("66").play(f"die {die}", "copy 4")
    table.play(f"take {strength} steps")
    assert (table.player().emperor, table.player().krones) == (strength, 0)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_p9_17_every_action_may_be_copied_for_free(value: int) -> None:
    """P9: the strength of one die 6 and Kitchen Hand is 2."""
    table = Table().seat(krones=0, staff=[17], hand=[36], occupied="1b").dice("6")
    table.play("die 6", f"copy {value}")
    if value == 3:
        table.play("room 1a", "room 1c")
        assert table.vacant() == "1a 1c"
    else:
        table.play({1: "take 1 cake", 2: "take 1 coffee", 4: "take 2 steps", 5: "play 36"}[value])
    expected = {1: {"strudel": 1, "cake": 1}, 2: {"wine": 1, "coffee": 1}, 5: {"wine": 4}}
    assert table.kitchen() == expected.get(value, {})
    assert table.player().emperor == (2 if value == 4 else 0)
    assert (table.legal(), table.player().krones) == (["end"], 0)


def test_d6_17_without_kitchen_hand_a_copy_costs_the_krone() -> None:
    """D6: with none nothing can be copied, and the turn goes on."""
    table = Table().seat(krones=0).dice("66").play("die 6")
    assert table.legal() == ["end"]


def test_p1_p9_17_other_cards_stay_silent_about_the_copied_action() -> None:
    """P1: 1 die + 1 of Kitchen Hand, nothing of Checker: Waitress costs 6 - 2, and no Detective steps."""
    table = Table().seat(krones=4, staff=[17, 18, 20], hand=[2]).dice("6").play("die 6", "copy 5")
    assert table.legal() == ["done", "play 2"]
    table.play("play 2")
    assert (table.player().krones, table.player().emperor, table.legal("get")) == (0, 0, [])


# Bootblack (15) -----------------------------------------------------------------------------------


@pytest.mark.parametrize("steps", [0, 1, 2, 3])
def test_p10_15_bootblack_gives_a_krone_and_a_step_per_strength(steps: int) -> None:
    """P10: steps may be declined, krones not."""
    table = Table().seat(krones=5, staff=[15]).dice("444").play("die 4")
    assert table.game.view(0)["question"] == {
        "kind": "krones",
        "seat": 0,
        "strength": 3,
        "both": True,
        "extras": [],
    }
    assert table.legal() == ["done", "take 0 steps", "take 1 steps", "take 2 steps", "take 3 steps"]
    table.play(f"take {steps} steps")
    assert (table.player().krones, table.player().emperor) == (8, steps)


def test_p10_15_a_boost_counts_for_both() -> None:
    """P10, T4: strength 1 + 1."""
    table = Table().seat(krones=5, staff=[15]).dice("4").play("die 4+", "take 2 steps")
    assert (table.player().krones, table.player().emperor) == (5 - 1 + 2, 2)


def test_p10_15_works_together_with_laundress_and_executive_housekeeper() -> None:
    table = Table().seat(krones=0, staff=[12, 15, 16]).dice("44").play("die 4", "take 2 steps")
    assert (table.player().krones, table.player().emperor, table.points()) == (2, 2, 2 + 4)


# Extras before or after the action (14, 20, 22) ---------------------------------------------------

DECORATED = [
    ("1", "take 1 cake", {"strudel": 1, "cake": 1}),
    ("2", "take 1 coffee", {"wine": 1, "coffee": 1}),
]
ROOMS_BESIDE_1B = ["room 1a", "room 1c", "room 2b"]


def busy_table(card: int) -> Table:
    """A hotel that could serve, move a guest in, use a round card and claim an objective."""
    table = Table(objectives=["krones_20", "floors_2", "three_of_each"])
    return table.seat(
        krones=20,
        staff=[card, 1],
        guests=[65, 98],
        missing=[{}, {"strudel": 3}],
        kitchen={"strudel": 2},
        vacant="1a",
    )


def additional_actions(table: Table) -> list[str]:
    return [text for text in table.legal() if text.split()[0] in ("serve", "move", "use", "claim")]


@pytest.mark.parametrize(("die", "take", "kitchen"), DECORATED)
def test_p2_14_decorator_prepares_a_room_before_the_action(
    die: str, take: str, kitchen: dict[str, int]
) -> None:
    """P2: at its normal cost, and only one."""
    table = Table().seat(krones=3, staff=[14], occupied="1b").dice("1122").play(f"die {die}")
    assert table.legal("room") == ROOMS_BESIDE_1B and take in table.legal()
    table.play("room 2b")
    assert table.legal("room") == []
    table.play(take)
    assert (table.vacant(), table.player().krones, table.kitchen()) == ("2b", 2, kitchen)
    assert table.legal("room") == [] and "end" in table.legal()


@pytest.mark.parametrize(("die", "take", "kitchen"), DECORATED)
def test_p2_14_decorator_prepares_a_room_after_the_action(
    die: str, take: str, kitchen: dict[str, int]
) -> None:
    """P2."""
    table = Table().seat(krones=3, staff=[14], occupied="1b").dice("1122").play(f"die {die}", take)
    assert table.legal() == ["done", *ROOMS_BESIDE_1B]
    table.play("room 2b")
    assert (table.vacant(), table.player().krones, table.kitchen()) == ("2b", 2, kitchen)
    assert table.legal() == ["end"]


def test_p2_14_decorator_may_be_declined_and_needs_the_krones() -> None:
    """P2: without krones only floor 1 is possible."""
    table = Table().seat(krones=0, staff=[14], occupied="1b").dice("1").play("die 1", "take 0 cake")
    assert table.legal() == ["done", "room 1a", "room 1c"]
    table.play("done")
    assert (table.vacant(), table.legal()) == ("", ["end"])


def test_p2_i1_14_items_are_placed_before_the_room_that_follows() -> None:
    """P2, I1: receiving the items belongs to the action."""
    table = Table().seat(staff=[14], guests=[98], occupied="1b").dice("11").play("die 1", "take 0 cake")
    assert table.legal() == ["keep", "place strudel 1"]
    table.play("keep")
    assert table.legal() == ["done", *ROOMS_BESIDE_1B]


def test_p2_p9_14_decorator_and_restaurant_manager_together() -> None:
    table = Table().seat(staff=[13, 14], occupied="1b").dice("1").play("die 1", "room 1a", "take 1 cake")
    assert (table.kitchen(), table.vacant()) == ({"strudel": 1, "cake": 1}, "1a")


def test_p2_20_detective_advances_before_or_after_playing() -> None:
    """P2: 2 steps, once."""
    table = Table().seat(staff=[20], hand=[1]).dice("5").play("die 5")
    assert table.legal() == ["done", "get steps", "play 1"]
    table.play("get steps")
    assert (table.player().emperor, table.legal()) == (2, ["done", "play 1"])
    table.play("play 1")
    assert "get steps" not in table.legal() and "end" in table.legal()
    table = Table().seat(staff=[20], hand=[1]).dice("5").play("die 5", "play 1")
    assert (table.player().emperor, table.legal()) == (0, ["done", "get steps"])
    table.play("get steps")
    assert table.player().emperor == 2


def test_p2_20_detective_needs_no_card_to_be_played_and_may_be_declined() -> None:
    """P2, T5, K2: without a hand; steps above 13 are VP."""
    table = Table().seat(emperor=12, staff=[20]).dice("55").play("die 5", "get steps")
    assert (table.player().emperor, table.points(), table.legal()) == (13, 1, ["end"])
    table = Table().seat(staff=[20], hand=[1]).dice("5").play("die 5", "play 1", "done")
    assert table.player().emperor == 0


def test_p2_22_staff_manager_plays_a_card_at_normal_cost_before_the_rooms() -> None:
    """P2, P3: Chauffeur costs 5 whatever the strength; then 3b and 4b, both red, are free."""
    table = Table().seat(krones=6, staff=[22], hand=[10, 6], occupied="3a").dice("333").play("die 3")
    table.play("play 10")
    assert (table.player().krones, table.legal("play")) == (1, [])
    table.play("room 3b", "room 4b", "done")
    assert (table.vacant(), table.player().krones, table.hand()) == ("3b 4b", 1, [6])
    assert table.legal() == ["end"]


def test_p2_22_staff_manager_plays_a_card_after_the_rooms_but_not_between_them() -> None:
    """P2: 3b costs 2, Chauffeur 5."""
    table = Table().seat(krones=8, staff=[22], hand=[10, 6], occupied="3a").dice("333")
    table.play("die 3", "room 3b")
    assert table.legal("play") == []
    table.play("done")
    assert table.legal() == ["done", "play 6", "play 10"]
    table.play("play 10")
    assert (table.player().krones, table.in_play(), table.legal()) == (1, [22, 10], ["end"])


def test_p2_22_the_card_follows_also_when_all_rooms_were_prepared() -> None:
    table = Table().seat(staff=[22], hand=[6], occupied="3a").dice("3").play("die 3", "room 2a")
    assert table.legal() == ["done", "play 6"]
    table.play("done")
    assert table.hand() == [6]


def test_p2_22_a_card_that_is_too_dear_is_not_offered() -> None:
    """P2: Chauffeur costs 5, not 5 - 3."""
    table = Table().seat(krones=4, staff=[22], hand=[10], occupied="3a").dice("333").play("die 3")
    assert table.legal("play") == []


def test_p2_22_a_once_card_takes_effect_before_the_rooms() -> None:
    """P2, P7: Page Boy costs 2 and occupies 1b; the room of the die follows."""
    table = Table().seat(krones=2, staff=[22], hand=[35], vacant="1a 1b").dice("3")
    table.play("die 3", "play 35", "occupy 1b", "done", "room 1c")
    assert (table.occupied(), table.vacant(), table.player().krones) == ("1b", "1a 1c", 0)


@pytest.mark.parametrize(
    ("card", "die", "texts"),
    [
        pytest.param(14, "1", ["room 1b", "take 0 cake", "keep"], id="staff 14 Decorator, before"),
        pytest.param(14, "1", ["take 0 cake", "keep", "room 1b"], id="staff 14 Decorator, after"),
        pytest.param(20, "5", ["get steps", "play 6"], id="staff 20 Detective, before"),
        pytest.param(20, "5", ["play 6", "get steps"], id="staff 20 Detective, after"),
        pytest.param(22, "3", ["play 6", "room 1b"], id="staff 22 Staff Manager, before"),
        pytest.param(22, "3", ["room 1b", "play 6"], id="staff 22 Staff Manager, after"),
    ],
)
def test_p2_no_additional_action_comes_between_action_and_extra(
    card: int, die: str, texts: list[str]
) -> None:
    """P2: serving, moving in, using a round card and claiming come before or afterwards only."""
    table = busy_table(card).seat(hand=[6, 7]).dice(die)
    assert additional_actions(table) == ["serve", "claim A", "move 1 1a", "use 1"]
    table.play(f"die {die}")
    for text in texts:
        assert additional_actions(table) == []
        table.play(text)
    assert {"serve", "move 1 1a", "use 1"} <= set(additional_actions(table))

"""Phase 2, checking the bookings: OB1-OB6, `monks_first`, `soldiers_first` and the worked examples."""

import pytest

from tests.overbooking.table import Table

# The worked examples of the rules: orange is seat 0, blue seat 1, green seat 2 -----------------------


@pytest.mark.parametrize(
    "queue",
    [
        "0:fish 2, 0:bird 5, 1:lion 5, 1:stag 4",
        "0:bird 5, 0:fish 2, 1:lion 5, 1:stag 4",
        "1:stag 4, 0:bird 5, 1:lion 5, 0:fish 2",
    ],
)
def test_ob3_first_worked_example(queue: str) -> None:
    """OB3, OB4: orange 5 (8 left), blue 5 (3 left), the nobles get none, orange 2 gets beds."""
    table = Table("13 none").at(queue=queue).check()
    assert table.collected(0) == "fish 2, bird 5"
    assert table.collected(1) == "lion 5"
    assert table.discarded(0) == ""
    assert table.discarded(1) == "stag 4"


def test_ob3_second_worked_example() -> None:
    """OB3, OW2: 8 + 3 beds; the monk first (10 left), then 4, 3 and 2: all get beds."""
    table = Table("8 monks_first", seats=3)
    table.at(queue="2:stag 1, 1:bird 4, 0:fish 3, 2:lion 2", door="1:fish 2").check()
    assert table.collected(0) == "fish 3"
    assert table.collected(1) == "bird 4"
    assert table.collected(2) == "lion 2, stag 1"
    assert table.discarded(1) == "fish 2"


def test_ob3_third_worked_example() -> None:
    """OB2-OB4, OW1, OW4: orange 3 (12 left), green 6 (6), green 5 (1), blue 4 none, the monk (0)."""
    table = Table("15 two_houses", seats=3)
    table.at(queue="0:fish 3, 2:lion 6, 2:fish 5, 1:lion 4", door="0:stag 4, 1:bird 1").check()
    assert table.game.to_move == 0
    assert table.question == {"kind": "nobles", "hotel": 1, "card": "stag 4"}
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert table.collected(0) == "fish 3"
    assert table.collected(1) == "bird 1"
    assert table.collected(2) == "fish 5, lion 6"
    assert (table.discarded(0), table.discarded(1), table.discarded(2)) == ("stag 4", "lion 4", "")


def test_ob3_third_worked_example_without_the_choice_of_the_nobles() -> None:
    """OB3: 6, 5 and 4 fill the 15 beds; orange and the monk get none."""
    table = Table("15 two_houses", seats=3)
    table.at(queue="0:fish 3, 2:lion 6, 2:fish 5, 1:lion 4", door="0:stag 4, 1:bird 1").check().play("done")
    assert table.collected(0) == ""
    assert table.collected(1) == "lion 4"
    assert table.collected(2) == "fish 5, lion 6"
    assert table.discarded(1) == "bird 1"


# OB1, OB2: hotel by hotel, the powers first ----------------------------------------------------------


def two_hotels_with_nobles() -> Table:
    table = Table("13 none", "13 none", memory=True)
    table.at(1, queue="0:fish 2, 1:fish 2", door="0:fish 4")
    return table.at(2, queue="1:bird 2, 0:bird 6", door="1:bird 4").check()


def beds_seen(table: Table, hotel: int, seat: int | None) -> list[int | None]:
    view = table.game.view(seat)["hotels"][hotel - 1]
    return [card["beds"] for card in view["queue"] + view["door"]]


def test_ob1_only_the_cards_of_the_hotel_being_checked_are_turned_face_up() -> None:
    table = two_hotels_with_nobles()
    for seat in (0, 1, None):
        assert beds_seen(table, 1, seat) == [2, 2, 4]
        assert beds_seen(table, 2, seat) == [None, None, None]
    table.play("done")
    for seat in (0, 1, None):
        assert beds_seen(table, 2, seat) == [2, 6, 4]


def test_ob1_hotels_are_checked_from_top_to_bottom() -> None:
    table = two_hotels_with_nobles()
    assert (table.phase, table.game.to_move, table.question["hotel"]) == ("checking", 0, 1)
    assert table.collected(0) == table.collected(1) == ""
    table.play("done")
    assert (table.game.to_move, table.question["hotel"]) == (1, 2)
    assert (table.collected(0), table.collected(1)) == ("fish 2", "fish 2")
    table.play("done")
    assert table.phase == "placing"
    assert (table.collected(0), table.collected(1)) == ("fish 2, bird 6", "fish 2, bird 2")


def test_ob2_powers_are_resolved_from_the_card_nearest_to_the_hotel_and_each_owner_decides() -> None:
    table = Table("13 none").at(queue="0:fish 2, 1:fish 2", door="1:bird 4, 0:bird 4").check()
    assert (table.game.to_move, table.question["card"], table.legal()) == (
        1,
        "bird 4",
        ["choose 2", "done"],
    )
    table.play("choose 2")
    assert (table.game.to_move, table.question["card"], table.legal()) == (
        0,
        "bird 4",
        ["choose 1", "done"],
    )


def test_ob2_powers_are_resolved_before_beds_are_given() -> None:
    """OB2: the merchants' three beds are there in time, the labourers' are gone."""
    assert Table("3 none").at(queue="0:fish 6", door="1:fish 2").check().collected() == "fish 6"
    assert Table("6 none").at(queue="0:fish 6", door="1:fish 6").check().collected() == ""


def test_ob2_powers_work_at_their_own_hotel_only() -> None:
    table = Table("3 none", "6 none")
    table.at(1, queue="0:fish 4", door="1:bird 2").at(2, queue="0:fish 6", door="").check()
    assert table.collected() == "fish 4, fish 6"
    table = Table("6 none", "5 none")
    table.at(1, queue="0:fish 6", door="").at(2, queue="0:fish 5", door="1:bird 6").check()
    assert table.collected() == "fish 6"


# OB3: the order -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beds", "collected"),
    [
        (14, "fish 6, bird 5, lion 2, stag 1"),
        (13, "fish 6, bird 5, lion 2"),
        (12, "fish 6, bird 5, stag 1"),
        (11, "fish 6, bird 5"),
        (10, "fish 6, lion 2, stag 1"),
        (6, "fish 6"),
        (5, "bird 5"),
        (4, "lion 2, stag 1"),
    ],
)
@pytest.mark.parametrize(
    "queue", ["0:fish 6, 0:bird 5, 0:lion 2, 0:stag 1", "0:stag 1, 0:lion 2, 0:bird 5, 0:fish 6"]
)
def test_ob3_from_the_highest_number_to_the_lowest_wherever_they_stand(
    beds: int, collected: str, queue: str
) -> None:
    assert Table(f"{beds} none").at(queue=queue).check().collected() == collected


@pytest.mark.parametrize("beds", [1, 2, 3, 4, 5, 6])
def test_ob3_among_equals_the_one_nearer_to_the_hotel_first(beds: int) -> None:
    """OB3: whoever owns it and whatever its house."""
    table = Table(f"{2 * beds} none", seats=3)
    table.at(queue=f"1:stag {beds}, 2:fish {beds}, 0:fish {beds}").check()
    assert (table.collected(0), table.collected(1), table.collected(2)) == (
        "",
        f"stag {beds}",
        f"fish {beds}",
    )


@pytest.mark.parametrize(
    ("rule", "beds", "queue", "collected"),
    [
        ("none", 9, "0:fish 6, 0:bird 3, 0:lion 1", "fish 6, bird 3"),
        ("monks_first", 9, "0:fish 6, 0:bird 3, 0:lion 1", "fish 6, lion 1"),
        ("monks_first", 2, "0:stag 3, 0:fish 1, 0:bird 2, 0:lion 1", "fish 1, lion 1"),
        ("monks_first", 1, "0:stag 3, 0:lion 1, 0:bird 2, 0:fish 1", "lion 1"),
        ("monks_first", 9, "0:fish 6, 0:bird 4, 0:lion 5", "fish 6"),
        ("none", 10, "0:fish 6, 0:bird 5, 0:lion 4", "fish 6, lion 4"),
        ("soldiers_first", 10, "0:fish 6, 0:bird 5, 0:lion 4", "bird 5, lion 4"),
        ("soldiers_first", 11, "0:fish 6, 0:bird 5, 0:lion 5", "bird 5, lion 5"),
        ("soldiers_first", 5, "0:fish 6, 0:lion 5, 0:bird 5", "lion 5"),
        ("soldiers_first", 4, "0:fish 6, 0:bird 5, 0:lion 4", "lion 4"),
        ("soldiers_first", 7, "0:fish 6, 0:bird 4, 0:lion 1", "fish 6, lion 1"),
        ("monks_first", 5, "0:fish 5, 0:bird 4, 0:lion 1", "bird 4, lion 1"),
    ],
)
def test_ob3_cards_with_priority_by_the_rule_of_the_hotel_go_before_all_others(
    rule: str, beds: int, queue: str, collected: str
) -> None:
    """OB3: equals with priority from the hotel outwards, the others from the highest to the lowest."""
    assert Table(f"{beds} {rule}").at(queue=queue).check().collected() == collected


@pytest.mark.parametrize(
    "rule", ["none", "small_groups", "large_groups", "first_face_up", "second_face_up", "no_soldiers"]
)
def test_ob3_other_rules_of_hotels_give_no_priority(rule: str) -> None:
    """OP5: they are rules of phase 1 only."""
    table = Table(f"9 {rule}").at(queue="0:fish 3, 0:bird 1, 0:lion 2, 0:stag 4").check()
    assert table.collected() == "fish 3, lion 2, stag 4"


def test_ob3_a_queue_of_five_is_checked_to_its_end() -> None:
    """OB3: `no_back_door`; 6, 5 and 3 of 15 beds, none for the 2, the last bed for the monk."""
    table = Table("15 no_back_door")
    table.at(queue="0:fish 2, 1:bird 6, 0:lion 3, 1:stag 5, 0:bird 1").check()
    assert table.collected(1) == "bird 6, stag 5"
    assert table.collected(0) == "bird 1, lion 3"
    assert table.discarded(0) == "fish 2"


# OB4-OB6: beds ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("beds", "collected"),
    [
        pytest.param(6, "fish 4, bird 2", id="exactly enough for both"),
        pytest.param(5, "fish 4, lion 1", id="not enough for the second, enough for the third"),
        pytest.param(4, "fish 4", id="enough for the first only"),
        pytest.param(3, "bird 2, lion 1", id="not enough for the first"),
    ],
)
def test_ob4_a_card_gets_all_its_beds_or_none_and_the_next_one_is_checked(
    beds: int, collected: str
) -> None:
    assert Table(f"{beds} none").at(queue="0:fish 4, 0:bird 2, 0:lion 1").check().collected() == collected


def test_ob5_cards_with_beds_go_to_their_owners_and_all_others_are_discarded_for_good() -> None:
    """OB5: those at the back door too; they never come back."""
    table = Table("7 none").at(queue="0:fish 5, 1:bird 4, 1:lion 2", door="0:stag 5, 1:stag 3")
    table.check().play("done")
    assert (table.collected(0), table.discarded(0)) == ("fish 5", "stag 5")
    assert (table.collected(1), table.discarded(1)) == ("lion 2", "bird 4, stag 3")
    assert (table.queue(1), table.door(1)) == ("", "")
    while table.phase != "over":
        table.finish_round()
        assert "stag 5" in table.discarded(0)
        assert {"bird 4", "stag 3"} <= set(table.discarded(1).split(", "))
    assert "fish 5" in table.collected(0)


def test_ob5_what_is_collected_and_discarded_lies_open_for_all() -> None:
    table = Table("5 none").at(queue="0:fish 5, 0:bird 4", door="").check()
    for seat in (0, 1, None):
        player = table.game.view(seat)["players"][0]
        assert (player["collected"], player["discarded"]) == (["fish 5"], ["bird 4"])


def test_ob5_an_empty_hotel_gives_nothing() -> None:
    table = Table().check()
    assert table.phase == "placing"
    assert [table.collected(seat) + table.discarded(seat) for seat in (0, 1)] == ["", ""]


@pytest.mark.parametrize("beds", [1, 2, 3, 4, 5, 6])
def test_ob6_beds_cannot_fall_below_0(beds: int) -> None:
    """OB6, OW6: two labourers take up to six beds; then not even a monk gets one."""
    table = (
        Table(f"{beds} none").at(queue="0:fish 3, 0:bird 1, 0:lion 2", door="1:fish 6, 1:bird 6").check()
    )
    assert table.collected() == ""
    assert table.discarded() == "fish 3, bird 1, lion 2"


def test_ob6_no_negative_number_of_beds_is_shown() -> None:
    table = Table("2 none").at(queue="0:fish 1", door="1:fish 6, 0:bird 4").check()
    assert table.question["kind"] == "nobles"
    assert table.game.view(None)["hotels"][0]["beds_now"] == 0
    assert table.play("choose 1").discarded() == "fish 1, bird 4"

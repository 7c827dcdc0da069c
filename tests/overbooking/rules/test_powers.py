"""Powers at the back door, each by itself: OW1-OW6; test_powers_together.py has several of them."""

import pytest

from tests.overbooking.table import Table

# OW1: monk ----------------------------------------------------------------------------------------


def test_ow1_a_monk_moves_to_the_end_of_the_queue_and_may_get_a_bed() -> None:
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6", "bird 1")


def test_ow1_it_stands_behind_a_monk_that_was_there_already() -> None:
    """OW1, OB3: one bed is left after the labourers."""
    table = Table("7 none").at(queue="0:fish 6, 0:lion 1", door="1:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6, lion 1", "")
    assert table.discarded(1) == "bird 1"


def test_ow1_of_two_monks_the_one_nearer_to_the_hotel_moves_first() -> None:
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1, 0:bird 1").check()
    assert (table.collected(0), table.collected(1)) == ("fish 6", "bird 1")


def test_ow1_nobody_is_asked() -> None:
    """OW1: a monk moves whether or not its owner would like it."""
    table = Table("7 none").at(queue="0:fish 6", door="1:bird 1").check()
    assert table.phase == "placing"
    assert table.game.history == []


def test_ow1_monks_join_a_full_queue() -> None:
    """OW1, OP5: six cards, all with beds."""
    table = Table("10 none")
    table.at(queue="0:fish 2, 0:bird 2, 1:fish 2, 1:bird 2", door="0:fish 1, 1:fish 1").check()
    assert table.collected(0) == "fish 1, fish 2, bird 2"
    assert table.collected(1) == "fish 1, fish 2, bird 2"


@pytest.mark.parametrize(
    ("rule", "queue"),
    [
        pytest.param("small_groups", "1:fish 3, 1:bird 2", id="small groups"),
        pytest.param("large_groups", "1:fish 4, 1:bird 5", id="a small group among large ones"),
        pytest.param("two_houses", "1:fish 3, 1:bird 2", id="a third house"),
        pytest.param("no_soldiers", "1:fish 3, 1:bird 2", id="no soldiers"),
    ],
)
def test_ow1_the_rule_of_the_hotel_does_not_keep_a_moving_monk_out(rule: str, queue: str) -> None:
    """OW1, OP5, OW7."""
    table = Table(f"12 {rule}").at(queue=queue, door="0:lion 1").check()
    assert table.collected(0) == "lion 1"


@pytest.mark.parametrize(("rule", "one"), [("none", "fish 6, bird 2"), ("monks_first", "fish 6")])
def test_ow1_a_monk_that_moved_has_the_priority_of_monks(rule: str, one: str) -> None:
    """OW1, OB3: with priority the monk leaves 7 of 8 beds, and 1 after the labourers."""
    table = Table(f"8 {rule}").at(queue="1:fish 6, 1:bird 2", door="0:lion 1").check()
    assert table.collected(1) == one
    assert table.collected(0) == ("lion 1" if rule == "monks_first" else "")


def test_ow1_among_monks_with_priority_the_moved_one_comes_last() -> None:
    table = Table("2 monks_first").at(queue="1:stag 2, 1:fish 1, 1:bird 1", door="0:lion 1").check()
    assert (table.collected(0), table.collected(1)) == ("", "fish 1, bird 1")


# OW2, OW6: merchants and labourers ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("beds", "door", "collected"),
    [
        pytest.param(7, "", "fish 6, stag 1", id="7 beds"),
        pytest.param(7, "0:fish 2", "fish 6, bird 4", id="own merchants: 10"),
        pytest.param(7, "1:fish 2", "fish 6, bird 4", id="merchants of another: 10"),
        pytest.param(7, "0:fish 2, 1:fish 2", "fish 6, bird 4, lion 2, stag 1", id="two merchants: 13"),
        pytest.param(6, "0:fish 2, 1:fish 2", "fish 6, bird 4, lion 2", id="two merchants: 12"),
        pytest.param(7, "1:fish 6", "bird 4", id="labourers: 4"),
        pytest.param(7, "0:bird 6", "bird 4", id="own labourers: 4"),
        pytest.param(7, "1:fish 6, 0:bird 6", "stag 1", id="two labourers: 1"),
        pytest.param(9, "1:fish 6, 1:bird 6", "lion 2, stag 1", id="two labourers: 3"),
        pytest.param(7, "1:fish 2, 1:fish 6", "fish 6, stag 1", id="merchants, labourers: 7"),
        pytest.param(7, "1:fish 6, 0:fish 2", "fish 6, stag 1", id="labourers, merchants: 7"),
        pytest.param(3, "1:fish 6, 0:fish 2", "lion 2, stag 1", id="labourers down to 0, merchants: 3"),
        pytest.param(3, "1:fish 6", "", id="labourers: 0"),
    ],
)
def test_ow2_ow6_merchants_bring_three_beds_and_labourers_take_three(
    beds: int, door: str, collected: str
) -> None:
    """OW2, OW6: they add up; from this queue one can read how many beds there were."""
    table = Table(f"{beds} none").at(queue="0:fish 6, 0:bird 4, 0:lion 2, 0:stag 1", door=door).check()
    assert table.collected() == collected
    assert table.phase == "placing"


def test_ow2_the_beds_of_merchants_are_shown_while_powers_are_resolved() -> None:
    table = Table("13 none").at(queue="0:fish 6", door="1:fish 2, 0:bird 4").check()
    hotel = table.game.view(None)["hotels"][0]
    assert (hotel["beds"], hotel["beds_now"]) == (13, 16)


def test_ow6_labourers_do_so_at_the_back_door_only_and_merchants_too() -> None:
    """OW2, OW6: in the queue they are but groups that need beds."""
    assert Table("8 none").at(queue="0:fish 6, 0:bird 2").check().collected() == "fish 6, bird 2"
    assert Table("7 none").at(queue="0:fish 6, 0:bird 2").check().collected() == "fish 6"


# OW3: maids ---------------------------------------------------------------------------------------


def test_ow3_maids_may_replace_an_own_card_and_take_its_place() -> None:
    """OW3, OB3: nearer to the hotel than the other maids, they get the three beds."""
    table = Table("3 none").at(queue="0:bird 6, 1:lion 3, 0:stag 4", door="0:fish 3").check()
    assert table.game.to_move == 0
    assert table.question == {"kind": "maids", "hotel": 1, "card": "fish 3"}
    assert table.legal() == ["choose 1", "choose 3", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.discarded(0)) == ("fish 3", "bird 6, stag 4")
    assert (table.collected(1), table.discarded(1)) == ("", "lion 3")


def test_ow3_maids_that_take_a_place_farther_off_come_later() -> None:
    table = (
        Table("3 none").at(queue="0:bird 6, 1:lion 3, 0:stag 4", door="0:fish 3").check().play("choose 3")
    )
    assert (table.collected(0), table.discarded(0)) == ("", "fish 3, bird 6, stag 4")
    assert table.collected(1) == "lion 3"


def test_ow3_the_queue_after_maids_have_replaced_a_card() -> None:
    """OW3: the nobles after them see it; the queue is as long as before."""
    table = Table().at(queue="1:fish 5, 0:bird 6, 1:lion 3", door="0:fish 3, 1:stag 4").check()
    table.play("choose 2")
    assert table.queue() == "1:fish 5, 0:fish 3, 1:lion 3"
    assert table.door() == "1:stag 4"
    assert table.discarded(0) == "bird 6"


def test_ow3_the_owner_may_leave_it_and_the_maids_are_discarded() -> None:
    table = Table("13 none").at(queue="0:bird 6", door="0:fish 3").check().play("done")
    assert (table.collected(0), table.discarded(0)) == ("bird 6", "fish 3")


@pytest.mark.parametrize("queue", ["", "1:bird 6", "1:bird 6, 1:fish 3"])
def test_ow3_without_an_own_card_in_the_queue_maids_do_nothing(queue: str) -> None:
    """OW3: nobody is asked, even if there are beds for the maids."""
    table = Table("13 none").at(queue=queue, door="0:fish 3").check()
    assert table.phase == "placing"
    assert (table.collected(0), table.discarded(0)) == ("", "fish 3")


def test_ow3_maids_that_took_a_place_may_be_replaced_by_the_next_ones() -> None:
    table = Table("13 none").at(queue="0:bird 6", door="0:fish 3, 0:lion 3").check().play("choose 1")
    assert table.legal() == ["choose 1", "done"]
    table.play("choose 1")
    assert (table.collected(0), table.discarded(0)) == ("lion 3", "fish 3, bird 6")


def test_ow3_maids_may_come_into_a_queue_of_large_groups() -> None:
    """OW3, OP5, OW7: the rule of the hotel is for phase 1."""
    table = Table("5 large_groups").at(queue="0:bird 6", door="0:fish 3").check().play("choose 1")
    assert table.collected(0) == "fish 3"


# OW4: nobles --------------------------------------------------------------------------------------


def test_ow4_the_chosen_card_is_checked_first() -> None:
    table = Table("6 none").at(queue="1:bird 6, 1:lion 5, 0:stag 2", door="0:fish 4").check()
    assert table.question == {"kind": "nobles", "hotel": 1, "card": "fish 4"}
    assert table.legal() == ["choose 3", "done"]
    table.play("choose 3")
    assert (table.collected(0), table.collected(1)) == ("stag 2", "")
    assert table.discarded(0) == "fish 4"


def test_ow4_the_owner_may_leave_it() -> None:
    table = Table("6 none").at(queue="1:bird 6, 1:lion 5, 0:stag 2", door="0:fish 4").check().play("done")
    assert (table.collected(0), table.collected(1)) == ("", "bird 6")
    assert table.discarded(0) == "fish 4, stag 2"


def test_ow4_only_own_cards_may_be_chosen() -> None:
    table = Table(seats=3).at(queue="1:bird 6, 0:lion 5, 2:stag 2, 0:fish 1", door="0:fish 4").check()
    assert table.legal() == ["choose 2", "choose 4", "done"]


def test_ow4_without_an_own_card_in_the_queue_nobles_ask_nothing() -> None:
    table = Table("6 none").at(queue="1:bird 6", door="0:fish 4").check()
    assert table.phase == "placing"
    assert table.discarded(0) == "fish 4"


def test_ow4_a_chosen_card_too_large_for_the_beds_gets_none() -> None:
    """OW4, OB4: being checked first is no more than that."""
    table = Table("5 none").at(queue="0:bird 6, 1:lion 5", door="0:fish 4").check().play("choose 1")
    assert (table.collected(0), table.collected(1)) == ("", "lion 5")


# OW5: soldiers ------------------------------------------------------------------------------------


def test_ow5_soldiers_may_replace_labourers_of_any_owner() -> None:
    """OW5: also those of the owner of the soldiers; no other cards, and none at a back door."""
    table = Table(seats=3).at(queue="0:fish 6, 2:bird 5, 1:lion 6, 2:stag 6", door="2:fish 5, 0:stag 6")
    table.check()
    assert table.game.to_move == 2
    assert table.question == {"kind": "soldiers", "hotel": 1, "card": "fish 5"}
    assert table.legal() == ["choose 1", "choose 3", "choose 4", "done"]


@pytest.mark.parametrize(
    ("choice", "collected", "discarded"),
    [
        pytest.param("choose 1", ["", "", "fish 5"], ["fish 6, lion 6", "bird 5", ""], id="nearer"),
        pytest.param("choose 3", ["", "bird 5", ""], ["fish 6, lion 6", "", "fish 5"], id="farther off"),
        pytest.param("done", ["", "bird 5", ""], ["fish 6, lion 6", "", "fish 5"], id="not used"),
    ],
)
def test_ow5_soldiers_take_the_place_of_the_labourers(
    choice: str, collected: list[str], discarded: list[str]
) -> None:
    """OW5, OB3: five beds, for the soldiers that are nearer to the hotel."""
    table = Table("5 none", seats=3).at(queue="0:fish 6, 1:bird 5, 0:lion 6", door="2:fish 5").check()
    table.play(choice)
    assert [table.collected(seat) for seat in range(3)] == collected
    assert [table.discarded(seat) for seat in range(3)] == discarded


def test_ow5_the_replaced_labourers_are_discarded_and_the_soldiers_need_five_beds() -> None:
    """OW5: eleven beds, for 5 and 5 now instead of 6 and 5."""
    table = Table("11 none").at(queue="0:fish 6, 1:bird 5", door="1:fish 5").check().play("choose 1")
    assert (table.collected(0), table.discarded(0)) == ("", "fish 6")
    assert table.collected(1) == "fish 5, bird 5"


def test_ow5_soldiers_that_are_not_used_are_discarded() -> None:
    table = Table("11 none").at(queue="0:fish 6, 1:bird 5", door="1:fish 5").check().play("done")
    assert table.collected(0) == "fish 6"
    assert (table.collected(1), table.discarded(1)) == ("bird 5", "fish 5")


@pytest.mark.parametrize(
    ("queue", "door"),
    [
        pytest.param("", "1:fish 5", id="an empty queue"),
        pytest.param("0:fish 5, 1:bird 4, 1:lion 1", "1:fish 5", id="no labourers"),
        pytest.param("0:fish 5", "0:stag 6, 1:fish 5", id="labourers at the back door before"),
        pytest.param("0:fish 5", "1:fish 5, 0:stag 6", id="labourers at the back door after"),
    ],
)
def test_ow5_without_labourers_in_the_queue_soldiers_are_discarded(queue: str, door: str) -> None:
    """OW5: nobody is asked, even if there are beds for the soldiers."""
    table = Table("17 none").at(queue=queue, door=door).check()
    assert table.phase == "placing"
    assert table.discarded(1) == "fish 5"


def test_ow5_soldiers_may_come_into_a_queue_that_takes_no_soldiers() -> None:
    """OW5, OP5, OW7: that rule of the hotel is for phase 1."""
    table = Table("5 no_soldiers").at(queue="0:bird 6", door="1:fish 5").check().play("choose 1")
    assert table.collected(1) == "fish 5"
